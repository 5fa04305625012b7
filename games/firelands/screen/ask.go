package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// move is a token that may be moved freely, and where to.
type move struct {
	piece string // the box it lies in
	from  string // how its key names that box
	to    []drop
}

type drop struct{ piece, key, label string }

// aside are the verbs of what may be done before the answer proper, with a glyph; their options stand under "First, if
// you like".
var aside = map[string]string{"feed": "food", "feed-suited": "rad", "fury": "fury", "recycle": "deck", "ability": "survivor",
	"ability-for": "survivor", "trade": "survivor", "use": "object", "floor": "speed", "barter": "speed", "call": "food"}

// letters are the keys of choices that are no piece. U, H, R, L and M work the page itself.
var letters = map[string]string{"end": "E", "done": "D", "ready": "C", "yes": "Y", "no": "N", "rage": "F", "set-off": "G", "add-fuel": "F",
	"stop": "S", "hold": "D", "bear": "T", "apply": "A", "another": "O", "keep-none": "N"}

// dress copies the question and adds what only the game knows: where rearranging belongs, the keys of the slots, what
// follows from a choice. It notes for each piece what can be done with it.
func (p *page) dress() {
	a := p.Ask
	a.Seat, a.Seats = p.real(a.Seat), slices.Clone(a.Seats)
	for i := range a.Seats {
		a.Seats[i].Seat = p.real(a.Seats[i].Seat)
	}
	if p.Asked != nil {
		a.Say, a.Known, a.Undo = p.named(a.Say), p.named(a.Known), p.named(a.Undo)
	} else {
		a.Say, a.Known, a.Who = p.seatNames.Replace(a.Say), p.seatNames.Replace(a.Known), p.seatNames.Replace(a.Who)
	}
	if o := p.v.Automa; p.Over && o != nil && p.Result.Winners == 0 { // FL-AUTO-47
		a.Say, a.Known = "The Automa wins.", a.Known+", the Automa "+strconv.Itoa(o.Tally.Total)
	}
	choices := a.Choices
	a.Choices, a.Free = nil, nil
	for _, c := range choices {
		verb, _, _ := strings.Cut(c.Key, ":")
		if g, ok := aside[verb]; ok {
			a.Free = append(a.Free, p.asideOf(c, verb, g))
		} else {
			a.Choices = append(a.Choices, c)
		}
	}
	if len(a.Choices) == 0 {
		a.Choices, a.Free = a.Free, nil
	}
	for _, c := range p.Ask.Free {
		if !p.addMove(c) {
			a.Free = append(a.Free, c)
		}
	}
	a.Denied = p.denials(a.Denied)
	p.number(a.Choices)
	for i := range a.Choices {
		p.describe(&a.Choices[i])
	}
	if a.Known == "" && len(a.Choices) > 0 && p.v.Seat >= 0 {
		a.Known = p.known()
	}
	p.ask = a
	p.ask.Hint = p.hint()
	if p.Asked != nil && a.Mood == web.YourTurn && a.Head == "" {
		p.ask.Head = p.head()
	}
	p.pieces = make(map[string]piece, len(a.Choices)+len(a.Free)+len(a.Denied))
	for _, d := range a.Denied {
		if d.Piece != "" {
			p.pieces[d.Piece] = piece{state: web.Refused, reason: d.Reason, rule: d.Rule, label: d.Label}
		}
	}
	for _, c := range slices.Concat(a.Choices, a.Free) {
		if c.Piece == "" {
			continue
		}
		x := piece{state: web.Offered, mark: c.Mark, key: c.Key, label: web.Plain(c.Label)}
		if c.Chosen {
			x.state = web.Chosen
		}
		if before, ok := p.pieces[c.Piece]; ok && before.state != web.Refused {
			x.key, x.mark = "", "" // several answers: the question tells them apart
		}
		p.pieces[c.Piece] = x
	}
}

// real is a seat of the scene with the colour and name it has at this table.
func (p *page) real(m web.SeatMark) web.SeatMark {
	for s := range p.Seats {
		if m.Colour != "" && p.Seats[s].Mark.Colour == m.Colour && s < len(p.v.Players) {
			return p.mark(table.Seat(s))
		}
	}
	return m
}

// number gives the choices their keys: slots their own number, other pieces the free digits, the rest letters.
func (p *page) number(choices []web.Choice) {
	taken := map[string]bool{}
	give := func(c *web.Choice, mark string) {
		if mark != "" && !taken[mark] {
			c.Mark, taken[mark] = mark, true
		}
	}
	for i := range choices {
		c := &choices[i]
		verb, _, _ := strings.Cut(c.Key, ":")
		if slot, ok := strings.CutPrefix(c.Piece, "slot:"); ok && verb == "explore" {
			give(c, slot)
		} else if c.Piece == "" {
			give(c, letters[verb])
		}
	}
	n := 1
	for i := range choices {
		for n <= 9 && taken[strconv.Itoa(n)] {
			n++
		}
		if choices[i].Mark == "" && n <= 9 {
			give(&choices[i], strconv.Itoa(n))
		}
	}
}

// addMove takes a free choice "move:from:to" and reports whether it was one.
func (p *page) addMove(c web.Choice) bool {
	verb, rest, _ := strings.Cut(c.Key, ":")
	from, to, ok := strings.Cut(rest, ":")
	if verb != "move" || !ok || p.v.Seat < 0 {
		return false
	}
	p.packURL = c.URL
	if p.packURL == "" {
		p.packURL = p.Ask.URL
	}
	at := boxOf(p.v.Seat, from)
	d := drop{piece: boxOf(p.v.Seat, to), key: c.Key, label: web.Plain(c.Label)}
	for i := range p.moves {
		if p.moves[i].piece == at {
			p.moves[i].to = append(p.moves[i].to, d)
			return true
		}
	}
	p.moves = append(p.moves, move{piece: at, from: strconv.Itoa(len(p.moves)), to: []drop{d}})
	return true
}

// packs reports whether the question offers a box whose token could be moved as well, so that a press on it could mean
// either. Moving then waits until the player asks for it.
func (p *page) packs() bool {
	return slices.ContainsFunc(p.moves, func(m move) bool { return p.pieces[m.piece].state == web.Offered })
}

// boxOf is the piece of a box that a key names by its number.
func boxOf(s table.Seat, number string) string {
	n, _ := strconv.Atoi(number)
	return boxPiece(s, firelands.Shown(n>>3), n&7)
}

func boxPiece(s table.Seat, c firelands.Shown, i int) string {
	return "box:" + strconv.Itoa(int(s)) + ":" + strconv.Itoa(int(c)) + ":" + strconv.Itoa(i)
}

func cardPiece(c firelands.Shown) string { return "card:" + strconv.Itoa(int(c)) }

// pieceClass is how a small piece shows what can be done with it.
func (p *page) pieceClass(id string) string {
	x, ok := p.pieces[id]
	switch {
	case !ok:
		return ""
	case x.state == web.Offered:
		return "is-offered"
	case x.state == web.Chosen:
		return "is-chosen"
	case p.asks(id):
		return "is-no"
	}
	return ""
}

// asks reports whether the question chooses among pieces of this kind, so that those left out should look so. What a
// piece merely can't do besides does not grey it.
func (p *page) asks(id string) bool {
	kind, _, _ := strings.Cut(id, ":")
	return slices.ContainsFunc(p.ask.Choices, func(c web.Choice) bool { return strings.HasPrefix(c.Piece, kind+":") })
}

// usable reports whether a card in hand can be used now.
func (p *page) usable(c firelands.Shown) bool {
	x, ok := p.pieces["hand:"+strconv.Itoa(int(c))]
	return ok && x.state == web.Offered
}

// asideOf is a choice as a small button: short, with its full words as a tooltip.
func (p *page) asideOf(c web.Choice, verb, glyph string) web.Choice {
	c.Glyph = glyph
	kind, number, _ := strings.Cut(c.Piece, ":")
	n, err := strconv.Atoi(number)
	switch {
	case err != nil:
	case kind == "hand":
		c.Glyph = glyphOf(firelands.Of(table.Card(n)))
		c.Sub = firelands.Of(table.Card(n)).Text
	case verb == "feed":
		c.Sub, c.Label = c.Label, "Feed "+firelands.Of(table.Card(n)).Name
		if strings.Contains(c.Sub, firelands.BadFood.String()) || strings.Contains(c.Sub, "Contaminated Food") {
			c.Glyph = "foodbad"
		}
	}
	return c
}

// denials puts what can't be done in few words: slots by number, and what fails for the same reason together.
func (p *page) denials(denied []web.Denied) []web.Denied {
	var out []web.Denied
	var more []int // that fail like each
	for _, d := range denied {
		if strings.HasPrefix(d.Piece, "box:") && strings.HasPrefix(d.Rule, "FL-CONVOY-") {
			continue // where tokens can't be moved shows when one is lifted
		}
		if slot, ok := strings.CutPrefix(d.Piece, "slot:"); ok {
			d.Label = "Slot " + slot
		}
		i := slices.IndexFunc(out, func(o web.Denied) bool {
			return d.Piece == "" && o.Piece == "" && o.Reason == d.Reason && o.Rule == d.Rule
		})
		if i < 0 {
			out, more = append(out, d), append(more, 0)
		} else {
			more[i]++
		}
	}
	for i, n := range more {
		if n > 0 {
			out[i].Label = strings.TrimSuffix(out[i].Label, ".") + ", and " + strconv.Itoa(n) + " more:"
		}
	}
	return out
}

// describe adds what follows from a choice, in few words: for a slot, what its card does. Boxes are called by their
// card and what is in them.
func (p *page) describe(c *web.Choice) {
	kind, number, _ := strings.Cut(c.Piece, ":")
	n, err := strconv.Atoi(number)
	verb, _, _ := strings.Cut(c.Key, ":")
	switch {
	case kind == "box" && boxVerbs[verb]:
		if v, i, ok := p.box(c.Piece); ok {
			c.Label = v.Card.Face().Name + " " + strconv.Itoa(i+1) + ": " + boxShort(v.Boxes[i])
		}
	case c.Sub != "" || err != nil:
	case kind == "slot" && verb == "explore":
		if n >= 1 && n <= len(p.v.Slots) && p.v.Slots[n-1].Card != firelands.Unseen {
			slot := &p.v.Slots[n-1]
			c.Label, c.Sub = "Explore: "+slot.Card.Face().Name, slotWords(slot)+", cost "+strconv.Itoa(slot.Cost)
		}
	case kind == "card" && verb == "break":
		if m := p.member(table.Card(n)); m != nil {
			c.Label, c.Sub = "Take a Break: "+firelands.Of(m.Card).Name, count(m.Skill, "point", "points")+" for Repairs and Fury"
		}
	case kind == "hand":
		c.Sub = firelands.Of(table.Card(n)).Text
	}
}

// member finds one of the viewer's Survivors.
func (p *page) member(c table.Card) *firelands.SeenCrew {
	if p.v.Seat < 0 {
		return nil
	}
	o := p.player(p.v.Seat)
	for _, zone := range [3][]firelands.SeenCrew{o.Active, o.Exhausted, o.Rest} {
		for i := range zone {
			if zone[i].Card == c {
				return &zone[i]
			}
		}
	}
	return nil
}

// boxVerbs are the verbs that choose a box and nothing else.
var boxVerbs = map[string]bool{"damage": true, "repair": true, "stow": true, "berth": true}

// box finds a box of the viewer's convoy.
func (p *page) box(id string) (*firelands.SeenVehicle, int, bool) {
	if p.v.Seat < 0 {
		return nil, 0, false
	}
	o := p.player(p.v.Seat)
	for i := range o.Columns {
		for _, v := range [2]*firelands.SeenVehicle{&o.Columns[i].Vehicle, &o.Columns[i].Device} {
			for k := range v.Boxes {
				if boxPiece(o.Seat, v.Card, k) == id {
					return v, k, true
				}
			}
		}
	}
	return nil, 0, false
}

// slotWords is what exploring a slot brings.
func slotWords(s *firelands.SeenSlot) string {
	f := s.Card.Face()
	switch f.Kind {
	case firelands.KindLocation:
		switch f.Hazard {
		case firelands.HazardDamage:
			return "1 damage, then gather"
		case firelands.HazardContamination:
			return "1 contamination, then gather"
		case firelands.HazardFame:
			return "lose 1 Fame, then gather"
		}
		return "gather"
	case firelands.KindSurvivor:
		return "recruit: has skill " + strconv.Itoa(int(f.Skill))
	case firelands.KindTruck:
		return "a truck: speed " + strconv.Itoa(int(f.Speed)) + ", tows " + strconv.Itoa(int(f.Towing))
	case firelands.KindEncounter:
		return "an encounter: choose one of its options"
	}
	return "a " + kindOf[f.Kind].class + ": " + count(len(f.Boxes), "box", "boxes")
}

// known is what the viewer has to go by in this phase.
func (p *page) known() string {
	o := p.player(p.v.Seat)
	switch p.v.Phase {
	case firelands.PhaseExploration:
		if len(o.Active) == 0 {
			return "Nobody is in your Active Zone."
		}
		var crew []string
		for _, c := range o.Active {
			crew = append(crew, firelands.Of(c.Card).Name+" "+strconv.Itoa(c.Skill))
		}
		return "Active: " + strings.Join(crew, ", ") + "."
	case firelands.PhaseMovement:
		return "Speed " + strconv.Itoa(o.Speed) + ", " + strconv.Itoa(o.Count(firelands.Fuel)) + " Fuel, space " + strconv.Itoa(int(o.Space)) + "."
	case firelands.PhaseConvoysFire:
		return strconv.Itoa(o.Count(firelands.Ammo)) + " Ammo, " + strconv.Itoa(o.Count(firelands.Fuel)) + " Fuel."
	}
	return ""
}

package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/firelands"
	"waystation/games/scene"
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

// manners are how choices stand in the panel.
var manners = scene.Manners{
	Aside: map[table.Verb]string{
		firelands.VerbFeed:       "food",
		firelands.VerbFeedSuited: "rad",
		firelands.VerbFury:       "fury",
		firelands.VerbRecycle:    "deck",
		firelands.VerbAbility:    "survivor",
		firelands.VerbAbilityFor: "survivor",
		firelands.VerbTrade:      "survivor",
		firelands.VerbUse:        "object",
		firelands.VerbFloor:      "speed",
		firelands.VerbBarter:     "speed",
		firelands.VerbCall:       "food",
	},
	Letters: map[table.Verb]string{
		firelands.VerbEnd:      "E",
		firelands.VerbDone:     "D",
		firelands.VerbReady:    "C",
		firelands.VerbYes:      "Y",
		firelands.VerbNo:       "N",
		firelands.VerbRage:     "F",
		firelands.VerbSetOff:   "G",
		firelands.VerbAddFuel:  "F",
		firelands.VerbStop:     "S",
		firelands.VerbHold:     "D",
		firelands.VerbBear:     "T",
		firelands.VerbApply:    "A",
		firelands.VerbAnother:  "O",
		firelands.VerbKeepNone: "N",
	},
}

// dress copies the question and adds what only the game knows: where rearranging belongs, the keys of the slots, what
// follows from a choice. It notes for each piece what can be done with it.
func (p *page) dress() {
	a := p.Ask
	if o := p.v.Automa; p.Over && o != nil && p.Result.Winners == 0 { // FL-AUTO-47
		a.Say, a.Known = "The Automa wins.", a.Known+", the Automa "+strconv.Itoa(o.Tally.Total)
	}
	a.Choices, a.Free = p.Split(manners, p.asideOf)
	a.Choices, a.Free = p.gifts(a.Choices, a.Free)
	for _, c := range p.Ask.Free {
		if !p.addMove(c) {
			a.Free = append(a.Free, c)
		}
	}
	if p.Asked != nil && p.Asked.Prompt == firelands.AskSetOff {
		a.About = "map"
	}
	a.Denied = p.denials(a.Denied)
	a.Outcome = p.outcome()
	p.gentleFirst(a.Choices)
	p.gentleFirst(a.Free)
	p.number(a.Choices)
	for i := range a.Choices {
		p.describe(&a.Choices[i])
	}
	p.tellApart(a.Choices)
	if a.Known == "" && len(a.Choices) > 0 && p.v.Seat >= 0 {
		a.Known = p.known()
	}
	p.pieces = a.Marks()
	p.ask = a
	p.ask.Hint = p.hint()
	if p.Asked != nil && a.Mood == web.YourTurn && a.Head == "" {
		p.ask.Head = p.head()
	}
}

// gifts takes what Survivors can do in the Rest Phase out of the small buttons into rows: beside the row that ends it
// they were passed over.
func (p *page) gifts(rows, aside []web.Choice) (more, left []web.Choice) {
	if p.Asked == nil || p.Asked.Prompt != firelands.AskRest && p.Asked.Prompt != firelands.AskReady {
		return rows, aside
	}
	for _, c := range aside {
		switch o, _ := p.Option(c); o.Verb {
		case firelands.VerbAbility, firelands.VerbAbilityFor, firelands.VerbTrade:
			c.Glyph = ""
			rows = append(rows, c)
		default:
			left = append(left, c)
		}
	}
	return rows, left
}

// gentleFirst puts boxes that lose nothing by Damage before all others, and what costs a life or a card last: where a
// list is long, that is what stands below its edge.
func (p *page) gentleFirst(choices []web.Choice) {
	slices.SortStableFunc(choices, func(a, b web.Choice) int { return p.price(a) - p.price(b) })
}

// price ranks the choices of one question by what they cost: nothing, something that can be had again, or somebody; a
// box whose Damage takes a card out of the hand ranks with those.
func (p *page) price(c web.Choice) int {
	o, ok := p.Option(c)
	if !ok {
		return 0
	}
	switch o.Verb {
	case firelands.VerbDamage, firelands.VerbCounter, firelands.VerbDismiss, firelands.VerbFeed:
		if final(c) {
			return 2
		}
	}
	dear := false
	switch o.Verb {
	case firelands.VerbDamage:
		v, i, ok := p.box(c.Piece)
		dear = ok && (v.Boxes[i].Token != firelands.NoToken || v.Boxes[i].Kind > firelands.BoxArmor)
	case firelands.VerbReturn: // what has found no box yet, such as what was just gained, comes first
		dear = !slices.Contains(p.player(p.own).Loose, firelands.Token(o.A))
	}
	if dear {
		return 1
	}
	return 0
}

// final reports whether a choice loses somebody, or a card, for good.
func final(c web.Choice) bool { return c.Stake == web.Loss || c.Stake == web.End }

// number gives slots their own numbers as keys, and what is no piece its letter. The rest take the free digits.
func (p *page) number(choices []web.Choice) {
	for i := range choices {
		if o, _ := p.Option(choices[i]); o.Verb == firelands.VerbExplore {
			choices[i].Mark = strconv.Itoa(int(o.A))
		}
	}
	p.Letter(choices, manners)
}

// addMove takes a free choice to move a token and reports whether it was one.
func (p *page) addMove(c web.Choice) bool {
	o, ok := p.Option(c)
	if !ok || o.Verb != firelands.VerbMove || p.v.Seat < 0 {
		return false
	}
	p.packURL = c.URL
	if p.packURL == "" {
		p.packURL = p.Ask.URL
	}
	at := boxAt(p.v.Seat, o.A)
	d := drop{piece: boxAt(p.v.Seat, o.B), key: c.Key, label: web.Plain(c.Label)}
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
	return slices.ContainsFunc(p.moves, func(m move) bool { return p.pieces.Offered(m.piece) })
}

// boxAt is the piece of a box that an option names by its number.
func boxAt(s table.Seat, number int16) string {
	c, i := firelands.BoxAt(number)
	return boxPiece(s, firelands.Shown(c), i)
}

func boxPiece(s table.Seat, c firelands.Shown, i int) string {
	return "box:" + strconv.Itoa(int(s)) + ":" + strconv.Itoa(int(c)) + ":" + strconv.Itoa(i)
}

func cardPiece(c firelands.Shown) string { return "card:" + strconv.Itoa(int(c)) }

// usable reports whether a card in hand can be used now.
func (p *page) usable(c firelands.Shown) bool {
	return p.pieces.Offered("hand:" + strconv.Itoa(int(c)))
}

// asideOf is a choice as a small button: short, with its full words as a tooltip. What an Object does, where food
// leads, what an ability takes and what costs a life stands in it: a tooltip says that to nobody on a phone. A meal
// that kills is rarely meant, and stands folded away.
func (p *page) asideOf(c web.Choice, o table.Option, glyph string) web.Choice {
	c.Glyph, c.Tells = glyph, final(c)
	switch o.Verb {
	case firelands.VerbUse:
		c.Glyph, c.Tells = glyphOf(firelands.Of(table.Card(o.A))), true
		if c.Stake != web.Waste { // else why it is for nothing stands there
			c.Sub = brief(table.Card(o.A))
		}
	case firelands.VerbAbility, firelands.VerbAbilityFor, firelands.VerbTrade:
		c.Tells = c.Sub != "" // its price may be another than its name says
	case firelands.VerbFeed:
		c.Tells = c.Sub != "" // in a replay nothing follows any more
		if firelands.Token(o.A) == firelands.BadFood {
			c.Glyph = "foodbad"
		}
		c.Seldom = final(c)
	}
	return c
}

// denials puts what can't be done in few words: slots by number, and what fails for the same reason together.
func (p *page) denials(denied []web.Denied) []web.Denied {
	var out []web.Denied
	var more []int // that fail like each
	for _, d := range denied {
		if strings.HasPrefix(d.Piece, "box:") && strings.HasPrefix(d.Rule.ID, "FL-CONVOY-") {
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

// describe puts choices in fewer words than their labels: slots by the card and its cost, boxes by the card and what is
// in them. What follows from them the rules say.
func (p *page) describe(c *web.Choice) {
	o, ok := p.Option(*c)
	if !ok {
		return
	}
	switch o.Verb {
	case firelands.VerbDamage, firelands.VerbRepair, firelands.VerbStow, firelands.VerbBerth, firelands.VerbSpend:
		if v, i, ok := p.box(c.Piece); ok {
			c.Label = v.Card.Face().Name + ": " + boxShort(v.Boxes[i])
		}
	case firelands.VerbExplore:
		if n := int(o.A); n >= 1 && n <= len(p.v.Slots) && p.v.Slots[n-1].Card != firelands.Unseen {
			slot := &p.v.Slots[n-1]
			c.Label = "Explore: " + slot.Card.Face().Name + ", cost " + strconv.Itoa(slot.Cost)
		}
	}
}

// tellApart says which box of its card it is where rows of boxes read the same: in a word, as a figure would be taken
// for the number of a row, which stands in the box.
func (p *page) tellApart(choices []web.Choice) {
	times := map[string]int{}
	for _, c := range choices {
		times[c.Label]++
	}
	for k := range choices {
		c := &choices[k]
		if times[c.Label] < 2 {
			continue
		}
		if v, i, ok := p.box(c.Piece); ok {
			name := v.Card.Face().Name
			c.Label = name + ", " + ordinals[i] + " box" + strings.TrimPrefix(c.Label, name)
		}
	}
}

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

// known is what the viewer has to go by in this phase.
func (p *page) known() string {
	o := p.player(p.v.Seat)
	if x := p.eventAsks(); x != nil {
		return "An Event from the market, at once. " + x.Text
	}
	if x := p.rockAsks(); x != nil {
		return x.Text
	}
	switch p.v.Phase {
	case firelands.PhaseExploration:
		if len(o.Active) == 0 {
			return "Nobody is in your Active Zone."
		}
		return activeWords(o.Active)
	case firelands.PhaseMovement:
		words := "Speed " + strconv.Itoa(o.Speed) + ", " + strconv.Itoa(o.Count(firelands.Fuel)) + " Fuel, space " +
			strconv.Itoa(int(o.Space)) + "."
		if o.Space.Region() == 3 { // where the end of the road comes in sight
			words += " " + p.gatesSay() + "."
		}
		return words
	case firelands.PhaseAmbush:
		return "An Enemy that lay in the market hits every convoy in the leader's region. It stays, and fires again " +
			"after the convoys have, unless they beat it."
	case firelands.PhaseEnemiesFire:
		return "All convoys have fired. Each Enemy that still stands fires at the convoys in its region, every round."
	case firelands.PhaseConvoysFire:
		return strconv.Itoa(o.Count(firelands.Ammo)) + " Ammo, " + strconv.Itoa(o.Count(firelands.Fuel)) + " Fuel."
	}
	return ""
}

// activeWords says who is active, and of them apart who has been sent already and who can still be.
func activeWords(active []firelands.SeenCrew) string {
	var sent, here []string
	for _, c := range active {
		words := firelands.Of(c.Card).Name + " " + strconv.Itoa(c.Skill)
		if c.Sent {
			sent = append(sent, words)
		} else {
			here = append(here, words)
		}
	}
	switch {
	case sent == nil:
		return "Active: " + strings.Join(here, ", ") + "."
	case here == nil:
		return "Sent: " + strings.Join(sent, ", ") + ". Nobody else is active."
	}
	return "Sent: " + strings.Join(sent, ", ") + ". Still active: " + strings.Join(here, ", ") + "."
}

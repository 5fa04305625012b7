package screen

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// lay is a way to lay the tile at hand: beside the current one, turned.
type lay struct {
	card       table.Card
	side, turn int
	piece      string
}

// aside are the verbs of what may be done before the answer proper, with a glyph; their options stand under "First, if you like".
var aside = map[string]string{"play": "object", "wield": "blade", "unwield": "blade", "mount": "repair", "discard": "no", "activate": "survivor",
	"use": "object", "use-on": "object", "learn": "skill", "train": "skill", "think": "mind"}

// letters are the keys of choices that are no piece. U, H, R, L and M work the page itself.
var letters = map[string]string{"done": "D", "ready": "D", "shop-pass": "P", "yes": "Y", "no": "N", "hold": "W", "fight": "F", "evade": "E",
	"keep-roll": "K", "bear": "T", "roll": "O", "stay": "S", "explore": "X", "camp": "C", "scout": "S", "forage": "F"}

// dress copies the question and adds what only the game knows: which choices come first, where a tile can be laid, what follows from a
// choice. It notes for each piece what can be done with it.
func (p *page) dress() {
	a := p.Ask
	a.Say, a.Known, a.Undo = p.named(a.Say), p.named(a.Known), p.named(a.Undo)
	choices := a.Choices
	var first []web.Choice
	a.Choices, a.Free = nil, nil
	keys := map[string]bool{}
	for _, c := range choices {
		verb, _, _ := strings.Cut(c.Key, ":")
		keys[c.Key] = true
		p.describe(&c, verb)
		if g, ok := aside[verb]; ok {
			first = append(first, asideOf(c, verb, g))
		} else {
			a.Choices = append(a.Choices, c)
		}
	}
	if len(a.Choices) == 0 { // then these are what is asked
		a.Choices, first = first, nil
	}
	for _, c := range p.Ask.Free {
		verb, _, _ := strings.Cut(c.Key, ":")
		if c.Piece = p.inHand(c.Piece); !keys[c.Key] { // what answers need not be done first
			a.Free = append(a.Free, asideOf(c, verb, aside[verb]))
		}
	}
	a.Free = append(first, a.Free...)
	taken := map[string]bool{}
	for i := range a.Choices {
		verb, _, _ := strings.Cut(a.Choices[i].Key, ":")
		if l := letters[verb]; l != "" && !taken[l] && strings.Count(a.Choices[i].Key, ":") == 0 {
			a.Choices[i].Mark, taken[l] = l, true
		}
	}
	a.Denied = slices.Clone(a.Denied)
	for i := range a.Denied {
		a.Denied[i].Label = p.named(a.Denied[i].Label)
	}
	if a.Known == "" && len(a.Choices) > 0 && p.v.Seat >= 0 {
		a.Known = p.known()
	}
	p.marks = a.Marks()
	p.ask = a
	p.ask.Hint = p.hint()
	if p.Asked != nil && a.Mood == web.YourTurn && a.Head == "" {
		p.ask.Head = p.head()
	}
}

// describe gives a choice the words that only the screen can: where its tile would lie, what a card does.
func (p *page) describe(c *web.Choice, verb string) {
	args := numbers(c.Key)
	switch {
	case verb == "place":
		l := lay{table.Card(args[0]), args[1], args[2], "lay:" + strconv.Itoa(args[1]) + ":" + strconv.Itoa(args[2])}
		exits := turned(posthuman.Of(l.card).Exits, l.turn)
		c.Piece, c.Label, c.Sub = l.piece, "To the "+sides[l.side], "exits "+exitWords(exits)
		p.lays = append(p.lays, l)
		return
	case verb == "pass" && p.v.Phase == posthuman.PhaseTrade:
		c.Sub = "wait for what the others offer"
	case verb == "done" && p.v.Phase == posthuman.PhaseTrade:
		c.Sub = "no more offers this turn"
	case verb == "option":
		c.Piece = "option:" + strconv.Itoa(args[1])
	case verb == "accept", verb == "refuse":
		c.Piece = "offer:" + strconv.Itoa(args[0])
	}
	c.Label = p.named(c.Label)
	c.Piece = p.inHand(c.Piece)
	kind, number, _ := strings.Cut(c.Piece, ":")
	n, err := strconv.Atoi(number)
	if c.Sub != "" {
		return
	}
	switch {
	case err != nil:
	case kind == "action" && p.v.Seat >= 0:
		c.Sub, c.Piece = p.actionSub(posthuman.Action(n)), "" // no piece: it is said in words
	case kind == "tile" && p.v.Seat >= 0:
		c.Sub = p.tileSub(table.Card(n))
	case (kind == "card" || kind == "hand") && n >= 0 && n < posthuman.Count():
		f := posthuman.Of(table.Card(n))
		switch {
		case verb == "character":
			c.Sub = characterSub(f)
		case aside[verb] == "" || verb == "play" || verb == "use":
			c.Sub = f.Text
		}
	}
}

// short are the words of what is done with a card, before its name.
var short = map[string]string{"play": "Play", "wield": "Ready", "unwield": "Put away", "discard": "Discard", "activate": "Call"}

// asideOf is a choice as a small button: short, with its full words as a tooltip.
func asideOf(c web.Choice, verb, glyph string) web.Choice {
	if glyph != "" {
		c.Glyph = glyph
	}
	c.Seldom = verb == "discard" || verb == "unwield"
	if word := short[verb]; word != "" {
		c.Sub, c.Label = c.Label, word+" "+posthuman.Of(table.Card(numbers(c.Key)[0])).Name
	}
	return c
}

// numbers are the arguments of a key. Those it leaves out are 0.
func numbers(key string) (out [3]int) {
	for i, part := range strings.Split(key, ":")[1:] {
		if n, err := strconv.Atoi(part); err == nil && i < len(out) {
			out[i] = n
		}
	}
	return out
}

// inHand is the name of a piece that may be a card in the viewer's hand, whatever is to be done with it.
func (p *page) inHand(piece string) string {
	number, ok := strings.CutPrefix(piece, "card:")
	n, err := strconv.Atoi(number)
	if ok && err == nil && p.v.Seat >= 0 && slices.Contains(p.player(p.v.Seat).Hand, posthuman.Shown(n)) {
		return "hand:" + number
	}
	return piece
}

// actionSub is what an action would do where the viewer stands.
func (p *page) actionSub(a posthuman.Action) string {
	o := p.player(p.v.Seat)
	if len(o.Map) == 0 {
		return ""
	}
	f := posthuman.Of(o.Tile)
	switch a {
	case posthuman.Camp:
		if o.Safe {
			return "+2 health, and 1 health or morale for the safe house"
		}
		return "+2 health"
	case posthuman.Forage:
		return "1 supply card for " + strings.ToLower(terrainWords[o.Terrain])
	case posthuman.Scout:
		return "lay a tile at each vacant exit"
	case posthuman.Move:
		if o.Zone > 0 && o.Zone < len(f.Zones) {
			return "on to " + zoneSays(f, o.Zone)
		}
		return "to another tile, known or new"
	}
	return ""
}

// tileSub is what going to a tile of the viewer's map means.
func (p *page) tileSub(c table.Card) string {
	o := p.player(p.v.Seat)
	for i := range o.Map {
		t := &o.Map[i]
		if t.Card != c {
			continue
		}
		f := posthuman.Of(c)
		switch {
		case t.Done:
			return "1 encounter, no journey point"
		case c == o.Tile && o.Zone > 0 && o.Zone < len(f.Zones):
			return zoneSays(f, o.Zone)
		}
		return zoneSays(f, 0)
	}
	return ""
}

var colourNames = regexp.MustCompile(`\b(Red|Green|Yellow|Blue)\b( [A-Z])?`)

// unmarked takes the marks of marked text out of a name.
var unmarked = strings.NewReplacer("*", "", "{", "", "}", "", "[", "", "]", "")

// named puts people's names into words of the game, which calls players by the colours of their seats.
func (p *page) named(words string) string {
	return colourNames.ReplaceAllStringFunc(words, func(s string) string {
		if strings.Contains(s, " ") { // the name of a card
			return s
		}
		for i := range p.v.Players {
			m := p.mark(table.Seat(i))
			if strings.EqualFold(scene.Colour(table.Seat(i)), s) && !strings.EqualFold(m.Name, s) {
				return "*" + unmarked.Replace(m.Name) + "*"
			}
		}
		return s
	})
}

// log is the scene's log with people's names.
func (p *page) log() web.Log {
	l := p.Log
	l.Entries = slices.Clone(l.Entries)
	for i := range l.Entries {
		l.Entries[i].Words = p.named(l.Entries[i].Words)
	}
	return l
}

// known is what the viewer has to go by in this phase.
func (p *page) known() string {
	o := p.player(p.v.Seat)
	switch p.v.Phase {
	case posthuman.PhaseEating:
		s := "Hunger: " + hungerSays[min(o.Hunger, 3)] + " this turn if it stays."
		if o.Safe {
			return s + " You are in a safe house and need not eat."
		}
		return s
	case posthuman.PhaseDeclare, posthuman.PhaseMove:
		if o.Mutant || o.Fight.On || o.Reveal != posthuman.Unseen {
			return ""
		}
		return "Health " + of(o.Health, o.HealthLimit) + ", morale " + of(o.Morale, o.MoraleLimit) + ", " + strconv.Itoa(o.Food) + " {food} " + strconv.Itoa(o.Ammo) + " {ammo}."
	}
	return ""
}

// head says what a question is about that stands outside the usual order; "" within it.
func (p *page) head() string {
	o := p.player(max(0, p.v.Seat))
	switch {
	case o.Fight.On:
		return "Your choice in the fight"
	case p.v.Phase == posthuman.PhaseEvent:
		return "Your choice in the event"
	case p.v.Phase <= posthuman.PhaseShop:
		return "Before the first turn"
	case o.Mutant:
		return "Your choice, mutant"
	}
	return ""
}

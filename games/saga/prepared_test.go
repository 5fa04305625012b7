package saga

import (
	"testing"

	"waystation/table"
)

// prepared is a game whose set-up is done, and what its players and chance will do: each question is answered by the
// next key written for its kind, else by its last option, which mostly is to leave it; a die shows the next number
// written for it, else 1; of a pile the next card named is drawn, else the first.
type prepared struct {
	*Game
	*testing.T
	tb    *table.Table
	says  map[string][]string
	rolls map[string][]int
	draws map[string][]string
	asked []string // the kinds of all questions, in order
}

// Pick answers.
func (p *prepared) Pick(_ table.Seat, q *table.Prompt, options []table.Option) int {
	p.asked = append(p.asked, q.Kind)
	keys := p.says[q.Kind]
	if len(keys) == 0 {
		return len(options) - 1
	}
	p.says[q.Kind] = keys[1:]
	for i, o := range options {
		if table.Key(p.Verbs(), o) == keys[0] {
			return i
		}
	}
	p.Helper()
	var on []string
	for _, o := range options {
		on = append(on, table.Key(p.Verbs(), o))
	}
	p.Fatalf("%q is not offered by %q: %v", keys[0], q.Kind, on)
	return 0
}

// chance decides.
func (p *prepared) chance(c table.Chance) int {
	if c.Sides > 0 {
		if next := p.rolls[c.Name]; len(next) > 0 {
			p.rolls[c.Name] = next[1:]
			return next[0]
		}
		return 1
	}
	if next := p.draws[c.Name]; len(next) > 0 {
		for _, l := range c.Cards {
			if Of(l.Card).Handle == next[0] {
				p.draws[c.Name] = next[1:]
				return int(l.Card)
			}
		}
	}
	return int(c.Cards[0].Card)
}

// prepare sets a game up, with these characters in the order of seats.
func prepare(t *testing.T, s table.Setup, cast ...string) *prepared {
	t.Helper()
	options := map[string]string{}
	for k, v := range s.Options {
		options[k] = v
	}
	for i, name := range cast {
		options["character"+string(rune('1'+i))] = name
	}
	s.Options = options
	p := &prepared{Game: newTestGame(t, s), T: t, says: map[string][]string{}, rolls: map[string][]int{},
		draws: map[string][]string{}}
	p.tb = table.InPlace(1, 1, table.Config{Decider: p, Rig: p.chance, Loud: true})
	for !p.Ready() {
		p.Step(p.tb)
	}
	p.asked = nil
	return p
}

// say sets what is answered to a kind of question.
func (p *prepared) say(kind string, keys ...string) { p.says[kind] = append(p.says[kind], keys...) }

// card is a card by its handle.
func (p *prepared) card(handle string) table.Card {
	p.Helper()
	c, ok := p.CardNamed(handle)
	if !ok {
		p.Fatalf("there is no %q", handle)
	}
	return c
}

// move takes a card from wherever it lies into a pile.
func (p *prepared) move(handle string, to *table.Pile) table.Card {
	p.Helper()
	c := p.card(handle)
	for _, from := range p.Piles() {
		if i := from.Find(c); i >= 0 {
			from.Move(p.tb, i, to, table.Everyone, table.Everyone)
			p.Cards[c] = Marks{Came: true, Left: Of(c).Timing.Counters}
			return c
		}
	}
	p.Fatalf("%q lies nowhere", handle)
	return 0
}

// hold gives a player a card: a weapon is equipped if a hand is free.
func (p *prepared) hold(s table.Seat, handle string) table.Card {
	p.Helper()
	c := p.card(handle)
	to := Items
	switch Of(c).Kind {
	case KindWeapon:
		to = Weapons
	case KindFollower:
		to = Company
	case KindMutation:
		to = Mutations
	}
	p.move(handle, p.of(s, to))
	p.fillEquipped(s)
	return c
}

// knows lets a player have learned skills.
func (p *prepared) knows(s table.Seat, names ...string) {
	p.Helper()
	c := &characters[p.mat(s).Character]
	for _, name := range names {
		found := false
		for i := range c.Skills {
			if c.Skills[i].Name == name {
				p.knowSkill(p.tb, s, i)
				found = true
			}
		}
		if !found {
			p.Fatalf("the %s has no skill %q", c.Name, name)
		}
	}
}

// stand puts a player on terrain in a zone, which is laid there.
func (p *prepared) stand(s table.Seat, zone int8, tile string) {
	p.Helper()
	if p.zone(s, zone).Tile == 0 {
		p.layTerrain(p.tb, s, p.pile(Aside), p.move(tile, p.pile(Aside)), zone, "PS-MAP-05")
	}
	p.mat(s).At = zone
}

// meetFoe has a player fight an enemy, and reports whether they were not knocked out.
func (p *prepared) meetFoe(s table.Seat, handle string) bool {
	p.Helper()
	p.move(handle, p.of(s, Foe))
	return p.aboard(p.tb, s, func() { p.fight(p.tb, s) })
}

// is fails unless two numbers are equal.
func (p *prepared) is(what string, got, want int) {
	p.Helper()
	if got != want {
		p.Errorf("%s is %d; expected %d", what, got, want)
	}
}

// was reports whether a kind of question was put.
func (p *prepared) was(kind string) bool {
	for _, k := range p.asked {
		if k == kind {
			return true
		}
	}
	return false
}

var (
	two   = table.Setup{Seats: 2}
	solos = table.Setup{Seats: 1, Mode: "solo"}
	teams = table.Setup{Seats: 4, Mode: "teams"}
)

package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// How much a hunch may weigh: about an option of a story, and about a skill.
const (
	hunches = 170
	likings = 70
)

// hunch is what a player thinks of an option, for no reason that could be told: each player something else, from 0 to
// below so much.
func (m *mind) hunch(o table.Option, below uint64) int {
	x := m.seed ^ uint64(o.A)*0x9e3779b97f4a7c15 ^ uint64(o.B+1)*0xd6e8feb86659fd93
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return int((x >> 33) % below)
}

// choose weighs an option of a story by what can be seen of it, its price and its challenge, and by a hunch: what comes
// of it nobody knows. What asks for more promises more.
func (m *mind) choose(o table.Option) int { return m.hunch(o, hunches) + m.terms(o) }

// terms is what can be seen of an option of a story.
func (m *mind) terms(o table.Option) int {
	if int(o.B) >= len(m.v.Story.Terms) {
		return 0
	}
	x := &m.v.Story.Terms[o.B]
	worth := 45 + m.gains(x.Price)/2
	if c := &x.Challenge; c.Success > 0 {
		best := 0
		for _, lead := range [2]int16{0, m.ablest(c.Mind)} {
			odds := m.g.TrialOdds(m.s, saga.Trial{Mind: c.Mind}, lead, int(c.Success), int(c.Major))
			y := (-20*odds[saga.Failure] + 65*odds[saga.Success] + 100*odds[saga.GreatSuccess]).Of(1)
			if lead > 0 {
				y -= m.leadCost()
			}
			best = max(best, y)
		}
		return best + m.gains(x.Price)/2
	}
	return worth
}

// ablest is the card with the most of a stat, 1 + it.
func (m *mind) ablest(mind bool) int16 {
	if mind {
		return m.keenest()
	}
	best, most := int16(0), int8(-1)
	for _, l := range m.g.Lying(m.s, saga.Deck) {
		if c := &saga.Of(l.Card).Challenge; !c.DNE && (c.Speed > most || c.Speed == most && int16(l.Card)+1 < best) {
			best, most = int16(l.Card)+1, c.Speed
		}
	}
	return best
}

// goal is what the challenge going on needs, and what success and great success are worth.
func (m *mind) goal() (success, major, worth, great int) {
	if m.g.Trial.Forage {
		x := 30
		if t := m.g.Zone(m.s, m.me.At).Tile; t > 0 {
			x = m.gains(saga.BonusOf(saga.Of(table.Card(t - 1)).Tile))
		}
		return saga.ForageMind(), 0, x, x
	}
	if k := int(m.v.Story.Chosen) - 1; k >= 0 && k < len(m.v.Story.Terms) {
		c := &m.v.Story.Terms[k].Challenge
		return int(c.Success), int(c.Major), 85, 115
	}
	return 3, 0, 60, 60
}

// trial is what the challenge going on promises, led with a card or none.
func (m *mind) trial(lead int16) int {
	success, major, worth, great := m.goal()
	odds := m.g.TrialOdds(m.s, m.g.Trial, lead, success, major)
	return odds[saga.Success].Of(worth) + odds[saga.GreatSuccess].Of(great)
}

// statOf is what a card gives in the challenge going on.
func (m *mind) statOf(c table.Card) int {
	if m.g.Trial.Mind {
		return int(saga.Of(c).Challenge.Mind)
	}
	return int(saga.Of(c).Challenge.Speed)
}

// draw weighs drawing a card in a challenge: it costs nothing.
func (m *mind) draw(table.Option) int { return 1 }

// helped is what it is worth that the total of the challenge going on is so much higher.
func (m *mind) helped(n int) int {
	success, major, worth, great := m.goal()
	total := m.about(1)
	value := func(total int) int {
		switch {
		case major > 0 && total >= major:
			return great
		case total >= success:
			return worth
		}
		return 0
	}
	return value(total+n) - value(total)
}

// exhaust weighs paying with a card: the one that would be led last.
func (m *mind) exhaust(o table.Option) int {
	c := &saga.Of(table.Card(o.A)).Challenge
	return -(2*int(c.Blue.Hits) + 4*int(c.Blue.Damage) + 4*int(c.Red.Hits) + 5*int(c.Red.Damage) + 3*int(c.Red.Block))
}

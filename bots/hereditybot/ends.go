package hereditybot

import "waystation/games/heredity/decks"

// lost is what it is worth to lose the chapter.
const lost = -600

// marked is what markers on a card are worth: with the last of so many that the row ends the chapter by them, all is
// lost.
func (m *mind) marked(s *decks.Step) int {
	if n := m.ends(s.Card.Number); n > 0 && m.markers(s.Card.Number)+s.N >= n {
		return lost
	}
	return 2
}

// unmarked is what it is worth to take markers off a card: much, where the chapter soon ends by them.
func (m *mind) unmarked(s *decks.Step) int {
	n, now := m.ends(s.Card.Number), m.markers(s.Card.Number)
	if n == 0 || now == 0 || now+2 < n {
		return 2
	}
	return 30 * min(s.N, now)
}

func (m *mind) markers(number int) int {
	if c := m.card(int16(number)); c != nil {
		return c.Markers
	}
	return 0
}

// ends is by how many markers on a card a red box on the table says that the chapter is lost, 0 if none does.
func (m *mind) ends(number int) int {
	for i := range m.v.Cards {
		c := &m.v.Cards[i]
		if c.Red == nil || !c.Place.InPlay() {
			continue
		}
		for _, list := range [...][]decks.Step{c.Red.Before, c.Red.Steps, c.Red.After} {
			for k := range list {
				if n := limit(&list[k], number, int(c.Number)); n > 0 {
					return n
				}
			}
		}
	}
	return 0
}

// limit is how many markers on a card end the chapter by a step that card this prints, 0 if it is about something else.
func limit(s *decks.Step, number, this int) int {
	if s.Form != "if" || len(s.If) != 1 || len(s.If[0]) != 1 || len(s.Then) == 0 || s.Then[0].Form != "defeat {id}" {
		return 0
	}
	f := &s.If[0][0]
	on := f.Card.Number
	if on == 0 {
		on = this
	}
	if f.Form != "markers on {ref} at least {k}" || f.Not || on != number {
		return 0
	}
	return f.N
}

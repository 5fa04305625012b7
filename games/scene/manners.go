package scene

import (
	"waystation/table"
	"waystation/web"
)

// Manners are how the choices of a game stand in the panel of the question.
type Manners struct {
	// Aside are the verbs of what may be done before the answer proper, with a glyph each: their options stand under
	// "First, if you like".
	Aside map[table.Verb]string
	// Letters are the keys of choices that are no piece. U, H, R, L and M work the page itself.
	Letters map[table.Verb]string
}

// Split parts the choices of the question into answers and what may be done first, each dressed by the game. Where
// there is nothing else to choose, what may be done first is the answer.
func (s *Scene) Split(m Manners,
	dress func(c web.Choice, o table.Option, glyph string) web.Choice) (answers, first []web.Choice) {
	for _, c := range s.Ask.Choices {
		o, ok := s.Option(c)
		if glyph, aside := m.Aside[o.Verb]; ok && aside {
			first = append(first, dress(c, o, glyph))
		} else {
			answers = append(answers, c)
		}
	}
	if len(answers) == 0 {
		return first, nil
	}
	return answers, first
}

// Letter gives choices without a piece the keys of their verbs, each key once.
func (s *Scene) Letter(choices []web.Choice, m Manners) {
	taken := map[string]bool{}
	for _, c := range choices {
		taken[c.Mark] = true
	}
	for i := range choices {
		c := &choices[i]
		o, ok := s.Option(*c)
		letter := m.Letters[o.Verb]
		if ok && c.Mark == "" && c.Piece == "" && letter != "" && !taken[letter] {
			c.Mark = letter
			taken[letter] = true
		}
	}
}

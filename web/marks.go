package web

import (
	"slices"
	"strings"
)

// Marks say what can be done with the pieces on a board now, by their names as in data-piece.
type Marks struct {
	pieces map[string]pieceMark
	kinds  []string // of pieces that the question chooses among: "card:"
}

type pieceMark struct {
	state  CardState
	letter string // key that chooses it
	key    string // answer it stands for; "" when it stands for several
	url    string // when that is posted elsewhere than answers, as one pick of several is
	label  string
	reason string
	rule   string
}

// Marks numbers the choices of the question, so that the board shows the same keys, and notes what they say about
// pieces.
func (a *Ask) Marks() Marks {
	a.Choices = marked(a.unfolded(a.Choices))
	m := Marks{pieces: make(map[string]pieceMark, len(a.Choices)+len(a.Free)+len(a.Denied))}
	for _, d := range a.Denied {
		if d.Piece != "" {
			m.pieces[d.Piece] = pieceMark{state: Refused, reason: d.Reason, rule: d.Rule.ID}
		}
	}
	for i, c := range slices.Concat(a.Choices, a.Free) {
		if c.Piece == "" {
			continue
		}
		if kind, _, ok := strings.Cut(c.Piece, ":"); ok && i < len(a.Choices) && !slices.Contains(m.kinds, kind) {
			m.kinds = append(m.kinds, kind)
		}
		x := pieceMark{state: Offered, letter: c.Mark, key: c.Key, url: c.URL, label: Plain(c.Label)}
		if a.Still { // nothing can be pressed
			x.letter, x.key, x.url = "", "", ""
		}
		if c.Chosen {
			x.state = Chosen
		}
		if before, ok := m.pieces[c.Piece]; ok && before.state != Refused {
			x.key, x.letter = "", "" // several answers: the question tells them apart
		}
		m.pieces[c.Piece] = x
	}
	return m
}

// Offered reports whether a piece can be chosen now.
func (m Marks) Offered(id string) bool { return m.pieces[id].state == Offered }

// Known reports whether the question says anything about a piece.
func (m Marks) Known(id string) bool { _, ok := m.pieces[id]; return ok }

// Letter is the key that chooses a piece on offer, or "".
func (m Marks) Letter(id string) string {
	if !m.Offered(id) {
		return ""
	}
	return m.pieces[id].letter
}

// Key is the answer that a piece alone stands for, or "".
func (m Marks) Key(id string) string { return m.pieces[id].key }

// Class is how a piece other than a card shows what can be done with it. One that can't be chosen looks so only where
// the question chooses among its like.
func (m Marks) Class(id string) string {
	x, ok := m.pieces[id]
	switch {
	case !ok:
		return ""
	case x.state == Offered:
		return "is-offered"
	case x.state == Chosen:
		return "is-chosen"
	}
	if kind, _, _ := strings.Cut(id, ":"); slices.Contains(m.kinds, kind) {
		return "is-no"
	}
	return ""
}

// Lay makes a card the piece of that name, with what can be done with it.
func (m Marks) Lay(c *Card, id string) {
	c.Piece = id
	if x, ok := m.pieces[id]; ok {
		c.State, c.Mark, c.Key, c.URL, c.Reason, c.Rule = x.state, x.letter, x.key, x.url, x.reason, x.rule
	}
}

package server

import (
	"slices"

	"waystation/table"
	"waystation/web"
)

// doubt is an answer that would put its seat out of the match and waits to be given once more. Nothing of it is stored.
type doubt struct {
	number int
	key    string
}

// reconsider is the key that takes back an answer which waits to be given once more. No game's verb can be called so:
// it is compared only while one waits.
const reconsider = "reconsider"

// hesitates notes an answer that a person must give once more, and reports whether it is one.
func (r *room) hesitates(seat table.Seat, number int, key string) bool {
	if d, ok := r.doubts[seat]; ok && key == reconsider && d.number == number {
		delete(r.doubts, seat)
		return true
	}
	ask := r.m.Ask(seat)
	if ask == nil || ask.Number != number || !r.ends(ask, key) {
		return false
	}
	if r.doubts == nil {
		r.doubts = map[table.Seat]doubt{}
	}
	r.doubts[seat] = doubt{number, key}
	return true
}

// ends reports whether an answer puts its seat out of the match, as far as can be known.
func (r *room) ends(ask *table.Ask, key string) bool {
	return slices.ContainsFunc(ask.Options, func(o table.Offered) bool {
		return table.Key(r.m.Verbs(), o.Option) == key && r.voice().Outlook(ask, o.Option).Stake == table.End
	})
}

// hesitation puts in the place of all choices the one that waits, and the way back.
func (r *room) hesitation(p *web.Ask, ask *table.Ask) {
	d, ok := r.doubts[ask.Seat]
	if !ok || d.number != ask.Number {
		return
	}
	i := slices.IndexFunc(p.Choices, func(c web.Choice) bool { return c.Key == d.key })
	if i < 0 {
		return
	}
	c := p.Choices[i]
	c.Label, c.Piece, c.Mark = "Yes: "+c.Label, "", "Y"
	c.URL = r.path("/answer", ask.Seat) + "&sure=1"
	p.Say, p.Known = "This can't be taken back. Are you sure?", ""
	p.Choices = []web.Choice{{Key: reconsider, Label: "No, choose again", Mark: "N"}, c}
	p.Free, p.Denied, p.HintURL, p.Undo, p.UndoWhy = nil, nil, "", "", ""
}

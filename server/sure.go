package server

import (
	"slices"

	"waystation/table"
	"waystation/web"
)

// reconsider is the key that takes back an answer which waits to be given once more. No game's verb can be called so:
// it is compared only while one waits.
const reconsider = "reconsider"

// hesitates notes an answer that a person must give once more, as it would put its seat out of the match or is not what
// a lesson suggests. It reports whether this is one.
func (r *room) hesitates(seat table.Seat, number int, key string) bool {
	if _, waits := r.memory.doubts.get(seat, number); waits && key == reconsider {
		delete(r.memory.doubts, seat)
		return true
	}
	ask := r.m.Ask(seat)
	if ask == nil || ask.Number != number || !r.ends(ask, key) && !r.strays(ask, key) {
		return false
	}
	r.memory.doubts.put(seat, number, key)
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
	key, ok := r.memory.doubts.get(ask.Seat, ask.Number)
	if !ok {
		return
	}
	i := slices.IndexFunc(p.Choices, func(c web.Choice) bool { return c.Key == key })
	if i < 0 {
		return
	}
	c := p.Choices[i]
	c.Label, c.Piece, c.Mark = "Yes: "+c.Label, "", "Y"
	c.URL = r.path("/answer", ask.Seat) + "&sure=1"
	p.Say, p.Known = "That may be the end of the match for you. Are you sure?", ""
	p.Choices = []web.Choice{{Key: reconsider, Label: "No, choose again", Mark: "N"}, c}
	if !r.ends(ask, key) {
		r.strayed(p, &p.Choices[1])
	}
	p.Free, p.Denied, p.HintURL, p.Undo, p.UndoWhy, p.Orders = nil, nil, "", "", "", nil
}

package screen

import (
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// eventTold tells of an event of the round: what it is, and what it did to the viewer (PS-EVENT-01, PS-EVENT-02).
func (p *page) eventTold(n *scene.News, i int) *web.Tidings {
	t := &web.Tidings{
		ID: n.Name(i), Moment: p.moment(n, i) + ", the event", Title: "An event", Why: n.Words[i],
		Rule:    p.Cite(n.Told[i].Rule),
		Picture: raw(picture("event")), Next: "Go on",
	}
	if f := eventOf(n.Told[i]); f != nil {
		t.Title, t.Why, t.Picture = f.Name, f.Text, raw(picture(pictureOf(f)))
	}
	if lines := p.befell(n, i); lines != nil {
		t.Columns = []web.TidingsColumn{{Head: "What it did to you", Glyph: "check", Lines: lines}}
	}
	return t
}

// roundNews is the place of what a round begins with, an event or a land that grows harder; -1 where it is no news.
func roundNews(n *scene.News) int {
	if i := find(n.Told, isA(saga.Encroaches)); i >= 0 {
		return i
	}
	return find(n.Told, isA(saga.Happens))
}

// eventAfter is that the land grew harder after what a sheet tells of, and the event that was drawn after it, with what
// it did to the viewer: the sheet lies over the card.
func (p *page) eventAfter(n *scene.News, i int) (out []web.TidingsColumn) {
	if k := find(n.Told, isA(saga.Encroaches)); k > i {
		out = append(out, web.TidingsColumn{Head: "Then the land grows harder", Glyph: "enemy", Wide: true,
			Lines: []web.TidingsLine{{Words: n.Words[k]}}})
	}
	if k := find(n.Told, isA(saga.Happens)); k > i {
		lines := append([]web.TidingsLine{{Words: n.Words[k]}}, p.befell(n, k)...)
		out = append(out, web.TidingsColumn{Head: "Then the round's event", Glyph: "event", Wide: true, Lines: lines})
	}
	return out
}

// eventOf is the card of an event that was told of, nil for none.
func eventOf(e table.Event) *saga.Face {
	if e.A < 0 || int(e.A) >= saga.Count() {
		return nil
	}
	return saga.Of(table.Card(e.A))
}

// befell is what an event did to the viewer that was told at a place of the news.
func (p *page) befell(n *scene.News, i int) (out []web.TidingsLine) {
	its := false
	for k := i + 1; k < len(n.Told); k++ {
		e := n.Told[k]
		its = e.Seat == p.v.Seat && saga.Changes(e) &&
			(e.Rule == "PS-EVENT-02" && e.C == n.Told[i].A || its && saga.Wearies(e))
		if its {
			out = append(out, change(e, n.Words[k]))
		}
	}
	return out
}

// change is a line of what something changed: what was lost is marked as lost.
func change(e table.Event, words string) web.TidingsLine {
	x := web.TidingsLine{Words: words}
	if saga.Loses(e) {
		x.Glyph = "no"
	}
	return x
}

// happening is the event that is being carried out and asks something, nil while none does: what a story or a fight
// asks into which it leads is told by these.
func (p *page) happening() *saga.Face {
	if len(p.v.Events) == 0 || p.v.Trial.On || p.v.Story.Number > 0 || p.player(max(0, p.v.Seat)).Fight.On {
		return nil
	}
	if f := p.v.Events[len(p.v.Events)-1].Face(); f != nil && !f.Event.Lasting {
		return f
	}
	return nil
}

package screen

import (
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Ending is how the expedition has ended, for whoever looks.
func (Screen) Ending(s *scene.Scene) scene.Ending {
	p := newPage(s)
	r := p.reckoning()
	e := scene.Ending{
		Title: p.homecoming(p.v.Seat), Told: p.homecoming(table.Nobody), Print: p.endPrint(), Unit: "VP", Score: &r,
		More: tales(p),
	}
	if p.v.Mode == saga.Solo {
		e.Head = p.name(0) + ": " + p.missionsSay()
	} else {
		e.Head = p.wonSays()
	}
	for i := range p.v.Players {
		e.Seats = append(e.Seats, p.finish(table.Seat(i)))
	}
	return e
}

// finish is what a seat came home with.
func (p *page) finish(s table.Seat) scene.Place {
	x := scene.Place{How: count(int(p.side(s).Stage), "mission", "missions") + " done", Points: itoa(p.total(s))}
	if c := p.character(s); c != nil {
		x.How = c.Name + ", " + x.How
	}
	return x
}

// endPrint is the picture of the end.
func (p *page) endPrint() web.Print {
	return web.Print{Box: "0 60 300 95", Art: Poster, Says: "The Fortress, and the land before it."}
}

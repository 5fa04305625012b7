package screen

import (
	"strconv"
	"strings"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Ending is how the journey has ended, for whoever looks.
func (Screen) Ending(s *scene.Scene) scene.Ending {
	p := newPage(s)
	r := p.reckoning()
	verdict, _ := p.verdict()
	e := scene.Ending{
		Title: p.arrival(p.v.Seat), Told: p.arrival(table.Nobody), Near: p.nearly(web.Plain(verdict)),
		Print: p.endPrint(), Score: &r,
	}
	for i := range p.v.Players {
		e.Seats = append(e.Seats, p.finish(table.Seat(i)))
	}
	return e
}

// nearly is the verdict without who has won, which stands above it.
func (p *page) nearly(verdict string) string {
	if p.Result.Winners.Len() == 1 && !p.v.Solo && !p.charted() {
		most := 0
		for s := range table.Seat(len(p.v.Players)) {
			if !p.Result.Winners.Has(s) && !p.player(s).Mutant {
				most = max(most, p.player(s).JP)
			}
		}
		w := p.player(p.Result.Winners.First())
		switch {
		case len(p.turned()) == len(p.v.Players)-1 && !w.Mutant:
			return "Everybody else turned on the way."
		case !w.Mutant && most < w.JP:
			return "The next was " + count(w.JP-most, "step", "steps") + " behind."
		}
	}
	return strings.TrimSpace(verdict)
}

// finish is how far a seat came.
func (p *page) finish(s table.Seat) scene.Place {
	o := p.player(s)
	switch {
	case o.Mutant:
		return scene.Place{How: "turned mutant, and left the track", Points: "turned"}
	case o.JP == posthuman.LastSpace:
		return scene.Place{How: "in the Fortress", Points: strconv.Itoa(o.JP)}
	case o.JP == 0:
		return scene.Place{How: "never left the first camp", Points: "0"}
	}
	return scene.Place{
		How:    count(posthuman.LastSpace-o.JP, "step", "steps") + " from the gate, level " + strconv.Itoa(posthuman.Level(o.JP)),
		Points: strconv.Itoa(o.JP),
	}
}

// arrival is the title of the end, for a viewer or, with Nobody, for everybody.
func (p *page) arrival(viewer table.Seat) string {
	won := p.Result.Winners
	switch {
	case p.v.Final == posthuman.AllTurned && p.v.Solo:
		return "You can't go on as you were."
	case p.v.Final == posthuman.AllTurned:
		return "Nobody is human any more."
	case p.v.Final == posthuman.TooLate:
		return "The Fortress has shut its gate."
	case p.v.Final == posthuman.NoWay && won == 0, won == 0:
		return "There is no way on."
	case won.Len() > 1:
		return "There is room for all of them."
	}
	s := won.First()
	who, are := p.name(s), "is"
	if s == viewer {
		who, are = "You", "are"
	}
	if p.player(s).JP < posthuman.LastSpace {
		return who + " " + are + " furthest on the road."
	}
	return who + " " + are + " in the Fortress."
}

// endPrint is the picture of the end.
func (p *page) endPrint() web.Print {
	return web.Print{Box: "0 70 300 95", Art: Poster, Says: "The Fortress on its hill, and the way up to it."}
}

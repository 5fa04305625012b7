package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
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
		Print: endPrints[p.endKind()], Score: &r, Moment: moment,
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
		case p.alone(p.Result.Winners.First()):
			return "Everybody else turned on the way."
		case !w.Mutant && most < w.JP:
			return "The next was " + english.Count(w.JP-most, "step", "steps") + " behind."
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
	how := english.Count(posthuman.LastSpace-o.JP, "step", "steps") + " from the gate, level "
	return scene.Place{How: how + strconv.Itoa(posthuman.Level(o.JP)), Points: strconv.Itoa(o.JP)}
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
	case won == 0:
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

// moment is the picture of something that happened: of the card it is about, or a scene.
func moment(e table.Event, words string) web.Print {
	name := func(i int) string { return posthuman.Of(table.Card(i)).Name }
	if c := scene.Named(words, posthuman.Count(), name); c >= 0 {
		return web.Print{Box: cardBox, Art: pictures[c]}
	}
	chapter := scene.Chapter(e.Rule)
	switch chapter {
	case "KO":
		return web.Print{Box: sceneBox, Art: raw(art.Scene("road"))}
	case "EAT", "CAMP":
		return web.Print{Box: sceneBox, Art: raw(art.Scene("can"))}
	case "TURN", "MUTACT":
		return web.Print{Box: sceneBox, Art: raw(art.Scene("face"))}
	case "JOURNEY", "END":
		return web.Print{Box: "40 60 220 106", Art: Poster}
	}
	if v, ok := momentArt[chapter]; ok {
		return web.Print{Box: cardBox, Art: raw(art.Vignette(v))}
	}
	return web.Print{Box: cardBox, Art: raw(art.Vignette("action"))}
}

// Where one looks at the picture of a card, and at the middle of a scene.
const (
	cardBox  = "0 0 140 66"
	sceneBox = "120 44 400 190"
)

// momentArt are the pictures of what happens by the chapters of its rules.
var momentArt = map[string]string{
	"MELEE": "melee", "SHOOT": "pistol", "EVADE": "runner", "ENC": "encounter", "SCAR": "scar", "XP": "skill",
	"MAP": "plains", "MOVE": "plains", "INV": "gear", "TRADE": "gear", "EVENT": "event", "STAT": "human",
}

package screen

import (
	_ "embed"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Ending is how the race has ended, for whoever looks.
func (Screen) Ending(s *scene.Scene) scene.Ending {
	p := newPage(s)
	r := p.reckoning()
	won, tie, _ := p.verdict()
	e := scene.Ending{
		Head: strings.TrimSuffix(web.Plain(won), "."), Near: tie,
		Title: p.arrival(p.v.Seat), Told: p.arrival(table.Nobody),
		Print: p.ending(), Unit: "Fame", Score: &r, Moment: moment,
	}
	for i := range p.v.Players {
		e.Seats = append(e.Seats, p.finish(table.Seat(i)))
	}
	if a := p.v.Automa; a != nil {
		e.Rivals = append(e.Rivals, web.Finish{
			Seat: p.automaMark(), Bot: true, How: p.where(a.Reached, a.Space),
			Points: minus(a.Tally.Total), Won: p.Result.Winners == 0,
		})
	}
	return e
}

// finish is how a seat came out of the race.
func (p *page) finish(s table.Seat) scene.Place {
	o := p.player(s)
	if o.Out {
		return scene.Place{How: "lost the last Survivor", Points: "out"}
	}
	how := p.where(o.Reached, o.Space)
	if n := o.Tally.Of(firelands.PartSpaces); n > 0 {
		how += ", " + english.Count(n, "space", "spaces") + " ahead by the shortest way"
	}
	return scene.Place{How: how, Points: minus(o.Tally.Total)}
}

// where is where a convoy stands when all is over.
func (p *page) where(reached bool, at firelands.Space) string {
	switch {
	case reached && p.v.Ship > 0:
		return "aboard the Aurora"
	case reached:
		return "in the Citadel"
	}
	return "on space " + strconv.Itoa(int(at))
}

// arrival is the title of the end, for a viewer or, with Nobody, for everybody.
func (p *page) arrival(viewer table.Seat) string {
	won := p.Result.Winners
	if won.Len() == 0 && p.v.Automa != nil && !p.player(0).Out {
		return p.behind(viewer)
	}
	if won.Len() != 1 || p.player(won.First()).Out {
		return "Nobody came through."
	}
	who := p.nameIs(won.First(), viewer)
	switch p.endKind() {
	case "alone":
		return who + " the last on the road."
	case "sailed":
		return "The ship is gone. " + who + " ahead."
	case "shut":
		return "All shut out. " + who + " ahead."
	}
	switch {
	case !p.player(won.First()).Reached:
		return who + " ahead, from outside."
	case p.v.Ship > 0:
		return who + " aboard the Aurora."
	case p.v.Gates >= lastGates:
		return who + " through the last gate."
	}
	return who + " through the gate."
}

// behind is the title for somebody who lost against the Automa.
func (p *page) behind(viewer table.Seat) string {
	who := p.nameIs(0, viewer)
	switch {
	case p.player(0).Reached && p.v.Ship > 0:
		return who + " aboard, but behind."
	case p.player(0).Reached:
		return who + " through, but behind."
	case p.v.Ship > 0:
		return "The ship is gone. " + who + " left behind."
	}
	return who + " shut out, and behind."
}

// nameIs is a seat with its verb, as a viewer reads it.
func (p *page) nameIs(s, viewer table.Seat) string {
	if s == viewer {
		return "You are"
	}
	return p.name(s) + " is"
}

//go:embed ends/shuts.svg
var shutsPrint string

//go:embed ends/toll.svg
var tollPrint string

// moment is the picture of something that happened: of the card it is about, or a scene.
func moment(e table.Event, words string) web.Print {
	name := func(i int) string { return firelands.Of(table.Card(i)).Name }
	if c := scene.Named(words, firelands.Count(), name); c >= 0 {
		return web.Print{Box: cardBox, Art: pictures[c]}
	}
	switch scene.Chapter(e.Rule) {
	case "FIRE", "DMG", "EFIRE", "AMBUSH", "LAST", "GONE":
		return web.Print{Box: "120 44 400 190", Art: web.Picture(art.Wreck)}
	case "ROUND":
		return web.Print{Box: "0 0 280 160", Art: web.Picture(shutsPrint)}
	case "SHORT", "BONUS", "LOOT", "OBJ", "IMPROVE", "FAME":
		return web.Print{Box: "0 0 280 160", Art: web.Picture(tollPrint)}
	}
	return web.Print{Box: "420 170 320 158", Art: web.Picture(gatePrint)}
}

// cardBox is where one looks at the picture of a card.
const cardBox = "0 0 140 66"

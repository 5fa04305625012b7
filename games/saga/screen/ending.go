package screen

import (
	"waystation/english"
	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// Ending is how the expedition has ended, for whoever looks.
func (Screen) Ending(s *scene.Scene) scene.Ending {
	p := newPage(s)
	r := p.reckoning()
	e := scene.Ending{
		Title: p.homecoming(p.v.Seat), Told: p.homecoming(table.Nobody), Print: endPrints[p.endKind()], Unit: "VP",
		Score: &r, Moment: moment, More: tales(p),
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
	x := scene.Place{How: english.Count(p.side(s).Stage, "mission", "missions") + " done", Points: itoa(p.total(s))}
	if c := p.character(s); c != nil {
		x.How = c.Name + ", " + x.How
	}
	return x
}

// moment is the picture of something that happened: of the card it is about, or a scene.
func moment(e table.Event, words string) web.Print {
	name := func(i int) string { return saga.Of(table.Card(i)).Name }
	if c := scene.Named(words, saga.Count(), name); c >= 0 {
		return web.Print{Box: cardBox, Art: raw(art.Vignette(pictureOf(saga.Of(table.Card(c)))))}
	}
	if v, ok := momentArt[scene.Chapter(e.Rule)]; ok {
		return web.Print{Box: cardBox, Art: raw(art.Vignette(v))}
	}
	return web.Print{Box: cardBox, Art: raw(art.Vignette("morning"))}
}

// cardBox is where one looks at the picture of a card.
const cardBox = "0 0 140 66"

// momentArt are the pictures of what happens by the chapters of its rules.
var momentArt = map[string]string{
	"MELEE": "blade", "RANGED": "gun", "KO": "mutant", "BOSS": "mutant", "STORY": "story", "MISSION": "mission",
	"RECON": "recon", "MUT": "mutation", "LOOT": "gear", "XP": "skill", "CHAL": "challenge", "FORAGE": "forest",
	"MOVE": "rural", "TREK": "mountain", "MAP": "city", "SIDE": "sign", "BCAST": "sign",
}

package saga

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// empty leaves nothing in a deck and what it is made anew of.
func (p *prepared) empties(stacks ...Stack) {
	for _, k := range stacks {
		for p.pile(k).Len() > 0 {
			p.pile(k).Move(p.tb, 0, p.pile(Aside), table.Everyone, table.Everyone)
		}
	}
}

// Where no terrain is left, draws give nothing and nobody can march; set-aside terrain makes a new stack.
func TestNoTerrainLeft(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	queue := p.pile(QueueTiles)
	p.empties(Tiles)
	queue.Move(p.tb, 0, p.pile(TilesGone), table.Everyone, table.Everyone)
	p.refill(p.tb)
	scenario.Shows(p, "PS-RULING-027", "the queue, of what was set aside", queue.Len(), 3)
	p.empties(Tiles, TilesGone, QueueTiles)
	p.refill(p.tb)
	scenario.Shows(p, "PS-RULING-027", "the queue, of nothing", queue.Len(), 0)
	_, ok := p.drawTile(p.tb, p.of(0, Chosen))
	scenario.Shows(p, "PS-RULING-027", "terrain can be drawn", ok, false)
}

// Where no site is left, a pair is terrain alone.
func TestNoSitesLeft(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.empties(SiteBag, QueueSites)
	p.refill(p.tb)
	scenario.Shows(p, "PS-RULING-028", "sites of the queue", p.pile(QueueSites).Len(), 0)
	p.say("take", "take")
	p.takePair(p.tb, 0, "PS-BCAST-08")
	scenario.Shows(p, "PS-RULING-028", "pieces taken", p.land(0, Hand).Len(), 1)
}

// Half a pair is taken only where there is no whole one.
func TestHalfAPair(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	queue := p.pile(QueueTiles)
	takes := func() int {
		q := p.tb.Open(0, askTake)
		p.offerPairs(&q, "PS-MAPACT-03")
		n := q.Len()
		q.Ask()
		return n
	}
	p.empties(Tiles)
	queue.Move(p.tb, 0, p.pile(Aside), table.Everyone, table.Everyone)
	scenario.Shows(t, "PS-RULING-103", "spaces to take from, of which one is half", takes(), 2)
	p.empties(QueueTiles)
	scenario.Shows(t, "PS-RULING-103", "spaces to take from, of halves", takes(), 3)
}

// Where no story is left nothing happens.
func TestNoStoriesLeft(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.empties(StoryBag)
	p.story(p.tb, 0)
	scenario.Shows(p, "PS-RULING-077", "questions", len(p.asked), 0)
}

// The events that are over make a new deck; where none is left there is no event.
func TestNoEventsLeft(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.empties(Events)
	p.move("Long Rain", p.pile(EventsGone))
	p.event(p.tb)
	scenario.Shows(p, "PS-RULING-092", "events in play, of those that were over", p.pile(Lasting).Len(), 1)
	p.empties(Lasting)
	p.event(p.tb)
	scenario.Shows(p, "PS-RULING-092", "events in play, of nothing", p.pile(Lasting).Len(), 0)
}

// Characters that nobody picks are dealt out, and no two are the same.
func TestCharactersDealt(t *testing.T) {
	p := prepare(t, table.Setup{Seats: 4}, "any", "Warden")
	who := map[int8]bool{}
	for s := range table.Seat(4) {
		who[p.mat(s).Character] = true
	}
	scenario.Shows(t, "PS-RULING-007", "different characters", len(who), 4)
	scenario.Shows(t, "PS-RULING-007", "the one picked", characters[p.mat(1).Character].Name, "Warden")
}

// In solo the terrains of the first queue are of two types, whatever their bonus loot.
func TestTerrainThatDiffers(t *testing.T) {
	p := prepare(t, solos, "Scout")
	queue := p.pile(QueueTiles)
	lay := func(a, b string) bool {
		p.empties(QueueTiles)
		p.move(a, queue)
		p.move(b, queue)
		return p.alikeTerrain()
	}
	scenario.Shows(t, "PS-RULING-025", "two Cities of different loot are alike", lay("TT-C1", "TT-C2"), true)
	scenario.Shows(t, "PS-RULING-025", "two types with the same loot are not", lay("TT-C1", "TT-F1"), false)
}

// Nobody scores less than 0, and there is no end upwards.
func TestEndsOfTheScoreTrack(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.score(p.tb, 0, -1, by("PS-KO-02"))
	scenario.Shows(t, "PS-RULING-050", "VP", p.own(0).VP, 0)
	p.score(p.tb, 0, 30, by("PS-MISSION-14"))
	scenario.Shows(t, "PS-RULING-050", "VP", p.own(0).VP, 30)
}

// Fatigue comes one hole at a time, each with its effect; at the last hole its effect comes again.
func TestFatigueHoleByHole(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Fatigue, m.Health, m.Morale = 3, 5, 5
	p.sufferFatigue(p.tb, 0, 2, by("PS-MORN-05"))
	scenario.Shows(t, "PS-RULING-057", "fatigue, health and morale", [3]int8{m.Fatigue, m.Health, m.Morale},
		[3]int8{5, 4, 4})
	m.Fatigue, m.Health, m.Morale = 6, 5, 5
	p.sufferFatigue(p.tb, 0, 1, by("PS-MORN-05"))
	scenario.Shows(t, "PS-RULING-056", "fatigue, health and morale", [3]int8{m.Fatigue, m.Health, m.Morale},
		[3]int8{6, 4, 4})
	p.recoverFatigue(p.tb, 0, 2, by("PS-CAMP-03"))
	scenario.Shows(t, "PS-BOARD-08", "fatigue, health and morale", [3]int8{m.Fatigue, m.Health, m.Morale},
		[3]int8{4, 4, 4})
}

// No random effect exhausts a card that says Do Not Exhaust.
func TestDoNotExhaust(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.exhaustCards(p.tb, 0, 20, by("PS-RULING-055"))
	dne := true
	for _, l := range p.of(0, Deck).Cards {
		dne = dne && Of(l.Card).Challenge.DNE
	}
	scenario.Shows(t, "PS-RULING-070 PS-BOARD-17", "all cards left say so", dne && p.of(0, Deck).Len() > 0, true)
	n := p.of(0, Deck).Len()
	p.say("trial-primary", "no-primary")
	p.say("trial-draw", "draw", "draw")
	p.statChallenge(p.tb, 0, true, 4, 0, false)
	scenario.Shows(t, "PS-CHAL-04 PS-RULING-070", "cards left after a challenge", p.of(0, Deck).Len(), n)
}

// What is left to draw is drawn where there is less than could be.
func TestFewerCards(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for p.of(0, Deck).Len() > 1 {
		p.of(0, Deck).Move(p.tb, 0, p.of(0, Exhausted), table.Everyone, table.Everyone)
	}
	p.say("trial-primary", "no-primary")
	p.say("trial-draw", "draw")
	p.statChallenge(p.tb, 0, true, 4, 0, false)
	draws := 0
	for _, k := range p.asked {
		if k == "trial-draw" {
			draws++
		}
	}
	scenario.Shows(t, "PS-RULING-071", "times it is asked whether to draw", draws, 1)
}

// Thresholds are reached by as much or more.
func TestThresholds(t *testing.T) {
	var got [4]Grade
	for i := range got {
		got[i] = grade(2+i, 3, 4)
	}
	scenario.Shows(t, "PS-RULING-074", "2 to 5 against 3 and 4", got,
		[4]Grade{Failure, Success, GreatSuccess, GreatSuccess})
	scenario.Shows(t, "PS-RULING-075", "9 against 4 alone", grade(9, 4, 0), Success)
}

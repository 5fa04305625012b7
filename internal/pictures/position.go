package main

import (
	"fmt"
	"strings"

	"waystation/bots"
	"waystation/games/firelands"
	"waystation/games/heredity"
	"waystation/games/posthuman"
	"waystation/shelf"
	"waystation/table"
)

// positions say of each game what is worth looking at, and from which match on it is looked for: the one where it was
// found the last time.
var positions = map[string]struct {
	reached func(*table.Match) bool
	from    int
	mode    string // "" for the game's usual one
}{
	"firelands": {reached: onTheRoad, from: 4}, "posthuman": {reached: farOnTheMap, from: 131},
	"heredity": {reached: inTheFields, from: 0, mode: "chapter1"},
}

// telling is a match of four that bots have played up to a position worth looking at: always the same one, as long as
// neither rules nor bots change.
func telling(name string) (*table.Match, error) {
	game := shelf.Find(name)
	position := positions[name]
	setup, err := game.Box.Check(table.Setup{Game: game.Box.Name, Mode: position.mode, Seats: len(people)})
	if err != nil {
		return nil, err
	}
	for n := position.from; n < position.from+500; n++ {
		m, err := table.NewMatch(game.Box, setup, table.SeedOf(fmt.Sprint("picture ", n)))
		if err != nil {
			return nil, err
		}
		found, err := playTo(m, game, position.reached)
		if err != nil {
			return nil, err
		}
		if found {
			return m, nil
		}
	}
	return nil, fmt.Errorf("no match of %s of 500 comes to a position worth looking at", name)
}

// playTo lets bots play until a position is reached, and reports whether it is.
func playTo(m *table.Match, game *shelf.Game, reached func(*table.Match) bool) (bool, error) {
	for !m.Over() {
		if reached(m) {
			return true, nil
		}
		a := m.Asks()[0]
		answer := game.Bots[0].New(uint64(a.Seat)).Choose(m.View(a.Seat), a)
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
			return false, err
		}
	}
	return false, nil
}

// onTheRoad: the first seat may explore, in the middle of the race. Something stands in its way, somebody hunts the
// convoys, and they are strung out along the road and well loaded.
func onTheRoad(m *table.Match) bool {
	a := m.Ask(0)
	if a == nil {
		return false
	}
	explore := 0
	for _, o := range a.Options {
		if strings.HasPrefix(table.Key(m.Verbs(), o.Option), "explore:") {
			explore++
		}
	}
	if explore < 3 || explore == len(a.Options) || len(a.Denied) == 0 {
		return false
	}
	v := m.View(0).(*firelands.View)
	if v.Phase != firelands.PhaseExploration || v.Round < 3 || v.Round > 5 || len(v.Foes) == 0 {
		return false
	}
	spaces, kinds, enemies := map[firelands.Space]bool{}, map[firelands.Kind]bool{}, 0
	for i := range v.Players {
		p := &v.Players[i]
		if p.Out {
			return false
		}
		spaces[p.Space] = true
	}
	for _, s := range v.Slots {
		if s.Card.Face() == nil {
			return false
		}
		kinds[s.Card.Face().Kind] = true
		if s.Card.Face().Kind == firelands.KindEnemy {
			enemies++
		}
	}
	me, devices := &v.Players[0], 0
	for _, c := range me.Columns {
		if c.Device.Card != firelands.Unseen {
			devices++
		}
	}
	return len(spaces) >= 3 && len(kinds) >= 4 && enemies == 1 && devices >= 1 && len(me.Hand) >= 1 &&
		len(me.Active) >= 2 && len(me.Exhausted)+len(me.Rest) >= 1
}

// farOnTheMap: the first seat has a tile in hand and several places for it, on a map that has grown; the others are
// strung out along the journey, not all of them human any more, and there is something in every pack.
func farOnTheMap(m *table.Match) bool {
	a := m.Ask(0)
	if a == nil || a.Prompt.Kind != "place" || len(a.Options) < 3 {
		return false
	}
	v := m.View(0).(*posthuman.View)
	spaces, mutants := map[int]bool{}, 0
	for i := range v.Players {
		p := &v.Players[i]
		if p.Mutant {
			mutants++
		} else {
			spaces[p.JP] = true
		}
	}
	me := &v.Players[0]
	return len(spaces) == 3 && mutants == 1 && v.Season != posthuman.Unseen && len(me.Map) >= 6 && len(me.Gear) >= 4 &&
		len(me.Skills) >= 3 &&
		len(me.Company) >= 1 && len(me.Scars) >= 1
}

// inTheFields: the family may act, with the country half known, people about and a long row.
func inTheFields(m *table.Match) bool {
	a := m.Ask(0)
	if a == nil || a.Prompt.Kind != "act" {
		return false
	}
	v := m.View(0).(*heredity.View)
	return len(v.Fields) >= 6 && len(v.Row) >= 5 && len(v.Figures) >= 2 && len(a.Options) >= 12
}

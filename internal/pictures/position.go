package main

import (
	"errors"
	"fmt"
	"strings"

	"waystation/bots"
	"waystation/games"
	"waystation/games/firelands"
	"waystation/table"
)

// telling is a match of four that bots have played up to a position worth looking at: always the same one, as long as
// neither rules nor bots change.
func telling() (*table.Match, error) {
	game := games.Find("firelands")
	setup, err := game.Box.Check(table.Setup{Game: game.Box.Name, Seats: len(people)})
	if err != nil {
		return nil, err
	}
	for n := range 500 {
		m, err := table.NewMatch(game.Box, setup, table.SeedOf(fmt.Sprint("picture ", n)))
		if err != nil {
			return nil, err
		}
		found, err := playTo(m, game, worthLooking)
		if err != nil {
			return nil, err
		}
		if found {
			return m, nil
		}
	}
	return nil, errors.New("no match of the first 500 comes to a position worth looking at")
}

// playTo lets bots play until a position is reached, and reports whether it is.
func playTo(m *table.Match, game *games.Game, reached func(*table.Match) bool) (bool, error) {
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

// worthLooking: the first seat may explore, in the middle of the race. Something stands in its way, somebody hunts the
// convoys, and they are strung out along the road and well loaded.
func worthLooking(m *table.Match) bool {
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
	return len(spaces) >= 3 && len(kinds) >= 4 && enemies == 1 && devices >= 1 && len(me.Hand) >= 1 && len(me.Active) >= 2 && len(me.Exhausted)+len(me.Rest) >= 1
}

package shelf_test

import (
	"context"
	"testing"

	"waystation/bots"
	"waystation/lab"
	"waystation/shelf"
	"waystation/table"
)

// Bots play whole campaigns, from the first match to the one that leaves nothing behind, and are never stuck.
func TestCampaignsComeToTheirEnd(t *testing.T) {
	found := false
	for _, g := range shelf.All() {
		setup, err := g.Box.Check(table.Setup{Game: g.Box.Name, Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		start, err := g.Box.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := start.(table.Legatee); !ok {
			continue
		}
		found = true
		s := lab.Setting{Box: g.Box, Seed: "whole campaigns", Games: 5}
		for _, l := range g.Bots {
			if l.Style == nil && l.Name != "random" && l.Name != "easy" {
				s.Bots = append(s.Bots, lab.Bot{Name: l.Name,
					New: func(seed uint64) bots.Player { return l.New(seed) }})
			}
		}
		for players := g.Box.MinSeats; players <= g.Box.MaxSeats; players++ {
			s.Setup, s.First = table.Setup{Game: g.Box.Name, Seats: players}, 5*players
			r, err := lab.Campaigns(context.Background(), s)
			if err != nil {
				t.Fatal(err)
			}
			if r.Over != 5 {
				t.Errorf("%s, %d players: %d of 5 campaigns came to their end: %v", g.Box.Name, players,
					r.Over, r.Failures)
			}
		}
	}
	if !found {
		t.Error("no game of the shelf has campaigns")
	}
}

package server

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"waystation/games/firelands"
	"waystation/games/posthuman"
	"waystation/internal/caravan"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// Loading a match from the store: its log is read and played again as a whole, and every hash of a state compared.
func BenchmarkLoad(b *testing.B) {
	for _, box := range []*table.Box{endless(), posthuman.Shelf, firelands.Shelf} {
		s, err := store.Open(filepath.Join(b.TempDir(), "waystation.db"))
		if err != nil {
			b.Fatal(err)
		}
		defer s.Close()
		r := &owner{id: "bench", journal: s, game: &shelf.Game{Box: box}}
		answers, entries := storeLong(b, s, box)
		b.Run(fmt.Sprintf("%s/%d answers, %d entries", box.Name, answers, entries), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				info, err := s.Match(context.Background(), r.id)
				if err != nil {
					b.Fatal(err)
				}
				if _, _, err := r.open(context.Background(), info); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// endless is the example game, lasting longer than anybody plays.
func endless() *table.Box {
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		if err == nil {
			g.(*caravan.Game).Days = 10_000
		}
		return g, err
	}
	return &box
}

// storeLong plays a match at random to its end, or for 1,500 answers, and stores it.
func storeLong(b *testing.B, s *store.Store, box *table.Box) (answers, entries int) {
	b.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	m, err := table.NewMatch(box, table.Setup{Seats: 4}, table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	for ; answers < 1500 && !m.Over(); answers++ {
		a := m.Asks()[0]
		key := m.Default(a)
		if a.Min == 1 && a.Max == 1 {
			key = table.Key(m.Verbs(), a.Options[rng.IntN(len(a.Options))].Option)
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			b.Fatal(err)
		}
	}
	lines, err := marshal(m, 0)
	if err != nil {
		b.Fatal(err)
	}
	snap, err := m.Snapshot()
	if err != nil {
		b.Fatal(err)
	}
	now := standing(m)
	match := &store.Match{
		ID: "bench", Game: box.Name, Setup: m.Setup(), Seed: m.Seed(), Rules: box.Version,
		State: now.State, Result: now.Result,
		Seats: make([]store.Seat, m.Seats()),
	}
	if err := s.Create(context.Background(), match, lines, snap, store.Ties{}); err != nil {
		b.Fatal(err)
	}
	return answers, m.Version()
}

package server_test

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/games"
	"waystation/server"
	"waystation/table"
)

// thinker is a bot that thinks as a test tells it to, and otherwise takes the last option.
type thinker struct {
	shouter
	think func(ctx context.Context, w *table.Worlds, threads int) []table.Option
}

func (b thinker) Think(ctx context.Context, w *table.Worlds, threads int) []table.Option {
	return b.think(ctx, w, threads)
}

// thinkers puts a level of bots that think on the shelf, named deep. made counts them.
func thinkers(made *atomic.Int32, think func(ctx context.Context, w *table.Worlds, threads int) []table.Option) func(*server.Config) {
	return func(c *server.Config) {
		g := caravanGame()
		g.Bots = append(g.Bots, games.BotLevel{Name: "deep", Label: "Deep", Style: &search.Style{}, New: func(uint64) games.Bot {
			made.Add(1)
			return thinker{think: think}
		}})
		c.Games = []*games.Game{g}
	}
}

const deep = `{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"bot","level":"deep"},{"kind":"bot","level":"deep"}]}`

// Bots that search are given the worlds of their own seat, and stay the same from question to question, as they remember.
func TestBotsThatSearchPlayAMatch(t *testing.T) {
	var made atomic.Int32
	var mu sync.Mutex
	asked := map[*table.Worlds]table.Seat{}
	h := start(t, thinkers(&made, func(_ context.Context, w *table.Worlds, threads int) []table.Option {
		mu.Lock()
		defer mu.Unlock()
		asked[w] = w.Ask().Seat
		if threads < 1 {
			t.Errorf("%d threads", threads)
		}
		return search.New(search.Style{Explore: 0.7}, search.Budget{Iterations: 20}, 1).Think(context.Background(), w, 1)
	}))
	m := h.make(deep)
	until(t, "the bots end the match", h.over(m.ID))
	if strings.Contains(h.logged(), "level=ERROR") {
		t.Errorf("errors: %s", h.logged())
	}
	if n := made.Load(); n != 2 || len(asked) < 4 {
		t.Errorf("%d bots were made, and %d questions thought about", n, len(asked))
	}
}

// A bot that finds no thread to search in answers without: however long others think, no match waits for long.
func TestSearchesStarveNobody(t *testing.T) {
	var made atomic.Int32
	h := start(t, thinkers(&made, func(ctx context.Context, w *table.Worlds, _ int) []table.Option {
		<-ctx.Done()
		return bots.Random(1).Choose(nil, w.Ask())
	}), func(c *server.Config) { c.Limits.Bots, c.Limits.BotTime = 1, 100*time.Millisecond })
	var matches []string
	for range 6 {
		matches = append(matches, h.make(deep).ID)
	}
	for _, id := range matches {
		until(t, "a match ends", h.over(id))
	}
}

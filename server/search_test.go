package server_test

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
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
func thinkers(made *atomic.Int32,
	think func(ctx context.Context, w *table.Worlds, threads int) []table.Option) func(*server.Config) {
	return func(c *server.Config) {
		g := caravanGame()
		g.Bots = append(g.Bots, shelf.BotLevel{Name: "deep", Label: "Deep", Style: &search.Style{},
			New: func(uint64) bots.Player {
				made.Add(1)
				return thinker{think: think}
			}})
		c.Games = []*shelf.Game{g}
	}
}

const deep = `{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"bot","level":"deep"},{"kind":"bot","level":"deep"}]}`

// Bots that search are given the worlds of their own seat. Asked again at once, it is the same bot, as it remembers.
func TestBotsThatSearchPlayAMatch(t *testing.T) {
	var made atomic.Int32
	var mu sync.Mutex
	var last [2]*table.Worlds
	asked, again := 0, 0
	h := start(t, thinkers(&made, func(_ context.Context, w *table.Worlds, threads int) []table.Option {
		mu.Lock()
		defer mu.Unlock()
		seat := w.Ask().Seat
		asked++
		if last[seat] != nil && w.Follows(last[seat]) {
			again++
		}
		last[seat] = w
		if threads < 1 {
			t.Errorf("%d threads", threads)
		}
		for _, o := range w.Ask().Options {
			if o.Option == caravan.Sell.Of() {
				return []table.Option{o.Option} // and is asked at once what
			}
		}
		return []table.Option{w.Ask().Options[0].Option}
	}))
	m := h.make(deep)
	until(t, "the bots end the match", h.over(m.ID))
	if strings.Contains(h.logged(), "level=ERROR") {
		t.Errorf("errors: %s", h.logged())
	}
	if n := int(made.Load()); again < 2 || n > asked-again {
		t.Errorf("of %d questions %d came right after another, and %d bots were made", asked, again, n)
	}
}

// A bot that finds no thread to search in answers without: however long others think, no match waits for long.
func TestSearchesStarveNobody(t *testing.T) { synctest.Test(t, searchesStarveNobody) }

func searchesStarveNobody(t *testing.T) {
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

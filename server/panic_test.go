package server_test

import (
	"strings"
	"sync/atomic"
	"testing"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// glass is the caravan that breaks where a test wants it to, outside of what is asked for by a request.
type glass struct {
	caravan.Game
	words, view *atomic.Bool
}

func (g *glass) CopyFrom(o table.Game) {
	from := o.(*glass)
	g.Game.CopyFrom(&from.Game)
	g.words, g.view = from.words, from.view
}

func (g *glass) Question(p *table.Prompt, about [3]int16, s table.Seat, name table.Namer) string {
	if g.words.Load() {
		panic("a word that nobody knows")
	}
	return g.Game.Question(p, about, s, name)
}

func (g *glass) View(s table.Seat) any {
	if s == 1 && g.view.Load() {
		panic("a mirage")
	}
	return g.Game.View(s)
}

// shattering is a server of glass, with a bot that searches and whose judge breaks.
func shattering(words, view, judge *atomic.Bool) func(*server.Config) {
	return func(c *server.Config) {
		g := caravanGame()
		box := *g.Box
		box.New = func(s table.Setup) (table.Game, error) {
			dry, err := caravan.Shelf.New(s)
			if err != nil {
				return nil, err
			}
			return &glass{*dry.(*caravan.Game), words, view}, nil
		}
		style := &search.Style{Explore: 1, Horizon: 1, Judge: func(table.Game, []float64) {
			if judge.Load() {
				panic("no judge")
			}
		}}
		g.Box, c.Games = &box, []*shelf.Game{g}
		g.Bots = append(g.Bots, shelf.BotLevel{Name: "deep", Label: "Deep", Style: style,
			New: func(seed uint64) bots.Player {
				return search.New(*style, search.Budget{Iterations: 20}, seed)
			}})
	}
}

// A game whose words break during an analysis ends that analysis, and nothing else.
func TestAnAnalysisThatBreaks(t *testing.T) {
	var words, never atomic.Bool
	h := start(t, shattering(&words, &never, &never))
	m := h.make(`{"game":"caravan","seats":[{"kind":"bot"},{"kind":"bot"}],"options":{"days":"1"}}`)
	until(t, "the bots end the match", h.over(m.ID))
	words.Store(true)
	b := h.browser()
	b.post("/t/" + m.ID + "/analysis")
	until(t, "the analysis fails", func() bool {
		return strings.Contains(b.get("/t/"+m.ID+"/analysis").body, "be looked back at")
	})
	if !strings.Contains(h.logged(), "a word that nobody knows") || !strings.Contains(h.logged(), "panic_test.go") {
		t.Errorf("the log does not say what broke, and where: %s", h.logged())
	}
}

// A judge that breaks is a bot that breaks, and hurts no other match.
func TestAJudgeThatBreaks(t *testing.T) {
	var judge, never atomic.Bool
	judge.Store(true)
	h := start(t, shattering(&never, &never, &judge))
	m := h.make(`{"game":"caravan","seats":[{"kind":"bot","level":"deep"},{"kind":"bot"}]}`)
	h.aside(t, m.ID, "the bot of Red broke again and again", "panic_test.go")
	well := h.make(`{"game":"caravan","seats":[{"kind":"bot"},{"kind":"bot"}],"options":{"days":"1"}}`)
	until(t, "another match ends", h.over(well.ID))
}

// An answer that is stored has been given, though the game then breaks where it looks for a bot.
func TestAnAnswerStandsWhenTheNextBotBreaks(t *testing.T) {
	var view, never atomic.Bool
	h := start(t, shattering(&never, &view, &never))
	m := h.make(`{"game":"caravan","seats":[{"kind":"human"},{"kind":"bot"}]}`)
	view.Store(true)
	before := h.look(m.ID, m.Seats[0].Token).Version
	h.answer(m, 0, "stop") // replies 200
	why := "its rules broke when its bots were asked"
	h.aside(t, m.ID, why, "a mirage")
	if v := h.look(m.ID, m.Seats[0].Token); v.Version <= before {
		t.Errorf("version %d after %d", v.Version, before)
	}
	h.restart() // by sound rules
	h.staysAside(t, m.ID, why)
	if err := h.store.GoOn(ctx, m.ID); err != nil {
		t.Fatal(err)
	}
	until(t, "the bot goes on", func() bool { return h.asked(m, 0) })
}

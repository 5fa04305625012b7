package server_test

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/a-h/templ"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/games/scene"
	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// trap is a game, a screen and bots that break in the callback that a test names, and count how often they did.
type trap struct {
	where  atomic.Pointer[string]
	sprung atomic.Int32
}

func (t *trap) set(where string) { t.where.Store(&where) }

func (t *trap) at(where string) {
	if x := t.where.Load(); x != nil && *x == where {
		t.sprung.Add(1)
		panic("broken in " + where)
	}
}

// trapped is the caravan in it.
type trapped struct {
	caravan.Game
	trap *trap
}

func (g *trapped) Step(t *table.Table) { g.trap.at("Step"); g.Game.Step(t) }
func (g *trapped) Free(s table.Seat, m *table.Menu) {
	g.trap.at("Free")
	g.Game.Free(s, m)
}
func (g *trapped) DoFree(t *table.Table, s table.Seat, o table.Option) {
	g.trap.at("DoFree")
	g.Game.DoFree(t, s, o)
}
func (g *trapped) Over() bool      { g.trap.at("Over"); return g.Game.Over() }
func (g *trapped) Seats() int      { g.trap.at("Seats"); return g.Game.Seats() }
func (g *trapped) Verbs() []string { g.trap.at("Verbs"); return g.Game.Verbs() }
func (g *trapped) CopyFrom(o table.Game) {
	from := o.(*trapped)
	if g.trap = from.trap; g.trap != nil {
		g.trap.at("CopyFrom")
	}
	g.Game.CopyFrom(&from.Game)
}
func (g *trapped) Piles() []*table.Pile  { g.trap.at("Piles"); return g.Game.Piles() }
func (g *trapped) View(s table.Seat) any { g.trap.at("View"); return g.Game.View(s) }
func (g *trapped) Result() table.Result  { g.trap.at("Result"); return g.Game.Result() }
func (g *trapped) Question(p *table.Prompt, about [3]int16, s table.Seat, n table.Namer) string {
	g.trap.at("Question")
	return g.Game.Question(p, about, s, n)
}
func (g *trapped) Label(o table.Option, s table.Seat, n table.Namer) (label, piece string) {
	g.trap.at("Label")
	return g.Game.Label(o, s, n)
}
func (g *trapped) Outlook(*table.Prompt, table.Option, table.Seat, table.Namer) table.Outlook {
	g.trap.at("Outlook")
	return table.Outlook{Words: "the camel drinks"}
}
func (g *trapped) Tale(e table.Event, reader table.Seat, n table.Namer) string {
	g.trap.at("Tale")
	return g.Game.Tale(e, reader, n)
}

// canvas is its screen.
type canvas struct{ trap *trap }

func (c canvas) Table(s *scene.Scene) templ.Component {
	c.trap.at("Table")
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		c.trap.at("drawing")
		_, err := fmt.Fprintf(w, `<input name="number" value="%d">`, s.Ask.Number)
		return err
	})
}

func (c canvas) Card(string) (web.Held, bool) {
	c.trap.at("Card")
	return web.Held{Card: web.Card{Game: "caravan", Name: "Salt"}}, true
}

// rig puts it on the shelf beside a caravan that is sound, called oasis.
func (t *trap) rig(c *server.Config) {
	g, sound := caravanGame(), caravanGame()
	box, oasis := *g.Box, *g.Box
	box.New = func(s table.Setup) (table.Game, error) {
		t.at("New")
		dry, err := caravan.Shelf.New(s)
		if err != nil {
			return nil, err
		}
		return &trapped{*dry.(*caravan.Game), t}, nil
	}
	oasis.Name = "oasis"
	style := &search.Style{
		Explore: 1, Horizon: 1, Judge: func(table.Game, []float64) { t.at("Judge") },
		Quiet: func(table.Game) bool { t.at("Quiet"); return true },
	}
	g.Bots = append(g.Bots,
		shelf.BotLevel{Name: "choosy", New: func(seed uint64) bots.Player {
			return odd(func(v any, a *table.Ask) []table.Option {
				t.at("Choose")
				return bots.Random(seed).Choose(v, a)
			})
		}},
		shelf.BotLevel{Name: "deep", Label: "Deep", Style: style, New: func(seed uint64) bots.Player {
			return search.New(*style, search.Budget{Iterations: 20}, seed)
		}})
	g.Box, g.Screen, sound.Box = &box, canvas{t}, &oasis
	c.Games = []*shelf.Game{g, sound}
}

// Wherever a game, its screen or its bots break, in a request or in the background: who asked is told, the log has the
// place, everybody else plays on, also after a restart, and a match that can't go on says so.
func TestWhateverBreaksHurtsNobodyElse(t *testing.T) {
	for _, where := range []string{
		"New", "Step", "Free", "DoFree", "Over", "Seats", "Verbs", "CopyFrom", "Piles", "View", "Result", "Question",
		"Label", "Outlook", "Tale", "Table", "drawing", "Card", "Judge", "Quiet", "Choose",
	} {
		t.Run(where, func(t *testing.T) { breaksAt(t, where) })
	}
}

func breaksAt(t *testing.T, where string) {
	x := &trap{}
	h := start(t, x.rig)
	well := h.make(`{"game":"oasis","seats":[{"kind":"human"},{"kind":"human"}]}`)
	over := h.make(`{"game":"caravan","seats":[{"kind":"bot"},{"kind":"bot"}],"options":{"days":"1"}}`)
	until(t, "the bots end the match", h.over(over.ID))
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	id := strings.TrimPrefix(at, "/t/")
	number := field(t, b.get(at).body, "number")
	b.listen(at + "/events").next("data: ")
	x.set(where)

	fine := func(r reply) { // whatever it is, it is an answer of ours
		if r.status == 0 || r.status >= 500 && !strings.Contains(r.body, "Something broke") &&
			!strings.Contains(r.body, "All the bots") && !strings.Contains(r.body, "come to an end") &&
			!strings.Contains(r.body, "could not be drawn") {
			t.Errorf("%d %s", r.status, body(r.body))
		}
		if r.status >= 500 && where == "Outlook" {
			t.Errorf("what can't be foreseen can be played, and not %d %s", r.status, body(r.body))
		}
		if strings.Contains(r.body, "broken in") {
			t.Errorf("the reply tells of the code: %s", body(r.body))
		}
	}
	for _, path := range []string{
		at, at + "/seats", at + "/story", at + "/file", at + "/again", at + "/wrong", at + "/talk", "/api/matches/" + id,
		"/rules/caravan/cards/salt", "/t/" + over.ID, "/t/" + over.ID + "/replay?at=2", "/t/" + over.ID + "/story",
		"/t/" + over.ID + "/picture.svg", "/t/" + over.ID + "/branch?at=1", "/", "/matches", "/new/caravan",
	} {
		fine(b.get(path))
	}
	fine(b.post(at+"/free?seat=0", "key", "hat"))
	fine(b.post(at + "/hint?seat=0"))
	fine(b.post(at+"/answer?seat=0", "number", number, "key", "draw"))
	fine(b.post(at + "/undo"))
	for _, level := range []string{"choosy", "deep"} {
		fine(b.post(at+"/bot", "seat", "1", "kind", "bot", "level", level))
		fine(h.api("POST", "/matches", "",
			`{"game":"caravan","seats":[{"kind":"bot","level":"`+level+`"},{"kind":"human"}],"options":{"days":"1"}}`))
	}
	fine(b.post("/t/" + over.ID + "/analysis"))
	fine(b.post("/t/"+over.ID+"/branch", "at", "1", "seat0", "me", "seat1", "bot:choosy"))
	until(t, "it has broken", func() bool { return x.sprung.Load() > 0 })
	h.answer(well, 0, "stop")

	h.close()
	log := h.logged()
	h.open(x.rig)
	l := b.listen("/events?of=" + id + "&of=" + well.ID) // the match that breaks is read anew for it
	for !strings.HasPrefix(l.next("data: "), well.ID+" ") {
	}
	l.end()
	h.answer(well, 1, "stop")
	fine(b.get(at))
	fine(b.get("/t/" + over.ID))
	log += h.logged()
	if !strings.Contains(log, "broken in "+where) || !strings.Contains(log, "callbacks_test.go") {
		t.Errorf("the log does not say what broke, and where: %s", log)
	}
	x.set("")
	for _, m := range []string{id, over.ID} { // it goes on, or says why not
		if r := b.get("/t/" + m); r.status != 200 {
			t.Errorf("%s, when nothing breaks any more: %d %s", m, r.status, body(r.body))
		}
	}
}

package screen

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

// newMatch is a match of Firelands with that many players, and options such as "period1=frostlands".
func newMatch(t testing.TB, seats int, seed string, options ...string) *table.Match {
	t.Helper()
	chosen := map[string]string{}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		chosen[name] = value
	}
	setup, err := firelands.Shelf.Check(table.Setup{Game: "firelands", Seats: seats, Options: chosen})
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.NewMatch(firelands.Shelf, setup, table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

var people = []string{"Mara", "Ines", "Otto", "Juno"}

// sceneOf is a match as a seat sees it, as the server would show it.
func sceneOf(m *table.Match, s table.Seat) *scene.Scene {
	sc := &scene.Scene{Game: "firelands", Title: "Last Aurora: Firelands", Match: "m1", Setup: m.Setup(), Version: m.Version(), Seat: s,
		View: m.View(s), Asked: m.Ask(s), Events: m.Events(s), Over: m.Over(), Result: m.Result(), Seal: m.Seed().Hash()}
	due := m.Due()
	for i := range m.Seats() {
		seat := scene.Seat{Mark: web.SeatMark{Colour: scene.Colour(table.Seat(i)), Name: people[i]}, You: table.Seat(i) == s, Due: due.Has(table.Seat(i))}
		if i%2 == 1 {
			seat.Bot = "normal"
		}
		sc.Seats = append(sc.Seats, seat)
	}
	sc.Bar = web.Bar{Game: "Firelands", Sub: strconv.Itoa(m.Seats()) + " players", Menu: []web.Link{{Label: "Invite", URL: "/invite", Glyph: "link"}, {Label: "Replay", URL: "/replay", Glyph: "eye"}}}
	sc.Live = web.Live{Events: "/events", Version: strconv.Itoa(m.Version())}
	sc.Ask = askOf(m, s, sc)
	sc.Log = logOf(m, s, sc)
	return sc
}

func askOf(m *table.Match, s table.Seat, sc *scene.Scene) web.Ask {
	a := web.Ask{Game: "firelands", URL: "/answer", UndoURL: "/undo", RulesURL: "/rules/firelands"}
	if m.Over() {
		a.Mood, a.Say = web.Over, "The game is over."
		return a
	}
	mine := m.Ask(s)
	choice := func(o table.Offered) web.Choice {
		label, piece := m.Label(s, o.Option)
		return web.Choice{Key: table.Key(m.Verbs(), o.Option), Label: label, Piece: piece}
	}
	if mine == nil {
		a.Mood = web.Waiting
		for _, x := range m.Asks() {
			a.Seat, a.Say = sc.Seats[x.Seat].Mark, m.Question(x)
		}
		if s >= 0 {
			offers, _ := m.Frees(s)
			for _, o := range offers {
				a.Free = append(a.Free, choice(o))
			}
		}
		return a
	}
	a.Seat, a.Say, a.Number = sc.Seats[s].Mark, m.Question(mine), uint64(mine.Number)
	for _, o := range mine.Options {
		a.Choices = append(a.Choices, choice(o))
	}
	for _, o := range mine.Free {
		c := choice(o)
		c.URL = "/free"
		a.Free = append(a.Free, c)
	}
	for _, d := range mine.Denied {
		label, piece := m.Label(s, d.Option)
		a.Denied = append(a.Denied, web.Denied{Label: label, Piece: piece, Reason: d.Why, Rule: d.Rule})
	}
	if err := m.CanUndo(s); err == nil {
		a.Undo = "your last answer"
	} else {
		a.UndoWhy = err.Error()
	}
	return a
}

func logOf(m *table.Match, s table.Seat, sc *scene.Scene) web.Log {
	l := web.Log{Game: "firelands"}
	events := m.Events(s)
	for _, e := range events[max(0, len(events)-120):] {
		entry := web.LogEntry{Words: m.Tale(e, s), Rule: e.Rule}
		switch {
		case e.Seat == firelands.Automa:
			entry.Glyph = "bot"
		case e.Seat >= 0:
			entry.Seat = sc.Seats[e.Seat].Mark
		default:
			entry.Glyph = "table"
		}
		l.Entries = append([]web.LogEntry{entry}, l.Entries...)
	}
	return l
}

// theme is that of the pages drawn.
var theme = "night"

// draw is the whole page of a seat.
func draw(t testing.TB, sc *scene.Scene) string {
	t.Helper()
	var b bytes.Buffer
	ctx := templ.WithChildren(t.Context(), Screen{}.Table(sc))
	if err := web.Shell(web.Page{Title: sc.Title, Game: sc.Game, Theme: theme, MyTurn: sc.Asked != nil}).Render(ctx, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

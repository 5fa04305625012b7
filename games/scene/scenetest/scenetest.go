// Package scenetest shows matches to tests of screens, as the server shows them.
package scenetest

import (
	"bytes"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/scene"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

// People are who sits at the table, by seat.
var People = []string{"Mara", "Ines", "Otto", "Juno"}

// Screen draws a scene.
type Screen interface {
	Table(s *scene.Scene) templ.Component
}

// Match is a new match of a box, by its seats, the words of its seed, its mode and options such as
// "period1=frostlands".
func Match(t testing.TB, box *table.Box, seats int, seed, mode string, options ...string) *table.Match {
	t.Helper()
	chosen := map[string]string{}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		chosen[name] = value
	}
	setup, err := box.Check(table.Setup{Game: box.Name, Mode: mode, Seats: seats, Options: chosen})
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.NewMatch(box, setup, table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Of is a match as a seat sees it. Every second player is a bot; colours are those of the seats, nil for the usual
// ones. More is said of the table by functions.
func Of(box *table.Box, m *table.Match, s table.Seat, colours []string, more ...func(*scene.Table)) *scene.Scene {
	t := &scene.Table{
		Box: box, Match: m, Name: "m1", Eyes: s, Asked: true, Lines: math.MaxInt,
		URL: func(what string, _ table.Seat) string { return what },
	}
	for i := range m.Seats() {
		seat := scene.Seat{You: table.Seat(i) == s}
		seat.Mark = web.SeatMark{Colour: scene.Colour(table.Seat(i)), Name: People[i]}
		if colours != nil && colours[i] != "" {
			seat.Mark.Colour = colours[i]
		}
		if i%2 == 1 {
			seat.Bot = "normal"
		}
		t.Seats = append(t.Seats, seat)
	}
	for _, say := range more {
		say(t)
	}
	sc := scene.Of(t)
	sc.Bar = web.Bar{Game: box.Title, Sub: strconv.Itoa(m.Seats()) + " players",
		Unit: english.Capital(box.Unit)}
	sc.Live = web.Live{Events: "/events", Version: strconv.Itoa(m.Version())}
	return sc
}

// Draw is the whole page of a scene, in a theme: "night" or "day".
func Draw(t testing.TB, screen Screen, sc *scene.Scene, theme string) string {
	t.Helper()
	return DrawIn(t, nil, screen, sc, theme)
}

// DrawIn is the same page as it is sent to who reads another language.
func DrawIn(t testing.TB, in *tongue.Tongue, screen Screen, sc *scene.Scene, theme string) string {
	t.Helper()
	var b bytes.Buffer
	ctx := templ.WithChildren(tongue.With(t.Context(), in), screen.Table(sc))
	page := web.Page{Title: sc.Title, Game: sc.Game, Theme: theme, MyTurn: sc.Asked != nil}
	if err := web.Shell(page).Render(ctx, &b); err != nil {
		t.Fatal(err)
	}
	return string(in.Page(b.Bytes()))
}

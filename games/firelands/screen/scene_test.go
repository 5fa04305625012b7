package screen

import (
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// theme is that of the pages drawn.
var theme = "night"

// newMatch is a match of Firelands with that many players, and options such as "period1=frostlands".
func newMatch(t testing.TB, seats int, seed string, options ...string) *table.Match {
	t.Helper()
	return scenetest.Match(t, firelands.Shelf, seats, seed, "", options...)
}

// sceneOf is a match as a seat sees it.
func sceneOf(m *table.Match, s table.Seat) *scene.Scene {
	return scenetest.Of(firelands.Shelf, m, s, Screen{}.Colours(m.View(table.Nobody)))
}

// draw is the whole page of a seat.
func draw(t testing.TB, sc *scene.Scene) string {
	t.Helper()
	return scenetest.Draw(t, Screen{}, sc, theme)
}

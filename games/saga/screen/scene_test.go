package screen

import (
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// theme is that of the pages drawn.
var theme = "night"

// newMatch is a match of Posthuman with that many players, in a mode and with options such as "characters=custom".
func newMatch(t testing.TB, seats int, seed, mode string, options ...string) *table.Match {
	t.Helper()
	return scenetest.Match(t, saga.Shelf, seats, seed, mode, options...)
}

// sceneOf is a match as a seat sees it.
func sceneOf(m *table.Match, s table.Seat) *scene.Scene {
	return scenetest.Of(saga.Shelf, m, s, nil)
}

// draw is the whole page of a seat.
func draw(t testing.TB, sc *scene.Scene) string {
	t.Helper()
	return scenetest.Draw(t, Screen{}, sc, theme)
}

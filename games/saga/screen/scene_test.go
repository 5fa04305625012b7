package screen

import (
	"testing"
	"testing/fstest"

	"waystation/games/gametest"
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/scenario"
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

// posed plays a scenario of two from a position, and shows the match at every question.
func posed(t testing.TB, given, play string, see func(*table.Match)) {
	t.Helper()
	suite := gametest.Game{Box: saga.Shelf, Ledger: saga.Ledger, Examples: saga.Examples}
	text := "A position.\n-- scenario --\ngame: saga\nplayers: 2\n" +
		"options: character1=Scout, character2=Warden\nrules: PS-EX-01\n-- given --\norder: Red, Green\n" + given + "\n-- play --\n" + play + "\n"
	files := fstest.MapFS{"posed.txtar": {Data: []byte(text)}}
	if err := scenario.Watch(files, suite.Find, see); err != nil {
		t.Fatal(err)
	}
}

// trekking is a position before a trek of Red's.
const trekking = "phase: day\nred map: TT-F1 at C2\nred at: C2\nred action: Trek\ngreen action: Map\n"

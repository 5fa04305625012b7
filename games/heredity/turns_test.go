package heredity_test

import (
	"strings"
	"testing"

	"waystation/bots/hindsight"
	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// How a chapter went is told by what was done in it by its cards, before blows and things that somebody got.
func TestWhatTurnsAChapterIsTold(t *testing.T) {
	m := scenetest.Whole(t, heredity.Shelf, "testdata/matches/chapter1-pump-sent.match")
	s, err := hindsight.Of(m, hindsight.Judge{})
	if err != nil {
		t.Fatal(err)
	}
	told := ""
	for _, x := range s.Moments(0) {
		told += m.Voice(nil).Tale(x.Event, table.Nobody) + "\n"
	}
	for _, done := range []string{"Lift and turn", "send her up the wash", "Prime her and pump", "Call everybody in"} {
		if !strings.Contains(told, done) {
			t.Errorf("%q is not told:\n%s", done, told)
		}
	}
}

package server

import (
	"testing"

	"waystation/bots/search"
)

// line is an answer that was tried so often and promises so much.
func line(visits int, share float64) search.Line {
	return search.Line{Visits: visits, Chances: []float64{share}}
}

// A hint is ordered by what it says: what is clearly better stands first, what can't be told apart behind the bot's
// own.
func TestHintsAreOrderedByWhatTheySay(t *testing.T) {
	for what, c := range map[string]struct{ lines, want []search.Line }{
		"a tie": {[]search.Line{line(400, .14), line(300, .15)},
			[]search.Line{line(400, .14), line(300, .15)}},
		"clearly better": {[]search.Line{line(900, .30), line(800, .60)},
			[]search.Line{line(800, .60), line(900, .30)}},
		"clearly worse": {[]search.Line{line(900, .60), line(800, .30)},
			[]search.Line{line(900, .60), line(800, .30)}},
		"hardly tried": {[]search.Line{line(900, .30), line(9, .99)}, []search.Line{line(900, .30)}},
		"worse, then tie": {[]search.Line{line(900, .60), line(900, .30), line(900, .61)},
			[]search.Line{line(900, .60), line(900, .61), line(900, .30)}},
	} {
		got := known(c.lines, 0)
		if len(got) != len(c.want) {
			t.Errorf("%s: %d lines, want %d", what, len(got), len(c.want))
			continue
		}
		for i := range got {
			if got[i].Visits != c.want[i].Visits || got[i].Chances[0] != c.want[i].Chances[0] {
				t.Errorf("%s: line %d promises %.2f, want %.2f", what, i, got[i].Chances[0], c.want[i].Chances[0])
			}
		}
	}
}

// Of answers that are as good, the one of which most is hoped for stands first; what is better is said to be so over
// the whole match.
func TestHintsDoNotAdviseLessWithoutAReason(t *testing.T) {
	hopes := func(list ...int) func(*search.Line) int {
		return func(l *search.Line) int { return list[l.Visits-400] }
	}
	for what, c := range map[string]struct {
		shares [2]float64
		hope   func(*search.Line) int
		first  int
		says   bool
	}{
		"as good, and hopes for less":      {[2]float64{.50, .50}, hopes(28, 73), 401, false},
		"as good, and hopes for more":      {[2]float64{.50, .50}, hopes(73, 28), 400, false},
		"better, and hopes for less":       {[2]float64{.80, .30}, hopes(28, 73), 400, true},
		"as good, and nothing is reckoned": {[2]float64{.50, .50}, hopes(0, 0), 400, false},
		"as good, and one is not reckoned": {[2]float64{.50, .50}, hopes(0, 73), 400, false},
	} {
		lines := []search.Line{line(400, c.shares[0]), line(401, c.shares[1])}
		hopeful(lines, 0, c.hope)
		if lines[0].Visits != c.first {
			t.Errorf("%s: the line tried %d times comes first", what, lines[0].Visits)
		}
		if got := hoped(lines, c.hope); got != c.says {
			t.Errorf("%s: a reason is given: %t", what, got)
		}
	}
}

func TestWhatIsAsGood(t *testing.T) {
	for _, c := range []struct {
		x, y search.Line
		want bool
	}{
		{line(10000, .50), line(10000, .52), true}, // two in a hundred is no difference
		{line(10000, .50), line(10000, .56), false},
		{line(40, .40), line(40, .60), true}, // too few tries to tell
		{line(400, .40), line(400, .60), false},
	} {
		if got := asGood(&c.x, &c.y, 0); got != c.want {
			t.Errorf("%v and %v: as good %t", c.x, c.y, got)
		}
	}
	sure, unsure := [2]search.Line{line(400, .50), line(400, .52)}, [2]search.Line{line(400, .36), line(400, .41)}
	if !alike(&sure[0], &sure[1], 0) || alike(&unsure[0], &unsure[1], 0) {
		t.Error("what is as good only because little was tried is told like what promises the same")
	}
}

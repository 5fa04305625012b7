package hindsight

import (
	"testing"

	"waystation/table"
)

// Who has won took the lead at some time, unless it was theirs from the start: then nothing has decided the match.
func TestWhatDecidesAMatch(t *testing.T) {
	for name, x := range map[string]struct {
		before [][]float64
		want   int
	}{
		"ahead from the start": {[][]float64{{.6, .4}, {.7, .3}}, -1},
		"they began alike":     {[][]float64{{.5, .5}, {.7, .3}}, 0},
		"overtaken at last":    {[][]float64{{.6, .4}, {.3, .7}, {.8, .2}}, 1},
	} {
		s := Story{seats: 2, won: table.Set(0)}
		for _, b := range x.before {
			s.parts = append(s.parts, part{before: b})
		}
		if got := s.decided(); got != x.want {
			t.Errorf("%s: part %d, expected %d", name, got, x.want)
		}
	}
}

// A moment tells what may be why a seat's chances changed: what it has lost is no reason for them to rise, nor what it
// has won one for them to fall. What others do is told only where it weighs, and where nothing of the seat's own is.
func TestAMomentTellsWhyChancesChanged(t *testing.T) {
	of := func(s table.Seat, a int16) table.Event { return table.Event{Seat: s, A: a} }
	won := told{event: of(0, 1), major: true}
	lost := told{event: of(0, 2), bad: true}
	theirs := told{event: of(1, 3), major: true}
	small := told{event: of(1, 4)}
	beaten := told{event: of(1, 5), major: true, bad: true}
	for name, x := range map[string]struct {
		told []told
		by   float64
		want int16 // 0: nothing
	}{
		"a rise by what was won":            {[]told{won, lost, theirs}, .2, 1},
		"a fall by what was lost":           {[]told{lost, won, theirs}, -.2, 2},
		"a fall by what others won":         {[]told{won, theirs, small}, -.2, 3},
		"a rise by what others lost":        {[]told{lost, beaten, theirs}, .2, 5},
		"the seat's own loss before others": {[]told{theirs, lost}, -.2, 2},
		"no reason for a fall":              {[]told{won, small, beaten}, -.2, 0},
		"no reason for a rise":              {[]told{lost, small, theirs}, .2, 0},
	} {
		s := Story{seats: 2, Of: 9, parts: []part{{told: x.told}}}
		got := int16(0)
		if best := s.best(change{0, 0, x.by}); best != nil {
			got = best.event.A
		}
		if got != x.want {
			t.Errorf("%s: event %d, expected %d", name, got, x.want)
		}
	}
}

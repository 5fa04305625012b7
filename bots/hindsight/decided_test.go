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

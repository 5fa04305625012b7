package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// Before an answer with which the turn may end it is said that an event comes, and what it may take: once, beside the rows,
// with the cards to be looked at.
func TestTheEventToComeIsSaid(t *testing.T) {
	met := map[string]bool{}
	for n := range 8 {
		if met["option"] {
			break
		}
		m := newMatch(t, 2, "omens "+strconv.Itoa(n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			kind := a.Prompt.Kind
			said := slices.ContainsFunc(m.Voice(nil).Outlook(a, a.Options[0].Option).Shared, func(clause string) bool {
				return strings.Contains(clause, "event hurts in ")
			})
			if met[kind] || !said {
				return
			}
			met[kind] = true
			sc := sceneOf(m, a.Seat)
			p := newPage(sc)
			known := p.ask.Known + p.ask.Besides
			if n := strings.Count(known, "vent hurts in "); n != 1 || !strings.Contains(known, "](EV-") {
				t.Errorf("%s: said %d times: %q", kind, n, known)
			}
			for _, c := range slices.Concat(p.ask.Choices, p.ask.Free) {
				if slices.ContainsFunc(c.Shared, func(clause string) bool { return strings.Contains(clause, "event hurts in ") }) {
					t.Errorf("%s: %q says it again", kind, c.Label)
				}
			}
		})
	}
	for _, kind := range []string{"character", "declare", "option", "confront"} {
		if !met[kind] {
			t.Errorf("%s: no word of the event to come; met %v", kind, met)
		}
	}
}

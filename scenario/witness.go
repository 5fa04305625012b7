package scenario

import (
	"slices"
	"strings"

	"waystation/table"
)

// Witness collects the rules that occur while a match is played: those of the questions asked, of the options offered
// and denied, and of what is told. The zero value has seen nothing.
type Witness struct{ rules map[string]bool }

// See takes in the questions that wait, with all that is offered and denied there, and everything told so far.
func (w *Witness) See(m *table.Match) {
	for _, a := range m.Asks() {
		w.Asked(a.Prompt)
		for _, offers := range [][]table.Offered{a.Options, a.Free} {
			for _, o := range offers {
				w.note(o.Rule)
			}
		}
		for _, denials := range [][]table.Denied{a.Denied, a.FreeDenied} {
			for _, d := range denials {
				w.note(d.Rule)
			}
		}
	}
	for reader := table.Nobody; int(reader) < m.Seats(); reader++ {
		w.Told(m.Events(reader))
	}
}

// Asked takes in a question, where a game is answered in place.
func (w *Witness) Asked(p *table.Prompt) { w.note(p.Rule) }

// Told takes in events.
func (w *Witness) Told(events []table.Event) {
	for _, e := range events {
		w.note(e.Rule)
	}
}

func (w *Witness) note(rule string) {
	if w.rules == nil {
		w.rules = map[string]bool{}
	}
	w.rules[rule] = true
}

// Rules are the rules that occurred, sorted.
func (w *Witness) Rules() []string {
	var out []string
	for rule := range w.rules {
		out = append(out, rule)
	}
	slices.Sort(out)
	return out
}

// missing are those of the rules that did not occur.
func (w *Witness) missing(rules []string) []string {
	var out []string
	for _, rule := range rules {
		if !w.rules[rule] {
			out = append(out, rule)
		}
	}
	return out
}

// reporter is a test, without the package testing in every program.
type reporter interface {
	Helper()
	Errorf(format string, args ...any)
}

// Exercises is a test's claim to exercise rules. Called when everything has been played, it fails the test when one of
// them did not occur. The IDs stand in the call as they are, for Exercised reads them there.
func (w *Witness) Exercises(t reporter, rules ...string) {
	t.Helper()
	if missing := w.missing(rules); missing != nil {
		t.Errorf("these rules are claimed to be exercised and did not occur: %s. What occurred: %s",
			strings.Join(missing, ", "), strings.Join(w.Rules(), ", "))
	}
}

// Shows is a test's claim about rules that decide nothing but a value: the test fails when the value is another. The
// IDs, separated by blanks or commas, stand in the call as they are, for Exercised reads them there.
func Shows[T comparable](t reporter, rules, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s (%s): %v, want %v", what, rules, got, want)
	}
}

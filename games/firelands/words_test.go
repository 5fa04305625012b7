package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

func TestTheBookIsWhole(t *testing.T) {
	for _, fault := range book.Check() {
		t.Error(fault)
	}
}

// speaker plays at random and has everything put into words.
type speaker struct {
	watcher
	t    *testing.T
	said map[string]string // a sentence of every question, verb and tale
}

func (w *speaker) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	for _, o := range options {
		label, piece := w.g.Label(o, s, nil)
		verb := w.g.Verbs()[o.Verb]
		w.hear("option "+verb, label)
		if strings.ContainsAny(piece, "{} ") {
			w.t.Errorf("option %s: piece %q", verb, piece)
		}
	}
	return w.watcher.Pick(s, p, options)
}

func (w *speaker) hear(what, sentence string) {
	if sentence == "" || strings.ContainsAny(sentence, "{}") || strings.Contains(sentence, "  ") || strings.Contains(sentence, "the the") {
		w.t.Errorf("%s: %q", what, sentence)
	}
	w.said[what] = sentence
}

func TestEverythingIsPutIntoWords(t *testing.T) {
	said := map[string]string{}
	for seed := range uint64(48) {
		g := blend(t, 2+int(seed%3), mixes()[seed%8])
		if seed%4 == 3 {
			g = alone(t, seed%8 == 3, true)
		}
		w := &speaker{watcher: watcher{g: g, rng: newRand(seed), check: func(string) {}}, t: t, said: said}
		tab := table.InPlace(seed, 3, table.Config{Decider: w, Marks: true, Loud: true})
		for !g.Over() && !t.Failed() {
			g.Step(tab)
			for _, e := range tab.Told() {
				w.hear("tale", g.Tale(e, e.Seat, nil))
				w.hear("tale", g.Tale(e, table.Nobody, nil))
			}
		}
	}
	if testing.Verbose() {
		for what, s := range said {
			t.Logf("%-24s %s", what, s)
		}
	}
}

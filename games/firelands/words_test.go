package firelands

import (
	"regexp"
	"strings"
	"testing"

	"waystation/table"
)

var hole = regexp.MustCompile(`\{([^}]*)\}`)

// Every word that stands between braces must be a number of the option or event, or a format.
func TestTemplatesUseWordsThatExist(t *testing.T) {
	plain := map[string]bool{"a": true, "b": true, "c": true, "who": true, "n": true, "one": true}
	check := func(where, template string) {
		for _, m := range hole.FindAllStringSubmatch(template, -1) {
			if w := strings.Fields(m[1])[0]; !plain[w] && formats[w] == nil {
				t.Errorf("%s: %q: no format is called %q", where, template, w)
			}
		}
	}
	for p, words := range sentences {
		check("question "+p.Kind, words)
	}
	for i, v := range verbs {
		if v.key != "" && v.label == "" {
			t.Errorf("verb %d (%s) has no label", i, v.key)
		}
		check("verb "+v.key, v.label+v.piece)
	}
	for _, w := range tales {
		check("tale", w.public+w.private)
	}
}

func TestKeysAreTheirOwn(t *testing.T) {
	seen := map[string]bool{}
	for i, k := range (&Game{}).Verbs() {
		if k != ":" && seen[k] {
			t.Errorf("verb %d: the key %q is there twice", i, k)
		}
		seen[k] = true
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
		label, piece := w.g.Label(o, s)
		w.hear("option "+verbNames[o.Verb], label)
		if strings.ContainsAny(piece, "{} ") {
			w.t.Errorf("option %s: piece %q", verbNames[o.Verb], piece)
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
	for seed := range uint64(40) {
		g := fresh(t, 2+int(seed%3))
		w := &speaker{watcher: watcher{g: g, rng: newRand(seed), check: func(string) {}}, t: t, said: said}
		tab := table.InPlace(seed, 3, table.Config{Decider: w, Marks: true, Loud: true})
		for !g.Over() && !t.Failed() {
			g.Step(tab)
			for _, e := range tab.Told() {
				w.hear("tale", g.Tale(e, e.Seat))
				w.hear("tale", g.Tale(e, table.Nobody))
			}
		}
	}
	if testing.Verbose() {
		for what, s := range said {
			t.Logf("%-24s %s", what, s)
		}
	}
}

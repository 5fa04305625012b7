package table_test

import (
	"testing"

	"waystation/table"
)

// What all decide together is a question that everybody reads, put to one seat alone, with one of several options for an
// answer.
func TestWhatIsCommon(t *testing.T) {
	common := func(change func(a *table.Ask, p *table.Prompt)) bool {
		p := &table.Prompt{Kind: "where", Public: true, Common: true}
		a := &table.Ask{Prompt: p, Min: 1, Max: 1, Options: make([]table.Offered, 2)}
		change(a, p)
		return a.Common()
	}
	if !common(func(*table.Ask, *table.Prompt) {}) {
		t.Error("a choice for all is not common")
	}
	for what, change := range map[string]func(a *table.Ask, p *table.Prompt){
		"a question for its seat":  func(_ *table.Ask, p *table.Prompt) { p.Common = false },
		"what only its seat reads": func(_ *table.Ask, p *table.Prompt) { p.Public = false },
		"what a lane is asked":     func(a *table.Ask, _ *table.Prompt) { a.Lane = table.Set(0, 1) },
		"one answer":               func(a *table.Ask, _ *table.Prompt) { a.Options = a.Options[:1] },
		"several, or none":         func(a *table.Ask, _ *table.Prompt) { a.Min = 0 },
		"one or more":              func(a *table.Ask, _ *table.Prompt) { a.Max = 2 },
	} {
		if common(change) {
			t.Errorf("%s is common", what)
		}
	}
}

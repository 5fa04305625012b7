package screen

import (
	"testing"

	"waystation/web"
)

// All that is said has the quotation marks of the cards beside it, and the scene that others draw from stays as it is.
func TestOneKindOfQuotationMarks(t *testing.T) {
	const straight, curly = "'Go,' says Brick's aunt", "‘Go,’ says Brick’s aunt"
	scenes := web.Ask{
		Say: straight, Known: straight, Choices: []web.Choice{{Label: straight, Sub: straight}},
		Denied:  []web.Denied{{Label: straight, Reason: straight}},
		Outcome: &web.Outcome{Words: straight, Lines: []string{straight}},
		Recap:   &web.Recap{Lines: []web.RecapLine{{Words: straight, More: []string{straight}}}},
	}
	p := &page{ask: scenes, log: web.Log{Entries: []web.LogEntry{{Words: straight}}}}
	p.curl()
	said := func(a *web.Ask) []string {
		return []string{
			a.Choices[0].Label, a.Choices[0].Sub, a.Denied[0].Label, a.Denied[0].Reason,
			a.Outcome.Words, a.Outcome.Lines[0], a.Recap.Lines[0].Words, a.Recap.Lines[0].More[0],
		}
	}
	for i, words := range append(said(&p.ask), p.ask.Say, p.ask.Known, p.log.Entries[0].Words) {
		if words != curly {
			t.Errorf("%d is %q", i, words)
		}
	}
	for i, words := range said(&scenes) {
		if words != straight {
			t.Errorf("%d of the scene has become %q", i, words)
		}
	}
}

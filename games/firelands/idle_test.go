package firelands

import (
	"testing"

	"waystation/table"
)

// Who does not answer in time gains nothing by it: where the first option would do something, doing nothing counts.
func TestWhatCountsWhenNobodyAnswers(t *testing.T) {
	if p := AskTurn; p.Default != "end" {
		t.Errorf("by default a turn goes on with %q, want end", p.Default)
	}
	if p := askAct; p.Default != "done" {
		t.Errorf("by default an action goes on with %q, want done", p.Default)
	}
	for _, p := range []*table.Prompt{AskWitch, AskFanatic, AskDetect} {
		if p.Default != "no" {
			t.Errorf("by default %s is answered with %q, want no", p.Kind, p.Default)
		}
	}
}

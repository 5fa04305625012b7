package server

import (
	"fmt"
	"testing"
)

// Only so many analyses wait, and one that is there already is found all the same.
func TestAnalysesThatWait(t *testing.T) {
	var l analyses
	for i := range queued + 1 {
		if a, begun := l.of(fmt.Sprint(i), true); a == nil || !begun {
			t.Fatalf("number %d does not begin", i)
		}
	}
	if a, begun := l.of("late", true); a != nil || begun {
		t.Error("one more begins")
	}
	first, begun := l.of("0", true)
	if first == nil || begun {
		t.Fatal("the first one is not found, or begins again")
	}
	first.done = true
	if a, begun := l.of("late", true); a == nil || !begun {
		t.Error("when one has ended the next does not begin")
	}
}

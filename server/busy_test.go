package server

import (
	"fmt"
	"testing"
)

// What one has under way is counted for themselves.
func TestBusy(t *testing.T) {
	var b busy
	if !b.enter("a", 1) || b.enter("a", 1) || !b.enter("b", 1) {
		t.Error(fmt.Sprint(b.by))
	}
	b.leave("a")
	if !b.enter("a", 1) {
		t.Error("who has done may not begin again")
	}
}

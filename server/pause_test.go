package server

import (
	"testing"
	"time"
)

// In a long row of bots' answers each wait is shorter than the one before, down to a fifth.
func TestBotsHurryInARow(t *testing.T) {
	for row, want := range map[int]time.Duration{0: 100, 1: 85, 2: 72, 10: 19, 1000: 19} {
		if d := pause(100*time.Millisecond, row) / time.Millisecond; d != want {
			t.Errorf("after %d answers a bot waits %d ms, not %d", row, d, want)
		}
	}
}

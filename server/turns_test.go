package server

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// However much one wants, the next place is another's; where people wait they come before the others, who get some all the
// same; and whoever gives up is given none.
func TestTurnsAreTaken(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := newPlaces(1)
		if !x.take(t.Context(), turn{}, time.Second) || x.more() != 0 {
			t.Fatal("the one place is not there, or another one")
		}
		var got []string
		want := func(name string, who turn, n int) {
			for range n {
				go func() {
					if x.take(context.Background(), who, time.Minute) {
						got = append(got, name)
						x.leave(1)
					}
				}()
				synctest.Wait()
			}
		}
		want("crowd", turn{share: "crowd"}, 3)
		want("greedy", turn{share: "greedy", soon: true}, 20)
		want("one", turn{share: "one", soon: true}, 1)
		if x.take(t.Context(), turn{share: "hasty", soon: true}, time.Second) {
			t.Error("a place that is taken is given")
		}
		x.leave(1)
		synctest.Wait()
		if len(got) != 24 || slices.Index(got, "one") != 1 || slices.Index(got, "crowd") != 4 {
			t.Errorf("%d: %s", len(got), strings.Join(got, " "))
		}
		if n := x.more(); n != 1 {
			t.Errorf("%d places in the end", n)
		}
	})
}

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

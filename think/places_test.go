package think

import (
	"context"
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
		x := NewPlaces(1)
		if !x.Take(t.Context(), Turn{}, time.Second) || x.More() != 0 {
			t.Fatal("the one place is not there, or another one")
		}
		var got []string
		want := func(name string, who Turn, n int) {
			for range n {
				go func() {
					if x.Take(context.Background(), who, time.Minute) {
						got = append(got, name)
						x.Leave(1)
					}
				}()
				synctest.Wait()
			}
		}
		want("crowd", Turn{Share: "crowd"}, 3)
		want("greedy", Turn{Share: "greedy", Soon: true}, 20)
		want("one", Turn{Share: "one", Soon: true}, 1)
		if x.Take(t.Context(), Turn{Share: "hasty", Soon: true}, time.Second) {
			t.Error("a place that is taken is given")
		}
		x.Leave(1)
		synctest.Wait()
		if len(got) != 24 || slices.Index(got, "one") != 1 || slices.Index(got, "crowd") != 4 {
			t.Errorf("%d: %s", len(got), strings.Join(got, " "))
		}
		if n := x.More(); n != 1 {
			t.Errorf("%d places in the end", n)
		}
	})
}

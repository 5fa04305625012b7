package server

import (
	"sync"
	"testing"
)

// What is wanted by many at once is made once; only the newest are remembered.
func TestWhatIsCostlyIsMadeOnce(t *testing.T) {
	k := kept[string, int]{most: 2}
	made := map[string]int{}
	want := func(key string) int {
		return k.of(key, func() int {
			made[key]++
			return len(key)
		})
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if n := want("one"); n != 3 {
				t.Errorf("it is %d", n)
			}
		})
	}
	all.Wait()
	want("two")
	want("three") // forgets "one"
	want("two")
	want("one")
	if made["one"] != 2 || made["two"] != 1 || made["three"] != 1 {
		t.Errorf("made %v", made)
	}
}

package saga

import (
	"testing"

	"waystation/table"
)

// For the statistics a card has come into play if it lies with a player or was discarded, and every card of a deck is
// counted once, in random matches of all modes.
func TestCount(t *testing.T) {
	came := 0
	for seed := range uint64(20) {
		g := newTestGame(t, ways[int(seed)%len(ways)])
		table.InPlace(seed, 3, table.Config{}).Play(g)
		counts := map[string]int{}
		g.Count(func(name string, n int) {
			if _, twice := counts[name]; twice {
				t.Fatalf("seed %d: %s is counted twice", seed, name)
			}
			counts[name] = n
		})
		for s := range table.Seat(g.Players) {
			for _, k := range [...]Stack{Weapons, Items, Company, Mutations} {
				for _, l := range g.of(s, k).Cards {
					if f := Of(l.Card); f.Group != GroupStarting && counts[f.Handle] != 1 {
						t.Errorf("seed %d: seat %d has %s, which never came", seed, s, f.Handle)
					}
				}
			}
		}
		for _, k := range [...]Stack{RangedGone, MeleeGone, GearGone, Enemies1Gone, Enemies2Gone, FollowersGone, EventsGone} {
			for _, l := range g.pile(k).Cards {
				if counts[Of(l.Card).Handle] != 1 {
					t.Errorf("seed %d: %s was discarded, and never came", seed, Of(l.Card).Handle)
				}
			}
		}
		for _, k := range [...]Stack{Tiles, SiteBag, StoryBag} {
			for _, l := range g.pile(k).Cards {
				if _, counted := counts[Of(l.Card).Handle]; counted {
					t.Fatalf("%s is no card of a deck", Of(l.Card).Handle)
				}
			}
		}
		for _, n := range counts {
			came += n
		}
	}
	if came < 400 {
		t.Errorf("only %d cards came", came)
	}
}

// Kinds: the character.
func TestKinds(t *testing.T) {
	p := prepare(t, two, "Scout", "Courier")
	var kinds []string
	p.Kinds(0, func(kind string) { kinds = append(kinds, kind) })
	if len(kinds) != 1 || kinds[0] != "Scout" {
		t.Errorf("Red is %q", kinds)
	}
}

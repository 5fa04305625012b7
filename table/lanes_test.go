package table_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// bids lets all seats walk in secret, side by side, and notes it when all have.
func bids(seats table.Seats) step {
	return func(t *table.Table, g *bare) {
		var bid [4]int
		t.All(seats, func(s table.Seat) {
			bid[s] = ask(t, s, 3)
			g.Sum[s]++ // the lane's own thing
			t.Tell(table.Event{Seat: s, Rule: "T-BID", A: int16(bid[s])})
		})
		g.note("bids %v", bid[:g.Count])
	}
}

func TestSideBySideAllAreAskedAtOnceAndAnswerInAnyOrder(t *testing.T) {
	m := begin(t, 3, bids(table.Upto(3)), walks(0))
	m.asked("0 one: walk walk:1 walk:2; 1 one: walk walk:1 walk:2; 2 one: walk walk:1 walk:2")
	if m.Ask(1).Lane != table.Set(1) {
		t.Error("the question does not say that it is put side by side")
	}
	m.says(2, "walk:2")
	m.says(0, "walk:1")
	m.refuses(0, "walk", table.ErrNotAsked, "")
	m.asked("1 one: walk walk:1 walk:2")
	m.says(1, "walk")
	m.sees(0, "bids [1 0 2]", "deck (? ? ? ? ? ?)")
}

func TestEachSeatSeesOnlyItsOwnLane(t *testing.T) {
	look := func(t *table.Table, g *bare) {
		t.All(table.Upto(3), func(s table.Seat) {
			g.note("%d begins", s)
			g.note("%d walked %d", s, ask(t, s, 3))
			ask(t, s, 2)
		})
	}
	m := begin(t, 3, look, walks(0))
	m.says(0, "walk:2")
	m.says(1, "walk:1", "walk")
	deck := "deck (? ? ? ? ? ?)"
	m.sees(0, "0 begins", "0 walked 2", deck)
	m.sees(1, "1 begins", "1 walked 1", deck)
	m.sees(2, "2 begins", deck)
	m.sees(table.Nobody, deck)
	m.says(0, "walk")
	m.says(2, "walk", "walk")
	for _, s := range []table.Seat{0, 1, 2, table.Nobody} {
		m.sees(s, "0 begins", "0 walked 2", "1 begins", "1 walked 1", "2 begins", "2 walked 0", deck)
	}
}

func TestASeatBesideAnAllIsAskedNothing(t *testing.T) {
	m := begin(t, 3, bids(table.Set(0, 2)), walks(1))
	m.asked("0 one: walk walk:1 walk:2; 2 one: walk walk:1 walk:2")
	m.refuses(1, "walk", table.ErrNotAsked, "")
	m.says(2, "walk:2")
	m.says(0, "walk")
	m.asked("1 one: walk walk:1 walk:2")
}

func TestAnAllOfWhichNobodyHasAChoicePassesByItself(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) {
		t.All(table.Upto(2), func(s table.Seat) { g.note("%d walks %d", s, ask(t, s, 1)) })
	}, walks(0))
	m.sees(1, "0 walks 0", "1 walks 0", "deck (? ? ? ? ? ?)")
}

// The order in which answers arrive, and that in which lanes are run, make no difference.
func TestLanesCommute(t *testing.T) {
	play := func(reverse bool, order ...table.Seat) string {
		m := begin(t, 3, bids(table.Upto(3)), walks(0))
		if reverse {
			m.Inspect().Reverse()
		}
		for _, s := range order {
			m.says(s, []string{"walk", "walk:1", "walk:2"}[s])
		}
		state, err := json.Marshal(m.Inspect().Truth())
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(string(state), m.Events(0), m.Events(1), m.Events(2), m.View(0), m.Asks()[0].Number)
	}
	want := play(false, 0, 1, 2)
	for _, order := range [][]table.Seat{{2, 1, 0}, {1, 0, 2}} {
		for _, reverse := range []bool{false, true} {
			if got := play(reverse, order...); got != want {
				t.Errorf("answers in the order %v, lanes reversed %v: the world is\n%s\nand not\n%s", order, reverse,
					got, want)
			}
		}
	}
}

func TestALaneTouchesNothingOfTheOthers(t *testing.T) {
	for words, lane := range map[string]func(*table.Table, *bare, table.Seat){
		`question "one" to seat 1 in the lane of seat 0`: func(t *table.Table, g *bare, s table.Seat) {
			ask(t, 1-s, 2)
		},
		`All inside the lane of seat 0`: func(t *table.Table, g *bare, s table.Seat) { t.All(1, func(table.Seat) {}) },
		`Any "any" to seats 0, 1 inside the lane of seat 0`: func(t *table.Table, g *bare, s table.Seat) {
			t.Any(3, &anyone, func(table.Seat, *table.Menu) {})
		},
		`chance "die" inside the lane of seat 0`: func(t *table.Table, g *bare, s table.Seat) { t.Roll(die) },
		`chance "deck" inside the lane of seat 0`: func(t *table.Table, g *bare, s table.Seat) {
			g.Deck.Draw(t, &g.Hands[s], 0)
		},
		`Quit of scope 1, which is not open here`: func(t *table.Table, g *bare, s table.Seat) { t.Quit(1) },
	} {
		bad := func(t *table.Table, g *bare) {
			t.Scope(1, func() {
				t.All(table.Upto(2), func(s table.Seat) { lane(t, g, s) })
			})
		}
		t.Run(words, func(t *testing.T) {
			breaks(t, words, 2, bad)
			if !strings.Contains(words, "chance") { // which is not watched in playouts
				panics(t, words, func() { inPlace(table.Config{}, 2, bad) })
			}
		})
	}
}

func TestAScopeInsideALaneCanBeLeft(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) {
		t.All(table.Upto(2), func(s table.Seat) {
			whole := t.Scope(1, func() {
				if ask(t, s, 2) == 1 {
					t.Quit(1)
				}
				ask(t, s, 2)
			})
			g.note("%d whole %v", s, whole)
		})
	}, walks(0))
	m.says(1, "walk")
	m.says(0, "walk:1")
	m.says(1, "walk")
	m.sees(0, "0 whole false", "1 whole true", "deck (? ? ? ? ? ?)")
}

// Two Alls without a question between them, in one step and over two: each takes its own answers.
func TestAnAllDoesNotReadTheAnswersOfTheNext(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) { bids(3)(t, g); bids(3)(t, g) }, bids(3), bids(3), walks(0))
	for range 4 {
		m.says(1, "walk:1")
		m.says(0, "walk:2")
	}
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	if r.world() != m.world() {
		t.Error("the match is another after reading")
	}
}

func TestTalesOfOtherLanesAppearAtTheJoinBehindOnesOwn(t *testing.T) {
	program := func(t *table.Table, g *bare) {
		t.Tell(table.Event{Tale: 1, Rule: "T-BEGIN"})
		for range 2 {
			t.All(table.Upto(3), func(s table.Seat) {
				t.Tell(table.Event{Tale: 2, Seat: s, Rule: "T-BID"})
				ask(t, s, 2)
				t.Tell(table.Event{Tale: 3, Seat: s, Rule: "T-BID"})
			})
		}
		t.Tell(table.Event{Tale: 4, Rule: "T-END"})
		ask(t, 0, 2)
	}
	m := begin(t, 3, program)
	told := func(s table.Seat) (out []string) {
		for _, e := range m.Events(s) {
			out = append(out, string("0123456789"[e.Tale])+"abc"[e.Seat:e.Seat+1])
		}
		return out
	}
	before := map[table.Seat][]string{}
	tell := func(s table.Seat, want string) {
		t.Helper()
		now := told(s)
		if got := strings.Join(now, " "); got != want {
			t.Errorf("seat %d is told %q, want %q", s, got, want)
		}
		if was := before[s]; len(now) < len(was) || !slices.Equal(now[:len(was)], was) {
			t.Errorf("seat %d was told %q, and now %q, which does not begin so", s, was, now)
		}
		before[s] = now
	}
	tell(1, "1a 2b")
	tell(table.Nobody, "1a")
	m.says(1, "walk")
	tell(0, "1a 2a")
	tell(1, "1a 2b 3b")
	m.says(0, "walk")
	m.says(2, "walk")
	tell(0, "1a 2a 3a 2b 3b 2c 3c 2a")
	tell(1, "1a 2b 3b 2a 3a 2c 3c 2b")
	tell(table.Nobody, "1a 2a 3a 2b 3b 2c 3c")
	for s := range table.Seat(3) {
		m.says(s, "walk")
	}
	tell(2, "1a 2c 3c 2a 3a 2b 3b 2c 3c 2a 3a 2b 3b 4a")
	m.says(0, "walk")
	tell(1, "1a 2b 3b 2a 3a 2c 3c 2b 3b 2a 3a 2c 3c 4a")
}

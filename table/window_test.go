package table_test

import (
	"math"
	"slices"
	"testing"

	"waystation/table"
)

// shouts asks who shouts, of those who have a voice left, until all pass.
func shouts(seats table.Seats, p *table.Prompt) step {
	return func(t *table.Table, g *bare) {
		for {
			s, o, acted := t.Any(seats, p, func(s table.Seat, m *table.Menu) {
				if g.Sum[s] > 0 {
					m.Offer(walk.Of(g.Sum[s]), "T-SHOUT")
				} else {
					m.Deny(walk.Of(0), "T-SHOUT", "hoarse")
				}
			}, 5)
			if !acted {
				g.note("silence")
				return
			}
			g.Sum[s]--
			g.note("%d shouts %d", s, o.A)
		}
	}
}

// voices gives the seats their voices.
func voices(n ...int) step {
	return func(t *table.Table, g *bare) { copy(g.Sum[:], n) }
}

func TestTheFirstToActCountsAndPassingIsBuiltIn(t *testing.T) {
	m := begin(t, 3, voices(1, 2, 0), shouts(table.Upto(3), &anyone), walks(0))
	m.asked("0 any: walk:1 pass; 1 any: walk:2 pass")
	if a := m.Ask(1); a.About[0] != 5 || a.Lane != 0 {
		t.Errorf("the question is %+v", a)
	}
	m.says(1, "walk:2")
	m.asked("0 any: walk:1 pass; 1 any: walk:1 pass")
	m.says(0, "pass")
	m.asked("1 any: walk:1 pass")
	m.says(1, "walk:1")
	m.asked("0 any: walk:1 pass")
	m.says(0, "pass")
	m.sees(2, "1 shouts 2", "1 shouts 1", "silence", "deck (? ? ? ? ? ?)")
}

func TestAWindowThatIsPutAlwaysIsPutToThoseWhoCanOnlyPass(t *testing.T) {
	loud := table.Prompt{Kind: "loud", Rule: "T-LOUD", Always: true}
	m := begin(t, 2, voices(1, 0), shouts(table.Upto(2), &loud), walks(0))
	m.asked("0 loud: walk:1 pass; 1 loud: pass")
	m.refuses(1, "walk", table.ErrNotOffered, `hoarse (T-SHOUT)`)
	m.says(1, "pass")
	m.says(0, "pass")
	m.sees(0, "silence", "deck (? ? ? ? ? ?)")
}

func TestAWindowClosesByItselfWhenNobodyIsDue(t *testing.T) {
	m := begin(t, 2, voices(0, 0), shouts(table.Upto(2), &anyone), walks(0))
	m.sees(0, "silence", "deck (? ? ? ? ? ?)")
	m.asked("0 one: walk walk:1 walk:2")
}

func TestPassingRedatesNobody(t *testing.T) {
	m := begin(t, 3, voices(1, 1, 1), shouts(table.Upto(3), &anyone), walks(0))
	n, spectator := m.Number(1), m.Number(2)
	m.says(0, "pass")
	if m.Number(1) != n || m.Number(2) != spectator {
		t.Error("who passes dates others' questions anew")
	}
	m.isRefused(m.Answer(1, n, "walk:1", table.ByHand), nil, "")
}

func TestToActAfterAnothersPassIsInTimeAndAfterAnothersActTooLate(t *testing.T) {
	m := begin(t, 3, voices(1, 1, 1), shouts(table.Upto(3), &anyone), walks(0))
	zero, two := m.Number(0), m.Number(2)
	m.says(1, "pass")
	if err := m.Answer(2, two, "walk:1", table.ByHand); err != nil {
		t.Fatal(err)
	}
	m.isRefused(m.Answer(0, zero, "walk:1", table.ByHand), table.ErrStale, "number 0, now it is 1")
	m.isRefused(m.Answer(0, zero, "pass", table.ByHand), table.ErrStale, "")
}

func TestWhoHasPassedIsNotAskedAgainUntilSomebodyActs(t *testing.T) {
	m := begin(t, 3, voices(2, 1, 1), shouts(table.Upto(3), &anyone), walks(0))
	m.says(1, "pass")
	m.refuses(1, "pass", table.ErrNotAsked, "")
	m.says(0, "walk:2")
	m.asked("0 any: walk:1 pass; 1 any: walk:1 pass; 2 any: walk:1 pass")
}

// The window of the second step closes by itself; the answers behind it belong to the third.
func TestAWindowThatClosesByItselfDoesNotReadOnIntoLaterAnswers(t *testing.T) {
	m := begin(t, 2, voices(1, 1), shouts(table.Upto(2), &anyone), voices(0, 0), func(t *table.Table, g *bare) {
		shouts(table.Upto(2), &anyone)(t, g)
		g.Sum = [4]int{1, 1}
		shouts(table.Upto(2), &anyone)(t, g)
		ask(t, 0, 2)
		bids(3)(t, g)
	}, walks(0))
	m.says(1, "walk:1")
	m.says(0, "pass")
	m.says(0, "pass")
	m.says(1, "walk:1")
	m.says(0, "walk:1", "walk:1")
	m.says(0, "walk:1")
	was := m.world()
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	if r.world() != was {
		t.Error("the match is another after reading")
	}
}

func TestWhoBuildsAWindowAsksAndRollsNothing(t *testing.T) {
	for words, build := range map[string]func(*table.Table, *table.Menu){
		`question "any" is only read here`: func(t *table.Table, m *table.Menu) {
			m.Offer(stay.Of(), "T-STAY")
			m.Ask()
		},
		`a question inside a free action, or`: func(t *table.Table, m *table.Menu) { ask(t, 0, 2) },
		`chance inside a free action, or`:     func(t *table.Table, m *table.Menu) { t.Roll(die) },
		`All inside a free action, or`:        func(t *table.Table, m *table.Menu) { t.All(1, func(table.Seat) {}) },
	} {
		t.Run(words, func(t *testing.T) {
			breaks(t, words, 2, func(t *table.Table, g *bare) {
				t.Any(table.Upto(2), &anyone, func(_ table.Seat, m *table.Menu) { build(t, m) })
			})
		})
	}
}

func TestInPlaceSomebodyIsAskedFirstByChanceAndPassIsAnOption(t *testing.T) {
	var first []table.Seat
	passes := 0
	for seed := range uint64(200) {
		g := newBare(3, &script{steps: []step{voices(1, 0, 1), shouts(table.Upto(3), &anyone)}})
		tab := table.InPlace(seed, 1,
			table.Config{Decider: decider(func(s table.Seat, p *table.Prompt, options []table.Option) int {
				if len(options) != 2 || options[1] != table.Pass {
					t.Fatalf("seat %d is offered %v", s, options)
				}
				passes++
				first = append(first, s)
				return 1
			})})
		tab.Play(g)
	}
	zero := 0
	for i := 0; i < len(first); i += 2 {
		if first[i] == 0 {
			zero++
		}
	}
	if passes != 400 || zero < 60 || zero > 140 {
		t.Errorf("%d were asked, seat 0 first %d times in 200; want 400, and about half", passes, zero)
	}
}

func TestInPlaceTheOrderOfSeatsInWindowsCanBeFixed(t *testing.T) {
	for number := uint64(1); number < 20; number++ {
		want := table.Turns(nil, table.Upto(3), number)
		var asked []table.Seat
		tab := table.InPlace(number, 1,
			table.Config{Turns: number,
				Decider: decider(func(s table.Seat, _ *table.Prompt, options []table.Option) int {
					asked = append(asked, s)
					return len(options) - 1
				})})
		tab.Play(newBare(3,
			&script{steps: []step{voices(1, 1, 1), shouts(table.Upto(3), &anyone), shouts(table.Upto(3), &anyone)}}))
		if len(asked) != 6 || !slices.Equal(asked[:3], want) || !slices.Equal(asked[3:], want) {
			t.Errorf("asked are %v, want twice %v", asked, want)
		}
	}
}

func TestEveryOrderOfTurnsIsAsLikely(t *testing.T) {
	count := map[[3]table.Seat]int{}
	const n = 6000
	for i := range uint64(n) {
		order := table.Turns(nil, table.Set(1, 4, 9), i)
		count[[3]table.Seat(order)]++
	}
	if len(count) != 6 {
		t.Errorf("there are %d orders of three seats", len(count))
	}
	for order, c := range count {
		if math.Abs(float64(c)-n/6) > 6*math.Sqrt(n/6) {
			t.Errorf("the order %v comes %d times in %d", order, c, n)
		}
	}
	if got := table.Turns([]table.Seat{7}, table.Set(3), 1); !slices.Equal(got, []table.Seat{7, 3}) {
		t.Errorf("seats are appended as %v", got)
	}
}

package table_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// rolls is a step in which seat 0 walks and then the die is rolled, in the open.
func rolls(t *table.Table, g *bare) {
	ask(t, 0, 2)
	g.note("rolled %d", t.Roll(die))
}

// rig begins a match in which chance comes out as these values, as long as they last.
func (sc *script) rig(t *testing.T, seats int, values ...int) (*match, error) {
	m, err := table.NewRigged(box(sc), table.Setup{Seats: seats}, table.SeedOf("tests"),
		func(table.Chance) (int, bool) {
			if len(values) == 0 {
				return 0, false
			}
			v := values[0]
			values = values[1:]
			return v, true
		})
	return &match{m, t}, err
}

func TestARollIsRecordedAndReadBackFromTheRecord(t *testing.T) {
	m := begin(t, 1, rolls, rolls)
	m.says(0, "walk", "walk:1")
	log := slices.DeleteFunc(slices.Clone(m.Entries(0)), func(e *table.Entry) bool { return e.Kind == table.KindState })
	if len(log) != 4 || log[1].Kind != table.KindChance || log[1].Name != "die" || log[1].Who != table.Everyone ||
		log[1].N != 0 || log[3].N != 1 {
		t.Fatalf("the log is %s", m.file())
	}
	other := strings.Replace(m.file(), fmt.Sprintf(`"n":0,"value":%d`, log[1].Value),
		fmt.Sprintf(`"n":0,"value":%d`, log[1].Value%6+1), 1)
	if _, err := m.read(seal(other)); !errors.As(err, new(*table.Bent)) {
		t.Errorf("a changed roll leads to the same state: %v", err)
	}
	other = asBefore(other)
	r, err := m.read(other)
	if err != nil {
		t.Fatal(err)
	}
	r.sees(0, fmt.Sprintf("rolled %d", log[1].Value%6+1), fmt.Sprintf("rolled %d", log[3].Value), "deck (? ? ? ? ? ?)")
	if _, err := table.Verify(strings.NewReader(other), func(string) *table.Box { return m.Box() }); err == nil ||
		!strings.Contains(err.Error(), "but the seed decides") {
		t.Errorf("a changed roll is verified: %v", err)
	}
}

func TestADrawIsRecordedByCard(t *testing.T) {
	m := begin(t, 2, func(t *table.Table, g *bare) { g.Deck.Draw(t, &g.Hands[1], table.Set(1)) }, walks(0))
	e := m.Entries(0)[0]
	if c := m.Inspect().Truth().(*bare).Hands[1].At(0); e.Name != "deck" || e.Value != int32(c) ||
		e.Who != table.Set(1) {
		t.Errorf("card %d was drawn, and the record says %+v", c, e)
	}
}

func TestRiggedChanceComesOutAsItIsTold(t *testing.T) {
	sc := &script{steps: []step{rolls, rolls, walks(0)}}
	m, err := sc.rig(t, 1, 6)
	if err != nil {
		t.Fatal(err)
	}
	m.says(0, "walk", "walk")
	want := begin(t, 1, sc.steps...)
	want.says(0, "walk", "walk")
	second := want.View(0).([]string)[1]
	m.sees(0, "rolled 6", second, "deck (? ? ? ? ? ?)")
}

func TestRiggedChanceStaysRiggedAfterAnUndo(t *testing.T) {
	m, err := (&script{steps: []step{walks(0), rolls, walks(0)}}).rig(t, 1, 6)
	if err != nil {
		t.Fatal(err)
	}
	m.says(0, "walk")
	m.takesBack(0)
	m.says(0, "walk", "walk")
	m.sees(0, "0 walks 0", "rolled 6", "deck (? ? ? ? ? ?)")
}

func TestRiggedChanceIsRefusedWhereItCannotComeOutSo(t *testing.T) {
	for _, v := range []int{0, 7, -1} {
		m, err := (&script{steps: []step{rolls}}).rig(t, 1, v, v)
		if err != nil {
			t.Fatal(err)
		}
		was := m.world()
		err = m.Answer(0, 0, "walk", table.ByHand)
		if words := fmt.Sprintf(`step 0: chance "die": it can't come out as %d`, v); err == nil ||
			err.Error() != words {
			t.Errorf("%d is rolled: %v", v, err)
		}
		if m.world() != was {
			t.Errorf("a roll of %d changed the match", v)
		}
	}
	draw := func(t *table.Table, g *bare) { g.Deck.Draw(t, &g.Row, table.Everyone) }
	if _, err := (&script{steps: []step{draw, draw}}).rig(t, 1, 3, 3); err == nil ||
		!strings.Contains(err.Error(), `chance "deck": it can't come out as 3`) {
		t.Errorf("a card that has gone is drawn: %v", err)
	}
	if _, err := (&script{steps: []step{func(t *table.Table, g *bare) { t.Roll(table.Die{Name: "die"}) }}}).rig(t,
		1); err == nil ||
		!strings.Contains(err.Error(), "a die of 0 sides") {
		t.Errorf("a die without sides is rolled: %v", err)
	}
}

// The n-th result of a match is the same whatever was asked, refused, broken, thought about or saved before it.
func TestNothingBuysAnotherResult(t *testing.T) {
	program := []step{rolls, func(t *table.Table, g *bare) {
		if ask(t, 0, 3) == 2 {
			t.Roll(die)
			panic("the game breaks after it has rolled")
		}
		g.note("then %d", t.Roll(die))
	}, walks(0)}
	plain := begin(t, 1, program...)
	plain.says(0, "walk", "walk")
	want := plain.View(0).([]string)

	m := begin(t, 1, program...)
	m.refuses(0, "stay", table.ErrNotOffered, "")
	m.says(0, "walk:1")
	m.refuses(0, "walk:2", table.ErrBroken, "breaks after it has rolled")
	m.refuses(0, "walk:2", table.ErrBroken, "breaks after it has rolled")
	if _, err := m.Think(0, 1, decider(func(table.Seat, *table.Prompt, []table.Option) int { return 0 })); err != nil {
		t.Error(err)
	}
	m.keeps(0, "chance has spoken since")
	r, err := m.read(m.file())
	if err != nil {
		t.Fatal(err)
	}
	r.says(0, "walk:1")
	r.sees(0, want...)
}

// The dice of a seed never change: matches are verified by them for ever, on every machine.
func TestTheDiceOfASeedAreWhatTheyWere(t *testing.T) {
	var got []int
	for _, sides := range []int{6, 6, 6, 20, 52, 2, 1, 100, 3, 1000000} {
		m := begin(t, 1, func(t *table.Table, g *bare) {
			for range len(got) {
				t.Roll(table.Die{Name: "before", Sides: 2})
			}
			g.Sum[0] = t.Roll(table.Die{Name: "die", Sides: sides})
		}, walks(0))
		got = append(got, m.Inspect().Truth().(*bare).Sum[0])
	}
	if want := "[3 6 5 7 48 1 1 47 1 346842]"; fmt.Sprint(got) != want {
		t.Errorf("rolled are %v, want %v", got, want)
	}
}

// Who has seen all results so far knows nothing of the next: each has a ChaCha8 stream keyed by a hash of the seed and
// its number. What can be tested of that is that the results of neighbours have nothing in common.
func TestResultsAreEvenAndDoNotFollowFromEachOther(t *testing.T) {
	const n = 6000
	var count [6]int
	var after [6][6]int
	last := 0
	begin(t, 1, func(t *table.Table, g *bare) {
		for range n {
			v := t.Roll(die) - 1
			count[v]++
			after[last][v]++
			last = v
		}
		ask(t, 0, 2)
	})
	for v := range count {
		if d := math.Abs(float64(count[v]) - n/6); d > 5*math.Sqrt(n/6) {
			t.Errorf("%d came %d times in %d", v+1, count[v], n)
		}
		for w := range after[v] {
			if d := math.Abs(float64(after[v][w]) - n/36); d > 5*math.Sqrt(n/36) {
				t.Errorf("%d came %d times after %d in %d", w+1, after[v][w], v+1, n)
			}
		}
	}
}

func TestSeedsAreCommittedToAndReadBack(t *testing.T) {
	a, b := table.NewSeed(), table.NewSeed()
	if a == b {
		t.Error("two new seeds are equal")
	}
	if table.SeedOf(a.String()) != a {
		t.Error("a seed is another after reading")
	}
	if a.Hash() == b.Hash() || len(a.Hash()) != 64 || strings.Contains(a.Hash(), a.String()) {
		t.Error("a hash tells nothing apart, or the seed itself")
	}
	if spring := table.SeedOf("spring"); spring == table.SeedOf("Spring") || spring != table.SeedOf("spr"+"ing") {
		t.Error("a text does not stand for a seed of its own")
	}
}

func TestARiggedTableInPlaceDecidesChanceToo(t *testing.T) {
	g := inPlace(table.Config{Rig: func(c table.Chance) int {
		if c.Cards != nil {
			return 5
		}
		return c.Sides
	}}, 1, func(t *table.Table, g *bare) { g.note("%d %d", t.Roll(die), g.Deck.Draw(t, &g.Row, 0)) })
	if g.Notes[0] != "6 5" {
		t.Errorf("rolled and drawn are %s, want 6 5", g.Notes[0])
	}
}

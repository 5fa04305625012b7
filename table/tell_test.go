package table_test

import (
	"fmt"
	"slices"
	"testing"

	"waystation/table"
)

func TestASecretIsToldToThoseWhoMayKnowAndHiddenFromOthers(t *testing.T) {
	m := begin(t, 3, func(t *table.Table, g *bare) {
		t.Tell(table.Event{Tale: 1, Seat: 1, Rule: "T-A", A: 5, Secret: 17, Who: table.Set(1, 2)})
		t.Tell(table.Event{Tale: 2, Seat: 1, Rule: "T-B", Secret: 18, Who: table.Everyone})
		t.Tell(table.Event{Tale: 3, Seat: table.Nobody, Rule: "T-C", B: 6, C: 7})
	}, walks(0))
	for s, secrets := range map[table.Seat][]int16{
		0:            {table.Hidden, 18, 0},
		1:            {17, 18, 0},
		2:            {17, 18, 0},
		table.Nobody: {table.Hidden, 18, 0},
	} {
		want := []table.Event{
			{Tale: 1, Seat: 1, Rule: "T-A", A: 5, Secret: secrets[0]},
			{Tale: 2, Seat: 1, Rule: "T-B", Secret: secrets[1]},
			{Tale: 3, Seat: table.Nobody, Rule: "T-C", B: 6, C: 7, Secret: secrets[2]},
		}
		if got := m.Events(s); !slices.Equal(got, want) {
			t.Errorf("seat %d is told %v, want %v", s, got, want)
		}
	}
}

func TestWhatIsToldInTheMiddleOfAStepIsHeardAtOnceAndOnlyOnce(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) {
		for i := range 3 {
			t.Tell(table.Event{Tale: table.Tale(i), Rule: "T-A"})
			ask(t, 0, 2)
		}
	}, walks(0))
	for n := 1; n <= 3; n++ {
		if got := len(m.Events(0)); got != n {
			t.Errorf("%d things have been told, want %d", got, n)
		}
		m.says(0, "walk")
	}
	if got := len(m.Events(0)); got != 3 {
		t.Errorf("when the step is over %d things have been told, want 3", got)
	}
}

func TestWhatIsTakenBackIsNoLongerTold(t *testing.T) {
	m := begin(t, 1, func(t *table.Table, g *bare) { ask(t, 0, 2); t.Tell(table.Event{Rule: "T-A"}) }, walks(0))
	m.says(0, "walk")
	m.takesBack(0)
	if got := m.Events(0); len(got) != 0 {
		t.Errorf("%v is told", got)
	}
}

func TestInPlaceTellingIsForThoseWhoListen(t *testing.T) {
	tells := func(t *table.Table, g *bare) {
		t.Tell(table.Event{Tale: 7, Rule: "T-A"})
		t.All(table.Upto(2), func(s table.Seat) { t.Tell(table.Event{Tale: 8, Seat: s, Rule: "T-B"}) })
	}
	for _, reverse := range []bool{false, true} {
		tab := table.InPlace(1, 2, table.Config{Loud: true, Reverse: reverse})
		tab.Play(newBare(2, &script{steps: []step{tells}}))
		want := []table.Event{{Tale: 7, Rule: "T-A"}, {Tale: 8, Rule: "T-B"}, {Tale: 8, Seat: 1, Rule: "T-B"}}
		if got := tab.Told(); !slices.Equal(got, want) {
			t.Errorf("told is %v, want %v", got, want)
		}
		if got := tab.Told(); len(got) != 0 {
			t.Errorf("told again is %v", got)
		}
	}
	tab := table.InPlace(1, 2, table.Config{})
	tab.Play(newBare(2, &script{steps: []step{tells}}))
	if got := tab.Told(); len(got) != 0 {
		t.Errorf("nobody listens, and told is %v", got)
	}
}

func TestAGameThatSpeaksIsHeardAndOneThatDoesNotShowsItsKeys(t *testing.T) {
	m := begin(t, 2, voices(1, 1), shouts(3, &anyone), walks(0))
	a := m.Ask(0)
	label, piece := m.Label(0, a.Options[0].Option)
	if q := m.Question(a); q != "any" || label != "walk:1" || piece != "" || m.Tale(table.Event{}, 0) != "" {
		t.Errorf("a game without words says %q, %q, %q", q, label, piece)
	}
	if label, _ := m.Label(0, table.Pass); label != "Pass" {
		t.Errorf("to pass is called %q", label)
	}
	x, err := table.NewMatch(caravan, table.Setup{Seats: 2}, table.SeedOf("a"))
	if err != nil {
		t.Fatal(err)
	}
	b := x.Asks()[0]
	if q := x.Question(b); q != fmt.Sprintf("You carry %d. Draw again?", b.About[0]) {
		t.Errorf("the question is %q", q)
	}
	if label, _ := x.Label(0, draw.Of()); label != "Draw" {
		t.Errorf("the label is %q", label)
	}
}

package board

import (
	"strings"
	"testing"
)

// HE-EX-10: EXPLORE to the east, a wall on the east edge of c1.
func TestExit(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . .|
	+ + + +
	 . . .o
	+ + + +
	 . . .!
	+ + + +`)
	d.Fields[0].Exits[East] = 9
	var w Walker
	for _, c := range []struct {
		from string
		d    Dir
		want Why
		cost int
		hurt bool
	}{
		{"1:c1", East, Walled, 0, false},
		{"1:c2", East, Clear, 2, false},
		{"1:c3", East, Clear, 1, true},
		{"1:b2", East, NoCard, 0, false},
		{"1:c3", South, NoCard, 0, false},
	} {
		card, step, why := d.Exit(&w, d.parse(t, c.from), c.d)
		if why != c.want || step.Cost != c.cost || step.Hurts != c.hurt ||
			(why == Clear) != (card == 9 && c.want == Clear) {
			t.Errorf("%s %s: card %d, %+v, %q", c.from, c.d, card, step, why)
		}
	}
	if _, err := d.PlaceBeside(Face{Number: 9}, 0, East); err != nil {
		t.Fatal(err)
	}
	if _, _, why := d.Exit(&w, d.parse(t, "1:c2"), East); why != NoCard {
		t.Error("HE-RULING-21: the icon leads on though its card lies there")
	}
	if step, why := d.Ahead(&w, d.parse(t, "1:c2"), East); why != Clear || d.Name(step.To) != "9:a2" || step.Cost != 2 {
		t.Errorf("HE-RULING-04: a step to the new card is %+v, %q", step, why)
	}
	if step, why := d.Ahead(&w, d.parse(t, "9:a3"), West); why != Clear || !step.Hurts {
		t.Errorf("HE-RULING-04: the hazard printed on the other card: %+v, %q", step, why)
	}
	if _, why := d.Ahead(&w, d.parse(t, "9:a1"), West); why != Walled {
		t.Errorf("HE-RULING-04: the wall printed on the other card: %q", why)
	}
}

func TestArrivals(t *testing.T) {
	for _, c := range []struct{ name, picture, taken, want string }{
		{"straight across (HE-RULING-19)", `
	+ + + + + + +
	 . . . . . .
	+ + + + + + +
	 . . M . . .
	+ + + + + + +
	 . . . . . .
	+ + + + + + +`, "", "2:a2"},
		{"somebody was just placed there", `
	+ + + + + + +
	 . . . . . .
	+ + + + + + +
	 . . M a . .
	+ + + +-+ + +
	 . . . . . .
	+ + + + + + +`, "a", "2:a1 2:b2"},
		{"the new card is closed there", `
	+ + + + + + +
	 . . . b . .
	+ + + + + + +
	 . . M   . .
	+ + + + + + +
	 . . . . . .
	+ + + + + + +`, "b", "2:b2 2:a3"},
		{"somebody was just placed there, obstacles count for nothing", `
	+ + + + + + +
	 . . . . . .
	+ + + +-+ + +
	 . . M aob .
	+ + + + + + +
	 . . . . . .
	+ + + + + + +`, "a", "2:b2 2:a3"},
	} {
		d := draw(t, c.picture)
		if got := d.names(d.Arrivals(d.walker("", c.taken), d.at['M'], East, nil)); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// linked is two cards that do not touch, with a passage between 1:c2 and 5:a1.
func linked(t *testing.T) *drawn {
	t.Helper()
	d := draw(t, `
	+ + + +
	 . . .
	+ + + +
	 . . M
	+ + + +
	 . . .
	+ + + +`)
	d.Fields[0].Links[5] = Link{To: 5, Letter: 'W'}
	return d
}

// HE-EX-11, HE-EX-12, HE-EX-74.
func TestLink(t *testing.T) {
	d := linked(t)
	var w Walker
	if n, known := d.Lead(d.at['M']); n != 5 || known {
		t.Fatalf("the passage leads to %d, known %v", n, known)
	}
	if _, why := d.Ahead(&w, d.at['M'], Passage); why != NoCard {
		t.Fatalf("a passage to a card that nobody took: %q", why)
	}
	far := Face{Number: 5}
	far.Links[0] = Link{To: 1, Letter: 'W'}
	far.Links[8] = Link{To: 1, Letter: 'X'}
	k, err := d.Place(far)
	if err != nil || d.Fields[k].Area != 1 {
		t.Fatal(k, err)
	}
	end := d.parse(t, "5:a1")
	step, why := d.MayStep(&w, d.at['M'], Passage, 1)
	if why != Clear || step.To != end || step.Cost != 1 {
		t.Errorf("HE-AREA-04: the passage is %+v, %q", step, why)
	}
	if step, _ := d.MayStep(&w, end, Passage, 1); step.To != d.at['M'] {
		t.Errorf("HE-RULING-22: the way back is %+v", step)
	}
	if !d.Adjacent(d.at['M'], end) || !d.InRange(end, d.at['M'], 1) {
		t.Error("HE-AREA-07: the ends of a passage are adjacent")
	}
	if d.Adjacent(d.parse(t, "1:c1"), end) || d.InRange(end, d.at['M'], 3) || d.Sees(end, d.at['M']) {
		t.Error("HE-AREA-06, HE-AREA-08, HE-RULING-11: only contact goes through a passage")
	}
	w.Blocked.Add(end)
	if _, why := d.Ahead(&w, d.at['M'], Passage); why != Enemy {
		t.Errorf("HE-RULING-22: an enemy on the far square: %q", why)
	}
	var r Search
	r.Reach(&d.Board, &Walker{}, d.parse(t, "1:b2"), 3)
	if mp, _, ok := r.Cost(d.parse(t, "5:b1")); !ok || mp != 3 {
		t.Errorf("b2 to c2, through, and on costs %d (%v)", mp, ok)
	}
	ways := r.Approach(&d.Board, &Walker{}, d.parse(t, "1:b2"), d.parse(t, "5:b2"), []int{1}, 9)
	if len(ways) != 1 || d.names(ways[0].Path) != "1:c2 5:a1" {
		t.Errorf("HE-RULING-132: ways through a passage %+v", ways)
	}
}

func TestShow(t *testing.T) {
	d := linked(t)
	s := d.at['M'] // c2
	front := d.Fields[0].Face
	cover := front
	cover.Number = 143
	cover.Lines[5][West] = Wall
	d.Show(0, cover)
	if d.parse(t, "1:c2") != s || d.parse(t, "143:c2") != s || d.Name(s) != "143:c2" {
		t.Error("HE-RULING-25: both numbers name the field")
	}
	if d.Adjacent(s, d.parse(t, "1:b2")) {
		t.Error("HE-RULING-24: lines are those of the new side")
	}
	again := cover
	again.Number = 150
	d.Show(0, again)
	if d.Field(1) != 0 || d.Field(143) != 0 || d.Field(150) != 0 || d.Field(151) != -1 || d.Field(0) != -1 {
		t.Error("a card covered twice is known by all its numbers")
	}
}

func TestPlaceFails(t *testing.T) {
	d := linked(t)
	for _, c := range []struct {
		do   func() error
		want string
	}{
		{func() error { _, err := d.Place(Face{Number: 1}); return err }, "card 1 lies on the table already"},
		{func() error { _, err := d.Place(Face{}); return err }, "no number"},
		{func() error { _, err := d.Parse("1:d1"); return err }, `"d1" is no cell`},
		{func() error { _, err := d.Parse("1:a4"); return err }, `"a4" is no cell`},
		{func() error { _, err := d.Parse("c1"); return err }, `"c1" is no square`},
		{func() error { _, err := d.Parse("7:c1"); return err }, "card 7 does not lie on the table"},
		{func() error { _, err := ParseDir("up"); return err }, `"up" is no side`},
		{func() error {
			d.PlaceBeside(Face{Number: 2}, 0, North)
			_, err := d.PlaceBeside(Face{Number: 3}, 0, North)
			return err
		}, "card 3 cannot lie north of card 1: card 2 lies there"},
		{func() error {
			for n := range int16(MaxFields + 1) {
				if _, err := d.Place(Face{Number: 100 + n}); err != nil {
					return err
				}
			}
			return nil
		}, "one too many"},
	} {
		if err := c.do(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	d.Lift(0)
	if d.Exists(0) || d.Field(1) != -1 {
		t.Error("a field taken away still lies there")
	}
	if k, err := d.Place(Face{Number: 1}); k != 0 || err != nil {
		t.Errorf("its place is used again: %d, %v", k, err)
	}
}

// A square beyond the last field is none, nor is one of a field that was lifted.
func TestSquaresOfNoField(t *testing.T) {
	var b Board
	k, err := b.Place(Face{Number: 7})
	if err != nil {
		t.Fatal(err)
	}
	for s, want := range map[Square]bool{On(k, 8): true, On(k+1, 0): false, Nowhere: false} {
		if b.Exists(s) != want {
			t.Errorf("square %d is there: %v", s, !want)
		}
	}
	b.Lift(k)
	if b.Exists(On(k, 0)) {
		t.Error("a square of a field that was lifted is there")
	}
}

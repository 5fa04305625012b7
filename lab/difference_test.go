package lab

import "testing"

// wonWith compares those who had a card: on each side so many groups in which one seat had it, and so many of these
// won.
func wonWith(first, firstWon, second, secondWon int) (Difference, bool) {
	seats, _ := newSeating(2, nil)
	v := newVersus(&seats)
	m := measure{ofWonWith, "Digger"}
	v.saw(m, quad{0, parts, 0, 0}, first-firstWon)
	v.saw(m, quad{parts, parts, 0, 0}, firstWon)
	v.saw(m, quad{0, 0, 0, parts}, second-secondWon)
	v.saw(m, quad{0, 0, parts, parts}, secondWon)
	v.groups = first + second
	list, _ := v.differences()
	if len(list) == 0 {
		return Difference{}, false
	}
	return list[0], true
}

// A card that a few had makes no figure, whatever they won; nothing is certain for having been seen of ten.
func TestFewGroups(t *testing.T) {
	if d, ok := wonWith(1, 0, 1, 1); ok {
		t.Errorf("a card had once on each side makes the figure %+v", d)
	}
	if d, ok := wonWith(200, 100, 9, 9); ok {
		t.Errorf("nine seats make the figure %+v", d)
	}
	d, ok := wonWith(10, 0, 10, 10)
	if !ok || d.P <= 0 || d.P > 1e-4 || !d.Sure || d.Low > 0.85 || d.High > 1 {
		t.Errorf("0 of 10 against 10 of 10: %+v", d)
	}
	d, ok = wonWith(10, 3, 10, 6)
	if !ok || d.P < 0.1 || d.Sure || d.Low > 0 || d.High < 0 {
		t.Errorf("3 of 10 against 6 of 10: %+v", d)
	}
}

// Of a thousand groups the chance is that of any textbook: 450 wins of 1,000 against 500 of 1,000 are 2.24 standard
// errors.
func TestManyGroups(t *testing.T) {
	d, ok := wonWith(1000, 450, 1000, 500)
	if !ok {
		t.Fatal("there is no figure")
	}
	near(t, "the chance", d.P, 0.025, 0.002)
	near(t, "the low end", d.Low, 0.0062, 0.0005)
	near(t, "the high end", d.High, 0.0938, 0.0005)
}

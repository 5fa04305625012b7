package main

import "testing"

func TestWhatIsNotViableIsPassedOver(t *testing.T) {
	from := []Mutant{{Key: "a"}, {Key: "b"}, {Key: "c"}, {Key: "d"}}
	q := newQueue([]*stratum{{want: 2, from: from}, {want: 1, from: []Mutant{{Key: "x"}}}})
	var order string
	for {
		m, s := q.next()
		if m == nil {
			break
		}
		order += m.Key
		q.done(s, m.Key != "a")
	}
	if order != "axbc" {
		t.Errorf("tried %s, want axbc: in turn, and one more for a, which was not viable", order)
	}
}

func TestNoMoreAreGivenThanCanCount(t *testing.T) {
	q := newQueue([]*stratum{{want: 2, from: []Mutant{{Key: "a"}, {Key: "b"}, {Key: "c"}}}})
	_, first := q.next()
	_, second := q.next()
	given := make(chan *Mutant)
	go func() {
		m, _ := q.next()
		given <- m
	}()
	q.done(first, true)
	q.done(second, true)
	if m := <-given; m != nil {
		t.Errorf("%s is tried though two are enough and two were viable", m.Key)
	}
}

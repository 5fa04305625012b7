package aec

import (
	"slices"
	"testing"

	"waystation/table"
)

// asking is a question with so many options, each of which may be taken so often.
func asking(n, most, min, max int) *table.Ask {
	a := &table.Ask{Prompt: &table.Prompt{Kind: "k"}, Min: min, Max: max, Amounts: most > 1}
	for i := range n {
		o := table.Offered{Option: table.Option{Verb: 1, A: int16(i)}}
		if most > 1 {
			o.Most = most
		}
		a.Options = append(a.Options, o)
	}
	return a
}

func kinds(q *question) (out []string) {
	for _, c := range q.shown {
		out = append(out, kindNames[c.kind])
	}
	return out
}

// A set is picked one option after the other, until it is enough or all that may be taken is.
func TestASetInSteps(t *testing.T) {
	q := ask1(asking(3, 1, 1, 2), false)
	if got := kinds(&q); !slices.Equal(got, []string{"option", "option", "option"}) {
		t.Fatalf("offered at first: %v", got)
	}
	if answer, _ := q.take(2); answer != nil {
		t.Fatal("one of two is an answer already")
	}
	if got := kinds(&q); !slices.Equal(got, []string{"option", "option", "done"}) {
		t.Fatalf("offered then: %v", got)
	}
	other := ask1(q.ask, false)
	other.take(2)
	if answer, _ := other.take(2); len(answer) != 1 || answer[0].A != 2 {
		t.Errorf("done: %v", answer)
	}
	if answer, _ := q.take(0); len(answer) != 2 || answer[0].A != 0 || answer[1].A != 2 {
		t.Errorf("two: %v", answer)
	}
}

func TestAmountsInSteps(t *testing.T) {
	q := ask1(asking(2, 2, 0, 4), false)
	if got := kinds(&q); !slices.Equal(got, []string{"option", "option", "done"}) {
		t.Fatalf("offered at first: %v", got)
	}
	q.take(0)
	q.take(0)
	if got := kinds(&q); len(got) != 2 || q.shown[0].at != 1 {
		t.Fatalf("after the first was taken twice: %v", q.shown)
	}
	q.take(0)
	answer, free := q.take(0)
	if len(answer) != 4 || answer[1].A != 0 || answer[2].A != 1 || free {
		t.Errorf("all: %v", answer)
	}
	none := ask1(q.ask, false)
	if answer, _ := none.take(2); answer == nil || len(answer) != 0 {
		t.Errorf("none: %v", answer)
	}
}

// What does not fit is on pages: all of it can be reached, and nothing but turning a page comes last.
func TestPages(t *testing.T) {
	const n = 2*Width + 20
	a := asking(n, 1, 1, 1)
	a.Pass = true
	seen := map[choice]bool{}
	q := ask1(a, false)
	if q.shown[0].at != 0 {
		t.Error("the first page is not the first")
	}
	for range 4 {
		for i := range len(q.shown) - 1 {
			seen[q.shown[i]] = true
		}
		if last := q.shown[len(q.shown)-1]; last.kind != turnPage || len(q.shown) > Width {
			t.Fatalf("a page of %d ends with %s", len(q.shown), kindNames[last.kind])
		}
		if answer, _ := q.take(len(q.shown) - 1); answer != nil {
			t.Fatal("turning a page is an answer")
		}
	}
	if len(seen) != n+1 {
		t.Errorf("%d of %d can be reached", len(seen), n+1)
	}
	fits := ask1(asking(Width, 1, 1, 1), false)
	if last := fits.shown[len(fits.shown)-1]; len(fits.shown) != Width || last.kind != takeOption {
		t.Error("there are pages though all fits")
	}
}

func TestWhatNeedsNoTurn(t *testing.T) {
	a := asking(1, 1, 1, 1)
	a.Free = []table.Offered{{Option: table.Option{Verb: 3}}}
	if q := ask1(a, false); len(q.shown) != 1 {
		t.Error("it is offered unasked")
	}
	q := ask1(a, true)
	if answer, free := q.take(1); !free || answer[0].Verb != 3 {
		t.Errorf("%v, free %v", answer, free)
	}
}

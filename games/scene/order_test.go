package scene_test

import (
	"testing"

	"waystation/games/scene"
	"waystation/table"
)

func rows(of ...int) []table.Option {
	var options []table.Option
	for _, a := range of {
		options = append(options, table.Verb(1).Of(a))
	}
	return options
}

// An order that watches nothing answers at once; it ends with its term and waits where its seat is asked in person.
func TestAnOrderAnswersAtOnce(t *testing.T) {
	st, o := scene.Standing{}, &scene.Order{Key: "bide", Words: "Bide", Term: 3}
	if st.Answers(o, 7) {
		t.Error("an order that nobody gave answers")
	}
	st.Give(o, 7)
	if !st.Answers(o, 7) || !st.Answers(o, 8) || st.Words("bide") != "Bide" {
		t.Error("an order that stands does not answer")
	}
	if st.Answers(&scene.Order{Key: "bide", Term: 3, Asked: true}, 9) {
		t.Error("it answers for whom somebody asks in person")
	}
	if st.Answers(&scene.Order{Key: "bide", Term: 4}, 10) || st.Answers(o, 11) || st.Words("bide") != "" {
		t.Error("it outlasts its term")
	}
}

// An order that watches leaves to its seat the question at which it was given, and each with something new, however
// often it is looked at; what was there once is not new.
func TestAnOrderLeavesWhatIsNew(t *testing.T) {
	st := scene.Standing{}
	at := func(number int, of ...int) bool {
		return st.Answers(&scene.Order{Key: "end", Watches: rows(of...)}, number)
	}
	st.Give(&scene.Order{Key: "end", Watches: rows(1, 2)}, 1)
	for i, x := range []struct {
		number int
		of     []int
		want   bool
	}{
		{1, []int{1, 2}, false}, {2, []int{1}, true}, {3, []int{2, 3}, false}, {3, []int{2, 3}, false}, {4, []int{2, 3}, true},
	} {
		if got := at(x.number, x.of...); got != x.want {
			t.Errorf("%d, question %d with %v: answers is %v", i, x.number, x.of, got)
		}
	}
}

// An order leaves its seat a question where it has just done something of its own at one that was left to it, as it may
// want to do more; not where nothing more can be done, nor once it has answered as the order would.
func TestAnOrderLetsItsSeatGoOn(t *testing.T) {
	st, done := scene.Standing{}, rows(9)[0]
	at := func(number int, of ...int) bool {
		return st.Answers(&scene.Order{Key: "end", Answer: done, Watches: rows(append(of, 9)...)}, number)
	}
	st.Give(&scene.Order{Key: "end", Answer: done, Watches: rows(1, 2, 3, 9)}, 1)
	if at(1, 1, 2, 3) {
		t.Error("the question at which it was given is answered")
	}
	st.Stays("end", 1)
	for range 2 { // however often it is looked at
		if at(2, 2, 3) {
			t.Error("the seat has done one thing of three, and is not asked any more")
		}
	}
	st.Stays("end", 2)
	if !at(3) {
		t.Error("nothing more can be done, and the seat is asked")
	}
	if !at(4, 1, 2) {
		t.Error("the seat goes on twice")
	}
	if at(5, 1, 2, 4) {
		t.Error("what is new is not left to the seat")
	}
	st.Stays("end", 5)
	for range 2 { // what was done has asked two things of its own
		if at(8, 1, 2) {
			t.Error("after other questions the seat is not asked any more")
		}
	}
	if !at(9, 1, 2) {
		t.Error("the next time it is asked once more")
	}
	st.Stays("end", 9)
	if !at(10, 1, 2) {
		t.Error("what the order has answered keeps it from the next")
	}
}

// What was taken was not declined.
func TestWhatIsDeclined(t *testing.T) {
	d, ask := scene.Declined{}, &table.Ask{}
	for _, o := range rows(1, 2, 3) {
		ask.Options = append(ask.Options, table.Offered{Option: o})
	}
	d.Note(ask, rows(2)[0])
	if !d.All(rows(1, 3)) || !d.All(nil) || d.All(rows(1, 2)) || d.All(rows(4)) {
		t.Errorf("declined: %v", d)
	}
	if got := scene.Besides(ask, table.Verb(1)); len(got) != 0 {
		t.Errorf("besides the only verb: %v", got)
	}
}

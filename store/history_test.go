package store_test

import (
	"fmt"
	"strings"
	"testing"

	"waystation/store"
	"waystation/table"
)

// A history is of the matches where somebody sat that are over, the newest first, with what is stored of them.
func TestWhatSomebodyHasPlayed(t *testing.T) {
	s, path := open(t)
	mara, err := s.NewGuest(ctx, "mara", "Mara")
	if err != nil {
		t.Fatal(err)
	}
	otto, err := s.NewGuest(ctx, "otto", "Otto")
	if err != nil {
		t.Fatal(err)
	}
	with := func(guests ...store.Guest) store.Seat {
		var seat store.Seat
		for _, g := range guests {
			seat.Sitters = append(seat.Sitters, store.Sitter{Guest: g.ID})
		}
		return seat
	}
	ended := func(id string, res *table.Result, seats ...store.Seat) {
		t.Helper()
		m := match(id, seats...)
		m.State, m.Result = store.Over, res
		create(t, s, m)
	}
	res := table.Result{Scores: []int{3, 1}, Winners: table.Set(0), Rounds: 2}
	ended("a", &res, with(mara), store.Seat{Bot: true, Name: "Tin"})
	ended("c", &res, with(otto), store.Seat{Bot: true})
	gave := match("b", with(otto), with(mara, otto))
	gave.State, gave.Terms.Seats = store.Over, []store.SeatTerms{{}, {Resigned: true}}
	create(t, s, gave)
	taken := match("f", with(mara)) // it goes on elsewhere
	taken.State, taken.Terms.Replaced = store.Over, "d"
	create(t, s, match("d", with(mara), with(otto)))
	create(t, s, taken)
	branch := match("e", store.Seat{Bot: true}, with(mara))
	branch.State, branch.Result, branch.Origin = store.Over, &res, table.Origin{Match: "a", Answer: 1}
	create(t, s, branch)
	for i, id := range []string{"e", "b", "a", "c"} {
		behind(t, path, fmt.Sprintf("UPDATE matches SET moved = %d WHERE id = '%s'", 1000-i, id))
	}
	behind(t, path, "UPDATE matches SET setup = '{' WHERE id = 'e'")
	got, err := s.Ended(ctx, mara.ID)
	if err != nil || len(got) != 3 {
		t.Fatalf("%+v (%v)", got, err)
	}
	for i, want := range []string{
		"e true [{true   false false false} {false  Mara true false false}] 2 0",
		"b false [{false  Otto false true false} {false  Otto true true true}] 0 2",
		"a false [{false  Mara true false false} {true Tin  false false false}] 2 2",
	} {
		rounds := 0
		if got[i].Result != nil {
			rounds = got[i].Result.Rounds
		}
		if x := fmt.Sprint(got[i].ID, got[i].Branch, got[i].Seats, rounds, got[i].Setup.Seats); strings.ReplaceAll(x, " ", "") !=
			strings.ReplaceAll(want, " ", "") {
			t.Errorf("%s, want %s", x, want)
		}
	}
	if got, err := s.Ended(ctx, 0); err != nil || len(got) != 0 {
		t.Errorf("nobody has played %+v (%v)", got, err)
	}
}

// However many matches there are, those of others are not gone through.
func TestAHistoryGoesByIndexesAlone(t *testing.T) {
	ofFiles(t) // PostgreSQL goes through small tables as it likes
	_, path := open(t)
	db, shut, err := store.Behind(path)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	rows, err := db.Query("EXPLAIN QUERY PLAN "+store.EndedQuery, 1, 1, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	n := 0
	for rows.Next() {
		var id, parent, unused int
		var step string
		if err := rows.Scan(&id, &parent, &unused, &step); err != nil {
			t.Fatal(err)
		}
		n++
		if strings.HasPrefix(step, "SCAN") && step != "SCAN m" { // m is the guest's own
			t.Errorf("it goes through everything: %s", step)
		}
	}
	if n < 5 {
		t.Errorf("a plan of %d steps", n)
	}
}

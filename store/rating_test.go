package store_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"waystation/store"
	"waystation/table"
)

// ratedMatch stores a running match that is rated, of these guests.
func ratedMatch(t *testing.T, s *store.Store, id string, guests ...int64) {
	t.Helper()
	m := &store.Match{ID: id, Game: "caravan", Setup: table.Setup{Game: "caravan", Seats: len(guests)}, State: store.Running,
		Host: guests[0], Rated: true}
	for _, g := range guests {
		seat := store.Seat{Bot: g == 0}
		if g != 0 {
			seat.Sitters = []store.Sitter{{Guest: g}}
		}
		m.Seats = append(m.Seats, seat)
	}
	if err := s.Create(ctx, m, nil, table.Snapshot{State: []byte("{}")}, store.Ties{}); err != nil {
		t.Fatal(err)
	}
}

// end ends a match with these scores; the best have won.
func end(t *testing.T, s *store.Store, id string, scores ...int) {
	t.Helper()
	res := &table.Result{Scores: scores}
	best := 0
	for _, n := range scores {
		best = max(best, n)
	}
	for i, n := range scores {
		if n == best && best > 0 {
			res.Winners |= table.Set(table.Seat(i))
		}
	}
	finish(t, s, id, res)
}

func finish(t *testing.T, s *store.Store, id string, res *table.Result) {
	t.Helper()
	if err := s.Append(ctx, id, 0, nil, store.Standing{State: store.Over, Result: res}, nil); err != nil {
		t.Fatal(err)
	}
}

func rated(t *testing.T, s *store.Store, id string) *store.RatedMatch {
	t.Helper()
	m, err := s.Rated(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// dump is all that is known of ratings.
func dump(t *testing.T, path string) (out []string) {
	t.Helper()
	for _, q := range []string{
		"SELECT game||player||'|'||rating||'|'||doubt||'|'||swing||'|'||week||'|'||gain||'|'||weight||'|'||matches FROM ratings",
		"SELECT match||seat||'|'||player||'|'||place||'|'||was||'|'||was_doubt||'|'||now||'|'||now_doubt||'|'||matches " +
			"FROM rated_seats WHERE place IS NOT NULL",
	} {
		out = append(out, column(t, path, q)...)
	}
	slices.Sort(out)
	return out
}

// column is what a query of one column gives.
func column(t *testing.T, path, query string) (out []string) {
	t.Helper()
	db, shut, err := store.Behind(path)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var x string
		if err := rows.Scan(&x); err != nil {
			t.Fatal(err)
		}
		out = append(out, x)
	}
	return out
}

// A match that ends is counted at once, for those who sat down, and only once.
func TestARatedMatchIsCountedAtItsEnd(t *testing.T) {
	s, _ := open(t)
	a, b, c := visitor(t, s, "a"), visitor(t, s, "b"), visitor(t, s, "c")
	ratedMatch(t, s, "m", a, 0, b, c)
	if m := rated(t, s, "m"); m.Counted || len(m.Seats) != 3 {
		t.Fatalf("while it runs: %+v", m)
	}
	end(t, s, "m", 9, 12, 7, 9)
	m := rated(t, s, "m")
	if !m.Counted || m.Void != "" || len(m.Seats) != 3 {
		t.Fatalf("%+v", m)
	}
	first, last, tied := m.Seats[0], m.Seats[1], m.Seats[2]
	if first.Place != 2 || last.Place != 4 || tied.Place != 2 || first.Matches != 1 {
		t.Errorf("places %d, %d and %d", first.Place, last.Place, tied.Place)
	}
	if !(first.Now.Rating > 1500 && last.Now.Rating < 1500 && first.Now == tied.Now && first.Now.Doubt < 350) {
		t.Errorf("%+v", m.Seats)
	}
	if n, err := s.Count(ctx); n != 0 || err != nil {
		t.Errorf("counted again: %d, %v", n, err)
	}
	end(t, s, "m", 0, 0, 9, 0) // it can't end twice; if it did, it would not count twice
	if after := rated(t, s, "m"); !reflect.DeepEqual(after, m) {
		t.Errorf("%+v, then %+v", m, after)
	}
	list, err := s.League(ctx, "caravan", b)
	if err != nil || len(list) != 3 || list[2].Name != "b" || !list[2].Self || list[0].Self || list[2].Trend >= 0 ||
		list[2].Rating != last.Now.Rating {
		t.Errorf("the league is %+v, %v", list, err)
	}
}

// What must not count: each of these ends a match that two people had agreed to, and nobody's rating changes.
func TestWhatDoesNotCount(t *testing.T) {
	scores := &table.Result{Scores: []int{3, 1}, Winners: table.Set(0)}
	for _, c := range []struct {
		name string
		want store.Void
		do   func(t *testing.T, s *store.Store, path string)
	}{
		{"ended by a vote", store.VoidEnded, func(t *testing.T, s *store.Store, _ string) {
			x := store.Settled{Terms: store.Terms{Ended: true, Seats: make([]store.SeatTerms, 2)},
				Ended: &table.Result{Scores: []int{3, 1}, Outcome: table.Abandoned}}
			if err := s.SettleTerms(ctx, "m", x); err != nil {
				t.Fatal(err)
			}
		}},
		{"taken back", store.VoidBack, func(t *testing.T, s *store.Store, _ string) {
			n := &store.Match{ID: "n", Game: "caravan", Setup: table.Setup{Seats: 2}, State: store.Running, Seats: make([]store.Seat, 2)}
			if err := s.SettleTerms(ctx, "m", store.Settled{Terms: store.Terms{Seats: make([]store.SeatTerms, 2)}}); err != nil {
				t.Fatal(err)
			}
			if err := s.Create(ctx, n, nil, table.Snapshot{State: []byte("{}")}, store.Ties{Replaces: "m"}); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Rated(ctx, "n"); !errors.Is(err, store.ErrNone) {
				t.Errorf("what it goes on as is rated: %v", err)
			}
		}},
		{"played together", store.VoidTogether, func(t *testing.T, s *store.Store, _ string) {
			finish(t, s, "m", &table.Result{Scores: []int{3, 1}, Winners: 3, Outcome: table.Won})
		}},
		{"changed cards", store.VoidCards, func(t *testing.T, s *store.Store, path string) {
			behind(t, path, `INSERT INTO decks (digest, game, name, files) VALUES ('d', 'caravan', 'x', '{}')`)
			behind(t, path, `INSERT INTO match_decks (match, deck) VALUES ('m', 'd')`)
			finish(t, s, "m", scores)
		}},
		{"played on from another", store.VoidBranch, func(t *testing.T, s *store.Store, path string) {
			behind(t, path, "INSERT INTO branches (match, origin, answer) VALUES ('m', 'm', 0)")
			finish(t, s, "m", scores)
		}},
		{"one agreed", store.VoidFew, func(t *testing.T, s *store.Store, path string) {
			behind(t, path, "DELETE FROM rated_seats WHERE seat = 1")
			finish(t, s, "m", scores)
		}},
		{"one on two seats", store.VoidSame, func(t *testing.T, s *store.Store, path string) {
			behind(t, path, "UPDATE rated_seats SET player = 1")
			finish(t, s, "m", scores)
		}},
		{"all have left", store.VoidLeft, func(t *testing.T, s *store.Store, path string) {
			behind(t, path, "UPDATE seats SET kind = 'bot'")
			finish(t, s, "m", scores)
		}},
		{"an end that can't be read", store.VoidUnknown, func(t *testing.T, s *store.Store, path string) {
			behind(t, path, "UPDATE matches SET state = 'over', result = '['")
			if n, err := s.Count(ctx); n != 1 || err != nil {
				t.Errorf("counted %d, %v", n, err)
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, path := open(t)
			ratedMatch(t, s, "m", visitor(t, s, "a"), visitor(t, s, "b"))
			c.do(t, s, path)
			if m := rated(t, s, "m"); !m.Counted || m.Void != c.want {
				t.Errorf("%+v", m)
			}
			if list, err := s.League(ctx, "caravan", 0); err != nil || len(list) != 0 {
				t.Errorf("the league is %+v, %v", list, err)
			}
			if lines := dump(t, path); len(lines) > 0 {
				t.Errorf("%q", lines)
			}
		})
	}
}

// A match that is not rated touches no rating, whoever plays it.
func TestUnratedMatchesAreNot(t *testing.T) {
	s, path := open(t)
	between(t, s, "m", visitor(t, s, "a"), 1, visitor(t, s, "b"))
	end(t, s, "m", 3, 1)
	if _, err := s.Rated(ctx, "m"); !errors.Is(err, store.ErrNone) || len(dump(t, path)) > 0 {
		t.Errorf("%v, %q", err, dump(t, path))
	}
}

// Who has resigned, for whom a bot plays, or who holds the seat no more is last, whatever their score.
func TestWhoHasLeftIsLast(t *testing.T) {
	for name, leave := range map[string]string{
		"resigned": "INSERT INTO seat_terms (match, seat, ready, consent, covered, resigned, nudged, since, used, last, " +
			"remains, out) VALUES ('m', 0, FALSE, 0, FALSE, TRUE, 0, 0, 0, 0, 0, FALSE)",
		"a bot plays": "UPDATE seats SET kind = 'bot' WHERE seat = 0",
		"gone":        "DELETE FROM sitters WHERE seat = 0",
	} {
		s, path := open(t)
		ratedMatch(t, s, "m", visitor(t, s, "a"), visitor(t, s, "b"), visitor(t, s, "c"))
		behind(t, path, leave)
		end(t, s, "m", 20, 5, 1)
		m := rated(t, s, "m")
		if m.Void != "" || m.Seats[0].Place != 4 || !(m.Seats[0].Now.Rating < m.Seats[2].Now.Rating) {
			t.Errorf("%s: %+v", name, m)
		}
	}
}

// Where nobody wins, nobody was better.
func TestWhereNobodyWinsAllAreEqual(t *testing.T) {
	s, _ := open(t)
	ratedMatch(t, s, "m", visitor(t, s, "a"), visitor(t, s, "b"))
	finish(t, s, "m", &table.Result{Scores: []int{5, 1}})
	if m := rated(t, s, "m"); m.Void != "" || m.Seats[0].Now != m.Seats[1].Now || m.Seats[0].Now.Rating != 1500 {
		t.Errorf("%+v", m)
	}
}

// Sitting down is what agrees: not before the host has said so, not for who leaves or isn't ready when it begins, and the
// first at a seat alone.
func TestSittingDownAgrees(t *testing.T) {
	s, _ := open(t)
	a, b, c, d := visitor(t, s, "a"), visitor(t, s, "b"), visitor(t, s, "c"), visitor(t, s, "d")
	m := &store.Match{ID: "m", Game: "caravan", Setup: table.Setup{Seats: 4}, State: store.Running, Host: a, Rated: true,
		Terms: store.Terms{Waits: true, Seats: make([]store.SeatTerms, 4)},
		Seats: []store.Seat{{Sitters: []store.Sitter{{Guest: a}}}, {}, {}, {}}}
	if err := s.Create(ctx, m, nil, table.Snapshot{State: []byte("{}")}, store.Ties{}); err != nil {
		t.Fatal(err)
	}
	seats := func() (out []table.Seat) {
		for _, x := range rated(t, s, "m").Seats {
			out = append(out, x.Seat)
		}
		return out
	}
	for seat, g := range map[table.Seat]int64{1: b, 2: c, 3: d} {
		if err := s.Sit(ctx, "m", seat, g); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Unseat(ctx, "m", 2, "token"); err != nil {
		t.Fatal(err)
	}
	if got := seats(); !reflect.DeepEqual(got, []table.Seat{0, 1, 3}) {
		t.Errorf("after one has left: %v", got)
	}
	terms := store.Terms{Seats: []store.SeatTerms{{Ready: true}, {Ready: true}, {}, {}}}
	if err := s.SettleTerms(ctx, "m", store.Settled{Terms: terms}); err != nil {
		t.Fatal(err)
	}
	if got := seats(); !reflect.DeepEqual(got, []table.Seat{0, 1}) {
		t.Errorf("after it has begun without one: %v", got)
	}
	if err := s.Sit(ctx, "m", 1, c); err != nil {
		t.Fatal(err)
	}
	end(t, s, "m", 1, 2, 0, 0)
	list, err := s.League(ctx, "caravan", 0)
	if err != nil || len(list) != 2 || list[0].Name != "b" || list[1].Name != "a" {
		t.Errorf("the league is %+v, %v", list, err)
	}
}

// Numbers that came one by one over some weeks are those that come of counting everything again.
func TestCountingAgainComesToTheSame(t *testing.T) {
	s, path := open(t)
	var g []int64
	for i := range 5 {
		g = append(g, visitor(t, s, fmt.Sprint("g", i)))
	}
	for i := range 40 {
		id := fmt.Sprint("m", i)
		if i%7 == 3 { // some weeks go by
			behind(t, path, "UPDATE ratings SET week = week - 2; UPDATE rated SET week = week - 2")
		}
		ratedMatch(t, s, id, g[i%5], g[(i+1)%5], g[(i*i+2)%5])
		end(t, s, id, i%4, (i*7)%5, i%3)
	}
	before := dump(t, path)
	for range 2 {
		if err := s.Recount(ctx, "caravan"); err != nil {
			t.Fatal(err)
		}
		if after := dump(t, path); !reflect.DeepEqual(before, after) {
			t.Fatalf("it was\n%q\nand is\n%q", before, after)
		}
	}
	if len(before) < 80 {
		t.Errorf("only %d numbers were compared", len(before))
	}
}

// A match that is over and was not counted, as after a version which did not, is counted at start.
func TestWhatIsOverIsCountedAtStart(t *testing.T) {
	s, path := open(t)
	ratedMatch(t, s, "m", visitor(t, s, "a"), visitor(t, s, "b"))
	behind(t, path, `UPDATE matches SET state = 'over', result = '{"scores":[1,2],"winners":2,"rounds":1}'`)
	for want := 1; want >= 0; want-- {
		if n, err := s.Count(ctx); n != want || err != nil {
			t.Errorf("counted %d, %v; want %d", n, err, want)
		}
	}
	if m := rated(t, s, "m"); m.Void != "" || m.Seats[1].Now.Rating <= 1500 {
		t.Errorf("%+v", m)
	}
}

// Who is forgotten stands in no league; those who played them keep what they have, also when all is counted again.
func TestWhoIsForgottenVanishes(t *testing.T) {
	for _, how := range []string{"ratings", "account"} {
		s, path := open(t)
		a, b := visitor(t, s, "a"), visitor(t, s, "b")
		account(t, s, a, "key")
		ratedMatch(t, s, "m", a, b)
		end(t, s, "m", 2, 1)
		before := dump(t, path)
		var err error
		if how == "account" {
			_, err = s.DropAccount(ctx, a)
		} else {
			err = s.ForgetRatings(ctx, a)
		}
		if err != nil {
			t.Fatal(err)
		}
		if list, err := s.League(ctx, "caravan", b); err != nil || len(list) != 1 || list[0].Name != "b" {
			t.Errorf("%s: the league is %+v, %v", how, list, err)
		}
		if err := s.Recount(ctx, "caravan"); err != nil || !reflect.DeepEqual(before, dump(t, path)) {
			t.Errorf("%s: it was %q and is %q, %v", how, before, dump(t, path), err)
		}
		if n := mentions(t, path, a)["players.guest"]; n != 0 {
			t.Errorf("%s: they are still a player", how)
		}
		if err := s.ForgetRatings(ctx, a); !errors.Is(err, store.ErrNone) {
			t.Errorf("%s: who stands nowhere: %v", how, err)
		}
	}
}

// What a guest has reached moves along to the account that they join; where both were rated, all of it was one person's.
func TestRatingsMoveAlong(t *testing.T) {
	s, path := open(t)
	to, x := visitor(t, s, "to"), visitor(t, s, "x")
	account(t, s, to, "key")
	join := func(g int64, token string) {
		t.Helper()
		in := store.SignIn{Guest: to, Passkey: []byte("key"), Record: []byte("{}"), Token: token, Bring: g}
		if _, err := s.SignIn(ctx, in); err != nil {
			t.Fatal(err)
		}
	}
	first, second := visitor(t, s, "first"), visitor(t, s, "second")
	ratedMatch(t, s, "m1", first, x)
	end(t, s, "m1", 2, 1)
	before := dump(t, path)
	join(first, "t1")
	if after := dump(t, path); !reflect.DeepEqual(before, after) {
		t.Errorf("numbers have changed: %q, %q", before, after)
	}
	ratedMatch(t, s, "m2", second, x)
	end(t, s, "m2", 2, 1)
	ratedMatch(t, s, "m3", second, to) // against oneself, as it turns out
	end(t, s, "m3", 2, 1)
	join(second, "t2")
	list, err := s.League(ctx, "caravan", to)
	if err != nil || len(list) != 2 || list[0].Name != "to" || list[0].Matches != 4 || list[1].Matches != 2 {
		t.Fatalf("the league is %+v, %v", list, err)
	}
	fresh, _ := open(t) // one person in the two matches against another comes to the same
	a, b := visitor(t, fresh, "a"), visitor(t, fresh, "b")
	for _, id := range []string{"m1", "m2"} {
		ratedMatch(t, fresh, id, a, b)
		end(t, fresh, id, 2, 1)
	}
	want, err := fresh.League(ctx, "caravan", 0)
	if err != nil || list[0].Strength != want[0].Strength || list[1].Strength != want[1].Strength {
		t.Errorf("%+v and %+v, want %+v", list[0].Strength, list[1].Strength, want)
	}
}

// A clock that was put back changes nothing that was counted.
func TestAClockThatIsPutBack(t *testing.T) {
	s, path := open(t)
	a, b := visitor(t, s, "a"), visitor(t, s, "b")
	ratedMatch(t, s, "m", a, b)
	end(t, s, "m", 2, 1)
	behind(t, path, "UPDATE rated SET week = week + 9; UPDATE ratings SET week = week + 9")
	ratedMatch(t, s, "n", a, b)
	end(t, s, "n", 2, 1)
	before := dump(t, path)
	if err := s.Recount(ctx, "caravan"); err != nil || !reflect.DeepEqual(before, dump(t, path)) {
		t.Errorf("it was %q and is %q, %v", before, dump(t, path), err)
	}
	if weeks := column(t, path, "SELECT week FROM rated ORDER BY n"); weeks[0] != weeks[1] {
		t.Errorf("the weeks go back: %v", weeks)
	}
	if m := rated(t, s, "n"); m.Seats[0].Was != rated(t, s, "m").Seats[0].Now {
		t.Errorf("%+v", m)
	}
}

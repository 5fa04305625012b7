package store_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"waystation/store"
	"waystation/table"
)

func visitor(t *testing.T, s *store.Store, token string) int64 {
	t.Helper()
	g, err := s.NewGuest(ctx, token, token)
	if err != nil {
		t.Fatal(err)
	}
	return g.ID
}

// account gives a guest a passkey.
func account(t *testing.T, s *store.Store, guest int64, key string) {
	t.Helper()
	a := &store.Account{Guest: guest, Handle: []byte(fmt.Sprint("handle of ", guest))}
	if err := s.AddPasskey(ctx, a, &store.Passkey{ID: []byte(key), Record: []byte("{}"), Name: key}); err != nil {
		t.Fatal(err)
	}
}

// between stores a running match of people.
func between(t *testing.T, s *store.Store, id string, host int64, guests ...int64) {
	t.Helper()
	m := &store.Match{ID: id, Game: "caravan", Setup: table.Setup{Game: "caravan", Seats: len(guests)}, State: store.Running,
		Host: host}
	for _, g := range guests {
		seat := store.Seat{}
		if g != 0 {
			seat.Sitters = []store.Sitter{{Guest: g}}
		}
		m.Seats = append(m.Seats, seat)
	}
	if err := s.Create(ctx, m, nil, table.Snapshot{State: []byte("{}")}, store.Ties{}); err != nil {
		t.Fatal(err)
	}
}

// mentions are how many rows of every table with a column of guests name the guest.
func mentions(t *testing.T, path string, guest int64) map[string]int {
	t.Helper()
	db, shut, err := store.Behind(path)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	out := map[string]int{}
	columns, err := store.Columns(db, path)
	if err != nil {
		t.Fatal(err)
	}
	var names [][2]string
	for _, c := range columns {
		if slices.Contains([]string{"guest", "host", "by"}, c.Name) || c.Table == "guests" && c.Name == "id" {
			names = append(names, [2]string{c.Table, c.Name})
		}
	}
	for _, x := range names {
		var n int
		if err := db.QueryRow(fmt.Sprintf("SELECT count(*) FROM %s WHERE %s = ?", x[0], x[1]), guest).Scan(&n); err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			out[x[0]+"."+x[1]] = n
		}
	}
	return out
}

// furnish gives a guest something of everything that is kept of guests, in the match.
func furnish(t *testing.T, s *store.Store, g int64, match string) {
	t.Helper()
	n, err := s.Speak(ctx, match, store.Message{Guest: g, Words: "hello"})
	set := &store.CardSet{ID: "set of " + match, Guest: g, Game: "caravan", Name: "mine"}
	for _, e := range []error{
		err, s.Listen(ctx, match, g, store.Listener{Quiet: true}), s.Report(ctx, match, n, g),
		s.AddPoint(ctx, match, g, store.Point{Name: "here"}), s.NewCardSet(ctx, set),
		s.NewTrial(ctx, &store.Trial{ID: "trial of " + match, Cards: set.ID, Guest: g, Job: []byte("{}")}),
		s.AddChannel(ctx, &store.Channel{Guest: g, Kind: store.Hook, Address: match, Token: match, State: store.ChannelOn}),
		s.SetQuiet(ctx, g, store.Quiet{Zone: "UTC"}),
		s.AddWait(ctx, store.Wait{Guest: g, Match: match, Since: time.Now()}, store.Keep),
	} {
		if e != nil {
			t.Fatal(e)
		}
	}
	c := &store.Campaign{ID: "campaign of " + match, Game: "caravan"}
	m := &store.Match{ID: "chapter of " + match, Game: "caravan", Setup: table.Setup{Seats: 1}, State: store.Over,
		Host: g, Seats: []store.Seat{{Sitters: []store.Sitter{{Guest: g}}}}}
	err = s.Create(ctx, m, nil, table.Snapshot{State: []byte("{}")}, store.Ties{Begins: c})
	if err != nil {
		t.Fatal(err)
	}
}

// All that a guest has joins what an account has, and the guest is gone. What is kept of guests is found by the names of
// columns, so that a table which is new and forgotten here fails this test.
func TestEverythingJoins(t *testing.T) {
	s, path := open(t)
	from, to := visitor(t, s, "from"), visitor(t, s, "to")
	account(t, s, to, "key")
	between(t, s, "m", from, from, 0)
	ratedMatch(t, s, "rated one", from)
	furnish(t, s, from, "m")
	before := mentions(t, path, from)
	j, err := s.SignIn(ctx, store.SignIn{Guest: to, Passkey: []byte("key"), Record: []byte("{}"), Token: "new", Bring: from})
	if err != nil || !slices.Equal(j.Matches, []string{"chapter of m", "m", "rated one"}) || len(j.Left) > 0 {
		t.Fatalf("%+v, %v", j, err)
	}
	if left := mentions(t, path, from); len(left) > 0 {
		t.Errorf("the guest is still named: %v", left)
	}
	after := mentions(t, path, to)
	for name, n := range before {
		if name != "guests.id" && after[name] != n {
			t.Errorf("%s: %d, of %d", name, after[name], n)
		}
	}
	if len(before) < 13 {
		t.Errorf("only these were tried: %v", before)
	}
	if g, err := s.Guest(ctx, "new"); err != nil || g.ID != to || !g.Account {
		t.Errorf("who has signed in is %+v, %v", g, err)
	}
	if _, err := s.Guest(ctx, "from"); !errors.Is(err, store.ErrNone) {
		t.Errorf("the guest from before: %v", err)
	}
}

// Nothing is left of whoever deletes their account, in any table; what others have stays.
func TestNothingIsLeftOfADeletedAccount(t *testing.T) {
	s, path := open(t)
	g, late, other := visitor(t, s, "g"), visitor(t, s, "late"), visitor(t, s, "other")
	account(t, s, g, "key")
	between(t, s, "m", g, g, other, late)
	behind(t, path, fmt.Sprint("UPDATE sitters SET since = 7 WHERE guest = ", other))
	furnish(t, s, g, "m")
	if _, err := s.SignIn(ctx, store.SignIn{Guest: g, Passkey: []byte("key"), Record: []byte("{}"), Token: "new"}); err != nil {
		t.Fatal(err)
	}
	matches, err := s.DropAccount(ctx, g)
	if err != nil || !slices.Equal(matches, []string{"chapter of m", "m"}) {
		t.Fatalf("%v, %v", matches, err)
	}
	left := mentions(t, path, g)
	delete(left, "reports.by") // that somebody has reported it, whoever they were
	if len(left) > 0 {
		t.Errorf("they are still named: %v", left)
	}
	if m, err := s.Match(ctx, "m"); err != nil || m.Host != other || len(m.Seats[0].Sitters) != 0 ||
		len(m.Seats[1].Sitters) != 1 {
		t.Errorf("the match is %+v, %v", m, err)
	}
	if _, err := s.DropAccount(ctx, other); !errors.Is(err, store.ErrNone) {
		t.Errorf("somebody without an account: %v", err)
	}
}

// A match that runs and where both sit stays as it is; one that is over joins, and so does a seat that both hold.
func TestNoSeatJoinsAgainstAnother(t *testing.T) {
	s, path := open(t)
	from, to := visitor(t, s, "from"), visitor(t, s, "to")
	account(t, s, to, "key")
	between(t, s, "against", from, to, from)
	between(t, s, "over", to, to, from)
	between(t, s, "same", to, to, 0)
	if err := s.Sit(ctx, "same", 0, from); err != nil {
		t.Fatal(err)
	}
	if err := s.Mark(ctx, "over", store.Over, ""); err != nil {
		t.Fatal(err)
	}
	in := store.SignIn{Guest: to, Passkey: []byte("key"), Record: []byte("{}"), Token: "new", Bring: from}
	j, err := s.SignIn(ctx, in)
	if err != nil || !slices.Equal(j.Left, []string{"against"}) || !slices.Equal(j.Matches, []string{"over", "same"}) {
		t.Fatalf("%+v, %v", j, err)
	}
	m, err := s.Match(ctx, "against")
	if err != nil || m.Seats[1].Holds(to) || !m.Seats[1].Holds(from) || m.Host != from {
		t.Errorf("the match where both sit is %+v, %v", m, err)
	}
	if m, err := s.Match(ctx, "over"); err != nil || !m.Seats[1].Holds(to) {
		t.Errorf("the one that is over: %+v, %v", m, err)
	}
	if got := mentions(t, path, from); len(got) != 3 { // itself, its seat, and that it hosts
		t.Errorf("left of the guest: %v", got)
	}
	in.Passkey, in.Token = []byte("none"), "newer"
	if _, err := s.SignIn(ctx, in); !errors.Is(err, store.ErrNone) {
		t.Errorf("with a passkey of nobody: %v", err)
	}
}

// Sign-ins are bounded, and worth nothing after their time.
func TestSignInsAreBounded(t *testing.T) {
	s, path := open(t)
	g := visitor(t, s, "g")
	account(t, s, g, "key")
	between(t, s, "m", g, g)
	for i := range 40 {
		in := store.SignIn{Guest: g, Passkey: []byte("key"), Record: []byte("{}"), Token: fmt.Sprint("t", i)}
		if _, err := s.SignIn(ctx, in); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Guest(ctx, in.Token); err != nil || got.ID != g {
			t.Fatalf("the newest is %+v, %v", got, err)
		}
	}
	if a, err := s.Account(ctx, g); err != nil || a.Logins != 32 {
		t.Errorf("%+v, %v", a, err)
	}
	behind(t, path, "UPDATE logins SET made = 0")
	if _, err := s.Guest(ctx, "t39"); !errors.Is(err, store.ErrNone) {
		t.Errorf("a sign-in of long ago: %v", err)
	}
	if err := s.Forget(ctx, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if a, err := s.Account(ctx, g); err != nil || a.Logins != 0 {
		t.Errorf("what is forgotten: %+v, %v", a, err)
	}
}

// Accounts that keep nothing are bounded: the oldest of them goes for a new one, and nobody who keeps anything.
func TestAccountsThatKeepNothingAreBounded(t *testing.T) {
	s, path := open(t)
	defer store.SetMaxEmpty(3)()
	var all []int64
	for i := range 6 {
		g := visitor(t, s, fmt.Sprint("g", i))
		if all = append(all, g); i == 0 {
			between(t, s, "m", g, g)
		}
		account(t, s, g, fmt.Sprint("key", i))
		behind(t, path, fmt.Sprintf("UPDATE accounts SET made = %d WHERE guest = %d", i, g))
	}
	account(t, s, all[5], "a second key")
	for i, g := range all {
		a, err := s.Account(ctx, g)
		if left := i == 0 || i >= 4; left != (err == nil) || !left && !errors.Is(err, store.ErrNone) {
			t.Errorf("account %d: %+v, %v", i, a, err)
		}
	}
}

// An account that keeps nothing is forgotten when it was not used for long; one that was used, or keeps something, stays.
func TestUnusedAccountsAreForgotten(t *testing.T) {
	s, path := open(t)
	unused, used, fresh, plays := visitor(t, s, "unused"), visitor(t, s, "used"), visitor(t, s, "fresh"), visitor(t, s, "plays")
	between(t, s, "m", plays, plays)
	for _, g := range []int64{unused, used, fresh, plays} {
		account(t, s, g, fmt.Sprint("key of ", g))
	}
	behind(t, path, fmt.Sprintf(`UPDATE guests SET made = 0; UPDATE passkeys SET made = 0 WHERE guest <> %d;
		UPDATE passkeys SET used = 9000 WHERE guest = %d`, fresh, used))
	if err := s.Forget(ctx, time.UnixMilli(5000)); err != nil {
		t.Fatal(err)
	}
	for g, stays := range map[int64]bool{unused: false, used: true, fresh: true, plays: true} {
		if _, err := s.Account(ctx, g); stays != (err == nil) {
			t.Errorf("the account of %d: %v", g, err)
		}
	}
}

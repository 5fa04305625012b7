package store_test

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"waystation/store"
	"waystation/table"
)

// nodes are two processes that share a database, in which a match "a" is with three entries.
func nodes(t *testing.T) (red, blue *store.Store, place string) {
	t.Helper()
	s, place := open(t)
	create(t, s, match("a", store.Seat{Open: true}, store.Seat{Bot: true, Level: "normal"}))
	return node(t, place, "red"), node(t, place, "blue"), place
}

func node(t *testing.T, place, name string) *store.Store {
	t.Helper()
	s, err := store.Open(place)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	if err := s.Join(ctx, name, name+":80"); err != nil {
		t.Fatal(err)
	}
	return s
}

// silent makes it as if nothing was heard of a node for longer than its matches stay its own.
func silent(t *testing.T, place, name string) {
	t.Helper()
	behind(t, place, fmt.Sprintf("UPDATE nodes SET until = until - %d WHERE name = '%s'",
		store.LeaseTime.Milliseconds()+1, name))
}

func grow(s *store.Store, from int) error {
	return s.Append(ctx, "a", from, lines(from, from+1), store.Standing{Due: table.Set(0), State: store.Running}, nil)
}

// What a node wrote before the clock of the database was set back by an hour is not believed for that hour.
func TestNobodyIsBelievedForLongerThanALease(t *testing.T) {
	red, blue, place := nodes(t)
	if err := red.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	behind(t, place, "UPDATE nodes SET until = until + 3600000 WHERE name = 'red'")
	if err := blue.Hold(ctx, "a"); err != nil {
		t.Errorf("the match of who is heard of an hour from now can't be taken: %v", err)
	}
	if err := grow(red, 3); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("written by who has lost it: %v", err)
	}
}

// A node plays on, is silent for too long, and another takes its match over. What the first still writes is refused and
// changes nothing; nothing is lost, nothing is there twice.
func TestAMatchIsTakenOver(t *testing.T) {
	red, blue, place := nodes(t)
	if err := red.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if err := grow(red, 3); err != nil {
		t.Fatal(err)
	}
	for range 2 { // while it is heard of, its match is its own
		if err := blue.Hold(ctx, "a"); !errors.Is(err, store.ErrElsewhere) {
			t.Fatalf("taken from a node that lives: %v", err)
		}
	}
	if err := grow(blue, 4); !errors.Is(err, store.ErrElsewhere) {
		t.Fatalf("written by who does not hold it: %v", err)
	}
	silent(t, place, "red")
	if err := grow(red, 4); err != nil { // nobody has taken it
		t.Errorf("it is still held, and: %v", err)
	}
	silent(t, place, "red")
	if err := blue.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if err := grow(red, 5); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("written by who has lost it: %v", err)
	}
	if red.Holds("a") {
		t.Error("it does not know that it has lost it")
	}
	if err := grow(blue, 5); err != nil {
		t.Fatal(err)
	}
	if err := red.Hold(ctx, "a"); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("taken back from a node that lives: %v", err)
	}
	if _, log := read(t, blue, "a"); len(log) != 6 {
		t.Errorf("%d entries, want 6", len(log))
	}
	if err := red.Hold(ctx, "none"); !errors.Is(err, store.ErrNone) {
		t.Errorf("no such match: %v", err)
	}
}

// Whatever changes a match or its seats is refused to who does not hold it, and changes nothing.
func TestEveryWriteForAMatchIsFenced(t *testing.T) {
	red, blue, place := nodes(t)
	mara := guest(t, red, "Mara")
	if err := red.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	silent(t, place, "red")
	if err := blue.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	snap := table.Snapshot{Step: 9, State: []byte("{}")}
	was, _ := read(t, blue, "a")
	over := store.Standing{State: store.Over, Result: &table.Result{Scores: []int{1, 2}}}
	again := match("b", store.Seat{}, store.Seat{})
	for name, write := range map[string]func(*store.Store) error{
		"append": func(s *store.Store) error { return grow(s, 3) },
		"seal":   func(s *store.Store) error { return s.Append(ctx, "a", 3, lines(3, 4), over, &snap) },
		"mark":   func(s *store.Store) error { return s.Mark(ctx, "a", store.Frozen, "why") },
		"rebase": func(s *store.Store) error { return s.Rebase(ctx, "a", store.Running, "why", snap) },
		"settle": func(s *store.Store) error { return s.SettleTerms(ctx, "a", store.Settled{Ended: over.Result}) },
		"token":  func(s *store.Store) error { return s.SetToken(ctx, "a", 0, "token") },
		"bot":    func(s *store.Store) error { return s.SetBot(ctx, "a", 0, true, "hard") },
		"sit":    func(s *store.Store) error { return s.Sit(ctx, "a", 0, mara) },
		"free":   func(s *store.Store) error { return s.SitFree(ctx, "a", 0, mara) },
		"unseat": func(s *store.Store) error { return s.Unseat(ctx, "a", 0, "token") },
		"hush":   func(s *store.Store) error { return s.Hush(ctx, "a", true) },
		"aside":  func(s *store.Store) error { return s.SetAside(ctx, "a", "why") },
		"listen": func(s *store.Store) error { return s.Listen(ctx, "a", mara, store.Listener{Read: 1}) },
		"report": func(s *store.Store) error { return s.Report(ctx, "a", 1, mara) },
		"point":  func(s *store.Store) error { return s.AddPoint(ctx, "a", mara, store.Point{Name: "here"}) },
		"drop":   func(s *store.Store) error { return s.DropPoint(ctx, "a", mara, "here") },
		"speak": func(s *store.Store) error {
			_, err := s.Speak(ctx, "a", store.Message{Guest: mara, Words: "hello"})
			return err
		},
		"replace": func(s *store.Store) error {
			return s.Create(ctx, again, lines(0, 1), snap, store.Ties{Replaces: "a"})
		},
	} {
		for who, s := range map[string]*store.Store{"lost it": red, "never had it": node(t, place, "green "+name)} {
			if err := write(s); !errors.Is(err, store.ErrElsewhere) {
				t.Errorf("%s by who %s: %v", name, who, err)
			}
		}
	}
	now, log := read(t, blue, "a")
	if fmt.Sprint(now) != fmt.Sprint(was) || len(log) != 3 {
		t.Errorf("it was\n%+v\nand is\n%+v with %d entries", was, now, len(log))
	}
	if _, _, err := blue.BySeat(ctx, "token"); !errors.Is(err, store.ErrNone) {
		t.Errorf("the token: %v", err)
	}
	if _, err := blue.Match(ctx, "b"); !errors.Is(err, store.ErrNone) {
		t.Errorf("what was to take its place: %v", err)
	}
}

// A node that is heard of keeps its matches, and learns what it has lost; what it gives up, others take at once.
func TestRenewingAndReleasing(t *testing.T) {
	red, blue, place := nodes(t)
	create(t, red, match("b", store.Seat{}))
	for _, id := range []string{"a", "b"} {
		if err := red.Hold(ctx, id); err != nil {
			t.Fatal(err)
		}
	}
	silent(t, place, "red")
	if lost, err := red.Renew(ctx); err != nil || len(lost) > 0 {
		t.Fatalf("lost %v, %v", lost, err)
	}
	if err := blue.Hold(ctx, "a"); !errors.Is(err, store.ErrElsewhere) {
		t.Fatalf("taken from a node that has renewed: %v", err)
	}
	silent(t, place, "red")
	if err := blue.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if lost, err := red.Renew(ctx); err != nil || !slices.Equal(lost, []string{"a"}) {
		t.Errorf("lost %v, %v", lost, err)
	}
	if held := red.Holding(); !slices.Equal(held, []string{"b"}) {
		t.Errorf("it holds %v", held)
	}
	if err := red.Release(ctx, "b"); err != nil {
		t.Fatal(err)
	}
	if err := red.Release(ctx, "a"); err != nil { // which is another's: nothing happens to it
		t.Fatal(err)
	}
	if err := blue.Hold(ctx, "b"); err != nil {
		t.Errorf("what was given up: %v", err)
	}
	if err := grow(blue, 3); err != nil {
		t.Errorf("who lost it gave it up: %v", err)
	}
}

// Who begins anew under the same name has its matches at once, and who still is there under that name has lost them; who
// has ended leaves them to all.
func TestBeginningAnewUnderTheSameName(t *testing.T) {
	red, blue, place := nodes(t)
	if err := red.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	again := node(t, place, "red")
	if err := again.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if err := grow(again, 3); err != nil {
		t.Fatal(err)
	}
	if err := grow(red, 4); !errors.Is(err, store.ErrElsewhere) {
		t.Errorf("two of one name write: %v", err)
	}
	third := node(t, place, "red")
	if err := third.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if lost, err := again.Renew(ctx); err != nil || !slices.Equal(lost, []string{"a"}) {
		t.Errorf("lost to one of the same name: %v, %v", lost, err)
	}
	if err := third.Close(); err != nil {
		t.Fatal(err)
	}
	if err := blue.Hold(ctx, "a"); err != nil {
		t.Errorf("its node has ended, but: %v", err)
	}
}

// Of many that want a match at the same moment one gets it; of what it and those that had it write nothing is lost or
// doubled.
func TestManyWantAMatchAtOnce(t *testing.T) {
	_, _, place := nodes(t)
	var all []*store.Store
	for i := range 4 {
		all = append(all, node(t, place, fmt.Sprint("node ", i)))
	}
	var mu sync.Mutex
	written := 3
	for round := range 3 {
		holders := 0
		var wg sync.WaitGroup
		for _, s := range all {
			wg.Go(func() {
				err := s.Hold(ctx, "a")
				if err != nil && !errors.Is(err, store.ErrElsewhere) {
					t.Error(err)
				}
				m, err2 := s.Match(ctx, "a")
				if err2 != nil {
					t.Error(err2)
					return
				}
				for n := m.Length; n < m.Length+3; n++ {
					if grow(s, n) != nil {
						return
					}
					mu.Lock()
					written++
					mu.Unlock()
				}
				mu.Lock()
				holders++
				mu.Unlock()
			})
		}
		wg.Wait()
		if holders == 0 || round == 0 && holders > 1 { // later on who had it may go on until another takes it
			t.Errorf("round %d: %d nodes have it", round, holders)
		}
		for i := range all {
			silent(t, place, fmt.Sprint("node ", i))
		}
	}
	s := all[0]
	m, log := read(t, s, "a")
	if m.Length != written || len(log) != written {
		t.Errorf("%d entries were acknowledged, %d are there", written, len(log))
	}
}

// Bots of another's matches are not woken, nor is its time looked after, until it is silent.
func TestWhatAnotherPlaysIsLeftToIt(t *testing.T) {
	red, blue, place := nodes(t)
	if err := red.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if err := red.Append(ctx, "a", 3, lines(3, 4), store.Standing{Due: table.Set(1), State: store.Running},
		nil); err != nil {
		t.Fatal(err)
	}
	behind(t, place, "INSERT INTO terms (match, waits, clock, each, reserve, late, runs, ends, ended, behind) "+
		"VALUES ('a', FALSE, 'each', 1, 0, '', TRUE, 1, FALSE, 0)")
	sees := func(s *store.Store) (bots, late int) {
		b, err := s.ForBots(ctx, "", 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		l, err := s.RunOut(ctx, 10)
		if err != nil {
			t.Fatal(err)
		}
		return len(b), len(l)
	}
	for i, want := range []int{0, 1} {
		if bots, late := sees(blue); bots != want || late != want {
			t.Errorf("turn %d: another's bots %d, times %d, want %d", i, bots, late, want)
		}
		if bots, late := sees(red); bots != 1 || late != 1 {
			t.Errorf("turn %d: its own bots %d, times %d", i, bots, late)
		}
		silent(t, place, "red")
	}
}

// It is the database's clock by which a node is silent.
func TestALeaseRunsOutByItself(t *testing.T) {
	red, blue, _ := nodes(t)
	if err := red.Hold(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	for blue.Hold(ctx, "a") != nil {
		if time.Since(began) > 10*store.LeaseTime {
			t.Fatal("it does not run out")
		}
		time.Sleep(50 * time.Millisecond)
	}
	if took := time.Since(began); took < store.LeaseTime-500*time.Millisecond {
		t.Errorf("it ran out after %v, and has %v", took, store.LeaseTime)
	}
}

// Time that is given back is given once, and each node hears of it once.
func TestEachNodeHearsOfTimeThatIsGivenBack(t *testing.T) {
	red, blue, place := nodes(t)
	behind(t, place, "INSERT INTO terms (match, waits, clock, each, reserve, late, runs, ends, ended, behind) "+
		"VALUES ('a', FALSE, 'turn', 1000, 0, '', TRUE, 1000, FALSE, 0)")
	beat := func(s *store.Store, want bool, when string) {
		t.Helper()
		given, err := s.Beat(ctx, time.Minute)
		if err != nil || given != want {
			t.Errorf("%s: %v, %v", when, given, err)
		}
	}
	behind(t, place, fmt.Sprintf("UPDATE alive SET at = %d", time.Now().UnixMilli()))
	for _, s := range []*store.Store{red, blue, red} {
		beat(s, false, "at first")
	}
	behind(t, place, "UPDATE alive SET at = at - 3600000")
	beat(blue, true, "after an hour, who beats first")
	beat(blue, false, "once more")
	beat(red, true, "who beats next")
	beat(red, false, "and once more")
	beat(node(t, place, "green"), false, "who has come since")
}

// Of several nodes one sends a notice.
func TestANoticeIsSentByOneNode(t *testing.T) {
	red, blue, _ := nodes(t)
	c := &store.Channel{Guest: guest(t, red, "Mara"), Kind: store.Hook, Address: "https://example.org/",
		Token: "token", State: store.ChannelOn}
	if err := red.AddChannel(ctx, c); err != nil {
		t.Fatal(err)
	}
	at := time.Now()
	if err := red.Tell(ctx, []store.Channel{*c}, store.NoticeTry, nil, at); err != nil {
		t.Fatal(err)
	}
	list, err := red.Outbox(ctx, at, 10)
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	if err := blue.Trying(ctx, &list[0], at); err != nil {
		t.Error(err)
	}
	if err := red.Trying(ctx, &list[0], at); !errors.Is(err, store.ErrNone) {
		t.Errorf("a second node sends it too: %v", err)
	}
}

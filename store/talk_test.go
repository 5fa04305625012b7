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

// tableOfTwo is a match where Mara and Otto sit.
func tableOfTwo(t *testing.T, s *store.Store) (mara, otto int64) {
	t.Helper()
	mara, otto = guest(t, s, "Mara"), guest(t, s, "Otto")
	create(t, s, match("a", store.Seat{Sitters: []store.Sitter{{Guest: mara}}},
		store.Seat{Sitters: []store.Sitter{{Guest: otto}}}))
	return mara, otto
}

func say(t *testing.T, s *store.Store, guest int64, seat table.Seat, words string) int {
	t.Helper()
	n, err := s.Speak(ctx, "a", store.Message{Seat: seat, Guest: guest, Words: words})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func said(t *testing.T, s *store.Store, after, limit int) []string {
	t.Helper()
	all, err := s.Talk(ctx, "a", after, limit)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, m := range all {
		out = append(out, fmt.Sprint(m.N, " ", m.Seat, " ", m.Words))
	}
	return out
}

func TestWhatIsSaidSurvivesARestart(t *testing.T) {
	s, path := open(t)
	mara, otto := tableOfTwo(t, s)
	say(t, s, mara, 0, "Who is Yellow?")
	if _, err := s.Speak(ctx, "a", store.Message{Seat: 1, Guest: otto, Words: "Ha", React: true}); err != nil {
		t.Fatal(err)
	}
	if err := s.Listen(ctx, "a", mara, store.Listener{Read: 1, Muted: table.Set(1)}); err != nil {
		t.Fatal(err)
	}
	if err := s.Hush(ctx, "a", true); err != nil {
		t.Fatal(err)
	}

	s = reopen(t, s, path)
	all, err := s.Talk(ctx, "a", 0, 10)
	if err != nil || len(all) != 2 || all[0].Words != "Who is Yellow?" || all[0].Guest != mara || !all[1].React ||
		all[1].Seat != 1 || all[0].At.IsZero() {
		t.Errorf("%v, %+v, want both messages as they were", err, all)
	}
	if l, err := s.Listener(ctx, "a", mara); err != nil || l != (store.Listener{Read: 1, Muted: table.Set(1)}) {
		t.Errorf("%v, Mara listens so: %+v", err, l)
	}
	if l, err := s.Listener(ctx, "a", otto); err != nil || l != (store.Listener{}) {
		t.Errorf("%v, Otto, who never said how, listens so: %+v", err, l)
	}
	if m, log := read(t, s, "a"); !m.Hushed || len(log) != 3 {
		t.Errorf("hushed: %v, log of %d lines; want it hushed, and the log as it was", m.Hushed, len(log))
	}
}

func TestTheOldestMessagesGo(t *testing.T) {
	s, _ := open(t)
	mara, otto := tableOfTwo(t, s)
	for n := 1; n <= store.MaxMessages+1; n++ {
		if got := say(t, s, mara, 0, "word"); got != n {
			t.Fatalf("message %d got number %d", n, got)
		}
		if n == 1 {
			if err := s.Report(ctx, "a", 1, otto); err != nil {
				t.Fatal(err)
			}
		}
	}
	all := said(t, s, 0, 1000)
	if len(all) != store.MaxMessages || all[0] != "2 0 word" {
		t.Errorf("%d messages are kept, from %q on", len(all), all[0])
	}
	if got := said(t, s, store.MaxMessages-1, 1); !slices.Equal(got, []string{"501 0 word"}) {
		t.Errorf("the last one is %q", got)
	}
	if err := s.Report(ctx, "a", 1, mara); !errors.Is(err, store.ErrNone) {
		t.Errorf("a message that is gone was reported: %v", err)
	}
	if got, err := s.Reported(ctx, "a", otto); err != nil || !slices.Equal(got, []int{1}) {
		t.Errorf("%v, Otto's report of a message that has gone since: %v", err, got)
	}
}

func TestAReportIsMadeOnce(t *testing.T) {
	s, _ := open(t)
	mara, otto := tableOfTwo(t, s)
	say(t, s, mara, 0, "no manners")
	for range 2 {
		if err := s.Report(ctx, "a", 1, otto); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := s.Reported(ctx, "a", otto); err != nil || !slices.Equal(got, []int{1}) {
		t.Errorf("%v, Otto has reported %v", err, got)
	}
	if got, err := s.Reported(ctx, "a", mara); err != nil || got != nil {
		t.Errorf("%v, Mara, who has reported nothing, has reported %v", err, got)
	}
}

// Who was pushed from a seat by their own other browsers is forgotten one day. What they said stays.
func TestAForgottenGuestsWordsStay(t *testing.T) {
	s, _ := open(t)
	tableOfTwo(t, s)
	gone := guest(t, s, "Gone")
	say(t, s, gone, 0, "Back in a minute.")
	if err := s.Listen(ctx, "a", gone, store.Listener{Read: 1}); err != nil {
		t.Fatal(err)
	}
	if err := s.Forget(ctx, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Guest(ctx, "cookie of Gone"); !errors.Is(err, store.ErrNone) {
		t.Fatalf("the guest is not forgotten: %v", err)
	}
	all, err := s.Talk(ctx, "a", 0, 10)
	if err != nil || len(all) != 1 || all[0].Guest != 0 || all[0].Words != "Back in a minute." {
		t.Errorf("%v, %+v, want the message without its guest", err, all)
	}
}

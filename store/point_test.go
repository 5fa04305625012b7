package store_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"waystation/store"
	"waystation/table"
)

// A match remembers where it was played on from, and the other that it was tried.
func TestABranchIsStored(t *testing.T) {
	s, path := open(t)
	create(t, s, match("parent", store.Seat{Bot: true}))
	child := match("child", store.Seat{Bot: true})
	child.Origin = table.Origin{Match: "parent", Answer: 7}
	create(t, s, child)
	s = reopen(t, s, path)
	got, err := s.Match(ctx, "child")
	if err != nil || got.Origin != child.Origin || got.Tried {
		t.Errorf("the branch comes from %+v, tried %v (%v)", got.Origin, got.Tried, err)
	}
	got, err = s.Match(ctx, "parent")
	if err != nil || got.Origin != (table.Origin{}) || !got.Tried {
		t.Errorf("its origin comes from %+v, tried %v (%v)", got.Origin, got.Tried, err)
	}
	lost := match("lost", store.Seat{Bot: true})
	lost.Origin = table.Origin{Match: "nowhere", Answer: 1}
	err = s.Create(ctx, lost, lines(0, 3), table.Snapshot{State: []byte("{}")}, store.Ties{})
	if _, none := s.Match(ctx, "lost"); err == nil || !errors.Is(none, store.ErrNone) {
		t.Errorf("a branch of no match is stored: %v", err)
	}
}

// Save points belong to one guest in one match, have names of their own there, and are few.
func TestSavePointsAreKeptAndCounted(t *testing.T) {
	s, path := open(t)
	create(t, s, match("a", store.Seat{}))
	create(t, s, match("b", store.Seat{}))
	mara, err := s.NewGuest(ctx, "mara", "Mara")
	if err != nil {
		t.Fatal(err)
	}
	otto, err := s.NewGuest(ctx, "otto", "Otto")
	if err != nil {
		t.Fatal(err)
	}
	add := func(match string, guest int64, name string, length int, want error) {
		t.Helper()
		if err := s.AddPoint(ctx, match, guest, store.Point{Name: name, Length: length}); !errors.Is(err, want) {
			t.Errorf("%s in %s: %v, want %v", name, match, err, want)
		}
	}
	add("a", mara.ID, "later", 3, nil)
	add("a", mara.ID, "early", 1, nil)
	add("a", mara.ID, "early", 2, store.ErrNamed)
	add("b", mara.ID, "early", 2, nil)
	add("a", otto.ID, "early", 2, nil)
	s = reopen(t, s, path)
	got, err := s.Points(ctx, "a", mara.ID)
	if err != nil || len(got) != 2 || got[0].Name != "early" || got[0].Length != 1 || got[1].Name != "later" ||
		time.Since(got[0].Made) > time.Hour {
		t.Errorf("Mara's are %+v (%v)", got, err)
	}
	if _, err := s.Point(ctx, "b", otto.ID, "early"); !errors.Is(err, store.ErrNone) {
		t.Errorf("Otto has Mara's point: %v", err)
	}
	if err := s.DropPoint(ctx, "b", otto.ID, "early"); !errors.Is(err, store.ErrNone) {
		t.Errorf("Otto drops Mara's point: %v", err)
	}
	for n := 3; n < store.MaxPoints; n++ {
		add("a", mara.ID, fmt.Sprint(n), n, nil)
	}
	add("a", mara.ID, "too many", 4, store.ErrPoints)
	add("a", mara.ID, "early", 4, store.ErrNamed)
	add("b", mara.ID, "elsewhere", 4, nil)
	if err := s.DropPoint(ctx, "a", mara.ID, "early"); err != nil {
		t.Error(err)
	}
	add("a", mara.ID, "room again", 4, nil)
	if p, err := s.Point(ctx, "a", mara.ID, "room again"); err != nil || p.Length != 4 {
		t.Errorf("%+v (%v)", p, err)
	}
	if err := s.Forget(ctx, time.Now().Add(time.Hour)); err != nil {
		t.Errorf("guests with save points, who sit nowhere: %v", err)
	}
	if g, err := s.Guest(ctx, "mara"); err != nil || g != mara {
		t.Errorf("Mara is forgotten, with her points: %+v (%v)", g, err)
	}
}

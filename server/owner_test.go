package server

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"testing"

	"waystation/internal/caravan"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// diary is a journal that holds one match in memory. before is run before it takes anything in.
type diary struct {
	journal
	match  store.Match
	lines  [][]byte
	before func() error
}

func (d *diary) Holds(string) bool { return true }

func (d *diary) Notes(context.Context, string) ([]store.Note, error) { return nil, nil }

func (d *diary) Match(context.Context, string) (*store.Match, error) {
	m := d.match
	return &m, nil
}

func (d *diary) Log(context.Context, *store.Match) ([][]byte, error) { return d.lines, nil }

func (d *diary) Snapshots(context.Context, string) ([]table.Snapshot, error) { return nil, nil }

func (d *diary) Mark(_ context.Context, _ string, state store.State, note string) error {
	d.match.State, d.match.Note = state, note
	return nil
}

func (d *diary) Append(
	_ context.Context, _ string, from int, lines [][]byte, as store.Standing, _ *table.Snapshot,
) error {
	if err := d.before(); err != nil {
		return err
	}
	d.lines = append(d.lines[:from:from], lines...)
	d.match.Length, d.match.State = len(d.lines), as.State
	return nil
}

// counter counts failures.
type counter int

func (c *counter) Inc() { *c++ }

// owned is a match with its owner, its journal and one who listens.
func owned(t *testing.T) (*owner, *diary, *listener) {
	t.Helper()
	m, err := table.NewMatch(caravan.Shelf, table.Setup{Game: "caravan", Mode: "dry", Seats: 2}, table.SeedOf("owner"))
	if err != nil {
		t.Fatal(err)
	}
	d := &diary{before: func() error { return nil }}
	if d.lines, err = marshal(m, 0); err != nil {
		t.Fatal(err)
	}
	d.match = store.Match{
		ID: "m", Game: "caravan", Setup: m.Setup(), Seed: m.Seed(), Rules: "1", Length: len(d.lines),
		State: store.Running,
	}
	l := &listener{news: make(chan tiding, 1)}
	o := &owner{
		id: "m", journal: d, log: slog.New(slog.NewTextHandler(io.Discard, nil)), failures: new(counter),
		shelf:    func(string) *shelf.Game { return &shelf.Game{Box: caravan.Shelf} },
		audience: audience{l: true},
	}
	if err := o.load(t.Context()); err != nil {
		t.Fatal(err)
	}
	if o.m == nil {
		t.Fatalf("the match is frozen: %s", o.info.Note)
	}
	<-l.news
	return o, d, l
}

func stop(m *table.Match) error { return m.Answer(0, m.Ask(0).Number, "stop", table.ByHand) }

// What is done is stored before anybody hears of it.
func TestDoneStoredMadeKnown(t *testing.T) {
	o, d, l := owned(t)
	at, stored := o.m.Version(), len(d.lines)
	d.before = func() error {
		if o.m.Version() == at {
			t.Error("it is stored before it is done")
		}
		if len(l.news) > 0 {
			t.Error("it is known before it is stored")
		}
		return nil
	}
	if err := o.act(t.Context(), stop); err != nil {
		t.Fatal(err)
	}
	if len(d.lines) == stored || len(d.lines) != o.m.Version() || o.info.Length != o.m.Version() {
		t.Errorf("%d lines are stored, the match has %d entries, and is said to have %d",
			len(d.lines), o.m.Version(), o.info.Length)
	}
	select {
	case now := <-l.news:
		if now.stamp != o.stamp() {
			t.Errorf("told %s, the match stands at %s", now.stamp, o.stamp())
		}
	default:
		t.Error("nobody hears of it")
	}
}

// What can't be stored has not been done, and nobody hears of it.
func TestWhatCantBeStoredIsNotDone(t *testing.T) {
	o, d, l := owned(t)
	at := o.stamp()
	d.before = func() error { return errors.New("the disk is full") }
	if err := o.act(t.Context(), stop); !errors.Is(err, errStore) {
		t.Errorf("the error is %v", err)
	}
	if n := *o.failures.(*counter); n != 1 {
		t.Errorf("%d failures are counted", n)
	}
	if len(l.news) > 0 {
		t.Errorf("somebody hears of %v", <-l.news)
	}
	if o.info != nil || o.m != nil {
		t.Fatal("a match that is not stored is still in memory")
	}
	if err := o.load(t.Context()); err != nil || o.stamp() != at {
		t.Errorf("read again it stands at %s, before at %s: %v", o.stamp(), at, err)
	}
}

// What the rules refuse is neither stored nor told, and the match stands.
func TestWhatIsRefusedChangesNothing(t *testing.T) {
	o, d, l := owned(t)
	at := o.stamp()
	d.before = func() error {
		t.Error("it is stored")
		return nil
	}
	err := o.act(t.Context(), func(m *table.Match) error { return m.Answer(0, m.Ask(0).Number, "fly", table.ByHand) })
	if !errors.Is(err, table.ErrNotOffered) {
		t.Errorf("the error is %v", err)
	}
	if o.m == nil || o.stamp() != at || len(l.news) > 0 {
		t.Error("something has changed, or somebody was told so")
	}
}

// A match that can't be read is frozen: its note is stored, everybody is told, and nothing can be done to it.
func TestAFrozenMatchStands(t *testing.T) {
	o, d, l := owned(t)
	o.drop()
	d.lines[1] = []byte("scribble")
	if err := o.load(t.Context()); err != nil {
		t.Fatal(err)
	}
	if o.m != nil || d.match.State != store.Frozen || d.match.Note == "" || len(l.news) == 0 {
		t.Errorf("the match is %s, its note %q; told: %d", d.match.State, d.match.Note, len(l.news))
	}
	var r *refusal
	if err := o.act(t.Context(), stop); !errors.As(err, &r) || r.status != http.StatusConflict {
		t.Errorf("an answer: %v", err)
	}
}

// A change of seats shows in the stamp, though the log is as long as before.
func TestTheStampTellsOfSeats(t *testing.T) {
	o, d, l := owned(t)
	before := o.stamp()
	d.match.Seats = []store.Seat{{Bot: true}, {}}
	if err := o.reread(t.Context()); err != nil {
		t.Fatal(err)
	}
	if now := <-l.news; now.stamp == before || len(o.info.Seats) != 2 {
		t.Errorf("told %s after %s, %d seats", now.stamp, before, len(o.info.Seats))
	}
}

package server

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strconv"
	"sync"
	"time"

	"waystation/bots"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// room is a match in memory and its one owner: everything below mu is read and written under it alone.
type room struct {
	server *Server
	id     string

	refs int // under rooms.mu
	used time.Time

	mu   sync.Mutex
	info *store.Match // nil: not loaded

	campaign *store.Campaign // of which it is a chapter; nil for none
	game     *shelf.Game
	m        *table.Match // nil: not loaded, or frozen

	changes   int // of who sits where, since it was loaded
	listeners map[*listener]bool
	thoughts  map[table.Seat]*thought
	thinkers  map[table.Seat]bots.Thinker // the bot that is just answering, for its next question: it remembers what it found
	freed     map[table.Seat]int          // what bots did without a turn since their last answer
	hints     map[table.Seat]hint         // what bots would do, for who asked
	row       int                         // how many answers of bots came last, in a row
	seen      map[int64]time.Time         // when guests were last here, since it was loaded
	loaded    time.Time
	picks     map[table.Seat]picked
	doubts    map[table.Seat]doubt  // answers that wait to be given once more
	recaps    map[table.Seat]recap  // where the recap of each seat begins, since it was loaded
	links     map[table.Seat]string // tokens made since it was loaded, for the host to hand out
	colours   []string              // of the seats, if the game gives them; as of the version coloured
	coloured  int
}

// recap is how many events a seat had been told before its last answer, and after it.
type recap struct{ before, after int }

// told notes that a seat has answered.
func (r *room) told(s table.Seat, before, after int) {
	if r.recaps == nil {
		r.recaps = map[table.Seat]recap{}
	}
	r.recaps[s] = recap{before, after}
}

// picked is what a seat has picked so far of an answer of several options.
type picked struct {
	number int
	set    []table.Option
}

// storeTime is how long the store may take for one write.
const storeTime = 15 * time.Second

// with runs f with the match loaded and locked. What f returns, with returns.
func (s *Server) with(ctx context.Context, id string, f func(*room) error) (err error) {
	r, err := s.rooms.hold(id)
	if err != nil {
		return err
	}
	keep := false
	defer func() { s.rooms.release(r, keep) }()
	r.mu.Lock()
	defer r.mu.Unlock()
	defer func() {
		if p := recover(); p != nil {
			s.Log.Error("a match broke", "match", id, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
			r.drop()
			err = errBroken
		}
	}()
	if err := r.load(ctx); err != nil {
		return err
	}
	keep = true
	return f(r)
}

// drop throws the match in memory away; who comes next reads it from the store.
func (r *room) drop() {
	r.info, r.m, r.thoughts, r.thinkers, r.colours, r.recaps = nil, nil, nil, nil, nil, nil
}

// act does something to the match: it is done, stored, made known, in this order. After an error nothing has changed.
func (r *room) act(ctx context.Context, do func(*table.Match) error) error {
	if r.m == nil {
		return r.frozen()
	}
	from := r.m.Version()
	r.row = 0
	if err := do(r.m); err != nil {
		return err
	}
	if err := r.save(ctx, from); err != nil {
		r.server.Log.Error("the store failed", "match", r.id, "error", err)
		r.server.gauges.storeFailures.Inc()
		r.drop()
		return errStore
	}
	r.publish()
	r.wake()
	return nil
}

func (r *room) frozen() error {
	return refuse(409, "This match is frozen: "+r.info.Note)
}

// save stores what the log has grown by.
func (r *room) save(ctx context.Context, from int) error {
	lines, err := marshal(r.m, from)
	if err != nil {
		return err
	}
	snap, err := snapshot(r.m, from)
	if err != nil {
		return err
	}
	now := standing(r.m)
	// Whoever asked for this may have hung up, but it has been done.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime)
	defer cancel()
	if err := r.server.Store.Append(ctx, r.id, from, lines, now, snap); err != nil {
		return err
	}
	r.info.Length, r.info.Moved = r.m.Version(), time.Now()
	r.info.Due, r.info.State, r.info.Result = now.Due, now.State, now.Result
	return nil
}

// standing is how a match stands.
func standing(m *table.Match) store.Standing {
	if !m.Over() {
		return store.Standing{Due: m.Due(), State: store.Running}
	}
	res := m.Result()
	return store.Standing{State: store.Over, Result: &res}
}

// snapshot takes one where the log has grown by a hash of the state, so that whoever goes on from it need not believe the states
// behind it. Otherwise it is nil.
func snapshot(m *table.Match, from int) (*table.Snapshot, error) {
	if !slices.ContainsFunc(m.Entries(from), func(e *table.Entry) bool { return e.Kind == table.KindState }) {
		return nil, nil
	}
	snap, err := m.Snapshot()
	return &snap, err
}

func marshal(m *table.Match, from int) ([][]byte, error) {
	var lines [][]byte
	for _, e := range m.Entries(from) {
		b, err := e.Marshal(m.Verbs())
		if err != nil {
			return nil, err
		}
		lines = append(lines, b)
	}
	return lines, nil
}

// load reads the match from the store, if it is not in memory. A match that can't be played on is loaded too, without its
// table.Match: frozen.
func (r *room) load(ctx context.Context) error {
	if r.info != nil {
		return nil
	}
	s := r.server
	r.loaded = time.Now()
	info, err := s.Store.Match(ctx, r.id)
	if errors.Is(err, store.ErrNone) {
		return errNone
	}
	if d := (*store.Damage)(nil); errors.As(err, &d) {
		r.freeze(&store.Match{ID: r.id}, &cannot{d.Error(), d})
		return nil
	}
	if err != nil {
		return r.unread(ctx, err)
	}
	r.game = s.game(info.Game)
	m, note, err := r.open(ctx, info)
	if err != nil {
		if e := (*cannot)(nil); errors.As(err, &e) {
			r.freeze(info, e)
			return nil
		}
		return r.unread(ctx, err)
	}
	if note != info.Note || info.State == store.Frozen {
		if err := r.rebase(ctx, m, note); err != nil {
			return r.unread(ctx, err)
		}
		info.Note = note
	}
	info.State = standing(m).State
	if err := r.readCampaign(ctx, info); err != nil {
		return r.unread(ctx, err)
	}
	r.info, r.m = info, m
	r.publish()
	r.wake()
	return nil
}

// readCampaign reads who is in the campaign of the match.
func (r *room) readCampaign(ctx context.Context, info *store.Match) (err error) {
	if info.Campaign != "" {
		r.campaign, err = r.server.Store.Campaign(ctx, info.Campaign)
	}
	return err
}

// unread is the error when the store can't be read now.
func (r *room) unread(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	r.server.Log.Error("the store failed", "match", r.id, "error", err)
	r.server.gauges.storeFailures.Inc()
	return errStore
}

// rebase notes under which conditions the match goes on, and from what it can go on the next time.
func (r *room) rebase(ctx context.Context, m *table.Match, note string) error {
	snap, err := m.Snapshot()
	if err != nil {
		return err
	}
	state := standing(m).State
	r.server.Log.Warn("match goes on", "match", r.id, "note", note)
	return r.server.Store.Rebase(ctx, r.id, state, note, snap)
}

// freeze shows a match that can't be played on. Everything of it stays in the store, and it is tried again when it is
// loaded the next time.
func (r *room) freeze(info *store.Match, why *cannot) {
	r.server.Log.Error("a match is frozen", "match", r.id, "error", why.err)
	if info.State != store.Frozen || info.Note != why.public {
		info.State, info.Note = store.Frozen, why.public
		if err := r.server.Store.Mark(r.server.ctx, r.id, info.State, info.Note); err != nil {
			r.server.Log.Error("the store failed", "match", r.id, "error", err)
		}
	}
	r.info, r.m = info, nil
	r.publish()
}

// cannot says why a match can't be played on: to everybody, without the secrets of the match, and to the log.
type cannot struct {
	public string
	err    error
}

func (c *cannot) Error() string { return c.err.Error() }

// open plays the match from its log, or goes on from a snapshot if the rules have changed so that it no longer fits. The
// note is for its players. The error is *cannot when the match is at fault, and not the store.
func (r *room) open(ctx context.Context, info *store.Match) (m *table.Match, note string, err error) {
	defer func() {
		if p := recover(); p != nil {
			m, err = nil, &cannot{"match " + info.ID + ": its game broke", fmt.Errorf("the game broke: %v\n%s", p, debug.Stack())}
		}
	}()
	fail := func(err error, format string, args ...any) (*table.Match, string, error) {
		public := "match " + info.ID + fmt.Sprintf(format, args...)
		if err == nil {
			err = errors.New(public)
		}
		return nil, "", &cannot{public, err}
	}
	if r.game == nil {
		return fail(nil, ": its game, %q, is not on the shelf", info.Game)
	}
	box := r.game.Box
	lines, err := r.server.Store.Log(ctx, info)
	if d := (*store.Damage)(nil); errors.As(err, &d) {
		return nil, "", &cannot{d.Error(), d}
	}
	if err != nil {
		return nil, "", err
	}
	setup, err := box.Check(info.Setup)
	if err != nil {
		return fail(nil, ": %v", err)
	}
	g, err := box.New(setup)
	if err != nil {
		return fail(nil, ": %v", err)
	}
	log := make([]*table.Entry, len(lines))
	for i, line := range lines {
		log[i] = new(table.Entry)
		if err := log[i].Unmarshal(g.Verbs(), line); err != nil {
			return fail(fmt.Errorf("entry %d: %w", i, err), ", entry %d: it can't be read by rules %s", i, box.Version)
		}
	}
	m, misfit := table.Replay(box, setup, info.Seed, log)
	if misfit == nil {
		return m, fits(m, info.Rules), nil
	}
	where := "a place where the game breaks" // why, and how it breaks, would tell what others have answered and hold
	if bent := (*table.Bent)(nil); errors.As(misfit, &bent) {
		where = fmt.Sprintf("entry %d (step %d)", bent.Entry, bent.Step)
	}
	snaps, err := r.server.Store.Snapshots(ctx, info.ID)
	if err != nil {
		return nil, "", err
	}
	for _, snap := range snaps {
		if !reaches(snap, log) {
			continue
		}
		if m, err := table.Resume(box, setup, info.Seed, log, snap); err == nil {
			return m, fmt.Sprintf("The rules of this game have changed since the match began (rules %s, now %s): it does not fit them at %s. "+
				"It goes on from a snapshot.", info.Rules, box.Version, where), nil
		}
	}
	return fail(misfit, ": it was played by rules %s and does not fit rules %s at %s", info.Rules, box.Version, where)
}

// fits is what the players of a match must know that was played again to its end, though by other rules.
func fits(m *table.Match, began string) string {
	switch {
	case began == m.Box().Version, m.Over() && m.Proven():
		return ""
	case m.Proven():
		return fmt.Sprintf("The rules of this game have changed since the match began (rules %s, now %s). "+
			"What was played fits them, state by state; from here on it goes by the new ones.", began, m.Box().Version)
	}
	return fmt.Sprintf("The rules of this game have changed since the match began (rules %s, now %s). "+
		"Its answers fit them; whether they led to the same then can't be proven, for it is older than the hashes of states.", began, m.Box().Version)
}

// reaches reports whether the log leads to the snapshot: nothing before it was taken back after it.
func reaches(snap table.Snapshot, log []*table.Entry) bool {
	if snap.Length > len(log) {
		return false
	}
	for _, e := range log[snap.Length:] {
		if e.Kind == table.KindUndo && e.Step < snap.Step {
			return false
		}
	}
	return true
}

// seats reads anew who sits where, and lets everybody know.
func (r *room) seats(ctx context.Context) error {
	info, err := r.server.Store.Match(ctx, r.id)
	if err != nil {
		return r.unread(ctx, err)
	}
	if err := r.readCampaign(ctx, info); err != nil {
		return r.unread(ctx, err)
	}
	r.info.Seats, r.info.Rematch, r.info.Next = info.Seats, info.Rematch, info.Next
	r.changes++
	r.publish()
	r.wake()
	return nil
}

// stamp is the version that pages show: the length of the log, and how often the seats have changed if they have.
func (r *room) stamp() string {
	n := r.info.Length
	if r.m != nil {
		n = r.m.Version()
	}
	if r.changes == 0 {
		return strconv.Itoa(n)
	}
	return strconv.Itoa(n) + "." + strconv.Itoa(r.changes)
}

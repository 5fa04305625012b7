package server

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"time"

	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// owner has a match in memory, and alone changes it. What is done to the match is done, stored, made known, in this
// order, so that nobody is ever shown what could be lost. When the store fails, the match in memory is thrown away;
// whoever comes next reads it from the store.
type owner struct {
	id       string
	journal  journal
	log      *slog.Logger
	failures interface{ Inc() }            // of the journal
	shelf    func(game string) *shelf.Game // nil for a game that is not there
	deck     string                        // the changed cards that this server plays with; "" for the printed ones

	info     *store.Match    // nil: not loaded
	m        *table.Match    // nil: not loaded, or frozen
	game     *shelf.Game     // nil: not loaded, or not on the shelf
	campaign *store.Campaign // of which it is a chapter; nil for none

	notes []store.Note // what was settled

	changes  int // of what is not in the log, since it was loaded
	audience audience
}

// journal is what an owner needs of the store.
type journal interface {
	Hold(ctx context.Context, id string) error
	Holds(id string) bool
	Match(ctx context.Context, id string) (*store.Match, error)
	Campaign(ctx context.Context, id string) (*store.Campaign, error)
	Log(ctx context.Context, m *store.Match) ([][]byte, error)
	Snapshots(ctx context.Context, id string) ([]table.Snapshot, error)
	Append(ctx context.Context, id string, from int, lines [][]byte, as store.Standing, snap *table.Snapshot) error
	Rebase(ctx context.Context, id string, state store.State, note string, snap table.Snapshot) error
	Mark(ctx context.Context, id string, state store.State, note string) error
	Notes(ctx context.Context, match string) ([]store.Note, error)
	SettleTerms(ctx context.Context, id string, x store.Settled) error
	Aside(ctx context.Context, id string) (why string, err error)
}

// storeTime is how long the store may take for one write.
const storeTime = 15 * time.Second

// act does something to the match: it is done, stored, made known. After an error nothing has changed.
func (o *owner) act(ctx context.Context, do func(*table.Match) error) error {
	if o.m == nil {
		return o.frozen()
	}
	if err := o.closed(); err != nil {
		return err
	}
	from := o.m.Version()
	if err := do(o.m); err != nil {
		return err
	}
	if err := o.save(ctx, from); err != nil {
		o.drop()
		return o.failed(err)
	}
	o.publish()
	return nil
}

// drop throws the match in memory away.
func (o *owner) drop() { o.info, o.m = nil, nil }

// failed notes that the store has failed, and is what people are told of it.
func (o *owner) failed(err error) error {
	if errors.Is(err, store.ErrAside) { // meanwhile, by somebody else
		return errAside
	}
	if errors.Is(err, store.ErrElsewhere) {
		return errElsewhere
	}
	o.log.Error("the store failed", "match", o.id, "error", err)
	o.failures.Inc()
	return errStore
}

// publish tells everybody who listens how the match stands now.
func (o *owner) publish() {
	o.audience.tell(o.tidingFor)
}

// tidingFor is what somebody who listens is told of how the match stands now.
func (o *owner) tidingFor(l *listener) tiding {
	return tiding{stamp: o.stampFor(o.watches(l)), pressing: o.m == nil || o.m.Over() || o.asks(l)}
}

// asks reports whether a question waits for somebody who listens.
func (o *owner) asks(l *listener) bool {
	for i := range o.info.Seats {
		s := table.Seat(i)
		if (s == l.seat || o.info.Seats[i].Holds(l.guest)) && o.m.Ask(s) != nil {
			return true
		}
	}
	return false
}

// changed tells them of a change that is not in the log: of who sits where, or is here, or that somebody has spoken.
func (o *owner) changed() {
	o.changes++
	o.publish()
}

// stamp is the version that pages show: the length of the log, and how often what is not in it has changed, if it has.
func (o *owner) stamp() string {
	n := o.info.Length
	if o.m != nil {
		n = o.m.Version()
	}
	return stampOf(n, o.changes)
}

func stampOf(length, changes int) string {
	if changes == 0 {
		return strconv.Itoa(length)
	}
	return strconv.Itoa(length) + "." + strconv.Itoa(changes)
}

func (o *owner) frozen() error {
	if o.lags(table.Nobody) { // the note may say how far it has come; who sits there reads it on the page of the match
		return refuse(http.StatusConflict, "This match is frozen: it can't be played on at the moment.").as("frozen")
	}
	return refuse(http.StatusConflict, "This match is frozen: "+o.info.Note).as("frozen")
}

// save stores what the log has grown by.
func (o *owner) save(ctx context.Context, from int) error {
	lines, err := marshal(o.m, from)
	if err != nil {
		return err
	}
	snap, err := snapshot(o.m, from)
	if err != nil {
		return err
	}
	now := standing(o.m)
	now.Terms = o.timed(from)
	ctx, cancel := storing(ctx)
	defer cancel()
	if err := o.journal.Append(ctx, o.id, from, lines, now, snap); err != nil {
		return err
	}
	o.info.Length, o.info.Moved = o.m.Version(), time.Now()
	o.info.Due, o.info.State, o.info.Result = now.Due, now.State, now.Result
	if now.Terms != nil {
		o.info.Terms = *now.Terms
	}
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

// snapshot takes one where the log has grown by a hash of the state, so that whoever goes on from it need not believe
// the states behind it. Otherwise it is nil.
func snapshot(m *table.Match, from int) (*table.Snapshot, error) {
	if !slices.ContainsFunc(m.Entries(from), func(e *table.Entry) bool { return e.Kind == table.KindState }) {
		return nil, nil
	}
	snap, err := m.Snapshot()
	return &snap, err
}

// marshal is the log from an entry on, as lines.
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

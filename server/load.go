package server

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"waystation/store"
	"waystation/table"
)

// load reads the match from the store, if it is not in memory. A match that can't be played on is loaded too, without
// its table.Match: frozen.
func (o *owner) load(ctx context.Context) error {
	if o.info != nil {
		return nil
	}
	info, err := o.take(ctx)
	if errors.Is(err, store.ErrNone) {
		return errNone
	}
	if errors.Is(err, errDeck) {
		return errDeck
	}
	if d := (*store.Damage)(nil); errors.As(err, &d) {
		o.freeze(ctx, &store.Match{ID: o.id}, &cannot{d.Error(), d})
		return nil
	}
	if err != nil {
		return o.unread(ctx, err)
	}
	o.game = o.shelf(info.Game)
	if info.Aside != "" {
		info.State, info.Note = store.Frozen, info.Aside
		o.info, o.m = info, nil
		o.publish()
		return nil
	}
	m, note, err := o.open(ctx, info)
	if err != nil {
		if e := (*cannot)(nil); errors.As(err, &e) {
			o.freeze(ctx, info, e)
			return nil
		}
		return o.unread(ctx, err)
	}
	if note != info.Note || info.State == store.Frozen {
		if err := o.rebase(ctx, m, note); err != nil {
			return o.unread(ctx, err)
		}
		info.Note = note
	}
	if info.State = standing(m).State; info.Terms.Ended {
		info.State = store.Over
	}
	if err := o.readCampaign(ctx, info); err != nil {
		return o.unread(ctx, err)
	}
	if err := o.readNotes(ctx); err != nil {
		return o.unread(ctx, err)
	}
	m.ComesFrom(info.Origin)
	if info.Terms.Ended {
		m.Abandon()
	}
	o.info, o.m = info, m
	o.publish()
	return nil
}

// take reads what is stored about the match, once nobody else may change it.
func (o *owner) take(ctx context.Context) (*store.Match, error) {
	info, err := o.journal.Match(ctx, o.id)
	if err == nil && info.Deck != o.deck { // another process plays it
		return nil, errDeck
	}
	if o.journal.Holds(o.id) {
		return info, err
	}
	if err := o.journal.Hold(ctx, o.id); err != nil {
		return nil, err
	}
	return o.journal.Match(ctx, o.id)
}

// readCampaign reads who is in the campaign of the match.
func (o *owner) readCampaign(ctx context.Context, info *store.Match) (err error) {
	if info.Campaign != "" {
		o.campaign, err = o.journal.Campaign(ctx, info.Campaign)
	}
	return err
}

// unread is the error when the store can't be read now.
func (o *owner) unread(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return o.failed(err)
}

// rebase notes under which conditions the match goes on, and from what it can go on the next time.
func (o *owner) rebase(ctx context.Context, m *table.Match, note string) error {
	snap, err := m.Snapshot()
	if err != nil {
		return err
	}
	state := standing(m).State
	o.log.Warn("match goes on", "match", o.id, "note", note)
	return o.journal.Rebase(ctx, o.id, state, note, snap)
}

// freeze shows a match that can't be played on. Everything of it stays in the store, and it is tried again when it is
// loaded the next time.
func (o *owner) freeze(ctx context.Context, info *store.Match, why *cannot) {
	o.log.Error("a match is frozen", "match", o.id, "error", why.err, "stack", table.Stack(why.err))
	if info.State != store.Frozen || info.Note != why.public {
		info.State, info.Note = store.Frozen, why.public
		ctx, cancel := storing(ctx)
		defer cancel()
		if err := o.journal.Mark(ctx, o.id, info.State, info.Note); err != nil {
			o.log.Error("the store failed", "match", o.id, "error", err)
		}
	}
	o.info, o.m = info, nil
	o.publish()
}

// cannot says why a match can't be played on: to everybody, without the secrets of the match, and to the log.
type cannot struct {
	public string
	err    error
}

func (c *cannot) Error() string { return c.err.Error() }

// open plays the match from its log, or goes on from a snapshot if the rules have changed so that it no longer fits.
// The note is for its players. The error is *cannot when the match is at fault, and not the store.
func (o *owner) open(ctx context.Context, info *store.Match) (m *table.Match, note string, err error) {
	defer func() {
		if p := recover(); p != nil {
			broke := fmt.Errorf("the game broke: %v\n%s", p, debug.Stack())
			m, err = nil, &cannot{"match " + info.ID + ": its game broke", broke}
		}
	}()
	if o.game == nil {
		return nil, "", cannotOpen(info, nil, ": its game, %q, is not on the shelf", info.Game)
	}
	lines, err := o.journal.Log(ctx, info)
	if d := (*store.Damage)(nil); errors.As(err, &d) {
		return nil, "", &cannot{d.Error(), d}
	}
	if err != nil {
		return nil, "", err
	}
	box := o.game.Box
	setup, err := box.Check(info.Setup)
	if err != nil {
		return nil, "", cannotOpen(info, nil, ": %v", err)
	}
	log, err := entries(box, setup, info, lines)
	if err != nil {
		return nil, "", err
	}
	m, misfit := table.Replay(box, setup, info.Seed, log)
	if misfit == nil {
		return m, fits(m, info.Rules), nil
	}
	return o.resume(ctx, info, setup, log, misfit)
}

// cannotOpen is why a match can't be opened: in words for everybody, which are all there is to say where err is nil.
func cannotOpen(info *store.Match, err error, format string, args ...any) error {
	public := "match " + info.ID + fmt.Sprintf(format, args...)
	if err == nil {
		err = errors.New(public)
	}
	return &cannot{public, err}
}

// entries are the lines of a match's log as its game reads them.
func entries(box *table.Box, setup table.Setup, info *store.Match, lines [][]byte) ([]*table.Entry, error) {
	g, err := box.New(setup)
	if err != nil {
		return nil, cannotOpen(info, nil, ": %v", err)
	}
	log := make([]*table.Entry, len(lines))
	for i, line := range lines {
		log[i] = new(table.Entry)
		if err := log[i].Unmarshal(g.Verbs(), line); err != nil {
			err = fmt.Errorf("entry %d: %w", i, err)
			return nil, cannotOpen(info, err, ", entry %d: it can't be read by rules %s", i, box.Version)
		}
	}
	return log, nil
}

// resume goes on from the newest snapshot from which a match that does not fit the rules can go on.
func (o *owner) resume(
	ctx context.Context, info *store.Match, setup table.Setup, log []*table.Entry, misfit error,
) (*table.Match, string, error) {
	box := o.game.Box
	where := "a place where the game breaks" // why, and how it breaks, would tell what others have answered and hold
	if bent := (*table.Bent)(nil); errors.As(misfit, &bent) {
		where = fmt.Sprintf("entry %d (step %d)", bent.Entry, bent.Step)
	}
	snaps, err := o.journal.Snapshots(ctx, info.ID)
	if err != nil {
		return nil, "", err
	}
	for _, snap := range snaps {
		if !reaches(snap, log) {
			continue
		}
		if m, err := table.Resume(box, setup, info.Seed, log, snap); err == nil {
			return m, fmt.Sprintf("The rules of this game have changed since the match began (rules %s, now %s): "+
				"it does not fit them at %s. It goes on from a snapshot.", info.Rules, box.Version, where), nil
		}
	}
	return nil, "", cannotOpen(info, misfit, ": it was played by rules %s and does not fit rules %s at %s",
		info.Rules, box.Version, where)
}

// write writes the match file as a seat may know it. Of a match that is frozen it is the log as it is stored, as far as
// that can be read.
func (o *owner) write(ctx context.Context, w io.Writer, s table.Seat) error {
	if o.m != nil {
		return o.m.WriteFor(w, s)
	}
	if o.info.Game == "" { // not even what it began with can be read
		return o.frozen()
	}
	lines, err := o.journal.Log(ctx, o.info)
	if d := (*store.Damage)(nil); err != nil && !errors.As(err, &d) {
		return o.unread(ctx, err)
	}
	log := table.Stored{
		Rules: o.info.Rules, Setup: o.info.Setup, Seed: o.info.Seed, Over: o.info.Result != nil, Lines: lines,
		Origin: o.info.Origin,
	}
	return log.WriteFor(w, s)
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
		"Its answers fit them; whether they led to the same then can't be proven, for it is older than the hashes of "+
		"states.", began, m.Box().Version)
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

// reread reads anew who sits where, and lets everybody know.
func (o *owner) reread(ctx context.Context) error {
	info, err := o.journal.Match(ctx, o.id)
	if err != nil {
		return o.unread(ctx, err)
	}
	if err := o.readCampaign(ctx, info); err != nil {
		return o.unread(ctx, err)
	}
	if err := o.readNotes(ctx); err != nil {
		return o.unread(ctx, err)
	}
	o.info.Host, o.info.Seats, o.info.Hushed, o.info.Terms = info.Host, info.Seats, info.Hushed, info.Terms
	o.info.Rematch, o.info.Next, o.info.Tried = info.Rematch, info.Next, info.Tried
	o.changed()
	return nil
}

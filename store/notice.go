package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"waystation/table"
)

// MaxChannels is how many channels a guest has at most.
const MaxChannels = 6

// ErrChannels: a guest has as many channels as they may have.
var ErrChannels = fmt.Errorf("a guest has %d channels at most", MaxChannels)

// ChannelKind is how a channel carries what is sent.
type ChannelKind string

// The kinds of a channel.
const (
	Push ChannelKind = "push" // Web Push to a browser
	Mail ChannelKind = "mail"
	Hook ChannelKind = "hook" // a post to an address on the web
)

// ChannelState is how it stands with a channel.
type ChannelState string

// The states of a channel: nobody has confirmed it yet; it is used; it could not be reached and is used no more.
const (
	ChannelNew  ChannelState = "new"
	ChannelOn   ChannelState = "on"
	ChannelLost ChannelState = "lost"
)

// Channel is a way by which a guest wants to be called.
type Channel struct {
	ID      int64
	Guest   int64
	Kind    ChannelKind
	Address string // of a mailbox; else where to post to
	Extra   string // the format of a hook; the keys of a push
	Base    string // how the guest reaches the server: https://games.example.org
	Token   string // whoever has it may confirm the channel and end it
	State   ChannelState
	Note    string // what went wrong last
	Made    time.Time

	Language string // in which the guest reads, such as de; "" for the one that the program is written in
}

const channelColumns = "c.id, c.guest, c.kind, c.address, c.extra, c.base, c.token, c.state, c.note, c.made, " +
	"c.language"

func (c *Channel) fields(made *int64) []any {
	return []any{&c.ID, &c.Guest, &c.Kind, &c.Address, &c.Extra, &c.Base, &c.Token, &c.State, &c.Note, made,
		&c.Language}
}

// AddChannel stores a channel and sets its ID. One that the guest has already takes what is new of it and keeps its
// token. The error is ErrChannels when they have too many.
func (s *Store) AddChannel(ctx context.Context, c *Channel) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		var n int
		err := tx.QueryRowContext(ctx, `SELECT count(*) FROM channels
			WHERE guest = ? AND NOT (kind = ? AND address = ?)`, c.Guest, c.Kind, c.Address).Scan(&n)
		if err == nil && n >= MaxChannels {
			err = ErrChannels
		}
		if err != nil {
			return err
		}
		return tx.QueryRowContext(ctx, `
			INSERT INTO channels (guest, kind, address, extra, base, token, state, note, made, language)
			VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, ?) ON CONFLICT (guest, kind, address) DO UPDATE SET
			extra = excluded.extra, base = excluded.base, note = '', language = excluded.language,
			state = CASE WHEN channels.state = 'on' THEN 'on' ELSE excluded.state END
			RETURNING id, token, state`, c.Guest, c.Kind, c.Address, c.Extra, c.Base, c.Token, c.State, now(),
			c.Language).Scan(&c.ID, &c.Token, &c.State)
	})
}

// Channels are those of a guest, in the order in which they came.
func (s *Store) Channels(ctx context.Context, guest int64) ([]Channel, error) {
	return s.channels(ctx, "WHERE guest = ? ORDER BY id", guest)
}

// ChannelByToken is the channel that the token may end, or ErrNone.
func (s *Store) ChannelByToken(ctx context.Context, token string) (Channel, error) {
	list, err := s.channels(ctx, "WHERE token = ?", token)
	if err == nil && len(list) == 0 {
		err = ErrNone
	}
	if err != nil {
		return Channel{}, err
	}
	return list[0], nil
}

func (s *Store) channels(ctx context.Context, where string, args ...any) ([]Channel, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT "+channelColumns+" FROM channels c "+where, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Channel
	for rows.Next() {
		var c Channel
		var made int64
		if err := rows.Scan(c.fields(&made)...); err != nil {
			return nil, err
		}
		c.Made = time.UnixMilli(made)
		out = append(out, c)
	}
	return out, rows.Err()
}

// MarkChannel says how it stands with a channel now. ErrNone when it has gone.
func (s *Store) MarkChannel(ctx context.Context, id int64, state ChannelState, note string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE channels SET state = ?, note = ? WHERE id = ?", state, note, id))
	})
}

// CallIn says in which language a guest is called from now on, by all their channels.
func (s *Store) CallIn(ctx context.Context, guest int64, language string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE channels SET language = ? WHERE guest = ?", language, guest)
		return err
	})
}

// DropChannel forgets a channel and what is on its way to it. ErrNone when it has gone.
func (s *Store) DropChannel(ctx context.Context, id int64) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE outbox SET state = 'void' WHERE channel = ? AND state = 'waiting'", id)
		if err != nil {
			return err
		}
		return one(tx.ExecContext(ctx, "DELETE FROM channels WHERE id = ?", id))
	})
}

// Called are the guests who have channels.
func (s *Store) Called(ctx context.Context) ([]int64, error) {
	return numbers[int64](ctx, s.read, "SELECT DISTINCT guest FROM channels")
}

// numbers are the values of a query of one column.
func numbers[T any](ctx context.Context, db *sql.DB, query string, args ...any) ([]T, error) {
	rows, err := db.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []T
	for rows.Next() {
		var x T
		if err := rows.Scan(&x); err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, rows.Err()
}

// Quiet is when a guest is not called: minutes of the day, on a clock in a zone such as Europe/Berlin. It may run over
// midnight. It is never when both are the same.
type Quiet struct {
	Begins, Ends int
	Zone         string
}

// Quiet is when a guest is not called.
func (s *Store) Quiet(ctx context.Context, guest int64) (q Quiet, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT begins, ends, zone FROM quiet WHERE guest = ?", guest).
		Scan(&q.Begins, &q.Ends, &q.Zone)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return q, err
}

// SetQuiet stores when a guest is not called from now on.
func (s *Store) SetQuiet(ctx context.Context, guest int64, q Quiet) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO quiet (guest, begins, ends, zone) VALUES (?, ?, ?, ?)
			ON CONFLICT (guest) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, zone = excluded.zone`,
			guest, q.Begins, q.Ends, q.Zone)
		return err
	})
}

// Wait is a seat that is asked something, and a guest on it who has channels.
type Wait struct {
	Guest    int64      `json:"-"`
	Match    string     `json:"match"`
	Seat     table.Seat `json:"seat"`
	Why      string     `json:"why"`
	Since    time.Time  `json:"-"`
	Told     time.Time  `json:"-"` // zero when they do not know of it yet
	Reminded bool       `json:"-"`
}

// Renewal says when a wait that is there already begins anew.
type Renewal int

// A wait that is there stays as it is; begins anew if the guest has been at the table since they were told; begins anew
// in any case.
const (
	Keep Renewal = iota
	IfSeen
	Always
)

// AddWait stores that a seat waits for a guest from then on. With Told set they know of it, having seen it.
func (s *Store) AddWait(ctx context.Context, w Wait, again Renewal) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		told := unix(w.Told)
		_, err := tx.ExecContext(ctx, `INSERT INTO waits (guest, match, seat, why, since, told, seen, reminded)
			VALUES (?, ?, ?, ?, ?, ?, ?, FALSE) ON CONFLICT (guest, match, seat) DO UPDATE SET why = excluded.why,
			since = excluded.since, told = excluded.told, seen = excluded.seen, reminded = FALSE
			WHERE ? OR waits.seen AND ?`,
			w.Guest, w.Match, w.Seat, w.Why, unix(w.Since), told, told > 0, again == Always, again == IfSeen)
		return err
	})
}

// unix is a time as it is stored; 0 for none.
func unix(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromUnix(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms)
}

// SeenWaits notes that a guest has looked at a match: they know what waits for them there.
func (s *Store) SeenWaits(ctx context.Context, guest int64, match string, at time.Time) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE waits SET told = ?, seen = TRUE WHERE guest = ? AND match = ?", unix(at),
			guest, match)
		return err
	})
}

// asked is the condition that a wait still stands.
const asked = `EXISTS (SELECT 1 FROM matches m JOIN seats s ON s.match = m.id AND s.seat = w.seat
	JOIN sitters x ON x.match = m.id AND x.seat = w.seat AND x.guest = w.guest
	WHERE m.id = w.match AND m.state = 'running' AND m.due >> CAST(w.seat AS INTEGER) & 1 = 1 AND s.kind = 'human')`

// FindWaits stores what waits for guests who have channels and is not stored yet, as after a crash, and forgets what
// does not wait any more.
func (s *Store) FindWaits(ctx context.Context, why string, since time.Time) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO waits (guest, match, seat, why, since, told, seen, reminded)
			SELECT x.guest, m.id, x.seat, ?, ?, 0, FALSE, FALSE FROM sitters x
			JOIN matches m ON m.id = x.match AND m.state = 'running' AND m.due >> CAST(x.seat AS INTEGER) & 1 = 1
			JOIN seats s ON s.match = m.id AND s.seat = x.seat AND s.kind = 'human'
			WHERE x.guest IN (SELECT guest FROM channels)
			AND NOT EXISTS (SELECT 1 FROM terms t WHERE t.match = m.id AND t.waits)
			ON CONFLICT DO NOTHING`, why, unix(since))
		if err == nil {
			_, err = tx.ExecContext(ctx, "DELETE FROM waits AS w WHERE NOT "+asked)
		}
		return err
	})
}

// DropWaits forgets what does not wait any more.
func (s *Store) DropWaits(ctx context.Context) error {
	var any bool
	err := s.read.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM waits w WHERE NOT "+asked+")").Scan(&any)
	if err != nil || !any {
		return err
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM waits AS w WHERE NOT "+asked)
		return err
	})
}

// Waiting are the guests who are to be told of something that has waited since before, or reminded of what they were
// told of before that.
func (s *Store) Waiting(ctx context.Context, since, told time.Time) ([]int64, error) {
	return numbers[int64](ctx, s.read, `SELECT DISTINCT guest FROM waits
		WHERE told = 0 AND since <= ?1 OR told > 0 AND told <= ?2 AND NOT reminded`, unix(since), unix(told))
}

// Waits are those of a guest that still stand, the oldest first.
func (s *Store) Waits(ctx context.Context, guest int64) ([]Wait, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT guest, match, seat, why, since, told, reminded FROM waits w
		WHERE guest = ? AND `+asked+` ORDER BY since, match, seat`, guest)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Wait
	for rows.Next() {
		var w Wait
		var since, told int64
		if err := rows.Scan(&w.Guest, &w.Match, &w.Seat, &w.Why, &since, &told, &w.Reminded); err != nil {
			return nil, err
		}
		w.Since, w.Told = fromUnix(since), fromUnix(told)
		out = append(out, w)
	}
	return out, rows.Err()
}

// NoticeKind is what a notice is for.
type NoticeKind string

// The kinds of a notice: a seat is needed; to try a channel; to confirm that a channel is the guest's own.
const (
	NoticeCall    NoticeKind = "call"
	NoticeTry     NoticeKind = "try"
	NoticeConfirm NoticeKind = "confirm"
)

// Notice is something to be sent to a channel.
type Notice struct {
	ID      int64
	Channel Channel
	Kind    NoticeKind
	Waits   []Wait // match, seat and why
	Made    time.Time
	Due     time.Time
	Tries   int
}

// Tell puts a notice for each of the channels into the outbox, and notes that the guest is told of the waits: those
// that they had been told of already, for the second time.
func (s *Store) Tell(ctx context.Context, to []Channel, kind NoticeKind, waits []Wait, at time.Time) error {
	text, err := json.Marshal(waits)
	if err != nil {
		return err
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		for _, c := range to {
			_, err := tx.ExecContext(ctx, `
				INSERT INTO outbox (channel, guest, address, kind, waits, made, due, tries, state)
				VALUES (?, ?, ?, ?, ?, ?6, ?6, 0, 'waiting')`, c.ID, c.Guest, c.Address, kind, string(text), unix(at))
			if err != nil {
				return err
			}
		}
		for _, w := range waits {
			_, err := tx.ExecContext(ctx, `UPDATE waits SET reminded = told > 0, seen = FALSE,
				told = CASE told WHEN 0 THEN ? ELSE told END WHERE guest = ? AND match = ? AND seat = ?`,
				unix(at), w.Guest, w.Match, w.Seat)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// Outbox is what is to be sent by then, the oldest first.
func (s *Store) Outbox(ctx context.Context, by time.Time, limit int) ([]Notice, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT o.id, o.kind, o.waits, o.made, o.due, o.tries, `+channelColumns+`
		FROM outbox o JOIN channels c ON c.id = o.channel WHERE o.state = 'waiting' AND o.due <= ?
		ORDER BY o.due, o.id LIMIT ?`, unix(by), limit)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Notice
	for rows.Next() {
		var n Notice
		var text string
		var made, due, chMade int64
		fields := append([]any{&n.ID, &n.Kind, &text, &made, &due, &n.Tries}, n.Channel.fields(&chMade)...)
		if err := rows.Scan(fields...); err != nil {
			return nil, err
		}
		if err := json.Unmarshal([]byte(text), &n.Waits); err != nil {
			return nil, fmt.Errorf("notice %d: %w", n.ID, err)
		}
		n.Made, n.Due, n.Channel.Made = fromUnix(made), fromUnix(due), fromUnix(chMade)
		out = append(out, n)
	}
	return out, rows.Err()
}

// Trying notes that a notice is about to be sent, and when it is to be sent again unless Settle says what came of it.
// The error is ErrNone when another process has noted that before, or it is not to be sent any more.
func (s *Store) Trying(ctx context.Context, n *Notice, again time.Time) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, `UPDATE outbox SET tries = tries + 1, due = ?
			WHERE id = ? AND state = 'waiting' AND tries = ?`, unix(again), n.ID, n.Tries))
	})
}

// Outcome is what came of a notice.
type Outcome string

// A notice was sent, had become pointless, or was given up.
const (
	NoticeSent Outcome = "sent"
	NoticeVoid Outcome = "void"
	NoticeLost Outcome = "lost"
)

// Settle notes what came of a notice, and what its channel says of it from now on.
func (s *Store) Settle(ctx context.Context, n *Notice, came Outcome, state ChannelState, note string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "UPDATE outbox SET state = ? WHERE id = ?", came, n.ID); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE channels SET state = ?, note = ? WHERE id = ?", state, note, n.Channel.ID)
		return err
	})
}

// NoticesSince is how many notices were made since then for a guest and for an address, and when the guest's last call
// was.
func (s *Store) NoticesSince(ctx context.Context, guest int64, address string, then time.Time) (
	ofGuest, ofAddress int, last time.Time, err error) {
	var at int64
	err = s.read.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM outbox WHERE guest = ?1 AND made >= ?3),
		(SELECT count(*) FROM outbox WHERE address = ?2 AND made >= ?3),
		(SELECT coalesce(max(made), 0) FROM outbox WHERE guest = ?1 AND kind = 'call')`, guest, address, unix(then)).
		Scan(&ofGuest, &ofAddress, &at)
	return ofGuest, ofAddress, fromUnix(at), err
}

// ForgetNotices forgets those made before then that nobody sends any more.
func (s *Store) ForgetNotices(ctx context.Context, before time.Time) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM outbox WHERE state <> 'waiting' AND made < ?", unix(before))
		return err
	})
}

// Secret is what is stored under a name; the first time, what make makes.
func (s *Store) Secret(ctx context.Context, name string, make func() (string, error)) (value string, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		err := tx.QueryRowContext(ctx, "SELECT value FROM secrets WHERE name = ?", name).Scan(&value)
		if !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if value, err = make(); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO secrets (name, value) VALUES (?, ?)", name, value)
		return err
	})
	return value, err
}

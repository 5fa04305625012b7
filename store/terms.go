package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"
	"time"

	"waystation/clock"
	"waystation/table"
)

// Terms are what people at a match have settled about time and about each other. They stand beside the match and never
// in it: nothing of it hangs on them but when somebody answers, and who.
type Terms struct {
	Waits    bool // the first question waits until everybody is ready
	Clock    clock.Clock
	Ended    bool   // all people agreed to end the match before its end
	Replaced string // the match that took its place, or ""
	Behind   int    // by how many answers what a watcher is shown stands behind the table
	Seats    []SeatTerms
	Motions  []Motion
}

// SeatTerms are those of one seat.
type SeatTerms struct {
	Ready    bool
	Consent  int         // minutes of absence after which a bot may stand in; NoConsent for never
	Covered  bool        // a bot stands in for who is away
	Resigned bool        // a bot plays on to the end
	Lends    bool        // who watches may see with the eyes of the seat
	Deputies int         // minutes of absence after which others of the same side may answer; NoConsent for never
	Deputy   table.Seats // the seat whose people answer for who is away; none while nobody does
	Nudged   time.Time   // when somebody was last nudged there; zero for never
	Hand     clock.Hand
}

// NoConsent is the Consent, or the Deputies, of who does not want that anybody stands in for them.
const NoConsent = -1

// Motion is what somebody wants that the others have to agree to.
type Motion struct {
	Kind string
	What string     // what exactly, in the words of the server
	Seat table.Seat // who wants it; Nobody for the clock
	At   time.Time
	Yes  table.Seats // who has agreed
}

// Note is a line about what was settled, for all to read.
type Note struct {
	At    time.Time
	Told  int // how many events the match had told everybody by then
	Words string
}

// MaxNotes is how many notes are kept of a match: the oldest go.
const MaxNotes = 200

// Clone is a copy that shares nothing.
func (t *Terms) Clone() Terms {
	c := *t
	c.Seats, c.Motions = slices.Clone(t.Seats), slices.Clone(t.Motions)
	return c
}

// plain reports whether there is nothing in it to store.
func (t *Terms) plain() bool {
	return !t.Waits && t.Clock == (clock.Clock{}) && !t.Ended && t.Behind == 0 && t.Replaced == "" &&
		len(t.Motions) == 0 && !slices.ContainsFunc(t.Seats, func(s SeatTerms) bool { return s != SeatTerms{} })
}

// Settled is a change of what people have settled, with what goes with it.
type Settled struct {
	Terms Terms
	Seats []Seat        // who plays each seat, a person or a bot; nil when that does not change
	Ended *table.Result // with which the match ends before its end; nil while it goes on
	Notes []Note
}

// SettleTerms stores what people at a match have settled, all or nothing.
func (s *Store) SettleTerms(ctx context.Context, match string, x Settled) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		for i, seat := range x.Seats {
			_, err := tx.ExecContext(ctx, "UPDATE seats SET kind = ?, level = ? WHERE match = ? AND seat = ?",
				kind(seat.Bot), seat.Level, match, i)
			if err != nil {
				return err
			}
		}
		if x.Ended != nil {
			b, err := json.Marshal(x.Ended)
			if err != nil {
				return err
			}
			err = one(tx.ExecContext(ctx, "UPDATE matches SET state = 'over', due = 0, result = ?, moved = ? "+
				"WHERE id = ?", string(b), now(), match))
			if err != nil {
				return err
			}
		}
		for i, t := range x.Terms.Seats {
			if t.Ready || x.Terms.Waits {
				continue
			}
			if err := disagree(ctx, tx, match, i); err != nil { // it begins without them
				return err
			}
		}
		if err := putTerms(ctx, tx, match, &x.Terms); err != nil {
			return err
		}
		if x.Ended != nil {
			if err := count(ctx, tx, match); err != nil {
				return err
			}
		}
		return putNotes(ctx, tx, match, x.Notes)
	})
}

// putTerms stores the terms of a match in place of those that it had.
func putTerms(ctx context.Context, tx *sql.Tx, match string, t *Terms) error {
	runs, ends := false, sql.NullInt64{}
	for _, s := range t.Seats {
		runs = runs || s.Hand.Runs()
		if end := t.Clock.Ends(s.Hand).UnixMilli(); s.Hand.Runs() && !s.Hand.Out && (!ends.Valid || end < ends.Int64) {
			ends = sql.NullInt64{Int64: end, Valid: true}
		}
	}
	if runs { // the time before the first beat is nobody's
		_, err := tx.ExecContext(ctx, "UPDATE alive SET at = ? "+
			"WHERE NOT EXISTS (SELECT 1 FROM terms WHERE runs)", now())
		if err != nil {
			return err
		}
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO terms
		(match, waits, clock, each, reserve, late, runs, ends, ended, replaced, behind)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), ?) ON CONFLICT (match) DO UPDATE SET
		waits = excluded.waits, clock = excluded.clock, each = excluded.each, reserve = excluded.reserve,
		late = excluded.late, runs = excluded.runs, ends = excluded.ends, ended = excluded.ended,
		replaced = excluded.replaced, behind = excluded.behind`, match, t.Waits, t.Clock.Kind,
		t.Clock.Each.Milliseconds(), t.Clock.Reserve.Milliseconds(), t.Clock.Late, runs, ends, t.Ended, t.Replaced,
		t.Behind)
	if err != nil {
		return err
	}
	for i, s := range t.Seats {
		_, err := tx.ExecContext(ctx, `INSERT INTO seat_terms (match, seat, ready, consent, covered,
			resigned, nudged, since, used, last, remains, out, deputies, deputy, lends)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET
			ready = excluded.ready, consent = excluded.consent, covered = excluded.covered,
			resigned = excluded.resigned, nudged = excluded.nudged, since = excluded.since, used = excluded.used,
			last = excluded.last, remains = excluded.remains, out = excluded.out, deputies = excluded.deputies,
			deputy = excluded.deputy, lends = excluded.lends`,
			match, i, s.Ready, s.Consent, s.Covered, s.Resigned, millis(s.Nudged), millis(s.Hand.Since),
			s.Hand.Used.Milliseconds(), s.Hand.Last.Milliseconds(), s.Hand.Left.Milliseconds(), s.Hand.Out,
			s.Deputies, s.Deputy, s.Lends)
		if err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, "DELETE FROM motions WHERE match = ?", match); err != nil {
		return err
	}
	for _, m := range t.Motions {
		_, err := tx.ExecContext(ctx, "INSERT INTO motions (match, kind, what, seat, at, yes) "+
			"VALUES (?, ?, ?, ?, ?, ?)", match, m.Kind, m.What, m.Seat, millis(m.At), m.Yes)
		if err != nil {
			return err
		}
	}
	return nil
}

func putNotes(ctx context.Context, tx *sql.Tx, match string, notes []Note) error {
	if len(notes) == 0 {
		return nil
	}
	for _, n := range notes {
		_, err := tx.ExecContext(ctx, `INSERT INTO notes (match, n, at, told, words)
			SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4 FROM notes WHERE match = ?1`, match, now(), n.Told, n.Words)
		if err != nil {
			return err
		}
	}
	_, err := tx.ExecContext(ctx, "DELETE FROM notes WHERE match = ?1 AND n <= "+
		"(SELECT max(n) FROM notes WHERE match = ?1) - ?2", match, MaxNotes)
	return err
}

// Notes are what was settled at a match, in order.
func (s *Store) Notes(ctx context.Context, match string) ([]Note, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT at, told, words FROM notes WHERE match = ? ORDER BY n", match)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Note
	for rows.Next() {
		var n Note
		var at int64
		if err := rows.Scan(&at, &n.Told, &n.Words); err != nil {
			return nil, err
		}
		n.At = time.UnixMilli(at)
		out = append(out, n)
	}
	return out, rows.Err()
}

// readTerms reads the terms of a match whose seats have been read.
func (s *Store) readTerms(ctx context.Context, m *Match) error {
	t := &m.Terms
	t.Seats = make([]SeatTerms, len(m.Seats))
	var each, reserve int64
	rows, err := s.read.QueryContext(ctx, `SELECT waits, clock, each, reserve, late, ended, coalesce(replaced, ''),
		behind FROM terms WHERE match = ?`, m.ID)
	if err != nil {
		return err
	}
	defer rows.Close()
	if !rows.Next() { // nothing was ever settled
		return rows.Err()
	}
	err = rows.Scan(&t.Waits, &t.Clock.Kind, &each, &reserve, &t.Clock.Late, &t.Ended, &t.Replaced, &t.Behind)
	if err != nil {
		return err
	}
	rows.Close()
	t.Clock.Each, t.Clock.Reserve = duration(each), duration(reserve)
	if err := s.readSeatTerms(ctx, m); err != nil {
		return err
	}
	t.Motions, err = s.motions(ctx, m.ID)
	return err
}

func (s *Store) readSeatTerms(ctx context.Context, m *Match) error {
	rows, err := s.read.QueryContext(ctx, `SELECT seat, ready, consent, covered, resigned, nudged, since, used, last,
		remains, out, deputies, deputy, lends FROM seat_terms WHERE match = ? ORDER BY seat`, m.ID)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var n int
		var x SeatTerms
		var nudged, since, used, last, left int64
		err := rows.Scan(&n, &x.Ready, &x.Consent, &x.Covered, &x.Resigned, &nudged, &since, &used, &last, &left,
			&x.Hand.Out, &x.Deputies, &x.Deputy, &x.Lends)
		if err != nil {
			return err
		}
		x.Nudged, x.Hand.Since = moment(nudged), moment(since)
		x.Hand.Used, x.Hand.Last, x.Hand.Left = duration(used), duration(last), duration(left)
		if n < len(m.Terms.Seats) {
			m.Terms.Seats[n] = x
		}
	}
	return rows.Err()
}

func (s *Store) motions(ctx context.Context, match string) (out []Motion, err error) {
	rows, err := s.read.QueryContext(ctx, "SELECT kind, what, seat, at, yes FROM motions WHERE match = ? "+
		"ORDER BY at, kind", match)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var x Motion
		var at int64
		if err := rows.Scan(&x.Kind, &x.What, &x.Seat, &at, &x.Yes); err != nil {
			return nil, err
		}
		x.At = moment(at)
		out = append(out, x)
	}
	return out, rows.Err()
}

// RunOut are the matches in which the time of a seat is out by now, the longest first, as far as nothing has been done
// about it, and nobody else plays them.
func (s *Store) RunOut(ctx context.Context, limit int) ([]string, error) {
	return ids(ctx, s.read, "SELECT match FROM terms JOIN matches m ON m.id = match WHERE ends <= ? AND "+
		s.mayTake("?")+" ORDER BY ends LIMIT ?", now(), s.node, limit)
}

// Beat notes that the server runs, if time passes for any seat. What has passed since the last beat, if it is more than
// could be between two of them, is given back to all: the server was down then, or the machine asleep. given reports
// whether it was, by this process or another one, since the beat before.
func (s *Store) Beat(ctx context.Context, most time.Duration) (given bool, err error) {
	var runs bool
	var count int64 // how often time was given back
	err = s.read.QueryRowContext(ctx, "SELECT given, EXISTS (SELECT 1 FROM terms WHERE runs) FROM alive").
		Scan(&count, &runs)
	if err != nil || !runs {
		return false, err
	}
	err = s.tx(ctx, func(tx *sql.Tx) error {
		var last int64
		if err := tx.QueryRowContext(ctx, "SELECT at, given FROM alive").Scan(&last, &count); err != nil {
			return err
		}
		gap := now() - last
		if given = gap < 0 || gap > most.Milliseconds(); given {
			_, err := tx.ExecContext(ctx, "UPDATE seat_terms SET since = since + ? WHERE since <> 0 "+
				"AND match IN (SELECT match FROM terms WHERE runs)", gap)
			if err == nil {
				_, err = tx.ExecContext(ctx, "UPDATE terms SET ends = ends + ? WHERE runs", gap)
			}
			if err != nil {
				return err
			}
		}
		if given {
			count++
		}
		_, err := tx.ExecContext(ctx, "UPDATE alive SET at = ?, given = ?", now(), count)
		return err
	})
	if err != nil {
		return false, err
	}
	before := s.given.Swap(count + 1) // 0 at the first beat, which knows of nothing before
	return given || before != 0 && before != count+1, nil
}

// Unseat takes all who sit there from a seat, whose new token this is.
func (s *Store) Unseat(ctx context.Context, match string, seat table.Seat, token string) error {
	defer s.tokens.forget()
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM sitters WHERE match = ? AND seat = ?", match, seat)
		if err == nil {
			err = disagree(ctx, tx, match, int(seat))
		}
		if err != nil {
			return err
		}
		// Who gets the seat may have watched by then.
		if _, err := tx.ExecContext(ctx, "UPDATE seat_terms SET lends = FALSE WHERE match = ?", match); err != nil {
			return err
		}
		return one(tx.ExecContext(ctx, "UPDATE seats SET hash = ?, link = ? WHERE match = ? AND seat = ?",
			hashOf(token), token, match, seat))
	})
}

// replace puts a match that has just been stored in the place of another: it is the one that goes on, and its seats
// have the links of the other's from now on.
func replace(ctx context.Context, tx *sql.Tx, old string, m *Match) error {
	err := one(tx.ExecContext(ctx, "UPDATE terms SET replaced = ?, runs = FALSE, ends = NULL WHERE match = ? "+
		"AND replaced IS NULL", m.ID, old))
	if err != nil {
		return ErrTaken
	}
	for i := range m.Seats {
		var hash, link any // NULL without a token
		err := tx.QueryRowContext(ctx, "SELECT hash, link FROM seats WHERE match = ? AND seat = ?", old, i).
			Scan(&hash, &link)
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE seats SET hash = NULL, link = NULL WHERE match = ? AND seat = ?", old,
			i)
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE seats SET hash = ?, link = ? WHERE match = ? AND seat = ?", hash, link,
			m.ID, i)
		if err != nil {
			return err
		}
	}
	if err := one(tx.ExecContext(ctx, "UPDATE matches SET state = 'over', due = 0 WHERE id = ?", old)); err != nil {
		return err
	}
	return count(ctx, tx, old)
}

func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func moment(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms)
}

func duration(ms int64) time.Duration { return time.Duration(ms) * time.Millisecond }

// Anew are the terms for another match with the same people.
func (t *Terms) Anew() Terms {
	n := Terms{Clock: t.Clock, Behind: t.Behind}
	for _, s := range t.Seats {
		n.Seats = append(n.Seats, SeatTerms{Consent: s.Consent, Deputies: s.Deputies, Hand: t.Clock.New()})
	}
	return n
}

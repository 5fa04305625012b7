package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"time"

	"waystation/table"
)

// Guest is somebody who came by.
type Guest struct {
	ID    int64
	Name  string
	Named bool // they have given the name themselves

	Account bool // they have passkeys
}

// hashOf is what is kept of a token: tokens are random and long, so that no salt is needed.
func hashOf(token string) []byte {
	h := sha256.Sum256([]byte(token))
	return h[:]
}

// NewGuest stores a guest who will be known by the token.
func (s *Store) NewGuest(ctx context.Context, token, name string) (Guest, error) {
	g := Guest{Name: name}
	err := s.tx(ctx, func(tx *sql.Tx) error {
		return tx.QueryRowContext(ctx, "INSERT INTO guests (hash, name, made) VALUES (?, ?, ?) RETURNING id",
			hashOf(token), name, now()).Scan(&g.ID)
	})
	return g, err
}

// What comes with nearly every request.
const (
	guestByToken = `SELECT g.id, g.name, g.named, a.guest IS NOT NULL
		FROM guests g LEFT JOIN accounts a ON a.guest = g.id
		WHERE g.id IN (SELECT id FROM guests WHERE hash = ?1
		UNION ALL SELECT guest FROM logins WHERE hash = ?1 AND made >= ?2)`
	seatByToken = "SELECT match, seat FROM seats WHERE hash = ?"
)

// Guest is the guest known by the token, or ErrNone.
func (s *Store) Guest(ctx context.Context, token string) (Guest, error) {
	var g Guest
	err := s.often(ctx, guestByToken, hashOf(token), time.Now().Add(-LoginLife).UnixMilli()).
		Scan(&g.ID, &g.Name, &g.Named, &g.Account)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return g, err
}

// Rename gives a guest the name that they want.
func (s *Store) Rename(ctx context.Context, guest int64, name string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE guests SET name = ?, named = TRUE WHERE id = ?", name, guest))
	})
}

// Forget removes guests who came before that time, neither sit nor host anywhere, are in no campaign, and keep nothing
// (with an account only if it was not used since); and the sign-ins that are worth nothing any more.
func (s *Store) Forget(ctx context.Context, before time.Time) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM logins WHERE made < ?", time.Now().Add(-LoginLife).UnixMilli())
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM guests WHERE made < ?1 AND "+empty+" AND "+unused,
			before.UnixMilli())
		return err
	})
}

// BySeat is the match and seat that the token gives, or ErrNone. What another process has changed counts after a second
// at the latest.
func (s *Store) BySeat(ctx context.Context, token string) (match string, seat table.Seat, err error) {
	hash := sha256.Sum256([]byte(token))
	x, known, changes := s.tokens.of(hash)
	if known {
		return x.match, x.seat, nil
	}
	x.read = time.Now()
	err = s.often(ctx, seatByToken, hash[:]).Scan(&x.match, &x.seat)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	if err != nil {
		return "", 0, err
	}
	s.tokens.remember(hash, x, changes)
	return x.match, x.seat, nil
}

// SetToken makes the token the one that gives the seat; the one before is worth nothing from now on.
func (s *Store) SetToken(ctx context.Context, match string, seat table.Seat, token string) error {
	defer s.tokens.forget()
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE seats SET hash = ?, link = ? WHERE match = ? AND seat = ?",
			hashOf(token), token, match, seat))
	})
}

// SetBot hands a seat to a bot of that level, or back to its people.
func (s *Store) SetBot(ctx context.Context, match string, seat table.Seat, bot bool, level string) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE seats SET kind = ?, level = ? WHERE match = ? AND seat = ?", kind(bot),
			level, match, seat))
	})
}

// maxSitters is how many browsers may hold one seat; the one that came first goes.
const maxSitters = 8

// Sit lets a guest hold a seat, beside those who hold it already.
func (s *Store) Sit(ctx context.Context, match string, seat table.Seat, guest int64) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error { return sit(ctx, tx, match, int(seat), guest) })
}

// SitFree lets a guest sit down on a seat that is open to anybody. The error is ErrTaken when it no longer is.
func (s *Store) SitFree(ctx context.Context, match string, seat table.Seat, guest int64) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		var free bool
		err := tx.QueryRowContext(ctx,
			`SELECT count(*) > 0 FROM seats s WHERE match = ? AND seat = ? AND open AND kind = 'human'
			AND NOT EXISTS (SELECT 1 FROM sitters x WHERE x.match = s.match AND x.seat = s.seat)`, match, seat).
			Scan(&free)
		if err == nil && !free {
			err = ErrTaken
		}
		if err != nil {
			return err
		}
		return sit(ctx, tx, match, int(seat), guest)
	})
}

func sit(ctx context.Context, tx *sql.Tx, match string, seat int, guest int64) error {
	if err := joinBySeat(ctx, tx, match, guest); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO sitters (match, seat, guest, since, seen) VALUES (?, ?, ?, ?, 0)
		ON CONFLICT (match, seat, guest) DO UPDATE SET since = excluded.since`, match, seat, guest, now())
	if err != nil {
		return err
	}
	if err := agree(ctx, tx, match, seat, guest); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "UPDATE seats SET link = NULL WHERE match = ? AND seat = ?", match, seat)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `DELETE FROM sitters WHERE match = ?1 AND seat = ?2 AND guest NOT IN
		(SELECT guest FROM sitters WHERE match = ?1 AND seat = ?2 ORDER BY since DESC, guest DESC LIMIT ?3)`, match,
		seat, maxSitters)
	return err
}

// Left notes how many events had been told when a guest left a seat's table.
func (s *Store) Left(ctx context.Context, match string, seat table.Seat, guest int64, events int) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE sitters SET seen = ? WHERE match = ? AND seat = ? AND guest = ?", events,
			match, seat, guest)
		return err
	})
}

// Tables are the matches where the guest sits or hosts, the last moved first. One that can't be read comes as frozen.
func (s *Store) Tables(ctx context.Context, guest int64, limit int) ([]*Match, error) {
	return s.list(ctx, `SELECT id FROM matches WHERE host = ? OR id IN (SELECT match FROM sitters WHERE guest = ?)
		ORDER BY state = 'over', moved DESC LIMIT ?`, guest, guest, limit)
}

// Held is in how many matches the guest sits, or which they host.
func (s *Store) Held(ctx context.Context, guest int64) (n int, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT count(*) FROM (SELECT id FROM matches WHERE host = ?1 "+
		"UNION SELECT match FROM sitters WHERE guest = ?1) held", guest).Scan(&n)
	return n, err
}

// OpenTables are the running matches with a seat that anybody may take.
func (s *Store) OpenTables(ctx context.Context, limit int) ([]*Match, error) {
	return s.list(ctx, `SELECT id FROM (SELECT DISTINCT m.id, m.moved FROM seats s
		JOIN matches m ON m.id = s.match WHERE s.open AND s.kind = 'human' AND m.state = 'running'
		AND NOT EXISTS (SELECT 1 FROM sitters x WHERE x.match = s.match AND x.seat = s.seat)) free
		ORDER BY moved DESC LIMIT ?`, limit)
}

// ForBots are the running matches in which a bot is asked something, the last moved first: those that are played with
// the deck, or with the printed cards where it is "", and that this node may take. The first of them are skipped.
func (s *Store) ForBots(ctx context.Context, deck string, skip, limit int) ([]string, error) {
	return ids(ctx, s.read, `SELECT id FROM matches m WHERE state = 'running' AND EXISTS
		(SELECT 1 FROM seats s WHERE s.match = m.id AND s.kind = 'bot' AND m.due >> CAST(s.seat AS INTEGER) & 1 = 1)
		AND coalesce((SELECT deck FROM match_decks d WHERE d.match = m.id), '') = ? AND `+s.mayTake("?")+`
		ORDER BY moved DESC, id LIMIT ? OFFSET ?`, deck, s.node, limit, skip)
}

// Hosted is how many matches of the guest are running.
func (s *Store) Hosted(ctx context.Context, guest int64) (n int, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT count(*) FROM matches WHERE host = ? AND state = 'running'", guest).
		Scan(&n)
	return n, err
}

func (s *Store) list(ctx context.Context, query string, args ...any) ([]*Match, error) {
	ids, err := ids(ctx, s.read, query, args...)
	if err != nil {
		return nil, err
	}
	var out []*Match
	for _, id := range ids {
		m, err := s.Match(ctx, id)
		var d *Damage
		if errors.As(err, &d) {
			m, err = &Match{ID: id, State: Frozen, Note: d.Error()}, nil
		}
		if err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, nil
}

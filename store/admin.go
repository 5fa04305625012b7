package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"time"
)

// Errors of Delete: what others depend on is not deleted.
var (
	ErrChapter = errors.New("the match is a chapter of a campaign, which would have a gap without it")
	ErrCounted = errors.New("the match counts for ratings, which could not be counted again without it")
)

// Newest are the matches that moved last, in a state or in any (""), after the first skip of them. One that can't be
// read comes as frozen.
func (s *Store) Newest(ctx context.Context, state State, skip, limit int) ([]*Match, error) {
	return s.list(ctx, "SELECT id FROM matches WHERE ?1 = '' OR state = ?1 ORDER BY moved DESC, id LIMIT ?2 OFFSET ?3",
		state, limit, skip)
}

// Old are matches that are over, are no chapters and do not count for ratings, and in which nothing has been done since
// that time, the oldest first.
func (s *Store) Old(ctx context.Context, before time.Time, limit int) ([]string, error) {
	return ids(ctx, s.read, `SELECT id FROM matches m WHERE state = 'over' AND moved < ?
		AND NOT EXISTS (SELECT 1 FROM chapters WHERE match = m.id)
		AND NOT EXISTS (SELECT 1 FROM rated WHERE match = m.id AND n IS NOT NULL) ORDER BY moved LIMIT ?`,
		before.UnixMilli(), limit)
}

// Delete removes a match and all that belongs to it for ever. The error is ErrNone, or ErrChapter or ErrCounted when it
// can't be.
func (s *Store) Delete(ctx context.Context, match string) error {
	defer s.tokens.forget()
	return s.tx(ctx, func(tx *sql.Tx) error {
		// Its row first, so that it does not grow meanwhile.
		if err := one(tx.ExecContext(ctx, "UPDATE matches SET state = ? WHERE id = ?", Frozen, match)); err != nil {
			return err
		}
		var chapter, counted bool
		err := tx.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM chapters WHERE match = ?1 OR follows = ?1),
			EXISTS (SELECT 1 FROM rated WHERE match = ?1 AND n IS NOT NULL)`, match).Scan(&chapter, &counted)
		switch {
		case err != nil:
			return err
		case chapter:
			return ErrChapter
		case counted:
			return ErrCounted
		}
		for _, statement := range []string{
			"UPDATE matches SET rematch = NULL WHERE rematch = ?",
			"UPDATE terms SET replaced = NULL WHERE replaced = ?",
			"DELETE FROM branches WHERE origin = ?", // what was played on from it stands for itself
		} {
			if _, err := tx.ExecContext(ctx, statement, match); err != nil {
				return err
			}
		}
		for _, table := range []string{
			"entries", "snapshots", "sitters", "seats", "messages", "listeners", "reports", "branches", "points",
			"waits", "match_decks", "terms", "seat_terms", "motions", "notes", "rated_seats", "rated", "aside",
			"given_seeds", "brought",
		} {
			if _, err := tx.ExecContext(ctx, "DELETE FROM "+table+" WHERE match = ?", match); err != nil {
				return err
			}
		}
		return one(tx.ExecContext(ctx, "DELETE FROM matches WHERE id = ?", match))
	})
}

// Ban is somebody who may not come here any more.
type Ban struct {
	Who string // "guest 12", or an address as the server names clients
	Why string // for the operator
	At  time.Time
}

// Ban keeps somebody from coming, until Unban.
func (s *Store) Ban(ctx context.Context, who, why string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO bans (who, why, at) VALUES (?, ?, ?) ON CONFLICT (who) DO UPDATE "+
			"SET why = excluded.why", who, why, now())
		return err
	})
}

// Unban lets somebody come again; ErrNone when they were not banned.
func (s *Store) Unban(ctx context.Context, who string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "DELETE FROM bans WHERE who = ?", who))
	})
}

// Bans are all bans, the latest first.
func (s *Store) Bans(ctx context.Context) ([]Ban, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT who, why, at FROM bans ORDER BY at DESC, who")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Ban
	for rows.Next() {
		var b Ban
		var at int64
		if err := rows.Scan(&b.Who, &b.Why, &at); err != nil {
			return nil, err
		}
		b.At = time.UnixMilli(at)
		out = append(out, b)
	}
	return out, rows.Err()
}

// Backup writes a copy of the whole database as it stands at one moment to a new file, and checks that copy. Others may
// read and write meanwhile, through other Stores.
func (s *Store) Backup(ctx context.Context, path string) error {
	if IsPostgres(s.place) {
		return errors.New("a database of PostgreSQL is backed up with pg_dump and restored with pg_restore")
	}
	if _, err := os.Lstat(path); err == nil {
		return fmt.Errorf("%s is there already", path)
	}
	if err := s.copyTo(ctx, path); err != nil {
		return err
	}
	return Whole(ctx, path)
}

// copyTo writes a copy to a new file, which is on the disk when it returns, or not there.
func (s *Store) copyTo(ctx context.Context, path string) error {
	if f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600); err != nil { // it holds seeds
		return err
	} else if err := f.Close(); err != nil {
		return err
	}
	if _, err := s.write.ExecContext(ctx, "VACUUM INTO ?", path); err != nil { // an empty file is one that it may fill
		os.Remove(path)
		return err
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// Whole checks a database that nobody uses: that it is ours, that all of it can be read, and that no line of a log was
// changed.
func Whole(ctx context.Context, path string) error {
	if _, err := os.Stat(path); err != nil { // opening it would make it
		return err
	}
	s, err := open(path, false)
	if err != nil {
		return fmt.Errorf("database %s: %w", path, err)
	}
	defer s.Close()
	var found string
	if err := s.read.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&found); err != nil {
		return fmt.Errorf("database %s: %w", path, err)
	}
	if found != "ok" {
		return fmt.Errorf("database %s: %s", path, found)
	}
	ids, err := ids(ctx, s.read, "SELECT id FROM matches")
	if err != nil {
		return err
	}
	for _, id := range ids {
		m, err := s.Match(ctx, id)
		if err == nil {
			_, err = s.Log(ctx, m)
		}
		if err != nil {
			return fmt.Errorf("database %s: %w", path, err)
		}
	}
	return nil
}

// Report is a message that somebody wants the operator to look at.
type Report struct {
	Match string
	At    time.Time
	Guest int64 // who said it; 0 when that is not known any more
	By    int64
	Words string
}

// Reports are all of them, the latest first.
func (s *Store) Reports(ctx context.Context) ([]Report, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT match, at, coalesce(guest, 0), by, words FROM reports "+
		"ORDER BY at DESC")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Report
	for rows.Next() {
		var x Report
		var at int64
		if err := rows.Scan(&x.Match, &at, &x.Guest, &x.By, &x.Words); err != nil {
			return nil, err
		}
		x.At = time.UnixMilli(at)
		out = append(out, x)
	}
	return out, rows.Err()
}

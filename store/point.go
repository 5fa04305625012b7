package store

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// MaxPoints is how many save points a match may have.
const MaxPoints = 20

// Point is a place in the log of a match to which the guest who set it may go back.
type Point struct {
	Name   string
	Length int // of the log
	Made   time.Time
}

// Points are the save points of a guest in a match, in the order of the log.
func (s *Store) Points(ctx context.Context, match string, guest int64) ([]Point, error) {
	rows, err := s.read.QueryContext(ctx,
		"SELECT name, length, made FROM points WHERE match = ? AND guest = ? ORDER BY length, made, name", match, guest)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Point
	for rows.Next() {
		var p Point
		var made int64
		if err := rows.Scan(&p.Name, &p.Length, &made); err != nil {
			return nil, err
		}
		p.Made = time.UnixMilli(made)
		out = append(out, p)
	}
	return out, rows.Err()
}

// AddPoint stores a save point. The error is ErrNamed when the guest has one of that name in the match, and ErrPoints
// when the match has as many as it may.
func (s *Store) AddPoint(ctx context.Context, match string, guest int64, p Point) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		var n int
		var named bool
		err := tx.QueryRowContext(ctx, `SELECT count(*), EXISTS
			(SELECT 1 FROM points WHERE match = ?1 AND guest = ?2 AND name = ?3)
			FROM points WHERE match = ?1`, match, guest, p.Name).Scan(&n, &named)
		switch {
		case err != nil:
			return err
		case named:
			return ErrNamed
		case n >= MaxPoints:
			return ErrPoints
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO points (match, guest, name, length, made) VALUES (?, ?, ?, ?, ?)",
			match, guest, p.Name, p.Length, now())
		return err
	})
}

// Point is the save point of that name that a guest has set in a match, or ErrNone.
func (s *Store) Point(ctx context.Context, match string, guest int64, name string) (Point, error) {
	p := Point{Name: name}
	var made int64
	err := s.read.QueryRowContext(ctx, "SELECT length, made FROM points WHERE match = ? AND guest = ? AND name = ?",
		match, guest, name).Scan(&p.Length, &made)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	p.Made = time.UnixMilli(made)
	return p, err
}

// DropPoint removes a save point; ErrNone when there is none of that name.
func (s *Store) DropPoint(ctx context.Context, match string, guest int64, name string) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "DELETE FROM points WHERE match = ? AND guest = ? AND name = ?", match, guest,
			name))
	})
}

// Package store keeps matches, the campaigns that they form, and the people who play them: in one SQLite file, or in a
// database of PostgreSQL that several programs share.
//
// What a match is stands in its log; a line of it that Append has accepted is on the disk, also if the power fails in
// the next moment. Everything else here says who may play.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"slices"
	"strings"
	"time"
)

// Store is an open database. It is safe for concurrent use.
type Store struct {
	*engine
	holder
	growth shared
	tokens seatTokens
	place  string
	before string // where a copy of the file lies as it was before it was brought up to date
}

// Errors that are the caller's to handle.
var (
	ErrNone  = errors.New("no such thing in the store")
	ErrMoved = errors.New("the stored log is not as long as was thought: somebody else has written to it")
	ErrTaken = errors.New("the seat is taken, or the match has been followed")

	ErrDenied  = errors.New("only who manages the campaign may do that")
	ErrRunning = errors.New("the chapter before is not over")
	ErrFull    = fmt.Errorf("a campaign has %d chapters at most", MaxChapters)

	ErrNamed  = errors.New("there is a save point of that name already")
	ErrPoints = fmt.Errorf("a match has %d save points at most", MaxPoints)
)

// MaxChapters is how many chapters a campaign may have.
const MaxChapters = 100

// Damage says what of a match can't be read. Other matches are not touched by it.
type Damage struct {
	Match string
	Entry int // of the log, from 0; -1 when it is not an entry
	Why   string
}

func (d *Damage) Error() string {
	if d.Entry < 0 {
		return fmt.Sprintf("match %s: %s", d.Match, d.Why)
	}
	return fmt.Sprintf("match %s, entry %d: %s", d.Match, d.Entry, d.Why)
}

// damaged turns what the database says about broken pages into Damage of a match. Other errors may pass and stay as
// they are.
func damaged(match string, entry int, err error) error {
	if corrupt(err) {
		return &Damage{match, entry, err.Error()}
	}
	return err
}

// IsPostgres reports whether a place is a database of PostgreSQL and not a file: postgres://user@host/database.
func IsPostgres(place string) bool {
	return strings.HasPrefix(place, "postgres://") || strings.HasPrefix(place, "postgresql://")
}

// Named is how a place is shown: without a password.
func Named(place string) string {
	if !IsPostgres(place) {
		return place
	}
	u, err := url.Parse(place)
	if err != nil {
		return "of PostgreSQL"
	}
	u.RawQuery, u.Fragment = "", "" // a password may stand there, too
	return u.Redacted()
}

// Open opens the database at a place, which is a file or as IsPostgres knows it, makes it when it is missing, and
// brings an older one up to date. In PostgreSQL the database must be there, but may be empty.
func Open(place string) (*Store, error) {
	s, err := open(place, true)
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", Named(place), err)
	}
	return s, nil
}

// open is Open; keep is whether a copy of an older file is kept.
func open(place string, keep bool) (*Store, error) {
	e, err := openEngine(place)
	if err != nil {
		return nil, err
	}
	e.keeps = e.keeps && keep
	return newStore(e, place)
}

// newStore makes a store of an open database.
func newStore(e *engine, place string) (*Store, error) {
	s := &Store{engine: e, place: place}
	if err := s.migrate(); err != nil {
		s.Close()
		return nil, err
	}
	e.compileWrites(context.Background())
	return s, nil
}

// Place is where the database lies, as Open was told.
func (s *Store) Place() string { return s.place }

// Close writes back what is still in the log file beside the database, so that the database alone is a full backup.
func (s *Store) Close() error {
	err := s.leave()
	err = errors.Join(err, s.read.Close(), s.write.Close())
	if s.close != nil {
		s.close()
	}
	return err
}

// Ping reports whether the database answers.
func (s *Store) Ping(ctx context.Context) error {
	var n int
	return s.read.QueryRowContext(ctx, "SELECT count(*) FROM alive").Scan(&n)
}

// migrate brings the schema up to date, one file of it after the other, all or none. Which there were is kept by name,
// so that a file which comes later may stand anywhere among them. A database that is up to date is only read: whoever
// opens it waits for nobody who writes. Of an older file a copy is kept.
func (s *Store) migrate() error {
	files, err := fs.Glob(s.schema, s.folder+"/*.sql")
	if err != nil {
		return err
	}
	ctx := context.Background()
	done, _, err := s.migrated(ctx, s.write, files)
	if err != nil || len(done) == len(files) {
		return err
	}
	if len(done) > 0 && s.keeps {
		if err := s.keepBefore(ctx, len(done)); err != nil {
			return fmt.Errorf("keeping a copy of it before it is brought up to date: %w", err)
		}
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		done, named, err := s.migrated(ctx, tx, files) // another program may have been here first
		if err == nil && !named {
			err = s.nameMigrated(tx, done)
		}
		for _, file := range files {
			if err == nil && !slices.Contains(done, file) {
				done = append(done, file)
				err = s.migrateBy(tx, file, len(done))
			}
		}
		return err
	})
}

// migrateBy runs one file of the schema, after which there are so many.
func (s *Store) migrateBy(tx *sql.Tx, file string, count int) error {
	text, err := fs.ReadFile(s.schema, file)
	if err != nil {
		return err
	}
	_, err = tx.Exec(fmt.Sprintf("%s;\n%s", text, s.mark(count)))
	if err == nil {
		_, err = tx.Exec("INSERT INTO migrated (file) VALUES (?)", file)
	}
	if err != nil {
		return fmt.Errorf("bringing it up to date with %s: %w", file, err)
	}
	return nil
}

// migrated are the files by which the database has been made, of those that this program has, and whether the database
// knows them by name. One from before names were kept has had the first of them, as many as its version says.
func (s *Store) migrated(ctx context.Context, db querier, files []string) (done []string, named bool, err error) {
	m, err := s.made(ctx, db)
	switch {
	case err != nil:
		return nil, false, err
	case m.foreign:
		return nil, false, errors.New("this is the database of another program")
	case m.version > len(files):
		return nil, false, fmt.Errorf("it was made by a newer version of this program (schema %d; this one knows %d)",
			m.version, len(files))
	case !m.named:
		return slices.Clone(files[:m.version]), false, nil
	}
	if done, err = ids(ctx, db, "SELECT file FROM migrated ORDER BY file"); err != nil {
		return nil, true, err
	}
	for _, file := range done {
		if !slices.Contains(files, file) {
			return nil, true, fmt.Errorf("it was made by a newer version of this program, which knows %s", file)
		}
	}
	return done, true, nil
}

// nameMigrated begins to keep by name which files of the schema there were.
func (s *Store) nameMigrated(tx *sql.Tx, done []string) error {
	_, err := tx.Exec(s.names)
	for _, file := range done {
		if err == nil {
			_, err = tx.Exec("INSERT INTO migrated (file) VALUES (?)", file)
		}
	}
	return err
}

// querier is a database or a transaction.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// ids are the texts of one column.
func ids(ctx context.Context, db querier, query string, args ...any) (out []string, err error) {
	rows, err := db.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		out = append(out, id)
	}
	return out, rows.Err()
}

// tx runs f in one transaction, all or nothing. Whatever else writes waits, but for the growing of matches. It may run
// f again, when the database has undone what it did the first time.
func (s *Store) tx(ctx context.Context, f func(*sql.Tx) error) error {
	return s.within(ctx, s.write, s.alone, f)
}

// growing runs f as tx does, but waits for nobody who writes something else. f changes nothing but one match, whose row
// it changes before all else, or one node.
func (s *Store) growing(ctx context.Context, f func(*sql.Tx) error) error {
	if s.grow == s.write { // which one alone can use at a time
		return s.share(ctx, f)
	}
	return s.within(ctx, s.grow, "", f)
}

// triesAgain is how often a transaction is tried that comes to nothing through no fault of its own.
const triesAgain = 5

func (s *Store) within(ctx context.Context, db *sql.DB, alone string, f func(*sql.Tx) error) error {
	for n := 1; ; n++ {
		err := once(ctx, db, alone, f)
		if err == nil || n == triesAgain || !s.again(err) {
			return err
		}
	}
}

func once(ctx context.Context, db *sql.DB, alone string, f func(*sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	if alone != "" {
		if _, err := tx.ExecContext(ctx, alone); err != nil {
			return err
		}
	}
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func now() int64 { return time.Now().UnixMilli() }

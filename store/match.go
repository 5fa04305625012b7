package store

import (
	"bytes"
	"compress/gzip"
	"context"
	"database/sql"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"sync"
	"time"

	"waystation/table"
)

// State is how a match stands.
type State string

// The states of a match. A frozen one can't be played on by this version of the program; nothing of it is lost.
const (
	Running State = "running"
	Over    State = "over"
	Frozen  State = "frozen"
)

// Match is all that is stored about a match but its log.
type Match struct {
	ID      string
	Game    string
	Setup   table.Setup
	Seed    table.Seed
	Given   bool   // the seed was given by whoever made the match, who could know by it what is to come
	Brought bool   // it came as a file, dealt elsewhere: whoever brought it may know all of it
	Rules   string // version of the rules it began with
	Rated   bool   // it counts for the ratings of those who sit down
	Earnest bool   // nobody may ask a bot what it would do
	Hushed  bool   // its host has switched talk off
	Host    int64  // a guest, or 0
	Made    time.Time
	Moved   time.Time
	Length  int
	Due     table.Seats
	State   State
	Note    string
	Aside   string        // why it was set aside, for its people; "" when it was not
	Result  *table.Result // nil while it is not over
	Rematch string        // the match that was made after this one, or ""
	Origin  table.Origin  // where it was played on from; zero when it began at its beginning
	Tried   bool          // others were played on from it
	Deck    string        // digest of the changed cards it is played with; "" for the printed ones
	Seats   []Seat
	Terms   Terms

	Campaign string // of which it is a chapter, or ""
	Chapter  int    // which, from 1
	Before   string // the chapter before, or ""
	Next     string // the chapter after, or ""
}

// Seat is a place at the table of a match.
type Seat struct {
	Bot     bool
	Level   string // of the bot that plays it, or would
	Name    string // given by the host; may be empty
	Open    bool   // anybody may sit down while nobody has
	Sitters []Sitter
	Token   string // gives the seat; only read by Create, as the store keeps no more than its hash, and Link
	Link    string // the token, as long as a host may hand it out: until somebody sits there
}

// Sitter is a guest at a seat.
type Sitter struct {
	Guest int64
	Name  string
	Seen  int // how many events had been told when they last left
}

// Free reports whether anybody may sit down.
func (s *Seat) Free() bool { return s.Open && !s.Bot && len(s.Sitters) == 0 }

// Holds reports whether the guest sits there.
func (s *Seat) Holds(guest int64) bool {
	for _, x := range s.Sitters {
		if x.Guest == guest && guest != 0 {
			return true
		}
	}
	return false
}

// Create stores a new match with its first entries and its first snapshot, tied to others. If it comes after another,
// that one must not have been followed yet: ErrTaken. Whoever begins a chapter must manage the campaign: ErrDenied;
// and the chapter before must be over: ErrRunning. In the seats of the match is then who really sits there: who has
// left the campaign does not.
func (s *Store) Create(ctx context.Context, m *Match, lines [][]byte, snap table.Snapshot, ties Ties) error {
	if ties.Replaces != "" {
		defer s.tokens.forget()
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		if err := s.create(ctx, tx, m, lines); err != nil {
			return err
		}
		if err := ties.tie(ctx, tx, m); err != nil {
			return err
		}
		if err := seat(ctx, tx, m); err != nil {
			return err
		}
		if !m.Terms.plain() {
			if err := putTerms(ctx, tx, m.ID, &m.Terms); err != nil {
				return err
			}
		}
		if ties.Replaces != "" {
			if err := s.mine(ctx, tx, ties.Replaces); err != nil {
				return err
			}
			if err := replace(ctx, tx, ties.Replaces, m); err != nil {
				return err
			}
			if err := putNotes(ctx, tx, ties.Replaces, ties.Notes); err != nil {
				return err
			}
			if err := putNotes(ctx, tx, m.ID, ties.Notes); err != nil {
				return err
			}
		}
		return keep(ctx, tx, m.ID, snap)
	})
}

// create stores a match and its log.
func (s *Store) create(ctx context.Context, tx *sql.Tx, m *Match, lines [][]byte) error {
	setup, err := json.Marshal(m.Setup)
	if err != nil {
		return err
	}
	result, err := m.result()
	if err != nil {
		return err
	}
	at := now()
	_, err = tx.ExecContext(ctx, `INSERT INTO matches (id, game, setup, seed, rules, earnest, hushed, host, made,
		moved, length, due, state, note, result)
		VALUES (?, ?, ?, ?, ?, ?, ?, nullif(CAST(? AS BIGINT), 0), ?, ?, ?, ?, ?, '', ?)`,
		m.ID, m.Game, string(setup), m.Seed[:], m.Rules, m.Earnest, m.Hushed, m.Host, at, at, len(lines), m.Due,
		m.State, result)
	if err != nil {
		return err
	}
	if err := branch(ctx, tx, m); err != nil {
		return err
	}
	if m.Rated {
		_, err := tx.ExecContext(ctx, "INSERT INTO rated (match, game, void) VALUES (?, ?, '')", m.ID, m.Game)
		if err != nil {
			return err
		}
	}
	if m.Given {
		if _, err := tx.ExecContext(ctx, "INSERT INTO given_seeds (match) VALUES (?)", m.ID); err != nil {
			return err
		}
	}
	if m.Brought {
		if _, err := tx.ExecContext(ctx, "INSERT INTO brought (match) VALUES (?)", m.ID); err != nil {
			return err
		}
	}
	if m.Deck != "" {
		_, err := tx.ExecContext(ctx, "INSERT INTO match_decks (match, deck) VALUES (?, ?)", m.ID, m.Deck)
		if err != nil {
			return err
		}
	}
	return s.insert(ctx, tx, m.ID, 0, lines)
}

// branch stores where a match was played on from.
func branch(ctx context.Context, tx *sql.Tx, m *Match) error {
	if m.Origin.Match == "" {
		return nil
	}
	_, err := tx.ExecContext(ctx, "INSERT INTO branches (match, origin, answer) VALUES (?, ?, ?)", m.ID, m.Origin.Match,
		m.Origin.Answer)
	return err
}

// result is how the match has ended, as it is stored.
func (m *Match) result() (sql.NullString, error) {
	if m.Result == nil {
		return sql.NullString{}, nil
	}
	b, err := json.Marshal(m.Result)
	return sql.NullString{String: string(b), Valid: true}, err
}

// seat stores the seats of a match, and who sits there.
func seat(ctx context.Context, tx *sql.Tx, m *Match) error {
	for i, seat := range m.Seats {
		var hash, link any // NULL without a token, or without anybody to hand it out
		if seat.Token != "" {
			hash = hashOf(seat.Token)
		}
		if seat.Token != "" && m.Host != 0 {
			link = seat.Token
		}
		_, err := tx.ExecContext(ctx, "INSERT INTO seats (match, seat, kind, level, name, open, hash, link) "+
			"VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			m.ID, i, kind(seat.Bot), seat.Level, seat.Name, seat.Open, hash, link)
		if err != nil {
			return err
		}
		for _, x := range seat.Sitters {
			if err := sit(ctx, tx, m.ID, i, x.Guest); err != nil {
				return err
			}
		}
	}
	return nil
}

func kind(bot bool) string {
	if bot {
		return "bot"
	}
	return "human"
}

// one is the error of a statement that must have changed exactly one row: ErrNone when it changed none.
func one(r sql.Result, err error) error {
	if err != nil {
		return err
	}
	if n, err := r.RowsAffected(); err != nil || n != 1 {
		return errors.Join(ErrNone, err)
	}
	return nil
}

// Standing is how a match stands after a change.
type Standing struct {
	Due    table.Seats
	State  State
	Result *table.Result // nil while it is not over
	Terms  *Terms        // as they are then; nil when they are as they were
}

// Append stores new lines of a match's log, which so far has from lines; ErrMoved if it has not, ErrAside if the match
// is set aside, ErrElsewhere if the store has joined others and does not hold it. When it returns nil they are on the
// disk, with what is said beside them; a snapshot may be nil.
func (s *Store) Append(ctx context.Context, id string, from int, lines [][]byte, as Standing,
	snap *table.Snapshot) error {
	result, err := (&Match{Result: as.Result}).result()
	if err != nil {
		return err
	}
	epoch, held := s.epoch(id)
	if !held && s.node != "" {
		return ErrElsewhere
	}
	alone := s.growing
	if as.State == Over { // what it counts for is no longer about this match alone
		alone = s.tx
	}
	err = alone(ctx, func(tx *sql.Tx) error {
		err := one(s.exec(ctx, tx, growMatch, from+len(lines), as.Due, as.State, result, now(), id, from, !held, epoch))
		if errors.Is(err, ErrNone) {
			return s.stays(ctx, tx, id, epoch, held)
		}
		if err == nil {
			err = s.mayGrow(ctx, tx, id) // now that nobody can set it aside before this is done
		}
		if err != nil {
			return err
		}
		if err := s.insert(ctx, tx, id, from, lines); err != nil {
			return err
		}
		if as.Terms != nil {
			if err := putTerms(ctx, tx, id, as.Terms); err != nil {
				return err
			}
		}
		if as.State == Over {
			if err := count(ctx, tx, id); err != nil {
				return err
			}
		}
		if snap == nil {
			return nil
		}
		return keep(ctx, tx, id, *snap)
	})
	if errors.Is(err, ErrElsewhere) {
		s.lose(id, epoch)
	}
	return err
}

// stays is why a match has not grown.
func (s *Store) stays(ctx context.Context, tx *sql.Tx, id string, epoch int64, held bool) error {
	var stands bool
	err := tx.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM matches WHERE id = ? AND epoch = ?)", id, epoch).
		Scan(&stands)
	switch {
	case err != nil:
		return err
	case held && !stands:
		return ErrElsewhere
	}
	if err := s.mayGrow(ctx, tx, id); err != nil {
		return err
	}
	return ErrMoved
}

func (s *Store) insert(ctx context.Context, tx *sql.Tx, id string, from int, lines [][]byte) error {
	for i, line := range lines {
		_, err := s.exec(ctx, tx, addEntry, id, from+i, string(line), sum(id, from+i, line))
		if err != nil {
			return err
		}
	}
	return nil
}

// sum finds lines that were changed or moved behind our back.
func sum(id string, n int, line []byte) uint32 {
	c := crc32.NewIEEE()
	io.WriteString(c, id)
	c.Write(binary.LittleEndian.AppendUint64(nil, uint64(n)))
	c.Write(line)
	return c.Sum32()
}

// snapshots is how many a match keeps: an undo may reach behind the newest.
const snapshots = 3

// packers compress snapshots, quickly: each is one of three, and soon gives way. A new one would take a megabyte of
// memory.
var packers = sync.Pool{New: func() any {
	z, _ := gzip.NewWriterLevel(nil, gzip.BestSpeed) // a level that there is
	return z
}}

// pack is a snapshot as it is stored.
func pack(snap table.Snapshot) ([]byte, error) {
	var b bytes.Buffer
	z := packers.Get().(*gzip.Writer)
	defer packers.Put(z)
	z.Reset(&b)
	err := errors.Join(json.NewEncoder(z).Encode(snap), z.Close())
	return b.Bytes(), err
}

func keep(ctx context.Context, tx *sql.Tx, id string, snap table.Snapshot) error {
	data, err := pack(snap)
	if err == nil {
		_, err = tx.ExecContext(ctx, "DELETE FROM snapshots WHERE match = ? AND step = ?", id, snap.Step)
	}
	if err == nil {
		_, err = tx.ExecContext(ctx, "INSERT INTO snapshots (match, step, data) VALUES (?, ?, ?)", id, snap.Step, data)
	}
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "DELETE FROM snapshots WHERE match = ?1 AND rowid NOT IN (SELECT rowid FROM "+
		"snapshots WHERE match = ?1 ORDER BY rowid DESC LIMIT ?2)",
		id, snapshots)
	return err
}

// Match is what is stored about a match. The error is ErrNone, or *Damage when the match can't be read.
func (s *Store) Match(ctx context.Context, id string) (*Match, error) {
	m := &Match{ID: id}
	var setup, seed, result []byte
	var made, moved int64
	err := s.read.QueryRowContext(ctx, `SELECT m.game, m.setup, m.seed, m.rules, m.earnest, m.hushed,
		coalesce(m.host, 0), m.made, m.moved, m.length, m.due, m.state,
		m.note, m.result, coalesce(m.rematch, ''), coalesce(c.campaign, ''), coalesce(c.n, 0), 
		coalesce(c.follows, ''), coalesce(x.match, ''), coalesce(b.origin, ''), coalesce(b.answer, 0),
		EXISTS (SELECT 1 FROM branches WHERE origin = m.id), coalesce(d.deck, ''),
		EXISTS (SELECT 1 FROM rated WHERE match = m.id), coalesce(a.why, ''),
		EXISTS (SELECT 1 FROM given_seeds WHERE match = m.id), EXISTS (SELECT 1 FROM brought WHERE match = m.id)
		FROM matches m LEFT JOIN chapters c ON c.match = m.id LEFT JOIN chapters x ON x.follows = m.id
		LEFT JOIN branches b ON b.match = m.id LEFT JOIN match_decks d ON d.match = m.id
		LEFT JOIN aside a ON a.match = m.id
		WHERE m.id = ?`, id).
		Scan(&m.Game, &setup, &seed, &m.Rules, &m.Earnest, &m.Hushed, &m.Host, &made, &moved, &m.Length, &m.Due,
			&m.State, &m.Note, &result, &m.Rematch, &m.Campaign, &m.Chapter, &m.Before, &m.Next,
			&m.Origin.Match, &m.Origin.Answer, &m.Tried, &m.Deck, &m.Rated, &m.Aside, &m.Given, &m.Brought)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNone
	}
	if err != nil {
		return nil, damaged(id, -1, err)
	}
	m.Made, m.Moved = time.UnixMilli(made), time.UnixMilli(moved)
	copy(m.Seed[:], seed)
	if err := json.Unmarshal(setup, &m.Setup); err != nil {
		return nil, &Damage{id, -1, "its setup can't be read: " + err.Error()}
	}
	if m.Result, err = readResult(id, result); err != nil {
		return nil, err
	}
	rows, err := s.read.QueryContext(ctx,
		`SELECT s.seat, s.kind, s.level, s.name, s.open, coalesce(s.link, ''),
		coalesce(x.guest, 0), coalesce(x.seen, 0), coalesce(g.name, '')
		FROM seats s LEFT JOIN sitters x ON x.match = s.match AND x.seat = s.seat LEFT JOIN guests g ON g.id = x.guest
		WHERE s.match = ? ORDER BY s.seat, x.since, x.guest`, id)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var n int
		var kind string
		var seat Seat
		var x Sitter
		err := rows.Scan(&n, &kind, &seat.Level, &seat.Name, &seat.Open, &seat.Link, &x.Guest, &x.Seen, &x.Name)
		if err != nil {
			return nil, damaged(id, -1, err)
		}
		if n > len(m.Seats) {
			return nil, &Damage{id, -1, fmt.Sprintf("seat %d is missing", len(m.Seats))}
		}
		if n == len(m.Seats) {
			seat.Bot = kind == "bot"
			m.Seats = append(m.Seats, seat)
		}
		if x.Guest != 0 {
			m.Seats[n].Sitters = append(m.Seats[n].Sitters, x)
		}
	}
	if err := rows.Err(); err != nil {
		return nil, damaged(id, -1, err)
	}
	if len(m.Seats) != m.Setup.Seats {
		return nil, &Damage{id, -1, fmt.Sprintf("%d seats are stored, its setup has %d", len(m.Seats), m.Setup.Seats)}
	}
	rows.Close()
	if err := s.readTerms(ctx, m); err != nil {
		return nil, damaged(id, -1, err)
	}
	return m, nil
}

// Log is the lines of a match's log. The error is *Damage when a line is missing or was changed; with it come the lines
// before that one.
func (s *Store) Log(ctx context.Context, m *Match) ([][]byte, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT n, line, sum FROM entries WHERE match = ? ORDER BY n", m.ID)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var lines [][]byte
	for rows.Next() {
		var n int
		var want uint32
		var line []byte
		if err := rows.Scan(&n, &line, &want); err != nil {
			return lines, damaged(m.ID, len(lines), err)
		}
		if n != len(lines) {
			return lines, &Damage{m.ID, len(lines), fmt.Sprintf("it is missing; the next one stored is entry %d", n)}
		}
		if sum(m.ID, n, line) != want {
			return lines, &Damage{m.ID, n, "it is not what was stored: its checksum is wrong"}
		}
		lines = append(lines, line)
	}
	if err := rows.Err(); err != nil {
		return lines, damaged(m.ID, len(lines), err)
	}
	if len(lines) < m.Length {
		return lines, &Damage{m.ID, len(lines), fmt.Sprintf("it is missing; %d entries were stored", m.Length)}
	}
	return lines[:m.Length], nil // what came in between is for the next reading
}

// Snapshots are the snapshots of a match, newest first. Those that can't be read are left out.
func (s *Store) Snapshots(ctx context.Context, id string) ([]table.Snapshot, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT data FROM snapshots WHERE match = ? ORDER BY rowid DESC", id)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []table.Snapshot
	for rows.Next() {
		var data []byte
		if err := rows.Scan(&data); err != nil {
			return nil, err
		}
		z, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			continue
		}
		var snap table.Snapshot
		if json.NewDecoder(z).Decode(&snap) == nil {
			out = append(out, snap)
		}
	}
	return out, rows.Err()
}

// Mark says how a match stands and what its players must know about it, without touching its log.
func (s *Store) Mark(ctx context.Context, id string, state State, note string) error {
	return s.txOn(ctx, id, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE matches SET state = ?, note = ? WHERE id = ?", state, note, id))
	})
}

// Rebase notes that a match went on from a snapshot under other rules: the note is for its players, and the new
// snapshot is what it goes on from next time.
func (s *Store) Rebase(ctx context.Context, id string, state State, note string, snap table.Snapshot) error {
	return s.txOn(ctx, id, func(tx *sql.Tx) error {
		if err := one(tx.ExecContext(ctx, "UPDATE matches SET state = ?, note = ? WHERE id = ?", state, note,
			id)); err != nil {
			return err
		}
		return keep(ctx, tx, id, snap)
	})
}

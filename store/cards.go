package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// MaxCardSets is how many sets of changed cards a guest may keep.
const MaxCardSets = 30

// ErrCardSets: a guest keeps as many sets as they may.
var ErrCardSets = fmt.Errorf("there are %d sets of changed cards already", MaxCardSets)

// CardSet is changed cards of a game, as a guest keeps them.
type CardSet struct {
	ID    string
	Guest int64
	Game  string
	Name  string
	Files map[string]string // the changed card files, text by name
	Moved time.Time
}

// NewCardSet stores a new set: ErrCardSets when its guest has too many.
func (s *Store) NewCardSet(ctx context.Context, c *CardSet) error {
	files, err := json.Marshal(c.Files)
	if err != nil {
		return err
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		var n int
		err := tx.QueryRowContext(ctx, "SELECT count(*) FROM card_sets WHERE guest = ?", c.Guest).Scan(&n)
		if err == nil && n >= MaxCardSets {
			err = ErrCardSets
		}
		if err != nil {
			return err
		}
		at := now()
		_, err = tx.ExecContext(ctx, "INSERT INTO card_sets (id, guest, game, name, files, made, moved) "+
			"VALUES (?, ?, ?, ?, ?, ?, ?)", c.ID, c.Guest, c.Game, c.Name, string(files), at, at)
		return err
	})
}

// CardSet is a set, or ErrNone.
func (s *Store) CardSet(ctx context.Context, id string) (*CardSet, error) {
	row := s.read.QueryRowContext(ctx, "SELECT id, guest, game, name, files, moved FROM card_sets WHERE id = ?", id)
	c, err := readSet(row.Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNone
	}
	return c, err
}

func readSet(scan func(...any) error) (*CardSet, error) {
	var c CardSet
	var files []byte
	var moved int64
	if err := scan(&c.ID, &c.Guest, &c.Game, &c.Name, &files, &moved); err != nil {
		return nil, err
	}
	c.Moved = time.UnixMilli(moved)
	return &c, json.Unmarshal(files, &c.Files)
}

// CardSets are the sets of a guest for a game, the last changed first.
func (s *Store) CardSets(ctx context.Context, guest int64, game string) ([]*CardSet, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT id, guest, game, name, files, moved FROM card_sets "+
		"WHERE guest = ? AND game = ? ORDER BY moved DESC, id", guest, game)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []*CardSet
	for rows.Next() {
		c, err := readSet(rows.Scan)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// SaveCardSet stores a set's name and files as they are now, if it is still its guest's: else ErrNone.
func (s *Store) SaveCardSet(ctx context.Context, c *CardSet) error {
	files, err := json.Marshal(c.Files)
	if err != nil {
		return err
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE card_sets SET name = ?, files = ?, moved = ? WHERE id = ? AND guest = ?",
			c.Name, string(files), now(), c.ID, c.Guest))
	})
}

// DropCardSet removes a set of a guest, and what the lab has played with it. Matches keep their cards.
func (s *Store) DropCardSet(ctx context.Context, id string, guest int64) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "DELETE FROM card_sets WHERE id = ? AND guest = ?", id, guest))
	})
}

// Deck is changed cards with which matches are played.
type Deck struct {
	Digest string
	Game   string
	Name   string
	Files  map[string]string
}

// KeepDeck stores a deck; one that is there stays as it is.
func (s *Store) KeepDeck(ctx context.Context, d *Deck) error {
	files, err := json.Marshal(d.Files)
	if err != nil {
		return err
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO decks (digest, game, name, files) VALUES (?, ?, ?, ?) "+
			"ON CONFLICT DO NOTHING",
			d.Digest, d.Game, d.Name, string(files))
		return err
	})
}

// Deck is a deck by its digest, or ErrNone.
func (s *Store) Deck(ctx context.Context, digest string) (*Deck, error) {
	d := &Deck{Digest: digest}
	var files []byte
	err := s.read.QueryRowContext(ctx, "SELECT game, name, files FROM decks WHERE digest = ?", digest).
		Scan(&d.Game, &d.Name, &files)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNone
	}
	if err != nil {
		return nil, err
	}
	return d, json.Unmarshal(files, &d.Files)
}

// DeckOf is the digest of the changed cards that a match is played with; "" for the printed ones.
func (s *Store) DeckOf(ctx context.Context, match string) (digest string, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT deck FROM match_decks WHERE match = ?", match).Scan(&digest)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return digest, err
}

// Trial is what the lab plays with changed cards for a guest.
type Trial struct {
	ID     string
	Cards  string // the set
	Guest  int64
	Job    json.RawMessage
	State  TrialState
	Result string // JSON of what came of it, or why it failed
	Made   time.Time
}

// TrialState is how a trial stands.
type TrialState string

// The states of a trial. One that waits may be at work.
const (
	TrialWaiting TrialState = "waiting"
	TrialDone    TrialState = "done"
	TrialStopped TrialState = "stopped"
	TrialFailed  TrialState = "failed"
)

// MaxTrials is how many trials of a set are kept; the oldest go.
const MaxTrials = 12

// ErrTrial: the guest's trial before this one is not done.
var ErrTrial = errors.New("the guest has a trial that is not done")

// NewTrial stores a trial that waits: ErrTrial if one of its guest does already.
func (s *Store) NewTrial(ctx context.Context, t *Trial) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		var n int
		err := tx.QueryRowContext(ctx, "SELECT count(*) FROM trials WHERE guest = ? AND state = 'waiting'", t.Guest).
			Scan(&n)
		if err == nil && n > 0 {
			err = ErrTrial
		}
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO trials (id, cards, guest, job, state, result, made) "+
			"VALUES (?, ?, ?, ?, 'waiting', '', ?)", t.ID, t.Cards, t.Guest, string(t.Job), now())
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM trials WHERE cards = ?1 AND id NOT IN "+
			"(SELECT id FROM trials WHERE cards = ?1 ORDER BY made DESC, id LIMIT ?2)", t.Cards, MaxTrials)
		return err
	})
}

// EndTrial says what came of a trial that waits: ErrNone if it does not.
func (s *Store) EndTrial(ctx context.Context, id string, state TrialState, result string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE trials SET state = ?, result = ? WHERE id = ? AND state = 'waiting'",
			state, result, id))
	})
}

// Trials are those of a set, the newest first.
func (s *Store) Trials(ctx context.Context, cards string) ([]*Trial, error) {
	return s.trials(ctx, "WHERE cards = ? ORDER BY made DESC, id", cards)
}

// TrialsWaiting are those that wait, the oldest first.
func (s *Store) TrialsWaiting(ctx context.Context) ([]*Trial, error) {
	return s.trials(ctx, "WHERE state = 'waiting' ORDER BY made, id")
}

func (s *Store) trials(ctx context.Context, which string, args ...any) ([]*Trial, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT id, cards, guest, job, state, result, made FROM trials "+which,
		args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []*Trial
	for rows.Next() {
		t := &Trial{}
		var made int64
		var job string
		if err := rows.Scan(&t.ID, &t.Cards, &t.Guest, &job, &t.State, &t.Result, &made); err != nil {
			return nil, err
		}
		t.Job, t.Made = json.RawMessage(job), time.UnixMilli(made)
		out = append(out, t)
	}
	return out, rows.Err()
}

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

// Campaign is a chain of matches, its chapters, and the people who play them.
type Campaign struct {
	ID       string
	Game     string
	Name     string
	Made     time.Time
	Members  []Member  // in the order in which they came
	Chapters []Chapter // in order
	Token    string    // manages the campaign; only read when it is made, as the store keeps no more than its hash
}

// Member is a guest who plays in a campaign.
type Member struct {
	Guest   int64
	Name    string
	Manages bool
}

// Chapter is one match of a campaign.
type Chapter struct {
	Match   string
	Follows string // the match whose legacy it begins with; "" for the first
	State   State
	Made    time.Time
	Result  *table.Result // nil while it is not over
}

// Manages reports whether the guest manages the campaign.
func (c *Campaign) Manages(guest int64) bool {
	for _, m := range c.Members {
		if m.Guest == guest && guest != 0 {
			return m.Manages
		}
	}
	return false
}

// Who is who wants to change a campaign: a guest, or whoever holds its token.
type Who struct {
	Guest int64
	Token string
}

// Ties are what a new match has to do with others.
type Ties struct {
	Rematch string    // it is the rematch of this one
	Begins  *Campaign // it is the first chapter of this new campaign; its host is the first member and manages it
	Follows string    // it is the chapter after this one
	By      Who       // begins that chapter, and must manage the campaign

	Replaces string // it takes the place of this one, which has been taken back,
	Notes    []Note // as both say
}

// tie ties a match that has just been stored to others.
func (t *Ties) tie(ctx context.Context, tx *sql.Tx, m *Match) error {
	if t.Rematch != "" {
		const first = "UPDATE matches SET rematch = ? WHERE id = ? AND rematch IS NULL"
		err := one(tx.ExecContext(ctx, first, m.ID, t.Rematch))
		if errors.Is(err, ErrNone) {
			return ErrTaken
		}
		if err != nil {
			return err
		}
	}
	if t.Follows != "" {
		return t.follow(ctx, tx, m)
	}
	if t.Begins != nil {
		return begin(ctx, tx, t.Begins, m.ID, m.Host)
	}
	return nil
}

// begin stores a new campaign, its first chapter and, unless it is nobody, who manages it.
func begin(ctx context.Context, tx *sql.Tx, c *Campaign, first string, manager int64) error {
	var hash any // NULL without a token
	if c.Token != "" {
		hash = hashOf(c.Token)
	}
	_, err := tx.ExecContext(ctx, "INSERT INTO campaigns (id, game, name, made, hash) VALUES (?, ?, ?, ?, ?)",
		c.ID, c.Game, c.Name, now(), hash)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO chapters (campaign, n, match) VALUES (?, 1, ?)", c.ID, first)
	if err != nil || manager == 0 {
		return err
	}
	return join(ctx, tx, c.ID, manager, true)
}

// follow makes a match the chapter after the one that it follows, which must be over and not have been followed yet.
func (t *Ties) follow(ctx context.Context, tx *sql.Tx, m *Match) error {
	var id string
	var n int
	var state State
	var followed bool
	err := tx.QueryRowContext(ctx, `SELECT c.campaign, c.n, m.state, 
		EXISTS (SELECT 1 FROM chapters WHERE follows = c.match)
		FROM chapters c JOIN matches m ON m.id = c.match WHERE c.match = ?`, t.Follows).Scan(&id, &n, &state, &followed)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNone
	}
	if err == nil {
		err = mustManage(ctx, tx, id, t.By)
	}
	switch {
	case err != nil:
		return err
	case followed:
		return ErrTaken
	case state != Over:
		return ErrRunning
	case n >= MaxChapters:
		return ErrFull
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO chapters (campaign, n, match, follows) VALUES (?, ?, ?, ?)",
		id, n+1, m.ID, t.Follows)
	if err != nil {
		return err
	}
	return keepMembers(ctx, tx, id, m)
}

// keepMembers takes from the seats of a match who is not, or no longer, a member of its campaign.
func keepMembers(ctx context.Context, tx *sql.Tx, campaign string, m *Match) error {
	for i := range m.Seats {
		var stay []Sitter
		for _, x := range m.Seats[i].Sitters {
			var member bool
			err := tx.QueryRowContext(ctx, "SELECT count(*) > 0 FROM members WHERE campaign = ? AND guest = ?",
				campaign, x.Guest).Scan(&member)
			if err != nil {
				return err
			}
			if member {
				stay = append(stay, x)
			}
		}
		m.Seats[i].Sitters = stay
	}
	return nil
}

// mustManage is ErrDenied unless who it is manages the campaign.
func mustManage(ctx context.Context, tx *sql.Tx, campaign string, who Who) error {
	var may bool
	err := tx.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM members WHERE campaign = ?1 AND guest = ?2 AND manages)
		OR ?3 <> '' AND EXISTS (SELECT 1 FROM campaigns WHERE id = ?1 AND hash = ?4)`,
		campaign, who.Guest, who.Token, hashOf(who.Token)).Scan(&may)
	if err == nil && !may {
		err = ErrDenied
	}
	return err
}

// join makes a guest a member; one who manages already goes on to.
func join(ctx context.Context, tx *sql.Tx, campaign string, guest int64, manages bool) error {
	_, err := tx.ExecContext(ctx, `INSERT INTO members (campaign, guest, manages, since) VALUES (?, ?, ?, ?)
		ON CONFLICT (campaign, guest) DO UPDATE SET manages = members.manages OR excluded.manages`,
		campaign, guest, manages, now())
	return err
}

// joinBySeat makes who sits down at a chapter a member of its campaign.
func joinBySeat(ctx context.Context, tx *sql.Tx, match string, guest int64) error {
	var id string
	err := tx.QueryRowContext(ctx, "SELECT campaign FROM chapters WHERE match = ?", match).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return err
	}
	return join(ctx, tx, id, guest, false)
}

// managing runs f in one transaction with the right to manage the campaign: ErrNone without such a one, ErrDenied
// without the right.
func (s *Store) managing(ctx context.Context, id string, who Who, f func(*sql.Tx) error) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		var there bool
		err := tx.QueryRowContext(ctx, "SELECT count(*) > 0 FROM campaigns WHERE id = ?", id).Scan(&there)
		if err != nil {
			return err
		}
		if !there {
			return ErrNone
		}
		if err := mustManage(ctx, tx, id, who); err != nil {
			return err
		}
		return f(tx)
	})
}

// NameCampaign gives a campaign another name.
func (s *Store) NameCampaign(ctx context.Context, id string, by Who, name string) error {
	return s.managing(ctx, id, by, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE campaigns SET name = ? WHERE id = ?", name, id))
	})
}

// SetCampaignToken makes the token the one that manages the campaign; the one before is worth nothing from now on.
func (s *Store) SetCampaignToken(ctx context.Context, id string, by Who, token string) error {
	return s.managing(ctx, id, by, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE campaigns SET hash = ? WHERE id = ?", hashOf(token), id))
	})
}

// ByCampaign is the campaign that the token manages, or ErrNone.
func (s *Store) ByCampaign(ctx context.Context, token string) (id string, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT id FROM campaigns WHERE hash = ?", hashOf(token)).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return id, err
}

// Manage makes a guest a member who manages the campaign of the token, and returns the campaign.
func (s *Store) Manage(ctx context.Context, token string, guest int64) (id string, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		err := tx.QueryRowContext(ctx, "SELECT id FROM campaigns WHERE hash = ?", hashOf(token)).Scan(&id)
		if errors.Is(err, sql.ErrNoRows) {
			return ErrNone
		}
		if err != nil {
			return err
		}
		return join(ctx, tx, id, guest, true)
	})
	return id, err
}

// HandOn lets a member manage the campaign instead of the guest who does. The error is ErrNone when they are no member.
func (s *Store) HandOn(ctx context.Context, id string, by Who, to int64) error {
	return s.managing(ctx, id, by, func(tx *sql.Tx) error {
		err := one(tx.ExecContext(ctx, "UPDATE members SET manages = TRUE WHERE campaign = ? AND guest = ?", id, to))
		if err != nil || by.Guest == to {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE members SET manages = FALSE WHERE campaign = ? AND guest = ?", id,
			by.Guest)
		return err
	})
}

// RemoveMember takes a member out of a campaign: who manages it may, and everybody may leave. They keep their seats
// in the chapters that have begun, and have none in those to come. If nobody is left who manages it, the member who
// has been there the longest does.
func (s *Store) RemoveMember(ctx context.Context, id string, by Who, member int64) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		if by.Guest == 0 || by.Guest != member {
			if err := mustManage(ctx, tx, id, by); err != nil {
				return err
			}
		}
		err := one(tx.ExecContext(ctx, "DELETE FROM members WHERE campaign = ? AND guest = ?", id, member))
		if err != nil {
			return err
		}
		return manned(ctx, tx, id)
	})
}

// manned lets the member who has been there the longest manage a campaign, if nobody else does.
func manned(ctx context.Context, tx *sql.Tx, campaign string) error {
	_, err := tx.ExecContext(ctx, `UPDATE members SET manages = TRUE WHERE campaign = ?1
		AND NOT EXISTS (SELECT 1 FROM members WHERE campaign = ?1 AND manages)
		AND guest = (SELECT guest FROM members WHERE campaign = ?1 ORDER BY since, guest LIMIT 1)`, campaign)
	return err
}

// Campaign is a campaign with its members and chapters, or ErrNone.
func (s *Store) Campaign(ctx context.Context, id string) (*Campaign, error) {
	c := &Campaign{ID: id}
	var made int64
	err := s.read.QueryRowContext(ctx, "SELECT game, name, made FROM campaigns WHERE id = ?", id).
		Scan(&c.Game, &c.Name, &made)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNone
	}
	if err != nil {
		return nil, err
	}
	c.Made = time.UnixMilli(made)
	if c.Members, err = s.members(ctx, id); err != nil {
		return nil, err
	}
	c.Chapters, err = s.chapters(ctx, id)
	return c, err
}

func (s *Store) members(ctx context.Context, id string) ([]Member, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT x.guest, g.name, x.manages FROM members x
		JOIN guests g ON g.id = x.guest WHERE x.campaign = ? ORDER BY x.since, x.guest`, id)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Member
	for rows.Next() {
		var m Member
		if err := rows.Scan(&m.Guest, &m.Name, &m.Manages); err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, rows.Err()
}

func (s *Store) chapters(ctx context.Context, id string) ([]Chapter, error) {
	rows, err := s.read.QueryContext(ctx, `SELECT c.match, coalesce(c.follows, ''), m.state, m.made, m.result
		FROM chapters c JOIN matches m ON m.id = c.match WHERE c.campaign = ? ORDER BY c.n`, id)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Chapter
	for rows.Next() {
		var c Chapter
		var made int64
		var result []byte
		if err := rows.Scan(&c.Match, &c.Follows, &c.State, &made, &result); err != nil {
			return nil, err
		}
		c.Made = time.UnixMilli(made)
		if c.Result, err = readResult(c.Match, result); err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// readResult reads how a match has ended.
func readResult(match string, raw []byte) (*table.Result, error) {
	if raw == nil {
		return nil, nil
	}
	r := new(table.Result)
	if err := json.Unmarshal(raw, r); err != nil {
		return nil, &Damage{match, -1, "its result can't be read: " + err.Error()}
	}
	return r, nil
}

// Campaigns are those of which the guest is a member, the one played last first.
func (s *Store) Campaigns(ctx context.Context, guest int64, limit int) ([]*Campaign, error) {
	ids, err := ids(ctx, s.read, `SELECT x.campaign FROM members x WHERE x.guest = ? ORDER BY
		(SELECT max(m.moved) FROM chapters c JOIN matches m ON m.id = c.match WHERE c.campaign = x.campaign)
		DESC LIMIT ?`, guest, limit)
	if err != nil {
		return nil, err
	}
	var out []*Campaign
	for _, id := range ids {
		c, err := s.Campaign(ctx, id)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

// Played is a match with its log, as it is stored at once when a campaign comes from a file.
type Played struct {
	Match *Match
	Lines [][]byte
	Snap  table.Snapshot
}

// Import stores a campaign whose chapters have all been played elsewhere, in order, and who manages it here. All or
// nothing.
func (s *Store) Import(ctx context.Context, c *Campaign, chapters []Played, manager int64) error {
	if len(chapters) == 0 || len(chapters) > MaxChapters {
		return fmt.Errorf("a campaign of %d chapters: it must have 1 to %d", len(chapters), MaxChapters)
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		for i, p := range chapters {
			if err := s.create(ctx, tx, p.Match, p.Lines); err != nil {
				return err
			}
			if err := importTie(ctx, tx, c, chapters, i, manager); err != nil {
				return err
			}
			if err := seat(ctx, tx, p.Match); err != nil {
				return err
			}
			if err := keep(ctx, tx, p.Match.ID, p.Snap); err != nil {
				return err
			}
		}
		return nil
	})
}

// importTie makes a match that has just been stored the chapter at its place.
func importTie(ctx context.Context, tx *sql.Tx, c *Campaign, chapters []Played, i int, manager int64) error {
	if i == 0 {
		return begin(ctx, tx, c, chapters[0].Match.ID, manager)
	}
	_, err := tx.ExecContext(ctx, "INSERT INTO chapters (campaign, n, match, follows) VALUES (?, ?, ?, ?)",
		c.ID, i+1, chapters[i].Match.ID, chapters[i-1].Match.ID)
	return err
}

package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"time"

	"waystation/rating"
	"waystation/table"
)

// Void is why a rated match counts for nothing.
type Void string

// The reasons.
const (
	VoidEnded    Void = "ended"    // all have ended it before its end
	VoidBack     Void = "back"     // it was taken back
	VoidBranch   Void = "branch"   // it was played on from another
	VoidCards    Void = "cards"    // it was played with changed cards
	VoidTogether Void = "together" // it was won or lost together
	VoidFew      Void = "few"      // fewer than two people had agreed
	VoidSame     Void = "same"     // somebody held several seats
	VoidLeft     Void = "left"     // nobody who had agreed was there at its end
	VoidUnknown  Void = "unknown"  // how it ended is not known
)

// RatedMatch is what a rated match has come to.
type RatedMatch struct {
	Counted bool
	Void    Void
	Seats   []RatedSeat // of those who have agreed
}

// RatedSeat is what a match has changed for one of them; all is zero where it does not count.
type RatedSeat struct {
	Seat     table.Seat
	Place    int
	Was, Now Strength
	Matches  int // of the game that the player has had with this one
}

// Strength is a rating and its doubt.
type Strength struct{ Rating, Doubt float64 }

// Ranked is somebody in a league.
type Ranked struct {
	Name string
	Strength
	Matches int
	Trend   float64 // by how much their last matches have changed the rating, at most trendOf
	Self    bool    // who asks
}

// trendOf is over how many matches a trend goes.
const trendOf = 5

// MaxLeague is how many people a league lists.
const MaxLeague = 500

// agree notes that a guest has sat down at a seat of a rated match: by that they agree to it, if nobody else has at
// that seat. At other matches it does nothing.
func agree(ctx context.Context, tx *sql.Tx, match string, seat int, guest int64) error {
	var open bool
	err := tx.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM rated WHERE match = ?1 AND n IS NULL) AND NOT EXISTS "+
		"(SELECT 1 FROM rated_seats WHERE match = ?1 AND seat = ?2)", match, seat).Scan(&open)
	if err != nil || !open {
		return err
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO players (guest) VALUES (?) ON CONFLICT DO NOTHING", guest)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO rated_seats (match, seat, player) SELECT ?, ?, id FROM players "+
		"WHERE guest = ?", match, seat, guest)
	return err
}

// disagree takes back what somebody has agreed to who leaves a seat before the match begins.
func disagree(ctx context.Context, tx *sql.Tx, match string, seat int) error {
	_, err := tx.ExecContext(ctx, "DELETE FROM rated_seats WHERE match = ?1 AND seat = ?2 AND EXISTS "+
		"(SELECT 1 FROM terms t WHERE t.match = ?1 AND t.waits)", match, seat)
	return err
}

// Count counts the rated matches that are over and were not counted, as it happens to those of an older version of this
// program, and returns how many. It is done at start; whatever ends a match counts it too.
func (s *Store) Count(ctx context.Context) (n int, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		ids, err := ids(ctx, tx, "SELECT r.match FROM rated r JOIN matches m ON m.id = r.match "+
			"WHERE r.n IS NULL AND m.state = 'over' ORDER BY m.moved, r.match")
		for _, id := range ids {
			if err == nil {
				err = count(ctx, tx, id)
				n++
			}
		}
		return err
	})
	return n, err
}

// count counts a match that is over, once. It does nothing with one that is not rated, or was counted.
func count(ctx context.Context, tx *sql.Tx, match string) error {
	var game string
	var week int
	err := tx.QueryRowContext(ctx, `SELECT game, (SELECT coalesce(max(week), 0) FROM rated x WHERE x.game = r.game)
		FROM rated r WHERE match = ? AND n IS NULL`, match).Scan(&game, &week)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		return err
	}
	e, err := endedRated(ctx, tx, match)
	if err != nil {
		return err
	}
	places, void := e.places()
	// A clock that was put back must not make a week come before one that is closed.
	week = max(week, rating.Week(time.Now()))
	_, err = tx.ExecContext(ctx, "UPDATE rated SET n = (SELECT coalesce(max(n), 0) + 1 FROM rated), week = ?, "+
		"void = ? WHERE match = ?", week, void, match)
	if err != nil || void != "" {
		return err
	}
	m := &countedMatch{id: match, week: week}
	for i, x := range e.seats {
		m.seats = append(m.seats, countedSeat{seat: x.seat, player: x.player, place: places[i]})
	}
	l := ladder{}
	if err := l.load(ctx, tx, game, m); err != nil {
		return err
	}
	l.count(m)
	if err := m.store(ctx, tx); err != nil {
		return err
	}
	return l.store(ctx, tx, game)
}

// ratedEnd is how a rated match has ended.
type ratedEnd struct {
	result                        *table.Result
	ended, replaced, branch, deck bool
	seats                         []ratedChair // of those who have agreed
}

type ratedChair struct {
	seat   table.Seat
	player int64
	gone   bool // they have resigned, or somebody or something else plays there
}

func endedRated(ctx context.Context, tx *sql.Tx, match string) (*ratedEnd, error) {
	e := &ratedEnd{}
	var result []byte
	err := tx.QueryRowContext(ctx, `SELECT m.result, coalesce(t.ended, FALSE), t.replaced IS NOT NULL,
		EXISTS (SELECT 1 FROM branches b WHERE b.match = m.id),
		EXISTS (SELECT 1 FROM match_decks d WHERE d.match = m.id)
		FROM matches m LEFT JOIN terms t ON t.match = m.id WHERE m.id = ?`, match).
		Scan(&result, &e.ended, &e.replaced, &e.branch, &e.deck)
	if err != nil {
		return nil, err
	}
	e.result, _ = readResult(match, result) // one that can't be read is unknown
	rows, err := tx.QueryContext(ctx, `SELECT r.seat, r.player, s.kind = 'bot' OR coalesce(t.resigned, FALSE)
		OR NOT EXISTS (SELECT 1 FROM sitters x WHERE x.match = r.match AND x.seat = r.seat) FROM rated_seats r
		JOIN seats s ON s.match = r.match AND s.seat = r.seat
		LEFT JOIN seat_terms t ON t.match = r.match AND t.seat = r.seat WHERE r.match = ? ORDER BY r.seat`, match)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var x ratedChair
		if err := rows.Scan(&x.seat, &x.player, &x.gone); err != nil {
			return nil, err
		}
		e.seats = append(e.seats, x)
	}
	return e, rows.Err()
}

// places are where those who have agreed have come in, or why that counts for nothing. Who has left is last; where
// nobody wins, nobody was better than another.
func (e *ratedEnd) places() ([]int, Void) {
	switch r := e.result; {
	case e.replaced:
		return nil, VoidBack
	case e.ended || r != nil && r.Outcome == table.Abandoned:
		return nil, VoidEnded
	case e.branch:
		return nil, VoidBranch
	case e.deck:
		return nil, VoidCards
	case r == nil:
		return nil, VoidUnknown
	case r.Outcome != "":
		return nil, VoidTogether
	case len(e.seats) < 2:
		return nil, VoidFew
	}
	var places []int
	var players []int64
	there := false
	for _, x := range e.seats {
		if int(x.seat) >= len(e.result.Scores) {
			return nil, VoidUnknown
		}
		if slices.Contains(players, x.player) {
			return nil, VoidSame
		}
		players = append(players, x.player)
		place := 1
		switch {
		case x.gone:
			place = len(e.result.Scores) + 1
		case e.result.Winners != 0:
			place = e.result.Place(x.seat)
		}
		there = there || !x.gone
		places = append(places, place)
	}
	if !there {
		return nil, VoidLeft
	}
	return places, ""
}

// countedMatch is a match that counts, and what it comes to.
type countedMatch struct {
	id    string
	week  int
	seats []countedSeat
}

type countedSeat struct {
	seat     table.Seat
	player   int64
	place    int
	was, now Strength
	matches  int
}

func (m *countedMatch) store(ctx context.Context, tx *sql.Tx) error {
	for _, x := range m.seats {
		_, err := tx.ExecContext(ctx, "UPDATE rated_seats SET place = ?, was = ?, was_doubt = ?, now = ?, "+
			"now_doubt = ?, matches = ? WHERE match = ? AND seat = ?", x.place, x.was.Rating, x.was.Doubt,
			x.now.Rating, x.now.Doubt, x.matches, m.id, x.seat)
		if err != nil {
			return err
		}
	}
	return nil
}

// ladder is how players of a game stand: of those who matter at a time.
type ladder map[int64]*rung

type rung struct {
	rating.Standing
	matches int
}

// load reads how those stand who were at a match.
func (l ladder) load(ctx context.Context, tx *sql.Tx, game string, m *countedMatch) error {
	for _, x := range m.seats {
		var r rung
		err := tx.QueryRowContext(ctx, "SELECT rating, doubt, swing, week, gain, weight, matches FROM ratings "+
			"WHERE game = ? AND player = ?", game, x.player).
			Scan(&r.Rating, &r.Doubt, &r.Swing, &r.Week, &r.Gain, &r.Weight, &r.matches)
		switch {
		case err == nil:
			l[x.player] = &r
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
	}
	return nil
}

// count counts a match, and fills in what it comes to.
func (l ladder) count(m *countedMatch) {
	var players []rating.Player
	for i := range m.seats {
		x := &m.seats[i]
		if l[x.player] == nil {
			l[x.player] = &rung{Standing: rating.New(m.week)}
		}
		at := l[x.player].At(m.week)
		x.was.Rating, x.was.Doubt = at.Now()
		players = append(players, rating.Player{Standing: at, Place: x.place, Same: x.player})
	}
	for i, after := range rating.Count(m.week, players) {
		x := &m.seats[i]
		r := l[x.player]
		r.Standing = after
		r.matches++
		x.now.Rating, x.now.Doubt = after.Now()
		x.matches = r.matches
	}
}

func (l ladder) store(ctx context.Context, tx *sql.Tx, game string) error {
	for player, r := range l {
		_, err := tx.ExecContext(ctx, `INSERT INTO ratings (game, player, rating, doubt, swing, week, gain, weight,
			matches) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, player) DO UPDATE SET
			rating = excluded.rating, doubt = excluded.doubt, swing = excluded.swing, week = excluded.week,
			gain = excluded.gain, weight = excluded.weight, matches = excluded.matches`,
			game, player, r.Rating, r.Doubt, r.Swing, r.Week, r.Gain, r.Weight, r.matches)
		if err != nil {
			return err
		}
	}
	return nil
}

// recount counts all matches of a game again, from the first.
func recount(ctx context.Context, tx *sql.Tx, game string) error {
	rows, err := tx.QueryContext(ctx, `SELECT r.match, r.week, s.seat, s.player, s.place FROM rated r
		JOIN rated_seats s ON s.match = r.match WHERE r.game = ? AND r.n IS NOT NULL AND r.void = ''
		ORDER BY r.n, s.seat`, game)
	if err != nil {
		return err
	}
	defer rows.Close()
	var all []*countedMatch
	for rows.Next() {
		var m countedMatch
		var x countedSeat
		if err := rows.Scan(&m.id, &m.week, &x.seat, &x.player, &x.place); err != nil {
			return err
		}
		if len(all) == 0 || all[len(all)-1].id != m.id {
			all = append(all, &m)
		}
		last := all[len(all)-1]
		last.seats = append(last.seats, x)
	}
	if err := rows.Err(); err != nil {
		return err
	}
	rows.Close()
	if _, err := tx.ExecContext(ctx, "DELETE FROM ratings WHERE game = ?", game); err != nil {
		return err
	}
	l := ladder{}
	for _, m := range all {
		l.count(m)
		if err := m.store(ctx, tx); err != nil {
			return err
		}
	}
	return l.store(ctx, tx, game)
}

// joinPlayers makes one player of two guests, of whom the first joins the second. Where both were rated in a game, its
// matches are counted again: all of them were one person's.
func joinPlayers(ctx context.Context, tx *sql.Tx, from, to int64) error {
	var a, b int64
	err := tx.QueryRowContext(ctx, "SELECT coalesce((SELECT id FROM players WHERE guest = ?), 0), "+
		"coalesce((SELECT id FROM players WHERE guest = ?), 0)", from, to).Scan(&a, &b)
	if err != nil || a == 0 {
		return err
	}
	if b == 0 {
		_, err := tx.ExecContext(ctx, "UPDATE players SET guest = ? WHERE id = ?", to, a)
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE ratings SET player = ?1 WHERE player = ?2 AND NOT EXISTS
		(SELECT 1 FROM ratings x WHERE x.game = ratings.game AND x.player = ?1)`, b, a); err != nil {
		return err
	}
	games, err := ids(ctx, tx, "SELECT game FROM ratings WHERE player = ? ORDER BY game", a)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE rated_seats SET player = ? WHERE player = ?", b, a); err != nil {
		return err
	}
	for _, game := range games {
		if err := recount(ctx, tx, game); err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, "DELETE FROM players WHERE id = ?", a)
	return err
}

// ForgetRatings takes a guest from all leagues: their matches stay counted for the others, as somebody's. ErrNone if
// they stand in none.
func (s *Store) ForgetRatings(ctx context.Context, guest int64) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE players SET guest = NULL WHERE guest = ?", guest))
	})
}

// Rated is what a rated match has come to, or ErrNone.
func (s *Store) Rated(ctx context.Context, match string) (*RatedMatch, error) {
	m := &RatedMatch{}
	err := s.read.QueryRowContext(ctx, "SELECT n IS NOT NULL, void FROM rated WHERE match = ?", match).
		Scan(&m.Counted, &m.Void)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNone
	}
	if err != nil {
		return nil, err
	}
	rows, err := s.read.QueryContext(ctx, `SELECT seat, coalesce(place, 0), coalesce(was, 0), coalesce(was_doubt, 0),
		coalesce(now, 0), coalesce(now_doubt, 0), coalesce(matches, 0) FROM rated_seats WHERE match = ? ORDER BY seat`,
		match)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var x RatedSeat
		err := rows.Scan(&x.Seat, &x.Place, &x.Was.Rating, &x.Was.Doubt, &x.Now.Rating, &x.Now.Doubt, &x.Matches)
		if err != nil {
			return nil, err
		}
		m.Seats = append(m.Seats, x)
	}
	return m, rows.Err()
}

// League is how those stand who are rated in a game, the strongest first; guest is who asks.
func (s *Store) League(ctx context.Context, game string, guest int64) ([]Ranked, error) {
	rows, err := s.read.QueryContext(ctx, league, game, trendOf, guest, MaxLeague)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Ranked
	for rows.Next() {
		var x Ranked
		var r rating.Standing
		err := rows.Scan(&x.Name, &x.Self, &x.Matches, &r.Rating, &r.Doubt, &r.Swing, &r.Week, &r.Gain, &r.Weight,
			&x.Trend)
		if err != nil {
			return nil, err
		}
		x.Rating, x.Doubt = r.At(rating.Week(time.Now())).Now()
		out = append(out, x)
	}
	slices.SortStableFunc(out, func(a, b Ranked) int {
		switch {
		case a.Rating > b.Rating:
			return -1
		case a.Rating < b.Rating:
			return 1
		}
		return 0
	})
	return out, rows.Err()
}

const league = `SELECT g.name, g.id = ?3, r.matches, r.rating, r.doubt, r.swing, r.week, r.gain, r.weight,
	coalesce((SELECT sum(now - was) FROM (SELECT x.now, x.was FROM rated_seats x JOIN rated m ON m.match = x.match
		WHERE x.player = r.player AND m.game = r.game AND x.place IS NOT NULL ORDER BY m.n DESC LIMIT ?2) newest), 0)
	FROM ratings r JOIN players p ON p.id = r.player JOIN guests g ON g.id = p.guest
	WHERE r.game = ?1 ORDER BY r.rating DESC, r.player LIMIT ?4`

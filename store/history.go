package store

import (
	"context"
	"encoding/json"
	"time"

	"waystation/table"
)

// MaxEnded is how many matches a guest's history reaches back.
const MaxEnded = 1000

// Ended is a match that is over, as somebody looks back at it who sat there.
type Ended struct {
	ID     string
	Game   string
	Setup  table.Setup
	Moved  time.Time
	Result *table.Result // nil for matches from before this was kept
	Branch bool          // it was played on from another
	Deck   bool          // it was played with changed cards
	Seats  []EndedSeat
}

// EndedSeat is a seat of such a match.
type EndedSeat struct {
	Bot    bool
	Name   string // given by the host; may be empty
	Sitter string // the name of who sat down last; "" for nobody
	Mine   bool   // the guest sits there
	Others bool   // somebody else does
	Gave   bool   // who sits there has resigned
}

// Ended are the matches where the guest sits that are over, the last ended first: the newest MaxEnded of them.
func (s *Store) Ended(ctx context.Context, guest int64) ([]Ended, error) {
	rows, err := s.read.QueryContext(ctx, ended, guest, guest, guest, MaxEnded)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Ended
	for rows.Next() {
		var p Ended
		var seat EndedSeat
		var setup, result []byte
		var moved int64
		var kind string
		err := rows.Scan(&p.ID, &p.Game, &setup, &moved, &result, &p.Branch, &p.Deck, &kind, &seat.Name,
			&seat.Sitter, &seat.Mine, &seat.Others, &seat.Gave)
		if err != nil {
			return nil, err
		}
		seat.Bot = kind == "bot"
		if n := len(out); n == 0 || out[n-1].ID != p.ID {
			p.Moved = time.UnixMilli(moved)
			if json.Unmarshal(setup, &p.Setup) != nil {
				p.Setup = table.Setup{Game: p.Game} // it is listed all the same
			}
			p.Result, _ = readResult(p.ID, result) // one that can't be read is unknown
			out = append(out, p)
		}
		last := &out[len(out)-1]
		last.Seats = append(last.Seats, seat)
	}
	return out, rows.Err()
}

// ended goes from the guest's seats to their matches and from there to all seats, each by its index.
const ended = `SELECT m.id, m.game, m.setup, m.moved, m.result,
	EXISTS (SELECT 1 FROM branches b WHERE b.match = m.id),
	EXISTS (SELECT 1 FROM match_decks d WHERE d.match = m.id), s.kind, s.name,
	coalesce((SELECT g.name FROM sitters x JOIN guests g ON g.id = x.guest
		WHERE x.match = s.match AND x.seat = s.seat ORDER BY x.since DESC, x.guest DESC LIMIT 1), ''),
	EXISTS (SELECT 1 FROM sitters x WHERE x.match = s.match AND x.seat = s.seat AND x.guest = ?),
	EXISTS (SELECT 1 FROM sitters x WHERE x.match = s.match AND x.seat = s.seat AND x.guest <> ?),
	EXISTS (SELECT 1 FROM seat_terms t WHERE t.match = s.match AND t.seat = s.seat AND t.resigned)
	FROM (SELECT id, game, setup, moved, result FROM matches
		WHERE id IN (SELECT match FROM sitters WHERE guest = ?) AND state || '' = 'over'
		AND NOT EXISTS (SELECT 1 FROM terms t WHERE t.match = id AND t.replaced IS NOT NULL)
		ORDER BY moved DESC, id LIMIT ?) m
	JOIN seats s ON s.match = m.id ORDER BY m.moved DESC, m.id, s.seat`

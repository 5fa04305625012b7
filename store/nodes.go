package store

import (
	"context"
	"database/sql"
	"errors"
)

// Node is one of the processes that share a store.
type Node struct {
	Name    string
	Address string // where the others reach it, as host:port; "" for nowhere
}

// Held is by whom a match is held.
type Held struct {
	Node         // without a name where nobody holds it
	Lives bool   // the node was heard of lately, so that the match is its own
	Deck  string // digest of the changed cards the match is played with; "" for the printed ones
}

// HeldBy is by whom a match is held, or ErrNone.
func (s *Store) HeldBy(ctx context.Context, match string) (h Held, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT m.node, coalesce(n.address, ''), "+
		"coalesce("+s.heardOf("n.until")+", FALSE), coalesce(d.deck, '') "+
		"FROM matches m LEFT JOIN nodes n ON n.name = m.node "+
		"LEFT JOIN match_decks d ON d.match = m.id WHERE m.id = ?", match).
		Scan(&h.Name, &h.Address, &h.Lives, &h.Deck)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return h, err
}

// Nodes are those that were heard of lately, by name.
func (s *Store) Nodes(ctx context.Context) ([]Node, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT name, address FROM nodes WHERE "+s.heardOf("until")+" ORDER BY name")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Node
	for rows.Next() {
		var n Node
		if err := rows.Scan(&n.Name, &n.Address); err != nil {
			return nil, err
		}
		out = append(out, n)
	}
	return out, rows.Err()
}

package store

import (
	"sync"
	"time"

	"waystation/table"
)

// For how long it is remembered which seat a token gives, and of how many tokens. Only another process, as an
// operator's command is, could have changed it meanwhile.
const (
	seatsKnownFor = time.Second
	seatsKnown    = 8192
)

// seatTokens remembers which seats tokens have just given: a program sends its token with every request, and asking the
// database costs as much as all else that a short one takes.
type seatTokens struct {
	mu      sync.Mutex
	by      map[[32]byte]seatToken // by the hash of the token
	changes int                    // so often a token has become that of another seat, or of none
}

type seatToken struct {
	match string
	seat  table.Seat
	read  time.Time
}

// of is what is remembered of a token, and what remember needs to be told of what is read instead.
func (t *seatTokens) of(hash [32]byte) (x seatToken, known bool, changes int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	x, known = t.by[hash]
	return x, known && time.Since(x.read) < seatsKnownFor, t.changes
}

// remember keeps what was read, unless it has been changed since.
func (t *seatTokens) remember(hash [32]byte, x seatToken, changes int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if changes != t.changes {
		return
	}
	if t.by == nil || len(t.by) >= seatsKnown {
		t.by = map[[32]byte]seatToken{}
	}
	t.by[hash] = x
}

// forget is called when a token has become that of another seat, or of none.
func (t *seatTokens) forget() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.changes++
	clear(t.by)
}

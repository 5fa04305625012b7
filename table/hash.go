package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
)

// hash is a short hash of the state at the checkpoint and of how it stands, by which a match is known to be played again as
// it was. It is keyed by the seed, so that nobody can search it for what is hidden while the match runs.
func (m *Match) hash() string {
	h := sha256.New()
	io.WriteString(h, "waystation state\n")
	h.Write(m.seed[:])
	for _, v := range []any{m.at, m.at.Result()} {
		b, err := json.Marshal(v)
		if err != nil {
			panic(misuse("the state can't be written: %v", err))
		}
		h.Write(bytes.ReplaceAll(b, []byte("null"), []byte("[]"))) // an empty list is empty, made or not
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// Proven reports whether the match was compared with hashes of its states that were taken when it was played. A match from
// before there were hashes is not, until it is played on.
func (m *Match) Proven() bool { return m.proven > 0 }

// Bent is the error of a match that can't be played again as it was played: at which entry of the log it parts from it, and
// at which step. As a rule the game's rules have changed since.
type Bent struct {
	Entry int
	Step  int32
	Why   string
}

func (b *Bent) Error() string { return fmt.Sprintf("entry %d (step %d): %s", b.Entry, b.Step, b.Why) }

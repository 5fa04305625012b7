package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// MaxCarry is the most bytes that one match of a campaign may leave to the next.
const MaxCarry = 64 << 10

// canonical is JSON in the one form in which equal values are equal bytes: without spaces, the keys of objects sorted.
func canonical(raw json.RawMessage) (json.RawMessage, error) {
	if len(raw) > MaxCarry {
		return nil, fmt.Errorf("%d bytes: at most %d are possible", len(raw), MaxCarry)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, fmt.Errorf("this is no JSON: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("more than one value")
	}
	return json.Marshal(v)
}

// checkCarry puts what a setup carries into its one form.
func (b *Box) checkCarry(s Setup) (Setup, error) {
	if len(s.Carry) == 0 {
		s.Carry = nil
		return s, nil
	}
	if !b.Carries {
		return s, fmt.Errorf("%s begins every match anew: nothing can be carried into it", b.Title)
	}
	carry, err := canonical(s.Carry)
	if err != nil {
		return s, fmt.Errorf("what is carried into the match: %w", err)
	}
	s.Carry = carry
	return s, nil
}

// carryHash is the hash of what a setup carries, for the header of a file; empty where it carries nothing.
func carryHash(carry json.RawMessage) string {
	if len(carry) == 0 {
		return ""
	}
	sum := sha256.Sum256(carry)
	return hex.EncodeToString(sum[:])
}

// Legacy is what the match leaves behind for the next of its campaign, as canonical JSON; nil while it is not over, and
// where the game leaves nothing: the campaign ends with it.
func (m *Match) Legacy() (json.RawMessage, error) {
	g, ok := m.look(Nobody).g.(Legatee)
	if !ok || !m.over {
		return nil, nil
	}
	left := g.Legacy()
	if left == nil {
		return nil, nil
	}
	b, err := json.Marshal(left)
	if err == nil {
		b, err = canonical(b)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: what the match leaves behind: %w", ErrBroken, err)
	}
	return b, nil
}

// Chain checks that matches are a campaign: each is over but the last, and each begins with exactly what the one before
// has left behind. The error says at which match, counted from 1, the chain breaks.
func Chain(matches []*Match) error {
	var legacy json.RawMessage
	for i, m := range matches {
		if i > 0 && m.box.Name != matches[0].box.Name {
			return fmt.Errorf("match %d is of %s, the campaign of %s", i+1, m.box.Title, matches[0].box.Title)
		}
		if i > 0 && !bytes.Equal(m.setup.Carry, legacy) {
			return fmt.Errorf("match %d begins with something else than match %d has left behind", i+1, i)
		}
		if i < len(matches)-1 && !m.over {
			return fmt.Errorf("match %d is not over, and another comes after it", i+1)
		}
		var err error
		if legacy, err = m.Legacy(); err != nil {
			return fmt.Errorf("match %d: %w", i+1, err)
		}
	}
	return nil
}

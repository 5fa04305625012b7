package table

import (
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
)

// Seed decides all chance of a match. It is secret until the match is over; its Hash is shown when it starts.
type Seed [32]byte

// NewSeed is a seed that nobody can foresee.
func NewSeed() Seed {
	var s Seed
	crand.Read(s[:]) // never fails, by its contract
	return s
}

// SeedOf is the seed that a text stands for: 64 hexadecimal digits are the seed itself, anything else is hashed.
func SeedOf(text string) Seed {
	var s Seed
	if b, err := hex.DecodeString(text); err == nil && len(b) == len(s) {
		copy(s[:], b)
		return s
	}
	return sha256.Sum256([]byte("waystation seed text\n" + text))
}

// String is the seed in hexadecimal digits.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// Hash commits to the seed without telling it.
func (s Seed) Hash() string {
	h := sha256.Sum256(append([]byte("waystation seed\n"), s[:]...))
	return hex.EncodeToString(h[:])
}

// roll is the n-th chance of a match, from 0 up to but not sides. Each has a ChaCha8 stream of its own, so results
// seen give away none to come, and neither a crash nor an undo can buy another result.
func (s Seed) roll(n int32, sides int) int {
	key := sha256.New()
	key.Write([]byte("waystation chance\n"))
	key.Write(s[:])
	key.Write(binary.LittleEndian.AppendUint32(nil, uint32(n)))
	return rand.New(rand.NewChaCha8([32]byte(key.Sum(nil)))).IntN(sides)
}

// decide is the result of the n-th chance.
func (s Seed) decide(n int32, c Chance) (int, error) {
	if c.Cards != nil {
		return int(c.Cards[s.roll(n, len(c.Cards))].Card), nil
	}
	if c.Sides < 1 {
		return 0, fmt.Errorf("a die of %d sides", c.Sides)
	}
	return s.roll(n, c.Sides) + 1, nil
}

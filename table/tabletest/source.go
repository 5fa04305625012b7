package tabletest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
)

// Source chooses for a walk.
type Source interface {
	// IntN is a number from 0 up to but not n.
	IntN(n int) int
}

// Random is a source of random numbers.
func Random(seed uint64) Source { return rand.New(rand.NewPCG(seed, 0x3c6ef372fe94f82b)) }

// shift is what the environment adds to the seed of every walk.
const shift = "WAYSTATION_SEED"

// Seed is the n-th seed of a test that walks. The environment variable WAYSTATION_SEED, a number, shifts all of them,
// so that the same tests walk elsewhere; without it they walk where they always do.
func Seed(n uint64) uint64 {
	text := os.Getenv(shift)
	if text == "" {
		return n
	}
	by, err := strconv.ParseUint(text, 10, 32)
	if err != nil {
		panic(fmt.Sprintf("%s=%q: it must be a number from 0 to 4294967295", shift, text))
	}
	return n + by*1_000_003
}

// bytesource takes numbers from a fuzzer's bytes, and when they are used up from a fixed sequence that they begin.
type bytesource struct {
	data []byte
	rest *rand.Rand
	sum  uint64
}

func (b *bytesource) IntN(n int) int {
	if len(b.data) > 0 {
		x := b.data[0]
		b.data = b.data[1:]
		b.sum = b.sum*31 + uint64(x)
		return int(x) % n
	}
	if b.rest == nil {
		b.rest = rand.New(rand.NewPCG(b.sum, 1))
	}
	return b.rest.IntN(n)
}

package tabletest

import "math/rand/v2"

// Source chooses for a walk.
type Source interface {
	// IntN is a number from 0 up to but not n.
	IntN(n int) int
}

// Random is a source of random numbers.
func Random(seed uint64) Source { return rand.New(rand.NewPCG(seed, 0x3c6ef372fe94f82b)) }

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

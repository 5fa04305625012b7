package aec

import (
	"encoding/base64"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"
)

// Numbers are written as encoding/base64 writes their bytes, however many there are and whichever of them are 0.
func TestFloats(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 200 {
		x := make([]float32, n)
		for i := range x {
			switch rng.IntN(8) {
			case 0:
				x[i] = math.Float32frombits(rng.Uint32())
			case 1:
				x[i] = float32(math.Copysign(0, -1))
			case 2:
				x[i] = squash(int64(i))
			}
		}
		var raw []byte
		for _, f := range x {
			raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(f))
		}
		want := "before " + base64.StdEncoding.EncodeToString(raw)
		if got := string(appendFloats([]byte("before "), x)); got != want {
			t.Fatalf("%v is written\n%s, want\n%s", x, got, want)
		}
	}
}

func BenchmarkFloats(b *testing.B) {
	x := make([]float32, ViewSize)
	for i := 0; i < len(x); i += 7 {
		x[i] = squash(int64(i))
	}
	var to []byte
	for b.Loop() {
		to = appendFloats(to[:0], x)
	}
}

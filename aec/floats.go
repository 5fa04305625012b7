package aec

import (
	"encoding/base64"
	"encoding/binary"
	"math"
	"math/bits"
	"slices"
)

// digits are the two digits of base64 for every number of 12 bits, the first in the low byte.
var digits = func() (all [1 << 12]uint16) {
	for i := range all {
		text := base64.StdEncoding.EncodeToString([]byte{byte(i >> 4), byte(i << 4), 0})
		all[i] = uint16(text[0]) | uint16(text[1])<<8
	}
	return all
}()

// appendFloats appends numbers as base64 of their 32 bits each, the low byte first. Most of an answer is made of them,
// and most of them are 0, so it does not go through encoding/base64: three numbers make sixteen digits.
func appendFloats(to []byte, x []float32) []byte {
	to = slices.Grow(to, base64.StdEncoding.EncodedLen(4*len(x)))
	for ; len(x) >= 3; x = x[3:] {
		a, b, c := math.Float32bits(x[0]), math.Float32bits(x[1]), math.Float32bits(x[2])
		if a|b|c == 0 {
			to = append(to, "AAAAAAAAAAAAAAAA"...)
			continue
		}
		a, b, c = bits.ReverseBytes32(a), bits.ReverseBytes32(b), bits.ReverseBytes32(c)
		to = binary.LittleEndian.AppendUint64(to, four(a>>8)|four(a<<16|b>>16)<<32)
		to = binary.LittleEndian.AppendUint64(to, four(b<<8|c>>24)|four(c)<<32)
	}
	var rest []byte
	for _, f := range x {
		rest = binary.LittleEndian.AppendUint32(rest, math.Float32bits(f))
	}
	return base64.StdEncoding.AppendEncode(to, rest)
}

// four are the four digits of the lower 24 bits of a number, the first in the low byte.
func four(n uint32) uint64 { return uint64(digits[n>>12&0xfff]) | uint64(digits[n&0xfff])<<16 }

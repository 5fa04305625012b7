package streams

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

// program is a small one of two functions: not one that runs, but with an instruction of every kind.
func program() []byte {
	first := strings.Join([]string{
		"\x02\x01\x7f\x03\x7e",                             // locals: one of 32 bits, three of 64
		"\x02\x40", "\x03\x40", "\x04\x7f", "\x05", "\x0b", // blocks
		"\x20\x01", "\x21\x02", "\x22\x83\x01", // locals
		"\x23\x00", "\x24\x00", // globals
		"\x41\xff\x00", "\x42\x80\x80\x04", // constants
		"\x42\x05\x37\x03\x10\x10\x07",     // an address to return to, stored before a call
		"\x42\x06\x37\x03\x18\x41\x00",     // before a constant and perhaps a call
		"\x42\x07\x37\x03\x20\x0b",         // something else that is stored
		"\x29\x03\x88\x01", "\x2d\x00\x03", // loads
		"\x0c\x01", "\x0d\x00", "\x0e\x02\x00\x01\x02", // branches
		"\x11\x05\x00",                                                 // a call through the table
		"\x43\x00\x00\x80\x3f", "\x44\x00\x00\x00\x00\x00\x00\xf0\x3f", // constants with a point
		"\x3f\x00", "\x40\x00", // memory
		"\xfc\x02", "\xfc\x0a\x00\x00", "\xfc\x0b\x00",
		"\x7c", "\x1a", "\x0f", "\x00", "\x0b", // without operands
	}, "")
	second := "\x00\x41\x2a\x0b"
	functions := "\x02" + number(len(first)) + first + number(len(second)) + second
	return []byte("\x00asm\x01\x00\x00\x00\x01\x04\x01\x60\x00\x00\x0a" + number(len(functions)) + functions +
		"\x0b\x03\x01\x02\x03")
}

func number(n int) string { return string(binary.AppendUvarint(nil, uint64(n))) }

// join puts a program together again, as site/page/unpack.js does.
func join(sorted []byte) []byte {
	word := func(i int) int { return int(binary.LittleEndian.Uint32(sorted[4*i:])) }
	var in [count][]byte
	rest := sorted[header:]
	for i := range in {
		in[i], rest = rest[:word(2+i)], rest[word(2+i):]
	}
	var out []byte
	take := func(stream, n int) {
		out = append(out, in[stream][:n]...)
		in[stream] = in[stream][n:]
	}
	long := func(stream int) int {
		n, shift := 0, 0
		for {
			b := in[stream][0]
			take(stream, 1)
			n |= int(b&0x7f) << shift
			shift += 7
			if b < 0x80 {
				return n
			}
		}
	}
	take(outside, word(0))
	for range word(1) {
		end := long(heads) + len(out)
		for n := long(heads); n > 0; n-- {
			long(heads)
			take(heads, 1)
		}
		for len(out) < end {
			op := in[code][0]
			its := operands + int(op)
			take(code, 1)
			switch {
			case op >= 0x02 && op <= 0x04:
				take(code, 1)
			case op == 0x0e:
				for n := long(its); n >= 0; n-- {
					long(its)
				}
			case op == 0x11:
				long(its)
				long(its)
			case op >= 0x20 && op <= 0x22:
				long(operands + 0x20)
			case op == 0x42 && in[code][0] != 0x37:
				long(its)
			case op == 0x42 && strings.IndexByte("\x10\x11\x41", in[code][1]) >= 0:
				long(returns)
			case op == 0x42:
				long(stored)
			case op >= 0x28 && op <= 0x3e:
				out = append(out, alignments[op-0x28])
				long(its)
			case op == 0x43:
				take(its, 4)
			case op == 0x44:
				take(its, 8)
			case op == 0xfc:
				take(its, 1)
				take(its, map[byte]int{10: 2, 11: 1}[out[len(out)-1]])
			case op == 0x3f || op == 0x40:
				take(its, 1)
			case strings.IndexByte("\x0c\x0d\x10\x23\x24\x41", op) >= 0:
				long(its)
			}
		}
	}
	take(outside, len(in[outside]))
	return out
}

func TestAProgramIsSortedAndPutTogetherAgain(t *testing.T) {
	in := program()
	sorted, err := Split(in)
	if err != nil {
		t.Fatal(err)
	}
	if got := join(sorted); !bytes.Equal(got, in) {
		t.Errorf("put together\n% x\nwas\n% x", got, in)
	}
	s := &splitter{in: in}
	if err := s.split(); err != nil {
		t.Fatal(err)
	}
	for stream, want := range map[int]string{
		operands + 0x20: "\x01\x02\x83\x01", operands + 0x41: "\xff\x00\x00\x2a", operands + 0x42: "\x80\x80\x04",
		returns: "\x05\x06", stored: "\x07", operands + 0x37: "\x10\x18\x20", operands + 0x2d: "\x03",
	} {
		if string(s.out[stream]) != want {
			t.Errorf("stream %d is % x, want % x", stream, s.out[stream], want)
		}
	}
}

func TestWhatIsNoProgramIsRefused(t *testing.T) {
	whole := program()
	for name, c := range map[string]struct{ in, want string }{
		"nothing":                   {"", "it does not begin as one"},
		"a script":                  {"#!/bin/sh\n", "it does not begin as one"},
		"a program without a body":  {string(whole[:8]), "no functions at byte 8 of 8"},
		"a section that is cut off": {string(whole[:20]), "more than there is"},
		"an unknown instruction":    {strings.Replace(string(whole), "\x7c\x1a", "\xfd\x1a", 1), "not known"},
		"an alignment":              {strings.Replace(string(whole), "\x29\x03", "\x29\x02", 1), "not natural"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := Split([]byte(c.in)); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func FuzzSplit(f *testing.F) {
	f.Add(program())
	f.Fuzz(func(t *testing.T, in []byte) {
		if sorted, err := Split(in); err == nil && !bytes.Equal(join(sorted), in) {
			t.Errorf("put together otherwise than it was: % x", in)
		}
	})
}

// Package streams sorts a WebAssembly program so that it packs better: what is alike lies together. An instruction
// tells little of the numbers that follow it, and much of the next instruction; a number tells much of the one that
// stood at the last instruction of its kind. So the program is parted into streams: what lies outside of functions, how
// functions begin, the instructions, and of each kind of instruction its operands. Packed by LZMA that takes a ninth
// less. site/page/unpack.js puts the program together again.
package streams

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// The streams, in the order in which they are written. Of 64-bit constants those that are addresses to return to have
// one of their own, and so have others that are stored.
const (
	outside  = 0 // of functions
	heads    = 1 // of functions: how long each is, and its locals
	code     = 2 // instructions, and the types of blocks
	operands = 3 // of instruction 0, and so on to 255
	returns  = operands + 256
	stored   = returns + 1
	count    = stored + 1
)

// header is how many bytes stand before the streams: where functions begin, how many they are, and the length of each
// stream, four bytes each.
const header = 4 * (2 + count)

// errFormat says that a program is none, or one of a kind that compilers of Go don't make.
var errFormat = errors.New("no WebAssembly that is understood here")

// Split sorts a program. A program that uses what Go's compiler does not is an error, which says where.
func Split(program []byte) ([]byte, error) {
	s := &splitter{in: program}
	if err := s.split(); err != nil {
		return nil, err
	}
	out := make([]byte, 0, header+len(program))
	out = binary.LittleEndian.AppendUint32(out, uint32(s.before))
	out = binary.LittleEndian.AppendUint32(out, uint32(s.functions))
	for _, stream := range s.out {
		out = binary.LittleEndian.AppendUint32(out, uint32(len(stream)))
	}
	for _, stream := range s.out {
		out = append(out, stream...)
	}
	return out, nil
}

// splitter is a program that is being sorted.
type splitter struct {
	in                []byte
	at                int // what has been read of it
	before, functions int
	out               [count][]byte
	err               error
}

func (s *splitter) fail(what string) {
	if s.err == nil {
		s.err = fmt.Errorf("%w: %s at byte %d of %d", errFormat, what, s.at, len(s.in))
	}
}

// split goes through the sections of the program, of which the tenth holds the functions.
func (s *splitter) split() error {
	const magic = "\x00asm\x01\x00\x00\x00"
	if len(s.in) < len(magic) || string(s.in[:len(magic)]) != magic {
		return fmt.Errorf("%w: it does not begin as one", errFormat)
	}
	s.at = len(magic)
	for s.err == nil && s.at < len(s.in) {
		id := s.byte()
		end := s.length() + s.at
		if id == 10 {
			return s.functionsTo(end)
		}
		s.at = end
	}
	s.fail("no functions")
	return s.err
}

// functionsTo sorts the section of functions, which ends there.
func (s *splitter) functionsTo(end int) error {
	s.functions = s.length()
	s.before = s.at
	s.keep(outside, 0)
	for n := s.functions; n > 0 && s.err == nil; n-- {
		s.function()
	}
	if s.at != end {
		s.fail("functions that end elsewhere than their section")
	}
	s.at = len(s.in)
	s.keep(outside, end)
	return s.err
}

// function sorts one function: its length, its locals, its instructions.
func (s *splitter) function() {
	from := s.at
	size := s.length()
	end := s.at + size
	for n := s.length(); n > 0 && s.err == nil; n-- {
		s.number()
		s.skip(1)
	}
	s.keep(heads, from)
	for s.err == nil && s.at < end {
		s.instruction()
	}
	if s.err == nil && s.at != end {
		s.fail("an instruction beyond its function")
	}
}

// instruction sorts one instruction.
func (s *splitter) instruction() {
	op := s.byte()
	s.out[code] = append(s.out[code], op)
	from := s.at
	to := operands + int(op)
	switch {
	case op <= 0x01 || op == 0x05 || op == 0x0b || op == 0x0f || op == 0x1a || op == 0x1b || op >= 0x45 && op <= 0xc4:
		// without operands
	case op >= 0x02 && op <= 0x04: // block, loop, if: the type of the block
		s.skip(1)
		to = code
	case op == 0x0c || op == 0x0d || op == 0x10: // br, br_if, call
		s.number()
	case op == 0x0e: // br_table
		for n := s.length(); n >= 0 && s.err == nil; n-- {
			s.number()
		}
	case op == 0x11: // call_indirect
		s.number()
		s.number()
	case op >= 0x20 && op <= 0x22: // local.get, local.set, local.tee: of the same locals
		s.number()
		to = operands + 0x20
	case op == 0x23 || op == 0x24 || op == 0x41: // global.get, global.set, i32.const
		s.number()
	case op == 0x42: // i64.const
		s.number()
		to = s.constant()
	case op >= 0x28 && op <= 0x3e: // loads and stores: the alignment, which is natural, and the offset
		if s.byte() != alignments[op-0x28] {
			s.fail("an alignment that is not natural")
		}
		from++
		s.number()
	case op == 0x3f || op == 0x40: // memory.size, memory.grow
		s.skip(1)
	case op == 0x43: // f32.const
		s.skip(4)
	case op == 0x44: // f64.const
		s.skip(8)
	case op == 0xfc: // conversions that saturate, memory.copy, memory.fill
		switch more := s.byte(); {
		case more == 10:
			s.skip(2)
		case more == 11:
			s.skip(1)
		case more > 7:
			s.fail("an instruction that is not known")
		}
	default:
		s.fail("an instruction that is not known")
	}
	s.keep(to, from)
}

// alignments are those of the instructions from 0x28 to 0x3e, as powers of two.
const alignments = "\x02\x03\x02\x03\x00\x00\x01\x01\x00\x00\x01\x01\x02\x02\x02\x03\x02\x03\x00\x01\x00\x01\x02"

// constant is the stream of a 64-bit constant, by what comes after it. One that is stored before a call is the address
// to return to, most of the time. s.at is after the constant.
func (s *splitter) constant() int {
	const i64Store, call, callIndirect, i32Const = 0x37, 0x10, 0x11, 0x41
	at := s.at
	defer func() { s.at = at }()
	if s.byte() != i64Store {
		return operands + 0x42
	}
	s.skip(1)
	s.number()
	switch s.byte() {
	case call, callIndirect, i32Const:
		return returns
	}
	return stored
}

// keep puts what was read since from into a stream.
func (s *splitter) keep(stream, from int) {
	if s.err == nil {
		s.out[stream] = append(s.out[stream], s.in[from:s.at]...)
	}
}

func (s *splitter) byte() byte {
	s.skip(1)
	if s.err != nil {
		return 0
	}
	return s.in[s.at-1]
}

func (s *splitter) skip(n int) {
	if s.at+n > len(s.in) {
		s.fail("the end")
		return
	}
	s.at += n
}

// length reads how much or how many of something follow, which is no more than what is left.
func (s *splitter) length() int {
	n := s.number()
	if s.err == nil && (n < 0 || n > len(s.in)-s.at) {
		s.fail("more than there is")
	}
	return n
}

// number reads a number of seven bits a byte, signed or not: the length of what is read is the same.
func (s *splitter) number() int {
	n := 0
	for shift := 0; shift < 70; shift += 7 {
		b := s.byte()
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
	s.fail("a number that does not end")
	return 0
}

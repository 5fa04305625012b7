// Package lines takes out of a WebAssembly program made by Go which line of the source each instruction came of: a
// fiftieth of what comes over the net, wanted by nobody but who reads a stack, where the names of functions stay. No
// flag of the compiler leaves these tables out.
package lines

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"slices"
	"sort"
)

// ErrFormat says that a program's tables are not where Go 1.26 puts them. Such a program runs as well: it is only
// larger.
var ErrFormat = errors.New("the tables of lines are not where they are expected")

// head is how Go's table of functions begins: its magic number, the least size of an instruction, the size of a pointer
// (runtime.pcHeader).
var head = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Where the fields of a function stand in what the table has of it (runtime._func), and how long it is without what
// follows of its other tables.
const (
	stackOf  = 16 // which table of the stack's depth it has
	fileOf   = 20 // which one of files
	lineOf   = 24 // which one of lines
	othersOf = 28 // how many other tables
	startOf  = 36 // the line on which it starts
	others   = 44 // which ones
)

// Drop is a program without them. The program given stays as it is.
func Drop(program []byte) ([]byte, error) {
	m, err := load(bytes.Clone(program))
	if err != nil {
		return nil, err
	}
	if err := m.drop(); err != nil {
		return nil, err
	}
	return m.program, nil
}

// drop clears the tables of files and lines, and all that leads to them.
func (m *memory) drop() error {
	at := bytes.Index(m.bytes, head)
	if at < 0 {
		return ErrFormat
	}
	tables, list := at+m.number(at+56), at+m.number(at+64)
	functions, used, dead := m.functions(list, m.number(at+8))
	if m.bad || tables > list || len(functions) == 0 {
		return ErrFormat
	}
	starts := slices.AppendSeq(slices.Collect(maps.Keys(dead)), maps.Keys(used))
	starts = append(starts, list-tables)
	slices.Sort(starts)
	for i, start := range starts[:len(starts)-1] {
		// Where a function has none it has number 0. Tables that are alike are one.
		if start > 0 && dead[start] && !used[start] {
			m.clear(tables+start, starts[i+1]-start)
		}
	}
	for _, f := range functions {
		m.clear(f+fileOf, 8)
		m.clear(f+startOf, 4)
	}
	return nil
}

// functions are where so many functions of a list stand, which tables the program uses as it runs, and which are those
// of files and lines.
func (m *memory) functions(list, n int) (at []int, used, dead map[int]bool) {
	used, dead = map[int]bool{}, map[int]bool{}
	for i := range n {
		f := list + m.half(list+8*i+4)
		tables := m.half(f + othersOf)
		if m.bad || f+others+4*tables > len(m.bytes) {
			m.bad = true
			return nil, nil, nil
		}
		at = append(at, f)
		used[m.half(f+stackOf)] = true
		dead[m.half(f+fileOf)], dead[m.half(f+lineOf)] = true, true
		for k := range tables {
			used[m.half(f+others+4*k)] = true
		}
	}
	return at, used, dead
}

// memory is a program's memory as it begins, and where in the program its bytes stand.
type memory struct {
	program []byte
	bytes   []byte
	parts   []part // by where they lie in memory
	at      int    // what has been read of the program
	bad     bool   // something read lies outside
}

// part is a run of bytes that the program puts into its memory. Between parts there are zeros.
type part struct{ to, from, length int }

// end is where it ends in memory.
func (p part) end() int { return p.to + p.length }

// most is where data can lie in memory: no program of ours comes near.
const most = 1 << 26

// load reads the data of a program.
func load(program []byte) (*memory, error) {
	m := &memory{program: program, at: 8}
	for m.at < len(program) && !m.bad {
		id := program[m.at]
		m.at++
		end := m.leb() + m.at
		if id != 11 {
			m.at = end
			continue
		}
		for n := m.leb(); n > 0 && !m.bad; n-- {
			m.part()
		}
	}
	if m.bad || m.at != len(program) || len(m.parts) == 0 {
		return nil, ErrFormat
	}
	slices.SortFunc(m.parts, func(a, b part) int { return a.to - b.to })
	last := m.parts[len(m.parts)-1]
	m.bytes = make([]byte, last.end())
	for _, p := range m.parts {
		copy(m.bytes[p.to:], program[p.from:p.from+p.length])
	}
	return m, nil
}

// part reads where the next run of bytes belongs.
func (m *memory) part() {
	m.at += 2 // that it is put there from the start, and at a constant
	p := part{to: m.leb()}
	m.at++ // the end of the constant
	p.length = m.leb()
	p.from = m.at
	m.at += p.length
	if p.to > most || m.at > len(m.program) {
		m.bad = true
		return
	}
	m.parts = append(m.parts, p)
}

// leb reads the next number of the program.
func (m *memory) leb() (n int) {
	for shift := 0; shift < 35 && m.at < len(m.program); shift += 7 {
		b := m.program[m.at]
		m.at++
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
	m.bad = true
	return 0
}

// half is a number of four bytes in memory, and number one of eight. Those that are asked for are all smaller than the
// memory.
func (m *memory) half(at int) int { return m.read(at, 4) }

func (m *memory) number(at int) int { return m.read(at, 8) }

func (m *memory) read(at, size int) int {
	if at < 0 || at+size > len(m.bytes) {
		m.bad = true
		return 0
	}
	var b [8]byte
	copy(b[:], m.bytes[at:at+size])
	n := binary.LittleEndian.Uint64(b[:])
	if n > uint64(len(m.bytes)) {
		m.bad = true
		return 0
	}
	return int(n)
}

// clear puts zeros where bytes of the memory stand in the program.
func (m *memory) clear(at, length int) {
	i := sort.Search(len(m.parts), func(i int) bool { return m.parts[i].end() > at })
	for ; i < len(m.parts) && m.parts[i].to < at+length; i++ {
		p := m.parts[i]
		from := max(at, p.to)
		to := min(at+length, p.end())
		clear(m.program[p.from+from-p.to : p.from+to-p.to])
	}
}

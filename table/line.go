package table

import (
	"math"
	"slices"
)

// scanned is a line that was read without encoding/json, with room for what it points to.
type scanned struct {
	line
	seat     Seat
	n, value int32
	who      Seats
}

// scan reads a line in the form that Marshal writes: loading a match is mostly reading its lines, and this takes a
// small part of the time that encoding/json does. It reports false for any other form, which may still be right:
// encoding/json then says whether it is.
func (l *scanned) scan(b []byte) bool {
	s := scanner{rest: b}
	if !s.take('{') {
		return false
	}
	for {
		name, ok := s.text()
		if !ok || !s.take(':') || !l.field(&s, string(name)) {
			return false
		}
		if s.take(',') {
			continue
		}
		return s.take('}') && len(s.rest) == 0
	}
}

// field reads the value of a field.
func (l *scanned) field(s *scanner, name string) (ok bool) {
	switch name {
	case "kind":
		l.Kind, ok = s.one(kindNames[1:])
	case "seat":
		l.seat, ok = integer[Seat](s, math.MinInt8, math.MaxInt8)
		l.Seat = &l.seat
	case "step":
		l.Step, ok = integer[int32](s, math.MinInt32, math.MaxInt32)
	case "all":
		l.All, ok = integer[int16](s, math.MinInt16, math.MaxInt16)
	case "lane":
		l.Lane, ok = integer[Seats](s, 0, int64(Everyone))
	case "q":
		l.Q, ok = integer[int16](s, math.MinInt16, math.MaxInt16)
	case "name":
		l.Name, ok = s.word()
	case "keys":
		l.Keys, ok = s.words()
	case "n":
		l.n, ok = integer[int32](s, math.MinInt32, math.MaxInt32)
		l.N = &l.n
	case "value":
		l.value, ok = integer[int32](s, math.MinInt32, math.MaxInt32)
		l.Value = &l.value
	case "who":
		l.who, ok = integer[Seats](s, 0, int64(Everyone))
		l.Who = &l.who
	case "back":
		l.Back, ok = true, s.yes()
	case "by":
		l.By, ok = s.one(byNames[1:])
	case "secret":
		l.Secret, ok = true, s.yes()
	}
	return ok
}

// scanner reads JSON without spaces and escapes.
type scanner struct{ rest []byte }

// take reports whether the byte comes next, and goes behind it.
func (s *scanner) take(c byte) bool {
	if len(s.rest) == 0 || s.rest[0] != c {
		return false
	}
	s.rest = s.rest[1:]
	return true
}

// text is what stands between quotation marks, if it is plain.
func (s *scanner) text() ([]byte, bool) {
	if !s.take('"') {
		return nil, false
	}
	for i, c := range s.rest {
		switch {
		case c == '"':
			t := s.rest[:i]
			s.rest = s.rest[i+1:]
			return t, true
		case c < ' ' || c > '~' || c == '\\':
			return nil, false
		}
	}
	return nil, false
}

func (s *scanner) word() (string, bool) {
	t, ok := s.text()
	return string(t), ok
}

// one is one of the words given.
func (s *scanner) one(of []string) (string, bool) {
	t, ok := s.text()
	if i := slices.IndexFunc(of, func(w string) bool { return w == string(t) }); ok && i >= 0 {
		return of[i], true
	}
	return "", false
}

// words is a list of them that is not empty.
func (s *scanner) words() (out []string, ok bool) {
	if !s.take('[') {
		return nil, false
	}
	for {
		w, ok := s.word()
		if !ok {
			return nil, false
		}
		out = append(out, w)
		if s.take(',') {
			continue
		}
		return out, s.take(']')
	}
}

func (s *scanner) yes() bool {
	for _, c := range []byte("true") {
		if !s.take(c) {
			return false
		}
	}
	return true
}

// integer is a whole number in its usual form, from least to most.
func integer[T Seat | Seats | int16 | int32](s *scanner, least, most int64) (T, bool) {
	minus := s.take('-')
	i, n := 0, int64(0)
	for ; i < len(s.rest) && i < 12 && s.rest[i] >= '0' && s.rest[i] <= '9'; i++ {
		n = 10*n + int64(s.rest[i]-'0')
	}
	if i == 0 || i == 12 || s.rest[0] == '0' && (i > 1 || minus) {
		return 0, false
	}
	if s.rest = s.rest[i:]; minus {
		n = -n
	}
	return T(n), n >= least && n <= most
}

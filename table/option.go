package table

import (
	"fmt"
	"strconv"
	"strings"
)

// Verb names a kind of choice: an index into what the game's Verbs returns.
type Verb uint8

// passVerb is the one verb of the table itself: to pass in a window asked of several seats (Table.Any).
const passVerb Verb = 255

// Pass is the option to pass. Its key is "pass"; only Table.Any offers it.
var Pass = Option{Verb: passVerb}

// Option is one thing that can be chosen: a verb and up to three small numbers, 0 where there is none. Options are
// equal when all parts are; that is also how a recorded answer finds its place in a menu.
type Option struct {
	Verb    Verb
	A, B, C int16
}

// Of makes an option of the verb with at most three numbers, each from -32768 to 32767. It panics for others.
func (v Verb) Of(n ...int) Option {
	o := Option{Verb: v}
	all := 0 // the numbers, moved up to begin at 0, laid over each other: one that is out of range shows
	switch len(n) {
	default:
		panic(errSmall)
	case 3:
		o.C, all = int16(n[2]), n[2]+1<<15
		fallthrough
	case 2:
		o.B, all = int16(n[1]), all|(n[1]+1<<15)
		fallthrough
	case 1:
		o.A = int16(n[0])
		if uint(all|(n[0]+1<<15)) > 1<<16-1 {
			panic(errSmall)
		}
	case 0:
	}
	return o
}

// small is a number of an option, which must be within an int16.
func small(n int) int16 {
	if int(int16(n)) != n {
		panic(errSmall)
	}
	return int16(n)
}

var errSmall = misuse("an option or a question has at most three numbers, each from -32768 to 32767")

// Key is the option's stable text, such as "explore:3": what forms, logs and scripts carry. Zeros at its end are left
// out: "place" is cell 0.
func Key(verbs []string, o Option) string {
	if o.Verb == passVerb {
		return "pass"
	}
	b := append(make([]byte, 0, 24), verbs[o.Verb]...)
	n := [3]int16{o.A, o.B, o.C}
	last := 3
	for last > 0 && n[last-1] == 0 {
		last--
	}
	for _, n := range n[:last] {
		b = strconv.AppendInt(append(b, ':'), int64(n), 10)
	}
	return string(b)
}

// ParseKey is the inverse of Key. The error says which part of the key makes no sense.
func ParseKey(verbs []string, key string) (Option, error) {
	if key == "pass" {
		return Pass, nil
	}
	if len(key) > maxKey {
		return Option{}, fmt.Errorf("key of %d characters: at most %d are possible", len(key), maxKey)
	}
	word, rest, more := strings.Cut(key, ":")
	o := Option{}
	found := false
	for i, v := range verbs {
		if v == word && v != "" {
			o.Verb, found = Verb(i), true
		}
	}
	if !found {
		return Option{}, fmt.Errorf("key %q: no choice of this game is called %q", key, word)
	}
	for i := 0; more; i++ {
		var part string
		part, rest, more = strings.Cut(rest, ":")
		n, err := strconv.ParseInt(part, 10, 16)
		if err != nil || part != strconv.FormatInt(n, 10) {
			return Option{}, fmt.Errorf("key %q: %q is not a number from -32768 to 32767", key, part)
		}
		switch i {
		case 0:
			o.A = int16(n)
		case 1:
			o.B = int16(n)
		case 2:
			o.C = int16(n)
		default:
			return Option{}, fmt.Errorf("key %q: more than three numbers", key)
		}
	}
	return o, nil
}

const maxKey = 64

// Code packs the option into one number, different for different options.
func (o Option) Code() uint64 {
	return uint64(o.Verb)<<48 | uint64(uint16(o.A))<<32 | uint64(uint16(o.B))<<16 | uint64(uint16(o.C))
}

// Prompt is what is asked. Prompts are package-level variables of the game and never change.
type Prompt struct {
	// Kind is the prompt's stable name within its game, such as "slot".
	Kind string
	// Rule is the rule that puts the question, such as "FL-EXPL-04".
	Rule string
	// Always puts the question even when there is just one answer, because not being asked would tell something.
	Always bool
	// Secret says that the answer is not public when it is given.
	Secret bool
	// Public says that everybody reads the question and its options, though one seat answers. In a lane, its seats do.
	Public bool
	// Common says of a public question that those who play decide it together, and the seat that answers has the last
	// word. A bot leaves it to people at the table.
	Common bool
	// Must says of a question asked of several (Table.Any) that it has to be answered by one of them: nobody may pass,
	// and a time-out answers for the first in order.
	Must bool
	// Lingers are the verbs of what needs no turn and is worth doing at this question: while it is on offer, nobody is
	// spared the one answer that the question has.
	Lingers []Verb
	// Default is the key a time-out answers with when it is on offer; otherwise the first option (in Any: pass).
	Default string
}

// frame is what the table keeps of an open question beside its options, where a lane or a record is to be watched.
type frame struct {
	menu     Menu
	denials  int
	about    [3]int16
	readOnly bool // it is only looked at: it can't be asked
}

// denied is what a menu denies.
type denied struct {
	menu Menu
	Denied
}

package table

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Kind is what an entry of a log records.
type Kind uint8

// The kinds of entries.
const (
	KindAsk    Kind = iota + 1 // an answer to a question
	KindPass                   // passing in a window asked of several
	KindFree                   // something done that needs no turn
	KindChance                 // a result of chance
	KindUndo                   // the taking back of an earlier answer
	KindOpen                   // a sealed side is opened
	KindState                  // a hash of the state at the checkpoint before a step
)

var kindNames = [...]string{"", "ask", "pass", "free", "chance", "undo", "open", "state"}

func (k Kind) String() string { return kindNames[k] }

// By says who gave an answer.
type By uint8

// Who gave an answer: the person or script at the seat, a bot, or the clock.
const (
	ByHand By = iota
	ByBot
	ByTime
)

var byNames = [...]string{"", "bot", "time"}

func (b By) String() string { return byNames[b] }

// Entry is one line of a match's log. A log is only ever appended to. Live matches keep all of theirs in memory, so
// entries are small.
type Entry struct {
	Name string // the prompt's kind, the die, the pile, the sealed content, or the hash of a state
	// Set is the answer: one option, or those chosen together; of amounts, each as often as it is taken.
	Set []Option
	// N is which chance of the match it was, from 0, or for an undo the place in the log of what it takes back.
	N int32
	// Value is the result of chance: the number rolled, or the card; or the side that is opened.
	Value int32
	Step  int32 // of the match, from 0
	All   int16 // which All of the step, from 1; 0 outside
	Q     int16 // which question of the step, or of the lane, from 0; for a free action, at which boundary it arrived
	// sees the result of chance, or the side that is opened; in a lane of an All: its seats, who see it at once
	Who  Seats
	Kind Kind
	Seat Seat // who answered or took back; Nobody for chance
	By   By
	Back bool // everybody sees the back of the result of chance
	// Secret: the answer was not public when it was given.
	Secret bool

	status status
}

// status is what became of an entry, by those that came after.
type status uint8

const (
	undone status = 1 << iota // a later entry takes it back
	border                    // somebody learned something right after it
)

func (e *Entry) is(f status) bool { return e.status&f != 0 }

// beside reports whether the entry stands in a lane in which the seat is not: it sees it at the join.
func (e *Entry) beside(s Seat) bool { return e.All > 0 && !(s >= 0 && e.Who.Has(s)) }

// answers reports whether the entry is somebody's doing, and not chance or the table's.
func (e *Entry) answers() bool { return e.Kind == KindAsk || e.Kind == KindPass || e.Kind == KindFree }

// line is an entry as it stands in a file, with options as keys.
type line struct {
	Kind   string   `json:"kind"`
	Seat   *Seat    `json:"seat,omitempty"`
	Step   int32    `json:"step"`
	All    int16    `json:"all,omitempty"`
	Lane   Seats    `json:"lane,omitempty"` // as a set of bits, where it is not of the seat alone
	Q      int16    `json:"q,omitempty"`
	Name   string   `json:"name,omitempty"`
	Keys   []string `json:"keys,omitempty"`
	N      *int32   `json:"n,omitempty"`
	Value  *int32   `json:"value,omitempty"`
	Who    *Seats   `json:"who,omitempty"`
	Back   bool     `json:"back,omitempty"`
	By     string   `json:"by,omitempty"`
	Secret bool     `json:"secret,omitempty"`
}

// Marshal writes the entry as one line of JSON, with the keys of its options.
func (e *Entry) Marshal(verbs []string) ([]byte, error) {
	l := line{
		Kind: e.Kind.String(), Step: e.Step, All: e.All, Q: e.Q, Name: e.Name, Back: e.Back, By: e.By.String(),
		Secret: e.Secret,
	}
	if e.All > 0 && e.Who != e.Seat.set() {
		l.Lane = e.Who
	}
	switch e.Kind {
	case KindChance, KindOpen:
		l.Who = &e.Who
		if e.Kind == KindChance {
			l.N = &e.N
		}
		if e.Value != unseenValue {
			l.Value = &e.Value
		}
	case KindState:
	case KindUndo:
		l.N, l.Seat = &e.N, &e.Seat
	default:
		l.Seat = &e.Seat
		for _, a := range amounts(nil, e.Set) {
			l.Keys = append(l.Keys, a.key(verbs))
		}
	}
	return json.Marshal(l)
}

// Unmarshal reads what Marshal wrote. The error says what is wrong with the line.
func (e *Entry) Unmarshal(verbs []string, b []byte) error {
	var quick scanned
	if quick.scan(b) {
		return e.read(verbs, &quick.line)
	}
	var l line
	if err := strictJSON(b, &l); err != nil {
		return err
	}
	return e.read(verbs, &l)
}

// read makes the entry what a line says.
func (e *Entry) read(verbs []string, l *line) error {
	*e = Entry{
		Kind: Kind(max(0, slices.Index(kindNames[:], l.Kind))), Seat: Nobody, Step: l.Step, All: l.All,
		Q: l.Q, Name: l.Name, Back: l.Back, By: By(max(0, slices.Index(byNames[:], l.By))), Secret: l.Secret,
	}
	if e.Kind == 0 {
		return fmt.Errorf("kind %q: it must be %s", l.Kind, strings.Join(kindNames[1:], ", "))
	}
	if l.Step < 0 || l.All < 0 || l.Q < 0 {
		return fmt.Errorf("step, all and q are never negative")
	}
	if err := l.fits(e.Kind); err != nil {
		return err
	}
	switch e.Kind {
	case KindState:
		return nil
	case KindChance:
		e.N, e.Value, e.Who = *l.N, *l.Value, *l.Who
		return nil
	case KindOpen:
		e.Value, e.Who = *l.Value, *l.Who
		return nil
	}
	e.Seat = *l.Seat
	if e.All > 0 {
		e.Who = cmp.Or(l.Lane, e.Seat.set())
	}
	if e.Kind == KindUndo {
		e.N = *l.N
		return nil
	}
	for _, k := range l.Keys {
		a, err := parseAmount(verbs, k)
		if err != nil {
			return err
		}
		if len(e.Set)+a.N > maxTaken {
			return fmt.Errorf("more than %d options in one answer", maxTaken)
		}
		for range a.N {
			e.Set = append(e.Set, a.Option)
		}
	}
	if e.Kind == KindFree && len(e.Set) != 1 {
		return fmt.Errorf("a free action is one key, not %d", len(e.Set))
	}
	return nil
}

// fits says which field an entry of this kind lacks, or can't have.
func (l *line) fits(k Kind) error {
	result := k == KindChance || k == KindOpen
	fields := [...]struct {
		name           string
		has, may, must bool
	}{
		{"seat", l.Seat != nil, !result && k != KindState, !result && k != KindState},
		{"n", l.N != nil, k == KindChance || k == KindUndo, k == KindChance || k == KindUndo},
		{"value", l.Value != nil, result, result},
		{"who", l.Who != nil, result, result},
		{"back", l.Back, k == KindChance, false},
		{"all", l.All != 0, !result && k != KindState, false},
		{"lane", l.Lane != 0, l.All != 0, false},
		{"q", l.Q != 0, k == KindAsk || k == KindPass || k == KindFree, false},
		{"name", l.Name != "", k != KindFree && k != KindUndo, k != KindFree && k != KindUndo},
		{"keys", len(l.Keys) > 0, k == KindAsk || k == KindFree, k == KindFree},
		{"by", l.By != "", k == KindAsk || k == KindPass || k == KindFree, false},
		{"secret", l.Secret, k == KindAsk || k == KindPass, false},
	}
	for _, f := range fields {
		switch {
		case f.must && !f.has:
			return fmt.Errorf("kind %q needs %s", l.Kind, f.name)
		case f.has && !f.may:
			return fmt.Errorf("kind %q has no %s", l.Kind, f.name)
		}
	}
	if l.Seat != nil && (*l.Seat < 0 || *l.Seat >= MaxSeats) {
		return fmt.Errorf("seat %d: it must be from 0 to %d", *l.Seat, MaxSeats-1)
	}
	if l.By != "" && !slices.Contains(byNames[:], l.By) {
		return fmt.Errorf("by %q: it must be bot, time or nothing", l.By)
	}
	return nil
}

// unseenValue stands for a result of chance in the log of somebody who may not know it.
const unseenValue = -1

// what describes an entry in messages.
func (e *Entry) what() string {
	switch e.Kind {
	case KindChance:
		return fmt.Sprintf("chance %q", e.Name)
	case KindFree:
		return fmt.Sprintf("a free action of seat %d", e.Seat)
	case KindOpen:
		return fmt.Sprintf("side %d of %q opened", e.Value, e.Name)
	case KindState:
		return "the hash of a state"
	}
	return fmt.Sprintf("%s of seat %d to %q (question %d)", e.Kind, e.Seat, e.Name, e.Q)
}

package table

import (
	"encoding/json"
	"fmt"
	"slices"
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
)

var kindNames = [...]string{"", "ask", "pass", "free", "chance", "undo"}

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

// Entry is one line of a match's log. A log is only ever appended to. Live matches keep all of theirs in memory, so entries
// are small.
type Entry struct {
	Name string // the prompt's kind, the die or the pile
	// Set is the answer: one option, or those chosen together.
	Set []Option
	// N is which chance of the match it was, from 0, or for an undo the place in the log of what it takes back.
	N int32
	// Value is the result of chance: the number rolled, or the card.
	Value int32
	Step  int32 // of the match, from 0
	All   int16 // which All of the step, from 1; 0 outside
	Q     int16 // which question of the step, or of the lane, from 0; for a free action, at which boundary it arrived
	Who   Seats // sees the result of chance
	Kind  Kind
	Seat  Seat // who answered or took back; Nobody for chance
	By    By
	Back  bool // everybody sees the back of the result of chance
	// Secret: the answer was not public when it was given.
	Secret bool

	fate fate
}

// fate is what became of an entry, by those that came after.
type fate uint8

const (
	undone fate = 1 << iota // a later entry takes it back
	border                  // somebody learned something right after it
)

func (e *Entry) is(f fate) bool { return e.fate&f != 0 }

// line is an entry as it stands in a file, with options as keys.
type line struct {
	Kind   string   `json:"kind"`
	Seat   *Seat    `json:"seat,omitempty"`
	Step   int32    `json:"step"`
	All    int16    `json:"all,omitempty"`
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
	l := line{Kind: e.Kind.String(), Step: e.Step, All: e.All, Q: e.Q, Name: e.Name, Back: e.Back, By: e.By.String(), Secret: e.Secret}
	switch e.Kind {
	case KindChance:
		l.N, l.Who = &e.N, &e.Who
		if e.Value != unseenValue {
			l.Value = &e.Value
		}
	case KindUndo:
		l.N, l.Seat = &e.N, &e.Seat
	default:
		l.Seat = &e.Seat
		for _, o := range e.Set {
			l.Keys = append(l.Keys, Key(verbs, o))
		}
	}
	return json.Marshal(l)
}

// Unmarshal reads what Marshal wrote. The error says what is wrong with the line.
func (e *Entry) Unmarshal(verbs []string, b []byte) error {
	var l line
	if err := strictJSON(b, &l); err != nil {
		return err
	}
	*e = Entry{Kind: Kind(slices.Index(kindNames[:], l.Kind)), Seat: Nobody, Step: l.Step, All: l.All, Q: l.Q, Name: l.Name, Back: l.Back,
		By: By(slices.Index(byNames[:], l.By)), Secret: l.Secret}
	if int(e.By) >= len(byNames) {
		return fmt.Errorf("by %q: it must be bot, time or nothing", l.By)
	}
	if l.Step < 0 || l.All < 0 || l.Q < 0 {
		return fmt.Errorf("step, all and q are never negative")
	}
	switch e.Kind {
	case KindChance:
		if l.N == nil || l.Value == nil || l.Who == nil {
			return fmt.Errorf("a result of chance needs n, value and who")
		}
		e.N, e.Value, e.Who = *l.N, *l.Value, *l.Who
		return nil
	case KindAsk, KindPass, KindFree, KindUndo:
	default:
		return fmt.Errorf("kind %q: it must be ask, pass, free, chance or undo", l.Kind)
	}
	if l.Seat == nil || *l.Seat < 0 || *l.Seat >= MaxSeats {
		return fmt.Errorf("kind %q needs a seat from 0 to %d", l.Kind, MaxSeats-1)
	}
	e.Seat = *l.Seat
	if e.Kind == KindUndo {
		if l.N == nil {
			return fmt.Errorf("an undo needs n, the place in the log of what it takes back")
		}
		e.N = *l.N
		return nil
	}
	for _, k := range l.Keys {
		o, err := ParseKey(verbs, k)
		if err != nil {
			return err
		}
		e.Set = append(e.Set, o)
	}
	if e.Kind == KindFree && len(e.Set) != 1 {
		return fmt.Errorf("a free action is one key, not %d", len(e.Set))
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
	}
	return fmt.Sprintf("%s of seat %d to %q (question %d)", e.Kind, e.Seat, e.Name, e.Q)
}

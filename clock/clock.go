// Package clock counts how long the seats of a match may take. It is arithmetic alone: whoever uses it says what time
// it is. Time stands beside a match and never in its rules.
package clock

import (
	"errors"
	"fmt"
	"time"
)

// Kind is how time is counted.
type Kind string

// The kinds of clocks.
const (
	None     Kind = ""         // nobody is hurried
	Friendly Kind = "friendly" // a word after a while, and nothing else
	Turn     Kind = "turn"     // a time for each answer, with a reserve for the whole match
	Day      Kind = "day"      // a time for each answer, in hours or days
)

// Late is what happens when a seat's time is out.
type Late string

// What can happen then.
const (
	Wait    Late = "wait"    // nothing: the table waits
	Bot     Late = "bot"     // a bot answers, if the seat's people have allowed that beforehand
	Default Late = "default" // the game's default answer is given
	Vote    Late = "vote"    // the others vote on the default answer
)

// Clock is how time is counted at a match. The zero Clock counts none.
type Clock struct {
	Kind    Kind
	Each    time.Duration // for each answer; of a friendly clock, until the word
	Reserve time.Duration // for the whole match, of which an answer takes what its own time does not hold
	Late    Late
}

// The longest times.
const (
	MaxEach    = 60 * 24 * time.Hour
	MaxReserve = 24 * time.Hour
)

// Check says what is wrong with a clock, for whoever chose it.
func (c Clock) Check() error {
	switch c.Kind {
	case None:
		if c != (Clock{}) {
			return errors.New("no clock has no times, and no time can be out")
		}
		return nil
	case Friendly, Turn, Day:
	default:
		return fmt.Errorf("there is no clock %q: it is %s, %s, %s, or none", c.Kind, Friendly, Turn, Day)
	}
	switch {
	case c.Each < time.Minute || c.Each > MaxEach:
		return errors.New("the time for an answer is from a minute to 60 days")
	case c.Reserve < 0 || c.Reserve > MaxReserve:
		return errors.New("the reserve is from nothing to 24 hours")
	case c.Kind != Turn && c.Reserve != 0:
		return errors.New("only a clock by turn has a reserve")
	case c.Kind == Friendly && c.Late != Wait:
		return errors.New("a friendly clock only waits")
	}
	switch c.Late {
	case Wait, Bot, Default, Vote:
		return nil
	}
	return fmt.Errorf("when time is out, the table can %s, or take a %s, the %s answer or a %s: not %q", Wait, Bot,
		Default, Vote, c.Late)
}

// Hand is the time of one seat. The zero Hand stands still, with nothing used and no reserve.
type Hand struct {
	Since time.Time     // when it began to run; zero while it stands still
	Used  time.Duration // for the present answer, until Since
	Last  time.Duration // that the answer before took
	Left  time.Duration // of the reserve
	Out   bool          // what is to happen when the time of this answer is out has happened
}

// New is a hand at the beginning.
func (c Clock) New() Hand { return Hand{Left: c.Reserve} }

// Runs reports whether time passes for the seat.
func (h Hand) Runs() bool { return !h.Since.IsZero() }

// Start lets time pass for the seat.
func (h *Hand) Start(now time.Time) {
	if !h.Runs() {
		h.Since = now
	}
}

// Stop lets no more time pass for it.
func (h *Hand) Stop(now time.Time) {
	h.Used, h.Since = h.Took(now), time.Time{}
}

// Took is what the present answer has taken so far.
func (h Hand) Took(now time.Time) time.Duration {
	if !h.Runs() {
		return h.Used
	}
	return h.Used + max(0, now.Sub(h.Since))
}

// over is what an answer that took so long takes of the reserve.
func (c Clock) over(took time.Duration) time.Duration { return max(0, took-c.Each) }

// Answered begins the time of the next answer. What the last one took beyond its own is taken from the reserve.
func (c Clock) Answered(h *Hand, now time.Time) {
	took := h.Took(now)
	h.Last, h.Left = took, max(0, h.Left-c.over(took))
	h.Used, h.Out = 0, false
	if h.Runs() {
		h.Since = now
	}
}

// Undone gives the last answer back with the time that it took: to answer and to take it back wins nobody time.
func (c Clock) Undone(h *Hand) {
	h.Left = min(c.Reserve, h.Left+c.over(h.Last))
	h.Used, h.Last, h.Out = h.Used+h.Last, 0, false
}

// Rest is what is left of the present answer's own time, and of the reserve.
func (c Clock) Rest(h Hand, now time.Time) (own, reserve time.Duration) {
	took := h.Took(now)
	return max(0, c.Each-took), max(0, h.Left-c.over(took))
}

// Ends is when a hand that runs runs out.
func (c Clock) Ends(h Hand) time.Time { return h.Since.Add(c.Each + h.Left - h.Used) }

// IsOut reports whether the time of a seat is out.
func (c Clock) IsOut(h Hand, now time.Time) bool {
	return c.Kind != None && h.Took(now) >= c.Each+h.Left
}

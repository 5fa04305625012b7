//go:build unix

package main

import (
	"slices"
	"time"
)

// times are how long something took, each time.
type times []time.Duration

// at is a quantile in milliseconds.
func (t times) at(q float64) float64 {
	if len(t) == 0 {
		return 0
	}
	slices.Sort(t)
	return t[min(int(q*float64(len(t))), len(t)-1)].Seconds() * 1000
}

// figures are what one run has seen.
type figures struct {
	matches int // in memory, with two streams each
	answers int // acknowledged within the window
	refused int // answers at random that the rules refuse
	looks   int
	bytes   int64 // of all looks, compressed

	pages     int   // that pushes have brought
	pageBytes int64 // as gzip in base64

	window   time.Duration
	cpu      time.Duration // of the server's process, within the window
	memory   int64         // bytes that the matches have added to those of the process
	answered times         // from sending an answer to its reply
	pushed   times         // from sending it to the other seat's hearing of it
}

func (f *figures) answersACPUSecond() float64 { return float64(f.answers) / f.cpu.Seconds() }
func (f *figures) answersASecond() float64    { return float64(f.answers) / f.window.Seconds() }
func (f *figures) looksAnAnswer() float64     { return float64(f.looks) / float64(f.answers) }
func (f *figures) bytesALook() int            { return int(f.bytes / int64(max(f.looks, 1))) }
func (f *figures) memoryAMatch() float64      { return float64(f.memory) / 1024 / float64(f.matches) }

// pageMS is what a page costs in milliseconds of a processor, beside a run in which none were brought.
func (f *figures) pageMS(without figures) float64 {
	all := f.cpu.Seconds() - float64(f.answers)/without.answersACPUSecond()
	return all * 1000 / float64(max(f.pages, 1))
}

// best is the better of two runs: the one with more answers a second of a processor. An empty one is none.
func (f figures) best(g figures) figures {
	if f.answers > 0 && f.answersACPUSecond() > g.answersACPUSecond() {
		return f
	}
	return g
}

//go:build !js

package server

import (
	"sync"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"
)

var (
	// A stream lasts for hours and says little. At this quality a writer takes 10 KB; at any other, or as gzip, it
	// takes 300 to 1600, so streams are not sent as gzip at all.
	trickles = sync.Pool{
		New: func() any { return brotli.NewWriterOptions(nil, brotli.WriterOptions{Quality: 1, LGWin: 10}) },
	}
	// Measured on a table's page of 125 KB, and on what an answer changes of it, 33 KB: this takes 0.85 and 0.13 ms and
	// leaves 29.0 and 4.2 KB; brotli 2 takes 2.2 and 0.19 ms and leaves 28.8 and 4.5, gzip 3 takes 0.53 and 0.08 ms and
	// leaves 30.8 and 4.8.
	gzips = sync.Pool{New: func() any {
		z, _ := gzip.NewWriterLevel(nil, 5) // a level that there is
		return z
	}}
	// What programs are sent is short: of 9.9 KB level 5 leaves 2.1 in 33 us, level 1 leaves 2.3 in 22 us, and its
	// tables don't drive all else from the processor's memory.
	shortGzips = sync.Pool{New: func() any {
		z, _ := gzip.NewWriterLevel(nil, gzip.BestSpeed) // a level that there is
		return z
	}}
)

// compresses: who accepts it gets it compressed.
const compresses = true

//go:build unix

package aec_test

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime/debug"
	"strconv"
	"syscall"
	"testing"
	"time"

	"waystation/aec"
)

// BenchmarkStep is a step of a match that agents play at random, as Serve answers it: a request read, the step, and the
// state with what the next agent sees. Matches begin anew when they are over.
func BenchmarkStep(b *testing.B) {
	for _, g := range games() {
		for _, how := range []string{"tensor", "json", "none"} {
			b.Run(g.Box.Name+"/"+how, func(b *testing.B) { benchStep(b, g, how) })
		}
	}
}

func benchStep(b *testing.B, g *aec.Game, how string) {
	b.ReportAllocs()
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // as the command does
	s := &aec.Server{Games: games()}
	d := &driver{rng: rand.New(rand.NewPCG(1, 2)), left: b.N}
	d.next = fmt.Appendf(nil, `{"do":"make","game":%q,"seed":1,"observations":%q}`+"\n", g.Box.Name, how)
	b.ResetTimer()
	before := spent(b)
	if err := s.Serve(d, d); err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
	b.ReportMetric(float64(b.N)/(spent(b)-before).Seconds(), "steps/CPU-s") // where others are at work beside
	b.ReportMetric(float64(d.written)/float64(b.N), "bytes/step")
}

// spent is how long processors have worked for this process.
func spent(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// driver is a program that steps at random, at the other end of Serve.
type driver struct {
	rng     *rand.Rand
	next    []byte
	left    int
	written int
}

// Read is what the program asks next.
func (d *driver) Read(p []byte) (int, error) {
	if len(d.next) == 0 {
		return 0, io.EOF
	}
	n := copy(p, d.next)
	d.next = d.next[n:]
	return n, nil
}

// Write reads an answer, and thinks of the next request.
func (d *driver) Write(p []byte) (int, error) {
	d.written += len(p)
	if p[len(p)-1] != '\n' {
		return len(p), nil // only a part of it
	}
	_, rest, ok := bytes.Cut(p, []byte(`"actions":`))
	switch {
	case bytes.Contains(p[:min(len(p), 200)], []byte(`"error"`)):
		panic(string(p))
	case d.left == 0:
		return len(p), nil
	case !ok || bytes.HasPrefix(rest, []byte("0")):
		d.next = []byte(`{"do":"reset","env":1}` + "\n")
	default:
		n := 0
		for _, c := range rest {
			if c < '0' || c > '9' {
				break
			}
			n = 10*n + int(c-'0')
		}
		d.left--
		d.next = append(strconv.AppendInt(append(d.next, `{"do":"step","env":1,"action":`...), int64(d.rng.IntN(n)), 10),
			"}\n"...)
	}
	return len(p), nil
}

//go:build unix

package bus

import (
	"testing"

	"waystation/bots"
	"waystation/internal/natstest"
	"waystation/shelf"
	"waystation/table"
	"waystation/think"
)

// late is a match of a game between its usual bots, at its question of that number.
func late(b *testing.B, g *shelf.Game, number int) *table.Match {
	m, err := table.NewMatch(g.Box, table.Setup{Seats: max(2, g.Box.MinSeats)}, table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	player := g.Usual().New(1)
	for range number {
		a := m.Asks()[0]
		key := bots.Key(m.Verbs(), player.Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByBot); err != nil {
			b.Fatal(err)
		}
		if m.Over() {
			b.Skip("the match is over before")
		}
	}
	return m
}

// BenchmarkJob is what a job costs whose bot answers at once: thought about here; packed; unpacked and played again; and
// there and back, by a worker on the same machine who has not seen the match yet.
func BenchmarkJob(b *testing.B) {
	for _, name := range []string{"firelands", "posthuman"} {
		g := shelf.Find(name)
		m := late(b, g, 150)
		s := m.Asks()[0].Seat
		job := func() *think.Job {
			j := &think.Job{Match: "m", Game: g, Level: g.Usual(), Seed: 7, Copy: m.Clone()}
			if err := j.Take(m, s); err != nil {
				b.Fatal(err)
			}
			return j
		}
		h := headOf(job(), "")
		h.Job, h.Answer = "a", answers+"b"
		sent, err := pack(h, m)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name+"/here", func(b *testing.B) {
			for l := here(); b.Loop(); {
				l.Think(b.Context(), job())
			}
		})
		b.Run(name+"/packed", func(b *testing.B) {
			for b.Loop() {
				pack(h, m.Clone())
			}
			b.ReportMetric(float64(len(sent)), "B/job")
		})
		b.Run(name+"/played", func(b *testing.B) {
			for b.Loop() {
				h, file, err := unpack(sent)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := (&received{head: h, file: file}).prepare(g, &entry{}); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(name+"/there", func(b *testing.B) {
			n := natstest.For(b)
			runs(b, n, func(w *Worker) { w.Games = shelf.All() })
			line := open(b, n, shelf.All())
			line.found(b)
			for i := 0; b.Loop(); i++ {
				j := job()
				j.Match = string(rune('a' + i%26)) // no worker remembers them all
				if _, err := line.Think(b.Context(), j); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

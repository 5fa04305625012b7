package store_test

import (
	"fmt"
	"sync/atomic"
	"testing"

	"waystation/store"
	"waystation/table"
)

// BenchmarkAppend is how long an answer takes to be on the disk: of one match after the other, and of sixteen at once.
func BenchmarkAppend(b *testing.B) {
	for _, matches := range []int{1, 16} {
		b.Run(fmt.Sprint(matches, " at once"), func(b *testing.B) {
			s, _ := open(b)
			var n atomic.Int64
			var left atomic.Int64
			left.Store(int64(b.N))
			work := func(id string) {
				for at := 3; left.Add(-1) >= 0; at++ {
					err := s.Append(ctx, id, at, lines(at, at+1), store.Standing{Due: table.Set(0), State: store.Running}, nil)
					if err != nil {
						b.Error(err)
						return
					}
					n.Add(1)
				}
			}
			done := make(chan bool)
			for i := range matches {
				create(b, s, match(fmt.Sprint("m", i), store.Seat{}))
			}
			b.ResetTimer()
			for i := range matches {
				go func() {
					work(fmt.Sprint("m", i))
					done <- true
				}()
			}
			for range matches {
				<-done
			}
			b.ReportMetric(float64(n.Load())/b.Elapsed().Seconds(), "answers/s")
		})
	}
}

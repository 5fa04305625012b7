package clock_test

import (
	"strings"
	"testing"
	"time"

	"waystation/clock"
)

var (
	byTurn = clock.Clock{Kind: clock.Turn, Each: 4 * time.Minute, Reserve: 20 * time.Minute, Late: clock.Bot}
	noon   = time.Date(2030, 5, 1, 12, 0, 0, 0, time.UTC)
)

func at(d time.Duration) time.Time { return noon.Add(d) }

// wants compares what is left.
func wants(t *testing.T, h clock.Hand, now time.Time, own, reserve time.Duration) {
	t.Helper()
	if a, b := byTurn.Rest(h, now); a != own || b != reserve {
		t.Errorf("%v and %v are left, want %v and %v", a, b, own, reserve)
	}
}

// An answer has its own time, then takes the reserve; the next one has its own time again.
func TestAnAnswerTakesItsOwnTimeThenTheReserve(t *testing.T) {
	h := byTurn.New()
	wants(t, h, noon, 4*time.Minute, 20*time.Minute)
	h.Start(noon)
	wants(t, h, at(3*time.Minute), time.Minute, 20*time.Minute)
	wants(t, h, at(9*time.Minute), 0, 15*time.Minute)
	byTurn.Answered(&h, at(9*time.Minute))
	wants(t, h, at(9*time.Minute), 4*time.Minute, 15*time.Minute)
	if end := byTurn.Ends(h); !end.Equal(at(28 * time.Minute)) {
		t.Errorf("it ends at %v", end)
	}
	if byTurn.IsOut(h, at(28*time.Minute-1)) || !byTurn.IsOut(h, at(28*time.Minute)) {
		t.Error("it is out after 4 and 15 minutes, and not before")
	}
}

// No time passes while the hand stands, and starting one that runs changes nothing.
func TestAHandThatStandsTakesNoTime(t *testing.T) {
	h := byTurn.New()
	h.Start(noon)
	h.Stop(at(time.Minute))
	wants(t, h, at(time.Hour), 3*time.Minute, 20*time.Minute)
	h.Start(at(time.Hour))
	h.Start(at(2 * time.Hour))
	wants(t, h, at(time.Hour+time.Minute), 2*time.Minute, 20*time.Minute)
	h.Start(at(time.Hour))
	wants(t, h, at(time.Minute), 3*time.Minute, 20*time.Minute) // a clock of the machine that was set back
}

// To answer and take it back leaves exactly what there was.
func TestUndoWinsNoTime(t *testing.T) {
	h := byTurn.New()
	h.Start(noon)
	byTurn.Answered(&h, at(10*time.Minute))
	byTurn.Undone(&h)
	wants(t, h, at(10*time.Minute), 0, 14*time.Minute)
	byTurn.Answered(&h, at(11*time.Minute))
	wants(t, h, at(11*time.Minute), 4*time.Minute, 13*time.Minute)
	byTurn.Undone(&h)
	byTurn.Undone(&h)
	wants(t, h, at(11*time.Minute), 0, 13*time.Minute)
}

// Every row is a clock and what is wrong with it.
func TestCheck(t *testing.T) {
	for _, x := range []struct {
		c     clock.Clock
		wrong string
	}{
		{clock.Clock{}, ""},
		{byTurn, ""},
		{clock.Clock{Kind: clock.Friendly, Each: time.Minute, Late: clock.Wait}, ""},
		{clock.Clock{Kind: clock.Day, Each: 24 * time.Hour, Late: clock.Vote}, ""},
		{clock.Clock{Each: time.Minute}, "no clock"},
		{clock.Clock{Kind: "blitz", Each: time.Minute, Late: clock.Wait}, "there is no clock"},
		{clock.Clock{Kind: clock.Turn, Each: time.Second, Late: clock.Wait}, "from a minute"},
		{clock.Clock{Kind: clock.Turn, Each: clock.MaxEach + 1, Late: clock.Wait}, "to 60 days"},
		{clock.Clock{Kind: clock.Turn, Each: time.Minute, Reserve: -1, Late: clock.Wait}, "reserve"},
		{clock.Clock{Kind: clock.Day, Each: time.Hour, Reserve: 1, Late: clock.Wait}, "only a clock by turn"},
		{clock.Clock{Kind: clock.Friendly, Each: time.Minute, Late: clock.Bot}, "only waits"},
		{clock.Clock{Kind: clock.Turn, Each: time.Minute, Late: "flog"}, "flog"},
	} {
		err := x.c.Check()
		if (err == nil) != (x.wrong == "") || err != nil && !strings.Contains(err.Error(), x.wrong) {
			t.Errorf("%+v: %v, want %q", x.c, err, x.wrong)
		}
	}
}

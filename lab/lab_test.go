package lab

import (
	"context"
	"errors"
	"io"
	"math"
	"reflect"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/table"
)

func play(t *testing.T, s Setting) *Report {
	t.Helper()
	if s.Box == nil {
		s.Box = caravan.Shelf
	}
	if s.Setup.Seats == 0 {
		s.Setup.Seats = 3
	}
	if s.Games == 0 {
		s.Games = 300
	}
	r, err := Run(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// guard keeps watch and draws water whenever it can.
type guard struct{}

func (guard) Choose(view any, a *table.Ask) []table.Option {
	for _, o := range a.Options {
		if o.Option == caravan.Draw.Of() || o.Option == caravan.Guard.Of() {
			return []table.Option{o.Option}
		}
	}
	return []table.Option{a.Options[0].Option}
}

var thirsty = Bot{"thirsty", func(uint64) bots.Player { return guard{} }}

func TestRandomPlay(t *testing.T) {
	r := play(t, Setting{Seed: "a"})
	if r.Finished != 300 || r.Failed != 0 || r.Players != 3 || r.Mode != "dry" || r.Options["days"] != "3" {
		t.Errorf("the report says %+v", r)
	}
	wins := 0.0
	for _, w := range r.WinsBySeat {
		wins += w
	}
	if math.Abs(wins-300) > 1e-6 {
		t.Errorf("%.3f games won of 300", wins)
	}
	if r.Rounds.Min != 3 || r.Rounds.Max != 3 || r.Rounds.Mean != 3 {
		t.Errorf("three days are %+v rounds", r.Rounds)
	}
	if r.Ends["a howling caravan"]+r.Ends["a quiet caravan"] != 300 {
		t.Errorf("ends: %v", r.Ends)
	}
	if c := r.Counts["sold Salt"]; c.Games == 0 || c.Games != c.Total {
		t.Errorf("salt was sold in %+v: once a game at most", c)
	}
	if r.MeanDecisions*300 != float64(r.Decisions) || r.DecisionsPerSecond <= 0 {
		t.Errorf("%d decisions, %f a game, %f a second", r.Decisions, r.MeanDecisions, r.DecisionsPerSecond)
	}
}

// named is a caravan that tells its first seat from the others.
type named struct{ *odd }

func (g named) CopyFrom(from table.Game) { g.odd.CopyFrom(from.(named).odd) }
func (g named) Kinds(s table.Seat, f func(string)) {
	if s == 0 {
		f("in front")
	} else {
		f("behind")
	}
	f("a seat")
}

// Wins are counted by what a game calls its seats, the same whoever counts.
func TestKinds(t *testing.T) {
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		return named{&odd{g.(*caravan.Game), func(*caravan.Game, *table.Table) {}}}, err
	}
	r := play(t, Setting{Box: &box, Seed: "a", Workers: 3})
	if len(r.WinsByKind) != 3 {
		t.Fatalf("%d kinds of seats: %+v", len(r.WinsByKind), r.WinsByKind)
	}
	all, behind, front := r.WinsByKind[0], r.WinsByKind[1], r.WinsByKind[2]
	if all.Kind != "a seat" || all.Seats != 900 || math.Abs(all.Wins-300) > 1e-6 || math.Abs(all.Even-1.0/3) > 1e-9 {
		t.Errorf("all seats: %+v", all)
	}
	if front.Kind != "in front" || front.Seats != 300 || math.Abs(front.Wins-r.WinsBySeat[0]) > 1e-6 ||
		math.Abs(front.Rate.Rate-front.Wins/300) > 1e-9 {
		t.Errorf("the seat in front: %+v, by seat %v", front, r.WinsBySeat)
	}
	if behind.Kind != "behind" || behind.Seats != 600 || math.Abs(behind.Wins+front.Wins-300) > 1e-6 {
		t.Errorf("the seats behind: %+v", behind)
	}
}

// The number of workers and what else is played change nothing.
func TestSameGames(t *testing.T) {
	for name, list := range map[string][]Bot{"random": nil, "bots": {thirsty, {Name: "random"}}} {
		one := play(t, Setting{Seed: "a", Workers: 1, Bots: list})
		four := play(t, Setting{Seed: "a", Workers: 4, Bots: list})
		one.Seconds, one.DecisionsPerSecond, four.Seconds, four.DecisionsPerSecond = 0, 0, 0, 0
		if !reflect.DeepEqual(one, four) {
			t.Errorf("%s: one worker found\n%+v, four found\n%+v", name, one, four)
		}
		if other := play(t, Setting{Seed: "b", Bots: list}); other.Decisions == one.Decisions {
			t.Errorf("%s: another seed, and again %d decisions", name, other.Decisions)
		}
		head := play(t, Setting{Seed: "a", Games: 100, Bots: list})
		tail := play(t, Setting{Seed: "a", First: 100, Games: 200, Bots: list})
		if head.Decisions+tail.Decisions != one.Decisions {
			t.Errorf("%s: %d and %d decisions in two parts, %d in one", name, head.Decisions, tail.Decisions,
				one.Decisions)
		}
	}
}

// Everybody sits everywhere equally often, and who plays better wins more.
func TestBotsChangeSeats(t *testing.T) {
	for _, test := range []struct {
		seats, bots, first int // seats of the first bot in 12 games
	}{{2, 2, 12}, {3, 2, 24}, {4, 2, 24}, {4, 3, 24}} {
		list := []Bot{thirsty, {Name: "random"}, {Name: "third"}}[:test.bots]
		r := play(t, Setting{Setup: table.Setup{Seats: test.seats}, Games: 12, Bots: list})
		if r.WinsByBot[0].Seats != test.first {
			t.Errorf("%d bots on %d seats: the first sat %d times in 12 games", test.bots, test.seats,
				r.WinsByBot[0].Seats)
		}
		l := Setting{Bots: list}
		l.seats, _ = newSeating(test.seats, l.names())
		var at [4]int
		for k := range test.seats {
			for seat := range test.seats {
				if l.seats.bot(k, seat) == 0 {
					at[seat]++
				}
			}
		}
		for seat := range test.seats {
			if at[seat] != at[0] {
				t.Errorf("%d bots on %d seats: the first sits unevenly: %v", test.bots, test.seats, at)
			}
		}
	}
	r := play(t, Setting{Games: 2000, Bots: []Bot{thirsty, {Name: "random"}, {Name: "random"}}})
	best, rest := r.WinsByBot[0], r.WinsByBot[1]
	if best.Low <= best.Even || rest.High >= rest.Even || len(r.WinsByBot) != 2 || rest.Seats != 4000 {
		t.Errorf("who draws water every day won %s, the others %s", best.Rate, rest.Rate)
	}
}

// odd is a caravan that breaks now and then.
type odd struct {
	*caravan.Game
	step func(g *caravan.Game, t *table.Table)
}

func (o *odd) CopyFrom(from table.Game) { o.Game.CopyFrom(from.(*odd).Game) }
func (o *odd) Step(t *table.Table)      { o.step(o.Game, t); o.Game.Step(t) }

func oddBox(step func(g *caravan.Game, t *table.Table)) *table.Box {
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := caravan.Shelf.New(s)
		return &odd{g.(*caravan.Game), step}, err
	}
	return &box
}

func TestBrokenGames(t *testing.T) {
	box := oddBox(func(g *caravan.Game, _ *table.Table) {
		if g.Water[0] > 9 {
			panic("the bucket bursts")
		}
	})
	r := play(t, Setting{Box: box, Seed: "a"})
	if r.Failed == 0 || r.Finished+r.Failed != 300 || r.Failures[0].Error != "the game broke: the bucket bursts" {
		t.Fatalf("the report says %+v", r)
	}
	again := play(t, Setting{Box: box, Seed: "a", First: r.Failures[0].Game, Games: 1})
	if again.Failed != 1 || again.Failures[0] != r.Failures[0] {
		t.Errorf("played alone: %+v", again.Failures)
	}
	var text strings.Builder
	if err := r.Text(&text); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), "FAILED: game") ||
		!strings.Contains(text.String(),
			`waystation lab caravan --players 3 --mode "dry" --options "days=3" --bots random --seed "a" --first`) {
		t.Errorf("the text does not say how to play it again:\n%s", text.String())
	}
}

func TestEndlessGames(t *testing.T) {
	box := oddBox(func(g *caravan.Game, _ *table.Table) { g.Day = 1 })
	r := play(t, Setting{Box: box, Games: 2, Cap: 5000})
	if r.Failed != 2 || !strings.Contains(r.Failures[0].Error, "it does not end") {
		t.Errorf("the report says %+v", r)
	}
}

// A step that never returns is left behind and told.
func TestLostGames(t *testing.T) { synctest.Test(t, lostGames) }

func lostGames(t *testing.T) {
	var stop atomic.Bool
	defer func() {
		stop.Store(true)
		time.Sleep(time.Minute) // as long as what was left behind needs to end
	}()
	box := oddBox(func(g *caravan.Game, _ *table.Table) {
		for g.Water[0] > 9 && !stop.Load() {
			time.Sleep(time.Millisecond)
		}
	})
	r := play(t, Setting{Box: box, Workers: 1})
	if r.Failed != 1 || !strings.Contains(r.Failures[0].Error, "one of its steps does not end") {
		t.Errorf("the report says %+v", r)
	}
}

// A program that plays with changed cards may take longer to start than a game may take to end.
func TestASlowStartLosesNoGame(t *testing.T) { synctest.Test(t, aSlowStartLosesNoGame) }

func aSlowStartLosesNoGame(t *testing.T) {
	s := Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 2}, Games: 3, Workers: 1, Changed: "sand"}
	served := s
	served.Changed = ""
	s.Other = func() (io.ReadWriteCloser, error) {
		in, numbers := io.Pipe()
		games, out := io.Pipe()
		go func() {
			time.Sleep(time.Hour)
			out.CloseWithError(Serve(served, in, out))
		}()
		return pipes{games, numbers}, nil
	}
	r := play(t, s)
	if r.Failed != 0 || r.Changed.Failed != 0 || r.Changed.Finished != 3 {
		t.Errorf("the report says %+v", r)
	}
}

// pipes is a program to talk to, in this one.
type pipes struct {
	io.Reader
	io.WriteCloser
}

// What is done when the lab is stopped is reported.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancelCause(context.Background())
	s := Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 2}, Games: 1 << 40, Progress: func(done, all int) {
		if done > 0 {
			cancel(errors.New("enough"))
		}
	}}
	r, err := Run(ctx, s)
	if err != nil || r.Finished == 0 || r.Finished >= r.Games || r.Failed > 0 {
		t.Errorf("error %v, report %+v", err, r)
	}
}

func TestSettings(t *testing.T) {
	for want, s := range map[string]Setting{
		"9 players: Caravan is for 2 to 4": {Setup: table.Setup{Seats: 9}, Games: 1},
		"0 games":                          {Setup: table.Setup{Seats: 2}},
		"games are counted from 0":         {Setup: table.Setup{Seats: 2}, Games: 1, First: -1},
	} {
		s.Box = caravan.Shelf
		if _, err := Run(context.Background(), s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

func TestText(t *testing.T) {
	var text strings.Builder
	if err := play(t, Setting{Seed: "a", Bots: []Bot{thirsty, {Name: "random"}}}).Text(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"caravan, 3 players, dry: thirsty against random, seed \"a\"\n", "300 of 300 games finished in ",
		"\n1      ", "\nthirsty  ", "a howling caravan", "sold Lamp Oil", "3 to 3 rounds, 3.00 on average",
	} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text does not say %q:\n%s", want, text.String())
		}
	}
	for line := range strings.Lines(text.String()) {
		if len(line) > 81 {
			t.Errorf("%d columns: %s", len(line), line)
		}
	}
}

func BenchmarkRandom(b *testing.B) {
	r, err := Run(context.Background(), Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 4}, Games: b.N})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(r.DecisionsPerSecond, "decisions/s")
}

func BenchmarkBots(b *testing.B) {
	r, err := Run(context.Background(),
		Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 4}, Games: b.N, Bots: []Bot{thirsty}})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(r.DecisionsPerSecond, "decisions/s")
}

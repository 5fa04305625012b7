// Command judges fits the weights of a game's judge of positions (bots.Judge) to games of its bots, and prints them as
// Go:
//
//	go run ./internal/judges -game firelands > bots/firelandsbot/weights.go
//
// Each game begins among bots that blunder, some more and some less, and is played on without blunders from some moment
// on. Positions are taken from there: so bad ones are known too, and what follows is not the blunders' doing. The
// weights are those under which the winners of these games were most probable; or, with a lambda below 1, those under
// which a judge also foresees what it says of the next position itself, which is less a matter of luck than who wins in
// the end: temporal differences (Sutton, 1988).
package main

import (
	"flag"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"sync"
	"time"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/bots/posthumanbot"
	"waystation/bots/sagabot"
	"waystation/games/firelands"
	"waystation/games/posthuman"
	"waystation/games/saga"
	"waystation/table"
)

var (
	name   = flag.String("game", "firelands", "firelands, posthuman or saga")
	games  = flag.Int("games", 6000, "for each number of players from 2 to 4")
	wild   = flag.Int("wild", 30, "how many answers of 100 are random at most before that moment")
	latest = flag.Int("latest", 24, "at which quiet moment that is at most")
	keep   = flag.Int("keep", 50, "how many of 100 quiet positions after the first are kept")
	units  = flag.Int("units", -1,
		"with how many units to begin; those that never count are left out in the end; -1: with those of now")
	epochs = flag.Int("epochs", 12, "how often the positions are gone through")
	lambda = flag.Float64("lambda", 0.5,
		"after two epochs, how much of what is foreseen lies beyond the next position; 1: only who wins counts")
)

// kit is what belongs to a game.
type kit struct {
	box   *table.Box
	judge *bots.Judge
	quiet func(table.Game) bool
	bot   func(seed uint64) bots.Player
	pack  string
	// setup makes a setup for so many players into that of a game, by the game's number; nil: the usual one.
	setup func(s *table.Setup, n uint64)
}

var kits = map[string]kit{
	"firelands": {firelands.Shelf, firelandsbot.Judge, firelandsbot.Quiet,
		func(s uint64) bots.Player { return firelandsbot.New(s) }, "firelandsbot", mixed},
	"posthuman": {posthuman.Shelf, posthumanbot.Judge, posthumanbot.Quiet,
		func(s uint64) bots.Player { return posthumanbot.Quick(s) }, "posthumanbot", nil},
	"saga": {saga.Shelf, sagabot.Judge, sagabot.Quiet,
		func(s uint64) bots.Player { return sagabot.Quick(s) }, "sagabot", inTeams},
}

// inTeams plays every other game of four in teams.
func inTeams(s *table.Setup, n uint64) {
	if s.Seats == 4 && n%2 == 1 {
		s.Mode = "teams"
	}
}

// mixed is every other game with parts of Frostlands.
func mixed(s *table.Setup, n uint64) {
	if n%2 == 0 {
		return
	}
	out := map[string]string{}
	for period := range 3 {
		land := "firelands"
		if n>>(period+1)&1 == 1 {
			land = "frostlands"
		}
		out[fmt.Sprint("period", period+1)] = land
		if period == 2 {
			out["outcomes"] = land
		}
	}
	s.Options = out
}

// entry is a number of a sparse list.
type entry struct {
	at int32
	x  float32
}

// position is the traits of each seat that can still win, the last being all together, and what share each won.
type position struct {
	traits [][]entry
	shares []float64
	target []float64 // what the judge is to say
}

func main() {
	log.SetFlags(0)
	flag.Parse()
	k, ok := kits[*name]
	if !ok {
		log.Fatalf("no game %q", *name)
	}
	var train, test []*position
	began := time.Now()
	lists := make([][]position, 3**games)
	var group sync.WaitGroup
	threads := runtime.NumCPU()
	for i := range threads {
		group.Go(func() {
			for n := i; n < len(lists); n += threads {
				lists[n] = play(&k, 2+n%3, uint64(n))
			}
		})
	}
	group.Wait()
	for n, list := range lists {
		for i := range list {
			if n/3%10 == 0 {
				test = append(test, &list[i])
			} else {
				train = append(train, &list[i])
			}
		}
	}
	log.Printf("%d positions to fit, %d to check with; %v", len(train), len(test), time.Since(began).Round(time.Second))
	log.Printf("with the weights of now: surprise %.4f", surprise(k.judge, test))
	begun := bots.Judge{Size: k.judge.Size, Units: k.judge.Units}
	if *units >= 0 {
		begun.Units = *units
	}
	f := newFit(&begun)
	log.Printf("knowing nothing: surprise %.4f", f.surprise(test))
	for e := range *epochs {
		if e >= 2 && *lambda < 1 {
			for _, list := range lists {
				f.foresee(list, *lambda)
			}
		}
		f.epoch(train, 2e-3*(1-float64(e)/float64(*epochs)))
		log.Printf("epoch %d: surprise %.4f, on games not fitted %.4f", e, f.surprise(train), f.surprise(test))
	}
	f.prune(train)
	fmt.Printf("package %s\n\n// Fitted by:\n//\n//\tgo run ./internal/judges -game %s -games %d -units %d \\\n"+
		"//\t  -wild %d -latest %d -keep %d -epochs %d -lambda %v\n", k.pack, *name, *games, begun.Units, *wild,
		*latest, *keep, *epochs, *lambda)
	f.print(os.Stdout)
}

// blunderer answers at random now and then.
type blunderer struct {
	*bots.Decider
	rng  *rand.Rand
	wild []int // by seat: how many answers of 100 are random
}

func (b *blunderer) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	if b.rng.IntN(100) < b.wild[s] {
		return b.rng.IntN(len(options))
	}
	return b.Decider.Pick(s, p, options)
}

// play plays a game and keeps some of its positions.
func play(k *kit, players int, n uint64) []position {
	setup := table.Setup{Seats: players}
	if k.setup != nil {
		k.setup(&setup, n/3)
	}
	g, err := k.box.New(must(k.box.Check(setup)))
	if err != nil {
		log.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(n, uint64(players)))
	seated := make([]bots.Player, players)
	for s := range seated {
		seated[s] = k.bot(rng.Uint64())
	}
	b := &blunderer{bots.Decide(g, seated), rng, make([]int, players)}
	for s := range b.wild {
		b.wild[s] = rng.IntN(*wild + 1)
	}
	t := table.InPlace(n, uint64(players), table.Config{Marks: true, Decider: b})
	var out []position
	from := rng.IntN(*latest)
	for quiet := 0; !g.Over(); g.Step(t) {
		if !k.quiet(g) {
			continue
		}
		if quiet == from {
			clear(b.wild)
		}
		if quiet == from || quiet > from && rng.IntN(100) < *keep {
			out = append(out, look(k, g))
		}
		quiet++
	}
	w := g.Result().Winners
	won := 0
	for s := range players {
		if w.Has(table.Seat(s)) {
			won++
		}
	}
	for i := range out {
		p := &out[i]
		switch {
		case won == 0:
			p.shares = nil
		case won == players && p.traits[players] != nil:
			p.shares[players] = 1
		default:
			for s := range players {
				if w.Has(table.Seat(s)) {
					p.shares[s] = 1 / float64(won)
				}
			}
		}
	}
	if won == 0 {
		return nil
	}
	for i := range out {
		out[i].target = slices.Clone(out[i].shares)
	}
	return out
}

func must(s table.Setup, err error) table.Setup {
	if err != nil {
		log.Fatal(err)
	}
	return s
}

func look(k *kit, g table.Game) position {
	n := g.Seats()
	p := position{traits: make([][]entry, n+1), shares: make([]float64, n+1)}
	for i := range p.traits {
		s := table.Seat(i)
		if i == n {
			s = table.Nobody
		}
		list := k.judge.Traits(g, s, nil)
		if list != nil {
			p.traits[i] = []entry{}
		}
		for j, x := range list {
			if x != 0 {
				p.traits[i] = append(p.traits[i], entry{int32(j), float32(x)})
			}
		}
	}
	return p
}

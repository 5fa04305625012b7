// Command judges fits the weights of a game's judge of positions (bots.Judge) to games of its bots, and prints them as Go:
//
//	go run ./internal/judges -game firelands > bots/firelandsbot/weights.go
//
// Positions are taken from games among bots that blunder now and then. The weights are those under which the winners of these games were
// most probable.
package main

import (
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"os"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/bots/posthumanbot"
	"waystation/games/firelands"
	"waystation/games/posthuman"
	"waystation/table"
)

var (
	name  = flag.String("game", "firelands", "firelands or posthuman")
	games = flag.Int("games", 3000, "for each number of players from 2 to 4")
	wild  = flag.Int("wild", 3, "how many answers of 100 are random")
	keep  = flag.Int("keep", 40, "how many quiet positions of 100 are kept")
	ridge = flag.Float64("ridge", 3, "how strongly weights are held near 0")
)

// kit is what belongs to a game.
type kit struct {
	box   *table.Box
	judge *bots.Judge
	quiet func(table.Game) bool
	bot   func(seed uint64) bots.Player
	pack  string
}

var kits = map[string]kit{
	"firelands": {firelands.Shelf, firelandsbot.Judge, firelandsbot.Quiet, func(s uint64) bots.Player { return firelandsbot.New(s) }, "firelandsbot"},
	"posthuman": {posthuman.Shelf, posthumanbot.Judge, posthumanbot.Quiet, func(s uint64) bots.Player { return posthumanbot.Quick(s) }, "posthumanbot"},
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
}

func main() {
	log.SetFlags(0)
	flag.Parse()
	k, ok := kits[*name]
	if !ok {
		log.Fatalf("no game %q", *name)
	}
	var train, test []position
	size := 0
	for players := 2; players <= 4; players++ {
		for n := range *games {
			list := play(&k, players, uint64(n))
			if n%10 == 0 {
				test = append(test, list...)
			} else {
				train = append(train, list...)
			}
		}
	}
	for _, p := range train {
		for _, t := range p.traits {
			for _, e := range t {
				size = max(size, int(e.at)+1)
			}
		}
	}
	weights := make([]float64, size)
	for round := range 12 {
		gain := newton(train, weights)
		log.Printf("round %d: surprise %.4f, on games not fitted %.4f (knowing nothing %.4f); %d positions", round, surprise(train, weights), surprise(test, weights), surprise(test, make([]float64, size)), len(train))
		if gain < 1e-3 {
			break
		}
	}
	fmt.Fprintf(os.Stdout, "package %s\n\n// weights of traits, fitted by: go run ./internal/judges -game %s -games %d -wild %d -keep %d -ridge %g\nvar weights = [...]float64{", k.pack, *name, *games, *wild, *keep, *ridge)
	for i, w := range weights {
		if i%12 == 0 {
			fmt.Print("\n\t")
		} else {
			fmt.Print(" ")
		}
		fmt.Printf("%.4g,", w)
	}
	fmt.Print("\n}\n")
}

// blunderer answers at random now and then.
type blunderer struct {
	*bots.Decider
	rng *rand.Rand
}

func (b *blunderer) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	if b.rng.IntN(100) < *wild {
		return b.rng.IntN(len(options))
	}
	return b.Decider.Pick(s, p, options)
}

// play plays a game and keeps some of its positions.
func play(k *kit, players int, n uint64) []position {
	g, err := k.box.New(must(k.box.Check(table.Setup{Seats: players})))
	if err != nil {
		log.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(n, uint64(players)))
	seated := make([]bots.Player, players)
	for s := range seated {
		seated[s] = k.bot(rng.Uint64())
	}
	t := table.InPlace(n, uint64(players), table.Config{Marks: true, Decider: &blunderer{bots.Decide(g, seated), rng}})
	var out []position
	for !g.Over() {
		if k.quiet(g) && rng.IntN(100) < *keep {
			out = append(out, look(k, g))
		}
		g.Step(t)
	}
	out = append(out, look(k, g))
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

// odds are the shares that the weights give.
func odds(p *position, w []float64, to []float64) []float64 {
	most := math.Inf(-1)
	to = to[:0]
	for _, t := range p.traits {
		x := math.Inf(-1)
		if t != nil {
			x = 0
			for _, e := range t {
				x += float64(e.x) * w[e.at]
			}
		}
		to = append(to, x)
		most = max(most, x)
	}
	sum := 0.0
	for i := range to {
		to[i] = math.Exp(to[i] - most)
		sum += to[i]
	}
	for i := range to {
		to[i] /= sum
	}
	return to
}

// surprise is how improbable the winners are, in nats a position.
func surprise(list []position, w []float64) float64 {
	sum := 0.0
	var o []float64
	for i := range list {
		o = odds(&list[i], w, o)
		for s, x := range list[i].shares {
			if x > 0 {
				sum -= x * math.Log(max(o[s], 1e-9))
			}
		}
	}
	return sum / float64(len(list))
}

// newton moves the weights to where the winners are more probable, and tells by how much it moved them at most.
func newton(list []position, w []float64) float64 {
	n := len(w)
	slope, bend := make([]float64, n), make([][]float64, n)
	for i := range bend {
		bend[i] = make([]float64, n)
		bend[i][i] = *ridge
		slope[i] = -*ridge * w[i]
	}
	var o []float64
	mean := make([]float64, n)
	var touched []int32
	for i := range list {
		p := &list[i]
		o = odds(p, w, o)
		touched = touched[:0]
		for s, t := range p.traits {
			for _, e := range t {
				slope[e.at] += (p.shares[s] - o[s]) * float64(e.x)
				if mean[e.at] == 0 {
					touched = append(touched, e.at)
					mean[e.at] = 1e-30
				}
				mean[e.at] += o[s] * float64(e.x)
			}
		}
		for s, t := range p.traits {
			for _, a := range t {
				row := bend[a.at]
				y := o[s] * float64(a.x)
				for _, b := range t {
					row[b.at] += y * float64(b.x)
				}
			}
		}
		for _, a := range touched {
			row := bend[a]
			for _, b := range touched {
				row[b] -= mean[a] * mean[b]
			}
		}
		for _, a := range touched {
			mean[a] = 0
		}
	}
	step := solve(bend, slope)
	most := 0.0
	for i := range w {
		w[i] += step[i]
		most = max(most, math.Abs(step[i]))
	}
	return most
}

// solve solves a system of linear equations, by elimination.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		best := i
		for j := i; j < n; j++ {
			if math.Abs(a[j][i]) > math.Abs(a[best][i]) {
				best = j
			}
		}
		a[i], a[best], b[i], b[best] = a[best], a[i], b[best], b[i]
		for j := i + 1; j < n; j++ {
			f := a[j][i] / a[i][i]
			for k := i; k < n && f != 0; k++ {
				a[j][k] -= f * a[i][k]
			}
			b[j] -= f * b[i]
		}
	}
	x := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		x[i] = b[i]
		for j := i + 1; j < n; j++ {
			x[i] -= a[i][j] * x[j]
		}
		x[i] /= a[i][i]
	}
	return x
}

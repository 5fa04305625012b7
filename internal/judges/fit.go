package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"

	"waystation/bots"
	"waystation/table"
)

// fit is a judge being fitted.
type fit struct {
	size, units int
	weights     []float64
	slope       []float64 // of the surprise, by weight
	mean, var2  []float64 // of the slopes so far: Adam (Kingma and Ba, 2015)
	seen        []bool    // by trait: some position had it
	steps       float64
	rng         *rand.Rand
	odds        []float64
	hidden      [][]float64 // by seat: the units' sums
}

func newFit(j *bots.Judge) *fit {
	n := j.Size + j.Units*(j.Size+2)
	f := &fit{
		size: j.Size, units: j.Units, rng: rand.New(rand.NewPCG(1, 2)), seen: make([]bool, j.Size),
		weights: make([]float64, n), slope: make([]float64, n), mean: make([]float64, n), var2: make([]float64, n),
	}
	// with none the weights of a unit would have no slope, and wither before it learns anything
	gain := 1 / math.Sqrt(float64(f.units))
	for u := range f.units {
		w := f.unit(f.weights, u)
		for i := range f.size {
			w[i] = f.rng.NormFloat64() / math.Sqrt(float64(f.size))
		}
		w[f.size+1], gain = gain, -gain
	}
	for range table.MaxSeats + 1 {
		f.hidden = append(f.hidden, make([]float64, f.units))
	}
	return f
}

func (f *fit) unit(w []float64, u int) []float64 {
	return w[f.size+u*(f.size+2) : f.size+(u+1)*(f.size+2)]
}

// judge fills in the odds of each seat and of all together.
func (f *fit) judge(p *position) {
	most := math.Inf(-1)
	f.odds = f.odds[:0]
	for s, t := range p.traits {
		x := math.Inf(-1)
		if t != nil {
			x = 0
			for _, e := range t {
				x += float64(e.x) * f.weights[e.at]
			}
			for u := range f.units {
				w := f.unit(f.weights, u)
				z := w[f.size]
				for _, e := range t {
					z += float64(e.x) * w[e.at]
				}
				f.hidden[s][u] = z
				x += max(z, 0) * w[f.size+1]
			}
		}
		f.odds = append(f.odds, x)
		most = max(most, x)
	}
	sum := 0.0
	for i := range f.odds {
		f.odds[i] = math.Exp(f.odds[i] - most)
		sum += f.odds[i]
	}
	for i := range f.odds {
		f.odds[i] /= sum
	}
}

// batch is how many positions are looked at before the weights are moved.
const batch = 128

// epoch goes through all positions once.
func (f *fit) epoch(list []*position, rate float64) {
	for n, i := range f.rng.Perm(len(list)) {
		p := list[i]
		f.judge(p)
		for s, t := range p.traits {
			if t != nil {
				f.learn(t, f.hidden[s], (f.odds[s]-p.target[s])/batch)
			}
		}
		if n%batch == batch-1 {
			f.move(rate)
		}
	}
}

// foresee makes of the positions of a game, in their order, what the judge is to say of them: by lambda what it is to
// say of the next one, and for the rest what it says of that already. Of the last one it is to say who won.
func (f *fit) foresee(game []position, lambda float64) {
	for i := len(game) - 2; i >= 0; i-- {
		next := &game[i+1]
		f.judge(next)
		for s, x := range f.odds {
			game[i].target[s] = lambda*next.target[s] + (1-lambda)*x
		}
	}
}

// learn adds to the slopes what a seat whose odds are too high by so much says.
func (f *fit) learn(t []entry, hidden []float64, d float64) {
	for _, e := range t {
		f.slope[e.at] += d * float64(e.x)
		f.seen[e.at] = true
	}
	for u, z := range hidden {
		if z <= 0 {
			continue
		}
		to, gain := f.unit(f.slope, u), f.unit(f.weights, u)[f.size+1]
		to[f.size] += d * gain
		to[f.size+1] += d * z
		for _, e := range t {
			to[e.at] += d * gain * float64(e.x)
		}
	}
}

// decay is what share of itself a weight loses in a step at rate 1. It is taken from the weight and not added to the
// slope, of which Adam would make a step of full size where there is nothing else (AdamW: Loshchilov and Hutter, 2019).
const decay = 1e-2

// move moves the weights downhill.
func (f *fit) move(rate float64) {
	f.steps++
	c1, c2 := 1-math.Pow(0.9, f.steps), 1-math.Pow(0.999, f.steps)
	for i, g := range f.slope {
		f.mean[i] = 0.9*f.mean[i] + 0.1*g
		f.var2[i] = 0.999*f.var2[i] + 0.001*g*g
		f.weights[i] -= rate * (f.mean[i]/c1/(math.Sqrt(f.var2[i]/c2)+1e-8) + decay*f.weights[i])
		f.slope[i] = 0
	}
}

// least is the smallest weight that can make a difference to anybody: traits are about 1.
const least = 1e-9

// tidy are the weights as a judge is to have them: those that can make no difference, and those of traits that no
// position had, are 0.
func (f *fit) tidy() []float64 {
	out := slices.Clone(f.weights)
	for i, w := range out {
		if math.Abs(w) < least {
			out[i] = 0
		}
	}
	for i, seen := range f.seen {
		if seen {
			continue
		}
		out[i] = 0
		for u := range f.units {
			f.unit(out, u)[i] = 0
		}
	}
	return out
}

// dead are the units that count for nobody in any of some positions: their sums are never above 0.
func (f *fit) dead(list []*position) (out []int) {
	counts := make([]bool, f.units)
	for _, p := range list {
		f.judge(p)
		for s, t := range p.traits {
			for u := range counts {
				counts[u] = counts[u] || t != nil && f.hidden[s][u] > 0
			}
		}
	}
	for u, yes := range counts {
		if !yes {
			out = append(out, u)
		}
	}
	return out
}

// prune leaves out the dead units.
func (f *fit) prune(list []*position) {
	dead := f.dead(list)
	left := slices.Clone(f.weights[:f.size])
	for u := range f.units {
		if !slices.Contains(dead, u) {
			left = append(left, f.unit(f.weights, u)...)
		}
	}
	f.units, f.weights = f.units-len(dead), left
}

// surprise is how improbable a judge finds the winners as it is, in nats a position.
func surprise(j *bots.Judge, list []*position) float64 {
	f := newFit(j)
	copy(f.weights, j.Weights)
	return f.surprise(list)
}

// surprise is how improbable the winners are, in nats a position.
func (f *fit) surprise(list []*position) float64 {
	sum := 0.0
	for i := range list {
		f.judge(list[i])
		for s, x := range list[i].shares {
			if x > 0 {
				sum -= x * math.Log(max(f.odds[s], 1e-9))
			}
		}
	}
	return sum / float64(len(list))
}

// print writes the units that are left and the weights as Go.
func (f *fit) print(w io.Writer) {
	fmt.Fprintf(w, "const units = %d\n\nvar weights = [...]float64{", f.units)
	for i, x := range f.tidy() {
		between := " "
		if i%10 == 0 {
			between = "\n\t"
		}
		fmt.Fprintf(w, "%s%.3g,", between, x)
	}
	fmt.Fprint(w, "\n}\n")
}

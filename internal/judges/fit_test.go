package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"waystation/bots"
)

// oneOfTwo are positions of games that are won by who has just one of two traits, which no plain sum tells. Of the
// traits from the third on nobody has any.
func oneOfTwo() []*position {
	rng := rand.New(rand.NewPCG(3, 4))
	var list []*position
	for len(list) < 4000 {
		p := &position{traits: [][]entry{{}, {}, nil}, target: []float64{0, 0, 0}}
		worth := [2]int{}
		for s := range worth {
			for trait := range int32(2) {
				if rng.IntN(2) == 1 {
					p.traits[s] = append(p.traits[s], entry{trait, 1})
				}
			}
			if len(p.traits[s]) == 1 {
				worth[s] = 1
			}
		}
		if worth[0] != worth[1] {
			p.target[worth[1]] = 1
			p.shares = p.target
			list = append(list, p)
		}
	}
	return list
}

// Fitted to such games, a judge with units is hardly surprised by who wins, and one without is as surprised as who
// knows nothing.
func TestFit(t *testing.T) {
	list := oneOfTwo()
	surprise := func(units int) float64 {
		f := newFit(&bots.Judge{Size: 2, Units: units})
		for range 60 {
			f.epoch(list, 1e-2)
		}
		return f.surprise(list)
	}
	if x := surprise(8); x > 0.1 {
		t.Errorf("with units the surprise is %.3f", x)
	}
	if x := surprise(0); x < 0.6 {
		t.Errorf("without units the surprise is %.3f", x)
	}
}

// A unit that positions say nothing of keeps what it began with, so that it can learn from those to come. Traits that
// nobody had have no weight in the end.
func TestUnitsDoNotWither(t *testing.T) {
	f := newFit(&bots.Judge{Size: 3, Units: 4})
	start := slices.Clone(f.weights)
	var list []*position
	for range 4000 {
		list = append(list, &position{traits: [][]entry{{{1, 0}}, {{1, 0}}, nil}, target: []float64{0.5, 0.5, 0}})
	}
	for range 60 {
		f.epoch(list, 2e-3)
	}
	for u := range f.units {
		if f.unit(f.weights, u)[f.size+1] == 0 {
			t.Errorf("the gain of unit %d is 0", u)
		}
	}
	for i, w := range f.weights {
		if math.Abs(w) < 0.9*math.Abs(start[i]) {
			t.Errorf("weight %d has withered from %.2g to %.2g", i, start[i], w)
		}
	}
	w := f.tidy()
	for u := range f.units {
		if x := f.unit(w, u); x[0] != 0 || x[1] == 0 || x[2] != 0 {
			t.Errorf("unit %d gives %v to three traits of which only the second occurs", u, x[:3])
		}
	}
}

// A judge who knows nothing yet is to say of the last position who won, and of the ones before that less and less
// certainly.
// A unit that counts nowhere is left out, and nothing else changes.
func TestDeadUnitsAreLeftOut(t *testing.T) {
	list := oneOfTwo()
	f := newFit(&bots.Judge{Size: 2, Units: 3})
	copy(f.unit(f.weights, 0), []float64{1, 0, 0, 1})
	copy(f.unit(f.weights, 1), []float64{1, 1, -2.5, 1}) // never above 0
	copy(f.unit(f.weights, 2), []float64{0, 1, 0, -1})
	before := f.surprise(list)
	if dead := f.dead(list); !slices.Equal(dead, []int{1}) {
		t.Errorf("the units %v are taken to be dead, not 1 alone", dead)
	}
	f.prune(list)
	if f.units != 2 || len(f.weights) != 2+2*4 || f.surprise(list) != before {
		t.Errorf("%d units are left, with %d weights; the surprise was %v and is %v", f.units, len(f.weights), before,
			f.surprise(list))
	}
}

func TestForesee(t *testing.T) {
	f := newFit(&bots.Judge{Size: 1})
	game := make([]position, 3)
	for i := range game {
		game[i] = position{traits: [][]entry{{}, {}, nil}, target: []float64{1, 0, 0}}
	}
	for range 2 { // once more changes nothing
		f.foresee(game, 0.5)
		for i, want := range []float64{0.625, 0.75, 1} {
			if x := game[i].target; x[0] != want || x[1] != 1-want || x[2] != 0 {
				t.Errorf("of position %d the judge is to say %v, not %v for the winner", i, x, want)
			}
		}
	}
}

// The weights that ship foresee who wins games they were not fitted to, about as well as docs/bots.md says: a trait that
// is put in another place, or left out, makes them blind.
func TestJudgesForesee(t *testing.T) {
	for _, c := range []struct {
		game   string
		setups int // games for each number of players
		most   float64
	}{
		{"firelands", 40, 0.60},
		{"posthuman", 30, 0.95},
		{"saga", 20, 0.75},
	} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			k := kits[c.game]
			var list []*position
			for n := range 3 * c.setups {
				game := play(&k, 2+n%3, uint64(1e9+n))
				for i := range game {
					list = append(list, &game[i])
				}
			}
			x := surprise(k.judge, list)
			if x > c.most {
				t.Errorf("in %d positions the judge's surprise by the winner is %.3f, more than %.2f", len(list), x, c.most)
			}
			if nothing := newFit(&bots.Judge{Size: k.judge.Size}).surprise(list); nothing < 1.3*x {
				t.Errorf("the judge's surprise is %.3f, that of knowing nothing %.3f", x, nothing)
			}
			f := newFit(k.judge)
			copy(f.weights, k.judge.Weights)
			if dead := f.dead(list); len(list) > 2000 && len(dead) > 0 {
				t.Errorf("the units %v count in none of %d positions", dead, len(list))
			}
			t.Logf("%.3f in %d positions", x, len(list))
		})
	}
}

package bots

import (
	"math"

	"waystation/table"
)

// Scorer is a player who weighs options: the higher the score the better, 0 is what doing nothing is worth.
type Scorer interface {
	Player
	// Scores weighs the options of a question for a seat that sees this view.
	Scores(view any, ask *table.Ask) func(table.Option) int
}

// Easy is a player who makes a person's mistakes: as good as the scorer where things are plain, but it overlooks
// options, and it misjudges the rest. It never does what the scorer would only do for want of anything else.
func Easy(s Scorer, seed uint64) Player {
	e := &easy{s, seed, usual}
	if x, own := s.(interface{ Slips() Slips }); own {
		e.slips = x.Slips()
	}
	return e
}

type easy struct {
	Scorer
	seed  uint64
	slips Slips
}

// Whole reports whether the scorer wants to be asked for sets at once.
func (e *easy) Whole() bool {
	w, whole := e.Scorer.(Whole)
	return whole && w.Whole()
}

// Slips is how bad Easy is. A scorer may have a method of that name, for games where one slip costs more or less than
// in others.
type Slips struct {
	Overlooked int // options of 100 that it does not see
	Vague      int // by how much a score is misjudged at most, in any case
	Wrong      int // and by how many hundredths of itself
}

var usual = Slips{Overlooked: 8, Vague: 40, Wrong: 40}

// Choose answers a question.
func (e *easy) Choose(view any, ask *table.Ask) []table.Option {
	if ask.Amounts {
		return e.Scorer.Choose(view, ask)
	}
	weigh := e.Scores(view, ask)
	seen := *ask
	seen.Options = nil
	scores := map[table.Option]int{}
	for i := range ask.Options {
		o := ask.Options[i]
		if _, twice := scores[o.Option]; twice {
			continue
		}
		luck := rank(e.seed, ask.Number, i) * 0x94d049bb133111eb
		x := weigh(o.Option)
		scores[o.Option] = e.misjudge(x, luck)
		if luck>>32%100 >= uint64(e.slips.Overlooked) && x != math.MinInt32 {
			seen.Options = append(seen.Options, o)
		}
	}
	if len(seen.Options) < max(ask.Min, 1) {
		seen.Options = ask.Options
	}
	score := func(o table.Option) int { return scores[o] }
	if ask.Min == 1 && ask.Max == 1 {
		return []table.Option{Best(&seen, e.seed, score)}
	}
	set := []table.Option{}
	for want := range 2 { // what it likes, and then what it takes
		for _, o := range seen.Options {
			if likes := score(o.Option) > 0; likes && want == 0 && len(set) < ask.Max ||
				!likes && want == 1 && len(set) < ask.Min {
				set = append(set, o.Option)
			}
		}
	}
	return set
}

// misjudge is what it takes a score for.
func (e *easy) misjudge(x int, luck uint64) int {
	if x == math.MinInt32 {
		return x
	}
	off := int(luck%201) + int(luck>>16%201) - 200 // mostly near 0, from -200 to 200
	return x + off*(e.slips.Vague+min(max(x, -x), 1000)*e.slips.Wrong/100)/200
}

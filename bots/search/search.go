// Package search plays any game by trying its answers out: open-loop Monte Carlo tree search over determinized worlds.
// It plays on, again and again, in worlds that its seat can't tell from the real one, by a tree as far as that has
// grown and by a rule of thumb from there, and takes the answer that fared best. Open-loop: what is rolled and drawn on
// the way is no part of the tree. It knows no game. What a game may lend it is a rule of thumb (any bots.Player) and a
// judge of positions.
package search

import (
	"context"
	"slices"
	"sync"
	"time"

	"waystation/bots"
	"waystation/table"
)

// Style is how to search. Every zero means: without it.
type Style struct {
	// Rule makes the rule of thumb: its answer is tried first. Without it a random one is.
	Rule func(seed uint64) bots.Player
	// Swift makes the rule of thumb that plays on in the worlds visited; nil: play is random there.
	Swift func(seed uint64) bots.Player
	// Judge says of a position what share of winning each seat can expect, from 0 to 1. It may read the whole state:
	// that is one of an imagined world. It is not asked where somebody plays alone: there is nobody to compare with.
	Judge func(g table.Game, shares []float64)
	// Quiet says where a playout may be cut: where no seat is ahead just because the others have yet to move. nil:
	// after any step.
	Quiet func(g table.Game) bool
	// Horizon is after how many decisions a playout is cut, at the end of the step, and judged; it needs a judge.
	Horizon int
	// Foes lets the tree branch on what other seats answer; otherwise the rule of thumb answers for them.
	Foes bool
	// Explore is how much the tree prefers answers that were little tried.
	Explore float64
	// Plain selects by UCB1 alone; otherwise the rule of thumb's choice is expected to be right until proved wrong
	// (PUCT).
	Plain bool
	// Halving gives the answers of the question itself equal shares of the time, and leaves out the worse half again
	// and again.
	Halving bool
	// Depth is how many questions the tree reaches below the one that is asked; 0: as many as it has nodes for.
	Depth int
	// Doubt is how many standard errors an answer's gain over the rule of thumb's is counted down by in the end: the
	// less tried, the less trusted. Gain and error are those of the worlds in which both were tried, so that what both
	// have to thank the same world for is neither. 0: the answer with the highest mean over all its visits is taken.
	Doubt float64
}

// Budget is how long to think about an answer at most: until one of its bounds is reached. Where there is little
// choice, less of Time is taken. One of Iterations and Time must be given. With Iterations alone the same seed gives
// the same answers, for each number of threads its own.
type Budget struct {
	Iterations int
	Time       time.Duration
}

// enough is how many answers less one are worth all of the time; to fewer it gives less.
const enough = 8

// nodes is how many nodes a tree may have: some ten megabytes with four players.
const nodes = 1 << 17

// Bot is a player who searches.
type Bot struct {
	style  Style
	budget Budget
	seed   uint64
	rule   bots.Player

	last  *table.Worlds // the last question
	trees []*tree       // as they were when it was answered
	taken int           // the answer given, among the root's
}

// New makes a player.
func New(style Style, budget Budget, seed uint64) *Bot {
	b := &Bot{style: style, budget: budget, seed: seed, rule: bots.Random(seed)}
	if style.Rule != nil {
		b.rule = style.Rule(seed)
	}
	return b
}

// Choose answers without searching, by the rule of thumb.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option { return b.rule.Choose(view, ask) }

// Think answers the question of these worlds. Every thread grows a tree of its own; in the end they are put together.
// When the context ends it answers at once, with what it has found so far.
func (b *Bot) Think(ctx context.Context, w *table.Worlds, threads int) []table.Option {
	a := b.Analyse(ctx, w, threads)
	b.taken = slices.IndexFunc(b.answers(), func(x []table.Option) bool { return slices.Equal(x, a.Lines[0].Answer) })
	return a.Lines[0].Answer
}

// answers are those that were tried last.
func (b *Bot) answers() [][]table.Option {
	if len(b.trees) == 0 {
		return nil
	}
	return b.trees[0].answers
}

// Analysis is what a search has found out about a question.
type Analysis struct {
	// Lines are the answers that can be given, the best first.
	Lines []Line
	// Chances are what share of winning each seat can expect, from 0 to 1, if the best answer is given; a shared win
	// counts in parts.
	Chances []float64
	// Iterations is how often the match was played on.
	Iterations int
}

// Line is one answer to the question.
type Line struct {
	Answer []table.Option
	Visits int // how often it was tried
	// Chances are the seats' after this answer; nil if it was never tried.
	Chances []float64
}

// Analyse searches, and tells all that was found out.
func (b *Bot) Analyse(ctx context.Context, w *table.Worlds, threads int) *Analysis {
	ask := w.Ask()
	thumb := b.rule.Choose(w.View(), ask)
	answers := answersTo(ask, thumb, b.seed)
	if len(answers) == 1 {
		b.trees, b.last = nil, nil
		return &Analysis{Lines: []Line{{Answer: answers[0]}}, Chances: nil}
	}
	var keep []*tree
	if b.last != nil && w.Follows(b.last) && b.taken >= 0 {
		keep = b.trees
	}
	budget := b.budget
	if budget.Time > 0 {
		budget.Time = budget.Time * time.Duration(min(len(answers)+1, enough)) / enough
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, budget.Time)
		defer stop()
	}
	began := time.Now()
	b.last, b.trees = w, make([]*tree, threads)
	workers := make([]*worker, threads)
	var group sync.WaitGroup
	for i := range workers {
		x := newWorker(b, budget, w, answers, i, threads)
		if i < len(keep) {
			x.tree.graft(keep[i], b.taken, ask)
		}
		workers[i], b.trees[i] = x, x.tree
		group.Go(func() { x.work(ctx, began) })
	}
	group.Wait()
	for _, x := range workers {
		if x.err != nil {
			panic(x.err)
		}
	}
	return b.report()
}

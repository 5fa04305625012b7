package lab

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"waystation/games/cardfile"
)

// Change is a field of a card that is not as it is built in.
type Change = cardfile.Change

// Origin is where one side of a comparison of two files comes from.
type Origin struct {
	File    string   `json:"file"`
	Program string   `json:"program"`
	Rules   string   `json:"rules"`
	Bots    []string `json:"bots"`
}

// String is "old.jsonl: waystation (devel), build 12ab; rules 2-34cd; normal".
func (o Origin) String() string {
	program, bots := cmp.Or(o.Program, "an unknown program"), cmp.Or(strings.Join(o.Bots, ", "), "random")
	return fmt.Sprintf("%s: %s; rules %s; %s", o.File, program, o.Rules, bots)
}

// sides are what the two sides are called.
func (c *Changed) sides() (first, second string) {
	if len(c.From) > 0 {
		return "first", "second"
	}
	return "built in", "changed"
}

// surest is the difference that chance explains least, of wins if one of them stands out, of cards only if nothing
// else does; nil if nothing does.
func (c *Changed) surest() *Difference {
	var best *Difference
	for i := range c.Differences {
		d := &c.Differences[i]
		if d.Sure && (best == nil || d.before(best)) {
			best = d
		}
	}
	return best
}

// before reports whether a difference is to be told rather than another.
func (d *Difference) before(o *Difference) bool {
	if d.weight() != o.weight() {
		return d.weight() > o.weight()
	}
	return d.P < o.P || d.P == o.P && d.clear() > o.clear()
}

// weight is how much a difference matters to who asks what a change does.
func (d *Difference) weight() int {
	switch {
	case slices.Contains(winGroups, d.Group):
		return 2
	case d.OfCards():
		return 0
	}
	return 1
}

// clear is how many half widths of its interval a difference is wide.
func (d *Difference) clear() float64 {
	return math.Abs(d.Difference) / math.Max(d.High-d.Low, math.SmallestNonzeroFloat64)
}

// Headline says in a sentence what is most certainly different.
func (c *Changed) Headline() string {
	if c.Groups > 0 && c.Same == c.Groups {
		return "There is no difference."
	}
	d := c.surest()
	if d == nil {
		return "No difference stands out from what chance alone makes."
	}
	begin := "The surest difference in wins"
	if d.weight() < 2 {
		begin = "No difference in wins stands out. The surest other one"
	}
	return fmt.Sprintf("%s: %s (%s; the truth lies between %s and %s).", begin, d.sentence(),
		d.Figure(d.Difference, "+"), d.Figure(d.Low, "+"), d.Figure(d.High, "+"))
}

// sentence says what a difference is about.
func (d *Difference) sentence() string {
	form := map[string]string{
		ofBots:    "%s wins %s instead of %s",
		ofSeats:   "%s wins %s instead of %s",
		ofKinds:   "%s wins %s instead of %s",
		ofLength:  "%s a game: %s instead of %s",
		ofScores:  "score, %s: %s instead of %s",
		ofEnds:    "games end with %q: %s instead of %s",
		ofLosses:  "%s: %s a game instead of %s",
		ofOffered: "%s is offered in %s of the games instead of %s",
		ofTaken:   "%s is taken in %s of the games instead of %s",
		ofWonWith: "who has %s wins %s instead of %s",
	}[d.Group]
	return fmt.Sprintf(form, d.Name, d.Figure(d.Second, ""), d.Figure(d.First, ""))
}

// head writes what was compared and what came of it, in a few lines.
func (c *Changed) head(b *strings.Builder) {
	for i, o := range c.From {
		fmt.Fprintf(b, "%s: %s\n", []string{"first", "second"}[i], o)
	}
	for i, x := range c.Changes {
		if i == mostChanges {
			fmt.Fprintf(b, "... and %s changes more; --json lists them all\n", thousands(len(c.Changes)-i))
			break
		}
		fmt.Fprintf(b, "changed: %s\n", x)
	}
	fmt.Fprintf(b, "%s\n\n", c.Headline())
}

// mostChanges is how many changed fields the text lists.
const mostChanges = 20

// Need is how many games it takes to know figures of a kind to within a precision.
type Need struct {
	What  string  `json:"what"`
	Known float64 `json:"known"` // half the width of the widest interval of them now
	Games int     `json:"games"`
}

// winGroups are the groups of shares of wins.
var winGroups = []string{ofSeats, ofKinds, ofBots}

const differencesIn = "differences in "

// Needed are the games it takes to know the shares of wins, and how they differ, to within so much, half an
// interval's width. Widths shrink with the square root of the games.
func (r *Report) Needed(precision float64) []Need {
	widest := map[string]float64{}
	note := func(what string, low, high float64) { widest[what] = math.Max(widest[what], (high-low)/2) }
	for _, x := range r.WinRateBySeat {
		note(ofSeats, x.Low, x.High)
	}
	for _, x := range r.WinsByKind {
		note(ofKinds, x.Low, x.High)
	}
	if len(r.WinsByBot) > 1 {
		for _, x := range r.WinsByBot {
			note(ofBots, x.Low, x.High)
		}
	}
	if r.Changed != nil {
		for _, d := range r.Changed.Differences {
			if slices.Contains(winGroups, d.Group) {
				note(differencesIn+d.Group, d.Low, d.High)
			}
		}
	}
	var out []Need
	for _, prefix := range []string{"", differencesIn} {
		for _, group := range winGroups {
			if half := widest[prefix+group]; half > 0 {
				games := math.Ceil(float64(r.Finished) * square(half/precision))
				out = append(out, Need{prefix + group, half, int(games)})
			}
		}
	}
	return out
}

// neededText writes them as a few lines.
func (r *Report) neededText(b *strings.Builder) {
	precision := cmp.Or(r.Precision, usualPrecision)
	fmt.Fprintf(b, "\nGames it takes to know shares to within %.3g %%:\n", 100*precision)
	for _, n := range r.Needed(precision) {
		fmt.Fprintf(b, "  %s: about %s (now within %.1f %%)\n", n.What, thousands(n.Games), 100*n.Known)
	}
}

// usualPrecision is how well shares are to be known when nobody says.
const usualPrecision = 0.02

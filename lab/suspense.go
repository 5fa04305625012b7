package lab

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
)

// suspense is the drama of many games. It adds up.
type suspense struct {
	games, judged   int // of these, those that had a quiet moment
	moments, leads  int
	favoured        int64
	choices         int
	options         int
	waits, longest  map[int]int // how often each wait came, and how often it was the longest of a game
	offered, chosen map[string]int
}

func newSuspense() *suspense {
	return &suspense{waits: map[int]int{}, longest: map[int]int{}, offered: map[string]int{}, chosen: map[string]int{}}
}

// count adds a game.
func (x *suspense) count(d *drama) {
	x.games++
	if d.Moments > 0 {
		x.judged++
	}
	x.moments += d.Moments
	x.leads += d.Leads
	x.favoured += d.Favoured
	x.choices += d.Choices
	x.options += d.Options
	for wait, times := range d.Waits {
		x.waits[wait] += times
	}
	x.longest[d.longest()]++
	for kind, n := range d.Kinds {
		x.offered[kind] += n[0]
		x.chosen[kind] += n[1]
	}
}

// add adds what others have counted.
func (x *suspense) add(o *suspense) {
	x.games += o.games
	x.judged += o.judged
	x.moments += o.moments
	x.leads += o.leads
	x.favoured += o.favoured
	x.choices += o.choices
	x.options += o.options
	for _, m := range [][2]map[int]int{{x.waits, o.waits}, {x.longest, o.longest}} {
		for n, times := range m[1] {
			m[0][n] += times
		}
	}
	for kind, n := range o.offered {
		x.offered[kind] += n
		x.chosen[kind] += o.chosen[kind]
	}
}

// Drama is how games went for those who played them. Who is ahead is what the judge says at quiet moments.
type Drama struct {
	Games       int     `json:"games"`
	Moments     float64 `json:"moments"`      // quiet ones, a game
	LeadChanges float64 `json:"lead_changes"` // a game
	// HalfTime is how often who is ahead at half of the quiet moments wins; a shared win counts in parts.
	HalfTime Rate    `json:"half_time"`
	Choices  float64 `json:"choices"` // questions with more than one answer, a player and game
	Options  float64 `json:"options"` // each of them has
	// Waits are how often others choose between two choices of a seat, where they do: half of the waits are no longer
	// than Half, nine of ten no longer than Ninety, and in half of the games the longest of all is no longer than
	// Longest.
	Half    int `json:"half"`
	Ninety  int `json:"ninety"`
	Longest int `json:"longest"`
	// Kinds of options are offered in this many sorts, of those that were offered at least a hundred times. Never are
	// those that nobody took, Hardly those that were taken in less than one of a hundred questions that offered them.
	Kinds  int      `json:"kinds"`
	Never  []string `json:"never"`
	Hardly []string `json:"hardly"`
}

// often is how often a kind of options must have been offered before it is told that nobody takes it.
const often = 100

// report puts it into figures; nil if nobody looked.
func (x *suspense) report(players int) *Drama {
	if x.games == 0 {
		return nil
	}
	n := float64(x.games)
	d := &Drama{
		Games: x.games, Moments: float64(x.moments) / n, LeadChanges: float64(x.leads) / n,
		HalfTime: share95(float64(x.favoured)/share, float64(x.judged)),
		Choices:  float64(x.choices) / n / float64(players), Options: per(float64(x.options), float64(x.choices)),
		Half: quantile(x.waits, 50), Ninety: quantile(x.waits, 90), Longest: quantile(x.longest, 50),
		Never: []string{}, Hardly: []string{},
	}
	for _, kind := range slices.Sorted(maps.Keys(x.offered)) {
		offered, chosen := x.offered[kind], x.chosen[kind]
		if offered < often {
			continue
		}
		d.Kinds++
		switch {
		case chosen == 0:
			d.Never = append(d.Never, kind)
		case chosen*100 < offered:
			d.Hardly = append(d.Hardly, kind)
		}
	}
	return d
}

// quantile is the least number that so many of a hundred do not exceed.
func quantile(times map[int]int, percent int) int {
	all := 0
	for _, n := range times {
		all += n
	}
	below := 0
	for _, x := range slices.Sorted(maps.Keys(times)) {
		if below += times[x]; below*100 >= all*percent {
			return x
		}
	}
	return 0
}

// lines are the figures with their names.
func (d *Drama) lines(players int) (list [][2]string) {
	add := func(what, form string, figures ...any) {
		list = append(list, [2]string{what, fmt.Sprintf(form, figures...)})
	}
	if d.Moments > 0 {
		add("who is ahead at half time wins", "%s; even is %s", d.HalfTime, percent(1/float64(players)))
		add("another takes the lead", "%.1f times a game, of %.1f quiet moments", d.LeadChanges, d.Moments)
	}
	add("choices", "%.0f a player, of %.1f options each", d.Choices, d.Options)
	if players > 1 {
		add("others' choices between one's own", "half up to %d, nine of ten up to %d, the longest of a game %d",
			d.Half, d.Ninety, d.Longest)
	}
	add("kinds of options", "%d of %d never taken, %d hardly", len(d.Never), d.Kinds, len(d.Hardly))
	return list
}

// text writes them for people.
func (d *Drama) text(b *strings.Builder, players int) {
	w := tabwriter.NewWriter(b, 0, 0, 3, ' ', 0)
	fmt.Fprint(w, "\ndrama\n")
	for _, l := range d.lines(players) {
		fmt.Fprintf(w, "%s\t%s\n", l[0], l[1])
	}
	w.Flush()
	for _, l := range []struct {
		what  string
		kinds []string
	}{{"never taken", d.Never}, {"taken in less than one of a hundred questions", d.Hardly}} {
		if len(l.kinds) > 0 {
			fmt.Fprintf(b, "%s: %s\n", l.what, strings.Join(l.kinds, ", "))
		}
	}
}

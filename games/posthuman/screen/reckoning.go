package screen

import (
	"fmt"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// chart are the lines of the chart that parts several humans at the Fortress (PH-END-03).
var chart = []struct {
	label string
	of    func(*posthuman.Tally) int
}{
	{"Followers, 2 each", func(t *posthuman.Tally) int { return t.Followers }},
	{"Empty hunger slots, −1 each", func(t *posthuman.Tally) int { return t.Hunger }},
	{"Stats raised, 2 each", func(t *posthuman.Tally) int { return t.Stats }},
	{"Skills learned with XP, 1 each", func(t *posthuman.Tally) int { return t.Skills }},
	{"Unspent XP, 1 for each 3", func(t *posthuman.Tally) int { return t.XP }},
	{"Mutations, −1 each", func(t *posthuman.Tally) int { return t.Mutations }},
}

// reckoning is the end of the match: how far everybody came or, where the chart had to part some, that line by line;
// who won and why.
func (p *page) reckoning() web.Reckoning {
	r := web.Reckoning{Game: game, Head: "Journey points", Seal: p.Seal, SealURL: p.File}
	var journey []int
	for s := range p.v.Players {
		r.Seats = append(r.Seats, p.Mark(table.Seat(s)))
		journey = append(journey, p.v.Players[s].JP)
		if p.Result.Winners.Has(table.Seat(s)) {
			r.Winners = append(r.Winners, s)
		}
	}
	if p.charted() {
		r.Head = "The chart"
		r.Rows = append(r.Rows, web.ReckonRow{Label: "Journey points, not counted", Rule: "PH-END-02", Values: journey})
		for _, line := range chart {
			row := web.ReckonRow{Label: line.label, Rule: "PH-END-03"}
			for s := range p.v.Players {
				row.Values = append(row.Values, line.of(&p.v.Players[s].Tally))
			}
			r.Rows = append(r.Rows, row)
		}
		for s := range p.v.Players {
			r.Total = append(r.Total, p.v.Players[s].Tally.Total)
		}
	} else {
		for from, to := 0, 0; to < posthuman.LastSpace; from = to { // level by level
			level := posthuman.Level(from + 1)
			for to < posthuman.LastSpace && posthuman.Level(to+1) == level {
				to++
			}
			row := web.ReckonRow{
				Label: fmt.Sprintf("Level %d, steps %d to %d", level, from+1, to), Rule: "PH-JOURNEY-04",
			}
			for _, n := range journey {
				row.Values = append(row.Values, min(max(n, from), to)-from)
			}
			r.Rows = append(r.Rows, row)
		}
		r.Total = journey
	}
	r.Verdict, r.Rule = p.verdict()
	var gone []table.Seat
	for s := range table.Seat(len(p.v.Players)) {
		if p.player(s).Mutant {
			gone = append(gone, s)
		}
	}
	if len(gone) > 0 && p.v.Final != posthuman.AllTurned { // PH-TURN-05
		r.Verdict += " *" + p.names(gone) + "* turned, and left the journey track."
	}
	return r
}

// charted reports whether the chart had to part those in front: several humans, level on the track (PH-END-03,
// PH-RULING-65).
func (p *page) charted() bool {
	most, level := -1, 0
	for s := range table.Seat(len(p.v.Players)) {
		switch o := p.player(s); {
		case o.Mutant || o.JP < most:
		case o.JP > most:
			most, level = o.JP, 1
		default:
			level++
		}
	}
	return level > 1
}

// verdict is how it ended and who won, with the rule.
func (p *page) verdict() (words, rule string) {
	var winners []table.Seat
	there := 0
	for s := range table.Seat(len(p.v.Players)) {
		if p.Result.Winners.Has(s) {
			winners = append(winners, s)
		}
		if o := p.player(s); !o.Mutant && o.JP == posthuman.LastSpace {
			there++
		}
	}
	names := "*" + p.names(winners) + "*"
	win := " wins"
	if len(winners) > 1 {
		win = " win together"
	}
	switch {
	case p.v.Final == posthuman.AllTurned && len(winners) > 0:
		return "Everybody has turned. " + names + win + ", as mutants.", "PH-END-05"
	case p.v.Final == posthuman.AllTurned:
		return "The fifth mutation: nobody is left who could reach the Fortress.", "PH-SOLO-09"
	case p.v.Final == posthuman.TooLate:
		return "The Fortress has shut its gate, " + p.stepsShort() + " too soon.", "PH-SOLO-08"
	case p.v.Final == posthuman.NoWay:
		return "No tile is left to walk on.", "PH-RULING-65"
	case len(winners) == 0:
		return "Nobody wins.", "PH-END-01"
	case p.v.Solo:
		return names + " is in the Fortress in time.", "PH-SOLO-07"
	case there > 1 && len(winners) == 1:
		return "Several stood before the gate. " + names + " wins by the chart; level there, by the tiles on the map.",
			"PH-END-03"
	case len(winners) > 1:
		return names + " share it: level by the chart and by the tiles.", "PH-RULING-145"
	}
	return names + " reaches the Fortress alone, and wins.", "PH-END-02"
}

// stepsShort is how many steps were missing alone.
func (p *page) stepsShort() string {
	return english.Count(posthuman.LastSpace-p.player(0).JP, "step", "steps")
}

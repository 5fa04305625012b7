package screen

import (
	"slices"

	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// reckoning is the end of the match: what everybody scored, who won and why.
func (p *page) reckoning() web.Reckoning {
	r := web.Reckoning{Game: game, Head: "Victory points", Seal: p.Seal, SealURL: p.File}
	for s := range table.Seat(len(p.v.Players)) {
		r.Seats = append(r.Seats, p.mark(s))
		if p.Result.Winners.Has(s) {
			r.Winners = append(r.Winners, int(s))
		}
		total := p.side(s).VP
		if int(s) < len(p.Result.Scores) {
			total = p.Result.Scores[s]
		}
		r.Total = append(r.Total, total)
	}
	if p.v.Mode == saga.Solo {
		r.Head = "How far you came"
		r.Rows = p.soloRows()
	} else {
		r.Rows = p.scoreRows(r.Total)
	}
	r.Verdict, r.Rule = p.verdict()
	return r
}

// sources are where victory points come from, by the rule that an event of the score cites.
var sources = []struct{ label, rule string }{
	{"Recon", "PS-RECON-05"},
	{"Missions, with their tokens", "PS-MISSION-14"},
	{"Side mission", "PS-SIDE-03"},
	{"Tokens of a mission not finished", "PS-END-03"},
	{"XP left, 1 for each 5", "PS-END-04"},
	{"Knock-outs", "PS-KO-02"},
}

// scoreRows is the score line by line, a team's for each of its two; what the rest is, stories, landmarks and bosses
// gave or took.
func (p *page) scoreRows(totals []int) []web.ReckonRow {
	rest := slices.Clone(totals)
	var out []web.ReckonRow
	for _, x := range sources {
		row := web.ReckonRow{Label: x.label, Rule: x.rule, Values: make([]int, len(totals))}
		for _, e := range p.Events {
			vp, ok := saga.Scored(e)
			if !ok || e.Rule != x.rule {
				continue
			}
			for _, s := range p.members(p.v.Side(e.Seat)) {
				row.Values[s] += vp
				rest[s] -= vp
			}
		}
		out = append(out, row)
	}
	if slices.ContainsFunc(rest, func(n int) bool { return n != 0 }) {
		out = append(out, web.ReckonRow{Label: "Bosses, stories and landmarks", Rule: "PS-END-05", Values: rest})
	}
	return out
}

// soloRows is how far a player alone has come.
func (p *page) soloRows() []web.ReckonRow {
	stage := int(p.side(0).Stage)
	return []web.ReckonRow{
		{Label: "Missions done, 10 each", Rule: "PS-SOLO-11", Values: []int{10 * stage}},
		{Label: "Requirements of the next", Rule: "PS-SOLO-11", Values: []int{p.total(0) - 10*stage}},
	}
}

// total is a seat's score as the match counts it.
func (p *page) total(s int) int {
	if s < len(p.Result.Scores) {
		return p.Result.Scores[s]
	}
	return 0
}

// verdict is how it ended and who won, with the rule.
func (p *page) verdict() (words, rule string) {
	var winners []string
	for s := range table.Seat(len(p.v.Players)) {
		if p.Result.Winners.Has(s) {
			winners = append(winners, p.name(s))
		}
	}
	win := "*" + list(winners) + "* wins"
	if len(winners) > 1 {
		win = "*" + list(winners) + "* win together"
	}
	switch p.v.Final {
	case saga.Missions:
		return "All three missions are done, and the Fortress stands.", "PS-SOLO-11"
	case saga.Overrun:
		return "The threat has reached the Fortress.", "PS-SOLO-12"
	case saga.TooLate:
		return "Round 14 is over, and the missions are not done.", "PS-SOLO-13"
	case saga.BossDead:
		return "A boss was killed, and with the night the game ends. " + win + ".", "PS-END-02"
	}
	return "The last round is over. " + win + ".", "PS-END-01"
}

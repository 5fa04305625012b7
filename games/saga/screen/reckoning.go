package screen

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// reckoning is the end of the match: what every player or team scored, line by line, who won and why.
func (p *page) reckoning() web.Reckoning {
	r := web.Reckoning{Game: game, Head: "Victory points", Seal: p.Seal, SealURL: p.File}
	for side := range p.v.Sides {
		who := p.members(side)
		r.Seats = append(r.Seats, p.Mark(who[0]))
		if p.v.Mode == saga.Teams {
			r.Mates = append(r.Mates, p.Mark(who[1]))
		}
		if p.Result.Winners.Has(who[0]) {
			r.Winners = append(r.Winners, side)
		}
		r.Total = append(r.Total, p.total(who[0]))
	}
	if p.v.Mode == saga.Solo {
		r.Head = "How far you came"
		r.Rows = p.soloRows()
	} else {
		points := p.points()
		r.Rows = scoreRows(points, r.Total)
		for side := range p.v.Sides {
			r.Lines = append(r.Lines, p.lines(points, side))
		}
	}
	r.Verdict, r.Rule = p.verdict()
	return r
}

// source is where victory points come from, by the rule that an event of the score cites.
type source struct {
	rule, glyph, label, note string
	seldom                   bool // it is left out where nobody scored by it
}

var sources = []source{
	{rule: "PS-RECON-05", glyph: "scout", label: "Recon", note: "by sequence"},
	{rule: "PS-MISSION-14", glyph: "flag", label: "Missions", note: "by the score card, and 1 for each token"},
	{rule: "PS-SIDE-03", glyph: "place", label: "Side mission"},
	{rule: "PS-BOSS-06", glyph: "enemy", label: "Bosses", seldom: true},
	{rule: "PS-STORY-10", glyph: "book", label: "Stories", seldom: true},
	{rule: "PS-MAP-13", glyph: "gate", label: "Landmarks", seldom: true},
	{rule: "PS-KO-02", glyph: "damage", label: "Knock-outs", note: "−1 each, never below 0"},
	{rule: "PS-END-03", glyph: "flag", label: "Mission not finished", note: "at the end, 1 for each token"},
	{rule: "PS-END-04", glyph: "skill", label: "XP left", note: "at the end, 1 for each 5"},
}

// point is an event of the score: who scored how much by what, and when.
type point struct {
	seat  table.Seat
	side  int
	round int
	vp    int
	rule  string
	card  int16  // -1 for none
	made  string // what it is made of, "" where that is one thing
}

// points are all events of the score, in their order.
func (p *page) points() []point {
	var out []point
	round, made := 1, ""
	for _, e := range p.Events {
		if place, tokens, ok := saga.Done(e); ok {
			made = saga.MadeOf(place, tokens, "")
		}
		if n, ok := saga.Begins(e); ok {
			round = n
		}
		if vp, ok := saga.Scored(e); ok {
			x := point{seat: e.Seat, side: p.v.Side(e.Seat), round: round, vp: vp, rule: e.Rule, card: e.C}
			if e.Rule == "PS-MISSION-14" {
				x.made = made
			}
			out = append(out, x)
		}
	}
	return out
}

// scoreRows is the score source by source, a column for each side; what is left over of the totals has a row of its
// own.
func scoreRows(points []point, totals []int) []web.ReckonRow {
	rest := slices.Clone(totals)
	var out []web.ReckonRow
	for _, x := range sources {
		row := web.ReckonRow{
			Glyph: x.glyph, Label: x.label, Note: x.note, Rule: x.rule, Values: make([]int, len(totals)),
		}
		used := false
		for _, e := range points {
			if e.rule == x.rule {
				row.Values[e.side] += e.vp
				rest[e.side] -= e.vp
				used = true
			}
		}
		if used || !x.seldom {
			out = append(out, row)
		}
	}
	if slices.ContainsFunc(rest, func(n int) bool { return n != 0 }) {
		out = append(out, web.ReckonRow{Glyph: "event", Label: "All else", Rule: "PS-END-05", Values: rest})
	}
	return out
}

// lines are a side's score, event by event.
func (p *page) lines(points []point, side int) []web.ReckonLine {
	var out []web.ReckonLine
	missions := 0
	for _, e := range points {
		if e.side != side {
			continue
		}
		words := p.pointSays(e)
		if e.rule == "PS-MISSION-14" {
			missions++
			words = "mission " + strconv.Itoa(missions)
			if e.made != "" {
				words += ", " + e.made
			}
		}
		if e.rule != "PS-END-03" && e.rule != "PS-END-04" {
			words = "Round " + strconv.Itoa(e.round) + ": " + words
		}
		if p.v.Mode == saga.Teams {
			words += " (" + p.name(e.seat) + ")"
		}
		out = append(out, web.ReckonLine{Points: e.vp, Words: words, Rule: e.rule})
	}
	if out == nil {
		return []web.ReckonLine{{Words: "Nothing scored.", Rule: "PS-END-05"}}
	}
	return out
}

// pointSays is what an event of the score was for.
func (p *page) pointSays(e point) string {
	switch e.rule {
	case "PS-RECON-05":
		return "recon"
	case "PS-SIDE-03":
		return "the side mission"
	case "PS-KO-02":
		return "knocked out"
	case "PS-END-03":
		return english.Count(e.vp, "token", "tokens") + " of a mission not finished"
	case "PS-END-04":
		return itoa(p.player(e.seat).XP) + " XP left"
	}
	if e.card >= 0 {
		return saga.Of(table.Card(e.card)).Name
	}
	for _, x := range p.v.Tales {
		if e.rule == "PS-STORY-10" && x.Seat == e.seat && x.Round == e.round {
			return "“" + x.Title + "”"
		}
	}
	return "by the rules"
}

// soloRows is how far a player alone has come.
func (p *page) soloRows() []web.ReckonRow {
	stage := int(p.side(0).Stage)
	return []web.ReckonRow{
		{Glyph: "flag", Label: "Missions done", Note: "10 each", Rule: "PS-SOLO-11", Values: []int{10 * stage}},
		{Glyph: "check", Label: "Requirements of the next", Note: "1 each", Rule: "PS-SOLO-11",
			Values: []int{p.total(0) - 10*stage}},
	}
}

// total is a seat's score as the match counts it.
func (p *page) total(s table.Seat) int {
	if int(s) < len(p.Result.Scores) {
		return p.Result.Scores[s]
	}
	return p.side(s).VP
}

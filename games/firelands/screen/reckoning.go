package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// parts are the lines of the score pad with their rules.
var parts = [firelands.Parts]struct{ label, rule string }{
	firelands.PartSpaces:    {"Spaces ahead of the last convoy", "FL-END-02"},
	firelands.PartTrack:     {"Fame Track", "FL-END-03"},
	firelands.PartObjects:   {"Unused Objects", "FL-END-04"},
	firelands.PartRocks:     {"Fame rocks", "FL-END-05"},
	firelands.PartLoot:      {"Special Loot", "FL-END-06"},
	firelands.PartBoxes:     {"Fame boxes", "FL-END-07"},
	firelands.PartSurvivors: {"What Survivors bring", "FL-END-07"},
	firelands.PartCitadel:   {"Clean Survivors: the Citadel was reached", "FL-END-08"},
	firelands.PartOutside:   {"Undamaged cards: nobody got in", "FL-END-09"},
}

// part is a line of the score pad and its rule, by what the end was about (FL-MIX-13).
func (p *page) part(k firelands.Part) (label, rule string) {
	switch {
	case p.v.Ship > 0 && k == firelands.PartCitadel:
		return "Clean Survivors: the ship was reached", "FL-FROST-04"
	case p.v.Ship > 0 && k == firelands.PartOutside:
		return "Undamaged cards: the ship has sailed", "FL-FROST-04"
	}
	return parts[k].label, parts[k].rule
}

// counted is a part of a score while the match runs.
type counted struct{ fame, words string }

// running is what a player would score if it ended now, part by part, as all can count it; nil where nothing is to be
// counted, or all is counted already.
func (p *page) running(o *firelands.SeenPlayer) (out []counted) {
	if p.Over || o.Out {
		return nil
	}
	for k := firelands.Part(0); k < firelands.Parts; k++ {
		for _, l := range o.Tally.Lines {
			if l.Part == k {
				label, _ := p.part(k)
				out = append(out, counted{minus(o.Tally.Of(k)), label})
				break
			}
		}
	}
	if holdsEndLoot(o) { // FL-RULING-94
		out = append(out, counted{"+", "Special Loot counts at the end"})
	}
	return out
}

// kindAndScore says whether a person or a bot plays, and what they would score if it ended now.
func (p *page) kindAndScore(o *firelands.SeenPlayer) string {
	kind := p.kind(o.Seat)
	if len(p.running(o)) == 0 {
		return kind
	}
	return kind + ", " + minus(o.Tally.Total) + " Fame now"
}

// holdsEndLoot reports whether a player holds Special Loot that the viewer can see and that counts at the end.
func holdsEndLoot(o *firelands.SeenPlayer) bool {
	for _, c := range o.Hand {
		if f := c.Card.Face(); f != nil && f.EndLoot() {
			return true
		}
	}
	return false
}

// reckoning is the final score, part by part and line by line.
func (p *page) reckoning() web.Reckoning {
	r := web.Reckoning{Game: game, Head: "Fame from", Seal: p.Seal, SealURL: p.File}
	for s := range p.v.Players {
		o := &p.v.Players[s]
		r.Seats = append(r.Seats, p.mark(table.Seat(s)))
		r.Total = append(r.Total, o.Tally.Total)
		if p.Result.Winners.Has(table.Seat(s)) {
			r.Winners = append(r.Winners, s)
		}
		var lines []web.ReckonLine
		for _, l := range o.Tally.Lines {
			_, rule := p.part(l.Part)
			lines = append(lines, web.ReckonLine{Points: l.Fame, Words: p.lineWords(o, l), Rule: rule})
		}
		if o.Out {
			lines = []web.ReckonLine{{Words: "Out of the game: the last Survivor was lost.", Rule: "FL-LAST-01"}}
		}
		r.Lines = append(r.Lines, lines)
	}
	if p.v.Automa != nil {
		p.reckonAutoma(&r)
	}
	for part := range parts {
		label, rule := p.part(firelands.Part(part))
		row := web.ReckonRow{Label: label, Rule: rule}
		counted := false
		for s := range p.v.Players {
			t := &p.v.Players[s].Tally
			row.Values = append(row.Values, t.Of(firelands.Part(part)))
			for _, l := range t.Lines {
				counted = counted || l.Part == firelands.Part(part)
			}
		}
		if a := p.v.Automa; a != nil {
			row.Values = append(row.Values, a.Tally.Of(firelands.Part(part)))
			counted = counted || a.Tally.Of(firelands.Part(part)) != 0
		}
		if counted {
			r.Rows = append(r.Rows, row)
		}
	}
	won, tie, rule := p.verdict()
	r.Verdict, r.Rule = strings.TrimSpace(won+" "+tie), rule
	return r
}

// lineWords says what a line of a score counts.
func (p *page) lineWords(o *firelands.SeenPlayer, l firelands.Line) string {
	n := strconv.Itoa(l.Count)
	switch l.Part {
	case firelands.PartSpaces:
		if l.Count == 0 {
			return "The last convoy, on space " + strconv.Itoa(int(o.Space))
		}
		return "On space " + strconv.Itoa(int(o.Space)) + ", " + english.Count(l.Count, "space", "spaces") +
			" ahead of the last convoy by the shortest way"
	case firelands.PartTrack:
		return "Fame Track at " + minus(l.Count)
	case firelands.PartObjects:
		return english.Count(l.Count, "unused Object", "unused Objects")
	case firelands.PartRocks:
		return english.Count(l.Count, "Fame rock", "Fame rocks")
	case firelands.PartCitadel:
		return english.Count(l.Count, "Survivor", "Survivors") + " without Contamination"
	case firelands.PartOutside:
		return english.Count(l.Count, "convoy card", "convoy cards") + " without Damage"
	case firelands.PartLoot:
		return cardLink(table.Card(l.Card)) + ", counting " + n
	}
	return cardLink(table.Card(l.Card))
}

// level is what decides between those with as much Fame (FL-END-10).
const level = "Level on Fame the higher space wins, then the place further right in the turn order."

// verdict is who won, what decided between those who had as much, "" where nobody had, and by which rule.
func (p *page) verdict() (won, tie, rule string) {
	if p.v.Automa != nil {
		won, rule = p.soloVerdict()
		return won, "", rule
	}
	var names []string
	best := 0
	for s := range p.v.Players {
		if p.Result.Winners.Has(table.Seat(s)) {
			names = append(names, p.name(table.Seat(s)))
			best = p.v.Players[s].Tally.Total
		}
	}
	if len(names) == 0 {
		return "Nobody is left to win.", "", "FL-LAST-01"
	}
	tied := 0
	for s := range p.v.Players {
		if !p.v.Players[s].Out && p.v.Players[s].Tally.Total == best {
			tied++
		}
	}
	says := "*" + english.List(names) + "* wins with " + strconv.Itoa(best) + " Fame."
	switch {
	case len(p.v.Order) == 1:
		return "*" + english.List(names) + "* is the last one left, and wins.", "", "FL-RULING-96"
	case tied > 1:
		return says, level, "FL-END-10"
	}
	return says, "", "FL-END-01"
}

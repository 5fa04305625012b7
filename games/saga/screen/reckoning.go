package screen

import (
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
	r.Verdict, r.Rule = p.verdict()
	return r
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

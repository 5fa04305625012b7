package screen

import (
	"strconv"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// verdict is how it ended and who won, with the rule that decided.
func (p *page) verdict() (words, rule string) {
	switch p.v.Final {
	case saga.Missions:
		return "All three missions are done in round " + strconv.Itoa(p.v.Round) + ", and the Fortress stands.",
			"PS-SOLO-11"
	case saga.Overrun:
		return "The threat has reached the Fortress in round " + strconv.Itoa(p.v.Round) + ". " + p.missionsSay() + ".",
			"PS-SOLO-12"
	case saga.TooLate:
		return "Round 14 is over, and the missions are not done: " + p.missionsSay() + ".", "PS-SOLO-13"
	}
	words, rule = "The last round is over. ", "PS-END-01"
	if p.v.Final == saga.BossDead {
		words, rule = "A boss was killed, and with the night the game ends. ", "PS-END-02"
	}
	level, steps := p.v.TieBreaks(p.Result.Winners)
	if level.Len() < 2 {
		return words + p.winSays() + ".", rule
	}
	words += p.sidesOf(level) + " are level with " + strconv.Itoa(p.total(level.First())) + " VP. "
	for _, x := range steps {
		if x.Left.Len() > 1 {
			words += tieWords[x.Rule] + ": " + p.sidesOf(x.Left) + " are left. "
		} else {
			words += tieWords[x.Rule] + ": " + p.sidesOf(x.Left) + either(p.v.Mode == saga.Teams, " win.", " wins.")
		}
		rule = x.Rule
	}
	if p.shared(p.Result.Winners) {
		words += "They share the victory."
	}
	return words, rule
}

// tieWords are who is ahead of those who are level, by the rules that say so.
var tieWords = map[string]string{
	"PS-TIE-01": "Who has killed a boss is ahead",
	"PS-TIE-02": "Whose second mission was done in the earlier round is ahead",
	"PS-TIE-03": "Who has less fatigue and fewer mutations is ahead",
	"PS-TIE-04": "They settle it with their fists",
}

// shared reports whether several sides have won.
func (p *page) shared(winners table.Seats) bool {
	side := -1
	for s := range p.v.Players {
		if x := table.Seat(s); winners.Has(x) && side >= 0 && p.v.Side(x) != side {
			return true
		} else if winners.Has(x) {
			side = p.v.Side(x)
		}
	}
	return false
}

// winSays is who won, with how much, and how near it was.
func (p *page) winSays() string {
	first := p.Result.Winners.First()
	best, next := p.total(first), -1
	var behind table.Seats
	for side := range p.v.Sides {
		s := p.members(side)[0]
		switch n := p.total(s); {
		case p.Result.Winners.Has(s) || n < next:
		case n == next:
			behind = behind.With(s)
		default:
			next, behind = n, table.Set(s)
		}
	}
	says := p.sidesOf(table.Set(first)) + either(p.v.Mode == saga.Teams, " win", " wins") + p.withSays()
	if behind == 0 {
		return says
	}
	return says + ", " + strconv.Itoa(best-next) + " ahead of " + p.sidesOf(behind)
}

// withSays is with how much somebody wins.
func (p *page) withSays() string {
	return " with " + strconv.Itoa(p.total(p.Result.Winners.First())) + " VP"
}

// wonSays is who won, with how much, in few words.
func (p *page) wonSays() string {
	won := p.Result.Winners
	says := " wins"
	if won.Len() > 1 {
		says = " win"
	}
	return web.Plain(p.sidesOf(won)) + says + p.withSays()
}

// sidesOf are the names of players, or of teams by their first players.
func (p *page) sidesOf(who table.Seats) string {
	var names []string
	for side := range p.v.Sides {
		if s := p.members(side)[0]; who.Has(s) {
			names = append(names, "*"+p.sideName(side)+"*")
		}
	}
	return english.List(names)
}

// sideName is what a player or a team is called.
func (p *page) sideName(side int) string {
	var names []string
	for _, s := range p.members(side) {
		names = append(names, p.name(s))
	}
	return english.List(names)
}

// missionsSay is how far somebody alone has come.
func (p *page) missionsSay() string {
	done := int(p.side(0).Stage)
	says := strconv.Itoa(done) + " of 3 missions done"
	if n := p.total(0) - 10*done; n > 0 {
		says += ", and " + english.Count(n, "requirement", "requirements") + " of the next"
	}
	return says
}

// ended says in the panel how it ended, where the house's words for it are not this game's: a team's score is one, and
// alone there is none.
func (p *page) ended(a *web.Ask) {
	switch p.v.Mode {
	case saga.Solo:
		a.Known = english.Capital(p.missionsSay()) + "."
	case saga.Teams:
		var scores []string
		for side := range p.v.Sides {
			scores = append(scores, p.sideName(side)+" "+strconv.Itoa(p.total(p.members(side)[0])))
		}
		a.Known = "Victory points: " + scores[0] + ", " + scores[1]
		if s := p.Result.Winners.First(); p.Result.Winners.Len() == 2 {
			a.Say = p.sideName(p.v.Side(s)) + " win."
		}
	}
}

// homecoming is the title of the end, for a viewer or, with Nobody, for everybody.
func (p *page) homecoming(viewer table.Seat) string {
	switch p.v.Final {
	case saga.Missions:
		return "The Fortress stands."
	case saga.Overrun:
		return "They are in the Fortress."
	case saga.TooLate:
		return "Too late."
	}
	home := p.comesFirst(viewer)
	if p.v.Final == saga.BossDead {
		for _, e := range p.points() {
			if e.rule == "PS-BOSS-06" && e.card >= 0 {
				return saga.Of(table.Card(e.card)).Name + " is dead. " + home
			}
		}
	}
	return home
}

// comesFirst is who comes home first, or which of them come home together.
func (p *page) comesFirst(viewer table.Seat) string {
	won := p.Result.Winners
	switch {
	case viewer != table.Nobody && won.Has(viewer) && p.shared(won):
		return "You come home together."
	case viewer != table.Nobody && won.Has(viewer):
		return "You come home first."
	case won.Len() == 1:
		return p.name(won.First()) + " comes home first."
	case p.shared(won):
		return web.Plain(p.sidesOf(won)) + " come home together."
	}
	return p.sideName(p.v.Side(won.First())) + " come home first."
}

package posthuman

import (
	"cmp"
	"strconv"
	"strings"

	"waystation/games/words"
	"waystation/table"
)

// evadeProspect is how an attempt to evade ends, with the cards that can be used in it and without (PH-EVADE-03,
// PH-EVADE-04, PH-EVADE-07).
func (g *Game) evadeProspect(s table.Seat) Prospect {
	mine, theirs := g.nimble(s), g.fastest(s)
	die := escape(mine, theirs)
	if die.ways == die.all {
		sure := Clause{Loud: "you get away for certain", After: g.insteadOf(s), About: AboutAway}
		return Prospect{Clauses: []Clause{sure}, Odds: []int{100, 0}}
	}
	var sure []string
	with, chance := "", die.percent()
	g.usesNow(s, WhenEvade, func(c table.Card, u *Use) {
		if n := u.gain(DoEvade); u.does(DoSureEvade) {
			sure = append(sure, Of(c).Name)
		} else if n > 0 {
			x := escape(mine+n, theirs)
			with += ", with " + Of(c).Name + " " + inTen(x)
			chance = cmp.Or(chance, x.percent())
		}
	})
	fight := g.seen(s).Chances(VerbEvade.Of())
	caught := fight.Ends()
	caught.Before = "else you roll 1 melee die in round 1, they may shoot and you may not, and "
	caught.About = AboutElse
	if sure != nil {
		caught.Before = "by the die " + inTen(die) + with + ", " + caught.Before
		caught.Chance = cmp.Or(chance, caught.Chance)
		away := Clause{Before: "with " + strings.Join(sure, " or ") + " ", Loud: "you get away for certain",
			After: g.insteadOf(s), About: AboutAway}
		return Prospect{Clauses: []Clause{away, caught}, Odds: []int{100, 0}}
	}
	says, percent := words.OftenApart(die.percent(), "get away")
	away := Clause{Loud: "you " + says, After: percent + with + g.insteadOf(s), About: AboutAway, Chance: chance}
	return Prospect{Clauses: []Clause{away, caught}, Odds: fight.oddsOr(die.percent())}
}

// insteadOf are the encounter that takes the place of one that is evaded, and those of the zone that are left behind it
// (PH-EVADE-04, PH-EVADE-05, PH-ENC-02).
func (g *Game) insteadOf(s table.Seat) string {
	says := ", but meet another encounter at once"
	if !g.elusive(s) {
		says += ", which can't be evaded"
		g.usesNow(s, WhenEvade, func(c table.Card, u *Use) {
			if u.does(DoAgain) {
				says += " unless you use " + Of(c).Name
			}
		})
	}
	if left := int(g.mat(s).Journey.Figures) - 1; left > 0 {
		says += ", and " + strconv.Itoa(left) + " more after it"
	}
	return says
}

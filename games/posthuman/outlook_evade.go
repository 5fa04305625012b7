package posthuman

import (
	"strconv"
	"strings"

	"waystation/table"
)

// evadeWords are how an attempt to evade ends, with the cards that can be used in it and without (PH-EVADE-03,
// PH-EVADE-04, PH-EVADE-07).
func (g *Game) evadeWords(s table.Seat) string {
	mine, theirs := g.nimble(s), g.fastest(s)
	die := escape(mine, theirs)
	if die.ways == die.all {
		return "you get away for certain" + g.insteadOf(s)
	}
	var sure []string
	with := ""
	g.usesNow(s, WhenEvade, func(c table.Card, u *Use) {
		if n := u.gain(DoEvade); u.does(DoSureEvade) {
			sure = append(sure, Of(c).Name)
		} else if n > 0 {
			with += ", with " + Of(c).Name + " " + inTen(escape(mine+n, theirs))
		}
	})
	_, ends := g.chanceWords(s, VerbEvade.Of())
	caught := "else you roll 1 melee die in round 1, they may shoot and you may not, and " + ends
	if sure != nil {
		return "with " + strings.Join(sure, " or ") + " you get away for certain" + g.insteadOf(s) + "; by the die " +
			inTen(die) + with + ", " + caught
	}
	return "you " + often(die, "get away") + with + g.insteadOf(s) + "; " + caught
}

// insteadOf are the encounter that takes the place of one that is evaded, and those of the zone that are left behind it
// (PH-EVADE-04, PH-EVADE-05, PH-ENC-02).
func (g *Game) insteadOf(s table.Seat) string {
	words := ", but meet another encounter at once"
	if !g.elusive(s) {
		words += ", which can't be evaded"
		g.usesNow(s, WhenEvade, func(c table.Card, u *Use) {
			if u.does(DoAgain) {
				words += " unless you use " + Of(c).Name
			}
		})
	}
	if left := int(g.mat(s).Journey.Figures) - 1; left > 0 {
		words += ", and " + strconv.Itoa(left) + " more after it"
	}
	return words
}

package posthuman

import (
	"slices"

	"waystation/table"
)

// inFight is what is true of all options of a question in a fight.
const inFight = "In this fight"

// What may still come of a fight besides what an option itself leads to is said with these questions. Each may be the
// last before it comes: rounds go on without asking where there is nothing to choose.
var (
	fightBegins = []*table.Prompt{AskConfront, askShoot, askEngage, askMeet}
	fightGoesOn = []*table.Prompt{askAim, askReroll, askSpend, askEntry, askBlock, askYield}
)

// ahead are what may come of the fight going on whichever option of a question is taken, in clauses (PH-KO-01,
// PH-SCAR-01, PH-RULING-116).
func (g *Game) ahead(p *table.Prompt, s table.Seat) []string {
	begins, f := slices.Contains(fightBegins, p), &g.mat(s).Fight
	if !begins && p != askPrevent && !slices.Contains(fightGoesOn, p) {
		return nil
	}
	var says []string
	you := g.seen(s)
	switch {
	case g.duelling(s) && begins:
		says = append(says, "if it wounds you, you draw a scar", "if you alone wound, you gain 1 XP")
	case g.living(s) > 0 && begins && p != AskConfront: // there it is what to fight for
		says = append(says, "a win brings "+you.Spoils())
		if away := you.Escaped(); away != "" {
			says = append(says, away)
		}
	}
	if f.Hurt && !f.Scarred {
		says = append(says, "a scar for your wound when this round ends")
	}
	if p != askPrevent && (g.living(s) > 0 || g.duelling(s)) { // what is let through says what it comes to
		says = append(says, "a knock-out "+you.Fall())
	}
	return says
}

// duelling reports whether a mutant player has fallen upon somebody, as an embrace does (PH-RULING-131).
func (g *Game) duelling(s table.Seat) bool {
	f := &g.mat(s).Fight
	return f.Joined && !f.On
}

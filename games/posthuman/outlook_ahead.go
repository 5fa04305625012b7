package posthuman

import (
	"slices"

	"waystation/english"
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

// intoFights are what leads to encounters, of which none is known yet.
var intoFights = []table.Verb{VerbOnward, VerbStep, VerbLevel}

// besides is what may come of an option besides what it leads to itself, and of which options of its question that is
// true.
func (g *Game) besides(p *table.Prompt, o table.Option, s table.Seat) (which string, says []string) {
	moves := o.Verb == VerbDeclare && Action(o.A) == Move || slices.Contains(intoFights, o.Verb)
	switch {
	case moves && o != table.Pass:
		which, says = "In a fight", []string{"a knock-out " + g.seen(s).FallAhead()}
	case p == askOption:
		which, says = "Whatever you choose", []string{storiesTake(int(g.mat(s).Journey.Level))}
	default:
		which, says = inFight, g.ahead(p, s)
		if p == askReroll && g.rerollsBy(s).Verb == VerbThink {
			says = append(says, "your mind re-rolls only once") // PH-STAT-13, PH-STAT-14
		}
	}
	if coming := g.coming(p, s); coming != nil {
		which, says = "Whatever you do", append(says, coming...)
	}
	return which, says
}

// priceOf is what is lost by an effect that takes something, as a price is called: of a wound it is health.
var priceOf = map[Do]Do{
	DoLoseFood: DoFood, DoLoseAmmo: DoAmmo, DoLoseHealth: DoHealth, DoLoseMorale: DoMorale, DoWound: DoHealth,
	DoLoseItem: DoItem, DoHunger: DoHunger, DoScar: DoScar,
}

// storiesTake says what the options of the narrative encounters of a level take at most, by the cards that are printed:
// what comes of one stays untold (PH-RULING-117).
func storiesTake(level int) string {
	var most [len(doNouns)]int8
	fight := ""
	count := func(list []Effect) {
		var sum [len(doNouns)]int8
		for _, e := range list {
			if takes(e) {
				price := priceOf[e.Do]
				sum[price] += e.N
				most[price] = max(most[price], sum[price])
			}
			if e.Do == DoHumans || e.Do == DoMutants {
				fight = ", or end in a fight"
			}
		}
	}
	for _, c := range Cards(GroupEncounters1 + Group(level-1)) {
		for i := range Of(c).Options {
			count(Of(c).Options[i].Win)
			count(Of(c).Options[i].Lose)
		}
	}
	var list []string
	for do, n := range most {
		if n > 0 {
			list = append(list, inWords([]Effect{{Do: Do(do), N: n}}))
		}
	}
	return "stories of this level cost up to " + english.List(list) + fight
}

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

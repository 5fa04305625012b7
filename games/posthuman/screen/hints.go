package screen

import (
	"waystation/games/posthuman"
	"waystation/web"
)

// hint is first-time help for a phase.
var hints = map[posthuman.Phase]web.Hint{
	posthuman.PhaseEvent: {ID: "ph-event",
		Words: "Each turn begins with an event. It stands over the map until the turn ends; a seasonal one may " +
			"stay longer."},
	posthuman.PhaseEating: {ID: "ph-eat",
		Words: "Whoever eats moves to the right on the hunger track, or stays at its end; whoever does not moves to " +
			"the left. What stands in the slot where you end happens to you, every turn."},
	posthuman.PhaseDeclare: {ID: "ph-declare",
		Words: "Everybody chooses one action in secret: {camp} Camp heals 2 health, {forage} Forage draws a " +
			"supply card, " +
			"{scout} Scout lays tiles ahead, {step} Move takes you on and into encounters."},
	posthuman.PhaseTrade: {ID: "ph-trade",
		Words: "You may trade with humans on the same kind of terrain. What you receive goes straight into your " +
			"backpack, so there must be room."},
	posthuman.PhaseCamp: {ID: "ph-camp",
		Words: "Camping heals 2 {health}; in a safe house 1 {health} or 1 {morale} more. Some cards help others on " +
			"your kind of terrain."},
	posthuman.PhaseForage: {ID: "ph-forage",
		Words: "One supply card, and the row of your terrain on it. Each tile can be foraged once."},
	posthuman.PhaseScout: {ID: "ph-scout",
		Words: "Lay a tile at each vacant exit. Its road must meet yours; the other sides need not fit. A road that " +
			"ends at a bar leads nowhere."},
	posthuman.PhaseMove: {ID: "ph-move",
		Words: "Each figure in a zone is an encounter. Finish the zone and you take a step on the {step} journey, " +
			"unless it is a dead zone. " +
			"A tile must be gone through to its end."},
	posthuman.PhaseMutant: {ID: "ph-mutant",
		Words: "The mutants act: the card they chose, or one of their default actions. Terrain on a card says where " +
			"its victim must stand."},
}

var fightHint = web.Hint{
	ID: "ph-fight", Amid: true,
	Words: "First everybody shoots, then up to three rounds of melee. More attacks than the other " +
		"side, and yours deals wounds; a {armor} block takes one die off the table. Knocked out is not dead: " +
		"you wake on the starting tile, with 2 scars more, 3 if a mutant struck, and your followers gone.",
}

var storyHint = web.Hint{
	ID: "ph-story", Words: "No dice are thrown before you choose. A test passes with your stat or less on a die; " +
		"what it leads to is told afterwards.",
}

// goal is what humans play for (PH-END-01 to PH-END-05), alone what one plays for (PH-SOLO-07 to PH-SOLO-09).
const goal = "Be on the tenth space of the {step} journey. You gain a space with the last encounter of a zone, and " +
	"the turn in which somebody gains the tenth is the last. Whoever turns mutant " + mutantWins + "."

// mutantWins is what a mutant plays for (PH-GOAL-02, PH-END-05), in the same words wherever it is said.
const mutantWins = "wins only once everybody has turned"

const goalAlone = "Be on the tenth space of the {step} journey by the turn in which the event The Fortress is drawn, " +
	"one of the last three. You gain a space with the last encounter of a zone. A fifth mutation loses the game."

var setupHint = web.Hint{
	ID: "ph-setup", Words: "{fist} strength is health and wounds, {mind} mind is morale and re-rolls, {speed} speed " +
		"gets you away, {blade} melee and {weapon} shooting are dice.",
}

// hint is the help that goes with the question, for whoever plays.
func (p *page) hint() web.Hint {
	if p.Asked == nil || p.v.Seat < 0 || len(p.ask.Choices)+len(p.ask.Free) == 0 {
		return web.Hint{}
	}
	o := p.player(p.v.Seat)
	switch {
	case p.v.Phase <= posthuman.PhaseShop:
		return p.withGoal(setupHint)
	case o.Mutant:
		return hints[posthuman.PhaseMutant]
	case p.fighting(p.v.Seat):
		return fightHint
	case o.Reveal != posthuman.Unseen:
		return storyHint
	}
	switch {
	case p.offers(posthuman.VerbPlace):
		return hints[posthuman.PhaseScout]
	case p.v.Phase == posthuman.PhaseDeclare:
		return p.withGoal(hints[p.v.Phase])
	}
	return hints[p.v.Phase]
}

// withGoal adds what one plays for.
func (p *page) withGoal(h web.Hint) web.Hint {
	h.Goal, h.Aim = goal, "space 10 of the journey."
	if p.v.Solo {
		h.Goal, h.Aim = goalAlone, "space 10 of the journey, in time."
	}
	return h
}

package screen

import (
	"waystation/games/saga"
	"waystation/web"
)

// hints are first-time help for a phase.
var hints = map[saga.Phase]web.Hint{
	saga.PhaseEating: {ID: "ps-eat",
		Words: "Eat 1 {food}, or move your fatigue on: what stands under its next hole happens at once. On your " +
			"camp, and in the Fortress, you need not eat."},
	saga.PhaseBroadcast: {ID: "ps-bid",
		Words: "Everybody bids {broadcast} tokens in secret. The highest goes first, today too, and all take land " +
			"from the queue in that order."},
	saga.PhaseTaking: {ID: "ps-take",
		Words: "A tile and the site on it come as a pair. Tiles make the way, sites in a row score recon."},
	saga.PhaseDeclare: {ID: "ps-declare",
		Words: "{camp} Camp recovers, {forage} forage moves and loots, {broadcast} map readies tokens and lays land, " +
			"{step} trek moves and fights for a mission token."},
	saga.PhaseDay: {ID: "ps-day", Words: "A move is two steps. Laying a tile ends it; a march turns up a tile that " +
		"nobody has chosen, and costs 1 fatigue."},
	saga.PhaseNight: {ID: "ps-night",
		Words: "By night XP turn into skills, and a landmark under you shows what it is."},
}

var fightHint = web.Hint{
	ID: "ps-fight", Amid: true,
	Words: "A card that leads counts in every round, and is exhausted after. First both shoot, then " +
		"they strike: attacks less attacks is the value that both charts are read by.",
}

var storyHint = web.Hint{
	ID: "ps-story", Words: "In a challenge one card leads, and up to two are drawn. The sum of their {mind} or " +
		"{speed} must reach the number.",
}

var setupHint = web.Hint{
	ID: "ps-setup", Words: "XP to begin with are for skills, and what is left of them is lost. {target} Shots and " +
		"{blade} attacks stand on your cards.",
}

// hint is the help that goes with the question, for whoever plays.
func (p *page) hint() web.Hint {
	if p.Asked == nil || p.v.Seat < 0 || len(p.ask.Choices)+len(p.ask.Free) == 0 {
		return web.Hint{}
	}
	o := p.player(p.v.Seat)
	switch {
	case p.v.Phase == saga.PhaseSetup:
		return setupHint
	case o.Fight.On:
		return fightHint
	case p.v.Story.Number > 0 || p.v.Trial.On:
		return storyHint
	}
	if p.bidding() {
		return hints[saga.PhaseBroadcast]
	}
	return hints[p.v.Phase]
}

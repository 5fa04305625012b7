package screen

import (
	"strconv"

	"waystation/games/saga"
	"waystation/web"
)

// hints are first-time help for a phase.
var hints = map[saga.Phase]web.Hint{
	saga.PhaseEating: {ID: "ps-eat",
		Words: "Eat 1 {food}, or tire: your fatigue goes on by one, and what its next field shows happens at once. " +
			"On your camp, and in the Fortress, you need not eat."},
	saga.PhaseBroadcast: {ID: "ps-bid",
		Words: "Everybody bids {broadcast} tokens in secret. The highest goes first, today too, and all take land " +
			"from the queue in that order."},
	saga.PhaseTaking: {ID: "ps-take",
		Words: "A tile and the site on it come as a pair. Tiles make the way, sites in a row score recon."},
	saga.PhaseDeclare: {ID: "ps-declare",
		Words: "{camp} Camp recovers, {forage} forage moves and loots, {broadcast} map readies tokens and lays land, " +
			"{step} trek moves and fights for a mission token."},
	saga.PhaseNight: {ID: "ps-night",
		Words: "By night XP turn into skills, and a landmark under you shows what it is."},
}

// dayHints are those of the questions of a turn.
var dayHints = map[string]web.Hint{
	"move": {ID: "ps-day",
		Words: "A move is two steps. Laying a tile ends it; a march turns up a tile that nobody has chosen, and " +
			"costs 1 fatigue."},
	"camp": {ID: "ps-camp",
		Words: "Each point recovers one thing that you have lost. While your camp stands where you wake, you " +
			"need not eat."},
	"survey": {ID: "ps-map",
		Words: "You may lay land of your hand beside where you stand, then sites on it. Sites in a row score " +
			"recon; land is where missions are marked."},
	"token": {ID: "ps-token",
		Words: "A mission token marks land that your mission asks for. Each is 1 VP, and more come when the mission " +
			"is complete."},
}

var fightHint = web.Hint{
	ID: "ps-fight", Amid: true,
	Words: "A card that leads counts in every round, and is exhausted after. First both shoot, then " +
		"they strike: your attacks minus its attacks give the value that both charts are read by.",
}

var storyHint = web.Hint{
	ID: "ps-story", Words: "In a challenge one card leads, and up to two are drawn. The sum of their {mind} or " +
		"{speed} must reach the number.",
}

var setupHint = web.Hint{
	ID: "ps-setup", Words: "XP to begin with are for skills, and what is left of them is lost. {target} Shots and " +
		"{blade} attacks stand on your cards.",
}

// firstHint is the help before the first round: what wins, and what is chosen.
func (p *page) firstHint() web.Hint {
	h := setupHint
	if p.v.Mode != saga.Solo {
		h.Words = "The most VP win, after round " + strconv.Itoa(p.v.Mode.Rounds()) + " or when a boss is dead. " +
			"Missions bring most, then sites in a row. " + h.Words
	}
	return h
}

// hint is the help that goes with the question, for whoever plays.
func (p *page) hint() web.Hint {
	if p.Asked == nil || p.v.Seat < 0 || len(p.ask.Choices)+len(p.ask.Free) == 0 {
		return web.Hint{}
	}
	o := p.player(p.v.Seat)
	switch {
	case p.v.Phase == saga.PhaseSetup:
		return p.firstHint()
	case p.telling():
		return storyHint
	case o.Fight.On:
		return fightHint
	}
	if p.bidding() {
		return hints[saga.PhaseBroadcast]
	}
	if p.v.Phase == saga.PhaseDay {
		return dayHints[p.Asked.Prompt.Kind]
	}
	return hints[p.v.Phase]
}

package screen

import (
	"slices"
	"strings"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// hint is first-time help for a phase, given with the first question that offers one of the verbs; without verbs, with
// any question.
type hint struct {
	web.Hint
	verbs []table.Verb
}

// The goal heads what is read first: what is counted, and the two ways to the end in the order in which they are looked
// for, each with what is counted then alone (FL-RULING-136, FL-END-08, FL-END-09, FL-FROST-04).
const (
	aim      = "the most Fame when it is over."
	mostFame = "The most {fame} Fame when it is over: 1 for each space ahead of the last convoy; rocks, unused " +
		"Objects and some cards bring more. "
	onCitadel  = "When a round ends with somebody on the Citadel, "
	clean      = "it is over, and each of your uncontaminated Survivors is 1 more. "
	whole      = "it is over as well, and each of your undamaged convoy cards is 1 more instead."
	byGates    = onCitadel + clean + "Otherwise a gate shuts; with the sixth " + whole
	byAllGates = onCitadel + clean + "With all six gates shut " + whole +
		" Otherwise a gate shuts."
	byShip = "When a round ends with somebody aboard the Aurora, " + clean + "With her at dock 6 " + whole +
		" Otherwise she sails on to the next."
)

// goal is what everybody plays for.
func (p *page) goal() string {
	switch {
	case p.v.Ship > 0:
		return mostFame + byShip
	case p.v.Printed:
		return mostFame + byAllGates
	}
	return mostFame + byGates
}

var hints = map[firelands.Phase]hint{
	firelands.PhaseExploration: {web.Hint{ID: "fl-explore",
		Words: "Send Survivors from your *Active* zone to a card. Their {skill} skill must reach the cost " +
			"over the slot. " +
			"You get the card's action, and the bonus beside the cost if you want it. Nobody left to send? The phase " +
			"goes on without you."}, []table.Verb{firelands.VerbExplore, firelands.VerbBreak}},
	firelands.PhaseRest: {web.Hint{ID: "fl-rest",
		Words: "Everybody rests at once. *Rest* becomes Active, *Exhausted* becomes Rest. " +
			"A {food} spent now brings one exhausted Survivor back a step sooner."},
		[]table.Verb{firelands.VerbShift, firelands.VerbReady}},
	firelands.PhaseMovement: {web.Hint{ID: "fl-move",
		Words: "One {fuel} starts the engine, each further one adds a space. Shortcuts ask for Tracks or a Drill, or " +
			"take their toll. " +
			"Who stands last in the order moves first."}, []table.Verb{firelands.VerbSetOff, firelands.VerbDrive}},
	firelands.PhaseAmbush: {web.Hint{ID: "fl-ambush",
		Words: "An Enemy found in the market drives to the leader's region and hits every convoy there, in the part " +
			"it aims at. " +
			"Armor boxes exist to be hit."}, nil},
	firelands.PhaseConvoysFire: {web.Hint{ID: "fl-fire",
		Words: "Each {weapon} Weapon fires once, for 1 {ammo}. Filled boxes of the Enemy's track pay you at once; " +
			"a {target} Target on it is your share of its loot."}, []table.Verb{firelands.VerbFire}},
	firelands.PhaseLoot: {
		web.Hint{ID: "fl-loot", Words: "The Enemy is beaten. Keep one of the cards dealt to you, or none; the others " +
			"never learn which you left."}, []table.Verb{firelands.VerbKeep},
	},
	firelands.PhaseEnemiesFire: {web.Hint{ID: "fl-enemies",
		Words: "One Outcome card decides for every Enemy left on the map. " +
			"What it aims at stands on the back of the next card, under the deck."}, nil},
}

// phase is the one that the question belongs to: loot is chosen as soon as an Enemy is beaten (FL-LOOT-03).
func (p *page) phase() firelands.Phase {
	for _, c := range p.ask.Choices {
		if o, _ := p.Option(c); o.Verb == firelands.VerbKeep || o.Verb == firelands.VerbKeepNone {
			return firelands.PhaseLoot
		}
	}
	return p.v.Phase
}

// inEvent heads a question that an Event puts.
const inEvent = "Your choice in the event"

// hint is the help that goes with the question, for whoever plays.
func (p *page) hint() web.Hint {
	if p.head() == inEvent {
		return web.Hint{
			ID: "fl-event", Goal: p.goal(), Aim: aim,
			Words: "An *Event* happens as soon as its card is turned up for the market, whoever's turn it is. Nobody " +
				"can dodge it, but you may choose where it hurts. A box that takes Damage loses what stands in it.",
		}
	}
	h := hints[p.phase()]
	for _, c := range p.ask.Choices {
		if o, ok := p.Option(c); h.verbs == nil || ok && slices.Contains(h.verbs, o.Verb) {
			if h.ID == "fl-explore" {
				h.Goal, h.Aim = p.goal(), aim
			}
			return h.Hint
		}
	}
	return web.Hint{}
}

// eventAsks is the Event that puts the question; nil where none does.
func (p *page) eventAsks() *firelands.Face {
	for i := range p.v.Slots {
		if f := p.v.Slots[i].Card.Face(); f != nil && f.Kind == firelands.KindEvent && p.asks(f) {
			return f
		}
	}
	return nil
}

// rockAsks is the Rock on a shortcut that puts the question; nil where none does.
func (p *page) rockAsks() *firelands.Face {
	for i := range p.v.Rocks {
		if f := p.v.Rocks[i].Card.Face(); f != nil && p.asks(f) {
			return f
		}
	}
	return nil
}

// asks reports whether it is a card that puts the question.
func (p *page) asks(f *firelands.Face) bool { return strings.HasPrefix(p.Ask.Say, f.Name+":") }

// head says what a question is that comes to a player outside their own turn; within it, that the round is the last, or
// "".
func (p *page) head() string {
	switch p.phase() {
	case firelands.PhaseAmbush:
		return "Your choice in the ambush"
	case firelands.PhaseLoot:
		return "Your choice of loot"
	case firelands.PhaseEnemiesFire:
		return "Your choice under fire"
	case firelands.PhaseRest, firelands.PhaseEndOfRound:
		return "Your choice"
	}
	if p.eventAsks() != nil {
		return inEvent
	}
	switch {
	case p.v.Turn != p.v.Seat && p.v.Turn != table.Nobody:
		return "Your choice in " + p.name(p.v.Turn) + "'s turn"
	case p.v.LastRound():
		return "Your turn in the last round"
	}
	return ""
}

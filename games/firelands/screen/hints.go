package screen

import "waystation/games/firelands"

// hint is first-time help for a phase. The browser remembers which are gone.
type hint struct{ id, words string }

var hints = map[firelands.Phase]hint{
	firelands.PhaseExploration: {"fl-explore", "Send Survivors from your *Active* zone to a card. Their {skill} skill must reach the cost over the slot. " +
		"You get the card's action, and the bonus beside the cost if you want it. Nobody left to send? The phase goes on without you."},
	firelands.PhaseRest:        {"fl-rest", "Everybody rests at once. *Rest* becomes Active, *Exhausted* becomes Rest. A {food} spent now brings one exhausted Survivor back a step sooner."},
	firelands.PhaseMovement:    {"fl-move", "One {fuel} starts the engine, each further one adds a space. Shortcuts ask for Tracks or a Drill, or take their toll. Whoever leads moves first."},
	firelands.PhaseAmbush:      {"fl-ambush", "An Enemy found in the market drives to the leader's region and hits every convoy there, in the part it aims at. Armor boxes exist to be hit."},
	firelands.PhaseConvoysFire: {"fl-fire", "Each {weapon} Weapon fires once, for 1 {ammo}. Filled boxes of the Enemy's track pay you at once; a {target} Target on it is your share of its loot."},
	firelands.PhaseLoot:        {"fl-loot", "The Enemy is beaten. Keep one of the cards dealt to you, or none; the others never learn which you left."},
	firelands.PhaseEnemiesFire: {"fl-enemies", "One Outcome card decides for every Enemy left on the map. What it aims at stands on the back of the next card, under the deck."},
}

// hint is the help for the present phase, for whoever plays.
func (p *page) hint() (hint, bool) {
	if p.v.Seat < 0 || p.Over {
		return hint{}, false
	}
	h, ok := hints[p.v.Phase]
	return h, ok
}

// lowHint reports whether the hint covers the market rather than the map: where the map is needed more.
func (p *page) lowHint() bool {
	cards, _ := p.tray()
	return p.v.Phase > firelands.PhaseRest && len(cards) == 0
}

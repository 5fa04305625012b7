package saga

import (
	"testing"

	"waystation/scenario"
)

// A card's effect lays terrain off the stack, beside where a player stands, who does not move.
func TestLayTerrain(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.say("lay-top", "march-to:7")
	p.apply(p.tb, 0, Effects{{Do: DoLayTerrain, N: 1}}, by("PS-STORY-10"))
	scenario.Shows(t, "PS-MAP-09", "terrain there", p.zone(0, 7).Tile > 0, true)
	scenario.Shows(t, "PS-MAP-09", "where the player stands", p.mat(0).At, start)
}

// A starting weapon that is discarded goes to no discard pile, also as a mod.
func TestStartingWeaponsLeave(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Felling Axe")
	knife, axe := p.of(0, Weapons).At(1), p.card("Felling Axe")
	p.Cards[knife] = Marks{Mod: true, On: int16(axe), Came: true}
	p.discardCard(p.tb, 0, axe, by("PS-RULING-063"))
	scenario.Shows(t, "PS-RULING-066", "the Knife is out of the game", p.pile(Aside).Find(knife) >= 0, true)
	scenario.Shows(t, "PS-RULING-066", "what was discarded", p.pile(MeleeGone).Len(), 1)
}

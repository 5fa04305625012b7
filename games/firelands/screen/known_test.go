package screen

import (
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/web"
)

// A question that an Event, a Rock or an Enemy puts says what it is that strikes, whom, and why now.
func TestWhatStrikesIsSaid(t *testing.T) {
	shown := func(handle string) firelands.Shown {
		c, ok := firelands.Named(handle)
		if !ok {
			t.Fatalf("no card is called %q", handle)
		}
		return firelands.Shown(c)
	}
	event := []firelands.SeenSlot{{Card: shown("Electrostatic Prelude")}}
	rocks := []firelands.SeenRock{{Card: firelands.Unseen}, {Card: shown("Damage Rock"), State: firelands.RockOpen}}
	for _, c := range []struct {
		say  string
		v    firelands.View
		want string
	}{
		{"Electrostatic Prelude: Choose a box.", firelands.View{Slots: event}, "An Event from the market, at once. " +
			"Every player: 2 Damage on own boxes and 1 Contamination on a Survivor."},
		{"Damage Rock: Choose a box.", firelands.View{Rocks: rocks, Phase: firelands.PhaseMovement},
			"Each convoy that crosses: 1 Damage. Stays."},
		{"Ambush: Pathfinder.", firelands.View{Phase: firelands.PhaseAmbush},
			"An Enemy that lay in the market hits every convoy in the leader's region. It stays, and fires again after " +
				"the convoys have, unless they beat it."},
		{"Fire from the Pathfinder.", firelands.View{Phase: firelands.PhaseEnemiesFire},
			"All convoys have fired. Each Enemy that still stands fires at the convoys in its region, every round."},
		{"Where to?", firelands.View{Phase: firelands.PhaseMovement, Gates: 4}, "Speed 0, 0 Fuel, space 301. " +
			"Gates 1 to 4 are shut, two open."},
		{"Where to?", firelands.View{Phase: firelands.PhaseMovement, Ship: 2}, "Speed 0, 0 Fuel, space 301. " +
			"The Aurora lies at dock 2 of 6, space 308."},
	} {
		c.v.Players = []firelands.SeenPlayer{{Space: 301}}
		p := page{Scene: &scene.Scene{Ask: web.Ask{Say: c.say}}, v: &c.v}
		if got := p.known(); got != c.want {
			t.Errorf("%s: %q, want %q", c.say, got, c.want)
		}
	}
	met := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if sc.Asked != nil && strings.HasPrefix(sc.Ask.Say, "Electrostatic Prelude:") {
			met++
			if !strings.Contains(page, "An Event from the market, at once.") {
				t.Errorf("%s: %q does not say what an Event is", where, sc.Ask.Say)
			}
		}
	})
	if met == 0 {
		t.Error("no Event was met")
	}
}

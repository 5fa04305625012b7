package hereditybot

import (
	"flag"
	"testing"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

var families = flag.Int("families", 1, "how many families of each size and temper play every chapter; -v prints how they fare")

// What a chapter deals, and what is found in it. docs/balance.md has the figures of many families; the limits here are
// wide, and are for a chapter that has gone wrong.
func TestChaptersWearAFamilyAndFeedIt(t *testing.T) {
	for _, mode := range heredity.Shelf.Modes[2:] {
		var all fared
		for seed := range 4 * *families {
			for _, temper := range []Temper{Peaceful, Bold, Thorough} {
				all.add(fare(t, mode, temper, uint64(seed)))
			}
		}
		damage, materials := float64(all.damage)/float64(all.games), float64(all.materials)/float64(all.games)
		t.Logf("%s: %d games, %.1f damage dealt, %.1f materials found, in %.1f loops", mode, all.games, damage, materials,
			float64(all.loops)/float64(all.games))
		if damage < 0.2 || damage > 60 {
			t.Errorf("%s deals %.1f damage", mode, damage)
		}
		if materials < 3 || materials > 45 {
			t.Errorf("in %s %.1f materials are found", mode, materials)
		}
	}
}

// fared is what befell families in games.
type fared struct{ games, damage, materials, loops int }

func (f *fared) add(g fared) {
	f.games += g.games
	f.damage += g.damage
	f.materials += g.materials
	f.loops += g.loops
}

// fare plays a chapter with a family of one temper.
func fare(t *testing.T, mode string, temper Temper, seed uint64) fared {
	setup, err := heredity.Shelf.Check(table.Setup{Game: "heredity", Mode: mode, Seats: 1 + int(seed)%4})
	if err != nil {
		t.Fatal(err)
	}
	state, err := heredity.Shelf.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	g := state.(*heredity.Game)
	var players []bots.Player
	for s := range setup.Seats {
		players = append(players, With(temper, seed*7+uint64(s)))
	}
	in := table.InPlace(seed, 7, table.Config{Marks: true, Loud: true, Decider: bots.Decide(g, players)})
	out := fared{games: 1}
	for steps := 0; !g.Over() && steps < 3000; steps++ {
		g.Step(in)
		for _, e := range in.Told() {
			switch e.Rule {
			case "HE-DMG-01":
				out.damage += int(e.B)
			case "HE-FIELD-10":
				out.materials += int(e.B)
			}
		}
	}
	out.loops = g.Row.Loops
	return out
}

package posthuman

import (
	"strings"
	"testing"

	"waystation/table"
)

// What a match tells about cards and losses is what has become of them: whatever somebody had has been in play, every
// mutant turned once after something that has a name, and every knock-out is told.
func TestChronicle(t *testing.T) {
	turned, knocked, met := 0, 0, map[string]bool{}
	for seed := range uint64(120) {
		g := fresh(t, 1+int(seed%4), []string{"standard", "short"}[seed%2], "characters",
			[]string{"pre-made", "custom"}[seed/2%2])
		tab := table.InPlace(seed, 7, table.Config{Loud: true})
		tab.Play(g)
		told := tab.Told()
		came := map[string]bool{}
		for c := range table.Card(CardCount) {
			came[Of(c).Name] = came[Of(c).Name] || g.Cards[c].Came
		}
		named := map[string]bool{}
		var mutants table.Seats
		falls := 0
		g.Chronicle(told, func(name string, offered bool, taken table.Seats) {
			if named[name] {
				t.Fatalf("seed %d: %s is told of twice", seed, name)
			}
			named[name] = true
			if (taken != 0 || offered) && !came[name] {
				t.Errorf("seed %d: seats %b had %s, which was never in play", seed, taken, name)
			}
			if taken != 0 {
				met[name] = true
			}
		}, func(s table.Seat, what, to string) {
			if to == "" || strings.HasPrefix(to, "PH-") {
				t.Errorf("seed %d: %s: %q", seed, what, to)
			}
			if what == "Turned mutant" {
				if mutants.Has(s) {
					t.Errorf("seed %d: seat %d turned twice", seed, s)
				}
				mutants = mutants.With(s)
				turned++
			} else {
				falls++
			}
		})
		for s := range table.Seat(g.Players) {
			if g.Mats[s].Mutant != mutants.Has(s) {
				t.Errorf("seed %d: seat %d is a mutant: %v, told: %v", seed, s, g.Mats[s].Mutant, mutants.Has(s))
			}
		}
		for _, e := range told {
			if e.Tale == taleKnockOut {
				falls--
				knocked++
			}
		}
		if falls != 0 {
			t.Errorf("seed %d: %d knock-outs told of too many", seed, falls)
		}
	}
	if turned < 40 || knocked < 150 || len(met) < 150 {
		t.Errorf("only %d turned, %d knock-outs, %d cards met in 120 matches", turned, knocked, len(met))
	}
}

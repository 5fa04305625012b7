package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// What a match tells about cards and losses is what has become of them: whatever was taken has been in play, whoever is
// out of the game lost it to something that has a name, and every Survivor card lost is told.
func TestChronicle(t *testing.T) {
	outs, lost, met := 0, 0, map[string]bool{}
	for seed := range uint64(150) {
		g := fresh(t, 2+int(seed%3))
		tab := table.InPlace(seed, 7, table.Config{Loud: true})
		tab.Play(g)
		told := tab.Told()
		came := map[string]bool{}
		for c := range table.Card(CardCount) {
			// which come into play when used
			came[Of(c).Name] = came[Of(c).Name] || g.Cards[c].Came || Of(c).Group == GroupObjects
		}
		named := map[string]bool{}
		var out table.Seats
		cards := 0
		g.Chronicle(told, func(name string, offered bool, taken table.Seats) {
			if named[name] {
				t.Fatalf("seed %d: %s is told of twice", seed, name)
			}
			named[name] = true
			if taken != 0 && !came[name] {
				t.Errorf("seed %d: seats %b had %s, which was never in play", seed, taken, name)
			}
			if taken != 0 || offered {
				met[name] = true
			}
		}, func(s table.Seat, what, to string) {
			if to == "" || strings.HasPrefix(to, "FL-") {
				t.Errorf("seed %d: %s: %q", seed, what, to)
			}
			if what == "Out of the game" {
				out = out.With(s)
				outs++
			} else {
				cards++
			}
		})
		for s := range table.Seat(g.Players) {
			if g.Mats[s].Out != out.Has(s) {
				t.Errorf("seed %d: seat %d is out: %v, told: %v", seed, s, g.Mats[s].Out, out.Has(s))
			}
		}
		for _, e := range told {
			if e.Tale == taleLost {
				cards--
				lost++
			}
		}
		if cards != 0 {
			t.Errorf("seed %d: %d losses of Survivors told of too many", seed, cards)
		}
	}
	if outs < 20 || lost < 100 || len(met) < 70 {
		t.Errorf("only %d seats out, %d Survivors lost, %d cards met in 150 matches", outs, lost, len(met))
	}
}

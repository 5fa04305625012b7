package screen

import (
	"slices"
	"strconv"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
)

// What a mutant player has done is told them over their next question, with what it has cost whom.
func TestAMutantReadsWhatCameOfTheirAction(t *testing.T) {
	strikes, defaults := 0, 0
	for n := range 8 {
		if strikes*defaults > 0 {
			break
		}
		m := newMatch(t, 3, "deeds "+strconv.Itoa(n), "standard")
		var told [3]int // how many of their deeds each seat has read of
		walkAsShown(t, m, uint64(n), func(a *table.Ask, sc *scene.Scene) {
			s, p := a.Seat, newPage(sc)
			d, ok := posthuman.DeedOf(sc.Events, s)
			if !ok || !p.player(s).Mutant || d.Last < len(sc.Before(0)) || told[s] == d.Last {
				return
			}
			if slices.Contains(amid, a.Prompt.Kind) {
				return
			}
			told[s] = d.Last
			o := p.ask.Outcome
			words := sc.Say(d.Act)
			if o == nil || o.Words != words {
				t.Errorf("nobody reads what came of it: %s; %+v", words, o)
				return
			}
			if d.On == table.Nobody {
				defaults++
				return
			}
			if d.Strikes() {
				strikes++
				lost, _ := kinds(d.Cost())
				if len(o.Sides) != 1 || o.Sides[0].Name != p.name(d.On) || len(lost) > len(o.Sides[0].Parts) {
					t.Errorf("%s: %+v", words, o.Sides)
				}
			}
		})
	}
	if strikes == 0 || defaults == 0 {
		t.Errorf("%d strikes were told, and %d default actions", strikes, defaults)
	}
}

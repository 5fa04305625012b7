package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var askEat = book.Question("eat", "PH-EAT-05", "How much of your {larder who} food do you eat?")

// What is offered.
var (
	VerbEat = book.Verb("eat", "{eat a}", "")
)

// What is told.
var (
	taleEat     = book.Tale("{who} eats {meal a b}.", words.CostsWhen(hungers))
	taleSafeFed = book.Tale("{who} is fed by the safe house.")
)

// hungers reports whether a hunger marker has ended on a slot that takes something.
func hungers(e table.Event) bool { return e.B > 0 }

// hungry is what each slot of the hunger track takes, in health and morale, from the rightmost (PH-RULING-07).
var hungry = [4][2]int{{0, 0}, {0, 1}, {1, 1}, {1, 2}}

// leftmost is the last slot of the hunger track.
const leftmost = int8(len(hungry) - 1)

// eating lets all humans choose at the same time how much they eat, and then moves their hunger markers and applies the
// slots they end on (PH-EAT-01, PH-EAT-03, PH-RULING-44). Mutants don't eat (PH-EAT-13), and no event keeps anybody
// from it (PH-EVENT-10).
func (g *Game) eating(t *table.Table) {
	who := g.people()
	g.together(t, who, func(s table.Seat) {
		m := t.Open(s, askEat)
		slot := int(g.mat(s).Hunger)
		most := min(max(slot, 1), int(g.mat(s).Food)) // PH-RULING-45, PH-EAT-09
		if g.safe(s) {
			most = min(most, slot) // PH-EAT-08: in the rightmost slot it would do nothing
		}
		if most > 0 {
			m.Offer(VerbEat.Of(1), "PH-EAT-05") // first, for whoever is away (PH-RULING-60)
		}
		m.Offer(VerbEat.Of(0), "PH-EAT-03")
		for n := 2; n <= most; n++ {
			m.Offer(VerbEat.Of(n), "PH-EAT-05")
		}
		g.mat(s).Ate = int8(m.Ask().A)
	})
	for _, s := range g.Order {
		if who.Has(s) {
			g.digest(t, s) // a knock-out comes last in it, so that there is nothing to leave
		}
	}
	g.Phase = PhaseDeclare
}

// digest moves a hunger marker, left for who is not fed and right for each food eaten, and applies the slot it ends on
// (PH-EAT-04, PH-EAT-05, PH-EAT-06). A safe house feeds whoever stands in it, and the marker stays (PH-EAT-02,
// PH-EAT-07, PH-RULING-46).
func (g *Game) digest(t *table.Table, s table.Seat) {
	m := g.mat(s)
	ate := min(m.Ate, int8(min(m.Food, 100))) // some may have gone elsewhere meanwhile
	rule := "PH-EAT-05"
	slot, starves := g.fed(s, ate)
	switch {
	case ate > 0:
		g.stock(t, s, -int(ate), 0, by(rule))
	case g.safe(s):
		rule = "PH-EAT-07"
		t.Tell(table.Event{Tale: taleSafeFed, Seat: s, Rule: rule})
	case starves:
		g.knockOut(t, s, outHunger, by("PH-EAT-10"))
		return
	default:
		rule = "PH-EAT-04"
	}
	m.Hunger = slot
	t.Tell(table.Event{Tale: taleEat, Seat: s, Rule: rule, A: int16(ate), B: int16(m.Hunger)})
	if slot := hungry[m.Hunger]; slot != [2]int{} {
		g.lose(t, s, slot[0], slot[1], by("PH-EAT-06")) // PH-RULING-47, PH-EAT-11
	}
}

// Famine is what hunger takes from a human in the next turn at the least, with the food they have: health and morale,
// or a knock-out (PH-EAT-04 to PH-EAT-07, PH-EAT-10).
func (p *SeenPlayer) Famine() (health, morale int, starves bool) {
	slot := p.Hunger
	switch ate := min(max(slot, 1), p.Food); {
	case ate > 0:
		slot = max(0, slot-ate)
	case p.Safe:
	case slot == int(leftmost):
		return 0, 0, true
	default:
		slot++
	}
	return hungry[slot][0], hungry[slot][1], false
}

// fed is the slot that a hunger marker ends on when its human eats so much, and whether they can't go without
// (PH-EAT-02, PH-EAT-04, PH-EAT-05, PH-EAT-10).
func (g *Game) fed(s table.Seat, ate int8) (slot int8, starves bool) {
	switch now := g.mat(s).Hunger; {
	case ate > 0:
		return max(0, now-ate), false
	case g.safe(s):
		return now, false
	case now == leftmost:
		return now, true
	default:
		return now + 1, false
	}
}

package posthumanbot

import (
	"waystation/bots"
	"waystation/games/posthuman"
	"waystation/table"
)

// Judge judges positions of Posthuman.
var Judge = &bots.Judge{Traits: traits, Weights: weights[:]}

// Quiet reports whether a turn is about to begin.
func Quiet(game table.Game) bool { return game.(*posthuman.Game).Phase == posthuman.PhaseEvent }

const (
	spaces    = 11 // of the journey track
	traitsOf  = 38 // numbers a human has, and as often again for each journey point
	commonOf  = 8  // numbers of the end in which all turn
	chartOf   = 1  // numbers at the end
	allTraits = spaces + 2*traitsOf + commonOf + chartOf
)

// traits are what counts for a human: what they have, once as it is and once for each journey point; for Nobody, how near all are to
// turning. Mutants win with all or not at all (PH-END-05).
func traits(game table.Game, s table.Seat, to []float64) []float64 {
	g := game.(*posthuman.Game)
	at := len(to)
	for range allTraits {
		to = append(to, 0)
	}
	all := to[at:]
	if g.Over() {
		return final(g, s, to, all[allTraits-chartOf:])
	}
	if s == table.Nobody {
		return turning(g, to, all[spaces+2*traitsOf:])
	}
	m := &g.Mats[s]
	if m.Mutant {
		return nil
	}
	jp := min(int(m.JP), spaces-1)
	all[jp] = 1
	now, i := all[spaces:][:2*traitsOf], 0
	put := func(x float64) {
		now[i] = x
		i++
	}
	for _, x := range m.Stats {
		put(float64(x))
	}
	health, morale := int(m.Health), int(m.Morale)
	put(float64(health))
	put(is(health <= 1))
	put(is(health <= 2))
	put(float64(morale))
	put(is(morale <= 1))
	put(is(morale <= 2))
	put(float64(m.Hunger))
	put(float64(min(m.Food, 8)))
	put(is(m.Food == 0))
	put(is(m.Food <= 1))
	put(float64(min(m.Ammo, 8)))
	put(is(m.Ammo == 0))
	put(float64(m.XP) + float64(g.Owned[s][posthuman.XPCards].Len()))
	put(float64(g.Owned[s][posthuman.Known].Len()))
	put(float64(g.Owned[s][posthuman.Company].Len()))
	put(float64(g.Owned[s][posthuman.Gear].Len()))
	put(float64(g.Owned[s][posthuman.Hand].Len()))
	scars, mutations := scarsOf(g, s)
	put(float64(scars))
	put(float64(mutations))
	put(is(mutations >= 2))
	put(is(mutations >= 3))
	put(is(mutations >= 4))
	wounds, class := 0, 0
	for _, l := range g.Owned[s][posthuman.Gear].Cards {
		face := posthuman.Of(l.Card)
		switch {
		case !g.Cards[l.Card].Active:
		case face.Kind == posthuman.KindMelee:
			wounds += int(face.Wounds)
		case face.Kind == posthuman.KindRanged:
			class++
		}
	}
	put(float64(wounds))
	put(is(wounds > 0))
	put(is(class > 0))
	put(is(class > 0 && m.Ammo > 0))
	for _, k := range [...]posthuman.Knob{posthuman.KnobMD, posthuman.KnobDD, posthuman.KnobSD, posthuman.KnobArmour, posthuman.KnobEvade} {
		put(float64(m.Sum[k]))
	}
	put(float64(m.Zone))
	put(float64(g.Tally(s).Total))
	for k := range traitsOf {
		now[traitsOf+k] = now[k] * float64(jp) / 10
	}
	return to
}

func is(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func scarsOf(g *posthuman.Game, s table.Seat) (scars, mutations int) {
	for _, l := range g.Owned[s][posthuman.Injury].Cards {
		scars++
		if !posthuman.Of(l.Card).Blank {
			mutations++
		}
	}
	return scars, mutations
}

// turning is how near all are to turning.
func turning(g *posthuman.Game, to, n []float64) []float64 {
	n[0] = 1
	least, best, weakest := 9, 0, 9
	for s := range table.Seat(g.Players) {
		m := &g.Mats[s]
		if m.Mutant {
			n[1]++
			continue
		}
		n[2]++
		_, mutations := scarsOf(g, s)
		n[3] += float64(mutations)
		least, best, weakest = min(least, mutations), max(best, int(m.JP)), min(weakest, int(m.Health))
	}
	n[4], n[5], n[6] = float64(least), float64(best), float64(weakest)
	n[7] = is(least >= 4)
	return to
}

// final tells who has won; the score on the chart counts a little.
func final(g *posthuman.Game, s table.Seat, to, n []float64) []float64 {
	if s == table.Nobody {
		if g.Final == posthuman.AllTurned {
			return to
		}
		return nil
	}
	if !g.Result().Winners.Has(s) {
		return nil
	}
	n[0] = 1
	return to
}

package firelandsbot

import (
	"waystation/bots"
	"waystation/games/firelands"
	"waystation/table"
)

// Judge judges positions of matches of Firelands that are not over.
var Judge = &bots.Judge{Traits: traits, Size: allOf, Weights: weights[:]}

// Quiet reports whether everybody is about to begin a phase, so that nobody is ahead by having had a turn more.
func Quiet(game table.Game) bool {
	g := game.(*firelands.Game)
	return g.Next == 0 && g.Again == table.Nobody && epochOf(g) >= 0
}

// The epochs of a round have weights of their own.
const (
	epochs   = 3
	traitsOf = 30 // numbers a seat has, in an epoch, and as often again for the rounds left
	allOf    = epochs * 2 * traitsOf
)

func epochOf(g *firelands.Game) int {
	switch g.Phase {
	case firelands.PhaseExploration:
		return 0
	case firelands.PhaseMovement:
		return 1
	case firelands.PhaseAmbush, firelands.PhaseConvoysFire, firelands.PhaseLoot, firelands.PhaseEnemiesFire:
		return 2
	}
	return -1
}

// traits are what counts for a seat: what it has, once as it is and once for each round left.
func traits(game table.Game, s table.Seat, to []float64) []float64 {
	g := game.(*firelands.Game)
	if s == table.Nobody || g.Mats[s].Out {
		return nil
	}
	first := len(to)
	for range allOf {
		to = append(to, 0)
	}
	all := to[first:]
	epoch := max(epochOf(g), 0)
	now := all[epoch*2*traitsOf:][:2*traitsOf]
	m := &g.Mats[s]
	i := 0
	put := func(x float64) {
		now[i] = x
		i++
	}
	is := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	var tokens [firelands.ObjectToken]int
	for x := range tokens {
		tokens[x] = int(m.Stowed.Tokens[x]) + int(m.Hold[x])
	}
	put(float64(g.Total(s)))
	put(float64(atlasIn(g).depth[at(m.Space)]))
	put(float64(m.Fury))
	put(float64(m.Fame))
	put(float64(tokens[firelands.Food]))
	put(float64(tokens[firelands.BadFood]))
	put(float64(tokens[firelands.Fuel]))
	put(float64(tokens[firelands.Ammo]))
	put(is(tokens[firelands.Fuel] > 0))
	put(is(tokens[firelands.Fuel] > 1))
	put(is(tokens[firelands.Food] > 0))
	put(is(tokens[firelands.Ammo] > 0))
	put(float64(g.Owned[s][firelands.Hand].Len()))
	active, exhausted, rest := &g.Owned[s][firelands.Active], &g.Owned[s][firelands.Exhausted],
		&g.Owned[s][firelands.Rest]
	crew := active.Len() + exhausted.Len() + rest.Len()
	put(float64(active.Len()))
	put(float64(exhausted.Len()))
	put(float64(rest.Len()))
	put(is(crew <= 1))
	put(is(crew <= 2))
	counters, skill := 0, 0
	for _, p := range [3]*table.Pile{active, exhausted, rest} {
		for _, l := range p.Cards {
			counters += int(g.Cards[l.Card].Counters)
			skill += int(firelands.Of(l.Card).Skill)
		}
	}
	put(float64(counters))
	put(float64(skill))
	boxes := &m.Stowed.Boxes
	put(float64(m.Stowed.Whole))
	put(float64(m.Stowed.Damaged))
	put(float64(boxes[firelands.BoxWeapon] + boxes[firelands.BoxFlamethrower] + boxes[firelands.BoxSaw]))
	put(float64(boxes[firelands.BoxArmor]))
	speed := int8(0)
	if truck := &g.Owned[s][firelands.Truck]; truck.Len() > 0 {
		speed = int8(firelands.Of(truck.At(0)).Speed)
	}
	put(float64(speed + boxes[firelands.BoxSpeed]))
	put(float64(boxes[firelands.BoxTracks]) + float64(boxes[firelands.BoxDrill]))
	put(float64(g.Owned[s][firelands.Trailers].Len()))
	put(float64(g.Owned[s][firelands.Devices].Len()))
	targets := 0
	for f := range g.Foes {
		targets += int(g.Foes[f].Targets[s])
	}
	put(float64(targets))
	for k, o := range g.Order {
		if o == s {
			now[i] = float64(k)
		}
	}
	shut := max(g.Gates, g.Ship-1) // gates, or docks that the ship has left
	left := float64(firelands.Gates-shut) / 5
	for k := range traitsOf {
		now[traitsOf+k] = now[k] * left
	}
	return to
}

// atlasIn is the map of a match.
func atlasIn(g *firelands.Game) *atlas {
	var names [3]string
	for i, side := range g.Sides {
		names[i] = firelands.Boards()[side].Side
	}
	return atlasOf(&names)
}

package firelandsbot

import (
	"waystation/bots"
	"waystation/games/firelands"
	"waystation/table"
)

// Judge judges positions of matches of Firelands that are not over.
var Judge = &bots.Judge{Traits: traits, Size: allTraits, Units: units, Weights: weights[:]}

// Quiet reports whether everybody is about to begin a phase, so that nobody is ahead by having had a turn more.
func Quiet(game table.Game) bool {
	g := game.(*firelands.Game)
	return g.Next == 0 && g.Again == table.Nobody && epochOf(g) >= 0
}

// The epochs of a round: what is worth having hangs on what is still to come of it.
const epochs = 3

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

// traitsOf is how many numbers a seat has: once as they are, once for each round left, once more after the
// Exploration Phase and once after the movements. The cards it owns follow.
const (
	traitsOf  = 88
	abilities = int(firelands.Stowaway) + 1
	items     = int(firelands.TrophyRack) + 1
	allTraits = (epochs+1)*traitsOf + abilities + items
)

// traits are what counts for a seat.
func traits(game table.Game, s table.Seat, to []float64) []float64 {
	g := game.(*firelands.Game)
	if s == table.Nobody || g.Mats[s].Out {
		return nil
	}
	first := len(to)
	l := list{Traits: to, g: g, s: s, m: &g.Mats[s], atlas: atlasIn(g), left: roundsLeft(g)}
	l.race()
	l.sheet()
	l.crew()
	l.convoy()
	l.enemies()
	l.row()
	now := l.Traits[first:]
	for _, x := range now {
		l.Put(x * float64(l.left) / 5)
	}
	epoch := epochOf(g)
	for e := 1; e < epochs; e++ {
		for _, x := range now {
			if e != epoch {
				x = 0
			}
			l.Put(x)
		}
	}
	l.owned()
	return l.Traits
}

// list is a list of traits being written.
type list struct {
	bots.Traits
	g     *firelands.Game
	s     table.Seat
	m     *firelands.Mat
	atlas *atlas
	left  int // rounds after this one
}

// roundsLeft is how many rounds come after this one.
func roundsLeft(g *firelands.Game) int {
	return firelands.Gates - int(max(g.Gates, g.Ship-1)) // gates, or docks that the ship has left
}

// race is how the seat stands against the others, on the road and in Fame.
func (l *list) race() {
	total, best := l.g.Total(l.s), -99
	here := l.togo(l.s)
	first, last, soonest := 99, 0, 99
	for _, o := range l.g.Order {
		if o == l.s {
			continue
		}
		best = max(best, l.g.Total(o))
		first, last = min(first, l.togo(o)), max(last, l.togo(o))
		soonest = min(soonest, l.togo(o)-l.pace(o))
	}
	if len(l.g.Order) < 2 {
		best, first, last, soonest = total, here, here, here
	}
	l.Put(float64(total) / 5)
	l.Put(float64(total-best) / 5)
	l.Tell(total > best)
	l.Tell(total < best)
	l.Put(float64(here) / 10)
	l.Put(float64(first-here) / 5)
	l.Put(float64(last-here) / 5)
	l.Tell(here < first)
	l.Tell(here > last)
	l.Tell(l.m.Reached)
	l.Tell(l.left <= 0)
	l.Steps(l.pace(l.s)-here, 1)
	l.Put(clamp(float64(here-l.pace(l.s)) / 5))
	l.Put(clamp(float64(soonest) / 5))
	l.Tell(soonest <= 0)
	l.Put(float64(l.place()) / 3)
	l.Tell(l.place() == 0)
	l.Put(float64(len(l.g.Order)) / 4)
	l.Tell(len(l.g.Order) == 2)
	l.Put(float64(l.left) / 5)
}

// togo is how many steps by road lie between a seat's convoy and the last gate or dock.
func (l *list) togo(s table.Seat) int {
	depth := &l.atlas.depth
	return int(depth[at(firelands.Gate(firelands.Gates))] - depth[at(l.g.Mats[s].Space)])
}

// pace is about how far a seat's convoy comes until the end: each movement wants a Fuel, and each Fuel more is a point
// (FL-MOVE-03, FL-MOVE-04).
func (l *list) pace(s table.Seat) int {
	moves := l.left
	if epochOf(l.g) < epochs-1 {
		moves++
	}
	return moves*speedOf(l.g, s) + int(l.g.Mats[s].Stowed.Tokens[firelands.Fuel]) - moves
}

// place is the seat's in the turn order.
func (l *list) place() int {
	for k, o := range l.g.Order {
		if o == l.s {
			return k
		}
	}
	return 0
}

// sheet is what stands on the seat's board and lies in its convoy.
func (l *list) sheet() {
	m := l.m
	l.Put(float64(m.Fame) / 3)
	l.Tell(m.Fame < 0)
	l.Put(float64(m.Fury) / 3)
	l.Steps(int(m.Fury), 4)
	l.Put(float64(m.Targets) / 3)
	tokens := func(x firelands.Token) int { return int(m.Stowed.Tokens[x]) + int(m.Hold[x]) }
	l.Put(float64(tokens(firelands.Food)) / 3)
	l.Steps(tokens(firelands.Food), 3)
	l.Put(float64(tokens(firelands.BadFood)) / 3)
	l.Put(float64(tokens(firelands.Fuel)) / 3)
	l.Steps(tokens(firelands.Fuel), 4)
	l.Put(float64(tokens(firelands.Ammo)) / 3)
	l.Steps(tokens(firelands.Ammo), 3)
	own := &l.g.Owned[l.s]
	l.Put(float64(own[firelands.Hand].Len()) / 3)
}

// crew is who the seat has.
func (l *list) crew() {
	own := &l.g.Owned[l.s]
	zones := [...]firelands.Stack{firelands.Active, firelands.Exhausted, firelands.Rest}
	crew, ill, counters, skill, able := 0, 0, 0, 0, 0
	for _, zone := range zones {
		crew += own[zone].Len()
		l.Put(float64(own[zone].Len()) / 3)
		for _, x := range own[zone].Cards {
			n := int(l.g.Cards[x.Card].Counters)
			counters += n
			if n > 0 {
				ill++
			}
			skill += int(firelands.Of(x.Card).Skill)
			if zone == firelands.Active {
				able = max(able, int(firelands.Of(x.Card).Skill))
			}
		}
	}
	l.Steps(crew-1, 4)
	l.Put(float64(counters) / 3)
	l.Put(float64(crew-ill) / 3)
	l.Put(float64(skill) / 4)
	l.Steps(able, 3)
}

// convoy is what the seat drives.
func (l *list) convoy() {
	h := &l.m.Stowed
	own := &l.g.Owned[l.s]
	full := 0
	for x := firelands.Food; x < firelands.ObjectToken; x++ {
		full += int(h.Tokens[x])
	}
	l.Put(float64(h.Whole) / 8)
	l.Put(float64(h.Damaged) / 4)
	l.Put(clamp(float64(int(h.Whole)-full) / 4))
	l.Steps(int(h.Whole)-full, 2)
	guns, strength := 0, 0
	whole := 0
	for _, pile := range [...]firelands.Stack{firelands.Truck, firelands.Trailers, firelands.Devices} {
		for _, x := range own[pile].Cards {
			intact := true
			for i, b := range firelands.Of(x.Card).Boxes {
				if l.g.Stow[x.Card][i].Damaged {
					intact = false
					continue
				}
				switch b.Kind {
				case firelands.BoxWeapon, firelands.BoxFlamethrower, firelands.BoxSaw:
					guns++
					strength += int(b.N)
				}
			}
			if intact {
				whole++
			}
		}
	}
	l.Put(float64(guns) / 2)
	l.Put(float64(strength) / 4)
	l.Put(float64(min(guns, int(h.Tokens[firelands.Ammo]))) / 2)
	l.Put(float64(whole) / 3)
	l.Put(float64(h.Boxes[firelands.BoxArmor]) / 2)
	l.Put(float64(h.Boxes[firelands.BoxSurvivor]) / 2)
	l.Put(float64(h.Boxes[firelands.BoxAny]) / 3)
	l.Tell(h.Boxes[firelands.BoxTracks] > 0)
	l.Tell(h.Boxes[firelands.BoxDrill] > 0)
	l.Tell(h.Boxes[firelands.BoxAntiRad] > 0)
	l.Put(float64(speedOf(l.g, l.s)) / 3)
	l.Put(float64(own[firelands.Trailers].Len()) / 2)
	l.Put(float64(own[firelands.Devices].Len()) / 2)
}

// speedOf is how many movement points a seat's convoy has without Fuel.
func speedOf(g *firelands.Game, s table.Seat) int {
	n := int(g.Mats[s].Stowed.Boxes[firelands.BoxSpeed])
	if truck := &g.Owned[s][firelands.Truck]; truck.Len() > 0 {
		n += int(firelands.Of(truck.At(0)).Speed)
	}
	return n
}

// enemies are those on the map, and those that wait in the row for whoever leads.
func (l *list) enemies() {
	region := l.m.Space.Region()
	here, ahead, mine, theirs, nearly := 0.0, 0.0, 0.0, 0.0, 0.0
	for i := range l.g.Foes {
		f := &l.g.Foes[i]
		if f.Region == 0 {
			continue
		}
		left := len(firelands.Of(f.Hitpoints).Tracks[f.Side]) - int(f.Filled)
		x := volleys[l.g.Results][i]
		switch {
		case int(f.Region) == region:
			here += x
			nearly += 1 / float64(1+left)
		case int(f.Region) > region:
			ahead += x
		}
		most := int8(0)
		for o, n := range f.Targets {
			if table.Seat(o) != l.s {
				most = max(most, n)
			}
		}
		mine += float64(f.Targets[l.s])
		theirs += float64(most)
	}
	l.Put(here / 3)
	l.Tell(here > 0)
	l.Put(ahead / 3)
	l.Put(nearly)
	l.Put(mine / 2)
	l.Put(theirs / 2)
	leads := l.m.Space.Region()
	for _, o := range l.g.Order {
		leads = max(leads, l.g.Mats[o].Space.Region())
	}
	waits := 0.0
	for k := range 5 {
		if f := l.inSlot(k); f != nil && f.Kind == firelands.KindEnemy {
			waits += volleys[l.g.Results][f.Number]
			for _, x := range f.Ambush {
				waits += float64(x.N) / 2
			}
		}
	}
	l.Put(waits / 4)
	if leads != region {
		waits = 0
	}
	l.Put(waits / 4)
}

// inSlot is the card in a slot of the market, or nil.
func (l *list) inSlot(k int) *firelands.Face {
	p := &l.g.Stacks[int(firelands.Slot1)+k]
	if p.Len() == 0 {
		return nil
	}
	return firelands.Of(p.At(0))
}

// row is what lies in the market, and more of it for whoever comes first.
func (l *list) row() {
	var n [6]int
	for k := range 5 {
		f := l.inSlot(k)
		if f == nil {
			continue
		}
		switch f.Kind {
		case firelands.KindSurvivor:
			n[0]++
		case firelands.KindLocation:
			n[1]++
		case firelands.KindTruck:
			n[2]++
		case firelands.KindTrailer:
			n[3]++
		case firelands.KindDevice:
			n[4]++
		case firelands.KindEncounter:
			n[5]++
		}
	}
	early := 1 - float64(l.place())/float64(max(1, len(l.g.Order)-1))
	for _, x := range n {
		l.Put(float64(x) * early / 2)
	}
}

// owned is which Survivors and things the seat has, by what they can do.
func (l *list) owned() {
	first := len(l.Traits)
	for range abilities + items {
		l.Put(0)
	}
	crew := l.Traits[first:][:abilities]
	things := l.Traits[first+abilities:]
	own := &l.g.Owned[l.s]
	for _, zone := range [...]firelands.Stack{firelands.Active, firelands.Exhausted, firelands.Rest} {
		for _, x := range own[zone].Cards {
			crew[firelands.Of(x.Card).Ability]++
		}
	}
	for _, x := range own[firelands.Hand].Cards {
		things[firelands.Of(x.Card).Item]++
	}
}

// volleys is the mean Damage of an Enemy's fire, by the land of the Outcome cards and its number.
var volleys = func() (out [2][7]float64) {
	for land := range out {
		cards := firelands.Cards(firelands.Land(land), firelands.GroupOutcomes)
		for _, c := range cards {
			for k, row := range firelands.Of(c).Foes {
				out[land][k+1] += float64(row.Damage) / float64(len(cards))
			}
		}
	}
	return out
}()

// clamp keeps a number between -2 and 2.
func clamp(x float64) float64 { return max(-2, min(2, x)) }

// atlasIn is the map of a match.
func atlasIn(g *firelands.Game) *atlas {
	var names [3]string
	for i, side := range g.Sides {
		names[i] = firelands.Boards()[side].Side
	}
	return atlasOf(&names)
}

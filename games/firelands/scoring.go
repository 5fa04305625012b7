package firelands

import "waystation/table"

// Part is a line of the score pad, in the order of counting (FL-RULING-95).
type Part uint8

// The parts.
const (
	PartSpaces    Part = iota // ahead of the last convoy (FL-END-02)
	PartTrack                 // the Fame Track (FL-END-03)
	PartObjects               // unused Object cards (FL-END-04)
	PartRocks                 // Fame rocks (FL-END-05)
	PartLoot                  // Special Loot with an end-of-game effect (FL-END-06)
	PartBoxes                 // undamaged Fame boxes (FL-END-07)
	PartSurvivors             // what Survivors bring (FL-END-07)
	PartCitadel               // uncontaminated Survivors, when somebody got in, or aboard (FL-END-08, FL-FROST-04)
	PartOutside               // whole convoy cards, when nobody did (FL-END-09, FL-FROST-04)
	Parts
)

// Line is one entry of a player's score: what is counted, how many of it there are, and the Fame they give.
type Line struct {
	Part  Part  `json:"part"`
	Card  Shown `json:"card"` // the card that gives it; Unseen where it is none
	Count int   `json:"count"`
	Fame  int   `json:"fame"`
}

// Tally is a player's score by lines. Parts that always count have a line even when they give nothing.
type Tally struct {
	Lines []Line `json:"lines"`
	Total int    `json:"total"`
}

// Of returns the Fame of one part.
func (y *Tally) Of(p Part) int {
	sum := 0
	for _, l := range y.Lines {
		if l.Part == p {
			sum += l.Fame
		}
	}
	return sum
}

func (y *Tally) add(p Part, c Shown, count, fame int) {
	if y.Lines != nil {
		y.Lines = append(y.Lines, Line{p, c, count, fame})
	}
	y.Total += fame
}

// Tally counts a player's Fame, line by line, as if the game ended now. While it runs, Special Loot is left out: it is
// held face down, and who does not remember which it was has to wait. A player who is out scores nothing
// (FL-RULING-96).
func (g *Game) Tally(s table.Seat) Tally { return g.tally(make([]Line, 0, 16), s) }

// Total is that of the Tally.
func (g *Game) Total(s table.Seat) int {
	y := g.tally(nil, s)
	return y.Total
}

// tally is Tally with its lines in the memory of a list, or without lines where that is nil.
func (g *Game) tally(old []Line, s table.Seat) Tally {
	y := Tally{Lines: old[:0]}
	if !g.Ready() || g.mat(s).Out {
		return y
	}
	m := g.mat(s)
	n := g.ahead(s)
	y.add(PartSpaces, Unseen, n, n)
	y.add(PartTrack, Unseen, int(m.Fame), int(m.Fame))
	n = 0
	for _, l := range g.of(s, Hand).Cards {
		if Of(l.Card).Kind == KindObject { // FL-LOOT-12
			n++
		}
	}
	y.add(PartObjects, Unseen, n, n)
	if n := int(m.FameRocks); n > 0 {
		y.add(PartRocks, Unseen, n, n)
	}
	g.tallyLoot(s, &y)
	g.tallySurvivors(s, &y)
	if g.reached() { // FL-RULING-90
		n := g.clean(s)
		y.add(PartCitadel, Unseen, n, n)
	} else {
		n := g.wholeCards(s)
		y.add(PartOutside, Unseen, n, n)
	}
	return y
}

var (
	zones       = [3]Stack{Active, Exhausted, Rest}
	convoyPiles = [3]Stack{Truck, Trailers, Devices}
)

// reached reports whether any convoy stands on the Citadel, or at the ship.
func (g *Game) reached() bool {
	for _, s := range g.Order {
		if g.mat(s).Reached {
			return true
		}
	}
	return false
}

// last is the player whose convoy is last: fewest steps by road from the start, then the smallest number
// (FL-RULING-68).
func (g *Game) last() table.Seat {
	last := g.Order[0]
	for _, s := range g.Order[1:] {
		a, b := g.mat(s).Space, g.mat(last).Space
		if d, e := g.depth(a), g.depth(b); d < e || d == e && a < b {
			last = s
		}
	}
	return last
}

// ahead is how many spaces lie between the last convoy and a player's, by the ways that the last convoy could take
// (FL-END-02, FL-RULING-67).
func (g *Game) ahead(s table.Seat) int {
	return g.between(g.last(), s)
}

// first is the player whose convoy leads: most steps by road from the start, then the highest number.
func (g *Game) first() table.Seat {
	first, c := g.Order[0], g.chart()
	for _, s := range g.Order[1:] {
		a, b := g.mat(s).Space, g.mat(first).Space
		if d, e := c.steps(a), c.steps(b); d > e || d == e && a > b {
			first = s
		}
	}
	return first
}

// between is how many spaces lie between one convoy and another, by the ways that the first could take (FL-RULING-67).
func (g *Game) between(from, to table.Seat) int {
	a, b := g.mat(from).Space, g.mat(to).Space
	tracks, drill := g.rival(from).gear(g, from)
	if n, ok := g.steps(a, b, tracks, drill); ok {
		return n
	}
	return max(0, g.depth(b)-g.depth(a))
}

// tallyLoot counts Special Loot and the Fame boxes of the convoy. The Luxury Briefcase's line is what it doubles.
func (g *Game) tallyLoot(s table.Seat, y *Tally) {
	loot, briefcase := 0, Unseen
	if g.Over() { // FL-RULING-94
		for _, l := range g.of(s, Hand).Cards {
			f := Of(l.Card)
			if !f.EndLoot() {
				continue
			}
			if f.Item == LuxuryBriefcase || f.Item == LootCrate {
				briefcase = Shown(l.Card)
				continue
			}
			count, fame := g.endFame(s, f.Item)
			y.add(PartLoot, Shown(l.Card), count, fame)
			loot += fame
		}
	}
	devices := g.of(s, Devices).Len()
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			f := Of(l.Card)
			for i, b := range f.Boxes {
				if g.Stow[l.Card][i].Damaged {
					continue
				}
				count, fame := 1, 0
				switch b.Kind {
				case BoxFame: // FL-ICON-14
					fame = int(b.N)
				case BoxFamePerDevice: // FL-ICON-11
					count, fame = devices, devices
				default:
					continue
				}
				y.add(PartBoxes, Shown(l.Card), count, fame)
				if f.Loot {
					loot += fame
				}
			}
		}
	}
	if briefcase != Unseen { // FL-RULING-43
		y.add(PartLoot, briefcase, loot, loot)
	}
}

// EndLoot reports whether a card is Special Loot that gives something at the end (FL-END-06).
func (f *Face) EndLoot() bool { return f.Kind == KindSpecialLoot && f.When&WhenEnd != 0 }

// endFame is what a Special Loot card gives at the end, and what it counts.
func (g *Game) endFame(s table.Seat, i Item) (count, fame int) {
	m := g.mat(s)
	switch i {
	case ScientistsHead: // FL-RULING-94
		return 1, 3
	case DroneRepairKit, SanitizerKit: // FL-RULING-94
		return 1, 2
	case V8HolyBook: // FL-RULING-42
		n := int(m.Fury)
		return n, min(n, 3)
	case WolfPelt, FrozenArchives:
		return 1, 2
	case AlphaHead:
		return 1, 3
	case SkullTrophies:
		n := g.pile(Defeated).Len()
		return n, min(n, 3)
	case IcebreakerPass:
		if m.Reached {
			return 1, 2
		}
	case RescueFlag:
		n := g.clean(s)
		return n, min(n, 3)
	case WarBook, TrophyRack: // FL-RULING-95
		n := 0
		for _, k := range convoyPiles {
			for _, l := range g.of(s, k).Cards {
				for i, b := range Of(l.Card).Boxes {
					if b.Kind >= BoxWeapon && b.Kind <= BoxSaw && !g.Stow[l.Card][i].Damaged {
						n++
					}
				}
			}
		}
		return n, min(n, 3)
	case TeslaSpear: // FL-RULING-95
		n := g.pile(Defeated).Len()
		return n, 1 + min(n/2, 3)
	case HealthCertificates:
		n := 0
		if m.Reached {
			for _, k := range zones {
				for _, l := range g.of(s, k).Cards {
					if g.Cards[l.Card].Counters > 0 {
						n++
					}
				}
			}
		}
		return n, 1 + n
	}
	return 0, 0
}

// tallySurvivors counts Survivors whose ability gives Fame at the end, in any zone, contaminated or not (FL-ABIL-02).
func (g *Game) tallySurvivors(s table.Seat, y *Tally) {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			end := talents[gists[l.Card].ability].end
			if end == nil {
				continue
			}
			if count, fame := end(g, s); fame > 0 {
				y.add(PartSurvivors, Shown(l.Card), count, fame)
			}
		}
	}
}

// clean is how many uncontaminated Survivors a player has, in any zone.
func (g *Game) clean(s table.Seat) int {
	n := 0
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Counters == 0 {
				n++
			}
		}
	}
	return n
}

// berths is how many undamaged Survivor boxes of a convoy are free.
func (g *Game) berths(s table.Seat) int {
	l := &g.layouts[s]
	return (l.free() & l.kinds[BoxSurvivor]).len()
}

// hasLoot reports whether a card of the convoy carries the Loot mark.
func (g *Game) hasLoot(s table.Seat) bool {
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			if Of(l.Card).Loot {
				return true
			}
		}
	}
	return false
}

// wholeCards is how many cards of the convoy carry no Damage.
func (g *Game) wholeCards(s table.Seat) int {
	n := 0
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			whole := 1
			for i := range Of(l.Card).Boxes {
				if g.Stow[l.Card][i].Damaged {
					whole = 0
				}
			}
			n += whole
		}
	}
	return n
}

// Result is the score of every seat and who leads by it: a tie goes to the convoy on the higher number, then to the one
// further right on the Turn Order Table (FL-END-10). Whoever plays on alone has won; with nobody left, nobody has
// (FL-RULING-96).
func (g *Game) Result() table.Result {
	r := table.Result{Scores: make([]int, g.Players), Rounds: int(g.Round)}
	if !g.Ready() {
		return r
	}
	if g.Alone() {
		return g.soloResult(r)
	}
	best := table.Nobody
	for _, s := range g.Order { // rightwards, so of equals the later one wins
		r.Scores[s] = g.Total(s)
		if best == table.Nobody || r.Scores[s] > r.Scores[best] ||
			r.Scores[s] == r.Scores[best] && g.mat(s).Space >= g.mat(best).Space {
			best = s
		}
	}
	if best != table.Nobody {
		r.Winners = table.Set(best)
	}
	return r
}

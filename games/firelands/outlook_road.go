package firelands

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// lookFuel says what is left of the Fuel, how far the convoy gets (FL-MOVE-03, FL-MOVE-04), and what waits there.
func (g *Game) lookFuel(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	points := g.points(s)
	if o.Verb == VerbAddFuel {
		points++
	}
	left := strconv.Itoa(g.count(s, Fuel)-1) + " Fuel left"
	x := outlook(table.NoStake, english.Count(points, "point", "points"), left, g.seated(s))
	if o.Verb == VerbSetOff {
		return g.awaited(s, x)
	}
	return x
}

// seated says who goes to the wheel of a convoy that sets off where nobody sits there (FL-RULING-60).
func (g *Game) seated(s table.Seat) string {
	b, ok := g.wheel(s, g.hold(s))
	if g.Ride.Moving || !ok || g.cargo(b).Token == SurvivorToken {
		return ""
	}
	return "the Survivor on " + theBox(int16(g.cheapest(s, SurvivorToken))) + " takes the wheel"
}

// lookCross says what is left after a connection, and what it must cost. A fatal shortcut is asked for once more
// (FL-RULING-64).
func (g *Game) lookCross(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	w := g.chart().find(g.mat(s).Space, Space(o.A))
	if w == nil {
		return table.Outlook{}
	}
	left := g.pointsLeft(s, g.points(s)-1)
	words, stake := g.lookToll(s, w)
	ill, fatal := g.tainted(s, w.to, g.points(s)-1)
	x := outlook(max(stake, fatal), left, g.worth(s, w.to, w), words, g.foundOn(s, w.to), ill, g.abandons(s, w.to))
	return g.arrives(s, w.to, 1, x)
}

// pointsLeft says how many points are left after a way, and that the movement ends where none is and none can be
// added (FL-MOVE-05).
func (g *Game) pointsLeft(s table.Seat, n int) string {
	if n <= 0 && g.outOfSpeed(s) {
		return "no point left: you stop there"
	}
	return english.Count(max(0, n), "point", "points") + " left"
}

// outOfSpeed reports whether a player on the way has nothing that adds a point, in the hand either. A line that tows
// the convoy takes none (FL-RULING-99).
func (g *Game) outOfSpeed(s table.Seat) bool {
	if g.Ride.Line >= 0 {
		return true
	}
	for _, i := range [4]Item{NitrousOxide, AtomicFuel, DieselCan, DieselDrum} {
		if _, ok := g.inHand(s, i); ok {
			return false
		}
	}
	return !g.mayHasten(s)
}

// lookToll says what the way over a shortcut must cost as far as that lies open, and what its hidden Rocks may be.
func (g *Game) lookToll(s table.Seat, w *link) (words string, stake table.Stake) {
	counters, damage, hidden := g.tollOf(w)
	words, stake = g.harm(s, damage, AnyArea)
	switch dead, last := g.illDead(s, counters), g.survivors(s) == 1; {
	case stake == table.End: // the Damage alone is the end
	case dead > 0 && dead == g.survivors(s):
		words, stake = "your last Survivor dies: you are out", table.End
	case last && (g.fatalLink(s, w) || g.illDead(s, counters+hidden) > 0):
		words, stake = outlook(stake, "your last Survivor may die", words).Words, table.Loss
	case dead > 0:
		die := strconv.Itoa(counters) + " Contamination: " + english.Count(dead, "Survivor", "Survivors") + " must die"
		words, stake = outlook(stake, die, words).Words, table.Loss
	case hidden > 0 && g.eachWouldDie(s):
		words = outlook(stake, words, "Contamination would be fatal for whoever takes it").Words
	}
	return outlook(stake, words, g.rockOdds(hidden)).Words, stake
}

// illDead is how many of a player's Survivors so many counters must kill, however they are dealt out (FL-CONT-01). A
// Hazmat Suit in hand takes one of them.
func (g *Game) illDead(s table.Seat, counters int) int {
	if _, suited := g.inHand(s, HazmatSuit); suited {
		counters--
	}
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards { // each can live with one counter less than is fatal
			counters -= max(0, g.Cards[l.Card].lasting(l.Card)-1)
		}
	}
	return min(max(0, counters), g.survivors(s))
}

// rockOdds says what so many hidden Rocks may be: whichever no convoy has turned up yet (FL-SETUP-08).
func (g *Game) rockOdds(hidden int) string {
	if hidden == 0 {
		return ""
	}
	left, all := g.unseenRocks()
	var words []string
	for _, k := range [3]struct {
		is    Hazard
		words string
	}{
		{HazardContamination, "1 Contamination"}, {HazardDamage, "1 Damage"}, {HazardFame, "1 Fame for you"},
	} {
		if n := left[k.is]; n > 0 {
			words = append(words, k.words+" ("+strconv.Itoa(n)+" in "+strconv.Itoa(all)+")")
		}
	}
	which := "the hidden Rock: "
	if hidden > 1 {
		which = "each hidden Rock: "
	}
	return which + strings.Join(words, ", ")
}

// unseenRocks counts by what they do the Rocks that nobody has seen, those left in the box among them.
func (g *Game) unseenRocks() (left map[Hazard]int, all int) {
	left = map[Hazard]int{}
	for c := range table.Card(CardCount) {
		if f := Of(c); f.Kind == KindRock {
			left[f.Hazard]++
			all++
		}
	}
	for i, c := range g.pile(RockPlaces).Cards {
		if g.Rocks[i] != RockHidden {
			left[Of(c.Card).Hazard]--
			all--
		}
	}
	return left, all
}

// lookDrive says what is left after a longer drive by road, and whether there is a shorter one.
func (g *Game) lookDrive(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	var way [maxDrive]stop
	for _, p := range way[:g.roadsFrom(g.mat(s).Space, g.points(s), &way)] {
		if p.space == Space(o.A) {
			spare := g.points(s) - int(p.steps)
			left := g.pointsLeft(s, spare)
			ill, stake := g.tainted(s, p.space, spare)
			x := outlook(stake, g.quicker(s, p.space, int(p.steps)), left, g.worth(s, p.space, nil),
				g.foundOn(s, p.space), ill, g.abandons(s, p.space))
			return g.arrives(s, p.space, int(p.steps), x)
		}
	}
	return table.Outlook{}
}

// abandons says which Enemies are left behind when the round ends, as the last convoy leaves their region, and what a
// player has there of Target counters, which bring no loot any more (FL-ROUND-03).
func (g *Game) abandons(s table.Seat, to Space) string {
	last := to.Region()
	for _, o := range g.Order {
		if o != s {
			last = min(last, g.mat(o).Space.Region())
		}
	}
	from, words := g.mat(s).Space.Region(), ""
	for n := range g.Foes {
		f := &g.Foes[n]
		if f.Region == 0 || int(f.Region) < from || int(f.Region) >= last {
			continue
		}
		words += " and " + theCard(int16(f.Card))
		if k := int(f.Targets[s]); k > 0 {
			words += " (" + english.Count(k, "Target", "Targets") + " of yours)"
		}
	}
	if words == "" {
		return ""
	}
	return "leaves behind " + strings.TrimPrefix(words, " and ")
}

// foundOn says what a stop on a space brings a player, and whether there is room for it.
func (g *Game) foundOn(s table.Seat, at Space) string {
	p, ok := g.waypointAt(at)
	if !ok || g.Taken[p] {
		return ""
	}
	f := Of(g.pile(Waypoints).At(p))
	if f.Token == NoToken {
		return ""
	}
	words := "a stop there brings 1 " + tokenNames[f.Token]
	if h := g.with(s, f.Token); h.Over() > 0 {
		words += " (no room for 1)"
	}
	return words
}

// tainted says what a contaminated waypoint does to whoever stops there, and stop there must whoever has then no point
// left and nothing to add one (FL-WAY-04, FL-CONT-03).
func (g *Game) tainted(s table.Seat, at Space, left int) (words string, stake table.Stake) {
	p, ok := g.waypointAt(at)
	if !ok || g.Taken[p] || Of(g.pile(Waypoints).At(p)).Hazard != HazardContamination {
		return "", table.NoStake
	}
	words = "a stop there costs 1 Contamination"
	_, suited := g.inHand(s, HazmatSuit)
	switch must := left <= 0 && g.outOfSpeed(s); {
	case suited || !g.eachWouldDie(s):
	case g.fatal(s) && must:
		return words + ": your last Survivor dies", table.End
	case g.fatal(s):
		return words + ": your last Survivor may die", table.Loss
	case must:
		return words + ": fatal for whoever takes it", table.Loss
	default:
		return words + ": fatal for whoever takes it", table.NoStake
	}
	return words, table.NoStake
}

// lookClaim says whether there is room for what the waypoint gives, and what an ambush finds where that lies then.
func (g *Game) lookClaim(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	gained := Of(table.Card(o.A)).Token
	words, stake := noRoom(g.hold(s), g.with(s, gained))
	x := outlook(stake, g.unused(s), words, g.moves(s, gained))
	if then, ok := g.stowed(s, gained); ok {
		return then.braced(s, g.mat(s).Space, x)
	}
	return g.braced(s, g.mat(s).Space, x)
}

// with is what a convoy carries with one token more.
func (g *Game) with(s table.Seat, x Token) Hold {
	h := g.hold(s)
	if x != NoToken && x != ObjectToken {
		h.Tokens[x]++
	}
	return h
}

// unused says how many points of a movement a stop leaves unused.
func (g *Game) unused(s table.Seat) string {
	if n := g.points(s); n > 0 {
		return english.Count(n, "point", "points") + " unused"
	}
	return "no point is left"
}

// leaves says what somebody leaves on the space where they stop without taking it.
func (g *Game) leaves(at Space) string {
	p, ok := g.waypointAt(at)
	if !ok || g.Taken[p] {
		return ""
	}
	if x := Of(g.pile(Waypoints).At(p)).Token; x != NoToken {
		return "leaves the " + tokenNames[x] + " here"
	}
	return ""
}

// lookStop says what the end of a movement leaves unused, and what it costs (FL-WAY-04, FL-RULING-100).
func (g *Game) lookStop(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	if !g.Ride.Moving {
		return g.braced(s, g.mat(s).Space, outlook(table.NoStake, g.keeps(s, Fuel)))
	}
	_, stake := g.burnt(s)
	words, ill := g.exposure(s)
	return g.braced(s, g.mat(s).Space, outlook(max(stake, ill), g.unused(s), g.leaves(g.mat(s).Space), words))
}

// burnt is what Nitromethane costs where the movement ends that it set going (FL-RULING-100).
func (g *Game) burnt(s table.Seat) (words string, stake table.Stake) {
	if !g.Ride.Nitro || g.roomForDamage(s, AreaTruck) == 0 {
		return "", table.NoStake
	}
	words = "1 Damage on your Truck"
	must, stake := g.harm(s, 1, AreaTruck)
	if must != "" {
		words += " (" + must + ")"
	}
	return words, stake
}

// exposure is what a contaminated waypoint does to a convoy that stops there (FL-WAY-04).
func (g *Game) exposure(s table.Seat) (words string, stake table.Stake) {
	p, ok := g.waypointAt(g.mat(s).Space)
	if !ok || g.Taken[p] || g.Ride.Driven == 0 || Of(g.pile(Waypoints).At(p)).Hazard != HazardContamination {
		return "", table.NoStake
	}
	if _, suited := g.inHand(s, HazmatSuit); g.fatal(s) && !suited {
		return "1 Contamination: your last Survivor dies", table.End
	}
	return "1 Contamination", table.NoStake
}

package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbSetOff  = book.Verb("set-off", "Spend 1 Fuel and set off", "")
	VerbCross   = book.Verb("cross", "{way who a}", "space:{a}")
	VerbDrive   = book.Verb("drive", "Drive on to {spot a}{reach who a}", "space:{a}")
	VerbClaim   = book.Verb("claim", "Stop here and take {find a}", "space:{b}")
	VerbStop    = book.Verb("stop", "{halt}", "")
	VerbAddFuel = book.Verb("add-fuel", "Add 1 Fuel: +1 speed", "")
	VerbFloor   = book.Verb("floor", "{card a}: {b} Fury for +{b} speed", "card:{a}")
	VerbBarter  = book.Verb("barter", "{card a}: 1 Object for +1 speed", "card:{a}")
	VerbCall    = book.Verb("call", "{card a}: 1 Food wakes one or two Survivors", "card:{a}")
)

// What is told.
var (
	taleAboard  = book.Tale("{who} has reached the Aurora at dock {a}.", words.Major, words.At("{convoyof who}"))
	taleCitadel = book.Tale("{who} is through the gate on {a} and stands on the Citadel.",
		words.Major, words.At("{convoyof who}"))
	taleCalled = book.Tale("{The a} is called into {who}'s Active Zone.", words.At("card:{a}"))
	taleStays  = book.Tale("{who}'s convoy stays on {spot a}{stuck b}.", words.Major, words.At("{convoyof who}"))
)

// Ride is the movement going on.
type Ride struct {
	Moving bool // the first Fuel is paid, or need not be
	Ended  bool
	Chase  bool // six or more spaces behind at the start (FL-FROST-11)
	Chains int8 // shortcuts for which Snow Chains give Tracks
	Line   int8 // the points of the convoy on the Harpoon's line; -1 without one
	Nitro  bool // Nitromethane burns (FL-RULING-100)
	Paid   bool // the Incursor has had an Object
	Bought int8 // points by Fuel, cards and abilities
	Driven int8 // connections crossed
}

// movementTurn is one player's movement (FL-MOVE-01), and after the last the new turn order (FL-MOVE-10).
func (g *Game) movementTurn(t *table.Table) {
	if g.Next == 0 {
		for i := range g.Mats {
			g.Mats[i].Moved = 0
		}
	}
	s := g.right(int(g.Next))
	g.Ride = Ride{Line: -1}
	g.rival(s).turn(g, t, s)
	g.Ride = Ride{}
	if g.nextPlayer(s) {
		g.updateTurnOrder(t)
		g.Phase = PhaseAmbush
	}
}

// nextPlayer passes the turn on, and reports whether all have had theirs. Whoever went out in their own turn has left
// the Turn Order Table, and the others have closed up.
func (g *Game) nextPlayer(s table.Seat) (all bool) {
	if !g.mat(s).Out {
		g.Next++
	}
	if int(g.Next) < len(g.Order) {
		return false
	}
	g.Next = 0
	return true
}

// points is how many connections the convoy can still cross: the sum of FL-MOVE-04 as it stands now, less those
// crossed.
func (g *Game) points(s table.Seat) int {
	if g.Ride.Line >= 0 {
		return int(g.Ride.Line - g.Ride.Driven) // FL-RULING-99
	}
	n := g.speed(s) + int(g.Ride.Bought-g.Ride.Driven)
	if g.Ride.Chase {
		if _, ok := g.activeWith(s, CoPilot); ok {
			n++
		}
	}
	return max(0, n)
}

// speed is the Truck's speed with all icons that work now, before anything is bought for this movement.
func (g *Game) speed(s table.Seat) int {
	n := int(Of(g.of(s, Truck).At(0)).Speed) + g.working(s, BoxSpeed)
	for _, l := range g.of(s, Active).Cards {
		if g.Cards[l.Card].Used {
			continue
		}
		n += g.hastens(s, l.Card)
	}
	return n
}

// hastens is how many points of movement a Survivor adds.
func (g *Game) hastens(s table.Seat, c table.Card) int {
	k := &gists[c]
	n := int(k.speed)
	if k.drills && g.working(s, BoxDrill) > 0 { // FL-RULING-101
		n++
	}
	return n
}

// tracks reports whether the convoy can take Rough shortcuts (FL-ICON-08, FL-RULING-66).
func (g *Game) tracks(s table.Seat) bool {
	tracks, _ := g.rival(s).gear(g, s)
	return tracks
}

// gear counts what works in the convoy, and the Survivors who do its work (FL-ICON-08, FL-ICON-09).
func (player) gear(g *Game, s table.Seat) (tracks, drill bool) {
	tracks, drill = g.working(s, BoxTracks) > 0, g.working(s, BoxDrill) > 0
	for _, l := range g.of(s, Active).Cards {
		if k := &gists[l.Card]; !g.Cards[l.Card].Used {
			tracks, drill = tracks || k.tracks, drill || k.drills
		}
	}
	return tracks, drill
}

// drive asks the player space by space until the movement ends, and returns whether they claim the waypoint they stop
// on.
func (g *Game) drive(t *table.Table, s table.Seat) (claim bool) {
	r := &g.Ride
	for {
		at := g.mat(s).Space
		if g.mat(s).Reached || at == LastSpace {
			return false
		}
		left := g.points(s)
		m := t.Open(s, g.roadQuestion(), left, int(at))
		if r.Moving {
			g.offerLinks(&m, s, left, false)
			g.offerRoads(&m, s, left)
			g.offerPoints(&m, s)
		} else {
			g.offerStart(&m, s)
		}
		g.offerParamedic(&m, s)
		if c, ok := g.wayside(s); ok {
			m.Offer(VerbClaim.Of(int(c), int(at)), claimRule(c)) // FL-RULING-63
		}
		m.Offer(VerbStop.Of(), "FL-MOVE-05")
		g.offerUses(&m, s)
		if r.Moving && g.survivors(s) == 1 {
			g.offerLinks(&m, s, left, true)
		}
		g.veil(&m, s)
		switch o := m.Ask(); o.Verb {
		case VerbStop:
			return false
		case VerbClaim:
			return true
		case VerbCross:
			if w := g.chart().find(at, Space(o.A)); g.dares(t, s, w) {
				g.cross(t, s, w)
			}
		case VerbDrive:
			g.driveTo(t, s, Space(o.A))
		case VerbUse:
			g.use(t, s, table.Card(o.A))
		default:
			g.prepare(t, s, o)
		}
	}
}

var (
	AskSetOff = book.Question("set-off", "FL-MOVE-03",
		"Your convoy stands on {b}, its speed is {a}. Set off, or stay this round?")
	AskDrive = book.Question("drive", "FL-MOVE-05",
		"Your convoy is on {b} with {n a point points} left. {onward who a}")
	askCall = book.Question("call", "FL-RULING-56", "{card a}: who goes from the Rest Zone to the Active Zone?")
)

// roadQuestion is the question of a movement turn.
func (g *Game) roadQuestion() *table.Prompt {
	if g.Ride.Moving {
		return AskDrive
	}
	return AskSetOff
}

// Why a convoy can't set off, and how that is said.
const (
	stuckNot = iota
	stuckWheel
	stuckFuel
)

var stuckWords = [...]string{stuckWheel: "no Survivor can take the wheel", stuckFuel: "no Fuel"}

// stuck says by which rule and why a convoy can't set off (FL-MOVE-02, FL-MOVE-03).
func (g *Game) stuck(s table.Seat) (rule string, why int) {
	switch {
	case !g.canDrive(s):
		return "FL-MOVE-02", stuckWheel
	case g.count(s, Fuel) == 0:
		return "FL-MOVE-03", stuckFuel
	}
	return "FL-MOVE-03", stuckNot
}

// offerStart offers to set off.
func (g *Game) offerStart(m *table.Menu, s table.Seat) {
	rule, why := g.stuck(s)
	if why == stuckNot {
		m.Offer(VerbSetOff.Of(), rule)
		return
	}
	m.Deny(VerbSetOff.Of(), rule, stuckWords[why])
	if why == stuckWheel {
		g.offerUnloading(m, s)
	}
}

// tellStay tells of a convoy that has not set off this round.
func (g *Game) tellStay(t *table.Table, s table.Seat) {
	rule, why := g.stuck(s)
	t.Tell(table.Event{Tale: taleStays, Seat: s, Rule: rule, A: int16(g.mat(s).Space), B: int16(why)})
}

// offerUnloading offers to return a token that keeps everybody from the wheel of a full convoy (FL-CONVOY-03).
func (g *Game) offerUnloading(m *table.Menu, s table.Seat) {
	h := g.hold(s)
	for _, x := range resources {
		less := h
		less.Tokens[x]--
		if _, ok := g.wheel(s, less); ok && h.Tokens[x] > 0 {
			m.Offer(VerbReturn.Of(int(x)), "FL-CONVOY-03")
		}
	}
}

// offerLinks offers the connections that can be crossed now with so many points left, and longer drives by road alone;
// those of which the last Survivor may die by themselves, after all else: whoever shrinks back from one is asked again,
// and a clock that takes the first option would go round in circles.
func (g *Game) offerLinks(m *table.Menu, s table.Seat, left int, fatal bool) {
	tracks, drill := g.rival(s).gear(g, s)
	tracks = tracks || g.Ride.Chains > 0
	at := g.mat(s).Space
	links := g.chart().from(at)
	for i := range links {
		w := &links[i]
		o := VerbCross.Of(int(w.to))
		switch {
		case fatal != g.fatalLink(s, w):
		case left == 0 && g.Ride.Line >= 0:
			m.Deny(o, "FL-RULING-99", "the Harpoon's points are used up")
		case left == 0:
			m.Deny(o, "FL-MOVE-04", "no points left: add Fuel or speed")
		case g.buried(w):
			m.Deny(o, "FL-FROST-06", "an avalanche has buried it")
		case w.terrain.Has(Rough) && !tracks:
			m.Deny(o, "FL-SHORT-02", g.wants(s, BoxTracks, "needs Tracks", "your Tracks are damaged"))
		case w.terrain.Has(Mountain) && !drill && !g.opened(w):
			m.Deny(o, "FL-SHORT-04", g.wants(s, BoxDrill, "needs a Drill", "your Drill is damaged"))
		default:
			m.Offer(o, w.rule())
		}
	}
}

// wants says what a shortcut asks for that a convoy does not have, or has in a damaged box.
func (g *Game) wants(s table.Seat, kind BoxKind, none, broken string) string {
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			for i, b := range Of(l.Card).Boxes {
				if b.Kind == kind && g.Stow[l.Card][i].Damaged {
					return broken
				}
			}
		}
	}
	return none
}

// offerRoads offers longer drives by road alone, with so many points left.
func (g *Game) offerRoads(m *table.Menu, s table.Seat, left int) {
	var way [maxDrive]stop
	for _, p := range way[:g.roadsFrom(g.mat(s).Space, left, &way)] {
		if p.steps > 1 {
			m.Offer(VerbDrive.Of(int(p.space)), "FL-MOVE-05")
		}
	}
}

// rule is the rule by which a connection may be crossed.
func (w *link) rule() string {
	switch {
	case w.terrain.Has(Mountain):
		return "FL-SHORT-04"
	case w.terrain.Has(Dangerous):
		return "FL-SHORT-03"
	case w.terrain.Has(Rough):
		return "FL-SHORT-02"
	case w.tunnel():
		return "FL-MOVE-07"
	}
	return "FL-MOVE-05"
}

// stop is a space that roads lead to: after how many steps, and by which entry of the list.
type stop struct {
	space Space
	steps int8
	by    int8
}

const maxDrive = 32

// roadsFrom lists the spaces that roads and Tunnels reach from a space in at most n steps, the nearest first, itself
// not included. Nobody drives past the Citadel (FL-MOVE-08).
func (g *Game) roadsFrom(at Space, n int, out *[maxDrive]stop) int {
	c, found := g.chart(), 0
	from, steps := stop{space: at, by: -1}, int8(0)
	for k := -1; k < found; k++ {
		if k >= 0 {
			from = out[k]
			steps = from.steps
		}
		if int(steps) == n || g.goal(from.space) {
			continue
		}
	links:
		for i, links := 0, c.from(from.space); i < len(links); i++ {
			if !links[i].road() {
				continue
			}
			for _, o := range out[:found] {
				if o.space == links[i].to {
					continue links
				}
			}
			if found < maxDrive {
				out[found] = stop{links[i].to, steps + 1, int8(k)}
				found++
			}
		}
	}
	return found
}

// driveTo goes to a space that roads reach.
func (g *Game) driveTo(t *table.Table, s table.Seat, to Space) {
	var way [maxDrive]stop
	m := g.mat(s)
	for _, p := range way[:g.roadsFrom(m.Space, g.points(s), &way)] {
		if p.space == to {
			t.Tell(table.Event{Tale: taleDrive, Seat: s, Rule: "FL-MOVE-05", A: int16(m.Space), B: int16(to),
				C: int16(p.steps)})
			g.Ride.Driven += p.steps
			g.enter(t, s, to)
			return
		}
	}
}

// enter puts the convoy on a space, where the Citadel or the ship stops it (FL-MOVE-08, FL-FROST-03).
func (g *Game) enter(t *table.Table, s table.Seat, to Space) {
	m := g.mat(s)
	m.Space = to
	if g.goal(to) {
		m.Reached = true
		if g.Ship > 0 {
			t.Tell(table.Event{Tale: taleAboard, Seat: s, Rule: "FL-FROST-03", A: int16(g.Ship)})
		} else {
			t.Tell(table.Event{Tale: taleCitadel, Seat: s, Rule: "FL-MOVE-08", A: int16(to)})
		}
	}
}

// offerPoints offers what adds movement points, beside cards (FL-MOVE-04, FL-RULING-61). A Harpoon's line gives no room
// for that (FL-RULING-99).
func (g *Game) offerPoints(m *table.Menu, s table.Seat) {
	if g.Ride.Line >= 0 {
		return
	}
	if g.count(s, Fuel) > 0 {
		m.Offer(VerbAddFuel.Of(), "FL-MOVE-04")
	} else {
		m.Deny(VerbAddFuel.Of(), "FL-MOVE-04", "no Fuel")
	}
	if c, ok := g.activeWith(s, TruckDriver); ok {
		for n := 1; n <= 2; n++ {
			if int(g.mat(s).Fury) >= n {
				m.Offer(VerbFloor.Of(int(c), n), "FL-ABIL-01")
			} else {
				m.Deny(VerbFloor.Of(int(c), n), "FL-FURY-02", "not enough Fury")
			}
		}
	}
	if c, ok := g.activeWith(s, Incursor); ok && !g.Ride.Paid {
		if g.objects(s) > 0 {
			m.Offer(VerbBarter.Of(int(c)), "FL-ABIL-01")
		} else {
			m.Deny(VerbBarter.Of(int(c)), "FL-OBJ-08", "no Object to pay with")
		}
	}
}

// mayHasten reports whether a player has something that adds movement points, beside what is in the hand.
func (g *Game) mayHasten(s table.Seat) bool {
	if _, ok := g.activeWith(s, TruckDriver); ok && g.mat(s).Fury > 0 {
		return true
	}
	_, incursor := g.activeWith(s, Incursor)
	return g.count(s, Fuel) > 0 || incursor && !g.Ride.Paid && g.objects(s) > 0
}

// offerParamedic offers the Paramedic's call, until the convoy moves (FL-RULING-56).
func (g *Game) offerParamedic(m *table.Menu, s table.Seat) {
	if g.Ride.Driven > 0 {
		return
	}
	c, ok := g.activeWith(s, Paramedic)
	if !ok {
		return
	}
	o := VerbCall.Of(int(c))
	switch {
	case g.count(s, Food) == 0:
		m.Deny(o, "FL-RULING-110", "no Food")
	case g.of(s, Rest).Len() == 0:
		m.Deny(o, "FL-RULING-110", "nobody is in the Rest Zone")
	default:
		m.Offer(o, "FL-RULING-56")
	}
}

// prepare does what the player has chosen to set off or to get further.
func (g *Game) prepare(t *table.Table, s table.Seat, o table.Option) {
	r, c := &g.Ride, table.Card(o.A)
	switch o.Verb {
	case VerbSetOff:
		g.spend(t, s, Fuel, 1, by("FL-MOVE-03"))
		g.setOff(t, s)
	case VerbReturn:
		g.pack(s, g.cheapest(s, Token(o.A)), NoToken)
		t.Tell(table.Event{Tale: taleReturn, Seat: s, Rule: "FL-CONVOY-03", A: o.A, C: -1})
	case VerbAddFuel:
		g.spend(t, s, Fuel, 1, by("FL-MOVE-04"))
		r.Bought++
	case VerbFloor:
		g.useAbility(t, s, c)
		g.spendFury(t, s, int(o.B), byCard("FL-ABIL-01", c))
		r.Bought += int8(o.B)
	case VerbBarter: // his other ability has a use of its own
		r.Paid = true
		g.payObject(t, s, byCard("FL-ABIL-01", c))
		r.Bought++
	case VerbCall:
		g.useAbility(t, s, c)
		g.spend(t, s, Food, 1, byCard("FL-RULING-56", c))
		g.callUp(t, s, byCard("FL-RULING-56", c))
	}
}

// callUp moves one or two Survivors from the Rest Zone to the Active Zone.
func (g *Game) callUp(t *table.Table, s table.Seat, why cause) {
	for n := 0; n < 2 && g.of(s, Rest).Len() > 0; n++ {
		m := t.Open(s, askCall, int(why.card))
		for _, l := range g.of(s, Rest).Cards {
			m.Offer(VerbWho.Of(int(l.Card)), "FL-RULING-56")
		}
		if n > 0 {
			m.Offer(VerbDone.Of(), "FL-RULING-56")
		}
		o := m.Ask()
		if o.Verb == VerbDone {
			return
		}
		g.shift(s, table.Card(o.A), Active)
		t.Tell(table.Event{Tale: taleCalled, Seat: s, Rule: why.rule, A: o.A, C: why.card})
	}
}

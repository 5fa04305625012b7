package firelands

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// FL-AMBUSH-05, FL-CONVOY-06, FL-DMG-04: before a movement ends, whoever an ambush waits for reads what of the convoy it
// lands on, what that must cost as the cargo lies, and that cargo can be moved; a certain death is a loss.
func TestOutlookOfWhatAnAmbushLandsOn(t *testing.T) {
	s := morning(t, "slot 2: Pathfinder", "blue space: 104", "red space: 101", "phase: movement",
		"blue active: Spy, Courier", "blue rest: Incursor", "blue exhausted: none",
		"blue trailers: Smuggler Box, Tarp Trailer", "blue cargo: 3 survivor, 1 ammo",
		"blue boxes of Tarp Trailer: survivor, survivor, ammo")
	who, _ := s.seatNamed("Blue")
	s.Order = slices.DeleteFunc(s.Order, func(o table.Seat) bool { return o == who })
	s.Order = slices.Insert(s.Order, 0, who) // Blue moves last
	s.Next = int8(len(s.Order) - 1)
	stop := func(stake table.Stake, wants ...string) {
		t.Helper()
		x := s.lookStop(nil, table.Option{}, who)
		for _, want := range wants {
			if !slices.Contains(x.Shared, want) {
				t.Errorf("%q does not say %q", x.Shared, want)
			}
		}
		if x.Stake != stake {
			t.Errorf("%q: the stake is %v", x.Shared, x.Stake)
		}
	}
	const way = "your cargo there: 2 Survivors, 1 Ammo"
	stop(table.Loss, way, "as your cargo lies, 1 Survivor must die and 1 token must go", "it can be moved before you stop")
	a := &table.Ask{Prompt: AskDrive, Seat: who}
	if x := s.OutlookOf(a, VerbStop.Of(), nil); !slices.Contains(x.Shared, way) || x.Which == "" || x.Stake != table.Loss {
		t.Errorf("asked where to go, to stop says %+v", x)
	}
	s.Ride = Ride{Moving: true, Line: -1}
	for stake := table.NoStake; s.points(who) > 0; s.Ride.Driven++ {
		if s.points(who) == 1 { // the convoy gets no further
			stake = table.Loss
		}
		if x := s.lookCross(nil, VerbCross.Of(105), who); !slices.Contains(x.Shared, way) || x.Stake != stake {
			t.Errorf("with %d points: %+v", s.points(who), x)
		}
	}
	s.Next-- // somebody may still drive on into the next region, and the Enemy after them
	stop(table.NoStake, way)
	s.Next++
	arrange(t, s.Game, "slot 2: Destroyers", "blue devices: Ripper Cyclone on Tarp Trailer")
	stop(table.NoStake, "no cargo of yours there", "an ambush by the Destroyers, up to 2 Damage on the Ripper Cyclone",
		"then Enemy fire unless beaten, up to 1 Damage where a card says")
	arrange(t, s.Game, "slot 2: Pathfinder", "blue boxes of Tarp Trailer: survivor, empty, empty")
	x := s.lookStop(nil, table.Option{}, who)
	if strings.Contains(x.Line(), "must die") || x.Stake != table.NoStake {
		t.Errorf("where empty boxes can take it: %q, %v", x.Line(), x.Stake)
	}
	s.mat(who).Stealth = true
	if x := s.lookStop(nil, table.Option{}, who); len(x.Shared) > 0 || x.Stake != table.NoStake {
		t.Errorf("who hides reads %q", x.Line())
	}
}

// FL-AMBUSH-03: an Enemy in ambush comes along with the leader, so that to set off says of it what to stay says; what must
// go is reckoned without the Fuel that is spent on it.
func TestOutlookOfAnAmbushThatComesAlong(t *testing.T) {
	s := morning(t, "slot 2: Pathfinder", "blue space: 104", "red space: 101", "phase: movement",
		"blue active: Spy, Courier", "blue rest: Incursor", "blue exhausted: none",
		"blue trailers: Smuggler Box, Tarp Trailer", "blue cargo: 3 survivor, 1 fuel",
		"blue boxes of Tarp Trailer: survivor, empty, fuel")
	who, _ := s.seatNamed("Blue")
	a := &table.Ask{Prompt: AskSetOff, Seat: who}
	off, stay := s.OutlookOf(a, VerbSetOff.Of(), nil), s.OutlookOf(a, VerbStop.Of(), nil)
	ambush := s.lurking(who, s.lurkers(who, s.mat(who).Space))
	for _, x := range []table.Outlook{off, stay} {
		if ambush == "" || !slices.Contains(x.Shared, ambush) || x.Which != "Wherever you stop" {
			t.Errorf("%+v does not say of all: %q", x, ambush)
		}
	}
	if !strings.Contains(stay.Line(), "1 token must go") || strings.Contains(off.Line(), "token must go") {
		t.Errorf("with the Fuel spent: %q, and else %q", off.Line(), stay.Line())
	}
	if add := s.OutlookOf(a, VerbAddFuel.Of(), nil); len(add.Shared) > 0 {
		t.Errorf("to add Fuel says %q", add.Shared)
	}
	arrange(t, s.Game, "red space: 201") // whom the Enemy goes for
	if off = s.OutlookOf(a, VerbSetOff.Of(), nil); len(off.Shared) > 0 {
		t.Errorf("behind the leader: %q", off.Shared)
	}
}

// FL-WAY-02, FL-AMBUSH-05: what is taken at a stop lies in the way of an ambush as well.
func TestOutlookOfAStopThatLoads(t *testing.T) {
	s := morning(t, "slot 2: Pathfinder", "blue space: 104", "red space: 101", "phase: movement",
		"blue active: Spy, Courier", "blue rest: Incursor", "blue exhausted: none",
		"blue trailers: Smuggler Box, Tarp Trailer", "blue cargo: 3 survivor, 1 ammo",
		"blue boxes of Tarp Trailer: survivor, ammo, empty")
	who, _ := s.seatNamed("Blue")
	l := &s.layouts[who]
	trailer := l.area(AreaColumns34)
	for left := l.tokens[NoToken] &^ trailer; left != 0; left = left.rest() { // no other box is free
		s.cargo(l.order[left.first()]).Damaged = true
	}
	s.reckon(who)
	var ammo table.Card
	for c := range table.Card(CardCount) {
		if f := Of(c); f.Kind == KindWaypoint && f.Token == Ammo {
			ammo = c
		}
	}
	for must, x := range map[string]table.Outlook{
		"as your cargo lies, 1 token must go":  s.lookStop(nil, VerbStop.Of(), who),
		"as your cargo lies, 2 tokens must go": s.lookClaim(nil, VerbClaim.Of(int(ammo), 104), who),
	} {
		if !slices.Contains(x.Shared, must) {
			t.Errorf("%q does not say %q", x.Shared, must)
		}
	}
}

// FL-RULING-152: an ambush that a Resource buys off is no certain loss.
func TestOutlookOfAnAmbushThatIsBoughtOff(t *testing.T) {
	s := morning(t, "phase: movement")
	s.Order = []table.Seat{red}
	for c := range table.Card(CardCount) {
		if f := Of(c); f.Toll == TollResource {
			s.load(red, Food)
			if got, want := s.bribed(red, []table.Card{c}), "1 Resource buys off "+theCard(int16(c)); got != want {
				t.Errorf("%q, want %q", got, want)
			}
			s.empty(red)
			if got := s.bribed(red, []table.Card{c}); got != "" {
				t.Errorf("with nothing to give: %q", got)
			}
			return
		}
	}
	t.Fatal("no Enemy can be bought off")
}

// FL-EFIRE-02: whoever holds their fire reads who fires then at them, and whether somebody may die of it.
func TestOutlookOfFireHeld(t *testing.T) {
	s := morning(t, "phase: movement")
	foe := s.foe("Pathfinder", int8(s.mat(red).Space.Region()))
	hold := func() string {
		a := &table.Ask{Prompt: askFire, Seat: red}
		shot := s.OutlookOf(a, VerbFire.Of(int(s.layouts[red].order[s.layouts[red].weapons().first()]), foe), nil)
		held := s.OutlookOf(a, VerbHold.Of(), nil)
		if !slices.Equal(shot.Shared, held.Shared) || shot.Which != held.Which {
			t.Errorf("a shot says %q, to hold %q", shot.Shared, held.Shared)
		}
		return held.Line()
	}
	const fire, dies = "Enemy fire by the Pathfinder, up to ", "Enemy fire may kill a Survivor (the Bone Rig or the Trophy Cart)"
	if got := hold(); !strings.Contains(got, fire) || strings.Contains(got, dies) {
		t.Errorf("with room for the Damage: %q", got)
	}
	l := &s.layouts[red]
	l.damaged |= l.tokens[NoToken] // no box is whole but those that hold something
	for x := Food; x < SurvivorToken; x++ {
		l.damaged |= l.tokens[x]
	}
	if got := hold(); !strings.Contains(got, dies) {
		t.Errorf("with nothing but Survivors to hit: %q", got)
	}
	s.mat(red).Stealth = true
	if got := hold(); strings.Contains(got, "fire") {
		t.Errorf("who hides reads %q", got)
	}
}

// FL-RULING-86, FL-END-04: whoever could hide from Enemies does not read beside it that these fire at them, and where
// none stands, that the Object is thrown away.
func TestOutlookOfHidingFromEnemies(t *testing.T) {
	s := morning(t, "phase: movement")
	device := s.card("Stealth Device")
	use := func() table.Outlook { return s.Outlook(askFire, VerbUse.Of(int(device)), red, nil) }
	if x, want := use(), outlook(table.Waste, "no Enemy is in your region", "1 Fame less without it"); !same(x, want) {
		t.Errorf("with no Enemy there: %+v", x)
	}
	s.foe("Pathfinder", int8(s.mat(red).Space.Region()))
	want := outlook(table.NoStake, "1 Fame less without it", Of(device).Text)
	if x := use(); !same(x, want) {
		t.Errorf("%+v, want %+v", x, want)
	}
}

// FL-EXPL-25, FL-ROUND-05: whoever has a turn reads which Event may come into the market, and how likely, as long as it
// is in the deck; who fires last of all reads so of the next round.
func TestOutlookOfAnEventToCome(t *testing.T) {
	s := morning(t)
	deck, _ := s.deck()
	event := s.eventAhead(red, int(s.Gates))
	want := "1 in " + strconv.Itoa(deck.Len()) + " that the market's next card is Electrostatic Prelude, at once 2 Damage " +
		"and 1 Contamination for everybody"
	if event != want {
		t.Fatalf("%q, want %q", event, want)
	}
	for _, o := range []table.Option{VerbExplore.Of(1), VerbBreak.Of(int(s.of(red, Active).At(0))), VerbEnd.Of()} {
		a := &table.Ask{Prompt: AskTurn, Seat: red, Options: []table.Offered{{Option: o}}}
		if x := s.OutlookOf(a, o, nil); !slices.Equal(x.Shared, []string{want}) || x.Which == "" || x.Words == "" {
			t.Errorf("%v: %+v", o, x)
		}
	}
	if got := s.lookHold(nil, table.Option{}, red).Words; !strings.HasSuffix(got, "; next round "+want) {
		t.Errorf("at the round's end: %q", got)
	}
	s.Gates = Gates - 1 // the last round
	if got := s.lookHold(nil, table.Option{}, red).Words; strings.Contains(got, "Event") {
		t.Errorf("where no round follows: %q", got)
	}
	for _, l := range deck.Cards {
		s.Cards[l.Card].Came = Of(l.Card).Kind == KindEvent
	}
	if got := s.eventAhead(red, int(s.Gates)); got != "" {
		t.Errorf("with the Event gone: %q", got)
	}
}

// FL-EXPL-25, FL-CONT-01, FL-CONT-03: an Event to come says how many it must kill, however its counters are dealt out.
func TestOutlookOfAnEventThatKills(t *testing.T) {
	s := morning(t)
	says := func(want string) {
		t.Helper()
		if got := s.eventAhead(red, int(s.Gates)); !strings.HasSuffix(got, want) {
			t.Errorf("%q does not end with %q", got, want)
		}
	}
	for _, k := range zones {
		for _, l := range s.of(red, k).Cards {
			s.Cards[l.Card].Counters = gists[l.Card].skill - 1
		}
	}
	says("for everybody: 1 Survivor of yours must die")
	c := s.of(red, Active).At(0)
	s.Cards[c].Counters-- // who can bear one more takes it
	says("for everybody")
	s.Cards[c].Counters++
	for s.survivors(red) > 1 {
		for _, k := range zones {
			if p := s.of(red, k); p.Len() > 0 && s.survivors(red) > 1 {
				p.Move(s.tab, 0, s.pile(Common), table.Everyone, table.Everyone)
			}
		}
	}
	says("for everybody: your last Survivor dies")
}

// FL-RULING-98, FL-ROUND-02: an Event that shuts a gate says where that is the last one, by the time that it comes.
func TestOutlookOfTheLastGate(t *testing.T) {
	const gap, last = "at once one more gate shuts", "at once the last gate shuts, and nobody gets in any more"
	s := morning(t)
	for i := range s.Lands[:2] { // the market is filled from the third period
		for deck := s.pile(Deck1 + Stack(i)); deck.Len() > 0; {
			deck.Draw(s.tab, s.pile(Common), table.Everyone)
		}
	}
	for gates, want := range map[int8][2]string{3: {gap, gap}, 4: {gap, last}, 5: {last, ""}} {
		s.Gates = gates
		turn, held := s.eventAhead(red, int(gates)), s.nextRound(red)
		if !strings.HasSuffix(turn, want[0]) || !strings.HasSuffix(held, want[1]) || want[1] == "" && held != "" {
			t.Errorf("with %d gates shut: %q, and for the next round %q; want %q", gates, turn, held, want)
		}
	}
}

// FL-EFIRE-02: what an ambush leaves of a convoy is what the Enemy fires at then.
func TestOutlookOfFireAfterAnAmbush(t *testing.T) {
	s := morning(t, "blue active: Spy", "blue rest: none", "blue exhausted: none", "blue cargo: 1 survivor")
	who, _ := s.seatNamed("Blue")
	s.pack(who, s.cheapest(who, SurvivorToken), NoToken)
	l := &s.layouts[who]
	truck := l.area(AreaTruck)
	s.pack(who, l.order[(truck&l.kinds[BoxSurvivor]).first()], SurvivorToken)
	spare := truck & l.tokens[NoToken]
	smasher := s.card("Metal Smasher")
	fire := s.hardest([]int{int(Of(smasher).Number)})
	for ; spare.len() > fire; spare = spare.rest() { // as many as the fire alone takes
		l.damaged |= spare & -spare
	}
	near := []table.Card{smasher}
	if cost := s.dearest(who, near); cost.crew != 0 || spare.len() != fire {
		t.Fatalf("the ambush alone costs %v, with %d boxes for %d Damage", cost, spare.len(), fire)
	}
	if got := s.mortal(who, numbersOf(near), near); got == "" {
		t.Error("nothing says that the fire after the ambush finds the Survivor's box alone")
	}
}

// FL-CONVOY-05: what is gained may push a Survivor into another box, and a recruit rides somewhere: the rows say on which
// card, as an Enemy may aim at it.
func TestOutlookOfASurvivorWhoMakesRoom(t *testing.T) {
	s := morning(t, "blue active: Spy, Courier", "blue rest: Incursor", "blue exhausted: none",
		"blue trailers: Smuggler Box, Tarp Trailer", "blue rest: none", "blue active: Spy", "blue cargo: 1 survivor")
	who, _ := s.seatNamed("Blue")
	if got := s.moves(who, Fuel); got != "" {
		t.Errorf("with boxes free: %q", got)
	}
	l := &s.layouts[who]
	trailer := s.card("Tarp Trailer")
	for left := l.all(); left != 0; left = left.rest() { // free is nothing but the Survivor's box on the Tarp Trailer
		b := l.order[left.first()]
		if b != spotOf(trailer, 0) {
			l.damaged |= left & -left
		}
	}
	sits := (l.open() &^ l.area(AreaLastTrailers)).first()
	s.pack(who, s.cheapest(who, SurvivorToken), NoToken)
	s.pack(who, l.order[sits], SurvivorToken)
	l.damaged &^= 1 << sits
	for _, b := range s.boxes(who) {
		s.cargo(b).Damaged = l.damaged&s.bit(b) != 0
	}
	s.reckon(who)
	if got, want := s.moves(who, Fuel), "a Survivor moves for it to the Tarp Trailer"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := s.lookRecruit(who, Of(s.card("Courier"))).Words; !strings.HasSuffix(got, "; rides on the Tarp Trailer") {
		t.Errorf("a recruit: %q", got)
	}
	if got := s.lookGoods(nil, VerbGoods.Of(int(Fuel)), who).Words; !strings.Contains(got, "moves for it") {
		t.Errorf("goods: %q", got)
	}
	if s.count(who, Fuel) != 0 || s.mat(who).Hold[Fuel] != 0 || s.cargo(l.order[sits]).Token != SurvivorToken {
		t.Error("to look ahead has changed the convoy")
	}
}

// FL-RULING-153: whoever says who falls back from Baron Tesla reads which Damage follows.
func TestOutlookOfWhoFallsBack(t *testing.T) {
	s := morning(t, "phase: ambush", "blue active: Citadel Guard, Citadel Scientist")
	who, _ := s.seatNamed("Blue")
	s.foe("Baron Tesla", int8(s.mat(who).Space.Region()))
	look := func() table.Outlook {
		a := &table.Ask{Prompt: AskFallBack, Seat: who, About: [3]int16{int16(s.card("Baron Tesla"))}}
		return s.OutlookOf(a, VerbWho.Of(int(s.card("Citadel Guard"))), nil)
	}
	want := s.lookBear(nil, VerbBear.Of(), who).Words
	if x := look(); x.Which == "" || !slices.Equal(x.Shared, []string{want}) || !strings.HasPrefix(want, "Baron Tesla, ") {
		t.Errorf("%+v, want %q", x, want)
	}
	l := &s.layouts[who]
	l.damaged |= l.whole(AreaColumn1)
	if x := look(); len(x.Shared) > 0 {
		t.Errorf("with no box to be hit: %+v", x)
	}
}

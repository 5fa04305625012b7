package firelands

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// looks is what would follow from the options of a player's question, by key.
func (s *scene) looks(colour string, answers ...string) map[string]table.Outlook {
	s.t.Helper()
	m, a := s.match(colour, answers...)
	out := map[string]table.Outlook{}
	for _, o := range a.Options {
		out[table.Key(s.Verbs(), o.Option)] = m.Voice(nil).Outlook(a, o.Option)
	}
	return out
}

// same reports whether two options promise the same.
func same(a, b table.Outlook) bool { return reflect.DeepEqual(a, b) }

// says compares what would follow from one option.
func says(t *testing.T, looks map[string]table.Outlook, key, words string, stake table.Stake) {
	t.Helper()
	if got, ok := looks[key]; !ok || got.Words != words || got.Stake != stake {
		t.Errorf("%s: %q, stake %d (on offer: %v); want %q, stake %d", key, got.Words, got.Stake, ok, words, stake)
	}
}

func TestOutlookOfSlots(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue exhausted: Desert Son, Citadel Guard", "blue rest: none",
		"slot 1: Oil Platform", "slot 2: Welder", "blue cargo: 3 survivor", "blue fury: 6")
	x := s.looks("Blue")
	says(t, x, "explore:1", "sends the Citadel Scientist; 1 Contamination for who goes: skill 2 becomes 1; "+
		"the first counter, 1 Fame less if somebody reaches the Citadel; then 2 Fuel, or 1 Ammo and 1 Object", table.NoStake)
	says(t, x, "explore:2", "sends the Citadel Scientist; joins with skill 2; rides on the Field Locker", table.NoStake)
	says(t, x, s.key(VerbBreak, "Citadel Scientist"), "2 points; nothing to repair, Fury at the top", table.Waste)
}

// A fatal counter puts everything at stake.
func TestOutlookOfAFatalCounter(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue exhausted: none", "blue rest: none", "slot 1: Oil Platform",
		"blue cargo: 1 survivor, 1 contaminated food, 1 food")
	feed := func(x Token) string {
		return table.Key(s.Verbs(), VerbFeed.Of(int(x), int(s.card("Desert Son (blue)"))))
	}
	x := s.looks("Blue")
	says(t, x, "explore:1", "sends the Desert Son; 1 Contamination: your last Survivor may die; "+
		"then 2 Fuel, or 1 Ammo and 1 Object", table.End)
	says(t, x, feed(BadFood), "skill 2, then dies of it", table.End)
	says(t, x, feed(Food), "skill 2 this turn", table.NoStake)
}

// What a full convoy can't take goes back.
func TestOutlookOfAFullConvoy(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: none",
		"slot 1: Half-Buried Diner")
	who, _ := s.seatNamed("Blue")
	s.empty(who)
	for x, h := Food, s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, x)
	}
	arrange(t, s.Game, "turn: Blue")
	look := func(block int, want table.Outlook) {
		t.Helper()
		if got := s.Outlook(askBlock, VerbBlock.Of(1, block), who, nil); !same(got, want) {
			t.Errorf("block %d: %+v, want %+v", block, got, want)
		}
	}
	look(0, outlook(table.Waste, "no room: nothing of it can be kept")) // Food, in a convoy full of it
	look(1, outlook(table.NoStake, "no room: 2 tokens go back, of your choice"))
	s.pack(who, s.layouts[who].order[s.layouts[who].tokens[Food].first()], NoToken)
	s.load(who, BadFood) // in place of one Food
	look(0, outlook(table.NoStake, "no room: 1 token goes back, of your choice"))
	s.pack(who, s.layouts[who].order[s.layouts[who].tokens[BadFood].first()], NoToken)
	look(1, outlook(table.NoStake, "no room: 1 token goes back, of your choice"))
}

// FL-EXPL-24, FL-CONVOY-12: an option that brings the token on its Encounter reckons with it.
func TestOutlookOfATokenOnAnEncounter(t *testing.T) {
	s := morning(t, "slot 1: Water Caravan")
	who, _ := s.seatNamed("Blue")
	s.empty(who)
	s.load(who, Ammo)
	for h := s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, Food)
	}
	look := func() string { return s.Outlook(askAct, VerbDeal.Of(1, 0), who, nil).Words }
	if got, want := look(), "no room: 1 token goes back"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	s.Cards[s.card("Water Caravan")].Gone[0] = true
	if got := look(); got != "" {
		t.Errorf("with the token gone: %q", got)
	}
}

// FL-CONVOY-12: what has found no box may go back itself, and says that it is that.
func TestOutlookOfWhatGoesBack(t *testing.T) {
	s := set(t, 2, "CCC")
	s.empty(red)
	s.load(red, Ammo)
	s.mat(red).Hold[Food] = 1
	for x, want := range map[Token]string{Food: "the one without a box; 0 Food left", Ammo: "0 Ammo left"} {
		if got := s.Outlook(askReturn, VerbReturn.Of(int(x)), red, nil).Words; got != want {
			t.Errorf("%v: %q, want %q", x, got, want)
		}
	}
}

// A box with the last Survivor in it is the end, one with a token costs that, and an empty one nothing.
func TestOutlookOfDamage(t *testing.T) {
	s := set(t, 2, "CCC")
	b := s.layouts[red].order[s.layouts[red].tokens[SurvivorToken].first()]
	look := func() table.Outlook { return s.Outlook(askDamage, VerbDamage.Of(int(b)), red, nil) }
	if got := look(); got.Line() != "a Survivor dies; "+s.scar(b) || got.Stake != table.Loss {
		t.Errorf("one of several: %+v", got)
	}
	for s.survivors(red) > 1 {
		for _, k := range zones {
			if p := s.of(red, k); p.Len() > 0 && s.survivors(red) > 1 {
				p.Move(s.tab, 0, s.pile(Common), table.Everyone, table.Everyone)
			}
		}
	}
	if got := look(); got.Line() != "your last Survivor dies: you are out" || got.Stake != table.End {
		t.Errorf("the last: %+v", got)
	}
	s.empty(red)
	l := &s.layouts[red]
	free := l.order[(l.free() & l.open()).first()]
	want := "empty: can't carry until repaired; " + s.scar(free)
	if got := s.Outlook(askDamage, VerbDamage.Of(int(free)), red, nil); got.Line() != want || got.Stake != table.NoStake {
		t.Errorf("an empty box: %+v", got)
	}
}

// Damage costs what it must at the best choice: empty boxes first, then tokens, then Survivors.
func TestHarm(t *testing.T) {
	s := set(t, 2, "CCC")
	s.empty(red)
	l := &s.layouts[red]
	whole, crew := l.whole(AnyArea).len(), l.tokens[SurvivorToken].len()
	for _, x := range []struct {
		n     int
		words string
		stake table.Stake
	}{
		{whole - crew, "", table.NoStake},
		{whole - crew + 1, "1 Survivor must die", table.Loss},
		{whole, "your last Survivor dies: you are out", table.End},
	} {
		if words, stake := s.harm(red, x.n, AnyArea); words != x.words || stake != x.stake {
			t.Errorf("%d Damage: %q, %d; want %q, %d", x.n, words, stake, x.words, x.stake)
		}
	}
	s.load(red, Food)
	if words, _ := s.harm(red, whole-crew, AnyArea); words != "1 token must go" {
		t.Errorf("with 1 Food: %q", words)
	}
}

// FL-DMG-03: what one hit of an ambush has damaged can't take the next, and the row counts what all of them cost.
func TestHarmOfSeveralHits(t *testing.T) {
	s := set(t, 2, "CCC")
	const device, trailer = 1 << 2, 3 << 3 // behind two boxes of the Truck
	wolf := []Strike{{2, AreaTopRow}, {1, AreaColumn1}}
	smasher := []Strike{{1, AreaTruck}, {2, AreaLastTrailers}}
	for _, c := range []struct {
		hits              []Strike
		crew, food, empty boxSet
		words             string
		stake             table.Stake
	}{
		{wolf, 1, 2 | trailer, device, "1 token must go", table.NoStake},
		{wolf, 1, trailer, 2 | device, "", table.NoStake},
		{smasher, 0, 3 | trailer, device, "3 tokens must go", table.NoStake},
		{smasher, 3, 1 << 3, device | 1<<4, "1 Survivor must die; 1 token must go", table.Loss},
		{smasher, 3 | 1<<3, 0, device | 1<<4, "2 Survivors must die", table.Loss},
	} {
		l := &s.layouts[red]
		*l = layout{n: 5, columns: [4]boxSet{3 | device, 0, trailer}, devices: device}
		l.tokens[SurvivorToken], l.tokens[Food], l.tokens[NoToken] = c.crew, c.food, c.empty
		if words, stake := s.harms(red, c.hits); words != c.words || stake != c.stake {
			t.Errorf("%v: %q, %d; want %q, %d", c, words, stake, c.words, c.stake)
		}
	}
}

// The odds of a shot are those of the cards left in the Outcome deck that have the back on top: whoever counts
// them knows as much.
func TestOddsOfAShot(t *testing.T) {
	s := set(t, 2, "CCC")
	s.top("O-02")
	cards, hits := 0, 0
	for _, l := range s.pile(OutcomeDeck).Cards {
		if f := Of(l.Card); f.Back == Of(s.card("O-02")).Back {
			cards++
			if f.Player[1].Damage > 0 {
				hits++
			}
		}
	}
	if x := s.oddsOf(2, 0, 9); x.cards != cards || x.hits != hits || x.much != 0 || cards == 0 {
		t.Errorf("%+v; want %d hits among %d cards", x, hits, cards)
	}
	if x := s.oddsOf(2, 0, 0); x.much != x.hits {
		t.Errorf("with no box to fill: %+v", x)
	}
	if got := s.lookShot("1 Ammo", 2, 0, 0); got.Stake != table.Waste {
		t.Errorf("a shot at nothing: %+v", got)
	}
	if got, want := lookStruck(1, 3), outlook(table.NoStake, "only 1 box to fill"); !same(got, want) {
		t.Errorf("3 Damage on 1 box: %+v", got)
	}
}

// Who may repair a Weapon box is told where the weapon could hit nothing with the Outcome card that lies on top.
func TestARepairedWeaponThatCannotHit(t *testing.T) {
	s := set(t, 2, "CCC")
	weapon := spot(0)
	for _, b := range s.boxes(red) {
		if f := b.face(); f.Kind == BoxWeapon && f.N == 1 {
			weapon = b
		}
	}
	if weapon == 0 {
		t.Fatal("no Weapon of rating 1 on this Truck")
	}
	s.lay(s.pile(OutcomeDiscard), "O-11") // of the two with this back it is the one that hits
	for top, want := range map[string]string{
		"O-01": "Weapon box works again",
		"O-05": "Weapon box works again; can't hit by the Outcome card on top now",
	} {
		s.top(top)
		if got := s.lookRepair(nil, VerbRepair.Of(int(weapon)), red).Words; got != want {
			t.Errorf("%s on top: %q, want %q", top, got, want)
		}
	}
}

// onlooker asks what would follow from every option, and answers at random.
type onlooker struct {
	t    *testing.T
	g    *Game
	rng  *rand.Rand
	said map[table.Stake]int
}

func (k *onlooker) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	before, layouts := k.state(), k.g.layouts
	for _, o := range options {
		k.said[k.g.Outlook(p, o, s, nil).Stake]++
	}
	if k.state() != before || k.g.layouts != layouts {
		k.t.Fatalf("to ask what follows from %v has changed the game", options)
	}
	return k.rng.IntN(len(options))
}

func (k *onlooker) state() string {
	b, err := json.Marshal(k.g)
	if err != nil {
		k.t.Fatal(err)
	}
	return string(b)
}

// To ask what would follow changes nothing, at no question of a whole match.
func TestOutlooksChangeNothing(t *testing.T) {
	g := fresh(t, 3)
	k := &onlooker{t, g, newRand(11), map[table.Stake]int{}}
	tab := table.InPlace(3, 4, table.Config{Decider: k, Marks: true})
	for !g.Over() {
		g.Step(tab)
	}
	for stake := table.NoStake; stake <= table.Loss; stake++ {
		if k.said[stake] == 0 {
			t.Errorf("no option had the stake %d", stake)
		}
	}
}

// FL-REST-03, FL-REST-04, FL-RULING-104: where the Desert Son goes says when he is active again; Fuel that he brings to a
// full convoy goes back.
func TestOutlookOfWhoHasExplored(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: none")
	who, _ := s.seatNamed("Blue")
	look := func(how int) table.Outlook { return s.Outlook(askTired, VerbTired.Of(how), who, nil) }
	later := "at rest next round, active the one after"
	if got := look(restsAtOnce); !same(got, outlook(table.NoStake, "active again next round")) {
		t.Errorf("to the Rest Zone: %+v", got)
	}
	for _, how := range []int{justTired, bringsFuel} {
		if got := look(how); !same(got, outlook(table.NoStake, later)) {
			t.Errorf("%d with room: %+v", how, got)
		}
	}
	for h := s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, Food)
	}
	if got := look(bringsFuel); !same(got, outlook(table.NoStake, later, "no room: 1 token goes back, of your choice")) {
		t.Errorf("with Fuel to a full convoy: %+v", got)
	}
	if got := look(justTired); !same(got, outlook(table.NoStake, later)) {
		t.Errorf("without Fuel: %+v", got)
	}
}

// FL-EFIRE-03, FL-EFIRE-06: whoever may hide from an Enemy's row is told what it does to them.
func TestOutlookUnderFire(t *testing.T) {
	s := set(t, 2, "CCC")
	first := s.foe("Pathfinder", 1)
	s.lay(s.pile(OutcomeDiscard), "O-02") // 1 Damage by the Pathfinder
	s.top("O-06")                         // at columns 3-4
	hit := func(n, damage int) *table.Ask {
		return &table.Ask{Seat: red, Prompt: askAttack, About: [3]int16{int16(s.Foes[n].Card), int16(damage), int16(s.aim())}}
	}
	second := s.foe("Destroyers", 1)
	look := func() table.Outlook { return s.OutlookOf(hit(first, 1), VerbBear.Of(), nil) }
	s.empty(red)
	if got := look(); !same(got, outlook(table.NoStake, "Pathfinder, 1 Damage", "empty boxes can take it")) {
		t.Errorf("with empty boxes: %+v", got)
	}
	got := s.OutlookOf(hit(second, 2), VerbBear.Of(), nil)
	if !same(got, outlook(table.NoStake, "Destroyers, 2 Damage", "empty boxes can take it")) {
		t.Errorf("by another Enemy: %+v", got)
	}
	for l := &s.layouts[red]; s.roomForDamage(red, s.aim()) > 0; {
		b := l.order[l.whole(s.aim()).first()]
		s.pack(red, b, NoToken)
		s.hit(s.tab, red, b, by("FL-DMG-04"))
	}
	if got := look(); got.Words != "no box is left there that could be hit" {
		t.Errorf("with none left: %+v", got)
	}
}

// FL-FIRE-14, FL-LOOT-01: a Target counter that is moved takes its share of the loot along.
func TestOutlookOfAMovedTarget(t *testing.T) {
	s := set(t, 2, "CCC")
	n := s.foe("Pathfinder", 1)
	for left, want := range []string{"no loot of that one for you then", "leaves 1 card of its loot for you"} {
		s.Foes[n].Targets[red] = int8(left + 1)
		if got := s.Outlook(askMark, VerbFrom.Of(n), red, nil).Words; got != want {
			t.Errorf("of %d counters: %q, want %q", left+1, got, want)
		}
	}
	if got := s.Outlook(askMark, VerbNo.Of(), red, nil).Words; got == "" {
		t.Error("not to move one says nothing")
	}
}

// FL-CONVOY-12: a Location of which nothing fits says so before anybody is sent there.
func TestOutlookOfALocationWithoutRoom(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: none",
		"slot 1: Half-Buried Diner")
	who, _ := s.seatNamed("Blue")
	look := func() string { return s.Outlook(AskTurn, VerbExplore.Of(1), who, nil).Words }
	if got := look(); strings.Contains(got, "no room") {
		t.Errorf("with room: %q", got)
	}
	for h := s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, Food)
	}
	if got := look(); !strings.HasSuffix(got, "Food (no room for 1), or 2 Contaminated Food (no room for 2)") {
		t.Errorf("without room: %q", got)
	}
}

// Where a stop leaves something, or a bonus is worth as much as there is to mend, the row says so.
func TestOutlookOfWhatIsLeft(t *testing.T) {
	s := set(t, 2, "CCC")
	if got := s.Outlook(askAct, VerbDone.Of(), red, nil).Words; got != "the exploration ends; then the end of your turn" {
		t.Errorf("done says %q", got)
	}
	d := &Deal{Gain: []Effect{{Do: DoTreat, N: 1}}}
	s.Cards[s.of(red, Active).At(0)].Counters = 1
	d.Gain[0].Any = true
	if got := s.lookBargain(red, d, noSlot).Words; got != "1 Contamination to treat on your crew" {
		t.Errorf("a Treatment says %q", got)
	}
	first := s.of(red, Active).At(0)
	for _, c := range []struct {
		sent bool
		says string
	}{{false, "0 Contamination to treat on those you sent"}, {true, "1 Contamination to treat on those you sent"}} {
		s.Cards[first].Sent = c.sent
		if got := s.treats(red, Effect{Do: DoTreat, N: 1}); got != c.says {
			t.Errorf("a Treatment of those who were sent says %q, want %q", got, c.says)
		}
	}
}

// The rows that end something say with what one goes on, and what is gained says how much there is then.
func TestOutlookOfPlainRows(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: none", "blue hand: MRE",
		"slot 1: Half-Buried Diner", "slot 2: Relic Witch")
	who, _ := s.seatNamed("Blue")
	food := s.count(who, Food)
	for _, c := range []struct {
		ask  *table.Prompt
		o    table.Option
		want string
	}{
		{AskReady, VerbReady.Of(), "your rest ends, with 1 Survivor active"},
		{askLoot, VerbKeepNone.Of(), "all of it goes back into the deck"},
		{AskTurn, VerbEnd.Of(), "1 Survivor waits for your next turn"},
		{askBlock, VerbBlock.Of(1, 0), strconv.Itoa(food+1) + " Food then"},
		{askAct, VerbDeal.Of(2, 0), "only you see what comes into the market next"},
		{askAct, VerbDeal.Of(2, 1), "3 Objects then"},
		{AskWitch, VerbYes.Of(), "it leaves the market, and you have the next turn"},
		{AskWitch, VerbNo.Of(), "it stays in the market"},
	} {
		if got := s.Outlook(c.ask, c.o, who, nil).Words; got != c.want {
			t.Errorf("%v says %q, want %q", c.o, got, c.want)
		}
	}
	s.of(who, Active).MoveAll(s.of(who, Exhausted))
	if got := s.Outlook(AskTurn, VerbEnd.Of(), who, nil).Words; !strings.HasPrefix(got, "with nobody active") {
		t.Errorf("to end a turn with nobody active says %q", got)
	}
	s.Again = who
	if got := s.Outlook(AskTurn, VerbEnd.Of(), who, nil).Words; !strings.HasPrefix(got, "you have one more turn") {
		t.Errorf("to end a turn before another says %q", got)
	}
	for _, o := range s.players() {
		s.of(o, Active).MoveAll(s.of(o, Exhausted))
	}
	const fed = "nobody is active any more: the Rest Phase begins; 1 exhausted could be fed now, or in the Rest Phase"
	if got := s.Outlook(AskTurn, VerbEnd.Of(), who, nil).Words; got != fed {
		t.Errorf("to end the last turn says %q", got)
	}
	s.mat(who).Fury = highestFury
	if got := s.Outlook(askAct, VerbDone.Of(), who, nil).Words; got != "the exploration ends; then Fury or the end of your turn" {
		t.Errorf("done with Fury to spend says %q", got)
	}
	if err := s.Arrange("blue hand", "MRE, Nitromethane, Nitrous Oxide"); err != nil {
		t.Fatal(err)
	}
	if got := s.Outlook(askAct, VerbDeal.Of(2, 1), who, nil).Words; got != "you can hold only 3 cards: 2 must go" {
		t.Errorf("Objects beyond the limit: %q", got)
	}
	s.Phase = PhaseRest
	ability := VerbAbility.Of(int(s.card("Citadel Scientist")))
	if got := s.Outlook(AskReady, ability, who, nil).Words; got != "you can hold only 3 cards: 1 must go, drawn when all have rested" {
		t.Errorf("an Object gained as one rests: %q", got)
	}
}

// FL-LOC-02, FL-CONT-04: a counter that kills whoever could go is named before, and in the row that sends one.
func TestOutlookOfACounterThatKills(t *testing.T) {
	s := morning(t, "blue active: Desert Son, Citadel Scientist", "blue exhausted: Citadel Guard", "blue rest: none",
		"slot 1: Oil Platform", "blue cargo: 3 survivor")
	who, _ := s.seatNamed("Blue")
	son, scientist := s.card("Desert Son (blue)"), s.card("Citadel Scientist")
	row := func() string { return s.Outlook(AskTurn, VerbExplore.Of(1), who, nil).Words }
	send := func(c table.Card) table.Outlook {
		a := &table.Ask{Seat: who, Prompt: askSend, About: [3]int16{1, 1}}
		return s.OutlookOf(a, VerbSend.Of(int(c)), nil)
	}
	fatal := "skill 1; the Contamination is fatal after the action, unless treated"
	if got := send(son); !same(got, outlook(table.Loss, fatal)) {
		t.Errorf("to send the Desert Son: %+v", got)
	}
	const lives = "skill 2 becomes 1 by the Contamination; the first counter, 1 Fame less if somebody reaches the Citadel"
	if got := send(scientist); !same(got, outlook(table.NoStake, lives)) {
		t.Errorf("to send the Scientist: %+v", got)
	}
	both := VerbSend.Of(int(son), int(scientist))
	a := &table.Ask{Seat: who, Prompt: askSend, About: [3]int16{1, 1}}
	if got := s.OutlookOf(a, both, nil); !same(got, outlook(table.NoStake, "skill 3", "one of them takes the Contamination")) {
		t.Errorf("to send both: %+v", got)
	}
	if got := row(); !strings.HasPrefix(got, "1 Contamination for who goes") {
		t.Errorf("with one who survives it: %q", got)
	}
	s.Cards[scientist].Counters = 1
	if got := row(); !strings.HasPrefix(got, "1 Contamination: fatal for whoever goes, unless treated; ") {
		t.Errorf("with none who survives it: %q", got)
	}
	arrange(t, s.Game, "blue hand: Hazmat Suit")
	if got := row(); !strings.HasPrefix(got, "1 Contamination for who goes") {
		t.Errorf("with the Hazmat Suit: %q", got)
	}
}

// Of an Encounter the row says what its options are, or what the only one takes that can be paid; of a Device, what it
// is for.
func TestOutlookOfAnExploreOfOnePress(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist, Courier", "blue exhausted: none", "blue rest: none",
		"slot 1: Wasteland Nomad", "slot 2: Swivel Gun", "blue hand: none")
	who, _ := s.seatNamed("Blue")
	look := func(slot int) string { return s.Outlook(AskTurn, VerbExplore.Of(slot), who, nil).Words }
	if got := look(1); !strings.HasSuffix(got, "you can pay only 1 of 2; "+Of(s.card("Wasteland Nomad")).Deals[1].Text) {
		t.Errorf("the Nomad says %q", got)
	}
	arrange(t, s.Game, "slot 1: Relic Witch")
	if got := look(1); got != Of(s.card("Relic Witch")).Text {
		t.Errorf("the Witch, of whom both options can be paid, says %q", got)
	}
	if got := look(2); !strings.Contains(got, "a Device: 1 box (Weapon of rating 2)") {
		t.Errorf("the Swivel Gun says %q", got)
	}
}

// FL-ENC-01, FL-CONT-04: an option that is paid by a counter says when it is the end of whoever takes it, and so do the
// rows before it.
func TestOutlookOfAPriceThatKills(t *testing.T) {
	s := morning(t, "blue active: Desert Son, Citadel Scientist", "blue exhausted: none", "blue rest: none",
		"slot 1: Stranded Tanker", "blue cargo: 2 survivor", "blue hand: none")
	who, _ := s.seatNamed("Blue")
	son, scientist := s.card("Desert Son (blue)"), s.card("Citadel Scientist")
	deal := func() table.Outlook { return s.Outlook(askAct, VerbDeal.Of(1, 0), who, nil) }
	row := func() string { return s.Outlook(AskTurn, VerbExplore.Of(1), who, nil).Words }
	a := &table.Ask{Seat: who, Prompt: askSend, About: [3]int16{1, 1}}
	if got := row(); strings.Contains(got, "fatal") {
		t.Errorf("with one who survives it: %q", got)
	}
	if got := s.OutlookOf(a, VerbSend.Of(int(son)), nil); !same(got, outlook(table.NoStake, "skill 1", deadlyOption)) {
		t.Errorf("to send the Desert Son: %+v", got)
	}
	s.Cards[scientist].Sent = true
	if got := deal(); !strings.HasPrefix(got.Words, "skill 2 becomes 1; the first counter, ") {
		t.Errorf("paid by one who survives it: %+v", got)
	}
	s.Cards[scientist].Counters = 1
	if got := deal(); got.Stake != table.Loss || !strings.HasPrefix(got.Words, goesFatally) {
		t.Errorf("paid by one who doesn't: %+v", got)
	}
	s.Cards[scientist].Sent = false
	if got := row(); !strings.HasPrefix(got, deadlyOption+"; ") {
		t.Errorf("with none who survives it: %q", got)
	}
	pump := &Deal{Pay: []Effect{{Do: DoContaminate, N: 1, Any: true}}}
	if got, stake := s.risk(who, pump, noSlot); got != "1 Contamination: fatal for whoever takes it" || stake != table.Loss {
		t.Errorf("on anybody: %q, stake %d", got, stake)
	}
	arrange(t, s.Game, "blue hand: Hazmat Suit")
	if got := row() + deal().Words; strings.Contains(got, "fatal") {
		t.Errorf("with the Hazmat Suit: %q", got)
	}
}

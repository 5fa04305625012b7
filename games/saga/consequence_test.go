package saga

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// PS-RANGED-11: an enemy that wants to be paid says what, and what comes of paying and of not paying.
func TestATollNamesItsPrice(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, x := range []struct{ foe, asks, pays, not string }{
		{"Bridge Cousins", "The price: 1 food.", "you pay 1 food (2 food left); it fights as it is printed. You kill it 7 or 8 in 10",
			"it has 1 attack result more in each round of melee. You kill it 6 in 10"},
		{"Night Grocer", "The price: 2 ammo.", "you pay 2 ammo and don't fight (1 ammo left); you get ", "you fight it. You kill it "},
	} {
		p.mat(0).Goods[Food], p.mat(0).Goods[Ammo] = 3, 3
		c := p.card(x.foe)
		p.Against(0, c, false)
		asked := p.Question(askToll, [3]int16{int16(c)}, 0, nil)
		pays, not := p.Outlook(askToll, VerbPay.Of(), 0, nil).Words, p.Outlook(askToll, VerbNo.Of(), 0, nil).Words
		if !strings.Contains(asked, x.asks) || !strings.HasPrefix(pays, x.pays) || !strings.HasPrefix(not, x.not) {
			t.Errorf("%s asks %q; paid: %q; not paid: %q", x.foe, asked, pays, not)
		}
	}
	both := 0
	for c := range Count() {
		wants := 0
		for _, a := range Of(table.Card(c)).Does {
			if a.Key == KeyToll || a.Key == KeyBribable {
				wants++
			}
		}
		both += max(0, wants-1)
	}
	if both > 0 {
		t.Errorf("%d enemies want two things: the question names the first alone", both)
	}
}

// PS-RULING-122, PS-BOARD-15: what is used in a fight says what it costs, and what is left of that.
func TestWhatIsUsedNamesItsPrice(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Wet Nephew"), false)
	f := &p.mat(0).Fight
	f.begin(MeleeFray)
	knife := p.card("Hunting Knife")
	f.Weapon = int16(knife) + 1
	balanced := -1
	for i, a := range Of(knife).Does {
		if a.Key == KeyBalanced {
			balanced = i
		}
	}
	p.mat(0).Ready = 2
	x := p.Outlook(askStrike, VerbArm.Of(int(knife), balanced), 0, nil)
	if !strings.HasPrefix(x.Words, "exhausts 1 boost, 1 left; ") {
		t.Errorf("balanced says %q", x.Words)
	}
	if x := p.Outlook(askStrike, VerbEnough.Of(), 0, nil); strings.Contains(x.Words, "boost") {
		t.Errorf("going on says %q", x.Words)
	}
}

// PS-MELEE-08 to PS-MELEE-14: a row of melee says who dies first, and what is kept off by what.
func TestARoundSaysWhoDiesFirstAndWhatIsKeptOff(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Wet Nephew"), false)
	m := p.mat(0)
	f := &m.Fight
	f.begin(MeleeFray)
	f.Weapon = int16(p.card("Knife")) + 1
	m.Health = 4
	chart := Of(f.Foe).Enemy.Melee.Chart.Down(-9)
	for _, x := range []struct {
		name string
		mine Result
		foe  int8 // attacks of the enemy
		fast bool
		want string
	}{
		{"it dies first", Result{Hits: 5, Damage: 9}, 0, true, "; it dies first, before it strikes"},
		{"block keeps all off", Result{Block: 9}, 9, false,
			"; you take nothing, " + strconv.Itoa(chart) + " kept off by your block"},
	} {
		f.Mine, f.Toll, f.Quick = x.mine, x.foe, x.fast
		got := p.blowing(0, Result{}, false, false).Words
		if !strings.HasSuffix(got, x.want) {
			t.Errorf("%s: %q", x.name, got)
		}
	}
}

// PS-RULING-080: an option of a story whose price can't be paid in full says what is lacking; what is on offer by an
// event and can't be paid for is told.
func TestWhatIsLackingForAPriceIsSaid(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	for _, x := range []struct {
		price string
		food  int8
		want  string
	}{
		{"2 food", 2, ""},
		{"2 food", 1, "you have only 1 food, and pay that"},
		{"1 food, 1 fatigue", 0, "you have no food, and pay nothing"},
		{"1 food or 1 fatigue", 0, ""},
	} {
		price, err := parsePrice(x.price)
		if err != nil {
			t.Fatal(err)
		}
		m.Goods = [goods]int8{Food: x.food}
		if got := p.lacking(0, price); got != x.want {
			t.Errorf("%s with %d food: %q", x.price, x.food, got)
		}
	}
	p.tb.Told()
	c := p.card("Strangers at the Fire")
	for food, want := range map[int8]string{
		1: "Strangers at the Fire: it costs 2 food, and Red has only 1.",
		0: "Strangers at the Fire: it costs 2 food, and Red has none.",
	} {
		m.Goods[Food] = food
		p.applyEvent(p.tb, 0, c)
		told := p.tb.Told()
		if len(told) != 1 || p.Tale(told[0], 0, p.SeatName) != want || !p.Costs(told[0]) {
			t.Errorf("with %d food %v is told", food, told)
		}
	}
}

// PS-MOD-06: to make a mod says what it gives, in the row and when it is told.
func TestAModSaysWhatItGives(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	knife, axe := p.card("Knife"), p.hold(0, "Felling Axe")
	want := "spent in a round of melee, it gives 1 attack once"
	if got := ModGives(knife); got != want {
		t.Errorf("the Knife: %q", got)
	}
	x := p.Outlook(askAfter, VerbMod.Of(int(knife), int(axe)), 0, nil)
	if x.Words != want+"; they can't be taken apart again" {
		t.Errorf("the row says %q", x.Words)
	}
	told := p.Tale(table.Event{Tale: taleMods, A: int16(knife), B: int16(axe)}, 0, p.SeatName)
	if !strings.HasSuffix(told, ": "+want+".") {
		t.Errorf("it is told as %q", told)
	}
}

// PS-BCAST-08: the last pair of the queue, which nobody is asked about, is told to fall to who takes it.
func TestTheLastPairIsTold(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for left := p.pile(QueueTiles).Len(); left > 0; left-- {
		p.tb.Told()
		p.takePair(p.tb, 0, "PS-BCAST-08")
		last := ""
		for _, e := range p.tb.Told() {
			if e.Tale == taleLast {
				last = p.Tale(e, 0, p.SeatName)
			}
		}
		says := strings.HasPrefix(last, "The last pair of the queue falls to Red: the ")
		if says != (left == 1) || last != "" && !says {
			t.Errorf("with %d pairs: %q", left, last)
		}
	}
}

// PS-TEAM-07, PS-TEAM-20, PS-RULING-167: who fights alone is told that no token can be placed then.
func TestFightingAloneSaysWhatItLoses(t *testing.T) {
	p := prepare(t, teams)
	for _, q := range []*table.Prompt{askWait, askJoint} {
		if x := p.Outlook(q, VerbNo.Of(), 0, nil); !strings.Contains(x.Words, "no mission token") {
			t.Errorf("%s: no says %q", q.Kind, x.Words)
		}
		if x := p.Outlook(q, VerbYes.Of(), 0, nil); !strings.Contains(x.Words, "token") {
			t.Errorf("%s: yes says %q", q.Kind, x.Words)
		}
	}
}

// PS-FORAGE-07: the chance to find more is that of the challenge which is then put, with the best card in the lead.
func TestTheChanceToFindMore(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	best := [3]Chance{Failure: Certain}
	for _, l := range p.of(0, Deck).Cards {
		if Of(l.Card).Challenge.DNE {
			continue
		}
		x := Trial{Seat: 0, Forage: true, Mind: true}
		if odds := p.TrialOdds(0, x, int16(l.Card)+1, forageMind, 0); odds[Failure] < best[Failure] {
			best = odds
		}
	}
	want := "with your best card in the lead, which is exhausted, you find it " +
		inTen(best[Success]+best[GreatSuccess])
	if x := p.Outlook(askForage, VerbYes.Of(), 0, nil); !strings.HasPrefix(x.Words, want) {
		t.Errorf("it says %q, expected %q", x.Words, want)
	}
}

// A price is said as what is paid; what is lost otherwise is said as a loss.
func TestPricesAreSaid(t *testing.T) {
	price, err := parsePrice("2 food, 1 fatigue")
	if err != nil {
		t.Fatal(err)
	}
	if got := paid(price); got != "2 food, 1 fatigue" {
		t.Errorf("the price reads %q", got)
	}
	if got := price.Say(); got != "lose 2 food, 1 fatigue" {
		t.Errorf("the loss reads %q", got)
	}
	if got := traded(nil, price[1:]); got != "you get 1 fatigue" {
		t.Errorf("a gift reads %q", got)
	}
}

// Who reads of a story that somebody else has lived through reads how it began and what was chosen, in short.
func TestAStoryIsToldFromItsBeginning(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.story(p.tb, 0)
	number := p.Lived[0].Number
	opening := FirstWords(p.page(storySide(number)).Text)
	told := p.Tale(table.Event{Tale: taleStory, Seat: 0, A: number}, 1, nil)
	if opening == "" || !strings.HasSuffix(told, p.page(storySide(number)).Title+". "+opening) {
		t.Errorf("it is told as %q", told)
	}
	if long := len(p.page(storySide(number)).Text); len(opening) >= long {
		t.Errorf("all %d letters are told", long)
	}
	if w, _ := p.Telling(table.Event{Tale: taleChoose, Seat: 0, A: number}); w != table.Major {
		t.Error("what was chosen does not count as much as how the story began")
	}
}

// PS-MAP-17 to PS-MAP-19: a piece of a full hand says where it goes, and whether the mission asks for it.
func TestAFullHandSaysWhatItLoses(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	hand := p.land(0, Hand)
	hand.Cards = nil
	mission := p.mission(p.own(0), 0)
	wanted, other := table.Card(0), table.Card(0)
	for c := range Count() {
		switch f := Of(table.Card(c)); {
		case f.Kind != KindTile:
		case f.Tile.Terrain == mission.Needs[0]:
			wanted = table.Card(c)
		case !slices.Contains(mission.Needs, f.Tile.Terrain) && f.Tile.Terrain != mission.End:
			other = table.Card(c)
		}
	}
	hand.Cards = append(hand.Cards, table.Lying{Card: wanted})
	says := func(c table.Card) string { return p.Outlook(askTrim, VerbToss.Of(int(c)), 0, nil).Words }
	if got := says(wanted); !strings.HasPrefix(got, "goes aside, and your mission still asks for ") {
		t.Errorf("what is wanted says %q", got)
	}
	if got := says(other); other != 0 && got != "goes aside; no mission of yours asks for it now" {
		t.Errorf("what is not wanted says %q", got)
	}
	p.own(0).Goal = 1<<len(mission.Needs) - 1
	if got := says(wanted); mission.End != mission.Needs[0] && strings.Contains(got, "still asks") {
		t.Errorf("what is marked already says %q", got)
	}
	if got := says(p.pile(SiteBag).At(0)); got != "goes back into the bag" {
		t.Errorf("a site says %q", got)
	}
}

// PS-BOSS-02, PS-BOSS-06: who may fight a boss is told the odds of that fight, and what its death brings.
func TestABossIsWeighed(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	boss := p.pile(Bosses).At(0)
	p.pile(Bosses).Move(p.tb, 0, p.bossPile(0), table.Everyone, table.Everyone)
	x := p.Outlook(askFoe, VerbBoss.Of(int(boss)), 0, nil)
	if !strings.HasPrefix(x.Words, "You kill it ") || !strings.HasSuffix(x.Words, "makes this round the last") {
		t.Errorf("the boss says %q", x.Words)
	}
	if p.mat(0).Fight.On {
		t.Error("looking at the boss has begun the fight")
	}
	if x := p.Outlook(askFoe, VerbEnemy.Of(), 0, nil); !strings.HasPrefix(x.Words, "unseen, of level 1") {
		t.Errorf("whoever comes says %q", x.Words)
	}
}

// PS-TEAM-22: who faces whom is told by the odds of both fights, and they go with the enemies.
func TestWhoFacesWhomIsWeighed(t *testing.T) {
	p := prepare(t, teams)
	weak, strong := p.move("Wet Nephew", p.of(0, Foe)), p.move("Bridge Cousins", p.of(1, Foe))
	says := func(first table.Seat) string { return p.Outlook(askFaces, VerbSeat.Of(int(first)), 0, nil).Words }
	mine, swapped := says(0), says(1)
	you := p.board().met(0, weak, false).Words
	mate := strings.TrimPrefix(p.board().met(1, strong, false).Words, "You ")
	if want := you + ". Your teammate: " + mate; mine != want {
		t.Errorf("facing the first says %q, expected %q", mine, want)
	}
	if mine == swapped {
		t.Errorf("both ways say %q", mine)
	}
}

// board is a copy that looking ahead may lay cards about on.
func (p *prepared) board() *Game {
	var g Game
	g.CopyFrom(p.Game)
	return &g
}

// PS-MAPACT-01, PS-LOOT-08: what is recovered says how much of it there is then; recovering nothing is a waste.
func TestWhatIsRecoveredSaysHowMuchThereIs(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Radio, p.mat(0).Goods[Meds] = 3, 1
	for _, x := range []struct {
		asked *table.Prompt
		o     table.Option
		want  table.Outlook
	}{
		{askMap, VerbTune.Of(2), foreseen("5 ready then").Outlook},
		{askMap, VerbTune.Of(0), table.Outlook{Words: "3 ready then", Stake: table.Waste}},
		{askRecovery, VerbRecovery.Of(int(Meds)), foreseen("used, it heals 1 health; you then have 2 meds").Outlook},
		{askGiveUp, VerbRecovery.Of(int(Meds)), table.Outlook{}},
	} {
		if got := p.Outlook(x.asked, x.o, 0, nil); !reflect.DeepEqual(got, x.want) {
			t.Errorf("%s, %s: %+v, expected %+v", x.asked.Kind, table.Key(p.Verbs(), x.o), got, x.want)
		}
	}
}

// Whoever begins, stays, goes on or leaves something undone reads what follows, and a site what it lies beside.
func TestGoingOnSaysWhatFollows(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.XP, m.Action, m.Steps, m.Health, m.HealthMax = 3, Trek, 2, 1, 4
	p.Round = 2 // no event comes tomorrow
	for _, x := range []struct {
		asked *table.Prompt
		o     table.Option
		want  string
	}{
		{AskAction, VerbAction.Of(int(Camp)), "4 points, to recover any of 3 health and 3 broadcast tokens, and wake fed"},
		{askBegin, VerbGo.Of(), "first a move, then an enemy of level 1" + p.Daunts(0) +
			"; no land in reach can be marked, unless a march turns some up"},
		{askMove, VerbStay.Of(), "2 steps unused; the enemy comes here"},
		{askNight, VerbDone.Of(), "3 XP kept; at the end every 5 are 1 VP"},
		{askSkills, VerbDone.Of(), "what is left of them is lost"},
		{askAfter, VerbDone.Of(), "your turn is over"},
		{askSites, VerbEnough.Of(), "0 sites stay in your hand"},
		{askSurvey, VerbEnough.Of(), "then come the sites; 0 tiles stay in your hand"},
		{askNewSite, VerbNoSite.Of(), "0 sites stay in your hand"},
		{askCamp, VerbRecover.Of(0), "now 1 of 4"},
	} {
		if got := p.Outlook(x.asked, x.o, 0, nil); got.Words != x.want {
			t.Errorf("%s, %s: %q, expected %q", x.asked.Kind, table.Key(p.Verbs(), x.o), got.Words, x.want)
		}
	}
	m.Action = Forage
	if got := p.Outlook(askMove, VerbStay.Of(), 0, nil).Words; got != "2 steps unused; there is nothing to loot here" {
		t.Errorf("to stay where no terrain is says %q", got)
	}
}

// PS-SIDE-03, PS-MISSION-10: a token for the side mission says what it scores, and that the mission gets none there.
func TestTheSideMissionSaysWhatItScores(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for c := range table.Card(CardCount) {
		if f := Of(c); f.Kind == KindTile && f.Tile.Terrain == p.Mission(0, 0).Needs[0] {
			p.stand(0, 7, f.Handle)
			break
		}
	}
	o, k := p.own(0), p.zone(0, 7)
	side := func() string { return p.Outlook(askToken, VerbSide.Of(), 0, nil).Words }
	if got := side(); got != "2 VP at once; the mission gets no token here" {
		t.Errorf("it says %q", got)
	}
	const lost = "; the side mission can then not be done here"
	mark := func() string { return p.Outlook(askToken, VerbToken.Of(0, 0), 0, nil).Words }
	if got := mark(); strings.Contains(got, "side mission") {
		t.Errorf("a token where the side mission has no site: %q", got)
	}
	for _, l := range p.pile(SiteBag).Cards {
		k.Site, o.SideSite = int16(l.Card)+1, int8(Of(l.Card).Site)+1
	}
	if got := mark(); !strings.HasSuffix(got, lost) {
		t.Errorf("a token in its place: %q", got)
	}
	o.Stage = int8(p.stages())
	if got := side(); got != "2 VP at once" {
		t.Errorf("with no mission left: %q", got)
	}
}

// PS-SETUP-31: a skill to be learned before the first morning says what XP are lost by it, as they buy no other.
func TestASkillSaysWhatXPAreLost(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	cheapest, price := -1, 0
	for i := range characters[m.Character].Skills {
		k := &characters[m.Character].Skills[i]
		if n := p.skillPrice(0, k, true); k.Needs == 0 && (cheapest < 0 || n < price) {
			cheapest, price = i, n
		}
	}
	m.Skills = 0
	costs := strconv.Itoa(price) + " XP"
	lost := costs + ", the 1 XP left is lost: it buys no other skill"
	for xp, want := range map[int]string{price: costs, price + 1: lost, 99: costs} {
		a := &table.Ask{Prompt: askSkills, About: [3]int16{int16(xp)}}
		if got := p.OutlookOf(a, VerbLearn.Of(int(m.Character), cheapest, price), nil).Words; got != want {
			t.Errorf("for %d of %d XP: %q", price, xp, got)
		}
	}
}

// PS-TREK-06: who pays an enemy off on a trek is told that a token may be placed, where one can lie.
func TestWhoIsPaidOffCountsAsSurvived(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	p.stand(0, 7, "TT-C1")
	m.Action, m.Stage, m.Goods[Ammo] = Trek, StageResolved, 2
	p.Against(0, p.card("Night Grocer"), false)
	for _, wanted := range []bool{true, false} {
		p.own(0).Goal = 0
		if fits, _ := p.Fits(0, p.here(0).terrain()); !fits {
			t.Fatal("the mission does not want this land")
		}
		if !wanted {
			p.here(0).Token = L1Token
		}
		got := p.Outlook(askToll, VerbPay.Of(), 0, nil).Words
		if strings.HasSuffix(got, ", and may place a token") != wanted {
			t.Errorf("where a token can lie, %t: %q", wanted, got)
		}
	}
}

// PS-EVENT-02: who may pay for what an event offers reads what they have left then.
func TestAnEventSaysWhatIsLeftOfItsPrice(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.move("Market on the Ice", p.pile(Lasting))
	p.mat(0).Goods[Food] = 3
	if got := p.brings(askEvent, VerbYes.Of(), 0); !strings.HasSuffix(got, " (2 food left)") {
		t.Errorf("it says %q", got)
	}
}

// PS-CAMP-03, PS-RULING-096: a camp says what its points are good for, also where there is less to recover than points, or
// nothing.
func TestACampSaysWhatItsPointsAreGoodFor(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Health, m.Morale, m.Ready, m.Radio, m.Fatigue = m.HealthMax, m.MoraleMax, m.Boosts, broadcastTokens, 0
	says := func(want string) {
		t.Helper()
		if got := p.Outlook(AskAction, VerbAction.Of(int(Camp)), 0, nil).Words; got != want {
			t.Errorf("%q, expected %q", got, want)
		}
	}
	says("there is nothing to recover, and wake fed")
	m.Radio--
	says("you recover 1 broadcast token, and wake fed")
	m.Radio, m.Fatigue = 0, 3
	says("4 points, to recover any of 3 fatigue and 5 broadcast tokens, and wake fed")
}

package saga

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PS-KO-01: a fatigue that comes to a hole which takes the last health or morale is a loss, and says that it knocks
// out: of a march, a meal left out, a price, and what the night says of the morning.
func TestAFatigueThatKnocksOutSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	m.Fatigue, m.Goods[Food], p.Round = 1, 0, 3 // the second hole takes a morale
	words := "1 fatigue, which means lose 1 morale, and knocks you out"
	for _, x := range []struct {
		q    *table.Prompt
		o    table.Option
		want string
	}{{askMove, VerbMarch.Of(), words}, {askEat, VerbHunger.Of(), words}} {
		m.Morale = 2
		if got := p.Outlook(x.q, x.o, 0, nil); got.Words != "1 fatigue, which means lose 1 morale" || got.Stake != table.NoStake {
			t.Errorf("%s with morale to lose: %+v", x.q.Kind, got)
		}
		m.Morale = 1
		if got := p.Outlook(x.q, x.o, 0, nil); got.Words != x.want || got.Stake != table.Loss {
			t.Errorf("%s with the last morale: %+v", x.q.Kind, got)
		}
	}
	if got := p.Outlook(askNight, VerbDone.Of(), 0, nil).Line(); !strings.Contains(got, words) {
		t.Errorf("the night before: %q", got)
	}
}

// What somebody may do something about says what comes of it, done and not done, as far as things have come: how much
// is left to suffer, and whether that knocks out (PS-RULING-009, PS-KO-01).
func TestWhatIsAboutToBefallSaysWhatItDoes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Health, m.Morale, m.Fatigue = 3, 2, 0
	sheet := VerbUse.Of(int(p.hold(0, "Waxed Tarpaulin")), 0)
	for _, x := range []struct {
		q     *table.Prompt
		about [3]int16
		o     table.Option
		words string
		stake table.Stake
	}{
		{askGuard, [3]int16{int16(barFatigue), 1}, VerbEnough.Of(), "you suffer 1 fatigue, which means exhaust 1 boost",
			table.NoStake},
		{askGuard, [3]int16{int16(barFatigue), 1}, sheet, "you suffer nothing", table.NoStake},
		{askGuard, [3]int16{int16(barMorale), 1}, VerbEnough.Of(), "you lose 1 morale, 1 left", table.NoStake},
		{askGuard, [3]int16{int16(barMorale), 2}, VerbEnough.Of(), "you lose 2 morale, 0 left, which knocks you out",
			table.Loss},
		{askGuard, [3]int16{int16(barHealth), 5}, VerbEnough.Of(), "you lose 3 health, 0 left, which knocks you out",
			table.Loss},
		{askShield, [3]int16{2}, VerbEnough.Of(), "you take 2 of your 3 health", table.NoStake},
		{askShield, [3]int16{3}, VerbEnough.Of(), "you take 3, which knocks you out", table.Loss},
		{askStand, [3]int16{}, VerbEnough.Of(), "you are knocked out", table.Loss},
		{askMutate, [3]int16{}, VerbEnough.Of(), "you get a minor mutation, which stays", table.NoStake},
	} {
		got := p.OutlookOf(&table.Ask{Prompt: x.q, About: x.about}, x.o, nil)
		if got.Words != x.words || got.Stake != x.stake {
			t.Errorf("%s about %v: %+v, want %q", x.q.Kind, x.about, got, x.words)
		}
	}
	m.Morale = 1
	p.hold(0, "Hymnal with a Hole")
	got := p.OutlookOf(&table.Ask{Prompt: askGuard, About: [3]int16{int16(barMorale), 1}}, VerbEnough.Of(), nil)
	if !strings.HasSuffix(got.Words, ", which knocks you out unless you stand your ground") {
		t.Errorf("with something that keeps one up: %+v", got)
	}
}

// A price that knocks out whoever pays it says so, and is a loss; nothing guards from it (PS-KO-01, PS-RULING-080).
func TestAPriceThatKnocksOutSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Fatigue, m.Morale = 1, 1
	for _, x := range []struct {
		price string
		words string
	}{
		{"1 food", "go"}, {"1 fatigue", "go; its price knocks you out"}, {"lose 1 morale", "go; its price knocks you out"},
		{"lose 1 health", "go"}, {"1 fatigue or 1 food", "go"},
	} {
		price, err := parsePrice(x.price)
		if err != nil {
			t.Fatal(err)
		}
		got := p.priced(0, "go", price)
		if got.Words != x.words || (got.Stake == table.Loss) != (x.words != "go") {
			t.Errorf("%s: %+v", x.price, got)
		}
	}
	m.Morale = 2
	sign := VerbActivate.Of(int(p.signFor(1)))
	if got := p.brings(askNight, sign, 0); got != "1 fatigue, which means lose 1 morale" {
		t.Errorf("a landmark that tires: %q", got)
	}
	m.Morale = 1
	got := p.Outlook(askNight, sign, 0, nil)
	if got.Words != "1 fatigue, which means lose 1 morale; its price knocks you out" || got.Stake != table.Loss {
		t.Errorf("a landmark: %+v", got)
	}
	if got := p.HungerCosts(0); !strings.HasPrefix(got, "1 fatigue, which means lose 1 morale, and ") ||
		!strings.Contains(got, "knocks you out") {
		t.Errorf("hunger: %q", got)
	}
	m.Morale = 3
	if got := p.HungerCosts(0); got != "1 fatigue, which means lose 1 morale" {
		t.Errorf("hunger that one bears: %q", got)
	}
	fights := VerbActivate.Of(int(p.card("The Pit at Varn")))
	x := p.Outlook(askNight, fights, 0, nil)
	if got := x.Line(); !strings.HasPrefix(got, "an enemy, unseen, of level 1") || x.Which != "If you fall" ||
		!strings.Contains(got, ", which may knock you out") {
		t.Errorf("a landmark where one fights: %q", got)
	}
}

// signFor is a landmark whose price is so much fatigue.
func (p *prepared) signFor(fatigue int8) table.Card {
	for c := range table.Card(CardCount) {
		if f := Of(c); f.Kind == KindSign && len(f.Sign.Price) == 1 && f.Sign.Price[0].Do == DoTire &&
			f.Sign.Price[0].N == fatigue {
			return c
		}
	}
	p.Fatal("no landmark costs that much fatigue")
	return 0
}

// PS-MOVE-04: who lays terrain on their way reads that the move ends there, where steps are left and nothing carries on.
func TestLandLaidOnTheWayEndsTheMove(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	lay := func(steps int8) string {
		p.mat(0).Steps = steps
		return p.brings(askMove, VerbLay.Of(int(p.card("TT-C1")), 7), 0)
	}
	if one, two := lay(1), lay(2); one != "" || two != "your move ends there" {
		t.Errorf("with one step and with two: %q, %q", one, two)
	}
	p.knows(0, "Trackless")
	if got := lay(2); got != "your move ends there, unless you use Trackless" {
		t.Errorf("with what carries on: %q", got)
	}
}

// PS-CHAL-07: who may still add something to a challenge reads how it ends without.
func TestAChallengeSaysHowItEnds(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for more, want := range []string{"it fails for certain", "it succeeds", "it succeeds greatly"} {
		p.Trial = Trial{On: true, Success: 1, Major: 2, More: int8(more)}
		got := p.Outlook(askTrialHelp, VerbEnough.Of(), 0, nil)
		if got.Words != want || (got.Stake == table.Waste) != (more == 0) {
			t.Errorf("with %d: %+v", more, got)
		}
	}
}

// PS-KO-02, PS-KO-03, PS-KO-06: what says that it knocks out, or may, says what that costs; what doesn't, says nothing.
func TestWhatKnocksOutSaysWhatThatCosts(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	p.Round, p.Phase = 3, PhaseDay
	p.clinch("Snow Mule", Result{}, 9)
	says := func() string {
		shared := p.Outlook(askStrike, VerbEnough.Of(), 0, nil).Shared
		return strings.Join(slices.DeleteFunc(shared, func(x string) bool { return x == p.changing(0) }), "; ")
	}
	const day = "your next day, which you must camp"
	for _, x := range []struct {
		health int8
		vp     int16
		round  int8
		want   string
	}{
		{5, 4, 3, ""}, {1, 4, 3, "a knock-out costs 1 VP and " + day}, {1, 0, 3, "a knock-out costs " + day},
		{1, 4, p.lastRound(), "a knock-out costs 1 VP"}, {1, 0, p.lastRound(), ""},
	} {
		m.Health, p.own(0).VP, p.Round = x.health, x.vp, x.round
		if got := says(); got != x.want {
			t.Errorf("with %d health, %d VP, in round %d: %q, want %q", x.health, x.vp, x.round, got, x.want)
		}
	}
	got := p.OutlookOf(&table.Ask{Prompt: askShield, About: [3]int16{3}}, VerbEnough.Of(), nil)
	p.own(0).VP = 1
	with := p.OutlookOf(&table.Ask{Prompt: askShield, About: [3]int16{3}}, VerbEnough.Of(), nil)
	if costsAFall(got) || !costsAFall(with) {
		t.Errorf("what may be shielded: %q, and with a VP %q", got.Shared, with.Shared)
	}
}

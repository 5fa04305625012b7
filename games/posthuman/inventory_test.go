package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

// can reports whether a player may do something at any time.
func (s *scene) can(who table.Seat, o table.Option) bool {
	var got table.Option
	s.script = nil
	m := s.tab.Open(who, AskHand)
	s.Free(who, &m)
	m.Offer(VerbDone.Of(), "PH-INV-05")
	s.script = []string{"done"}
	got = m.Ask()
	if m.Len() == 1 {
		s.script = nil
		s.offers = nil
	}
	return got.Verb == VerbDone && slices.Contains(s.offers, table.Key(s.Verbs(), o))
}

func (s *scene) card(name string) table.Card {
	s.t.Helper()
	c, err := named.Card(name)
	if err != nil {
		s.t.Fatal(err)
	}
	return c
}

func (s *scene) free(o table.Option) *scene {
	s.t.Helper()
	if !s.can(red, o) {
		label, _ := s.Label(o, red, nil)
		s.t.Fatalf("%q is not to be done: %q", label, s.offers)
	}
	s.DoFree(s.tab, red, o)
	return s
}

// PH-INV-03, PH-INV-04, PH-INV-05, PH-INV-06, PH-INV-09, PH-WPN-04, PH-SYM-04, PH-RULING-84: playing an item takes its
// slots, of which there are 6.
func TestPuttingItemsIntoPlay(t *testing.T) {
	s := set(t, 2, "red hand", "Camo Tent, Fire Axe, Daypack", "red gear", "Reloading Press, Accordion")
	s.exercises("PH-INV-05", "PH-RULING-84")
	tent, axe, pack := VerbPlay.Of(int(s.card("Camo Tent"))), VerbPlay.Of(int(s.card("Fire Axe"))),
		VerbPlay.Of(int(s.card("Daypack")))
	s.free(tent).want("red slots", "6 of 6", "red gear", "Reloading Press, Accordion, Camo Tent")
	if s.can(red, axe) {
		t.Error("there is no room for the axe")
	}
	s.free(pack).want("red slots", "7 of 8")
	s.with("red hand", "Gas Burner, Fire Axe")
	s.free(VerbPlay.Of(int(s.card("Gas Burner")))).want("red slots", "8 of 8")
	if s.can(red, VerbDiscard.Of(int(s.card("Daypack")))) {
		t.Error("without the pack the rest would not fit (PH-INV-06)")
	}
	s.free(VerbDiscard.Of(int(s.card("Accordion")))).want("discarded equipment", "Accordion") // PH-INV-07, PH-INV-08
	s.free(axe).want("red active", "Fire Axe")
}

// PH-INV-08: a discarded starting item leaves the game.
func TestStartingItemsLeaveTheGame(t *testing.T) {
	s := set(t, 2, "red gear", "Lead Pipe")
	s.free(VerbDiscard.Of(int(s.card("Lead Pipe"))))
	if s.pile(Aside).Find(s.card("Lead Pipe")) < 0 {
		t.Error("the pipe is still there")
	}
}

// PH-EX-34, PH-INV-10, PH-RULING-80: a weapon takes one mount, for good, and goes with it.
func TestMounting(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm", "red active", "Kalt 9mm", "red hand",
		"Gunscope, Gunscope 2, Broadhead Points")
	s.exercises("PH-RULING-80")
	gun := int(s.card("Kalt 9mm"))
	if s.can(red, VerbMount.Of(int(s.card("Broadhead Points")), gun)) {
		t.Error("points for arrows go on a pistol")
	}
	s.free(VerbMount.Of(int(s.card("Gunscope")), gun)).want("red mounted", "Gunscope on Kalt 9mm", "red slots",
		"2 of 6")
	if s.can(red, VerbMount.Of(int(s.card("Gunscope 2")), gun)) {
		t.Error("a second mount")
	}
	if s.can(red, VerbDiscard.Of(int(s.card("Gunscope")))) {
		t.Error("a mounted piece comes off")
	}
	if s.mat(red).Sum[KnobRange] != 1 {
		t.Error("the scope does not count")
	}
	s.free(VerbRest.Of(gun))
	if s.mat(red).Sum[KnobRange] != 0 {
		t.Error("the scope of a resting weapon counts")
	}
	s.free(VerbDiscard.Of(gun)).want("red gear", "none", "discarded equipment", "Gunscope")
}

// PH-WPN-01, PH-WPN-02, PH-SYM-06, PH-RULING-81: one active weapon of each kind; PH-WPN-03, PH-RULING-82: with a card
// for it two melee weapons of two hands.
func TestActiveWeapons(t *testing.T) {
	s := set(t, 2, "red gear", "Knife, Lead Pipe, Splitting Axe, Kalt 9mm", "red active", "Knife, Kalt 9mm")
	s.exercises("PH-WPN-02")
	s.free(VerbWield.Of(int(s.card("Lead Pipe")))).want("red active", "Lead Pipe, Kalt 9mm")
	s.with("red skills", "Off Hand")
	s.free(VerbWield.Of(int(s.card("Knife")))).want("red active", "Knife, Lead Pipe, Kalt 9mm")
	s.free(VerbWield.Of(int(s.card("Splitting Axe")))).want("red active", "Splitting Axe, Kalt 9mm")
	s.free(VerbWield.Of(int(s.card("Knife")))).want("red active", "Knife, Kalt 9mm")
}

// PH-INV-01, PH-INV-02, PH-RULING-75, PH-RULING-83: a fourth item has to go into play, or away.
func TestTheHandHoldsThree(t *testing.T) {
	s := set(t, 2, "red hand", "Gas Burner, Accordion, Camo Tent", "next equipment", "Suture Kit, Reloading Press")
	s.exercises("PH-INV-01", "PH-RULING-75")
	s.act(red, func(tab *tableT) { s.drawItem(tab, red, Equipment, by("PH-INV-01")) }, "play:"+num(t, "Gas Burner"))
	s.want("red hand", "Accordion, Camo Tent, Suture Kit", "red gear", "Gas Burner").wasAsked("less")
	s.act(red, func(tab *tableT) { s.drawItem(tab, red, Equipment, by("PH-INV-01")) }, "discard:"+num(t, "Accordion"))
	s.want("red hand", "Camo Tent, Suture Kit, Reloading Press", "discarded equipment", "Accordion")
}

// An item drawn may be put into play at once, or kept.
func TestAnItemDrawn(t *testing.T) {
	s := set(t, 2, "next weapons", "Fire Axe")
	s.exercises("PH-INV-01")
	s.act(red, func(tab *tableT) { s.drawItem(tab, red, Weapons, by("PH-INV-01")) }, "play").want("red active",
		"Fire Axe", "red hand", "none")
}

// PH-INV-06: a pack without which the rest would not fit can't be what one gives up.
func TestGivingUpAnItem(t *testing.T) {
	s := set(t, 2, "red gear", "Daypack, Camo Tent, Accordion, Reloading Press, Gas Burner", "red hand", "Knife")
	s.exercises("PH-INV-08")
	s.act(red, func(tab *tableT) { s.loseItem(tab, red, by("PH-INV-08")) }, "discard:"+num(t, "Camo Tent"))
	if slices.Contains(s.offers, "discard:"+num(t, "Daypack")) || len(s.offers) != 5 {
		t.Errorf("offered %q", s.offers)
	}
}

// PH-INV-05, PH-RULING-78: in a fight nothing can be put into play.
func TestNothingIsPlayedInAFight(t *testing.T) {
	s := set(t, 2, "red hand", "Knife")
	s.exercises("PH-INV-05")
	s.mat(red).Fight.Rolled = true
	if s.can(red, VerbPlay.Of(int(s.card("Knife")))) {
		t.Error("a knife is drawn in the middle of a fight")
	}
}

// PH-XP-05, PH-XP-06, PH-RULING-85: 3 XP for one of two skills; a skill known is drawn again.
func TestLearning(t *testing.T) {
	s := set(t, 2, "red xp counters", "3", "red skills", "Looting", "next skills", "Looting 2, Stealth, Footwork")
	s.exercises("PH-XP-05", "PH-XP-06")
	s.play(PhaseScout, "red: Scout", "learn", "keep:"+num(t, "Stealth"), "place", "place", "place", "place")
	s.want("red skills", "Looting, Stealth", "red xp", "0", "red bought skills", "1")
	s.shows("PH-RULING-85", "discarded skills", "Looting 2, Footwork")
}

// PH-XP-07, PH-STAT-04, PH-STAT-08, PH-STAT-19, PH-RULING-121, PH-RULING-122.
func TestTraining(t *testing.T) {
	s := set(t, 2, "red xp counters", "12", "red speed", "5", "red health", "4")
	s.exercises("PH-RULING-122", "PH-XP-07")
	s.play(PhaseForage, "red: Forage", "train", "train:2")
	s.want("red strength", "4", "red health", "5", "red mind", "4", "red morale", "7", "red raised strength", "1",
		"red xp", "0")
	s.with("red xp counters", "6")
	m := s.tab.Open(red, askOwn)
	s.offerXP(&m, red)
	s.script = []string{"learn"}
	m.Ask()
	if slices.Contains(s.offers, "train:1") {
		t.Error("speed can go above 5")
	}
}

// PH-RULING-119: cards that make up the price go first, then counters; what is too much comes back.
func TestSpendingXP(t *testing.T) {
	for _, x := range []struct {
		cards, counters, left, after string
		n                            int
	}{
		{"E1-24, E1-31, E1-26", "3", "none", "3", 3},
		{"E1-24, E1-31", "3", "none", "2", 3},
		{"none", "4", "none", "1", 3},
	} {
		s := set(t, 2, "red xp cards", x.cards, "red xp counters", x.counters)
		s.act(red, func(tab *tableT) { s.spendXP(tab, red, x.n) }).want("red xp cards", x.left, "red xp counters",
			x.after)
	}
	s := set(t, 2)
	var big []table.Card
	for _, c := range Cards(GroupEncounters3) {
		if e := Of(c).Enemy; e != nil && e.XP == 2 && len(big) < 2 {
			big = append(big, c)
		}
	}
	s.with("red xp cards", Of(big[0]).Handle+", "+Of(big[1]).Handle)
	s.act(red, func(tab *tableT) { s.spendXP(tab, red, 3) }).want("red xp cards", "none", "red xp counters", "1")
}

// Uses of cards outside combat: for a price, once a turn, or until the card is gone.
func TestUsesAtAnyTime(t *testing.T) {
	s := set(t, 2, "red gear", "Painkillers, Tobacco Tin", "red health", "3", "red morale", "2")
	s.play(PhaseForage, "red: Forage", "use:"+num(t, "Tobacco Tin"), "use:"+num(t, "Painkillers"))
	s.want("red health", "4", "red morale", "3", "red gear", "Tobacco Tin")
	if slices.ContainsFunc(s.offers, func(o string) bool { return o == "use:"+num(t, "Tobacco Tin") }) {
		t.Error("the tin is used twice in a turn")
	}
	s.renew(red, PerTurn)
	s.play(PhaseScout, "red: Scout", "use:"+num(t, "Tobacco Tin"), "place", "place", "place", "place").
		want("red morale", "4")
}

// PH-RULING-79, PH-RULING-84: also in others' turns items go into play, and are thrown away.
func TestInOthersTurns(t *testing.T) {
	s := set(t, 2, "red hand", "Knife, Gas Burner", "red xp counters", "6", "phase", "scout", "green action", "Scout")
	s.exercises("PH-RULING-84")
	s.free(VerbTrain.Of(int(Speed))).want("red speed", "4", "red xp", "0") // PH-XP-05
	s.free(VerbPlay.Of(int(s.card("Knife")))).free(VerbDiscard.Of(int(s.card("Gas Burner"))))
	s.want("red active", "Knife", "red hand", "none", "discarded equipment", "Gas Burner")
}

package saga

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// morningOf plays the eating of a round.
func (p *prepared) morning() {
	p.Phase = PhaseEating
	p.Step(p.tb)
}

// Whoever is knocked out by going hungry is carried to a camp that is the next morning's (PS-KO-06, PS-MORN-06,
// PS-RULING-155).
func TestCampOfAKnockOutStays(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	m.Morale, m.Fatigue, m.Goods[Food] = 1, 1, 0
	p.morning()
	scenario.Shows(p, "PS-RULING-155", "the camp", m.Camped, 7)
	p.is("fatigue", int(m.Fatigue), 1)
	scenario.Shows(p, "PS-RULING-155 PS-RULING-093", "Camp is the next action", m.Forced, true)
	p.morning()
	p.is("fatigue after a morning in camp", int(m.Fatigue), 1)
	scenario.Shows(p, "PS-RULING-085", "the camp, taken back", m.Camped, -1)
}

// Whoever is knocked out a second time before the next action pays for both (PS-RULING-154).
func TestKnockedOutTwice(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	p.own(0).VP, m.Fatigue, m.Health = 5, 4, 1
	p.drain(p.tb, 0, barHealth, 1, by("PS-STORY-10"))
	scenario.Shows(p, "PS-RULING-154", "health", m.Health, 2)
	p.hold(0, "Well-Digger")
	p.drain(p.tb, 0, barHealth, 2, by("PS-STORY-10"))
	scenario.Shows(p, "PS-RULING-154", "VP, fatigue and followers",
		[3]int{int(p.own(0).VP), int(m.Fatigue), p.of(0, Company).Len()}, [3]int{3, 2, 0})
	scenario.Shows(p, "PS-RULING-154", "Camp is the next action, once", m.Forced, true)
}

// Hunger makes a meal dearer, and who has not enough can't eat; what answers to eating does (hunger, on eat).
func TestHungerAndEating(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	p.hold(0, "Well-Digger")
	m := p.mat(0)
	m.Goods[Food] = 1
	p.morning()
	if p.was("eat") {
		t.Error("1 food is no meal")
	}
	p.is("fatigue", int(m.Fatigue), 1)
	p.hold(0, "Second Milk Teeth")
	m.Goods[Food], m.Morale = 2, 3
	p.say("eat", "eat:2")
	p.morning()
	p.is("food", int(m.Goods[Food]), 0)
	p.is("morale", int(m.Morale), 4)
}

// Who fasts on their terrain neither eats nor tires (fasting).
func TestFasting(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Warden")
	p.knows(0, "Cupboard Sense")
	p.stand(0, 7, "TT-C1")
	p.morning()
	if p.was("eat") || p.mat(0).Fatigue > 0 {
		t.Error("in City the Scavenger goes without")
	}
	p.stand(0, 8, "TT-F1")
	p.morning()
	if !p.was("eat") {
		t.Error("in Forest they do not")
	}
}

// A tarpaulin takes one fatigue off, once a round (guard); the fatigue of the morning is no price.
func TestGuardAgainstFatigue(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	c := p.hold(0, "Waxed Tarpaulin")
	m := p.mat(0)
	m.Goods[Food] = 0
	p.say("guard", table.Key(p.Verbs(), VerbUse.Of(int(c), 0)))
	p.morning()
	p.is("fatigue", int(m.Fatigue), 0)
	p.morning()
	p.is("fatigue the second time", int(m.Fatigue), 1)
	p.payPrice(p.tb, 0, Effects{{Do: DoTire, N: 1}}, by("PS-RULING-080"))
	p.is("fatigue after a price", int(m.Fatigue), 2)
}

// Bids reorder the players; what answers to the new order does (PS-EX-24, on bid).
func TestBroadcast(t *testing.T) {
	p := prepare(t, table.Setup{Seats: 4}, "Scout", "Biologist", "Scavenger", "Courier")
	p.Order = [4]table.Seat{0, 1, 2, 3}
	p.knows(3, "Open Channel", "Relay")
	p.say("bid", "bid:1", "bid:2", "bid:1", "bid")
	p.Phase = PhaseBroadcast
	p.Step(p.tb)
	// a bid of 0 that counts as 1 stays behind those before it
	scenario.Shows(p, "PS-RULING-088", "the order", p.Order, [4]table.Seat{1, 0, 2, 3})
	for s, want := range []int{1, 0, 1, 3} {
		p.is("broadcast tokens", int(p.mat(table.Seat(s)).Radio), want)
	}
}

// All hands are trimmed at the end of a broadcast (PS-EX-26).
func TestTrimAfterBroadcast(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, s := range []table.Seat{0, 1} {
		for _, h := range []string{"TT-C2", "TT-C3", "TT-C4"} {
			if s == 1 {
				h = "TT-F" + h[4:]
			}
			p.move(h, p.land(s, Hand))
		}
	}
	p.Phase, p.Next = PhaseTaking, 0
	for p.Phase == PhaseTaking {
		p.Step(p.tb)
	}
	scenario.Shows(p, "PS-RULING-030", "pieces", [2]int{p.land(0, Hand).Len(), p.land(1, Hand).Len()}, [2]int{4, 4})
}

// A pair can be taken of two spaces; what is left is a pair where the terrain lies (unpair).
func TestUnpair(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Warden")
	p.knows(0, "Barter Ear")
	at := func(k Stack, space int) table.Card { return p.pile(k).At(p.queued(k, space)) }
	tile, site := at(QueueTiles, 0), at(QueueSites, 1)
	leftTile, leftSite := at(QueueTiles, 1), at(QueueSites, 0)
	p.say("take", table.Key(p.Verbs(), VerbUse.Of(skillKeys+8, 0)))
	p.say("pick", table.Key(p.Verbs(), VerbPick.Of(int(tile), 0)), table.Key(p.Verbs(), VerbPick.Of(int(site), 1)))
	p.takePair(p.tb, 0, "PS-BCAST-08")
	if p.land(0, Hand).Find(tile) < 0 || p.land(0, Hand).Find(site) < 0 {
		t.Error("the two are not in the hand")
	}
	if p.queued(QueueTiles, 0) >= 0 || at(QueueTiles, 1) != leftTile || at(QueueSites, 1) != leftSite {
		t.Error("what is left is no pair")
	}
}

// What an event asks to be paid is paid (PS-EVENT-02).
func TestEventOffer(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Order = [4]table.Seat{0, 1}
	p.move("Market on the Ice", p.pile(Lasting))
	p.mat(1).Goods[Food] = 0
	food := int(p.mat(0).Goods[Food])
	p.say("event", "yes")
	p.applyEvent(p.tb, 0, p.card("Market on the Ice"))
	p.is("food", int(p.mat(0).Goods[Food]), food-1)
	p.is("equipment", p.of(0, Items).Len(), 1)
	p.applyEvent(p.tb, 1, p.card("Market on the Ice"))
	scenario.Shows(p, "PS-EVENT-02", "equipment of who can't pay", p.of(1, Items).Len(), 0)
}

// Who is knocked out in the middle of a story, by a fight in it, leaves nothing on the table (PS-RULING-094).
func TestKnockOutInAStory(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Health = 1
	p.move("Hammerhand", p.pile(Enemies1))
	p.rolls["red"] = []int{5}
	p.aboard(p.tb, 0, func() {
		m.Busy = true
		p.apply(p.tb, 0, Effects{{Do: DoFight, N: 1}, {Do: DoXP, N: 3}}, by("PS-STORY-10"))
	})
	p.is("XP", int(m.XP), 0)
	if m.Busy || m.Engaged || m.Applying || m.Fight.On || p.of(0, Foe).Len() > 0 || !m.Forced {
		t.Errorf("%+v", m)
	}
	p.is("mutations", p.of(0, Mutations).Len(), 1) // PS-RULING-127
}

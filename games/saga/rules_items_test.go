package saga

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// Heavy equipment needs the heavy slot (PS-BOARD-11, PS-RULING-061).
func TestHeavyEquipment(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Carriage Door")
	p.hold(0, "Ash Sledge")
	scenario.Shows(p, "PS-BOARD-11 PS-RULING-061", "two heavy items fit", p.roomy(0), false)
	p.say("room", p.key(VerbDiscard.Of(int(p.card("Carriage Door")))))
	p.makeRoom(p.tb, 0)
	scenario.Shows(p, "PS-RULING-061 PS-RULING-062", "items", p.of(0, Items).Len(), 1)
}

// Who loses slots discards what no longer fits (PS-RULING-062).
func TestSlotsLost(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, h := range []string{"Rucksack Frame", "Silver Flask", "Crystal Set", "Reading Lamp", "Gun Oil"} {
		p.hold(0, h)
	}
	scenario.Shows(p, "PS-LOOT-11 PS-RULING-064", "five items fit, with a frame", p.roomy(0), true)
	p.say("lose-item", p.key(VerbLoseItem.Of(int(p.card("Rucksack Frame")))))
	p.loseItem(p.tb, 0, by("PS-RULING-063"))
	scenario.Shows(p, "PS-BOARD-10 PS-RULING-062 PS-RULING-063", "items", p.of(0, Items).Len(), 4)
	p.hold(0, "Ox Driver")
	p.hold(0, "Spyglass")
	p.dismiss(p.tb, 0, p.card("Ox Driver"), by("PS-LOOT-09"))
	p.is("items", p.of(0, Items).Len(), 4)
}

// Of a duplicate one may draw another, again and again; where there is none left it is kept (PS-LOOT-12,
// PS-RULING-139).
func TestDuplicates(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Felling Axe")
	for p.pile(Melee).Len() > 0 {
		p.pile(Melee).Draw(p.tb, p.pile(Aside), 0)
	}
	p.move("Felling Axe 2", p.pile(Melee))
	p.say("redraw", "redraw")
	p.findLoot(p.tb, 0, Melee, by("PS-FORAGE-03"))
	kept := p.of(0, Weapons).Find(p.card("Felling Axe 2")) >= 0 && p.of(0, Chosen).Len() == 0
	scenario.Shows(p, "PS-LOOT-12 PS-RULING-139", "where no other is left the duplicate is kept", kept, true)
}

// Each item that is drawn opens its own window: two at once can both be chosen of two (two-items).
func TestTwoItemsEachTime(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	c := p.hold(0, "Stolen Page Boy")
	p.say("two", p.usesCard(c, 0), p.usesCard(c, 0))
	p.apply(p.tb, 0, Effects{{Do: DoGear, N: 1}, {Do: DoGear, N: 1}}, by("PS-MAP-13"))
	scenario.Shows(p, "PS-LOOT-13", "discarded", p.pile(GearGone).Len(), 2)
}

// What works at any time works once a round of the game (PS-RULING-009, PS-RULING-122).
func TestOnceARound(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	c := p.hold(0, "Tin of Coffee")
	m := p.mat(0)
	m.Ready = 0
	p.say("begin", p.usesCard(c, 0))
	p.askBesides(p.tb, 0, askBegin, VerbGo, int(Camp))
	p.is("boosts", int(m.Ready), 1)
	m.Used = usage{}
	p.asked = nil
	p.askBesides(p.tb, 0, askBegin, VerbGo, int(Camp))
	scenario.Shows(p, "PS-RULING-009 PS-RULING-122", "questions the second time", len(p.asked), 0)
	p.nextRound(p.tb)
	p.askBesides(p.tb, 0, askBegin, VerbGo, int(Camp))
	scenario.Shows(p, "PS-RULING-009 PS-RULING-122", "questions in the next round", len(p.asked), 1)
}

// Two mutations are drawn, and the other line of the same skill works, too (two-mutations, on mutation).
func TestTwoLinesOfOneSkill(t *testing.T) {
	p := prepare(t, two, "Biologist", "Warden")
	p.knows(0, "Controlled Exposure")
	p.say("mutate", p.usesSkill(0, "Controlled Exposure"))
	p.say("occasion", p.key(VerbUse.Of(skillKeys+5, 1)))
	p.mutate(p.tb, 0, by("PS-MUT-01"))
	p.is("mutations", p.of(0, Mutations).Len(), 1)
	p.is("XP", int(p.mat(0).XP), 1)
}

// A move is one space at least (move -1).
func TestSlowMoves(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Plates on the Back")
	p.move("Long Rain", p.pile(Lasting))
	p.stand(0, 7, "TT-C1")
	p.stand(0, 12, "TT-C2")
	p.mat(0).At = 7
	p.say("move", "step:12")
	p.Game.move(p.tb, 0)
	p.is("zone", int(p.mat(0).At), 12)
	p.is("questions", len(p.asked), 1)
}

// A march's fatigue is guarded by who is used to marching, and next morning's is not (marched).
func TestMarched(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.hold(0, "Slow Left Side")
	p.march(p.tb, 0)
	p.is("fatigue", int(p.mat(0).Fatigue), 0)
	p.endOfDay(p.tb)
	p.mat(0).Goods[Food] = 0
	p.morning()
	p.is("fatigue", int(p.mat(0).Fatigue), 1)
}

// While an effect is being applied nobody spends tokens or swaps weapons (PS-RULING-009).
func TestHandsFullDuringEffects(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.Health, m.Goods[Meds] = 1, 1
	p.hold(0, "Felling Axe")
	free := func() int {
		q := p.tb.Open(0, askBegin)
		p.offerFree(&q, 0)
		n := q.Len()
		q.Offer(VerbDone.Of(), "PS-RULING-009")
		q.Ask()
		return n
	}
	scenario.Shows(p, "PS-RULING-009 PS-LOOT-07", "meds, two swaps, a mod", free(), 4)
	m.Busy = true
	scenario.Shows(p, "PS-RULING-009 PS-STORY-11 PS-LOOT-07", "in a story there are two swaps", free(), 2)
	m.Applying = true
	scenario.Shows(p, "PS-RULING-009", "in an effect", free(), 0)
}

// A landmark's price is paid (PS-MAP-13).
func TestLandmark(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for i := range Stack(3) {
		p.pile(Signs).Refill(p.land(0, Sign1+i))
	}
	p.move("The Toll House", p.land(0, Sign1))
	p.stand(0, signZones[0], "TT-C1")
	m := p.mat(0)
	m.Goods[Food] = 3
	p.say("night", p.key(VerbActivate.Of(int(p.card("The Toll House")))))
	p.aboard(p.tb, 0, func() {
		p.revealLandmark(p.tb, 0)
		p.nightTurn(p.tb, 0)
	})
	p.is("food", int(m.Goods[Food]), 1)
	p.is("XP", int(m.XP), 4)
	p.is("tokens there", p.land(0, Sign1).Len(), 0)
}

// What comes into a hand by itself, where a weapon has left it, is told; what leaves none free brings no word.
func TestWhatComesIntoAHandIsTold(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Scout")
	third := p.hold(0, "Coach Gun")
	tab := table.InPlace(1, 1, table.Config{Decider: p, Rig: p.chance, Loud: true})
	p.discardCard(tab, 0, p.of(0, Weapons).At(0), by("PS-RULING-062"))
	told := tab.Told()
	if n := len(told); n != 2 || told[1].Tale != taleEquips || told[1].A != int16(third) {
		t.Errorf("told: %v, where the Coach Gun comes into the hand", told)
	}
	p.discardCard(tab, 0, p.of(0, Weapons).At(0), by("PS-RULING-062"))
	if told = tab.Told(); len(told) != 1 {
		t.Errorf("told: %v, where nothing is left for the hand", told)
	}
}

package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	AskCapsules = book.Question("capsules", "FL-RULING-108", "Who swallows the capsules?")
	askZone     = book.Question("zone", "FL-OBJ-05", "Which zone do you treat?")
	askMRE      = book.Question("mre", "FL-RULING-55", "Who goes to the Active Zone?")
	askMend     = book.Question("mend", "FL-OBJ-05", "The drones repair one box of {the a}. Which?")
	AskDetect   = book.Question("detect", "FL-RULING-109", "Do you keep one of these?", words.Secret, words.Idly("no"))
)

// What is offered.
var (
	VerbZone = book.Verb("zone", "{zone a}", "")
)

// What is told.
var (
	taleKeep     = book.Tale("{who} keeps {the a}.")
	taleCapsules = book.Tale("{who}'s {card a} swallows the capsules: skill 3 for this phase.")
)

// idle says why and by which rule an item would do nothing now; why is empty when it would do something
// (FL-RULING-110).
func (g *Game) idle(s table.Seat, f *Face) (rule, why string) {
	rule = "FL-RULING-110"
	switch f.Item {
	case AntiRadKit, DecontaminationIVBag, SanitizerKit:
		if !g.treatable(s, anyone) {
			why = "nobody is contaminated"
		}
	case DurableCannedGoods:
		if !g.hasBoxFor(s, Food) {
			why = "no box can take Food"
		}
	case MRE:
		rule = "FL-RULING-55"
		switch {
		case g.mat(s).MRE == g.Phase.printed():
			why = "you have used one in this phase"
		case g.of(s, Exhausted).Len()+g.of(s, Rest).Len() == 0:
			why = "all your Survivors are active"
		}
	case DroneRepairKit:
		if g.damaged(s) == 0 {
			why = "nothing is damaged"
		}
	case AntiHeatCapsules, ScientistsHead, ChromeSpray, MetalDetector, SurvivalKit:
	case SurvivalBlanket, Thermos, SnowGoggles, HowlHorn, MedCrate, CacheMap, HullPlates:
		if g.uselessDeal(s, &Deal{Gain: f.Gain}) {
			why = "it would do nothing"
		}
	case IcePick:
		if g.of(s, Active).Len() == 0 {
			why = "nobody is active"
		}
	case RadioBeacon:
		if g.of(s, Exhausted).Len() == 0 {
			why = "nobody is exhausted"
		}
	default:
		return g.idleOnRoad(s, f.Item)
	}
	return rule, why
}

// supplies are the tokens that the items bring which bring some.
var supplies = map[Item][ObjectToken]int8{
	DurableCannedGoods: {Food: 2},
	ScientistsHead:     {Food: 1},
	SurvivalKit:        {Fuel: 2, Food: 1, Ammo: 1},
}

// use uses an Object or Special Loot card: it is discarded and does what it says (FL-OBJ-05).
func (g *Game) use(t *table.Table, s table.Seat, c table.Card) {
	i := Of(c).Item
	g.tellUse(t, s, c, "FL-OBJ-05")
	g.discardItem(t, s, c)
	why := byCard("FL-OBJ-05", c)
	switch i {
	case AntiHeatCapsules:
		g.swallow(t, s)
	case AntiRadKit:
		g.treatZone(t, s, why)
	case DurableCannedGoods:
		g.gain(t, s, Food, int(supplies[i][Food]), why)
	case DecontaminationIVBag:
		g.treat(t, s, 2, anyone, why)
	case MRE:
		g.recall(t, s)
	case ScientistsHead:
		g.gainFury(t, s, 4, why)
		g.gain(t, s, Food, int(supplies[i][Food]), why)
		g.drawObjects(t, s, 1, why)
	case ChromeSpray:
		g.gainFury(t, s, 4, why)
		g.gainFame(t, s, 2, why)
	case MetalDetector:
		g.drawObjects(t, s, 1, why)
		g.detect(t, s, why)
	case SurvivalKit:
		g.mat(s).Hold[Fuel] += supplies[i][Fuel]
		g.mat(s).Hold[Food] += supplies[i][Food]
		g.gain(t, s, Ammo, int(supplies[i][Ammo]), why)
		g.treat(t, s, 2, anyone, why)
	case DroneRepairKit:
		g.mendEach(t, s, why)
	case SanitizerKit:
		g.sanitize(t, s, why)
	case IcePick:
		g.prick(t, s)
	case RadioBeacon:
		g.beckon(t, s)
	default:
		if gain := Of(c).Gain; gain != nil {
			g.give(t, s, &Deal{Gain: gain}, 0, why)
			return
		}
		g.useOnRoad(t, s, c)
	}
}

// swallow makes a Survivor's skill 3 for the phase (FL-RULING-108).
func (g *Game) swallow(t *table.Table, s table.Seat) {
	m := t.Open(s, AskCapsules)
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			m.Offer(VerbWho.Of(int(l.Card)), "FL-RULING-108")
		}
	}
	c := m.Ask().A
	g.Cards[c].Capsules = true
	g.mat(s).Fed = true
	t.Tell(table.Event{Tale: taleCapsules, Seat: s, Rule: "FL-RULING-108", A: c})
}

// treatZone removes 1 counter from each Survivor of one zone (Anti-Rad Kit).
func (g *Game) treatZone(t *table.Table, s table.Seat, why cause) {
	m := t.Open(s, askZone)
	for _, k := range zones {
		ill := false
		for _, l := range g.of(s, k).Cards {
			ill = ill || g.Cards[l.Card].Counters > 0
		}
		if ill {
			m.Offer(VerbZone.Of(int(k)), "FL-OBJ-05")
		} else {
			m.Deny(VerbZone.Of(int(k)), "FL-RULING-110", "nobody there is contaminated")
		}
	}
	if m.Len() == 0 {
		m.Offer(VerbNo.Of(), "FL-RULING-110")
	}
	o := m.Ask()
	if o.Verb == VerbNo {
		return
	}
	for _, l := range g.of(s, Stack(o.A)).Cards {
		if g.Cards[l.Card].Counters > 0 {
			g.cure(t, s, l.Card, why)
		}
	}
}

// recall moves a Survivor from Exhausted or Rest to Active (MRE, FL-RULING-55).
func (g *Game) recall(t *table.Table, s table.Seat) {
	g.mat(s).MRE = g.Phase.printed()
	m := t.Open(s, askMRE)
	for _, k := range [2]Stack{Exhausted, Rest} {
		for _, l := range g.of(s, k).Cards {
			m.Offer(VerbWho.Of(int(l.Card)), "FL-RULING-55")
		}
	}
	c := table.Card(m.Ask().A)
	g.shift(s, c, Active)
	t.Tell(table.Event{Tale: taleZone, Seat: s, Rule: "FL-RULING-55", A: int16(c), B: int16(Active)})
}

// detect lets a player draw 2 cards of Loot I-II and keep one, or none; the rest is shuffled back (Metal Detector,
// FL-RULING-109).
func (g *Game) detect(t *table.Table, s table.Seat, why cause) {
	loot, share, me := g.pile(Loot1), g.of(s, Share), table.Set(s)
	if loot.Len() == 0 {
		return
	}
	for range min(2, loot.Len()) {
		loot.Draw(t, share, me)
	}
	m := t.Open(s, AskDetect)
	for _, l := range share.Cards {
		m.Offer(VerbChoose.Of(int(l.Card)), "FL-RULING-109")
	}
	m.Offer(VerbNo.Of(), "FL-RULING-109")
	o := m.Ask()
	for i := share.Len() - 1; i >= 0; i-- {
		if o.Verb == VerbNo || share.At(i) != table.Card(o.A) {
			share.Move(t, i, loot, me, me)
		}
	}
	loot.Shuffle()
	if share.Len() == 0 {
		return
	}
	share.Show(t, 0, table.Everyone) // that one was kept is plain to see
	c := share.At(0)
	if Of(c).Convoy() {
		g.install(t, s, share, c, why)
		return
	}
	share.Lay(0, g.of(s, Hand)) // like Loot of other sources (FL-RULING-81)
	t.Tell(table.Event{Tale: taleKeep, Seat: s, Rule: "FL-RULING-109", A: int16(c)})
	g.keepLimit(t, s, by("FL-OBJ-03"))
}

// mendEach removes 1 Damage from each convoy card (Drone Repair Kit).
func (g *Game) mendEach(t *table.Table, s table.Seat, why cause) {
	for _, k := range convoyPiles {
		for i := range g.of(s, k).Cards {
			g.mendCard(t, s, g.of(s, k).At(i), why)
		}
	}
}

func (g *Game) mendCard(t *table.Table, s table.Seat, c table.Card, why cause) {
	n := 0
	for i := range Of(c).Boxes {
		if g.Stow[c][i].Damaged {
			n++
		}
	}
	if n == 0 {
		return
	}
	m := t.Open(s, askMend, int(c))
	for i := range Of(c).Boxes {
		if g.Stow[c][i].Damaged {
			m.Offer(VerbRepair.Of(int(spotOf(c, i))), "FL-DMG-06")
		}
	}
	g.mend(t, s, spot(m.Ask().A), why)
}

// sanitize removes 1 counter from each Survivor (Sanitizer Kit).
func (g *Game) sanitize(t *table.Table, s table.Seat, why cause) {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Counters > 0 {
				g.cure(t, s, l.Card, why)
			}
		}
	}
}

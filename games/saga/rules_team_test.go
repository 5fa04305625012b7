package saga

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// prepareTeam has both of the first team on the same terrain.
func prepareTeam(t *testing.T) *prepared {
	p := prepare(t, teams, "Scout", "Warden", "Biologist", "Courier")
	p.stand(0, 7, "TT-C1")
	p.mat(1).At = 7
	return p
}

// jointly has the team fight two enemies.
func (p *prepared) jointly(first, second string) (both bool) {
	p.Helper()
	p.move(first, p.pile(Enemies1))
	p.move(second, p.pile(Enemies1))
	p.pile(Enemies1).Shuffle()
	p.draws["enemies 1"] = []string{first, second}
	p.aboard(p.tb, 0, func() { both = p.fightTogether(p.tb, 0, 1) })
	return both
}

// Both have survived: the pool is split as they agree, and what answers to a fight answers (PS-TEAM-29, ammo-back).
func TestSplitRewards(t *testing.T) {
	p := prepareTeam(t)
	p.hold(0, "Cartridge Belt")
	p.mat(0).Health, p.mat(1).Health = 5, 5
	p.say("faces", "seat")
	p.say("first", "seat")
	p.say("primary", p.key(VerbPrimary.Of(int(p.card("Scout's Perfect Shot")))))
	p.say("weapon", p.wields("Hunting Rifle"))
	p.say("split", p.key(VerbShare.Of(int(DoXP), 1, 0)), "pass")
	p.say("agree", "yes")
	if !p.jointly("Wet Nephew", "Vow Keeper") {
		t.Fatal("one was knocked out")
	}
	p.is("ammo, shot and given back", int(p.mat(0).Goods[Ammo]), int(characters[0].Ammo))
	p.is("foes left", p.of(0, Foe).Len()+p.of(1, Foe).Len(), 0)
	scenario.Shows(t, "PS-TEAM-29", "XP of both, who have survived", p.mat(0).XP+p.mat(1).XP, 2)
	scenario.Shows(t, "PS-TEAM-29", "XP of who took one", p.mat(0).XP, 1)
}

// On disagreement each gets their own (PS-RULING-174).
func TestNoAgreement(t *testing.T) {
	p := prepareTeam(t)
	p.mat(0).Health, p.mat(1).Health = 5, 5
	p.say("split", p.key(VerbShare.Of(int(DoXP), 1, 0)), p.key(VerbShare.Of(int(DoXP), 1, 1)))
	p.say("agree", "no")
	p.jointly("Wet Nephew", "Vow Keeper")
	scenario.Shows(t, "PS-RULING-174", "XP, which one wanted all of", [2]int16{p.mat(0).XP, p.mat(1).XP},
		[2]int16{1, 1})
}

// The enemy of a teammate knocked out in ranged combat helps the other's; only who stands is rewarded (PS-EX-23,
// PS-TEAM-30, PS-RULING-202).
func TestOneFalls(t *testing.T) {
	p := prepareTeam(t)
	m := p.mat(0)
	m.Health = 1
	p.mat(1).Health = 5
	p.say("faces", "seat")
	p.say("first", "seat")
	p.rolls["green"] = []int{3, 3, 3}
	p.rolls["black"] = []int{5}
	p.draws["Green's challenge deck"] = []string{"Warden's Slow Aim", "Warden's Slow Aim"}
	if p.jointly("Sling Brothers", "Wet Nephew") {
		t.Fatal("nobody was knocked out")
	}
	p.is("health of who stands, after the chart at -1 and the black die", int(p.mat(1).Health), 5-2-1)
	p.is("XP of who fell", int(m.XP), 0)
	p.is("XP of who stands", int(p.mat(1).XP), 1)
	if !m.Forced || m.Fight.On || p.mat(1).Fight.On || m.Busy || p.mat(1).Busy {
		t.Error("something is left on the table")
	}
}

// A sting and a thief do in a joint encounter what they do in any.
func TestStingTogether(t *testing.T) {
	p := prepareTeam(t)
	p.mat(0).Health, p.mat(1).Health = 5, 5
	p.mat(0).Goods[Food], p.mat(1).Goods[Food] = 2, 2
	p.say("faces", "seat")
	p.jointly("Milk Drinker", "Moth Uncle")
	p.is("food", int(p.mat(0).Goods[Food]), 1)
	p.is("fatigue", int(p.mat(1).Fatigue), 1)
}

// Who has killed in ranged combat may help with the primary card (PS-EX-22, PS-RULING-171).
func TestAid(t *testing.T) {
	p := prepareTeam(t)
	j := together(0, 1)
	p.mat(0).Fight = Fight{On: true, Wounds: 2, Health: 2, Foe: p.card("Hammerhand")}
	p.mat(1).Fight = Fight{On: true, Health: 3, Foe: p.card("Bellows")}
	p.playPrimary(p.tb, 0, p.card("Scout's Solid Hit"))
	p.say("aid", "yes")
	p.helpMates(p.tb, j)
	if p.mat(1).Fight.Assist != (Result{Hits: 2, Damage: 1}) {
		t.Errorf("help %+v", p.mat(1).Fight.Assist)
	}
}

// The team hunts one boss: its wounds add up over both rounds of melee, the VP are the team's, the XP split (PS-TEAM-32
// to PS-TEAM-34, PS-RULING-175).
func TestHunt(t *testing.T) {
	p := prepareTeam(t)
	c := p.move("Mother Undertow", p.of(0, MyBoss))
	j := together(0, 1)
	p.aboard(p.tb, 0, func() {
		for i, s := range j.seats {
			p.engage(p.tb, s, c, Fight{Boss: true, Joint: true})
			p.mat(s).Fight.Wounds = int8(3 * i)
		}
		p.mat(1).Health, p.mat(0).Health = 5, 5
		p.wound(p.tb, 1, 2)
		p.say("split", p.key(VerbShare.Of(int(DoXP), 1, 0)), "pass")
		p.say("agree", "yes")
		p.endHunt(p.tb, j)
	})
	scenario.Shows(t, "PS-RULING-176", "the boss is dead of both their blows", p.Doomed && p.of(0, MyBoss).Len() == 0,
		true)
	scenario.Shows(t, "PS-RULING-175", "VP", p.own(0).VP, 2)
	scenario.Shows(t, "PS-RULING-175", "XP as they agreed", [2]int16{p.mat(0).XP, p.mat(1).XP}, [2]int16{1, 1})
}

// The second in the hunt finds the boss wounded, and not knitted again; one who is dead is fought no more
// (PS-RULING-176).
func TestHuntCarriesWounds(t *testing.T) {
	p := prepareTeam(t)
	c := p.move("The Loom", p.of(0, MyBoss))
	j := together(0, 1)
	p.mat(0).Health, p.mat(1).Health = 7, 7
	p.mat(0).Fight = Fight{On: true, Boss: true, Joint: true, Foe: c, Health: 7, Wounds: 3, Knit: true}
	p.huntMelee(p.tb, j, 1, c)
	if f := &p.mat(1).Fight; f.Wounds < 3 || f.Round != 1 {
		t.Errorf("%+v", f)
	}
	p.mat(1).Fight.Wounds, p.mat(0).Fight.Round = 7, 0
	p.huntMelee(p.tb, j, 0, c)
	scenario.Shows(t, "PS-RULING-176", "rounds against the dead", p.mat(0).Fight.Round, 0)
}

// Where both stand on a landmark the team says who resolves it, and the other can't (PS-TEAM-16).
func TestKeeper(t *testing.T) {
	p := prepareTeam(t)
	for i := range Stack(3) {
		p.pile(Signs).Refill(p.land(0, Sign1+i))
	}
	c := p.move("The Seed Room", p.land(0, Sign1))
	p.stand(0, signZones[0], "TT-C2")
	p.mat(1).At = signZones[0]
	p.Order = [4]table.Seat{0, 1, 2, 3}
	p.begin(PhaseNight)
	p.say("keeper", "seat:1")
	p.say("night", "done", p.key(VerbActivate.Of(int(c))))
	p.Step(p.tb)
	p.Step(p.tb)
	scenario.Shows(t, "PS-TEAM-16", "food of the keeper", p.mat(1).Goods[Food], characters[p.mat(1).Character].Food+4)
	for p.Phase == PhaseNight {
		p.Step(p.tb)
	}
	p.is("keeper after the night", int(p.own(0).Keeper), 0)
}

// One of the team takes the first player bonus (PS-TEAM-08).
func TestWhoTakesTheBonus(t *testing.T) {
	p := prepareTeam(t)
	p.say("who-bonus", "seat:1")
	p.firstBonus(p.tb, 0, Effects{{Do: DoXP, N: 3}})
	scenario.Shows(t, "PS-TEAM-08", "XP of who takes it, and of the teammate", [2]int16{p.mat(1).XP, p.mat(0).XP},
		[2]int16{3, 0})
}

// Limits of both count for the hand in common (PS-TEAM-11), and social skills where both stand on terrain (PS-TEAM-12).
func TestInCommon(t *testing.T) {
	p := prepare(t, teams, "Scout", "Courier", "Biologist", "Warden")
	p.knows(1, "Open Channel", "Relay", "Dead Drop")
	p.is("hand limit", p.handLimit(0), 7)
	scenario.Shows(t, "PS-TEAM-12", "bid in the starting zone", p.sum(0, KnobBid), 0)
	p.stand(0, 7, "TT-C1")
	p.mat(1).At = 7
	scenario.Shows(t, "PS-TEAM-12", "bid on the same terrain", p.sum(0, KnobBid), 1)
	p.is("the other's own", p.sum(1, KnobBid), 1)
}

// By night one gives, and asks; who is refused asks no more (PS-TEAM-14, PS-RULING-158).
func TestGifts(t *testing.T) {
	p := prepareTeam(t)
	p.mat(0).Goods[Food], p.mat(1).Goods[Food] = 1, 1
	p.hold(1, "Rucksack Frame")
	p.say("night", p.key(VerbGiveGood.Of(1, int(Food))), p.key(VerbWantItem.Of(1, int(p.card("Rucksack Frame")))),
		p.key(VerbWantGood.Of(1, int(Food))))
	p.say("lend", "yes", "no")
	p.nightTurn(p.tb, 0)
	scenario.Shows(t, "PS-TEAM-14", "food given, which is not given back", p.mat(1).Goods[Food], 2)
	scenario.Shows(t, "PS-TEAM-14", "items asked for", p.of(0, Items).Len(), 1)
}

// The last tie-break of teams: of each the higher total of the two (PS-RULING-180).
func TestTeamBrawl(t *testing.T) {
	p := prepareTeam(t)
	p.Brawlers = table.Set(0, 2)
	p.begin(PhaseBrawl)
	p.says["brawl"] = []string{
		p.key(VerbPrimary.Of(int(p.card("Scout's High Ground")))),   // 1
		p.key(VerbPrimary.Of(int(p.card("Warden's Shoulder In")))),  // 2
		p.key(VerbPrimary.Of(int(p.card("Biologist's Solid Hit")))), // 3
		p.key(VerbPrimary.Of(int(p.card("Courier's Snap Shot")))),   // 0
	}
	p.draws["Red's challenge deck"] = []string{"Scout's Glancing Shot"}
	p.draws["Green's challenge deck"] = []string{"Warden's Slow Aim"}
	p.draws["Yellow's challenge deck"] = []string{"Biologist's Glancing Shot"}
	p.draws["Blue's challenge deck"] = []string{"Courier's Glancing Shot"}
	p.brawl(p.tb)
	scenario.Shows(t, "PS-RULING-180", "who is left: 3 beats 2, though 1 and 2 are 3", p.Brawlers, table.Set(2))
}

// A teammate who waited in vain fights alone first, and the hand in common is trimmed at the end of the other's turn
// (PS-RULING-166, PS-RULING-178).
func TestWaitedInVain(t *testing.T) {
	p := prepareTeam(t)
	p.Order = [4]table.Seat{0, 1, 2, 3}
	for s := range table.Seat(4) {
		m := p.mat(s)
		m.Action, m.Stage, m.Health = Camp, StageBegin, 6
	}
	for s := range table.Seat(2) {
		p.mat(s).Action, p.mat(s).Stage = Trek, StageMoved
	}
	p.stand(1, 12, "TT-M1")
	for _, h := range []string{"TT-C2", "TT-C3", "TT-C4", "TT-C5", "TT-F2", "TT-F3", "TT-F4"} {
		p.move(h, p.land(0, Hand))
	}
	p.begin(PhaseDay)
	p.say("wait", "yes")
	for p.Next < 2 {
		p.Step(p.tb)
	}
	if !p.was("wait") || p.was("joint") {
		t.Error(p.asked)
	}
	p.is("hand", p.land(0, Hand).Len(), 6)
	p.is("fights", p.pile(Enemies1Gone).Len(), 2)
	if p.mat(0).Waits {
		t.Error("still waiting")
	}
}

// Of a teammate's skills only the social ones count, where both stand (PS-TEAM-12).
func TestAMatesOwnSkills(t *testing.T) {
	p := prepareTeam(t)
	skills := characters[p.mat(1).Character].Skills
	for i := range skills {
		k := &skills[i]
		p.mat(1).Skills = 1 << i
		counted := false
		p.holds(0, func(h *holding) bool {
			counted = counted || h.skill > 0 && h.of == 1
			return false
		})
		if counted != k.Social {
			t.Errorf("%s: social %v, and it counts for the teammate: %v", k.Name, k.Social, counted)
		}
	}
}

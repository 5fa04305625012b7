package saga

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// The game is lost the moment the threat reaches the Fortress, in the middle of whatever goes on (PS-RULING-188,
// PS-SOLO-31).
func TestLostAtOnce(t *testing.T) {
	p := prepare(t, solos, "Scout")
	p.Alarm = 9
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	m.Health, m.Action, m.Stage = 1, Trek, StageMoved
	p.move("Hammerhand", p.pile(Enemies1))
	p.rolls["red"] = []int{5}
	p.Phase, p.Next, p.Order[0] = PhaseDay, 0, 0
	p.Step(p.tb)
	scenario.Shows(t, "PS-SOLO-12", "how it ended", p.Final, Overrun)
	scenario.Shows(t, "PS-SOLO-12", "it is over", p.Over(), true)
	scenario.Shows(t, "PS-RULING-188", "mutations after the end", p.of(0, Mutations).Len(), 0)
}

// A boss who falls with the player moves the threat back before the knock-out moves it on (PS-RULING-188, PS-SOLO-30).
func TestBackBeforeOn(t *testing.T) {
	p := prepare(t, solos, "Scout")
	p.Alarm = 9
	m := p.mat(0)
	m.Health = 1
	for p.pile(BossShown).Len() > 0 {
		p.pile(BossShown).Draw(p.tb, p.pile(Bosses), table.Everyone)
	}
	c := p.move("The Stag Who Was Mayor", p.pile(BossShown))
	p.aboard(p.tb, 0, func() {
		m.Fight = Fight{On: true, Boss: true, Foe: c, Health: 5, Wounds: 4, Part: MeleeFray, Mine: Result{Damage: 1}}
		m.Fight.Dice, m.Fight.N = [12]Rolled{{1, 4}}, 1
		p.exchangeBlows(p.tb, 0)
	})
	scenario.Shows(t, "PS-SOLO-30 PS-RULING-188", "threat", p.Alarm, 9)
	scenario.Shows(t, "PS-SOLO-30", "bosses shown", p.pile(BossShown).Len(), 1)
	scenario.Shows(t, "PS-SOLO-30", "the dead boss is still shown", p.pile(BossShown).At(0) == c, false)
}

// The third mission wins at once (PS-SOLO-11, PS-RULING-188).
func TestWonAtOnce(t *testing.T) {
	p := prepare(t, solos, "Scout")
	o := p.own(0)
	o.Stage, o.Level, o.First, o.Goal = 2, 1, 1, 7
	p.stand(0, 7, "TT-R1")
	p.tb.Scope(wholeStep, func() { p.mark(p.tb, 0, 3, 2) })
	scenario.Shows(t, "PS-SOLO-11 PS-RULING-188", "how it ended", p.Final, Missions)
}

// Power tracks: the next enemy is tougher, and so are the next two (PS-RULING-190); a full track is cleared after its
// effect (PS-EX-52).
func TestPowerTracks(t *testing.T) {
	p := prepare(t, solos, "Scout")
	for range 3 {
		i := -1
		for k, l := range p.pile(SiteBag).Cards {
			if Of(l.Card).Site == Factory {
				i = k
			}
		}
		for p.pile(QueueSites).Len() > 0 {
			p.bagSite(p.pile(QueueSites), 0)
		}
		p.pile(SiteBag).Move(p.tb, i, p.pile(QueueSites), table.Everyone, table.Everyone)
		p.pile(QueueTiles).MoveAll(p.pile(TilesGone))
		p.Cards[p.pile(QueueSites).At(0)].At = 1
		p.move("TT-C1", p.pile(QueueTiles))
		p.says["take"] = []string{"take"}
		p.takeAlone(p.tb, 0)
	}
	if p.Tougher != [2]int8{2, 1} {
		t.Errorf("tougher by %v", p.Tougher)
	}
	p.is("sites on the track", int(p.Power[Factory]), 0)
	p.is("markers", p.pile(PowerSites).Len(), 4)
	p.is("health more", int(p.hardier(true)), 0)
	p.is("health more", int(p.hardier(false)), 2)
	p.is("health more", int(p.hardier(false)), 1)
	p.is("health more", int(p.hardier(false)), 0)
}

// Of two sites alike the later one goes back, drawn together the one on the right (PS-SOLO-23, PS-RULING-193).
func TestSitesDiffer(t *testing.T) {
	p := prepare(t, solos, "Scout")
	q := p.pile(QueueSites)
	for q.Len() > 0 {
		p.bagSite(q, 0)
	}
	first, second := p.card("Lab"), p.card("Lab 2")
	p.move("Lab", q)
	p.move("Lab 2", q)
	p.Cards[first].At, p.Cards[second].At = 1, 0 // the one on the left was drawn later
	p.draws["sites"] = []string{"Lab 3", "Mall"}
	p.redrawAlike(p.tb)
	scenario.Shows(t, "PS-RULING-193", "the site drawn first", q.At(p.queued(QueueSites, 1)), first)
	scenario.Shows(t, "PS-RULING-193", "what is drawn until it differs", Of(q.At(p.queued(QueueSites, 0))).Site, Mall)
}

// The second day is another action, for 1 food; whoever was knocked out may only camp (PS-EX-53, PS-RULING-195).
func TestSecondDay(t *testing.T) {
	p := prepare(t, solos, "Scout")
	m := p.mat(0)
	m.Action, m.Goods[Food] = Forage, 2
	p.Phase = PhaseDay
	p.say("second", p.key(VerbSecond.Of(int(Camp))))
	p.endOfDay(p.tb)
	p.is("food", int(m.Goods[Food]), 1)
	p.is("action", int(m.Action), int(Camp))
	m.Action, m.Forced, p.Phase = Camp, true, PhaseDay
	if p.secondDay(p.tb) {
		t.Error("a second Camp")
	}
}

package saga

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// brings is what an option is said to bring.
func (p *prepared) brings(q *table.Prompt, o table.Option, s table.Seat) string {
	return p.Outlook(q, o, s, nil).Words
}

// PS-MOVE-06: a march says what its fatigue takes, and one that tires nobody says by what.
func TestAMarchThatTiresNobodySaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	const tires = "1 fatigue, which means exhaust 1 boost"
	if got := p.brings(askMove, VerbMarch.Of(), 0); got != tires {
		t.Errorf("without boots: %q", got)
	}
	boots := p.hold(0, "Hobnailed Boots")
	if got := p.brings(askMove, VerbMarch.Of(), 0); got != "with Hobnailed Boots you don't tire of it" {
		t.Errorf("with boots: %q", got)
	}
	h := p.holding(0, int(boots))
	for i := range h.does {
		p.mat(0).Used.add(h, i)
		p.mat(0).Daily.add(h, i)
	}
	if got := p.brings(askMove, VerbMarch.Of(), 0); got != tires {
		t.Errorf("with boots used up: %q", got)
	}
	p.hold(0, "Slow Left Side")
	if got := p.brings(askMove, VerbMarch.Of(), 0); got != "you don't tire of it" {
		t.Errorf("with what guards: %q", got)
	}
}

// PS-MAPACT-04, PS-MAPACT-05: where all beside somebody is laid, to map says that nothing can be laid there.
func TestToMapWhereAllIsLaidSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	const words = "tokens or the queue, then a pair, terrain and sites"
	at := int8(0) // a corner
	p.mat(0).At = at
	lay := func(z int8) { p.zone(0, z).Tile, p.zone(0, z).Site = 1, 0 }
	lay(at)
	for _, z := range neighbours[at] {
		if got := p.begins(Map, 0).Words; got != words {
			t.Errorf("with %d bare: %q", z, got)
		}
		lay(z)
	}
	if got := p.begins(Map, 0).Words; got != words+"; no terrain can be laid beside you" {
		t.Errorf("with all laid: %q", got)
	}
	p.zone(0, at).Site = 1
	for _, z := range neighbours[at] {
		p.zone(0, z).Site = 1
	}
	if got := p.begins(Map, 0).Words; got != words+"; beside you no terrain can be laid, and no site put" {
		t.Errorf("with sites everywhere: %q", got)
	}
}

// PS-BCAST-04: a bid that counts more than it is says as what it counts.
func TestABidSaysAsWhatItCounts(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Radio = 5
	if got := p.brings(askBid, VerbBid.Of(2), 0); got != "3 ready then, whoever wins" {
		t.Errorf("a plain bid: %q", got)
	}
	p.knows(0, "Whistle Code")
	if got := p.brings(askBid, VerbBid.Of(2), 0); got != "3 ready then, whoever wins; counts as 3" {
		t.Errorf("with Whistle Code: %q", got)
	}
	var o SeenSeat
	p.seePlayer(&o, 0, 1)
	p.is("what the other sees the Scout's bids to count more", o.BidMore, 1)
}

// PS-MISSION-11 to PS-MISSION-14, PS-END-03: a mission token says what it scores, the last one with the place.
func TestAMissionTokenSaysWhatItScores(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	o, m := p.own(0), p.Mission(0, 0)
	first, second := board.MissionVP[0][0][0], board.MissionVP[0][0][1]
	rivals := fmt.Sprintf("; who finishes theirs in the same round gets %d for it too, who does later %d", first, second)
	want := fmt.Sprintf("1 VP, scored when the mission is done or the match ends; finishing it brings %d more for its "+
		"place, as things are%s", first, rivals)
	if got := p.brings(askToken, VerbToken.Of(0, 0), 0); got != want {
		t.Errorf("the first token: %q", got)
	}
	last := len(m.Needs)
	o.Goal, o.Tokens[0] = 1<<last-1, int8(last)
	place := p.NextVP(0)
	got := p.brings(askToken, VerbToken.Of(last, 0), 0)
	before := p.Sides[p.side(0)].VP
	p.stand(0, 7, "TT-C1")
	p.tb.Told()
	p.aboard(p.tb, 0, func() { p.mark(p.tb, 0, last, 0) })
	told := ""
	for _, e := range p.tb.Told() {
		if e.Tale == taleComplete {
			told = p.Tale(e, 0, p.SeatName)
		}
	}
	if made := fmt.Sprintf(": %d VP for its place, %d for its tokens.", place, last+1); !strings.HasSuffix(told, made) {
		t.Errorf("the mission is told as %q", told)
	}
	scored := int(p.Sides[p.side(0)].VP) - int(before)
	want = fmt.Sprintf("%d VP: %d for its place, %d for its tokens%s", scored, place, scored-place, rivals)
	if got != want || scored != place+last+1 {
		t.Errorf("the last token: %q, scored were %d", got, scored)
	}
	p.Round++
	want = fmt.Sprintf("finishing it brings %d more for its place, as things are", second)
	if got := p.brings(askToken, VerbToken.Of(0, 0), 1); !strings.HasSuffix(got, want) {
		t.Errorf("who is the last of all: %q", got)
	}
}

// PS-TREK-06: who stays for an enemy where a token lies is told that nothing can be marked there; who stays to forage, what
// else may be found.
func TestStayingSaysWhatCanBeHad(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	m.Action, m.Steps = Trek, 1
	if got := p.brings(askMove, VerbStay.Of(), 0); got != "1 step unused; the enemy comes here" {
		t.Errorf("on land without a token: %q", got)
	}
	p.here(0).Token = L1Token
	if got := p.brings(askMove, VerbStay.Of(), 0); !strings.HasSuffix(got, "nothing can be marked") {
		t.Errorf("on land with a token: %q", got)
	}
	m.Action = Forage
	bonus := BonusOf(Of(p.card("TT-C1")).Tile).Say()
	want := fmt.Sprintf(", and by a Mind challenge of %d also %s", forageMind, bonus)
	if got := p.brings(askMove, VerbStay.Of(), 0); !strings.HasSuffix(got, want) {
		t.Errorf("to forage: %q", got)
	}
}

// PS-EVENT-02: an enemy that has more health than its card prints says so when it is chosen.
func TestAnEnemyMadeHardySaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	foe := p.card("Velvet Ox")
	if got := p.brings(askKeep, VerbKeep.Of(int(foe)), 0); got != "" {
		t.Errorf("as printed: %q", got)
	}
	p.move("Rutting Time", p.pile(Lasting))
	want := fmt.Sprintf("%d health as things are", Of(foe).Enemy.Health+1)
	if got := p.brings(askKeep, VerbKeep.Of(int(foe)), 0); got != want {
		t.Errorf("in Rutting Time: %q, want %q", got, want)
	}
}

// PS-RANGED-05: a weapon to shoot with says what the shot costs.
func TestAShotSaysWhatItCosts(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	gun := p.hold(0, "Coach Gun")
	p.mat(0).Goods[Ammo] = 3
	p.Against(0, p.card("Velvet Ox"), false)
	if got := p.brings(askWeapon, VerbWeapon.Of(int(gun)), 0); !strings.HasPrefix(got, "1 ammo, 2 left then. You kill it ") {
		t.Errorf("the gun: %q", got)
	}
	if got := p.brings(askWeapon, VerbNoWeapon.Of(), 0); strings.Contains(got, "ammo") {
		t.Errorf("none: %q", got)
	}
	p.Cards[gun].Equipped = true
	lead := VerbNoPrimary.Of()
	if got := p.brings(askPrimary, lead, 0); !strings.Contains(got, ", 1 ammo") {
		t.Errorf("a lead that counts on the shot: %q", got)
	}
	p.mat(0).Goods[Ammo] = 0
	if got := p.brings(askPrimary, lead, 0); strings.Contains(got, "ammo") {
		t.Errorf("a lead without a shot: %q", got)
	}
}

// A fragile weapon says so, where it is chosen for a fight and where it is taken up.
func TestAFragileWeaponSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Velvet Ox"), false)
	for name, want := range map[string]string{
		"Plate Glass Sabre": "Gone after a fight in which its chart gives 2 or more",
		"Boar Spear":        "Gone after a fight in which its chart gives 2 or more",
		"Fencing Foil":      "",
	} {
		blade := int(p.hold(0, name))
		if got := p.brings(askBlade, VerbWeapon.Of(blade), 0); strings.HasPrefix(got, "Gone ") != (want != "") ||
			!strings.HasPrefix(got, want) {
			t.Errorf("%s in a fight: %q", name, got)
		}
		if got := p.brings(askBid, VerbEquip.Of(blade, blade), 0); got != want {
			t.Errorf("%s taken up: %q, want %q", name, got, want)
		}
	}
}

// A blow says what it leaves of both.
func TestABlowSaysWhatItLeaves(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Against(0, p.card("Velvet Ox"), false)
	f, left := &p.mat(0).Fight, int(Of(p.card("Velvet Ox")).Enemy.Health)
	if got := p.leaves(0, left-1); got != ", which leaves it 1" {
		t.Errorf("one too little: %q", got)
	}
	f.Wounds = 1
	if got := p.leaves(0, left-1); got != ": it dies" {
		t.Errorf("just enough: %q", got)
	}
	p.mat(0).Health = 4
	if got := p.taking(0, 1).Words; got != "you take 1 of your 4 health" {
		t.Errorf("a wound: %q", got)
	}
}

// A title that ends with a mark of its own gets no other.
func TestATitleEndsOnce(t *testing.T) {
	for title, want := range map[string]string{"Salt": "Salt.", "What Does She Say?": "What Does She Say?", "Run!": "Run!"} {
		if got := ended(title); got != want {
			t.Errorf("%q ends as %q", title, got)
		}
	}
}

// PS-FORAGE-02: what an event adds to the loot is said with it.
func TestWhatAnEventAddsToTheLootIsSaid(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	p.mat(0).Action = Forage
	p.move("Corn Moon", p.pile(Lasting))
	if got := p.brings(askMove, VerbStay.Of(), 0); !strings.Contains(got, ", 1 food by Corn Moon, and by a Mind challenge of 4 also ") {
		t.Errorf("under the Corn Moon: %q", got)
	}
}

// PS-CHAL-05: the chance with two cards more is that of the challenge as a whole, where nothing has been drawn yet.
func TestTheChanceOfBothCardsIsThatOfTheChallenge(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for success := 1; success < 9; success++ {
		p.Trial = Trial{On: true, Seat: 0, Mind: true, Success: int8(success), Major: int8(success + 2)}
		want, got := p.TrialOdds(0, p.Trial, 0, success, success+2), p.pairOdds(0)
		for grade := range want {
			if percent(want[grade]) != percent(got[grade]) {
				t.Errorf("mind %d, grade %d: %d %%, want %d %%", success, grade, percent(got[grade]), percent(want[grade]))
			}
		}
	}
	p.Trial = Trial{On: true, Seat: 0, Mind: true, Success: 3}
	if got := p.brings(askTrialDraw, VerbDraw.Of(), 0); !strings.Contains(got, "; with both that you may draw it succeeds ") {
		t.Errorf("before the first card: %q", got)
	}
	p.of(0, Deck).Lay(0, p.of(0, Drawn))
	if got := p.brings(askTrialDraw, VerbDraw.Of(), 0); strings.Contains(got, "both") {
		t.Errorf("before the second card: %q", got)
	}
}

// PS-RECON-02: whoever ends their turn reads what recon could be scored now.
func TestTheEndOfATurnSaysWhatCouldBeScored(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Round = 2 // no event comes tomorrow
	done := func() string { return p.brings(askAfter, VerbDone.Of(), 0) }
	if got := done(); got != "your turn is over" {
		t.Errorf("with no sites: %q", got)
	}
	sequences := Of(p.pile(Recon).At(0)).Recon.Sequences
	seq := sequences[0]
	way := int8(0)
	for _, want := range seq.Sites { // a row of neighbours
		for c := range CardCount {
			if f := Of(table.Card(c)); f.Kind == KindSite && f.Site == want {
				p.own(0).Zones[way].Site = int16(c) + 1
			}
		}
		next := Near(way)
		way = next[len(next)-1]
	}
	if got, want := done(), fmt.Sprintf("your turn is over; a recon worth %d VP could be scored now", seq.VP); got != want {
		t.Errorf("with the sites of a sequence: %q, want %q", got, want)
	}
	for i := range sequences {
		p.own(0).Scored |= 1 << i
	}
	if got := done(); got != "your turn is over" {
		t.Errorf("with all scored: %q", got)
	}
}

// PS-RECON-02: a site that makes a sequence complete says so, and what it is worth; one put elsewhere does not.
func TestASiteSaysWhatItCompletes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	seq, way := Of(p.pile(Recon).At(0)).Recon.Sequences[0], int8(0)
	for i, want := range seq.Sites {
		site := int16(0)
		for c := range CardCount {
			if f := Of(table.Card(c)); f.Kind == KindSite && f.Site == want {
				site = int16(c)
			}
		}
		got := p.brings(askNewSite, VerbSiteAt.Of(int(site), int(way)), 0)
		last := i == len(seq.Sites)-1
		if strings.HasSuffix(got, fmt.Sprintf("; completes a recon worth %d VP", seq.VP)) != last {
			t.Errorf("site %d of %d: %q", i+1, len(seq.Sites), got)
		}
		if last {
			if got = p.brings(askNewSite, VerbSiteAt.Of(int(site), zones-1), 0); strings.Contains(got, "completes") {
				t.Errorf("far away: %q", got)
			}
			p.own(0).Scored = 1
			if got = p.brings(askNewSite, VerbSiteAt.Of(int(site), int(way)), 0); !strings.HasSuffix(got,
				"; completes a recon sequence that is scored already") {
				t.Errorf("scored already: %q", got)
			}
		}
		p.own(0).Zones[way].Site = site + 1
		next := Near(way)
		way = next[len(next)-1]
	}
}

// PS-MAP-17: a pair that is more than the hand may hold says so.
func TestAPairSaysThatTheHandIsFull(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	hand := p.land(0, Hand)
	for n, want := range []string{"", "", "", "your hand then holds 5: 1 must go at the end of your turn"} {
		hand.Cards = nil
		for range n {
			hand.Cards = append(hand.Cards, table.Lying{Card: p.card("TT-C1")})
		}
		if got := p.brings(askTake, VerbTake.Of(0), 0); got != want {
			t.Errorf("with %d in hand: %q", n, got)
		}
	}
}

// PS-RULING-132: what a carver takes instead is a waste where the reward has as much of it.
func TestACarverSaysWhatIsLess(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for foe, stake := range map[string]table.Stake{"Barn Climber": table.Waste, "Thorn Dog": table.NoStake} {
		p.Against(0, p.card(foe), false)
		x := p.Outlook(askReward, VerbCarve.Of(int(p.card("Hunting Knife")), slices.IndexFunc(Of(p.card("Hunting Knife")).Does,
			func(a Ability) bool { return a.Key == KeyCarver })), 0, nil)
		if x.Stake != stake || strings.HasPrefix(x.Words, "by the Hunting Knife, less than") != (stake == table.Waste) {
			t.Errorf("%s: %q, stake %d", foe, x.Words, x.Stake)
		}
	}
}

// PS-RANGED-05: a shot that costs ammo and can't change the fight is said to be wasted.
func TestAShotThatChangesNothingIsWasted(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	rifle := VerbWeapon.Of(int(p.card("Hunting Rifle")))
	p.mat(0).Goods[Ammo] = 3
	p.Against(0, p.card("Salt Thief"), false)
	if x := p.Outlook(askWeapon, rifle, 0, nil); x.Stake == table.Waste {
		t.Errorf("at a man: %q", x.Words)
	}
	for _, x := range []struct {
		gun, foe string
		stake    table.Stake
	}{
		{"Coach Gun", "Drunk Artillerist", table.Loss}, // helps, by less than is said
		{"Yew Longbow", "Chalk Man", table.Waste},      // differs by no more than the rounding of chances
	} {
		p.mat(0).Health = 1
		p.Against(0, p.card(x.foe), false)
		if got := p.Outlook(askWeapon, VerbWeapon.Of(int(p.card(x.gun))), 0, nil); got.Stake != x.stake {
			t.Errorf("%s against %s: %q, stake %d", x.gun, x.foe, got.Words, got.Stake)
		}
	}
	p.Against(0, p.card("Salt Thief"), false)
	p.of(0, Deck).Cards = nil // no card, no shots
	if x := p.Outlook(askWeapon, rifle, 0, nil); x.Stake != table.Waste || !strings.Contains(x.Words, "changes nothing") {
		t.Errorf("without shots: %q, stake %d", x.Words, x.Stake)
	}
}

// PS-MISSION-05, PS-MISSION-09: an option to mark something names the terrain, which the log and a terminal show.
func TestATokenNamesWhatItMarks(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	m := p.Mission(0, 0)
	for i := range len(m.Needs) + 1 {
		if got, _ := p.Label(VerbToken.Of(i, 0), 0, nil); got != "Mark "+m.Want(i).String() {
			t.Errorf("%q, want to mark %q", got, m.Want(i))
		}
	}
	if got, _ := p.Label(VerbToken.Of(1, 0), table.Nobody, nil); got != "Mark requirement 2" {
		t.Errorf("of nobody: %q", got)
	}
}

// PS-CHAL-06: to draw no more says plainly that the challenge fails then, unless something may still help.
func TestToLeaveAChallengeThatFailsSaysSo(t *testing.T) {
	p := prepare(t, two, "Courier", "Warden")
	p.Trial = Trial{On: true, Mind: true, Success: 40}
	leave := func() string { return p.brings(askTrialDraw, VerbStop.Of(), 0) }
	if got := leave(); got != "it fails for certain; a card costs nothing" {
		t.Errorf("with nothing to help: %q", got)
	}
	if x := p.Outlook(askTrialDraw, VerbStop.Of(), 0, nil); x.Stake != table.Waste {
		t.Errorf("to fail for nothing is at stake %d", x.Stake)
	}
	p.knows(0, "Talk Fast")
	p.mat(0).Ready = 1
	if got := leave(); got != "it fails, unless what you use then helps; a card costs nothing" {
		t.Errorf("with a skill to help: %q", got)
	}
	p.Trial = Trial{On: true, Mind: true, Success: 1, More: 1}
	if got := leave(); got != "it succeeds" {
		t.Errorf("with enough: %q", got)
	}
}

// PS-RANGED-11, PS-KO-01: an enemy that takes morale as it is met says so before it is chosen, and one unseen how many
// there are that would take the last.
func TestAnEnemyThatFrightensSaysSo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Morale = 3
	meets := func() string { return p.brings(askKeep, VerbKeep.Of(int(p.card("Humming Calf"))), 0) }
	if got := meets(); got != "as you meet it you lose 1 morale, 2 left then" {
		t.Errorf("with morale: %q", got)
	}
	unseen := func() string { return p.brings(askToken, VerbEnemy.Of(), 0) }
	if got := unseen(); strings.Contains(got, "knocks") ||
		!strings.Contains(got, " 30 take 1 morale at sight); ") {
		t.Errorf("an unseen enemy, with morale: %q", got)
	}
	p.mat(0).Morale = 1
	if got := meets(); got != "as you meet it you lose your last morale, which knocks you out" {
		t.Errorf("with the last morale: %q", got)
	}
	if got := unseen(); !strings.Contains(got, "that may come 2 take your last morale at first sight, which knocks you out") {
		t.Errorf("an unseen enemy, with the last morale: %q", got)
	}
}

// Several who are met are humans, one is a human.
func TestWhoIsMetIsCounted(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for foe, kind := range map[string]string{
		"Surgeon's Men": "humans", "Vow Keeper": "a human", "Humming Calf": "a mutant",
	} {
		told := p.Tale(table.Event{Tale: taleMeets, Seat: 0, A: int16(p.card(foe))}, 0, p.SeatName)
		if !strings.HasSuffix(told, ": "+kind+".") {
			t.Errorf("of %s is told %q", foe, told)
		}
	}
}

// PS-MAPACT-05, PS-RECON-02: to put no more sites says what one in the hand could complete.
func TestPuttingNoSiteSaysWhatItLeaves(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	ends := func() string { return p.brings(askSites, VerbEnough.Of(), 0) }
	p.stand(0, 7, "TT-C1")
	sequence := Of(p.pile(Recon).At(0)).Recon.Sequences[0]
	way := p.mat(0).At
	for i, want := range sequence.Sites {
		var site table.Card
		for c := range CardCount {
			if f := Of(table.Card(c)); f.Kind == KindSite && f.Site == want {
				site = table.Card(c)
			}
		}
		if i == 0 {
			knownIn(p.land(0, Hand), []Shown{Shown(site) + 1})
			continue
		}
		way = Near(way)[len(Near(way))-1]
		p.own(0).Zones[way].Site = int16(site) + 1
	}
	want := fmt.Sprintf("1 site stays in your hand; the %s in %s completes a recon worth %d VP",
		sequence.Sites[0], ZoneName(int16(p.mat(0).At)), sequence.VP)
	if got := ends(); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	knownIn(p.land(0, Hand), nil)
	if got := ends(); got != "0 sites stay in your hand" {
		t.Errorf("with an empty hand: %q", got)
	}
}

// What comes by itself of foraging is said of land that is laid or gone to, as of that where somebody stays.
func TestLandOnTheWaySaysWhatElseIsForaged(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m := p.mat(0)
	m.Action, m.Steps = Forage, 2
	const more = "also 1 food by Corn Moon"
	lay, step := VerbLay.Of(int(p.card("TT-F1")), 8), VerbStep.Of(7)
	if got := p.brings(askMove, lay, 0) + p.brings(askMove, step, 0); strings.Contains(got, "also") {
		t.Errorf("without it: %q", got)
	}
	p.move("Corn Moon", p.pile(Lasting))
	if a, b := p.brings(askMove, lay, 0), p.brings(askMove, step, 0); a != "your move ends there; "+more || b != more {
		t.Errorf("to lay land: %q; to go there: %q", a, b)
	}
	m.Action = Trek
	if got := p.brings(askMove, lay, 0) + p.brings(askMove, step, 0); strings.Contains(got, "also") {
		t.Errorf("on a trek: %q", got)
	}
}

// PS-MAP-17: a pair too many says when what is over the limit must go.
func TestAPairTooManySaysWhenItGoes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for p.land(0, Hand).Len() < 4 {
		p.pile(SiteBag).Move(p.tb, 0, p.land(0, Hand), table.Everyone, table.Everyone)
	}
	for phase, want := range map[Phase]string{PhaseTaking: "before the day", PhaseDay: "at the end of your turn"} {
		p.Phase = phase
		if got := p.brings(askTake, VerbTake.Of(0), 0); got != "your hand then holds 6: 2 must go "+want {
			t.Errorf("it says %q", got)
		}
	}
}

// PS-SIDE-04: a site for the side mission on land that the mission wants says that one of them is marked there; who stays
// for an enemy where a token lies reads that the side mission can't be done either.
func TestASideMissionSharesNoLand(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	o, m, lab := p.own(0), p.mat(0), table.Card(0)
	for lab = range table.Card(Count()) {
		if Of(lab).Kind == KindSite && Of(lab).Site == Lab {
			break
		}
	}
	o.SideSite = int8(Lab) + 1
	fits, _ := p.Fits(0, p.here(0).terrain())
	const one = "; your side mission asks for one"
	for _, c := range []struct {
		goal Goal
		want string
	}{{0, one + either(fits, ", in place of a mark for the mission", "")}, {1<<len(p.Mission(0, 0).Needs) - 1, one}} {
		o.Goal = c.goal
		if got := p.brings(askNewSite, VerbPutSite.Of(int(lab)), 0); !strings.Contains(got+";", c.want+";") {
			t.Errorf("with %b marked: %q", c.goal, got)
		}
	}
	if !fits {
		t.Error("the mission does not want the land")
	}
	p.here(0).Token = L1Token
	if got := p.brings(askNewSite, VerbPutSite.Of(int(lab)), 0); !strings.Contains(got, one+", but not where a token lies") {
		t.Errorf("where a token lies: %q", got)
	}
	p.here(0).Site, m.Action = int16(lab)+1, Trek
	if got := p.brings(askMove, VerbStay.Of(), 0); !strings.HasSuffix(got, "nothing can be marked, nor the side mission done") {
		t.Errorf("to stay: %q", got)
	}
}

// PS-MELEE-02: no weapon in melee reads as bare hands.
func TestNoWeaponIsBareHands(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.clinch("Puddle Cat", Result{}, 0)
	if got := p.brings(askBlade, VerbNoWeapon.Of(), 0); !strings.HasPrefix(got, "with bare hands. You kill it ") {
		t.Errorf("%q", got)
	}
}

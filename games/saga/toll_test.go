package saga

import (
	"slices"
	"testing"

	"waystation/table"
)

// PS-RANGED-07, PS-MELEE-14: how a round came out is read from what was told of the fight going on alone.
func TestARoundThatIsSettledIsReadFromWhatWasTold(t *testing.T) {
	shots := table.Event{Tale: taleShoots, A: 3, B: 2}
	fire := table.Event{Tale: taleFoeFire, A: 2, B: 1}
	meets, blow := table.Event{Tale: taleMeets}, table.Event{Tale: taleBlows, A: -1, B: 1, C: 3}
	others := table.Event{Tale: taleBlows, Seat: 1, A: 4, B: 4, C: 4}
	for name, c := range map[string]struct {
		fight Fight
		told  []table.Event
		want  Exchange
		ok    bool
	}{
		"shot dead": {
			Fight{On: true, Part: RangedFray, Health: 2, Wounds: 2},
			[]table.Event{meets, shots, fire}, Exchange{3, 2, 1}, true,
		},
		"shot dead before it hit": {
			Fight{On: true, Part: RangedFray, Health: 2, Wounds: 2},
			[]table.Event{meets, shots, fire, {Tale: taleSpared, B: 1}}, Exchange{3, 2, 0}, true,
		},
		"shot at": {
			Fight{On: true, Part: RangedFray, Health: 3, Wounds: 2},
			[]table.Event{meets, shots}, Exchange{}, false,
		},
		"a round": {
			Fight{On: true, Part: MeleeFray, Round: 1},
			[]table.Event{meets, shots, blow, others}, Exchange{-1, 1, 3}, true,
		},
		"the second round": {
			Fight{On: true, Part: MeleeFray, Round: 2},
			[]table.Event{meets, blow, others}, Exchange{}, false,
		},
		"the fight before": {
			Fight{On: true, Part: MeleeFray, Round: 1},
			[]table.Event{meets, blow, meets}, Exchange{}, false,
		},
		"a fight that is no longer": {
			Fight{Part: MeleeFray, Round: 1},
			[]table.Event{meets, blow}, Exchange{}, false,
		},
	} {
		p := SeenSeat{Fight: c.fight}
		if x, ok := p.Settled(c.told); ok != c.ok || ok && x != c.want {
			t.Errorf("%s: %+v, %t", name, x, ok)
		}
	}
}

// PS-RANGED-10, PS-MELEE-14: what has hurt in a fight is told of that fight alone, its shots and its blows apart.
func TestShotsAndBlowsThatHitAreToldApart(t *testing.T) {
	meets := table.Event{Tale: taleMeets}
	fire, miss := table.Event{Tale: taleFoeFire, A: 2, B: 1}, table.Event{Tale: taleFoeFire, A: 2}
	blow, parried := table.Event{Tale: taleBlows, C: 3}, table.Event{Tale: taleBlows, A: 1}
	others := table.Event{Tale: taleBlows, Seat: 1, C: 4}
	for name, c := range map[string]struct {
		told        []table.Event
		shot, blows bool
	}{
		"shot, and not struck":   {[]table.Event{meets, fire, parried}, true, false},
		"shot dead first":        {[]table.Event{meets, fire, {Tale: taleSpared, B: 1}}, false, false},
		"struck, and not shot":   {[]table.Event{meets, miss, blow}, false, true},
		"in the second round":    {[]table.Event{meets, blow, parried}, false, true},
		"another's":              {[]table.Event{meets, others}, false, false},
		"of the fight before":    {[]table.Event{meets, fire, blow, meets, miss}, false, false},
		"nobody has been fought": {nil, false, false},
	} {
		p := SeenSeat{Fight: Fight{On: true}}
		if shot, blows := p.Hits(c.told); shot != c.shot || blows != c.blows {
			t.Errorf("%s: shots %t, blows %t", name, shot, blows)
		}
	}
}

// What a fight has won is counted apart from what was spent in it.
func TestWhatIsWonAndWhatIsSpentAreCountedApart(t *testing.T) {
	shot := table.Event{Tale: taleGoods, A: -1, B: int16(Ammo), Rule: "PS-RANGED-05"}
	won := table.Event{Tale: taleGoods, A: 4, B: int16(Ammo), Rule: "PS-CLEAN-04"}
	x, ok := TollOf([]table.Event{{Tale: taleMeets}, shot, {Tale: taleSpends, A: int16(Meds)}, {Tale: taleKills}},
		[]table.Event{won}, 0)
	if !ok || x.Goods != [goods]int{Ammo: 4} || x.Spent != [goods]int{Ammo: 1, Meds: 1} {
		t.Errorf("%t: won %v, spent %v", ok, x.Goods, x.Spent)
	}
}

// What was discarded in a fight is in the sum of it, and nothing of others'.
func TestWhatIsDiscardedInAFightIsCounted(t *testing.T) {
	gone := table.Event{Tale: taleDrop, A: 7, Rule: "PS-MOD-06"}
	theirs := table.Event{Tale: taleDrop, A: 8, Seat: 1}
	x, ok := TollOf([]table.Event{gone, {Tale: taleMeets}, gone, theirs, {Tale: taleSurvives}}, nil, 0)
	if !ok || !slices.Equal(x.Gone, []table.Card{7}) {
		t.Errorf("%t: gone are %v", ok, x.Gone)
	}
}

// What scouting and landmarks bring is told with them, as the end of something.
func TestPrizesAreTold(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, e := range []table.Event{{Tale: taleRecon}, {Tale: taleActivate}} {
		if w, _ := p.Telling(e); w != table.Conclusion {
			t.Errorf("tale %d weighs %d", e.Tale, w)
		}
	}
	if !Finds(table.Event{Tale: taleXP, A: 3, Rule: "PS-MAP-13"}) || Finds(table.Event{Tale: taleXP, A: -3, Rule: "PS-MAP-13"}) {
		t.Error("what a landmark gives is not told, or what it takes")
	}
}

package saga

import "testing"

// PS-BOARD-15: who is asked whether something is used reads what has happened or comes next, and what to go on brings.
func TestWhatIsUsedSaysForWhat(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.clinch("Bog Bishop", Result{}, 0)
	bishop, spur := int(p.card("Bog Bishop")), int(p.of(0, Deck).At(0))
	for _, x := range []struct {
		about       [3]int
		asks, leave string
	}{
		{moment(KeyOn, int(OnKill), bishop), "You have killed the Bog Bishop. Use something for it?", ""},
		{moment(KeyOn, int(OnForage), 1+int(Forest)), "You have foraged: Forest. Use something for it?", ""},
		{moment(KeyOn, int(OnNight), 0), "Night falls. Use something for it?", ""},
		{moment(KeyCampPoints), "You camp. Use something to recover more?", "4 recovery points"},
		{moment(KeySpareCard, spur), "Your " + cardName(int16(spur)) +
			" is about to be exhausted. Use something to keep it ready?", cardName(int16(spur)) + " is exhausted"},
		{moment(KeyFewerDice, bishop), "The Bog Bishop rolls its dice next. Use something to take dice away?",
			"all its dice roll"},
		{moment(KeyForageAs, 1+int(Rural)), "You forage: Rural. Use something to take what other terrain gives?",
			"2 ammo, 1 food"},
		{moment(KeyPressOn), "You have laid terrain, so your move ends here. Use something to move on?",
			"your move ends here"},
	} {
		a := p.asks()
		for i, n := range x.about {
			a.About[i] = int16(n)
		}
		if got := p.Question(askOccasion, a.About, 0, nil); got != x.asks {
			t.Errorf("%q, want %q", got, x.asks)
		}
		if got := p.OutlookOf(a, VerbEnough.Of(), nil).Words; x.leave != "" && got != x.leave {
			t.Errorf("of %q to go on brings %q, want %q", x.asks, got, x.leave)
		}
	}
	p.knows(0, "Lay of the Land")
	a := p.asks(VerbUse.Of(int(p.able(KeyOn).A), int(p.able(KeyOn).B)))
	a.About = [3]int16{int16(KeyOn), int16(OnLandmark)}
	if got, want := p.OutlookOf(a, VerbEnough.Of(), nil).Words, "without: 1 XP by Lay of the Land"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Whatever is answered or used at the end has a moment with words of its own.
func TestEveryMomentHasWords(t *testing.T) {
	for x := OnKill; x <= OnNight; x++ {
		if happened(x, 1) == "" {
			t.Errorf("nothing is said of %s", occasionWords[x])
		}
	}
	for _, k := range []Keyword{KeyOn, KeyCampPoints, KeyAmmoBack, KeySpareCard, KeyFewerDice, KeyTwoCards, KeyChooseEnemy,
		KeySilence, KeyForageAs, KeyWithdraw, KeyPressOn, KeyFreeMarch} {
		if momentWords(nil, []int16{int16(k), 1, 1}, nil) == "Use something now?" {
			t.Errorf("nothing is said of %s", takes[k].word)
		}
	}
}

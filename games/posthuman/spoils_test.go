package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PH-COMBAT-03, PH-XP-01: what is said to be won is what whoever wins the fight gets.
func TestAWinBringsWhatIsSaid(t *testing.T) {
	for _, c := range []struct{ foes, says string }{
		{"Stud Bull", "1 XP and 4 food"}, {"The Ploughman", "1 XP and 2 food"},
		{"Crossing Keeper; Thistle", "2 XP, 1 food and 1 ammo"}, {"The Postman", "1 XP and 1 equipment"},
	} {
		s := set(t, 2).faces(c.foes)
		m := s.mat(red)
		if got := s.Game.seen(red).Spoils(); got != c.says {
			t.Errorf("%s: %q is said to be won, expected %q", c.foes, got, c.says)
		}
		if x := s.Outlook(AskConfront, VerbFight.Of(), red, nil).Line(); !strings.Contains(x, "a win brings "+c.says+";") {
			t.Errorf("%s: the row says %q", c.foes, x)
		}
		food, ammo, things, xp := m.Food, m.Ammo, s.of(red, Hand).Len(), s.xp(red)
		for _, l := range s.of(red, Foes).Cards {
			s.Cards[l.Card].Wounds = Of(l.Card).Enemy.Health
		}
		s.finish(s.tab, red)
		won := map[string]bool{"4 food": m.Food-food == 4, "2 food": m.Food-food == 2, "1 food": m.Food-food == 1, "1 ammo": m.Ammo-ammo == 1,
			"1 equipment": s.of(red, Hand).Len()-things == 1, "1 XP": s.xp(red)-xp == 1, "2 XP": s.xp(red)-xp == 2}
		for what, is := range won {
			if said := strings.Contains(c.says, what); said != is {
				t.Errorf("%s: %s, said %t, won %t", c.foes, what, said, is)
			}
		}
	}
}

// PH-COMBAT-04: once an enemy has fled nothing but XP is to be had.
func TestWhatHasFledIsNotPromised(t *testing.T) {
	s := set(t, 2).faces("Crossing Keeper; Thistle")
	s.mat(red).Fight.Fled = true
	if got := s.Game.seen(red).Spoils(); got != "2 XP" {
		t.Errorf("%q is said to be won", got)
	}
}

// PH-KO-01, PH-ENC-07, PH-FOLLOW-05: what a knock-out is said to cost, it costs.
func TestAKnockOutCostsWhatIsSaid(t *testing.T) {
	s := set(t, 2, "red map", "TI-F03 at 0 -1", "red stands", "TI-F03 zone 1", "red followers", "Three-Legged Dog",
		"red active", "Three-Legged Dog").faces("Stud Bull")
	m := s.mat(red)
	m.Journey.Gain = true
	const want = "brings 2 scars, gains no journey point, drives away 1 follower and ends on your starting tile"
	if got := s.Game.seen(red).Fall(); got != want {
		t.Errorf("a knock-out %s", got)
	}
	if x := s.Outlook(AskConfront, VerbFight.Of(), red, nil).Line(); !strings.HasSuffix(x, "; a knock-out "+want) {
		t.Errorf("the row says %q", x)
	}
	s.act(red, func(t *table.Table) { s.knockOut(t, red, outHealth, by("PH-KO-01")) }, "swap")
	if n := s.of(red, Injury).Len(); n != 2 || s.of(red, Company).Len() != 0 || !Of(m.Tile).Start || m.JP != 0 {
		t.Errorf("%d scars, %d followers, journey %d, on tile %d", n, s.of(red, Company).Len(), m.JP, m.Tile)
	}
}

// PH-KO-01, PH-TURN-02: whoever may be turned by the scars of a knock-out reads it before the fight, and how likely it
// is by the cards that are left: both of the two must be mutations, or one of them.
func TestAKnockOutSaysThatItMayTurn(t *testing.T) {
	for scars, want := range map[string]string{
		"Antlers, Bone Spade":                      "brings 2 scars and ends on your starting tile",
		"Antlers, Bone Spade, Just a Scar, Quills": ", and then turns you mutant 4 or 5 in 10 (44 %): all you have is lost, your journey too",
		"Antlers, Bone Spade, Second Row, Quills":  ", and then turns you mutant 8 or 9 in 10 (87 %): all you have is lost, your journey too",
	} {
		s := set(t, 3, "red scars", scars)
		if got := s.Game.seen(red).Fall(); !strings.HasSuffix(got, want) {
			t.Errorf("%s: a knock-out %s", scars, got)
		}
		var p SeenPlayer
		if s.viewPlayer(green, red, &p); p.OnTheBrink() {
			t.Errorf("%s: green reads it off their faces", scars)
		}
	}
}

// PH-SCAR-01 to PH-SCAR-03: the scar of a mutant's blow counts among those of a knock-out by it, as long as it is still
// to be drawn; it is left open where somebody else, or a shot, may knock out.
func TestTheScarOfTheBlowIsCounted(t *testing.T) {
	for _, c := range []struct {
		foes, scars string
		at          Fight
		says        string
	}{
		{"Stud Bull", "none", Fight{}, "brings 2 scars and"},
		{"The Nose", "none", Fight{}, "brings 3 scars and"},
		{"The Nose", "none", Fight{Scarred: true}, "brings 2 scars and"},
		{"Hired Hand; Thistle", "none", Fight{}, "brings 2 or 3 scars and"},
		{"The Nose", "Antlers, Bone Spade", Fight{},
			"tile, and then turns you mutant 2 or 3 in 10 (27 %): all you have is lost, your journey too"},
		{"The Nose", "Antlers, Bone Spade", Fight{Scarred: true}, "ends on your starting tile"},
	} {
		s := set(t, 3, "red scars", c.scars).faces(c.foes)
		f := &s.mat(red).Fight
		f.Scarred = c.at.Scarred
		if got := s.Game.seen(red).Fall(); !strings.Contains(got, c.says) || strings.Contains(got, "turns") != strings.Contains(c.says, "turns") {
			t.Errorf("%s, %s: a knock-out %s", c.foes, c.scars, got)
		}
	}
	s := set(t, 3, "red health", "1").faces("The Nose").roll("md", miss, miss, miss, attack)
	if s.melee("swap"); s.of(red, Injury).Len() != 3 {
		t.Errorf("%d scars were drawn", s.of(red, Injury).Len())
	}
}

// PH-KO-01, PH-RULING-140: between the two scars of a knock-out it is known that one is still to come.
func TestTheSecondScarOfAKnockOutIsToCome(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Bone Spade", "next scars", "Quills, Second Row")
	var left []int
	s.whenAsked = func(kind string) {
		if kind == "turn" {
			s.hear()
			left = append(left, ScarsToCome(s.events, red))
		}
	}
	s.act(red, func(t *table.Table) { s.knockOut(t, red, outHealth, by("PH-KO-01")) }, "stay-human", "stay-human", "swap")
	if !slices.Equal(left, []int{1, 0}) {
		t.Errorf("at the questions %v scars are to come", left)
	}
}

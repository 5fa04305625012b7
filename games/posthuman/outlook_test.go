package posthuman

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// PH-EVADE-03, PH-EVADE-04: a draw is not enough.
func TestTheChanceToEvade(t *testing.T) {
	for _, c := range []struct {
		mine, theirs, percent int
		says                  string
	}{
		{3, 3, 42, "4 in 10 (42 %)"},
		{6, 2, 92, "9 in 10 (92 %)"},
		{5, 5, 42, "4 in 10 (42 %)"},
		{8, 2, 100, "for certain"},
		{1, 7, 0, "hardly ever"},
	} {
		x := escape(c.mine, c.theirs)
		if x.percent() != c.percent || inTen(x) != c.says {
			t.Errorf("%d against %d: %d %%, %q", c.mine, c.theirs, x.percent(), inTen(x))
		}
	}
}

// The throws of shooting dice are all there, and each die hits as often as its faces say.
func TestShotsAreCounted(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm", "red shooting", "3").faces("Stud Bull")
	gun, _ := s.gun(red)
	for dice := range int8(6) {
		all := uint64(1)
		for range dice {
			all *= 6
		}
		hits, kills := s.shotAt(red, gun, dice, s.of(red, Foes).At(0))
		if hits.all != all || kills.all != all || kills.ways > all {
			t.Errorf("%d dice: %d ways of %d, %d kill", dice, hits.all, all, kills.ways)
		}
	}
}

// PH-EAT-06, PH-EAT-10, PH-KO-01: the words about a meal are what comes of it, and what a knock-out by hunger costs.
func TestMealsAreForeseen(t *testing.T) {
	for _, c := range []struct {
		hunger, health string
		ate            int8
		says           string
		stake          table.Stake
	}{
		{"0", "6", 1, "fed", table.NoStake},
		{"0", "6", 0, "hunger slot 1: 5 morale left", table.NoStake},
		{"1", "1", 0, "hunger slot 2: knocks you out; that brings 2 scars and ends on your starting tile", table.Loss},
		{"3", "6", 0, "nothing to eat knocks you out; that brings 2 scars and ends on your starting tile", table.Loss},
	} {
		s := set(t, 2, "red hunger", c.hunger, "red health", c.health)
		x := s.Outlook(askEat, VerbEat.Of(int(c.ate)), red, nil)
		if x.Words != c.says || x.Stake != c.stake {
			t.Errorf("hunger %s, health %s, %d food: %+v", c.hunger, c.health, c.ate, x)
		}
	}
}

// PH-CAMP-02: camping says what a safe house adds that is of use, and that cards can be used in it.
func TestCampSaysWhatTheSafeHouseAdds(t *testing.T) {
	for _, c := range []struct{ health, morale, gear, want string }{
		{"6", "5", "none", "your health is full, and 1 morale of the safe house"},
		{"1", "5", "none", ", and 1 health or morale of the safe house"},
		{"6", "5", "Pocket Chess", "of the safe house; cards of yours can be used in it"},
	} {
		s := set(t, 2, "red map", "TI-P03 at 0 -1 turned 1 done", "red stands", "TI-P03 zone 1", "red health", c.health,
			"red morale", c.morale, "red gear", c.gear)
		if x := s.Outlook(AskDeclare, VerbDeclare.Of(int(Camp)), red, nil).Words; !strings.HasSuffix(x, c.want) {
			t.Errorf("health %s, morale %s, %s: %q", c.health, c.morale, c.gear, x)
		}
	}
}

// PH-MAP-13, PH-MAP-14: camping says whether the place where one stands gives what it promises, and else what is lacking.
func TestCampSaysWhetherThePlaceGivesSomething(t *testing.T) {
	for _, c := range []struct{ tile, stands, health, want string }{
		{"TI-U12 at 0 -1", "TI-U12 zone 1", "6",
			"nothing to recover; nothing yet from Municipal Baths: the tile is not completed, 1 of 2 zones done"},
		{"TI-U12 at 0 -1", "TI-U12 zone 1", "2",
			"health 2 to 4; nothing yet from Municipal Baths: the tile is not completed, 1 of 2 zones done"},
		{"TI-U12 at 0 -1 done", "TI-U12 zone 2", "2",
			"health 2 to 5, +1 morale; Municipal Baths counted in (when you camp here, gain 1 health more and 1 morale)"},
		{"TI-U12 at 0 -1 done", "TI-U12", "2", "health 2 to 4; no more from Municipal Baths, which you have left once"},
		{"TI-P12 at 0 -1", "TI-P12 zone 1", "2", "health 2 to 4"}, // a place for foraging
	} {
		s := set(t, 2, "red map", c.tile, "red stands", c.stands, "red health", c.health, "red morale", "4", "red gear", "none")
		if x := s.Outlook(AskDeclare, VerbDeclare.Of(int(Camp)), red, nil).Words; x != c.want {
			t.Errorf("%s, %s: %q", c.stands, c.health, x)
		}
	}
}

// Looking ahead changes nothing, and no dice are called by letters.
func TestOutlooksChangeNothing(t *testing.T) {
	s := set(t, 3, "red gear", "Kalt 9mm").faces("Stud Bull; Thistle")
	before, _ := json.Marshal(s.Game)
	gun, _ := s.gun(red)
	for _, o := range []table.Option{VerbEngage.Of(0, 0), VerbEngage.Of(1, 1), VerbEvade.Of(), VerbFight.Of(),
		VerbShoot.Of(int(gun)), VerbAim.Of(0, 2), VerbDeclare.Of(int(Camp)), VerbDeclare.Of(int(Scout)),
		VerbDeclare.Of(int(Move)), VerbStayHuman.Of(), VerbTurn.Of(), VerbHold.Of()} {
		x := s.Outlook(askEngage, o, red, nil)
		if x.Words == "" || strings.Contains(x.Words, "MD") || strings.Contains(x.Words, "DD") {
			t.Errorf("%s: %q", table.Key(s.Verbs(), o), x.Words)
		}
		if again := s.Outlook(askEngage, o, red, nil); !reflect.DeepEqual(again, x) {
			t.Errorf("%s: first %+v, then %+v", table.Key(s.Verbs(), o), x, again)
		}
	}
	if after, err := json.Marshal(s.Game); err != nil || !bytes.Equal(before, after) {
		t.Error("looking ahead has changed the game")
	}
}

// The chances are the same however often they are asked for, and go the way that the fight goes: less health, more
// enemies, no shot.
func TestChancesFollowTheFight(t *testing.T) {
	chances := func(health, foes string, o table.Option) Chances {
		s := set(t, 2, "red health", health, "red gear", "Kalt A4, Crowbar", "red active", "Kalt A4, Crowbar",
			"red ammo", "4").faces(foes)
		p := &s.View(red).(*View).Players[red]
		c := p.Chances(o)
		if again := p.Chances(o); again != c {
			t.Errorf("first %+v, then %+v", c, again)
		}
		return c
	}
	plain := chances("6", "Stud Bull", VerbFight.Of())
	for name, worse := range map[string]Chances{
		"weak": chances("2", "Stud Bull", VerbFight.Of()), "two": chances("6", "Stud Bull; Blister", VerbFight.Of()),
		"caught": chances("6", "Stud Bull", VerbEvade.Of()), "no shot": chances("6", "Stud Bull", VerbHold.Of()),
	} {
		if worse.Win() >= plain.Win() || worse.Out() < plain.Out() {
			t.Errorf("%s: wins %d %%, out %d %%; else %d and %d", name, worse.Win(), worse.Out(), plain.Win(),
				plain.Out())
		}
	}
	if won := chances("6", "Thistle", VerbFight.Of()); won.Win() < 90 || plain.Win() > 80 || plain.Win() < 5 {
		t.Errorf("Thistle is beaten %d times of 100, the bull %d", won.Win(), plain.Win())
	}
}

// PH-JOURNEY-01, PH-JOURNEY-02, PH-RULING-69: from which level to draw is asked with what it brings and what it risks,
// by the fights of that level as the rules carry them out.
func TestALevelSaysWhatItRisks(t *testing.T) {
	at := func(health string, level int) (string, int) {
		s := set(t, 2, "red map", "TI-P04 at 0 -1", "red stands", "TI-P04 zone 1", "red journey", "4", "red health",
			health)
		x := s.Outlook(AskLevel, VerbLevel.Of(level), red, nil)
		p := &s.View(red).(*View).Players[red]
		fights, c := p.Ahead(level)
		_, ends := c.Words()
		if !strings.Contains(x.Words, "the first a fight "+inTen(fights)+": then "+ends+"; in all 2 knocked out ") {
			t.Errorf("level %d says %q, not %q and %q", level, x.Words, inTen(fights), ends)
		}
		combats := 0
		for _, c := range Cards(GroupEncounters1 + Group(level-1)) {
			if Of(c).Enemy != nil {
				combats++
			}
		}
		if int(fights.ways) != combats || int(fights.all) != len(Cards(GroupEncounters1+Group(level-1))) {
			t.Errorf("level %d: %+v are fights, expected %d", level, fights, combats)
		}
		return x.Words, c.Out()
	}
	hard, hardOut := at("6", 2)
	easy, easyOut := at("6", 1)
	if !strings.HasPrefix(hard, "journey point 5; 2 encounters, the first ") {
		t.Errorf("the level of the next space says %q", hard)
	}
	if !strings.HasPrefix(easy, "no journey point; 2 encounters, the first ") {
		t.Errorf("the level of one's own space says %q", easy)
	}
	_, weakOut := at("2", 2)
	if hardOut <= easyOut || weakOut <= hardOut {
		t.Errorf("out %d %% at level 1, %d %% at level 2, %d %% with health 2", easyOut, hardOut, weakOut)
	}
}

// PH-MAP-05, PH-MAP-06, PH-MOVE-03, PH-JOURNEY-01: what an entered zone can give, and that a dead zone gives nothing.
func TestZonesAreForeseen(t *testing.T) {
	for _, c := range []struct {
		tile, journey string
		want          string
		level         int // that is not asked for
		figures       int
	}{
		{"TI-P04 at 0 -1", "0", "zone 1 of 1: 2 encounters of level 1, for journey point 1", 1, 2},
		{"TI-P04 at 0 -1", "4", "zone 1 of 1: 2 encounters of the level you choose: ", 0, 2},
		{"TI-M01 at 0 -1", "4", "zone 1 of 1: 1 encounter of level 1; a dead zone, no journey point", 1, 1},
		{"TI-F03 at 0 -1 turned 1 done", "5", "1 encounter of level 2, no journey point", 2, 1},
	} {
		s := set(t, 2, "red map", c.tile, "red journey", c.journey)
		if c.level == 0 { // known before the Move can no longer be undone
			c.want += "2, for journey point 5, " + s.inShort(red, 2, c.figures) +
				"; 1, for none, " + s.inShort(red, 1, c.figures)
		} else {
			c.want += "; " + s.fightWords(red, c.level, c.figures)
		}
		tile := s.number(strings.Fields(c.tile)[0])
		if x := s.Outlook(AskMove, VerbStep.Of(int(tile)), red, nil); x.Words != c.want {
			t.Errorf("%s at journey %s: %q, expected %q", c.tile, c.journey, x.Words, c.want)
		}
	}
}

// PH-MAP-13, PH-MAP-14, PH-RULING-72: whoever goes to a tile with a place on it reads before what the place gives, in
// every zone, and of what lasts that it begins with the completion; of a completed tile nothing, as it gives nothing again.
func TestPlacesAreForeseen(t *testing.T) {
	met := 0
	for c := range table.Card(Count()) {
		f := Of(c)
		if f.Kind != KindTile || f.Place == nil {
			continue
		}
		met++
		says := "; " + f.Place.Name + " (" + strings.ToLower(f.Place.Text[:1])
		if len(f.Place.Mods) > 0 {
			says = "; " + f.Place.Name + " (once the tile is completed, until you leave it: " + strings.ToLower(f.Place.Text[:1])
		}
		for _, done := range []bool{false, true} {
			at := f.ID + " at 0 -1"
			if done {
				at += " done"
			}
			s := set(t, 2, "red map", at)
			want := !done
			if x := s.Outlook(AskMove, VerbStep.Of(int(c)), red, nil); strings.Contains(x.Words, says) != want {
				t.Errorf("%s: %q", at, x.Words)
			}
			for zone := range f.Zones {
				if x := s.zoneWords(c, zone, red); strings.Contains(x, says) != want {
					t.Errorf("zone %d of %s: %q", zone+1, at, x)
				}
			}
		}
	}
	if met < 8 {
		t.Errorf("met %d places", met)
	}
}

// PH-RULING-69: where two levels stand side by side the chances of each are said in few words, and are the same.
func TestTwoLevelsAreSetSideBySideInShort(t *testing.T) {
	s := set(t, 2, "red health", "4")
	fights, c := s.Game.seen(red).Ahead(2)
	want := fmt.Sprintf("a fight %d %%, then you win %d %%, knocked out %d %%", fights.percent(), c.Win(), c.Out())
	if got := s.inShort(red, 2, 1); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	both := fmt.Sprintf("the first %s, in all 2 %d %%", want, s.Game.seen(red).Through(2, 2).percent())
	if got := s.inShort(red, 2, 2); got != both {
		t.Errorf("%q, want %q", got, both)
	}
}

// PH-ENC-02: of several encounters, one after the other, it is said how often any of them knocks out.
func TestSeveralEncountersAreReckonedTogether(t *testing.T) {
	p := set(t, 2, "red health", "4").Game.seen(red)
	fights, one := p.Ahead(2)
	first, both := p.Through(2, 1), p.Through(2, 2)
	if want := one.Out() * fights.percent() / 100; first.percent() < want-4 || first.percent() > want+4 {
		t.Errorf("1 encounter knocks out %d %%, expected about %d", first.percent(), want)
	}
	if n := first.percent(); both.percent() <= 2*n-n*n/100 { // the second meets whoever is hurt
		t.Errorf("1 encounter knocks out %d %%, 2 do %d %%", n, both.percent())
	}
}

// PH-MOVE-02, PH-MOVE-04, PH-MOVE-05: what is declared in secret says what is known to be in reach, and what waits there.
func TestAMoveSaysWhereItCanLead(t *testing.T) {
	for _, c := range []struct{ tiles, stands, want string }{
		{"none", "", "only to a new tile, a dead zone 2 or 3 in 10 (25 %); an encounter there is a fight "},
		{"TI-P04 at 0 -1", "", "to the plains tile, or to a new tile, a dead zone 2 or 3 in 10 (25 %); an encounter " +
			"there is a fight "},
		{"TI-M01 at 0 -1", "", "to the mountain tile (dead zone), or to a new tile, a dead zone 2 or 3 in 10 (24 %); "},
		{"TI-F03 at 0 -1 turned 1 done", "", "to the forest tile (dead zone), or to a new tile, "},
		{"TI-F04 at 0 -1", "TI-F04 zone 1", "zone 2 of 2: "},
	} {
		s := set(t, 2, "red map", c.tiles)
		if c.stands != "" {
			s.with("red stands", c.stands)
		}
		if x := s.Outlook(AskDeclare, VerbDeclare.Of(int(Move)), red, nil); !strings.HasPrefix(x.Words, c.want) {
			t.Errorf("%s, standing %q: %q, expected %q", c.tiles, c.stands, x.Words, c.want)
		}
	}
}

// PH-SEQ-06, PH-MUTACT-10: a Move says who may strike before it, on every tile but the starting one.
func TestAMoveSaysWhoMayStrikeBeforeIt(t *testing.T) {
	const strikes = "; before it Green may strike (3 health less blocks), not counted here"
	for _, c := range []struct {
		stands string
		mutant bool
		want   bool
	}{{"TI-P04", true, true}, {"TI-F04 zone 1", true, true}, {"TI-P04", false, false}, {"", true, false}} {
		s := set(t, 3, "red map", "TI-P04 at 0 -1 done, TI-F04 at 1 0")
		if c.stands != "" {
			s.with("red stands", c.stands)
		}
		if c.mutant {
			s.with("green mutant", "yes")
		}
		x := s.Outlook(AskDeclare, VerbDeclare.Of(int(Move)), red, nil)
		if strings.HasSuffix(x.Words, strikes) != c.want {
			t.Errorf("mutant %t, standing %q: %q", c.mutant, c.stands, x.Words)
		}
	}
}

// PH-MUTACT-08, PH-MUTACT-10, PH-DECL-08: a card that is laid face down says whom it would reach now.
func TestAnActionLaidFaceDownSaysWhomItReaches(t *testing.T) {
	s := set(t, 3, "green mutant", "yes", "red map", "TI-P04 at 0 -1", "red stands", "TI-P04 zone 1")
	for c := range table.Card(CardCount) {
		f := Of(c)
		if f.Kind != KindAction {
			continue
		}
		want := "needs nobody in reach"
		switch {
		case f.Terrains>>Plains&1 == 1:
			want = "as all stand now, reaches Red; Yellow: safe on the starting tile; unplayed, the card is discarded"
		case f.Terrains != 0:
			want = "as all stand now, reaches nobody; Red: the terrain is none of the card's; " +
				"Yellow: safe on the starting tile; unplayed, the card is discarded"
		}
		if x := s.Outlook(askTrick, VerbTrick.Of(int(c)), green, nil); x.Words != want {
			t.Errorf("%s: %q, expected %q", f.Name, x.Words, want)
		}
	}
}

// PH-EVADE-04, PH-EVADE-05, PH-ENC-02: whoever evades is told that another takes its place, and what is still to come.
func TestEvadingSaysWhatIsNext(t *testing.T) {
	for figures, want := range []string{"", "", ", and 1 more after it", ", and 2 more after it"} {
		s := set(t, 2).faces("Stud Bull")
		s.mat(red).Journey.Figures = int8(figures)
		x := s.Outlook(AskConfront, VerbEvade.Of(), red, nil).Words
		away, caught, ok := strings.Cut(x, "; else")
		if !strings.Contains(caught, "they may shoot and you may not") { // PH-EVADE-06, PH-EVADE-07
			t.Errorf("caught: %q", caught)
		}
		if !ok || !strings.HasSuffix(away, " %), but meet another encounter at once, which can't be evaded"+want) {
			t.Errorf("%d figures: %q", figures, x)
		}
	}
}

// PH-RULING-39: development points that are left are lost, and that is said before.
func TestPointsLeftAreSaidToBeLost(t *testing.T) {
	s := set(t, 2)
	s.mat(red).Stats = [stats]int8{2, 2, 2, 2, 2}
	if x := s.Outlook(askPoints, VerbReady.Of(), red, nil); x.Words != "10 points are lost" || x.Stake != table.Waste {
		t.Errorf("none spent: %+v", x)
	}
	s.mat(red).Stats = [stats]int8{5, 4, 2, 2, 3} // 5 + 3 + 2
	if x := s.Outlook(askPoints, VerbReady.Of(), red, nil); x.Line() != "" || x.Stake != table.NoStake {
		t.Errorf("all spent: %+v", x)
	}
}

// PH-MUTACT-05: whatever a mutant does instead of playing the card that was laid face down, the card is gone; without
// one nothing is.
func TestTheCardThatIsNotPlayedIsSaidToGo(t *testing.T) {
	for _, chosen := range []string{"MA-22", "none"} {
		s := set(t, 2, "green mutant", "yes", "green tricks", "MA-23", "green chosen", chosen)
		for _, v := range []table.Verb{VerbMutate, VerbConsolidate, VerbBide} {
			x := s.Outlook(askMutant, v.Of(), green, nil)
			if gone := x.Words == "your card is discarded unplayed"; gone != (chosen != "none") ||
				(x.Stake == table.Waste) != (gone && v == VerbBide) {
				t.Errorf("%s with %s chosen: %+v", s.Verbs()[v], chosen, x)
			}
		}
	}
}

// PH-RULING-117, PH-RULING-20: every option of a narrative encounter says whether it needs a test, and what its price
// leaves; fists say what they do.
func TestEveryOptionSaysSomething(t *testing.T) {
	s := set(t, 2, "red food", "3", "red ammo", "4")
	poor, none := set(t, 2, "red food", "0", "red ammo", "0"), 0
	for c := range Count() {
		for i, x := range Of(table.Card(c)).Options {
			got := s.Outlook(askOption, VerbOption.Of(c, i), red, nil).Words
			if got == "" || x.Test.On == strings.HasPrefix(got, "no test") {
				t.Errorf("%s, %s: %q", Of(table.Card(c)).Name, x.Label, got)
			}
			if got := poor.Outlook(askOption, VerbOption.Of(c, i), red, nil).Words; strings.Contains(got, "-") {
				t.Errorf("%s, %s: less than nothing is left: %q", Of(table.Card(c)).Name, x.Label, got)
			}
			if !x.Test.On && len(x.Need) == 1 && x.Need[0].Do == DoFood && x.Need[0].N == 2 {
				none++
				if got != "no test; 1 food left" {
					t.Errorf("%s: %q", x.Label, got)
				}
			}
		}
	}
	if none == 0 {
		t.Error("no option costs 2 food alone")
	}
	if x := s.Outlook(askArmament, VerbBare.Of(0), red, nil); x.Words != "1 wound; specials are misses" {
		t.Errorf("fists say %q", x.Words)
	}
}

// To pass says that one is asked again; to be done with the trade is to be done with it (PH-RULING-51, PH-CAMP-05).
func TestPassingSaysWhatItLeavesOpen(t *testing.T) {
	s := set(t, 2)
	for _, p := range []*table.Prompt{askTrade, askCamp, askGo} {
		if x := s.Outlook(p, table.Pass, red, nil); x.Words == "" {
			t.Errorf("%s: to pass says nothing", p.Kind)
		}
	}
	if x := s.Outlook(askTrade, VerbDone.Of(), red, nil); !strings.Contains(x.Words, "asked no more") {
		t.Errorf("to be done says %q", x.Words)
	}
	if x := s.Outlook(askTrade, table.Pass, red, nil); !strings.Contains(x.Words, "you wait, and are asked again") {
		t.Errorf("to pass beside others says %q", x.Words)
	}
	s.Done = table.Set(green)
	if x := s.Outlook(askTrade, table.Pass, red, nil); !strings.Contains(x.Words, "nobody else is in the trade") {
		t.Errorf("to pass alone says %q", x.Words)
	}
}

// The last human who turns ends the match, and all win it together: nothing is lost by it (PH-END-05, PH-RULING-144).
// Before that turning is a loss, and whoever plays alone has lost the match (PH-SOLO-09).
func TestTheLastHumanToTurnWinsWithAll(t *testing.T) {
	for _, c := range []struct {
		mutants []string
		words   string
		stake   table.Stake
	}{
		{[]string{"green mutant", "yes", "yellow mutant", "yes"}, "win it together", table.NoStake},
		{[]string{"green mutant", "yes"}, "you lose", table.Loss},
	} {
		s := set(t, 3, c.mutants...)
		x := s.Outlook(askTurn, VerbTurn.Of(), red, nil)
		if !strings.Contains(x.Words, c.words) || x.Stake != c.stake {
			t.Errorf("%v: %+v", c.mutants, x)
		}
	}
	if x := set(t, 1).Outlook(askTurn, VerbTurn.Of(), red, nil); x.Stake != table.End || x.Words != "you lose the match" {
		t.Errorf("alone: %+v", x)
	}
}

// To ready a weapon says which one is put away for it (PH-WPN-02).
func TestReadyingSaysWhatIsPutAway(t *testing.T) {
	s := set(t, 2, "red gear", "Lead Pipe, Knife, Kalt 9mm", "red active", "Lead Pipe")
	for name, want := range map[string]string{"Knife": "puts away: Lead Pipe", "Kalt 9mm": ""} {
		if x := s.Outlook(AskHand, VerbWield.Of(int(s.named(name))), red, nil); x.Words != want {
			t.Errorf("%s: %q", name, x.Words)
		}
	}
}

// PH-INV-07: to discard an item in play says what it makes room for, of what one holds and has no room for.
func TestDiscardingSaysWhatItMakesRoomFor(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt A4, Gas Burner, Rope and Pulley, Firecrackers, Tobacco Tin", "red hand", "Deer Rifle, Clipboard")
	for name, want := range map[string]string{"Gas Burner": "makes room for: Clipboard",
		"Kalt A4": "makes room for: Deer Rifle or Clipboard", "Clipboard": ForNothing} {
		o := VerbDiscard.Of(int(s.named(name)))
		if got := s.Outlook(AskHand, o, red, nil).Words; got != want {
			t.Errorf("%s: %q (%d of %d slots)", name, got, s.packed(red), s.slots(red))
		}
	}
}

// The rows that only go on, refuse or hold back say what comes of that.
func TestOutlookOfPlainRows(t *testing.T) {
	s := set(t, 2, "red mind", "3", "green food", "4", "green ammo", "2")
	column := int(s.named("The Long Column"))
	for _, c := range []struct {
		ask  *table.Prompt
		o    table.Option
		want string
	}{
		{AskHand, VerbDone.Of(), "you go on with what you have"},
		{AskSplit, VerbSplit.Of(1), "all are kept"},
		{AskSplit, VerbSplit.Of(2), "1 weapon is kept, and the equipment"},
		{AskSplit, VerbSplit.Of(3), "1 weapon is kept"},
		{AskDeclare, VerbActivate.Of(int(s.named("Poacher"))), "for good; a knock-out discards whoever has been called"},
		{askReroll, table.Pass, "the dice count as they lie"},
		{askReroll, VerbKeepRoll.Of(), "the dice count as they lie"},
		{askBargain, VerbNo.Of(), "nothing changes hands"},
		{askBargain, VerbDeal.Of(column), "3 food left; whoever follows you helps once called"},
		{AskDrop, VerbBide.Of(), "all of them go back on top"},
		{askReact, VerbBide.Of(), "you can still act in the mutant step"},
		{askPartner, VerbPartner.Of(int(green)), "has 4 food and 2 ammo"},
		{askDeck, VerbDeck.Of(1), "you see the next 2 of " + strconv.Itoa(s.pile(encounters(1)).Len())},
	} {
		if got := s.Outlook(c.ask, c.o, red, nil).Words; got != c.want {
			t.Errorf("%s, %v: %q, want %q", c.ask.Kind, c.o, got, c.want)
			t.Errorf("%s, %v: %q, want %q", c.ask.Kind, c.o, got, c.want)
		}
	}
}

// The row to forage names the land whose supplies are found, and how many cards of them.
func TestForagingSaysWhatItDraws(t *testing.T) {
	for _, c := range []struct{ tile, gear, says string }{
		{"TI-F02", "none", "1 supply card of the forest row, on average 2 food, 0.5 ammo and 0.5 items; once a tile"},
		{"TI-U01", "none", "1 supply card of the urban row, on average 0.5 food, 2 ammo and 0.5 items; once a tile"},
		{"TI-U01", "Metal Detector", "2 supply cards of the urban row, on average 0.5 food, 3.5 ammo and 1.5 items; once a tile"},
	} {
		s := set(t, 2, "red map", c.tile+" at 0 -1 done", "red stands", c.tile, "red gear", c.gear)
		for _, o := range []table.Option{VerbDeclare.Of(int(Forage)), VerbGather.Of(int(Forage))} {
			if got := s.Outlook(AskDeclare, o, red, nil).Words; got != c.says {
				t.Errorf("on %s with %s: %q, want %q", c.tile, c.gear, got, c.says)
			}
		}
	}
}

// PH-RULING-84: an item that is discarded brings nothing; one that is given up may be the price of something.
func TestAnItemGivenUpIsNotSaidToBringNothing(t *testing.T) {
	s := set(t, 2, "red gear", "Crowbar")
	o := VerbDiscard.Of(int(s.number("Crowbar")))
	if x := s.Outlook(AskHand, o, red, nil); x.Words != ForNothing || x.Stake != table.Loss {
		t.Errorf("discarded: %+v", x)
	}
	if x := s.Outlook(askItem, o, red, nil); x.Words != "" || x.Stake != table.Loss {
		t.Errorf("given up: %+v", x)
	}
}

// PH-WPN-07, PH-INV-10: a piece of gear says what the gun in hand shoots like with it, and where that is no more than before.
func TestWhatAScopeChanges(t *testing.T) {
	for gun, want := range map[string]string{
		"Rook Rifle": "changes neither its dice nor its range now",
		"Kalt 9mm":   "1 die of its own then, range 3",
	} {
		s := set(t, 2, "red hand", "Gunscope", "red gear", gun)
		if got := s.mountOutlook(red, s.card("Gunscope"), s.card(gun)).Words; got != want {
			t.Errorf("on the %s: %q, want %q", gun, got, want)
		}
		if got := s.mountOutlook(red, s.card("Gunscope"), s.card("Knife")); got.Words != "" {
			t.Errorf("on what is not the gun in hand: %q", got.Words)
		}
		if got := s.idleGear(red, s.card("Gunscope")); (got == " (no better on the "+gun+")") != (want == idle) {
			t.Errorf("what makes room for it says of it %q", got)
		}
		if got := s.idleGear(red, s.card("Knife")); got != "" {
			t.Errorf("of what is no gear %q", got)
		}
	}
}

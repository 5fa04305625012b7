package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PH-KO-01, PH-SCAR-01: whatever is answered in a fight, what a knock-out in it costs is said, at each question after
// which it may come without another; and so is a scar that is due when the round ends.
func TestQuestionsOfAFightSayWhatMayStillCome(t *testing.T) {
	const fall = "a knock-out brings 3 scars and ends on your starting tile"
	s := set(t, 2).faces("The Nose")
	s.mat(red).Fight.Foe = 0
	for p, o := range map[*table.Prompt]table.Option{
		AskConfront: VerbEvade.Of(), askShoot: VerbHold.Of(), askEngage: VerbEngage.Of(0, 0), askAim: VerbAim.Of(0, 1),
		askReroll: table.Pass, askSpend: VerbKeepRoll.Of(), askYield: VerbYield.Of(1, 0),
	} {
		x := s.Outlook(p, o, red, nil)
		if !slices.Contains(x.Shared, fall) || x.Which == "" {
			t.Errorf("%s: %+v", p.Kind, x)
		}
		if begins := p == askShoot || p == askEngage; begins != slices.Contains(x.Shared, "a win brings 1 XP") {
			t.Errorf("%s says of a win: %q", p.Kind, x.Shared)
		}
	}
	if x := s.Outlook(askEat, VerbEat.Of(1), red, nil); x.Shared != nil {
		t.Errorf("a meal says %q", x.Shared)
	}
	const scar = "a scar for your wound when this round ends"
	for _, hurt := range []bool{false, true} {
		s.mat(red).Fight.Hurt = hurt
		for _, p := range []*table.Prompt{askPrevent, askYield} {
			if x := s.Outlook(p, VerbBear.Of(1), red, nil); slices.Contains(x.Shared, scar) != hurt {
				t.Errorf("hurt %t, %s: %q", hurt, p.Kind, x.Shared)
			}
		}
	}
}

// PH-MELEE-19: what a thief is given is not all: the row says how the fight goes on, as it may without another question.
func TestAThiefSaysThatTheFightGoesOn(t *testing.T) {
	s := set(t, 2).faces("Stud Bull")
	m := s.mat(red)
	m.Fight.Foe, m.Fight.Round = 0, 1
	x := s.Outlook(askYield, VerbYield.Of(1, 0), red, nil).Words
	if !strings.Contains(x, " ammo left; the fight goes on: ") || !strings.Contains(x, "you ") {
		t.Errorf("%q", x)
	}
}

// PH-RULING-117: what comes of an option stays untold; what the stories of the level may take at all is said of each.
func TestOptionsSayWhatStoriesMayTake(t *testing.T) {
	for level, want := range map[int8]string{
		1: "stories of this level cost up to 2 food, 1 ammo, 2 health, 2 morale and 1 step of hunger, or end in a fight",
		3: "stories of this level cost up to 2 food, 3 health, 3 morale, 1 step of hunger and 1 scar, or end in a fight",
	} {
		s := set(t, 2)
		s.mat(red).Journey.Level = level
		for c := range table.Card(CardCount) {
			for i := range Of(c).Options {
				if x := s.Outlook(askOption, VerbOption.Of(int(c), i), red, nil); !slices.Contains(x.Shared, want) {
					t.Fatalf("level %d: %q, want %q", level, x.Shared, want)
				}
			}
		}
	}
}

// PH-KO-01: whoever may come into a fight by a Move reads before it what a knock-out costs, whoever it is that comes.
func TestWhatLeadsIntoFightsSaysWhatAKnockOutCosts(t *testing.T) {
	const fall = "a knock-out brings 2 or 3 scars and ends on your starting tile"
	s := set(t, 2, "red map", "TI-P04 at 0 -1")
	tile := int(s.number("TI-P04"))
	for p, o := range map[*table.Prompt]table.Option{
		AskDeclare: VerbDeclare.Of(int(Move)), AskMove: VerbStep.Of(tile), AskLevel: VerbLevel.Of(1), AskEnter: VerbOnward.Of(),
	} {
		if x := s.Outlook(p, o, red, nil); !slices.Contains(x.Shared, fall) || x.Which == "" {
			t.Errorf("%s: %+v", p.Kind, x)
		}
	}
	if x := s.Outlook(AskDeclare, VerbDeclare.Of(int(Camp)), red, nil); slices.Contains(x.Shared, fall) {
		t.Errorf("to camp says %q", x.Shared)
	}
}

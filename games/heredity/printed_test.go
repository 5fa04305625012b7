package heredity

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// Whatever stands in a red box, beside a figure or on an item can be said in words.
func TestBoxesAreSaid(t *testing.T) {
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	var check func(card int, steps []decks.Step)
	check = func(card int, steps []decks.Step) {
		for i := range steps {
			s := &steps[i]
			check(card, slices.Concat(s.Then, s.Else, s.Last, s.Or))
			switch {
			case s.Form == "if", s.Form == "question", s.Form == "attack", silentForms[s.Form]:
			case printedForms[s.Form] == nil:
				t.Errorf("card %d: %q is said as it is written", card, s.Text)
			}
		}
	}
	for _, d := range all {
		for i := range d.Cards {
			c := &d.Cards[i]
			for _, side := range []*decks.Side{c.A, c.B} {
				if side == nil {
					continue
				}
				if side.Item != nil {
					for k := range side.Item.Slots {
						check(c.Number, side.Item.Slots[k].Do)
					}
				}
				for k := range side.Sections {
					if box := side.Sections[k].Timeline; box != nil {
						check(c.Number, slices.Concat(box.Before, box.Steps, box.Instead, box.After))
					}
					if npc := side.Sections[k].NPC; npc != nil {
						check(c.Number, slices.Concat(npc.AI, npc.Neutral, npc.Angry))
					}
				}
			}
		}
	}
}

func TestPrinted(t *testing.T) {
	state, err := Shelf.New(table.Setup{Game: "heredity", Mode: "introduction", Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	g := state.(*Game)
	lost := decks.Step{Form: "defeat {id}", Text: "defeat lit"}
	for _, test := range []struct {
		step decks.Step
		want string
	}{
		{decks.Step{Form: "unmark {ref} {k}", N: 1, Last: []decks.Step{lost}},
			"this card loses 1 marker, and with the last of them the chapter is lost"},
		{decks.Step{Form: "mark {ref} {k}", N: 2, Card: decks.Ref{Number: 447}}, "a card nobody has seen gains 2 markers"},
		{decks.Step{Form: "move {k} toward {who}", N: 3, Who: decks.Who{Form: "nearest character"}},
			"goes 3 toward the nearest of the family"},
		{decks.Step{Form: "damage {k} to {who}", N: 1, Who: decks.Who{Form: "each character on {list}",
			Cards: []int{647, 504}, Word: "gas"}},
			"1 damage to each of the family on ground not found yet, unless immune to gas"},
		{decks.Step{Form: "if", Then: []decks.Step{lost}, Else: []decks.Step{{Form: "leave", Text: "leave"}}},
			"perhaps the chapter is lost; if not, leaves"},
		{decks.Step{Form: "wait", Text: "wait"}, ""},
		{decks.Step{Form: "if", Then: []decks.Step{{Form: "take {n}", Card: decks.Ref{Number: 447}}}},
			"perhaps a new card is opened"},
		{decks.Step{Form: "if", If: asks(decks.Fact{Form: "sees a character within {k}", N: 3}),
			Then: []decks.Step{{Form: "leave"}}}, "if one of you is in sight within 3, leaves"},
		{decks.Step{Form: "if", If: asks(decks.Fact{Form: "markers on {ref} {k}", N: 2}), Else: []decks.Step{lost}},
			"unless 2 markers lie on this card, the chapter is lost"},
		{decks.Step{Form: "if", If: asks(decks.Fact{Form: "present {n}", Card: decks.Ref{Number: 447}}),
			Then: []decks.Step{{Form: "move {k} to {n}", N: 3, Card: decks.Ref{Number: 447}}}},
			"perhaps goes 3 to somebody you have not met"},
		{decks.Step{Form: "if", Then: []decks.Step{{Form: "if", If: asks(decks.Fact{Form: "markers on {ref} {k}", N: 2}),
			Then: []decks.Step{lost}, Else: []decks.Step{{Form: "leave"}}}}},
			"if 2 markers lie on this card, perhaps the chapter is lost; if not, perhaps leaves"},
		{decks.Step{Form: "if", Then: []decks.Step{{Form: "if", If: asks(decks.Fact{Form: "markers on {ref} {k}", N: 2}),
			Else: []decks.Step{lost}}}}, "unless 2 markers lie on this card, perhaps the chapter is lost"},
		{decks.Step{Form: "if", Then: []decks.Step{{Form: "take {n}", Card: decks.Ref{Number: 447}}},
			Else: []decks.Step{{Form: "if", Then: []decks.Step{{Form: "take {n}", Card: decks.Ref{Number: 648}}}}}},
			"perhaps a new card is opened"},
		{decks.Step{Form: "if", Then: sees(1), Else: sees(3)}, "if one of you is in sight within 1, perhaps leaves; " +
			"or else, if one of you is in sight within 3, leaves"},
	} {
		if got := g.printedStep(&test.step); got != test.want {
			t.Errorf("%s is said %q, expected %q", test.step.Form, got, test.want)
		}
	}
}

// sees are steps of which one is done where somebody is in sight.
func sees(far int) []decks.Step {
	return []decks.Step{{Form: "if", If: asks(decks.Fact{Form: "sees a character within {k}", N: far}),
		Then: []decks.Step{{Form: "leave"}}}}
}

// asks is a condition of one fact.
func asks(f decks.Fact) decks.Cond { return decks.Cond{{f}} }

// Of somebody whom everybody knows it is said when they matter; cards that go together are said to go once.
func TestPrintedConditions(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	g.see(tab, 108, false)
	g.see(tab, 64, false)
	list := g.person(64).Neutral
	want := "if Ansa Vey is on the board, goes 3 to Ansa Vey; if not, goes 3 toward the nearest of the family; " +
		"if next to Ansa Vey, Ansa Vey and this card are put away for good"
	if got := strings.Join(g.printed(list), "; "); got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

// Of the fields that a step names those that nobody has seen are said to lie where the board shows their numbers; the
// others are one place, and the last.
func TestPrintedFields(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	here, there := int(g.Board.Fields[0].Number), 504
	name := g.fieldName(int16(here))
	g.Board.Fields[0].Exits[board.East] = 245
	for _, c := range []struct {
		cards []int
		want  string
	}{
		{[]int{here}, name}, {[]int{there, 647}, unfoundGround}, {[]int{there, here, 647}, name + " or " + unfoundGround},
		{[]int{245, there}, unfoundGround + " (east of " + name + " or elsewhere)"},
		{[]int{here, 245}, name + " or " + unfoundGround + " (east of " + name + ")"},
	} {
		if got := g.printedFields(c.cards); got != c.want {
			t.Errorf("%v are %q, want %q", c.cards, got, c.want)
		}
	}
}

// Where it is left to the players whom a card means, it says so.
func TestWhoIsChosenIsPrintedAsAChoice(t *testing.T) {
	heal := decks.Step{Form: "heal {k} of {who}", N: 1, Who: decks.Who{Form: "one character"}}
	got := (&Game{}).printed([]decks.Step{heal})
	if want := "one of the family of your choice heals 1 damage"; len(got) != 1 || got[0] != want {
		t.Errorf("printed is %q, not %q", got, want)
	}
}

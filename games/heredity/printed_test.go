package heredity

import (
	"slices"
	"testing"

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
			"1 damage to each of the family on a place nobody has seen, unless immune to gas"},
		{decks.Step{Form: "if", Then: []decks.Step{lost}, Else: []decks.Step{{Form: "leave", Text: "leave"}}},
			"perhaps the chapter is lost; or else leaves"},
		{decks.Step{Form: "wait", Text: "wait"}, ""},
	} {
		if got := g.printedStep(&test.step); got != test.want {
			t.Errorf("%s is said %q, expected %q", test.step.Form, got, test.want)
		}
	}
}

// Of the fields that a step names those that nobody has seen are one place, and the last.
func TestPrintedFields(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	here, there := int(g.Board.Fields[0].Number), 504
	name := g.fieldName(int16(here))
	for _, c := range []struct {
		cards []int
		want  string
	}{
		{[]int{here}, name}, {[]int{there, 647}, unseenPlace}, {[]int{there, here, 647}, name + " or " + unseenPlace},
	} {
		if got := g.printedFields(c.cards); got != c.want {
			t.Errorf("%v are %q, want %q", c.cards, got, c.want)
		}
	}
}

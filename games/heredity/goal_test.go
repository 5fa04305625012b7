package heredity

import (
	"strings"
	"testing"

	"waystation/table"
)

// Whatever chapter is played, the family can read at any time what they are after, once they have read it, and never
// before the card that says so.
func TestTheGoalIsReadable(t *testing.T) {
	story, err := allStory()
	if err != nil {
		t.Fatal(err)
	}
	for _, mode := range Shelf.Modes[1:] {
		setup, err := Shelf.Check(table.Setup{Game: Shelf.Name, Mode: mode, Seats: 1})
		if err != nil {
			t.Fatal(err)
		}
		m, err := table.NewMatch(Shelf, setup, table.SeedOf("goal"))
		if err != nil {
			t.Fatal(err)
		}
		last := ""
		for k := 0; k < 80 && !m.Over(); k++ {
			a := m.Asks()[0]
			v := m.View(a.Seat).(*View)
			read := strings.Join(goalsRead(story, v), "\n")
			switch {
			case v.Goal == "" && read != "", !strings.Contains(read, v.Goal):
				t.Fatalf("%s: the goal is %q, of cards read %q", mode, v.Goal, read)
			case v.Goal == "" && a.Prompt == askAct:
				t.Fatalf("%s: the family acts and has no goal", mode)
			}
			last = v.Goal
			o := a.Options[k%len(a.Options)].Option
			if err := m.Answer(a.Seat, a.Number, table.Key(m.Verbs(), o), table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
		if last == "" {
			t.Errorf("%s has no goal", mode)
		}
	}
}

// goalsRead are the goals of the cards that were seen, by the sides that lie up.
func goalsRead(story *Story, v *View) (out []string) {
	for _, c := range v.Cards {
		if p := story.printed(c.Number, c.Back); p != nil && p.Goal != "" {
			out = append(out, p.Goal)
		}
	}
	return out
}

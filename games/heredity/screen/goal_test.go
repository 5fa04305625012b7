package screen

import (
	"html"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// Over the board stands what the family is after, whatever is asked, but while a card is read; and the journal
// has the notes of the rules of all cards that were read.
func TestTheGoalStandsOverTheBoard(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "goal", "chapter1")
	over := map[string]bool{}
	for n := 0; !m.Over() && n < 60; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		var out strings.Builder
		if err := tablePage(p).Render(t.Context(), &out); err != nil {
			t.Fatal(err)
		}
		page := html.UnescapeString(out.String())
		open := a.Prompt.Kind == "read"
		stands := strings.Contains(page, `class="goal5"`) && strings.Contains(page, p.v.Goal)
		if stands != (p.v.Goal != "" && !open) {
			t.Fatalf("%s: over the board stands a goal: %v; it is %q", a.Prompt.Kind, stands, p.v.Goal)
		}
		over[a.Prompt.Kind] = stands
		_, journal, _ := strings.Cut(page, `class="journal5"`)
		for _, c := range p.read() {
			for _, l := range c.Lines {
				if l.Note && !strings.Contains(journal, l.Text) {
					t.Fatalf("the journal lacks %q", l.Text)
				}
				if name := "<b>" + l.Speaker + ":</b>"; !l.Note && strings.Contains(journal, name+"‘") {
					t.Fatalf("there is no space after %s", name)
				}
			}
		}
		key := table.Key(m.Verbs(), a.Options[n*5%len(a.Options)].Option)
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if !over["act"] || !over["walk"] {
		t.Errorf("the goal stands at these: %v", over)
	}
}

// The lines of a song stand one below the other.
func TestSongsHaveLines(t *testing.T) {
	var out strings.Builder
	if err := prose("Up goes the lark, / over the hill").Render(t.Context(), &out); err != nil {
		t.Fatal(err)
	}
	if got, want := out.String(), "Up goes the lark,<br/>over the hill"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

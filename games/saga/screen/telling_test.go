package screen

import (
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/table"
)

// PS-STORY-02, PS-CHAL-02: whatever has led into a story, even a fight whose reward it is, the question of what to do
// stands beside its text, and a challenge in it is played on its own table.
func TestAStoryIsReadWhereItIsAskedAbout(t *testing.T) {
	seen := map[string]int{}
	look := func(m *table.Match) {
		for _, a := range m.Asks() {
			sc := sceneOf(m, a.Seat)
			p := newPage(sc)
			won := ""
			if p.player(a.Seat).Fight.On {
				won = ", won by a fight"
			}
			switch a.Prompt.Kind {
			case "story":
				seen["story"+won]++
				if p.head() != "Your story" || p.hint().Words != storyHint.Words {
					t.Errorf("story %d%s is headed %q", p.v.Story.Number, won, p.head())
				}
				page := draw(t, sc)
				for _, para := range paragraphs(p.v.Story.Text) {
					if !strings.Contains(page, templ.EscapeString(para)) {
						t.Errorf("story %d%s: its text is not on the page: %.40s", p.v.Story.Number, won, para)
					}
				}
			case "trial-primary", "trial-draw", "trial-help":
				seen["challenge"+won]++
				if p.head() != "Your challenge on mind" && p.head() != "Your challenge on speed" {
					t.Errorf("a challenge%s is headed %q", won, p.head())
				}
				if !strings.Contains(draw(t, sc), `class="draws9"`) {
					t.Errorf("a challenge%s is not played on its own table", won)
				}
			}
		}
	}
	m := newMatch(t, 2, "telling", "standard")
	walk(t, m, 1, func(*table.Ask) { look(m) })
	posed(t, "round: 2\n"+trekking+"red weapons: Target Rifle\nred ammo: 2\nnext enemies 1: Lantern Jaw\nnext stories: Story 4", `
Red: Stay here
Red: Perfect Shot
chance seat 0 challenge deck: Scout's Glancing Shot
Red: The Target Rifle
Red: Go on
Red is asked: What do you do?
Red: choose:4
Red is asked: which card leads?
`, look)
	for _, kind := range []string{"story", "story, won by a fight", "challenge", "challenge, won by a fight"} {
		if seen[kind] == 0 {
			t.Errorf("never seen: %s, of %v", kind, seen)
		}
	}
}

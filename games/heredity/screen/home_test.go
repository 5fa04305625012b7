package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/table"
)

// Where all have to gather, and nothing else is wanting, each of those who are not there is shown the way, or as far as
// their tokens go, before all other ways; who is there is not, and nobody before that.
func TestTheWayHomeIsShown(t *testing.T) {
	shown := 0
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "act" {
			return
		}
		walked := map[int16]bool{}
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			led := o.Verb == heredity.VerbMove && len(c.Then) > 0
			home := strings.Contains(c.Sub, "all have to gather")
			switch at := p.v.Team[max(o.A, 0)].At; {
			case home && !led, home && c.Seldom, home && walked[o.A], home && p.home[at] == 0:
				t.Fatalf("%s: %q, folded away: %v, behind others: %v", c.ID(), c.Sub, c.Seldom, walked[o.A])
			case home && p.home[board.Square(p.leadsTo(c).B)] >= p.home[at]:
				t.Fatalf("%s leads no nearer", c.ID())
			case home:
				shown++
			}
			walked[o.A] = walked[o.A] || led
		}
	})
	if shown == 0 {
		t.Error("nobody is ever shown the way home")
	}
}

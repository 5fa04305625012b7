package screen

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// In a match that is played, squares near enough for a blow on offer and out of sight are crossed, and those in sight
// are not.
func TestCrossesInAMatch(t *testing.T) {
	met := 0
	for _, seed := range []string{"cross0", "cross1", "cross2", "cross3", "cross4", "cross5"} {
		m := scenetest.Match(t, heredity.Shelf, 1, seed, "chapter1")
		bot := hereditybot.With(hereditybot.Bold, 1)
		for n := 0; !m.Over() && n < 300; n++ {
			a := m.Asks()[0]
			p := newPage(scenetest.Of(heredity.Shelf, m, a.Seat, nil))
			drawn := p.drawing()
			c := &country{p: p, b: &p.v.Board, at: map[int][2]int{}}
			c.place()
			for _, part := range strings.Split(drawn, `<g class="reach5" `)[1:] {
				part, _, _ = strings.Cut(part, `</g>`)
				_, crosses, found := strings.Cut(part, `class="pen5 blind5" d="`)
				if !found || !strings.Contains(part, `data-of="strike:`) {
					continue
				}
				met++
				crosses, _, _ = strings.Cut(crosses, `"`)
				_, frames, _ := strings.Cut(part, `class="pen5 hit5" d="`)
				frames, _, _ = strings.Cut(frames, `"`)
				for _, s := range c.b.Squares(nil) {
					x, y := c.corner(s)
					crossed := strings.Contains(crosses, "M"+itoa(x+13)+" "+itoa(y+13)+"l")
					if framed := strings.Contains(frames, "M"+itoa(x+5)+" "+itoa(y+5)+"h"); crossed && framed {
						t.Fatalf("square %d is crossed and framed", s)
					}
					from := p.v.Team[striker(t, part)].At
					if far := c.b.Distance(from, s); crossed && far > 1 && c.b.InRange(from, s, far) {
						t.Fatalf("square %d is crossed, and seen from %d", s, from)
					}
				}
			}
			key := bots.Key(m.Verbs(), bot.Choose(m.View(a.Seat), a))
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
	}
	if met == 0 {
		t.Error("no square was ever crossed")
	}
}

// striker is who of the family strikes in what is drawn for a blow.
func striker(t *testing.T, part string) int {
	_, of, _ := strings.Cut(part, `data-of="strike:`)
	if of == "" || of[0] < '0' || of[0] > '3' {
		t.Fatalf("who strikes? %s", part)
	}
	return int(of[0] - '0')
}

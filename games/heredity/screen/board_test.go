package screen

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// The keyboard reaches on the board what may be pressed, by a name, and nothing else; and everything while one points.
func TestPiecesAreReachedByKeys(t *testing.T) {
	tag := regexp.MustCompile(`<g [^>]*data-piece="([^"]+)"[^>]*>`)
	m := scenetest.Match(t, heredity.Shelf, 1, "by keys", "introduction")
	reached, hidden := 0, 0
	for n := 0; !m.Over() && n < 120; n++ {
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		for _, points := range []bool{false, true} {
			p.ask.ThingURL = map[bool]string{true: "/point"}[points]
			drawn := p.drawing()
			if strings.Contains(drawn, `role="group"`) == (len(p.v.Fields) == 0) {
				t.Fatalf("the board is no group: %.200s", drawn)
			}
			for _, g := range tag.FindAllStringSubmatch(drawn, -1) {
				if strings.Contains(g[0], "data-aim") {
					continue
				}
				named := regexp.MustCompile(`tabindex="0" role="button" aria-label="[^"]{2,}"`).MatchString(g[0])
				switch by := points || p.marks.Offered(g[1]); {
				case named != by:
					t.Fatalf("pointing: %v; %s is on offer: %v, and reached: %v", points, g[0],
						p.marks.Offered(g[1]), named)
				case named == strings.Contains(g[0], `aria-hidden`):
					t.Fatalf("reached and hidden, or neither: %s", g[0])
				case named && !points:
					reached++
				case !points:
					hidden++
				}
			}
		}
		a := m.Asks()[0]
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if reached == 0 || hidden == 0 {
		t.Errorf("%d pieces were reached, %d were not", reached, hidden)
	}
}

// The name of a field stands at its left, unless it would lie over more of those who stand in its lowest row than at its
// right.
func TestNamesOfFieldsMakeRoom(t *testing.T) {
	a3, b3, c3 := board.On(0, 6), board.On(0, 7), board.On(0, 8)
	for _, x := range []struct {
		stand []board.Square
		right bool
	}{
		{nil, false},
		{[]board.Square{a3}, true},
		{[]board.Square{c3}, false},
		{[]board.Square{a3, c3}, false},
		{[]board.Square{a3, b3}, true},
		{[]board.Square{board.On(0, 0), board.On(1, 6)}, false},
	} {
		v := &heredity.View{Cards: []heredity.CardView{{Number: 753, Title: "Hen Yard"}}}
		v.Board.Fields = make([]board.Field, 2)
		v.Board.Fields[0].Number = 753
		for _, at := range x.stand {
			v.Team = append(v.Team, heredity.MemberView{At: at})
		}
		c := &country{p: &page{v: v}, b: &v.Board}
		if got := c.right(0); got != x.right {
			t.Errorf("with somebody on %v it stands at the right: %v", x.stand, got)
		}
	}
}

// What a way out costs, as its row says, stands beside its sign on the board.
func TestWaysOutShowWhatTheyCost(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "ways out", "introduction")
	priced := 0
	for n := 0; !m.Over() && n < 200; n++ {
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		drawn := p.drawing()
		for _, x := range p.ask.Choices {
			if len(x.Then) > 0 || !strings.HasPrefix(x.Piece, "exit:") || !strings.Contains(drawn, `data-piece="`+x.Piece+`"`) {
				continue // of several squares from which one can go there, one is drawn; while nobody walks, no costs are
			}
			cost := regexp.MustCompile(`data-piece="` + x.Piece + `"[^>]*>(?:<[^/g][^>]*>|[^<]|</[^g][^>]*>)*</g>` +
				`<g class="pkey" aria-hidden="true"><path class="pkc" [^>]*/><text [^>]*>(\d+)</text></g>`).FindStringSubmatch(drawn)
			if cost == nil {
				t.Fatalf("nothing says on the board that %q costs %q", x.Label, x.Sub)
			}
			if want, _, _ := strings.Cut(x.Sub, " "); cost[1] != want {
				t.Fatalf("%q costs %q, and on the board %s", x.Label, x.Sub, cost[1])
			}
			priced++
		}
		a := m.Asks()[0]
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if priced == 0 {
		t.Error("no way out was on offer")
	}
}

// The plate of a way out hangs at one place, whatever is asked and whoever goes.
func TestPlatesOfWaysOutStay(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "plates", "introduction")
	plate := regexp.MustCompile(`class="spot exp exitm [^"]*" data-piece="exit:(\d+):(\d)"[^>]*transform="translate\(([^)]*)\)"`)
	hung := map[string]string{}
	for n := 0; !m.Over() && n < 200; n++ {
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		for _, x := range plate.FindAllStringSubmatch(p.drawing(), -1) {
			side := itoa(board.Square(at(x[1])).Field()) + ":" + x[2] + " of " + itoa(len(p.v.Fields))
			if was := hung[side]; was != "" && was != x[3] {
				t.Fatalf("the plate of %s has gone from %s to %s", side, was, x[3])
			}
			hung[side] = x[3]
		}
		a := m.Asks()[0]
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if len(hung) < 2 {
		t.Errorf("plates: %v", hung)
	}
}

// What marks a square as one to be pressed is drawn over its walls and within them, so that it is seen all round.
func TestNoWallHidesWhatCanBePressed(t *testing.T) {
	framed := 0
	walksOf(t, func(_ *table.Match, _ *table.Ask, p *page) {
		if framed > 40 {
			return
		}
		drawn := p.drawing()
		c := &country{p: p, b: &p.v.Board, at: map[int][2]int{}}
		c.place()
		for _, s := range p.v.Board.Squares(nil) {
			if !p.marks.Offered("square:" + itoa(int16(s))) {
				continue
			}
			x, y := c.corner(s)
			frame := strings.Index(drawn, fmt.Sprintf(`<rect class="frame5" x="%d" y="%d" width="47" height="47"/>`, x+8, y+8))
			if frame < strings.LastIndex(drawn, `class="e-wall"`) {
				t.Fatalf("the frame of square %d stands at %d, before a wall", s, frame)
			}
			framed++
		}
	})
	if framed == 0 {
		t.Error("no square was on offer")
	}
}

// The name of a field lies over those who stand on it, and is read whole; their letters and signs are above it, and are
// seen, too. The names of squares lie over the frames of what can be pressed.
func TestNamesHideNobody(t *testing.T) {
	v := &heredity.View{
		Cards:   []heredity.CardView{{Number: 59, Title: "Corner"}},
		Team:    []heredity.MemberView{{Name: "Maeve", At: board.On(0, 6)}},
		Figures: []heredity.FigureView{{Name: "The vixen", At: board.On(0, 7), Hostile: true}},
	}
	v.Board.Fields = []board.Field{{Face: board.Face{Number: 59}}}
	drawn := (&page{Scene: &scene.Scene{}, v: v}).drawing()
	const top = side - 5 - 14 // of the largest letters of a name, and what is drawn round them
	name := strings.Index(drawn, `class="cname"`)
	for _, who := range []struct{ sign, foot string }{
		{`class="htag"`, `translate\(\d+ (\d+)\)"><title>The vixen.*?class="htag" cx="\d+" cy="(-?\d+)" r="(8)"`},
		{`href="#p-maeve"`, `translate\(\d+ (\d+)\)"><title>Maeve.*?href="#p-maeve" .*? y="(-?\d+)" width="21" height="(21)"`},
	} {
		if i := strings.Index(drawn, who.sign); i < 0 || name < i {
			t.Errorf("the name is drawn at %d, %s at %d", name, who.sign, i)
		}
		foot := 0
		for _, n := range regexp.MustCompile(who.foot).FindStringSubmatch(drawn)[1:] {
			foot += at(n)
		}
		if foot > top {
			t.Errorf("%s reaches down to %d, the name up to %d", who.sign, foot, top)
		}
	}
	if cells := strings.LastIndex(drawn, `class="cell5"`); cells < strings.LastIndex(drawn, `class="frame5"`) {
		t.Error("frames lie over the names of squares")
	}
}

// Whoever stands on a square with a sign stands beside the sign, and elsewhere where everybody stands.
func TestNobodyHidesTheSignOfTheirSquare(t *testing.T) {
	at := regexp.MustCompile(`translate\((\d+) \d+\)"><title>(Maeve|The vixen),`)
	stand := func(spots ...heredity.SpotView) (x []int) {
		v := &heredity.View{
			Cards:   []heredity.CardView{{Number: 59, Title: "Corner"}},
			Team:    []heredity.MemberView{{Name: "Maeve", At: board.On(0, 0)}},
			Figures: []heredity.FigureView{{Name: "The vixen", At: board.On(0, 3)}},
			Fields:  []heredity.FieldView{{Number: 59, Spots: spots}},
		}
		v.Board.Fields = []board.Field{{Face: board.Face{Number: 59}}}
		for _, found := range at.FindAllStringSubmatch((&page{Scene: &scene.Scene{}, v: v}).drawing(), -1) {
			n, _ := strconv.Atoi(found[1])
			x = append(x, n)
		}
		return x
	}
	plain := stand()
	beside := stand(heredity.SpotView{At: board.On(0, 0), Icon: "look"}, heredity.SpotView{At: board.On(0, 3), Icon: "talk"})
	if len(plain) != 2 || len(beside) != 2 {
		t.Fatalf("they stand at %d, and with signs at %d", plain, beside)
	}
	for i := range plain {
		if plain[i]-beside[i] != 9 {
			t.Errorf("who stands at %d stands at %d with a sign there", plain[i], beside[i])
		}
	}
}

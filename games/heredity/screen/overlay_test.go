package screen

import (
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

// Whoever points at a square sees the way that the table will walk: from where one stands, step by step, at the cost
// that is shown. Squares that may only be passed are marked as such.
func TestTrails(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "trails", "introduction")
	long, passed := 0, 0
	for n := 0; !m.Over() && n < 300; n++ {
		a := m.Asks()[0]
		p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
		drawn := p.drawing()
		bars := strings.Count(drawn, `class="pass5"`)
		if costs := strings.Count(drawn, `class="pkey"`); costs != strings.Count(drawn, `<path class="pkc"`) {
			t.Fatalf("not all of %d costs stand in diamonds: digits in rings are keys of rows", costs)
		}
		if a.Prompt.Kind != "walk" && bars+strings.Count(drawn, `class="way5"`) > 0 {
			t.Fatalf("ways are drawn while %s is asked", a.Prompt.Kind)
		}
		if a.Prompt.Kind == "walk" {
			for _, w := range p.v.Ways {
				way := trail(p.v.Ways, w)
				if way[0] != p.v.Team[a.About[0]].At || way[len(way)-1] != w.At || len(way)-1 > w.Points {
					t.Fatalf("the way to %d for %d points is %v", w.At, w.Points, way)
				}
				for i, s := range way[1:] {
					if !p.v.Board.Adjacent(way[i], s) {
						t.Fatalf("the way %v is torn", way)
					}
				}
				if len(way) > 2 {
					long++
				}
				shown := strings.Contains(drawn, `class="way5" data-piece="square:`+itoa(int16(w.At))+`"`)
				if offered := p.marks.Offered("square:" + itoa(int16(w.At))); shown != (offered && w.Points > 0) {
					t.Fatalf("square %d is offered: %v, its way is drawn: %v", w.At, offered, shown)
				}
				if w.Points > 0 && !shown {
					bars--
					passed++
				}
			}
			if bars != 0 {
				t.Fatalf("%d bars too many", bars)
			}
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if long == 0 || passed == 0 {
		t.Errorf("%d long ways, %d squares that can only be passed", long, passed)
	}
}

// Whoever points at a figure that can be struck from afar sees the line of sight. To one's feet there is none.
func TestSights(t *testing.T) {
	for _, x := range []struct {
		at   board.Cell
		want []string
	}{
		{1, nil},
		{2, []string{
			`data-piece="figure:4"`, `d="M0 63L126 0"`, `<text x="8" y="55">0</text>`, `<text x="134" y="55">2</text>`,
		}},
	} {
		v := &heredity.View{Team: []heredity.MemberView{{Name: "Brick"}}}
		k, err := v.Board.Place(board.Face{Number: 7})
		if err != nil {
			t.Fatal(err)
		}
		v.Team[0].At = board.On(k, 0)
		v.Figures = []heredity.FigureView{{Index: 4, Name: "The Vixen", At: board.On(k, x.at), Hostile: true}}
		ask := &table.Ask{Options: []table.Offered{{Option: heredity.VerbStrike.Of(0, 0, 4)}}}
		p := &page{Scene: &scene.Scene{Asked: ask}, v: v, about: ask}
		c := &country{p: p, b: &v.Board, at: map[int][2]int{k: {0, 0}}}
		c.sights()
		if got := c.out.String(); (got == "") != (x.want == nil) {
			t.Errorf("at %s: %q", x.at, got)
		}
		for _, part := range x.want {
			if !strings.Contains(c.out.String(), part) {
				t.Errorf("at %s: no %s in %s", x.at, part, c.out.String())
			}
		}
	}
}

// Whoever points at a figure that can be struck from afar sees what is near enough: framed what is in sight, crossed what
// is not. Of blows that reach only beside one there is nothing to show; where a square is asked for, only crosses.
func TestReaches(t *testing.T) {
	v := &heredity.View{Team: []heredity.MemberView{{Name: "Brick", Blows: []heredity.BlowView{{Blow: 9, Range: 3}}}}}
	k, err := v.Board.Place(board.Face{Number: 7})
	if err != nil {
		t.Fatal(err)
	}
	for c := board.Cell(1); c < 9; c += 3 {
		v.Board.SetLine(board.On(k, c), board.East, board.Wall)
	}
	v.Team[0].At = board.On(k, 0)
	v.Figures = []heredity.FigureView{{Index: 4, Name: "The Vixen", At: board.On(k, 4), Hostile: true}}
	blast := heredity.VerbBlast.Of(0, int(board.On(k, 7)))
	for _, x := range []struct {
		what        string
		option      table.Option
		hit, blind  int
		cross, with string
	}{
		{"a sling", heredity.VerbStrike.Of(0, 9, 4), 5, 2, "M139 13l37 37", `data-piece="figure:4" data-of="strike:0:9:4" data-aim`},
		{"a fist", heredity.VerbStrike.Of(0, 0, 4), 0, 0, "", ""},
		{"a bang", blast, 0, 2, "M139 13l37 37", ""},
	} {
		ask := &table.Ask{Options: []table.Offered{{Option: x.option}}}
		c := &country{p: &page{Scene: &scene.Scene{}, v: v, about: ask}, b: &v.Board, at: map[int][2]int{k: {0, 0}}}
		c.reaches()
		got := c.out.String()
		marks := func(class string) int { // how many squares have it
			_, path, _ := strings.Cut(got, `class="pen5 `+class+`"`)
			path, _, _ = strings.Cut(path, "/>")
			return strings.Count(path, "M")
		}
		hits, blinds := marks("hit5"), marks("blind5")
		if hits != x.hit || blinds != x.blind || !strings.Contains(got, x.with) {
			t.Errorf("%s: %d framed and %d crossed, expected %d and %d: %s", x.what, hits, blinds, x.hit, x.blind, got)
		}
		if !strings.Contains(got, x.cross) {
			t.Errorf("%s: c1 is not crossed by %s in %s", x.what, x.cross, got)
		}
	}
}

package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
)

// While a match runs everybody reads what they and the others would score if it ended now, part by part, as the rules
// count it, and how many rounds there can be.
func TestWhatCountsNowIsSaid(t *testing.T) {
	met := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		p := newPage(sc)
		if where == "over" {
			if strings.Contains(page, `class="sofar"`) || strings.Contains(page, "of at most") {
				t.Errorf("%s: what is counted already is still said to be open", where)
			}
			return
		}
		if sc.Seat < 0 || p.player(p.own).Out {
			return
		}
		met++
		o, sum := p.player(p.own), 0
		for _, l := range p.running(o) {
			n, _ := strconv.Atoi(strings.Replace(l.fame, "−", "-", 1))
			sum += n
		}
		if sum != o.Tally.Total || !strings.Contains(page, "<summary><b>"+minus(sum)+"</b> Fame if it ended now</summary>") {
			t.Errorf("%s: the parts come to %d, the score is %d", where, sum, o.Tally.Total)
		}
		for _, s := range p.v.Order {
			words := ", " + minus(p.player(s).Tally.Total) + " Fame now"
			if s != p.own && !strings.Contains(page, words) {
				t.Errorf("%s: of seat %d nobody reads %q", where, s, words)
			}
		}
		if a := p.v.Automa; a != nil {
			automaCounts(t, where, p, a, page)
		}
		last := strconv.Itoa(p.v.Round + p.v.RoundsLeft())
		if !strings.Contains(page, "Round "+strconv.Itoa(p.v.Round)+" of at most "+last) {
			t.Errorf("%s: the bar does not say that round %s can be the last", where, last)
		}
	})
	if met == 0 {
		t.Error("nobody was met on the road")
	}
}

// automaCounts checks that the parts of the Automa's score stand in its panel, and come to the whole (FL-AUTO-45).
func automaCounts(t *testing.T, where string, p *page, a *firelands.SeenAutoma, page string) {
	t.Helper()
	_, panel, _ := strings.Cut(page, `aria-label="The Automa"`)
	panel, _, _ = strings.Cut(panel, "</article>")
	sum := 0
	for _, l := range p.runningAutoma() {
		n, _ := strconv.Atoi(strings.Replace(l.fame, "−", "-", 1))
		sum += n
		if !strings.Contains(panel, "<li><b>"+l.fame+"</b> "+l.words+"</li>") {
			t.Errorf("%s: the Automa's panel does not say %+v", where, l)
		}
	}
	if sum != a.Tally.Total || !strings.Contains(panel, "<summary><b>"+minus(sum)+"</b> Fame if it ended now</summary>") {
		t.Errorf("%s: the Automa's parts come to %d, its score is %d", where, sum, a.Tally.Total)
	}
}

// FL-ROUND-01, FL-RULING-02, FL-FROST-04: a gate or a dock that is left is one more round, with the printed length one
// more; once somebody has arrived none is left.
func TestRoundsLeft(t *testing.T) {
	for _, c := range []struct {
		v    firelands.View
		want int
	}{
		{firelands.View{Round: 1}, 5},
		{firelands.View{Round: 1, Printed: true}, 6},
		{firelands.View{Round: 4, Gates: 4}, 1}, // one was shut early
		{firelands.View{Round: 6, Gates: 5}, 0},
		{firelands.View{Round: 6, Gates: 6}, 0},
		{firelands.View{Round: 1, Ship: 1}, 5},
		{firelands.View{Round: 6, Ship: 6}, 0},
		{firelands.View{Round: 3, Gates: 2, Players: []firelands.SeenPlayer{{}, {Reached: true}}}, 0},
		{firelands.View{Round: 3, Gates: 2, Players: []firelands.SeenPlayer{{}, {Reached: true, Out: true}}}, 3},
		{firelands.View{Round: 3, Gates: 2, Automa: &firelands.SeenAutoma{Reached: true}}, 0},
	} {
		if got := c.v.RoundsLeft(); got != c.want {
			t.Errorf("%+v: %d rounds are left, want %d", c.v, got, c.want)
		}
		if got := c.v.LastRound(); got != (c.want == 0) {
			t.Errorf("%+v: is it the last? %v", c.v, got)
		}
	}
}

// FL-END-06, FL-LOOT-12: that Special Loot counts at the end reads only who holds some that does.
func TestOnlyLootThatCountsIsAnnounced(t *testing.T) {
	for name, counts := range map[string]bool{
		"Chrome Spray": false, "Atomic Fuel": false, "Med Crate": false, "MRE": false, "Luxury Briefcase": true,
		"Drone Repair Kit": true, "Wolf Pelt": true,
	} {
		c, ok := firelands.Named(name)
		if !ok {
			t.Fatalf("no card is called %q", name)
		}
		o := firelands.SeenPlayer{Hand: []firelands.SeenCard{{Card: firelands.Shown(c)}}}
		lines := (&page{Scene: &scene.Scene{}, v: &firelands.View{}}).running(&o)
		if said := slices.Contains(lines, counted{"+", "Special Loot counts at the end"}); said != counts {
			t.Errorf("%s: is it said to count at the end? %v", name, said)
		}
	}
}

// What stands beside a name is called a score only where there is one.
func TestOnlyAScoreIsCalledOne(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "score"), 0))
	for _, out := range []bool{false, true} {
		o := *p.player(1)
		o.Out, o.Tally.Lines = out, []firelands.Line{{Part: firelands.PartTrack}}
		var b strings.Builder
		if err := otherHead(p, 1, &o).Render(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		if said := strings.Contains(b.String(), `title="Fame if it ended now"`); said == out {
			t.Errorf("out %v: %s", out, b.String())
		}
		if !strings.Contains(b.String(), p.name(1)+"<small") {
			t.Errorf("the name is torn from what stands beside it: %s", b.String())
		}
	}
}

package screen

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/games/firelands/screen/art"
	"waystation/table"
)

var focused = regexp.MustCompile(`class="focus" fill="none" x="([\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" data-centre`)

// A map that is wider than its place shows with each question where the own convoy stands and where it could go, as far
// as a phone has room for it.
func TestTheMapShowsWhereOneCanGo(t *testing.T) {
	m := newMatch(t, 2, "focus")
	goes := 0
	walk(t, m, 5, func(a *table.Ask) {
		p := newPage(sceneOf(m, a.Seat))
		sheet, box := p.drawn(), focused.FindStringSubmatch(p.mapSVG())
		if box == nil {
			t.Fatalf("%s: the map shows nothing", a.Prompt.Kind)
		}
		var n [4]float64
		for i := range n {
			n[i], _ = strconv.ParseFloat(box[i+1], 64)
		}
		holds := func(q art.Point) bool { return q.X >= n[0] && q.Y >= n[1] && q.X <= n[0]+n[2] && q.Y <= n[1]+n[3] }
		if q, _ := sheet.Spot(int(p.player(p.own).Space)); !holds(q) || n[2] > mapInSight {
			t.Fatalf("%s: the map shows %v, the convoy stands at %v", a.Prompt.Kind, n, q)
		}
		for _, c := range p.ask.Choices {
			rest, ok := strings.CutPrefix(c.Piece, "space:")
			to, _ := strconv.Atoi(rest)
			if q, there := sheet.Spot(to); ok && there && n[2] < mapInSight/2 {
				if goes++; !holds(q) {
					t.Errorf("%s: the map shows %v, without %s", a.Prompt.Kind, n, c.Piece)
				}
			}
		}
	})
	if goes == 0 {
		t.Error("nobody could go anywhere")
	}
}

package art

import (
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"
)

var allSides = func() (out [][3]string) {
	for _, a := range "CDAB" {
		for _, b := range "CDAB" {
			for _, c := range "CDAB" {
				out = append(out, [3]string{"1" + string(a), "2" + string(b), "3" + string(c)})
			}
		}
	}
	return out
}()

func sheetOf(t *testing.T, sides ...string) *Sheet {
	t.Helper()
	s, err := Map([3]string(sides))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// wellFormed reads a fragment as XML and calls seen for every element.
func wellFormed(t *testing.T, name, svg string, seen func(xml.StartElement)) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader("<svg>" + svg + "</svg>"))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatalf("%s is not well-formed: %v", name, err)
		}
		if e, ok := tok.(xml.StartElement); ok && seen != nil {
			seen(e)
		}
	}
}

func TestEveryCombinationOfSidesHasASmallWellFormedMap(t *testing.T) {
	for _, sides := range allSides {
		svg := sheetOf(t, sides[:]...).SVG()
		wellFormed(t, fmt.Sprint(sides), svg, func(e xml.StartElement) {
			for _, a := range e.Attr {
				if a.Name.Local == "style" || a.Name.Local == "fill" || a.Name.Local == "stroke" ||
					a.Name.Local == "id" {
					t.Errorf("%v: <%s> carries %s=%q", sides, e.Name.Local, a.Name.Local, a.Value)
				}
			}
		})
		if len(svg) > 40_000 {
			t.Errorf("the map of %v has %d bytes, want at most 40,000", sides, len(svg))
		}
		if strings.Contains(svg, "NaN") || strings.Contains(svg, "Inf") {
			t.Errorf("the map of %v has a coordinate that is no number", sides)
		}
	}
	if _, err := Map([3]string{"1E", "2C", "3D"}); err == nil {
		t.Error("a side that is none was given a map")
	}
	if _, err := Map([3]string{"2C", "1C", "3D"}); err == nil {
		t.Error("boards out of order were given a map")
	}
}

func TestMapsAreDrawnTheSameEveryTime(t *testing.T) {
	for side, b := range boards {
		if first := b.draw(); b.draw() != first {
			t.Errorf("%s differs from one drawing to the next", side)
		}
	}
}

// The ledger's "Maps" table, as steps: every one must have a path to travel.
var graph = map[string]string{
	"1C": "100-101 101-102 102-103 103-104 104-105 105-106 106-107 107-108 108-109 101-103 105-109",
	"1D": "100-101 101-102 102-103 103-104 104-105 105-107 107-109 109-111 111-113 104-106 106-108 108-110 110-112 " +
		"112-113 102-104 105-111 106-110",
	"2C": "200-202 202-203 203-204 204-205 205-206 206-207 207-208 208-209 201-203 203-206 205-207 206-208",
	"2D": "200-201 201-202 202-203 203-204 204-206 206-208 208-210 210-212 203-205 205-207 207-209 209-211 211-212 " +
		"200-202 204-208 207-211",
	"3C": "300-302 302-303 303-304 304-305 305-306 301-303 303-305 302-305 304-306",
	"3D": "300-301 301-302 302-303 303-305 305-306 302-304 304-305 300-302 302-305 303-306",
	"1A": "100-101 101-102 102-103 103-104 104-105 105-106 106-107 107-108 108-109 102-104 106-108",
	"1B": "100-101 101-102 102-103 103-104 104-105 105-107 107-109 109-111 111-113 104-106 106-108 108-110 110-112 " +
		"112-113 101-103 108-112",
	"2A": "200-202 202-203 203-204 204-205 205-206 206-207 207-208 208-209 201-203 204-207",
	"2B": "200-201 201-202 202-203 203-204 204-206 206-208 208-210 210-212 203-205 205-207 207-209 209-211 211-212 " +
		"202-204 206-210",
	"3A": "300-302 302-303 303-304 304-305 305-306 301-303 303-306",
	"3B": "300-301 301-302 302-303 303-305 305-306 302-304 304-305 301-304 303-306",
}

const ring = " 306-307 307-308 308-309 309-310 310-311 311-312 312-313 313-314 314-315 315-316"

// connections are the steps that the boards draw: along roads, over shortcuts and through open Tunnels.
func connections(s *Sheet) map[string]bool {
	out := map[string]bool{}
	add := func(a, b int) { out[fmt.Sprintf("%d-%d", a, b)] = true }
	for _, b := range s.boards {
		for _, road := range b.roads {
			for i := range road[1:] {
				add(road[i], road[i+1])
			}
		}
		for _, c := range b.shortcuts {
			add(c.from, c.to)
		}
	}
	for fold := range 2 {
		for m := range 2 {
			if west, east := s.mouths(fold, m); west*east != 0 {
				add(west, east)
			}
		}
	}
	return out
}

func TestEveryConnectionOfTheLedgerIsDrawnAndNoOther(t *testing.T) {
	for _, sides := range allSides {
		s := sheetOf(t, sides[:]...)
		want := map[string]bool{}
		for _, side := range sides {
			steps := graph[side]
			if side[0] == '3' {
				steps += ring
			}
			if side[0] == '3' && side[1] < 'C' { // the docks end where the caves would begin
				steps, _, _ = strings.Cut(steps, " 312-313")
			}
			for _, step := range strings.Fields(steps) {
				want[step] = true
			}
		}
		open := func(a, b int) { want[fmt.Sprintf("%d-%d", a, b)] = true }
		open(map[string]int{"1C": 109, "1D": 113, "1A": 109, "1B": 113}[sides[0]], 200)
		open(map[string]int{"2C": 209, "2D": 212, "2A": 209, "2B": 212}[sides[1]], 300)
		if strings.Contains("1D 1B", sides[0]) && strings.Contains("2C 2A", sides[1]) {
			open(112, 201)
		}
		if strings.Contains("2D 2B", sides[1]) && strings.Contains("3C 3A", sides[2]) {
			open(211, 301)
		}
		got := connections(s)
		for step := range want {
			if !got[step] {
				t.Errorf("%v: %s is not drawn", sides, step)
			}
		}
		for step := range got {
			if !want[step] {
				t.Errorf("%v: %s is drawn, the ledger has none", sides, step)
			}
		}
	}
}

func TestSpacesKeepClearOfEachOtherAndOfTheEdges(t *testing.T) {
	for _, sides := range allSides {
		s := sheetOf(t, sides[:]...)
		for _, a := range s.Spaces() {
			p, ok := s.Spot(a)
			if !ok {
				t.Fatalf("%v: no place for %d", sides, a)
			}
			if p.X < 14 || p.X > Width-14 || p.Y < 44 || p.Y > Height-14 {
				t.Errorf("%v: %d at %v is too near the edge", sides, a, p)
			}
			for _, b := range s.Spaces() {
				if q, _ := s.Spot(b); a < b && p.to(q) < 30 {
					t.Errorf("%v: %d and %d are %.0f apart, want 30", sides, a, b, p.to(q))
				}
			}
			for r := 1; r <= 3; r++ {
				if e := s.Enemy(r); p.X > e.X-72 && p.X < e.X+72 && p.Y < e.Y+26 {
					t.Errorf("%v: %d lies under the place of Enemies of region %d", sides, a, r)
				}
			}
		}
	}
}

func TestTheLedgersCountersHavePlaces(t *testing.T) {
	for _, sides := range allSides {
		s := sheetOf(t, sides[:]...)
		n := 0
		for _, space := range s.Spaces() {
			if _, ok := s.Waypoint(space); ok {
				n++
			}
		}
		if n != 10 {
			t.Errorf("%v has %d waypoints, want 10", sides, n)
		}
		for k := 1; k <= 6; k++ {
			if _, ok := s.Spot(Gate(k)); !ok || Gate(k) != 306+k {
				t.Errorf("%v: gate %d has no space", sides, k)
			}
		}
	}
	s := sheetOf(t, "1D", "2D", "3D")
	for step, want := range map[[2]int]int{
		{105, 111}: 1, {200, 202}: 1, {207, 211}: 1, {303, 306}: 3, {102, 104}: 0, {100, 101}: 0,
	} {
		if got := len(s.Rocks(step[0], step[1])); got != want {
			t.Errorf("%v has %d rock places, want %d", step, got, want)
		}
	}
	if _, ok := s.Toll(204, 208); !ok {
		t.Error("no place for the toll of 204-208")
	}
	if _, ok := s.Toll(102, 104); ok {
		t.Error("a rough shortcut has a toll")
	}
	if _, ok := s.Spot(110); !ok {
		t.Error("1D has no 110")
	}
	if _, ok := sheetOf(t, "1C", "2D", "3D").Spot(110); ok {
		t.Error("1C has a 110, want 100 to 109 only")
	}
}

func TestTunnelsOpenAndCollapsed(t *testing.T) {
	for _, c := range []struct {
		sides        [3]string
		open, closed int
	}{
		{[3]string{"1D", "2C", "3C"}, 3, 1}, // 112-201 open, 301's far end collapsed
		{[3]string{"1D", "2D", "3C"}, 3, 1}, // 112's far end collapsed, 211-301 open
		{[3]string{"1C", "2C", "3D"}, 2, 1}, // 201's far end collapsed; both ends of the other gone
		{[3]string{"1C", "2D", "3C"}, 3, 0},
		{[3]string{"1D", "2D", "3D"}, 2, 2},
	} {
		svg := sheetOf(t, c.sides[:]...).SVG()
		if o, x := strings.Count(svg, "m-tunr"), strings.Count(svg, "m-tunx"); o != c.open || x != c.closed {
			t.Errorf("%v: %d open and %d closed Tunnels, want %d and %d", c.sides, o, x, c.open, c.closed)
		}
	}
}

func TestPiecesAndSwatchesAreDrawn(t *testing.T) {
	all := map[string]string{}
	for _, f := range []string{"", "rad", "damage", "fame"} {
		all["rock "+f] = RockPiece(f)
	}
	for _, f := range []string{"food", "fuel", "ammo", "object", "rad"} {
		all["waypoint "+f] = WaypointPiece(f)
	}
	for _, f := range []string{"road", "rough", "dangerous", "mountain", "tunnel"} {
		all["swatch "+f] = Swatch(f)
	}
	all["slide"], all["slide down"], all["ship"] = SlidePiece(false), SlidePiece(true), ShipPiece()
	all["dock 3"], all["dock 4"], all["dock 4 left"] = DockPiece(3, false), DockPiece(4, false), DockPiece(4, true)
	all["gate 3"], all["gate 4"], all["gate 4 shut"] = GatePiece(3, false), GatePiece(4, false), GatePiece(4, true)
	for name, svg := range all {
		if svg == "" {
			t.Errorf("%s is empty", name)
		}
		wellFormed(t, name, svg, nil)
		for other, twin := range all {
			if other != name && svg == twin {
				t.Errorf("%s and %s look the same", name, other)
			}
		}
	}
}

func TestNamesOfTheBoardsAreTheCatalogues(t *testing.T) {
	data, err := os.ReadFile("../../cards/map.yaml")
	if err != nil {
		t.Fatal(err)
	}
	ice, err := os.ReadFile("../../cards/frostlands/map.yaml")
	if err != nil {
		t.Fatal(err)
	}
	data = append(data, ice...)
	found := regexp.MustCompile(`(?m)^- side: (\w+)\s+name: "?([^"\n]+)"?$`).FindAllStringSubmatch(string(data), -1)
	if len(found) != len(boards) {
		t.Fatalf("map.yaml names %d sides, want %d", len(found), len(boards))
	}
	for _, m := range found {
		if b := boards[m[1]]; b == nil || b.name != m[2] {
			t.Errorf("side %s is %q in map.yaml and drawn as %q", m[1], m[2], b.name)
		}
	}
}

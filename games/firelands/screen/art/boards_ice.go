package art

import (
	"fmt"
	"strings"
)

// The boards of Frostlands: the same scheme of mouths and folds, land in cold
// tints, and on Region 3 a coast with six docks in place of the Citadel.
var iceBoards = map[string]*board{
	"1A": {
		side: "1A", name: "The Ice Road", region: 0,
		spaces: map[int]Point{
			100: {40, 262}, 101: {76, 236}, 102: {104, 202}, 103: {66, 172}, 104: {60, 128},
			105: {98, 100}, 106: {142, 112}, 107: {168, 150}, 108: {212, 140}, 109: {258, 110},
		},
		roads: [][]int{{100, 101, 102, 103, 104, 105, 106, 107, 108, 109}},
		shortcuts: []shortcut{
			{from: 102, to: 104, bend: Point{120, 146}, rough: true, slide: true},
			{from: 106, to: 108, bend: Point{184, 92}, rough: true},
		},
		waypoints: []int{103, 105, 108},
		right:     [2]int{109, 0},
		base:      .1,
		hills: []hill{
			{128, 160, 26, 30, 30, 1.2}, {190, 60, 60, 16, 8, .8}, {24, 70, 34, 26, 0, .9}, {220, 230, 44, 24, -20, .9},
			{140, 268, 50, 12, -10, .5}, {270, 290, 40, 22, 0, .7}, {20, 214, 20, 26, 0, .5},
			{268, 180, 24, 24, 0, .35},
		},
		marks: []mark{{"pine", 22, 104}, {"pine", 206, 212}, {"pine", 224, 222}, {"pine", 192, 224},
			{"wreck", 150, 216}, {"pylon", 236, 72}, {"pylon", 194, 62}},
	},
	"1B": {
		side: "1B", name: "Twin Fjords", region: 0,
		spaces: map[int]Point{
			100: {36, 262}, 101: {48, 222}, 102: {84, 200}, 103: {74, 156}, 104: {116, 170},
			105: {132, 128}, 106: {136, 214}, 107: {160, 92}, 108: {160, 252}, 109: {200, 80},
			110: {196, 280}, 111: {234, 68}, 112: {258, 226}, 113: {258, 110},
		},
		roads: [][]int{{100, 101, 102, 103, 104, 105, 107, 109, 111, 113}, {104, 106, 108, 110, 112, 113}},
		shortcuts: []shortcut{
			{from: 101, to: 103, bend: Point{38, 184}, rough: true},
			{from: 108, to: 112, bend: Point{212, 212}, wire: true, slide: true, toll: []string{"rad"}},
		},
		waypoints: []int{103, 107, 110},
		right:     [2]int{113, 112},
		base:      .5,
		hills: []hill{
			{206, 150, 60, 12, -8, -.6}, {90, 250, 40, 10, -30, -.55}, {40, 110, 40, 34, 0, .7},
			{204, 196, 30, 22, 0, .7}, {270, 300, 46, 20, 0, .6}, {110, 60, 50, 20, 10, .5}, {262, 26, 40, 18, 0, .5},
			{100, 300, 50, 14, 0, .4},
		},
		marks: []mark{{"floe", 196, 146}, {"floe", 226, 156}, {"pine", 30, 108}, {"pine", 50, 120}, {"pine", 20, 124},
			{"hut", 104, 250}, {"pine", 262, 186}},
	},
	"2A": {
		side: "2A", name: "The Long Night", region: 1,
		spaces: map[int]Point{
			200: {314, 110}, 201: {314, 226}, 202: {352, 140}, 203: {372, 186}, 204: {412, 210}, 205: {452, 238},
			206: {492, 222}, 207: {506, 178}, 208: {516, 132}, 209: {544, 96},
		},
		roads: [][]int{{200, 202, 203, 204, 205, 206, 207, 208, 209}, {201, 203}},
		shortcuts: []shortcut{
			{from: 204, to: 207, bend: Point{448, 164}, rough: true, slide: true},
		},
		waypoints: []int{203, 206, 208},
		left:      [2]int{200, 201},
		right:     [2]int{209, 0},
		base:      .3,
		hills: []hill{
			{150, 120, 40, 24, -10, 1.1}, {176, 76, 50, 16, -20, .8}, {90, 72, 44, 16, 14, .8},
			{100, 276, 60, 14, 6, .9}, {200, 300, 60, 14, -8, .8}, {262, 230, 30, 30, 0, .7}, {56, 40, 40, 16, 0, .4},
		},
		marks: []mark{{"pylon", 62, 66}, {"pylon", 112, 78}, {"pylon", 162, 66}, {"pine", 70, 262}, {"pine", 92, 272},
			{"pine", 252, 262}, {"hulk", 140, 288}},
	},
	"2B": {
		side: "2B", name: "Drowned Forest", region: 1,
		spaces: map[int]Point{
			200: {314, 110}, 201: {334, 152}, 202: {372, 172}, 203: {408, 190}, 204: {420, 146}, 205: {412, 234},
			206: {428, 100}, 207: {440, 268}, 208: {468, 82}, 209: {484, 276}, 210: {510, 82}, 211: {544, 226},
			212: {544, 96},
		},
		roads: [][]int{{200, 201, 202, 203, 204, 206, 208, 210, 212}, {203, 205, 207, 209, 211, 212}},
		shortcuts: []shortcut{
			{from: 202, to: 204, bend: Point{392, 130}, wire: true, toll: []string{"damage"}},
			{from: 206, to: 210, bend: Point{470, 128}, rough: true, slide: true},
		},
		waypoints: []int{202, 206, 209},
		left:      [2]int{200, 0},
		right:     [2]int{212, 211},
		base:      .12,
		hills: []hill{
			{200, 150, 34, 30, 0, 1.0}, {70, 230, 40, 24, 0, .6}, {250, 290, 44, 20, 0, .7}, {40, 290, 50, 16, 0, .5},
			{110, 50, 50, 16, 0, .5}, {210, 226, 22, 16, 0, .5}, {40, 50, 30, 14, 0, .4},
		},
		marks: []mark{{"pine", 52, 214}, {"pine", 70, 222}, {"pine", 88, 212}, {"pine", 44, 238}, {"pine", 72, 246},
			{"pine", 190, 190}, {"pine", 212, 184}, {"pine", 224, 200}, {"floe", 60, 284}},
	},
	"3A": {
		side: "3A", name: "The Breakwater", region: 2,
		spaces: map[int]Point{
			300: {600, 96}, 301: {600, 226}, 302: {634, 66}, 303: {650, 150}, 304: {690, 184}, 305: {724, 150},
			306: {764, 122},
		},
		roads: [][]int{{300, 302, 303, 304, 305, 306}, {301, 303}},
		shortcuts: []shortcut{
			{from: 303, to: 306, bend: Point{702, 88}, rough: true, slide: true},
		},
		waypoints: []int{302, 304, 305, 306},
		left:      [2]int{300, 301},
		base:      .24,
		hills: []hill{
			{134, 76, 50, 22, 10, 1.1}, {70, 250, 50, 24, -10, .8}, {150, 250, 40, 20, 0, .5}, {30, 30, 30, 16, 0, .5},
			{176, 30, 40, 12, 0, .5}, {56, 190, 20, 12, 0, .3},
		},
		marks: []mark{{"pine", 52, 268}, {"pine", 74, 276}, {"hut", 140, 236}, {"hull", 138, 288}, {"pine", 170, 58}},
	},
	"3B": {
		side: "3B", name: "Gannet Coast", region: 2,
		spaces: map[int]Point{
			300: {600, 96}, 301: {632, 60}, 302: {660, 104}, 303: {706, 84}, 304: {676, 156}, 305: {728, 140},
			306: {766, 112},
		},
		roads: [][]int{{300, 301, 302, 303, 305, 306}, {302, 304, 305}},
		shortcuts: []shortcut{
			{from: 301, to: 304, bend: Point{618, 132}, rough: true},
			{from: 303, to: 306, bend: Point{746, 62}, wire: true, slide: true, toll: []string{"rad"}},
		},
		waypoints: []int{301, 303, 304, 306},
		left:      [2]int{300, 0},
		base:      .34,
		hills: []hill{
			{100, 220, 60, 30, 20, .9}, {166, 250, 30, 26, 0, .5}, {160, 40, 50, 14, 0, .8}, {40, 270, 40, 24, 0, .5},
			{60, 30, 30, 14, 0, .4}, {120, 120, 16, 14, 0, .4},
		},
		marks: []mark{{"pine", 44, 196}, {"pine", 62, 204}, {"hut", 150, 214}, {"wreck", 92, 286}, {"pine", 182, 66},
			{"floe", 260, 300}},
	},
}

// docks are the places of spaces 307 to 312, the same on both sides of the coast.
var docks = [6]Point{{800, 100}, {822, 136}, {812, 176}, {826, 214}, {810, 252}, {780, 284}}

func init() {
	for side, b := range iceBoards {
		b.ice = true
		if b.region == 2 {
			walk := []int{306}
			for i, p := range docks {
				b.spaces[firstGate+i] = p
				walk = append(walk, firstGate+i)
			}
			b.roads = append(b.roads, walk)
		}
		boards[side] = b
	}
}

// coast is the sea east of the docks, with piers and floes.
func coast() string {
	var piers strings.Builder
	for _, p := range docks {
		fmt.Fprintf(&piers, "M%s %sh%s", num(p.X), num(p.Y), num(846-p.X+14))
	}
	const sea = "M912 0H872q-30 22-20 44 -4 30 2 54 12 28-2 54-12 30 2 58 12 28-10 50-16 18-40 34l-14 36H912z"
	return `<path class="m-sea" d="` + sea + `"/><path class="m-wave" d="M868 70q6-4 12 0t12 0M880 118q6-4 12 0t12 ` +
		`0M872 166q6-4 12 0t12 0M884 200q6-4 12 0t12 0M866 246q6-4 12 0t12 0M840 312q6-4 12 0t12 0M884 290q6-4 ` +
		`12 0t12 0"/>` +
		`<path class="m-floe" d="M884 84l14-4 8 6-6 8-14 1zM866 132l9-3 8 4-7 6zM882 228l16-3 6 7-9 8-12-3zM862 ` +
		`284l12-5 10 5-6 7-12 1z"/><path class="m-case" d="` +
		piers.String() + `"/><path class="m-pier" d="` + piers.String() + `"/>`
}

// slideMark is the cornice that hangs over a shortcut: three snow slabs on a
// black slope, crossed out once they have come down.
func slideMark(down bool) string {
	o := `<path class="m-ink" d="M-12 9L0-11l12 20z"/><path class="m-snow" d="M0-8l4 7-3-1-2 3-3-3-2 1zM-5 5l4-4 2 ` +
		`3-3 3zM3 6l1-4 4 3-2 2z"/>`
	if down {
		o += `<path class="m-tunx" d="M-9-8l18 16M9-8L-9 8"/>`
	}
	return o
}

// SlidePiece draws an avalanche counter: waiting over its shortcut, or down.
func SlidePiece(down bool) string { return slideMark(down) }

// DockPiece draws dock k, 1 to 6: a pier's number; left is a dock that the
// ship has left behind.
func DockPiece(k int, left bool) string {
	if left {
		return `<path class="m-shut m-left" d="M-11-11h22v22h-22z"/>` +
			fmt.Sprintf(`<text class="m-gnum m-lightnum" x="0" y="4.5">%d</text>`, k)
	}
	return `<path class="m-gate" d="M-11-11h22v22h-22z"/>` +
		fmt.Sprintf(`<text class="m-gnum" x="0" y="4.5">%d</text>`, k)
}

// ShipPiece draws the Aurora, to be laid beside the dock where she lies.
func ShipPiece() string {
	return `<path class="m-ink" d="M-26 6h52l-7 11h-36z"/><path class="m-spot" d="M-26 6h52l-2 4h-48z"/>` +
		`<path class="m-ink" d="M-16 6v-9h24v9zM-9-3v-7h12v7zM10 6V-6h4V6zM-5-10v-8h5v8z"/><path class="m-paper" ` +
		`d="M-12 0h3v3h-3zM-6 0h3v3h-3zM0 0h3v3H0zM-6-8h6v2h-6zM-20 12h30v1.4h-30z"/>`
}

// Coast is where the Aurora lies on the sheet when she is at dock k, 1 to 6.
func (s *Sheet) Coast(k int) Point {
	p := docks[k-1]
	return Point{max(p.X, 846) + 34 - 8*float64(k/6), p.Y - 6}
}

// Slide is the place of the avalanche counter of a shortcut; false if none
// waits there.
func (s *Sheet) Slide(from, to int) (Point, bool) {
	b, c := s.shortcut(from, to)
	if c == nil || !c.slide {
		return Point{}, false
	}
	if c.wire { // beside the toll
		return c.curve(b).at(.26), true
	}
	return c.curve(b).at(.5), true
}

// Ice reports whether region 1, 2 or 3 is of Frostlands.
func (s *Sheet) Ice(region int) bool { return s.boards[region-1].ice }

package art

// Sheet size in user units. Three boards lie side by side; the folds between
// them are at foldX.
const (
	Width  = 912
	Height = 330
)

// foldX are the left edges of the three boards and the right edge of the sheet.
var foldX = [4]float64{0, 286, 572, Width}

// mouthY are the heights of the Tunnel mouths on the two folds, north and
// south; every board of a region shares them, so any two boards fit.
var mouthY = [2][2]float64{{110, 226}, {96, 226}}

// Point is a place on the sheet.
type Point struct{ X, Y float64 }

// shortcut is an extra road drawn as one quadratic curve bent towards a point.
type shortcut struct {
	from, to    int
	bend        Point
	rough, wire bool
	rocks       int
	slide       bool     // under an avalanche
	toll        []string // glyphs of the toll of a dangerous shortcut
}

// hill is a bump (or, with a negative height, a hollow) of the height field,
// in the board's own coordinates: sx along its long axis, turned by deg.
type hill struct{ x, y, sx, sy, deg, h float64 }

// board is one side of one region board. The graph is the ledger's "Maps";
// places are sheet coordinates.
type board struct {
	side, name string
	region     int  // 0, 1, 2
	ice        bool // of Frostlands
	spaces     map[int]Point
	roads      [][]int
	shortcuts  []shortcut
	waypoints  []int
	left       [2]int // spaces at the mouths of the left fold, north and south; 0 is collapsed
	right      [2]int
	base       float64
	hills      []hill
	marks      []mark
}

var boards = map[string]*board{
	"1C": {
		side: "1C", name: "The Long Pan", region: 0,
		spaces: map[int]Point{
			100: {44, 258}, 101: {58, 214}, 102: {40, 168}, 103: {72, 126}, 104: {116, 88},
			105: {160, 108}, 106: {146, 160}, 107: {176, 214}, 108: {230, 196}, 109: {258, 110},
		},
		roads: [][]int{{100, 101, 102, 103, 104, 105, 106, 107, 108, 109}},
		shortcuts: []shortcut{
			{from: 101, to: 103, bend: Point{94, 172}, rough: true},
			{from: 105, to: 109, bend: Point{210, 78}, rocks: 1},
		},
		waypoints: []int{102, 104, 107},
		right:     [2]int{109, 0},
		base:      .04,
		hills: []hill{
			{60, 16, 90, 30, -4, 1.0}, {200, 30, 70, 24, 8, 1.05}, {268, 76, 30, 26, 0, .4}, {12, 110, 26, 40, 0, .55},
			{108, 150, 18, 30, 10, .45}, {204, 150, 24, 22, 30, .8}, {96, 262, 120, 9, -8, .28},
			{220, 268, 90, 9, -10, .3}, {270, 300, 60, 14, -10, .3}, {282, 210, 20, 30, 0, .3},
		},
		marks: []mark{{"hull", 112, 222}, {"hull", 214, 258}, {"hulk", 254, 290}, {"tree", 22, 112},
			{"derrick", 208, 150}},
	},
	"1D": {
		side: "1D", name: "Oxide Flats", region: 0,
		spaces: map[int]Point{
			100: {34, 258}, 101: {52, 220}, 102: {62, 178}, 103: {88, 134}, 104: {126, 176},
			105: {144, 132}, 106: {138, 222}, 107: {166, 92}, 108: {164, 258}, 109: {204, 70},
			110: {208, 266}, 111: {240, 76}, 112: {258, 226}, 113: {258, 110},
		},
		roads: [][]int{{100, 101, 102, 103, 104, 105, 107, 109, 111, 113}, {104, 106, 108, 110, 112, 113}},
		shortcuts: []shortcut{
			{from: 102, to: 104, bend: Point{94, 200}, rough: true},
			{from: 105, to: 111, bend: Point{206, 142}, rocks: 1},
			{from: 106, to: 110, bend: Point{190, 200}, wire: true, toll: []string{"rad"}},
		},
		waypoints: []int{103, 107, 110},
		right:     [2]int{113, 112},
		base:      .06,
		hills: []hill{
			{26, 62, 40, 30, 0, .95}, {196, 170, 34, 28, 0, 1.25}, {88, 228, 22, 14, 0, .5}, {120, 48, 44, 22, 10, .5},
			{258, 300, 40, 22, 0, .8}, {18, 160, 16, 40, 0, .35}, {262, 24, 46, 20, 0, .5}, {108, 300, 60, 16, 0, .2},
		},
		marks: []mark{{"turbine", 188, 168}, {"turbine", 208, 176}, {"wreck", 104, 256}, {"derrick", 38, 112}},
	},
	"2C": {
		side: "2C", name: "The Ribs", region: 1,
		spaces: map[int]Point{
			200: {314, 110}, 201: {314, 226}, 202: {350, 128}, 203: {384, 176}, 204: {406, 224}, 205: {448, 262},
			206: {468, 206}, 207: {520, 178}, 208: {504, 122}, 209: {544, 96},
		},
		roads: [][]int{{200, 202, 203, 204, 205, 206, 207, 208, 209}, {201, 203}},
		shortcuts: []shortcut{
			{from: 203, to: 206, bend: Point{432, 144}, rocks: 2},
			{from: 205, to: 207, bend: Point{526, 254}, wire: true, toll: []string{"damage"}},
			{from: 206, to: 208, bend: Point{450, 142}, rough: true, wire: true, toll: []string{"rad"}},
		},
		waypoints: []int{202, 205, 207},
		left:      [2]int{200, 201},
		right:     [2]int{209, 0},
		base:      .2,
		hills: []hill{
			{60, 60, 60, 12, -62, .9}, {104, 84, 74, 12, -62, 1.0}, {150, 84, 80, 12, -62, .95},
			{196, 62, 66, 11, -62, .8}, {60, 262, 50, 10, -62, .75}, {210, 286, 60, 12, -62, 1.0},
			{262, 214, 64, 12, -62, .95}, {160, 306, 26, 9, -62, .6},
		},
		marks: []mark{{"ribs", 66, 262}, {"ribs", 252, 286}, {"tree", 246, 40}, {"wreck", 62, 178}},
	},
	"2D": {
		side: "2D", name: "Kiln Country", region: 1,
		spaces: map[int]Point{
			200: {314, 110}, 201: {318, 162}, 202: {362, 190}, 203: {402, 176}, 204: {414, 126}, 205: {404, 228},
			206: {430, 80}, 207: {430, 264}, 208: {474, 64}, 209: {476, 280}, 210: {514, 68}, 211: {544, 226},
			212: {544, 96},
		},
		roads: [][]int{{200, 201, 202, 203, 204, 206, 208, 210, 212}, {203, 205, 207, 209, 211, 212}},
		shortcuts: []shortcut{
			{from: 200, to: 202, bend: Point{368, 124}, rough: true, rocks: 1},
			{from: 204, to: 208, bend: Point{478, 128}, wire: true, toll: []string{"rad", "damage"}},
			{from: 207, to: 211, bend: Point{484, 208}, rocks: 1},
		},
		waypoints: []int{201, 206, 209},
		left:      [2]int{200, 0},
		right:     [2]int{212, 211},
		base:      1.12,
		hills: []hill{
			{28, 130, 20, 36, 0, -.9}, {70, 190, 50, 18, 16, -.85}, {122, 160, 18, 34, 10, -.75},
			{140, 86, 22, 34, 24, -.7}, {196, 62, 54, 20, 0, -.9}, {250, 84, 30, 26, 30, -.7},
			{124, 226, 18, 34, -20, -.75}, {150, 262, 30, 24, 30, -.6}, {190, 282, 44, 20, 0, -.85},
			{256, 244, 40, 24, -40, -.85}, {262, 160, 18, 60, 0, -.5}, {70, 310, 80, 22, 0, -.75},
			{196, 168, 40, 40, 0, .3}, {90, 40, 40, 20, 0, .15},
		},
		marks: []mark{{"kiln", 172, 176}, {"kiln", 202, 160}, {"kiln", 232, 142}, {"tree", 62, 262}, {"kiln", 40, 246}},
	},
	"3C": {
		side: "3C", name: "The Glass Steps", region: 2,
		spaces: map[int]Point{
			300: {600, 96}, 301: {600, 226}, 302: {634, 62}, 303: {640, 160}, 304: {690, 200}, 305: {704, 126},
			306: {796, 80},
		},
		roads: [][]int{{300, 302, 303, 304, 305, 306}, {301, 303}},
		shortcuts: []shortcut{
			{from: 303, to: 305, bend: Point{662, 116}, rough: true},
			{from: 302, to: 305, bend: Point{700, 62}, rocks: 2},
			{from: 304, to: 306, bend: Point{752, 130}, wire: true, toll: []string{"rad"}},
		},
		waypoints: []int{302, 303, 305, 306},
		left:      [2]int{300, 301},
		base:      .06,
		hills: []hill{
			{176, 24, 80, 34, -14, 1.0}, {176, 18, 44, 17, -14, .5}, {60, 262, 54, 34, -10, .8},
			{58, 268, 28, 18, -10, .5}, {306, 30, 44, 30, -10, .9}, {96, 150, 60, 22, -34, .3},
			{160, 250, 30, 18, -10, .3}, {24, 40, 20, 18, 0, .4},
		},
		marks: []mark{{"glass", 22, 182}, {"glass", 126, 246}, {"glass", 146, 66}, {"wreck", 42, 122},
			{"tree", 286, 112}, {"glass", 56, 262}},
	},
	"3D": {
		side: "3D", name: "Citadel Reach", region: 2,
		spaces: map[int]Point{
			300: {600, 96}, 301: {630, 54}, 302: {654, 104}, 303: {692, 50}, 304: {666, 166}, 305: {742, 122},
			306: {798, 80},
		},
		roads: [][]int{{300, 301, 302, 303, 305, 306}, {302, 304, 305}},
		shortcuts: []shortcut{
			{from: 300, to: 302, bend: Point{626, 126}, rough: true},
			{from: 302, to: 305, bend: Point{694, 132}, rough: true, wire: true, toll: []string{"damage"}},
			{from: 303, to: 306, bend: Point{766, 16}, rocks: 3},
		},
		waypoints: []int{301, 303, 304, 306},
		left:      [2]int{300, 0},
		base:      .14,
		hills: []hill{
			{56, 220, 50, 36, 50, 1.1}, {108, 268, 30, 30, 0, .6}, {24, 26, 30, 24, 0, .6}, {316, 20, 50, 30, 0, 1.0},
			{330, 110, 24, 30, 0, .5}, {186, 78, 20, 12, 30, .4}, {150, 10, 60, 14, 0, .5}, {320, 320, 50, 20, 0, .4},
			{176, 310, 30, 20, 0, .4},
		},
		marks: []mark{{"wreck", 124, 214}, {"turbine", 46, 196}, {"turbine", 66, 214}, {"tree", 302, 100},
			{"tree", 130, 274}},
	},
}

// citadelAt is the middle of the Citadel; gates and caves stand on a ring
// around it, the same on both sides of region 3 (FL-RULING-03).
var citadelAt = Point{812, 214}

const (
	gateRing  = 83
	firstGate = 307
	firstCave = 313
	lastCave  = 316
)

// ringAngles are the places of spaces 307 to 316 on the ring, in degrees.
var ringAngles = [10]float64{-80, -114, -148, 178, 144, 112, 82, 54, 26, -2}

func init() {
	for _, side := range []string{"3C", "3D"} {
		b := boards[side]
		walk := []int{306}
		for i, a := range ringAngles {
			b.spaces[firstGate+i] = polar(citadelAt, gateRing, a)
			walk = append(walk, firstGate+i)
		}
		b.roads = append(b.roads, walk)
	}
}

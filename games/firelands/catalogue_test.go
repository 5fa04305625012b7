package firelands

import (
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"waystation/table"
)

func named(t *testing.T, name string) *Face {
	t.Helper()
	c, ok := Named(name)
	if !ok {
		t.Fatalf("no card is called %q", name)
	}
	return Of(c)
}

func TestTheBoxHoldsWhatTheRulebookCounts(t *testing.T) {
	want := [lands][groups]int{{65, 14, 24, 24, 12, 6, 8, 10, 5, 12}, {60, 14, 24, 18, 12, 6, 0, 10, 5}}
	var next table.Card
	for land := range lands {
		for g, n := range want[land] {
			cards := Cards(land, Group(g))
			if len(cards) != n {
				t.Errorf("group %d of %s has %d cards, want %d", g, land, len(cards), n)
			}
			for _, c := range cards { // groups follow each other, so numbers never move
				if c != next || Of(c).Group != Group(g) || Of(c).Land != land {
					t.Fatalf("card %d of group %d of %s stands where card %d belongs", c, g, land, next)
				}
				next++
			}
		}
	}
	if int(next) != Count() {
		t.Errorf("the groups hold %d cards, the catalogue %d", next, Count())
	}
}

func TestDecksForEveryNumberOfPlayers(t *testing.T) { // FL-SETUP-12
	decks := [lands]map[int][2]int{{1: {8, 15}, 2: {6, 19}, 3: {9, 8}}, {1: {10, 12}, 2: {8, 14}, 3: {12, 4}}}
	for land := range lands {
		for period, want := range decks[land] {
			if got := [2]int{len(Exploration(land, period, false)), len(Exploration(land, period, true))}; got != want {
				t.Errorf("period %d of %s: %d base and + cards, want %d", period, land, got, want)
			}
			for _, c := range Exploration(land, period, true) {
				if f := Of(c); !f.Plus || int(f.Period) != period || f.Kind == KindEnemy || f.Kind == KindEvent {
					t.Errorf("%s is no + card of period %d", f.Name, period)
				}
			}
		}
		for deck := 1; deck <= 3; deck++ {
			if l, h := len(LootDeck(land, deck)), len(HitpointsDeck(land, deck)); l != 8 || h != 2 {
				t.Errorf("deck %d of %s: %d loot, %d hitpoints; want 8 and 2", deck, land, l, h)
			}
		}
	}
}

func TestCopiesAreCardsOfTheirOwn(t *testing.T) {
	one, _ := Named("MRE")
	two, _ := Named("MRE 2")
	byID, _ := Named("OB-08-2")
	if one == two || two != byID || Of(two).Name != "MRE" || Of(two).Copy != 2 || Of(two).Item != MRE {
		t.Errorf("MRE is %d, MRE 2 is %d, OB-08-2 is %d", one, two, byID)
	}
	if a, b := named(t, "Electrostatic Prelude"), named(t, "Electrostatic Prelude 2"); a.ID != "X-03" ||
		b.ID != "X-27" {
		t.Errorf("the Preludes are %s and %s", a.ID, b.ID)
	}
	if f := named(t, "Desert Son (green)"); f.Colour != Green || f.Ability != DesertSon {
		t.Errorf("the green Desert Son is %+v", f)
	}
	if _, ok := Named("Desert Son"); ok {
		t.Error("four Desert Sons answer to one name")
	}
	if _, ok := Named("Ripper Cyclone (twin)"); !ok {
		t.Error("the twin Ripper Cyclone has no name of its own")
	}
}

func TestWhatCardsSay(t *testing.T) {
	if f := named(t, "Oil Platform"); f.Hazard != HazardContamination ||
		fmt.Sprint(f.Left, f.Right) != "[fuel fuel] [ammo object]" {
		t.Errorf("Oil Platform: %v %v %v", f.Hazard, f.Left, f.Right)
	}
	if f := named(t, "Crawler Rig"); f.Speed != 3 || f.Towing != 3 ||
		fmt.Sprint(f.Boxes) != "[{survivor 0} {any 0} {tracks 0} {weapon 1}]" {
		t.Errorf("Crawler Rig: %d/%d %v", f.Speed, f.Towing, f.Boxes)
	}
	if f := named(t, "Metal Smasher"); f.Number != 3 || len(f.Ambush) != 2 ||
		f.Ambush[1] != (Strike{2, AreaLastTrailers}) {
		t.Errorf("Metal Smasher: %d %v", f.Number, f.Ambush)
	}
	if f := named(t, "Outcome 03"); f.Letter != 'C' || f.Player[1] != (Row{Damage: 1, Fury: 1}) ||
		f.Foes[0] != (Row{}) || f.Back != AreaTopRow {
		t.Errorf("Outcome 03: %c %v %v %v", f.Letter, f.Player, f.Foes, f.Back)
	}
	if f := named(t, "Stealth Device"); f.When != WhenFire|WhenReaction {
		t.Errorf("Stealth Device: %b", f.When)
	}
	if f := named(t, "Hitpoints 05"); f.FirstBox(4) != 0 || f.FirstBox(3) != 3 || f.FirstBox(2) != 5 ||
		f.FirstBox(1) != 5 {
		t.Errorf("Hitpoints 05 starts at %d, %d, %d, solo %d", f.FirstBox(4), f.FirstBox(3), f.FirstBox(2),
			f.FirstBox(1))
	}
	d := named(t, "BT-05").Sides[0][0]
	if fmt.Sprint(d.Pay, d.Gain) != fmt.Sprint([]Effect{{Do: DoFury, N: 2}, {Do: DoContaminate, N: 1, Any: true}},
		[]Effect{{Do: DoToken, N: 1, Token: Fuel}}) {
		t.Errorf("the tile of cost 3: %v for %v", d.Pay, d.Gain) // FL-RULING-47
	}
	if n := len(FuryCard()); n != 7 || FuryCard()[6].Pay[0] != (Effect{Do: DoFury, N: 4}) {
		t.Errorf("the Fury card has %d bonuses: %v", n, FuryCard()) // FL-FURY-04
	}
}

func TestStartConvoysCarryTheStartGoods(t *testing.T) { // FL-SETUP-29
	for c := Red; c <= Blue; c++ {
		room, crew, skill := 0, 0, 0
		for _, k := range Start(Firelands, c) {
			f := Of(k)
			if f.Colour != c {
				t.Errorf("%s is %s, not %s", f.Name, f.Colour, c)
			}
			skill += int(f.Skill)
			for _, b := range f.Boxes {
				switch b.Kind {
				case BoxAny, BoxFoodOrFuel:
					room++
				case BoxSurvivor:
					crew++
				}
			}
		}
		if n := room + crew; n < 7 || n > 8 || room < 4 {
			t.Errorf("%s has %d boxes for goods and %d for Survivors, want 7 or 8 in all", c, room, crew)
		}
		if skill != 5 {
			t.Errorf("%s starts with skills of %d, want 1 + 2 + 2", c, skill)
		}
	}
}

func TestSpaces(t *testing.T) {
	if Gate(1) != 307 || Gate(Gates) != 312 || Gate(6).Region() != 3 || FirstSpace.Region() != 1 {
		t.Errorf("gates from %d to %d", Gate(1), Gate(Gates))
	}
	b, ok := BoardOf("2C")
	if !ok || b.Name != "The Ribs" || b.Right != (Mouths{North: 209}) || len(b.Spaces) != 10 {
		t.Errorf("2C is %+v", b)
	}
	if b, ok := BoardOf("2A"); !ok || b.Land != Frostlands ||
		b.Shortcuts[0] != (Shortcut{From: 204, To: 207, Terrain: Rough | Avalanche}) {
		t.Errorf("2A is %+v", b)
	}
	if _, ok := BoardOf("2E"); ok {
		t.Error("found a board of no game")
	}
	if s := b.Shortcuts[2]; s != (Shortcut{From: 206, To: 208, Terrain: Rough | Dangerous, Counters: 1}) {
		t.Errorf("the way from 206 to 208 is %+v", s)
	}
}

// By roads the sixth gate is 28 to 30 steps away, with every shortcut 21 to 23, whatever sides lie up.
func TestLengthOfTheRace(t *testing.T) {
	for _, one := range []string{"1C", "1D"} {
		for _, two := range []string{"2C", "2D"} {
			for _, three := range []string{"3C", "3D"} {
				if n := steps(t, false, one, two, three); n < 28 || n > 30 {
					t.Errorf("%s %s %s: %d steps by road", one, two, three, n)
				}
				if n := steps(t, true, one, two, three); n < 21 || n > 23 {
					t.Errorf("%s %s %s: %d steps with shortcuts", one, two, three, n)
				}
			}
		}
	}
}

func steps(t *testing.T, shortcuts bool, sides ...string) int {
	t.Helper()
	dist := map[Space]int{FirstSpace: 0}
	step := func(from, to Space) {
		if d, ok := dist[from]; ok {
			if old, seen := dist[to]; !seen || d+1 < old {
				dist[to] = d + 1
			}
		}
	}
	var before Mouths
	for _, side := range sides {
		b, _ := BoardOf(side)
		step(before.North, b.Left.North)
		if before.South != NoSpace && b.Left.South != NoSpace {
			step(before.South, b.Left.South)
		}
		for _, s := range b.Spaces { // ascending, and every way goes up
			for _, r := range b.Roads {
				if r.From == s {
					step(r.From, r.To)
				}
			}
			for _, c := range b.Shortcuts {
				if shortcuts && c.From == s {
					step(c.From, c.To)
				}
			}
		}
		before = b.Right
	}
	return dist[Gate(6)]
}

func TestWordsOnCards(t *testing.T) {
	flavours := map[string]string{}
	for c := range Count() {
		f := Of(table.Card(c))
		most := 92
		if f.Kind == KindAction { // drawn larger, on the Automa's own board
			most = 142
		}
		if len(f.Text) > most {
			t.Errorf("%s: the text has %d letters, more than a card holds: %s", f.Name, len(f.Text), f.Text)
		}
		if other, ok := flavours[f.Flavour]; ok && other != f.Name {
			t.Errorf("%s and %s share their flavour", f.Name, other)
		}
		flavours[f.Flavour] = f.Name
	}
}

// cardFilesWith returns the card files with one of them changed.
func cardFilesWith(file string, change func(string) string) fstest.MapFS {
	out := fstest.MapFS{}
	names, _ := fs.Glob(cardFiles, "cards/*.yaml")
	frost, _ := fs.Glob(cardFiles, "cards/frostlands/*.yaml")
	for _, n := range append(names, frost...) {
		b, _ := fs.ReadFile(cardFiles, n)
		if n == file {
			b = []byte(change(string(b)))
		}
		out[n] = &fstest.MapFile{Data: b}
	}
	return out
}

func TestBrokenFilesAreRefusedWithFileAndLine(t *testing.T) {
	tests := []struct {
		name, file string
		card       string // the item meant
		from, to   string // the change, within that item
		down       int    // lines below the start of the item
		want       string // {} stands for file:line
		elsewhere  string // if the complaint is about the file's first line
	}{
		{name: "misspelt field", file: "exploration", card: "X-18", from: "speed:", to: "sped:", down: 5,
			want: `{}: unknown field "sped"; a card of kind truck has: id, kind, name, text, flavour, period, speed, ` +
				`towing, boxes, plus, article, plural`},
		{name: "missing number", file: "exploration", card: "X-18", from: "  towing: 3\n", to: "",
			want: `{}: field "towing" is missing; a card of kind truck needs it`},
		{name: "no number", file: "exploration", card: "X-18", from: "speed: 2", to: "speed: fast", down: 5,
			want: "{}: cannot unmarshal"},
		{name: "number too high", file: "exploration", card: "X-04", from: "skill: 2", to: "skill: 4",
			want: "{}: skill is 4, expected 1 to 3"},
		{name: "empty field", file: "exploration", card: "X-10", from: "flavour: Its legs", to: "flavour: # Its legs",
			down: 8, want: `{}: field "flavour" is empty`},
		{name: "field of another kind", file: "exploration", card: "X-10", from: "effect: contamination",
			to: "effect: contamination\n  speed: 2", down: 5,
			want: `{}: unknown field "speed"; a card of kind location has:`},
		{name: "mark of another deck", file: "exploration", card: "X-18", from: "period: 1", to: "period: 1\n  deck: 2",
			down: 4, want: `{}: unknown field "deck"`},
		{name: "unknown kind", file: "exploration", card: "X-10", from: "kind: location", to: "kind: locaton", down: 1,
			want: `{}: found kind "locaton", expected one of: location survivor`},
		{name: "kind of another deck", file: "objects", card: "OB-01", from: "kind: object", to: "kind: truck", down: 1,
			want: `{}: found kind "truck", expected one of: object`},
		{name: "unknown token", file: "exploration", card: "X-10", from: "left: 2 fuel", to: "left: 2 petrol", down: 5,
			want: `{}: found "petrol", expected food, contaminated food, fuel, ammo or object`},
		{name: "token without number", file: "exploration", card: "X-10", from: "left: 2 fuel", to: "left: fuel",
			down: 5,
			want: `{}: found "fuel", expected a number and a word, such as "2 fuel"`},
		{name: "unknown box", file: "exploration", card: "X-18", from: "armor", to: "armour", down: 7,
			want: `{}: found "armour", expected a box: any, survivor, food or fuel`},
		{name: "weapon without rating", file: "exploration", card: "X-24", from: "weapon 2", to: "weapon", down: 5,
			want: `{}: found "weapon", expected a box:`},
		{name: "unknown effect", file: "tiles", card: "BT-05", from: "gain: 1 fuel", to: "gain: 1 fule", down: 7,
			want: `{}: found "fule", expected one of: food, contaminated food, fuel,`},
		{name: "unknown field of a deal", file: "tiles", card: "BT-05", from: "gain: 1 fuel", to: "gains: 1 fuel",
			down: 7, want: `{}: field gains not found`},
		{name: "deal that gives nothing", file: "tiles", card: "BT-05", from: "      gain: 1 fuel\n", to: "",
			want: "{}: Last Pump: a deal needs its text and something gained"},
		{name: "unknown phase", file: "objects", card: "OB-03", from: "[fire]", to: "[battle]", down: 4,
			want: `{}: found "battle", expected one of: exploration, rest, movement, fire, reaction, end`},
		{name: "unknown result", file: "outcomes", card: "O-01", from: "d1,", to: "x1,", down: 4,
			want: `{}: found "x1", expected d1 (damage)`},
		{name: "missing row", file: "outcomes", card: "O-01", from: "[d1, d2, d3, d4]", to: "[d1, d2, d3]",
			want: "{}: found 3 player rows, expected 4"},
		{name: "unknown area", file: "outcomes", card: "O-01", from: "back: truck", to: "back: bonnet", down: 6,
			want: `{}: found "bonnet", expected one of: anywhere, truck, bottom row`},
		{name: "unknown reward", file: "hitpoints", card: "H-01", from: "o T a", to: "o T x", down: 5,
			want: `{}: found "x", expected T Target`},
		{name: "box missing on a track", file: "hitpoints", card: "H-01", from: "o T a", to: "T a",
			want: "{}: Hitpoints 01 side 1 has 7 boxes, expected 8"},
		{name: "wrong start box", file: "hitpoints", card: "H-01", from: "[1, 3, 5]", to: "[1, 5, 3]",
			want: "{}: Hitpoints 01 starts at 1, 5, 3 for 4, 3, 2 players"},
		{name: "two cards of one ID", file: "objects", card: "OB-02", from: "OB-02", to: "OB-01",
			want: `{}: "OB-01" is taken by the card at cards/objects.yaml:4`},
		{name: "ability of another", file: "exploration", card: "X-04", from: "ability: Cooker", to: "ability: Welder",
			want: "{}: Cooker has the ability of Welder, expected its own"},
		{name: "two Enemies of one number", file: "exploration", card: "X-02", from: "number: 2", to: "number: 1",
			elsewhere: "found 2 Enemies of number 1, expected 1"},
		{name: "+ card too many", file: "exploration", card: "X-10", from: "  period: 1\n",
			to:        "  period: 1\n  plus: true\n",
			elsewhere: "found 3 base cards of kind location in period 1, expected 4"},
		{name: "copy missing", file: "objects", card: "OB-08", from: "  copies: 2\n", to: "",
			elsewhere: "found 13 cards, expected 14"},
		{name: "card in another deck", file: "loot", card: "LT-01", from: "deck: 1", to: "deck: 2",
			elsewhere: "found 7 cards in deck 1, expected 8"},
		{name: "truck of another colour", file: "start", card: "ST-G1", from: "green", to: "red",
			elsewhere: "red has [truck trailer trailer survivor survivor survivor truck]"},
		{name: "tile of another cost", file: "tiles", card: "BT-01", from: "cost: 1", to: "cost: 2",
			elsewhere: "found 0 tiles of cost 1, 4 of cost 2"},
		{name: "road going down", file: "map", card: "1C", from: "100-101-102-103", to: "100-101-103-102-103",
			want: "{}: 1C: the way 103-102 goes down"},
		{name: "waypoint off the road", file: "map", card: "1C", from: "[102,", to: "[119,",
			want: "{}: 1C: waypoint 119 is on none of its roads"},
		{name: "unknown shortcut", file: "map", card: "1C", from: "101-103 rough", to: "101-103 bumpy", down: 5,
			want: `{}: found "bumpy", expected rough, dangerous with its toll`},
		{name: "toll missing", file: "map", card: "1D", from: "dangerous c1", to: "dangerous", down: 5,
			want: "{}: shortcut 106-110: a toll (c1, d1) belongs to dangerous"},
		{name: "dead end", file: "map", card: "1D", from: "-110-112-113]", to: "-110-112]",
			want: "{}: 1D: no road leads on from space 112"},
		{name: "too many rocks", file: "map", card: "3D", from: "mountain 3", to: "mountain 9",
			elsewhere: "the boards can need 12 rocks, but there are 8"},
		{name: "Fury bonus missing", file: "fury", card: "",
			from: "- text: \"Pay 1 Fury: 1 Repair.\"\n  pay: 1 fury\n  gain: 1 repair\n", to: "",
			elsewhere: "found 6 bonuses, expected 7"},
		{name: "avalanche missing", file: "frostlands/map", card: "1A", from: "102-104 rough avalanche",
			to: "102-104 rough", elsewhere: "1A has 0 shortcuts under an avalanche, expected 1"},
		{name: "board of the other game", file: "frostlands/map", card: "1A", from: "1A", to: "1C",
			want: `{}: found side "1C", expected one of 1A, 1B, 2A, 2B, 3A, 3B`},
		{name: "copy of the ice missing", file: "frostlands/objects", card: "FO-01", from: "  copies: 2\n", to: "",
			elsewhere: "found 13 cards, expected 14"},
		{name: "not YAML", file: "rocks", card: "RK-1", from: "kind: rock", to: "kind: rock: stone", down: 1,
			want: "{}: mapping values are not allowed"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			file, line := "cards/"+test.file+".yaml", 0
			_, err := load(cardFilesWith(file, func(s string) string {
				start := strings.Index(s, ": "+test.card+"\n")
				if test.card == "" {
					start = 0
				}
				at := strings.Index(s[start:], test.from)
				if start < 0 || at < 0 {
					t.Fatalf("the test looks for %q in %s, which is not there", test.from, test.card)
				}
				line = 1 + strings.Count(s[:start], "\n") + test.down
				return s[:start+at] + test.to + s[start+at+len(test.from):]
			}))
			want := strings.ReplaceAll(test.want, "{}", fmt.Sprintf("%s:%d", file, line))
			if test.elsewhere != "" {
				want = file + ":1: " + test.elsewhere
			}
			if err == nil {
				t.Fatalf("nothing was refused; want %s", want)
			}
			if !strings.Contains("\n"+err.Error(), "\n"+want) {
				t.Errorf("refused with\n%v\nwant\n%s", err, want)
			}
		})
	}
}

func TestMissingFile(t *testing.T) {
	files := cardFilesWith("", nil)
	delete(files, "cards/loot.yaml")
	if _, err := load(files); err == nil ||
		!strings.HasPrefix(err.Error(), "cards/loot.yaml:1: open cards/loot.yaml: file does not exist") {
		t.Errorf("without the loot: %v", err)
	}
}

var complaint = regexp.MustCompile(`^cards/[a-z/]+\.yaml:[1-9][0-9]*: .`)

// FuzzCards replaces one card file by anything at all: the catalogue is whole, or every complaint says where.
func FuzzCards(f *testing.F) {
	names, _ := fs.Glob(cardFiles, "cards/*.yaml")
	frost, _ := fs.Glob(cardFiles, "cards/frostlands/*.yaml")
	names = append(names, frost...)
	for i, n := range names {
		b, _ := fs.ReadFile(cardFiles, n)
		f.Add(uint8(i), string(b))
		f.Add(uint8(i), string(b[:len(b)/2]))
		f.Add(uint8(i), "[]")
	}
	f.Add(uint8(0), "- &a [*a]")
	f.Add(uint8(0), "- id: 1\n---\n- id: 2")
	f.Add(uint8(0), "[]\n---\n[]")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		c, err := load(cardFilesWith(names[int(which)%len(names)], func(string) string { return text }))
		if err == nil {
			if len(c.faces) != Count() || len(c.boards) != 12 {
				t.Fatalf("taken for whole with %d cards and %d boards", len(c.faces), len(c.boards))
			}
			return
		}
		for _, line := range strings.Split(err.Error(), "\n") {
			if !complaint.MatchString(line) {
				t.Errorf("a complaint without a place: %q", line)
			}
		}
	})
}

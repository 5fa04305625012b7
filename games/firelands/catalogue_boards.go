package firelands

import (
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"waystation/games/cardfile"
)

// boardEntry is a region board as its file writes it.
type boardEntry struct {
	Side      string
	Name      string
	Text      string
	Flavour   string
	Roads     []chain
	Shortcuts []way
	Waypoints []Space
	Left      mouthEntry
	Right     mouthEntry
}

type mouthEntry struct{ North, South mouth }

type (
	chain []Space  // "100-101-102"
	mouth Space    // a number, or "collapsed"
	way   Shortcut // "206-208 rough dangerous c1"
)

// UnmarshalYAML reads spaces joined by dashes.
func (c *chain) UnmarshalYAML(n *yaml.Node) error {
	for s := range strings.SplitSeq(n.Value, "-") {
		k, err := strconv.Atoi(s)
		if err != nil || Space(k) < FirstSpace || Space(k) > LastSpace {
			return cardfile.Oops(n, "found space %q, expected %d to %d, joined by dashes", s, FirstSpace, LastSpace)
		}
		*c = append(*c, Space(k))
	}
	if len(*c) < 2 {
		return cardfile.Oops(n, "found %q, expected at least two spaces joined by a dash", n.Value)
	}
	return nil
}

// UnmarshalYAML reads the number of a Tunnel end, or "collapsed".
func (m *mouth) UnmarshalYAML(n *yaml.Node) error {
	if n.Value == "collapsed" {
		return nil
	}
	k, err := strconv.Atoi(n.Value)
	if err != nil || Space(k) < FirstSpace || Space(k) > LastSpace {
		return cardfile.Oops(n, "found %q, expected the number of a space or collapsed", n.Value)
	}
	*m = mouth(k)
	return nil
}

// UnmarshalYAML reads both ends of a shortcut, its types, its toll (c1 counters, d1 damage), its rocks (mountain 2) and
// whether an avalanche waits over it.
func (w *way) UnmarshalYAML(n *yaml.Node) error {
	ends, rest, _ := strings.Cut(n.Value, " ")
	var c chain
	if err := c.UnmarshalYAML(&yaml.Node{Value: ends, Line: n.Line}); err != nil {
		return err
	}
	if len(c) != 2 {
		return cardfile.Oops(n, "found %q, expected a shortcut between two spaces", ends)
	}
	w.From, w.To = c[0], c[1]
	words := strings.Fields(rest)
	for i := 0; i < len(words); i++ {
		s := words[i]
		num := func(s string) uint8 {
			if len(s) != 1 || s[0] < '1' || s[0] > '9' {
				return 0
			}
			return s[0] - '0'
		}
		ok := true
		switch {
		case s == "rough":
			w.Terrain |= Rough
		case s == "dangerous":
			w.Terrain |= Dangerous
		case s == "avalanche":
			w.Terrain |= Avalanche
		case s == "mountain" && i+1 < len(words):
			w.Terrain |= Mountain
			i++
			w.Rocks = num(words[i])
			ok = w.Rocks > 0
		case s[0] == 'c':
			w.Counters = num(s[1:])
			ok = w.Counters > 0
		case s[0] == 'd':
			w.Damage = num(s[1:])
			ok = w.Damage > 0
		default:
			ok = false
		}
		if !ok {
			return cardfile.Oops(n, "found %q, expected rough, dangerous with its toll (c1, d1), mountain with its "+
				"rocks (mountain 1), avalanche", rest)
		}
	}
	t := w.Terrain
	switch {
	case t&^Avalanche == 0:
		return cardfile.Oops(n, "shortcut %s has no type, expected rough, dangerous or mountain", ends)
	case t.Has(Dangerous) != (w.Counters+w.Damage > 0):
		return cardfile.Oops(n, "shortcut %s: a toll (c1, d1) belongs to dangerous, and dangerous needs one", ends)
	}
	return nil
}

func (l *loader) boards(fsys fs.FS, land Land) {
	file := land.file("map.yaml")
	var list []boardEntry
	places := l.List(fsys, file, func(item cardfile.Item) bool {
		return l.Keys(item, "a board", "side name text flavour roads waypoints", "shortcuts left right")
	}, &list)
	if places == nil {
		return
	}
	before, first := l.Faults(), len(l.c.boards)
	for i, at := range places {
		l.board(at, land, &list[i])
	}
	if l.Faults() == before {
		l.mapCheck(cardfile.Top(file), land, l.c.boards[first:])
	}
}

// sides are the six sides of each game's boards.
var sides = [lands][]string{{"1C", "1D", "2C", "2D", "3C", "3D"}, {"1A", "1B", "2A", "2B", "3A", "3B"}}

func (l *loader) board(at cardfile.Place, land Land, e *boardEntry) {
	b := Board{Side: e.Side, Land: land, Name: e.Name, Text: e.Text, Flavour: e.Flavour, Waypoints: e.Waypoints,
		Left:  Mouths{Space(e.Left.North), Space(e.Left.South)},
		Right: Mouths{Space(e.Right.North), Space(e.Right.South)}}
	if !slices.Contains(sides[land], e.Side) {
		l.Fail(at, "found side %q, expected one of %s", e.Side, strings.Join(sides[land], ", "))
		return
	}
	b.Region = e.Side[0] - '0'
	for _, c := range e.Roads {
		for i := range c[1:] {
			b.Roads = append(b.Roads, Road{c[i], c[i+1]})
		}
		b.Spaces = append(b.Spaces, c...)
	}
	slices.Sort(b.Spaces)
	b.Spaces = slices.Compact(b.Spaces)
	ways := slices.Clone(b.Roads)
	for _, w := range e.Shortcuts {
		b.Shortcuts = append(b.Shortcuts, Shortcut(w))
		ways = append(ways, Road{w.From, w.To})
	}
	for i, w := range ways {
		if w.From >= w.To {
			l.Fail(at, "%s: the way %d-%d goes down, expected the lower number first", b.Side, w.From, w.To)
		}
		if slices.Contains(ways[:i], w) {
			l.Fail(at, "%s: the way %d-%d is there twice", b.Side, w.From, w.To)
		}
	}
	onBoard := func(what string, s Space) {
		if !slices.Contains(b.Spaces, s) || s.Region() != int(b.Region) {
			l.Fail(at, "%s: %s %d is on none of its roads", b.Side, what, s)
		}
	}
	for _, s := range b.Spaces {
		onBoard("space", s)
	}
	for _, s := range b.Shortcuts {
		onBoard("shortcut's end", s.From)
		onBoard("shortcut's end", s.To)
	}
	for _, s := range b.Waypoints {
		onBoard("waypoint", s)
	}
	first := Space(100 * int(b.Region))
	if b.Region > 1 && b.Left.North != first {
		l.Fail(at, "%s: the left north mouth is %d, expected %d", b.Side, b.Left.North, first)
	}
	if b.Region < 3 && b.Right.North == NoSpace {
		l.Fail(at, "%s: the right north mouth is missing; it never collapses", b.Side)
	}
	if b.Region == 1 && b.Left != (Mouths{}) || b.Region == 3 && b.Right != (Mouths{}) {
		l.Fail(at, "%s has a Tunnel mouth on the outer edge of the map", b.Side)
	}
	for _, s := range []Space{b.Left.North, b.Left.South, b.Right.North, b.Right.South} {
		if s != NoSpace {
			onBoard("mouth", s)
		}
	}
	last := b.Right.North
	if b.Region == 3 {
		last = b.End()
		for s := FirstGate; s <= last; s++ {
			onBoard("gate, cave or dock", s)
		}
	}
	for _, s := range b.Spaces {
		if s != first && s != b.Left.South && !slices.ContainsFunc(b.Roads, func(r Road) bool { return r.To == s }) {
			l.Fail(at, "%s: no road leads to space %d", b.Side, s)
		}
		if s != last && !slices.ContainsFunc(b.Roads, func(r Road) bool { return r.From == s }) {
			l.Fail(at, "%s: no road leads on from space %d", b.Side, s)
		}
	}
	l.c.boards = append(l.c.boards, b)
}

// mapCheck looks at the six boards of a game together: all sides, and enough counters for any choice of them.
func (l *loader) mapCheck(at cardfile.Place, land Land, boards []Board) {
	want := sides[land]
	var rocks [4]int
	for i, b := range boards {
		if i >= len(want) || b.Side != want[i] {
			l.Fail(at, "found board %s as number %d, expected %s", b.Side, i+1, strings.Join(want, ", "))
			return
		}
		if n := []int{3, 3, 4}[b.Region-1]; len(b.Waypoints) != n {
			l.Fail(at, "%s has %d waypoint spaces, expected %d", b.Side, len(b.Waypoints), n)
		}
		n, slides := 0, 0
		for _, s := range b.Shortcuts {
			n += int(s.Rocks)
			if s.Terrain.Has(Avalanche) {
				slides++
			}
		}
		if slides != int(land) { // three counters, one for each board (FL-FROST-06)
			l.Fail(at, "%s has %d shortcuts under an avalanche, expected %d", b.Side, slides, land)
		}
		rocks[b.Region] = max(rocks[b.Region], n)
	}
	if len(boards) != len(want) {
		l.Fail(at, "found %d boards, expected %s", len(boards), strings.Join(want, ", "))
	}
	if n := rocks[1] + rocks[2] + rocks[3]; n > sizes[land][GroupRocks] {
		l.Fail(at, "the boards can need %d rocks, but there are %d", n, sizes[land][GroupRocks])
	}
}

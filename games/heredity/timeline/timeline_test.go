package timeline

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// The cards of the tests, by the first letter of their names.
var cards = map[byte]Anchors{
	'P': {Right: [4]Colour{Red, Blue, Green, Yellow}, Bottom: Violet, Many: true}, // HE-RULING-66
	'W': {Left: Red, Right: [4]Colour{Red}, Top: White, Bottom: Violet},           // Wolf
	'C': {Left: Red, Right: [4]Colour{Red}},                                       // Crow
	'S': {Left: Blue, Right: [4]Colour{Blue}},                                     // Storm
	'F': {Left: Green},                                                            // Fox
	'D': {Left: Red},                                                              // Dead end
	'Q': {Top: Violet},                                                            // Quest
	'R': {Top: Violet},                                                            // another
	'A': {Bottom: White},                                                          // lies above
}

// row anchors cards one after another at the Player card.
func row(t *testing.T, names string) *Row {
	t.Helper()
	var r Row
	r.Start('P', cards['P'])
	for _, c := range []byte(names) {
		if !r.Anchor(int16(c), cards[c]) {
			t.Fatalf("%c finds no anchor", c)
		}
	}
	return &r
}

// String draws a row: the marker as brackets, or a bar in a gap.
func (r *Row) String() string {
	var s strings.Builder
	for i := range len(r.Cards) + 1 {
		if r.Gap && r.At == i {
			s.WriteByte('|')
		}
		switch {
		case i == len(r.Cards):
		case !r.Gap && r.At == i:
			fmt.Fprintf(&s, "[%c]", r.Cards[i].Number)
		default:
			fmt.Fprintf(&s, "%c", r.Cards[i].Number)
		}
	}
	return s.String()
}

func is(t *testing.T, r *Row, want string) {
	t.Helper()
	if got := r.String(); got != want {
		t.Errorf("the row is %s, want %s", got, want)
	}
}

// HE-EX-58.
func TestAnchoringOrder(t *testing.T) {
	r := row(t, "W")
	is(t, r, "[P]W")
	if !r.Anchor('C', cards['C']) {
		t.Error("HE-TIME-07: the Crow finds no anchor")
	}
	is(t, r, "[P]WC")
	if !r.Anchor('S', cards['S']) {
		t.Error("the Storm finds no anchor")
	}
	is(t, r, "[P]SWC")
	if r.Anchor('S', cards['S']) {
		t.Error("a card is anchored twice")
	}
}

// HE-EX-32: with no available anchor of its colour a card cannot be anchored.
func TestNoAnchor(t *testing.T) {
	r := row(t, "DF")
	for _, c := range []byte("CW") {
		if r.Anchor(int16(c), cards[c]) {
			t.Errorf("HE-TIME-09: %c is anchored though no red anchor is available", c)
		}
	}
	if r.Anchor('X', Anchors{}) || r.Holder(None) != -1 {
		t.Error("HE-TIME-08: a card without a left anchor is anchored")
	}
	r.Remove('D', nil)
	if !r.Anchor('C', cards['C']) {
		t.Error("HE-RULING-65: the anchor of a card that left is not released")
	}
}

// The search begins at the marker and goes on from the beginning of the row.
func TestAnchorSearchGoesRound(t *testing.T) {
	r := row(t, "WSF")
	is(t, r, "[P]FSW")
	r.MoveTo('S')
	if !r.Anchor('1', Anchors{Left: Yellow}) {
		t.Error("HE-TIME-07: the yellow anchor at the beginning of the row is not found")
	}
	is(t, r, "P1F[S]W")
	if !r.Anchor('2', Anchors{Left: Blue}) {
		t.Error("the blue anchor of the current card is not found")
	}
	is(t, r, "P1F[S]2W")
}

func TestAdvance(t *testing.T) {
	r := row(t, "CS")
	for _, want := range []string{"P[S]C", "PS[C]", "[P]SC", "P[S]C"} {
		r.Advance()
		is(t, r, want)
	}
	if r.Loops != 1 {
		t.Errorf("HE-RULING-74: %d loops", r.Loops)
	}
	if r.MoveTo('X') || !r.MoveTo('C') || r.Current() != 'C' {
		t.Errorf("the marker is at %c", r.Current())
	}
}

// HE-EX-34, HE-EX-70.
func TestRemoveCurrent(t *testing.T) {
	r := row(t, "CS")
	r.MoveTo('S')
	r.Remove('S', nil)
	is(t, r, "P|C")
	if r.Current() != 0 {
		t.Error("HE-TIME-19: a card is current in a gap")
	}
	if r.Advance() != 'C' {
		t.Error("HE-TIME-19: the neighbour to the right is not next")
	}
	is(t, r, "P[C]")
	r.Remove('C', nil)
	is(t, r, "P|")
	if r.Loops != 0 || r.Advance() != 'P' || r.Loops != 1 {
		t.Errorf("HE-RULING-68: after the end comes %c, in loop %d", r.Current(), r.Loops)
	}
}

// HE-RULING-67: a card that comes into the gap is the next to be resolved; a search from the gap begins to its left.
func TestAnchorInAGap(t *testing.T) {
	r := row(t, "FWS")
	is(t, r, "[P]SWF")
	r.MoveTo('S')
	r.Remove('S', nil)
	is(t, r, "P|WF")
	r.Anchor('S', cards['S'])
	is(t, r, "P|SWF")
	if r.Advance() != 'S' {
		t.Errorf("next is %c", r.Current())
	}
	r.Remove('S', nil)
	r.Anchor('C', cards['C'])
	is(t, r, "P|WCF")
	r = row(t, "C")
	r.Remove('P', nil)
	is(t, r, "|C")
	if r.Holder(Red) != 0 {
		t.Error("a gap at the beginning: the search begins at the last card")
	}
}

func TestRemoveOthers(t *testing.T) {
	r := row(t, "FWS")
	r.MoveTo('W')
	r.Remove('S', nil)
	is(t, r, "P[W]F")
	r.Remove('F', nil)
	is(t, r, "P[W]")
	r.Remove('X', nil)
	is(t, r, "P[W]")
	r.Remove('P', nil)
	is(t, r, "[W]")
}

// HE-EX-59: a support leaves with its host.
func TestSupports(t *testing.T) {
	r := row(t, "W")
	if r.Slide('A', cards['A'], 'P') {
		t.Error("HE-TIME-10: the Player card has no top anchor")
	}
	for _, c := range []byte("QR") {
		if !r.Slide(int16(c), cards[c], 0) { // HE-RULING-72: the Player card holds any number
			t.Errorf("%c finds no host", c)
		}
	}
	if !r.Slide('1', cards['Q'], 'W') || r.Slide('2', cards['Q'], 'W') || r.Slide('1', cards['Q'], 'W') {
		t.Error("HE-RULING-65: the bottom anchor of the Wolf holds one card")
	}
	if !r.Slide('A', cards['A'], 0) {
		t.Error("the Wolf's top anchor is not found")
	}
	if got := fmt.Sprintf("%c %c", r.Supporting('W', nil), r.Supporting('P', nil)); got != "[A 1] [Q R]" {
		t.Errorf("HE-RULING-71: supports from top to bottom: %s", got)
	}
	r.Turn('W', Anchors{Left: Red})
	if len(r.Supporting('W', nil)) != 2 {
		t.Error("HE-RULING-71: supports of a card that is flipped stay")
	}
	if left := fmt.Sprintf("%c", r.Remove('W', nil)); left != "[A 1]" || r.Has('A') || r.Has('1') || !r.Has('Q') {
		t.Errorf("HE-TIME-12: the Wolf's supports %s leave with it", left)
	}
	r.Remove('Q', nil)
	if r.Has('Q') || !r.Has('R') || r.Has('W') || r.Slide('X', Anchors{}, 0) {
		t.Error("a support is taken away alone")
	}
}

// HE-RULING-70: flipped, a card keeps the links whose colours match.
func TestTurn(t *testing.T) {
	r := row(t, "WC")
	is(t, r, "[P]WC")
	r.Turn('W', Anchors{Left: Red, Right: [4]Colour{Blue}})
	is(t, r, "[P]WC")
	if r.Cards[1].Held != 'P' || r.Cards[2].Held != 0 {
		t.Errorf("the Wolf is held by %d, the Crow by %d", r.Cards[1].Held, r.Cards[2].Held)
	}
	r.Turn('W', Anchors{Left: Green})
	if r.Cards[1].Held != 0 || r.Holder(Red) != 0 {
		t.Error("the Player card's red anchor is not available again")
	}
}

func TestTurnKeepsWhatMatches(t *testing.T) {
	r := row(t, "WC")
	r.Turn('W', Anchors{Left: Red, Right: [4]Colour{Green, Red}})
	if r.Cards[1].Held != 'P' || r.Cards[2].Held != 'W' {
		t.Errorf("HE-RULING-70: the Wolf is held by %d, the Crow by %d", r.Cards[1].Held, r.Cards[2].Held)
	}
	r.Slide('Q', cards['Q'], 0)
	r.Turn('Q', Anchors{Bottom: Violet})
	if !r.Supports[0].Above() {
		t.Error("a support that was flipped has the anchors of its old side")
	}
}

func TestSupportsNeedTheirColour(t *testing.T) {
	r := row(t, "")
	if r.Host(cards['Q']) != 0 {
		t.Error("the Player card alone carries a quest")
	}
	r.Anchor('C', cards['C'])
	for _, a := range []Anchors{{}, {Top: White}, {Bottom: Violet}, {Left: Red}} {
		if i := r.Host(a); i >= 0 {
			t.Errorf("HE-TIME-10: %c carries a support with the anchors %+v", r.Cards[i].Number, a)
		}
	}
}

func TestColours(t *testing.T) {
	for c := None; c <= White; c++ {
		if got, err := ParseColour(c.String()); got != c || err != nil {
			t.Errorf("%v is read as %v, %v", c, got, err)
		}
	}
	if _, err := ParseColour("pink"); err == nil || !strings.Contains(err.Error(), `"pink" is no colour`) {
		t.Error(err)
	}
}

// Whatever is done, no anchor holds more than it can, nobody is held by who is not there, and the marker moves only as
// the rules say.
func TestRowHoldsTogether(t *testing.T) {
	names := []byte("WCSFDQRA")
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 1))
		r := row(t, "")
		for range 60 {
			c := names[rng.IntN(len(names))]
			current, gap := r.Current(), r.Gap
			var copied Row
			copied.CopyFrom(r)
			switch rng.IntN(4) {
			case 0:
				r.Anchor(int16(c), cards[c])
			case 1:
				r.Slide(int16(c), cards[c], 0)
			case 2:
				r.Remove(int16(c), nil)
				if !gap && current == int16(c) {
					current, gap = 0, true
				}
			case 3:
				current, gap = r.Advance(), false
			}
			if r.Current() != current || r.Gap != gap {
				t.Fatalf("seed %d: from %v with %c to %v", seed, &copied, c, r)
			}
			for i := range r.Cards {
				card := &r.Cards[i]
				if card.Held != 0 && r.Index(card.Held) < 0 {
					t.Fatalf("seed %d: %c is held by %c, which is not there", seed, card.Number, card.Held)
				}
				for k := Red; k <= White; k++ {
					if r.free(i, k) < 0 {
						t.Fatalf("seed %d: %c holds too many", seed, card.Number)
					}
				}
			}
			for _, s := range r.Supports {
				if r.Index(s.Host) < 0 {
					t.Fatalf("seed %d: %c supports %c, which is not there", seed, s.Number, s.Host)
				}
			}
			text, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			var read Row
			if err := json.Unmarshal(text, &read); err != nil {
				t.Fatal(err)
			}
			copied.CopyFrom(r)
			same := slices.Equal(read.Cards, copied.Cards) && slices.Equal(read.Supports, copied.Supports)
			read.Cards, read.Supports, copied.Cards, copied.Supports = nil, nil, nil, nil
			if !same || !reflect.DeepEqual(read, copied) {
				t.Fatalf("seed %d: a copy and what was read differ: %v, %v", seed, &copied, &read)
			}
		}
	}
}

// Every card of the Timeline is in it, wherever it lies, and no other is.
func TestHas(t *testing.T) {
	r := row(t, "WSC")
	r.Cards[0], r.Cards[1] = r.Cards[1], r.Cards[0]
	r.Slide('A', cards['A'], 'W')
	for c := range cards {
		if got, want := r.Has(int16(c)), strings.ContainsRune("PWSCA", rune(c)); got != want {
			t.Errorf("%c is in the Timeline: %v", c, got)
		}
	}
}

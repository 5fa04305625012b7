// Package art holds the pictures of Posthuman: a linocut vignette for each sort of card, and the land of its tiles, all
// as SVG made of classes whose colours the style sheets give. It reads nothing and decides nothing.
package art

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// cut is a vignette of two plates: the spot behind, printed a little off, and the key in front with its paper cuts.
type cut struct{ spot, key []string }

// The strokes of the plates, each with SVG path data: spot full and half-tone, paper left out of it; key, key lines,
// paper cut from it.
func sp(d string) string  { return path("sp", d) }
func st(d string) string  { return path("st", d) }
func pp(d string) string  { return path("pp", d) }
func ky(d string) string  { return path("ky", d) }
func kl(d string) string  { return path("kl", d) }
func klt(d string) string { return path("kl thin", d) }
func pl(d string) string  { return path("pl", d) }
func plt(d string) string { return path("pl thin", d) }

func path(class, d string) string { return `<path class="` + class + `" d="` + d + `"/>` }

// Vignette is the picture of a sort of card, such as "pistol" or "forest": the content of an <svg viewBox="0 0 140 66"
// preserveAspectRatio="xMidYMid slice">, the subject in its middle 110 x 56. It panics on a name it does not have.
func Vignette(name string) string {
	c, ok := vignettes[name]
	if !ok {
		c, ok = things[name]
	}
	if !ok {
		c, ok = meetings[name]
	}
	if !ok {
		c, ok = skills[name]
	}
	if !ok {
		panic("posthuman: no vignette is called " + name)
	}
	return `<g class="slip">` + strings.Join(c.spot, "") + `</g>` + strings.Join(c.key, "")
}

// Drawn reports whether something that people carry or know, who follows them, or what they meet without a fight has a
// picture of its own, by the name of its card in small letters with hyphens.
func Drawn(name string) bool {
	return things[name].key != nil || meetings[name].key != nil || skills[name].key != nil
}

// Names are the names of all vignettes, in alphabetical order.
func Names() []string { return slices.Sorted(maps.Keys(vignettes)) }

// Things are the names of all that has a picture of its own, in alphabetical order.
func Things() []string { return slices.Sorted(maps.Keys(things)) }

// Meetings are the names of all meetings that have a picture of their own, in alphabetical order.
func Meetings() []string { return slices.Sorted(maps.Keys(meetings)) }

// Skills are the names of all skills that have a picture of their own, in alphabetical order.
func Skills() []string { return slices.Sorted(maps.Keys(skills)) }

// corners are where the motifs of a tile stand, clear of its roads: the middles of its quarters.
var corners = [4][2]int{{24, 25}, {76, 25}, {24, 80}, {76, 80}}

// Land is what grows or stands on a tile of 100 by 100: forest 0, plains 1, urban 2, mountain 3, in the quarters
// between its roads. Tiles of different seeds differ.
func Land(terrain, seed int) string {
	motifs := lands[terrain]
	var b strings.Builder
	for i, q := range corners {
		m := motifs[(seed*7+i*3+seed/5)%len(motifs)]
		fmt.Fprintf(&b, `<g transform="translate(%d %d)"><path class="sp" d="%s"/><path class="ky" d="%s"/><path `+
			`class="pl thin" d="%s"/></g>`, q[0], q[1], m[0], m[1], m[2])
	}
	return b.String()
}

// lands are the motifs of each terrain around the origin, about 36 wide: spot, key, paper lines.
var lands = [4][][3]string{
	{ // forest
		{"M-17 13L-9-12-1 13z", "M-2 15L7-15 16 15zM-12 12l2 0 0 5h-2zM6 15h2v4h-2z",
			"M3 2l4 3 4-3M1 8l6 4 6-4M7-8v20"},
		{"M2 14L10-8 18 14z", "M-16 14L-8-14 0 14zM-9 14h2v4h-2zM4 17L8 6l4 11z", "M-12 3l4 3 4-3M-13 9l5 4 5-4"},
		{"M-8 12Q-18 4-8-8 2 4-8 12z", "M-9 16V0h2v16zM4 16V-2h2v18zM5 8Q-6 0 5-14 16 0 5 8z",
			"M5-8V6M5-2l4-4M5 2l-4-4"},
		{"M-18 15q18-8 36 0z", "M-14 12L-9-6l5 18zM-5 10L2-16 9 10zM9 13l4-14 5 14z", "M2-8V8M-1 0l3 3 3-3"},
	},
	{ // plains
		{"M-18 10q18-12 36 0v6h-36z", "M-14 8q2-8 0-14M-14 8", "M-14 12q14-6 28 0M-10 15q10-3 20 0"},
		{"M-18 12h36v4h-36z", "M-2 12V-8h3v20zM-10-8h20v2h-20zM-8-3l2-3h3zM8-3L6-6H3z", "M-14 14h28"},
		{"M-12 12q0-14 12-14t12 14z", "M-16 12h32v3h-32z", "M-6 10q0-8 6-9M2 10q2-5 0-9M7 10q0-4-2-7"},
		{"M-18 14l6-20 6 20zM6 14l6-20 6 20z",
			"M-17 14v-5h2v5zM-7 14v-5h2v5zM3 14v-5h2v5zM13 14v-5h2v5zM-18 10h36v1.5h-36z", "M-16 16h32"},
	},
	{ // urban
		{"M-16 16V-4h12v20z", "M-4 16V-14H10v5h6v25z", "M-1-9h3M5-9h3M-1-3h3M5-3h3M-1 3h3M5 3h3M12-4v16"},
		{"M2 16V0h14v16z", "M-16 16V-8l8-6 8 6v24z", "M-12-3h3M-6-3h3M-12 4h3M-6 4h3M-9 16V10h3"},
		{"M-17 16V6h34v10z", "M-10 16V-10h4v-5h3v5h4V6h4V-2h10v18z", "M-7-5h3M-7 1h3M-7 7h3M9 3h3M9 9h3"},
		{"M-6 16V-12h16v28z", "M-18 16V4l12-5v17zM8 16V0h9v16z", "M-14 9h3M-9 8h2M-2-6h3M4-6h3M-2 0h3M4 0h3M11 6h3"},
	},
	{ // mountain
		{"M-18 16L-6-8 4 16z", "M-8 16L6-15 18 16z", "M6-15l-3 9 4 4-3 6M6-15l4 10-2 5"},
		{"M0 16L10-6 18 16z", "M-18 16L-8-14-2-4 2-9 12 16z", "M-8-14l-2 9 4 3-3 7M2-9l2 7-2 4"},
		{"M-18 16L0-10 18 16z", "M-14 16L-4-4 0 2 6-12 17 16z", "M-4-4l-2 7 3 4M6-12l-2 9 4 3-2 6"},
		{"M-16 14l8-12 8 12z", "M-6 16L4-10l4 6 3-4 7 24z", "M4-10l-2 8 3 4-2 6M11-8l1 8"},
	},
}

package art

import (
	"slices"
	"strconv"
	"strings"
)

// faces are the faces of the dice on a grid of 24, one solid path each.
var faces = map[string]string{
	"miss":      "M4 6.3L6.3 4 12 9.7 17.7 4 20 6.3 14.3 12 20 17.7 17.7 20 12 14.3 6.3 20 4 17.7 9.7 12z",
	"warrior":   "M3.5 12.5L7 3h10l3.5 9.5V21.5h-5v-6h-7v6h-5zM8.5 10v2.5h7V10z",
	"attack":    "M1.5 22.5L8.5 8 22.5 1.5 16 15.5z",
	"critical":  "M1 1l11 5.5L23 1l-5.5 11L23 23l-11-5.5L1 23l5.5-11zM12 9.5L9.5 12l2.5 2.5 2.5-2.5z",
	"block":     "M3 2h18v10.5L12 23 3 12.5zM10.5 5v12l1.5 1.8 1.5-1.8V5z",
	"knockdown": "M1.5 11h5.5v5.5H1.5zM8 12l8 4.5L20 3.5l3 1-5.5 15.5L7 16.5zM1 20.5h22V23H1z",
	"special": "M12 1l2.8 6.5L21.5 5 19 11.5 23 17l-7-.5L12 23l-4-6.5-7 .5 4-5.5L2.5 5l6.7 2.5zM10.5 9v4h3V9zM10.5 " +
		"14.5V17h3v-2.5z",
	"skill": "M12 1l6.5 21.5L12 18l-6.5 4.5z",
	"range": "M10.8 1h2.4v5.5h-2.4zM10.8 17.5h2.4V23h-2.4zM1 10.8h5.5v2.4H1zM17.5 10.8H23v2.4h-5.5zM12 3.4a8.6 8.6 0 " +
		"1 0 0 17.2a8.6 8.6 0 1 0 0-17.2zM12 5.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4z",
}

// Face is what a face of a die looks like, such as "attack": a path on a grid of 24 in the current colour; "" for one
// without a picture.
func Face(name string) string {
	d := faces[name]
	if d == "" {
		return ""
	}
	return `<path fill="currentColor" fill-rule="evenodd" d="` + d + `"/>`
}

// Sun is what stands behind whoever is in a fight and has no drawing: a disc sliced by lines that thicken downwards, on
// 330 by 340.
func Sun() string {
	s := `<g class="slip"><path class="st" d="M47 128a118 118 0 1 0 236 0a118 118 0 1 0-236 0z"/></g>`
	for i, y := range [...]int{122, 136, 150, 163, 177, 191, 204, 218} {
		s += `<path class="cut" d="M40 ` + strconv.Itoa(y) + `h250v` + strconv.Itoa(2+i) + `H40z"/>`
	}
	return s
}

// Die is the body of a die, by its kind: a square for melee, a shield for defence, a disc for shooting. It is 64 by 64
// and lies on a ledge.
func Die(kind int) string {
	shape := [...][2]string{{"M6 6H66V66H6z", "M2 2H62V62H2z"}, {"M6 6H66V48L36 67 6 48z", "M2 2H62V44L32 63 2 44z"},
		{"M6 36a30 30 0 1 0 60 0a30 30 0 1 0-60 0z", "M2 32a30 30 0 1 0 60 0a30 30 0 1 0-60 0z"}}[kind]
	return `<path class="d-led" d="` + shape[0] + `"/><path class="d-body" d="` + shape[1] + `"/>`
}

// Throws are the dice of throws, one above the other, for a sheet over the table, on 640 by 190 from 44 down: those of
// one side to the left of the middle, those of the other to the right, as the edges may be out of sight. A face is
// named as in Face; a range has its number behind a colon, and as many marks.
func Throws(list [][2][]string) string {
	var b strings.Builder
	b.WriteString(st("M-40 0H680V300H-40z"))
	alone := thrownBy(list, 0) != thrownBy(list, 1) // one side has thrown nothing: the other stands in the middle
	if !alone {
		b.WriteString(ky("M319 52H321V226H319z"))
	}
	high := 180 / max(1, len(list))
	for i, x := range list {
		for side, dice := range x {
			wide := min(56, 194/max(1, len(dice)))
			size := min(48, high-8, wide-4)
			for n, face := range dice {
				left := 330 + n*wide
				switch {
				case alone:
					left = 320 - len(dice)*wide/2 + n*wide
				case side == 0:
					left = 310 - size - n*wide
				}
				die(&b, face, left, 49+i*high+(high-size)/2, size)
			}
		}
	}
	return b.String()
}

// thrownBy reports whether a side has thrown any die.
func thrownBy(list [][2][]string, side int) bool {
	return slices.ContainsFunc(list, func(x [2][]string) bool { return len(x[side]) > 0 })
}

// die is a die that shows a face, dark, from its upper left corner; a miss is dim.
func die(b *strings.Builder, face string, x, y, size int) {
	name, marks, _ := strings.Cut(face, ":")
	dim := ""
	if name == "miss" {
		dim = `" opacity=".4`
	}
	b.WriteString(`<g transform="translate(` + strconv.Itoa(x) + " " + strconv.Itoa(y) + ") scale(" +
		strconv.FormatFloat(float64(size)/32, 'f', 3, 64) + ")" + dim + `">` + ky("M0 0H32V32H0z") +
		`<path class="pp" fill-rule="evenodd" transform="translate(5 4) scale(.9)" d="` + faces[name] + `"/>`)
	n, _ := strconv.Atoi(marks)
	for i := range n {
		b.WriteString(pp("M" + strconv.Itoa(6+8*i) + " 28h5v2h-5z"))
	}
	b.WriteString("</g>")
}

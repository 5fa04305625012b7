package art

import (
	"fmt"
	"strings"
)

// Scene is a wide picture: the content of an <svg viewBox="0 44 640 190" preserveAspectRatio="xMidYMid slice">, its
// subject in the middle 400. It panics on a name it does not have.
func Scene(name string) string {
	c, ok := scenes[name]
	if !ok {
		panic("posthuman: no scene is called " + name)
	}
	return st("M-40 0H680V300H-40z") + `<g class="slip">` + strings.Join(c.spot, "") + `</g>` + strings.Join(c.key, "")
}

// sun is a low sun, sliced by lines of the sky behind it.
func sun(x, y, r int) string {
	var b strings.Builder
	b.WriteString(pp(fmt.Sprintf("M%d %da%d %d 0 1 1-.1 0z", x, y-r, r, r)))
	for i := range 8 {
		b.WriteString(st(fmt.Sprintf("M%d %dh%dv%dh-%dz", x-r-4, y+4+11*i, 2*r+8, 2+i, 2*r+8)))
	}
	return b.String()
}

// ground is the road and the land at its side.
const ground = "M-40 196q180-30 340-14t360-10V310H-40z"

// scenes are all wide pictures by their names.
var scenes = map[string]cut{
	// somebody lies face down on the road, the spear broken
	"road": {
		[]string{sun(470, 112, 92), sp(ground)},
		[]string{
			pp("M-40 208q130-24 300-16t420-6V310H-40z"),
			klt("M-30 232q70-10 130-8M470 226q90-6 190-4M560 236q60-4 110-2M20 240q40-6 90-4M420 238q40-3 90-2M-30 " +
				"214q60-12 130-14"),
			ky("M188 192l13-12 20 2 10 10 22-14 42-2 42 12 34-6 30 8 62 10 54 2 20-18 9 4-8 24-24 8-64 0-40-4 28 8 " +
				"34-6 32 8-2 9-34-2-46 6-66-12-60 2-40-4-34 12-62 4-22-6-14 4-4-4 12-6-8-4 4-3 18 4 50-8 12-8-14-4z"),
			pp("M200 181l8-1 8 32-9 1z"),
			ky("M201 186l-22-14 6 10-20-2 15 8-15 6 27 3z"),
			plt("M250 182l-10 18-30 12M346 188l4 26M398 214l70-2M384 200l64 6"),
			ky("M66 226l74-22 2 5-74 22zM152 196l40-40 4 4-40 40zM190 150l8 8 26-30-4-12-10 6z"),
			pp("M198 150l18-22 2 6-16 18z"),
		},
	},
	// an empty can, its lid up, and a spoon
	"can": {
		[]string{sun(320, 116, 92), sp(ground)},
		[]string{
			pp("M-40 208q130-24 300-16t420-6V310H-40z"),
			klt("M-30 232q70-10 130-8M470 226q90-6 190-4M20 240q40-6 90-4M420 238q40-3 90-2"),
			ky("M262 120q58-18 116 0v92q-58 18-116 0zM378 118l44-58 10 6-46 62z"),
			pp("M272 122q48-12 96 0-48 12-96 0zM262 146q58 14 116 0v40q-58 14-116 0z"),
			ky("M292 160h56v4h-56zM300 171h40v4h-40z"),
			plt("M270 206q50 12 100 0"),
			ky("M438 214l84-10 2 5-84 10zM420 210q16-10 26 4-10 12-26 4z"),
		},
	},
	// a head, one side of it whole, the other scarred
	"face": {
		[]string{sp("M320 40q-86 6-86 104 0 60 40 96h46z"), pp("M320 40q86 6 86 104 0 60-40 96h-46z")},
		[]string{
			ky("M320 40q-86 6-86 104 0 60 40 96h46z"),
			ky("M366 240q40-36 40-96 0-98-86-104v8q76 8 76 96 0 54-38 96z"),
			ky("M334 70l52 22-4 7-52-21zM330 104l66 26-4 7-66-25zM334 146l58 18-3 7-58-18zM336 186l44 10-3 7-44-10z"),
			ky("M346 62l8-3 10 60-7 2zM370 92l7-1 2 88-7 1z"),
			plt("M262 96l34-6M256 130h44M266 190l34 4"),
			klt("M60 226h120M470 222h130M90 236h70M500 234h70"),
		},
	},
	// a door from inside, and the mark scratched into it
	"door": {
		[]string{sp("M-40 200h720v110H-40z"), pp("M226 30h188v180H226z")},
		[]string{
			ky("M206 20h228v190h-20V40H226v170h-20z"),
			ky("M226 40h188v170H226z"),
			pl("M272 40v170M320 40v170M368 40v170"),
			pp("M284 96l8-4 56 78-8 5zM348 88l8 5-66 84-7-5zM300 74h44v7h-44z"),
			pp("M390 128a8 8 0 1 1-.1 0z"),
			klt("M-20 224h200M450 220h190M40 236h120M480 234h120"),
		},
	},
}

package art

import (
	"maps"
	"slices"
	"strings"
)

// Vignette is the picture of a sort of card, such as "gun" or "forest": the content of a drawing of 140 by 66, the
// subject in its middle. It panics on a name it does not have.
func Vignette(name string) string {
	v, ok := vignettes[name]
	if !ok {
		v, ok = own(name)
	}
	if !ok {
		panic("saga: no vignette is called " + name)
	}
	return `<g class="slip">` + v.spot + `</g>` + v.key
}

// own is the picture of something that people carry, of who follows them, of what they do in a challenge, of whom
// they meet, or of what happens.
func own(name string) (v vignette, ok bool) {
	for _, drawn := range [...]map[string]vignette{things, moves, beings, happenings, landmarks} {
		if v, ok = drawn[name]; ok {
			break
		}
	}
	return v, ok
}

// Drawn reports whether there is such a picture, by the name of its card in small letters with hyphens.
func Drawn(name string) bool {
	_, ok := own(name)
	return ok
}

// Things are the names of all that has a picture of its own, in alphabetical order.
func Things() []string { return slices.Sorted(maps.Keys(things)) }

// Moves are the names of the challenge cards that have one, in alphabetical order.
func Moves() []string { return slices.Sorted(maps.Keys(moves)) }

// vignette is a picture of two plates: the spot behind, printed a little off, and the key in front with its paper cuts.
type vignette struct{ spot, key string }

var ground = st("M-4 50q40-8 74-2t74-6v26H-4z")

// beyond is the ground to both sides of pictures that are shown whole on something wider.
var beyond = map[string]string{
	"mutant":  st("M-45 50H-3V76H-45zM143 42h46v34h-46z"),
	"mission": st("M-45 30H-3V76H-45zM143 30h46v46h-46z"),
	"event":   st("M-45-4H-3V70H-45zM143-4h46v74h-46z"),
}

// Beyond is what lies to both sides of a vignette, nothing for those without ground.
func Beyond(name string) string {
	if v, ok := happenings[name]; ok {
		return `<g class="slip">` + onward(v) + `</g>`
	}
	return `<g class="slip">` + beyond[name] + `</g>`
}

// onward is the sky of an event to both sides of its picture, where it has one.
func onward(v vignette) string {
	switch {
	case strings.Contains(v.spot, st(sky)):
		return beyond["event"]
	case strings.Contains(v.spot, sp(sky)):
		return sp("M-45-4H-3V70H-45zM143-4h46v74h-46z")
	}
	return ""
}

var vignettes = map[string]vignette{
	"city": {sp("M-4-4H144V70H-4z") + st("M96 18a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"),
		ky("M14 66V34l7-5 8 6V18l8-6 9 4v22l10-8 9 6V22h12v10l8-6 9 7V14h9l8 10v42z") +
			pp("M18 42h3v4h-3zM26 42h3v4h-3zM33 24h3v4h-3zM33 34h3v4h-3zM60 44h3v4h-3zM70 30h3v4h-3zM70 42h3v4h-3z"+
				"M98 24h3v4h-3zM98 36h3v4h-3z")},
	"forest": {st("M-4-4H144V70H-4z") + sp("M-4 46q40-10 74-3t74-6v33H-4z"),
		ky("M30 10l14 27h-5l11 22H36v7H24v-7H10l11-22h-5zM70 4l16 30h-6l12 25H77v7H63v-7H48l12-25h-6zM112 12l13 "+
			"25h-5l10 22h-13v7h-10v-7H94l10-22h-5z") + plt("M30 18v34M70 12v40M112 20v32")},
	"rural": {pp("M-4-4H144V70H-4z") + st("M-4 34q60-9 148-2v38H-4z") +
		sp("M70 36L-10 70h26zM70 36L34 70h18zM70 36v34h18zM70 36l46 34h24z"),
		ky("M84 36V20l12-11 12 11v16zM26 36h2V22h-2zM38 36h2V22h-2zM50 36h2V22h-2zM20 26h38v2H20z") +
			pp("M92 36V24h8v12z")},
	"mountain": {pp("M-4-4H144V70H-4z") + st("M98 22a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"),
		ky("M4 66L48 8l18 24 10-10 22 26 10-8 28 26z") + pp("M48 8l10 14-8 2 4 10-9-3-6 8-5-13z")},
	"site": {ground, ky("M34 58V30l16 9v-9l16 9v-9l16 9V12h8v46z") +
		pp("M42 46h7v6h-7zM58 46h7v6h-7zM74 46h7v6h-7z") + kl("M94 12q8-6 4-12M92 58h26")},
	"story": {st("M30 6h80v54H30z"),
		ky("M38 14h30l2 3 2-3h30v40H72l-2 3-2-3H38z") +
			pp("M44 20h20v3H44zM44 27h20v3H44zM44 34h14v3H44zM76 20h20v3H76zM76 27h20v3H76zM76 34h14v3H76z")},
	"mutant": {st("M40 33a30 30 0 1 0 60 0a30 30 0 1 0-60 0z") + ground,
		ky("M56 66l4-22-12-10 2-10 8 7-6-15 5-1 5 12h16l5-12 5 1-6 15 8-7 2 10-12 10 4 22z") +
			pp("M63 36l6 3-2 4-5-3zM77 36l-6 3 2 4 5-3zM64 50h12l-2 5h-8z")},
	"human": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M58 66l3-20-6-6 2-14 8-6V12l5-5 5 5v8l8 6 2 14-6 6 3 20zM86 24l18-14 2 3-18 15z") +
			pp("M66 15h8v2h-8zM67 30l3 14 3-14z")},
	"fish": {st("M-4 44q40-8 74-2t74-6v34H-4z"),
		ky("M36 36q16-20 42-18q18 2 30 16l-12 4 10 3q-10 11-28 11q-26 2-42-16zM40 36L20 20l5 16-5 16z") +
			pp("M90 28a3 3 0 1 0 6 0a3 3 0 1 0-6 0z") + plt("M82 23q-6 12 0 24M64 26q6 9 0 20M50 30q4 6 0 13")},
	"beast": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M34 64l3-20-8-12 4-8 10 6h36l8-12 2-10 6 8 14 6-3 9-12 5-4 12 3 16h-8l-4-14H60l-3 14h-8l2-14-6 2-3 12z") +
			pp("M95 24h5v3h-5z") + plt("M44 34h26M46 40h20")},
	"boar": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M34 64l3-15q-9-6-6-17q4-11 13-14l1-7 6 5 5-7 5 6 6-6 4 7q16 1 26 11l11 4 9 9-2 7-9 1-8 7h-8l-2 9h-8"+
			"l-1-9H56l-3 9h-8l1-10-4-2z") +
			pp("M53 33a8 9 0 1 0 16 0a8 9 0 1 0-16 0zM95 31h4v3h-4zM106 46l7-10 2 2-4 9z") +
			klt("M57 36l7-8M61 39l5-6")},
	"child": {st("M38 66V36q0-30 32-30t32 30v30z") + ground,
		ky("M61 64l2-16-8 6-3-4 10-13 4-3q-8-5-8-13a12 12 0 1 1 24 0q0 8-8 13l4 3 10 13-3 4-8-6 2 16h-7l-2-11-2 11z") +
			pp("M64 19h4v4h-4zM72 19h4v4h-4z")},
	"kindling": {st("M70-2q15 14 10 24q9-4 8-12q15 14 7 30q7-4 9-10q5 26-20 36H54q-22-12-16-32q4 8 10 8q-7-18 7-28" +
		"q-1 10 6 12q-2-16 9-28z"),
		ky("M63 66l2-26-21-10 2-5 20 9-3-14 4-4 3 5 4-5 3 5 3 5-3 10 21-12 2 5-22 14 2 23z") +
			pp("M66 24h3v4h-3zM72 24h3v4h-3z") + plt("M67 64l1-22M72 64l-1-22M48 29l14 7M94 29l-14 9")},
	"woman": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M46 66l11-26-6-3 3-12 8-4q-4-15 8-17q12 2 8 17l8 4 3 12-6 3 11 26zM96 14h3v52h-3z"+
			"M84 28l13 5-1 4-14-4z") +
			pp("M65 13q5-4 10 0v6q-5 5-10 0zM58 44h24l6 18H52z") + klt("M62 50h16M60 56h20")},
	"trader": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M58 66l2-22-6-6 3-13 8-4-9-2v-4h7l1-9h14l1 9h7v4l-9 2 8 4 3 13-6 6 2 22zM32 42h20v18H32z"+
			"M34 42q8-16 16 0h-3q-5-9-10 0z") +
			pp("M65 21h10v3H65zM68 30h5v14h-5z") + plt("M34 47h16M34 53h16M39 43v16M45 43v16")},
	"bird": {st("M44 26a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M66 64l2-22-20-2-12 6 14-20 22-8 6-12 8-4 6 4 16 8-18 1-5 9 2 12-10 8-3 20h-4l2-19h-2l-1 19z") +
			pp("M86 8h3v3h-3z") + plt("M52 34l16-6M54 38l18-5")},
	"crowd": {st("M-4 26q40-10 74-3t74-6v53H-4z"),
		ky("M28 66V46l6-8v-7a6 6 0 1 1 12 0v7l6 8v20zM58 66V38l6-9v-8a6.500 6.500 0 1 1 13 0v8l6 9v28z"+
			"M90 66V44l6-8v-7a6 "+
			"6 0 1 1 12 0v7l6 8v22z") +
			pp("M36 30h8v2h-8zM66 20h9v2h-9zM98 28h8v2h-8z")},
	"rider": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M34 64l4-20-6-8 4-7 8 5h32l12-14 3-8 4 7 10 5-3 8-9 3-5 11 3 18h-7l-4-15H56l-3 15h-7l2-15-6 3-2 12z"+
			"M54 38l-2-19 6-5v-4a5 5 0 1 1 10 0v4l6 6 2 18z") +
			pp("M59 10h8v2h-8zM97 22h4v2h-4z")},
	"shooter": {st("M44 30a26 26 0 1 0 52 0a26 26 0 1 0-52 0z") + ground,
		ky("M52 66l3-20-6-6 2-14 8-6V12l5-5 5 5v8l8 6 2 14-6 6 3 20zM58 28h62v-3h8v8H92l-3 6h-7l2-6H58z") +
			pp("M60 15h8v2h-8zM62 29h40v1.500H62z")},
	"gun": {ground, ky("M22 26h66v-6h28v10H92l-3 4H70l-5 20H50l5-20H22z") + pp("M74 27h18v2H74zM28 29h20v2H28z")},
	"blade": {ground, ky("M110 8l-4 16-46 30-6-8zM56 46l6 8-5 5 6 5-5 4-8-8-14 10-6-7 12-12-6-6 5-4 5 5z") +
		plt("M104 14L66 42")},
	"gear": {ground, ky("M46 18h48l6 10v30H40V28zM58 18v-6h24v6h-5v-2H63v2z") +
		pp("M46 32h48v3H46zM62 40h16v10H62z")},
	"follower": {st("M34 60q36-26 72 0v6H34z"),
		ky("M62 12h16l5 7v10l-7 8H64l-7-8V19zM44 64l5-16 14-6 7 6 7-6 14 6 5 16z") + pp("M64 22h12v3H64z")},
	"mutation": {st("M44 33a26 26 0 1 0 52 0a26 26 0 1 0-52 0z"),
		ky("M52 6h9c0 14 26 18 26 29S61 50 61 62h-9c0-16 25-20 25-27S52 21 52 6zM88 6h-8c0 6-4 10-9 14l7 5c6-5 10-10 " +
			"10-19zM88 62h-8c0-6-4-10-9-14l7-5c6 5 10 10 10 19z")},
	"event": {st("M-4-4H144V70H-4z"),
		ky("M76 4L46 38h16L54 64l40-38H76l12-22z") + plt("M14 18h24M10 30h22M104 40h26M100 52h22")},
	"sign": {ground, ky("M44 62V34q0-24 26-24t26 24v28H80V40q0-12-10-12T60 40v22z") + pp("M66 14h8v6h-8z")},
	"morning": {sp("M-4-4H144V40H-4z") + st("M46 40a24 24 0 1 1 48 0z"),
		ky("M-4 40H144V70H-4z") + plt("M10 48h48M70 48h60M22 56h70M100 56h24")},
	"recon": {ground, ky("M30 20h20v20H30zM60 20h20v20H60zM90 20h20v20H90z") + kl("M50 30h10M80 30h10") +
		pp("M36 26h8v8h-8zM66 26h8v8h-8zM96 26h8v8h-8z")},
	"mission": {st("M-4 30q74-20 148 0v40H-4z"),
		ky("M44 62V24l10-10h32l10 10v38H82V34H58v28z") + pp("M50 24h6v6h-6zM84 24h6v6h-6z") +
			ky("M62 38h3v24h-3zM69 38h3v24h-3zM76 38h3v24h-3z")},
	"challenge": {st("M30 8h36v52H30z") + sp("M74 8h36v52H74z"),
		ky("M44 22h8v8h8v8h-8v8h-8v-8h-8v-8h8zM104 16l-4 10-16 14-4-4 16-16zM82 38l4 4-6 6-4-4z")},
	"skill": {st("M44 33a26 26 0 1 0 52 0a26 26 0 1 0-52 0z"), ky("M70 4l18 58-18-12-18 12z") + plt("M70 16v30")},
}

package art

import "fmt"

// Survivors are busts without features; the prop tells who it is.
var survivors = map[string]func(*pic){
	"Cooker": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.sp("M62 66q-4-12 4-18l-1-10q7 4 9 12l5-8 6 8 5-8 6 8 6-8 4 7q2-8 10-11-2 7 0 11 6 8 2 17z")
		p.shoulders(44, 30)
		p.head(44, 22)
		p.ky("M31 18l4-10 9-3 9 3 4 8-3 4H35zM30 20l-6 4 2-8 5-2z")
		p.plt("M33 15q11-5 22 0")
		p.ky("M36 32h16l2 8-10 8-10-8z")
		p.plt("M39 36l1 6M44 36v9M49 36l-1 6")
		// a hubcap for a pan, a lizard in it
		p.ky("M64 36h60l-8 8H72z", "M58 50l22-14 3 3-21 15z")
		p.pp("M70 38h48l-2.5 2H72z")
		p.ky("M80 36q2-8 10-8h8l6-6 3 3-5 6 8 5zM104 24l8-8 6-2-1 3-5 2-5 7z",
			"M88 29l-4-5 2-1 4 5zM98 29l3-6 2 1-2 6z")
		p.klt("M82 22q-4-4 0-8t0-9M92 20q-4-4 0-8t0-9")
		p.plt("M34 52l6 14M54 52l-6 14")
	},
	"Courier": func(p *pic) {
		p.sp("M46 34l26 12 22-12 40 8-8 8 12 6H94L74 66H40l-6-14z", "M0 0h22v66H0z")
		p.ky("M54 8l16-6 16 6 6 14-4 14-18 10-18-10-4-14z")
		p.pp("M56 17h28v10l-6 3-5-3h-6l-5 3-6-3z")
		p.ky("M59 20h9v6l-4 2-5-2zM72 20h9v6l-5 2-4-2z")
		p.pp("M62 34l8 4 8-4v3l-8 4-8-4z")
		p.ky("M30 66l6-16 18-10 16 10 16-10 18 10 6 16z")
		p.pp("M84 48l4 2-22 16h-5z")
		// the parcel on its strap
		p.ky("M84 52h22v14H84z")
		p.pp("M94 52h2v14h-2zM84 58h22v1.5H84z")
		p.klt("M104 16h30M110 22h22M102 28h34M116 10h14")
	},
	"Cutthroat": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(disc(70, 30, 30))
		p.ky("M32 66l6-16 16-8-4-16 6-16 14-8 14 8 6 16-4 16 16 8 6 16z")
		p.pp("M58 18l12-6 12 6v8l-12 4-12-4z")
		p.ky("M60 19h20l-1 5-9 3-9-3zM56 28l14 5 14-5-2 12-12 6-12-6z")
		p.over("M56 28l14 5 14-5-1 7-13 6-13-6z")
		// the left knife is being sharpened, the right one has made up its mind
		p.pp("M28 54l60-12q14-3 24-10-2 10-12 14L30 60zM112 54L52 42q-14-3-24-10 2 10 12 14l70 14z")
		p.ky("M31 55.5l60-12q8-2 14-5.5-4 4-10 5.5L32 57.5zM109 55.5l-60-12q-8-2-14-5.5 4 4 10 5.5l63 14z")
		p.ky("M8 56l18-4 3 9-17 7zM132 56l-18-4-3 9 17 7z")
		p.plt("M14 56l3 8M20 54.5l3 8M126 56l-3 8M120 54.5l-3 8")
	},
	"Digger": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M58 20L140-6v40L60 26z")
		p.ky("M0 0h24l-4 12 6 10-8 12 6 14-6 18H0z")
		p.shoulders(54, 32)
		p.head(54, 26)
		p.ky("M40 22q0-16 14-16t14 16l4 3H38zM64 13h7v9h-7z")
		p.pp("M66 15h5v5h-5z", "M44 17q2-7 8-8l.5 2q-5 2-6 7z")
		p.plt("M42 40l4 26M66 40l-4 26")
		// the shovel on her shoulder, strata in the light
		p.ky("M80 66L104 16l3 1.5L84 66zM99 2l16-2 4 10-3 12-14-5z")
		p.pp("M105 6l7-1 1 9-3 0z")
		p.klt("M96 34q10-4 44-6M92 42q20-4 48-4M90 50q20-2 50-4M86 58q20-2 54-4")
		p.plt("M4 12l10 4M2 30l12 2M4 48l10-4")
	},
	"Fanatic": func(p *pic) {
		p.sp(star(70, 30, 70, 30, 14, 0))
		p.left(disc(70, 30, 23))
		p.ky("M40 66l4-18 14-7h24l14 7 4 18z")
		p.head(70, 24)
		p.ky("M60 18l2-8 8-4 8 4 2 8z")
		p.over("M68 5h4v14h-4z")
		// the bumper borne across both shoulders
		p.ky("M8 42l8-6h108l8 6-6 8H14z", "M18 36l-2-10 8-2 4 12zM122 36l2-10-8-2-4 12z",
			"M26 40l4-18 6 2-3 18zM114 40l-4-18-6 2 3 18zM28 24l2-8 5-1 2 10zM112 24l-2-8-5-1-2 10z")
		p.pp("M14 41h112l2 1.5H13z", rect(52, 44, 10, 4), rect(78, 44, 10, 4))
		p.pp(disc(22, 45, 2.6), disc(118, 45, 2.6))
		p.plt("M56 54l4 12M84 54l-4 12M70 54v12")
	},
	"Gambler": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.sp(disc(46, 30, 28))
		p.shoulders(46, 32)
		p.head(46, 26)
		p.ky("M20 22l12-2 2-12 6-4h12l6 4 2 12 12 2-2 4H22z")
		p.pp("M33 16h26v2.5H33z")
		p.ky("M38 46l8 6 8-6-2 8-6-3-6 3z")
		p.pp("M42 54h8l-4 12z")
		// two dice in the air
		p.pp("M80 22l18-8 16 9-1 20-17 8-16-9z")
		p.ky("M82 24l14 8v17l-14-8zM98 16.5l13 7-13.5 6.5-13-7z")
		p.kl("M98 32v18M98 31l15-7")
		p.pp(disc(86, 30, 1.7), disc(92, 42, 1.7), disc(89, 36, 1.7))
		p.over(disc(97.5, 23, 2.4))
		p.ky(disc(103, 34, 1.7), disc(109, 40, 1.7), disc(103, 42, 1.7), disc(109, 31, 1.7))
		p.ky("M108 48l12-3 9 8-3 12-13 3-8-9z")
		p.pp(disc(112, 53, 1.5), disc(119, 50.5, 1.5), disc(113, 60, 1.5), disc(121, 58, 1.5), disc(116.5, 55.5, 1.5))
	},
	"Paramedic": func(p *pic) {
		p.sp("M0 0h58v66H0z")
		p.shoulders(58, 32)
		p.head(58, 24)
		p.ky("M44 20q0-14 14-16 14 2 14 16l-3-2H47zM44 18h-5l5 22 4-2zM72 18h5l-5 22-4-2z")
		p.pp("M54 7h8v3h-8zM56.5 4.5h3v8h-3z")
		p.pl("M50 44q0 8 8 8t8-8M58 52v8")
		p.pp(disc(58, 62, 3))
		// the bag, needle and thread in her hand
		p.ky("M84 34h44v30H84zM96 34q0-8 10-8t10 8h-4q0-4-6-4t-6 4z")
		p.pp("M102 38h8v7h7v8h-7v7h-8v-7h-7v-8h7z")
		p.kl("M70 44L100 66M30 46L22 24")
		p.ky("M18 26l3-6 5 0 2 8-6 4z")
		p.pl("M22 22L34 4M22 24Q6 20 10 36t-6 20")
	},
	"Sheriff": func(p *pic) {
		p.sp(star(92, 34, 44, 17, 5, -90))
		p.shoulders(60, 36)
		p.head(60, 28)
		p.ky("M24 24q14-2 18-4l2-14q4-5 8-2l8 2 8-2q4-3 8 2l2 14q4 2 18 4-8 6-20 6H44q-12 0-20-6z")
		p.pp("M42.5 17q17 5 35 0l.4 3q-18 5-36 0z")
		p.ky("M46 40l14 8 14-8 3 8-12 6 2 12h-14l2-12-12-6z")
		p.plt("M48 43l12 7 12-7")
		p.pp(star(80, 55, 8, 3.6, 5, -90))
		p.ky(disc(80, 55, 1.5))
		// the warrant
		p.pp("M98 38l28-4 4 24-28 4z")
		p.klt("M98 38l28-4 4 24-28 4zM103 42l18-2.5M104 47l19-2.6M105 52l12-1.7")
		p.over(disc(123, 53, 3))
	},
	"Trader": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M74 6h66v60H74z")
		p.shoulders(42, 32)
		p.head(42, 26)
		p.ky("M28 20q-2-14 14-16 16 2 15 16-14-5-29 0zM54 8l8 0 2 14-6 4z")
		p.plt("M30 18q10-10 24-10M32 12q8-6 18-6M38 19q10-4 16-3")
		p.ky("M33 32l9 3 9-3-2 14-7 6-7-6z")
		// honest scales, and a thumb
		p.ky("M100 8h4v42h-4zM78 12h48v3H78zM94 50h16v4H94z", disc(102, 8, 4))
		p.klt("M82 14l-8 22M82 14l8 22M122 14l-8 16M122 14l8 16")
		p.ky("M70 36h24q-2 9-12 9t-12-9zM110 30h24q-2 9-12 9t-12-9z", "M76 36l2-8h8l2 8zM118 30v-8h3v-3h4v3h3v8z")
		p.pp("M120 24h6v1.3h-6z")
		p.ky("M64 66l10-12 10-6 4-6 4 1-2 8-8 6-4 9z")
	},
	"Truck Driver": func(p *pic) {
		p.sp("M20 0h100l14 44H6z")
		p.left("M20 30l24-10 20 8 26-14 38 18 4 10H9z")
		p.shoulders(66, 34)
		p.head(66, 22)
		p.ky("M52 16q1-11 14-12 13 1 14 12l14 4-2 3-26-4H52zM52 16l-6 20 6 4 3-16z")
		p.pp("M62 7h8v5h-8z")
		// the wheel, her hands on it
		p.pp("M28 66a38 24 0 0 1 76 0h-11a27 15 0 0 0-54 0z", "M60 52h12v14H60z")
		p.ky("M31 66a35 22 0 0 1 70 0h-5a30 17.5 0 0 0-60 0z", "M63 49h6v17h-6z")
		p.ky("M36 54l6-8 8 3-5 9zM96 54l-6-8-8 3 5 9z")
		p.ky("M0 0h20L6 44v22H0zM140 0h-20l14 44v22h6z", "M84 0h4v6h18v9H78V6h6z")
		p.pp("M81 8h22v5H81z")
		p.kl("M104 15v6")
		p.ky("M100 21h8l-1 9h-6z")
		p.plt("M41 52l4 2M44 48l4 2M91 52l-4 2M88 48l-4 2")
	},
	"Welder": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(star(110, 40, 26, 9, 11, 5))
		p.ky("M18 66l6-18 16-8h28l16 8 8 18z")
		p.ky("M34 18q0-14 20-14t20 14v16l-8 12H42l-8-12z")
		p.pp("M41 18h26v11H41z")
		p.ky("M44 20.5h20v6H44z")
		p.over("M46 21.5h9l-2 4h-7z")
		p.pl("M38 36l5 6M70 36l-5 6M54 34v8")
		p.pp(disc(36, 22, 2), disc(72, 22, 2))
		// the torch and its bright line
		p.ky("M84 66l4-14 8-6 4 2-2 6-6 12zM92 50l8-12 3 2-7 12z", "M98 34l8 4-2 3-8-4z")
		p.pl("M108 40l16-18M110 42l22-2M109 44l14 14M106 37l-4-14")
		p.over(disc(109, 40, 4))
		p.plt("M30 50l8 16M76 50l-6 16M50 52h10")
	},
}

// shoulders rise from the foot of the picture to a neck at x, w to either side.
func (p *pic) shoulders(x, w float64) {
	p.ky(fmt.Sprintf("M%s 66l4-14 %s-8 6-2v-8h16v8l6 2 %s 8 4 14z", num(x-w), num(w-18), num(w-18)))
}

// head is a cut block with one lit plane; y is its middle.
func (p *pic) head(x, y float64) {
	p.ky(fmt.Sprintf("M%s %sl2-11 8-4 8 4 2 11-2 8-5 6h-6l-5-6z", num(x-10), num(y-1)))
	p.pp(fmt.Sprintf("M%s %sl5 1 .5 6-2.5 6-3 2.5-2-3 1-4-2-3z", num(x+2), num(y-4)))
}

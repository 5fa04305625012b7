package art

// Enemies are cut out of black; encounters and events share the open plate.
var dangers = map[string]func(*pic){
	"Destroyers": func(p *pic) {
		p.night()
		p.over("M72 3l10 12 18-8-4 18 20 4-14 12 10 18-40-4-40 4 10-18-14-12 20-4-4-18 18 8z")
		p.ky("M46 14l14 6h20l14-6-2 28-10 8v12H58V50l-10-8z")
		p.pp("M50 28l16 5v8l-12-2zM90 28l-16 5v8l12-2zM60 52h3v10h-3zM66 52h3v10h-3zM72 52h3v10h-3zM78 " +
			"52h3v10h-3zM68 42h4l1 6h-6z")
		p.pp("M0 0l8 10 8-10zM16 0l8 10 8-10zM124 0l8 10 8-10zM108 0l8 10 8-10zM0 66l8-10 8 10zM16 66l8-10 8 10zM124 " +
			"66l8-10 8 10zM108 66l8-10 8 10z")
	},
	"Pathfinder": func(p *pic) {
		p.night()
		p.pp(disc(70, 27, 27))
		// one rider from the front, on antlers of other people's tail lights
		p.ky("M60 18l1-9 4-5h10l4 5 1 9-3 6H63zM44 46l4-14 12-7h20l12 7 4 14-8 6 2 14H50l2-14zM36 34l12-2v6l-12 " +
			"1zM104 34l-12-2v6l12 1z")
		p.pp("M62 11h16l-2 6-4 1.5h-4L64 17z")
		p.pl("M38 35L20 22 8 24M27 27L24 10 14 2M25 16l10-8M102 35l18-13 12 2M113 27l3-17 10-8M115 16l-10-8M20 " +
			"22l-8-10M120 22l8-10")
		p.over(disc(38, 36, 5), disc(102, 36, 5), disc(20, 22, 4), disc(120, 22, 4), disc(24, 10, 3.5),
			disc(116, 10, 3.5), disc(35, 8, 3), disc(105, 8, 3), disc(9, 24, 3), disc(131, 24, 3), disc(12, 12, 3),
			disc(128, 12, 3))
		// lamp, fork and wheel
		p.pp(disc(70, 37, 10))
		p.ky(disc(70, 37, 8))
		p.over(disc(70, 37, 6))
		p.pl("M60 44l-4 22M80 44l4 22M52 52l-8 14M88 52l8 14")
		p.pp("M63 49h14v17H63z")
		p.ky("M65 49h3v17h-3zM72 49h3v17h-3zM63 53h14v1.5H63zM63 58h14v1.5H63zM63 63h14v1.5H63z")
		p.plt("M0 60h40M100 60h40M6 64h30M104 64h30")
	},
	"Metal Smasher": func(p *pic) {
		p.night()
		p.over("M70 66L10 30 40 34 26 6l30 16L70-6l14 28 30-16-14 28 30-4z")
		// the ram in its frame
		p.ky("M34 4h72v10H34zM34 14h10v52H34zM96 14h10v52H96zM60 8h20v18H60zM46 26h48v14H46z")
		p.pp("M50 28h40v3H50zM50 36l5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8v-2H50z",
			"M63 14h3v12h-3zM69 14h3v12h-3zM75 14h3v12h-3z")
		p.pp("M50 58l5-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9v8H50z")
		// the bonnets it wears
		p.ky("M6 20l28-6v16L8 36zM4 38l30-4v16L8 54zM12 56l22-4v14H14zM134 20l-28-6v16l26 6zM136 38l-30-4v16l26 " +
			"4zM128 56l-22-4v14h20z")
		p.pl("M6 20l28-6v16L8 36zM4 38l30-4v16L8 54zM134 20l-28-6v16l26 6zM136 38l-30-4v16l26 4z")
		p.plt("M9 33l22-5M8 41l23-3M10 51l21-3M15 59l16-3M131 23l-22-5M131 33l-22-5M132 41l-23-3M130 " +
			"51l-21-3M125 59l-16-3")
		p.pp(disc(17, 28, 2.6), disc(123, 28, 2.6), disc(18, 45, 2.3), disc(122, 45, 2.3))
	},
	"Plasma Perforator": func(p *pic) {
		p.night()
		// the beam, through a plate with a hole the width of a coin
		p.over("M56 24h64l20-6v28l-20-6H56z")
		p.pp("M56 28.5h84v7H56z")
		p.pp("M98 0h12v27H98zM98 38h12v28H98z")
		p.over(star(104, 32, 15, 6, 10, 9))
		p.pp(disc(104, 32, 4))
		p.ky("M101 0h6v20h-6zM101 46h6v20h-6z")
		// lens and rings
		p.pp(disc(40, 32, 29))
		p.ky(disc(40, 32, 26.5))
		p.pp(disc(40, 32, 21))
		p.ky(disc(40, 32, 19))
		p.over(disc(40, 32, 14))
		p.ky(disc(40, 32, 8))
		p.pp(disc(43, 29, 2.6))
		p.pl("M40 4v8M40 52v8M12 32h8M20 12l6 6M20 52l6-6M60 52l-6-6M60 12l-6 6")
		p.pp("M0 14l8 6v24l-8 6z")
	},
	"The Wild Horde": func(p *pic) {
		p.night()
		p.over("M0 16q20-10 40-4t100-2v56H0z")
		p.pp(disc(112, 14, 8))
		// forty riders, the near ones with horns
		p.ky("M0 29l5-10 6 7 6-8 7 8 7-11 7 9 8-8 7 9 8-10 8 9 8-8 7 8 8-10 7 9 7-8 8 9 7-8 8 8 6-9v15H0z")
		for _, x := range []float64{10, 48, 86, 124} {
			p.rider(x, 21, .8)
		}
		p.over("M0 30q16-5 34-1t36-1 70-1v40H0z")
		for _, x := range []float64{28, 70, 112} {
			p.rider(x, 49, 1.3)
		}
		p.ky("M0 64h140v2H0z")
	},
	"Baron Tesla": func(p *pic) {
		p.night()
		p.over(disc(70, 26, 24))
		p.pp("M20 2l16 10-6 2 14 8-5 2 12 7-16-5 4-3-14-6 6-3zM120 2l-16 10 6 2-14 8 5 2-12 7 16-5-4-3 14-6-6-3z")
		p.ky("M36 66l8-20 18-6v-8l-4-6 1-10 5-5h12l5 5 1 10-4 6v8l18 6 8 20z")
		// a crown of wire and a face of shadow
		p.ky("M56 14l-8-14h4l8 9 2-13h3l2 11 3-13 3 13 2-11h3l2 13 8-9h4l-8 14z")
		p.pp("M70 15l9 3-1 9-4 6-4 2zM64 11h12l1 2H63z")
		// the dress of fence wire
		p.plt("M44 48q26 12 52 0M41 54q29 14 58 0M39 60q31 14 62 0M52 44l-6 22M62 42l-4 24M78 42l4 24M88 44l6 22")
		p.pp("M52 51l2 2-2 2-2-2zM70 54l2 2-2 2-2-2zM88 51l2 2-2 2-2-2zM60 59l2 2-2 2-2-2zM80 59l2 2-2 2-2-2z")
		// coils on both hands
		p.ky("M14 30h12v36H14zM114 30h12v36h-12z")
		p.pp(stripes(12, 32, 16, 6, 5, 2.2, 0), stripes(112, 32, 16, 6, 5, 2.2, 0), disc(20, 24, 6), disc(120, 24, 6))
		p.pp("M26 24l12 4-4 3 12 5-14-3 4-3zM114 24l-12 4 4 3-12 5 14-3-4-3z")
	},
	"Relic Witch": func(p *pic) {
		p.sp("M70-6L126 66H14z")
		p.ky("M70 2l8 8 6 14 10 8 14 34H32l14-34 10-8 6-14z")
		p.pp("M62 20q8-8 16 0l2 10-10 8-10-8z")
		p.ky("M63 22q7-6 14 0l1 7-8 7-8-7z")
		p.pp("M66 26l3 1.5-3 1zM74 26l-3 1.5 3 1z")
		// what hangs from her
		p.plt("M50 34q20 14 40 0M46 40q24 16 48 0")
		p.pp(gear(56, 42, 4, 2.8, 7), disc(70, 48, 3.5), "M81 40h6v5h-2v3h-2v-3h-2z")
		p.ky(disc(56, 42, 1.2), disc(70, 48, 1.5))
		// three cards, a fuse and a doll's eye
		p.ky("M6 54h128v12H6z")
		p.pp("M22 51l12-2 2 13-12 2zM40 50h12v13H40zM58 50l12 2-2 13-12-2z", "M82 55h20v5H82z", disc(116, 57, 6))
		p.ky("M86 55h12v5H86zM26 54l5-1 1 6-5 1zM44 54h4v5h-4zM61 55l5 1-1 5-5-1z", disc(116, 57, 2.8))
		p.kl("M30 52L24 28M110 52l6-24")
		p.ky("M20 28l-2-10 3 4 2-6 2 6 3-4 0 9zM112 28l1-8 3 3 2-6 2 6 3-2-2 8z")
	},
	"Wasteland Nomad": func(p *pic) {
		p.sp("M0 40q34-18 72-8t68-12v46H0z", disc(26, 14, 9))
		p.ky("M92 12l6-4 5 5-2 5 8 10 2 26-5 8h-4l1-16-6-6-6 22h-5l5-28-2-12z")
		p.kl("M112 6v56M106 22q-8 6-14 6")
		// nine bells and no camel
		p.ky("M110 8h8v3h-8z")
		p.kl("M84 30Q60 44 30 30")
		p.ky("M80 33l3 7h-7zM72 36l3 7h-7zM64 37.5l3 7h-7zM55 38l3 7h-7zM47 37l3 7h-7zM39 35l3 7h-7zM31 31l3 8h-7z",
			"M86 26l8-4 3 12-9 2zM24 28l6-3 3 3-4 4-5-1z")
		p.pp("M94 14l5-2 2 3-3 2z")
		p.ky("M12 60l6-8h8l4 8z")
		p.pl("M2 56q40-14 80-5M20 63q40-12 70-7M104 58q20-8 36-12")
		p.plt("M98 24l4 12M95 30l3 14")
	},
	"Mutant Recruiter": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.sp("M36 4h68v40H36z")
		p.left("M38 6h64v36H38zM42 10v28h56V10z")
		p.shoulders(70, 28)
		p.head(70, 28)
		p.ky("M56 22q2-14 14-14t14 14zM52 20h36v3.5H52z")
		p.over("M67 12h6v6h-6z")
		// hands up, as many fingers as each applicant has
		p.ky("M14 66l2-28-6-12 2-1 5 7-2-12 2.5 0 3 11 1-13h2.5l1 13 4-10 2 1-3 12 4-4 2 1.5-7 11-2 24z",
			"M110 66l-1-22-6-10 2-1.5 5 6 0-14 3 0 2 13 5-11 2 1-3 14-2 25z",
			"M38 66l1-16-5-8 2-1 4 4 1-9 2 0 1 9 4-6 2 1-4 9 1 17z",
			"M126 66l1-26-5-8 2-1 4 4-2-12 2-.5 3 12 2-12 2 0 0 12 4-8 2 1-5 12 0 26z")
		p.ky("M52 58h36v8H52z")
		p.pp("M58 60h14v4H58z")
		p.plt("M60 50l4 6M80 50l-4 6")
		p.pp("M80 56h4v6h-4z")
	},
	"Water Caravan": func(p *pic) {
		p.sp("M0 46q34-10 70-5t70-5v30H0z", "M104 4q12 14 12 20a12 12 0 0 1-24 0q0-6 12-20z")
		p.left("M97 24q1 6 7 7l-.5 2q-8-1-9-9z")
		p.ky("M10 38h34v8H10zM52 38h34v8H52z",
			"M12 22h14v16H12zM28 22h14v16H28zM54 22h14v16H54zM70 22h14v16H70zM20 8h14v13H20zM62 8h14v13H62z")
		p.pp(stripes(12, 25, 14, 2, 8, 1.6, 0), stripes(28, 25, 14, 2, 8, 1.6, 0), stripes(54, 25, 14, 2, 8, 1.6, 0),
			stripes(70, 25, 14, 2, 8, 1.6, 0), stripes(20, 10.5, 14, 2, 6, 1.5, 0), stripes(62, 10.5, 14, 2, 6, 1.5, 0))
		p.kl("M44 42h8M86 42l14-2")
		p.wheels(56, 7, 18, 36, 60, 78)
		// a guard with a song, the beast that pulls
		p.ky("M98 36l6-4 14-1 4-7 5-2 4 4-5 3-2 8-3 4 1 15h-2.5l-2-13-12 1-1 12h-2.5l0-14z")
		p.ky("M104 30l2-8 3-2-1-4 3-2 3 2-1 4 3 3 0 8z")
		p.kl("M116 14l-4 18")
		p.ground(60)
	},
	"Gun Runner": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M0 0h30v66H0zM110 0h30v66h-30z")
		p.head(70, 17)
		p.ky("M52 12l8-1 1-8 4-3h10l4 3 1 8 8 1-2 3H54z", "M62 26h16v6H62z")
		p.over("M61 9h18v2.5H61z")
		// the coat held open
		p.ky("M60 30h20l22 8 16 24-10 4H32l-10-4 16-24z", "M22 62l-6-6 8-10 6 4zM118 62l6-6-8-10-6 4z")
		p.pp("M62 34l6 32H34l-4-3 12-21zM78 34l-6 32h34l4-3-12-21z")
		p.ky("M42 40h14v3.5h-8l-1.5 5H43l1-5h-2zM38 52h20v3.5H47l-2 5h-4l1.5-5H38zM84 40h14v3.5h-2l1 " +
			"5h-3.5l-1.5-5H84zM82 52h20v3.5h-4.5l1.5 5h-4l-2-5H82z")
		p.ky("M46 60h4v6h-4zM92 60h4v6h-4z")
		// dental supplies
		p.ky("M2 44h22v22H2zM116 44h22v22h-22z")
		p.pp("M8 50q5-3 10 0 1 4-2 6l0 5-2 0-1-4-1 4-2 0 0-5q-3-2-2-6zM122 50q5-3 10 0 1 4-2 6l0 5-2 0-1-4-1 4-2 0 " +
			"0-5q-3-2-2-6z")
	},
	"Stranded Tanker": func(p *pic) {
		p.sun(24, 20, 15)
		p.sp("M28 58q30-8 62-4t46-2l4 6-2 8H10z")
		p.ky("M12 46L84 34l3 6L14 52zM8 34q-1-14 12-17l50-9q14-1 16 12 1 11-10 14l-54 9Q10 45 8 34z")
		p.ky("M88 20l18-3 14 9 3 14-32 6z")
		p.pp("M93 22l12-2 10 7-21 4z", "M16 24q3-4 8-5l44-8 .5 2-43 8q-5 1-8 4z")
		p.pl("M34 16l5 24M52 13l5 24M70 10l4 24")
		p.ky(disc(26, 52, 8.5), disc(44, 49, 8.5), disc(76, 44, 8.5), disc(110, 44, 9))
		p.pp(disc(26, 52, 3.8), disc(44, 49, 3.8), disc(76, 44, 3.8), disc(110, 44, 4))
		// the driver waves a shirt from the cab roof
		p.ky("M97 20l1-6-1-3 2-2h2l2 2-1 3 1 2 4-5 1.5 1-4 7v1z")
		p.over("M106 5l14 3-5 3 6 4-14-1z")
		p.over("M52 40q4 6 0 8-4-2 0-8zM60 46q3 5 0 6-3-1 0-6z")
		p.plt("M40 60q24-4 46-1M60 63q30-4 60-3M92 56q16-2 34-2")
	},
	"Electrostatic Prelude": func(p *pic) {
		p.sp("M0 0h140v22q-20 10-40 2t-44 6T0 26z")
		p.ky("M84 8L62 34h11l-9 22 30-30H81l10-18z")
		p.klt("M16 10h34M98 14h30M8 18h20M104 7h24")
		p.kl("M34 12l-6 10 5 0-7 12M112 16l6 9-5 1 6 10")
		// every rivet wears a small flame
		p.ky("M10 50h44v10H10zM58 52h34v8H58zM98 48h18l10 8v6H98z", "M54 56h4v2h-4zM92 56h6v2h-6z")
		p.pp("M102 50h8v5h-8z")
		p.ky(disc(18, 61, 4), disc(44, 61, 4), disc(66, 61, 4), disc(84, 61, 4), disc(104, 61, 4), disc(120, 61, 4))
		p.over("M14 49q-2-3 0-6 2 3 0 6zM24 49q-2-3 0-6 2 3 0 6zM34 49q-2-3 0-6 2 3 0 6zM44 49q-2-3 0-6 2 3 0 6zM52 " +
			"49q-2-3 0-6 2 3 0 6zM64 51q-2-3 0-6 2 3 0 6zM82 51q-2-3 0-6 2 3 0 6zM90 51q-2-3 0-6 2 3 0 6zM102 " +
			"47q-2-3 0-6 2 3 0 6zM112 47q-2-3 0-6 2 3 0 6z")
		p.ky("M0 65h140v1H0z")
	},
	"Close the Gap": func(p *pic) {
		p.st("M44 0h52v66H44z")
		p.sp("M50 66V22q0-14 20-14t20 14v44z")
		p.left(disc(70, 54, 16))
		p.ky("M0 0h46v66H0zM94 0h46v66H94zM44 0h52v8H44z")
		p.pl("M0 10h40M0 22h44M0 34h44M0 46h44M0 58h44M98 10h42M96 22h44M96 34h44M96 46h44M96 58h44M12 0v10M30 " +
			"0v10M20 10v12M36 22v12M8 22v12M22 34v12M34 46v12M10 46v12M110 0v10M128 0v10M118 10v12M106 22v12M130 " +
			"22v12M116 34v12M104 46v12M128 46v12")
		// the long iron complaint coming down
		p.ky(posts(48, 0, 3.5, 38, 6, 8.3),
			"M46 12h48v3.5H46zM46 24h48v3.5H46zM48 38h3.5l-1.7 6zM56.3 38h3.5l-1.7 6zM64.6 38h3.5l-1.7 6zM72.9 "+
				"38h3.5l-1.7 6zM81.2 38h3.5l-1.7 6zM89.5 38H93l-1.7 6z")
		// who still hopes to pass
		p.ky("M58 52h12v10H58zM71 48h7l6 6v8H71z", disc(62, 63, 3), disc(78, 63, 3))
		p.pp("M73 50h4l3 4h-7z")
		p.pp(disc(22, 30, 11), disc(118, 30, 11))
		p.ky(disc(22, 30, 9), disc(118, 30, 9))
		p.pl("M22 22v16M14 30h16M118 22v16M110 30h16")
	},
}

func (p *pic) night() { p.ky("M0 0h140v66H0z") }

// rider is a horned mask on broad shoulders.
func (p *pic) rider(x, y, s float64) {
	f := func(v float64) string { return num(v * s) }
	at := func(dx, dy float64) string { return "M" + num(x+dx*s) + " " + num(y+dy*s) }
	p.ky(at(-14, 14) + "l" + f(3) + " " + f(-10) + " " + f(5) + " " + f(-3) + "v" + f(-11) + "l" + f(-5) + " " + f(-8) +
		" " + f(7) + " " + f(4) + "h" + f(8) + "l" + f(7) + " " + f(-4) + " " + f(-5) + " " + f(8) + "v" + f(11) + "l" +
		f(5) + " " + f(3) + " " + f(3) + " " + f(10) + "z")
	p.pp(at(-4.5, -6)+"l"+f(3.5)+" "+f(1.5)+"v"+f(2)+"z"+at(4.5, -6)+"l"+f(-3.5)+" "+f(1.5)+"v"+f(2)+"z",
		posts(x-2.5*s, y, 1.2*s, 3*s, 3, 2.2*s))
	if s > 1 {
		p.pp(at(-13, 12) + "l" + f(2.5) + " " + f(-8) + " " + f(4) + " " + f(-2.4) + "v" + f(1) + "l" + f(-3.3) + " " +
			f(2) + " " + f(-2.4) + " " + f(7.4) + "z")
	}
}

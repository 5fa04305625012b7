package art

// Trailers stand on y 60, their drawbar to the right.
var trailers = map[string]func(*pic){
	"Cage Trailer": func(p *pic) {
		p.sun(46, 28, 20)
		p.sp("M-12 58h164v16H-12z")
		p.ky("M16 8h94v5H16zM16 45h94v6H16z")
		p.ky(posts(18, 12, 3, 34, 10, 9.8))
		// somebody leans in the corner, somebody holds two bars
		p.ky("M30 46l1-16 4-3-1-5 3-4h5l2 4-1 5 4 4 2 15zM80 46l1-12-4-8 2-1 5 6-1-6 2-4h5l3 4-1 6 6-6 1.5 1-4 9 1 11z")
		p.pp(rect(18, 9.6, 90, 1.2), rect(18, 47.5, 90, 1.2))
		p.drawbar(110, 46)
		p.wheels(60, 9.5, 42, 84)
		p.road(61)
	},
	"Tank Trailer": func(p *pic) {
		p.st("M-12-12h164v70H-12z")
		p.sp("M-12 58h164v16H-12z", "M40 10h26v34H40z")
		p.ky("M8 27a17 17 0 0 1 17-17h14v34H25A17 17 0 0 1 8 27zM43 10h26v34H43zM73 10h20a17 17 0 0 1 0 34H73z",
			"M12 46h98v5H12z")
		p.ky("M24 6h10v4H24zM50 6h12v4H50zM80 6h10v4H80z", "M39 14h34v2H39zM39 38h34v2H39z")
		p.pp("M15 20q3-6 10-6h10v2.5H25q-5 0-7 5zM47 14h18v2.5H47zM77 14h16q6 0 9 4l-2 1.5q-3-3-7-3H77z")
		// what is in the chambers: a drop, a bowl, a question
		p.pp("M28 22q7 9 7 12a7 6 0 0 1-14 0q0-3 7-12z",
			"M48 28h16q0 10-8 10t-8-10zM51 24h1.5v3H51zM55.5 22H57v5h-1.5zM60 24h1.5v3H60z",
			"M84 26a5 5 0 1 1 8 4l-2 2v2h-3.5v-4l3-2.5a1.7 1.7 0 1 0-2.5-1.5zM86.5 36H90v3h-3.5z")
		p.drawbar(110, 46)
		p.wheels(60, 9, 30, 50, 90)
		p.road(61)
	},
	"Gun Cart": func(p *pic) {
		p.sp(star(112, 20, 20, 8, 9, 10), "M-12 58h164v16H-12z")
		p.ky("M30 42h56v6H30z", "M20 44l-14 12h8l12-8z")
		// the gun on its post, the seat bolted on backwards
		p.ky("M52 42l6-16h10l6 16zM40 14h46v13H40zM86 17h32v7H86zM116 14.5h6v12h-6zM30 17h10v7H30z", "M44 8h10v6H44z")
		p.pp("M46 18h30v1.5H46zM46 22h30v1.5H46z", "M90 19.5h2v2h-2zM96 19.5h2v2h-2zM102 19.5h2v2h-2zM108 19.5h2v2h-2z")
		p.ky("M22 40V24h4v12h12v4z", "M60 12V4l6-2v10z")
		p.ky("M84 42l34 8v4L84 47z", disc(120, 52, 4))
		p.pp(disc(120, 52, 1.7))
		p.wheels(61, 15, 58)
		p.pl("M58 33v7M58 52v7M45 46h7M64 46h7")
		p.road(61)
	},
	"Armored Wagon": func(p *pic) {
		p.sp("M-12-12h164v70H-12z")
		p.ky("M10 48V18q0-10 10-10h80q12 0 12 12v28zM10 46h102v5H10z")
		// school bus between two bank vaults
		p.pp("M44 14h10v8H44zM57 14h10v8H57zM70 14h10v8H70z")
		p.plt("M41 9v40M84 9v40M43 27h40M43 36h40")
		p.pp(dots(14, 13, 5, 0, .8, 5), dots(14, 45, 5, 0, .8, 5), dots(90, 13, 5, 0, .8, 4), dots(88, 45, 5, 0, .8, 5),
			dots(45, 31.5, 5, 0, .8, 8), dots(45, 42, 5, 0, .8, 8))
		p.pp(disc(26, 29, 11), disc(98, 29, 11))
		p.ky(disc(26, 29, 9), disc(98, 29, 9))
		p.pl("M26 22v14M19 29h14M93 24l10 10M103 24L93 34")
		p.ky(disc(26, 29, 2.5), disc(98, 29, 2.5))
		p.drawbar(112, 46)
		p.wheels(60, 9, 30, 50, 94)
		p.road(61)
	},
	"Salvage Crane": func(p *pic) {
		p.sun(36, 22, 15)
		p.sp("M-12 58h164v16H-12z")
		p.ky("M8 42h76v8H8zM14 26h24v16H14z")
		p.pp("M18 30h10v7H18z", "M12 45h68v1.5H12z")
		p.kl("M32 42L104 4M42 42L106 8M40 38l8-1M46 34l8 2M52 31l10-1M60 27l8 1M68 23l9 0M76 18l8 1M84 " +
			"14l8 0M92 10l7 0")
		p.ky(disc(105, 6, 3.4), "M104.3 8h1.8v16h-1.8z")
		p.ky("M94 28q0-5 5-5h12q5 0 5 5v4H94z")
		// what the magnet holds
		p.ky("M90 34h30v3H90zM97 37l3 8 5-8zM108 37v10h4l1-10zM88 40l8-2 3 3-9 4z", gear(117, 41, 4.5, 3.3, 8),
			"M104 46l-6 9 2 2 8-10z")
		p.pl("M97 28h16")
		p.ky("M12 50l-6 8h4l8-8zM80 50l6 8h-4l-8-8z")
		p.drawbar(84, 44)
		p.wheels(60, 9, 28, 52)
		p.road(61)
	},
	"Bunk Wagon": func(p *pic) {
		p.st("M-12-12h164v70H-12z")
		p.sp("M16 12h92v34H16z", "M-12 58h164v16H-12z")
		p.ky("M10 6h104l-4 7H14zM14 44h96v7H14zM14 12h4v34h-4zM60 12h3v34h-3zM106 12h4v34h-4z",
			"M18 22h42v2.5H18zM63 22h43v2.5H63zM18 33.5h42V36H18zM63 33.5h43V36H63z")
		// sleepers under one cover each
		p.ky("M22 22v-3l3-2.5h4l3 2 10-2 12 3v2.5zM68 33.5v-3l3-2.5h4l3 2 10-2 12 3v2.5zM22 44v-3l3-2.5h4l3 2 "+
			"10-2 12 3V44z", "M66 22v-3l3-2.5h4l3 2 10-2 12 3v2.5z")
		p.pp("M33 19l9-1.5 11 2.5v1.2H33zM79 30.5l9-1.5 11 2.5v1.2H79zM33 41l9-1.5 11 2.5v1.2H33zM77 19l9-1.5 " +
			"11 2.5v1.2H77z")
		p.ky("M22 33.5v-4h10v4zM68 44v-3h10v3z", "M50 33h-8l-2-6 3-1 2 4h5z")
		p.kl("M84 8v-6M84 2h6")
		p.drawbar(110, 45)
		p.wheels(60, 9, 34, 86)
		p.road(61)
	},
	"Shrine Carriage": func(p *pic) {
		p.sp("M24 60V30Q24 2 60 2t36 28v30z")
		p.left(star(60, 24, 24, 13, 12, 0))
		p.ky("M16 46h92v6H16zM22 22h6v26h-6zM92 22h6v26h-6z", "M18 22Q18 4 60 0q42 4 42 22h-6Q94 8 60 6T24 22z")
		// the saint: a crash dummy with new hands
		p.ky("M48 46l2-14 6-3-2-4V17l3-4h6l3 4v8l-2 4 6 3 2 14z", "M50 33L38 22l2-3 12 10zM70 33l12-11-2-3-12 10z",
			"M37 22l-4-4 2-1-1-4 2 0 1 3 2-3 1.5 1-.5 5zM83 22l4-4-2-1 1-4-2 0-1 3-2-3-1.5 1 .5 5z")
		p.pp(disc(60, 20, 3.4))
		p.ky("M60 16.6v3.4h3.4a3.4 3.4 0 0 0-3.4-3.4zM60 20v3.4a3.4 3.4 0 0 1-3.4-3.4z")
		p.pp(disc(60, 38, 3))
		p.ky("M60 35v3h3a3 3 0 0 0-3-3zM60 38v3a3 3 0 0 1-3-3z")
		p.ky("M30 46v-7h3v7zM36 46v-4h3v4zM81 46v-4h3v4zM87 46v-7h3v7z",
			"M31.5 38q-2-2 0-5 2 3 0 5zM37.5 41q-2-2 0-5 2 3 0 5zM82.5 41q-2-2 0-5 2 3 0 5zM88.5 38q-2-2 0-5 2 3 0 5z")
		p.pl("M20 49h84")
		p.drawbar(108, 46)
		p.wheels(61, 9, 36, 84)
		p.road(61)
	},
	"Hide Wagon": func(p *pic) {
		p.sp(disc(118, 16, 10), "M-12 58h164v16H-12z")
		p.ky("M10 44q2-32 24-38 30-6 52 0 24 6 26 38z", "M10 43h102v7H10z")
		// seven hides sewn together
		p.plt("M34 7q-8 14-8 37M50 4q-4 18 2 40M68 4q6 18-2 40M86 6q10 14 8 38M14 28q12-6 16 0t22-2 18 2 24-2 16 4")
		p.pp("M34 16l3 8 6-3-3 8 5 3-7 1-3 6-3-7-5-1 4-4zM76 12l4 6 5-2-2 6 5 4-7 0-3 5-2-6-6-1 5-4z",
			"M54 30l3 6 5-1-3 4 2 4-5-2-4 2 0-5-3-3 4-1z")
		p.ky("M14 44l-4 9 3 1 5-10zM28 44l-2 7h3l2-7z", "M100 12l10-8 2 2-9 9zM22 14L12 6l-2 2 9 9z")
		p.drawbar(110, 44)
		p.wheels(61, 11, 32, 88)
		p.pl("M32 41v4M32 55v4M23 50h4M37 50h4M88 41v4M88 55v4M79 50h4M93 50h4")
		p.road(61)
	},
	"Trophy Cart": func(p *pic) {
		p.sun(60, 26, 24)
		p.sp("M-12 58h164v16H-12z")
		p.ky("M18 40h84l6-6h4l-6 14H16l-6-14h4z", "M16 46h92v5H16z")
		// antlers heaped up
		p.kl("M30 40Q22 26 14 22M24 31l-12 0M20 26V14M34 40q-2-16-10-28M30 26L18 8M31 28l10-14M50 40q-4-18-14-26M46 " +
			"26V8M44 24L54 10M62 40q0-20-4-32M60 22L70 6M60 26l-8-12M74 40q2-18 10-28M78 24L70 12M78 26l14-12M88 " +
			"40q4-12 14-18M95 28l14 0M99 24l2-14M86 34L96 14")
		p.ky("M40 40l2-6 6-2 4 3v5zM70 40l1-5 5-3 5 3v5z")
		p.pp(disc(46, 36, 1.3), disc(75, 36, 1.3),
			"M22 44h6v5h-6zM34 44h6v5h-6zM46 44h6v5h-6zM58 44h6v5h-6zM70 44h6v5h-6zM82 44h6v5h-6z")
		p.drawbar(106, 44)
		p.wheels(61, 11, 60)
		p.pl("M60 42v4M60 55v4M51 50h4M65 50h4")
		p.road(61)
	},
	"Smuggler Box": func(p *pic) {
		p.sp("M-12-12h164v70H-12z")
		p.left(disc(26, 14, 8))
		p.ky("M14 12h94v32H14zM10 8h102v5H10zM12 43h98v8H12z")
		p.pp("M18 17h40v10H18zM18 31h40v10H18z", "M62 17h42v10H62z")
		// figs on the lid, the false bottom below
		p.ky("M30 25q-5 0-4-5 2-1 4-4 2 3 4 4 1 5-4 5zM46 25q-5 0-4-5 2-1 4-4 2 3 4 4 1 5-4 5zM74 25q-5 0-4-5 2-1 " +
			"4-4 2 3 4 4 1 5-4 5zM92 25q-5 0-4-5 2-1 4-4 2 3 4 4 1 5-4 5z")
		p.ky("M24 35h28v2H24z")
		p.pp("M62 31h42v13H62z")
		p.over("M62 36h42v8H62z")
		p.ky("M64 44l3-6h8l2 6zM80 44v-5h4v-2h3v2h5v5zM95 44l2-7h5l1 7z")
		p.ky("M104 33l12 6v2.5l-12-6z")
		p.drawbar(110, 46)
		p.wheels(60, 9, 32, 88)
		p.road(61)
	},
	"Tarp Trailer": func(p *pic) {
		p.sp("M-12 58q20-30 50-46 14-8 28-6 30 4 46 24 16 14 40 16v30H-12z", disc(120, 12, 7))
		p.ky("M8 50q10-22 32-34 16-8 32-3 28 10 40 37l-8-3-8 4-10-5-10 5-12-5-12 5-12-5-10 5-10-4-8 4z")
		p.plt("M40 17Q28 30 26 46M52 13q-4 14 2 32M66 13q8 14 8 32M80 19q14 12 18 26M20 34q14-4 22 2M88 28q-8-1-12 4",
			"M46 26q8 3 16 0M58 36q10-4 20 0")
		// who coughs under it
		p.pp("M36 47l3-8h9l3 8z")
		p.ky("M40 47v-4l4-2 4 2v4z")
		p.kl("M10 50l-6 6M112 50l6 4")
		p.ky("M14 50h96v3H14z")
		p.drawbar(108, 48)
		p.wheels(61, 8.5, 34, 84)
		p.plt("M0 62h20M46 63h26M98 62h42")
	},
	"Plated Pod": func(p *pic) {
		p.sp("M-12-12h164v86H-12z")
		p.left("M152-10h-18L96 22l6 6L152-2zM122-10h8L92 16l-2-3zM-12 60h164v14H-12z")
		p.ky("M14 34Q14 12 44 8h36q26 4 30 22-2 18-30 20H44Q18 50 14 34z", "M20 46h84v6H20z")
		p.pp("M28 18q8-5 18-6h18v2.5H47q-9 1-16 6z", disc(90, 28, 9))
		p.ky(disc(90, 28, 7))
		p.pp("M86 24q3-2 6-1.5l-4 7q-3-2-2-5.5z")
		// the plates and the dent
		p.pl("M40 9v41M72 8v42M20 40h84")
		p.pp(dots(44, 14, 0, 6, .9, 5), dots(68, 14, 0, 6, .9, 5), dots(76, 44, 6, 0, .9, 4), dots(24, 44, 5, 0, .9, 3))
		p.pp("M48 24l8-3 8 4-2 8-8 3-7-5z")
		p.ky("M51 26l6-2 5 3-2 6-6 1-4-4z")
		p.ky("M10 20l6 4-2 8-8-2zM106 14l8-4 2 8-6 4z")
		p.drawbar(106, 46)
		p.wheels(61, 9, 36, 86)
		p.road(61)
	},
	"Lab Cart": func(p *pic) {
		p.st("M-12-12h164v70H-12z")
		p.sp("M-12 58h164v16H-12z", "M20 20h16v24H20zM46 20h16v24H46zM72 20h16v24H72z")
		p.ky("M10 43h100v8H10zM10 6h4v40h-4zM106 6h4v40h-4zM10 6h100v4H10z")
		// left arm, spare left arm, lunch
		p.kl("M20 16h16v28H20zM46 16h16v28H46zM72 16h16v28H72z")
		p.ky("M18 12h20v5H18zM44 12h20v5H44zM70 12h20v5H70z")
		p.ky("M26 42v-9l-2-5 0-6h1.5v5h1V21H28v6h1v-6h1.5v6h1v-4H33l-.5 6-1.5 4v9zM52 42v-9l-2-5 0-6h1.5v5h1V21H54v6"+
			"h1v-6h1.5v6h1v-4H59l-.5 6-1.5 4v9z", "M74 36q6-5 11 0l3-2.5v7L85 38q-5 5-11-2z")
		p.pp(disc(77, 35.8, .9))
		p.ky("M94 43V30h8v13zM96 30v-8h4v8z", "M96 24q-4-4 2-8 6 4 2 8z")
		p.pp("M95.5 34h5v1.3h-5zM95.5 38h5v1.3h-5z", "M24 46.5h8v2h-8zM50 46.5h8v2h-8zM76 46.5h8v2h-8z")
		p.drawbar(110, 46)
		p.wheels(60, 9, 34, 86)
		p.road(61)
	},
	"Field Locker": func(p *pic) {
		p.sp("M-12 58h164v16H-12z", "M90-12h62v58H90z")
		p.left("M96 6h38v2H96zM96 12h38v2H96zM96 18h26v2H96z")
		p.ky("M14 6h82v40H14zM10 45h100v6H10z")
		p.pp(rect(18, 10, 22, 9), rect(44, 10, 22, 9), rect(70, 10, 22, 9), rect(18, 22, 22, 9), rect(44, 22, 22, 9),
			rect(70, 22, 22, 9), rect(18, 34, 22, 9), rect(44, 34, 22, 9), rect(70, 34, 22, 9))
		// every shelf has its number in strokes; the ninth holds the numbers
		p.ky(rect(28, 12, 1.6, 5), posts(53, 12, 1.6, 5, 2, 3), posts(77, 12, 1.6, 5, 3, 3),
			posts(24, 24, 1.6, 5, 4, 3),
			"M50 24h1.6v5H50zM53 24h1.6v5H53zM56 24h1.6v5H56zM59 24h1.6v5H59zM48 28.5l14-4 .5 1.3-14 4z")
		p.ky(rect(74, 24, 14, 5), rect(24, 35.5, 5, 6), rect(31, 37, 5, 4.5), rect(50, 36, 10, 5.5))
		p.ky("M72 42v-6h3v6zM76.5 42v-6h3v6zM81 42v-6h3v6zM85.5 42v-6h3v6z")
		p.ky("M16 46l-4 6 2 1 5-7zM96 20l8 6v20h-8z")
		p.pp("M99 30h3v6h-3z")
		p.drawbar(110, 46)
		p.wheels(60, 9, 34, 84)
		p.road(61)
	},
	"Ration Tank": func(p *pic) {
		p.st(disc(58, 28, 30))
		p.sp("M-12 58h164v16H-12z")
		p.ky("M12 28a20 20 0 0 1 20-20h54a20 20 0 0 1 0 40H32a20 20 0 0 1-20-20z", "M14 46h94v5H14z",
			"M52 2h14v7H52zM48 1h22v3H48z")
		p.pp("M20 21q3-8 12-9h54v2.5H33q-7 1-10 7z", "M50 20h18v18H50z")
		p.ky("M53 27h12q0 8-6 8t-6-8zM55 21h1.5v4H55zM58.5 21H60v4h-1.5zM62 21h1.5v4H62z")
		// two taps: stew, and don't
		p.ky("M26 38h4v6h8v4h-4v5h-4v-5h-4zM24 34h8v3h-8z")
		p.pp("M25 35h6v1.3h-6z", "M27.5 39h1.2v5h4v1.2h-5.2z")
		p.over("M32 53q4 5 0 6-4-1 0-6z")
		p.pp("M82 20l3-3 5 5 5-5 3 3-5 5 5 5-3 3-5-5-5 5-3-3 5-5z")
		p.ky("M86 38h4v6h8v4h-4v5h-4v-5h-4zM84 34h8v3h-8z")
		p.pp("M87.5 39h1.2v5h4v1.2h-5.2z")
		p.drawbar(106, 46)
		p.wheels(60, 8.5, 46, 66)
		p.road(61)
	},
}

// drawbar reaches from a trailer at x to the right, with its ring.
func (p *pic) drawbar(x, y float64) {
	p.ky(rect(x, y, 16, 3), disc(x+18, y+1.5, 3.5))
	p.pp(disc(x+18, y+1.5, 1.5))
}

package art

// Special Loot; its trucks and devices stand with the others of their kind.
var loot = map[string]func(*pic){
	"Atomic Fuel": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(star(70, 36, 58, 30, 16, 0))
		p.ky("M48 20h44v42H48zM44 16h52v6H44zM44 58h52v5H44zM60 10h20v6H60z")
		p.pp("M52 25h36v30H52z")
		p.ky(trefoil(70, 41, 14))
		p.over(disc(70, 41, 3))
		// the spoon, in tongs
		p.ky("M104 12l22 16-2 2-22-16zM101 16l18 20-2 2-18-20z", oval(100, 13, 7, 5))
		p.pp(oval(100, 13, 4, 2.5))
		p.ky("M10 46h26v16H10zM6 42l26-12 2 4-26 12z")
		p.pp("M14 50h18v1.5H14zM14 56h18v1.5H14z")
	},
	"Scientist's Head": func(p *pic) {
		p.st(rect(0, 0, 140, 66))
		p.sp("M44 8h52v48H44z")
		p.ky("M40 4h60v7H40zM38 54h64v10H38zM41 11h3v44h-3zM96 11h3v44h-3z", "M62 0h16v4H62z")
		p.pp("M42 58h20v2H42zM68 58h8v2h-8z", disc(90, 59, 2.2))
		// a head that winks
		p.ky("M56 26q-1-12 14-13 15 1 14 13l-1 12-5 8-4 2v6h-8v-6l-4-2-5-8z")
		p.pp("M72 24l8 1 0 3-8 0z", "M60 26h8v1.6h-8z", "M66 41h9v1.5h-9z", "M70 28l3 8h-4z")
		p.ky("M56 24q-6-10 2-14 2-4 8-2 6-4 10 0 8 0 8 6 4 4 0 10l-4-6H60z")
		p.plt("M62 12q4-4 8-1M74 11q5 0 6 5")
		p.pp(disc(50, 20, 2), disc(51, 30, 1.4), disc(90, 16, 1.8), disc(89, 40, 2), disc(50, 44, 1.6),
			disc(91, 28, 1.2))
		p.kl("M38 60q-14 0-16-12T6 34M102 60q14 0 16-14t18-10")
		p.ky("M8 26h8v10H8zM124 30h8v10h-8z")
	},
	"Ironstorm Grenade": func(p *pic) {
		p.ky("M0 0h140v66H0z")
		p.over(star(70, 36, 78, 34, 13, 6))
		p.pp(star(70, 36, 42, 26, 13, 6))
		p.ky("M70 14q20 0 22 22 0 20-22 24-22-4-22-24 2-22 22-22zM62 6h16v10H62z", "M78 6h16l10 22-4 2-10-18H78z")
		p.pl("M58 17q-4 20 2 41M70 14v46M82 17q4 20-2 41M50 28h40M48 38h44M51 48h38")
		p.kl("M64 4a8 6 0 1 0-12 6")
		p.pp("M64 8h12v2H64z")
	},
	"Chrome Spray": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M56 18L136 0v56L56 24z")
		p.ky("M24 22h34v40H24zM24 22q0-8 8-10h18q8 2 8 10zM34 4h14v8H34zM48 6h8v5h-8zM22 58h38v5H22z")
		p.pp("M28 26h5v30h-5zM36 32h18v18H36z", "M30 16q3-2 7-2v2.5q-3 0-5 2z")
		// the crew in its own breath
		p.ky(star(45, 41, 7.5, 3.2, 6, 0))
		p.klt("M62 18l18-4M62 22l26 2M62 20l50-6")
		p.ky("M96 20q0-7 8-8 8 1 8 8l-1 8-4 5v3l12 5 3 12h-36l3-12 12-5v-3l-4-5z")
		p.pp("M98 22h12l-1 5-3 2h-4l-3-2zM92 46l10-4 2 2-8 8zM106 42l10 4-3 3z")
		p.ky("M100 26h1.5v3H100zM103.2 26h1.5v3h-1.5zM106.4 26h1.5v3h-1.5z")
		p.ky("M122 14l2-6 2 6 6 2-6 2-2 6-2-6-6-2zM78 36l1.5-5 1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5z")
	},
	"Metal Detector": func(p *pic) {
		p.sun(24, 18, 13)
		p.sp("M0 40q40-6 74-3t66-3v32H0z")
		p.ky("M96 2l4 2L60 40l-3-2zM92 2l14-4 4 4-8 8zM76 14l10 2 2 7-7 1z")
		p.ky("M36 38q0-4 18-4t18 4-18 5-18-5z")
		p.pp("M42 38q0-2 12-2t12 2-12 2.5-12-2.5z")
		p.left("M50 44h8l10 22H40z")
		p.klt("M44 44l-8 8M64 44l8 8M48 46l-4 8M60 46l4 8")
		// coin, ring, and a certain kind of grave
		p.ky(disc(54, 58, 5), "M18 66v-9q0-6 6-6t6 6v9zM94 60l12-4 14 4-4 4-18 1z")
		p.pp(disc(54, 58, 3), "M23 54h2v3h2v2h-2v4h-2v-4h-2v-2h2z")
		p.ky("M53 55.5h2v5h-2z")
		p.plt("M0 50q16-4 32-4M76 48q30-5 64-4M84 54q20-4 56-3M104 60l12 0")
		p.kl("M104 4q14 6 10 22")
		p.ky("M106 24h14v10h-14z")
		p.pp("M108 26h10v4h-10z")
	},
	"Survival Kit": func(p *pic) {
		p.st(disc(70, 32, 34))
		p.ky("M24 24h92v38H24zM54 14h32v10h-6v-5H60v5h-6z")
		p.pp("M27 28h86v2H27z")
		p.over("M24 32h92v22H24z")
		// food, fuel, shot, bandage, each in its loop
		p.pp(rect(30, 34, 16, 18), rect(50, 34, 16, 18), rect(70, 34, 20, 18), rect(94, 34, 16, 18))
		p.ky("M33 37h10v12H33zM32 36h12v2H32zM32 48h12v2H32z", "M53 40l4-4h7v14H53zM57 34h5v2h-5z",
			"M73 50v-8q1-4 2-5 1 1 2 5v8zM79 50v-8q1-4 2-5 1 1 2 5v8zM85 50v-8q1-4 2-5 1 1 2 5v8z",
			"M100 36h4v4.5h4.5v4H104v4.5h-4v-4.5h-4.5v-4h4.5z")
		p.pp("M34 41h8v4h-8zM55 41l5 5M55.5 42l1-1 2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2z")
		p.ky("M40 56h10v3H40zM90 56h10v3H90z")
		p.pp("M32 56h4v4h-4zM104 56h4v4h-4z")
		p.kl("M24 30q-14 4-18 20M116 30q14 4 18 20")
	},
	"Harpoon": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M0 50q36-8 70-3t70-4v23H0z")
		p.ky("M36 28l74-12 1 4-74 12zM108 8l26 6-22 14-6 2 4-9-2-5zM98 12l10 4-2 10-8-6z")
		p.pp("M112 12l14 3-12 8z")
		// whaling line off a drum
		p.ky("M6 30h26v6H6zM4 24h6v36H4zM28 24h6v36h-6zM0 58h40v6H0z")
		p.kl("M10 38h18M10 42h18M10 46h18M10 50h18M10 54h18")
		p.ky("M10 36h18v20H10z")
		p.plt("M10 40l18-2M10 44l18-2M10 48l18-2M10 52l18-2")
		p.kl("M28 36q16 18 30 4t40-18")
		p.kl("M28 34Q40 22 38 30")
		// those who do the driving
		p.ky("M92 48h24v9H92zM117 44h8l6 7v6h-14z", disc(98, 58, 4), disc(122, 58, 4))
		p.pp("M119 46h4l4 5h-8z", "M95 51h18v1.3H95z")
		p.klt("M78 58h10M74 52h14")
		p.plt("M50 8h24M62 14h30M44 16h10")
	},
	"V8 Holy Book": func(p *pic) {
		p.sp(star(70, 28, 70, 40, 16, 0))
		p.left(disc(70, 28, 36))
		p.ky("M36 10q18-6 34 2 16-8 34-2v46q-18-6-34 2-16-8-34-2z")
		p.pp("M40 13q14-4 28 2v38q-14-6-28-3zM100 13q-14-4-28 2v38q14-6 28-3z")
		// eight cylinders in a V, eight psalms
		p.ky("M42 18l6 .5 4 14 4-12 5 1-7 20-5-1z", disc(62, 28, 4.6), disc(62, 37, 5.4))
		p.pp(disc(62, 28, 1.9), disc(62, 37, 2.4))
		p.ky("M44 46l22 2v1.5l-22-2z")
		p.klt("M76 20l20-3M76 25l20-3M76 30l20-3M76 35l20-3M76 40l20-3M76 45l20-3M76 50l12-2")
		p.over("M92 12h6v14l-3-3-3 3z")
		p.ky("M30 58h80v5H30z", "M20 62V34h4v28zM116 62V34h4v28zM22 32q-4-5 0-11 4 6 0 11zM118 32q-4-5 0-11 4 6 0 11z",
			"M16 60h12v3H16zM112 60h12v3h-12z")
	},
	"Health Certificates": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.ky("M34 14l50-8 8 48-50 8z")
		p.pp("M54 8h52v50H54z")
		p.kl("M54 8h52v50H54z")
		p.pp("M52 8l2 2.5L52 13l2 2.5-2 2.5 2 2.5-2 2.5 2 2.5-2 2.5 2 2.5-2 2.5 2 2.5-2 2.5 2 2.5-2 2.5 2 2.5-2 2.5 " +
			"2 2.5-2 2.5 2 2.5-2 2.5H50V8z")
		// bearer, colour, stamp, countersign
		p.ky("M60 14h16v18H60z")
		p.pp(disc(68, 20, 3.5), "M62.5 32q1-8 5.5-8t5.5 8z")
		p.klt("M82 16h18M82 20h18M82 24h18M82 28h10M60 38h40M60 42h24")
		p.kl("M60 52q4-6 6 0t6-4 6 4 4-3")
		p.over(star(94, 46, 12, 9.5, 14, 0))
		p.pp("M92 39h4v5h5v4h-5v5h-4v-5h-5v-4h5z")
		// the stamp
		p.ky("M112 46h20v7h-20zM116 40h12v6h-12zM119 22h6v18h-6z", disc(122, 20, 6))
		p.pp("M114 49h16v1.3h-16z")
		p.pl("M40 20l10-1.6M41 27l9-1.4M42 34l9-1.4M43 41l8-1.2")
	},
	"Drone Repair Kit": func(p *pic) {
		p.sp("M0 44h140v22H0z")
		p.st(disc(70, 22, 24))
		// the queen
		p.ky("M54 18l8-6h16l8 6-4 12H58zM40 12h60v2.5H40zM44 8h4v8h-4zM92 8h4v8h-4zM32 7h28v2H32zM80 7h28v2H80zM60 " +
			"30l-6 12h3l7-12zM80 30l6 12h-3l-7-12z")
		p.pp(disc(70, 20, 6))
		p.ky(disc(70, 20, 4))
		p.over(disc(70, 20, 2))
		for _, c := range [][2]float64{{20, 16}, {34, 32}, {120, 16}, {106, 32}, {14, 40}, {126, 40}} {
			p.drone(c[0], c[1])
		}
		// what they mend: a plate, a wrench's length of weld
		p.ky("M36 46h68v18H36z")
		p.pl("M40 50l14 4-4 6M66 46l-4 8 6 10")
		p.pp("M74 52h4v2h4v-2h4v6h-4v-2h-4v2h-4z", dots(40, 61, 6, 0, .9, 3), dots(92, 49, 4, 0, .9, 3))
		p.pl("M62 42l2 5M78 42l-2 5M70 38v8")
	},
	"Sanitizer Kit": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.sp("M18 0h104v50H18z")
		p.left("M20 4h100v44H20z")
		p.ky("M0 56h140v4H0z")
		p.ky("M26 22h28v36H26zM34 12h12v10H34zM28 6h26l4 6-4 2H34v-2h-6z",
			"M64 26h24v32H64zM70 16h12v10H70zM66 12h20v5H66z")
		p.pp("M29 28h22v20H29zM67 32h18v16H67z")
		// a lemon that nobody has met
		p.over("M32 38q2-7 9-7 5 0 7 4l2 1-1 3q-2 6-8 6-7 0-9-7z")
		p.pp("M36 36q2-3 5-3v1.5q-2 0-3.5 2.5z")
		p.ky("M73 34h6v5h5v6h-5v4h-6v-4h-5v-6h5z")
		p.ky("M96 40h28v18H96zM100 34h20v6h-20z")
		p.pp("M99 44h22v2H99zM99 50h22v2H99z")
		p.klt("M58 8l8-3M59 11l10 1M58 13l8 5")
		p.ky(disc(104, 20, 7), disc(116, 26, 4), disc(98, 30, 3))
		p.pp(disc(104, 20, 5.5), disc(116, 26, 2.8), disc(98, 30, 2))
		p.ky("M101 18q1-3 4-3v1.3q-2 0-2.8 2z")
	},
	"Luxury Briefcase": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.st("M46 0h48l34 58H12z")
		p.left("M58 0h24l22 58H36z")
		p.ky("M28 22h84v38H28zM54 22v-6q0-6 6-6h20q6 0 6 6v6h-5v-5q0-2-2-2H61q-2 0-2 2v5z")
		p.pp("M28 38h36v2H28zM76 38h36v2H76z", rect(64, 33, 12, 11))
		p.ky(rect(65.5, 34.5, 9, 8))
		p.pp("M67 36h1.5v5H67zM69.3 36h1.5v5h-1.5zM71.6 36h1.5v5h-1.5z")
		p.pp("M36 33h10v8H36zM94 33h10v8H94z")
		p.ky("M38 35h6v4h-6zM96 35h6v4h-6z")
		p.plt("M31 25h78M31 57h78M31 25v32M109 25v32")
		p.ky("M6 60h128v3H6z")
		p.pp("M120 14l1.5-5 1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5zM18 40l1-4 1 4 4 1-4 1-1 4-1-4-4-1z")
	},
	"War Book": func(p *pic) {
		p.ky("M0 0h140v66H0z")
		p.over("M0 0h140L70 62z")
		p.ky("M44 6h54l6 5v52H50l-6-5z")
		p.pp("M50 60h50V14h2v48H51z", "M46 8h50v50H46z")
		p.ky("M49 11h44v44H49z")
		// two blades and a tally
		p.pp("M56 16l22 22-2 2-22-20zM86 16L64 38l2 2 22-20z",
			"M74 42l8-8 1.5 1.5-3 3 5 5-3 3-5-5-2.5 2zM68 42l-8-8-1.5 1.5 3 3-5 5 3 3 5-5 2.5 2z")
		p.over(disc(71, 27, 4))
		p.pp(posts(54, 48, 1.6, 5, 4, 3), "M52 52l13-4 .5 1.5-13 4z", posts(74, 48, 1.6, 5, 4, 3),
			"M72 52l13-4 .5 1.5-13 4z")
		p.over("M84 8h6v18l-3-4-3 4z")
		p.pp("M12 14l5 5-2 2-5-5zM22 44l12 3-1 3-12-3zM128 14l-5 5 2 2 5-5zM118 44l-12 3 1 3 12-3z")
	},
	"Tesla Spear": func(p *pic) {
		p.ky("M0 0h140v66H0z")
		p.over("M140 0L66 66H28L112 0z")
		p.pp("M14 66L94 18l3 4.5L22 66zM88 12l36-6-18 28-6-8-8-6z")
		p.ky("M98 15l18-6-11 15z")
		// the grip and the coils along the shaft
		p.ky("M30 55l6-3.6 3 4.6-6 3.6zM42 48l3-1.8 3 4.6-3 1.8zM50 43l3-1.8 3 4.6-3 1.8z")
		p.pp("M56 32l4-2.5 13 19-4 2.5zM64 27l4-2.5 13 19-4 2.5zM72 22l4-2.5 13 19-4 2.5z")
		p.pp("M112 32l10 6-5 1 12 10-15-6 5-2zM84 10L68 10l4-5-12 3 15-9-1 5zM98 34l-2 14 6-3-5 15 11-18-6 2z")
		p.plt("M14 18l14 4-4 6 16 4M114 58l12-4-2 6 10-2")
	},
}

// drone is a small flyer with two rotors.
func (p *pic) drone(x, y float64) {
	p.ky(rect(x-4, y-1.5, 8, 5), rect(x-9, y-3.5, 18, 1.4), rect(x-13, y-5.5, 10, 1.3), rect(x+3, y-5.5, 10, 1.3),
		"M"+num(x-3)+" "+num(y+3)+"l-2 5h1.5l2-5zM"+num(x+3)+" "+num(y+3)+"l2 5h-1.5l-2-5z")
	p.pp(disc(x, y+1, 1.3))
}

package art

// Devices stand on the deck of a vehicle.
var devices = map[string]func(*pic){
	"Roof Rack": func(p *pic) {
		p.st(rect(0, 0, 140, 52))
		p.sp("M34 24h30v20H34zM78 30h26v14H78z")
		p.deck()
		p.ky("M18 44h104v4H18zM24 48h4v6h-4zM66 48h4v6h-4zM112 48h4v6h-4zM18 34h3v12h-3zM119 34h3v12h-3z")
		p.ky("M36 22h30v20H36zM70 34h9v10h-9zM80 28h26v15H80z",
			"M40 12h20v8H40zM84 18h18v8H84zM24 36h10v8H24zM108 36h9v8h-9z")
		p.pp("M49 22h3v20h-3zM36 30h30v1.8H36zM92 28h3v15h-3zM80 34h26v1.5H80zM48 12h2.5v8H48zM91 18h2v8h-2zM72 " +
			"37h5v1.3h-5z")
		// nine straps and a hook
		p.kl("M22 46L36 22M66 22l6 24M80 28l-4 18M106 28l12 18M40 12l-4 10M60 12l6 10")
		p.ky("M122 40q8 0 8 6t-6 6v-2.5q3.5 0 3.5-3.5t-5.5-3.5z")
	},
	"Swivel Gun": func(p *pic) {
		p.sp(star(70, 34, 32, 26, 20, 0))
		p.left(disc(70, 34, 20))
		p.deck()
		p.ky("M46 50h48v4H46zM54 44h32v6H54z", "M62 44l4-14h8l4 14z")
		p.pp("M58 46.5h24v1.3H58z")
		// a gun on a telescope's mount
		p.ky("M40 20h52v13H40zM92 22h30v3.5H92zM92 28h30v3.5H92zM120 20.5h6v13h-6zM28 22h12v9H28zM22 20h6v13h-6z",
			disc(70, 30, 9))
		p.pp(disc(70, 30, 5.5))
		p.ky(disc(70, 30, 3), "M69.3 22h1.4v16h-1.4z")
		p.ky("M50 20l-4-8h14v8z", "M58 14h20v3H58z")
		p.pp("M44 24h16v1.5H44zM44 28h14v1.5H44zM81 24h8v5h-8z")
		p.kl("M48 33q4 10 14 12")
	},
	"Booster Coil": func(p *pic) {
		p.sp("M0 0h140v52H0z")
		p.left(disc(70, 30, 27))
		p.deck()
		p.ky("M30 12h8v34h-8zM102 12h8v34h-8zM22 46h96v8H22zM26 8h16v4H26zM98 8h16v4H98z")
		p.ky("M38 26h64v8H38z")
		p.kl("M42 40q-2-20 4-22t6 22q-2-20 4-22t6 22q-2-20 4-22t6 22q-2-20 4-22t6 22q-2-20 4-22t6 22q-2-20 4-22t4 22")
		p.pp("M28 49h10v1.5H28zM44 49h10v1.5H44zM60 49h10v1.5H60zM76 49h10v1.5H76zM92 49h10v1.5H92z")
		p.ky("M37 6l14-4-3 5 12-4-3 5 13-3 13 3-3-5 12 4-3-5 14 4-13-1 3 5-12-4 3 5-14-3-14 3 3-5-12 4 3-5z")
		p.ky(disc(34, 6, 3.5), disc(106, 6, 3.5))
	},
	"Decon Shower": func(p *pic) {
		p.st("M40 12h60l12 42H28z")
		p.deck()
		p.ky("M24 6h4v48h-4zM112 6h4v48h-4zM24 4h92v5H24z", "M64 9h12v5H64zM52 14h36l5 6H47z")
		// somebody scrubbed pink
		p.sp("M62 54l2-18-4 4-8-8 2-2 7 5 4-4 2-1-2-4 1-5 4-2 4 2 1 5-2 4 2 1 4 4 7-5 2 2-8 8-4-4 2 18z")
		p.klt("M54 23l-5 12M47 40l-3 10M86 23l5 12M93 40l3 10M60 23l-1 5M80 23l1 5M56 38l-2 6M84 38l2 6")
		p.ky("M56 31l-6-6 1.5-1.5 6 6zM47 20h6l2 3-6 3z")
		p.ky("M116 22h10v14h-10zM28 40h6v8h-6z")
		p.pp("M118 25h6v1.5h-6zM118 29h6v1.5h-6z")
		p.plt("M40 52h14M88 52h14")
	},
	"Spotter Mast": func(p *pic) {
		p.sun(104, 20, 16)
		p.sp("M0 48q40-8 70-3t70-5v14H0z")
		p.deck()
		p.truss(56, 20, 54, 16, 4, 6)
		p.ky("M46 18h20v3H46z", "M36 54h40v-3H36z")
		p.klt("M54 21L16 54M58 21l40 33")
		// a child with good eyes
		p.ky("M52 18l1-7 2-2-1-4 2-2h4l2 2v4l-1 1 2 3 6-3 1 1.5-7 5-2-1v3z",
			"M66 4l6 3-1 2.5-6-2.5zM71 6.5l5 2-1 3-5-2z")
		p.ky("M57 18l4 0 2 9-2 .5zM51 18l3 .5-1 9-2 0z")
		p.klt("M84 12l16 4M83 16l14 9M84 8l16-2")
		p.ky("M46 12h-10v-6h10zM46 4h1.5v16H46z")
		p.pp("M38 8h6v1.3h-6z")
	},
	"Blaze Buster": func(p *pic) {
		p.flame(84, 26, 1)
		p.deck()
		p.ky("M12 24h40v20H12zM16 44h4v10h-4zM44 44h4v10h-4zM12 50h60v4H12z")
		p.ky("M52 30h14v7H52zM64 27h8v13h-8zM72 30h14v7H72zM84 26h5v15h-5z")
		p.pp("M16 28h32v2H16zM16 34h32v2H16zM16 40h32v1.5H16z")
		// the hose turned round, the bell left on
		p.kl("M20 24Q14 6 30 8t14 10q0 8 8 12M30 50q10-8 22-4t20-4")
		p.ky("M62 22q-4-2-4-8 0-8 8-8t8 8q0 6-4 8zM56 22h20v3H56zM65 3h2v4h-2z")
		p.pp("M61 14q0-5 4-5v2q-2 0-2 3z")
		p.ky("M22 12h10v12H22z")
		p.pp(disc(27, 18, 3))
		p.ky("M26.6 15h.8v3.5h-.8z")
	},
	"Epic Luggage Rack": func(p *pic) {
		p.sp("M18 0h104v54H18z")
		p.left("M18 8h104v2H18zM18 18h104v2H18zM18 28h104v2H18zM18 38h104v2H18z")
		p.deck()
		p.ky("M30 36h34v16H30zM66 40h40v12H66zM34 22h24v12H34zM62 26h38v12H62zM40 12h22v9H40zM68 14h22v11H68z")
		p.ky("M48 10q0-6 8-6t8 6zM44 10h24v2H44zM74 12V5h12v7zM70 12h20v2H70z")
		p.pp("M37 36h2.5v16H37zM55 36h2.5v16H55zM73 40h2v12h-2zM96 40h2v12h-2zM40 22h2v12h-2zM51 22h2v12h-2zM70 " +
			"26h2v12h-2zM90 26h2v12h-2zM45 12h1.5v9H45zM56 12h1.5v9H56zM74 14h1.5v11H74zM83 14h1.5v11H83zM74 " +
			"8.5h12v1.5H74zM49 7.5h14V9H49z")
		// the monogram, the chrome ends
		p.pp("M80 42l2.5 8h1.5l1.5-5 1.5 5h1.5l2.5-8h-1.7l-1.5 5-1.5-5h-1.5l-1.5 5-1.6-5z")
		p.kl("M22 52V12q0-6 6-6M114 52V12q0-6-6-6M22 30h8M106 44h8M22 20h12M100 28h14")
		p.ky(disc(29, 6, 2.5), disc(107, 6, 2.5))
	},
	"Ripper Cyclone": func(p *pic) {
		p.sp(disc(84, 26, 31))
		p.deck()
		p.ky("M14 38h36v12H14zM10 50h52v4H10z", "M34 40l30-16 6 8-26 16z")
		p.pp("M18 41h20v1.5H18zM18 45h20v1.5H18z")
		p.ky(saw(84, 26, 27, 20.5, 16))
		p.pp(disc(84, 26, 14))
		p.ky(disc(84, 26, 12.5))
		p.plt("M84 14a12 12 0 0 1 9 4M96 26a12 12 0 0 1-4 9M84 38a12 12 0 0 1-9-4M72 26a12 12 0 0 1 4-9")
		p.pp(disc(84, 26, 3.2))
		p.ky("M20 38l-4-10 4-4 4 4 2 10zM28 38l2-16h6l2 16z")
		p.klt("M112 44l14 6M116 36l14 2M104 52l8 8")
	},
	"Ripper Cyclone (twin)": func(p *pic) {
		p.sp("M0 0h140v54H0z")
		p.deck()
		p.ky("M54 44h32v10H54zM60 18h20v28H60zM34 20h72v6H34zM34 36h72v6H34z")
		p.pp("M64 48h12v1.5H64z", "M66 22h8v2h-8zM66 28h8v2h-8zM66 34h8v2h-8z")
		p.pp(disc(34, 28, 20), disc(106, 28, 20))
		p.ky(saw(34, 28, 23, 17, 14), "M106 51"+saw(106, 28, 23, 17, 14))
		p.pp(disc(34, 28, 11), disc(106, 28, 11))
		p.ky(disc(34, 28, 9.5), disc(106, 28, 9.5))
		p.pp(disc(34, 28, 2.6), disc(106, 28, 2.6))
		p.plt("M27 28a7 7 0 0 1 7-7M41 28a7 7 0 0 1-7 7M99 28a7 7 0 0 0 7 7M113 28a7 7 0 0 0-7-7")
		p.ky("M64 18l2-12h8l2 12z")
	},
	"Hyper Booster": func(p *pic) {
		p.sp("M0 28l48-18v36zM0 8l30 6-4 6zM0 50l30-8-4-4z")
		p.left("M12 28l36-9v18z")
		p.deck()
		p.ky("M46 8l8 6v28l-8 6-6-4V12z", "M54 14h44q22 2 30 14-8 12-30 14H54z", "M70 42h8v12h-8zM100 42h8v12h-8z")
		p.pp("M60 18h36q12 1 20 6H60z", "M66 30h4v8h-4zM74 30h4v8h-4zM82 30h4v8h-4z")
		p.ky("M72 14l8-10h16l-6 10zM56 46h60v2H56z")
		p.pp(disc(98, 33, 4))
		p.ky(disc(98, 33, 2))
		p.klt("M0 20h14M0 38h16M4 28h12")
	},
	"Hellburner": func(p *pic) {
		p.ky("M0 0h140v66H0z")
		p.over("M58 24q20-22 82-24v58q-60-4-82-26z")
		p.pp("M70 27q20-14 70-15v32q-48-4-70-15z")
		p.over("M84 28q16-8 56-9v18q-36-2-56-7z")
		p.pp("M6 54h128v1.6H6z")
		p.pp("M8 12h22v38H8zM34 12h16v38H34z", "M48 22h14v14H48z")
		p.ky("M11 18q0-4 7.5-4t7.5 4v28H11zM36.5 18q0-4 5.5-4t5.5 4v28h-11z", "M50 24h10v10H50zM58 20h5v18h-5z")
		p.pp("M11 24h15v1.6H11zM11 36h15v1.6H11zM36.5 24h11v1.6h-11zM36.5 36h11v1.6h-11z")
		p.pl("M14 14Q14 6 26 6t16 8M62 20V10h8")
		p.pp("M10 58h20v4H10zM40 58h30v4H40zM80 58h50v4H80z")
	},
	"Metal Recycler": func(p *pic) {
		p.st(rect(0, 0, 140, 54))
		p.deck()
		p.ky("M34 6h4v48h-4zM90 6h4v48h-4zM30 4h68v7H30zM58 11h12v12H58zM40 22h48v7H40zM28 48h72v6H28z")
		// spoons and one tuba between the jaws
		p.ky("M42 44l16-8 1 1.5-15 8.5zM40 42q2-3 5-1l-2 4q-3 0-3-3z", "M62 46l4-8 2-5h3v3l8-4 6 1-5 12-6 2z",
			"M50 33l8 2-1 2-8-2zM82 36l4 8 3-6z", gear(73, 41, 4, 3, 8))
		p.pp("M62 13h1.8v8H62zM66 13h1.8v8H66zM44 25h40v1.5H44z")
		// the cube, still warm
		p.sp("M106 32l12-5 14 5v16l-14 6-12-6z")
		p.ky("M106 33l12 5v16l-12-6zM132 33l-12 5v16l12-6z")
		p.klt("M112 26q-3-4 0-8t0-8M120 24q-3-4 0-8t0-8M128 26q-3-4 0-8t0-8")
		p.plt("M108 40l8 3M108 45l8 3M122 43l8-3M122 48l8-3")
		p.pl("M96 51h4")
	},
	"Battery Pack": func(p *pic) {
		p.sp("M0 0h140v54H0z")
		p.deck()
		p.ky("M16 16h108v38H16z", posts(24, 8, 6, 8, 4, 12), posts(80, 8, 6, 8, 4, 12))
		p.kl("M27 8q6-7 12 0M51 8q6-7 12 0M83 8q6-7 12 0M107 8q6-7 12 0M63 8q10-8 20 0")
		for i := range 4 {
			x := 20 + 12.5*float64(i)
			p.pp(rect(x, 20, 9.5, 30), rect(x+54.5-4, 20, 9.5, 30))
			p.ky(rect(x+1.5, 22+float64(i*5%9), 6.5, 26.5-float64(i*5%9)),
				rect(x+52, 24+float64(i*7%11), 6.5, 24.5-float64(i*7%11)))
		}
		p.pp(disc(70, 35, 13))
		p.ky(disc(70, 35, 11.5))
		p.pp("M73 25l-10 12h6l-3 9 11-13h-6.5z")
	},
}

// deck is the strip of roof that a device stands on.
func (p *pic) deck() {
	p.ky("M0 54h140v12H0z")
	p.pp("M0 57h140v1.3H0z", dots(10, 62, 15, 0, 1, 9))
}

// flame bursts to the right from (x, y), 50 s long.
func (p *pic) flame(x, y, s float64) {
	f := func(v float64) string { return num(v * s) }
	at := "M" + num(x) + " " + num(y)
	p.sp(at + "q" + f(10) + " " + f(-20) + " " + f(30) + " " + f(-22) + "l" + f(-6) + " " + f(8) + " " + f(24) + " " +
		f(-2) + " " + f(-12) + " " + f(8) + " " + f(20) + " " + f(7) + " " + f(-20) + " " + f(6) + " " + f(12) + " " +
		f(9) + " " + f(-24) + " " + f(-1) + " " + f(6) + " " + f(9) + "q" + f(-20) + " " + f(-2) + " " + f(-30) + " " +
		f(-17) + "z")
	p.left("M" + num(x+6*s) + " " + num(y+3*s) + "q" + f(10) + " " + f(-9) + " " + f(22) + " " + f(-8) + "l" + f(-4) +
		" " + f(4) + " " + f(12) + " " + f(2) + " " + f(-12) + " " + f(4) + " " + f(5) + " " + f(5) + "q" + f(-14) +
		" " + f(0) + " " + f(-23) + " " + f(-7) + "z")
}

package art

var objects = map[string]func(*pic){
	"Anti-Heat Capsules": func(p *pic) {
		p.sun(34, 30, 24)
		p.ky("M74 14h46v46H74zM78 6h38v9H78z")
		p.pp("M78 24h38v26H78z", "M82 8h3v5h-3zM88 8h3v5h-3zM94 8h3v5h-3zM100 8h3v5h-3zM106 8h3v5h-3z")
		p.over("M97 27q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14z")
		p.pp("M92 41q0 4 4 5l-.5 1.5q-5-1-5-6.5z")
		// three capsules, one half each
		p.ky("M18 60l10-14a5 5 0 0 1 8 6L26 66h-6zM44 58l-4-16a5 5 0 0 1 10-2l4 16a5 5 0 0 1-10 2zM52 64l14-10a5 5 0 " +
			"0 1 4 8l-6 4H54z")
		p.pp("M24 53l4-5.5a3 3 0 0 1 5 3.6L28.5 57zM44 48l-2-7a3 3 0 0 1 6-1.5l1.5 7zM60 60l7-4.5a3 3 0 0 " +
			"1 2 4.5l-5 4z")
	},
	"Anti-Rad Kit": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.ky("M14 16h62v42H14zM36 16V9h18v7h-4v-3H40v3z")
		p.pp(disc(45, 37, 16))
		p.ky(trefoil(45, 37, 14))
		p.pp("M18 20h6v2h-6zM66 20h6v2h-6zM18 53h6v2h-6zM66 53h6v2h-6z")
		// the brush, the rubber apron
		p.sp("M98 8h28v50H98z")
		p.ky("M100 22q-4-12 4-18h3q-2 8 5 8t5-8h3q8 6 4 18l3 36H97z")
		p.pp("M103 30h18v14h-18z")
		p.ky("M104.5 31.5h15v11h-15z")
		p.plt("M100 50h24M112 14v14")
		p.ky("M82 6h7v26h-7zM79 32h13v8H79z", posts(80, 40, 1.8, 14, 5, 2.6))
	},
	"Anti-Tank Missile": func(p *pic) {
		p.sp("M0 62L44 38l6 8L14 66H0zM0 44l36-14 4 6L0 58zM20 66l28-16 4 4-14 12z")
		p.ky("M40 34L100 8l22-4-8 20-58 30z",
			"M36 30l16 2-8 8-14 4zM50 60l14-12-4-4-14 8zM58 26l4-14 8-2 4 9zM72 46l14 4 5-6-6-8z")
		p.pp("M99 10l5 14-2 1-5-14zM58 30l6 14-2 1-6-14z", "M70 26l20-9 .7 1.8-20 9zM73 33l20-9 .7 1.8-20 9z")
		// the tank in the manual, with horns pencilled in
		p.pp("M94 34h38v28H94z")
		p.kl("M94 34h38v28H94z")
		p.ky("M99 51h26l2 3-3 4h-24l-3-4zM105 45h12v6h-12zM117 46.5h10v2h-10z")
		p.over("M106 45q-5-3-4-8 1 4 5 5l1 3zM116 45q5-3 4-8-1 4-5 5l-1 3z")
		p.pl("M6 54l24-12M10 62l28-15")
	},
	"Durable Canned Goods": func(p *pic) {
		p.sp("M0 0h140v52H0z")
		p.left(disc(70, 30, 29))
		p.ky("M0 60h140v6H0z", can(18, 34, 26, 26), can(57, 34, 26, 26), can(96, 34, 26, 26), can(37, 7, 26, 26),
			can(76, 7, 26, 26))
		p.pp(rect(18, 39, 26, 14), rect(57, 39, 26, 14), rect(96, 39, 26, 14), rect(37, 12, 26, 14),
			rect(76, 12, 26, 14))
		// bean, fish, fruit, meat, question
		p.ky("M26 45q1-5 6-4 6 1 6 5-1 4-4 3-1-3-4-2-4 1-4-2z", "M62 46q6-5 11 0l4-3v7l-4-3q-5 5-11-1z",
			disc(107, 46.5, 4), "M107 42.5q0-3 4-3-1 3-4 3z", "M44 21q0-6 6-6 6 1 6 6l-3 3h-6z",
			"M85 16q4-4 7 0 1 3-2 4v1.5h-2v-2.5q3-1 2-3-2-1-3 0zM88 22.5h2v2h-2z")
		p.pp(disc(65.5, 45.5, .9), disc(50, 19, 1.5))
		p.over("M18 51h26v2H18zM57 51h26v2H57zM96 51h26v2H96zM37 24h26v2H37zM76 24h26v2H76z")
	},
	"Decontamination IV Bag": func(p *pic) {
		p.st(disc(60, 30, 30))
		p.ky("M58 0h4v6h-4zM44 6h32v3H44z", "M40 10h40l4 8v24q0 10-14 12v6H50v-6q-14-2-14-12V18z")
		p.pp("M44 16h32v24q0 8-10 9H54q-10-1-10-9z")
		p.over("M46 30q7-4 14-1t14-1v12q0 6-8 7H54q-8-1-8-7z")
		p.pp("M57 33h6v4h4v6h-4v4h-6v-4h-4v-6h4z")
		p.klt("M47 20h6M47 24h4M47 28h6")
		p.kl("M60 60q0 6 10 4 20-2 20-20t12-22 14 10 10 8h14")
		p.ky("M100 14h5v12h-5zM97 12h11v3H97z")
		// drops on the way down
		p.ky("M112 44q5 7 5 10a5 5 0 0 1-10 0q0-3 5-10z")
		p.pp("M109.5 54q0 2.5 2 3l-.5 1q-3-1-2.5-4z")
		p.ky("M22 20h8v3h-3v6h3v3h-8v-3h3v-6h-3z")
	},
	"Hazmat Suit": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M0 44q34-8 70-4t70-3v29H0z")
		p.ky("M32 66l4-22 14-10-4-8q-1-22 24-24 25 2 24 24l-4 8 14 10 4 22z")
		p.pp("M52 14h36v12q-2 8-18 9-16-1-18-9z")
		p.ky("M54 16h32v9q-2 6-16 7-14-1-16-7z")
		p.pp("M57 18h14l-6 10q-7-1-8-4z")
		p.pp(disc(58, 42, 6), disc(82, 42, 6))
		p.ky(disc(58, 42, 4.6), disc(82, 42, 4.6))
		p.plt("M55 42h6M55.5 40h5M55.5 44h5M79 42h6M79.5 40h5M79.5 44h5")
		p.pl("M70 48v18M46 50l-4 16M94 50l4 16")
		p.pp("M62 54h16v9H62z")
		p.ky(trefoil(70, 58.5, 4.2))
		p.kl("M52 44q-16 2-22-8T6 30M88 44q16 2 22-8t24-6")
		p.ky("M0 26h10v8H0zM130 26h10v8h-10z")
	},
	"Incendiary Ammunition": func(p *pic) {
		p.sp("M22 26q-2-12 6-20 0 6 5 9t3 11zM52 26q-2-12 6-20 0 6 5 9t3 11zM82 26q-2-12 6-20 0 6 5 9t3 11zM112 "+
			"26q-2-12 6-20 0 6 5 9t3 11z", "M0 56h140v10H0z")
		for i := range 4 {
			x := 20 + 30*float64(i)
			p.ky("M" + num(x) + " 34q1-12 9-18 8 6 9 18v24h-18z")
			p.over("M" + num(x+2) + " 31q1-8 7-12.5 6 4.5 7 12.5z")
			p.pp(rect(x, 34, 18, 1.6), rect(x, 52, 18, 1.6), rect(x+3, 38, 2.4, 11))
			p.ky(rect(x-2, 57, 22, 4))
		}
		p.kl("M6 46h14M38 46h12M68 46h12M98 46h12M128 46h8")
		p.ky("M0 63h140v1.5H0z")
	},
	"MRE": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.sp(disc(84, 30, 30))
		p.ky("M30 12l50-6 3 44-50 8z")
		p.pp("M33 14l44-5 .3 3-44 5.3zM35.5 54l45-7 .2-3-45.3 7z", "M42 22l30-3.5 1 16-29.5 4z")
		p.ky("M46 31q0-7 8-7 8-1 12 2 4 4 0 8-6 3-11 1-9 1-9-4z")
		p.pp("M50 30q1-3 5-3v2q-3 0-3 2zM60 29l5 1-1 2-4-1z")
		p.plt("M40 44l34-4.5M40 47l28-4")
		// it heats itself, and hums
		p.klt("M88 20q6-5 0-10t0-10M98 22q6-5 0-10t0-10M108 24q6-5 0-10t0-10")
		p.ky("M90 40h38l-5 20H95zM86 36h46v5H86z")
		p.pp("M96 46h26l-1 3H97z")
		p.ky("M122 36l10-18 3 1.5L126 36z")
		p.ky("M24 60h112v2H24z")
	},
	"Nitromethane": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(star(70, 34, 60, 27, 11, 4))
		p.ky("M44 18l12-10h40v54H44zM60 8V3h22v5h-4V6H64v2z", "M40 16l8-8 5 5-8 8z")
		p.pp("M50 24h40v32H50z")
		p.over("M52 26h36v28H52z")
		// the checkered flag of its last race
		p.ky("M54 28h8v6h-8zM70 28h8v6h-8zM62 34h8v6h-8zM78 34h8v6h-8zM54 40h8v6h-8zM70 40h8v6h-8zM62 " +
			"46h8v6h-8zM78 46h8v6h-8z")
		p.pp("M62 28h8v6h-8zM78 28h8v6h-8zM54 34h8v6h-8zM70 34h8v6h-8zM62 40h8v6h-8zM78 40h8v6h-8zM54 " +
			"46h8v6h-8zM70 46h8v6h-8z")
		p.pp("M58 12h32v2H58z")
		p.ky("M112 36l14-10 4 5-16 12zM14 44l14 6-3 7-15-8zM108 54l14 4-2 4-14-4zM20 22l10-4 2 6-9 4z")
	},
	"Nitrous Oxide": func(p *pic) {
		p.st("M0 10h140v3H0zM20 20h120v2H20zM0 46h110v3H0zM30 54h110v2H30z")
		p.sp("M0 26h44v14H0z")
		p.ky("M32 22q0-6 8-6h54q16 2 18 16-2 14-18 16H40q-8 0-8-6z",
			"M110 28h10v8h-10zM118 22h6v20h-6zM122 29h12v6h-12z", "M46 48l-4 8h8l2-8zM84 48l-2 8h8l4-8zM36 56h60v3H36z")
		p.pp("M40 21h54q9 1 13 7H40z")
		p.pp(disc(66, 36, 9))
		p.over(disc(66, 36, 7))
		p.pp("M57 33.5h18v5H57z")
		p.ky("M58 34.5h16v3H58z")
		p.plt("M46 18v28M88 18v28")
		p.ky("M118 14h16v5h-16z")
		p.klt("M126 19v6")
	},
	"Smoke Grenade": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.left(disc(36, 40, 18), disc(56, 24, 16), disc(82, 18, 15), disc(106, 28, 17), disc(114, 48, 15),
			disc(16, 54, 14), disc(70, 36, 18))
		p.sp("M0 60h140v6H0z")
		p.ky("M58 24h24v36H58zM62 16h16v8H62zM66 10h10v6H66z", "M76 11h14l10 22-4 2-9-18H76z")
		p.kl("M66 13a7 7 0 1 0-6 4")
		p.pp("M58 30h24v2H58zM58 52h24v2H58zM62 36h16v12H62z")
		p.ky("M64 46q1-4 4-4 1-4 5-3 4 0 4 4 0 3-3 3z")
		// the witnesses it blinds
		p.klt("M26 36q6-8 14-4M20 48q4-6 12-4M46 18q6-8 14-4M92 14q8-6 14 2M104 40q6-6 14-2M98 54q6-6 14-2M38 56q6-6 " +
			"12-2M88 34q6-6 14-2")
		p.ky("M4 60h132v2H4z")
	},
	"Stealth Device": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(disc(70, 14, 44))
		p.sp(disc(70, 14, 39))
		p.left(disc(70, 14, 32))
		p.sp(disc(70, 14, 27))
		p.left(disc(70, 14, 20))
		p.sp(disc(70, 14, 15))
		p.ky("M50 44h40v20H50zM68 12h4v32h-4z", disc(70, 14, 6), "M54 40h6v4h-6zM80 40h6v4h-6z")
		p.pp(disc(60, 53, 5.5), "M70 48h16v4H70zM70 55h16v1.5H70zM70 58.5h10v1.5H70z")
		p.ky("M59.4 49h1.3v5h-1.3z")
		// what the hunters see: goats
		p.goat(18, 62, 1)
		p.goat(38, 60, .75)
		p.goat(106, 60, .75)
		p.goat(126, 62, 1)
		p.ky("M0 63h140v3H0z")
	},
}

// can is a tin with rims.
func can(x, y, w, h float64) string {
	return rect(x, y, w, h) + rect(x-1.5, y, w+3, 2.5) + rect(x-1.5, y+h-2.5, w+3, 2.5)
}

// trefoil is the three-bladed sign of radiation in a circle of radius r.
func trefoil(x, y, r float64) string {
	d := disc(x, y, r*.2)
	for _, a := range []float64{-90, 30, 150} {
		c := Point{x, y}
		i1, o1, o2, i2 := polar(c, r*.34, a-30), polar(c, r, a-30), polar(c, r, a+30), polar(c, r*.34, a+30)
		d += "M" + num(i1.X) + " " + num(i1.Y) + "L" + num(o1.X) + " " + num(o1.Y) + "A" + num(r) + " " + num(r) +
			" 0 0 1 " + num(o2.X) + " " + num(o2.Y) + "L" + num(i2.X) + " " + num(i2.Y) + "z"
	}
	return d
}

// goat stands on y.
func (p *pic) goat(x, y, s float64) {
	f := func(v float64) string { return num(v * s) }
	p.ky("M" + num(x-8*s) + " " + num(y) + "v" + f(-10) + "l" + f(2) + " " + f(-3) + "h" + f(9) + "l" + f(3) + " " +
		f(-4) + " " + f(-2) + " " + f(-5) + " " + f(4) + " " + f(3) + " " + f(3) + " " + f(4) + " " + f(-1) + " " +
		f(2) + " " + f(-2) + " " + f(0) + " " + f(-3) + " " + f(5) + " " + f(0) + " " + f(8) + "h" + f(-2) + "v" +
		f(-6) + "h" + f(-6) + "v" + f(6) + "z")
}

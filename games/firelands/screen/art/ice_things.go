package art

// The Objects and the Special Loot of Frostlands.
var iceThings = map[string]func(*pic){
	"Survival Blanket": func(p *pic) {
		p.st(rect(-6, -6, 152, 78))
		p.sp("M30 60L44 14q26-14 52 0l14 46z")
		p.ky("M54 60l4-22q12-8 24 0l4 22z", disc(70, 26, 10))
		p.pp(disc(70, 27, 6))
		p.pl("M44 18l-8 40M56 12l-6 46M84 12l6 46M96 18l8 40")
	},
	"Flare Gun": func(p *pic) {
		p.night()
		p.over(star(108, 18, 18, 8, 10, 0))
		p.pp("M28 30l50-10 4 10-40 9-4 18H26l4-20z")
		p.ky("M34 32l40-8 1 3-40 8z")
		p.pl("M84 24q10-4 16-6")
	},
	"Diesel Can": func(p *pic) {
		p.snow(54)
		p.ky("M46 16h40l8 8v36H46zM58 8h22v8H58z")
		p.pp("M52 24l34 30M86 24L52 54", rect(62, 11, 14, 3))
		p.pl("M52 24l34 30M86 24L52 54")
		p.over("M102 42q10 10 0 18-10-8 0-18z")
		p.ground(63)
	},
	"Snow Chains": func(p *pic) {
		p.snow(56)
		p.ky(disc(70, 34, 28))
		p.pp(disc(70, 34, 15))
		p.ky(disc(70, 34, 7))
		p.pl("M70 6v13M70 49v13M42 34h13M85 34h13M50 14l10 10M80 44l10 10M90 14L80 24M60 44L50 54")
		p.ground(64)
	},
	"Thermos": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.ky("M52 18h30v44H52zM56 8h22v10H56z", "M92 44h22v18H92zM114 48h6v8h-6z")
		p.pp(rect(56, 26, 22, 4), rect(56, 50, 22, 4), rect(95, 47, 16, 3))
		p.pl("M98 40q-5-6 0-12t0-12M108 40q-5-6 0-12t0-12")
	},
	"Mine": func(p *pic) {
		p.snow(46)
		p.ky(star(70, 36, 30, 20, 10, 0), disc(70, 36, 21))
		p.pp(disc(62, 28, 5))
		p.over(disc(70, 36, 6))
		p.plt("M8 58h30M100 60h30")
	},
	"Ice Pick": func(p *pic) {
		p.st(rect(-6, -6, 152, 78))
		p.ky("M66 14l8 1-6 48h-7zM26 22q30-16 60-10l28 2-1 6-28 1q-34-2-57 8z")
		p.pp("M64 40h5l-1 6h-5z")
		p.sp("M100 40l12 6 8-4 6 20H90z")
	},
	"Radio Beacon": func(p *pic) {
		p.snow(52)
		p.ky("M50 28h40v30H50zM68 2h4v26h-4z", disc(70, 4, 4))
		p.pp(disc(62, 40, 7), rect(76, 34, 10, 4), rect(76, 42, 10, 4))
		p.ky(disc(62, 40, 3))
		p.pl("M56 4q-6 8 0 18M46 0q-10 14 0 28M84 4q6 8 0 18M94 0q10 14 0 28")
	},
	"Camouflage Net": func(p *pic) {
		p.snow(54)
		p.ky("M8 58L40 16l60-6 32 48z")
		p.pp(star(42, 40, 9, 5, 6, 10), star(66, 26, 8, 4, 7, 0), star(88, 44, 10, 5, 6, 30), star(60, 50, 6, 3, 6, 0),
			star(104, 30, 6, 3, 5, 0))
		p.pl("M20 54L44 18M40 56l26-40M64 56l24-44M90 56l14-34")
	},
	"Snow Goggles": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.pp("M18 24q52-14 104 0 4 22-30 24-12 0-22-10-10 10-22 10-34-2-30-24z")
		p.ky("M28 30q16-4 34 1v3q-18 2-34 0zM112 30q-16-4-34 1v3q18 2 34 0z", "M0 26h20v4H0zM120 26h20v4h-20z")
	},
	"Diesel Drum": func(p *pic) {
		p.snow(54)
		p.ky("M48 8h44v52H48z", oval(70, 8, 22, 5), oval(70, 60, 22, 4))
		p.pl("M48 24h44M48 42h44")
		p.pp(oval(70, 8, 16, 3))
		p.over("M70 26q10 10 0 16-10-6 0-16z")
	},
	"Salvaged Shells": func(p *pic) {
		p.snow(56)
		for i := range 4 {
			x := 28 + float64(i)*22
			p.ky(rect(x, 28, 14, 32), "M"+num(x)+" 28q0-16 7-22 7 6 7 22z")
			p.pp(rect(x, 30, 14, 2))
		}
		p.over(rect(28, 52, 14, 3), rect(72, 52, 14, 3))
		p.ground(64)
	},
	"Wolf Pelt": func(p *pic) {
		p.st(rect(-6, -6, 152, 78))
		p.ky("M50 8l10 8h20l10-8 2 14 34-4-18 18 8 22-24-6q-22 18-44 0l-24 6 8-22L14 18l34 4z")
		p.pp("M60 22l6 3-5 2zM80 22l-6 3 5 2z")
		p.plt("M62 40v12M70 40v16M78 40v12")
	},
	"Howl Horn": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.ky("M16 40q30 20 60 6 26-12 34-38l14 12q-10 34-44 42-40 8-66-16z")
		p.pp("M106 10q10 2 16 10l-4 4q-6-8-14-8z", "M40 50l4-8 4 1-3 9z")
		p.pl("M118 34q8 4 16 2M114 44q8 6 18 6M108 52q6 8 14 10")
	},
	"Med Crate": func(p *pic) {
		p.snow(54)
		p.ky("M28 22h84v38H28zM24 16h92v8H24z")
		p.pp("M62 28h16v8h10v12H78v8H62v-8H52V36h10z")
		p.over("M65 31h10v8h10v6H75v8H65v-8H55v-6h10z")
		p.ground(64)
	},
	"Cache Map": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.pp("M20 12l34 6 32-8 34 8v42l-34-8-32 8-34-6z")
		p.klt("M54 18v42M86 10v42", "M26 44q12-14 24-4t20-10 22 4")
		p.over("M96 22l4 4 4-4 3 3-4 4 4 4-3 3-4-4-4 4-3-3 4-4-4-4z")
		p.kl("M62 44a7 6 0 1 0 .1 0")
	},
	"Ice Harpoon": func(p *pic) {
		p.snow(52)
		p.ky("M10 40l92-26 1 5-92 26zM98 8l34 2-26 20z", "M104 12l-10-8 4 12zM110 24l-4 12-5-10z")
		p.kl("M10 42q-14 8-2 12t26-2")
		p.pp("M108 13l14 0-11 8z")
	},
	"Skull Trophies": func(p *pic) {
		p.night()
		for i, x := range [3]float64{30, 70, 110} {
			y := [3]float64{34, 26, 36}[i]
			p.pp(disc(x, y, 15), rect(x-8, y+10, 16, 9))
			p.ky(disc(x-6, y, 4), disc(x+6, y, 4), "M"+num(x-2)+" "+num(y+7)+"h4l-2-4z", posts(x-6, y+12, 1.5, 7, 4, 4))
		}
		p.over(rect(0, 56, 140, 3))
	},
	"Frozen Archives": func(p *pic) {
		p.snow(56)
		p.ky("M24 14h92v46H24z")
		p.pp(posts(28, 18, 8, 18, 8, 11), posts(28, 40, 10, 16, 7, 12.5))
		p.ky(posts(30, 22, 4, 2, 8, 11), posts(31, 44, 4, 2, 7, 12.5))
		p.pp(icicles(24, 14, 92, 11))
	},
	"Hull Plates": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.ky("M14 14h50v24H14zM66 10h52v24H66zM26 40h50v20H26zM80 38h46v22H80z")
		p.pp(dots(18, 18, 10, 0, 1.4, 5), dots(18, 34, 10, 0, 1.4, 5), dots(70, 14, 10, 0, 1.4, 5),
			dots(70, 30, 10, 0, 1.4, 5), dots(30, 44, 10, 0, 1.4, 5), dots(84, 42, 10, 0, 1.4, 4))
	},
	"Icebreaker Pass": func(p *pic) {
		p.st(rect(-6, -6, 152, 78))
		p.pp("M22 12h96v42H22z")
		p.ky("M22 12h96v8H22z", rect(28, 24, 22, 24), "M60 44h46l-6 7H66zM70 36h22v8H70zM78 28h5v8h-5z")
		p.pp(disc(39, 32, 6), "M29 48q10-10 20 0z")
		p.over(disc(106, 32, 8))
	},
	"Rescue Flag": func(p *pic) {
		p.snow(52)
		p.ky(rect(36, 2, 4, 58))
		p.pp("M40 6q22-8 40 0t40-2v32q-22 8-40 0t-40 2z")
		p.kl("M54 12l22 16M76 12L54 28")
		p.over(disc(98, 20, 8))
		p.ground(63)
	},
	"Alpha Head": func(p *pic) {
		p.night()
		p.pp(wolf(70, 32, 60))
		p.ky(wolf(70, 34, 52))
		p.over(eyes(70, 32, 52))
		p.pp("M52 46h36l-4 6-4-3-4 6-6-5-6 5-4-6-4 3z", "M58 58q12-6 24 0-6 4-12 2-6 2-12-2z")
	},
	"Loot Crate": func(p *pic) {
		p.snow(56)
		p.ky("M30 18h80v44H30z")
		p.pp("M34 22h72v6H34zM34 32h72v8H34zM34 44h72v6H34zM34 54h72v5H34z")
		p.ky("M40 18h7v44h-7zM93 18h7v44h-7z")
		p.pp(dots(43.5, 24, 0, 11, 1.4, 4), dots(96.5, 24, 0, 11, 1.4, 4))
		p.over("M58 18l12-10 12 10z")
	},
	"Trophy Rack": func(p *pic) {
		p.st(rect(-6, -6, 152, 78))
		p.ky("M14 10h112v6H14z", posts(24, 16, 3, 8, 5, 22))
		p.ky("M20 24h11v30H20zM42 24h11v36H42zM64 24h11v28H64zM86 24h11v34H86zM108 24h11v26h-11z")
		p.pp(disc(25.5, 50, 3), disc(47.5, 56, 3), disc(69.5, 48, 3), disc(91.5, 54, 3), disc(113.5, 46, 3))
		p.sp(rect(0, 60, 140, 6))
	},
}

package art

// The Survivors and the Enemies of Frostlands.
var iceCrew = map[string]func(*pic){
	"Leader": func(p *pic) {
		p.snow(56)
		p.parka(50, 26)
		p.ky("M84 58V14h3v44z")
		p.pp("M87 14h34l-8 9 8 9H87z")
		p.over("M92 19h14v3H92zM92 25h18v3H92z")
		p.pl("M36 50v16M64 50v16M42 46h16")
	},
	"Co-Pilot": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.parka(44, 26)
		p.pp(disc(100, 40, 24))
		p.ky(disc(100, 40, 21))
		p.pp(disc(100, 40, 15), "M98 20h4v40h-4zM80 38h40v4H80z")
		p.ky(disc(100, 40, 5), "M62 52l22-10 2 5-20 12z")
		p.pl("M30 52v14M58 52v14")
	},
	"Sled Driver": func(p *pic) {
		p.snow(50)
		p.ky("M24 52l6-22 8-4 10 4 8 22z", star(40, 18, 11, 8.5, 14, 0))
		p.pp(disc(40, 19, 6))
		p.ky(rect(34, 17, 12, 4), "M52 34l30-12 1 3-28 14z")
		p.sled(16, 60)
		p.ky("M96 50l6-12 12-2 10-8 2 8-6 6 4 12h-4l-6-8-10 2-4 6zM112 48l-3 8h-3l2-8z")
		p.kl("M80 26l30 14")
		p.plt("M96 62h40M10 64h70")
	},
	"Ice Fisher": func(p *pic) {
		p.snow(40)
		p.parka(42, 24)
		p.kl("M60 40L104 14M104 14v36")
		p.ky(oval(104, 54, 20, 6))
		p.over("M98 40q8-6 12 0-4 6-12 0zM96 36l4 4-4 4z")
		p.plt("M10 60h20M66 62h20")
	},
	"Old Trapper": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.parka(48, 24)
		p.pp("M38 30h20l-2 18-8 6-8-6z")
		p.kl("M42 34v14M48 34v18M54 34v14", "M90 16h40M100 16v20M116 16v24")
		p.ky("M96 34q4-4 8 0l2 18q-6 6-12 0zM112 38q4-4 8 0l2 16q-6 6-12 0z")
	},
	"Mechanic": func(p *pic) {
		p.st("M-6-6h152v78H-6z")
		p.parka(44, 26)
		p.ky(spanner(92, 8, 44), gear(118, 44, 15, 12, 10))
		p.pp(disc(118, 44, 5))
		p.sp(rect(70, 0, 4, 66))
		p.ky("M66 46l20-8 3 6-20 10z")
	},
	"Signal Officer": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.parka(44, 28)
		p.ky("M24 22q0-18 20-18t20 18h-4q0-13-16-13T28 22z", rect(20, 22, 8, 12), rect(60, 22, 8, 12))
		p.pl("M84 20q6 10 0 24M94 14q10 16 0 36M104 8q14 22 0 48M114 2q18 28 0 60")
		p.ky("M62 36l12 6-1 2-12-5z")
	},
	"Furnace Keeper": func(p *pic) {
		p.st("M-6-6h152v78H-6z")
		p.parka(38, 26)
		p.ky("M78 18h46v44H78zM94 2h12v16H94z")
		p.pp("M86 28h30v18H86z")
		p.over("M88 46q-2-8 4-14 1 4 3 5 0-6 5-9 0 5 4 8 2-2 2-5 8 7 6 15z")
		p.pp(rect(84, 52, 34, 3))
		p.kl("M62 50l22-4")
	},
	"Snow Scout": func(p *pic) {
		p.snow(46)
		p.ky("M40 58l4-24 8-6h8l8 6 4 24z", star(56, 19, 11, 8.5, 14, 0), oval(46, 61, 8, 3), oval(66, 61, 8, 3))
		p.pp(disc(56, 20, 6))
		p.ky(rect(50, 18, 12, 4), "M78 4h3v58h-3z", pine(110, 56, 40), pine(126, 58, 26))
		p.kl("M68 36l12-6")
		p.plt("M4 54h20M14 60h18")
	},
	"Demolitionist": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.left(star(104, 28, 34, 16, 12, 0))
		p.parka(38, 26)
		p.ky(rect(92, 20, 7, 28), rect(101, 20, 7, 28), rect(110, 20, 7, 28), rect(88, 30, 33, 4))
		p.kl("M104 20q2-10 12-10t10-8")
		p.over(star(127, 2, 6, 2.5, 6, 0))
	},
	"Field Surgeon": func(p *pic) {
		p.st("M-6-6h152v78H-6z")
		p.parka(44, 26)
		p.pp("M34 32h20l-3 8H37z")
		p.ky("M84 26h44v32H84zM98 18h16v8h-4v-4h-8v4h-4z")
		p.pp("M102 32h8v6h6v8h-6v6h-8v-6h-6v-8h6z")
		p.over("M104 34h4v6h6v4h-6v6h-4v-6h-6v-4h6z")
	},
	"Stowaway": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.ky("M10 24h120v38H10z", "M10 24l20-10h90l10 10z")
		p.pp("M30 30q20-8 40 0t40 0v20H30z")
		p.ky(disc(70, 40, 11), "M56 52q14-8 28 0v10H56z")
		p.pp(disc(66, 39, 2), disc(74, 39, 2))
		p.pl("M14 30v28M24 30v28M116 30v28M126 30v28")
		p.ky("M94 46h16v12H94zM99 42h6v4h-6z")
	},
	"Warwolves": func(p *pic) {
		p.night()
		p.over(disc(104, 18, 14))
		for i, x := range [3]float64{30, 72, 112} {
			y := [3]float64{38, 30, 42}[i]
			p.pp(wolf(x, y, 34))
			p.ky(wolf(x, y+1, 28))
			p.over(eyes(x, y+1, 28))
		}
		p.pp("M0 62h140v4H0z")
	},
	"Ice Fangs": func(p *pic) {
		p.night()
		p.over(disc(70, 30, 26))
		p.pp("M20 0h100l-8 26-8-16-9 24-9-22-8 30-8-30-8 22-10-24-8 18-8-18-8 14z",
			"M24 66l8-20 8 14 9-20 9 18 12-22 10 22 10-18 9 20 8-14 9 20z")
		p.ky("M50 30l14 5-12 5zM90 30l-14 5 12 5z")
	},
	"Howlers": func(p *pic) {
		p.night()
		p.pp(disc(102, 22, 20))
		p.ky("M90 60l4-26-8-6 6-4 2-14 10 8 14-10-4 14 6 8-10 6 2 24z")
		p.pp("M10 66l10-30 12-18 4-14 6 10 12-4-6 14 4 12-6 8 4 22z")
		p.ky("M30 30l8-4-2 6zM40 14l8-4-4 8z")
		p.over("M38 40l16-8-12 14z")
		p.pl("M60 16q8 6 16 2M62 28q8 4 14 0")
	},
	"Grey Pack": func(p *pic) {
		p.night()
		p.pp("M0 52q34-8 74-3t70-4V66H0z")
		for i := range 5 {
			x, s := 16+float64(i)*27, 22+float64(i%2)*6
			p.pp(wolf(x, 34, s))
			p.ky(wolf(x, 35, s-4))
			p.pp(eyes(x, 35, s-4))
		}
		p.over(rect(0, 6, 140, 3), rect(20, 13, 100, 2))
	},
	"Frost Maw": func(p *pic) {
		p.night()
		p.over("M70 66L6 20 34 22 30 0h80l-4 22 28-2z")
		p.pp(disc(70, 36, 29))
		p.ky(disc(70, 36, 26))
		p.pp(saw(70, 36, 25, 17, 14))
		p.ky(disc(70, 36, 13))
		p.over(disc(70, 36, 8))
		p.pp("M4 66l14-18 8 18zM114 66l8-18 14 18z")
	},
	"Alpha Wolf": func(p *pic) {
		p.night()
		p.over("M70-4l16 12 18-8-2 18 20 6-14 14 8 18-26-2-20 16-20-16-26 2 8-18-14-14 20-6-2-18 18 8z")
		p.pp(wolf(70, 32, 50))
		p.ky(wolf(70, 34, 43))
		p.pp(eyes(70, 33, 43), "M62 48h16l-2 6h-3l-1-3-2 4-2-4-1 3h-3z")
		p.over("M64 40h12l-6 5z")
	},
}

package art

// The survivors that players start with, three of each colour; every colour has
// the same Desert Son.
var natives = map[string]func(*pic){
	"Desert Son": func(p *pic) {
		p.sun(106, 24, 19)
		p.sp("M0 48q34-12 70-5t70-6v29H0z")
		// asleep on his feet in the shade of his hat
		p.ky("M30 24Q42 18 50 8q4-4 8 0 8 10 20 16-24 8-48 0z", "M44 27h20l6 14 2 22H36l2-22z")
		p.pp("M45 27.5q9 2 18 0l-2 6-7 4-7-4z")
		p.ky("M46 28q8 1.5 16 0l-3 4h-10z")
		p.plt("M42 40q12 8 24-2M46 44l-3 18M54 46v17M62 44l3 18M42 16l-4 6M66 16l4 6M54 10v10")
		p.kl("M76 10L70 63")
		p.ky("M66 40l8-3 1 4-8 3z", "M50 60h12v3H50z")
		// the donkey, far off
		p.ky("M96 48l3-5 2 3 12-1 3 4-1 8h-2l-1-6h-9l-1 6h-2l0-8z")
		p.plt("M4 60q26-8 50-3M80 62q24-6 54-4")
		p.klt("M84 54q20-6 52-4")
	},
	"Tribal Warrior": func(p *pic) {
		p.sp("M62 32L140-4v72z")
		p.left("M74 32l66-20v8zM74 33l66 12v8z")
		p.ky("M8 66l6-20 16-8h22l14 8 6 20z")
		// the open mouth in profile, a crest of blades
		p.ky("M32 40l-4-14q0-14 14-18 14-1 18 8l1 6 5 6-3 2-1 2-11 1 9 4-1 4-9 3-2 4H34z")
		p.ky("M30 22l-12-2 10-6-8-8 12 2-2-8 10 6 2-8 6 8 6-6 1 10-9 4-10 4z")
		p.pp("M52 20l5 1 1 4-5-1z", "M36 28q8-2 10-10l3 1q-2 10-12 12z")
		p.over("M34 36l18-5 .5 3L35 39z")
		p.pl("M18 48l4 18M30 46l2 20M44 46l-2 20M56 48l-4 18")
		p.pp(star(26, 56, 3.4, 1.6, 3, 0), star(38, 58, 3.4, 1.6, 3, 30), star(50, 56, 3.4, 1.6, 3, 0))
		p.ky("M78 66L96 8l3 1L82 66zM92 10l8-12 4 14-8 4z", "M76 46l10 3-3 8-10-3z")
		p.kl("M94 16q10 4 14 0M92 22q10 6 16 3")
	},
	"Tribal Sister": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.sp(disc(112, 46, 30))
		p.left("M112 24a22 22 0 1 0 .1 0zM112 32a14 14 0 1 1-.1 0z")
		p.shoulders(46, 30)
		p.head(46, 22)
		p.ky("M33 20q-2-16 13-17 15 1 13 17l-5-6q-8-2-16 0z",
			"M33 18l-5 6 2 6-4 6 3 6-3 7 5 2 3-8-2-6 4-6zM59 18l5 6-2 6 4 6-3 6 3 7-5 2-3-8 2-6-4-6z")
		p.plt("M29 24l5 2M28 30l5 1M28 36l5 1M28 42l5 1M63 24l-5 2M64 30l-5 1M64 36l-5 1M64 42l-5 1")
		p.over("M38 27h6v3h-6z")
		// the wrench on the door
		p.ky("M70 66l6-18 18-18 3 3-14 20-4 13z", "M88 34l14-16-3-4 1-6 4-3 0 6 4 2 5-4 0 5-5 5-4 0-13 18z")
		p.ky("M100 40h40v26H96V46z")
		p.pp("M106 44h28v8h-28z")
		p.ky("M118 56h10v3h-10z")
		p.pp("M119 57h8v1h-8z")
		p.plt("M30 52q16 8 32 0M34 57q12 6 24 0")
	},
	"Incursor": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(disc(30, 16, 10))
		p.shoulders(76, 30)
		p.head(76, 26)
		p.ky("M62 30l-2-14 6-10 10-4 10 4 6 10-2 14-6 8-2-4-6-10-6 0-4 4z")
		p.pp("M66 19h20v7l-8 0-2-2-2 2h-8z")
		p.ky("M67.5 20.5h7v4h-7zM77.5 20.5h7v4h-7z")
		p.ky("M68 29h16l-1 6-7 5-7-5z")
		// the wire she is through already
		p.kl("M0 38h44M0 52h36M110 38h30M118 52h22M0 24h140")
		p.ky("M10 35l2 3-2 3-2-3zM30 35l2 3-2 3-2-3zM124 35l2 3-2 3-2-3zM14 21l2 3-2 3-2-3zM38 21l2 3-2 3-2-3zM104 " +
			"21l2 3-2 3-2-3zM126 21l2 3-2 3-2-3zM20 49l2 3-2 3-2-3zM130 49l2 3-2 3-2-3z")
		p.kl("M44 38q6 2 4 10M36 52q7-2 9 5M110 38q-6 3-4 10M118 52q-8 0-8 6")
		p.ky("M0 10h5v56H0zM135 10h5v56h-5z")
		// bolt cutters
		p.pp("M34 47q2-8 10-7l14 7-2 5-10-2zM34 52q2 8 10 8l14-5-2-5-10 1z",
			"M60 52L112 34l4 5-52 20zM60 50l50 12-1 4H98L60 57z")
		p.pp(disc(60, 52, 6))
		p.ky(disc(60, 52, 2))
	},
	"Spy": func(p *pic) {
		p.st("M0 0h140v66H0z")
		p.ky("M0 0h52v66H0z")
		p.ky("M22 66l6-18 12-6h24l12 6 6 18z")
		p.head(52, 24)
		p.pp("M52 12l8 3 2 11-2 8-5 6h-3z")
		p.ky("M28 16l8-1 2-10 6-3h14l6 3 2 10 10 1-2 5H30z")
		p.pp("M28 17l10-1 2-9 5-2 7 0v-2h-8l-6 3-2 9-8 1z")
		p.over("M38 12h28v4H38z")
		p.ky("M38 44l-4-12 10 6 8 8 8-8 10-6-4 12-14 16z")
		p.pp("M52 66V48l-8 10zM52 40v10l-7-8-7-5 2 7z")
		p.pl("M34 66l6-16M20 66l5-16 12-6")
		// four passports, one face
		p.ky("M84 26l14-4 8 26-14 4z")
		p.over("M92 20l15-1 2 27-15 1z")
		p.pp("M102 18l15 2-4 27-15-2z")
		p.ky("M112 20l14 5-9 26-14-5z")
		p.pp(disc(117, 31, 3.4), "M111.5 42q1-6 6-5t4.5 7z")
		p.klt("M102 18l15 2-1 3M84 26l14-4")
		p.ky("M88 48l8-2 12 0 10 4 2 6-10 10H92z")
		p.plt("M96 50l-2 6M103 50l-1 6M110 51l0 6M122 28l2 1M110 28l1 .5")
	},
	"Implanted Rebel": func(p *pic) {
		p.sp(gear(104, 34, 31, 25, 12))
		p.left(disc(104, 34, 14))
		p.ky(disc(104, 34, 10))
		p.pp(disc(104, 34, 4))
		p.ky("M10 66l6-18 14-8h20l14 8 6 18z")
		// profile to the right, half the skull laid open
		p.ky("M28 42l-3-14q-2-18 16-21 16-1 20 11l0 5 4 6-4 2 1 5-3 2-1 4-8 1-1 4z")
		p.pp("M30 14q5-5 12-5l-2 14-11 2q-1-6 1-11z")
		p.ky("M32 16h4v2h-4zM32 20h6v1.5h-6zM38 12h2v6h-2zM31 13.5l4-2 .5 1.3-3.5 2z")
		p.pp("M52 17l6 1 1 4-6-1zM46 34l8-1-1 4-6 1z")
		p.over(disc(55.5, 20, 1.6))
		// plugged into the gearbox
		p.kl("M30 24Q6 20 8 44t30 16M38 34q-10 22 20 24t36-24M34 10Q48-6 70 4t26 18M28 18Q14 8 4 16")
		p.ky("M26 21l6-1 1 7-6 1zM35 31l6 1-1 6-6-1zM92 20l7 2-3 6-5-2zM92 34l6-2 2 5-6 2z")
		p.plt("M20 50l4 16M52 48l4 18M34 48l2 18")
	},
	"Implanted Fighter": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M82 0h58v66H62z")
		p.shoulders(48, 32)
		p.head(48, 24)
		p.ky("M36 20q0-14 12-15 12 1 12 15-6-6-12-6t-12 6z")
		p.pp("M50 18l8 1v4l-8-1z")
		p.over("M52 19.5l5 .6v1.8l-5-.6z")
		p.plt("M26 52l4 14M38 50l2 16M58 50l-2 16")
		// the arm, military surplus
		p.ky(disc(78, 52, 12), "M72 46l22-24 12 8-20 28z", disc(99, 25, 10), "M92 20l14-18 10 6-8 20z",
			"M102 8l-2-6 4-6 12 2 10 10-2 3-8-4 4 8-4 1-6-6z")
		p.pp(disc(78, 52, 6), disc(99, 25, 5))
		p.ky(disc(78, 52, 3.5), disc(99, 25, 2.6))
		p.pl("M80 42l12-13M86 48l12-14M100 15l6-8")
		p.ky("M104 30h26v5h-26zM104 36h20v4h-20zM128 28h6v9h-6z", "M98 32h12v12H98z")
		p.over(star(138, 33, 8, 3, 7, 0))
		p.plt("M108 32h16")
		p.klt("M92 60h40M98 64h30")
	},
	"Citadel Scientist": func(p *pic) {
		p.st("M62 0h78v66H62z")
		p.sp(disc(46, 28, 29))
		p.shoulders(46, 31)
		p.head(46, 24)
		p.ky("M33 22q-2-16 13-17 15 1 13 17l-4-8q-9-3-18 0z", disc(46, 4, 6))
		p.pp(disc(40.5, 21, 4.6), disc(51.5, 21, 4.6))
		p.ky(disc(40.5, 21, 3.2), disc(51.5, 21, 3.2))
		p.pp(disc(41.5, 20, 1.1), disc(52.5, 20, 1.1))
		p.pp("M38 42l8 10 8-10 4 3-4 21H38l-4-21z")
		p.ky("M43 46l3 4 3-4 1 20h-8z")
		p.pp("M56 56h8v1.5h-8z")
		// one thing taken apart, in order of its pieces
		p.ky(gear(92, 14, 10, 7.5, 10), gear(114, 22, 8, 5.8, 8),
			"M82 32h18v5H82zM86 37h10v3H86zM106 36h4v14h-4zM103 34h10v3h-10zM118 38l8 3-4 10-7-3z")
		p.pp(disc(92, 14, 3.4), disc(114, 22, 2.6))
		p.klt("M92 26v4M92 42v6M114 32v2M100 18l6 2M122 34v2")
		p.ky("M66 66l10-14 14 0 3 5-11 3-6 6z", "M84 50l6-2 14 14-2 2zM80 47l6-3 5 5-4 4z")
		p.ky("M104 54h12v2h-12zM106 58h8v2h-8z")
	},
	"Citadel Guard": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M0 18h12v-8h12v8h8v48H0z")
		p.ky("M0 18h12v-8h12v8h6v48H0z")
		p.pl("M0 26h28M0 36h28M0 46h28M8 18v8M20 26v10M8 36v10M20 46v10")
		p.shoulders(64, 34)
		p.ky("M48 34q-2-26 16-28 18 2 16 28l-6 8H54z", "M61 0h6v10h-6z")
		p.pp("M52 24h24v4.5H66v8h-4v-8H52z")
		p.ky("M53 25.2h22v1.6H53z")
		p.pp("M54 12q4-4 8-4l-1 3q-4 1-6 4z")
		p.plt("M46 48l-8 6M82 48l8 6M48 46v20M80 46v20")
		p.pp(star(64, 57, 6.5, 3, 6, 0))
		// the lance and what burns
		p.ky("M86 66l18-44 4 1.5L92 66zM102 14l10 4-4 10-8-3z")
		p.left("M108 16q-4-14 12-18-2 6 4 10t8 12q4 12-8 16-14-2-16-20z")
		p.sp("M112 18q-2-10 8-14 0 6 4 10 4 6 0 12-8 4-12-8z")
		p.ky("M80 52l14-6 4 8-14 8z")
		p.plt("M88 50l3 7")
	},
}

package art

var locations = map[string]func(*pic){
	"Oil Platform": func(p *pic) {
		p.sun(102, 22, 19)
		p.sand(55)
		p.ky("M26 27h84l-3 6H29z", rect(32, 33, 4, 26), rect(54, 33, 4, 26), rect(78, 33, 4, 26), rect(100, 33, 4, 26))
		p.kl("M34 34l22 14M56 34l-22 14M80 34l22 14M102 34l-22 14M56 34l24 14M80 34L56 48M34 50h68")
		p.truss(54, 5, 27, 18, 5, 3)
		p.ky(rect(50, 2, 8, 4), "M72 27v-9h18v9zM92 27l3-15h2l16-4v2l-15 5v12zM32 27v-7h8v7z")
		p.pp(rect(75, 20, 3, 3), rect(80, 20, 3, 3), rect(85, 20, 3, 3), rect(34, 22, 4, 2))
		p.ky("M26 27l-9-6 1-1.5 8 4zM28 59h12v2H28zM50 59h12v2H50zM74 59h12v2H74zM96 59h12v2H96z")
		p.over("M17 20q-5-3-2-8 .5 3 2.5 3-1-4 2-7 0 4 2 6t-2 6z")
		p.ground(61)
	},
	"Half-Buried Diner": func(p *pic) {
		p.st(rect(0, 0, 140, 44))
		p.sp(disc(24, 20, 11))
		p.ky("M34 26l74-9 4 6-2 30H36zM84 20l1-15h3l-1 15z", "M72 3l30-3 10 6-9 7-30 3z")
		p.pp("M76 6l23-2.5 7 3-6 4-23 2.5z", "M38 31l18-2.2v10l-18 2zM60 28.4l18-2.2v10l-18 2zM82 25.6l16-2v10l-16 2z",
			"M35 27.5l74-9v1.5L35 29z")
		p.ky("M47 29.7h1.4v11H47zM68.5 27h1.4v11h-1.4zM86 34l1-6h6l1 6zM42 40v-5h5v5z", "M80 7.5h18v2H80z")
		p.over("M0 44q24-12 46-3t40-2 54-3v30H0z")
		p.plt("M4 52q22-10 44-2t40-1M60 58q30-6 76-6M10 62q24-5 46-2M92 45q20-6 44-5")
	},
	"Sandblown Garage": func(p *pic) {
		p.sp("M0 8h140v3H0zM20 15h120v2H20zM0 21h64v1.5H0z", "M0 54q40-8 72-4t68-3v19H0z")
		p.st(rect(36, 22, 70, 30))
		p.ky("M26 24L71 6l45 18v4l-45-17-45 17zM34 24h5v34h-5zM104 24h5v34h-5zM34 26h74v4H34z", "M24 58h94v2H24z")
		p.kl("M46 30v3M58 30v3M70 30v3M83 30v3M95 30v3")
		// spanners, small to large
		p.ky(spanner(46, 33, 12), spanner(58, 33, 15), spanner(70, 33, 19),
			"M82 33h3v8h4v4H78v-4h4z", "M93 33h4l-.5 17h-3zM91 50h8v4h-8z")
		p.ky("M112 58l2-10h10l4 10zM6 60l9-5 10 5z")
		p.pp("M115 50h8v1.5h-8zM114.5 54h10v1.5h-10z")
		p.ground(62)
	},
	"Militia Checkpoint": func(p *pic) {
		p.st(rect(0, 0, 140, 66))
		p.sun(116, 20, 14)
		p.sp("M0 56h140v10H0z")
		p.ky("M16 22h26v36H16zM12 16h36l-3 6H14z")
		p.pp("M22 28h14v10H22z")
		p.ky("M28 28h2v10h-2zM22 32h14v2H22z")
		p.ky(rect(48, 30, 6, 28), "M44 33l84-13v6L44 39z")
		p.pp("M58 31l6-1-2 6-6 1zM72 28.8l6-1-2 6-6 1zM86 26.6l6-1-2 6-6 1zM100 24.4l6-1-2 6-6 1zM114 " +
			"22.2l6-1-2 6-6 1z")
		p.ky("M60 58q0-6 7-6t7 6q0-6 7-6t7 6q0-6 7-6t7 6zM67 52q0-6 7-6t7 6q0-6 7-6t7 6z", "M126 26h2.5v32H126z")
		p.pl("M61 57q6-3 12 0M75 57q6-3 12 0M89 57q6-3 12 0M69 51q5-3 11 0M83 51q5-3 11 0")
		p.klt("M104 56l22-8M106 60l30-4")
		p.ground(61)
	},
	"Roadside Shrine": func(p *pic) {
		p.sp("M0 46q36-10 70-5t70-6v31H0z")
		p.st("M70 4a26 26 0 0 1 26 26v16H44V30A26 26 0 0 1 70 4z")
		p.ky("M70 8a20 20 0 0 1 20 20v22H50V28A20 20 0 0 1 70 8zM42 50h56v5H42zM36 55h68v5H36z",
			"M68-2h4v6h4v3h-4v4h-4V7h-4V4h4z")
		p.pp("M70 13a15 15 0 0 1 15 15v18H55V28a15 15 0 0 1 15-15z")
		p.ky(rect(58, 38, 7, 8), rect(66, 34, 8, 12), rect(75, 38, 7, 8), rect(62, 30, 7, 8), rect(71, 27, 6, 7))
		p.pp(rect(58, 40, 7, 1.2), rect(66, 37, 8, 1.2), rect(66, 42, 8, 1.2), rect(75, 40, 7, 1.2),
			rect(62, 33, 7, 1.2))
		p.over("M38 54v-6h3v6zM99 54v-6h3v6zM39.5 47q-2.5-2 0-6 2.5 4 0 6zM100.5 47q-2.5-2 0-6 2.5 4 0 6z")
		p.pp("M42 57h10v1.3H42zM86 57h10v1.3H86zM62 57h16v1.3H62z")
		p.ky("M20 62l4-8h8l4 8zM112 61l3-6h7l4 6z")
		p.ground(62)
	},
	"Cracked Reservoir": func(p *pic) {
		p.st(rect(0, 0, 140, 20))
		p.sp("M58 18h26l3 16-3 14 6 18H50l6-18-3-14z")
		p.ky("M0 18h58l-3 9 5 6-6 8 4 6-9 19H0zM140 18H80l4 8-5 8 6 7-4 7 10 18h49z",
			"M0 12h14v6H0zM22 12h10v6H22zM40 12h10v6H40zM88 12h10v6H88zM106 12h10v6h-10zM124 12h10v6h-10z")
		p.pl("M0 24h52M88 24h52M14 24l-4 42M32 24l-3 42M100 24l3 42M118 24l5 42")
		p.pp("M63 22h3l-1 32 2 12h-5l1-14zM71 20h3l1 26 4 20h-5l-3-16z")
		p.plt("M55 33l-9 4 3 6-9 5M82 40l9 3-2 7 9 6M60 33l-10-3")
	},
	"Scrap Bazaar": func(p *pic) {
		p.sp("M18 12h46l6 16q-6 6-12 0-5 6-11 0-6 6-11 0-6 6-12 0-6 6-12 0z",
			"M78 16h42l6 14q-6 6-11 0-5 6-11 0-5 6-11 0-6 6-11 0-5 6-11 0z")
		p.left("M27 12h8l-4 16q-4 3-7 0zM45 12h8v16q-3 3-6 0zM86 16h8l-2 14q-3 3-7 0zM103 16h8l3 14q-4 3-7 0z")
		p.ky("M16 10h50v2.5H16zM76 14h46v2.5H76zM17 30h2.5v30H17zM64 30h2.5v30H64zM77 32h2.5v28H77zM121 32h2.5v28H121z",
			"M12 46h58v6H12zM74 48h54v6H74z")
		// keys on the left stall, a lock and a gear on the right one
		p.kl("M24 32v6M33 32v4M42 32v7M51 32v4M60 32v5")
		p.ky(disc(24, 39, 2.6), "M23 40h2v6h3v1.5h-5z", disc(42, 40, 2.6), "M41 41h2v5h3v1.5h-5z", disc(60, 38, 2.6),
			"M59 39h2v6h3v1.5h-5z", "M30 36h6v9h-6zM48 36h6v9h-6z", gear(95, 41, 7, 5.4, 9), "M108 48v-9h10v9z")
		p.kl("M110 39v-4q3-4 6 0v4")
		p.pp(disc(24, 39, 1), disc(42, 40, 1), disc(60, 38, 1), disc(95, 41, 2), rect(112, 42, 2, 3),
			rect(31.5, 39, 3, 2), rect(49.5, 39, 3, 2))
		p.ky("M20 52h46v10H20zM80 54h42v8H80z")
		p.plt("M24 56h38M84 58h34M44 52v10M100 54v8")
		p.ground(63)
	},
	"Toppled Pylon": func(p *pic) {
		p.sun(108, 18, 14)
		p.sp("M0 46q50-10 90-4t50-6v30H0z")
		// the mast on its side, its foot torn out at the left
		p.kl("M14 30L118 47M14 58L118 50M118 46v6",
			"M14 30l14 27M14 58l14-26M28 32.3l14 23.4M28 57l14-22.5M42 34.5l12 20M42 55.7l12-19M54 36.5l11 17M54 "+
				"54.6l11-16.3M65 38.3l10 14.5M65 53.7l10-13.8M75 40l9 12M75 53l9-11.5M84 41.5l8 10M84 52.3l8-9.5M92 "+
				"43l8 8M92 51.5l8-7.3")
		p.ky("M78 40l-8-24 2.6-.8L81 39zM98 44l-5-18 2.4-.6L100.5 44z",
			"M62 17l18-5 .8 2.6-18 5zM86 27l16-4 .7 2.4-16 4z")
		p.ky("M63 19h2l-.6 6h-2.6zM78 14h2l.4 6h-2.8zM88 28h2v5h-2.5zM100 25h2l.3 5H99.6z")
		p.ky("M2 26l13 2 2 7-12 3zM2 62l12-9 6 4-4 9H2z")
		p.klt("M64 25q-10 22-34 16T0 12M80 20q16 26 60 22M101 30q12 12 39 4")
		p.kl("M104 60a9 3.5 0 1 0 18 0a9 3.5 0 1 0-18 0M107 57.5a9 3.5 0 1 0 18 0M106 62.5a9 3.5 0 1 0 18 0")
		p.plt("M30 63q24-5 50-2M84 58q8-2 14-1")
	},
	"Solar Farm": func(p *pic) {
		p.sun(70, 18, 15)
		p.sp("M0 28h140v38H0z")
		p.ky("M8 34h20l-5 9H2zM34 34h20l-4 9H29zM60 34h20v9H60zM86 34h20l4 9H90zM112 34h20l6 9h-21z",
			"M-4 48h30l-8 14h-32zM32 48h30l-3 14H27zM78 48h30l6 14H81zM114 48h30l12 14h-32z", "M0 28h140v1.5H0z")
		p.plt("M6 37.5h20M3.5 40.5h20M32 37.5h20M30.5 40.5h20M60 37.5h20M60 40.5h20M88 37.5h20M89 40.5h20M114 "+
			"37.5h21M116 40.5h21",
			"M-2 52.5h27M-4 57h27M31 52.5h30M29 57h30M79 52.5h30M81 57h30M117 52.5h30M120 57h30",
			"M47 48l-4 14M93 48l4 14M12 48L4 62M129 48l10 14M44 34l-3 9M97 34l3 9M70 34v9M18 34l-5 9M122 34l5 9")
		p.ky("M69 48h2.5v14H69zM65 62h10v1.5H65z")
		p.ky("M66 48l2-5h5l2 5z")
	},
	"Salt Mine": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left("M0 44l16-14 14 9 12-17 16 22 12-6 14 8 18-20 16 18 22-12v34H0z")
		p.ky("M52 62l13-52h3l-9 52zM88 62L75 10h-3l9 52zM60 34h20v3H60zM57 46h26v3H57zM62 22h16v2.5H62z")
		p.ky(disc(70, 9, 7))
		p.pp(disc(70, 9, 4.6))
		p.kl("M70 4.4v9M65.5 9h9M66.7 5.7l6.6 6.6M73.3 5.7l-6.6 6.6M76 9L112 62")
		p.ky("M60 62V52h20v10z", "M104 50h24v12h-24zM100 46h32v4h-32z")
		p.pp("M63 62v-7h5v7zM72 62v-7h5v7z", rect(108, 53, 5, 5), rect(118, 53, 5, 5))
		// the miners' lamps, by size
		p.ky("M10 62v-7h5v7zM12 55v-2h1v2zM19 62v-8.5h6V62zM28 62V52h7v10zM38 62V50h8v12z",
			"M11 53h3v1h-3zM20 51.5h4v1.5h-4zM30 50h4v1.5h-4zM40 47.5h4V50h-4z")
		p.over(rect(11.2, 57, 2.6, 3), rect(20.4, 56, 3.2, 4), rect(29.5, 54.5, 4, 5), rect(39.6, 53, 4.8, 6))
		p.ky("M0 62h140v2H0z")
	},
	"Derailed Freight": func(p *pic) {
		p.sp("M0 50q40-6 70-2t70-4v22H0z")
		p.st(rect(0, 0, 140, 20))
		p.ky("M-4 30l34-6 4 20-34 7zM36 20l34 12-7 20-34-12zM72 38l36-14 8 20-36 13zM112 20l34 4-3 22-33-4z")
		p.pl("M4 31l4 17M14 29l4 17M24 27l4 17M46 25l-6 18M56 29l-6 18M66 33l-6 16M82 37l7 17M92 33l7 17M102 29l7 " +
			"17M120 24l-2 18M130 25l-2 18")
		p.pp("M40 29l8 3-3 9-8-3z", "M94 34l7-2.5 4 10-7 2.5z")
		p.over("M98 42l3-6 2 4 3-7 3 9z")
		p.ky(disc(6, 53, 4), disc(26, 49, 4), disc(36, 46, 4), disc(58, 55, 4), disc(84, 59, 4), disc(108, 51, 4),
			disc(118, 46, 4), disc(134, 49, 4))
		p.pp(disc(6, 53, 1.5), disc(26, 49, 1.5), disc(36, 46, 1.5), disc(58, 55, 1.5), disc(84, 59, 1.5),
			disc(108, 51, 1.5), disc(118, 46, 1.5), disc(134, 49, 1.5))
		p.klt("M0 60h48l14 3M0 63.5h46l16 3M6 58l-3 7M16 58l-2 7M26 58l-1 7M36 58v7M46 58l2 7M62 62q30 4 78-4")
	},
	"Raider Cache": func(p *pic) {
		p.ky("M0 0h140v66H0z")
		p.pp("M20 62q-2-26 8-40l18-12 24-4 26 6 18 16q10 14 8 34z")
		p.over("M26 62q0-22 8-34l16-10 20-3 22 5 15 13q8 12 7 29z")
		p.ky("M36 62V44h22v18zM60 62V38h26v24zM88 62V48h18v14zM66 38V24h18v14z")
		p.pp(rect(36, 49, 22, 1.6), rect(36, 56, 22, 1.6), rect(88, 52, 18, 1.6), rect(88, 58, 18, 1.4),
			rect(66, 28, 18, 1.4), rect(66, 33, 18, 1.4))
		// the seal with the thumb in it
		p.pp(disc(73, 50, 8.5))
		p.ky(disc(73, 50, 6.5))
		p.plt("M69 52q0-6 4-6t4 6M71 54q0-5 2-5t2 5M73 55v-3")
		p.ky("M46 44l-2-8 3-4 5 0 3 4-2 8z", "M92 48v-7h3v7zM97 48v-9h3v9z")
		p.plt("M8 10l10 14M4 30l10 10M124 8l-6 14M132 28l-10 10M50 3l-6 6M96 3l6 6M4 50l8 4M136 50l-8 4")
	},
	"Field Clinic": func(p *pic) {
		p.st("M0 0h140v50H0z")
		p.sp("M0 50h140v16H0z")
		p.ky("M18 56l8-34 44-16 44 16 8 34z")
		p.pp("M28 54l4-26 26-11-10 37zM112 54l-4-26-26-11 10 37z")
		p.pp("M66 22h8v8h8v8h-8v8h-8v-8h-8v-8h8z")
		p.ky("M69 4h2.5v12H69zM10 57l14-14 1 1.5-13 14zM130 57l-14-14-1 1.5 13 14z")
		p.ky("M28 46h22v3H28zM30 49h2v7h-2zM46 49h2v7h-2zM30 43q0-3 4-3h4v6h-8zM92 34h14v20H92z")
		p.plt("M94 40h10M94 46h10M99 36v16")
		p.kl("M18 57h104")
		p.ground(61)
	},
	"Substation Nine": func(p *pic) {
		p.sp("M0 0h140v46H0z")
		p.left(bolt(112, 2, -8, 30))
		p.ky("M10 62V18h3v44zM56 62V18h3v44zM6 14h58v4H6zM14 62V44h38v18z")
		p.kl("M20 18v6M34 18v6M48 18v6M13 20l43 22M56 20L13 42")
		p.ky(stripes(18, 23, 5, 4, 3, 1.8, 0), stripes(31.5, 23, 5, 4, 3, 1.8, 0), stripes(45.5, 23, 5, 4, 3, 1.8, 0))
		p.ky("M70 62V34h24v28zM98 62V34h24v28z",
			"M74 34V22h2v12zM81 34V18h2v16zM88 34V22h2v12zM102 34V22h2v12zM109 34V18h2v16zM116 34V22h2v12z",
			stripes(72.5, 23, 5, 4, 2.8, 1.6, 0), stripes(79.5, 20, 5, 5, 2.8, 1.6, 0),
			stripes(86.5, 23, 5, 4, 2.8, 1.6, 0), stripes(100.5, 23, 5, 4, 2.8, 1.6, 0),
			stripes(107.5, 20, 5, 5, 2.8, 1.6, 0), stripes(114.5, 23, 5, 4, 2.8, 1.6, 0))
		p.pp(posts(72.5, 38, 1.6, 20, 6, 4), posts(100.5, 38, 1.6, 20, 6, 4))
		p.pp(rect(26, 47, 14, 13))
		p.ky("M29 52a4 4 0 1 1 7 2.5l-3 5h-2.5l2-3.5a4 4 0 0 1-3.5-4zM31.4 52a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z")
		p.klt("M64 15q8 8 18 3M90 22q10 2 18-4M60 15q4 6 14 7")
		p.ky("M0 62h140v4H0z")
		p.plt("M4 64h132")
	},
	"Dry Dock": func(p *pic) {
		p.sun(118, 16, 11)
		p.sp("M30 22h84l-9 18H40z")
		p.ky("M24 20h96l-12 22H40q-10-6-16-22z", "M58 20V8h24l6 12zM66 8V0h3v8zM96 20V4h2v16z")
		p.pp("M62 11h6v5h-6zM71 11h6v5h-6z", "M27 23.5h89l-1 1.8H28z", "M34 33h78l-1 1.5H35z")
		p.klt("M97 5L70 1M97 5l20 14M26 20l41-19")
		p.ky("M40 42l-6 20h4l8-20zM104 42l8 20h-4l-9-20zM66 42h4v20h-4zM84 42h4v20h-4zM30 60h88v3H30zM58 42h40v3H58z")
		p.kl("M42 50L66 60M104 50L88 60M68 46l18 14")
		p.ky("M2 42h14l2 24H0zM124 44h12l4 22h-18z")
		p.plt("M4 48h11M4 54h12M4 60h13M126 50h10M126 56h11")
	},
	"Leaking Silo": func(p *pic) {
		p.st(rect(0, 0, 140, 52))
		p.sp("M0 52h140v14H0z")
		p.sp("M80 34l18 14 24 14H74z")
		p.ky("M42 18q0-14 19-14t19 14v44H42zM86 26q0-9 12-9t12 9v36H86z", "M38 60h76v4H38z", "M60 0h2v5h-2z")
		p.pp(stripes(42, 20, 38, 6, 7, 1.5, 0), stripes(86, 28, 24, 5, 7, 1.3, 0), "M48 10q4-4 8-4l-4 12h-5z")
		p.pp("M76 36l8-1 8 10 10 17H66l8-12z")
		p.over("M78 38l5-1 7 10 8 15H70l6-10z")
		p.pp("M80 44l2 6-3 2zM84 52l4 8-5-1zM76 56l3 5-4 .5z")
		// the rats
		p.ky("M100 62q1-6 7-6 4 0 6 3l4 1-3 2zM112 58l1-3 2 3zM22 62q1-6 7-6 4 0 6 3l4 1-3 2zM34 58l1-3 2 3z")
		p.klt("M100 61q-6 1-8-4M22 61q-6 1-8-4")
		p.ground(64)
	},
	"Citadel Outpost": func(p *pic) {
		p.sp("M0 0h140v66H0z")
		p.left(disc(112, 18, 12))
		p.ky("M26 66V22h-6v-12h8v5h7v-5h8v5h7v-5h8v5h7v-5h8v5h7v-5h8v12h-6v44z", "M92 36h48v30H92z",
			"M92 30h7v6h-7zM105 30h7v6h-7zM118 30h7v6h-7zM131 30h7v6h-7z")
		p.pl("M30 24h48M30 30h16M60 30h18M30 56h10M68 58h10M98 42h20M116 50h20M96 58h22")
		p.pp("M42 34h24v18H42z", "M38 52h32v3H38z")
		p.over("M44 36h20v16H44z")
		// a head behind the window, the form and the stamp
		p.ky("M49 52v-5l3-2-1-3 2-3h4l2 3-1 3 3 2v5z", "M54 0h2v12h-2z")
		p.pp("M56 1h20l-5 4 5 4H56z")
		p.ky("M0 60q12-4 26-2v8H0z")
		p.pp("M64 48h8v4h-8z")
		p.ky("M67 45h3v4h-3z")
	},
	"Broken Aqueduct": func(p *pic) {
		p.sun(88, 26, 18)
		p.sp("M0 56q40-6 70-2t70-3v15H0z")
		p.ky("M0 14h66l-3 5 3 4-6 5v34h-8V38q0-9-10-9t-10 9v24h-8V38q0-9-9-9-10 0-10 9v24H0z",
			"M140 14h-26l2 4-5 5 4 4v35h8V38q0-9 9-9h8z")
		p.pl("M0 19h60M116 19h24M0 25h58M116 25h24M14 14v5M30 14v5M46 14v5M128 14v5")
		// the fig tree in the water's place
		p.ky("M84 62l3-18-9-12 2-2 8 8 0-14 3 0 1 14 8-9 2 2-9 14 3 17z")
		p.ky(disc(78, 28, 7), disc(88, 20, 8.5), disc(100, 25, 7.5), disc(93, 29, 6))
		p.plt("M73 27q5-4 10 0M83 18q6-5 11 0M95 24q5-4 10 0M88 29q5-4 9 0", "M82 34l-2 26M96 34l3 26")
		p.klt("M79 36l-3 24M101 36l3 24M106 31l2 28")
		p.ky("M62 62l4-6 6-1 4 7zM104 63l5-5 6 1 3 4z")
		p.ground(63)
	},
	"Storm Bunker": func(p *pic) {
		p.st("M0 0h140v20q-24 9-48 2t-46 5-46-3z")
		p.sp("M0 50q30-26 70-26t70 26v16H0z")
		p.ky(bolt(34, 2, -6, 30), bolt(112, 0, 4, 26))
		p.ky("M30 62q0-30 40-34 40 4 40 34z", "M18 62l12-16 6 3-8 13zM122 62l-12-16-6 3 8 13z")
		p.pp("M40 44q10-11 30-12 20 1 30 12l-3 2q-10-10-27-10t-27 10z")
		p.pp(rect(55, 40, 30, 22))
		p.ky(rect(58, 43, 24, 19))
		p.pp(disc(70, 53, 6))
		p.ky(disc(70, 53, 4.2))
		p.pl("M70 46v14M63 53h14")
		p.pp(dots(60, 45.5, 4, 0, .8, 6))
		p.ky("M0 62h140v4H0z")
		p.plt("M2 64h50M88 64h48", "M38 52h10M92 52h10M35 57h12M93 57h12")
	},
	"Relay Tower": func(p *pic) {
		p.sp("M70 66a52 52 0 0 1-26-98 52 52 0 0 1 52 0 52 52 0 0 1-26 98z")
		p.left("M70 58a44 44 0 1 1 .1 0zM70 50a36 36 0 1 0-.1 0z", "M70 40a26 26 0 1 1 .1 0zM70 33a19 19 0 1 0-.1 0z")
		p.truss(70, 10, 60, 30, 5, 6)
		p.ky("M69 0h2.5v12H69z", disc(70.2, 3, 3), "M56 60h30v3H56z")
		p.ky("M80 16l10-4 2 14-10-4zM60 26l-12-6-3 15 14-3zM80 34l12-5 3 14-13-3z")
		p.pp("M88 14l1 9-2-1-.5-7zM49 24l-1.5 7 2 0 1.5-6zM90 32l1.5 7-2 .2-1.2-6z")
		p.klt("M66 12L22 62M74 12l44 50")
		p.ky("M18 62h8v3h-8zM114 62h8v3h-8zM96 62V52h14v10z")
		p.pp(rect(99, 55, 3, 3), rect(104, 55, 3, 7))
		p.kl("M0 63.5h140")
	},
	"Evacuation Camp": func(p *pic) {
		p.st("M0 0h140v30H0z")
		p.sp("M0 30h140v36H0z")
		p.left("M66 30h8l40 36H26z")
		p.ky("M0 30l14-12 14 12zM22 30l14-12 14 12zM90 30l14-12 14 12zM112 30l14-12 14 12z",
			"M69 30V2h2v28zM71 3h16l-4 4 4 4H71z", "M0 30h140v1.5H0z")
		p.pp("M14 21l5 9h-5zM36 21l5 9h-5zM104 21l5 9h-5zM126 21l5 9h-5z")
		for _, c := range [][3]float64{{52, 37, .55}, {80, 37, .55}, {38, 44, .8}, {58, 44, .8}, {82, 44, .8},
			{100, 44, .8}, {18, 55, 1.15}, {42, 55, 1.15}, {90, 55, 1.15}, {114, 55, 1.15}} {
			p.chair(c[0], c[1], c[2])
		}
		p.kl("M70 36v4M70 44v5M70 54v8")
	},
}

// chair is one folding chair seen from behind, its feet on y+8s.
func (p *pic) chair(x, y, s float64) {
	f := func(v float64) string { return num(v * s) }
	at := "M" + num(x-5*s) + " " + num(y-8*s)
	p.ky(at + "h" + f(10) + "v" + f(5) + "h" + f(-10) + "z" + "M" + num(x-6*s) + " " + num(y) + "h" + f(12) + "v" +
		f(2) + "h" + f(-12) + "z" +
		"M" + num(x-5*s) + " " + num(y-8*s) + "h" + f(1.3) + "v" + f(16) + "h" + f(-1.3) + "zM" + num(x+3.7*s) + " " +
		num(y-8*s) + "h" + f(1.3) + "v" + f(16) + "h" + f(-1.3) + "z")
}

// spanner hangs from (x, y), l long, open at both ends.
func spanner(x, y, l float64) string {
	jaw := "l-2-1.5v-4l2 2h2l2-2v4l-2 1.5"
	return "M" + num(x-1) + " " + num(y+5.5) + jaw + "v" + num(l-9) + "l2 1.5v4l-2-2h-2l-2 2v-4l2-1.5z"
}

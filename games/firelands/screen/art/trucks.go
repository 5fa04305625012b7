package art

// Trucks drive to the right and stand on y 60.
var trucks = map[string]func(*pic){
	"Scrap Hauler": func(p *pic) {
		p.sp("M14 12h66v32H14z", disc(118, 14, 9))
		p.ky("M10 44h116v6H10zM84 18h20l14 14v12H84z")
		p.pp("M88 22v9h21l-9-9z")
		p.kl("M14 12h66v32M14 12v32M25 12v32M36 12v32M47 12v32M58 12v32M69 12v32")
		p.ky("M84 8h4v10h-4zM80 4h12v4H80zM118 34h9l4 6-4 6h-9z", "M18 12l6-8 4 8zM30 12V5h6l2 7zM44 12l-3-7 10-1 4 8z",
			gear(64, 10, 6, 4.6, 8))
		p.wheels(60, 9.5, 28, 49, 104)
		p.road(61)
	},
	"Dune Skimmer": func(p *pic) {
		p.sun(112, 16, 12)
		p.sp("M0 62q4-16 18-20l-2 6q10-8 22-8l-8 8q-8 4-10 14z", "M-12 58h164v16H-12z")
		p.kl("M44 40L62 14h28l18 24M76 14v26M62 14l14 24 14-24")
		p.ky("M28 38l14-2 8 4h50l8-6 22 4v5l-16 4H34zM52 12h42v4H52z")
		p.ky("M60 40v-8l-5-4V20l5-3h6l3 4-1 6-3 3 8 5v5z", "M66 8h10v4H66zM76 8.5h22v2H76z")
		p.pp("M62 22h7v2.5h-7zM34 41h90v1.3H34z")
		p.wheels(61, 13, 40)
		p.wheels(61, 10, 112)
		p.ky("M26 34l-8-8 2-1 12 8z")
		p.plt("M4 63h40M60 64h70")
	},
	"Rock Borer": func(p *pic) {
		p.st("M92-12h60v90h-40z")
		p.sp("M104 10l48-8v60l-48-10-6-14 8-8z")
		p.ky("M8 18h66l12-4v32H8zM8 46h84v5H8z")
		p.ky("M84 10h8v42h-8zM92 12l46 20-46 18z")
		p.pp("M97 14.5q6 16 0 32l3-1.2q5-15 0-29.5zM107 19q4 13 0 24l3-1.2q4-11 0-21.5zM117 23.5q3 8 0 15l3-1.3q2-6 "+
			"0-12.4zM126 28q2 4 0 7l2.5-1q1-2.5 0-5z", "M62 22h10v9H58zM14 24h34v2H14zM14 30h34v2H14zM14 36h34v2H14z")
		p.ky("M54 18v-8h4v8zM50 6h12v4H50zM20 18v-5h14v5z")
		p.wheels(61, 10, 20, 44, 70)
		p.ky("M124 62l4-8 8 2 4 6zM104 62l3-5 6 1 2 4z", "M134 8l4 6-5 3zM130 48l6 3-4 4zM112 4l4 3-4 3z")
		p.road(61)
	},
	"Crawler Rig": func(p *pic) {
		p.sp("M-12 48l26-12 10 6 14-4 8 8 106-8v36H-12z")
		p.st(rect(-12, -12, 164, 28))
		p.ky("M18 16h62v22H18zM80 10h26l10 14v14H80z", "M12 34h112v6H12z")
		p.pp("M84 14h10v10H84zM97 14h8l7 10H97z", "M22 20h54v1.5H22zM22 26h54v1.5H22zM22 32h54v1.5H22z")
		p.ky("M72 16V4h5v12zM30 16v-6h14v6zM40 7h30v3H40zM36 5h8v6h-8z")
		p.track(8, 59, 120, 20)
		p.ky("M0 66l6-8 12 1 4 7zM34 66l5-6 14-1 6 7zM78 66l8-7 12 1 5 6zM116 66l6-6 10-1 8 7z")
		p.plt("M6 61l8 1M40 62l10-1M86 62l10 1M122 62l9-1")
	},
	"Sun Chaser": func(p *pic) {
		p.sun(100, 26, 23)
		p.sp("M-12 60h164v14H-12z")
		p.ky("M6 50l8-8 30-4 20-14h28l16 12 26 8 4 6-4 4H10z", "M12 42L2 18l10-2 16 22zM18 28l22-12 16 2-22 20z")
		p.pp("M68 27h10v9H58zM81 27h10l11 9H81z", "M22 28l16-9 12 1-18 14z", "M20 45h106v1.5H20zM46 41h14v1.5H46z")
		p.ky("M30 21l10 10 1.5-1.2-9-9zM38 17l9 9 1.5-1.2-8-8z")
		p.wheels(61, 9.5, 34, 108)
		p.ky("M124 42h10v2h-10zM52 38l6-4v4z")
		p.kl("M0 12h16M0 56h18M0 24h6", "M132 61h8M50 61h42")
	},
	"Bulwark": func(p *pic) {
		p.sp("M-12-12h164v86H-12z")
		p.left(disc(118, 16, 11), "M-12 56h164v18H-12z")
		p.ky("M10 50V20h-3v-8h9v4h7v-4h9v4h7v-4h9v4h7v-4h9v4h7v-4h9v8h-4v8l24 2 6 8v10z", "M6 48h114v6H6z")
		p.pl("M14 24h56M14 32h56M14 40h56M26 20v4M42 20v4M58 20v4M20 24v8M36 24v8M52 24v8M66 24v8M28 32v8M44 " +
			"32v8M60 32v8")
		p.pp("M84 34h12v7H84zM99 35h9l3 6H99z", "M8 50h108v1.3H8z")
		p.ky("M66 24h18v9H66zM84 25h42v5H84zM124 23h6v9h-6z")
		p.pp("M70 27h8v2h-8z")
		p.wheels(62, 8.5, 18, 37, 56, 92, 111)
		p.ky("M-12 62h164v12H-12z")
	},
	"Bone Rig": func(p *pic) {
		p.sun(28, 22, 18)
		p.sp("M-12 58h164v16H-12z")
		p.ky("M8 44h104v6H8zM70 16h24l10 14h14v16H70z")
		p.pp("M75 20h16l7 10H75z")
		// ribs over the bed
		p.kl("M14 46q-6-30 10-34M26 46q-6-34 10-38M38 46q-6-34 10-38M50 46q-6-34 10-38M62 46q-4-30 8-36",
			"M20 12q26-8 52 0")
		// the jaw before the grille, horns above the cab
		p.ky("M116 26h10l8 6-2 6H116zM114 44l20-4 2 6-6 8h-16z")
		p.pp("M118 38l2 5 2-5zM123 38l2 5 2-5zM128 38l2 5 2-5zM118 46l2-4 2 4zM124 45l2-4 2 4z", disc(121, 31, 2))
		p.ky("M76 16Q66 14 66 2q4 8 14 8zM92 16q10-2 12-14 2 10-4 16zM112 30l2-10q6-4 8-12 4 12-4 18z")
		p.wheels(61, 10, 26, 52, 102)
		p.pl("M118 29h3")
		p.road(61)
	},
	"Shade Runner": func(p *pic) {
		p.sp("M-12 36L152 8v66H-12z")
		p.st("M-12 36L152 8V-12H-12z")
		p.ky("M4 50l4-18 44-2 14-16h24l20 16 22 6 6 8-4 8H10z")
		// dazzle
		p.pp("M70 19h16l-4 10H60zM90 19l13 11H87z",
			"M12 36l10-1-6 14H9zM30 34l12-.5-8 15.5H24zM52 33.5l10 0-8 15.5H46zM108 34l10 2-8 13h-10zM126 "+
				"39l6 2-3 8h-8z")
		p.ky("M78 8h10v6H78zM88 9h18v3H88zM20 32l-4-10h8l6 10z")
		p.wheels(61, 10.5, 32, 104)
		p.plt("M0 62h16M50 63h34M122 62h18M60 66h60")
		p.kl("M0 20h14M0 26h8")
	},
	"Chrome Mule": func(p *pic) {
		p.st(disc(70, 34, 32))
		p.sp("M-12 56h164v18H-12z")
		p.ky("M10 46q-2-22 18-24l34-2q8-12 22-12 16 0 20 14 22 2 26 14l2 12-4 4H12z")
		p.pp("M68 21q5-8 14-8v9zM86 13q10 1 13 9H86z")
		// polish
		p.pp("M18 28q6-4 16-4h22v3H34q-10 0-15 5zM16 38h40v2H16zM108 26q10 1 15 7l-2 2q-6-5-14-6z",
			"M66 26h36v2H66zM126 42h6v3h-6zM18 30l3-8 1 5 5 1-5 2-1 5-2-4z")
		p.pl("M62 22v24M104 24v22")
		p.ky("M60 20l-2-10h6l3 8z", "M98 8h9v5h-4l-1 8h-3l1-8h-2zM106 9h20v2.5h-20z", "M130 38h6v10h-6z")
		p.wheels(61, 10.5, 32, 108)
		p.ky("M18 50q2-12 14-12t14 12h-4q-2-8-10-8t-10 8zM94 50q2-12 14-12t14 12h-4q-2-8-10-8t-10 8z")
		p.road(61)
	},
	"Patrol Carrier": func(p *pic) {
		p.st(rect(-12, -12, 164, 70))
		p.sp("M-12 58h164v16H-12z", "M100 4h30v18h-30z")
		p.left("M104 8h8v4h-8zM116 8h8v4h-8zM104 15h20v3h-20z")
		p.ky("M8 46l6-22h84l20 12 12 8-6 8H14z")
		p.ky("M44 24l4-9h28l5 9zM76 16h38v3.5H76zM112 14.5h7v6h-7zM20 24V10h2v14z")
		p.pp("M22 29h8v4h-8zM36 29h8v4h-8zM50 29h8v4h-8zM98 30l9 5.5H94z",
			"M12 40h104v1.5H12zM68 28h2v12h-2zM82 28h2v12h-2z", dots(18, 45, 10, 0, .9, 10))
		p.pp("M22 10h14l-4 4 4 4H22z")
		p.wheels(62, 9, 24, 46, 82, 106)
		p.road(62)
	},
	"Bushwacker": func(p *pic) {
		p.sun(30, 20, 16)
		p.sp("M-12 56h164v18H-12z")
		p.ky("M12 22h48v22H12zM62 14h22l14 14v18H62zM8 44h96v5H8z")
		p.pp("M67 18h14l9 10H67z", "M16 26h40v2H16zM16 32h40v2H16zM16 38h40v2H16z")
		p.track(6, 60, 98, 17)
		// the plough and the fence it took along
		p.ky("M96 34l10-4 34 30h-42z", "M104 30l6-8 6 4-6 8z")
		p.pp("M106 38l22 19h-6l-18-15zM104 46l12 11h-6l-8-7z")
		p.kl("M112 44l10-26M122 52l14-24M116 30l20 10M113 36l18 12M130 46l12-16", "M118 18l5 2M132 27l6 3")
		p.ky("M22 22v-8h8v8zM30 16h34v3H30z", "M88 14V4h4v14z")
		p.ky("M0 62h140v1.5H0z")
	},
	"Steel Titan": func(p *pic) {
		p.sp("M-12-12h164v66H-12z")
		p.left(disc(118, 14, 9))
		p.ky("M16 12h46v20H16zM62 6h28l14 14 22 3v13H12v-6h50z")
		p.pp("M66 10h12v10H66zM81 10h7l9 10H81z",
			"M20 16h38v2H20zM20 22h38v2H20zM108 26h16v1.5h-16zM108 30h16v1.5h-16z")
		p.ky("M30 12V7h12v5zM42 8h26v3H42z", "M8 12h4v22H8zM4 8h12v4H4z")
		p.kl("M30 36l-4 8M36 36l6 8M104 36l-6 8M110 36l6 8")
		p.ky(gear(33, 45, 20, 17.5, 16), gear(107, 45, 20, 17.5, 16))
		p.pp(disc(33, 45, 10.5), disc(107, 45, 10.5))
		p.ky(disc(33, 45, 8.5), disc(107, 45, 8.5))
		p.pp(star(33, 45, 8, 3, 6, 0), star(107, 45, 8, 3, 6, 0))
		p.ky(disc(33, 45, 2), disc(107, 45, 2))
		p.ky("M-12 63h164v11H-12z", "M52 38h36v4H52z")
	},
}

package art

// The Trucks, Trailers and Devices of Frostlands, Loot among them.
var iceTrucks = map[string]func(*pic){
	"Old Truck": func(p *pic) {
		p.sp(rect(-12, -12, 164, 60))
		p.ky("M12 20h58v26H12zM74 18h26l12 14h16v14H74zM8 44h120v6H8z")
		p.pp("M79 22h17l8 10H79z", rect(18, 26, 46, 2), rect(18, 33, 46, 2), icicles(12, 46, 56, 7))
		p.wheels(61, 10, 30, 56, 106)
		p.ky("M116 36h14v5h-14z")
		p.road(61)
	},
	"Snow Plough": func(p *pic) {
		p.sp(rect(-12, -12, 164, 58))
		p.ky("M10 24h52v22H10zM66 14h26l10 14v18H66zM6 44h100v6H6zM108 22q16 16 14 40l-6-2q0-20-12-32z")
		p.pp("M71 18h17l7 11H71z", rect(16, 30, 40, 2))
		p.wheels(61, 10, 24, 50, 90)
		p.pp("M120 62q10-22 24-20v24z")
		p.ky("M104 40h10v4h-10z")
		p.road(61)
	},
	"Half-Track": func(p *pic) {
		p.sp(rect(-12, -12, 164, 56))
		p.ky("M8 22h56v22H8zM68 16h24l14 14h22v14H68zM6 42h122v6H6z")
		p.pp("M73 20h16l9 10H73z", rect(14, 28, 44, 2), rect(14, 34, 44, 2))
		p.track(8, 61, 62, 18)
		p.wheels(61, 10, 112)
		p.road(61)
	},
	"Ice Crusher": func(p *pic) {
		p.sp(rect(-12, -12, 164, 56))
		p.ky("M8 18h60v28H8zM72 10h28v18h20l16 18-8 8H72zM6 44h110v8H6z")
		p.pp("M77 14h18v12H77z", "M106 32h10l10 12h-20z", rect(14, 24, 48, 3), rect(14, 32, 48, 3))
		p.ky("M112 34h3v10h-3zM119 38h3v6h-3z")
		p.wheels(62, 10, 22, 48, 78, 102)
		p.pp(berg(122, 64, 22, 16))
	},
	"Tracked Hauler": func(p *pic) {
		p.sp(rect(-12, -12, 164, 54))
		p.ky("M10 16h64v26H10zM78 14h26l12 16v12H78zM8 40h112v6H8z")
		p.pp("M83 18h17l8 12H83z", "M16 22h24v14H16zM44 22h24v14H44z")
		p.ky("M18 24h20v10H18z")
		p.track(6, 62, 118, 19)
		p.road(62)
	},
	"Polar Behemoth": func(p *pic) {
		p.sp(rect(-12, -12, 164, 54))
		p.ky("M6 10h70v34H6zM80 4h30l16 20v20H80zM4 42h124v8H4zM40 0h18v10H40zM56 3h26v3H56z")
		p.pp("M85 9h21l12 16H85z", rect(12, 18, 58, 2), rect(12, 26, 58, 2), rect(12, 34, 58, 2),
			posts(92, 30, 6, 6, 3, 10))
		p.wheels(63, 12, 22, 50, 82, 110)
	},
	"Storm Rider": func(p *pic) {
		p.sp(rect(-12, -12, 164, 52))
		p.ky("M30 40l16-16h30l16 10 34 4 4 6-8 6H34zM58 14l8-6h8l2 16H58zM16 10h3v40h-3zM8 8q9 4 0 22-6 18 9 26l-2-50z")
		p.pp("M62 12h8v8h-8z", "M50 28h18l-4 8H44z")
		p.ky("M26 58h96q8 0 10-8l3 1q-2 11-12 11H26zM50 50h4v9h-4zM100 50h4v9h-4z")
		p.plt("M0 64h40M60 65h70")
	},
	"Ice Sledger": func(p *pic) {
		p.sp(rect(-12, -12, 164, 54))
		p.ky("M14 22h40v18H14zM58 10h40l10 16v14H58zM12 38h104v8H12zM112 30l20 4v18l-16-6z")
		p.pp("M63 14h30l8 12H63z", rect(20, 28, 28, 2))
		p.over(disc(78, 6, 5))
		p.track(10, 62, 102, 18)
		p.road(62)
	},
	"War Sled": func(p *pic) {
		p.sp(rect(-12, -12, 164, 54))
		p.ky("M14 20h50l6 8v14H14zM70 14h26l14 14v14H70zM10 40h104v6H10zM36 8h20v12H36zM54 10h52v5H54z")
		p.pp("M75 18h17l9 11H75z", "M18 26h40v2H18zM18 32h40v2H18z")
		p.ky("M4 58h122q8 0 12-12l3 1q-3 15-15 15H4zM22 46h4v12h-4zM60 46h4v12h-4zM98 46h4v12h-4z")
		p.pp("M12 59.4h8v1.4h-8zM26 59.4h8v1.4h-8zM40 59.4h8v1.4h-8zM54 59.4h8v1.4h-8zM68 59.4h8v1.4h-8z")
	},
}

var iceTrailers = map[string]func(*pic){
	"Container": func(p *pic) {
		p.sp(rect(-12, -12, 164, 60))
		p.ky("M18 12h100v34H18zM14 46h108v5H14zM4 48h12v3H4z")
		p.pl("M30 16v26M42 16v26M54 16v26M66 16v26M78 16v26")
		p.pp("M88 16h12v26H88zM102 16h12v26h-12z")
		p.ky("M98 26h6v6h-6z")
		p.wheels(62, 9, 88, 108, 32)
		p.road(62)
	},
	"Rusty Container": func(p *pic) {
		p.snow(52)
		p.ky("M20 16l96-4 2 36-96 6z")
		p.left("M20 16l96-4v4l-96 5z")
		p.pl("M32 20v28M44 20v28M56 19v28M68 18v28M80 18v28M92 17v28M104 16v28")
		p.over("M24 30l14 4-6 10-9 2zM96 40l18-6 1 10-12 4z")
		p.kl("M16 52l12-6M120 48l8 4")
		p.track(40, 62, 60, 12)
	},
	"Tool Sled": func(p *pic) {
		p.sp(rect(-12, -12, 164, 56))
		p.ky(rect(18, 18, 92, 26))
		p.pp(rect(22, 22, 84, 18))
		p.ky(spanner(32, 23, 15), spanner(46, 23, 15),
			"M60 24h4v14h-4zM57 24h10v4H57zM76 24l4 14h-3l-4-13zM90 24h8v5h-2v9h-4v-9h-2z")
		p.sled(14, 102)
	},
	"Fuel Sled": func(p *pic) {
		p.sp(rect(-12, -12, 164, 56))
		p.ky("M28 14h68a15 15 0 0 1 0 30H28a15 15 0 0 1 0-30zM56 8h14v6H56z")
		p.pl("M40 14v30M62 14v30M84 14v30")
		p.pp("M20 27h20v4H20z")
		p.over("M96 20q8 9 0 18-8-9 0-18z")
		p.sled(12, 104)
	},
	"Arctic Caravan": func(p *pic) {
		p.snow(54)
		p.ky("M16 44V24q0-12 14-14h70q16 2 18 16v18zM12 44h110v5H12zM2 46h12v3H2zM78 0h6v10h-6z")
		p.pp(rect(26, 20, 20, 12), rect(54, 20, 20, 12), "M88 18h14v26H88z")
		p.ky("M35 20h2v12h-2zM63 20h2v12h-2z")
		p.pl("M81-1q-6-4 0-8")
		p.wheels(62, 9, 48, 70)
	},
	"Gun Sled": func(p *pic) {
		p.sp(rect(-12, -12, 164, 56))
		p.ky("M24 30h70v14H24zM46 14h26l6 16H40zM70 17h56v6H70zM120 14h8v12h-8z")
		p.pp(disc(58, 23, 5), rect(28, 34, 62, 2))
		p.sled(18, 92)
	},
	"Recycler Sled": func(p *pic) {
		p.sp(rect(-12, -12, 164, 56))
		p.ky("M16 30h48v14H16zM70 6h6v38h-6zM70 6h44v5H70zM108 10h3v12h-3z", gear(40, 20, 10, 7.5, 9))
		p.pp(disc(40, 20, 4))
		p.kl("M76 28l22-20M110 22q-6 6 0 10t4-4")
		p.ky("M96 32h24l4 10H92z")
		p.sled(12, 104)
	},
}

var iceDevices = map[string]func(*pic){
	"Roof Cargo Net": func(p *pic) {
		p.snow(50)
		p.ky("M20 48q4-34 50-34t50 34z")
		p.pl("M28 48L56 14M44 48l28-34M62 48l28-32M80 48l22-24M112 48L84 14M96 48L68 14M78 48L50 16M60 48L38 24")
		p.ky("M10 48h120v6H10z")
		p.ground(62)
	},
	"Ice Gun": func(p *pic) {
		p.sun(26, 20, 14)
		p.ky("M56 34h28l6 12H50zM44 46h52v6H44zM46 24h40v10H46zM84 26h44v5H84zM124 20l14 8-14 9z", disc(54, 24, 9))
		p.pp(disc(54, 24, 4), rect(62, 27, 18, 2))
		p.kl("M40 30q-12 4-18 18")
		p.road(58)
	},
	"Heat Shield": func(p *pic) {
		p.snow(52)
		p.ky("M30 58Q34 6 70 6t40 52z")
		p.pp("M38 58Q42 14 70 14t32 44z")
		p.ky("M44 56q4-34 26-34t26 34z")
		p.over("M52 56q4-26 18-26t18 26z")
		p.pl("M70 6v16M46 18l8 12M94 18l-8 12")
	},
	"Ice Auger": func(p *pic) {
		p.snow(44)
		p.ky(rect(66, 0, 8, 50), "M50 4h40v5H50zM46 2h6v9h-6zM88 2h6v9h-6z",
			"M56 18l28 6v4l-28-5zM56 28l28 6v4l-28-5zM56 38l28 6v4l-28-5zM62 48h16l-8 12z")
		p.over(oval(70, 58, 26, 5))
		p.ky("M64 46h12l-6 12z")
		p.ground(63)
	},
	"Turbo Sledge": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.left("M0 18h50v5H0zM0 30h40v5H0zM0 42h46v5H0z")
		p.ky("M50 16h52l18 16-18 16H50z", disc(52, 32, 17))
		p.pp(disc(52, 32, 13))
		p.ky(gear(52, 32, 12, 5, 9))
		p.pp("M78 22h20l8 8H78z")
		p.ky("M44 56h70q8 0 12-8l2 1q-3 12-14 12H44z")
	},
	"Long Range Scope": func(p *pic) {
		p.snow(54)
		p.ky("M26 26l68-12 4 16-68 12zM90 10l22-4 6 24-22 4zM20 28l8-2 4 16-8 2zM60 38h6l14 24h-6zM62 38h-6L44 62h6z")
		p.pp("M96 13l12-2 4 15-12 2z", disc(118, 16, 0.6))
		p.over(disc(106, 19, 4))
	},
	"Alpine Rack": func(p *pic) {
		p.snow(52)
		p.ky("M14 46h112v5H14zM22 50h5v10h-5zM112 50h5v10h-5z", "M30 44L52 4h5L36 44zM44 44L66 4h5L50 44z",
			"M76 24h40v22H76zM84 16h24v8H84z")
		p.pp(rect(80, 28, 32, 2), rect(80, 34, 32, 2))
		p.over("M54 4l3 4-4 0z")
		p.ground(63)
	},
	"Frost Ram": func(p *pic) {
		p.snow(54)
		p.ky("M20 14h54l52 24-52 20H20z")
		p.pp("M40 22h30l34 16-34 12H40z")
		p.ky(saw(62, 36, 14, 9, 12))
		p.pp(disc(62, 36, 4))
		p.pl("M26 18v36M32 18v36")
		p.over("M118 36l8 2-8 3z")
	},
	"Thermal Core": func(p *pic) {
		p.snow(50)
		p.over(disc(70, 32, 28))
		p.ky("M54 8h32v50H54zM48 4h44v6H48zM48 56h44v6H48z")
		p.pp("M60 14h20v38H60z")
		p.over("M70 16q10 12 4 18 6 0 4 10-2 6-8 6t-8-6q-2-8 4-12-2-8 4-16z")
		p.pl("M40 20q-6 10 0 22M100 20q6 10 0 22")
	},
	"Arctic Cannon": func(p *pic) {
		p.snow(52)
		p.ky("M30 26l82-20 6 12-80 26zM106 2l14-3 8 18-14 4z", disc(46, 48, 14), "M22 58h60v4H22z")
		p.pp(disc(46, 48, 9), "M44 30l56-14 1 3-56 15z")
		p.ky(disc(46, 48, 4))
	},
	"Twin Fang": func(p *pic) {
		p.sp(rect(-6, -6, 152, 78))
		p.pp(saw(46, 34, 30, 24, 16), saw(94, 34, 30, 24, 16))
		p.ky(saw(46, 34, 27, 21, 16), saw(94, 34, 27, 21, 16))
		p.pp(disc(46, 34, 12), disc(94, 34, 12))
		p.ky(disc(46, 34, 5), disc(94, 34, 5), rect(46, 32, 48, 4))
	},
	"Power Cell": func(p *pic) {
		p.snow(52)
		p.ky("M46 12h48v48H46zM58 4h8v8h-8zM76 4h8v8h-8z")
		p.pp(rect(50, 18, 40, 36))
		p.over(bolt(66, 20, 8, 32))
		p.pl("M36 24h6M34 36h8M36 48h6M98 24h6M98 36h8M98 48h6")
		p.ground(63)
	},
}

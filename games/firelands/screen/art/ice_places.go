package art

// The Locations, Encounters and the Event of Frostlands.
var icePlaces = map[string]func(*pic){
	"Frozen Gas Station": func(p *pic) {
		p.snow(52)
		p.ky("M18 14h76l6 6H12zM24 20h4v38h-4zM84 20h4v38h-4z", rect(44, 32, 12, 26), rect(64, 32, 12, 26),
			"M112 6h20v26h-20zM120 32h4v26h-4z")
		p.pp(rect(46, 35, 8, 6), rect(66, 35, 8, 6), rect(115, 9, 14, 5), rect(115, 17, 14, 5), icicles(16, 20, 68, 9))
		p.kl("M56 38q6 2 4 12M76 38q6 2 4 12")
		p.ground(61)
	},
	"Whiteout Village": func(p *pic) {
		p.st("M-6-6h152v78H-6z")
		p.left("M0 46q34-8 74-3t70-4V66H0z")
		p.ky("M10 46l14-16 14 16v10H10zM52 44l16-20 16 20v12H52zM100 44l13-14 13 14v10h-26z")
		p.pp(rect(20, 46, 7, 10), rect(64, 44, 8, 12), rect(109, 45, 7, 9),
			"M8 44l16-18 4 2-16 18zM50 42l18-22 4 3-18 21z")
		p.kl("M28 52q20 6 34 0M74 52q20 6 36 0")
		p.flakes()
		p.ky("M44 52l3-8 3 8v8h-6z", disc(47, 42, 2.6))
	},
	"Ice Road Depot": func(p *pic) {
		p.snow(50)
		p.ky("M14 22h64l6 8v28H14zM10 18h72l4 5H8z")
		p.pp(rect(22, 34, 14, 24), rect(44, 34, 24, 12), icicles(14, 23, 66, 8))
		p.kl("M100 20v38M108 20v38M116 20v38M124 20v38", "M22 40h14M22 46h14M22 52h14")
		p.ky("M97 14h6v8h-6zM105 14h6v8h-6zM113 14h6v8h-6zM121 14h6v8h-6z", dots(50, 52, 6, 0, 3, 4))
		p.ground(61)
	},
	"Wrecked Helicopter": func(p *pic) {
		p.snow(50)
		p.ky("M36 40q2-18 26-18 20 0 24 12l40-10 2 5-38 14q-6 12-28 13-24 0-26-16zM122 14l6 2-2 20-6-2z")
		p.pp("M42 38q3-11 16-12l-2 14q-8 2-14-2z", rect(64, 30, 10, 8))
		p.kl("M2 12l128 8M64 22v-8", "M40 56l-10 6M70 57l6 6")
		p.ky("M60 12h8v6h-8zM0 10l24 1v3L0 13z")
		p.ground(62)
	},
	"Hunting Cabin": func(p *pic) {
		p.snow(50)
		p.ky("M38 34l32-22 32 22v24H38z", pine(16, 56, 38), pine(122, 56, 44), pine(30, 54, 24))
		p.pp("M32 36l38-27 38 27 3-4-41-28-41 28z", rect(62, 42, 12, 16), rect(46, 40, 9, 8), rect(84, 40, 9, 8))
		p.pl("M42 52h18M78 52h20M42 38h4M94 38h6")
		p.kl("M64 30q-6-8-14-6M76 30q6-8 14-6M58 25l-2-6M82 25l2-6")
		p.ground(62)
	},
	"Weather Station": func(p *pic) {
		p.snow(54)
		p.truss(66, 8, 56, 20, 5, 4)
		p.ky("M50 8h34v3H50zM46 4a5 5 0 1 0 .1 0zM88 4a5 5 0 1 0 .1 0zM65 0h3v10h-3z",
			"M92 38h28v18H92zM88 34h36l-4 5H92z", "M104 14l16 4v5l-16 4z")
		p.pp(rect(98, 43, 6, 6), rect(108, 43, 6, 6), "M108 16v9h3v-8.5zM114 17.5v6h3v-5z")
		p.kl("M100 12v22M10 30q10-4 20 0t20 0")
		p.ground(62)
	},
	"Iced Harbour Shed": func(p *pic) {
		p.snow(46)
		p.ky("M20 20h58l8 8v28H20zM16 16h62l4 5H14z")
		p.pp(rect(30, 32, 20, 24), icicles(18, 21, 62, 9), rect(60, 34, 14, 8))
		p.ky(dots(34, 36, 6, 0, 2, 3), dots(34, 43, 6, 0, 2, 3), dots(34, 50, 6, 0, 2, 3),
			"M92 56l4-12h36l-8 12zM112 44V14l16 26h-14z")
		p.pp("M115 22v16h9z")
		p.ground(62)
	},
	"Sealed Bunker": func(p *pic) {
		p.snow(40)
		p.ky("M16 58q4-34 54-36 50 2 54 36z")
		p.pp(disc(70, 46, 14))
		p.ky(disc(70, 46, 11.5), gear(70, 46, 8, 6, 8))
		p.pp(disc(70, 46, 3), "M26 52h20v2H26zM94 52h20v2H94zM30 44h14v2H30zM96 44h14v2H96z")
		p.over("M84 34l5-5 3 6zM56 34l-5-5-3 6z")
		p.ground(62)
	},
	"Sunken Research Post": func(p *pic) {
		p.snow(42)
		p.ky("M34 12h60v16H34zM40 28h48v14H40zM60 2h8v10h-8zM96 4h3v24h-3z")
		p.pp(posts(40, 16, 7, 7, 6, 9), posts(46, 31, 6, 6, 5, 9))
		p.left("M20 42q24-4 50 0t50-2v8q-50 4-100 0z")
		p.klt("M24 46l12-3 8 5 14-4 10 5 16-5 12 4 20-3", "M96 6q10 0 14 8")
		p.ky(disc(112, 14, 5))
		p.ground(60)
	},
	"Avalanche Shelter": func(p *pic) {
		p.snow(40)
		p.ky("M0 44L58 4l18 14 16-10 48 40v18H0z")
		p.pp("M58 4l18 14-8 4-6-4-6 6-8-2zM92 8l14 12-7 2-5-3-6 4z", "M40 66V50q0-12 30-12t30 12v16z")
		p.ky("M46 66V52q0-8 24-8t24 8v14z")
		p.pp(rect(56, 58, 28, 3), rect(58, 61, 3, 5), rect(79, 61, 3, 5), rect(62, 48, 16, 6))
	},
	"Frozen Freighter": func(p *pic) {
		p.snow(48)
		p.ky("M8 34h116l8-8-4 26q-56 8-112 0zM20 14h24v20H20zM26 4h8v10h-8zM54 26h14v8H54zM72 " +
			"24h14v10H72zM90 26h14v8H90z")
		p.pp(posts(24, 18, 4, 4, 3, 6), posts(24, 26, 4, 4, 3, 6), "M14 44h104v2H14z", icicles(20, 48, 96, 12))
		p.over("M10 38h114l-1 3H11z")
		p.plt("M0 58l24-3 10 5 30-5 20 5 30-4 26 3")
	},
	"Abandoned Hospital": func(p *pic) {
		p.snow(52)
		p.ky("M20 14h100v44H20zM56 4h28v10H56z")
		p.pp(posts(26, 20, 8, 8, 3, 11), posts(84, 20, 8, 8, 3, 11), posts(26, 34, 8, 8, 3, 11),
			posts(84, 34, 8, 8, 3, 11), "M62 44h16v14H62z", "M67 6h6v3h3v4h-3v3h-6v-3h-3V9h3z", icicles(22, 15, 34, 5))
		p.ky("M69.4 44h1.4v14h-1.4zM37 20l6 8-6 0zM95 34l8 8-8 0z")
		p.ground(62)
	},
	"Hot Spring Camp": func(p *pic) {
		p.snow(42)
		p.ky("M14 50l16-24 16 24zM96 48l14-20 14 20z")
		p.pp("M26 50l4-12 4 12zM107 48l3-9 3 9z")
		p.over("M40 56q30-10 62 0-30 9-62 0z")
		p.pl("M52 46q-6-8 0-14t0-14M70 46q-6-8 0-14t0-14M88 46q-6-8 0-14t0-14")
		p.ky(disc(62, 53, 4), disc(80, 54, 4))
		p.ground(62)
	},
	"Frozen Warehouse": func(p *pic) {
		p.snow(54)
		p.ky("M12 26L70 8l58 18v34H12z")
		p.pp(rect(28, 34, 84, 24))
		p.ky(rect(28, 40, 84, 2), rect(28, 48, 84, 2), posts(32, 34, 10, 6, 6, 14), posts(36, 42, 9, 6, 5, 15),
			posts(32, 50, 12, 8, 4, 20))
		p.pp(icicles(14, 26, 112, 14))
		p.ground(62)
	},
	"Ration Bunker": func(p *pic) {
		p.snow(44)
		p.ky("M10 58l12-24h60l12 24zM34 34v-8h36v8z")
		p.pp(rect(44, 42, 16, 16))
		p.ky(rect(50, 48, 4, 10))
		p.ky(rect(100, 44, 12, 14), rect(114, 44, 12, 14), rect(107, 29, 12, 14))
		p.pp(rect(102, 49, 8, 2), rect(116, 49, 8, 2), rect(109, 34, 8, 2))
		p.over("M72 22l8-12 8 12z")
		p.ground(62)
	},
	"Ice Quarry": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.left("M0 20h44v12h26v12h28v10h42v12H0z")
		p.ky("M44 20v12h26v12h28v10h42l-1 2H96V46H68V34H42V20z", "M100 10l30-8 2 4-28 12zM100 10v44h-4V10z")
		p.kl("M130 4v22", "M8 34h26M8 48h44M20 20v14M52 34v14")
		p.ky(rect(122, 26, 16, 14))
		p.pp(rect(124, 28, 12, 10))
		p.klt("M20 58h30M64 58h40")
	},
	"Coast Guard Pier": func(p *pic) {
		p.sp("M0 0h140v44H0z")
		p.st("M0 44h140v22H0z")
		p.ky("M0 40h96v5H0zM8 45h4v18H8zM36 45h4v18h-4zM64 45h4v18h-4zM88 45h4v18h-4zM14 18h34v22H14zM10 14h42l-4 " +
			"5H14zM60 8h3v32h-3z")
		p.pp(rect(20, 24, 8, 8), rect(34, 24, 8, 16), "M63 9l18 4-18 5z", "M100 52l14-4 12 6-10 6zM110 40l8-2 6 4-6 3z")
		p.plt("M70 56q6-4 12 0t12 0M98 62q6-3 12 0t12 0")
	},
	"Frozen Lighthouse": func(p *pic) {
		p.snow(54)
		p.left("M74 14L140-6v34z")
		p.ky("M58 24h24l6 34H52zM60 6h20l3 16H57zM64 0h12l4 6H60z")
		p.pp("M63 9h14l2 10H61z", "M56 34h28l1 6H55zM54 46h32l1 5H53z", icicles(56, 22, 28, 6))
		p.over(disc(70, 14, 4))
		p.ky("M30 58l4-10h14l-2 10z")
		p.ground(62)
	},
	"Supply Barge": func(p *pic) {
		p.snow(46)
		p.ky("M14 38h112l-8 16H22zM30 24h16v14H30zM48 18h18v20H48zM68 26h14v12H68zM86 12h14v26H86zM90 4h4v8h-4z")
		p.pp(rect(33, 27, 10, 2), rect(51, 22, 12, 2), rect(51, 28, 12, 2), rect(71, 29, 8, 2), rect(89, 16, 8, 6),
			"M20 44h100v1.6H20z")
		p.plt("M0 58l24-3 12 4 30-4 24 4 28-4 22 3")
	},
	"Ice Hangar": func(p *pic) {
		p.snow(54)
		p.ky("M8 60V40Q12 6 70 6t62 34v20z")
		p.pp("M20 60V42q4-26 50-26t50 26v18z")
		p.ky("M66 26h8l2 14 34 8v5l-34-3-2 8 8 4v3H58v-3l8-4-2-8-34 3v-5l34-8z", disc(70, 24, 3))
		p.pp(icicles(22, 30, 14, 3), icicles(104, 30, 14, 3))
		p.ground(63)
	},
	"Whale Station": func(p *pic) {
		p.snow(52)
		p.kl("M40 60Q36 14 68 4M100 60q4-46-28-56", "M44 60q-2-40 24-52M96 60q2-40-24-52")
		p.ky("M6 40h26v18H6zM2 36h34l-4 5H6zM108 44h28v14h-28zM116 30h8v14h-8z")
		p.pp(rect(12, 46, 6, 6), rect(22, 46, 6, 12), rect(114, 48, 6, 5))
		p.pl("M118 28q-4-6 0-10t0-10")
		p.ky("M66 60l3-10 3 10z", disc(69, 47, 3))
		p.ground(63)
	},
	"Snowbound Traders": func(p *pic) {
		p.snow(44)
		p.ky("M8 50q10-22 34-22t34 22z", "M10 44h64v8H10z", disc(22, 56, 6), disc(60, 56, 6))
		p.pl("M26 30v16M42 28v18M58 30v16")
		p.ky("M92 60l4-26 6-6h8l6 6 4 26z", star(106, 22, 10, 8, 12, 0), "M122 34l12 8-2 4-12-6z")
		p.pp(disc(106, 23, 5.5))
		p.ky(rect(101, 21, 10, 3))
		p.ky("M128 44h10v8h-10z")
		p.flakes()
		p.ground(62)
	},
	"Distress Beacon": func(p *pic) {
		p.night()
		p.over("M70 24L20-6h100z")
		p.pp("M0 54q34-8 74-3t70-4V66H0z")
		p.pp("M66 26h8l3 26H63z")
		p.ky("M62 52h16v8H62zM67 32h6v3h-6zM66 40h8v3h-8z")
		p.over(disc(70, 20, 7))
		p.pp(disc(70, 20, 3))
		p.ky("M98 58q2-14 10-16t12 16z", disc(109, 38, 5))
		p.pl("M50 12q-6 8 0 16M42 6q-10 14 0 28M90 12q6 8 0 16")
	},
	"Frozen Patrol": func(p *pic) {
		p.snow(50)
		for i := range 4 {
			x := 22 + float64(i)*28
			p.ky(disc(x, 18, 6), rect(x-8, 25, 16, 22), rect(x-6, 46, 5, 14), rect(x+1, 46, 5, 14),
				rect(x-10, 10, 20, 3))
			p.kl("M" + num(x+12) + " 8v46")
			p.pp(icicles(x-8, 34, 16, 4))
		}
		p.flakes()
		p.ground(62)
	},
	"Shaman of the Ice": func(p *pic) {
		p.sp("M-6-6h152v78H-6z")
		p.left(disc(98, 22, 16))
		p.parka(48, 28)
		p.kl("M38 12q-10-4-12-12M58 12q10-4 12-12M32 8l-8 2M64 8l8 2")
		p.ky("M88 50h24l-4 12H92zM94 40h12v10H94z")
		p.pp(disc(97, 45, 2), disc(103, 45, 2))
		p.pl("M100 38q-8-8 0-14t-2-14M106 38q8-8 2-16")
	},
	"Icebreaker Deserters": func(p *pic) {
		p.snow(48)
		p.st("M76 34h64l-8 14H84z")
		p.ky("M18 62l4-22 6-5h10l6 5 4 22z", disc(33, 27, 7), "M24 20h18v4H24z", "M52 62l4-24 6-5h10l6 5 4 24z",
			disc(67, 25, 7), "M58 18h18v4H58z", "M44 44h14v14H44zM82 40h12v18H82z")
		p.pp(rect(46, 48, 10, 2), rect(84, 44, 8, 2))
		p.ky("M100 34h32l-4 10h-24zM108 24h14v10h-14zM112 14h5v10h-5z")
		p.flakes()
	},
	"Ice Break-up": func(p *pic) {
		p.night()
		p.pp("M0 66V36l26-8 14 16-8 22zM38 66l10-24 22-8 10 14-6 18zM84 66l4-20 20-12 14 14-4 18zM126 66l2-20 " +
			"12-6v26zM6 26l30-12 16 10-14 12zM58 26l24-10 16 10-22 10zM104 28l18-14 18 8v12z")
		p.over("M70-4l5 26-9 4 8 14-4 28-4-26 3-3-7-16 6-5z")
	},
}

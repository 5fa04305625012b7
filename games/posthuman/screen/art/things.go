package art

import "waystation/games/linocut"

// The shapes of things.
var (
	bar, bars, disc, oval = linocut.Bar, linocut.Bars, linocut.Disc, linocut.Oval
	box, tin, star, sided = linocut.Box, linocut.Tin, linocut.Star, linocut.Sided
	at                    = linocut.At
)

// thing is something that lies before a spot of colour.
func thing(spot string, key ...string) cut {
	return cut{[]string{st("M0 0h140v66H0z"), sp(spot)}, key}
}

// What stands behind things.
var (
	moon   = disc(70, 33, 26)
	low    = "M0 50q70-12 140 0v16H0z"
	panel  = box(36, 6, 68, 54)
	slope  = "M0 44L140 18v48H0z"
	wedge  = "M14 60L66 8h30L44 66z"
	corner = "M70 66L140 6v60z"
)

// things are the pictures of what people carry, and of who follows them, by the names of their cards.
var things = map[string]cut{
	// ---- what people begin with
	"flare": thing(disc(96, 20, 24), ky(bar(34, 60, 82, 30, 9)), ky(star(94, 20, 22, 9, 10)), pp(star(94, 20, 12,
		5, 10)),
		plt("M40 52l6 8M50 46l5 8")),
	"lead-pipe": thing(slope, ky(bars(9, at(24, 56), at(92, 14))), ky(disc(93, 14, 5)), ky(bars(9, at(92, 14),
		at(112, 30))),
		ky(bars(14, at(108, 26), at(114, 32))), plt("M28 50L90 12"), klt("M10 62h40")),
	"knife": thing(wedge, ky("M48 40L104 10q12-4 14-1-6 14-26 24L54 48z"), ky(bar(24, 58, 50, 44, 8)),
		ky(bar(46, 36, 56, 54, 4)), plt("M56 42L108 13M30 52l4 7M37 48l4 7")),
	"splitting-axe": thing(moon, ky(bar(30, 62, 96, 12, 5)), ky("M82 4l24-2q10 10 16 26l-20 6q-2-18-20-30z"),
		pp("M108 6q6 8 10 20l-5 1q-4-12-9-20z"), plt("M36 55L88 14")),
	"ski-pole": thing("M0 60L40 30l26 16 30-30 44 44z", ky(bar(22, 62, 108, 8, 3)), ky(disc(36, 52, 9)),
		pp(disc(36, 52, 5.5)),
		ky(bars(1.5, at(28, 48), at(44, 57))), ky(bar(98, 15, 114, 4, 7)), kl("M100 16q-8 10 2 14 8-2 4-16")),
	"muck-fork": thing(low, ky(bar(14, 60, 74, 32, 5)), ky(bar(66, 20, 82, 46, 5)),
		ky(bars(3, at(67, 21), at(106, 4))+bars(3, at(72, 29), at(114, 11))+bars(3, at(77, 37), at(118, 20))+
			bars(3, at(82, 45), at(122, 29))), plt("M20 55l48-23")),
	"painkillers": thing(moon, ky(tin(50, 18, 40, 44, 5)), ky(box(48, 6, 44, 11)), pp(box(54, 28, 32, 22)),
		ky(box(67, 31, 6, 16)+box(62, 36, 16, 6)), ky(tin(98, 50, 16, 8, 4)+tin(106, 38, 16, 8, 4)),
		plt("M56 9v5M64 9v5M72 9v5M80 9v5")),
	"removal-blanket": thing(low, ky(tin(32, 24, 76, 14, 5)+tin(32, 38, 76, 18, 6)),
		plt("M40 28h60M40 33h60M38 44h64M38 50h64"),
		pp(box(84, 24, 10, 32)), ky(box(87, 24, 4, 32)), klt("M20 60h100")),
	"daypack": thing(slope, ky(tin(48, 14, 44, 46, 10)), ky("M56 14q0-10 14-10t14 10h-5q0-5-9-5t-9 5z"),
		pp(tin(54, 36, 32, 18, 4)),
		ky(box(54, 42, 32, 2)), plt("M54 24h32M54 29h32"), ky("M42 28h6v24h-6zM92 28h6v24h-6z")),
	"fishing-line": thing(moon, ky(box(46, 10, 48, 8)+box(46, 46, 48, 8)+box(56, 18, 28, 28)),
		plt("M56 22h28M56 27h28M56 32h28M56 37h28M56 42h28"), klt("M84 30q34-4 32 18 0 10-7 10-6 0-6-7")),
	"bicycle-helmet": thing(low, ky("M30 46q0-36 40-38 42 0 44 38-44-10-84 0z"),
		pp("M44 36q4-16 14-21l4 3q-8 6-10 17zM64 33q0-14 4-20h5q-3 8-3 20zM82 33q0-12-2-19l6 2q5 8 5 19zM98 "+
			"37q-2-10-6-16 8 4 12 17z"),
		kl("M40 44q10 16 22 18 10-4 14-20")),
	"pocket-chess": thing(slope, ky(box(28, 10, 52, 52)), pp(box(32, 14, 11, 11)+box(54, 14, 11, 11)+box(43, 25,
		11, 11)+
		box(65, 25, 11, 11)+box(32, 36, 11, 11)+box(54, 36, 11, 11)+box(43, 47, 11, 11)+box(65, 47, 11, 11)),
		ky(disc(102, 18, 8)+"M97 24h10l6 26H91zM88 52h28v8H88z"), pp(disc(99, 15, 2))),
	"tobacco-tin": thing(panel, ky(tin(30, 22, 80, 38, 7)), plt("M32 32h76"), pp(oval(70, 46, 26, 9)), ky(oval(70,
		46, 21, 6)),
		pp("M56 48q14-12 28 0-14-4-28 0z"), klt("M64 16q-6-6 0-10M76 16q-6-6 0-10")),
	// ---- weapons
	"billhook": thing(slope, ky(bar(26, 62, 64, 40, 7)),
		ky("M58 36l34-26q18-10 26 4 2 12-8 14 2-10-8-10-8 2-14 8L66 46z"),
		plt("M66 38l32-24M32 56l4 6M40 50l4 6")),
	"cleaver": thing(moon, ky("M52 10h56v34H66q-14-2-14-14z"), ky(tin(16, 14, 36, 10, 4)), pp(disc(100, 17, 3.5)),
		plt("M66 40h42M24 17v4M34 17v4")),
	"fire-axe": thing(panel, ky(bar(26, 62, 92, 14, 5)), ky("M86 8l10-6q18 6 22 24l-18 8q2-10-8-16z"),
		ky("M84 10l6 10-24-2z"),
		pp("M102 8q8 6 10 17l-5 2q-2-11-9-16z"), plt("M34 56l44-36")),
	"scaffold-spear": thing("M0 66L60 18l30 14 50-26v60z", ky(bar(10, 64, 96, 18, 6)), ky("M88 12L126 0l-24 30z"),
		pp("M98 14l16-7-11 14z"),
		ky(bar(34, 40, 44, 56, 5)+bar(74, 18, 84, 34, 5)), plt("M14 58l70-40")),
	"crowbar": thing(slope, ky(bar(24, 58, 94, 16, 7)),
		ky("M88 16q4-14 18-12 14 4 10 18-2 8-8 10l-3-5q6-6 2-12-6-4-12 8z"),
		ky("M26 50l8 12-18 2z"), plt("M32 50l60-36")),
	"parade-sabre": thing(disc(98, 20, 20), ky("M40 50Q88 40 118 4q2 34-74 52z"), ky(bar(20, 60, 42, 51, 6)),
		ky(bar(38, 42, 48, 60, 4)),
		kl("M22 62q-4-18 20-18"), plt("M50 48Q88 38 112 12"), ky(disc(20, 60, 4))),
	"ice-axe": thing("M0 66L44 14l26 30 24-22 46 44z", ky(bar(40, 64, 78, 14, 6)),
		ky("M50 10q34-10 70 18-34-14-68-8z"), ky("M52 8l-14 10 4 6 14-4z"),
		plt("M46 56l26-36")),
	"cattle-prod": thing(disc(108, 20, 22), ky(bar(14, 58, 54, 38, 11)), ky(bar(52, 39, 88, 22, 5)), ky(bar(86,
		26, 108, 18, 3)+bar(84, 20, 104, 8, 3)),
		ky(star(116, 10, 11, 4, 6)), plt("M20 50l6 9M28 46l6 9M36 42l6 9")),
	"stop-sign": thing(low, ky(box(67, 40, 6, 26)), ky(sided(70, 26, 25, 8)), pp(sided(70, 26, 21, 8)),
		ky(sided(70, 26, 18.5, 8)),
		pp(box(55, 22, 30, 7))),
	"hockey-stick": thing("M0 50h140v16H0z", ky(bar(104, 2, 54, 52, 6)),
		ky("M58 46L28 52q-10 2-8 10h28q8-2 14-10z"), ky(oval(98, 57, 15, 5)),
		plt("M28 56l6 5M36 54l6 6M100 10l4 4M96 15l4 4")),
	"tow-chain": thing(slope, ky(disc(30, 44, 11)+disc(50, 34, 11)+disc(70, 28, 11)+disc(90, 30, 11)), pp(disc(30,
		44, 6)+disc(50, 34, 6)+
		disc(70, 28, 6)+disc(90, 30, 6)), ky("M98 34l10-4q18 4 14 20-6 10-16 6l2-5q8 0 8-8-2-6-10-4z"),
		ky(bar(36, 42, 44, 38, 4)+bar(56, 32, 64, 30, 4)+bar(76, 28, 84, 29, 4))),
	"sledgehammer": thing(panel, ky(bar(24, 64, 84, 20, 6)), ky(bar(64, 6, 106, 38, 22)),
		plt("M62 16l12-14M96 44l14-16"), plt("M32 56l44-34")),
	"brush-cutter": thing(low, ky(bar(20, 14, 92, 46, 5)), ky(tin(8, 4, 24, 18, 4)), ky(star(98, 46, 20, 14, 16)),
		pp(disc(98, 46, 6)), ky(disc(98, 46, 3)),
		kl("M44 24q4-16 16-12"), plt("M14 10h12M14 15h12")),
	"service-revolver": thing(moon, ky(box(68, 14, 54, 9)), ky(tin(48, 10, 24, 22, 4)),
		ky("M32 16l18-4v20l-6 6-8 24H20l8-30z"),
		kl("M48 32q4 14 14 12 6-4 4-12"), plt("M54 15h12M54 21h12M54 27h12M116 10v4"), ky("M112 8h6v6h-6z")),
	"nail-gun": thing(slope, ky("M32 10h62v20H76l-4 8H60l-6 24H38l4-28H32z"), ky(box(94, 14, 16, 8)), ky(bar(74,
		34, 96, 58, 9)),
		plt("M38 16h50M78 42l7-6M84 48l7-6M90 54l7-6"), klt("M112 18h16")),
	"crossbow": thing(moon, ky(bar(18, 34, 112, 34, 6)), ky("M18 31l-8 14h20l8-8z"),
		ky("M92 4q22 12 22 30T92 64l-3-3q16-12 16-27T89 7z"),
		klt("M92 6L54 34l38 28"), ky("M108 29l16 5-16 5z"), plt("M30 33h60")),
	// ---- on weapons
	"gunscope": thing(slope, ky(box(34, 26, 72, 14)),
		ky("M20 20h16l6 6v14l-6 6H20zM122 16h-18l-8 10v14l8 10h18z"), ky(box(62, 14, 16, 12)),
		pp(box(114, 22, 5, 22)), plt("M40 31h56M66 17v7M70 17v7M74 17v7")),
	"extended-magazine": thing(panel, ky("M50 10h28q2 28 16 48l-26 6q-18-24-18-54z"), pp("M54 4h20l-2 6H54z"),
		ky(box(58, 2, 12, 4)),
		plt("M54 18h22M56 26h22M58 34h24M62 42h24M66 50h22")),
	"bipod": thing(low, ky(box(18, 10, 104, 8)), ky(box(58, 6, 24, 18)), ky(bar(66, 20, 42, 62, 5)+bar(74, 20, 98,
		62, 5)), ky(box(34, 60, 14, 4)+
		box(92, 60, 14, 4)), plt("M24 13h30M88 13h30")),
	"choke-tube": thing(disc(108, 33, 20), ky("M20 22h70v22H20z"), ky("M90 18h20v30H90z"), pp(oval(110, 33, 5,
		15)), ky(oval(111, 33, 3, 10)),
		plt("M94 20v26M98 20v26M102 20v26M24 30h60")),
	"broadhead-points": thing(moon, ky("M36 6l14 34-14-8-14 8zM70 14l14 34-14-8-14 8zM104 6l14 34-14-8-14 8z"),
		ky(box(34, 32, 4, 26)+box(68, 40, 4, 24)+
			box(102, 32, 4, 26)), plt("M36 14v16M70 22v16M104 14v16")),
	"welded-spikes": thing(slope, ky(bar(16, 60, 112, 16, 10)),
		ky("M44 44l2-22 12 14zM66 34l2-22 12 14zM88 24l4-20 10 14zM60 42l22 10-8-18zM84 30l22 8-8-16z"),
		plt("M22 54l14-7")),
	// ---- worn
	"riot-vest": thing(moon, ky("M44 12l14-8q12 10 24 0l14 8 4 16-4 36H44l-4-36z"), pp(box(54, 22, 32, 9)),
		plt("M46 38h48M46 46h48M46 54h48"), ky(box(58, 25, 24, 3))),
	"ballistic-plate": thing(panel, ky("M42 10l14-6h28l14 6v44q-28 14-56 0z"),
		plt("M48 14l10-4h24l10 4v36q-22 10-44 0z"), pp(star(76, 26, 9, 3, 8)), ky(disc(76, 26, 3))),
	"goalkeeper-pads": thing(low, ky(tin(36, 6, 30, 56, 6)+tin(74, 6, 30, 56, 6)),
		plt("M38 18h26M38 30h26M38 42h26M76 18h26M76 30h26M76 42h26"),
		pp(box(46, 8, 10, 52)+box(84, 8, 10, 52)), ky(box(46, 22, 10, 4)+box(84, 22, 10, 4)+box(46, 44, 10, 4)+
			box(84, 44, 10, 4))),
	"telephone-directory": thing(slope, ky("M30 12h64v48H30z"), ky("M94 12l16 6v46l-16-4z"),
		pp("M96 18l12 4v36l-12-3z"), klt("M96 26l12 4M96 34l12 4M96 42l12 4"),
		pp(box(38, 20, 48, 32)), ky("M46 30q16-12 32 0l-4 6-6-4v-3q-6-2-12 0v3l-6 4zM54 38h16l4 10H50z")),
	// ---- for the camp
	"camo-tent": thing("M0 54h140v12H0z", ky("M18 60L70 8l52 52z"), pp("M58 60l12-34 12 34z"),
		sp("M34 52q8-10 16-4l-4 8zM64 20q6-4 10 2l-6 4zM92 40q8-2 10 8l-8 2z"),
		klt("M18 60L6 64M122 60l12 4M70 8V2")),
	"gas-burner": thing(low, ky(tin(44, 38, 52, 24, 6)), ky(box(62, 28, 16, 10)), ky("M52 26h36v4H52z"),
		pp("M70 2q14 12 8 24H62q-6-12 8-24z"), ky("M70 12q6 8 3 14h-6q-3-6 3-14z"),
		plt("M48 46h44M48 54h44")),
	"suture-kit": thing(panel, ky(tin(30, 34, 52, 26, 4)), pp(box(52, 38, 8, 18)+box(47, 43, 18, 8)),
		kl("M60 26q0-22 24-20 26 4 26 32"), klt("M60 26q20 8 40 4 16-2 8 18-6 10 8 12"),
		ky("M106 34h8l-4 8z")),
	"accordion": thing(slope, ky(tin(18, 12, 26, 44, 4)+tin(96, 12, 26, 44, 4)),
		ky("M44 16l8 4 9-4 9 4 9-4 9 4 8-4v36l-8-4-9 4-9-4-9 4-9-4-8 4z"),
		plt("M52 20v28M61 16v36M70 20v28M79 16v36M88 20v28"), pp(box(100, 18, 9, 4)+box(100, 25, 9, 4)+box(100,
			32, 9, 4)+box(100, 39, 9, 4)+box(100, 46, 9, 4)),
		pp(disc(28, 22, 2.5)+disc(36, 28, 2.5)+disc(28, 34, 2.5)+disc(36, 40, 2.5)+disc(28, 46, 2.5))),
	"cold-ampoules": thing(moon, ky("M34 26l4-8V8h8v10l4 8v36H34zM62 26l4-8V8h8v10l4 8v36H62zM90 "+
		"26l4-8V8h8v10l4 8v36H90z"), pp(box(37, 34, 10, 12)+box(65, 40, 10, 12)+
		box(93, 30, 10, 12)), plt("M36 22h12M64 22h12M92 22h12")),
	"reloading-press": thing(low, ky(box(36, 56, 60, 8)), ky("M52 10h34v10H66v36H52z"), ky(box(74, 20, 12, 16)),
		ky(bar(84, 16, 116, 4, 5)), ky(disc(116, 5, 6)),
		pp("M76 40l4-6 4 6v14h-8z"), plt("M57 14v38")),
	"wedding-cake": thing(low, ky(box(38, 44, 64, 18)+box(48, 28, 44, 16)+box(58, 16, 24, 12)),
		pp("M38 44h64v4q-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0z"),
		pp("M48 28h44v3q-4 5-8 0-3 5-7 0-4 5-7 0-4 5-7 0-4 5-8 0-3 5-7 0z"), ky(disc(66, 6, 3)+disc(75, 6, 3)+
			"M62 16l4-8 4 8zM71 16V9h8v7z"), klt("M28 63h84")),
	// ---- for roads and people
	"correspondence-course": thing(panel, ky(box(30, 14, 80, 46)),
		plt("M30 15l40 26 40-26M31 59l28-24M109 59L81 35"), pp(box(92, 20, 12, 14)), ky(box(94, 22, 8, 10))),
	"cache-map": thing(slope, ky("M28 14l28-8 28 8 28-8v48l-28 8-28-8-28 8z"),
		pp("M32 17l23-7v40l-23 7zM59 10l23 7v40l-23-7zM86 17l22-7v40l-22 7z"),
		ky(bar(90, 22, 102, 34, 4)+bar(102, 22, 90, 34, 4)), klt("M38 48q10-12 20-8t16-2 14-6")),
	"cb-radio": thing(moon, ky(tin(26, 22, 62, 38, 4)), ky(bar(34, 22, 34, 2, 3)), pp(disc(40, 41, 8)+box(54, 30,
		28, 10)), ky(disc(40, 41, 4)+box(66, 30, 3, 10)), plt("M54 46h28M54 51h28"),
		ky(tin(100, 12, 18, 26, 7)), plt("M104 18h10M104 22h10M104 26h10"), klt("M109 38q8 8-2 12t-19 2")),
	"twin-pram": thing(low, ky("M30 24h76q-2 22-22 24H52q-20-2-22-24z"),
		ky("M66 24V4q22 0 30 20zM64 24V10q-16 2-20 14z"), ky(bar(104, 26, 122, 12, 4)), ky(disc(48, 56, 9)+
			disc(90, 56, 9)),
		pp(disc(48, 56, 4)+disc(90, 56, 4)), plt("M38 32h60M72 8v14")),
	"metal-detector": thing(low, ky(bar(34, 8, 82, 48, 5)), ky(tin(42, 4, 20, 14, 3)), ky(oval(90, 54, 26, 9)),
		pp(oval(90, 54, 18, 5)), kl("M30 4q-12 4-8 16"), klt("M74 36q14-8 30 0M70 28q18-12 40 0"), plt("M46 9h12")),
	"mushroom-guide": thing(panel, ky("M36 34q4-28 34-28t34 28q-34-8-68 0z"),
		ky("M60 32q10-3 20 0 0 18 6 30H54q6-12 6-30z"), pp(disc(56, 18, 4)+disc(72, 14, 5)+disc(88, 22, 4)),
		plt("M66 38v20M72 38v20"),
		klt("M24 62h92")),
	"bolt-cutters": thing(slope, ky(bars(6, at(18, 40), at(76, 30))+bars(6, at(24, 62), at(78, 38))), ky(disc(80,
		34, 8)), ky("M84 26l28-14q10 2 6 10l-22 10zM86 42l28 6q10-6 2-12l-20-4z"), pp(disc(80, 34, 3)),
		plt("M22 40l40-7M30 60l36-16")),
	"firecrackers": thing(disc(104, 18, 20), ky(tin(28, 28, 12, 34, 2)+tin(44, 28, 12, 34, 2)+tin(60, 28, 12, 34,
		2)+tin(76, 28, 12, 34, 2)), kl("M34 28q2-10 16-10h36q12 0 14-2M50 28V18M66 28V18M82 28V18"),
		ky(star(104, 14, 13, 5, 8)), pp(star(104, 14, 6, 3, 8)), plt("M28 38h12M44 44h12M60 38h12M76 44h12")),
	"deer-musk": thing(moon, ky("M58 34h24l8 12q2 16-8 16H58q-10 0-8-16z"), ky(box(60, 26, 20, 8)),
		kl("M66 26Q46 22 44 4M50 16l-12-4M56 21l-2-12M74 26q20-4 22-22M90 16l12-4M84 21l2-12"), pp(oval(70, 50,
			12, 6)), plt("M62 38h16")),
	"kick-scooter": thing(low, ky(bar(34, 54, 100, 54, 6)), ky(bar(100, 56, 88, 8, 5)), ky(bar(74, 8, 102, 8, 6)),
		ky(disc(32, 57, 8)+disc(104, 57, 8)), pp(disc(32, 57, 3)+disc(104, 57, 3)), klt("M6 40h20M2 48h18"),
		plt("M44 53h46")),
	"clipboard": thing(panel, ky(tin(44, 6, 52, 58, 3)), pp(box(49, 14, 42, 46)), ky(tin(58, 2, 24, 13, 3)),
		klt("M54 24h20M54 32h32M54 40h26M54 48h30"), ky(bars(2.5, at(78, 22), at(81, 26), at(88, 18)))),
	"encyclopaedia-mad-to-oil": thing(low, ky(box(28, 12, 20, 50)+box(50, 8, 24, 54)+box(76, 14, 18, 48)),
		ky("M98 20l14-4 10 44-14 4z"), pp(box(28, 20, 20, 5)+box(50, 18, 24, 6)+box(76, 22, 18, 5)), pp(box(54,
			34, 16, 12)), ky(box(57, 38, 10, 4)),
		plt("M30 54h16M78 54h14M102 24l8 34")),
	"rope-and-pulley": thing(panel, ky(box(66, 0, 8, 14)), ky(disc(70, 24, 16)), pp(disc(70, 24, 11)), ky(disc(70,
		24, 8)), pp(disc(70, 24, 2.5)), ky(box(53, 24, 4, 34)+box(83, 24, 4, 24)), ky("M78 48h14l-2 16H80z"),
		plt("M54 30l2 3M54 38l2 3M54 46l2 3"),
		kl("M55 58q-12 6-20 4")),
	"binoculars": thing(slope, ky("M36 10h22l6 20v30H28V30zM82 10h22l8 20v30H76V30z"), ky(box(60, 22, 20, 16)),
		pp(oval(46, 56, 14, 4)+oval(94, 56, 14, 4)), plt("M34 34h24M82 34h24M38 14h18M84 14h18")),
	"tracer-rounds": thing(slope, ky("M70 10h22l18 6-18 6H70zM58 28h22l18 6-18 6H58zM70 46h22l18 6-18 6H70z"),
		pp(box(86, 10, 2, 12)+box(74, 28, 2, 12)+box(86, 46, 2, 12)),
		pp("M66 12L14 16l52 4zM54 30L4 34l50 4zM66 48L14 52l52 4z")),
	"speed-loader": thing(slope, ky(disc(70, 33, 28)), pp(disc(70, 14, 6)+disc(86.5, 23.5, 6)+disc(86.5, 42.5, 6)+
		disc(70, 52, 6)+disc(53.5, 42.5, 6)+disc(53.5, 23.5, 6)), ky(disc(70, 14, 3)+disc(86.5, 23.5, 3)+
		disc(86.5, 42.5, 3)+disc(70, 52, 3)+
		disc(53.5, 42.5, 3)+disc(53.5, 23.5, 3)), pp(disc(70, 33, 7)), ky(box(67, 28, 6, 10))),
	"pepper-spray": thing(corner, ky(tin(36, 22, 26, 42, 4)), ky(box(40, 12, 18, 10)), ky("M42 4h18v8H42z"),
		pp(box(40, 34, 18, 18)), ky("M49 36q6 6 4 12h-8q-2-6 4-12z"), klt("M64 8l20-4M64 9h24M64 10l20 6"),
		ky(disc(94, 4, 2)+disc(98, 10, 2.5)+disc(94, 18, 2)+disc(106, 6, 2)+disc(108, 16, 2))),
	"chalk-bag": thing(disc(70, 22, 24), ky("M44 22h52l8 36q-34 10-68 0z"), pp(oval(70, 22, 26, 6)),
		ky(oval(70, 23, 20, 3.5)), kl("M48 34q22 8 44 0"), pl("M46 36q24 9 48 0"),
		klt("M40 16q-8-6-4-12M98 14q10-4 8-10"), ky(disc(88, 42, 3))),
	// ---- followers
	"three-legged-dog": thing(low, ky("M34 58V40q-8-4-10-16l8 6 10 2h32l14-16 2-8 6 6 14 4 8 8-8 6-12 2-6 8 2 "+
		"16h-7l-3-14-30-2-6 16h-7l4-18z"), pp("M104 22l4 2-4 1.5z"), klt("M8 62h122"), plt("M46 38q16 4 28 0")),
	"wrestling-coach": thing(moon, ky("M38 66q-2-24 18-28l-1-5q-5-7-1-13 4-7 12-7t12 7q4 6-1 13l-1 5q20 4 26 "+
		"28z"), ky("M92 30q16-6 20 8-4 14-22 20l-6-10q10-4 10-8z"), pp("M58 42l8 8 8-8v24H58z"), ky(disc(66, 60,
		3)), klt("M56 42l10 14 10-14"), plt("M58 20q8-6 16 0")),
	"half-a-choir": thing(panel, ky(linocut.Bust(32)+linocut.Bust(70)+linocut.Bust(108)), pp(oval(32, 34, 3,
		4)+oval(70, 34, 3, 4)+oval(108, 34, 3, 4)), ky("M50 4h2v14h-2zM88 2h2v14h-2z"), ky(oval(48, 18, 4, 3)+
		oval(86, 16, 4, 3)), pp("M24 52h16v10H24zM62 52h16v10H62zM100 52h16v10h-16z")),
	"retired-bodyguard": thing(slope, ky("M40 66q-4-26 20-30l-1-4q-5-8-1-14 5-6 12-6t12 6q4 6-1 14l-1 4q24 4 "+
		"20 30z"), ky("M54 24h32v7H74l-4-4-4 4H54z"), pp("M64 40l6 6 6-6-3 22h-6z"), ky("M68 46h4l2 16-4 4-4-4z"),
		kl("M86 26q6 4 4 14")),
	"village-pharmacist": thing(low, ky(linocut.Bust(46)), pp(disc(42, 27, 3)+disc(51, 27, 3)), ky(disc(42, 27,
		2)+disc(51, 27, 2)), ky("M86 34h36q0 20-10 24v6H96v-6q-10-4-10-24z"), ky(bar(104, 36, 122, 6, 5)),
		pp(box(101, 42, 6, 14)+box(97, 46, 14, 6)), pp("M38 48h16v16H38z")),
	"school-cook": thing(moon, ky(linocut.Bust(48)), ky("M34 20q-8-14 6-14 8-8 16 0 14 0 6 14z"),
		ky("M82 38h44v20q-22 10-44 0z"), ky(box(78, 34, 52, 5)), ky(bar(96, 34, 122, 4, 4)),
		kl("M88 30q-4-8 2-14M104 26q-4-8 2-12"), pp("M42 48h12v16H42z"), plt("M86 46h36")),
	"surveyor": thing("M0 66L50 22l30 20 24-16 36 40z", ky(linocut.Bust(42)),
		ky("M24 22q18-14 36 0l8 4H20z"), ky(box(92, 18, 30, 12)+disc(107, 34, 5)), ky(bars(3, at(107, 34), at(92,
			64))+bars(3, at(107, 34), at(107, 64))+bars(3, at(107, 34), at(122, 64))), pp(box(118, 21, 3, 6)),
		plt("M96 22h16")),
	"poacher": thing(low, ky(linocut.Bust(48)), ky("M28 24q20-20 40 0l8 4H24z"), pp("M36 28h24v3H36z"),
		klt("M103 0v12"), ky("M99 10h3l2 8 2-8h3l-3 10h-4z"), ky(oval(103, 31, 9, 15)+oval(103, 49, 6, 7)),
		ky(bar(101, 52, 95, 65, 3.5)+bar(105, 52, 111, 65, 3.5)), ky(bar(97, 38, 92, 46, 3)+bar(109, 38, 114, 46,
			3)), pp(disc(101, 49, 1.2))),
}

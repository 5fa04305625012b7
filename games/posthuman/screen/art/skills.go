package art

// sight is the cross-hair of whoever is good with a sort of weapon.
func sight(x, y float64) string {
	return ky(disc(x, y, 17)) + pp(disc(x, y, 13)) + ky(disc(x, y, 8)) + pp(disc(x, y, 3)) +
		ky(box(x-1.5, y-22, 3, 10)+box(x-1.5, y+12, 3, 10)+box(x-22, y-1.5, 10, 3)+box(x+12, y-1.5, 10, 3))
}

// skills are the pictures of what people know, by the names of the cards.
var skills = map[string]cut{
	"looting": thing(low, ky("M30 60q-6-28 12-36l-6-8h28l-6 8q18 8 12 36z"), pp(bar(38, 26, 62, 26, 2.5)),
		ky(bars(6, at(116, 18), at(96, 30), at(76, 34))+oval(74, 36, 8, 6)+"M112 6h24v26h-18z"),
		plt("M40 44q10 8 22 0")),
	"raiding": thing(slope, ky(tin(22, 22, 44, 36, 4)+bars(3, at(34, 22), at(36, 14), at(52, 14), at(54, 22))),
		pp("M30 32h28v4H30z"), ky("M66 30l50-24 10 14-40 26-20 4z"), ky("M96 40l24-6 6 18-24 8z"),
		pp("M101 43l16-4 4 10-16 6z"), plt("M104 10l8 14")),
	"storytelling": thing(disc(70, 40, 22), ky(folk(34, 64, 44)), ky(bars(4, at(40, 36), at(56, 28))),
		pp("M62 10h56v22H84l-10 8v-8H62z"), ky("M68 16h40v2.5H68zM68 22h44v2.5H68zM68 27h28v2H68z"), ky(folk(96, 64,
			24)+folk(116, 64, 22))),
	"psychologist": thing(panel, ky("M46 62V48q-14-6-14-24 2-20 26-20 24 2 26 22l6 12-8 2q0 12-8 12h-8v10z"),
		pp("M58 14q14 0 14 12t-12 12q-8 0-8-7t7-7q5 0 5 4h-4q0-1-2-1-3 0-3 4t5 4q8 0 8-9 0-8-9-8-12 0-12 12"+
			"h-4q0-16 15-16z"), ky("M100 20h26v20h-14l-6 6v-6h-6z"), plt("M104 27h18M104 33h12")),
	"stealth": thing(disc(108, 18, 13), ky("M0 66V34h34v32zM96 66V44h44v22z"),
		ky("M34 66q2-24 18-30-6-14 6-22 14 2 12 20 14 8 16 32z"), pp(box(52, 24, 5, 2)+box(61, 24, 5, 2)),
		plt("M8 40h18M8 48h18M104 52h28M42 60q12-10 34-2")),
	"athletics": thing(low, ky(box(24, 30, 6, 34)+box(60, 30, 6, 34)+box(20, 28, 50, 6)), ky(disc(96, 9, 6)+
		"M88 18l12-2 6 14 14 2-1 5-18-2-5-8-8 12 18 10-2 6-26-10 4-14-14 6-8 12-5-3 8-14z"), klt("M4 64h132"+
		"M112 8h20M116 16h16")),
	"footwork": thing(slope, ky("M34 62q-12-4-10-20l4-14q8-6 14 0l2 16q4 14-10 18zM30 24q-4-8 4-12 8 0 8 10z"),
		ky("M92 44q-12-4-10-20l4-12q8-6 14 0l2 14q4 14-10 18zM86 8q-2-6 4-8 8 0 8 8z"), kl("M46 58q24 4 36-12"),
		ky("M80 52l10-12 4 14z"), plt("M28 44h10M86 26h10")),
	"pistol-expert": thing(low, ky("M10 26h58v5h5v8h-5v3H44l-3 7h-8l-5 15H16l5-22q-8 0-9-4h-3z"),
		pp("M36 42h6l-2 4h-5z"), sight(106, 30)),
	"rifle-expert": thing(low, ky("M2 48l20-9 5-2h30l36-2v5l-32 3-3 4H48l-3 12h-8l3-11H32L7 58z"+box(40, 28, 26,
		5)), plt("M10 50l16-6M34 41h22"), sight(114, 30)),
	"shotgun-expert": thing(low, ky("M2 48l20-10h64v4H48l-2 4H34l-3 7-6-1 2-6-20 9zM30 31h56v5H28z"),
		plt("M6 50l16-7M36 33h46"), sight(114, 30)),
	"bow-expert": thing(low, ky("M26 6q30 6 32 27-2 21-32 27l2-4q20-6 21-23-1-17-21-23z"), klt("M28 8L14 33l14 25"),
		ky("M4 31.5h68l-4-5 16 6.5-16 6.5 4-5H4z"), sight(112, 32)),
	"heavy-load": thing(low, ky(folk(70, 64, 36)), ky(tin(44, 4, 52, 14, 4)+tin(50, 17, 40, 12, 3)), plt("M52 4v14"+
		"M88 4v14M58 17v12M82 17v12"), ky(bars(4, at(58, 44), at(52, 28))+bars(4, at(82, 44), at(88, 28))),
		ky(box(16, 46, 20, 18)+box(104, 46, 20, 18)), klt("M8 65h124")),
	"field-dressing": thing(moon, ky(tin(38, 22, 64, 38, 5)+bars(3.5, at(58, 22), at(60, 12), at(80, 12), at(82,
		22))), pp(box(64, 30, 12, 24)+box(58, 36, 24, 12)), ky(oval(118, 50, 12, 10)), pp(disc(118, 50, 4)),
		klt("M130 50q4 12-8 12H96")),
	"razor-work": thing(panel, ky("M20 20l56-12 8 10-54 22q-10-6-10-20z"), pp("M28 22l46-10 3 3-44 17z"), ky(bar(76,
		14, 122, 46, 9)+disc(78, 15, 6)), pp(disc(78, 15, 2)), ky("M40 50q6 8 0 12-8-2-4-8z"+
		"M56 52q5 6 0 10-6-2-3-7z")),
	"snaring": thing(low, ky(bar(20, 64, 34, 4, 4)), kl("M32 8q34 0 36 22"), kl("M68 30a13 13 0 1 0 .1 0"),
		ky("M86 60q-2-16 14-18 4-20 10-20 4 6 0 18 12 4 10 14l-4 6z"), ky("M98 42q-2-20 4-20 4 6 2 18z"),
		pp(disc(114, 46, 1.6)), klt("M6 65h128")),
	"thin-rations": thing(disc(70, 36, 27), ky(oval(70, 40, 46, 20)), pp(oval(70, 38, 38, 15)), ky(oval(70, 38, 26,
		10)), pp(oval(70, 38, 24, 8.5)), ky(disc(66, 37, 3)+disc(73, 39, 2.4)), ky(bar(14, 60, 14, 14, 4)+
		"M10 8h2v12h-2zM13 8h2v12h-2zM16 8h2v12h-2z"+bar(126, 60, 126, 34, 4)+oval(126, 20, 5, 13))),
	"map-reading": thing(slope, ky("M16 14l36-8 36 8 36-8v46l-36 8-36-8-36 8z"), pp("M20 18l30-7v38l-30 7z"+
		"M54 11l32 7v38l-32-7zM90 18l30-7v38l-30 7z"), kl("M28 44q20-20 34-8t46-18"), ky(star(108, 20, 6, 3, 5)),
		klt("M52 6v46M88 14v46")),
	"haggling": thing(low, ky(box(67, 8, 6, 54)+bar(26, 14, 114, 14, 4)+box(52, 60, 36, 5)), klt("M26 14L14 38"+
		"M26 14l12 24M114 14l-12 24M114 14l12 24"), ky("M10 38h32q-4 12-16 12T10 38zM98 38h32q-4 12-16 12T98 38z"),
		ky(tin(18, 24, 16, 14, 2)), plt("M18 29h16"), ky("M106 38V28l3-6 3 6v10zM115 38V28l3-6 3 6v10z")),
	"stubbornness": thing(low, ky("M52 62l2-18-14-20 8-18 4 16 10 2 4-18 8 16 16 10 18 8 4 12-12 4-16-4-6 12z"),
		pp(disc(84, 28, 2.5)+oval(104, 40, 2, 1.6)), ky(bars(4, at(108, 44), at(124, 56))+bars(3, at(124, 48),
			at(124, 66))), klt("M8 64h40M64 30q6 6 4 16")),
	"long-way-round": thing(slope, kl("M18 60q0-20 20-20h18q14 0 14-14t16-14h10"), kl("M18 60h104"),
		ky("M108 12L94 4v16z"), ky(folk(118, 64, 30)), pp("M112 44l12 16-3 2-12-16z"), ky(box(16, 20, 4, 22)+
			"M8 8h26l8 7-8 7H8z"), plt("M12 15h18")),
	"fast-draw": thing(wedge, ky("M26 12q24 0 24 16l-2 28q-10 6-22 0z"), pp(box(28, 22, 18, 3)),
		ky("M52 20h56v5h5v7h-5v3H82l-3 7h-8l-4 14H55l4-20q-6-2-7-6z"), klt("M116 12l14-6M120 26h16M116 40l14 6"+
			"M60 10h30M66 4h20")),
	"correcting-fire": thing(low, ky(disc(46, 34, 26)), pp(disc(46, 34, 20)), ky(disc(46, 34, 13)), pp(disc(46, 34,
		6)), ky(disc(66, 22, 3)+disc(58, 28, 3)+disc(48, 33, 3)), ky(bar(132, 60, 96, 42, 7)+bar(100, 46, 76, 34,
		3)), kl("M74 18q-4 12-18 14")),
	"opening-blow": thing(wedge, ky("M52 62l-2-14q-16-2-16-16 2-16 16-18h26q12 2 12 16l-4 12-10 6v14z"),
		plt("M46 18v16M56 16v16M66 16v16M76 20v14"), ky(star(108, 22, 20, 8, 9)), pp(star(108, 22, 10, 4, 9))),
	"white-knuckles": thing(panel, ky("M30 26q4-14 18-14h36q12 2 12 18v16q-2 16-18 16H50Q32 60 30 44z"), pp(oval(46,
		16, 5, 4)+oval(58, 14, 5, 4)+oval(70, 14, 5, 4)+oval(82, 17, 5, 4)), plt("M52 22v18M64 20v20M76 22v18"),
		ky("M104 12h24v14q0 12-12 16-12-4-12-16z"), pp("M114 18h4v14l-2 2-2-2z")),
	"falling-well": thing(low, ky(disc(92, 40, 8)),
		ky("M86 48l-20-18-22 2-16 14 4 6 14-8 10-2 4 14-12 10 4 5 18-12 16 2 14-6z"), kl("M14 10q40-10 64 12"),
		ky("M72 24l14 4-4-14z"), klt("M6 64h128M106 52l8 8M112 46l12 4")),
	"off-hand": thing(moon, ky("M40 62L30 14l6-10 6 8 8 48zM26 50l28-6 1 6-28 6z"),
		ky("M100 62l10-48-6-10-6 8-8 48zM114 50l-28-6-1 6 28 6z"), plt("M37 16l9 36M103 16l-9 36")),
	"taking-notes": thing(slope, ky(tin(34, 8, 54, 54, 3)), pp(box(40, 12, 44, 46)), ky(box(46, 20, 30, 2.5)+box(46,
		27, 32, 2.5)+box(46, 34, 24, 2.5)+box(46, 41, 30, 2.5)+box(46, 48, 16, 2.5)), ky(disc(37, 16, 2.5)+disc(37,
		28, 2.5)+disc(37, 40, 2.5)+disc(37, 52, 2.5)), ky("M74 50l34-40 8 6-34 40-11 5z"),
		pp("M80 50l28-33 2 2-28 33z")),
}

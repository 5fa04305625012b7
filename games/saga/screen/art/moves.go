package art

import "waystation/games/linocut"

// What fists, prints and words are cut of, their middle at a point.
func fist(x, y float64) string {
	return tin(x-15, y-12, 30, 24, 6) + box(x-9, y+10, 18, 16)
}

func knuckles(x, y float64) string {
	return bars(1.5, at(x-7, y-10), at(x-7, y+2)) + bars(1.5, at(x, y-10), at(x, y+2)) +
		bars(1.5, at(x+7, y-10), at(x+7, y+2)) + bar(x-13, y+5, x+6, y+5, 1.5)
}

func sole(x, y float64) string { return oval(x, y, 5, 9) + oval(x, y+14, 4, 5) }

// moves are the pictures of challenge cards, by their names: what is done, seen from near.
var moves = map[string]vignette{
	"glancing-shot": thing(field, ky("M56 66l6-22 16-8 18 6 12 24z"), kl("M8 14l66 24 58-26"), pp(star(75, 38,
		8, 3, 6)),
		ky("M134 8l-4 10-8-6z")),
	"flail": thing(slope, ky(bar(14, 62, 70, 16, 6)+disc(70, 16, 5)), kl("M72 16q14-8 18 6"), ky(bar(88, 20,
		116, 52, 11)),
		plt("M92 26l20 24")),
	"frontal-attack": thing(panel, ky("M14 24h62V8l50 25-50 25V42H14z"), pp("M22 30h54v6H22z")),
	"perfect-shot": thing(moon, ky(disc(70, 33, 30)), pp(disc(70, 33, 24)), ky(disc(70, 33, 18)), pp(disc(70,
		33, 12)),
		ky(disc(70, 33, 6)), pp(star(70, 33, 4, 2, 5))),
	"solid-hit": thing(star(78, 34, 44, 22, 9), ky(fist(70, 30)), pp(knuckles(70, 30))),
	"slow-aim": thing(slope, ky("M18 66l10-18 22-6 22 8 8 16z"), ky(bar(20, 54, 104, 26, 6)+bar(20, 58, 42, 50,
		12)),
		kl("M112 6v30M97 21h30"), klt("M102 21a10 10 0 1 0 20 0a10 10 0 1 0-20 0")),
	"high-ground": thing("M86 16a14 14 0 1 0 28 0a14 14 0 1 0-28 0z", ky("M0 66L54 26h28l58 40z"),
		ky(disc(68, 7, 5)+"M61 14h14l3 14H58z"), plt("M24 58l16-14M108 52l-14-12M66 60l4-20")),
	"side-step": thing(field, ky(sole(34, 20)+sole(50, 32)), kl("M66 30h28"), ky("M92 20l16 10-16 10z"),
		pp(sole(116, 18)),
		klt("M111 18a5 9 0 1 0 10 0a5 9 0 1 0-10 0M112 32a4 5 0 1 0 8 0a4 5 0 1 0-8 0")),
	"short-jab": thing(moon, ky(tin(54, 20, 34, 26, 6)+box(30, 24, 26, 18)), pp(bars(1.5, at(74, 26), at(88, 26))+
		bars(1.5, at(74, 33), at(88, 33))+bars(1.5, at(74, 40), at(88, 40))), kl("M96 24h14M98 33h22M96 42h14")),
	"read-the-ground": thing(field, ky(sole(20, 42)+sole(38, 24)+sole(56, 44)+sole(74, 26)), kl("M112 40l16 18"),
		ky(disc(104, 30, 17)), pp(disc(104, 30, 12)), ky(sole(104, 26))),
	"long-patience": thing(moon, ky(box(48, 2, 44, 7)+box(48, 57, 44, 7)),
		ky("M52 9h36q0 16-14 24 14 8 14 24H52q0-16 14-24-14-8-14-24z"),
		pp("M60 18h20q-4 8-10 12-6-4-10-12zM56 56q4-10 14-12 10 2 14 12z")),
	"field-notes": thing(panel, ky(tin(42, 6, 50, 56, 3)), pp(box(50, 12, 36, 44)),
		klt("M55 22h26M55 30h26M55 38h18M55 46h22"),
		ky(bar(86, 58, 116, 16, 6)+"M81 65l2-9 6 4z")),
	"know-the-animal": thing(field, ky(oval(70, 44, 18, 14)+oval(44, 30, 7, 10)+oval(60, 16, 7, 10)+oval(80, 16,
		7, 10)+
		oval(96, 30, 7, 10)), plt("M62 46q8-6 16 0")),
	"full-dose": thing(moon, ky("M58 4h18v12l8 8v40H50V24l8-8z"), pp(box(54, 32, 26, 20)), ky(box(64, 34, 6,
		16)+box(59, 39, 16, 6)),
		ky(oval(108, 26, 12, 8)+bar(108, 30, 100, 64, 4)), pp(oval(108, 25, 8, 4))),
	"prise-open": thing(panel, ky(box(40, 28, 60, 36)), plt("M40 40h60M40 52h60M70 28v36"),
		ky("M36 20l62-12 2 7-62 12z"),
		ky(bar(92, 24, 132, 4, 5)+"M94 18l-8 2 2 8 8-2z")),
	"eye-for-it": thing(moon, ky("M18 34Q70-16 122 34 70 80 18 34z"), pp("M28 34Q70-6 112 34 70 70 28 34z"),
		ky(disc(70, 33, 18)),
		pp(disc(70, 33, 8)), ky(disc(70, 33, 4))),
	"trip-line": thing(field, ky(bar(22, 66, 22, 20, 7)+bar(118, 66, 118, 20, 7)), klt("M22 34q48 14 96 0"),
		ky(tin(46, 40, 14, 18, 3)+tin(66, 42, 14, 18, 3)+tin(86, 40, 14, 18, 3)),
		plt("M46 46h14M66 48h14M86 46h14")),
	"last-cartridge": thing(moon, ky("M60 26q0-18 10-24 10 6 10 24z"), ky(box(58, 28, 24, 30)+tin(55, 58, 30, 6,
		2)),
		pp(box(63, 32, 4, 22))),
	"snap-shot": thing(star(112, 24, 24, 10, 8), ky("M22 18h66v12H64l-6 10H44l-6 22H22l8-26h-8z"), pp(box(30,
		22, 50, 2)+
		"M46 32h12l-3 5h-9z")),
	"out-by-the-window": thing(box(40, 2, 60, 60), ky(box(36, 0, 68, 5)+box(36, 60, 68, 6)+box(36, 0, 6, 64)+
		box(98, 0, 6, 64)),
		pp(disc(82, 20, 8)), ky("M42 5l22 6v48l-22 4zM70 60q2-12 14-12l-4-8 8-4 8 10v14z"),
		plt("M53 10v48M44 32l18 1")),
	"double-back": thing(slope, kl("M12 54h76a17 17 0 0 0 0-34H40"), ky("M44 8L22 20l22 12z"),
		klt("M20 44h16M46 44h16")),
	"lights-out": thing(panel, kl("M70 0v14"), ky("M52 26l8-12h20l8 12z"), ky(disc(70, 40, 15)), pp(disc(70, 40,
		11)),
		ky("M66 29l8 8-8 4 10 12-18-11 8-4z"), kl("M40 52l-12 6M100 52l12 6M70 60v6")),
	"asked-twice": thing(field, ky(tin(14, 6, 54, 34, 6)+"M24 38h16L22 54z"), ky(tin(72, 18, 54, 34, 6)+
		"M100 50h16l4 16z"),
		pp("M34 18q0-7 8-7t8 7q0 4-6 7v4h-5v-7q6-3 6-5 0-2-3-2t-3 3zM39 31h5v4h-5z"),
		pp("M92 30q0-7 8-7t8 7q0 4-6 7v4h-5v-7q6-3 6-5 0-2-3-2t-3 3zM97 43h5v4h-5z")),
	"count-to-ten": thing(panel, ky(bars(4, at(24, 12), at(24, 54))+bars(4, at(34, 12), at(34, 54))+bars(4,
		at(44, 12), at(44, 54))+
		bars(4, at(54, 12), at(54, 54))+bar(14, 48, 64, 18, 4)+bars(4, at(86, 12), at(86, 54))+bars(4, at(96,
		12), at(96, 54))+
		bars(4, at(106, 12), at(106, 54))+bars(4, at(116, 12), at(116, 54))+bar(76, 48, 126, 18, 4))),
	"off-the-wall": thing(field, ky(box(84, 0, 60, 66)),
		plt("M84 12h60M84 26h60M84 40h60M84 54h60M104 0v12M124 12v14M98 12v14M112 26v14"+
			"M96 40v14M122 40v14"), kl("M8 8l74 26-56 24"), ky("M32 48L16 62l20 0z"), pp(star(84, 34, 8, 3, 7))),
	"whatever-is-to-hand": thing(moon, ky(disc(54, 36, 26)), pp(disc(54, 36, 20)), ky(disc(54, 36, 16)),
		ky(bar(76, 26, 126, 6, 8)), pp(disc(120, 9, 2))),
	"both-fists": thing(star(70, 32, 50, 24, 10), ky(fist(44, 28)+fist(96, 28)), pp(knuckles(44, 28)+
		knuckles(96, 28))),
	"talking-all-the-while": thing(slope, ky(tin(20, 6, 80, 36, 8)+"M36 40h22L30 62z"),
		plt("M30 16h58M30 24h48M30 32h54"),
		ky(bar(96, 64, 122, 26, 7)+bar(94, 48, 112, 60, 5))),
	"shoulder-in": thing(panel, ky(box(40, 0, 6, 66)+box(96, 0, 6, 66)+box(40, 0, 62, 5)),
		ky("M50 8l34-4 6 62-34-2z"),
		pp("M62 10l4 16-6 8 8 14-4 14 10-18-6-10 6-10z"), kl("M104 20l16-6M106 34h18M104 48l16 6")),
	"called-shot": thing(field, ky(bar(54, 66, 54, 44, 10)+box(40, 40, 28, 6)), ky("M49 4h10v10l5 8v18H44V22l5-8z"),
		klt("M132 22H74"), ky("M76 16l-10 6 10 6z"), pp(box(48, 26, 12, 9))),
	"duck-under": thing(field, ky(bar(4, 20, 136, 8, 10)), ky(disc(70, 36, 8)+"M40 66q2-20 24-20h14q20 2 22 20z"),
		plt("M58 66q2-10 10-12M84 66q0-8-6-12"), klt("M16 34q10 6 22 2M104 30q12-2 20-8")),
	"stand-ground": thing(wedge, ky("M40 2h18v38q12 2 16 12v6H38zM80 2h18v38q12 2 16 12v6H78z"), ky(box(10, 60,
		120, 5)),
		plt("M40 10h18M40 18h18M80 10h18M80 18h18")),
	"trip-up": thing(slope, ky("M48 0h20v34q18 4 26 14v8H44z"), ky(bar(14, 64, 118, 44, 5)),
		plt("M48 8h20M48 16h20"),
		kl("M102 28l14-8M106 38h16")),
	"running-shot": thing(star(124, 22, 20, 8, 8), ky("M46 18h56v10H82l-6 8H64l-5 18H43l6-22h-8z"), pp(box(54,
		21, 42, 2)),
		kl("M8 18h26M16 30h18M4 42h28")),
	"on-the-move": thing(field, ky("M60 4h22v28q18 4 28 14v8H56z"), plt("M60 12h22M60 20h22M64 28l12 4"),
		kl("M8 16h38M20 30h26M10 44h34"), ky(box(58, 54, 8, 4)+box(72, 54, 8, 4)+box(96, 54, 8, 4))),
	"second-opinion": thing(panel, ky(linocut.Bust(44)+linocut.Bust(96)), pp(box(93, 52, 5, 13)+box(89, 56, 13, 5)+
		box(41, 52, 5, 13)+box(37, 56, 13, 5))),
	"find-the-nerve": thing(star(106, 33, 28, 12, 10), ky(tin(36, 20, 34, 28, 7)), ky(bar(62, 26, 98, 31, 9)),
		ky(box(10, 24, 28, 20)),
		pp(bars(1.5, at(54, 34), at(70, 34))+bars(1.5, at(54, 41), at(70, 41))), ky(disc(106, 33, 4))),
	"held-breath": thing(moon, ky(box(60, 34, 20, 26)+tin(44, 58, 52, 7, 3)),
		ky("M70 4q12 14 8 22-8 8-16 0-4-8 8-22z"),
		pp("M70 16q5 6 3 10-3 3-6 0-2-4 3-10z"), plt("M62 40q6 4 4 12"), klt("M70 26v8")),
}

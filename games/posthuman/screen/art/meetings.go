package art

import "fmt"

// folk is somebody who stands on foot, so tall; x is their middle.
func folk(x, foot, tall float64) string {
	head, neck := 0.13*tall, foot-0.76*tall
	return disc(x, foot-tall+head, head) +
		fmt.Sprintf("M%.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fz", x-0.2*tall, foot, x-0.17*tall,
			neck+0.1*tall, x, neck-0.08*tall, x+0.17*tall, neck+0.1*tall, x+0.2*tall, foot)
}

// row are people side by side, so far apart.
func row(n int, x, apart, foot, tall float64) string {
	d := ""
	for i := range n {
		d += folk(x+float64(i)*apart, foot, tall-float64(i%3)*2)
	}
	return d
}

// wheel is a wheel with a hub, cut from paper.
func wheel(x, y, r float64) string {
	return ky(disc(x, y, r)) + pp(disc(x, y, r-3)) + ky(disc(x, y, 2.5))
}

// meetings are the pictures of what is met that is no fight, by the names of the cards.
var meetings = map[string]cut{
	// ---- level 1: a day or two from home
	"piano-in-the-road": thing("M0 66L140 26v40z", ky("M46 20L92 4l10 30-46 16z"), pp("M50 34l46-16 2 5-46 16z"),
		ky(bars(1.5, at(56, 34), at(58, 39))+bars(1.5, at(66, 31), at(68, 36))+bars(1.5, at(76, 27), at(78, 32))+
			bars(1.5, at(86, 24), at(88, 29))), plt("M52 22l38-13"), ky(folk(34, 64, 40)+folk(114, 40, 36)), ky(bars(4,
			at(38, 42), at(56, 42))+bars(4, at(110, 22), at(98, 26))), klt("M6 65L136 29")),
	"the-queue": thing("M0 52h140v14H0z", ky(box(106, 4, 30, 54)), pp(box(110, 8, 22, 50)), ky(box(112, 10, 18,
		48)), pp(disc(126, 34, 2)), plt("M112 20h18M112 46h18"), ky(row(7, 10, 15, 60, 34)), klt("M0 62h140")),
	"counting-to-ten-thousand": thing(moon, ky(tin(46, 40, 50, 22, 4)), plt("M56 40v22M86 40v22"), ky(bars(3, at(64,
		40), at(64, 36), at(78, 36), at(78, 40))), ky(folk(70, 44, 34)), ky(bars(3.5, at(76, 26), at(86, 22), at(86,
		12))), klt("M10 20v12M14 20v12M18 20v12M22 20v12M8 30l16-8M10 40v12M14 40v12M112 20v12M116 20v12M120 20v12"+
		"M124 20v12M110 30l16-8M112 40v12M116 40v12")),
	"the-padlocked-pump": thing(slope, ky(box(38, 16, 12, 46)+tin(34, 8, 20, 12, 4)), ky(bars(5, at(40, 26), at(24,
		26), at(22, 34))+bars(4, at(50, 14), at(70, 8), at(78, 26))), ky(disc(84, 34, 11)), pp(disc(84, 34, 7)),
		ky(tin(70, 34, 28, 22, 4)), pp(disc(84, 43, 3)+"M82.5 44h3v7h-3z"), ky(folk(118, 52, 34)+box(106, 50, 24,
			3)+bar(108, 52, 126, 64, 2)+bar(128, 52, 110, 64, 2)), klt("M14 63h44")),
	"sports-day": thing(low, ky("M0 4q70 16 140 0v2Q70 22 0 6z"), ky("M10 7l10 2-5 10zM30 11l10 1-4 10z"+
		"M52 13h10l-5 10zM78 13h10l-5 10zM100 12l10-1-4 10zM120 9l10-2-3 10z"), ky(box(44, 50, 18, 14)+box(62, 44,
		18, 20)+box(80, 54, 18, 10)), pp("M69 48h4v12h-4z"), ky(folk(53, 50, 22)+folk(71, 44, 24)+folk(89, 54, 20)),
		ky(bars(3, at(75, 32), at(82, 22))+"M78 14h9l-2 8h-5z"), ky("M114 44l14-8v18l-14-4zM108 44h8v6h-8z")),
	"the-footbridge": thing("M0 50q36-8 70 0t70 0v16H0z", ky("M0 24l16-2v44H0zM140 24l-16-2v44h16z"),
		kl("M14 24q56 26 112 0M14 14q56 24 112 0"), ky("M24 27l6 2v3l-6-2zM36 31l6 2v3l-6-1zM62 34h7v3h-7z"+
			"M84 33l7-1v3l-7 1zM108 28l6-2v3l-6 2z"), klt("M30 20v10M50 24v10M70 26v10M90 24v10M110 20v10"+
			"M40 56q12 4 24 0M70 60q14 4 28 0"), ky(bar(128, 26, 128, 4, 3)+"M120 6q8-4 14 0l2 12q-8 6-16 0z")),
	"the-casting-vote": thing("M10 66V26L70 2l60 24v40z", ky("M6 28L70 2l64 26v5L70 8 6 33z"), ky(folk(70, 52, 34)),
		ky(box(60, 50, 20, 4)+bar(62, 52, 60, 64, 2.5)+bar(78, 52, 80, 64, 2.5)), ky(disc(56, 44, 5)+disc(84, 44,
			5)), ky(row(3, 20, 13, 64, 26)+row(3, 94, 13, 64, 26)), plt("M70 36v14")),
	"the-library-cart": thing(low, ky(box(28, 16, 84, 34)), pp(box(32, 20, 76, 12)+box(32, 35, 76, 12)), ky(box(34,
		21, 5, 11)+box(41, 22, 4, 10)+box(47, 20, 6, 12)+box(55, 23, 4, 9)+box(61, 21, 5, 11)+box(68, 22, 7, 10)+
		box(78, 20, 4, 12)+box(85, 22, 6, 10)+box(94, 21, 4, 11)+box(100, 22, 5, 10)+box(35, 37, 6, 10)+box(43, 36,
		4, 11)+box(50, 38, 5, 9)+box(58, 36, 6, 11)+box(67, 37, 4, 10)+box(74, 36, 7, 11)+box(84, 38, 4, 9)+box(91,
		36, 5, 11)+box(99, 37, 6, 10)), wheel(46, 54, 10), ky(oval(94, 54, 8, 11)), pp(oval(94, 54, 5, 8)),
		ky(disc(94, 54, 2.5)), ky(bars(4, at(112, 46), at(134, 40)))),
	"warm-engine": thing(slope, wheel(36, 48, 15), wheel(104, 48, 15),
		ky("M34 46l18-20h12l6 8h20l14-6 6 2-4 6-14 4-6 10H60l-8-6-14 8z"), ky(bars(3.5, at(104, 48), at(92, 20),
			at(84, 16))), ky(tin(48, 20, 26, 7, 3)), pp(disc(70, 42, 4)),
		ky("M52 12l4-1 2 5 1-7h3l1 7 2-6 3 1-1 8 4-3 1 3-6 5H54z"), klt("M64 8q-4-4 0-8M74 12q-4-4 0-8"+
			"M84 8q-4-4 0-8M6 64h128")),
	"honesty-box": thing("M24 6h92l10 18H14z", ky("M24 6h12l-4 18H14zM48 6h12l-1 18H42zM72 6h12l6 18H73z"+
		"M96 6h12l18 18h-18z"), ky(box(18, 24, 3, 40)+box(119, 24, 3, 40)+box(14, 46, 112, 5)), ky(tin(28, 32, 9,
		15, 3)+box(30, 28, 5, 5)+tin(42, 32, 9, 15, 3)+box(44, 28, 5, 5)+tin(56, 32, 9, 15, 3)+box(58, 28, 5, 5)),
		pp(box(29, 38, 7, 4)+box(43, 38, 7, 4)+box(57, 38, 7, 4)), ky(box(72, 30, 22, 16)), plt("M75 35h16"+
			"M75 40h12"), ky(box(100, 36, 14, 10)), pp("M104 38h6v1.6h-6z"), klt("M107 36L140 20")),
	"sold-as-seen": thing(panel, ky(box(54, 10, 34, 18)+box(50, 8, 6, 22)+box(86, 8, 6, 22)+bar(71, 24, 112, 44,
		5)), plt("M58 14h26"), ky(tin(34, 46, 62, 8, 2)+tin(28, 54, 74, 8, 2)), klt("M46 38l-8-6M56 36l-3-8"+
		"M40 42l-12-2"), ky("M112 14l8-4 8 4 4 24h-6l-1 22h-10l-1-22h-6z"), plt("M120 12v46")),
	"bicycle-lock": thing(low, ky(box(66, 4, 5, 60)+"M54 6h30l-4 10H58z"), pp("M60 10h18l-2 4H62z"), ky(folk(82, 64,
		42)), kl("M66 36q10-8 22 0 2 6-10 6T66 36z"), ky(tin(88, 34, 8, 9, 2)), ky("M24 58h22l-3 8H27z"),
		klt("M30 54q-3-5 0-9M38 54q-3-5 0-9M104 62l6-2M110 62a4 4 0 1 1 .1 0")),
	"calving": thing(low, ky("M34 24q0-8 10-8h46q12 0 12 12v14q0 4-4 4v16h-6V48H52v14h-6V46q-12-4-12-22z"),
		ky("M36 22L18 18l-8 10 6 8 12-2 10 6zM22 18l-6-8 8 6z"), pp(disc(17, 26, 1.6)),
		pp("M54 20q10-2 12 6-6 10-12 4zM82 22q10 0 8 10-8 2-10-4z"), kl("M101 26q8 4 6 16"),
		ky("M104 48h18q4 0 4 4v12h-4v-8h-14v8h-4zM120 48l6-8 8 2 2 6-8 4z"), klt("M8 64h128")),
	"two-shovels": thing(disc(70, 44, 22), ky("M48 48q0-18 22-20 22 2 22 20 0 12-22 14-22-2-22-14z"), pp(disc(60,
		42, 2.5)+disc(70, 50, 2.5)+disc(80, 42, 2.5)+disc(66, 36, 2.5)+disc(76, 54, 2.5)+disc(58, 52, 2.5)),
		ky(bar(20, 62, 92, 8, 4)+bar(120, 62, 48, 8, 4)), ky("M86 2l16-4 6 14-14 8-8-6zM54 2L38-2l-6 14 14 8 8-6z"),
		ky(bar(14, 58, 26, 66, 4)+bar(126, 58, 114, 66, 4)), klt("M6 65h30M104 65h30")),
	"three-plates-left": thing(moon, ky(box(52, 14, 34, 24)+"M86 18l14-4v24l-14-4z"), ky(disc(106, 26, 6)),
		pp(disc(107, 26, 3)), ky(bar(62, 38, 46, 64, 3)+bar(70, 38, 70, 64, 3)+bar(78, 38, 94, 64, 3)),
		ky("M52 10q-20 2-24 34l12 4 14-12z"), plt("M58 20h20M36 40l10-14"), pp(box(14, 48, 12, 15)+box(18, 46, 12,
			15)), ky(box(22, 44, 12, 15)), plt("M25 48h6M25 52h6")),
	"the-crate-in-the-wires": thing("M34 26q0-24 36-24t36 24z",
		ky("M34 26Q34 2 70 2t36 24l-12-4-12 4-12-4-12 4-12-4z"), plt("M58 26q0-18 12-24 12 6 12 24"+
			"M46 22q2-14 24-20 22 6 24 20"), klt("M36 26l28 18M58 25l8 18M82 25l-8 18M104 26L76 44"), ky(box(58, 42, 24,
			18)), plt("M58 51h24M70 42v18"), kl("M0 34q30 8 70 8t70-8"), ky(box(8, 16, 4, 50)+box(128, 16, 4, 50)+box(2,
			22, 16, 3)+box(122, 22, 16, 3))),
	// ---- level 2: further off
	"graves-in-advance": thing("M0 30q70-10 140 0v36H0z", ky("M10 38h18l-6 10H4zM36 38h18l-2 10H32z"+
		"M62 38h18v10H62zM88 38h18l4 10H92zM20 54h22l-4 10H12zM54 54h22v10H54zM88 54h22l8 10H90z"), ky(bar(124, 60,
		124, 20, 3.5)+bar(118, 20, 130, 20, 3)+"M117 46h14l-2 16-5 4-5-4z"), klt("M0 30q70-10 140 0"),
		pp("M12 40h10l-2 2h-9zM38 40h10v2H37zM64 40h10v2H64z")),
	"checkpoint-of-one": thing(low, ky(box(10, 20, 10, 46)+bar(14, 30, 136, 30, 8)), pp("M34 26h12l-4 8H30z"+
		"M62 26h12l-4 8H58zM90 26h12l-4 8H86zM116 26h12l-4 8h-12z"), ky(folk(62, 64, 36)),
		ky("M52 33q0-12 10-12t10 12l3 2H49z"), ky(bar(76, 66, 80, 12, 3)), pp(bar(56, 48, 68, 48, 1.5))),
	"the-sleepwalkers": thing(disc(112, 18, 13), ky(folk(24, 62, 46)+folk(54, 62, 44)+folk(84, 62, 46)+folk(108, 62,
		28)), ky(bars(4, at(28, 34), at(44, 32))+bars(4, at(58, 36), at(74, 34))+bars(4, at(88, 34), at(104, 32))),
		pp(disc(26, 21, 1.2)+disc(56, 23, 1.2)+disc(86, 21, 1.2)+disc(109, 37, 1.6)), plt("M18 50l12 8M48 50l12 8"+
			"M78 50l12 8"), klt("M0 63h140")),
	"the-burning-cure": thing(panel, ky(box(46, 12, 6, 50)+box(46, 36, 34, 6)+box(76, 36, 5, 26)+tin(44, 8, 10, 10,
		3)), pp(box(44, 24, 12, 3)+box(54, 33, 18, 3)), ky(bar(132, 60, 96, 26, 3.5)), ky(star(92, 22, 14, 6, 9)),
		pp(star(92, 22, 8, 3, 9)), pp(box(14, 12, 10, 7)+box(14, 23, 10, 7)+box(14, 34, 10, 7)),
		klt("M13 11h12v9H13zM13 22h12v9H13zM13 33h12v9H13z")),
	"the-villains-part": thing(panel, ky(box(30, 2, 80, 10)+box(30, 12, 6, 52)+box(104, 12, 6, 52)+box(30, 48, 80,
		16)), ky("M36 12h22q-2 20-18 34h-4zM104 12H82q2 20 18 34h4z"), plt("M42 14q0 16-4 26M50 14q-2 14-8 24"+
		"M98 14q0 16 4 26M90 14q2 14 8 24"), ky(disc(70, 24, 6)+"M62 48l4-16h8l4 16zM64 19l-4-8 8 5z"+
		"M76 19l4-8-8 5z"+bars(3, at(66, 34), at(56, 28))+bars(3, at(74, 34), at(84, 26))), pp(disc(67.5, 23, 1.2)+
		disc(72.5, 23, 1.2)), pp("M36 54h68v1.5H36z")),
	"two-villages-one-bell": thing("M0 48l34-20 36 26 36-26 34 20v18H0z",
		ky("M54 46q4-4 4-14 0-16 12-18 12 2 12 18 0 10 4 14v4H54z"), ky(disc(70, 53, 4)+disc(70, 12, 4)),
		pp(disc(70, 12, 2)), plt("M62 38q0-14 6-18M58 44h24"), ky("M8 40l10-9 10 9v10H8zM112 40l10-9 10 9v10h-20z"+
			"M20 36h4v-8h-4z"), kl("M30 46q14 8 22 0M110 46q-14 8-22 0"), pp(box(15, 42, 4, 4)+box(120, 42, 4, 4))),
	"letter-home": thing(slope, ky(box(30, 12, 42, 28)+"M26 12L51 2l25 10z"+box(34, 40, 4, 26)+box(64, 40, 4, 26)),
		pp(box(34, 17, 34, 14)), ky(folk(51, 33, 20)), ky(box(50, 17, 1.5, 14)), plt("M38 46l26 12M38 58l26-12"),
		pp("M86 24h42v28H86z"), kl("M86 24h42v28H86zM86 24l21 16 21-16"), klt("M6 65h128")),
	"handcar": thing(low, ky(box(36, 40, 68, 8)), wheel(50, 54, 9), wheel(90, 54, 9), ky(bar(70, 40, 70, 18, 5)+
		bar(40, 26, 100, 10, 4)+bar(36, 22, 42, 32, 4)+bar(97, 5, 103, 15, 4)), kl("M0 64h140"), klt("M8 62v4"+
		"M24 62v4M40 62v4M56 62v4M72 62v4M88 62v4M104 62v4M120 62v4M136 62v4")),
	"second-wanted": thing(disc(70, 34, 17), ky("M6 20h38v6H22l-2 4h-6l-4 18H2l4-20z"+
		"M134 20H96v6h22l2 4h6l4 18h8l-4-20z"), pp(disc(17, 32, 2)+disc(123, 32, 2)),
		ky("M65 44V28q0-8 5-12 5 4 5 12v16z"), plt("M65 39h10"), ky(folk(44, 64, 26)+folk(96, 64, 26)),
		klt("M0 65h140")),
	"wash-day": thing(low, ky(box(4, 6, 3, 60)+box(133, 6, 3, 60)), kl("M6 10q64 10 128 0"),
		ky("M16 14l8-2 8 2 6 12-5 2-2-4v14H17V24l-2 4-5-2zM50 16l8-2 8 2 6 12-5 2-2-4v14H51V26l-2 4-5-2zM84 16"+
			"l8-2 8 2 6 12-5 2-2-4v14H85V26l-2 4-5-2z"), plt("M24 16v20M58 18v20M92 18v20"), ky("M112 44h14v20h-14z"+
			box(117, 30, 4, 14)), klt("M119 28q-4-5 0-10"), ky("M24 50h7v9h8v5H24zM42 50h7v9h8v5H42z"),
		pp("M115 50h8v6h-8z")),
	"the-fever-tent": thing(moon, ky("M16 62L64 8h12l48 54z"), pp("M60 62l10-44 10 44z"), ky(folk(70, 62, 26)),
		pp(box(96, 42, 4, 12)+box(92, 46, 12, 4)+box(40, 42, 4, 12)+box(36, 46, 12, 4)), klt("M64 8L50 0M76 8l14-8"+
			"M4 63h132M16 62L4 56M124 62l12-6")),
	"upside-down": thing(disc(110, 48, 15), ky("M0 4q60-8 140 2v5Q70 4 0 10z"), kl("M62 8q2 8 0 14"),
		ky("M60 20l5 0 2 12 8-8 4 3-8 12 3 10-10 2-8-4 2-14z"), ky(disc(69, 56, 5)), ky(bars(3, at(62, 46), at(54,
			60))+bars(3, at(74, 46), at(82, 60))), ky(box(105, 44, 10, 12)+bars(2, at(106, 44), at(110, 38), at(114,
			44))), pp(box(107, 46, 6, 8)), ky(box(24, 60, 8, 5)+box(38, 61, 6, 4)+disc(50, 63, 2.5)), klt("M8 65h124")),
	// ---- level 3: in sight of the wall
	"the-rumour-market": thing(low, ky(folk(40, 64, 42)), ky(bars(4, at(46, 38), at(56, 32))+
		"M54 28l6-2 24-14v36L60 36l-6-2z"), pp("M80 18v24l4 2V16z"), ky("M94 10h34v18h-20l-6 6v-6h-8z"+
		"M98 38h34v14h-18l-6 6v-6H98z"), plt("M98 16h24M98 22h16M102 43h24M102 47h14"), ky(folk(16, 64, 26))),
	"the-one-who-came-back": thing("M90 66V20q0-18 22-18t22 18v46z",
		ky("M84 66V18Q84-4 112-4t28 22v48h-8V22q0-16-20-16T92 22v44z"), ky(folk(48, 66, 60)),
		pp("M42 22l6 8 6-8-3-2h-6z"), plt("M44 26l4 16 4-16"), pp(box(43, 42, 10, 8)), plt("M100 26v40M108 20v46"+
			"M116 20v46M124 26v40"), klt("M4 65h30M62 65h26")),
	"behind-the-sheet": thing("M24 8h92v46H24z", pp(box(26, 10, 88, 42)), ky(box(22, 6, 96, 4)), wheel(14, 52, 12),
		wheel(126, 52, 12), ky(box(4, 34, 18, 8)+box(118, 34, 18, 8)), ky(folk(58, 52, 34)+folk(86, 52, 36)),
		ky(bars(3, at(64, 30), at(72, 26))+disc(74, 26, 4)), klt("M34 12v38M104 12v38M24 54h92")),
	"half-a-garden": thing("M0 0h70v66H0z", ky(bar(70, 64, 70, 22, 6)),
		ky("M70 8q-30-4-36 16-2 14 16 14 8 4 20 0z"), pp(disc(50, 20, 2.5)+disc(58, 30, 2.5)+disc(44, 28, 2.5)+
			disc(60, 16, 2.5)), ky("M70 8l10-6-2 10 14-8-4 12 16-4-8 12 14 2-12 8 12 6-16 2 6 10-16-8-2 8-12-6z"),
		klt("M70 0v66"), ky("M16 66v-8l4-4 4 4v8zM30 66v-6l4-4 4 4v6zM104 66l6-16 4 10 6-14 4 20z")),
	"left-luggage": thing(low, ky(tin(20, 44, 34, 20, 3)+tin(58, 46, 30, 18, 3)+tin(92, 42, 32, 22, 3)+tin(34, 26,
		30, 18, 3)+tin(68, 28, 34, 18, 3)+tin(50, 10, 32, 16, 3)), plt("M28 44v20M46 44v20M64 46v18M82 46v18"+
		"M100 42v22M116 42v22M40 26v18M58 26v18M76 28v18M94 28v18M56 10v16M76 10v16"), ky(bars(2.5, at(60, 10),
		at(60, 6), at(72, 6), at(72, 10))), klt("M6 65h128")),
	"the-sweepers": thing(slope, ky(folk(44, 64, 44)+bar(46, 38, 84, 60, 3)+oval(88, 61, 11, 3.5)), ky(box(104, 26,
		26, 10)+disc(110, 24, 4)+disc(117, 22, 4)+disc(124, 24, 4)), wheel(117, 40, 6), klt("M98 54v-6M95 50h6"+
		"M124 58v-6M121 54h6M20 58v-6M17 54h6"), ky(oval(98, 56, 4, 2)+oval(124, 60, 4, 2)+oval(20, 60, 4, 2))),
	"changing-night": thing(disc(70, 20, 14), kl("M4 8q66 22 132 0"), ky(tin(18, 13, 10, 13, 3)+tin(44, 18, 10, 13,
		3)+tin(86, 18, 10, 13, 3)+tin(112, 13, 10, 13, 3)), pp(box(21, 17, 4, 6)+box(47, 22, 4, 6)+box(89, 22, 4,
		6)+box(115, 17, 4, 6)), ky(row(8, 14, 16, 64, 28)), pp(oval(78, 50, 6, 5)), klt("M0 65h140")),
	"ballast": thing(slope, wheel(70, 11, 9), kl("M62 11v32M78 11v16"), ky(box(44, 44, 36, 4)+bars(1.5, at(46, 44),
		at(62, 26), at(78, 44))), ky(box(68, 28, 36, 4)+bars(1.5, at(70, 28), at(78, 14), at(102, 28))), ky(box(64,
		0, 12, 4)), ky(folk(92, 28, 22)), ky(tin(50, 34, 10, 10, 2)), ky("M0 50h36v16H0zM112 20h28v46h-28z"),
		ky(folk(22, 50, 28)), klt("M36 64h76")),
	"forty-years-service": thing(disc(104, 26, 20), pp(disc(104, 26, 14)), ky(disc(104, 26, 9)), pp(disc(104, 26,
		4)), ky(disc(46, 12, 7)+"M38 6h16l3 4H36zM34 40l3-18q9-4 18 0l3 18-4 2v22h-8V44h-2l-3 6-5-4z"), ky(bar(62,
		66, 58, 24, 3)+bar(54, 24, 66, 24, 3)), plt("M40 28h10M40 32h10"), ky(box(102, 46, 4, 20)),
		klt("M8 65h124")),
	"the-last-house": thing(low, ky("M26 30L70 4l44 26v34H26z"), pp(box(34, 32, 10, 8)+box(48, 30, 8, 10)+box(34,
		44, 8, 9)+box(46, 44, 11, 7)+box(84, 30, 10, 8)+box(98, 33, 9, 9)+box(84, 42, 8, 11)+box(96, 46, 11, 7)+
		box(60, 18, 8, 7)+box(72, 20, 9, 6)+box(36, 56, 9, 6)+box(96, 56, 9, 6)), pp(box(62, 40, 16, 24)),
		ky(box(64, 42, 12, 22)), pp(disc(73, 53, 1.5)), klt("M36 35h6M36 37h4M50 33h4M50 36h4M48 47h7M86 33h6"+
			"M86 35h4M100 36h5M98 49h7M4 65h132")),
}

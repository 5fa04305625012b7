package art

import (
	"maps"
	"slices"
)

// Happenings are the names of all events that have a picture, in alphabetical order.
func Happenings() []string { return slices.Sorted(maps.Keys(happenings)) }

// Beings are the names of the enemies that have a picture of their own, in alphabetical order.
func Beings() []string { return slices.Sorted(maps.Keys(beings)) }

// What stands behind all of a picture; a fight shows more above it.
const (
	sky  = "M-4-4H144V70H-4z"
	tall = "M-4-40H144V70H-4z"
)

// note is a note of music, its head at a point; head is a head over shoulders.
func note(x, y float64) string {
	return disc(x, y, 4) + bar(x+3, y, x+3, y-15, 2) + bar(x+3, y-14, x+9, y-10, 3)
}

func head(x, y float64) string { return disc(x, y, 7) + tin(x-11, y+9, 22, 40, 9) }

// hand is an open hand on its arm, the middle of the palm at a point.
func hand(x, y float64) string {
	return ky(tin(x-6, y-5, 12, 12, 3)) + ky(bar(x-5, y-3, x-6, y-14, 2.5)+bar(x-1.5, y-3, x-2, y-17, 2.5)+
		bar(x+2, y-3, x+2.5, y-16, 2.5)+bar(x+5, y-3, x+6.5, y-12, 2.5)) + ky(bar(x-5, y+3, x-11, y-4, 3)) +
		ky(bar(x, y+5, x, 72, 7))
}

// happenings are the pictures of events, by the names of their cards.
var happenings = map[string]vignette{
	"market-on-the-ice": thing(field, ky(bar(46, 26, 46, 62, 3)+bar(94, 26, 94, 62, 3)), ky(box(42, 44, 56, 9)),
		ky("M36 28L46 8h48l10 20z"), pp("M54 10h6l-3 16h-8zM67 10h6v16h-6zM80 10h6l5 16h-8z"),
		ky(disc(56, 40, 4)+disc(66, 40, 4)+tin(76, 34, 12, 9, 2)), klt("M12 60l14-7 12 9M104 62l12-8 16 5")),
	"the-fortress-sings": thing(moon, ky("M44 70V34h6v-6h9v6h7v-6h8v6h7v-6h9v6h6v36z"),
		pp("M63 70V54q7-9 14 0v16z"+box(52, 42, 4, 7)+box(84, 42, 4, 7)), ky(note(50, 19)+note(70, 16)+note(90, 21))),
	"sleet": {st(sky), ky("M42 30q-9-2-7-11 4-8 13-6 4-10 16-8 8-5 15 4 12-2 14 8 8 4 2 13z") +
		ky(bar(46, 36, 40, 50, 2.5)+bar(58, 36, 50, 56, 2.5)+bar(70, 36, 63, 52, 2.5)+bar(82, 36, 74, 57, 2.5)+
			bar(94, 36, 87, 51, 2.5)) + pp(star(44, 60, 5, 2, 6)+star(62, 63, 5, 2, 6)+star(82, 62, 5, 2, 6)+
		star(98, 57, 5, 2, 6))},
	"counting-heads": thing(panel, ky(bar(46, 5, 46, 21, 3)+bar(55, 5, 55, 21, 3)+bar(64, 5, 64, 21, 3)+
		bar(73, 5, 73, 21, 3)+bar(90, 5, 90, 21, 3)), ky(bar(40, 20, 80, 7, 3)),
		ky(head(48, 36)+head(70, 34)+head(92, 36)), pp(box(45, 34, 2, 2)+box(50, 34, 2, 2)+box(67, 32, 2, 2)+
			box(72, 32, 2, 2)+disc(92, 35, 3))),
	"letters-by-hand": thing(moon, ky("M44 16h40v26H44z"), plt("M46 18l18 14 18-14"), ky(tin(56, 26, 46, 30, 1)),
		pp("M58 28h42v26H58z"), klt("M58 28l21 16 21-16M58 54l15-14M100 54l-15-14"), ky(disc(79, 44, 5))),
	"locusts": thing(field, ky(oval(68, 36, 24, 7)+disc(93, 32, 7)), ky(bars(3, at(62, 36), at(48, 12), at(36, 52))+
		bars(3, at(68, 38), at(58, 16), at(50, 56))+bar(78, 40, 74, 56, 2.5)+bar(86, 39, 90, 56, 2.5)),
		kl("M96 26q8-6 6-16M98 28q10-2 12-10"), pp(disc(95, 31, 2)), plt("M50 34h34M48 38h32"),
		ky(oval(26, 14, 6, 2)+oval(112, 46, 6, 2)+oval(14, 32, 5, 2)+oval(122, 12, 6, 2)+oval(30, 38, 4, 1.5))),
	"clear-air": thing(slope, ky("M58 70L69 16h2l11 54h-4l-8-40-8 40z"+bar(63, 46, 77, 46, 2.5)+bar(61, 58, 79, 58,
		2.5)), ky(disc(70, 13, 4)), kl("M60 4q-6 9 0 18M52-1q-12 14 0 28M80 4q6 9 0 18M88-1q12 14 0 28")),
	"strangers-at-the-fire": {sp(sky) + st(disc(70, 44, 27)), ky("M69 24q14 12 8 26H61q-6-11 4-16 1 5 3 5 3-7 1-15z"+
		bar(54, 56, 86, 62, 5)+bar(54, 62, 86, 56, 5)) + ky(head(40, 32)+head(100, 32)) +
		pp("M69 36q6 7 3 13h-6q-3-6 3-13z"+box(42, 30, 2, 2)+box(96, 30, 2, 2))},
	"the-old-siren": thing(moon, ky(bar(70, 36, 70, 72, 5)+box(63, 16, 14, 22)),
		ky("M64 20L44 8v36l20-12zM76 20l20-12v36L76"+
			" 32z"), pp("M48 16v20l5-3V19zM92 16v20l-5-3V19z"), kl("M36 14q-7 12 0 24M104 14q7 12 0 24")),
	"long-rain": {st(sky), kl("M20-4L10 30M40-4L28 40M112-4L98 34M132-4l-14 44M30 36L20 70M126 40l-9 30") +
		ky("M40 36q2-24 30-26 28 2 30 26-7-6-10 0-5-6-10 0-5-6-10 0-5-6-10 0-5-6-10 0-3-6-10 0z"+
			bar(70, 6, 70, 60, 3)+bars(3, at(70, 60), at(64, 63),
			at(60, 57))) + plt("M56 31l8-19M84 31l-8-19M70 31V12")},
	"corn-moon": {sp(sky) + pp(disc(70, 32, 29)), ky(oval(70, 32, 9, 22)+bar(70, 50, 70, 72, 4)) +
		ky("M68 66q-22-8-20-38 14 10 20 38zM72 66q22-8 20-38-14 10-20 38z") +
		plt("M62 22h16M61 28h18M61 34h18M62 40h16M63 46h14M66 12v40M74 12v40")},
	"bounty-on-tails": thing(panel, ky(bar(38, 10, 102, 10, 5)+bar(40, 8, 40, 70, 4)),
		ky("M54 12q-9 22 1 46 9-20 3-46zM72 12q-9 16 1 38 9-18 3-38zM90 12q-9 24 1 48 9-22 3-48z"),
		pp(box(52, 18, 8, 2)+box(70, 18, 8, 2)+box(88, 18, 8, 2)), plt("M55 26v20M73 25v14M91 27v22")),
	"rutting-time": thing(moon, ky("M60 34h20l4 10-6 18-8 6-8-6-6-18zM60 36l-12-4 2 8 9 4zM80 36l12-4-2 8-9 4z"),
		ky(bars(4, at(64, 36), at(52, 24), at(50, 2))+bar(52, 24, 40, 16, 3)+bar(51, 14, 43, 4, 3)+
			bars(4, at(76, 36), at(88, 24), at(90, 2))+bar(88, 24, 100, 16, 3)+bar(89, 14, 97, 4, 3)),
		pp(box(62, 42, 4, 3)+box(74, 42, 4, 3)+oval(70, 61, 3, 2))),
	"ground-fog": {st(sky), ky("M40 70l10-52 10 52zM62 70L76 4l14 66zM88 70l9-44 9 44z") +
		pp("M-4 36q37-9 74 0t74 0v7q-37 9-74 0t-74 0zM-4 51q37 9 74 0t74 0v6q-37-9-74 0t-74 0zM-4 64q37-9 74 0t74"+
			" 0v8H-4z")},
}

// beings are the pictures of enemies like which there is no other, by the names of their cards. A fight shows them
// upright, so all of them stands in the middle.
var beings = map[string]vignette{
	"barn-climber": thing(panel, ky(box(36, 0, 68, 7)), ky(bar(42, 0, 42, 70, 4)+bar(98, 0, 98, 70, 4)),
		ky(oval(70, 28, 10, 16)+disc(70, 50, 9)+bar(70, 46, 70, 36, 8)), ky(bars(4, at(64, 20), at(52, 24),
			at(54, 6))+
			bars(4, at(76, 20), at(88, 24), at(86, 6))+bars(4, at(63, 34), at(48, 42), at(44, 30))+
			bars(4, at(77, 34), at(92, 42), at(96, 30))), pp(disc(66, 53, 2.5)+disc(74, 53, 2.5)+box(66, 46, 8, 1.5)),
		plt("M64 22h12M63 28h14M64 34h12")),
	"humming-calf": thing(moon, ky("M55 24q15-8 30 0l-4 26q-3 12-11 12t-11-12zM56 26l-18-6 4 14 15 3"+
		"zM84 26l18-6-4 14-15 3z"+bar(58, 24, 54, 14, 4)+bar(82, 24, 86, 14, 4)),
		pp(oval(70, 54, 8, 5)+disc(62, 34, 3)+disc(78, 34, 3)),
		ky(disc(67, 54, 1.5)+disc(73, 54, 1.5)), ky(note(46, 50)+note(94, 54))),
	"many-backed-ram": thing(field, ky(bar(20, 44, 18, 66, 5)+bar(31, 44, 32, 66, 5)+bar(44, 44, 43, 66, 5)+
		bar(56, 44, 58, 66, 5)+bar(69, 44, 68, 66, 5)+bar(82, 44, 83, 66, 5)),
		ky(disc(22, 34, 14)+disc(42, 25, 16)+disc(64, 31, 14)+disc(83, 22, 17)+oval(54, 40, 40, 11)),
		plt("M12 32q8-13 18-6M30 21q12-14 24-2M54 28q9-11 19-3M70 18q12-15 26-3M24 38q5-6 10 0M42 34q6-7 12 0"+
			"M64 40q5-6 10 0M78 33q6-7 12 0M46 45q5-5 10 0"),
		ky("M94 18q14-8 24 2l12 20q2 8-6 8-10 0-16-8l-14-8z"+"M124 48q2 10-3 14-6-6-4-14z"),
		pp(disc(101, 24, 14)), ky(disc(101, 24, 12)), pp(disc(103, 26, 8.5)), ky(disc(103, 26, 7)),
		pp(disc(105, 28, 4)), ky(disc(105, 28, 2.5)),
		plt("M90 18l4 3M97 11l2 5M108 14l-3 4"), pp(disc(119, 29, 2)+disc(126, 42, 1.3))),
	"field-of-hands": thing(field, hand(48, 26), hand(70, 20), hand(92, 27), hand(58, 44), hand(82, 45),
		plt("M48 24v6M70 18v6M92 25v6M58 42v6M82 43v6")),
	"the-organist": {st(tall) + sp(tin(40, 18, 7, 50, 3)+tin(49, 8, 7, 60, 3)+tin(58, 0, 7, 68, 3)+
		tin(67, -4, 7, 72, 3)+
		tin(76, 0, 7, 68, 3)+tin(85, 8, 7, 60, 3)+tin(94, 18, 7, 50, 3)),
		ky(disc(70, 27, 7)+"M56 70q-2-28 14-34 16 6 14 34z"+bars(5, at(60, 46), at(48, 44), at(44, 52))+
			bars(5, at(80, 46), at(92, 44), at(96, 52))+box(38, 54, 64, 5)) + plt("M70 40v14M42 56h56")},
}

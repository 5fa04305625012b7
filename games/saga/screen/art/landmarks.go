package art

import (
	"maps"
	"slices"
)

// Landmarks are the names of the landmarks that have a picture of their own, in alphabetical order.
func Landmarks() []string { return slices.Sorted(maps.Keys(landmarks)) }

// landmarks are the pictures of landmarks that look like no other, by the names of their cards.
var landmarks = map[string]vignette{
	"the-long-mast": thing(moon, ky("M-4 64h148v6H-4z"),
		klt("M69 9L22 64M71 9L118 64M67 24L38 64M73 24L102 64"),
		ky(bar(70, 2, 59, 65, 2.6)+bar(70, 2, 81, 65, 2.6)+bar(61, 56, 79, 56, 2)+bar(63, 44, 77, 44, 2)+
			bar(65, 32, 75, 32, 2)+bar(67, 20, 73, 20, 2)),
		ky(bars(1.6, at(60, 64), at(79, 56), at(63, 44), at(75, 32), at(67, 20), at(72, 11))+
			bars(1.6, at(80, 64), at(61, 56), at(77, 44), at(65, 32), at(73, 20), at(68, 11))),
		kl("M61 14q-5-6 0-12M52 17q-9-9 0-18M79 14q5-6 0-12M88 17q9-9 0-18"), ky(disc(70, 7, 3.2)),
		ky("M88 64V52l8-5 8 5v12z"), pp(box(94, 55, 4, 5))),
}

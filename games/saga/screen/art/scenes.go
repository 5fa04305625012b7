package art

import (
	"fmt"
	"strconv"
	"strings"
)

// Scene is what a story tells of, by its number: the content of a drawing of 140 by 66, nothing where there is no such
// story. It is made of a place and of those who are in it, most of whom have a picture of their own.
func Scene(number int) string {
	if number < 1 || number > len(scenes) {
		return ""
	}
	parts := strings.Fields(scenes[number-1])
	where := places[parts[0]]
	out := `<g class="slip">` + where.spot + `</g>` + where.key
	for _, part := range parts[1:] {
		out += put(part)
	}
	return out
}

// Scenes is of how many stories there is a scene.
func Scenes() int { return len(scenes) }

// put is somebody or something where a scene has it, such as "woman:40:60": how far its middle is from the left, its
// size in hundredths, and last how far its foot is from the top, if it does not stand on the ground.
func put(part string) string {
	f := strings.Split(part, ":")
	n := [3]float64{70, 60, 57}
	for i, s := range f[1:] {
		n[i], _ = strconv.ParseFloat(s, 64)
	}
	drawn, ok := props[f[0]]
	if !ok {
		v, had := vignettes[f[0]]
		if !had {
			if v, had = own(f[0]); !had {
				panic("saga: no picture is called " + f[0])
			}
		}
		drawn = v.key
	}
	size := n[1] / 100
	left, top := n[0]-70*size, n[2]-66*size
	return fmt.Sprintf(`<g transform="translate(%.4g %.4g)scale(%g)">%s</g>`, left, top, size, drawn)
}

// floor is the ground of a room; waves are those of water.
const (
	floor = "M-4 54H144V70H-4z"
	waves = "M4 58q6-4 12 0t12 0M52 62q6-4 12 0t12 0M100 58q6-4 12 0t12 0M24 50q6-4 12 0t12 0M86 50q6-4 12 " +
		"0t12 0"
)

// places are where stories happen.
var places = map[string]vignette{
	"room": {st(tall) + sp(floor), klt("M-4 54H144M20 54l-8 16M54 54l-4 16M86 54l4 16M120 54l8 16") +
		pp(box(8, 16, 18, 22)+box(114, 16, 18, 22)) + kl("M17 16v22M8 27h18M123 16v22M114 27h18")},
	"tiles": {st(tall) + pp(floor), ky("M-4 54h20l-6 8h-20zM36 54h20l-2 8H32zM76 54h20l4 8H78zM116 54h24l8 8h-26z" +
		"M8 62h24l-3 8H2zM54 62h24l1 8H53zM100 62h22l6 8h-26z")},
	"dark":  {sp(tall) + st(disc(70, 36, 27)), ky("M-4 56H144V70H-4z")},
	"night": {sp(tall) + pp(disc(112, 20, 8)), ky("M-4 56q40-5 74-1t74-2v20H-4z")},
	"fog":   {st(tall) + pp("M-4 34q37-9 74 0t74 0v8q-37 9-74 0t-74 0z"), sp("M-4 56q40-4 148 0v14H-4z")},
	"field": {st(field), klt("M4 62q30-6 60-3M80 64q30-6 60-3M20 55q20-3 36-2")},
	"wood": {st(tall) + sp("M-4 54q40-6 148 0v16H-4z"),
		ky("M16 4l13 50H3zM36 16l10 38H26zM108 14l10 40H96zM127 4l13 50h-26z")},
	"street": {st(tall) + sp(floor), ky("M-4 54V26h16v-8h12v12h12v24zM104 54V22h10v-6h14v14h16v24z") +
		pp(box(2, 32, 4, 5)+box(16, 24, 4, 5)+box(27, 36, 4, 5)+box(108, 28, 4, 5)+box(120, 22, 4, 5)+
			box(132, 36, 4, 5))},
	"works": {sp(tall) + st("M-4 54V26l20-10v10l20-10v10l20-10v10l20-10v10l20-10v10l20-10v10l28-10v38z"),
		ky("M-4 54H144V70H-4zM8 18V-40h7v58zM124 20V-40h8v60z")},
	"water": {st("M-4 44H144V70H-4z") + sp("M-4 44q20-10 42-4t40-2 66 6z"), plt(waves)},
	"peaks": {st("M-4 58L26 8l20 28L66 14l24 26 20-24 34 36v18H-4z"),
		ky("M-4 56q40-5 74-1t74-2v20H-4z") + pp("M26 8l7 10-7 6-5-6zM66 14l6 7-7 5-4-5zM110 16l7 7-7 5-5-5z")},
	"snow": {sp(tall) + pp("M-4 54q40-8 74-3t74-3v26H-4z"), pp(disc(12, 20, 1.5) + disc(32, 34, 1.5) +
		disc(50, 14, 1.5) + disc(92, 18, 1.5) + disc(108, 36, 1.5) + disc(128, 24, 1.5))},
}

// props are what else is in scenes, drawn as large as what people carry, and standing on the lower edge.
var props = map[string]string{
	"bed": ky(box(22, 42, 96, 12)+box(22, 24, 5, 42)+box(113, 36, 5, 30)) + pp(tin(30, 34, 26, 10, 4)) +
		plt("M58 48h50"),
	"door": ky(box(44, 0, 52, 66)) + pp(box(49, 5, 42, 61)) + ky(box(52, 8, 36, 58)) +
		pp(disc(82, 38, 3)+box(56, 14, 12, 3)+box(56, 24, 12, 3)+box(56, 34, 12, 3)),
	"eye": ky(disc(70, 50, 16)) + pp(oval(70, 50, 12, 7)) + ky(disc(70, 50, 5)),
	"tree": ky("M65 66V36h10v30z"+disc(70, 20, 20)+disc(52, 28, 13)+disc(88, 28, 13)) +
		pp(disc(58, 18, 4)+disc(78, 12, 4)+disc(88, 28, 4)+disc(68, 30, 4)+disc(50, 32, 4)),
	"face": ky("M58 66l4-26L36 22l4-5 22 12-2-22h6l4 20 8-22 5 2-6 24 24-14 3 5-26 20 4 24z") +
		pp(disc(64, 38, 5)+disc(76, 38, 5)+box(66, 48, 9, 3)) + ky(disc(64, 38, 2)+disc(76, 38, 2)),
	"van": ky(tin(24, 18, 84, 36, 6)+"M106 30h10l8 12v12h-18z"+disc(44, 56, 10)+disc(102, 56, 10)) +
		pp(disc(44, 56, 4)+disc(102, 56, 4)+box(34, 26, 22, 12)+"M110 34h5l5 8h-10z"),
	"bus": ky(tin(14, 14, 112, 44, 6)+box(30, 58, 8, 8)+box(102, 58, 8, 8)) +
		pp(box(22, 22, 16, 14)+box(44, 22, 16, 14)+box(66, 22, 16, 14)+box(88, 22, 16, 14)+
			box(110, 22, 10, 30)) +
		ky(disc(30, 32, 5)+disc(52, 32, 5)+disc(74, 32, 5)+disc(96, 32, 5)),
	"crane": kl("M70 0V40") + ky("M66 40h8v6q0 6-7 6v-5q2 0 2-3h-3z"+box(20, -4, 110, 5)),
	"boat":  ky("M22 46h96l-16 18H38z"+box(68, 6, 4, 42)) + pp("M74 8q26 12 24 32H74z"),
	"coffin": ky("M26 36h64l22 8-22 8H26z"+bar(42, 52, 36, 66, 4)+bar(86, 52, 92, 66, 4)) +
		plt("M34 44h62M60 38v12"),
	"phone": ky("M40 66V44q30-18 60 0v22z"+tin(32, 18, 76, 12, 6)+box(34, 22, 14, 16)+box(92, 22, 14, 16)) +
		pp(disc(70, 54, 9)) + ky(disc(70, 54, 3)),
	"scales": ky(box(68, 6, 4, 56)+box(52, 60, 36, 6)+bar(30, 20, 110, 12, 4)+
		"M18 42h26l-6 8H24zM98 34h26l-6 8h-14z") +
		klt("M31 20L20 42M31 20l11 22M110 12L99 34M110 12l12 22"),
	"house": ky("M34 66V34L70 6l36 28v32z"+box(90, 8, 8, 20)) + pp(box(46, 40, 14, 12)+box(78, 42, 14, 24)),
	"legs": ky(bars(4, at(56, 20), at(48, 44), at(38, 66)) + bars(4, at(70, 20), at(72, 66)) +
		bars(4, at(84, 20), at(92, 44), at(104, 66))),
	"smoke": st("M70 66q-16-14-2-26t-4-24 14-22q-4 16 6 26t-4 24 4 22z"),
	"cage": ky(box(22, 22, 96, 5)+box(22, 50, 96, 6)+disc(40, 58, 8)+disc(100, 58, 8)) +
		kl("M26 24v28M42 24v28M58 24v28M74 24v28M90 24v28M106 24v28M116 24v28"),
	"fire": ky("M70 4q22 20 14 44 6-2 8-8 8 24-22 24T48 40q2 6 8 8-6-22 14-44z"+bar(44, 58, 96, 66, 5)+
		bar(44, 66, 96, 58, 5)) + pp("M70 34q10 10 4 22h-8q-6-12 4-22z"),
	"ladder": ky(bar(58, 66, 62, -4, 4)+bar(86, 66, 82, -4, 4)) + kl("M58 58h28M59 46h26M60 34h22M61 22h20M62 "+
		"10h18"),
	"wardrobe": ky(box(36, 2, 68, 60)+box(38, 60, 8, 6)+box(94, 60, 8, 6)) + pp(oval(54, 30, 11, 22)) +
		plt("M70 4v58M76 32h4"),
	"table": ky(box(26, 38, 88, 6) + bar(34, 40, 34, 66, 5) + bar(106, 40, 106, 66, 5)),
	"stone": ky("M54 66V24q16-14 32 0v42z") + pp(box(62, 32, 16, 3)+box(62, 40, 16, 3)),
	"rock":  ky("M30 66l8-30 14-4 4-26 26-2 6 30 14 6 8 26z") + plt("M58 20l4 14M80 16l-2 20M46 46l8 10"),
	"bridge": ky("M-20 34h180v8H-20z"+box(10, 42, 6, 24)+box(67, 42, 6, 24)+box(124, 42, 6, 24)) +
		plt("M0 34v8M20 34v8M40 34v8M60 34v8M80 34v8M100 34v8M120 34v8") + kl("M-20 20h180"),
	"flock": kl("M20 20q6-8 10 0 6-8 10 0M52 8q6-8 10 0 6-8 10 0M84 18q6-8 10 0 6-8 10 0M40 34q6-8 10 0 6-8 " +
		"10 0M104 4q6-8 10 0 6-8 10 0M104 36q6-8 10 0 6-8 10 0"),
	"mirror": ky(disc(70, 24, 20)+bar(70, 40, 54, 66, 4)+bar(70, 40, 86, 66, 4)) + pp(disc(70, 24, 15)) +
		plt("M96 12l26-12M98 24h30M96 36l26 10") + klt("M60 30l16-16"),
	"feet": ky(oval(30, 60, 5, 3) + oval(42, 54, 5, 3) + oval(54, 58, 5, 3) + oval(66, 50, 4, 2.5) +
		oval(78, 54, 4, 2.5) + oval(88, 46, 4, 2) + oval(98, 50, 4, 2) + oval(106, 44, 3, 1.5)),
	"cake": ky(tin(38, 40, 64, 20, 3)+tin(50, 24, 40, 18, 3)+box(30, 60, 80, 5)+box(60, 12, 3, 12)+
		box(69, 10, 3, 14)+box(78, 12, 3, 12)) + plt("M40 48h60M52 32h36"),
	"chair": kl("M-40 2L180-8") + ky(bar(70, -2, 70, 24, 3)+box(50, 22, 5, 30)+box(50, 46, 40, 6)+
		bar(88, 48, 88, 62, 4)),
	"egg": ky(oval(70, 40, 19, 26)) + pp(oval(70, 40, 15, 22)) + ky(disc(64, 34, 2)+disc(76, 44, 2.5)+
		disc(66, 50, 2)),
	"bear": ky("M52 66l2-22-14-8 3-8 14 4q-4-16 2-22l-1-8 7 4h10l7-4-1 8q6 6 2 22l14-4 3 8-14 8 2 "+
		"22H74l-4-12-4 12z") + pp(box(64, 12, 3, 3)+box(73, 12, 3, 3)+oval(70, 20, 4, 2.5)),
	"hind": ky("M54 66q-2-24 8-32l-2-14-14-12 16 4 8 4 8-4 16-4-14 12-2 14q10 8 8 32z") + pp(box(64, 20, 3, 3)+
		box(73, 20, 3, 3)+box(68, 31, 4, 2)) + plt("M58 50h24M58 58h24"),
	"posts": ky(box(40, 20, 7, 46) + box(93, 20, 7, 46) + disc(43.5, 18, 6) + disc(96.5, 18, 6)),
	"eyes":  pp(oval(60, 40, 5, 3.5)+oval(80, 40, 5, 3.5)) + ky(disc(60, 40, 2)+disc(80, 40, 2)),
	"ants": ky(oval(20, 62, 5, 2.5) + oval(34, 60, 5, 2.5) + oval(104, 60, 5, 2.5) + oval(118, 62, 5, 2.5) +
		oval(6, 64, 5, 2.5) + oval(132, 64, 5, 2.5)),
	"notes": ky(note(48, 30) + note(70, 18) + note(92, 30)),
	"hands": hand(54, 24) + hand(86, 24),
	"rope":  kl("M-60 34q60 12 130 2t130 4"),
	"lip":   pp("M-30-10H170q4 24-30 26-20 2-30-8-18-4-34 6-40 10-60-8z"),
}

// scenes are those of the stories in the order of their numbers: the place, and who and what is there.
var scenes = strings.Split(`room bed:50:42 bed:94:42 human:118:44
room trader:54:62 padded-jacket:90:60
water woman:60:62 child:96:26:42
dark door:70:70
field woman:62:66 stone:92:34
street coffin:72:66 crowd:26:56 woman:114:50
works hobnailed-boots:68:66
street cage:76:60 crowd:32:56
room phone:80:52 crowd:40:60
works crane:70:66:48 van:70:44:56
field war-scythe:64:70 human:104:50
room tree:70:68
tiles human:70:66
room counting-heads:70:66
room specimen-jars:70:50 child:42:54 trader:100:58
water boat:70:60:60 house:28:34:68 house:110:34:68
street woman:56:62 hobnailed-boots:92:44
room notes:70:50:40 crowd:34:54 crowd:106:54
works crowd:50:62 crowd:92:62
field stone:70:42 human:48:58 human:94:62
night woman:56:62 crystal-set:92:46
field crowd:64:58 hobnailed-boots:106:34
wood door:70:64 eye:70:40:20
street scales:70:70
water boat:70:62:62 child:56:34:46 child:86:30:46
street tree:84:56:40 bus:70:60
room wardrobe:70:72
works fire:70:44 crowd:34:54 crowd:106:54
field the-old-siren:72:62 woman:44:50 flock:84:34:26
room human:62:62 bird:94:44
night ladder:82:68 child:56:54
field house:70:62 human:34:48 shooter:108:48
field smoke:88:60:30 house:80:58 child:48:46
water bridge:70:62 human:76:40:44
dark fire:80:40 human:54:56
fog rope:70:60 crowd:50:58 child:88:46
field rock:70:66 human:70:30:20 crowd:24:34
water flock:70:70:46 human:56:46
peaks scales:72:64 child:44:46
room bed:66:62 woman:100:56
snow door:70:58 woman:70:40
night beast:66:66 sickle:96:20
room storm-stove:50:54 hymnal-with-a-hole:88:54
peaks mirror:72:62 woman:46:46
snow feet:66:70:60 human:106:46
peaks ox-driver:62:60 notes:98:34:30
water beast:80:60:68 child:48:48
room cake:66:58 fish:102:40
snow lip:70:70:50 house:70:52
water woman:70:64:68 human:30:40 human:110:40
peaks chair:70:66:52 child:72:30:42
night woman:62:58 notes:90:44:32
tiles mutant:56:52:64 boar:96:44:62
wood fire:102:60 beast:64:58
wood woman:70:64 ants:70:90:62
peaks coffin:70:64 human:36:46 woman:106:46
dark hands:70:66
peaks bird:50:54:36 egg:84:46
night fire:56:44 eyes:92:64:60
room padded-jacket:56:52:42 storm-stove:90:56
room woman:50:62 child:80:48 child:98:42 child:114:36
wood bear:70:70
water posts:70:60:56 ox-driver:36:44:60
field face:70:74
peaks human:64:56:44 stone:94:26
room table:70:52 hind:70:56:50
night spyglass:70:66 woman:44:50
field bear:92:50 woman:48:52 rope:70:40:50
snow beast:70:72
field legs:70:44:60 house:70:50:48 tree:84:34:28`, "\n")

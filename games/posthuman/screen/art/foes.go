package art

import "strings"

// Foe is who stands in the way: the content of an <svg viewBox="-300 0 600 340">, the figure in its middle 260. breed:
// human 0, mutant 1, animal 2. level: 1 to 3, or 0 for a minion, whom nobody sends alone. Each has a place behind it
// that the others of its breed have not. who tells those of a breed and a level apart, as far as there are figures.
func Foe(breed, level, who int) string {
	all := figures[breed][level]
	body := ""
	for _, name := range all[who%len(all)] {
		body += limbs[name]
	}
	return foe(level, body)
}

// Beast is an animal that has a figure of its own, by the name of its card; "" where it has none.
func Beast(name string, level int) string {
	if beasts[name] == "" {
		return ""
	}
	return foe(level, beasts[name])
}

// foe is a figure in its place.
func foe(level int, body string) string {
	var b strings.Builder
	b.WriteString(sp("M-340-10H340V350H-340z") + places[level])
	b.WriteString(`<g transform="translate(0 27) scale(.92)">`)
	b.WriteString(body)
	b.WriteString("</g>" + ky("M-340 326H340V350H-340z") +
		pp("M-330 331H-120v2h-210zM-90 334H150v2H-90zM180 331H330v2H180z"))
	return b.String()
}

// places are what lies behind a minion, and behind the enemies of each level: a doorway, roofs under a low sun, an
// arch, the gate.
var places = [4]string{
	st("M-112-10H112V340H-112z") + ky("M-132-10h22V340h-22zM110-10h22V340h-22zM-132-10h264V12h-264z") +
		plt("M-340 70h200M-340 140h200M-340 210h200M-340 280h200M140 70h200M140 140h200M140 210h200M140 280h200"+
			"M-240 "+
			"70v70M-200 140v70M-260 210v70M220 70v70M250 140v70M200 210v70") +
		klt("M-90 60h80M-74 76h40M30 52h66M46 68h40"),
	st("M-340-10H340V260H-340z") + slicedSun(30, 140, 116) +
		ky("M-340 340v-66l40-30 34 26 26-14 12-70 12 70 30 20 60-10 50 14h150l40-16 26-50 26 50 40 10 34-22 40 "+
			"26 56-14v80z") + klt("M-300 60h90M-280 78h50M210 40h90M236 58h60"),
	ky("M-236 350V150Q-236-56 0-56T236 150v200z") + st("M-218 350V154Q-218-38 0-38T218 154v196z") +
		slicedSun(0, 190, 128) +
		pl("M-236 150h-50M-232 110l-46-16M-220 74l-42-26M-198 42l-36-36M-236 200h-70M-236 250h-50M-236 300h-80M236 "+
			"150h50M232 110l46-16M220 74l42-26M198 42l36-36M236 200h70M236 250h50M236 300h80") +
		ky("M-218 340v-40l30-18 26 18 20-10 12-44 12 44 24 10h190l20-14 16-30 16 30 30 12 20-10 18 12v40z"),
	pp("M0 150L-340-60v90zM0 150L-340 90v84zM0 150L-340 236v110h60zM0 150L340-60v90zM0 150L340 90v84zM0 150L340 "+
		"236v110h-60zM0 150L-150-20h80zM0 150L150-20H70z") +
		st("M-130 150a130 130 0 1 1 260 0a130 130 0 1 1-260 0z") +
		ky("M-280-10h60V340h-60zM220-10h60V340h-60zM-300-10h600V22h-600zM-290 90h80v16h-80zM210 90h80v16h-80z") +
		pp("M-270 34h3v50h-3zM-262 34h3v50h-3zM238 116h3v180h-3zM246 116h3v180h-3zM-270 116h3v180h-3z") +
		kl("M-220 22q30 90 90 40t70-40M220 22q-30 90-90 40T60 22"),
}

// slicedSun is a low sun, sliced by lines of the sky before it.
func slicedSun(x, y, r int) string { return `<g class="slip">` + sun(x, y, r) + `</g>` }

// figures are the limbs of those of each breed by level, from back to front: some for each, so that whoever takes the
// place of another does not look like the same.
var figures = [3][4][][]string{
	{
		{{"coat", "hang", "bar", "cap"}, {"broad", "hang", "bar", "cap"}, {"coat", "hang", "tool", "cap"}},
		{{"coat", "tool", "hand", "hood"}, {"broad", "hand", "tool", "cap"}, {"coat", "hand", "bar", "mask"},
			{"broad", "hang", "bar", "hood"}},
		{{"broad", "rifle", "mask"}, {"coat", "rifle", "visor"}, {"broad", "hand", "maul", "mask"},
			{"broad", "rifle", "hood"}},
		{{"broad", "shield", "maul", "visor"}, {"broad", "rifle", "visor"}, {"coat", "shield", "tool", "mask"}},
	},
	{
		{{"gaunt", "claw left", "claw right", "spikes"}, {"gaunt", "raised left", "claw right", "spikes", "ribs"},
			{"gaunt", "claw left", "raised", "spikes"}},
		{{"gaunt", "claw left", "raised", "third", "jaws"}, {"gaunt", "raised left", "claw right", "jaws", "ribs"},
			{"hump", "claw left", "claw right", "spikes"}, {"gaunt", "raised", "raised left", "spikes", "third"}},
		{{"hump", "raised", "claw left", "jaws", "eyes"}, {"gaunt", "claw left", "claw right", "third", "jaws",
			"eyes"},
			{"hump", "raised left", "claw right", "spikes", "ribs"}, {"hump", "claw left", "claw right", "jaws",
				"third"}},
		{{"hump", "raised", "raised left", "antlers", "jaws", "ribs"},
			{"gaunt", "claw left", "claw right", "third", "antlers", "jaws"},
			{"hump", "claw left", "raised", "antlers", "spikes", "ribs"},
			{"hump", "raised", "claw left", "third", "jaws", "eyes", "ribs"}},
	},
	{{{"dog"}}, {{"dog"}}, {{"bear"}}, {{"bull"}}},
}

// limbs are the parts of which all figures are made, around a spine at 0, feet below 326.
var limbs = map[string]string{
	// ---- bodies
	"coat": ky("M-30 112l30-10 30 10 26 16 10 76 24 136H-90l24-136 10-76z") +
		plt("M0 122v200M-40 190h26M14 190h26M-46 250h30M16 250h32M-18 112l18 22 18-22"),
	"broad": ky("M-64 118l34-18h60l34 18 26 46-12 56-10 8 14 112H-82l14-112-10-8-12-56z") +
		plt("M-64 118l44 30 20-10 20 10 44-30M-54 224H54M-30 224v50M30 224v50M-10 224v30") +
		pp("M-44 160h26v18h-26zM18 160h26v18H18z") + ky("M-41 163h20v3h-20zM21 163h20v3H21z"),
	"gaunt": ky("M-36 112l36-12 36 12 14 30-14 66 8 40 16 92H-60l16-92 8-40-14-66z") +
		pp("M-26 142l22 5v4l-24-3zM-28 158l24 5v4l-25-3zM-25 174l21 5v4l-21-3zM26 142L4 147v4l24-3zM28 158L4 "+
			"163v4l25-3zM25 174L4 179v4l21-3z"),
	"hump": ky("M-88 340l12-130q-24-80 30-110 60-24 106 14 40 34 14 100l16 126z") +
		plt("M-58 130q20-16 44-14M-66 158q10-16 30-22M50 130q16 10 22 34M-50 250h96M-54 280h104"),
	"ribs": pp("M-44 196l38 8v5l-42-6zM-48 216l42 8v5l-44-6zM-46 236l40 8v5l-40-6zM44 196L6 204v5l42-6zM48 216L6 " +
		"224v5l44-6zM46 236L6 244v5l40-6z"),
	// ---- heads
	"cap": ky("M-24 100V66h48v34l-12 16h-24z") + ky("M-36 64q2-30 36-32 34 2 38 22l24 10z") +
		pp("M-16 74h12v6h-12zM6 74h12v6H6zM-8 96h18v3H-8z"),
	"hood": ky("M-34 118q-18-70 34-92 52 22 34 92z") + pp("M-18 92q-4-34 18-40 22 6 18 40l-18 14z") +
		ky("M-14 72l10 4-2 6-10-4zM14 72L4 76l2 6 10-4zM-8 92h16v3H-8z"),
	"mask": ky("M-32 88q-4-58 32-60 36 2 32 60l-12 18-8 20h-24l-8-20z") +
		pp("M-15 58a11 11 0 1 1-.1 0zM15 58a11 11 0 1 1-.1 0zM-9 96H9v4H-9zM-9 104H9v4H-9zM-7 112H7v4H-7z") +
		kl("M-20 108q-40 10-30 60M20 108q40 10 30 60"),
	"visor": ky("M-38 104V64q4-42 38-44 34 2 38 44v40l-18 16h-40z") + pp("M-32 64h64v14h-64z") +
		ky("M-22 68h16v6h-16zM6 68h16v6H6zM-2 18h4v44h-4z") + pp("M-14 92h28v3h-28zM-12 100h24v3h-24z") +
		ky("M-40 52l-22-26 6 34zM40 52l22-26-6 34z"),
	"spikes": ky("M-28 112l-8-44 6-22-12-24 20 12 4-24 14 18L4-2l8 24 18-14-2 26 16-4-8 26 4 14-10 42-14 10h-32z") +
		pp("M-20 66l16 6-6 9-12-4zM22 66L6 72l6 9 12-4zM-10 94h20l-4 6-4-3-4 3-4-3z"),
	"jaws": ky("M-44 92q-8-60 44-68 52 8 44 68l-8 34-20 20h-32l-20-20z") +
		pp("M-32 62l24 8-8 11-18-5zM32 62L8 70l8 11 18-5z") +
		pp("M-32 96h64l-4 34-8 6-6-10-7 12-7-12-7 12-7-12-6 10-8-6z") +
		ky("M-32 96h64l-2 6-6 10-6-10-6 12-6-12-6 12-6-12-6 12-6-12-6 8-6-8z"),
	"eyes": pp("M-22 42a5 5 0 1 1-.1 0zM0 34a6 6 0 1 1-.1 0zM22 42a5 5 0 1 1-.1 0z"),
	"antlers": ky("M-30 52l-34-20-44 4-26-22 24 8-14-28 26 18 2-26 16 30 36 10zM30 52l34-20 44 4 26-22-24 8 " +
		"14-28-26 " +
		"18-2-26-16 30-36 10z"),
	// ---- arms and what is in them
	"hang": ky("M-46 120l-30 50-14 70-8 22 8 20 16-8 4-30 20-60 24-34z"),
	"hand": ky("M-46 120l-40 40-46 16-16-8-6 8 12 4-14 10 18 2-4 12 18-8 50-8 42-36z"),
	"bar": ky("M40 118l40 10 22-42 16 6-14 62-20 10-50-14z") + ky("M84 104L120-24l14 4-34 128z") +
		pp("M104 46l12-44 2 1-12 44z"),
	"tool": ky("M40 118l46-2 18-48 16 4-8 62-16 14-56-2z") + ky("M92 84l16-104h10L104 86z") +
		ky("M84-16q26-28 66 2l-8 12q-30-16-54 2z") + pp("M98-14q20-12 40-2l-3 5q-20-8-34 0z"),
	"maul": ky("M60 126l44 16 22-62 18 4-10 82-22 18-60-20z") + ky("M110 116L140 0h12l-28 118z") +
		ky("M104-28h86v46h-86z") + pp("M112-20h70v4h-70zM112 6h70v4h-70z"),
	"rifle": ky("M-64 122l-26 62 20 24 76-8 10-20-50-4 8-36zM64 122l30 52-14 26-50-6-4-18 28-8z") +
		ky("M-110 212l24-28 46-4 8-10h60l8 6 92-20 2 10-94 24-10 14H-8l-12 26h-20l6-24-40 8-24 16z") +
		pp("M-28 178h58v3h-58zM44 182l70-16 1 3-70 16z"),
	"shield": ky("M-150 120h88v120l-44 44-44-44z") + pp("M-142 128h72v6h-72zM-142 144h5v92h-5zM-75 144h5v92h-5z") +
		pp("M-122 168l34 44-6 5-34-44zM-88 168l6 5-34 44-6-5z"),
	"claw left":  ky("M-38 120l-52 32-32 66-4 44-18 18 20-4-8 26 18-16 6 24 8-24 16 14-8-28 12-44 30-44 34-22z"),
	"claw right": ky("M38 120l52 32 32 66 4 44 18 18-20-4 8 26-18-16-6 24-8-24-16 14 8-28-12-44-30-44-34-22z"),
	"raised": ky("M44 128l60-6 26-60-4-30-22-12 22 0-8-26 18 18 8-28 10 28 20-14-8 28 22 2-22 14-4 30-28 " +
		"72-20 16-74 4z"),
	"raised left": ky("M-44 128l-60-6-26-60 4-30 22-12-22 0 8-26-18 18-8-28-10 28-20-14 8 28-22 2 22 14 4 30 28 " +
		"72 20 16 74 4z"),
	"third": ky("M-20 150l-50-10-34-44-26-10-18 6 10-12-12-10 18 2 2-16 12 16 20 4 30 36 52 14z"),
	// ---- beasts
	"dog": ky("M-150 196l30-30 40-10 70-6 44-30 12-42 16 26 22-26 6 34 30 16 40 30-8 18-42 8-28-2-18 30-4 40 10 "+
		"78h-26l-14-74-62-6-26 18-18 62h-26l12-80-16-34-30-6-46 30-12-8z") +
		pp("M76 128l16 4-8 8-10-4zM118 158l22-4-4 10-6-4-4 6-5-5z") +
		plt("M-96 176l60-8M-84 190l46-6M20 160l14-22M26 174l18-26"),
	"bear": ky("M-96 340l10-120q-30-10-60 30l-22 4 4-24-18 2 12-18-14-8 20-6q30-60 84-74l-6-34 14-26q-12-18 6-26 "+
		"16-4 20 12 46-22 92 0 4-16 20-12 18 8 6 26l14 26-6 34q54 14 84 74l20 6-14 8 12 18-18-2 4 "+
		"24-22-4q-30-40-60-30l10 120z") +
		pp("M-26 72l18 8-6 8-14-4zM26 72L8 80l6 8 14-4zM-26 108h52l-6 30-6-8-7 10-7-10-7 10-7-10-6 8z") +
		ky("M-12 92h24l-12 12z") +
		plt("M-70 190q14 20 40 24M70 190q-14 20-40 24M-40 260q40 16 80 0M-46 290q46 18 92 0"),
	"bull": ky("M-170 340l10-120q20-110 110-120h100q90 10 110 120l10 120z") +
		ky("M-52 96q-70 0-92-84 44 46 100 40zM52 96q70 0 92-84-44 46-100 40zM-50 86q50-34 100 0l-8 90-14 54-12 "+
			"14h-32l-12-14-14-54z") +
		pp("M-40 108l24 8-6 12-20-6zM40 108L16 116l6 12 20-6zM-20 206a8 8 0 1 1-.1 0zM20 206a8 8 0 1 1-.1 0z") +
		kl("M-14 240q14 20 28 0") +
		plt("M-136 210q16-50 50-70M136 210q-16-50-50-70M-120 250q20-24 40-28M120 250q-20-24-40-28M-20 90l20 60 "+
			"20-60"),
}

// arms are what a fighter holds out over the cut between the two, pointing to the right.
var arms = map[string]string{
	"bar": ky("M0 34H286v14H0zM0 30h20v22H0zM262 28h30v26h-30z") +
		pp("M28 38h90v3H28zM136 38h110v3H136zM268 33h4v16h-4zM278 33h4v16h-4z"),
	"hammer": ky("M0 36H240v11H0zM224 6h54v70h-54zM218 14h66v10h-66zM218 58h66v10h-66z") +
		pp("M10 39h80v3H10zM106 39h106v3H106zM232 28h4v26h-4zM242 28h4v26h-4z"),
	"blade": ky("M0 34h66v14H0zM62 24h12v34H62zM74 30h170l46 8-40 14H74z") +
		pp("M8 40h10v3H8zM26 40h10v3H26zM44 40h10v3H44zM82 36h150l34 4-150 1z"),
	"spear": ky("M0 36H232v10H0zM196 28h14v26h-14zM214 28h10v26h-10zM228 26h40l32 13-22 12-8-6-8 8-8-8-8 8-8-8-8 8z"+
		"") +
		pp("M10 39h80v2H10zM110 39h76v2h-76zM199 31h3v20h-3zM217 31h3v20h-3zM234 31h32l20 8-14 4-12-3-26 1z"),
	"axe": ky("M0 36H276v11H0zM206 38l10-34q34 4 58-2-8 22 0 36zM206 45l10 24q30-4 50 4-4-16 2-28z") +
		pp("M10 39h80v3H10zM106 39h90v3h-90zM222 12q22 2 42-2l-3 6q-20 3-39 2z"),
	"gun": ky("M0 40l40-14h90l8-10h30v10h70v-4h44v6h18v10h-62l-4 10h-60l-10 30h-18l6-30H78L14 66z") +
		pp("M84 32h90v3H84zM186 32h90v2h-90zM14 46l26-9v3l-26 9zM142 20h20v3h-20z"),
	"pistol": ky("M84 22h8v-5h8v5h132v-6h6v6h10v18h-12v6h-78l-8 18h-26l-14 30H70l18-46-10-8V22z") +
		pp("M94 28h46v3H94zM150 28h92v3h-92zM134 48h12l-4 10h-14zM88 76l8-20h14l-8 20z"),
	"bow": ky("M150 0q72 42 0 84h-7q62-42 0-84zM146 2L60 42l86 40v-3L66 42l80-37zM30 39h226v6H30zM252 30l34 12-34 "+
		"12z") +
		pp("M30 32l20 8-20 1zM30 52l20-8-20-1z"),
}

// Held is what a fighter holds out: a bar, hammer, blade, spear, axe, gun, pistol or bow, the content of an <svg
// viewBox="0 0 300 84">.
func Held(name string) string { return arms[name] }

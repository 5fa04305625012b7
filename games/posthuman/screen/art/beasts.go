package art

// flock is the same shape in several places and sizes, far ones first.
func flock(shape string, places ...string) string {
	out := ""
	for _, p := range places {
		out += `<g transform="` + p + `">` + shape + "</g>"
	}
	return out
}

// Those that come in numbers.
var (
	wasp = ky("M-30 0q0-16 26-16 30 2 44 16-14 14-44 16-26 0-26-16zM40-2l18 2-18 4z") +
		pp("M-12-15h9v30h-9zM6-14h8v28H6zM22-10h7v20h-7z") + ky("M-34-12a13 13 0 1 0 .1 0z") + pp("M-40-6l8 5-8 3z") +
		ky("M-8-14l-22-44q30-4 36 42zM4-14L14-60q24 10 6 46z") + plt("M-22-50l14 34M14-52l-4 38") +
		klt("M-16 14l-8 18M-2 15l-2 20M12 14l8 18M-40-22l-14-14M-34-24l-2-18")
	gull = ky("M-8 4q-30-44-86-50 10 24 50 56l30 16q20 14 52 12l26 14-8-20q-2-16-20-22 24-40 74-62-60 4-92 50z") +
		pp("M-74-34q30 14 52 38l-8 2q-22-24-44-40zM96-44q-32 14-52 36l8 4q18-22 44-40z") +
		ky("M-14 0q-20-14-30 0l-22 8 24 6q16 8 28 2z") + pp("M-40 2a3 3 0 1 1-.1 0z")
	rat = ky("M-70 30q-6-40 40-52 50-8 76 30l14 16q0 10-16 8H-60z") + ky("M-60-4q-30 0-40 22l-10 10q4 8 22 6l34 2z") +
		ky("M-78-12a12 12 0 1 1-.1 0z") + pp("M-84 14a4 4 0 1 1-.1 0z") + pp("M-104 28l-6 12 9-2z") +
		kl("M56 26q40 12 60-14") + ky("M-50 30l-8 14h16l6-14zM30 30l-4 14h16l2-14z") + plt("M-30-10q10 20 0 36")
	swan = ky("M-90 90q-14-60 50-76 70-4 96 34l46-20q-10 56-60 78-80 20-132-16z") +
		ky("M-70 70q-30-30-6-70 26-30 10-60-12-16-30-6l-22 14 6-16q20-26 46-14 26 18 14 60-12 30-8 60z") +
		pp("M-92-66a4 4 0 1 1-.1 0z") + plt("M-40 40q50-14 96 14M-36 60q46-10 84 8M-20 78q30-6 56 2")
	wolf = ky("M-44 160V70q-20-10-16-34l20-8 4-44 24 26h24l24-26 4 44 20 8q4 24-16 34v90z") +
		pp("M-28 40l18 8-6 8-14-6zM28 40L10 48l6 8 14-6z") + pp("M-20 78h40l-4 24-6-10-6 10-4-8-6 8-6-10-4 10z") +
		ky("M-10 60h20l-10 12z") + plt("M-30 116q10 12 24 10M30 116q-10 12-24 10")
)

// beasts are the animals, by the names of their cards.
var beasts = map[string]string{
	"sow-with-a-litter": ky(oval(-30, 170, 140, 84)+box(-130, 210, 34, 100)+box(-70, 230, 32, 80)+box(20, 230, 32, 80)+
		box(64, 210, 34, 100)) + ky(oval(108, 150, 62, 54)) + pl(oval(108, 150, 62, 54)) +
		ky("M74 112l-12-48 48 30zM132 102l36-36 4 54z") + plt("M74 112l-12-48 48 30M132 102l36-36 4 54") +
		pp(oval(156, 162, 20, 23)+disc(112, 138, 6)+disc(142, 132, 6)) + ky(oval(150, 162, 4, 6)+oval(163, 162, 4, 6)) +
		kl("M-166 150q-34-10-20-34 14-4 10 12") + plt("M-110 120q40-24 90-18M-124 150q20-14 40-16") +
		flock(pp("M-30 20q-4-30 26-32 30 0 36 20l14 4-4 8-12 4-2 12h-8l-2-10h-24l-4 10h-8z")+ky(disc(26, 4, 3)),
			"translate(-200 270) scale(1.2)", "translate(-20 274) scale(1.1)", "translate(170 270) scale(-1.2 1.2)"),
	"ostrich-formerly-of-the-zoo": ky("M-110 190q-40-20-60 10 0-70 70-84 80-14 116 30 10-30 4-90-4-60 30-70 30-4 36 "+
		"20l40 8-40 12q-8 14-24 12-10 40-4 90-4 60-48 82-60 18-120-20z") + pp("M72-4a5 5 0 1 1-.1 0z") +
		ky("M-40 200l-6 60-18 60-30 10h60l10-66 14-64zM10 204l14 56-6 62-20 8h56l-6-70-10-62z") +
		pp("M-110 150q30-20 70-20l-4 8q-34 4-60 20zM-100 176q30-14 66-12l-2 8q-34 0-58 10z") +
		plt("M46 44h14M44 62h14M44 80h14M-30 140q30 10 56 2"),
	"wasps-of-the-number-23-bus": ky("M-190 340V210q0-20 20-20h340q20 0 20 20v130z") +
		pp("M-172 208h70v56h-70zM-86 208h70v56h-70zM0 208h70v56H0zM88 204h80v24H88z") + ky("M96 208h64v16H96z") +
		pp("M104 211h16v3h-10v3h10v3h-16v-3zM128 211h16v9h-16v-3h10v-1h-10z") +
		flock(wasp, "translate(-110 60) scale(.7) rotate(10)", "translate(120 40) scale(-.8 .8)", "translate(20 26) "+
			"scale(.5)",
			"translate(-20 120) scale(1.3)", "translate(130 140) scale(-.6 .6)", "translate(-140 150) scale(.55)"),
	"stud-bull": limbs["bull"],
	"gulls-far-inland": flock(gull, "translate(-120 50) scale(.5)", "translate(130 30) scale(-.6 .6)",
		"translate(120 150) scale(.7)", "translate(-110 170) scale(-.8 .8)", "translate(0 120) scale(1.25)") +
		ky("M-60 340l20-60 30 24 26-40 24 36 30-16 20 56z"),
	"rats-in-column": flock(rat, "translate(150 140) scale(.45)", "translate(90 160) scale(.5)", "translate(20 150) "+
		"scale(.55)",
		"translate(-60 170) scale(.6)", "translate(120 206) scale(.75)", "translate(10 210) scale(.85)",
		"translate(-110 226) scale(.9)", "translate(70 280) scale(1.2)", "translate(-90 288) scale(1.3)"),
	"eighteen-points": flock(ky("M-70 340l16-120q-20-40-4-70l20-40h76l20 40q16 30-4 70l16 120z")+
		ky("M-38 60q0-30 38-34 38 4 38 34l-8 70-12 26h-36l-12-26z")+ky("M-36 70l-44-14-8 8 42 28zM36 70l44-14 8 "+
		"8-42 28z")+
		pp("M-24 84l16 6-4 8-14-6zM24 84L8 90l4 8 14-6zM-10 138a5 5 0 1 1-.1 0zM10 138a5 5 0 1 1-.1 0z")+
		ky("M-20 34q-50-6-80-50l-40 6 24-18-28-30 36 16 0-40 18 40 22-34-4 44q20 30 60 46zM20 34q50-6 80-50l40 "+
			"6-24-18 28-30-36 16 0-40-18 40-22-34 4 44q-20 30-60 46z")+ky("M-60 4l-40 24 44-12zM60 4l40 24-44-12z"+
		"")+
		plt("M-40 200q40 20 80 0M-46 250q46 20 92 0"), "translate(0 60) scale(.86)"),
	"swans-on-the-white-line": pp("M-8 340l4-140h8l4 140z") + flock(swan, "translate(120 90) scale(-.6 .6)",
		"translate(-120 100) scale(.6)", "translate(0 170) scale(1.2)"),
	"the-last-of-the-cavalry": ky("M-170 340l20-110 20-60 80-20 60-4 20-60 34-50 14-30 12 28 14-22 4 34 30 40 14 "+
		"40-12 18-20 4-26-22-10 60 20 60 10 94h-40l-20-90-70-6-40 20-20 76z") + pp("M118 50a5 5 0 1 1-.1 0zM150 "+
		"96a3 3 0 1 1-.1 0z") +
		ky("M40 90l-10-40-24 10 14 26-30 4 16 26-28 14z") + kl("M100 80l46 10M104 60q-10 50-60 80") +
		ky("M-70 150q0-16 50-16 40 0 44 14l-10 40h-80z") + pp("M-60 156h70v6h-70zM-52 176h58v4h-58z") +
		kl("M-30 186v50h-14v14h28") + plt("M-120 220l14 60M60 200q20 20 44 16"),
	"wolves-that-take-turns": flock(wolf, "translate(-140 90) scale(.8)", "translate(140 96) scale(.8)",
		"translate(-74 140) scale(1)", "translate(80 146) scale(1)", "translate(0 160) scale(1.25)"),
}

package hereditybot

import (
	"testing"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

// wary fails a test when somebody drives the trolley of chapter 5 to the marker on Wear by which she stands for good,
// and counts how often she is mended.
type wary struct {
	bots.Player
	t      *testing.T
	mended *int
}

func (p wary) Choose(view any, ask *table.Ask) []table.Option {
	const line, wear, strands = 200, 149, 6
	answer := p.Player.Choose(view, ask)
	for _, o := range answer {
		if o.Verb != heredity.VerbAct {
			continue
		}
		if o.B == wear {
			*p.mended++
		}
		for _, c := range view.(*heredity.View).Cards {
			if o.B == line && c.Number == wear && c.Markers+1 >= strands {
				p.t.Errorf("somebody drives at %d markers", c.Markers)
			}
		}
	}
	return answer
}

// Nobody does what by a red box on the table loses the chapter, where it lies open by how many markers: alone with all
// four, bots drove Patience two miles an hour until she stood, and mended nothing.
func TestNobodyMarksTheLast(t *testing.T) {
	mended := 0
	for seed := range uint64(6) {
		for _, temper := range []Temper{Peaceful, Bold, Thorough} {
			g, in := family(t, "chapter5", 1, seed, func(s uint64) bots.Player { return wary{With(temper, s), t, &mended} })
			for !g.Over() {
				g.Step(in)
			}
		}
	}
	if mended == 0 {
		t.Error("she was mended by nobody")
	}
}

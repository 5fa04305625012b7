package search

import (
	"testing"

	"waystation/table"
)

// What both answers have to thank the world for does not hide what lies between them; what befalls only one of them
// does.
func TestDoubtIsOfTheDifference(t *testing.T) {
	seen := func(answer func(world int) float64) float64 {
		tr := newTree(1, &table.Ask{Prompt: &table.Prompt{}}, [][]table.Option{{{}}, {{}}})
		b := &Bot{style: Style{Doubt: 2}, trees: []*tree{tr}}
		for world := range 400 {
			tr.count([]int32{0}, []float64{luck(world)})
			tr.count([]int32{1}, []float64{answer(world)})
		}
		return b.gain(1)
	}
	if x := seen(func(world int) float64 { return luck(world) + 0.02 }); x < 0.01 {
		t.Errorf("two hundredths more in each world, and the gain is %.3f", x)
	}
	if x := seen(func(world int) float64 { return luck(world+1) + 0.02 }); x > 0 {
		t.Errorf("two hundredths more in other worlds, and the gain is %.3f", x)
	}
	if x := seen(luck); x > 0 {
		t.Errorf("nothing lies between them, and the gain is %.3f", x)
	}
}

// An answer that is the same as the rule of thumb's is never taken for a better one, however seldom it was tried: the
// worlds that it missed count for neither.
func TestGainIsOfCommonWorlds(t *testing.T) {
	for _, visits := range []int{5, 10, 20, 50, 400} {
		for trial := range 200 {
			tr := newTree(1, &table.Ask{Prompt: &table.Prompt{}}, [][]table.Option{{{}}, {{}}})
			b := &Bot{style: Style{Doubt: 2}, trees: []*tree{tr}}
			for world := range 400 {
				x := luck(1000*trial + world)
				tr.count([]int32{0}, []float64{x})
				if world < visits {
					tr.count([]int32{1}, []float64{x})
				}
			}
			if x := b.gain(1); x > 0 {
				t.Fatalf("the same answer, tried in %d of 400 worlds, gains %.3f", visits, x)
			}
		}
	}
}

// luck is what share of winning a world holds for whoever is asked.
func luck(world int) float64 { return float64(mix(1, uint64(world))%1000) / 1000 }

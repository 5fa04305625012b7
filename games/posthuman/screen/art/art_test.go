package art

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestPicturesAreCutFromTheTwoPlates(t *testing.T) {
	plates := regexp.MustCompile(`class="(?:slip|sp|st|pp|ky|kl|kl thin|pl|pl thin)"`)
	check := func(name, svg string) {
		if len(plates.FindAllString(svg, -1)) != strings.Count(svg, "class=") || !strings.Contains(svg, `class="ky"`) {
			t.Errorf("%s is drawn with other pens", name)
		}
		if strings.Count(svg, "<g") != strings.Count(svg, "</g>") || strings.Contains(svg, "style") {
			t.Errorf("%s is not well formed", name)
		}
	}
	for _, name := range slices.Concat(Names(), Things(), Meetings(), Skills()) {
		check(name, Vignette(name))
	}
	seen := map[string]bool{}
	for breed := range figures {
		for level := range places {
			for who := range figures[breed][level] {
				svg := Foe(breed, level, who)
				check("foe", svg)
				if seen[svg] {
					t.Errorf("breed %d of level %d looks like another", breed, level)
				}
				seen[svg] = true
			}
		}
	}
	for name := range beasts {
		check(name, Beast(name, 1))
	}
	for terrain := range lands {
		seen := map[string]bool{}
		for seed := range 20 {
			svg := Land(terrain, seed)
			check("land", svg)
			seen[svg] = true
		}
		if len(seen) < 4 {
			t.Errorf("all tiles of terrain %d look alike", terrain)
		}
	}
}

// Where one side alone has thrown dice no half of the picture is left for the other.
func TestDiceOfOneSideStandInTheMiddle(t *testing.T) {
	const line = "M319 52H321"
	mine, both := []string{"attack"}, [2][]string{{"attack"}, {"miss"}}
	if svg := Throws([][2][]string{{nil, mine}, {nil, mine}}); strings.Contains(svg, line) ||
		!strings.Contains(svg, "translate(292 ") {
		t.Errorf("one side: %s", svg)
	}
	if svg := Throws([][2][]string{{nil, mine}, both}); !strings.Contains(svg, line) || strings.Count(svg, "opacity") != 1 {
		t.Errorf("two sides, one with a miss, which is dim: %s", svg)
	}
}

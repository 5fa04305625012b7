package screen

import (
	"regexp"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/table"
)

// Weapons, equipment and followers look like what they are called.
func TestThingsLookLikeTheirNames(t *testing.T) {
	drawn, cards := map[string]string{}, map[string]bool{}
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		name := pictureOf(f)
		cards[name] = true
		if f.Kind != saga.KindWeapon && f.Kind != saga.KindGear && f.Kind != saga.KindFollower {
			continue
		}
		if !art.Drawn(name) {
			t.Errorf("%s is drawn as any %s", f.Name, name)
		}
		if other, ok := drawn[name]; ok && other != f.Name {
			t.Errorf("%s looks like %s", f.Name, other)
		}
		drawn[name] = f.Name
	}
	plates := regexp.MustCompile(`class="(?:slip|sp|st|pp|ky|kl|kl thin|pl thin)"`)
	for _, name := range art.Things() {
		if !cards[name] {
			t.Errorf("no card is called %s, which is drawn", name)
		}
		svg := art.Vignette(name)
		if len(plates.FindAllString(svg, -1)) != strings.Count(svg, "class=") {
			t.Errorf("%s is drawn with other pens", name)
		}
	}
}

// What a challenge card does besides its results stands on the small card, too.
func TestNoHalfOfAChallengeCardSaysOnlyText(t *testing.T) {
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		if f.Kind != saga.KindChallenge {
			continue
		}
		for _, does := range f.Challenge.Does {
			if words := inShort(does); (words == "") != (len(does) == 0) || strings.Contains(words, "text") {
				t.Errorf("%s: a half that does %d things says %q", f.Name, len(does), words)
			}
		}
	}
}

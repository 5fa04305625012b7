package screen

import (
	"regexp"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/table"
	"waystation/web/webtest"
)

// Weapons, equipment and followers look like what they are called.
func TestThingsLookLikeTheirNames(t *testing.T) {
	var cards []webtest.Pictured
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		own := f.Kind == saga.KindWeapon || f.Kind == saga.KindGear || f.Kind == saga.KindFollower
		cards = append(cards, webtest.Pictured{Card: f.Name, Picture: pictureOf(f), Own: own})
	}
	webtest.PicturesFit(t, cards, art.Things())
	plates := regexp.MustCompile(`class="(?:slip|sp|st|pp|ky|kl|kl thin|pl thin)"`)
	for _, name := range art.Things() {
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

package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
	"waystation/web/webtest"
)

// What people carry, who follows them, and what they meet without a fight looks like what it is called: firearms and bows like their class, anything
// else like itself.
func TestThingsLookLikeTheirNames(t *testing.T) {
	var cards []webtest.Pictured
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		own := f.Kind == posthuman.KindMelee || f.Kind == posthuman.KindGear || f.Kind == posthuman.KindFollower ||
			f.Kind == posthuman.KindNarrative
		cards = append(cards, webtest.Pictured{Card: f.Name, Picture: pictureOf(f), Own: own})
	}
	webtest.PicturesFit(t, cards, append(art.Things(), art.Meetings()...))
}

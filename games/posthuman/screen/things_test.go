package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
	"waystation/web/webtest"
)

// What people carry, and who follows them, looks like what it is called: firearms and bows like their class, anything
// else like itself.
func TestThingsLookLikeTheirNames(t *testing.T) {
	var cards []webtest.Pictured
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		own := f.Kind == posthuman.KindMelee || f.Kind == posthuman.KindGear || f.Kind == posthuman.KindFollower
		cards = append(cards, webtest.Pictured{Card: f.Name, Picture: pictureOf(f), Own: own})
	}
	webtest.PicturesFit(t, cards, art.Things())
}

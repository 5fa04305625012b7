package screen

import (
	"testing"

	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
)

// What people carry, and who follows them, looks like what it is called: firearms and bows like their class, anything else like itself.
func TestThingsLookLikeTheirNames(t *testing.T) {
	drawn, cards := map[string]string{}, map[string]bool{}
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		name := pictureOf(f)
		cards[name] = true
		if f.Kind != posthuman.KindMelee && f.Kind != posthuman.KindGear && f.Kind != posthuman.KindFollower {
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
	for _, name := range art.Things() {
		if !cards[name] {
			t.Errorf("no card is called %s, which is drawn", name)
		}
	}
}

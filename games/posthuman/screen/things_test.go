package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/linocut"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
	"waystation/web/webtest"
)

// What people carry and know, who follows them, and what they meet without a fight looks like what it is called: firearms and
// bows like their class, anything else like itself.
func TestThingsLookLikeTheirNames(t *testing.T) {
	var cards []webtest.Pictured
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		own := f.Kind == posthuman.KindMelee || f.Kind == posthuman.KindGear || f.Kind == posthuman.KindFollower ||
			f.Kind == posthuman.KindNarrative || f.Kind == posthuman.KindSkill
		cards = append(cards, webtest.Pictured{Card: f.Name, Picture: pictureOf(f), Own: own})
	}
	webtest.PicturesFit(t, cards, slices.Concat(art.Things(), art.Meetings(), art.Skills()))
}

// An animal is drawn as what it is, and two that follow each other in a deck of encounters don't look the same.
func TestEnemiesLookLikeThemselves(t *testing.T) {
	drawn := map[string]bool{"sheepdog-without-sheep": true, "circus-bear": true} // as any dog, as any bear
	last := ""
	for _, group := range []posthuman.Group{posthuman.GroupEncounters1, posthuman.GroupEncounters2,
		posthuman.GroupEncounters3} {
		for _, c := range posthuman.Cards(group) {
			f := posthuman.Of(c)
			if f.Enemy == nil {
				continue
			}
			if name := linocut.Name(f.Name); f.Enemy.Breed == posthuman.Animal && !drawn[name] && art.Beast(name, 1) == "" {
				t.Errorf("%s is drawn as any animal", f.Name)
			}
			o := &posthuman.SeenPlayer{Foes: []posthuman.SeenFoe{{Card: c}}}
			picture := (&bout{o: o}).picture(0)
			if picture == last {
				t.Errorf("%s looks like the one before it", f.Name)
			}
			last = picture
		}
	}
}

// No long word of a name breaks in its middle without a hyphen: those that may not fit on a small card say where.
func TestLongWordsOfThingsBreakWithAHyphen(t *testing.T) {
	small := []posthuman.Kind{posthuman.KindMelee, posthuman.KindRanged, posthuman.KindGear, posthuman.KindSkill,
		posthuman.KindFollower, posthuman.KindEvent, posthuman.KindScar, posthuman.KindAction}
	long, p := 0, newPage(sceneOf(newMatch(t, 2, "long words", "standard"), 0))
	for c := range posthuman.Count() {
		f := posthuman.Of(table.Card(c))
		if !slices.Contains(small, f.Kind) {
			continue
		}
		if !strings.Contains(render(t, handChip(p, posthuman.Shown(c), false)), ">"+soft.Replace(f.Name)+"<") &&
			!strings.Contains(f.Name, "'") {
			t.Errorf("%s in a hand breaks elsewhere", f.Name)
		}
		for word := range strings.FieldsFuncSeq(soft.Replace(f.Name), func(r rune) bool {
			return r == ' ' || r == '-' || r == '\u00ad'
		}) {
			long = max(long, len(word))
			if len(word) > 9 {
				t.Errorf("%q of %q can't be parted", word, f.Name)
			}
		}
	}
	if long < 9 {
		t.Error("there is no long word")
	}
}

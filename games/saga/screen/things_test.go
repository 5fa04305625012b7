package screen

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/games/linocut"
	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web/webtest"
)

var plates = regexp.MustCompile(`class="(?:slip|sp|st|pp|ky|kl|kl thin|pl thin)"`)

// Weapons, equipment and followers look like what they are called.
func TestThingsLookLikeTheirNames(t *testing.T) {
	var cards []webtest.Pictured
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		own := f.Kind == saga.KindWeapon || f.Kind == saga.KindGear || f.Kind == saga.KindFollower
		cards = append(cards, webtest.Pictured{Card: f.Name, Picture: pictureOf(f), Own: own})
	}
	webtest.PicturesFit(t, cards, art.Things())
	for _, name := range art.Things() {
		svg := art.Vignette(name)
		if len(plates.FindAllString(svg, -1)) != strings.Count(svg, "class=") {
			t.Errorf("%s is drawn with other pens", name)
		}
	}
}

// Challenge cards look like what is done by them, each in its own way, and are drawn with the house's pens.
func TestChallengesLookLikeWhatIsDone(t *testing.T) {
	var cards []webtest.Pictured
	for c := range saga.Count() {
		if f := saga.Of(table.Card(c)); f.Kind == saga.KindChallenge {
			cards = append(cards, webtest.Pictured{Card: f.Name, Picture: pictureOf(f), Own: true})
		}
	}
	webtest.PicturesFit(t, cards, art.Moves())
	drawn := map[string]string{}
	for _, name := range art.Moves() {
		svg := art.Vignette(name)
		if other := drawn[svg]; other != "" {
			t.Errorf("%s is drawn as %s", name, other)
		}
		drawn[svg] = name
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

// Enemies of different sorts have different pictures: a fish is no dog, and many are no man alone.
func TestEnemiesOfDifferentSortsLookDifferent(t *testing.T) {
	sorts := map[string]string{}
	for c := range table.Card(saga.Count()) {
		if f := saga.Of(c); f.Kind == saga.KindEnemy {
			body := foeBodies[linocut.Name(f.Name)]
			if body != "" {
				sorts[linocut.Name(f.Name)] = body
			}
			if got := pictureOf(f); body != "" && got != body || art.Vignette(got) == "" {
				t.Errorf("%s looks like %q", f.Name, got)
			}
		}
	}
	like := func(a, b string) bool { return sorts[a] == sorts[b] }
	if like("mirror-boar", "thorn-dog") || like("night-grocer", "powder-aunt") ||
		like("orphan-of-the-kiln", "kindling-man") || sorts["twice-born-sergeant"] != "" {
		t.Errorf("a boar is no dog, a grocer no aunt, an orphan no demon: %v", sorts)
	}
	for name, body := range foeBodies {
		if sorts[name] == "" {
			t.Errorf("there is no enemy %s to look like a %s", name, body)
		}
	}
}

// Every event has a picture of its own, and so have the enemies that are like no other, all of it where a fight shows
// it.
func TestEventsLookLikeWhatHappens(t *testing.T) {
	drawn := map[string]string{}
	for c := range saga.Count() {
		f := saga.Of(table.Card(c))
		if f.Kind != saga.KindEvent || f.Name == "" {
			continue
		}
		svg := art.Vignette(pictureOf(f))
		if other := drawn[svg]; other != "" {
			t.Errorf("%s is drawn as %s", f.Name, other)
		}
		drawn[svg] = f.Name
	}
	if len(drawn) != len(art.Happenings()) {
		t.Errorf("%d events have pictures, %d are drawn", len(drawn), len(art.Happenings()))
	}
	for _, name := range append(art.Beings(), art.Landmarks()...) {
		found := false
		for c := range saga.Count() {
			found = found || linocut.Name(saga.Of(table.Card(c)).Name) == name
		}
		if !found {
			t.Errorf("there is nobody called %s", name)
		}
	}
	for _, name := range slices.Concat(art.Happenings(), art.Beings(), art.Landmarks()) {
		svg := art.Vignette(name)
		if len(plates.FindAllString(svg, -1)) != strings.Count(svg, "class=") {
			t.Errorf("%s is drawn with other pens", name)
		}
	}
}

// What is named after how it looks looks so, on its card and on the sheet of who finds it.
func TestTheRamAndTheMastLookLikeTheirNames(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "whose", "standard"), 0))
	for name, picture := range map[string]string{"Many-Backed Ram": "many-backed-ram", "The Long Mast": "the-long-mast"} {
		c := slices.IndexFunc(cardNames(), func(x string) bool { return x == name })
		if got := pictureOf(saga.Of(table.Card(c))); got != picture {
			t.Errorf("%s looks like %q", name, got)
		}
		e := taleThat(t, saga.Reveals)
		e.A = int16(c)
		if saga.Of(table.Card(c)).Kind != saga.KindSign {
			continue
		}
		var sheet strings.Builder
		x := p.bigNews(&scene.News{Told: []table.Event{e}, Words: []string{"It is found."}}, 0, "", "sign")
		if err := x.Picture.Render(t.Context(), &sheet); err != nil || !strings.Contains(sheet.String(), art.Vignette(picture)) {
			t.Errorf("the sheet of %s shows another picture: %v", name, err)
		}
	}
}

// cardNames are the names of all cards by number.
func cardNames() (names []string) {
	for c := range saga.Count() {
		names = append(names, saga.Of(table.Card(c)).Name)
	}
	return names
}

// Every story has a scene of its own, drawn with the house's pens.
func TestEveryStoryHasAScene(t *testing.T) {
	stories := 0
	for c := range saga.Count() {
		if saga.Of(table.Card(c)).Kind == saga.KindStory {
			stories++
		}
	}
	if art.Scenes() != stories {
		t.Fatalf("%d scenes for %d stories", art.Scenes(), stories)
	}
	drawn := map[string]int{}
	for n := 1; n <= art.Scenes(); n++ {
		svg := art.Scene(n)
		if other := drawn[svg]; other != 0 {
			t.Errorf("story %d is drawn as story %d", n, other)
		}
		drawn[svg] = n
		if len(plates.FindAllString(svg, -1)) != strings.Count(svg, "class=") {
			t.Errorf("the scene of story %d is drawn with other pens", n)
		}
	}
}

// A story is read beside its scene, and what has come of it beside the same with its plates changed.
func TestAStoryIsReadBesideItsScene(t *testing.T) {
	read := 0
	m := newMatch(t, 2, "scenes", "standard")
	walk(t, m, 3, func(a *table.Ask) {
		if v := m.View(a.Seat).(*saga.View); v.Story.Number > 0 && v.Story.Outcome == "" {
			read++
			scene := `<g class="look9 far9">` + art.Scene(int(v.Story.Number)) + `</g>`
			if p := newPage(sceneOf(m, a.Seat)); p.telling() && !strings.Contains(draw(t, p.Scene), scene) {
				t.Errorf("%q is read beside another picture", v.Story.Title)
			}
		}
	})
	if read == 0 {
		t.Error("nobody reads a story")
	}
	sc := sheets(t)["a story"]
	ends := sc.News.Told[find(sc.News.Told, isA(saga.StoryEnds))]
	if !strings.Contains(draw(t, sc), `<g class="look9 far9 after9">`+art.Scene(int(ends.A))) {
		t.Error("what came of it is read beside another picture")
	}
}

package screen

import (
	"bytes"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

func drawnPrint(t *testing.T, p web.Print) string {
	t.Helper()
	var b bytes.Buffer
	if err := p.Art.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// The end counts loops as the table did: the one in which it came is one of them.
func TestTheEndCountsTheLastLoop(t *testing.T) {
	m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/chapter1-pump-found.match")
	sc := scenetest.Of(heredity.Shelf, m, 0, nil)
	if got := (Screen{}).Ending(sc).Head; !strings.HasSuffix(got, "won in 8 loops of the row") || sc.Result.Rounds != 8 {
		t.Errorf("the end says %q of %d rounds", got, sc.Result.Rounds)
	}
	if unit := newPage(sc).bar().Unit; unit != "Loop" {
		t.Errorf("the bar counts %q", unit)
	}
}

// The end says why it came: what card ended the chapter, or whose last marker is gone, and by which rule.
func TestTheEndSaysWhyItCame(t *testing.T) {
	for match, want := range map[string]string{
		"introduction-told":    "The card “Fat” ends the chapter.",
		"chapter1-cistern-dry": "The last marker is gone from the Cistern: that ends the chapter.",
	} {
		m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/"+match+".match")
		p := newPage(scenetest.Of(heredity.Shelf, m, table.Nobody, nil))
		if says, rule := p.closes(); says != want || rule != "HE-RULING-64" {
			t.Errorf("%s: %q (%s), not %q", match, says, rule, want)
		}
	}
}

// Each way a chapter can end has its own print, the same for whoever looks, and only those stand in it who were there.
func TestEachEndHasItsPrint(t *testing.T) {
	used := map[string]bool{}
	for match, want := range map[string]string{
		"introduction-told": "won", "chapter1-pump-found": "won", "chapter6-bargain": "won",
		"chapter1-cistern-dry": "lost", "chapter3-drowned-round": "lost", "chapter6-taken": "lost",
		"chapter7-flood": "home", "chapter7-held": "home", "chapter7-road": "home", "chapter7-treaty": "home",
		"chapter7-house-taken": "taken",
	} {
		used[want] = true
		m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/"+match+".match")
		first := ""
		for eyes := table.Nobody; int(eyes) < m.Seats(); eyes++ {
			sc := scenetest.Of(heredity.Shelf, m, eyes, nil)
			got := Screen{}.Ending(sc).Print
			if got.Says != endPrints[want].says || got.Box != endPrints[want].box || !got.Dark {
				t.Errorf("%s: seat %d sees the print %q, and it ended with %s", match, eyes, got.Says, want)
			}
			art := drawnPrint(t, got)
			if first == "" {
				first = art
			}
			if art != first {
				t.Errorf("%s: seat %d sees another print than all see", match, eyes)
			}
			team := map[string]bool{}
			for _, o := range newPage(sc).v.Team {
				team[o.Name] = true
			}
			for _, name := range []string{"Djamal", "Maeve", "Selena", "Brick"} {
				if there := strings.Contains(art, `data-who="`+name+`"`); there != team[name] {
					t.Errorf("%s: in the print %s is there: %v, in the chapter: %v", match, name, there, team[name])
				}
			}
		}
	}
	for kind := range endPrints {
		if !used[kind] {
			t.Errorf("no whole match ends with %s", kind)
		}
	}
}

// The picture to share shows the same kind of end with the same people. It stands alone: each of its classes has an ink,
// nobody lights what is lost, and whoever has lost is seen in the dark.
func TestThePictureToShareIsOfItsEnd(t *testing.T) {
	house := []string{"sp", "st", "pp"}
	seen := map[string]string{}
	for match, kind := range map[string]string{
		"introduction-told": "won", "chapter1-cistern-dry": "lost", "chapter7-flood": "home",
		"chapter7-house-taken": "taken",
	} {
		m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/"+match+".match")
		sc := scenetest.Of(heredity.Shelf, m, table.Nobody, nil)
		told := Screen{}.Ending(sc)
		art := drawnPrint(t, told.Shared)
		for _, class := range classes.FindAllStringSubmatch(art, -1) {
			if _, ok := told.Shared.Inks[class[1]]; !ok && !slices.Contains(house, class[1]) {
				t.Errorf("%s: class %q has no ink where there is no stylesheet", kind, class[1])
			}
		}
		x := web.Shared{Game: "Heredity", Ink: Ink, Print: told.Shared, Told: kind}
		svg, err := x.Write(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		picture := string(svg)
		if strings.Contains(picture, "class=") || !strings.Contains(picture, `viewBox="`+endPrints[kind].box+`"`) {
			t.Errorf("%s: not its print, or it needs a stylesheet", kind)
		}
		if dark := strings.Contains(picture, `display="none"`); dark != (kind == "lost") {
			t.Errorf("%s: the fire is out: %v", kind, dark)
		}
		if rim := strings.Contains(picture, "#a08a54"); rim != (kind == "lost" || kind == "taken") {
			t.Errorf("%s: they are seen in the dark: %v", kind, rim)
		}
		if got, want := strings.Count(art, "data-who="), len(newPage(sc).v.Team); got != want {
			t.Errorf("%s: %d of the family are in the picture, %d were there", kind, got, want)
		}
		for other, drawing := range seen {
			if drawing == picture {
				t.Errorf("%s and %s have the same picture", kind, other)
			}
		}
		seen[kind] = picture
	}
}

var classes = regexp.MustCompile(`class="([^"]*)"`)

// What happened is shown by its kind, and of who was met a portrait is shown.
func TestMomentsHavePicturesOfTheirKind(t *testing.T) {
	m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/chapter6-force.match")
	p := newPage(scenetest.Of(heredity.Shelf, m, table.Nobody, nil))
	seen := map[heredity.Kind]string{}
	for _, e := range m.Events(0) {
		kind := heredity.KindOf(e)
		art := drawnPrint(t, p.momentPrint(e, "Nobody is named here."))
		if _, ok := heredity.Gained(e); ok {
			continue // a thing has a picture of its own
		}
		if old, ok := seen[kind]; ok && old != art {
			t.Errorf("two pictures of kind %d", kind)
		}
		seen[kind] = art
	}
	for kind, art := range seen {
		for other, drawing := range seen {
			if kind != other && art == drawing {
				t.Errorf("kinds %d and %d have the same picture", kind, other)
			}
		}
	}
	if len(seen) != len(momentArt) {
		t.Errorf("the match has %d kinds of moments, there are pictures of %d", len(seen), len(momentArt))
	}
	if got := metIn("Red tells Ansa that Corin is here."); got != "Ansa" {
		t.Errorf("named first is Ansa, shown is %q", got)
	}
}

// The end shows again what was told, in pictures of whom it tells: of the vixen a fox, of Corin his face. What was
// decided stands with it. It is no long list, and each picture is drawn.
func TestTheEndShowsWhatWasTold(t *testing.T) {
	for match, want := range map[string][]string{
		"introduction-told":  {"The Hen-house: st-bird", "The Vixen: st-fox", "Fat: "},
		"chapter1-pump-sold": {"The Dogs: st-dog", "Hale and Gethin: st-rider", "Hands: fig-maeve"},
	} {
		m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/"+match+".match")
		p := newPage(scenetest.Of(heredity.Shelf, m, table.Nobody, nil))
		pages, decided := p.story(), 0
		told := ""
		for _, x := range pages {
			told += x.title + ": " + strings.Join(uses.FindAllString(x.picture, -1), " ") + "; "
			if x.decided != "" {
				decided++
			}
			for _, id := range uses.FindAllString(x.picture, -1) {
				if !strings.Contains(sprite, `id="`+strings.TrimPrefix(id, "#")+`"`) {
					t.Errorf("%s: nobody has drawn %s", match, id)
				}
			}
		}
		if len(pages) < 3 || len(pages) > mostRetold || decided == 0 {
			t.Errorf("%s: %d pages are shown, %d with what was decided", match, len(pages), decided)
		}
		for _, w := range want {
			if !strings.Contains(strings.ReplaceAll(told, "#", ""), w) {
				t.Errorf("%s: %q is not among %s", match, w, told)
			}
		}
		var b bytes.Buffer
		if err := endMore(p).Render(t.Context(), &b); err != nil || !strings.Contains(b.String(), "What was told") {
			t.Errorf("%s: the end says nothing of it: %v", match, err)
		}
	}
}

var uses = regexp.MustCompile(`#[a-z]+-[a-z]+`)

// Of a thing that somebody gets is shown what it looks like.
func TestMomentsShowTheThing(t *testing.T) {
	m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/chapter1-pump-alone.match")
	p := newPage(scenetest.Of(heredity.Shelf, m, table.Nobody, nil))
	shown := map[string]string{}
	for _, e := range m.Events(0) {
		if number, ok := heredity.Gained(e); ok {
			shown[title(p.v, int(number))] = drawnPrint(t, p.momentPrint(e, p.Say(e)))
		}
	}
	coat, sling := shown["Long Coat, Lined"], shown["Sling"]
	if coat == sling || !strings.Contains(coat, wareCuts["coat"]) || !strings.Contains(sling, wareCuts["sling"]) {
		t.Errorf("the Long Coat is shown as %s, the Sling as %s", coat, sling)
	}
}

// Who is struck, or carried off, is seen in the picture of it.
func TestMomentsShowTheBeast(t *testing.T) {
	m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/introduction-told.match")
	p := newPage(scenetest.Of(heredity.Shelf, m, table.Nobody, nil))
	shown := map[string]bool{}
	for _, e := range m.Events(0) {
		words := p.Say(e)
		art := drawnPrint(t, p.momentPrint(e, words))
		switch {
		case heredity.KindOf(e) == heredity.Fought && strings.Contains(words, "strikes the vixen"):
			shown["fox"] = strings.Contains(art, "#st-fox") && strings.Contains(art, "#st-"+ours(words))
		case strings.Contains(words, " has the Bishop"):
			shown["bird"] = strings.Contains(art, "#st-bird")
		}
	}
	for what, there := range shown {
		if !there {
			t.Errorf("no picture shows the %s", what)
		}
	}
	if got := drawnPrint(t, p.momentPrint(table.Event{}, "Maeve strikes the vixen.")); strings.Contains(got, "st-fox") {
		t.Error("what is no fight is drawn as one")
	}
	if got := beast("Maeve strikes the vixen."); got != "fox" {
		t.Errorf("the vixen is drawn as %q", got)
	}
}

// A child's face is lower on its plate, and pictures that show the upper part of it begin lower: else it ends above the
// mouth. What is behind a face reaches beyond the plate, as it is printed a little aside.
func TestAFaceIsWhole(t *testing.T) {
	if faceOf("Swan") == faceOf("Corin") || faceOf("Brick") != "0 0 90 116" {
		t.Errorf("of Swan is seen %s, of Corin %s", faceOf("Swan"), faceOf("Corin"))
	}
	for _, x := range []string{"ground-band", "ground-road"} {
		if !strings.Contains(pieces[x], "M-9") {
			t.Errorf("%s ends with the plate", x)
		}
	}
}

// The end says once whether the chapter is won and in how many loops, and of a quest what it is; a pot with nothing in
// it is not shown.
func TestTheEndSaysThingsOnce(t *testing.T) {
	m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/introduction-told.match")
	p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
	var end, campaign bytes.Buffer
	if err := endMore(p).Render(t.Context(), &end); err != nil {
		t.Fatal(err)
	}
	if err := annals(p.v, true).Render(t.Context(), &campaign); err != nil {
		t.Fatal(err)
	}
	for _, said := range []string{"The chapter is won", "of the row"} {
		if strings.Contains(end.String(), said) {
			t.Errorf("below its title the end says %q again", said)
		}
	}
	const quest = "The Lullaby, a quest: it stays with you until a card asks for it"
	if !strings.Contains(end.String(), quest) {
		t.Errorf("the end does not say: %s", quest)
	}
	if strings.Contains(campaign.String(), "In the pot") || !strings.Contains(campaign.String(), "until a card asks") {
		t.Error("the campaign shows an empty pot, or says of no quest what it is")
	}
}

// In camp stands how the chapter has ended, and what that has used up.
func TestTheCampSaysHowItEnded(t *testing.T) {
	used := 0
	for _, match := range []string{"chapter1-pump-found", "chapter1-pump-alone", "chapter3-both", "chapter6-bargain"} {
		m := scenetest.Whole(t, heredity.Shelf, "../testdata/matches/"+match+".match")
		sc := scenetest.Of(heredity.Shelf, m, 0, nil)
		sc.Over = false
		p := newPage(sc)
		var b bytes.Buffer
		if err := nightRegion(p).Render(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		told := html.UnescapeString(b.String())
		if p.v.Ending == "" || !strings.Contains(told, curled(p.v.Ending)) {
			t.Errorf("%s: the camp does not say %q", match, p.v.Ending)
		}
		for _, e := range p.Events {
			if heredity.UsesUp(e) && !strings.Contains(told, p.Say(e)) {
				t.Errorf("%s: the camp does not say %q", match, p.Say(e))
			} else if heredity.UsesUp(e) {
				used++
			}
		}
	}
	if used == 0 {
		t.Error("nothing is ever used up")
	}
}

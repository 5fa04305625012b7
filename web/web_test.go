package web

import (
	"net/http/httptest"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

func TestStaticFilesAreKeptForEverUnderAHashedName(t *testing.T) {
	for url, a := range assets {
		w := httptest.NewRecorder()
		Static().ServeHTTP(w, httptest.NewRequest("GET", url, nil))
		if w.Code != 200 || w.Body.Len() != len(a.body) {
			t.Errorf("%s: status %d, %d bytes of %d", url, w.Code, w.Body.Len(), len(a.body))
		}
		if got := w.Header().Get("Cache-Control"); !strings.Contains(got, "immutable") {
			t.Errorf("%s: Cache-Control is %q", url, got)
		}
		if got := w.Header().Get("Content-Type"); got != a.kind || got == "" {
			t.Errorf("%s: Content-Type is %q", url, got)
		}
	}
	w := httptest.NewRecorder()
	Static().ServeHTTP(w, httptest.NewRequest("GET", "/static/table.000000000000.js", nil))
	if w.Code != 404 {
		t.Errorf("an old name answers %d, not 404", w.Code)
	}
}

func TestAGameBringsASheetOfItsOwn(t *testing.T) {
	sheet := NewSheet("firelands", ".dune { fill: var(--wash); }")
	var page strings.Builder
	if err := Shell(Page{Title: "Dunes", Sheets: []Sheet{sheet}}).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(page.String(), `href="`+sheet.url+`"`) {
		t.Error("the page does not link the sheet")
	}
	for _, c := range []struct {
		with []Sheet
		want int
	}{{nil, 404}, {[]Sheet{sheet}, 200}} {
		w := httptest.NewRecorder()
		Static(c.with...).ServeHTTP(w, httptest.NewRequest("GET", sheet.url, nil))
		if w.Code != c.want {
			t.Errorf("with %d sheets it answers %d, want %d", len(c.with), w.Code, c.want)
		}
	}
}

func TestMarkedTextKeepsStrangersHarmless(t *testing.T) {
	for text, want := range map[string]string{
		"*Ines* gathered: +1 {fuel}": `<b>Ines</b> gathered: +1 <svg class="ic" role="img" ` +
			`aria-label="fuel"><use href="#g-fuel"></use></svg>`,
		"sent the [Welder](welder)": `sent the <a class="cardref" href="/rules/firelands/cards/welder" ` +
			`data-card="/rules/firelands/cards/welder">Welder</a>`,
		"<script>alert(1)</script> {nobody}": `&lt;script&gt;alert(1)&lt;/script&gt; {nobody}`,
		"*<b>*":                              `<b>&lt;b&gt;</b>`,
		`[a"b](x" onclick="y)`:               `[a&#34;b](x&#34; onclick=&#34;y)`,
	} {
		if got := markup(nil, "firelands", text, true); got != want {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
	if got := markup(nil, "firelands", "[Welder](welder)", false); strings.Contains(got, "<a") ||
		!strings.Contains(got, "data-card") {
		t.Errorf("inside a button a card is %s", got)
	}
	if got := Plain("*Ines* fed the [Welder](welder) 1 {foodbad}"); got != "Ines fed the Welder 1 contaminated food" {
		t.Errorf("plain text is %q", got)
	}
}

func TestChoicesShowTheNextFreeKey(t *testing.T) {
	var got []string
	for _, c := range marked([]Choice{{Mark: "2"}, {}, {Mark: "B"}, {}, {}, {}, {}, {}, {}, {}, {}}) {
		got = append(got, c.Mark)
	}
	if want := "2 3 B 4 5 6 7 8 9 0 Q"; strings.Join(got, " ") != want {
		t.Errorf("marks are %q, want %q", strings.Join(got, " "), want)
	}
}

func TestRulesAreShortAtTheirOwnTable(t *testing.T) {
	for id, want := range map[string]string{
		"FL-EXPL-04": "EXPL-04", "EXPL-04": "EXPL-04", "PH-RULING-123": "RULING-123",
	} {
		if got := shortRule(id); got != want {
			t.Errorf("%s is shown as %s, want %s", id, got, want)
		}
	}
}

// The numbers under a plot stand apart and within it, also where a match turned again and again at its end.
func TestTurningPointsStandApart(t *testing.T) {
	for _, f := range plotFrames {
		a := Analysis{Of: 100}
		for _, at := range []int{3, 50, 51, 98, 99, 100} {
			a.Turns = append(a.Turns, Turn{Point: Point{At: at}})
		}
		at := f.knobs(a)
		for i, x := range at {
			if x < f.left || x > f.right || i > 0 && x < at[i-1]+f.knob-0.001 {
				t.Errorf("%s: %v, at least %v apart from %v to %v", f.class, at, f.knob, f.left, f.right)
			}
		}
	}
}

// Where marks are found is where a search of the whole text finds them.
func TestMarksAreFoundWhereTheyAre(t *testing.T) {
	whole := regexp.MustCompile(strings.TrimPrefix(oneMark.String(), "^"))
	for _, text := range []string{
		"", "plain", "*bold*", "**", "*a", "{fuel}{fuel}", "{Fuel}", "{", "[a](b)", "[a] (b)", "[[a](b)", "*[a](b)*",
		"{{fuel}", "a *b* {x} [c](d-1) e", "[a](b c)", "*a {fuel} b*", "Öl *Ö* [Ö](o)", "[*a*](b) {y", "]({*",
	} {
		if got, want := marks(text), whole.FindAllStringSubmatchIndex(text, -1); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// A poster among many says what its game is like when it is asked, by its name; one of few says it at once.
func TestAPosterSaysWhatItsGameIsLike(t *testing.T) {
	p := Poster{Name: "Dust", Claim: "Out of the dust.", Pitch: Pitch{Words: "A cart, a well, a rope."}}
	for few, want := range map[bool]string{
		true:  `<h2>Dust</h2><p class="tag">Out of the dust.</p><p class="pitch">A cart, a well, a rope.</p>`,
		false: `<details class="whatis"><summary><h2>Dust</h2>`,
	} {
		var page strings.Builder
		if err := PosterSheet(p, few).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(page.String(), want) || !strings.Contains(page.String(), p.Pitch.Words) {
			t.Errorf("of few posters %v: the page has no %s:\n%s", few, want, page.String())
		}
	}
}

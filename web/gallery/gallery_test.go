package gallery

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"waystation/web"
	"waystation/web/webtest"
)

func TestEveryExhibitIsSoundInBothThemes(t *testing.T) {
	for _, e := range Exhibits() {
		for _, theme := range []string{"night", "daylight", ""} {
			w := httptest.NewRecorder()
			Handler().ServeHTTP(w, httptest.NewRequest("GET", "/gallery/"+e.Name+"?theme="+theme, nil))
			if w.Code != 200 {
				t.Errorf("%s: status %d", e.Name, w.Code)
				continue
			}
			for _, wrong := range webtest.Faults(w.Body.String()) {
				t.Errorf("%s (%s): %s", e.Name, theme, wrong)
			}
			if theme != "" && !regexp.MustCompile(`<html[^>]*class="[^"]*`+theme).MatchString(w.Body.String()) {
				t.Errorf("%s does not wear the theme %s", e.Name, theme)
			}
		}
	}
}

func TestAFragmentLeavesOutWhatTheBrowserHas(t *testing.T) {
	r := httptest.NewRequest("GET", "/gallery/your-turn", nil)
	r.Header.Set("X-Fragment", "1")
	w := httptest.NewRecorder()
	Handler().ServeHTTP(w, r)
	got := w.Body.String()
	for _, must := range []string{
		"<title>● Firelands", `data-region="bar"`, `data-region="ask"`, `data-region="log"`, `data-version="31"`,
	} {
		if !strings.Contains(got, must) {
			t.Errorf("the fragment lacks %s", must)
		}
	}
	for _, never := range []string{"<html", "<script", "<symbol", `id="held"`} {
		if strings.Contains(got, never) {
			t.Errorf("the fragment holds %s", never)
		}
	}
}

func TestEveryMoodSaysWhoDecides(t *testing.T) {
	for name, must := range map[string][]string{
		"your-turn": {"Your turn", "bg-blue", `value="explore:3"`, `data-piece="slot:3"`, `name="number" value="31"`,
			"An Enemy is here", `href="/rules/firelands#FL-EXPL-04"`, "2 more not now", "Take back feeding the Welder"},
		"several": {"is-chosen", ", chosen", "Here is the new question", "what was seen stays seen"},
		"waiting": {"Waiting for", "bg-yellow", "Otto"},
		"at-once": {"Everybody at once", "has answered", "is thinking"},
		"any":     {"Free to act", "bg-all", `value="pass"`},
		"over":    {"The game is over", "bg-green", "The reckoning", "Play again"},
	} {
		w := httptest.NewRecorder()
		Handler().ServeHTTP(w, httptest.NewRequest("GET", "/gallery/"+name, nil))
		for _, m := range must {
			if !strings.Contains(strings.ToLower(w.Body.String()), strings.ToLower(m)) {
				t.Errorf("%s lacks %q", name, m)
			}
		}
		if asks := strings.Contains(w.Body.String(), `id="answer"`); asks == (name == "waiting" || name == "over") {
			t.Errorf("%s: a form to answer with is there: %t", name, asks)
		}
	}
}

func TestTheRulebookIsSearchedWithoutTheScript(t *testing.T) {
	page := rulebook(web.Page{})
	page.Query = "survivor GO falls"
	w := httptest.NewRecorder()
	if err := web.RulebookPage(page).Render(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	got := w.Body.String()
	if !strings.Contains(got, `href="/gallery/rules#FL-EXPL"`) {
		t.Error("what was found does not lead back to the chapters")
	}
	if !strings.Contains(got, `id="FL-RULING-23"`) || strings.Contains(got, `id="FL-EXPL-04"`) ||
		!strings.Contains(got, ">1 place<") {
		t.Error("searching for survivor, go, falls does not leave just FL-RULING-23")
	}
}

// A rule that mentions another leads to it, but not where there is none of that name.
func TestRulesLeadToEachOther(t *testing.T) {
	w := httptest.NewRecorder()
	if err := rules(web.Page{}).Render(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	if got := w.Body.String(); !strings.Contains(got, `see <a href="#FL-EXPL-05">FL-EXPL-05</a> and FL-GONE-01`) {
		t.Error("FL-FOOD-03 does not lead to FL-EXPL-05, or leads to a rule that is not there")
	}
}

// A colour is chosen by the seats' shapes; any other setting of a seat from a list; neither among the house rules.
func TestSettingsOfASeatStandInItsRow(t *testing.T) {
	w := httptest.NewRecorder()
	if err := painted(web.Page{}).Render(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	seats, house, _ := strings.Cut(w.Body.String(), "House rules")
	for _, must := range []string{
		`type="radio" name="opt.colour2" value="green" checked`, `<select class="seatopt" name="opt.handicap3"`,
		`href="#s-blue"`, `aria-label="Who plays seat 2"`,
	} {
		if !strings.Contains(seats, must) {
			t.Errorf("the rows of the seats lack %s", must)
		}
	}
	if strings.Contains(house, "colour") || !strings.Contains(house, `name="opt.length"`) ||
		!regexp.MustCompile(`<details class="more" open>\s*<summary>`).MatchString(w.Body.String()) {
		t.Error("the house rules, one of them changed, do not stand open with the length alone")
	}
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	stale, err := webtest.Stale("..")
	if err != nil || len(stale) > 0 {
		t.Errorf("go generate ./web: %v have changed since, %v", stale, err)
	}
}

package gallery

import (
	"bytes"
	"fmt"
	"go/format"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/a-h/templ/generator"
	"github.com/a-h/templ/parser/v2"

	"waystation/web"
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
			for _, wrong := range faults(w.Body.String()) {
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
	for _, must := range []string{"<title>● Firelands", `data-region="bar"`, `data-region="ask"`, `data-region="log"`, `data-version="31"`} {
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
		"your-turn": {"Your turn", "bg-blue", `value="explore:3"`, `data-piece="slot:3"`, `name="number" value="31"`, "An Enemy is here", `href="/rules/firelands#FL-EXPL-04"`, "2 more not now", "Take back feeding the Welder"},
		"several":   {"is-chosen", ", chosen", "Here is the new question", "what was seen stays seen"},
		"waiting":   {"Waiting for", "bg-yellow", "Otto"},
		"at-once":   {"Everybody at once", "has answered", "is thinking"},
		"any":       {"Any of us may", "bg-all", `value="pass"`},
		"over":      {"The game is over", "bg-green", "The reckoning", "Play again"},
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
	if !strings.Contains(got, `id="FL-RULING-23"`) || strings.Contains(got, `id="FL-EXPL-04"`) || !strings.Contains(got, ">1 rule<") {
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
	for _, must := range []string{`type="radio" name="opt.colour2" value="green" checked`, `<select class="seatopt" name="opt.handicap3"`, `href="#s-blue"`, `aria-label="Who plays seat 2"`} {
		if !strings.Contains(seats, must) {
			t.Errorf("the rows of the seats lack %s", must)
		}
	}
	if strings.Contains(house, "colour") || !strings.Contains(house, `name="opt.length"`) || !regexp.MustCompile(`<details class="more" open>\s*<summary>`).MatchString(w.Body.String()) {
		t.Error("the house rules, one of them changed, do not stand open with the length alone")
	}
}

// The checks themselves must find what is wrong.
func TestFaultsAreFound(t *testing.T) {
	for page, want := range map[string]string{
		"<main><h1>x</h1><p><div></div></p></main>":                             "<div> inside <p>",
		"<main><h1>x</h1></div></main>":                                         "closes",
		"<main><h1>x</h1>":                                                      "never closed",
		`<main><h1>x</h1><button></button></main>`:                              "without a name",
		`<main><h1>x</h1><svg></svg></main>`:                                    "neither said nor hidden",
		`<main><h1>x</h1><b style="color:red">x</b></main>`:                     "inline",
		`<main><h1>x</h1><b onclick="x">x</b></main>`:                           "inline",
		`<main><h1>x</h1><b id="a">x</b><b id="a">x</b></main>`:                 "twice",
		`<main><h1>x</h1><input type="text"></main>`:                            "without a label",
		`<main><h1>x</h1><a href="#gone">x</a></main>`:                          "leads nowhere",
		`<main><h1>x</h1><svg aria-hidden="true"><use href="#g-x"></use></svg>`: "leads nowhere",
		`<main><p>x</p></main>`:                                                 "h1",
		`<main><h1>x</h1><a href="/x"><button>y</button></a></main>`:            "inside <a>",
		`<main><h1>x</h1><div><li>x</li></div></main>`:                          "<li> inside <div>",
		`<main><h1>x</h1><b data-shortcut="u">x</b><b data-shortcut="u">y</b>`:  "key u",
		`<main><h1>x</h1><section aria-labelledby="nobody">x</section></main>`:  "nobody",
		`<main><h1>x</h1><button type="submit" form="no" name="key">x</button>`: "form",
	} {
		if got := strings.Join(faults(page), "; "); !strings.Contains(got, want) {
			t.Errorf("%s\n got %s\nwant %s", page, got, want)
		}
	}
}

type element struct {
	name  string
	attrs map[string]string
	text  strings.Builder
	at    int
}

var (
	tags    = regexp.MustCompile(`<!--.*?-->|(?i:<!doctype html>)|<(/?)([a-zA-Z0-9]+)((?:\s+[^\s=<>/]+(?:="[^"<]*")?)*)\s*(/?)>`)
	attrs   = regexp.MustCompile(`([^\s=]+)(?:="([^"]*)")?`)
	voids   = strings.Fields("meta link input br img hr")
	blocks  = strings.Fields("div p ul ol dl section article header footer main nav aside form table h1 h2 h3 fieldset details")
	parents = map[string][]string{"li": {"ul", "ol"}, "dt": {"dl"}, "dd": {"dl"}, "tr": {"thead", "tbody", "tfoot"}, "td": {"tr"}, "th": {"tr"}, "legend": {"fieldset"}, "summary": {"details"}, "option": {"select"}}
)

// faults reads a page and says everything that is wrong with it.
func faults(page string) []string {
	var wrong []string
	fault := func(format string, a ...any) { wrong = append(wrong, fmt.Sprintf(format, a...)) }
	var stack []*element
	ids, shortcuts := map[string]bool{}, map[string]bool{}
	var links, named, labels, forms []string
	heads, at := 0, 0
	inside := func(names ...string) string {
		for _, e := range stack {
			if slices.Contains(names, e.name) {
				return e.name
			}
		}
		return ""
	}
	for _, m := range tags.FindAllStringSubmatchIndex(page, -1) {
		text := page[at:m[0]]
		at = m[1]
		if strings.ContainsAny(text, "<>") {
			fault("a stray bracket in %q", text)
		}
		for _, e := range stack {
			e.text.WriteString(text)
		}
		if m[4] < 0 {
			continue
		}
		name := page[m[4]:m[5]]
		if page[m[2]:m[3]] == "/" {
			if len(stack) == 0 || stack[len(stack)-1].name != name {
				fault("</%s> closes something else", name)
				return wrong
			}
			e := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			said := strings.TrimSpace(e.text.String()) + e.attrs["aria-label"]
			if (name == "button" || name == "a" || name == "summary") && said == "" {
				fault("<%s> without a name: %v", name, e.attrs)
			}
			continue
		}
		e := &element{name: name, attrs: map[string]string{}}
		for _, a := range attrs.FindAllStringSubmatch(page[m[6]:m[7]], -1) {
			e.attrs[a[1]] = a[2]
			if a[1] == "style" || strings.HasPrefix(a[1], "on") {
				fault("inline %s on <%s>", a[1], name)
			}
		}
		a := e.attrs
		if name == "style" || name == "script" && a["src"] == "" {
			fault("inline <%s>", name)
		}
		if id, ok := a["id"]; ok {
			if ids[id] {
				fault("the id %s stands twice", id)
			}
			ids[id] = true
		}
		if key, ok := a["data-shortcut"]; ok {
			if shortcuts[key] {
				fault("the key %s works twice", key)
			}
			shortcuts[key] = true
		}
		if slices.Contains(blocks, name) {
			if in := inside("p", "button", "a", "label"); in != "" {
				fault("<%s> inside <%s>", name, in)
			}
		}
		if name == "a" || name == "button" || name == "input" || name == "select" {
			if in := inside("a", "button", "summary"); in != "" {
				fault("<%s> inside <%s>", name, in)
			}
		}
		if want, ok := parents[name]; ok && (len(stack) == 0 || !slices.Contains(want, stack[len(stack)-1].name)) {
			above := "nothing"
			if len(stack) > 0 {
				above = stack[len(stack)-1].name
			}
			fault("<%s> inside <%s>", name, above)
		}
		if name == "svg" && a["aria-hidden"] != "true" && (a["role"] != "img" || a["aria-label"] == "") && inside("svg") == "" {
			fault("<svg class=%q> is neither said nor hidden", a["class"])
		}
		if a["role"] == "img" && a["aria-label"] == "" {
			fault("a picture without words: %v", a)
		}
		if (name == "input" && a["type"] != "hidden" || name == "select") && a["aria-label"] == "" && inside("label") == "" {
			labels = append(labels, a["id"])
		}
		if name == "label" && a["for"] != "" {
			named = append(named, a["for"])
		}
		if href := a["href"]; strings.HasPrefix(href, "#") {
			links = append(links, href[1:])
		} else if _, ok := a["href"]; ok && href == "" {
			fault("<%s> leads nowhere", name)
		}
		for _, ref := range []string{"aria-labelledby", "aria-describedby"} {
			links = append(links, strings.Fields(a[ref])...)
		}
		if name == "button" && a["type"] == "" {
			fault("a button does not say its type")
		}
		if f, ok := a["form"]; ok {
			forms = append(forms, f)
		}
		if name == "h1" {
			heads++
		}
		if !slices.Contains(voids, name) && (m[8] < 0 || page[m[8]:m[9]] != "/") {
			stack = append(stack, e)
		}
	}
	for _, e := range stack {
		fault("<%s> is never closed", e.name)
	}
	for _, l := range links {
		if !ids[l] {
			fault("#%s leads nowhere", l)
		}
	}
	for _, l := range labels {
		if l == "" || !slices.Contains(named, l) {
			fault("a field without a label: %q", l)
		}
	}
	for _, f := range forms {
		if !ids[f] {
			fault("a button belongs to a form that is not there: %s", f)
		}
	}
	if heads != 1 {
		fault("%d h1", heads)
	}
	return wrong
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	templates, err := filepath.Glob("../*.templ")
	if err != nil {
		t.Fatal(err)
	}
	here, err := filepath.Glob("../gallery/*.templ")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range append(templates, here...) {
		file, err := parser.Parse(path)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		name := strings.TrimPrefix(filepath.ToSlash(path), "../")
		if _, err := generator.Generate(file, &out, generator.WithFileName(name), generator.WithVersion("v0.3.977")); err != nil {
			t.Fatal(err)
		}
		want, err := format.Source(out.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(strings.TrimSuffix(path, ".templ") + "_templ.go")
		if err != nil {
			t.Errorf("%s was never generated: go generate ./web", name)
		} else if !bytes.Equal(got, want) {
			t.Errorf("%s has changed since it was generated: go generate ./web", name)
		}
	}
}

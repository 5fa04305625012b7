package webtest

import (
	"strings"
	"testing"
)

// The checks themselves must find what is wrong.
func TestFaultsAreFound(t *testing.T) {
	for page, want := range map[string]string{
		"<main><h1>x</h1><p><div></div></p></main>":                             "<div> inside <p>",
		"<main><h1>x</h1></div></main>":                                         "closes",
		"<main><h1>x</h1>":                                                      "never closed",
		`<main><h1>x</h1><button></button></main>`:                              "without a name",
		`<main><h1>x</h1><svg></svg></main>`:                                    "neither said nor hidden",
		`<main><h1>x</h1><svg role="group"></svg></main>`:                       "neither said nor hidden",
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
		`<main><h1>x</h1><b class='x'>x</b></main>`:                             "stray",
		`<main><h1>x</h1><b class="x"title="y">x</b></main>`:                    "stray",
		`<main><h1>x</h1>1 < 2</main>`:                                          "stray",
		`<main><h1>x</h1><!-- x</main>`:                                         "stray",
	} {
		if got := strings.Join(Faults(page), "; "); !strings.Contains(got, want) {
			t.Errorf("%s\n got %s\nwant %s", page, got, want)
		}
	}
}

// A sound page has none.
func TestNoFaults(t *testing.T) {
	for _, page := range []string{
		"<!DOCTYPE html>\n<main><h1>x</h1></main>",
		"<!-- <b>\n--><main><h1>x</h1><br><br/><input\n  type=\"hidden\" name=\"a\" disabled></main>",
		`<main><h1>x</h1><svg aria-hidden="true"><use href="/static/p.svg#g-x"/></svg></main>`,
		`<main><h1>x</h1><a href="/x"><b></b>go</a><button type="submit" aria-label="x"></button></main>`,
	} {
		if got := Faults(page); got != nil {
			t.Errorf("%s\n got %s", page, got)
		}
	}
}

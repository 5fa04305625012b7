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
	} {
		if got := strings.Join(Faults(page), "; "); !strings.Contains(got, want) {
			t.Errorf("%s\n got %s\nwant %s", page, got, want)
		}
	}
}

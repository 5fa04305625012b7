package web_test

import (
	"strings"
	"testing"

	"waystation/web"
)

// regions is a page of three, of which one holds elements with its own tag before what changes.
func regions(bar, ask, log string) string {
	return `<title>x</title><header class="top" data-region="bar">` + bar + `</header><main><section data-region="ask"><section class="in">` +
		`in</section><sectional>y</sectional>` + ask + `</section><div data-region="log">` + log + `</div></main>`
}

func TestRegionsThatABrowserHasAreLeftOut(t *testing.T) {
	whole, sums := web.Slim([]byte(regions("b", "a", "l")), "")
	if string(whole) != regions("b", "a", "l") {
		t.Errorf("who has nothing is sent %s", whole)
	}
	if strings.Count(sums, ",") != 2 || !strings.HasPrefix(sums, "bar.") {
		t.Errorf("sums: %s", sums)
	}
	slim, now := web.Slim([]byte(regions("b", "another", "l")), sums)
	want := `<title>x</title><header data-region="bar" data-same></header><main><section data-region="ask"><section class="in">` +
		`in</section><sectional>y</sectional>another</section><div data-region="log" data-same></div></main>`
	if string(slim) != want {
		t.Errorf("got  %s\nwant %s", slim, want)
	}
	if again, _ := web.Slim([]byte(regions("b", "another", "l")), now); strings.Count(string(again), "data-same") != 3 {
		t.Errorf("what has not changed: %s", again)
	}
	// Where a region comes or goes, the browser needs the page as a whole.
	for _, has := range []string{"bar.1", sums + ",hints.12", "nonsense", strings.Replace(sums, "ask.", "map.", 1)} {
		if got, _ := web.Slim([]byte(regions("b", "a", "l")), has); string(got) != regions("b", "a", "l") {
			t.Errorf("with %q: %s", has, got)
		}
	}
}

// A region whose sum is another one's is sent: what was swapped is no longer there.
func TestARegionIsKnownByItsName(t *testing.T) {
	_, sums := web.Slim([]byte(`<div data-region="a">same</div><div data-region="b">same</div>`), "")
	a, b, _ := strings.Cut(sums, ",")
	swapped := "a" + b[1:] + ",b" + a[1:]
	got, _ := web.Slim([]byte(`<div data-region="a">same</div><div data-region="b">same</div>`), swapped)
	if strings.Contains(string(got), "data-same") {
		t.Errorf("got %s", got)
	}
}

// Of a region that has changed those parts are left out that a browser has; what lies within a part belongs to it.
func TestPartsThatABrowserHasAreLeftOut(t *testing.T) {
	page := func(bar, first, second string) []byte {
		return []byte(`<p data-region="bar">` + bar + `</p><div data-region="log"><ol data-part="b"><li>` + first +
			`</li><ol data-part="in">in</ol></ol><ol data-part="a">` + second + `</ol>end</div>`)
	}
	_, sums := web.Slim(page("bar", "one", "two"), "")
	slim, now := web.Slim(page("bar", "one more", "two"), sums)
	want := `<p data-region="bar" data-same></p><div data-region="log"><ol data-part="b"><li>one more</li><ol data-part="in">` +
		`in</ol></ol><ol data-part="a" data-same></ol>end</div>`
	if string(slim) != want {
		t.Errorf("got  %s\nwant %s", slim, want)
	}
	if slim, _ = web.Slim(page("bar", "one more", "two"), now); strings.Count(string(slim), "data-same") != 2 {
		t.Errorf("nothing has changed: %s", slim)
	}
	// A part that is there for the first time is sent, and so is one under another's name.
	for _, has := range []string{strings.Replace(sums, "/a.", "/c.", 1), strings.Replace(sums, "/a.", "/b.", 1)} {
		if slim, _ = web.Slim(page("bar", "one more", "two"), has); strings.Contains(string(slim), "data-part=\"a\" data-same") {
			t.Errorf("with %q: %s", has, slim)
		}
	}
	// Parts come and go without the page being sent as a whole.
	if slim, _ = web.Slim(page("bar", "one", "two"), sums+",/gone.12"); strings.Count(string(slim), "data-same") != 2 {
		t.Errorf("with a part that is gone: %s", slim)
	}
}

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

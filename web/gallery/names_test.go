package gallery

import (
	"net/http/httptest"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// Wherever somebody's name stands alone on a page, no language touches it: not ours, and not the browser's own.
func TestNamesOfPeopleAreNotTranslated(t *testing.T) {
	people := map[string]bool{"Mara": true, "Otto": true, "Ines": true, "Vera": true, "Jo": true}
	found := 0
	for _, e := range Exhibits() {
		w := httptest.NewRecorder()
		Handler().ServeHTTP(w, httptest.NewRequest("GET", "/gallery/"+e.Name, nil))
		page, err := html.Parse(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		for n := range page.Descendants() {
			if n.Type != html.TextNode || !people[strings.TrimSpace(n.Data)] {
				continue
			}
			if n.Parent.Data == "b" && n.Parent.Attr == nil && (n.Parent.PrevSibling != nil || n.Parent.NextSibling != nil) {
				continue // in bold within a sentence, which package tongue leaves alone
			}
			found++
			kept := false
			for up := range n.Ancestors() {
				for _, a := range up.Attr {
					kept = kept || a.Key == "translate" && a.Val == "no"
				}
			}
			if !kept {
				t.Errorf("%s: %s may be translated in <%s %v>", e.Name, strings.TrimSpace(n.Data), n.Parent.Data,
					n.Parent.Attr)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d names stand on the pages", found)
	}
}

package server_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
	"waystation/tongue"
)

// Whoever reads German is called in German, by names in a row as German puts them; and from when they choose another
// language in that one.
func TestPeopleAreCalledInTheirLanguage(t *testing.T) {
	h := start(t, tongues(t))
	b := h.browser()
	b.asks = "de"
	b.post("/name", "name", "Otto")
	b.post("/settings/calls", "kind", "hook", "format", "json", "address", "https://example.org/otto")
	called := func(want string) {
		t.Helper()
		list, err := h.store.Channels(ctx, 1)
		if err != nil || len(list) != 1 || list[0].Language != want {
			t.Errorf("called in %+v, want %q; %v", list, want, err)
		}
	}
	called("de")
	b.post("/settings", "language", "en")
	called("en")
	b.post("/settings", "language", "")
	called("de")
}

// The pages on which somebody says how they are called are German, and so are all words about what is wrong with it.
func TestHowPeopleAreCalledIsSaidInGerman(t *testing.T) {
	var missing missingWords
	h := start(t, missing.germans(t), func(c *server.Config) { c.Limits.MessageBurst, c.Games = 1e6, shelf.All()[:1] })
	b := h.browser()
	b.asks = "de"
	b.post("/name", "name", "Mara")
	for _, address := range []string{"", "ftp://example.org", "https://", "http://127.0.0.1/", "https://me:pw@example.org/"} {
		b.post("/settings/calls", "kind", "hook", "format", "json", "address", address)
	}
	b.post("/settings/calls", "kind", "hook", "format", "json", "address", "https://example.org/hook")
	b.get("/settings")
	for _, done := range []string{"added", "tried", "dropped", "sent", "quiet"} {
		b.get("/settings?calls=" + done)
	}
	list, err := h.store.Channels(ctx, 1)
	if err != nil || len(list) != 1 {
		t.Fatalf("%v %v", list, err)
	}
	b.get("/calls/" + list[0].Token)
	b.post("/calls/"+list[0].Token, "do", "end")
	for _, name := range []string{"Mara", "example.org/…hook", "https://"} {
		missing.forget(name)
	}
	for _, english := range missing.list() {
		t.Errorf("missing in German: %s", english)
	}
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	found := 0
	files, err := filepath.Glob("../notices/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			x, ok := n.(*ast.CompositeLit)
			if !ok || len(x.Elts) != 1 {
				return true
			}
			if name, ok := x.Type.(*ast.Ident); ok && name.Name == "Wrong" {
				words, ok := constant(x.Elts[0], "")
				if ok && strings.HasSuffix(words, ".") {
					found++
					if _, known := german.Known(words); !known {
						t.Errorf("%s: missing in German: %s", file, words)
					}
				}
			}
			return true
		})
	}
	if found < 6 {
		t.Errorf("%d refusals were found", found)
	}
}

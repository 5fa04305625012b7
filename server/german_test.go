package server_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
	"waystation/tongue"
	"waystation/web"
)

// Who reads German reads German rules and searches in them; other rules are where they were.
func TestTheRulesAreReadAndSearchedInGerman(t *testing.T) {
	h := start(t, tongues(t), func(c *server.Config) { c.Games = shelf.All() })
	b := h.browser()
	b.asks = "de"
	page := b.get("/rules/firelands").body
	for _, want := range []string{
		"<b>Eins in jedes Fach.</b> In einem Ladefach", `>Laden und Stauen</h2>`, `>Nahrung und verseuchte Nahrung</a>`,
		`siehe <a href="#FL-RULING-17">FL-RULING-17</a>`, "Eine Regel suchen", `data-say-many="{n} Stellen"`,
	} {
		has(t, "the rules in German", page, want, true)
	}
	found := b.get("/rules/firelands?q=eins+jedes+fach").body
	has(t, "what was found", found, `id="FL-CONVOY-02"`, true)
	has(t, "what was found", found, `id="FL-CONVOY-05"`, false)
	has(t, "what was found", found, ">1 Stelle<", true)
	has(t, "an English word", b.get("/rules/firelands?q=occupant").body, "In diesen Regeln steht keines dieser Wörter.", true)
}

// Whatever the server refuses in words that are always the same is refused in German, too; and so is why a match was set
// aside.
func TestRefusalsAreThereInGerman(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	refusals, reasons := 0, 0
	check := func(file, words string, counted *int) {
		*counted++
		if _, known := german.Known(words); !known {
			t.Errorf("%s: missing in German: %s", file, words)
		}
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "refuse" && len(n.Args) == 2 {
					if words, ok := constant(n.Args[1], ""); ok {
						check(file, words, &refusals)
					}
				}
			case ast.Expr:
				words, ok := constant(n, "Mara")
				if ok && file == "aside.go" && strings.HasSuffix(words, "was set aside") {
					check(file, words, &reasons)
					return false
				}
			}
			return true
		})
	}
	if refusals < 150 || reasons != 6 {
		t.Errorf("%d refusals and %d reasons were found", refusals, reasons)
	}
}

// constant is a string that is written as it is, or in parts; who stands for parts that are not written, if it is not "".
func constant(e ast.Expr, who string) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		x, ok := constant(e.X, who)
		y, ok2 := constant(e.Y, who)
		return x + y, ok && ok2 && e.Op == token.ADD
	case *ast.CallExpr:
		return who, who != ""
	}
	return "", false
}

// The picture of an end that is shown to others says what the page of the end says, in its language.
func TestThePictureOfAnEndIsGerman(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	x := web.Shared{Game: "Firelands", Sub: "6 rounds", Told: "Mara is through the last gate."}
	b, err := x.Write(tongue.With(t.Context(), german))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<title>Mara ist durch das letzte Tor.</title>", ">Firelands, 6 Runden<"} {
		has(t, "the picture", string(b), want, true)
	}
}

// What the server refuses in words that it puts together is refused in German, too: also with what it finds in a file or
// on a card, which stays as it is.
func TestRefusalsOfManyPartsAreThereInGerman(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			f, ok := call.Fun.(*ast.Ident)
			if !ok || f.Name != "refuse" || len(call.Args) != 2 {
				return true
			}
			words := sample(call.Args[1])
			if words == anything {
				return true // they are made elsewhere
			}
			if rest, ok := strings.CutPrefix(words, anything+" "); ok && strings.ToUpper(rest[:1]) == rest[:1] {
				words = rest // behind a sentence that is made elsewhere
			}
			if rest, ok := strings.CutSuffix(words, ". "+anything); ok {
				words = rest + "."
			}
			found++
			if _, known := german.Known(words); !known {
				t.Errorf("%s: missing in German: %s", file, words)
			}
			return true
		})
	}
	if found < 200 {
		t.Errorf("%d refusals were found", found)
	}
}

// sample are words as they may become, by the expression that makes them.
func sample(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, _ := strconv.Unquote(e.Value)
		return s
	case *ast.BinaryExpr:
		return sample(e.X) + sample(e.Y)
	case *ast.CallExpr:
		if f, ok := e.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Sprintf" {
			return verbs.Replace(sample(e.Args[0]))
		}
		if f, ok := e.Fun.(*ast.Ident); ok && f.Name == "number" {
			return "3"
		}
	}
	return anything
}

// anything stands in a sample for what only the program knows as it runs. It is a word that German has.
const anything = "Fuel"

var verbs = strings.NewReplacer("%d", "3", "%s", anything, "%q", `"`+anything+`"`, "%v", anything, "%%", "%")

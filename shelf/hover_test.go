package shelf_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var underlines = regexp.MustCompile(`(text-decoration|text-underline)[a-z-]*:[^;]*;?`)

// After a press by finger a browser takes what was pressed for hovered until something else is: what shows that a mouse
// lies over it, beyond a line under words, is for mice alone.
func TestAFingerLeavesNoTint(t *testing.T) {
	house, err := filepath.Glob("../web/css/*.css")
	if err != nil {
		t.Fatal(err)
	}
	games, err := filepath.Glob("../games/*/screen/*.css")
	if err != nil {
		t.Fatal(err)
	}
	hovers := 0
	for _, name := range slices.Concat(house, games) {
		css, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var within []string // what the braces that are open stand behind
		text := string(css)
		for {
			at := strings.IndexAny(text, "{}")
			if at < 0 {
				break
			}
			words, brace := strings.TrimSpace(text[:at]), text[at]
			text = text[at+1:]
			if brace == '{' {
				within = append(within, words)
				continue
			}
			selector, media := within[len(within)-1], strings.Join(within[:len(within)-1], " ")
			within = within[:len(within)-1]
			if !strings.Contains(selector, ":hover") || strings.TrimSpace(underlines.ReplaceAllString(words, "")) == "" {
				continue
			}
			hovers++
			if !strings.Contains(media, "(hover: hover)") {
				t.Errorf("%s: %s { %s }", name, selector, words)
			}
		}
	}
	if hovers < 10 {
		t.Errorf("only %d rules for mice were found", hovers)
	}
}

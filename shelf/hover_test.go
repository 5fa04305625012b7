package shelf_test

import (
	"regexp"
	"strings"
	"testing"
)

var underlines = regexp.MustCompile(`(text-decoration|text-underline)[a-z-]*:[^;]*;?`)

// After a press by finger a browser takes what was pressed for hovered until something else is: what shows that a mouse
// lies over it, beyond a line under words, is for mice alone.
func TestAFingerLeavesNoTint(t *testing.T) {
	hovers := 0
	for _, r := range stylesOfAll(t) {
		if !strings.Contains(r.selector, ":hover") ||
			strings.TrimSpace(underlines.ReplaceAllString(r.words, "")) == "" {
			continue
		}
		hovers++
		if !strings.Contains(r.media, "(hover: hover)") {
			t.Errorf("%s: %s { %s }", r.file, r.selector, r.words)
		}
	}
	if hovers < 10 {
		t.Errorf("only %d rules for mice were found", hovers)
	}
}

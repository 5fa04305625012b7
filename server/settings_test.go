package server_test

import (
	"strings"
	"testing"
)

// What a browser wants is kept by its cookies, and every page follows; what makes no sense is as if it had not been said.
func TestSettingsAreKeptInTheBrowser(t *testing.T) {
	h := start(t)
	mara := h.browser()
	r := mara.post("/settings", "theme", "night", "text", "large", "motion", "", "sound", "turn", "sound", "bang")
	if !strings.Contains(r.body, "Kept.") || !strings.Contains(r.body, `value="turn" checked`) {
		t.Errorf("the form does not show what was kept:\n%s", r.body)
	}
	for _, at := range []string{"/", "/rules/caravan", mara.table("players", "2", "seat0", "me", "seat1", "open")} {
		if got := mara.get(at); !strings.Contains(got.body, `class="`+classesAt(at)+`night text-large sound-turn"`) {
			t.Errorf("%s does not follow what was kept: %.300s", at, got.body)
		}
	}
	mara.post("/settings", "theme", "", "text", "", "motion", "")
	if got := mara.get("/"); strings.Contains(got.body, "text-large") || strings.Contains(got.body, "night") {
		t.Errorf("what was taken back still holds: %.300s", got.body)
	}
}

func classesAt(path string) string {
	if path == "/" {
		return ""
	}
	return "g-caravan "
}

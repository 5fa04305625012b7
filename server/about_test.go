package server_test

import (
	"html"
	"os"
	"regexp"
	"strings"
	"testing"
)

// The notice that comes with the program stands on the page about it, word for word, as far as it concerns players.
func TestTheNoticeStandsOnThePageAboutIt(t *testing.T) {
	raw, err := os.ReadFile("../NOTICE.md")
	if err != nil {
		t.Fatal(err)
	}
	flat := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	page := flat(html.UnescapeString(regexp.MustCompile(`<[^>]*>`).
		ReplaceAllString(start(t).browser().get("/about").body, "")))
	notice := flat(strings.NewReplacer("*", "", " (LICENSE)", "").Replace(string(raw)))
	for _, sentence := range []string{
		"It is not made, licensed or endorsed by the authors or publishers of the board games whose rules it plays",
		"Their names belong to their owners and are used here only to say which game is played.",
		"All pictures, icons, maps, card texts, flavour and the wording of the rules are Waystation's own and are " +
			"given under the licence of the program",
		"No scan, picture or sentence was taken from a printed game.",
		"If you like a game here, buy it: a table with people around it is still the best screen.",
	} {
		if !strings.Contains(notice, sentence) {
			t.Errorf("NOTICE.md has changed and no longer says: %s", sentence)
		}
		if !strings.Contains(page, sentence) {
			t.Errorf("the page does not say: %s", sentence)
		}
	}
}

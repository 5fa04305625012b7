package screen

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/web/webtest"
)

func TestTheStylesheetKeepsTheHousesHabits(t *testing.T) {
	for _, wrong := range webtest.SheetFaults(CSS) {
		t.Error(wrong)
	}
}

// A letter of 10.5 px bold takes 6.3 px at most in the names of terrains and sites, as measured in a browser.
func TestNamesFitOntoTheTilesOfAHand(t *testing.T) {
	m := regexp.MustCompile(`\.hand9 li \{[^}]* width: ([0-9]+)px`).FindStringSubmatch(CSS)
	if m == nil {
		t.Fatal("tiles of a hand have no width of their own")
	}
	width, _ := strconv.ParseFloat(m[1], 64)
	names := []string{saga.Factory.String(), saga.Junkyard.String(), saga.Lab.String(), saga.Mall.String()}
	for _, x := range []saga.Terrain{saga.City, saga.Forest, saga.Mountain, saga.Rural} {
		names = append(names, x.String())
	}
	for _, n := range names {
		if room := width - 2; 6.3*float64(len(n)) > room {
			t.Errorf("%s is wider than the %v px of its tile", n, room)
		}
	}
}

func TestManySkillsAreToldShortly(t *testing.T) {
	m := newMatch(t, 2, "skills", "standard")
	page := draw(t, sceneOf(m, 0))
	_, list, _ := strings.Cut(page, `<ul class="skl">`)
	list, _, _ = strings.Cut(list, "</ul>")
	if n := strings.Count(list, "<li"); n < 5 {
		t.Fatalf("%d skills", n)
	}
	if !regexp.MustCompile(`<em>[0-9]+ XP<i>, after `).MatchString(list) {
		t.Errorf("what a skill comes after can't be left out:\n%s", list)
	}
	if !strings.Contains(list, "Can be learned after ") {
		t.Error("nothing says what a skill comes after")
	}
	if !strings.Contains(CSS, ".skl .n i { display: none; }") {
		t.Error("what a skill comes after is not left out of a long list")
	}
}

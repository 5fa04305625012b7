package web

import (
	"os"
	"strings"
	"testing"
)

// Choices stand under their headings, those that are seldom wanted apart and without a digit. Where all are, none is.
func TestGroupsOfChoices(t *testing.T) {
	for _, x := range []struct {
		choices []Choice
		want    string
	}{
		{[]Choice{
			{Key: "pass", Mark: "P"}, {Key: "a1", Group: "Ada"},
			{Key: "a2", Group: "Ada", Seldom: true}, {Key: "a3", Group: "Ada"}, {Key: "b1", Group: "Ben"},
		}, "[ pass=P][Ada a1=1 a3=2 (a2)][Ben b1=3]"},
		{[]Choice{{Key: "discard1", Seldom: true}, {Key: "discard2", Seldom: true}}, "[ discard1=1 discard2=2]"},
	} {
		got := ""
		for _, g := range groups(marked(x.choices)) {
			got += "[" + g.name
			for _, c := range g.often {
				got += " " + c.Key + "=" + c.Mark
			}
			for _, c := range g.seldom {
				got += " (" + c.Key + c.Mark + ")"
			}
			got += "]"
		}
		if got != x.want {
			t.Errorf("groups are %s, wanted %s", got, x.want)
		}
	}
}

// Where of something several can be taken, the button for less lies beside it: snapping would move the first out of reach.
func TestChoicesThatAreCountedDoNotSnap(t *testing.T) {
	b, err := os.ReadFile("css/narrow.css")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), ".choices:has(> .counted) { scroll-snap-type: none; }") {
		t.Error("on a phone counted choices snap")
	}
}

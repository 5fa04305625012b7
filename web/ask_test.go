package web

import "testing"

// Choices stand under their headings, those that are seldom wanted apart and without a digit.
func TestGroupsOfChoices(t *testing.T) {
	all := groups(marked([]Choice{
		{Key: "pass", Mark: "P"}, {Key: "a1", Group: "Ada"},
		{Key: "a2", Group: "Ada", Seldom: true}, {Key: "a3", Group: "Ada"}, {Key: "b1", Group: "Ben"},
	}))
	got := ""
	for _, g := range all {
		got += "[" + g.name
		for _, c := range g.often {
			got += " " + c.Key + "=" + c.Mark
		}
		for _, c := range g.seldom {
			got += " (" + c.Key + c.Mark + ")"
		}
		got += "]"
	}
	if want := "[ pass=P][Ada a1=1 a3=2 (a2)][Ben b1=3]"; got != want {
		t.Errorf("groups are %s, wanted %s", got, want)
	}
}

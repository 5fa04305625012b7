package cardfile

import (
	"reflect"
	"testing"
)

// What is changed is told card by card and field by field, and what is only laid out otherwise is not.
func TestCompareCards(t *testing.T) {
	was := "- id: A-1\n  name: Rig\n  speed: 4\n  boxes: [any, weapon 2]\n  when: {a: 1, b: 2}\n" +
		"- side: 1C\n  name: Pan\n  food: 2\n"
	is := "- id: A-1\n  speed: 2 # slower\n  name:   Rig\n  boxes: [any]\n  when: {a: 1, b: 3}\n" +
		"- {side: 1C, name: Pan, fuel: 1}\n"
	got, err := compare("start.yaml", was, is)
	if err != nil {
		t.Fatal(err)
	}
	want := []Change{
		{File: "start.yaml", Card: "A-1 Rig", Field: "speed", Old: "4", New: "2"},
		{File: "start.yaml", Card: "A-1 Rig", Field: "boxes", Old: "[any, weapon 2]", New: "[any]"},
		{File: "start.yaml", Card: "A-1 Rig", Field: "when", Old: "{a: 1, b: 2}", New: "{a: 1, b: 3}"},
		{File: "start.yaml", Card: "1C Pan", Field: "food", Old: "2"},
		{File: "start.yaml", Card: "1C Pan", Field: "fuel", New: "1"},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("changes\n%v, want\n%v", got, want)
	}
}

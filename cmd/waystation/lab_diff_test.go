package main

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"waystation/lab"
)

// What is changed is told card by card and field by field, and what is only laid out otherwise is not.
func TestCompareCards(t *testing.T) {
	was := "- id: A-1\n  name: Rig\n  speed: 4\n  boxes: [any, weapon 2]\n  when: {a: 1, b: 2}\n" +
		"- side: 1C\n  name: Pan\n  food: 2\n"
	is := "- id: A-1\n  speed: 2 # slower\n  name:   Rig\n  boxes: [any]\n  when: {a: 1, b: 3}\n" +
		"- {side: 1C, name: Pan, fuel: 1}\n"
	got, err := compareCards("start.yaml", []byte(was), []byte(is))
	if err != nil {
		t.Fatal(err)
	}
	want := []lab.Change{
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

// The lab's report of changed cards says what was changed, in every game that has card files.
func TestChangesInTheReport(t *testing.T) {
	for game, change := range map[string][3]string{
		"firelands": {"start.yaml", "colour: red\n  speed: 4", "colour: red\n  speed: 2"},
		"posthuman": {"weapons.yaml", "", ""},
	} {
		dir := with(t, game, change[0], swap(change[1], change[2]))
		out, err := asked(t, game, "--games", "12", "--precision", "5%", "--cards", dir)
		if err != nil {
			t.Fatal(err)
		}
		want := "\nchanged: start.yaml: ST-R1 Bone Rig: speed 4 -> 2\n"
		if strings.Contains(out, want) != (change[1] != "") {
			t.Errorf("%s:\n%s", game, out)
		}
		if !strings.Contains(out, "Games it takes to know shares to within 5 %:") {
			t.Errorf("%s:\n%s", game, out)
		}
	}
	_, err := asked(t, "caravan", "--precision", "0")
	if err == nil || !strings.Contains(err.Error(), "expected percent above 0") {
		t.Errorf("a precision of 0: %v", err)
	}
}

// Every game can be looked at as it goes, with changed cards too; a game without a judge can't.
func TestDramaOfEveryGame(t *testing.T) {
	for game, file := range map[string]string{"firelands": "start.yaml", "posthuman": "weapons.yaml"} {
		copied := with(t, game, file, swap("", ""))
		out, err := asked(t, game, "--games", "4", "--bots", "normal", "--drama", "--cards", copied, "--json")
		if err != nil {
			t.Fatal(err)
		}
		var r lab.Report
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatal(err)
		}
		d := r.Drama
		if d == nil || d.Games != 4 || d.Moments == 0 || !reflect.DeepEqual(d, r.Changed.Drama) {
			t.Errorf("%s: drama %+v, with a copy of the cards %+v", game, d, r.Changed.Drama)
		}
	}
	_, err := asked(t, "caravan", "--bots", "first", "--drama")
	if err == nil || !strings.Contains(err.Error(), "--drama: Caravan has no judge") {
		t.Errorf("a game without a judge: %v", err)
	}
}

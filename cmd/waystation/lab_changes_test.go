package main

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"waystation/lab"
)

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
		want := "\nchanged: start.yaml: ST-R1 Bone Rig: speed 4 → 2\n"
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

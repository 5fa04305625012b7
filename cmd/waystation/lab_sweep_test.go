package main

import (
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"

	"waystation/workshop"
)

// A number of a card is swept: at the printed value nothing is different, at others it is told how much, as JSON and as
// CSV; what makes no sense is refused with what would.
func TestANumberIsSwept(t *testing.T) {
	args := []string{"firelands", "--games", "12", "--bots", "random", "--sweep", "start.yaml:ST-R1:speed=2..4/2"}
	out, err := asked(t, append(args, "--json")...)
	if err != nil {
		t.Fatal(err)
	}
	var o workshop.Outcome
	if err := json.Unmarshal([]byte(out), &o); err != nil {
		t.Fatal(err)
	}
	if o.Sweep == nil || o.Sweep.Was != 4 || len(o.Points) != 2 || o.Points[0].Value != 2 || o.Points[1].Value != 4 ||
		o.Points[0].Same == 12 || o.Points[1].Same != 12 || o.Points[1].Headline != "There is no difference." {
		t.Errorf("swept: %+v", o)
	}
	for _, d := range o.Points[1].Differences {
		if d.Difference != 0 || d.Low != 0 || d.High != 0 {
			t.Errorf("the printed value differs from itself: %+v", d)
		}
	}
	out, err = asked(t, append(args, "--csv")...)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if err != nil || len(lines) != 1+len(o.Points[0].Differences)+len(o.Points[1].Differences) {
		t.Errorf("%d lines, error %v", len(lines), err)
	}
	if out, err = asked(t, args...); err != nil || !strings.Contains(out, "\n4: There is no difference. Of 12 seeds 12") {
		t.Errorf("in words: %v\n%s", err, out)
	}
	for sweep, want := range map[string]string{
		"speed=2..4":                   "expected FILE:CARD:FIELD=FROM..TO",
		"stars.yaml:ST-R1:speed=2..4":  "there is no card file stars.yaml; the game has automa.yaml",
		"start.yaml:ST-X1:speed=2..4":  `there is no card "ST-X1" in the file; it has ST-R1`,
		"start.yaml:ST-R1:pace=2..4":   `has no number "pace"; it has: speed, towing`,
		"start.yaml:ST-R1:speed=9..12": "speed 10: start.yaml:3: speed is 10, expected 1 to 9",
		"start.yaml:ST-R1:speed=4..2":  "there is no way up",
		"start.yaml:ST-R1:speed=1..90": "more than 40 steps",
	} {
		if _, err := asked(t, "firelands", "--sweep", sweep); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v\nwant %s", sweep, err, want)
		}
	}
}

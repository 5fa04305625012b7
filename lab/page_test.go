package lab

import (
	"strings"
	"testing"

	"waystation/table"
	"waystation/web/webtest"
)

// The page is sound, needs nothing from elsewhere, and has every figure as text.
func TestPage(t *testing.T) {
	r := play(t, Setting{Setup: table.Setup{Seats: 4}, Seed: "<b>a</b>", Games: 60,
		Bots: []Bot{thirsty, {Name: "random"}, alike("other")}})
	r.Cards = map[string]CardReport{"Tea & Salt": {50, 40, 45, 30, share95(30, 45)}, "Dust": {Offered: 3}}
	r.Losses = map[string]Count{"Out of the game: thirst": {10, 12}, "Robbed: night": {3, 3}}
	r.Changed = &Changed{Games: 60, Finished: 60, Groups: 15, Same: 2, Differences: []Difference{
		{Group: ofKinds, Name: "red", First: 0.5, Second: 0.25, Difference: -0.25, Low: -0.4, High: -0.1, P: 0.001,
			Sure: true}, {Group: ofTaken, Name: "Dust", P: 1}}}
	r.Changed.Changes = []Change{{File: "start.yaml", Card: "Bone & Rig", Field: "speed", Old: "4", New: "2"}}
	r.Drama = &Drama{
		Games: 60, Moments: 3, LeadChanges: 1.5, HalfTime: share95(40, 60), Kinds: 9, Never: []string{"turn: <rest>"},
	}
	var b strings.Builder
	if err := r.Page(&b, "Caravan"); err != nil {
		t.Fatal(err)
	}
	page := b.String()
	if _, body, ok := strings.Cut(page, "</style>"); ok {
		for _, wrong := range webtest.Faults("<!doctype html><html lang=\"en\"><head><title>x</title>" + body) {
			t.Error(wrong)
		}
	}
	for _, want := range []string{"thirsty above random", "Ratings", "Tea &amp; Salt", ">never had<",
		"&lt;b&gt;a&lt;/b&gt;", "Out of the game", "thirst", "-40.0 % to -10.0 %", `class="point sure"`,
		"games 0 to 59", "Bone &amp; Rig", "The surest difference in wins: red wins 25.0 % instead of 50.0 %",
		"1.5 times a game", "to know shares to within 2 %", "turn: &lt;rest&gt;"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	for _, never := range []string{"http:", "https:", "<script", "url(", "@import", "NaN", "Inf"} {
		if strings.Contains(page, never) {
			t.Errorf("the page holds %q", never)
		}
	}
}

// A report of nothing is a page too.
func TestEmptyPage(t *testing.T) {
	r := &Report{Game: "caravan", Players: 2, Bots: []string{"random"}, Ranges: [][2]int{{0, 5}}, Games: 5}
	var b strings.Builder
	if err := r.Page(&b, "Caravan"); err != nil || !strings.Contains(b.String(), "games of 5 finished") {
		t.Errorf("error %v:\n%s", err, b.String())
	}
}

package notices

import (
	"slices"
	"strings"
	"testing"

	"waystation/tongue"
)

// Whatever a notice says, for whichever reason and of however many people, it says in German to who reads German.
func TestEveryNoticeIsThereInGerman(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	missing := map[string]bool{}
	german = german.Telling(func(english string) { missing[english] = true })
	names := strings.Fields("Ada Ben Cleo Dan Eve")
	for _, why := range []Reason{Asked, Nudged, Clock, Deputed} {
		for with := range len(names) {
			for waiting := range with + 1 {
				for _, again := range []bool{false, true} {
					n := needed{Table{"Posthuman Saga", names[:with], names[:waiting], "/t/x"}, why, again}
					for _, many := range []int{1, 2, 9, 10, 14, 40} {
						call(german, slices.Repeat([]needed{n}, many), "https://x").in(german)
					}
				}
			}
		}
	}
	trial("https://x").in(german)
	confirmation("https://x").in(german)
	for english := range missing {
		t.Errorf("missing in German: %s", english)
	}
	n := needed{Table{"Firelands", names, names[:4], ""}, Asked, true}
	const want = "Firelands mit Ada, Ben, Cleo und noch zwei: Ada, Ben, Cleo und noch jemand warten noch immer auf dich."
	if got := german.Say(n.words(german)); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Names stand in a row as the reader's language has it: the first three of them, and how many more there are.
func TestNamesStandInARow(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	for n, want := range map[int][2]string{
		1: {"Ada", "Ada"},
		2: {"Ada and Ben", "Ada und Ben"},
		3: {"Ada, Ben and Cleo", "Ada, Ben und Cleo"},
		5: {"Ada, Ben, Cleo and two more", "Ada, Ben, Cleo und noch zwei"},
	} {
		names := strings.Fields("Ada Ben Cleo Dan Eve")[:n]
		if got := [2]string{together(nil, names), together(german, names)}; got != want {
			t.Errorf("%d names are %q, want %q", n, got, want)
		}
	}
}

package screen

import (
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

// What threatens by every row of a movement alike stands above them, once, and in no row; a row that differs says so.
func TestAThreatOfAllRowsIsSaidOnce(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	above, beside, again := 0, 0, 0
	for seed := range uint64(3) {
		m := newMatch(t, 3, "loom")
		walk(t, m, seed, func(a *table.Ask) {
			if a.Prompt.Kind != "drive" && a.Prompt.Kind != "set-off" {
				return
			}
			ask := newPage(sceneOf(m, a.Seat)).ask
			threats := map[string]int{}
			stops := 0
			for _, o := range a.Options {
				switch o.Option.Verb {
				case firelands.VerbCross, firelands.VerbDrive, firelands.VerbClaim, firelands.VerbStop:
					stops++
				}
				words := m.Voice(nil).Outlook(a, o.Option).Words
				for _, threat := range threatsOf(&web.Choice{Sub: words}) {
					threats[threat]++
				}
			}
			hits := false
			for threat := range threats {
				hits = hits || strings.HasPrefix(threat, "Ambush") && !strings.HasSuffix(threat, "can be hit")
			}
			if says := strings.Contains(ask.Known, " fires again after the convoys have"); says != hits {
				t.Errorf("%v: is it said that they fire again? %v", threats, says)
			} else if says {
				again++
			}
			for threat, n := range threats {
				shared := n == stops && n > 1
				if said := strings.Contains(ask.Known, " "+threat+"."); said != shared {
					t.Errorf("%q is said by %d of %d rows; is it above them? %v", threat, n, stops, said)
				}
				rows := 0
				for _, c := range ask.Choices {
					if strings.Contains(strings.Join(threatsOf(&c), ";"), threat) {
						rows++
					}
				}
				if shared {
					above++
				} else {
					beside++
				}
				if shared && rows > 0 || !shared && rows != n {
					t.Errorf("%q stands in %d rows, of %d that it is true of", threat, rows, n)
				}
				if words, known := german.Known(threat + "."); !known || words == threat+"." {
					t.Errorf("missing in German: %s.", threat)
				}
			}
		})
	}
	if above == 0 || beside == 0 || again == 0 {
		t.Errorf("met %d threats of all rows and %d of some, %d ambushes that hit", above, beside, again)
	}
}

// FL-END-09: that a Damage is the first of its card stands once, where it is by each row, else in the rows it is true of.
func TestTheFirstDamageOfEveryCardIsSaidOnce(t *testing.T) {
	scar := func(words string) bool { return strings.Contains(words, "first Damage, 1 Fame less") }
	above, beside := 0, 0
	for seed := range uint64(3) {
		m := newMatch(t, 3, "scar")
		walk(t, m, seed, func(a *table.Ask) {
			if a.Prompt.Kind != "damage" {
				return
			}
			ask, all, n := newPage(sceneOf(m, a.Seat)).ask, 0, 0
			for _, o := range a.Options {
				if scar(m.Voice(nil).Outlook(a, o.Option).Words) {
					all++
				}
			}
			for _, c := range ask.Choices {
				if scar(c.Sub) {
					n++
				}
			}
			switch once := all == len(a.Options) && all > 1; {
			case scar(ask.Known) != once, once && n > 0, !once && n != all:
				t.Errorf("it is so of %d in %d rows, is said by %d, above them: %q", all, len(a.Options), n, ask.Known)
			case once:
				above++
			case n > 0:
				beside++
			}
		})
	}
	if above == 0 || beside == 0 {
		t.Errorf("met %d questions that say it above their rows, %d in some", above, beside)
	}
}

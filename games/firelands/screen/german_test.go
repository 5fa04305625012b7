package screen

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

// Nothing is left in English on the pages of whole matches: of each number of players, in both boxes.
func TestWholeMatchesAreShownInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	missing := map[string]int{}
	german = german.Telling(func(english string) { missing[english]++ })
	for seats := 1; seats <= 4; seats++ {
		for _, land := range []string{"firelands", "frostlands"} {
			if seats == 1 && land == "frostlands" {
				continue // the Automa knows no ice
			}
			m := newMatch(t, seats, "german", "period1="+land, "period2="+land, "period3="+land)
			met := map[string]int{}
			walk(t, m, uint64(seats), func(a *table.Ask) {
				if met[a.Prompt.Kind]++; met[a.Prompt.Kind] <= 3 {
					scenetest.DrawIn(t, german, Screen{}, sceneOf(m, a.Seat), theme)
					scenetest.DrawIn(t, german, Screen{}, sceneOf(m, table.Nobody), theme)
				}
			})
			scenetest.DrawIn(t, german, Screen{}, sceneOf(m, 0), theme)
		}
	}
	for _, name := range scenetest.People {
		delete(missing, name) // stays what it is
	}
	if len(missing) > 0 {
		t.Errorf("%d texts are in English, such as %.20q", len(missing), slices.Sorted(maps.Keys(missing)))
	}
}

// What players ask about a card, and what they are told, is German for every card.
func TestWhatPlayersAskAboutCardsIsThereInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	check := func(list []web.Asked) {
		for _, a := range list {
			for _, english := range []string{a.Question, a.Answer} {
				if _, known := german.Known(english); !known {
					t.Errorf("missing in German: %s", english)
				}
			}
		}
	}
	for _, list := range askedOfKind {
		check(list)
	}
	for _, list := range askedOfCard {
		check(list)
	}
	foe, _ := firelands.Named("Destroyers")
	check([]web.Asked{tough(firelands.Of(foe))})
}

// What would follow from an option is German, however its parts come together: in a terminal, too, and behind advice.
func TestWhatWouldFollowIsThereInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	missing, met := map[string]string{}, map[string]bool{}
	for seats := 1; seats <= 4; seats++ {
		for seed := range uint64(4) {
			m := newMatch(t, seats, "follows"+strconv.Itoa(int(seed)))
			walk(t, m, seed, func(a *table.Ask) {
				for _, o := range a.Options {
					line := m.Voice(nil).Outlook(a, o.Option).Line()
					if words, known := german.Known(line); !known || strings.Contains(words, " left") {
						missing[line] = a.Prompt.Kind
					}
					met[line] = true
				}
			})
		}
	}
	for line, kind := range missing {
		t.Errorf("%s: missing in German: %s", kind, line)
	}
	if len(met) < 300 {
		t.Errorf("only %d were met", len(met))
	}
}

package screen

import (
	"maps"
	"slices"
	"testing"

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
}

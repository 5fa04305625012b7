package firelands_test

import (
	"testing"

	"waystation/games/firelands"
	"waystation/tongue"
)

func TestEverySentenceAndCardIsThereInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	texts := firelands.Texts()
	if len(texts) < 1000 {
		t.Fatalf("only %d texts are known of", len(texts))
	}
	for _, english := range texts {
		if _, known := german.Known(english); !german.Has(english) && !known {
			t.Errorf("missing in German: %s", english)
		}
	}
}

func TestABonusActionIsOfferedInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	const want = "Bonus. 1 Schaden: Bekomme 2 Zorn."
	if got, _ := german.Known("Bonus. 1 Damage: gain 2 Fury."); got != want {
		t.Errorf("in German a Bonus Action is %q, want %q", got, want)
	}
}

func TestTheGuidedMatchIsToldInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	l := firelands.Lesson()
	texts := []string{l.Narrator, l.Farewell}
	for _, s := range l.Steps {
		texts = append(texts, append(s.Say, s.Learns, s.Task)...)
	}
	for _, english := range texts {
		if words, known := german.Known(english); !known || english != "" && words == english {
			t.Errorf("missing in German: %s", english)
		}
	}
}

package firelands_test

import (
	"io/fs"
	"regexp"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"

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

// Every rule, ruling and chapter, and what each rule is called, is there as a whole, and with the same numbers and rules
// of other chapters in it.
func TestEveryRuleIsThereInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	texts := firelands.Ledger.Book().Texts()
	if len(texts) < 550 {
		t.Fatalf("only %d texts of the rulebook are known of", len(texts))
	}
	for _, r := range firelands.Ledger.Rules() { // by their titles they are cited
		texts = append(texts, r.Title)
	}
	exact := regexp.MustCompile(`FL-[A-Z]+(-[0-9]+)?|[0-9]+`)
	for _, english := range texts {
		if !german.Has(english) {
			t.Errorf("missing in German: %s", english)
			continue
		}
		want := slices.Sorted(slices.Values(exact.FindAllString(english, -1)))
		words := german.Say(english)
		if got := slices.Sorted(slices.Values(exact.FindAllString(words, -1))); !slices.Equal(got, want) {
			t.Errorf("%s\nholds %q, and in German %q: %s", english, want, got, words)
		}
	}
}

// What stands in the German rulebook is translated from a rule, or from a title, as it is now.
func TestNoGermanRuleIsStale(t *testing.T) {
	english := map[string]bool{}
	for _, s := range firelands.Ledger.Book().Texts() {
		english[s] = true
	}
	for _, r := range firelands.Ledger.Rules() {
		english[r.Title] = true
	}
	files, err := fs.Glob(tongue.Built(), "de/rules/firelands-*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("there is no German rulebook", err)
	}
	for _, name := range files {
		src, err := fs.ReadFile(tongue.Built(), name)
		if err != nil {
			t.Fatal(err)
		}
		var file struct{ Texts map[string]string }
		if err := yaml.Unmarshal(src, &file); err != nil {
			t.Fatal(err)
		}
		for s := range file.Texts {
			if !english[s] {
				t.Errorf("%s: no rule and no chapter says any more: %s", name, s)
			}
		}
	}
}

func TestABonusActionIsOfferedInGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	const want = "Bonus. Nimm 1 Schaden: Bekomme 2 Zorn."
	if got, _ := german.Known("Bonus. Take 1 Damage: gain 2 Fury."); got != want {
		t.Errorf("in German a Bonus Action is %q, want %q", got, want)
	}
}

func TestARowOfAnAmbushIsGermanAsAWhole(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	const want = "Metallbrecher, 2 Schaden; 1 Überlebender muss sterben; 1 Marke muss weg"
	if got, _ := german.Known("Metal Smasher, 2 Damage; 1 Survivor must die; 1 token must go"); got != want {
		t.Errorf("in German the row is %q, want %q", got, want)
	}
}

func TestARowOfASlotIsGermanAsAWhole(t *testing.T) {
	left := regexp.MustCompile(`\b(each|left|the|is|could|[0-9] in [0-9])\b`) // of English
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	for _, row := range []string{
		"the Desert Son dies; gives up the bonus: 1 Treatment or 1 Fury; the exploration ends",
		"the Desert Son and the Spy die unless treated; Fury 1 then; one bonus only",
		"the Desert Son dies unless treated; Fury 1 then; one bonus only", "the Desert Son and the Spy die",
		"keeps 2 Ammo; next round 1 in 12 that the market's next card is Close the Gap, at once the last gate shuts, and " +
			"nobody gets in any more",
		"a shortcut would take only 3; 1 point left; worth 2 Fame more; counted by a shortcut; the other's lead is worth 1 Fame less",
		"the Roof Rack is scrapped; 1 Fame less by its box; you hold 1 card too many then; no room: 1 token goes back",
		"you hold 2 cards too many then",
		"keeps 1 Ammo; next round 1 in 7 that the market's next card is Electrostatic Prelude, at once 2 Damage and " +
			"1 Contamination for everybody: 1 Survivor of yours must die",
		"1 in 7 that the market's next card is Ice Break-up, at once the ship sails on or a gate shuts, and " +
			"1 Damage for everybody: your last Survivor dies",
		"sends the Courier and the Citadel Scientist; you can pay only 1 of 2; Lose 1 Fame: gain 2 Food, 2 Fuel or " +
			"2 Ammo; discard the Nomad.",
		"sends the Desert Son; 1 Contamination: fatal for whoever goes, unless treated; then 2 Fuel (no room for 1), " +
			"or 1 Ammo and 1 Object",
		"skill 1; the Contamination is fatal after the action, unless treated",
		"sends the Spy; 1 Contamination for who goes: skill 2 becomes 1; the first counter, 1 Fame less if somebody reaches the Citadel; " +
			"then 2 Fuel, or 1 Ammo and 1 Object",
		"skill 2 becomes 1 by the Contamination; the first counter, 1 Fame less if somebody reaches the Citadel",
		"skill 3; one of them takes the Contamination",
		"a Device: 1 box (Weapon of rating 2)",
		"a Trailer: 3 boxes (Armor, Drill)",
		"a Truck: 5 boxes (Armor); speed 2, tows 3; the Bone Rig is scrapped: 4 boxes less; 1 Trailer of yours goes; " +
			"no room: 2 tokens go back",
		"the exploration ends; then Fury, recycling or the end of your turn",
		"gives up the bonus: 2 Repairs; the exploration ends; then the end of your turn",
		"gives up the bonus: 1 Repair and 1 Treatment or 2 Treatments or 1 Fury; does not use the Spy and the Courier; " +
			"the exploration ends; then the end of your turn",
		"gives up the bonus: 2 Repairs or 1 recycled Truck, Trailer or Device; the exploration ends",
		"gives up the bonus: 1 recycled Device or 1 Repair and 1 Contaminated Food; the exploration ends",
		"leaves the bonus that you could pay for; the exploration ends; then the end of your turn",
		"does not use the Welder, the Mechanic and the Trader; your rest ends, with 2 Survivors active",
		"2 active then, 1 at rest; 1 exhausted could be fed before, and not after",
		"recycles the Bone Rig; a Trailer: 3 boxes; one bonus only", "recycles one of 5 cards",
		"Whichever box takes it: then 1 Contamination; its card was undamaged, 1 Fame less if nobody gets aboard.",
		"no cargo is lost; then 1 Contamination: 2 Survivors of yours must die",
		"no point left: you stop there; worth 1 Fame more", "2 points unused; 1 Damage on your Truck",
		"Wherever you stop: 1 Damage on your Truck (1 Survivor must die; 1 token must go); no cargo of yours there.",
		"Wherever you stop: your lead counts from Green, the last, by ways open to it: less as it drives on.",
		"worth 2 Fame more; you reach the Citadel; the game ends with this round", "you get aboard",
		"Wherever you stop: gate 5, the next open one, is 3 spaces from 308 by road and shuts after this round.",
		"gate 6, the next open one, is 1 space from 311 by road",
		"Whatever you do: gate 5, the next open one, is 6 spaces from 305 by road and shuts after this round; as you " +
			"stand, your speed and Fuel are good for 5 spaces.",
		"Weapon box works again; can't hit by the Outcome card on top now",
		"Speed box works again; your speed and Fuel are good for 6 spaces then: enough for gate 5",
		"3 Fuel left; your speed and Fuel are good for 1 space then: not enough for gate 5",
		"your speed and Fuel are good for 0 spaces then, 6 needed for gate 5",
		"gate 5, the next open one, is 8 spaces from 303 by road or 7 by a shortcut",
		"gate 5, the next open one, is 8 spaces from 303 by road or 7 by a shortcut and shuts after this round",
		"active again after the Rest Phase", "not active any more in this last round; no room: 1 token goes back",
		"to the Rest Zone, active after the Rest Phase; 1 Contamination",
		"Whoever it is: Baron Tesla, 2 Damage; 1 Survivor must die.",
		"Whoever it is: Baron Tesla, 2 Damage; empty boxes can take it.",
		"recycles the Bone Rig or the Roof Rack", "2 points are lost", "1 point is lost", "recycles nothing this round",
		"2 points left; worth 3 Fame more; a stop there brings 1 Ammo",
		"1 point left; worth no more Fame; every other's lead is worth 2 Fame less",
		"0 points left; worth 2 Fame less; the others' leads are worth up to 2 Fame less; the game ends with this round",
		"skill 2 becomes 1; the first counter, 1 Fame less if somebody gets aboard",
		"3 boxes less; without Damage, 1 Fame less if nobody reaches the Citadel; no room: 1 token goes back",
		"the other's lead is worth 1 Fame less", "1 Fame less without it", "one bonus only", "the point of Fame is lost",
		"you can hold only 3 cards: 1 must go",
		"nobody is active any more: the Rest Phase begins; 2 exhausted could be fed now, or in the Rest Phase",
		"no room: 1 Survivor goes, and 2 tokens",
		"the Contamination of an option is fatal, unless treated; Read what lies ahead and, if you like, go again; or take 2 Objects.",
		"you can pay 2 of 3",
		"1 Contamination: fatal for whoever takes it",
		"3 points left; Enemy fire by the Destroyers and the Pathfinder, up to 3 Damage where a card says",
		"As long as they stand: Enemy fire by the Pathfinder, up to 1 Damage where a card says; Enemy fire may kill a " +
			"Survivor (the Shade Runner or the Tarp Trailer).",
		"keeps 2 Ammo; Enemy fire may kill a Survivor (the Shade Runner or the Smuggler Box or the Tarp Trailer)",
		"Whatever you do: 1 in 23 that the market's next card is Electrostatic Prelude, at once 2 Damage and 1 " +
			"Contamination for everybody.",
		"no Enemy is in your region; next round 1 in 9 that the market's next card is Close the Gap, at once one more " +
			"gate shuts",
		"1 Survivor waits for your next turn; 1 in 9 that the market's next card is Ice Break-up, at once the ship sails " +
			"on or a gate shuts, and 1 Damage for everybody",
		"skill 2; your only active one; 2 Survivors left then", "skill 1; exhausted now; 1 Survivor left then, and " +
			"without one you are out", "skill 1; active now", "skill 1; resting now; your last: you are out",
		"1 point left; a stop there costs 1 Contamination: your last Survivor may die; leaves behind the Destroyers",
		"0 points left; a stop there costs 1 Contamination: your last Survivor dies",
		"0 points left; a stop there costs 1 Contamination: fatal for whoever takes it",
		"sends the Spy; joins with skill 2; rides on the Tarp Trailer",
		"your rest ends, with 2 Survivors active; without Fuel your convoy can't set off",
		"2 Fuel then; a Survivor moves for it to the Tarp Trailer",
		"your cargo there: 2 Survivors, 1 Ammo; as your cargo lies, 1 Survivor must die; it can be " +
			"moved before you stop; 1 Resource buys off the Destroyers",
		"your cargo there: 1 Survivor, 1 Food, 2 Ammo; as your cargo lies, 2 " +
			"Survivors must die and 1 token must go",
		"no cargo of yours there; as your cargo lies, 2 tokens must go",
		"to the Rest Zone, active next round; 1 Contamination",
		"keeps 2 Fuel; an ambush by the Destroyers that hits none of your boxes; then Enemy fire unless beaten, up to 1 Damage " +
			"where a card says",
		"2 points left; an ambush by Baron Tesla, up to 2 Damage on the Shade Runner, 1 Survivor to Rest; then Enemy fire unless beaten, " +
			"up to 2 Damage where a card says",
		"keeps 1 Fuel; an ambush by Baron Tesla that hits none of your boxes, 1 Survivor to Rest; then Enemy fire unless " +
			"beaten, up to 2 Damage where a card says",
		"Wherever you stop: Enemy fire by the Pathfinder, up to 2 Damage where a card says; an ambush by the Destroyers and the Metal Smasher, " +
			"up to 3 Damage on the Shade Runner and the Tarp Trailer; then Enemy fire unless beaten, up to 3 Damage where a card says.",
		"sends the Spy; 1 Damage, as no Fame is left (1 Survivor must die; 1 token must go); then 2 Fuel (no room for 2)",
		"1 Damage; brings nothing: no box can take Contaminated Food",
		"Whichever box takes it: its card was undamaged, 1 Fame less if nobody gets aboard.",
		"1 point left; a stop there brings 1 Ammo (no room for 1)",
		"1 Ammo; 100 % to hit for 1; next box: 1 Target counter", "fills the last box; next box: nothing",
		"1 Ammo; 50 % to hit for 1 to 2; next boxes: 1 Object, 1 Fuel (no room for 1)", "next box: 1 Food (no room for 1)",
		"no room: 2 tokens go back, of your choice; the card leaves the market",
		"the one without a box; 0 Contaminated Food left",
		"0 points left; each hidden Rock: 1 Contamination (3 in 8), 1 Damage (3 in 8), 1 Fame for you (2 in 8); a stop " +
			"there brings 1 Food",
		"Contamination would be fatal for whoever takes it; the hidden Rock: 1 Damage (3 in 5)",
		"0 points left; 1 Contamination: 1 Survivor must die; 1 token must go",
		"0 points left; 2 Contamination: 2 Survivors must die; 1 Survivor must die",
		"The toll of the shortcut: Who takes the Contamination counter?",
		"your Drill is damaged",
		"empty: can't carry until repaired; its card was undamaged, 1 Fame less if nobody reaches the Citadel",
		"Weapon box out of use until repaired; its card was undamaged, 1 Fame less if nobody gets aboard",
		"1 point left; leaves behind the Pathfinder (1 Target of yours) and the Destroyers (2 Targets of yours)",
		"1 point left; leaves behind Baron Tesla",
		"Weapon box out of use until repaired; the next hit on your Truck kills a Survivor",
	} {
		got, known := german.Known(row)
		t.Log(got)
		if !known || left.MatchString(got) {
			t.Errorf("missing in German: %s", row)
		}
	}
}

func TestNewsOfASkippedPhaseIsGerman(t *testing.T) {
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := languages.Find("de")
	for english, want := range map[string]string{
		"Yellow's convoy stays on 104: no Fuel.":    "Der Konvoi von Gelb bleibt auf 104: kein Treibstoff.",
		"Red's convoy stays on 104.":                "Der Konvoi von Rot bleibt auf 104.",
		"Red has nobody active and skips the turn.": "Rot hat niemanden im Einsatz und lässt den Zug aus.",
		"No Enemy is near a convoy, so none fires.": "Kein Gegner ist bei einem Konvoi, also feuert keiner.",
	} {
		if got, _ := german.Known(english); got != want {
			t.Errorf("%q is %q in German, want %q", english, got, want)
		}
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

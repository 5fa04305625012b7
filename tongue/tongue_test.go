package tongue_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"waystation/tongue"
)

// german is the language of the program.
func german(t testing.TB) *tongue.Tongue {
	t.Helper()
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	de, ok := set.Find("de")
	if !ok {
		t.Fatal("there is no German")
	}
	return de
}

func TestNumbersGendersAndCasesAreGerman(t *testing.T) {
	de := german(t)
	for english, want := range map[string]string{
		// one and many
		"*Mara* sets off with 1 point.":                 "*Mara* fährt mit 1 Punkt los.",
		"*Mara* sets off with 5 points.":                "*Mara* fährt mit 5 Punkten los.",
		"You hold 1 card too many. Use or discard one.": "Du hältst 1 Karte zu viel. Verwende eine oder wirf eine ab.",
		"1 game broke, and count nowhere.":              "1 Partie: abgebrochen, zählt nirgends mit.",
		"3 games broke, and count nowhere.":             "3 Partien: abgebrochen, zählen nirgends mit.",
		// masculine, feminine, neuter and plural in the accusative
		"*Mara* explores the Roadside Shrine.": "*Mara* erkundet den Bildstock.",
		"*Mara* explores the Oil Platform.":    "*Mara* erkundet die Ölplattform.",
		"*Mara* explores the Field Clinic.":    "*Mara* erkundet das Feldlazarett.",
		"*Mara* uses the Snow Chains.":         "*Mara* verwendet die Schneeketten.",
		// nouns that decline, and adjectives
		"*Mara* calls on the Wasteland Nomad.":   "*Mara* besucht den Steppennomaden.",
		"*Mara* explores the Half-Buried Diner.": "*Mara* erkundet das Verwehte Rasthaus.",
		"*Mara* explores the Leaking Silo.":      "*Mara* erkundet das Lecke Silo.",
		// the dative, and what two words become
		"*Mara* deals 2 Damage to the Destroyers; 1 box still to fill.": "*Mara* macht 2 Schaden an den Zerstörern; " +
			"noch 1 Feld zu füllen.",
		"*Mara* repairs box 2 of the Bone Rig.":  "*Mara* repariert Fach 2 vom Knochentruck.",
		"*Mara* repairs box 2 of the Roof Rack.": "*Mara* repariert Fach 2 vom Dachgepäckträger.",
		"*Mara* repairs box 2 of the Gun Cart.":  "*Mara* repariert Fach 2 von der Geschützkarre.",
		// verbs go with their subject
		"The Destroyers come up in slot 3.":  "Die Zerstörer kommen auf Platz 3.",
		"The Pathfinder comes up in slot 3.": "Der Pfadfinder kommt auf Platz 3.",
		// what may stand at the end, or not, takes nothing from what is named before it
		"*Mara* loses the [Desert Son](C-1).": "*Mara* verliert den [Sohn der Wüste](C-1).",
		"*Mara* loses the [Desert Son](C-1), whose skill is down to 0.": "*Mara* verliert den " +
			"[Sohn der Wüste](C-1), denn das Können ist auf 0.",
		"*Mara* loses the [Desert Son](C-1) along with the token.": "*Mara* verliert den " +
			"[Sohn der Wüste](C-1) mitsamt der Marke.",
		// what is told before a name is no part of it
		"Electrostatic Prelude: Blue's Citadel Guard takes a Contamination counter.": "Elektrisches Vorspiel: " +
			"Gardist der Zitadelle von Blau bekommt einen Verseuchungsmarker.",
		// one thing has one name, wherever it is told
		"The Aurora lies at dock 2 of 6, space 308.":     "Die Aurora liegt an Anleger 2 von 6, Feld 308.",
		"the boards can need 12 rocks, but there are 8.": "Die Tafeln können 12 Felsen brauchen, es gibt aber 8.",
		"found 5 enemy rows, expected 6: one for each number.": "5 Zeilen für Feinde gefunden, erwartet werden 6: " +
			"eine für jede Nummer.",
		// words of the game that name a seat are translated, names are not
		"The Automa gains 2 Fuel.": "Der Automa bekommt 2 Treibstoff.",
		"*Fuel* gains 2 Fuel.":     "*Fuel* bekommt 2 Treibstoff.",
		// what joins most is taken apart first, and none of what it joins is taken for somebody's name
		"sends the Spy and the Sheriff; the Pathfinder and the Destroyers die": "schickt die Spionin und die Sheriffin; " +
			"der Pfadfinder und die Zerstörer sterben",
		"*Mara* explores the Oil Platform; *Otto* explores the Field Clinic.": "*Mara* explores the Oil Platform; " +
			"*Otto* explores the Field Clinic.",
		// a label begins with a capital, a card in brackets keeps its link
		"Scrap the Trophy Cart":          "Den Trophäenkarren verschrotten",
		"[Oil Platform](X-10)":           "[Ölplattform](X-10)",
		"What nobody has translated, 3.": "What nobody has translated, 3.",
		// several sentences, if all are known
		"The match has begun already. You don't sit here.": "Die Partie hat schon begonnen. Du sitzt hier nicht.",
		"The match has begun already. Nobody knows this.":  "The match has begun already. Nobody knows this.",
		// what stands in a file stays as it is
		"Unknown field \"Fuel\"; a card has: Food, Ammo.": "Unbekanntes Feld „Fuel“; hier gibt es: Food, Ammo.",
	} {
		if got := de.Say(english); got != want {
			t.Errorf("%q is %q, want %q", english, got, want)
		}
	}
}

func TestAPageIsPutIntoALanguageAsAWhole(t *testing.T) {
	de := german(t)
	for page, want := range map[string]string{
		`<html lang="en" class="x"><b>Undo</b>`:        `<html lang="de" class="x"><b>Zurück</b>`,
		`<a title="Undo" href="/Undo"> Undo </a>`:      `<a title="Zurück" href="/Undo"> Zurück </a>`,
		`<p translate="no">Undo <b>Undo</b></p>Undo`:   `<p translate="no">Undo <b>Undo</b></p>Zurück`,
		`<script>Undo</script><style>Undo</style>`:     `<script>Undo</script><style>Undo</style>`,
		`<textarea>Undo</textarea>`:                    `<textarea>Undo</textarea>`,
		`<noscript><b>Undo</b></noscript>Undo`:         `<noscript><b>Zurück</b></noscript>Zurück`,
		tongue.Raw("Undo") + "Undo":                    "UndoZurück",
		`<svg viewBox="0 0 1 1"><title>Undo</title>`:   `<svg viewBox="0 0 1 1"><title>Zurück</title>`,
		`<input value="Undo" placeholder="Undo"/>Undo`: `<input value="Undo" placeholder="Zurück"/>Zurück`,
		`<b>&lt;i&gt; unknown</b>`:                     `<b>&lt;i&gt; unknown</b>`,
	} {
		if got := string(de.Page([]byte(page))); got != want {
			t.Errorf("%s\nbecomes %s\nwant    %s", page, got, want)
		}
	}
}

func TestWhoReadsWhat(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ chosen, accepted, want string }{
		{"", "", "en"}, {"de", "", "de"}, {"", "de", "de"}, {"", "de-AT,de;q=0.9,en;q=0.8", "de"},
		{"", "en-GB,de;q=0.5", "en"}, {"en", "de", "en"}, {"tlh", "de", "de"}, {"", "tlh", "en"}, {"", ";;q=x", "en"},
		{"", "de_CH.UTF-8", "de"}, {"", "C.UTF-8", "en"}, {"", "POSIX", "en"},
	} {
		if got := set.For(c.chosen, c.accepted).Tag(); got != c.want {
			t.Errorf("who chose %q and whose browser asks for %q reads %s, want %s", c.chosen, c.accepted, got, c.want)
		}
	}
}

func TestWhatIsWrongInALanguageIsSaidByFile(t *testing.T) {
	for file, want := range map[string]string{
		`texts: {"{who} goes": "{card a} geht"}`: "the hole {card a} of the translation is not in the English",
		`texts: {"a {b c": "x"}`:                 "a { is never closed",
		`nouns: {Truck: Truck}`:                  `"Truck" is no noun such as "m Wanderer, gen Wanderers"`,
		`texts: [a]`:                             "cannot unmarshal",
	} {
		_, err := tongue.Read(fstest.MapFS{"fr/x.yaml": &fstest.MapFile{Data: []byte(file)}})
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "fr") {
			t.Errorf("%s: %v, want %q", file, err, want)
		}
	}
	_, err := tongue.Read(fstest.MapFS{"no tag/x.yaml": &fstest.MapFile{}})
	if err == nil || !strings.Contains(err.Error(), "called by its tag") {
		t.Errorf("a folder that is no language: %v", err)
	}
}

// A language may have folders within its own, such as one for rulebooks.
func TestFoldersWithinALanguageAreRead(t *testing.T) {
	set, err := tongue.Read(fstest.MapFS{
		"pl/x.yaml":       &fstest.MapFile{Data: []byte(`texts: {"Yes": "Tak"}`)},
		"pl/rules/x.yaml": &fstest.MapFile{Data: []byte(`texts: {"No": "Nie"}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	pl, _ := set.Find("pl")
	if got := pl.Say("Yes") + pl.Say("No"); got != "TakNie" {
		t.Errorf("yes and no are %q", got)
	}
}

// Polish has three kinds of numbers, which the file lists in their order.
func TestNumbersFollowTheLanguageAndNotEnglish(t *testing.T) {
	set, err := tongue.Read(fstest.MapFS{"pl/x.yaml": &fstest.MapFile{
		Data: []byte(`texts: {"{n a box boxes}": "{n a pole pola pól}"}`),
	}})
	if err != nil {
		t.Fatal(err)
	}
	pl, _ := set.Find("pl")
	for english, want := range map[string]string{"1 box": "1 pole", "3 boxes": "3 pola", "5 boxes": "5 pól", "22 boxes": "22 pola"} {
		if got := pl.Say(english); got != want {
			t.Errorf("%q is %q, want %q", english, got, want)
		}
	}
}

// What people write may be of any number of sentences, each of which the language could say: that is left in English, and not
// cut up in every way there is.
func TestATextOfManySentencesIsNotCutUpForEver(t *testing.T) {
	de := german(t)
	for _, n := range []int{3, 60} {
		text := strings.Repeat("Mode a. ", n) + "Zzqq qqzz"
		if words, known := de.Known(text); known || words != text {
			t.Errorf("%d sentences, of which the last means nothing, are %q", n+1, words)
		}
	}
}

package decks

import (
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// TestDecks reads and checks every chapter that is there.
func TestDecks(t *testing.T) {
	decks, err := All()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range decks {
		c := d.census()
		t.Logf("%s: %d cards: %v", d.ID, len(d.Cards), c)
		if want, ok := planned[d.Order]; ok && c != want {
			t.Errorf("%s has the cards %v, the table of the spine says %v", d.ID, c, want)
		}
	}
}

// census counts cards by kind as the table of the spine does.
type census struct{ Cover, Field, Narrative, NPC, Item, Special, Timeline, Quest int }

var planned = map[int]census{
	0: {1, 5, 19, 3, 4, 0, 3, 1},
	1: {1, 9, 16, 4, 6, 12, 3, 1},
	2: {1, 9, 27, 10, 6, 0, 5, 2},
	3: {1, 11, 20, 7, 7, 4, 4, 2},
	4: {1, 11, 22, 5, 8, 4, 6, 1},
	5: {1, 12, 19, 8, 7, 10, 4, 1},
	6: {1, 12, 27, 11, 7, 0, 5, 1},
	7: {1, 10, 24, 12, 6, 12, 5, 0},
}

func (d *Deck) census() census {
	special := map[int]bool{}
	for i := range d.Cards {
		for _, s := range d.Cards[i].sides() {
			for _, sec := range s.Sections {
				for _, st := range sec.Instruction {
					if st.Form == "deck {word} {list}" {
						for _, n := range st.Cards {
							special[n] = true
						}
					}
				}
			}
		}
	}
	var c census
	for i := range d.Cards {
		card := &d.Cards[i]
		a := card.A
		npc, row := false, a.Anchors.Left+a.Anchors.Top+a.Anchors.Bottom != ""
		for _, sec := range a.Sections {
			npc = npc || sec.NPC != nil
		}
		switch {
		case card.Kind == Cover:
			c.Cover++
		case card.Kind == Map:
			c.Field++
		case card.Kind == Item:
			c.Item++
		case card.Kind == Quest || card.Kind == Karma:
			c.Quest++
		case special[card.Number]:
			c.Special++
		case npc:
			c.NPC++
		case row:
			c.Timeline++
		default:
			c.Narrative++
		}
	}
	return c
}

const small = `id: 09-small
title: Small
order: 9
cast: [Maeve]
cover: 60
endings: [{id: done, victory: true, text: Done.}]
cards:
- {number: 60, kind: cover, a: {title: Small, sections: [{instruction: [take 61]}]}}
- {number: 61, kind: map, a: {title: Yard, map: {exits: {north: 62}, crosses: {b2: Maeve}}}}
- {number: 62, kind: map, a: {title: Shed, map: {exits: {south: 61}, spots: [{cell: a1, icon: look, take: 63}]}}}
- number: 63
  kind: narrative
  a: {title: End, sections: [{narrative: Maeve, text: 'Sit.'}, {instruction: [set done, victory done]}]}
`

// TestFaults bends a whole deck in one place and expects to be told.
func TestFaults(t *testing.T) {
	read := func(src string) error {
		_, err := Read(fstest.MapFS{"09-small.yaml": {Data: []byte(src)}})
		return err
	}
	if err := read(small); err != nil {
		t.Fatal(err)
	}
	for _, bend := range []struct{ old, new, want string }{
		{"take: 63", "take: 64", "leads to card 64"},
		{"take 61]", "tke 61]", `the step "tke 61"`},
		{"number: 62,", "number: 61,", "its number is that of"},
		{"exits: {south: 61}", "exits: {west: 61}", "no exit south back"},
		{"cell: a1, icon: look", "cell: a1, icon: loook", `an icon is "loook"`},
		{"victory done", "victory won", "none of the deck's endings"},
		{"cast: [Maeve]", "cast: [Mauve]", `"Mauve"`},
		{"text: 'Sit.'", "tekst: 'Sit.'", "tekst"},
		{"set done,", "damage 1 to nobody,", "damage 1 to nobody"},
		{"[{narrative: Maeve", "[{if: quest-on, narrative: Maeve", "neither this deck nor an earlier one writes"},
		{"exits: {south: 61}", "exits: {south: 61}, walls: [a3 south, b3 south, c3 south]", "all that side is wall"},
		{"exits: {south: 61}", "exits: {south: 61}, links: [{cell: b2, to: 61, letter: A}]", "no link A back"},
		{"exits: {south: 61}", "exits: {south: 61, north: 61}", "its exit north puts card 61 in a second place"},
		{"icon: look, take: 63", "icon: look, do: [wait]", "no card leads to it"},
		{"text: Done.", "text: ''", "has no text"},
		{"victory: true", "victory: false", "no ending is a victory"},
		{"title: End,", "title: End, anchors: {left: white},", "its left anchor is white"},
		{"title: End,", "title: End, anchors: {left: grey},", `an anchor is "grey"`},
		{"[{narrative: Maeve", "[{timeline: {steps: [wait]}}, {narrative: Maeve", "needs a clause"},
		{"set done,", "support 1,", "their anchors do not meet"},
		{"set done,", "support 62,", "their anchors do not meet"},
		{"title: End,", "title: The End of All of It,", "one to four words"},
		{"  a: {title: End, sections: [{narrative: Maeve, text: 'Sit.'}, {instruction: [set done,",
			"  b: {title: Over}\n  a: {title: End, sections: [{narrative: Maeve, text: 'Sit.'}, {instruction: [burn 63, set done,",
			"want 63(b)"},
		{"  a: {title: End, sections: [{narrative: Maeve, text: 'Sit.'}, {i", "  a: {title: End, item: {place: bag}, sections: [{i",
			"an item needs a text and a place"},
		{"  a: {title: End, sections: [{narrative: Maeve, text: 'Sit.'}, {i",
			"  a: {title: End, item: {place: hat, text: Tall.}, sections: [{i", "an item needs a text and a place"},
		{"set done,", "move 3 to 63, set done,", "card 63, which is no field; want 'toward nearest 63'"},
		{"take 61]", "take 61, karma 99]", "leads to card 99"},
		{"take: 63", "take: 64", "09-small.yaml:10: card 62 (Shed): "},
		{"number: 62,", "number: sixty,", "09-small.yaml:10: cannot unmarshal"},
		{"a: {title: Shed,", "b: {title: Shed,", "it has no side a"},
		{"set done,", "flip 63, set done,", "turn over cards without end"},
		{"cards:", "cards: [", "09-small.yaml:"},
	} {
		src := strings.Replace(small, bend.old, bend.new, 1)
		if strings.Contains(bend.want, "without end") { // each side turns the other up
			src += "  b: {title: Over, sections: [{instruction: [flip 63]}]}\n"
		}
		err := read(src)
		if err == nil || !strings.Contains(err.Error(), bend.want) {
			t.Errorf("%s for %s: found %v, expected %q", bend.new, bend.old, err, bend.want)
		}
	}
}

// What is discarded without a deck or without a cost is warned of, by file and line, and what has one is not
// (HE-RULING-55). The printed chapters mean all that they say.
func TestDiscardsThatAreNotMeant(t *testing.T) {
	warned := func(files fs.FS) (lines []string) {
		all, err := Check(files)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range all {
			if strings.Contains(line, "warning") {
				lines = append(lines, line)
			}
		}
		return lines
	}
	if found := warned(files); len(found) > 0 {
		t.Errorf("the printed chapters: %q", found)
	}
	const rope = "- {number: 64, kind: item, a: {title: Rope, item: {place: bag, text: Long., craft: 2}}}\n"
	free := strings.Replace(rope, ", craft: 2", "", 1)
	for _, x := range []struct{ say, more, want string }{
		{"discard this", "", "09-small.yaml:11: card 63 (End): warning: \"discard this\", but it is in no special deck"},
		{"discard 63", "", "it is in no special deck"},
		{"deck lots 63, discard this", "", ""},
		{"burn this", "", ""},
		{"take 64, discard 64", free, "\"discard 64\", but what costs nothing can't be made again"},
		{"take 64, discard 64", rope, ""},
		{"if: done, then: [discard this]", "", "it is in no special deck"},
	} {
		say := x.say
		if strings.HasPrefix(say, "if:") {
			say = "{" + say + "}"
		}
		src := strings.Replace(small, "set done,", "set done, "+say+",", 1) + x.more
		found := warned(fstest.MapFS{"09-small.yaml": {Data: []byte(src)}})
		if x.want == "" && len(found) > 0 || x.want != "" && (len(found) != 1 || !strings.Contains(found[0], x.want)) {
			t.Errorf("%s: warned of %q, want %q", x.say, found, x.want)
		}
	}
}

// TestWhatIsNoChapter refuses what is too large or nothing at all.
func TestWhatIsNoChapter(t *testing.T) {
	for what, files := range map[string]fstest.MapFS{
		"there is no chapter here":              {"notes.txt": {Data: []byte(small)}},
		"09-small.yaml:1: the file is empty":    {"09-small.yaml": {Data: []byte(" \n\n")}},
		"09-small.yaml: more than 1048576 byte": {"09-small.yaml": {Data: make([]byte, 10<<20)}},
		"09-small.yaml:1: id is \"\"":           {"09-small.yaml": {Data: []byte("title: Nothing\n")}},
		"09-small.yaml: ":                       {"09-small.yaml": {Data: []byte("id: \xff\xfe\n")}},
		"09-small.yaml:1: cannot unmarshal": {"09-small.yaml": {Data: []byte("id: &a [x,x,x,x,x,x,x,x,x]\n" +
			"title: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n" +
			"order: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\ncast: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n" +
			"choose: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\ncover: [*e,*e,*e,*e,*e,*e,*e,*e,*e]\n")}},
	} {
		if _, err := Read(files); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("found %.200v, want %q", err, what)
		}
	}
	many := fstest.MapFS{}
	for i := range MaxDecks + 1 {
		many[fmt.Sprintf("%02d.yaml", i)] = &fstest.MapFile{Data: []byte(small)}
	}
	if _, err := Read(many); err == nil || !strings.Contains(err.Error(), "51 chapters") {
		t.Errorf("many chapters: %v", err)
	}
}

// FuzzRead reads anything at all: what is wrong is said with the file's name, and nothing breaks.
func FuzzRead(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(strings.Replace(small, "take 61", "if: [", 1)))
	f.Add([]byte("cards: [{number: 60, a: {map: {spots: [{do: [flip this]}]}}}]"))
	f.Fuzz(func(t *testing.T, src []byte) {
		if _, err := Read(fstest.MapFS{"09-small.yaml": {Data: src}}); err != nil &&
			!strings.HasPrefix(err.Error(), "09-small.yaml:") {
			t.Error(err)
		}
	})
}

// TestDocs finds every form in the page for writers.
func TestDocs(t *testing.T) {
	page, err := os.ReadFile("../../../docs/writing-a-chapter.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range slices.Concat(Forms, Selectors, Facts) {
		if !strings.Contains(string(page), "`"+form+"`") {
			t.Errorf("docs/writing-a-chapter.md does not say %q", form)
		}
	}
}

// example is what may stand where a form has a hole.
var example = strings.NewReplacer("{n}", "107", "{ref}", "107b", "{k}", "2", "{who}", "each character",
	"{cell}", "107:a1", "{cells}", "107:a1 107:a2", "{id}", "well-known", "{name}", "Maeve", "{word}", "north",
	"{list}", "107 108", "{rest}", "We went home.")

// What is written as a form says is read as that form, and as no other that has room for it: a test of Karma was once
// read as a card from a deck of that name, and nothing was drawn.
func TestEachFormIsReadAsItself(t *testing.T) {
	for _, form := range Forms {
		if s, ok := step(example.Replace(form)); !ok || s.Form != form {
			t.Errorf("%q is read as %q, want %q", example.Replace(form), s.Form, form)
		}
	}
	for _, form := range Facts {
		if f, ok := fact(example.Replace(form)); !ok || f.Form != form {
			t.Errorf("%q is read as %q, want %q", example.Replace(form), f.Form, form)
		}
	}
}

package heredity

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"waystation/games/heredity/decks"
	"waystation/scenario"
	"waystation/table"
)

// What is carried is read strictly: the error says where, what, and what would be right.
func TestWhatCannotBeCarried(t *testing.T) {
	for carry, want := range map[string]string{
		`null`:                                  `"null"; want an object like {"next":1}`,
		`[]`:                                    `want an object`,
		`{"next":"one"}`:                        `Carry.next`,
		`{"future":1}`:                          `unknown field "future"`,
		`{"next":8}`:                            `next is chapter 8; want 0 to 7`,
		`{"next":-1}`:                           `next is chapter -1; want 0 to 7`,
		`{"materials":-1}`:                      `materials are -1; want 0 to 1000`,
		`{"materials":1001}`:                    `materials are 1001; want 0 to 1000`,
		`{"items":[{"card":12}]}`:               `items[0] is card 12; want 50 to 899`,
		`{"items":[{"card":51}]}`:               `items[0]: there is no card 51`,
		`{"items":[{"card":465}]}`:              `items[0]: card 465 is of kind quest; want item`,
		`{"items":[{"card":337,"side":"a"}]}`:   `items[0] shows side "a"; want "b", or nothing`,
		`{"items":[{"card":713,"side":"b"}]}`:   `items[0]: card 713 has no side b`,
		`{"items":[{"card":337},{"card":337}]}`: `items[1] is card 337, as items[0] is; want each card once`,
		`{"items":[{"card":337}],"creation":[{"card":337}]}`:     `creation[0] is card 337, as items[0] is`,
		`{"creation":[{"card":713}]}`:                            `creation[0]: card 713 cannot be made`,
		`{"creation":[{"card":337,"side":"b"}]}`:                 `creation[0] shows side "b"; want the front`,
		`{"quests":[{"card":337}]}`:                              `quests[0]: card 337 is of kind item; want quest`,
		`{"karma":[18]}`:                                         `karma[0] is card 18; want 19, 20, or 50 to 899`,
		`{"karma":[20,20]}`:                                      `karma[1] is card 20 for the second time`,
		`{"karma":[337]}`:                                        `karma[0]: card 337 is of kind item; want karma`,
		`{"karma":[50,51,52,53,54,55]}`:                          `karma has 6 cards beside 19 and 20; want 5 at most`,
		`{"marks":["Sold"]}`:                                     `marks[0] is "Sold"; want a name like herd-whole`,
		`{"marks":["here-lost"]}`:                                `marks[0] is "here-lost"`,
		`{"marks":["sold","sold"]}`:                              `marks[1] is "sold" for the second time`,
		`{"counts":[{"name":"","n":1}]}`:                         `counts[0] is of ""; want a name like raised`,
		`{"counts":[{"name":"raised"},{"name":"raised","n":1}]}`: `counts[1] is of "raised" for the second time`,
		`{"past":[{"chapter":9}]}`:                               `past[0] is of chapter 9; want 0 to 7`,
	} {
		_, err := Shelf.New(table.Setup{Game: "heredity", Mode: "campaign", Seats: 2, Carry: json.RawMessage(carry)})
		if err == nil || !strings.HasPrefix(err.Error(), "what the campaign carries: ") ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v\nwant %s", carry, err, want)
		}
	}
	_, err := Shelf.New(table.Setup{Game: "heredity", Mode: "chapter3", Seats: 2, Carry: json.RawMessage(`{"next":4}`)})
	if err == nil || !strings.Contains(err.Error(), `leads to chapter 4, not to chapter3; want mode "campaign"`) {
		t.Errorf("a chapter with what belongs to another: %v", err)
	}
}

// As much as can be carried is read, and no more.
func TestHowMuchCanBeCarried(t *testing.T) {
	cards := func(n int) (list []Carried) {
		for i := range n {
			list = append(list, Carried{Card: int16(firstSpecialNumber + i)})
		}
		return list
	}
	words := func(n int) (list []string) {
		for i := range n {
			list = append(list, fmt.Sprint("mark", i))
		}
		return list
	}
	letters := func(n int) string { return strings.Repeat("a", n) }
	past := func(p Past) Carry { return Carry{Past: []Past{p}} }
	for what, c := range map[string]struct {
		most  int
		carry func(n int) Carry
	}{
		"next chapter": {7, func(n int) Carry { return Carry{Next: int8(n)} }},
		"materials":    {1000, func(n int) Carry { return Carry{Materials: int16(n)} }},
		"items":        {200, func(n int) Carry { return Carry{Items: cards(n)} }},
		"creation":     {200, func(n int) Carry { return Carry{Creation: cards(n)} }},
		"quests":       {200, func(n int) Carry { return Carry{Quests: cards(n)} }},
		"card":         {899, func(n int) Carry { return Carry{Items: []Carried{{Card: int16(n)}}} }},
		"Karma card":   {899, func(n int) Carry { return Carry{Karma: []int16{int16(n)}} }},
		"Karma cards": {7, func(n int) Carry {
			return Carry{Karma: []int16{19, 20, 50, 51, 52, 53, 54, 55}[:n]}
		}},
		"marks": {200, func(n int) Carry { return Carry{Marks: words(n)} }},
		"counts": {200, func(n int) (c Carry) {
			for _, word := range words(n) {
				c.Counts = append(c.Counts, Counted{Name: word})
			}
			return c
		}},
		"letters of a mark":      {40, func(n int) Carry { return Carry{Marks: []string{letters(n)}} }},
		"chapters played":        {100, func(n int) Carry { return Carry{Past: make([]Past, n)} }},
		"a chapter's number":     {7, func(n int) Carry { return past(Past{Chapter: int8(n)}) }},
		"letters of the family":  {100, func(n int) Carry { return past(Past{Family: letters(n)}) }},
		"letters of the wounded": {100, func(n int) Carry { return past(Past{Wounded: letters(n)}) }},
		"notes":                  {60, func(n int) Carry { return past(Past{Notes: words(n)}) }},
		"letters of a note":      {600, func(n int) Carry { return past(Past{Notes: []string{letters(n)}}) }},
	} {
		for n, want := range map[int]bool{c.most: true, c.most + 1: false} {
			raw, err := json.Marshal(c.carry(n))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := readCarry(raw); (err == nil) != want {
				t.Errorf("%d %s: %v", n, what, err)
			}
		}
	}
}

// Whatever is carried, a match begins or an error says why not.
func FuzzCarry(f *testing.F) {
	for n := 1; n < Chapters; n++ {
		raw, err := carries.ReadFile(fmt.Sprintf("carries/%d.json", n))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	f.Add([]byte(`{"items":[{"card":337,"side":"b"}],"past":[{"chapter":1,"family":["Brick"]}]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		state, err := Shelf.New(table.Setup{Game: "heredity", Mode: "campaign", Seats: 2, Carry: raw})
		if err != nil {
			return
		}
		g := state.(*Game)
		tab := table.InPlace(1, 2, table.Config{})
		for !g.Ready() {
			g.Step(tab)
		}
		written, err := json.Marshal(g.Legacy())
		if err != nil {
			t.Fatal(err)
		}
		again, err := readCarry(written)
		if err != nil {
			t.Fatalf("%s leaves %s, which cannot be read: %v", raw, written, err)
		}
		if len(again.Items) != len(g.Began.Items) || len(again.Marks) != len(g.Began.Marks) {
			t.Errorf("%s leaves %s", raw, written)
		}
	})
}

// What one usually has at the beginning of a chapter is of the chapters before it, and called what the decks call it.
func TestUsualCarries(t *testing.T) {
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n < Chapters; n++ {
		c, err := usual(fmt.Sprint(n))
		if err != nil {
			t.Fatal(err)
		}
		scenario.Shows(t, "HE-RULING-116", "the chapter it leads to", int(c.Next), n)
		text := earlier(t, all[:n])
		for _, list := range [][]Carried{c.Items, c.Creation, c.Quests} {
			for _, x := range list {
				if got := text[x.Card]; got[len(x.Side)] != x.Name {
					t.Errorf("chapter %d: card %d is called %q, not %q", n, x.Card, got[len(x.Side)], x.Name)
				}
			}
		}
		for _, k := range c.Karma {
			if k >= firstSpecialNumber && text[k][0] == "" {
				t.Errorf("chapter %d: karma %d is of no chapter before it", n, k)
			}
		}
	}
	if _, err := usual("8"); err == nil || err.Error() != "there is no chapter 8; want 1 to 7" {
		t.Errorf("chapter 8: %v", err)
	}
}

// earlier are the titles of both sides of all cards of some decks.
func earlier(t *testing.T, all []*decks.Deck) map[int16][2]string {
	t.Helper()
	out := map[int16][2]string{}
	for _, d := range all {
		for _, c := range d.Cards {
			titles := [2]string{c.A.Title}
			if c.B != nil {
				titles[1] = c.B.Title
			}
			out[int16(c.Number)] = titles
		}
	}
	return out
}

// A defeat leaves what the chapter began with, but for the materials that were handed out, and is remembered.
func TestDefeatLeaves(t *testing.T) {
	g, tab := begun(t, "campaign", 2, `{"next":2,"items":[{"card":337}],"karma":[20],"materials":10,"marks":["sold"]}`,
		takes(VerbHome.Of(337), VerbSome.Of(0), VerbSome.Of(0), VerbSome.Of(1), VerbSome.Of(2), table.Pass))
	scenario.Shows(t, "HE-SETUP-21, HE-CAMP-17", "materials at home", int(g.Store.Materials), 6)
	scenario.Shows(t, "HE-SETUP-21", "materials of Djamal and Maeve", [2]int16{g.Team[0].Materials, g.Team[1].Materials},
		[2]int16{2, 1})
	g.gain(tab, 3, 3)
	g.see(tab, 594, false)
	g.put(0, g.shows(594), g.shows(594).Item)
	g.addKarma(tab, 19)
	g.remember("corin-named")
	lose(t, g, tab)
	scenario.Shows(t, "HE-CAMP-01, HE-RULING-108", "no camp", g.Phase, PhaseOver)
	c := left(t, g)
	scenario.Shows(t, "HE-EX-49, HE-CAMP-04", "materials", int(c.Materials), 6)
	scenario.Shows(t, "HE-EX-49, HE-CAMP-03", "items", fmt.Sprint(c.Items), "[{337  }]")
	scenario.Shows(t, "HE-RULING-107", "the next chapter", int(c.Next), 2)
	scenario.Shows(t, "HE-RULING-107, HE-RULING-92", "karma", fmt.Sprint(c.Karma), "[20]")
	scenario.Shows(t, "HE-RULING-107", "marks", fmt.Sprint(c.Marks), "[sold]")
	p := c.Past[0]
	scenario.Shows(t, "HE-RULING-107", "the past", fmt.Sprintf("%d %s %s %v %v", p.Chapter, p.Title, p.Ending, p.Won, p.Family),
		"2 Lockside thrown-off false Djamal, Maeve, Selena, Brick")
}

// The last chapter won leaves nothing: the campaign is over.
func TestTheLastChapter(t *testing.T) {
	g, tab := begun(t, "chapter7", 2, "", nil)
	win(t, g, tab)
	g.Step(tab)
	scenario.Shows(t, "HE-CAMP-01", "no camp after the last chapter", g.Phase, PhaseOver)
	scenario.Shows(t, "HE-RULING-116", "nothing is left", g.Legacy() == nil, true)
	g, tab = begun(t, "chapter7", 2, "", nil)
	lose(t, g, tab)
	scenario.Shows(t, "HE-RULING-107", "it is played again", left(t, g).Next, int8(7))
}

// The past does not grow for ever.
func TestThePastIsKeptShort(t *testing.T) {
	past := strings.TrimSuffix(strings.Repeat(`{"chapter":1,"title":"Dust Season","ending":"cistern-dry"},`, mostPast), ",")
	g, tab := begun(t, "campaign", 1, `{"next":1,"past":[`+past+`]}`, nil)
	lose(t, g, tab)
	c := left(t, g)
	if len(c.Past) != mostPast || c.Past[mostPast-1].Family == "" {
		t.Errorf("%d chapters, the last %+v", len(c.Past), c.Past[len(c.Past)-1])
	}
}

// A campaign goes on from wherever a chapter is won: what it leaves can be carried into the next, to the last.
func TestCampaignGoesOn(t *testing.T) {
	for seed := range uint64(20) {
		var carry json.RawMessage
		for n := range Chapters {
			state, err := Shelf.New(table.Setup{Game: "heredity", Mode: "campaign", Seats: 1 + int(seed)%4, Carry: carry})
			if err != nil {
				t.Fatalf("seed %d, chapter %d: %v\n%s", seed, n, err, carry)
			}
			g := state.(*Game)
			scenario.Shows(t, "HE-RULING-116", "the chapter", int(g.Chapter), n)
			tab := table.InPlace(seed, uint64(n), table.Config{Marks: true})
			for range 10 + 13*seed {
				if g.Phase != PhaseCamp && !g.Over() {
					g.Step(tab)
				}
			}
			if !g.Ready() || g.Final == 0 || !g.won() {
				for !g.Ready() {
					g.Step(tab)
				}
				win(t, g, tab)
			}
			for !g.Over() {
				g.Step(tab)
			}
			if n < Chapters-1 {
				carry = written(t, g)
			} else if g.Legacy() != nil {
				t.Errorf("HE-RULING-116: after the last chapter there is something to carry")
			}
		}
	}
}

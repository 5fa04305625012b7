package web

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// Choices stand under their headings, those that are seldom wanted apart and without a digit. Where all are, none is. The
// digits follow each other as the rows do.
func TestGroupsOfChoices(t *testing.T) {
	for _, x := range []struct {
		choices []Choice
		want    string
	}{
		{[]Choice{
			{Key: "pass", Mark: "P"}, {Key: "a1", Group: "Ada"},
			{Key: "a2", Group: "Ada", Seldom: true}, {Key: "a3", Group: "Ada"}, {Key: "b1", Group: "Ben"},
		}, "[ pass=P][Ada a1=1 a3=2 (a2)][Ben b1=3]"},
		{[]Choice{{Key: "a1", Group: "Ada"}, {Key: "b1", Group: "Ben"}, {Key: "a2", Group: "Ada"}, {Key: "pass", Mark: "P"}},
			"[Ada a1=1 a2=2][Ben b1=3][ pass=P]"},
		{[]Choice{{Key: "discard1", Seldom: true}, {Key: "discard2", Seldom: true}}, "[ discard1=1 discard2=2]"},
	} {
		got := ""
		for _, g := range groups(marked(x.choices)) {
			got += "[" + g.name
			for _, c := range g.often {
				got += " " + c.Key + "=" + c.Mark
			}
			for _, c := range g.seldom {
				got += " (" + c.Key + c.Mark + ")"
			}
			got += "]"
		}
		if got != x.want {
			t.Errorf("groups are %s, wanted %s", got, x.want)
		}
	}
}

// What is folded away of one kind is so once more, within the rest that is; and beside a heading stands what it is told
// with.
func TestOneKindIsFoldedAwayOnceMore(t *testing.T) {
	a := Ask{Folded: "choices", Choices: []Choice{
		{Label: "Look", Group: "Ada", Beside: "2 tokens left"}, {Label: "Trade", Group: "Ada", Seldom: true},
		{Label: "Walk for 2", Group: "Ada", Seldom: true, Other: "other ways to pay"},
		{Label: "Walk for 3", Group: "Ada", Seldom: true, Other: "other ways to pay"}, {Label: "Nap", Group: "Ben"},
	}}
	var page strings.Builder
	if err := AskPanel(a).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	at := 0
	for _, want := range []string{
		"<b>Ada</b>", "2 tokens left", "Look", "3 more choices", "Trade", "<details", "2 other ways to pay", "Walk for 2",
		"Walk for 3", "</details>", "</details>", "<b>Ben</b>", "Nap",
	} {
		i := strings.Index(page.String()[at:], want)
		if i < 0 {
			t.Fatalf("%q does not come where it should", want)
		}
		at += i + len(want)
	}
	if n := strings.Count(page.String(), "left</small>"); n != 1 {
		t.Errorf("beside headings stands something %d times", n)
	}
}

// To pass stands apart from choices under headings, and from no others.
func TestToPassStandsApartFromHeadings(t *testing.T) {
	pass := Choice{Key: "pass", Mark: "P"}
	for _, x := range []struct {
		choices []Choice
		apart   bool
	}{
		{[]Choice{{Key: "a", Group: "Ada"}, {Key: "pass", Group: "All"}}, true},
		{[]Choice{{Key: "pass", Group: "All"}, {Key: "a", Group: "Ada", Seldom: true}, {Key: "b", Group: "Ben"}}, true},
		{[]Choice{{Key: "pass", Group: "All"}}, false},
		{[]Choice{{Key: "a"}, pass}, false},
		{[]Choice{{Key: "a", Group: "Ada"}, {Key: "pass", Group: "Ada"}}, false},
	} {
		list, last := apart(groups(x.choices))
		n := 0
		for _, g := range list {
			n += len(g.often) + len(g.seldom)
		}
		if (last != nil) != x.apart || last != nil && (last.Key != "pass" || n != len(x.choices)-1) || last == nil && n != len(x.choices) {
			t.Errorf("of %+v stand %+v in the list, and apart %+v", x.choices, list, last)
		}
	}
}

// Choices that are the same in words are told apart by where they lie, and by their count where that tells nothing.
func TestChoicesThatReadTheSameAreToldApart(t *testing.T) {
	got := ""
	for _, c := range marked([]Choice{
		{Label: "Enter", Where: "to the north"}, {Label: "Enter", Where: "to the south"}, {Label: "Stay", Where: "here"},
		{Label: "Take"}, {Label: "Take"}, {Label: "Lay", Where: "there"}, {Label: "Lay", Where: "there"},
	}) {
		got += c.Label + "(" + c.alike + ") "
	}
	const want = "Enter(to the north) Enter(to the south) Stay() Take(1 of 2) Take(2 of 2) Lay(1 of 2) Lay(2 of 2) "
	if got != want {
		t.Errorf("they are told apart as %s, wanted %s", got, want)
	}
}

// Where one answer is left when all is done that may be done first, the question says which: nowhere else.
func TestWhatFollowsTheLastThingDoneFirst(t *testing.T) {
	hold, feed, move := Choice{Label: "Hold fire"}, Choice{Label: "Feed"}, Choice{Label: "Move", URL: "/free"}
	const says = "Once nothing more can be done first, “Hold fire” follows by itself."
	for want, asks := range map[string][]Ask{
		says: {
			{Follows: true, Choices: []Choice{hold}, Free: []Choice{feed}},
			{Follows: true, Board: []Choice{hold}, Free: []Choice{move, feed}},
			{Follows: true, Lingers: true, Choices: []Choice{hold}, Free: []Choice{move}},
			{Follows: true, Lingers: true, Choices: []Choice{move, hold}, Free: []Choice{move}},
		},
		"Once no more can be done first than what is folded away, “Hold fire” follows by itself.": {
			{Follows: true, Lingers: true, Choices: []Choice{hold}, Free: []Choice{move, {URL: "/free", Seldom: true}}},
		},
		"": {
			{Choices: []Choice{hold}, Free: []Choice{feed}},
			{Follows: true, Choices: []Choice{hold, {Label: "Fire"}}, Free: []Choice{feed}},
			{Follows: true, Choices: []Choice{hold}, Free: []Choice{move}},
			{Follows: true, Choices: []Choice{hold}},
			{Follows: true, Choices: []Choice{hold}, Free: []Choice{feed}, Still: true},
			{Follows: true, Choices: []Choice{hold}, Free: []Choice{feed}, Points: true},
		},
	} {
		for _, a := range asks {
			var page strings.Builder
			if err := AskPanel(a).Render(t.Context(), &page); err != nil {
				t.Fatal(err)
			}
			if got := a.follows(); got != want || strings.Contains(page.String(), "follows by itself") != (want != "") {
				t.Errorf("%+v says %q, want %q", a, got, want)
			}
		}
	}
}

// What may be done first tells what follows from it in words or in a tooltip, as its game likes; in words where something
// is at stake.
func TestWhatMayBeDoneFirstTellsWhatItDoes(t *testing.T) {
	for _, c := range []Choice{{Tells: true}, {}, {Stake: Loss}, {Stake: Waste}} {
		tells := c.Tells || c.Stake != ""
		c.Label, c.Sub = "Use the MRE", "wakes somebody"
		a := Ask{Choices: []Choice{{Label: "Go"}}, Free: []Choice{c}}
		var page strings.Builder
		if err := AskPanel(a).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		read, over := strings.Contains(page.String(), "<small>wakes somebody</small>"), strings.Contains(page.String(), "title=\"wakes")
		if marked := strings.Contains(page.String(), `class="stake`); read != tells || over == tells || marked != (c.Stake != "") {
			t.Errorf("%+v: in words %v, in a tooltip %v, marked %v", c, read, over, marked)
		}
	}
}

// What was unfolded of what is seldom done first folds again with another question, or with the same in another turn:
// then it lies where rows were.
func TestWhatIsSeldomDoneFoldsWithTheQuestion(t *testing.T) {
	keep := map[string]bool{}
	for _, asked := range []Ask{{Say: "Eat?", Turn: "1"}, {Say: "Move?", Turn: "1"}, {Say: "Eat?", Turn: "2"}} {
		a := Ask{Say: asked.Say, Turn: asked.Turn, Choices: []Choice{{Label: "Go"}},
			Free: []Choice{{Label: "Use"}, {Label: "Discard", Seldom: true}}}
		var page strings.Builder
		if err := AskPanel(a).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(page.String(), `class="seldom" data-keep="`)
		name, _, _ := strings.Cut(rest, `"`)
		keep[name] = true
	}
	if len(keep) != 3 {
		t.Errorf("it stays as it was: %v", keep)
	}
}

// Rows past the ninth have keys, too: 0, then letters that mean nothing else; never one that another row has.
func TestRowsPastTheNinthHaveKeys(t *testing.T) {
	choices := make([]Choice, 17)
	choices[3].Mark, choices[4].Mark, choices[5].Seldom = "2", "Q", true
	got := ""
	for _, c := range marked(choices) {
		got += c.Mark + " "
	}
	if want := "1 3 4 2 Q  5 6 7 8 9 0 Z V B J  "; got != want {
		t.Errorf("the keys are %q, wanted %q", got, want)
	}
}

// What unfolds the rest of a list is as high as a finger needs on a phone, also where the list is of choices.
func TestMoreChoicesAreUnfoldedWithAFinger(t *testing.T) {
	b, err := os.ReadFile("css/narrow.css")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), ".choices .seldom summary { min-height: 44px;") {
		t.Error("on a phone what unfolds more choices is low")
	}
}

// What can't be done has room for its cross on a phone as well.
func TestACrossHasRoomOnAPhone(t *testing.T) {
	b, err := os.ReadFile("css/narrow.css")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), ".not li { padding-block: 5px; }") {
		t.Error("the cross lies under a letter")
	}
}

// Who hears a choice hears where its label ends and what follows from it begins.
func TestChoicesAreHeardInParts(t *testing.T) {
	var b strings.Builder
	c := Choice{Key: "go", Label: "To the Hen Yard b2", Stake: End, Sub: "2 points"}
	if err := choice("heredity", c).Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	heard := strings.Join(strings.Fields(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(b.String(), "")), " ")
	if want := "To the Hen Yard b2, " + stakeWords[End] + ", 2 points"; strings.ReplaceAll(heard, " ,", ",") != want {
		t.Errorf("it is heard as %q, wanted %q", heard, want)
	}
}

// A standing order that is not about the question at hand can be taken back, and is not offered as if it were.
func TestAStandingOrderOfOtherQuestionsStandsApart(t *testing.T) {
	ask := Ask{Orders: []Order{{Key: "hand", Words: "Not my hand"}, {Key: "end", Words: "End my turns", On: true, Apart: true}}}
	var page strings.Builder
	if err := AskPanel(ask).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	here, apart, found := strings.Cut(page.String(), `<details class="apart"`)
	if !found || !strings.Contains(here, "Not my hand") || strings.Contains(here, "End my turns") ||
		!strings.Contains(apart, "1 standing order") || !strings.Contains(apart, "End my turns") {
		t.Errorf("the orders: %s", page.String())
	}
}

// A hint says what its numbers are to be measured by, where one of several wins.
func TestAnAdviceSaysWhatAnEvenChanceIs(t *testing.T) {
	for _, c := range []struct {
		shares []int
		want   int
	}{{[]int{12, 38, 25, 25}, 25}, {[]int{33, 33, 33}, 33}, {[]int{60, 60, 40, 40}, 0}, {[]int{70}, 0}, {nil, 0}} {
		a := Advice{Tried: 100, Lines: []Advised{{Label: "Draw", Share: 12}}}
		for _, n := range c.shares {
			a.Chances = append(a.Chances, Chance{Share: n})
		}
		if got := a.even(); got != c.want {
			t.Errorf("of %v an even chance is %d %%, want %d %%", c.shares, got, c.want)
		}
		var page strings.Builder
		if err := advice("skeleton", &a).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(page.String(), "An even chance would be") != (c.want > 0) {
			t.Errorf("of %v the page says %s", c.shares, page.String())
		}
	}
}

// Choices that begin with the same answer have names of their own on the page, by what they carry; a choice that is alone
// with its answer is called by it. What they carry stands in their address, so that no script is needed.
func TestAChoiceCarriesAnswers(t *testing.T) {
	here, other := Choice{Key: "move"}.Onward("/answer?seat=0", "go:1", "stop"), Choice{Key: "look"}.Onward("/answer", "go:2")
	if want := "/answer?seat=0&then=go%3A1&then=stop"; here.URL != want || other.URL != "/answer?then=go%3A2" {
		t.Errorf("they are posted at %s and %s", here.URL, other.URL)
	}
	var names []string
	for _, c := range marked([]Choice{here, {Key: "move"}, other}) {
		names = append(names, c.ID())
	}
	if got := strings.Join(names, ", "); got != "move go:1 stop, move, look" {
		t.Errorf("they are called %s", got)
	}
	var page strings.Builder
	if err := choice("skeleton", marked([]Choice{here, {Key: "move"}})[0]).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`value="move"`, `data-key="move go:1 stop"`, `then=go%3A1`} {
		if !strings.Contains(page.String(), want) {
			t.Errorf("its row lacks %s: %s", want, page.String())
		}
	}
}

// What can't be taken back is one quiet phrase that opens to the reason.
func TestNoUndoIsOnePhrase(t *testing.T) {
	var page strings.Builder
	if err := AskPanel(Ask{UndoWhy: "Chance has spoken since."}).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(page.String(), "<summary>Why no undo?</summary>") || strings.Contains(page.String(), "<s>") {
		t.Error(page.String())
	}
}

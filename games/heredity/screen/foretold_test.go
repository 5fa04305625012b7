package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/scene"
	"waystation/table"
)

// Where a card beside one of the row does something in place of what that does, this is foretold and stands on it, and
// the other is not.
func TestWhatComesInPlaceIsForetold(t *testing.T) {
	step := []decks.Step{{Form: "wait"}}
	for _, c := range []struct {
		says, now string // of the card, and when it is reached
		beside    heredity.CardView
	}{
		{"goes 3; strikes", "goes 3; strikes", heredity.CardView{}},
		{"in place of what it does, a new card is opened", "in place of what it does, a new card is opened",
			heredity.CardView{Red: &decks.Box{Instead: step}, Box: []string{"a new card is opened"}}},
		{"in place of what it does, nothing happens", "in place of what it does, nothing happens",
			heredity.CardView{Red: &decks.Box{Instead: step}}},
		{"goes 3; strikes", "heals; goes 3; strikes",
			heredity.CardView{Red: &decks.Box{Before: step}, Box: []string{"heals"}}},
		{"goes 3; strikes", "goes 3; strikes; leaves",
			heredity.CardView{Red: &decks.Box{After: step}, Box: []string{"leaves"}}},
	} {
		c.beside.Number = 554
		p := &page{v: &heredity.View{
			Row:   []heredity.RowCard{{Number: 375, Title: "The Vixen", Supports: []heredity.RowCard{{Number: 554}}}},
			Cards: []heredity.CardView{{Number: 375, Box: []string{"goes 3", "strikes"}}, c.beside},
		}, about: &table.Ask{Prompt: &table.Prompt{Kind: "card"}, About: [3]int16{375}}}
		if got := p.box(0); got != c.says {
			t.Errorf("the card says %q, not %q", got, c.says)
		}
		if got, want := p.announced(375), "Now: "+c.now+"."; got != want {
			t.Errorf("it is foretold: %q, not %q", got, want)
		}
	}
}

// Whoever uses the last token of all reads above the choices what the row will do then, as beside passing.
func TestDangersStandOverTheLastToken(t *testing.T) {
	two := heredity.MemberView{Name: "Brick", Sheet: sheet.Sheet{Tokens: 1}}
	a := &table.Ask{Prompt: &table.Prompt{Kind: "act"}}
	p := &page{Scene: &scene.Scene{}, about: a, v: &heredity.View{
		Team: []heredity.MemberView{two}, Dangers: "the vixen can come to strike Brick; the Sweep: 1 damage",
	}}
	const want = "Brick has the last token of all: once it is used, the row is read. As all stand now, the vixen can " +
		"come to strike Brick; the Sweep: 1 damage."
	if got := p.matter(); got != want {
		t.Errorf("over it stands %q", got)
	}
	p.v.Team = append(p.v.Team, two)
	if got := p.matter(); got != "" {
		t.Errorf("over two tokens stands %q", got)
	}
	p.v.Team[0].Managers = table.Set(0)
	if got := p.matter(); got != "" {
		t.Errorf("who is not asked reads over their own last token %q", got)
	}
	p.Asked = a
	const own = "Brick has your last token: once it is used and the others have done enough, the row is read. " +
		"As all stand now, "
	if got := p.matter(); got != strings.Replace(want, want[:strings.Index(want, "the vixen")], own, 1) {
		t.Errorf("over one's own last token stands %q", got)
	}
}

// A card of the row that is nobody's shows what it does: one that hurts, one that asks, and one that counts down to the
// end are not drawn alike, nor as the light of another day.
func TestCardsOfTheRowShowWhatTheyDo(t *testing.T) {
	ends := decks.Step{Form: "unmark {ref} {k}", Last: []decks.Step{{Form: "defeat {id}"}}}
	p := &page{v: &heredity.View{}}
	for i, x := range []struct {
		sign  string
		steps []decks.Step
	}{
		{"", []decks.Step{{Form: "unmark {ref} {k}", Last: []decks.Step{{Form: "flip {ref}"}}}}},
		{"clock", []decks.Step{ends}}, {"talk", []decks.Step{{Form: "question"}, ends}},
		{"warn", []decks.Step{ends, {Form: "damage {k} to {who}"}}},
	} {
		number := int16(100 + i)
		p.v.Cards = append(p.v.Cards, heredity.CardView{Number: number, Red: &decks.Box{Steps: x.steps}})
		p.v.Row = append(p.v.Row, heredity.RowCard{Number: number})
		art := p.rowArt(i)
		if got := p.rowSign(number); got != x.sign || strings.Contains(art, "#g-"+x.sign) != (x.sign != "") {
			t.Errorf("card %d has the sign %q, not %q: %s", number, got, x.sign, art)
		}
	}
}

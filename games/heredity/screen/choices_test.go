package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// offering is a page on which something of the family is asked, and its rows.
func offering(kind string, about [3]int16, team []heredity.MemberView, options ...table.Option) (*page, []web.Choice) {
	ask := &table.Ask{Prompt: &table.Prompt{Kind: kind}, About: about}
	var rows []web.Choice
	for _, o := range options {
		rows = append(rows, web.Choice{Key: table.Key(verbs, o)})
	}
	return &page{Scene: &scene.Scene{Asked: ask}, v: &heredity.View{Team: team}, about: ask}, rows
}

// Whoever names one of the family reads of each how they stand in what matters for it.
func TestWhoeverIsNamedIsTold(t *testing.T) {
	hurt := heredity.MemberView{Name: "Maeve", At: board.Nowhere}
	hurt.Sheet.Cards[sheet.Head] = sheet.Card{Count: 2, Hurt: 1}
	hurt.Sheet.Materials = 2
	whole := heredity.MemberView{Name: "Brick", At: board.Nowhere}
	for _, x := range []struct {
		what         heredity.Purpose
		maeve, brick string
	}{
		{heredity.ToHeal, "has 1 damage so far", "unhurt: nothing would come of it"},
		{heredity.ToHurt, "has 1 damage so far", "has no damage so far"},
		{heredity.ToGain, "carries 2 materials", "carries 0 materials"},
		{heredity.ToWalk, "stands on no square", "stands on no square"},
		{heredity.OtherPurpose, "", ""},
	} {
		p := &page{v: &heredity.View{}}
		if maeve, brick := p.wouldBe(&hurt, x.what), p.wouldBe(&whole, x.what); maeve != x.maeve || brick != x.brick {
			t.Errorf("%d: Maeve %q, Brick %q", x.what, maeve, brick)
		}
	}
}

// The rows of such a question say so, and the question what for.
func TestTheRowsSayHowItWouldBe(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "named", "chapter1")
	for n := 0; !m.Over() && n < 1500; n++ {
		a := m.Asks()[0]
		if a.Prompt.Kind == "who" && heredity.Purpose(a.About[1]) == heredity.ToHurt {
			p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
			for _, c := range p.ask.Choices {
				if !strings.HasPrefix(c.Sub, "has ") || !strings.HasSuffix(c.Sub, " damage so far") {
					t.Errorf("%s: %q", c.Label, c.Sub)
				}
			}
			if !strings.Contains(p.ask.Say, "who takes ") {
				t.Errorf("it is asked: %q", p.ask.Say)
			}
			return
		}
		o := a.Options[n*7%len(a.Options)].Option
		for _, x := range a.Options {
			if x.Option.Verb == heredity.VerbExplore {
				o = x.Option
			}
		}
		if err := m.Answer(a.Seat, a.Number, table.Key(m.Verbs(), o), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("nobody is ever named")
}

// Where something has interrupted a walk, the square to which it led stands first.
func TestAWalkThatWasInterruptedGoesOn(t *testing.T) {
	team := []heredity.MemberView{{Name: "Maeve"}}
	for bound, want := range map[int16]string{0: "go:0:1", 1 + 3: "go:0:3", 1 + 8: "go:0:1"} {
		p, rows := offering("walk", [3]int16{0, 2, bound}, team,
			heredity.VerbGo.Of(0, 1), heredity.VerbGo.Of(0, 2), heredity.VerbGo.Of(0, 3))
		p.resume(rows)
		if rows[0].Key != want {
			t.Errorf("bound for %d: %s stands first, not %s", bound, rows[0].Key, want)
		}
		if told := rows[0].Sub != ""; told != (want == "go:0:3") {
			t.Errorf("bound for %d: the first row says %q", bound, rows[0].Sub)
		}
	}
}

// What only somebody else can do is not promised to whoever goes there.
func TestNothingIsPromisedThatOthersDo(t *testing.T) {
	team := []heredity.MemberView{
		{Name: "Maeve", Sheet: sheet.New(sheet.Maeve)}, {Name: "Brick", Sheet: sheet.New(sheet.Brick)},
	}
	card := &heredity.CardView{Actions: []heredity.ActionView{{
		Name: "Roll it off", Ready: true, Able: []string{"Maeve", "Brick"},
		Icons: []heredity.IconView{
			{Icon: "interact", At: 4, Who: "Brick", Cell: "the Wash b2"}, {Icon: "interact", At: 6, Cell: "the Wash a3"},
		},
	}, {Name: "Open it", Ready: true, Able: []string{"Brick"}, Icons: []heredity.IconView{{At: 5}}}, {
		Name: "Hide her", Ready: true, Able: []string{"Maeve", "Brick"}, Icons: []heredity.IconView{{Icon: "look", At: 2}, {Icon: "look", At: 8}},
		If: decks.Cond{{{Form: "adjacent actor {n}", Card: decks.Ref{Number: 108}}}},
	}}}
	for _, x := range []struct {
		member int16
		at     board.Square
		want   string
	}{
		{0, 4, "Roll it off: only Brick"}, {0, 6, "Roll it off, with Brick on the Wash b2"},
		{1, 4, "Roll it off, with somebody on the Wash a3"}, {1, 6, "Roll it off: Brick has to stand on the Wash b2"},
		{0, 2, "Hide her, with somebody on "}, {0, 8, "Hide her: not without Ansa Vey beside"},
		{0, 5, "Open it: not Maeve"}, {1, 5, "Open it"},
	} {
		p, _ := offering("walk", [3]int16{x.member}, team)
		p.v.Board.Fields = make([]board.Field, 1)
		p.v.Board.Fields[0].Number = 147
		p.v.Figures = []heredity.FigureView{{Card: 108, Name: "Ansa Vey", At: 1}}
		if got := foundWords(p.actionsAt(card, x.at, p.walks())); got != x.want {
			t.Errorf("%s at %d is told %q, not %q", team[x.member].Name, x.at, got, x.want)
		}
	}
	told := func(member int16, at board.Square) string {
		p, _ := offering("walk", [3]int16{member}, team)
		p.v.Board.Fields = make([]board.Field, 1)
		return foundWords(p.actionsAt(card, at, p.walks()))
	}
	for _, p := range []sheet.Place{sheet.Head, sheet.Body, sheet.Foot} {
		team[1].Sheet.Card(p).Hurt = ^team[1].Sheet.Card(p).Hurt // every slot of his own is damaged
	}
	if got := told(0, 6); !strings.HasPrefix(got, "Roll it off: Brick has no token, or no free “hand” slot left") {
		t.Errorf("of whom all hands are hurt is told %q", got)
	}
	team[0].Sheet.Tokens = 0
	if got := told(1, 4); !strings.HasPrefix(got, "Roll it off: nobody else has a token") {
		t.Errorf("of whom no token is left is told %q", got)
	}
}

// Of the ways to go that are folded away those stand first that give most for a token; what takes more than one is
// folded away once more.
func TestTheBetterWaysStandFirst(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "ways", "chapter1")
	for n := 0; n < 60; n++ {
		a := m.Asks()[0]
		if a.Prompt.Kind == "act" {
			var keys []string
			p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
			for _, c := range p.ask.Choices {
				if o, ok := p.Option(c); ok && o.Verb == heredity.VerbMove && o.A == 0 && len(c.Then) == 0 {
					keys = append(keys, c.Key)
				}
			}
			want := "move:0:1 move:0:2 move:0:2:1 move:0:1:1 move:0:1:2 move:0:0:1 move:0:0:2 move:0:0:3"
			if got := strings.Join(keys, " "); got != want {
				t.Errorf("the rows are %s, not %s", got, want)
			}
			for _, c := range p.ask.Choices {
				o, _ := p.Option(c)
				other := o.Verb == heredity.VerbMove && len(c.Then) == 0 && o.B+o.C > 1
				if (c.Other != "") != other || other && !c.Seldom {
					t.Errorf("%s is folded away as one of %q", c.ID(), c.Other)
				}
			}
			return
		}
		if err := m.Answer(a.Seat, a.Number, table.Key(m.Verbs(), a.Options[0].Option), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("the family never acts")
}

// Bare moves, of which there are many, stand behind what else is folded away.
func TestWhatElseIsFoldedAwayStandsBeforeBareMoves(t *testing.T) {
	place := poor(web.Choice{Seldom: true, Then: []string{"go:0:1"}}, heredity.VerbMove.Of(0, 1))
	trade := poor(web.Choice{Seldom: true}, heredity.VerbTrade.Of(0, 1))
	move := poor(web.Choice{Seldom: true}, heredity.VerbMove.Of(0, 3))
	if place >= trade || trade >= move {
		t.Errorf("a way to a place %d, a trade %d, a bare move %d", place, trade, move)
	}
}

// Which slot pays is told by what it is the last for, and that it matters little where the last token goes.
func TestWhatASlotMeansForLater(t *testing.T) {
	m := heredity.MemberView{Name: "Maeve"}
	m.Sheet.Tokens = 2
	m.Sheet.Cards[sheet.Head] = sheet.Card{Count: 2, Slots: [sheet.Slots]sheet.Slot{
		{Icons: sheet.Look | sheet.Talk}, {Icons: sheet.Look},
	}}
	for n, want := range []string{"the last free slot to talk", ""} {
		if got := lastFor(&m.Sheet, sheet.At{Place: sheet.Head, Slot: int8(n)}); got != want {
			t.Errorf("slot %d: %q, not %q", n, got, want)
		}
	}
	p, _ := offering("slot", [3]int16{}, []heredity.MemberView{m})
	if got := p.matter(); !strings.HasSuffix(got, "no other can use that slot till then.") {
		t.Errorf("with two tokens: %q", got)
	}
	p.v.Team[0].Sheet.Tokens = 1
	if got := p.matter(); !strings.HasSuffix(got, "unless a card gives back some tokens before the row gives back all.") {
		t.Errorf("with the last token: %q", got)
	}
	if got := lastFor(&p.v.Team[0].Sheet, sheet.At{Place: sheet.Head}); got != "" {
		t.Errorf("with the last token a slot is %q", got)
	}
	p.about.Options = []table.Offered{{Option: table.Option{B: int16(sheet.Bag) * sheet.Slots}}}
	if got := p.matter(); !strings.HasSuffix(got, "can't be handed on.") {
		t.Errorf("with a thing: %q", got)
	}
}

// Whoever takes materials is offered the most of them first: they cost the same.
func TestTheMostMaterialsStandFirst(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "cubes", "chapter1")
	for n := 0; n < 200; n++ {
		a := m.Asks()[0]
		key := table.Key(m.Verbs(), a.Options[0].Option)
		i := slices.IndexFunc(a.Options, func(o table.Offered) bool { return o.Option.Verb == heredity.VerbRummage })
		switch {
		case a.Prompt.Kind == "ground":
			p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil))
			if got, want := p.ask.Choices[0].Key, "cubes:3:2:8"; got != want {
				t.Errorf("%s stands first, not %s", got, want)
			}
			return
		case i >= 0:
			key = table.Key(m.Verbs(), a.Options[i].Option)
		case a.Prompt.Kind == "act":
			key = "move:3:1"
		case a.Prompt.Kind == "walk" && m.View(0).(*heredity.View).Team[3].At != 8:
			key = "go:3:8"
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("nobody takes anything")
}

// Whoever goes where a card of the row can hurt them is told so, unless something keeps it off, and that it can there,
// too, where it can as they stand; also of ground that nobody has seen, of which the board shows the number.
func TestWhoGoesIntoHarmIsTold(t *testing.T) {
	dust := decks.Step{Form: "damage {k} to {who}", N: 1, Who: decks.Who{
		Form: "one character on {list}", Cards: []int{257, 147}, Word: "dust",
	}}
	p, _ := offering("walk", [3]int16{}, []heredity.MemberView{{Name: "Maeve", At: board.On(0, 4)}})
	p.v.Row = []heredity.RowCard{{Number: 849, Title: "The Sweep"}}
	p.v.Cards = []heredity.CardView{
		{Number: 849, Red: &decks.Box{Steps: []decks.Step{dust}}},
		{Number: 713, Item: &decks.Thing{Permanent: []string{"immune dust"}}},
	}
	p.v.Board.Fields = make([]board.Field, 3)
	for k, number := range []int16{86, 257, 147} {
		p.v.Board.Fields[k].Number = number
	}
	harm := func(k int) string {
		return strings.Join(p.harms(0, heredity.VerbGo.Of(0, int(board.On(k, 0)))), "; ")
	}
	for number, want := range map[int16]string{136: "", 147: "the Sweep can hurt there"} {
		p.v.Board.Fields[0].Exits[board.North] = number
		out := heredity.VerbExplore.Of(0, int(board.On(0, 1)), int(board.North))
		if got := strings.Join(p.harms(0, out), "; "); got != want {
			t.Errorf("who goes out to card %d is told %q", number, got)
		}
	}
	if got := harm(1); got != "the Sweep can hurt there" {
		t.Errorf("who goes into the dust is told %q", got)
	}
	if got := harm(0); got != "" {
		t.Errorf("who stays out of the dust is told %q", got)
	}
	p.v.Team[0].At = board.On(2, 4)
	if got := harm(1); got != "the Sweep can hurt there, too" {
		t.Errorf("who goes from dust to dust is told %q", got)
	}
	if got := harm(2); got != "" {
		t.Errorf("who stays in the same dust is told %q", got)
	}
	p.v.Board.Fields[2].Exits[board.East] = 257
	out := heredity.VerbExplore.Of(0, int(board.On(2, 5)), int(board.East))
	if got := strings.Join(p.harms(0, out), "; "); got != "the Sweep can hurt there, too" {
		t.Errorf("who goes out of dust into dust is told %q", got)
	}
	p.v.Team[0].At = board.On(0, 4)
	p.v.Team[0].Sheet.Items[0].Number = 713
	if got := harm(1); got != "" {
		t.Errorf("who wears the mask is told %q", got)
	}
	mask := &p.v.Team[0].Sheet.Items[0].Card
	mask.Count, mask.Slots[0].Heart, mask.Hurt = 1, true, 1
	if got := harm(1); got != "the Sweep can hurt there" {
		t.Errorf("who wears a mask that is damaged is told %q", got)
	}
}

// Whoever shares one of the family reads with whom; what all manage together needs no names.
func TestWithWhomOneManages(t *testing.T) {
	two := table.Seats(0).With(0).With(2)
	p, _ := offering("act", [3]int16{}, []heredity.MemberView{
		{Name: "Maeve", Managers: two}, {Name: "Brick", Managers: table.Seats(0).With(1)},
	})
	p.v.Players, p.v.Lead = 3, 2
	for s, want := range []string{"Maeve with Player 3", "Brick", "Maeve with Player 1, leads"} {
		if got := p.manages(s); got != want {
			t.Errorf("seat %d manages %q, not %q", s, got, want)
		}
	}
}

// What is done with a slot printed on a card is called by its name, not by the card's.
func TestASlotOfACardIsCalledByWhatItDoes(t *testing.T) {
	p, rows := offering("act", [3]int16{}, []heredity.MemberView{{Name: "Maeve"}}, heredity.VerbDirect.Of(0, 711, 1))
	p.v.Cards = []heredity.CardView{{Number: 711, Title: "The Dogs", Actions: []heredity.ActionView{{
		Section: 1, Direct: true, Name: "Give them your lunch",
	}}}}
	if p.named(&rows[0], heredity.VerbDirect.Of(0, 711, 1)); rows[0].Label != "Maeve: Give them your lunch" {
		t.Errorf("it is called %q", rows[0].Label)
	}
}

// Who is asked where damage goes is told what it does there, and what becomes of a token that lies there (HE-DMG-05 to
// HE-DMG-07).
func TestWhatDamageDoesToASlotIsTold(t *testing.T) {
	p, _ := offering("hurt", [3]int16{}, []heredity.MemberView{{Name: "Maeve"}})
	if got := p.matter(); !strings.Contains(got, "can't be used until that is healed") {
		t.Errorf("of damage is said %q", got)
	}
	c := sheet.Card{Count: 1, Used: 1, Slots: [sheet.Slots]sheet.Slot{{Icons: sheet.Look, Heart: true}}}
	if got, want := serves(&c, 0), "look; the token on it stays on top"; got != want {
		t.Errorf("a slot with a token is %q, not %q", got, want)
	}
}

// Whoever is unhurt is the last to be healed: that would be a waste.
func TestWhoIsUnhurtStandsLastToBeHealed(t *testing.T) {
	hurt := heredity.MemberView{Name: "Brick", At: board.Nowhere}
	hurt.Sheet.Cards[sheet.Head] = sheet.Card{Count: 2, Hurt: 1}
	team := []heredity.MemberView{{Name: "Maeve", At: board.Nowhere}, hurt}
	p, rows := offering("who", [3]int16{691, int16(heredity.ToHeal)}, team, heredity.VerbWho.Of(0), heredity.VerbWho.Of(1))
	for i := range rows {
		p.means(&rows[i], &team[i])
	}
	slices.SortStableFunc(rows, func(a, b web.Choice) int { return wasted(a) - wasted(b) })
	if !strings.HasPrefix(rows[0].Sub, "has 1 damage") || rows[0].Stake != "" || rows[1].Stake != web.Waste {
		t.Errorf("the rows are %+v", rows)
	}
}

// What a newcomer meets at first is named where it is met: a loop and markers in the help for the row, what materials are
// for in the legend, and a quest where its card lies.
func TestWhatIsMetAtFirstIsNamed(t *testing.T) {
	for _, word := range []string{"loop", "marker"} {
		if !strings.Contains(hints["card"].Words, word) {
			t.Errorf("who sees the row read for the first time is not told what a %s is", word)
		}
	}
	m := scenetest.Match(t, heredity.Shelf, 1, "named at first", "chapter1")
	for m.Ask(0).Prompt.Kind != "act" {
		if err := m.Answer(0, m.Ask(0).Number, table.Key(m.Verbs(), m.Ask(0).Options[0].Option), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	page := scenetest.Draw(t, Screen{}, scenetest.Of(heredity.Shelf, m, 0, nil), "night")
	for _, words := range []string{"it mends things, and makes them in camp", "A quest: it stays with you"} {
		if !strings.Contains(page, words) {
			t.Errorf("the first look at a chapter does not say %q", words)
		}
	}
}

// Who is asked whether they are ready to leave answers that, and does not pass.
func TestReadyToLeaveIsSaid(t *testing.T) {
	p := &page{Scene: &scene.Scene{}, v: &heredity.View{}, about: &table.Ask{Prompt: &table.Prompt{Kind: "break"}}}
	out := p.sorted([]web.Choice{{Key: "pass", Label: "Pass"}, {Key: "stay", Label: "Not yet: back to the work of the camp"}})
	for _, c := range out {
		if want := map[string]string{"pass": "Ready: break camp", "stay": "Not yet: back to the work of the camp"}[c.Key]; c.Label != want {
			t.Errorf("%s is called %q", c.Key, c.Label)
		}
	}
}

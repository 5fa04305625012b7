package heredity

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/scenario"
	"waystation/table"
)

// script answers questions by a list, each entry once, in the order in which they can be given; other questions get
// their first answer.
type script struct {
	t    *testing.T
	list []table.Option
	last map[string]int // how many options each kind of question had when it was put last
}

func takes(list ...table.Option) []table.Option { return list }

func (s *script) Pick(_ table.Seat, p *table.Prompt, options []table.Option) int {
	s.last[p.Kind] = len(options)
	if len(s.list) > 0 {
		if i := slices.Index(options, s.list[0]); i >= 0 {
			s.list = s.list[1:]
			return i
		}
	}
	return 0
}

// begun is a match after its set-up.
func begun(t *testing.T, mode string, seats int, carry string, list []table.Option) (*Game, *table.Table) {
	t.Helper()
	return begunBy(t, table.Setup{Mode: mode, Seats: seats, Carry: json.RawMessage(carry)}, list)
}

// boxed is a match that nobody has set up yet.
func boxed(t *testing.T, setup table.Setup) *Game {
	t.Helper()
	setup.Game = "heredity"
	setup, err := Shelf.Check(setup)
	if err != nil {
		t.Fatal(err)
	}
	state, err := Shelf.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return state.(*Game)
}

func begunBy(t *testing.T, setup table.Setup, list []table.Option) (*Game, *table.Table) {
	t.Helper()
	g := boxed(t, setup)
	s := &script{t: t, list: list, last: map[string]int{}}
	tab := table.InPlace(3, 4, table.Config{Decider: s, Marks: true})
	for !g.Ready() {
		g.Step(tab)
	}
	if len(s.list) > 0 {
		t.Fatalf("the set-up did not ask for %v", s.list)
	}
	return g, tab
}

// finish ends the chapter with the first ending that is a victory, or is none.
func finish(t *testing.T, g *Game, tab *table.Table, won bool) {
	t.Helper()
	c := g.chapter()
	i := slices.Index(c.Victory, won)
	if i < 0 {
		t.Fatalf("%s has no such ending", c.Title)
	}
	whole := tab.Scope(wholeChapter, func() {
		g.end(tab, &decks.Step{Word: c.Endings[i]}, event(0))
	})
	if whole {
		t.Fatal("the ending did not end the chapter")
	}
	g.Part, g.Phase = 0, PhaseOver
	if won {
		g.Phase = PhaseCamp
	}
}

func win(t *testing.T, g *Game, tab *table.Table)  { t.Helper(); finish(t, g, tab, true) }
func lose(t *testing.T, g *Game, tab *table.Table) { t.Helper(); finish(t, g, tab, false) }

// left is what a match leaves behind, written and read again.
func left(t *testing.T, g *Game) Carry {
	t.Helper()
	raw := written(t, g)
	c, err := readCarry(raw)
	if err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return c
}

func written(t *testing.T, g *Game) json.RawMessage {
	t.Helper()
	raw, err := json.Marshal(g.Legacy())
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func TestIntroductionSetUp(t *testing.T) {
	g, tab := begun(t, "introduction", 2, "", nil)
	scenario.Shows(t, "HE-EX-01, HE-SETUP-15, HE-SETUP-04", "who is played", team(g), "Maeve Brick")
	for m := range g.Size {
		scenario.Shows(t, "HE-SETUP-16", "tokens", g.Team[m].Tokens, int8(3))
		scenario.Shows(t, "HE-SETUP-26", "wounds", g.Team[m].Wounds(), 0)
		scenario.Shows(t, "HE-RULING-146", "nothing is carried", g.Team[m].Items[0].Number, int16(0))
		if g.Board.Field(int16(791)) >= 0 || !g.Board.Exists(g.Team[m].At) {
			t.Errorf("HE-SETUP-24: %s stands nowhere", g.Team[m].Who)
		}
	}
	scenario.Shows(t, "HE-SETUP-17", "karma cards", g.Karma.Len(), 9)
	scenario.Shows(t, "HE-SETUP-20", "cards of the Timeline before the Player card", g.Row.Index(playerCard), 0)
	scenario.Shows(t, "HE-SETUP-25", "the phase", g.Phase, PhaseRow)
	g.Step(tab)
	scenario.Shows(t, "HE-SETUP-25, HE-TIME-13", "the current card", g.Row.Current(), int16(playerCard))
	scenario.Shows(t, "HE-SETUP-25", "the phase", g.Phase, PhasePlayer)
	scenario.Shows(t, "HE-RULING-142", "tokens, after a recovery that changes nothing", g.Team[0].Tokens, int8(3))
}

// Every chapter is played with a deck of its own, and begins with its Cover.
func TestEachChapterHasItsDeck(t *testing.T) {
	covers := map[int16]bool{}
	for n := range Chapters {
		mode := "introduction"
		if n > 0 {
			mode = fmt.Sprintf("chapter%d", n)
		}
		g, _ := begun(t, mode, 1, "", nil)
		cover := g.card(g.chapter().Cover)
		if cover == nil || g.Chapter != int8(n) {
			t.Fatalf("HE-SETUP-02: %s is chapter %d, and its Cover was not read", mode, g.Chapter)
		}
		covers[cover.Number] = true
		for other := range covers {
			if other != cover.Number && g.card(other) != nil {
				t.Errorf("HE-SETUP-02: %s has opened the Cover of another chapter", mode)
			}
		}
	}
	scenario.Shows(t, "HE-SETUP-02", "decks, of an introduction and seven chapters", len(covers), 8)
}

func team(g *Game) string {
	var names []string
	for m := range g.Size {
		names = append(names, g.Team[m].Who.String())
	}
	return strings.Join(names, " ")
}

// Who manages whom, by the number of players.
func TestManagers(t *testing.T) {
	managers := func(mode string, seats int) string {
		g, _ := begun(t, mode, seats, "", nil)
		var list []string
		for m := range g.Size {
			s := ""
			for seat := range table.Seat(seats) {
				if g.Team[m].Managers.Has(seat) {
					s += fmt.Sprint(seat + 1)
				}
			}
			list = append(list, s)
		}
		return strings.Join(list, " ")
	}
	scenario.Shows(t, "HE-SETUP-08, HE-EX-60", "1 player", managers("chapter1", 1), "1 1 1 1")
	scenario.Shows(t, "HE-SETUP-07, HE-EX-60", "2 players: Djamal and Selena, Maeve and Brick", managers("chapter1", 2),
		"1 2 1 2")
	scenario.Shows(t, "HE-SETUP-06, HE-EX-60", "3 players", managers("chapter1", 3), "1 2 3 123")
	scenario.Shows(t, "HE-SETUP-05", "4 players", managers("chapter1", 4), "1 2 3 4")
	scenario.Shows(t, "HE-SETUP-08", "introduction, 1 player", managers("introduction", 1), "1 1")
	scenario.Shows(t, "HE-SETUP-07", "introduction, 2 players", managers("introduction", 2), "1 2")
	scenario.Shows(t, "HE-RULING-41", "introduction, 3 players", managers("introduction", 3), "13 2")
	scenario.Shows(t, "HE-SETUP-09, HE-EX-66", "introduction, 4 players", managers("introduction", 4), "13 24")
}

// Players may say otherwise, but only of those who play.
func TestManagersAsWished(t *testing.T) {
	g, _ := begunBy(t, table.Setup{Mode: "chapter1", Seats: 2, Options: map[string]string{"djamal": "2", "brick": "all"}},
		nil)
	scenario.Shows(t, "HE-RULING-41", "Djamal", g.Team[0].Managers, table.Set(1))
	scenario.Shows(t, "HE-RULING-41", "Brick", g.Team[3].Managers, table.Upto(2))
	scenario.Shows(t, "HE-RULING-41", "Maeve, by the rules", g.Team[1].Managers, table.Set(1))
	_, err := Shelf.New(table.Setup{Mode: "chapter1", Seats: 2, Options: map[string]string{"djamal": "3"}})
	if err == nil || err.Error() != "Djamal is to be managed by player 3; want 1 to 2" {
		t.Errorf("a player who is not there: %v", err)
	}
}

// What a campaign brings along lies where it belongs.
func TestResuming(t *testing.T) {
	g, tab := begun(t, "chapter4", 2, "", nil)
	scenario.Shows(t, "HE-SAVE-05, HE-SAVE-07", "karma cards: nine, Patience and Second Look", g.Karma.Len(), 11)
	for _, q := range g.Began.Quests {
		if !slices.Contains(g.Row.Supporting(playerCard, nil), q.Card) || g.card(q.Card).Place != InRow {
			t.Errorf("HE-SETUP-22, HE-RULING-72: %s does not hang below the Player card", q.Name)
		}
	}
	scenario.Shows(t, "HE-SAVE-04, HE-SETUP-22", "quests in their order", fmt.Sprint(g.Quests), "[465 879 162 524 725]")
	scenario.Shows(t, "HE-SAVE-03, HE-SETUP-13", "what can be made", len(g.Store.Plans), len(g.Began.Creation))
	scenario.Shows(t, "HE-SAVE-07", "a mark", g.marked("seed-back"), true)
	scenario.Shows(t, "HE-SAVE-07", "a count", g.count("raised"), 2)
	if m := g.holder(337); m == nobody || !g.Team[m].Items[g.Team[m].Find(337)-sheet.OnHead].Back {
		t.Error("HE-SAVE-02, HE-CAMP-15: the lined coat is not worn with side b up")
	}
	g.Step(tab)
	for _, n := range g.Quests {
		if !g.Row.Has(n) {
			t.Errorf("HE-RULING-72: quest %d has left the Timeline", n)
		}
	}
}

// Items are handed out as the players like, to those who have a place for them.
func TestPacking(t *testing.T) {
	carry := `{"next":3,"items":[{"card":337},{"card":646},{"card":762,"side":"b"},{"card":106}]}`
	g, _ := begun(t, "campaign", 1, carry, takes(VerbPack.Of(337, 1), VerbHome.Of(646), VerbPack.Of(762, 2), VerbHome.Of(106)))
	scenario.Shows(t, "HE-SETUP-21, HE-CAMP-16", "the coat", g.holder(337), int8(1))
	scenario.Shows(t, "HE-SETUP-21, HE-SAVE-02", "the sling", g.holder(762), int8(2))
	scenario.Shows(t, "HE-CAMP-16", "what stays at home", fmt.Sprint(g.Store.Items), "[{646 false} {106 false}]")
	scenario.Shows(t, "HE-CAMP-02", "place of what stays", g.card(106).Place, Inventory)
	body := `{"next":3,"items":[{"card":337},{"card":646}]}`
	g, _ = begun(t, "campaign", 1, body, takes(VerbRest.Of()))
	scenario.Shows(t, "HE-SETUP-21", "all stays at home", len(g.Store.Items), 2)
	denied := denials(t, body, VerbPack.Of(337, 1))
	scenario.Shows(t, "HE-CAMP-18", "a second coat for Maeve", denied, "Maeve: no place is free for it")
}

// denials says for whom the second item has no place, once the first is handed out.
func denials(t *testing.T, carry string, first table.Option) string {
	t.Helper()
	m, err := table.NewMatch(Shelf, table.Setup{Game: "heredity", Mode: "campaign", Seats: 1,
		Carry: json.RawMessage(carry)}, table.SeedOf("packing"))
	if err != nil {
		t.Fatal(err)
	}
	a := m.Asks()[0]
	if err := m.Answer(a.Seat, a.Number, table.Key(book.Keys(), first), table.ByHand); err != nil {
		t.Fatal(err)
	}
	a = m.Asks()[0]
	names := []string{"Djamal", "Maeve", "Selena", "Brick"}
	var list []string
	for _, d := range a.Denied {
		list = append(list, names[d.Option.B]+": "+d.Why)
	}
	return strings.Join(list, "; ")
}

// The Cover of the last chapter asks who is played.
func TestCasting(t *testing.T) {
	g, _ := begun(t, "chapter7", 2, "", takes(VerbCast.Of(int(family[4])), VerbCast.Of(int(family[1])),
		VerbCast.Of(int(family[0])), VerbCast.Of(int(family[3]))))
	scenario.Shows(t, "HE-SETUP-14, HE-RULING-119", "who is played", team(g), "Djamal Maeve Brick Swan")
	g, _ = begun(t, "chapter4", 2, "", nil)
	scenario.Shows(t, "HE-SETUP-14, HE-RULING-129", "who is played", team(g), "Maeve Selena Brick Swan")
	g, _ = begun(t, "chapter1", 2, "", nil)
	scenario.Shows(t, "HE-SETUP-04, HE-RULING-119", "who is played", team(g), "Djamal Maeve Selena Brick")
}

// Other sealed content is whole: every card bears the number that it lies under.
func TestResealed(t *testing.T) {
	for seed := range uint64(3) {
		other := Shelf.Reseal(func(string, int) bool { return false }, seed)
		state, err := other.New(table.Setup{Game: "heredity", Mode: "chapter2", Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*Game)
		tab := table.InPlace(seed, 1, table.Config{})
		changed := 0
		for n := int16(firstSpecialNumber); n <= lastNumber; n++ {
			page := g.open(tab, n, false)
			if page != nil && (page.Number != n || page.Kind == decks.Item && page.Item.Number != n) {
				t.Fatalf("card %d says it is %d", n, page.Number)
			}
			if page == nil || g.story.printed(n, false) == nil || page.Title != g.story.printed(n, false).Title {
				changed++
			}
		}
		if changed < 800 {
			t.Errorf("seed %d: only %d of 850 cards say something else", seed, changed)
		}
	}
}

// drawnBy is the order in which the Karma cards come after a set-up, by the seed.
func drawnBy(t *testing.T, seed uint64) string {
	t.Helper()
	g := boxed(t, table.Setup{Mode: "chapter1", Seats: 1})
	tab := table.InPlace(seed, 4, table.Config{Decider: &script{t: t, last: map[string]int{}}})
	for !g.Ready() {
		g.Step(tab)
	}
	var order []table.Card
	for g.Karma.Len() > 0 {
		order = append(order, g.drawKarma(tab))
	}
	return fmt.Sprint(order)
}

func TestKarmaIsShuffled(t *testing.T) {
	first, again, other := drawnBy(t, 3), drawnBy(t, 3), drawnBy(t, 5)
	scenario.Shows(t, "HE-RULING-93", "another seed, the same order", first == other, false)
	scenario.Shows(t, "HE-RULING-95", "the same seed", again, first)
}

// Of the example, a scenario can show all but a front named alone: the checker of decks refuses that for a card with a back.
func TestBurnsTheSideNamed(t *testing.T) {
	for _, c := range []struct {
		back   bool
		named  string
		burned bool
	}{
		{true, "", false}, {true, "b", true}, {true, "(b)", true},
		{false, "", true}, {false, "b", false}, {false, "(b)", true},
	} {
		g, tab := begun(t, "chapter1", 1, "", nil)
		n := g.Board.Fields[0].Number
		g.card(n).Back = c.back
		burn := decks.Step{Form: "burn {ref}", Card: decks.Ref{Number: int(n), Side: c.named}}
		g.step(tab, &burn, event(0))
		scenario.Shows(t, "HE-EX-72", fmt.Sprintf("back up %v, burn %q: burned", c.back, c.named),
			g.card(n).Place == Burned, c.burned)
	}
}

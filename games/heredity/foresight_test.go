package heredity

import (
	"fmt"
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// What a player is told of a blow is so for exactly the Karma cards that are left.
func TestChancesOfABlow(t *testing.T) {
	g := &Game{}
	for _, c := range []table.Card{0, 1, 2, 5, 8} { // a failure, -1, 0, +1, +2
		g.Karma.Cards = append(g.Karma.Cards, table.Lying{Card: c})
	}
	for _, x := range []struct {
		base, defence, life, hurt, kill int
		says                            string
	}{
		{1, 0, 3, 3, 1, "60 % to hurt for 1 to 3"}, // 0, 0, 1, 2, 3
		{1, 1, 1, 2, 2, "40 % to hurt for 1 to 2"},
		{1, 2, 1, 1, 1, "20 % to hurt for 1"},
		{1, 4, 1, 0, 0, "0 % to hurt"},
		{3, 0, 2, 4, 4, "80 % to hurt for 2 to 5"},
	} {
		o := g.chances(x.base, x.defence, x.life)
		if o.hurt != x.hurt || o.kill != x.kill || o.all != 5 || o.hurts() != x.says {
			t.Errorf("%d against %d: %+v, %q", x.base, x.defence, o, o.hurts())
		}
	}
	g.KarmaGone, g.Karma = g.Karma, table.Pile{}
	if o := g.chances(1, 0, 1); o.all != 5 {
		t.Errorf("the deck is made of the discards first: of %d cards", o.all)
	}
	if got := perCent(2, 3); got != "67 %" {
		t.Errorf("two of three are %s", got)
	}
}

// What is printed is told in few words; a card that was taken is opened no more.
func TestWhatIsToldBeforehand(t *testing.T) {
	g := &Game{}
	steps := []decks.Step{
		{Form: "take {n}", Card: decks.Ref{Number: 120}},
		{Form: "set {id}", Word: "met"},
		{Form: "gain {k} materials to {who}", N: 2, Who: decks.Who{Form: "actor"}},
	}
	if got, want := g.price(2, 1, steps).Words, "2 tokens, 1 material; opens a card nobody has seen, brings 2 materials"; got != want {
		t.Errorf("told is %q, wanted %q", got, want)
	}
	g.Cards = []Card{{Number: 120}}
	if got, want := g.price(1, 0, steps).Words, "1 token; brings 2 materials"; got != want {
		t.Errorf("told is %q, wanted %q", got, want)
	}
}

// Whoever goes is told what each way costs and which card it opens; where nobody goes there is nothing to tell
// (HE-MOVE-01, HE-EXPLORE-01).
func TestWhatAWayCosts(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	told := func(o table.Option) string { return g.Outlook(nil, o, 0, nil).Words }
	first := map[table.Option]bool{} // what one point leads to
	g.eachWay(0, 1, func(o table.Option, _ string) { first[o] = true })
	ways := map[string]int{}
	g.eachWay(0, 2, func(o table.Option, _ string) {
		want := "2 points"
		if first[o] {
			want = "1 point"
		}
		if o.Verb == VerbExplore {
			want += "; opens a place nobody has seen"
		}
		g.Acting = Acting{On: true, Points: 2}
		if got := told(o); got != want {
			t.Errorf("%v is told %q, wanted %q", o, got, want)
		}
		g.Acting = Acting{}
		if got := told(o); got != "" {
			t.Errorf("nobody goes, and of %v is told %q", o, got)
		}
		ways[want]++
	})
	if len(ways) < 3 {
		t.Errorf("only these were told: %v", ways)
	}
	for i := range g.Board.Fields { // now every line is a hazard, the one that leads out of the field as well
		for c := range g.Board.Fields[i].Lines {
			for d := range g.Board.Fields[i].Lines[c] {
				g.Board.Fields[i].Lines[c][d] |= board.Hazard
			}
		}
	}
	g.Acting = Acting{On: true, Points: 1}
	out := 0
	g.eachWay(0, 1, func(o table.Option, _ string) {
		if o.Verb == VerbExplore {
			out++
			if got, want := told(o), "1 point; 1 hazard on the way: 1 damage; opens a place nobody has seen"; got != want {
				t.Errorf("%v leads out over a hazard and is told %q, wanted %q", o, got, want)
			}
			if got := g.stroll(0, 1).lead(o).Hurts; got != 1 {
				t.Errorf("%v leads out over a hazard and hurts %d times", o, got)
			}
		}
	})
	if out == 0 {
		t.Error("no way leads out of the field at once")
	}
}

// What happens on the way to a square is said, and where, also of who has begun to walk (HE-MOVE-01, HE-RULING-16).
func TestAWalkTellsWhereSomethingHappens(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	x := g.stroll(0, 2)
	var buffer [board.MaxSquares]board.Square
	near, far := 0, 0
	for _, s := range x.r.Reached(buffer[:0]) {
		if cost, _, _ := x.r.Cost(s); cost == 1 {
			x.w.Events.Add(s)
		}
	}
	for _, to := range x.r.Reached(buffer[:0])[1:] {
		got, _ := x.words(VerbGo.Of(0, int(to)))
		want := ""
		if cost, _, _ := x.r.Cost(to); cost > 1 {
			want = "something happens on the way, on " + g.squareName(int16(x.r.Before(to)))
			far++
		} else {
			near++
		}
		if (want != "") != (len(got) > 1) || want != "" && got[1] != want {
			t.Errorf("of the way to %s is told %q, wanted %q", g.squareName(int16(to)), got, want)
		}
	}
	if near == 0 || far == 0 {
		t.Errorf("%d squares are beside, %d farther", near, far)
	}
}

// What is made in a camp says what it leaves in the pot (HE-CAMP-13, HE-CAMP-14, HE-RULING-111).
func TestThePotIsToldBeforehand(t *testing.T) {
	g := &Game{}
	g.Store.Materials = 5
	for o, want := range map[table.Option]string{
		VerbCraft.Of(120, 4): "1 material left in the pot", VerbUpgrade.Of(120, 2): "3 materials left in the pot",
		VerbOffer.Of(120, 0, 5): "0 materials left in the pot",
	} {
		if got := g.Outlook(askCamp, o, 0, nil); got.Words != want {
			t.Errorf("%v says %q, wanted %q", o, got.Words, want)
		}
	}
}

// HE-TIME-13, HE-TIME-15: tokens are not saved up, and whoever passes is told how many are left.
func TestPassingSaysWhatIsLeft(t *testing.T) {
	g, _ := begun(t, "chapter1", 2, "", nil)
	want := fmt.Sprint("the Sweep: ", eventDrawn, "; once nobody wants more, the row is read; unused: ", g.tokens())
	if got := g.Outlook(askAct, table.Pass, 0, nil).Words; got != want || g.tokens() < 2 {
		t.Errorf("to pass says %q, wanted %q", got, want)
	}
	alone, _ := begun(t, "chapter1", 1, "", nil)
	if got := alone.Outlook(askAct, table.Pass, 0, nil).Words; !strings.Contains(got, "; the row is read, ") {
		t.Errorf("alone, to pass says %q", got)
	}
}

// Of two walks of as many points the one that takes more tokens says what it is good for; and a serious wound says what
// it leaves (HE-MOVE-06, HE-DMG-11).
func TestWhatACostIsFor(t *testing.T) {
	g := &Game{Size: 1}
	g.Team[0].Sheet = sheet.New(sheet.Maeve)
	for _, x := range []struct {
		slots, centre int
		want          string
	}{
		{1, 0, "1 token"}, {2, 0, "2 tokens"}, {0, 3, "3 tokens; 2 move slots stay free"},
		{1, 1, "2 tokens; 1 move slot stays free"}, {2, 1, "3 tokens"},
	} {
		if got := g.moveOutlook(0, x.slots, x.centre).Words; got != x.want {
			t.Errorf("%d slots and %d on the middle: told is %q, wanted %q", x.slots, x.centre, got, x.want)
		}
	}
	turn := VerbTurn.Of(0, int(sheet.Head))
	const placed = "its damage goes; 2 of its 3 slots are left until it is cured; the new damage is placed after it"
	if got := g.Outlook(askHurt, turn, 0, nil).Words; got != placed {
		t.Errorf("told is %q, wanted %q", got, placed)
	}
	if got, want := g.turnOutlook(0, sheet.Head).Words, "its damage goes; 2 of its 3 slots are left until it is cured"; got != want {
		t.Errorf("told is %q, wanted %q", got, want)
	}
	if g.Team[0].Wounded[sheet.Head] {
		t.Error("what is told has turned the card")
	}
}

// Fields that nobody has seen are named once, as what else there is.
func TestFieldsThatNobodyHasSeen(t *testing.T) {
	g, _ := begun(t, "introduction", 1, "", nil)
	if got := g.printedFields([]int{647, 504}); got != unfoundGround {
		t.Errorf("two that nobody has seen are %q", got)
	}
	field := int(g.Board.Fields[0].Number)
	if got, want := g.printedFields([]int{647, field, 504}), "the Hen Yard or "+unfoundGround; got != want {
		t.Errorf("they are %q, wanted %q", got, want)
	}
}

// What takes several people costs each of them a token, and no two of anybody.
func TestWhatSeveralDoCostsEachOfThem(t *testing.T) {
	g := &Game{}
	a := &decks.Action{Icons: []decks.Icon{{Icon: "interact"}, {Icon: "talk"}}, Cost: 1}
	if got, want := g.actionOutlook(0, a).Words, "1 token each of 2 people, 1 material"; got != want {
		t.Errorf("told is %q, wanted %q", got, want)
	}
	a.Icons = a.Icons[:1]
	if got, want := g.actionOutlook(0, a).Words, "1 token, 1 material"; got != want {
		t.Errorf("told is %q, wanted %q", got, want)
	}
	g.Acting = Acting{On: true, Points: 2}
	if got, want := g.stopOutlook().Words, "2 points stay unused"; got != want {
		t.Errorf("told is %q, wanted %q", got, want)
	}
}

// Whoever passes is told who of the story would be hurt when they follow, and of nobody where the way is free
// (HE-AI-07, HE-AI-10).
func TestPassingSaysWhoIsHurtFollowing(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	g.see(tab, 108, true)
	if !g.Row.Anchor(108, g.shows(108).Hold) {
		t.Fatal("it can't be anchored")
	}
	at := board.On(g.Team[0].At.Field(), 0)
	for m := range g.Size {
		g.Team[m].At = board.On(at.Field(), 8)
	}
	g.Figures = append(g.Figures[:0], Figure{Card: 108, At: at})
	told := func() string { return g.Outlook(askAct, table.Pass, 0, nil).Words }
	lines := func(l board.Line) {
		for c := range g.Board.Fields[at.Field()].Lines {
			for d := range g.Board.Fields[at.Field()].Lines[c] {
				g.Board.Fields[at.Field()].Lines[c][d] = l
			}
		}
	}
	lines(0)
	if got := told(); strings.Contains(got, "hurt") {
		t.Errorf("over free ground: %q", got)
	}
	lines(board.Hazard)
	if got := told(); !strings.Contains(got, "; Ansa Vey would be hurt following you from here") {
		t.Errorf("over hazards: %q", got)
	}
	g.Figures[0].At = board.On(at.Field(), 7)
	if got := told(); strings.Contains(got, "hurt") {
		t.Errorf("beside somebody: %q", got)
	}
}

// Whoever has nothing to say as things stand now is known to: a token for that would be wasted.
func TestTalkThatComesToNothingIsKnown(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	asks := decks.Step{Form: "question", Question: &decks.Question{},
		If: decks.Cond{{{Form: "taken {n}", Card: decks.Ref{Number: 310}}}}}
	for _, x := range []struct {
		talk  []decks.Step
		waste bool
	}{
		{[]decks.Step{asks}, true},
		{[]decks.Step{{Form: "flip {ref}"}}, false},
		{[]decks.Step{asks, {Form: "set {id}", Word: "met"}}, false},
	} {
		g.Figures = []Figure{{Card: 108, At: board.Nowhere}}
		if got := g.talkOf(x.talk, cause{card: 108}); (got.Stake == table.Waste) != x.waste {
			t.Errorf("%+v is foretold as %+v", x.talk, got)
		}
	}
}

// Whoever talks is told when another player decides what is answered, or nobody knows who, and what is given away by it
// (HE-RULING-46, HE-RULING-131); and whoever agrees to a blow together that it makes an enemy (HE-NPC-10).
func TestWhoTalksIsToldWhoDecides(t *testing.T) {
	for seats, want := range map[int]string{1: "", 2: "; Green decides what is answered"} {
		g, tab := begun(t, "chapter1", seats, "", nil)
		const ansa, coat = 108, 337
		g.see(tab, ansa, true)
		g.card(ansa).Told = 1 // Maeve tells it
		g.place(tab, ansa, 0, g.Team[0].At)
		green := func(table.Seat) string { return "Green" }
		asks := []decks.Step{{Form: "question", Question: &decks.Question{}}}
		c := cause{card: ansa, actor: 0} // Djamal
		if got := g.answers(asks, c, green); got != want {
			t.Errorf("of %d: who talks is told %q, not %q", seats, got, want)
		}
		if got := g.answers(asks, cause{card: ansa, actor: 1}, green); got != "" {
			t.Errorf("of %d: who decides is told %q", seats, got)
		}
		sealed := []decks.Step{{Form: "take {n}", Card: decks.Ref{Number: 324}}}
		if got := g.answers(sealed, c, nil); got != "; opens a card nobody has seen: whoever tells it decides" {
			t.Errorf("of a card that nobody knows is told %q", got)
		}
		g.see(tab, coat, false)
		x := g.talkOf([]decks.Step{{Form: "burn {ref}", Card: decks.Ref{Number: coat}}}, c)
		if x.Words != "1 token; gone for good: the Long Coat" || x.Stake != table.Loss {
			t.Errorf("of a thing that is given is told %+v", x)
		}
		o := &Offer{Target: int8(g.figureOf(ansa)) + 1}
		o.Crew[0].In = true
		if got := g.offerPrice(o); !strings.Contains(got, "; makes an enemy; a raised hand") {
			t.Errorf("of a blow at a friend is told %q", got)
		}
	}
}

package heredity

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// Whoever passes is told when a card of the row loses its last marker, and that the chapter is lost by it; and whoever
// would answer so, or act so (HE-TIME-02).
func TestALastMarkerIsForetold(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	const lost = "the last marker of the Cistern goes: the chapter is lost"
	heat := g.see(tab, 789, false)
	for markers, want := range map[int16]bool{9: false, 2: false, 1: true} {
		g.card(174).Markers = markers
		pass := g.Outlook(askAct, table.Pass, 0, nil)
		if got := strings.Contains(pass.Words, lost); got != want {
			t.Errorf("%d markers: who passes is told %q", markers, pass.Words)
		}
		drink := g.Outlook(askOption, VerbOption.Of(789, 0, 0), 0, nil)
		if got := drink.Words == lost && drink.Stake == table.End; got != want {
			t.Errorf("%d markers: who drinks is told %+v", markers, drink)
		}
		if x := g.Outlook(askOption, VerbOption.Of(789, 0, 1), 0, nil); x.Line() != "" || x.Stake != table.NoStake {
			t.Errorf("who does not drink is told %+v", x)
		}
	}
	if heat == nil {
		t.Fatal("there is no such card")
	}
	prime := decks.Step{Form: "unmark {ref} {k}", N: 3, Card: decks.Ref{Number: 174}, Last: []decks.Step{{Form: "defeat {id}"}}}
	for markers, want := range map[int16]table.Stake{4: table.NoStake, 3: table.End, 2: table.End} {
		g.card(174).Markers = markers
		if x := g.dooming(says("1 token"), []decks.Step{prime}, event(275)); x.Stake != want {
			t.Errorf("%d markers: %+v", markers, x)
		}
	}
}

// foretold are perils as they are told, one after the other.
func foretold(p perils) string { return strings.Join(p.says(), "; ") }

// What can lose the chapter is told first, then what hurts or takes, then what may turn out badly, and last what else
// comes of passing; figures that can strike the same as hard are told together (HE-TIME-02).
func TestTheWorstIsForetoldFirst(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	const sweep = 849
	damage := decks.Step{Form: "damage {k} to {who}", N: 1, Who: decks.Who{Form: "each character"}}
	draw := decks.Step{Form: "draw {word}", Word: "events"}
	lost := decks.Step{Form: "defeat {id}"}
	var p perils
	for _, s := range []decks.Step{draw, damage, lost} {
		g.addPerils(&p, []decks.Step{s}, event(sweep))
	}
	p.addStrike(strike{[]string{"Dogs A"}, "Brick", odds{hurt: 1, all: 2, least: 1, most: 3}})
	p.addStrike(strike{[]string{"Dogs B"}, "Brick", odds{hurt: 1, all: 2, least: 1, most: 3}})
	p.addStrike(strike{[]string{"the vixen"}, "Maeve", odds{hurt: 1, all: 2, least: 1, most: 3}})
	want := []string{
		"the Sweep: the chapter is lost",
		"the Sweep: 1 damage to Djamal, Maeve, Selena and Brick",
		"Dogs A and Dogs B can come to strike Brick, each 50 % to hurt for 1 to 3",
		"the vixen can come to strike Maeve, 50 % to hurt for 1 to 3",
		"the Sweep: " + eventDrawn,
	}
	if got := p.says(); !slices.Equal(got, want) {
		t.Errorf("is told %q, not %q", got, want)
	}
	g.card(174).Markers = 1
	x := g.Outlook(askAct, table.Pass, 0, nil)
	if says := "the last marker of the Cistern goes: the chapter is lost; the Sweep: " + eventDrawn +
		"; the row is read, then all tokens come back; unused: 12"; x.Words != says || x.Stake != table.End {
		t.Errorf("who passes is told %+v, not %q", x, says)
	}
}

const eventDrawn = "draws 1 of 12 (events): may cost damage or tokens"

// Whoever goes on is told what that costs: what a card does that is read, what one of the row does, and how many tokens
// the family lacks when its turn comes next (HE-TIME-02, HE-TIME-13).
func TestGoingOnSaysWhatItCosts(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	const noon, heat, sweep, cistern = 665, 789, 849, 174
	g.see(tab, noon, false)
	on := func(p *table.Prompt, number int16) string { return g.Outlook(p, VerbOn.Of(int(number)), 0, nil).Words }
	if got := on(askRead, noon); got != "" {
		t.Errorf("all are at home, and of a storm is told %q", got)
	}
	g.Team[1].At = board.Nowhere // the storm finds her
	if got, want := on(askRead, noon), "1 damage to Maeve"; got != want {
		t.Errorf("of a storm is told %q, not %q", got, want)
	}
	if got, want := on(askCard, sweep), "the Sweep: "+eventDrawn; got != want {
		t.Errorf("of the sweep is told %q, not %q", got, want)
	}
	if got := on(askCard, cistern); got != "" {
		t.Errorf("of an hour is told %q", got)
	}
	two := []decks.Step{{Form: "damage {k} to {who}", N: 2, Who: decks.Who{Form: "two characters"}}}
	if got, want := g.tolls(two, event(heat)), []string{"2 damage to two of you"}; !slices.Equal(got, want) {
		t.Errorf("of a heat is told %q, not %q", got, want)
	}
	g.Phase = PhaseRow
	g.Row.MoveTo(playerCard)
	leads := g.Leads(askRead, VerbOn.Of(noon), 0)
	if len(leads) != 1 || !strings.HasSuffix(leads[0].Words, "; the Sweep: "+eventDrawn) {
		t.Errorf("of the row that is read on is told %+v", leads)
	}
	less := []decks.Step{{Form: "host tokens {k}", N: -1}, {Form: "host tokens {k}", N: 1}}
	if got, want := g.tolls(less, event(heat)), []string{"each of you loses 1 token"}; !slices.Equal(got, want) {
		t.Errorf("of a cold is told %q, not %q", got, want)
	}
}

// What a card beside another does is told with it: beside the family's, as soon as its turn comes next.
func TestWhatACardBesideAnotherDoesIsForetold(t *testing.T) {
	g, tab := begun(t, "chapter4", 1, "", nil)
	const cold, boiler = 71, 760
	g.see(tab, cold, false)
	g.card(boiler).Markers = 1
	if got, want := g.Outlook(askRead, VerbOn.Of(cold), 0, nil).Words, "each of you loses 1 token"; got != want {
		t.Errorf("who reads of the cold is told %q, not %q", got, want)
	}
	g.support(tab, cold, playerCard, event(0))
	const says = "Cold: each of you loses 1 token"
	if got := foretold(g.threatsOf(playerCard)); got != says || !strings.Contains(foretold(g.threats()), says) {
		t.Errorf("of the cold is told %q", got)
	}
	g.Phase = PhaseRow
	for g.nextInRow() != playerCard {
		g.Row.Advance()
	}
	last := g.Row.Current()
	if got := g.Outlook(askCard, VerbOn.Of(int(last)), 0, nil).Words; !strings.HasSuffix(got, says) {
		t.Errorf("over the last card before the family's turn is told %q", got)
	}
	g.card(boiler).Markers = 4
	if got := foretold(g.threatsOf(playerCard)); got != "" {
		t.Errorf("while it is warm is told %q", got)
	}
}

// Whoever is asked how somebody is brought elsewhere is told that one of the family goes along.
func TestWhoIsCarriedAwayIsForetold(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	const ansa = 108
	g.see(tab, ansa, true)
	g.see(tab, 310, false)
	for answer, want := range map[int]string{0: "whoever acts is set down on the Pump House a3", 1: "", 2: ""} {
		if got := g.Outlook(askOption, VerbOption.Of(ansa, 0, answer), 0, nil).Words; got != want {
			t.Errorf("of answer %d is told %q, not %q", answer, got, want)
		}
	}
}

// An answer that takes tokens of somebody who has fewer left says how many are lost.
func TestTokensThatNobodyHasAreForetold(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	const morning, selena = 275, 2
	g.see(tab, morning, false)
	for left, want := range []string{"Selena has no token left: nothing is lost",
		"Selena has only 1 token left: no more is lost", "", ""} {
		g.Team[selena].Tokens = int8(left)
		if got := g.Outlook(askOption, VerbOption.Of(morning, 0, 1), 0, nil).Words; got != want {
			t.Errorf("with %d tokens is told %q, not %q", left, got, want)
		}
	}
}

// Whom an enemy can strike of those who are friends is told, and that they are hostile from then on, to the family as
// well (HE-NPC-10, HE-RULING-89).
func TestAFriendThatIsStruckIsForetold(t *testing.T) {
	g, tab := begun(t, "chapter5", 1, "", nil)
	const linemen, looms = 430, 325
	g.see(tab, linemen, false)
	g.see(tab, looms, false)
	patience := g.Board.Field(556) // to which they go, and stay there
	at, beside := board.On(patience, 0), board.On(patience, 1)
	g.Figures = []Figure{{Card: linemen, At: at}, {Card: looms, At: beside}}
	says := []string{"the Looms can be struck by others: hostile from then on"}
	if got := angered(g.brawls(nil, linemen)); !slices.Equal(got, says) || !strings.Contains(foretold(g.threatsOf(linemen)), says[0]) {
		t.Errorf("of linemen beside looms is told %q", got)
	}
	if got := strings.Join(g.reach(0, at), "; "); !strings.Contains(got, "can strike the Looms, hostile from then on") {
		t.Errorf("of where linemen come to is told %q", got)
	}
	g.Figures[0].At = g.Team[0].At
	if got := angered(g.brawls(nil, linemen)); g.Team[0].At.Field() == patience || !slices.Equal(got, says) {
		t.Errorf("of linemen who come to the looms is told %q", got)
	}
	g.enrage(tab, looms, event(0))
	if got := angered(g.brawls(nil, linemen)); len(got) > 0 {
		t.Errorf("of enemies that strike each other is told %q", got)
	}
}

// Whom a card of the row can hurt is told: one of those who stand where it does, or each of them; who is immune is not
// among them.
func TestWhomACardCanHurtIsForetold(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	step := func(form string) *decks.Step {
		return &decks.Step{Form: "damage {k} to {who}", N: 1, Who: decks.Who{Form: form, Cards: []int{262}}}
	}
	for form, want := range map[string]string{
		"one character on {list}":       "the Sweep: 1 damage to Djamal, Maeve, Selena or Brick",
		"each character on {list}":      "the Sweep: 1 damage to Djamal, Maeve, Selena and Brick",
		"each character outside {list}": "",
	} {
		var p perils
		if g.addPerils(&p, []decks.Step{*step(form)}, event(849)); foretold(p) != want {
			t.Errorf("%s: %q, not %q", form, foretold(p), want)
		}
	}
	if got, want := foretold(g.threats()), "the Sweep: "+eventDrawn; got != want {
		t.Errorf("at home nothing threatens but what is drawn, and is told %q", got)
	}
}

// A blow against a person says that it is a raised hand, and every blow what it puts away (HE-NPC-10).
func TestABlowSaysWhatItProvokes(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	courier := &decks.NPC{Angered: []decks.Step{{Form: "count {id} {k}", Word: raised, N: 1}}}
	goat := &decks.NPC{Struck: []decks.Step{{Form: "burn {ref}", Card: decks.Ref{Number: 174}}}}
	want := []string{"makes an enemy", "a raised hand, which is counted through all chapters"}
	if got := g.provokes(0, 262, courier); !slices.Equal(got, want) {
		t.Errorf("of a blow at a person is told %q", got)
	}
	if got, want := g.provokes(0, 262, goat), []string{want[0], "the Cistern is put away by it"}; !slices.Equal(got, want) {
		t.Errorf("of a blow at the goat is told %q", got)
	}
	goat.Struck[0].Card.Number = 999
	if got := g.provokes(0, 262, goat); len(got) > 1 {
		t.Errorf("a card that is not there is said to be put away: %q", got)
	}
}

// Whoever can be struck is told how likely it hurts and how much, over the Karma cards that are left; of two attacks the
// worse one, and what is worn lessens it (HE-FIGHT-05 to HE-FIGHT-08).
func TestHowHardAFigureStrikesIsForetold(t *testing.T) {
	g, _ := begun(t, "introduction", 1, "", nil)
	attack := func(n int) decks.Step {
		return decks.Step{Form: "attack", Attack: &decks.Attack{Range: 1, Damage: n}}
	}
	c := event(375)
	light, hard := g.struck([]decks.Step{attack(1)}, c, 0), g.struck([]decks.Step{attack(4)}, c, 0)
	if want := g.chances(1, g.defence(0), everything); light != want || light.hurt == 0 || light.hurt == light.all {
		t.Errorf("a bite is told as %+v, not %+v", light, want)
	}
	if hard.most <= light.most || g.struck([]decks.Step{attack(4), attack(1)}, c, 0) != hard {
		t.Errorf("a bite %+v, a harder one %+v", light, hard)
	}
	if got := g.struck(nil, c, 0); got.hurt > 0 {
		t.Errorf("no attack hurts: %+v", got)
	}
}

// What is given up for good by doing something is told, if everybody knows it; a card that nobody carries is no thing.
func TestAThingGivenUpIsForetold(t *testing.T) {
	g, tab := begun(t, "introduction", 1, "", nil)
	down := []decks.Step{{Form: "burn {ref}", Card: decks.Ref{Number: 145}}}
	put := &decks.Action{Icons: make([]decks.Icon, 1), Effects: down}
	if x := g.actionOutlook(375, put); x.Words != "1 token" {
		t.Errorf("of a hen that nobody has found is told %+v", x)
	}
	g.see(tab, 145, false)
	x := g.actionOutlook(375, put)
	if x.Words != "1 token; gone for good: the Bishop, Carried" || x.Stake != table.Loss {
		t.Errorf("of putting the hen down is told %+v", x)
	}
	down[0].Card.Number = 693
	if x := g.actionOutlook(375, put); x.Words != "1 token" {
		t.Errorf("of a card of the row is told %+v", x)
	}
}

// Whoever pays for it that somebody goes is told so; with nobody on the board nothing is said.
func TestWhoGoesByAPaymentIsForetold(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	const dogs, lunch = 711, 1
	g.see(tab, dogs, false)
	g.Figures = []Figure{{Card: dogs, At: g.Team[0].At}}
	for n, want := range []string{"1 token, 1 material", "1 token, 1 material; takes the Dogs off the board"} {
		g.Figures = g.Figures[:n:1]
		if x := g.Outlook(askAct, VerbDirect.Of(0, dogs, lunch), 0, nil); x.Words != want {
			t.Errorf("with %d dogs is told %q, not %q", n, x.Words, want)
		}
	}
}

// Where an action takes fewer markers if somebody has a thing, its row and its proposal say how many it takes now, and
// who has the thing, as far as anybody has seen it.
func TestMarkersByAThingInHandAreForetold(t *testing.T) {
	const pump, cistern, skins = 275, 174, 191
	g, tab := begun(t, "chapter1", 1, "", nil)
	g.see(tab, pump, false)
	k := slices.IndexFunc(g.shows(pump).Sections, func(s decks.Section) bool { return s.Action != nil })
	g.card(cistern).Markers = 9
	says := func(want string) {
		t.Helper()
		if x := g.actionOutlook(pump, g.actionOn(pump, int16(k))); !strings.Contains(x.Words, want) {
			t.Errorf("of the pump is told %q, without %q", x.Words, want)
		}
		if got := g.offerPrice(&Offer{Card: pump, Part: int8(k)}); !strings.Contains(got, want) {
			t.Errorf("of pumping that is proposed is told %q, without %q", got, want)
		}
	}
	says("; now the Cistern loses 3 markers")
	g.see(tab, skins, false)
	says("; now the Cistern loses 3 markers: none of you has the Waterskins")
	g.Team[0].Items[0].Number = skins
	says("; now the Cistern loses 1 marker: Djamal has the Waterskins")
}

// What the row will do stands in every view while a seat has one last token left, as passing tells it, and not before: it
// is the last they decide before it comes.
func TestDangersOfTheLastToken(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	g.card(174).Markers, g.Phase = 1, PhasePlayer
	for m := range g.Size {
		g.Team[m].Tokens = 0
	}
	want := "the last marker of the Cistern goes: the chapter is lost; the Sweep: " + eventDrawn
	for n, want := range []string{"", want, ""} {
		g.Team[0].Tokens = int8(n)
		if got := g.View(0).(*View).Dangers; got != want {
			t.Errorf("%d tokens: %q", n, got)
		}
	}
	g.Players = 2
	for m := range g.Size {
		g.Team[m].Managers, g.Team[m].Tokens = table.Set(table.Seat(min(m, 1))), 3
	}
	g.Team[0].Tokens = 1
	for seat, want := range []string{want, want} { // all know the same
		if got := g.View(table.Seat(seat)).(*View).Dangers; got != want {
			t.Errorf("to player %d, who has others beside them, is told %q", seat, got)
		}
	}
}

// A walk to where somebody can come to strike says so, and one out of their reach, too: exactly as the row is foretold
// to who stands there.
func TestAWalkTellsWhoCanComeToStrike(t *testing.T) {
	const vixen = 375
	g, tab := begun(t, "introduction", 1, "", nil)
	g.see(tab, vixen, false)
	g.anchor(tab, vixen, event(vixen))
	for field, number := range []int16{835, 856} { // one beside the other, to the east
		g.layBeside(tab, g.see(tab, number, false), field, board.East, event(number))
	}
	g.Figures = append(g.Figures, Figure{Card: vixen, At: 0})
	g.Phase = PhasePlayer
	told := map[string]int{}
	for from := range board.Square(27) {
		for to := range board.Square(27) {
			if from == to || from == 0 || to == 0 {
				continue
			}
			g.Team[1].At = board.Nowhere
			g.Team[0].At = to
			there := g.threats()
			g.Team[0].At = from
			here := g.threats()
			want := ""
			switch {
			case len(there.strikes) > 0:
				want = "the vixen can come to strike there"
			case len(here.strikes) > 0:
				want = "out of reach of the vixen"
			}
			told[want]++
			if got := strings.Join(g.comingTo(0, to), "; "); got != want || g.Team[0].At != from {
				t.Errorf("from %d to %d: %q, wanted %q", from, to, got, want)
			}
		}
	}
	if told["the vixen can come to strike there"] == 0 || told["out of reach of the vixen"] == 0 || told[""] == 0 {
		t.Errorf("not all was told: %v", told)
	}
}

package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// FL-BONUS-01, FL-BONUS-02: who is done with a slot reads which bonus they give up by that, and that it was for
// nothing; one that costs something is named, and one that was taken is not.
func TestOutlookOfABonusGivenUp(t *testing.T) {
	const ends = "the exploration ends; then the end of your turn"
	for _, c := range []struct {
		what, tile string
		taken      bool
		want       table.Outlook
	}{
		{"free", "Tool Crib 1", false, outlook(table.Waste, "gives up the bonus: 2 Repairs", ends)},
		{"one of two", "Breaker's Yard 1", false,
			outlook(table.Waste, "gives up the bonus: 2 Repairs or 2 Treatments or 1 Fury", ends)},
		{"for a price", "Powder Shed 1", false,
			outlook(table.NoStake, "leaves the bonus that you could pay for", ends)},
		{"taken", "Tool Crib 1", true, outlook(table.NoStake, ends)},
	} {
		s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: none",
			"tile 2: "+c.tile)
		who, _ := s.seatNamed("Blue")
		a := &table.Ask{Prompt: askAct, Seat: who, Options: []table.Offered{{Option: VerbDone.Of()}}}
		if !c.taken {
			for i := range s.tileDeals(2) {
				a.Options = append(a.Options, table.Offered{Option: VerbBonus.Of(2, i)})
			}
		}
		if got := s.OutlookOf(a, VerbDone.Of(), nil); !same(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.what, got, c.want)
		}
	}
}

// FL-CONT-04, FL-EXPL-09: who is done while somebody sent has too many counters reads that they die, and so does who
// spends the bonus on something else than to treat them.
func TestOutlookOfSomebodyLeftUntreated(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: Citadel Guard", "blue exhausted: none",
		"tile 1: Water Trough 1")
	who, _ := s.seatNamed("Blue")
	c := s.card("Citadel Scientist")
	s.Cards[c].Sent, s.Cards[c].Counters = true, gists[c].skill
	a := &table.Ask{Prompt: askAct, Seat: who, Options: []table.Offered{{Option: VerbDone.Of()},
		{Option: VerbBonus.Of(1, 0)}, {Option: VerbBonus.Of(1, 1)}}}
	treat, fury := a.Options[1].Option, a.Options[2].Option
	says := func(o table.Option, want string, stake table.Stake) {
		t.Helper()
		x := s.OutlookOf(a, o, nil)
		if first, _, _ := strings.Cut(x.Words, "; "); first != want || x.Stake != stake {
			t.Errorf("%v: %q, stake %v; want %q, %v", o, x.Words, x.Stake, want, stake)
		}
	}
	says(VerbDone.Of(), "the Citadel Scientist dies", table.Loss)
	says(fury, "the Citadel Scientist dies", table.Loss)
	says(treat, "2 Contamination to treat on those you sent", table.NoStake)
	a.Options = append(a.Options, table.Offered{Option: VerbUse.Of(int(s.card("Anti-Rad Kit")))})
	says(fury, "the Citadel Scientist dies unless treated", table.NoStake)
	says(a.Options[3].Option, "the Citadel Scientist dies unless treated", table.NoStake)
	a.Options[3].Option = VerbAbility.Of(int(s.card("Tribal Sister")))
	says(a.Options[3].Option, "the Citadel Scientist dies unless treated", table.NoStake)
	a.Options = append(a.Options[:1], a.Options[3:]...)
	says(a.Options[1].Option, "the Citadel Scientist dies", table.Loss)
	s.Cards[c].Counters--
	says(fury, "Fury 1 then", table.NoStake)
	s.Cards[c].Counters++
	s.of(who, Rest).MoveAll(s.pile(Common))
	says(VerbDone.Of(), "the Citadel Scientist dies", table.End)
}

// What a bonus brings is said by what it does, not by what its tile says: the Bonus Actions of every tile can be.
func TestAGiftIsNamedByWhatItDoes(t *testing.T) {
	d := Deal{Text: "Pay 1 Fury: everything at once.", Pay: one(DoFury), Gain: append(two(DoRepair),
		Effect{Do: DoToken, N: 1, Token: BadFood}, Effect{Do: DoToken, N: 1, Token: ObjectToken})}
	if got, want := d.gains(), "2 Repairs, 1 Contaminated Food and 1 Object"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for c := range table.Card(CardCount) {
		for _, side := range Of(c).Sides {
			for i := range side {
				for _, e := range side[i].Gain {
					if w := e.called(); w.one == "" || w.many == "" {
						t.Errorf("%s: nobody can read what %q brings", Of(c).Name, side[i].Text)
					}
				}
			}
		}
	}
}

// FL-RULING-142: the Incursor pays no Fury, so that a bonus for it is given up for nothing.
func TestOutlookOfAFreeBonusOfTheIncursor(t *testing.T) {
	s := morning(t, "blue active: Incursor", "blue rest: none", "blue exhausted: none", "blue cargo: 1 survivor",
		"slot 2: Half-Buried Diner", "tile 2: Tool Crib 1")
	x := s.looks("Blue", "explore:2", "act:2", "block:2:0")
	says(t, x, "done", "gives up the bonus: 1 Object; the exploration ends; then the end of your turn", table.Waste)
}

// FL-ABIL-05, FL-REST-02, FL-BREAK-02: an ability on offer that is left unused is named by the row that ends the
// Rest, meals that come too late by the one before, and points of a Break are counted.
func TestOutlookOfWhatARestGivesUp(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: Citadel Guard",
		"blue cargo: 2 survivor, 1 food, 1 fuel")
	who, _ := s.seatNamed("Blue")
	ask := func(p *table.Prompt, options ...table.Option) *table.Ask {
		a := &table.Ask{Prompt: p, Seat: who, About: [3]int16{2}}
		for _, o := range options {
			a.Options = append(a.Options, table.Offered{Option: o})
		}
		return a
	}
	gift := VerbAbility.Of(int(s.card("Citadel Scientist")))
	for _, c := range []struct {
		ask  *table.Ask
		o    table.Option
		want table.Outlook
	}{
		{ask(AskReady, VerbReady.Of(), gift), VerbReady.Of(),
			outlook(table.Waste, "does not use the Citadel Scientist", "your rest ends, with 1 Survivor active")},
		{ask(AskReady, VerbReady.Of()), VerbReady.Of(),
			outlook(table.NoStake, "your rest ends, with 1 Survivor active")},
		{ask(AskRest, VerbShift.Of()), VerbShift.Of(),
			outlook(table.NoStake, "1 active then, 1 at rest", "1 exhausted could be fed before, and not after")},
		{ask(askPoints, VerbDone.Of()), VerbDone.Of(), outlook(table.Waste, "2 points are lost")},
		{ask(AskTurn, VerbEnd.Of(), VerbRecycle.Of(1)), VerbEnd.Of(),
			s.warned(VerbEnd.Of(), outlook(table.NoStake, "1 Survivor waits for your next turn",
				"1 exhausted could be fed now, or in the Rest Phase"), who)},
	} {
		if got := s.OutlookOf(c.ask, c.o, nil); !same(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.ask.Prompt.Kind, got, c.want)
		}
	}
	s.of(who, Active).MoveAll(s.of(who, Rest))
	a := ask(AskTurn, VerbEnd.Of(), VerbRecycle.Of(1))
	if got := s.unrecycled(a); got != "recycles nothing this round" {
		t.Errorf("with nobody active: %q", got)
	}
}

// FL-END-04, FL-END-08, FL-END-09: what is lost of the Fame at the end by a card that is used, a first counter, or a
// Trailer that goes, is said by its row.
func TestOutlookOfFameThatGoes(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue hand: Hazmat Suit")
	who, _ := s.seatNamed("Blue")
	const less = "1 Fame less without it"
	suit, c := int(s.card("Hazmat Suit")), s.card("Citadel Scientist")
	for what, o := range map[string]table.Option{
		"used": VerbUse.Of(suit), "worn": VerbSuit.Of(suit), "discarded": VerbDiscard.Of(suit),
	} {
		if got := s.Outlook(AskTurn, o, who, nil).Words; !strings.HasPrefix(got, less+"; ") {
			t.Errorf("%s: %q does not begin with %q", what, got, less)
		}
	}
	counter := func() string { return s.Outlook(askCounter, VerbCounter.Of(int(c)), who, nil).Words }
	if got := counter(); got != "skill 2 becomes 1; the first counter, 1 Fame less if somebody reaches the Citadel" {
		t.Errorf("a first counter: %q", got)
	}
	trailer := s.of(who, Trailers).At(0)
	scrap := func() string { return s.Outlook(askTow, VerbTow.Of(int(trailer)), who, nil).Words }
	const sound = "without Damage, 1 Fame less if nobody reaches the Citadel"
	if got := scrap(); !strings.Contains(got, sound) {
		t.Errorf("a Trailer without Damage: %q", got)
	}
	s.Stow[trailer][0].Damaged = true
	if got := scrap(); strings.Contains(got, sound) {
		t.Errorf("a Trailer with Damage: %q", got)
	}
	s.Cards[c].Counters = 1
	if got := counter(); strings.Contains(got, "first counter") {
		t.Errorf("a second counter: %q", got)
	}
}

// FL-WAY-02, FL-OBJ-03, FL-FAME-02: a stop beside a token for which there is room is a waste, a card beyond the limit
// costs another, and a no to a repair in place of Fame loses the Fame.
func TestOutlookOfWhatIsPassedBy(t *testing.T) {
	s := morning(t, "blue hand: MRE, Nitromethane, Hazmat Suit", "phase: movement")
	who, _ := s.seatNamed("Blue")
	s.empty(who)
	claim := VerbClaim.Of(int(s.card("Ammo Waypoint")), 104)
	a := &table.Ask{Prompt: AskDrive, Seat: who, Options: []table.Offered{{Option: claim}}}
	stop := func() table.Stake { return s.OutlookOf(a, VerbStop.Of(), nil).Stake }
	if got := stop(); got != table.Waste {
		t.Errorf("with room: stake %d", got)
	}
	for h := s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, Food)
	}
	if got := stop(); got != table.NoStake {
		t.Errorf("without room: stake %d", got)
	}
	kept := s.Outlook(askLoot, VerbKeep.Of(int(s.card("V8 Holy Book"))), who, nil)
	if !strings.HasSuffix(kept.Words, "you can hold only 3 cards: 1 must go") || kept.Stake != table.Loss {
		t.Errorf("a card too many: %+v", kept)
	}
	if got := s.Outlook(askTop, VerbNo.Of(), who, nil); !same(got, outlook(table.Waste, "the point of Fame is lost")) {
		t.Errorf("no repair at the top: %+v", got)
	}
}

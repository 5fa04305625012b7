package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-TRADE-01, PH-TRADE-02, PH-TRADE-05, PH-TRADE-06, PH-TRADE-07: food and a card of the hand for an item in play.
func TestGoodsChangeHands(t *testing.T) {
	s := set(t, 2, "red hand", "Binoculars", "green gear", "Lead Pipe")
	s.exercises("PH-TRADE-02", "PH-TRADE-07")
	s.trading(red, "give-food", "give-food", "give:"+s.no("Binoculars"), "want:"+s.no("Lead Pipe"), "pass")
	if l := s.of(red, Hand).Cards; l[0].Seen != table.Everyone { // PH-RULING-83
		t.Error("what is offered of the hand is hidden")
	}
	s.answer(green, VerbAccept)
	s.want("red food", "3", "green food", "7", "red hand", "none", "green hand", "none", "green gear", "Binoculars",
		"red gear", "Lead Pipe")
}

// PH-RULING-51.
func TestOffersAreRefusedAndAnswered(t *testing.T) {
	s := set(t, 2)
	s.exercises("PH-RULING-51")
	s.trading(red, "give-food", "pass")
	s.answer(green, VerbRefuse)
	if len(s.Offers) != 0 {
		t.Errorf("on the table: %v", s.Offers)
	}
	s.trading(red, "give-food", "pass")
	s.Done = s.Done.With(red)
	s.trading(green, "want-food", "want-food", "want-food", "pass") // takes the place of red's
	if len(s.Offers) != 1 || s.Offers[0].From != green || s.Offers[0].Want.Food != 3 || s.Done.Has(red) {
		t.Errorf("on the table: %v", s.Offers)
	}
	s.answer(red, VerbAccept)
	s.want("red food", "2", "green food", "8") // a gift
}

// PH-TRADE-01, PH-TRADE-04, PH-RULING-55, and skipping by PH-RULING-51.
func TestWhoMayTrade(t *testing.T) {
	apart := []string{
		"green map", "TI-F01 at 0 -1 done", "green stands", "TI-F01", "yellow map", "TI-U01 at 0 -1 done",
		"yellow stands", "TI-U01",
	}
	set(t, 3, apart...).play(PhaseTrade).wasAsked()
	s := set(t, 3, append(apart, "red gear", "Flare")...).play(PhaseTrade, "use").want("red gear", "none")
	if len(s.asked) < 2 {
		t.Errorf("asked %q", s.asked)
	}
	s = set(t, 3, append(apart, "red gear", "Flare")...)
	s.deal(s.tab, red, VerbUse.Of(int(s.number("Flare")), 0))
	if !s.canTrade(red, green) || !s.canTrade(yellow, red) || s.canTrade(green, yellow) {
		t.Error("a Flare is for its owner and everybody else")
	}
	s = set(t, 3, append(apart, "event", "Open Frequency")...)
	if !s.canTrade(green, yellow) {
		t.Error("on the open frequency not everybody trades")
	}
	set(t, 2, "green mutant", "yes").play(PhaseTrade).wasAsked()
	set(t, 1, "red gear", "Flare").play(PhaseTrade).wasAsked()
}

// PH-EX-35 (PH-TRADE-09, PH-RULING-53).
func TestAScopedWeapon(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm, Gunscope", "red mounted", "Gunscope on Kalt 9mm")
	s.trading(red, "give:"+s.no("Kalt 9mm"), "pass")
	if slices.Contains(s.offers, "give:"+s.no("Gunscope")) {
		t.Error("the Gunscope is for trade apart from its weapon")
	}
	s.answer(green, VerbAccept)
	s.want("red gear", "none", "green mounted", "Gunscope on Kalt 9mm", "green active", "Kalt 9mm")
}

// PH-RULING-52: what leaves frees its slots first; what is missing is discarded when accepting.
func TestRoomForTheGoods(t *testing.T) {
	big := func() *scene {
		return set(t, 2, "red gear", "Lead Pipe", "green gear", s9(t))
	}
	s := big()
	free := s.slots(green) - s.packed(green)
	if free != 0 {
		t.Fatalf("%d slots are free, expected none", free)
	}
	s.trading(red, "give:"+s.no("Lead Pipe"), "pass")
	s.script = []string{"discard"}
	s.answer(green, VerbAccept)
	s.wasAsked("make-way").want("red gear", "none")
	if s.of(green, Gear).Find(s.number("Lead Pipe")) < 0 {
		t.Error("the pipe has not arrived")
	}
	s = big()
	s.trading(red, "give:"+s.no("Lead Pipe"), "pass")
	s.script = []string{"no"}
	s.answer(green, VerbAccept)
	s.want("red gear", "Lead Pipe").heard("can't agree about room")
}

// s9 are items that fill a backpack of six slots.
func s9(t *testing.T) string {
	t.Helper()
	left, out := 6, ""
	for _, c := range Cards(GroupWeapons) {
		if n := int(Of(c).Size); n <= left && len(Of(c).Mods) == 0 {
			left -= n
			if out != "" {
				out += ", "
			}
			out += Of(c).Handle
		}
	}
	if left > 0 {
		t.Fatal("no weapons fill a backpack")
	}
	return out
}

// PH-RULING-51: an offer that can't be kept any more can't be accepted.
func TestASpoiltOffer(t *testing.T) {
	s := set(t, 2)
	s.exercises("PH-RULING-51")
	s.trading(red, "give-food", "give-food", "give-food", "give-food", "give-food", "pass")
	s.with("red food", "4")
	if rule, _ := s.spoilt(&s.Offers[0]); rule != "PH-RULING-51" {
		t.Errorf("refused by %q", rule)
	}
}

// number and no are a card, and its number in an option's key.
func (s *scene) number(name string) table.Card {
	s.t.Helper()
	c, ok := Named(name)
	if !ok {
		s.t.Fatalf("no card is called %q", name)
	}
	return c
}

func (s *scene) no(name string) string {
	return table.Key([]string{"x"}, table.Verb(0).Of(int(s.number(name))))[2:]
}

// trading is an offer, put together as the script says.
func (s *scene) trading(who table.Seat, script ...string) {
	s.t.Helper()
	s.with("phase", "trade")
	s.script, s.asked = script, nil
	s.bid(s.tab, who)
	s.exhausted()
}

// answer answers the only offer.
func (s *scene) answer(who table.Seat, v table.Verb) {
	s.t.Helper()
	s.asked = nil
	s.deal(s.tab, who, v.Of(0))
	s.hear()
	s.exhausted()
	if what := broken(s.Game); what != "" {
		s.t.Fatal(what)
	}
}

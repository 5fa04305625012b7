package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PH-TRADE-01, PH-TRADE-04, PH-RULING-51, PH-RULING-55: who may trade with whom.
func TestPartners(t *testing.T) {
	abroad := []string{"yellow map", "TI-F01 at 0 -1 done", "yellow stands", "TI-F01"}
	for _, c := range []struct {
		with   []string
		flared table.Seats
		red    table.Seats
		green  table.Seats
		yellow table.Seats
	}{
		{nil, 0, table.Set(green, yellow), table.Set(red, yellow), table.Set(red, green)},
		{abroad, 0, table.Set(green), table.Set(red), 0},
		{abroad, table.Set(yellow), table.Set(green, yellow), table.Set(red, yellow), table.Set(red, green)},
		{abroad, table.Set(red), table.Set(green, yellow), table.Set(red), table.Set(red)},
		{append(slices.Clone(abroad), "event", "Open Frequency"), 0, table.Set(green, yellow), table.Set(red, yellow),
			table.Set(red, green)},
		{[]string{"green mutant", "yes"}, 0, table.Set(yellow), 0, table.Set(red)},
	} {
		s := set(t, 3).with(c.with...)
		s.Flared = c.flared
		if s.partners(red) != c.red || s.partners(green) != c.green || s.partners(yellow) != c.yellow {
			t.Errorf("with %v, Flares of %b: %b, %b, %b", c.with, c.flared, s.partners(red), s.partners(green),
				s.partners(yellow))
		}
		if s.canTrade(green, red) == slices.Contains(c.with, "green mutant") {
			t.Errorf("with %v: a mutant trades", c.with)
		}
	}
}

// PH-TRADE-08, PH-RULING-51, PH-RULING-58: who is asked in the Trade phase: who may trade, who has a Flare or the like
// in play, and who could hold
// one; nobody where there is no other human, or an event forbids it.
func TestWhoIsAskedToTrade(t *testing.T) {
	apart := []string{"green map", "TI-F01 at 0 -1 done", "green stands", "TI-F01"}
	for _, c := range []struct {
		with []string
		want table.Seats
	}{
		{nil, table.Set(red, green)}, {apart, 0}, {append(slices.Clone(apart), "red gear", "Flare"), table.Set(red)},
		{append(slices.Clone(apart), "red hand", "Knife"), table.Set(red)},
		// could be a CB Radio
		{append(slices.Clone(apart), "red hand", "Knife", "green gear", "CB Radio"), table.Set(green)}, // could not
		{append(slices.Clone(apart), "red hand", "Knife", "discarded equipment", "CB Radio"), 0},
		{append(slices.Clone(apart), "red hand", "Knife", "green hand", "CB Radio"), table.Set(red, green)},
		{[]string{"green mutant", "yes"}, 0},
	} {
		s := set(t, 2).with(c.with...)
		if got := s.traders(); got != c.want {
			t.Errorf("with %v: %b are asked, want %b", c.with, got, c.want)
		}
	}
	s := set(t, 2)
	s.Done = table.Set(red)
	if s.traders() != table.Set(green) {
		t.Error("whoever is done is asked again")
	}
	s.Rules |= 1 << NoTrade
	if s.traders() != 0 {
		t.Error("an event forbids it")
	}
}

// Why an offer can't be accepted any more, and that it can with just enough (PH-RULING-51, PH-RULING-52, PH-RULING-53).
func TestWhatSpoilsAnOffer(t *testing.T) {
	for _, c := range []struct {
		with []string
		give string
		want string
		food int16
		ammo int16
		rule string
	}{
		{nil, "", "", 5, 0, ""}, {nil, "", "", 6, 0, "PH-RULING-51"}, {nil, "", "", 0, 5, ""},
		{nil, "", "", 0, 6, "PH-RULING-51"},
		{[]string{"red hand", "Knife"}, "Knife", "", 0, 0, ""}, {[]string{"red gear", "Knife"}, "Knife", "", 0, 0, ""},
		{[]string{"yellow gear", "Knife"}, "Knife", "", 0, 0, "PH-RULING-51"},
		{[]string{"green hand", "Knife"}, "", "Knife", 0, 0, "PH-RULING-51"},
		{[]string{"green gear", "Knife"}, "", "Knife", 0, 0, ""},
		{[]string{"red gear", "Knife, Welded Spikes", "red mounted", "Welded Spikes on Knife"}, "Welded Spikes", "",
			0, 0, "PH-RULING-51"},
		{[]string{"green map", "TI-F01 at 0 -1 done", "green stands", "TI-F01"}, "", "", 1, 0, "PH-TRADE-01"},
		{[]string{"red gear", "Muck Fork", "green gear", "Riot Vest, Goose Gun"}, "Muck Fork", "", 0, 0, ""},
		{[]string{"red mutant", "yes"}, "", "", 0, 0, "PH-TRADE-01"},
	} {
		s := set(t, 3).with(c.with...)
		o := Offer{From: red, To: green, Give: *s.lot(c.give), Want: *s.lot(c.want)}
		o.Give.Food, o.Give.Ammo = c.food, c.ammo
		if rule, _ := s.spoilt(&o); rule != c.rule {
			t.Errorf("%+v: %q", c, rule)
		}
		o.Give.Food, o.Give.Ammo, o.Want.Food, o.Want.Ammo = 0, 0, c.food, c.ammo
		if rule, _ := s.spoilt(&o); rule != c.rule {
			t.Errorf("%+v, the other way: %q", c, rule)
		}
	}
}

// An offer takes the place of what was on the table between the two, and of nothing else, and calls its receiver back
// (PH-RULING-51).
func TestOffersReplaceEachOther(t *testing.T) {
	s := set(t, 3, "phase", "trade")
	s.Offers = []Offer{{From: red, To: green}, {From: green, To: red}, {From: red, To: yellow},
		{From: green, To: yellow}}
	s.Done = table.Set(green, yellow)
	s.script = []string{"partner:1", "give-food", "pass"}
	s.bid(s.tab, red)
	var got [][2]table.Seat
	for _, o := range s.Offers {
		got = append(got, [2]table.Seat{o.From, o.To})
	}
	if want := [][2]table.Seat{{red, yellow}, {green, yellow}, {red, green}}; !slices.Equal(got, want) {
		t.Errorf("open: %v, want %v", got, want)
	}
	if s.Done != table.Set(yellow) || s.mat(red).Bids != 1 {
		t.Errorf("done: %b, %d offers made", s.Done, s.mat(red).Bids)
	}
}

// Food and ammo are offered in any amount up to what there is, each item once (PH-TRADE-02).
func TestAmountsInAnOffer(t *testing.T) {
	for _, c := range []struct {
		script []string
		give   Lot
		want   Lot
	}{
		{[]string{"give-food", "give-food", "give-food", "give-food", "give-food", "want-ammo", "pass"}, Lot{Food: 5},
			Lot{Ammo: 1}},
		{[]string{"give-ammo", "want-food", "give-ammo", "pass"}, Lot{Ammo: 2}, Lot{Food: 1}},
		{[]string{"want-food", "pass"}, Lot{}, Lot{Food: 1}},
	} {
		s := set(t, 2)
		s.trading(red, c.script...)
		if x := s.Offers[0]; x.Give != c.give || x.Want != c.want || x.From != red || x.To != green {
			t.Errorf("%v: %+v", c.script, x)
		}
		if c.give.Food == 5 && slices.Contains(s.offers, "give-food") {
			t.Error("more food can be offered than there is")
		}
	}
}

// What is on offer is told in whole, since open offers are public (PH-RULING-51).
func TestOffersAreTold(t *testing.T) {
	knife, pole := num(t, "Knife"), num(t, "Ski Pole")
	for _, c := range []struct {
		script []string
		told   []string
	}{
		{[]string{"give-food", "give-food", "want:" + pole, "pass"},
			[]string{"An offer: Red gives 2 food; Green gives the Ski Pole."}},
		{[]string{"give:" + knife, "pass"}, []string{"An offer: Red gives Green the Knife for nothing."}},
		{[]string{"want-ammo", "want-ammo", "want-ammo", "pass"},
			[]string{"An offer: Green gives Red 3 ammo for nothing."}},
		{[]string{"give-food", "give-ammo", "give:" + knife, "want-food", "want-ammo", "want:" + pole, "pass"},
			[]string{
				"An offer: Red gives 1 food; Green gives 1 food.", "In that offer Red gives 1 ammo, too.",
				"In that offer Red gives the Knife, too.", "In that offer Green gives 1 ammo, too.",
				"In that offer Green gives the Ski Pole, too."}},
	} {
		s := set(t, 2, "red gear", "Knife", "green gear", "Ski Pole")
		s.trading(red, c.script...)
		if s.hear(); !slices.Equal(s.told, c.told) {
			t.Errorf("%v: %q", c.script, s.told)
		}
	}
}

// The sentence of an offer begins with its reader, or with whoever made it, and holds each part in the words of the
// log.
func TestAnOfferInOneSentence(t *testing.T) {
	s := set(t, 2, "red gear", "Knife", "green gear", "Ski Pole")
	s.trading(red, "give-food", "give-ammo", "give:"+num(t, "Knife"), "want-food", "want:"+num(t, "Ski Pole"), "pass")
	s.hear()
	x := s.Offers[0]
	dress := func(part string) string { return "<" + part + ">" }
	for reader, want := range map[table.Seat]string{
		red:          "you give <1 food>, <1 ammo> and <the Knife>; Green gives <1 food> and <the Ski Pole>",
		green:        "you give <1 food> and <the Ski Pole>; Red gives <1 food>, <1 ammo> and <the Knife>",
		table.Nobody: "Red gives <1 food>, <1 ammo> and <the Knife>; Green gives <1 food> and <the Ski Pole>",
	} {
		if got := x.Say(reader, s.SeatName, dress); got != want {
			t.Errorf("seat %d reads %q, want %q", reader, got, want)
		}
	}
	log := strings.Join(s.told, " ")
	for _, part := range append(x.Give.Parts(), x.Want.Parts()...) {
		if !strings.Contains(log, "gives "+part) {
			t.Errorf("the log does not say %q: %q", part, log)
		}
	}
	gift := Offer{From: red, To: green, Want: Lot{Food: 2}}
	if got := gift.Say(green, s.SeatName, plainly); got != "you give Red 2 food for nothing" {
		t.Errorf("what is asked for nothing reads %q", got)
	}
}

// A card shown in an offer is known to all from then on (PH-RULING-83).
func TestOffersShowCards(t *testing.T) {
	s := set(t, 3, "red hand", "Knife, Cleaver")
	s.trading(red, "partner:1", "give:"+num(t, "Cleaver"), "pass")
	for _, l := range s.of(red, Hand).Cards {
		if shown := l.Seen == table.Everyone; shown != (l.Card == s.named("Cleaver")) {
			t.Errorf("%s is known to %b", Of(l.Card).Name, l.Seen)
		}
	}
}

// PH-TURN-04 to PH-TURN-08, PH-RULING-127, PH-RULING-129, PH-RULING-130: what turning leaves and makes.
func TestWhatTurningMakes(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Just a Scar, Six Fingers, Short Memory, Slow Blood", "red gear",
		"Knife, Riot Vest", "red hand", "Cleaver",
		"red skills", "Stealth", "red followers", "Poacher", "red xp cards", "Sow with a Litter", "red kept",
		"Protector", "red map", "TI-F01 at 0 -1 done",
		"red strength", "4", "red shooting", "1", "next actions", "MA-01, MA-02, MA-03, MA-04")
	s.act(red, func(t *table.Table) { s.turn(t, red) })
	s.want("red scars", "Antlers, Six Fingers, Short Memory, Slow Blood", "red strength", "5", "red shooting", "1",
		"red mutant", "yes",
		"discarded scars", "Just a Scar", "discarded equipment", "Riot Vest", "discarded weapons", "Cleaver",
		"discarded skills", "Stealth",
		"discarded followers", "Poacher", "discarded encounters 1", "Sow with a Litter", "discarded events",
		"Protector", "place of TI-F01", "aside",
		"place of Knife", "aside", "red tricks held at most", "3")
	if n := s.of(red, Tricks).Len(); n != 3 {
		t.Errorf("%d action cards", n)
	}
	if m := s.mat(red); !m.Acted || m.Action != Wait || m.Base[Strength] != 4 {
		t.Errorf("%+v", m)
	}
}

// PH-MUTACT-14, PH-RULING-130: 3 actions in hand, with what mutations add and take, and never fewer than 1.
func TestHowManyActionsAreHeld(t *testing.T) {
	for scars, want := range map[string]int{"none": 3, "Antlers": 3, "Six Fingers": 4, "Six Fingers, Shared Sleep": 5,
		"Short Memory": 2, "Short Memory, Six Fingers": 3} {
		if n := set(t, 3, "green scars", scars, "green mutant", "yes").trickLimit(green); n != want {
			t.Errorf("%s: %d", scars, n)
		}
	}
	s := set(t, 3, "green mutant", "yes")
	least := &all.faces[s.named("Short Memory")]
	was := least.Limit
	defer func() { least.Limit = was }()
	for limit, want := range map[int8]int{-2: 1, -3: 1, -5: 1, -1: 2} {
		least.Limit = limit
		if n := s.with("green scars", "Short Memory").trickLimit(green); n != want {
			t.Errorf("with %d: %d", limit, n)
		}
	}
}

// PH-TURN-01, PH-TURN-02, PH-TURN-11, PH-RULING-123, PH-RULING-126, PH-RULING-148: when a scar asks, and what may be
// answered.
func TestWhenAScarAsks(t *testing.T) {
	for _, c := range []struct {
		players int
		had     string
		next    string
		offers  []string
	}{
		{3, "Antlers", "Bark", nil}, {3, "Antlers, Bark", "Quills", []string{"stay-human", "turn"}},
		{3, "Antlers, Bark", "Just a Scar", []string{"stay-human"}},
		{3, "Antlers, Just a Scar", "Bark", []string{"stay-human"}},
		{3, "Antlers, Bark, Quills", "Lamp Eyes", []string{"stay-human", "turn"}},
		{3, "Antlers, Bark, Quills, Lamp Eyes", "Slow Blood", []string{"turn"}},
		{3, "Antlers, Bark, Quills, Lamp Eyes", "Just a Scar", []string{"stay-human"}},
		{2, "Antlers, Bark", "Quills", nil}, {2, "Antlers, Bark, Quills", "Lamp Eyes", nil},
		{2, "Antlers, Bark, Quills, Lamp Eyes", "Slow Blood", []string{"turn"}},
		{2, "Antlers, Bark, Quills, Just a Scar", "Slow Blood", []string{"stay-human"}},
		{1, "Antlers, Bark", "Quills", nil}, {1, "Antlers, Bark, Quills, Lamp Eyes", "Slow Blood", []string{"turn"}},
	} {
		s := set(t, c.players, "red scars", c.had, "next scars", c.next)
		s.offers = nil
		var script []string
		if c.offers != nil {
			script = c.offers[:1]
		}
		s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }, script...)
		if !slices.Equal(s.offers, c.offers) {
			t.Errorf("%d players, %s and then %s: %q, want %q", c.players, c.had, c.next, s.offers, c.offers)
		}
	}
}

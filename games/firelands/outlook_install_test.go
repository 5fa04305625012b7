package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// FL-IMPROVE-04, FL-IMPROVE-10: a Device gives way only where none of the cards of the convoy is free; what is lost is
// what then finds no room.
func TestOutlookOfADevice(t *testing.T) {
	s := morning(t, "blue devices: none")
	who, _ := s.seatNamed("Blue")
	rack := Of(s.card("Roof Rack"))
	if got := s.lookInstall(who, rack); got.Stake != table.NoStake {
		t.Errorf("with room on every card: %+v", got)
	}
	hosts := s.of(who, Trailers).Len() + 1
	arrange(t, s.Game, "blue devices: Roof Rack on Patrol Carrier, Blaze Buster on Field Locker, Swivel Gun "+
		"on Ration Tank")
	if n := s.of(who, Devices).Len(); n != hosts {
		t.Fatalf("%d Devices on %d cards", n, hosts)
	}
	if got := s.lookInstall(who, rack); got.Stake != table.NoStake || !strings.Contains(got.Words, "a Device of yours gives way") {
		t.Errorf("with none free: %+v", got)
	}
	for h := s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, Food)
	}
	gun := Of(s.card("Swivel Gun"))
	got := s.lookInstall(who, gun)
	if want := outlook(table.NoStake, "a Device: 1 box (Weapon of rating 2)", "a Device of yours gives way"); !same(got, want) {
		t.Errorf("of a full convoy, where the other Swivel Gun can give way: %+v", got)
	}
	a := &table.Ask{Seat: who, Prompt: askMount, About: [3]int16{int16(s.card("Swivel Gun"))}}
	for host, want := range map[string]table.Outlook{
		"Patrol Carrier": outlook(table.Waste, "the Roof Rack is scrapped", "no room: 1 token goes back"),
		"Ration Tank":    outlook(table.NoStake, "the Swivel Gun is scrapped"),
	} {
		if got := s.OutlookOf(a, VerbMount.Of(int(s.card(host))), nil); !same(got, want) {
			t.Errorf("on the %s: %+v", host, got)
		}
	}
}

// FL-IMPROVE-01, FL-IMPROVE-08, FL-IMPROVE-10: a new Truck says what is scrapped for it, and what there is no room for
// then. A card for another loses that much, and one for none is lost itself.
func TestOutlookOfATruck(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue exhausted: none", "blue rest: none", "blue devices: none",
		"slot 1: Scrap Hauler", "slot 2: Dune Skimmer")
	who, _ := s.seatNamed("Blue")
	look := func(slot int) table.Outlook { return s.lookInstall(who, Of(s.pile(slotPile(slot)).At(0))) }
	want := "a Truck: 5 boxes (Armor); speed 2, tows 3; the Patrol Carrier is scrapped: 3 boxes less"
	if got := look(1); !same(got, outlook(table.NoStake, want)) {
		t.Errorf("with room: %+v", got)
	}
	for h := s.hold(who); h.Over() < 0; h = s.hold(who) {
		s.load(who, Food)
	}
	want = "a Truck: 3 boxes (Weapon of rating 1); speed 4, tows 1; the Patrol Carrier is scrapped: 3 boxes less; " +
		"1 Trailer of yours goes; no room: 1 token goes back"
	if got := look(2); !same(got, outlook(table.Loss, want)) {
		t.Errorf("a weaker one of a full convoy: %+v", got)
	}
	a := &table.Ask{Seat: who, Prompt: askReplace, About: [3]int16{int16(s.card("Cage Trailer"))}}
	tank := s.card("Ration Tank")
	if got := s.OutlookOf(a, VerbReplace.Of(int(tank)), nil); !same(got, outlook(table.Waste, "3 boxes less; no room: 3 tokens go back")) {
		t.Errorf("a Trailer for another: %+v", got)
	}
	const gone = "3 boxes less; without Damage, 1 Fame less if nobody reaches the Citadel; no room: 3 tokens go back"
	if got := s.Outlook(askTow, VerbTow.Of(int(tank)), who, nil); !same(got, outlook(table.Loss, gone)) {
		t.Errorf("a Trailer for none: %+v", got)
	}
}

// FL-ICON-14, FL-OBJ-04: what gives way takes the Fame of its box along, and the room for a card in hand.
func TestOutlookOfWhatGoesWithACard(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue exhausted: none", "blue rest: none",
		"blue devices: Roof Rack on Ration Tank", "blue hand: Hazmat Suit, Stealth Device, Anti-Rad Kit, Nitrous Oxide")
	who, _ := s.seatNamed("Blue")
	rack := s.card("Roof Rack")
	if words, stake := s.goneWith(who, rack, nil); words != "you hold 1 card too many then" || stake != table.Loss {
		t.Errorf("the room for a card: %q, %v", words, stake)
	}
	a := &table.Ask{Seat: who, Prompt: askMount, About: [3]int16{int16(s.card("Ripper Cyclone"))}}
	tank := int(s.card("Ration Tank"))
	for _, x := range []table.Outlook{s.OutlookOf(a, VerbMount.Of(tank), nil), s.Outlook(askTow, VerbTow.Of(tank), who, nil)} {
		if !strings.Contains(x.Words, "you hold 1 card too many then") || x.Stake != table.Loss {
			t.Errorf("%+v", x)
		}
	}
	if words, _ := s.goneWith(who, rack, Of(rack)); words != "" {
		t.Errorf("with as much room: %q", words)
	}
	s.of(who, Hand).Move(s.tab, 0, s.pile(Common), table.Everyone, table.Everyone)
	if words, _ := s.goneWith(who, rack, nil); words != "" {
		t.Errorf("with a card less in hand: %q", words)
	}
	for c := range table.Card(CardCount) {
		if f := Of(c); f.Convoy() && len(f.Boxes) == 4 && f.Boxes[3].fame() == 1 {
			if words, _ := s.goneWith(who, c, nil); words != "1 Fame less by its box" {
				t.Errorf("the Fame box of the %s: %q", f.Name, words)
			}
			return
		}
	}
	t.Error("no card has a Fame box")
}

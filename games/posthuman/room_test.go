package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// lot is goods named by their handles.
func (s *scene) lot(names string) *Lot {
	s.t.Helper()
	var l Lot
	for _, name := range strings.Split(names, ", ") {
		if name != "" {
			l.add(s.named(name))
		}
	}
	return &l
}

// PH-RULING-52, PH-INV-06: how many slots red lacks for what green gives, how many could be made free, and whether
// that is enough. Red has
// 6 slots, of which what is given away in the same deal counts as free; a bag brings slots of its own.
func TestRoomForGoods(t *testing.T) {
	for _, c := range []struct {
		gear, hand, mounted string
		out, in             string
		excess, freeable    int
		room                bool
	}{
		{"Riot Vest, Accordion", "none", "", "", "Knife", 0, 5, true},
		{"Riot Vest, Accordion", "none", "", "", "Muck Fork", 1, 5, true},
		{"Riot Vest, Accordion", "none", "", "Accordion", "Muck Fork", -1, 3, true},
		{"Riot Vest, Accordion", "none", "", "Riot Vest, Accordion", "Muck Fork", -4, 0, true},
		{"Riot Vest, Accordion", "Crowbar", "", "Crowbar", "Muck Fork", 1, 5, true}, // from the hand: no slot gets free
		{"Riot Vest, Accordion", "none", "", "", "Knife, Muck Fork", 2, 5, true},
		{"Riot Vest, Goose Gun", "none", "", "Riot Vest, Goose Gun", "Twin Pram", -8, 0, true},
		{"Riot Vest, Goose Gun", "none", "", "", "Daypack", -1, 6, true}, // takes 1 slot and brings 2
		{"Riot Vest, Goose Gun, Daypack, Knife", "none", "", "Daypack", "", 1, 7, true},
		{"Riot Vest, Goose Gun", "none", "", "Riot Vest", "Sledgehammer, Knife", 1, 3, true},
		{"Riot Vest, Goose Gun", "none", "", "Riot Vest, Goose Gun", "Sledgehammer, Brush Cutter, Knife", 1, 0, false},
		{"Riot Vest, Knife, Welded Spikes", "none", "Welded Spikes on Knife", "Knife", "Sledgehammer", 0, 3, true},
		{"Riot Vest, Knife, Welded Spikes", "none", "Welded Spikes on Knife", "", "Muck Fork", 1, 5, true},
	} {
		s := set(t, 2, "red gear", c.gear, "red hand", c.hand)
		if c.mounted != "" {
			s.with("red mounted", c.mounted)
		}
		out, in := s.lot(c.out), s.lot(c.in)
		for _, x := range in.Cards[:in.N] {
			s.lift(x)
			s.of(green, Gear).Put(x, table.Everyone)
		}
		excess, freeable, room := s.excess(red, green, out, in), s.freeable(red, out), s.hasRoom(red, green, out, in)
		if excess != c.excess || freeable != c.freeable || room != c.room {
			t.Errorf("%+v: excess %d, freeable %d, room %v", c, excess, freeable, room)
		}
	}
}

// What comes with a mount takes its slots too (PH-TRADE-09, PH-RULING-80).
func TestRoomForAMountedWeapon(t *testing.T) {
	s := set(t, 2, "red gear", "Riot Vest, Accordion", "green gear", "Knife 2, Welded Spikes", "green mounted",
		"Welded Spikes on Knife 2")
	if n := s.excess(red, green, s.lot(""), s.lot("Knife 2")); n != 1 {
		t.Errorf("excess %d", n)
	}
	if n := s.excess(red, green, s.lot(""), s.lot("")); n != 0 {
		t.Errorf("excess %d of nothing", n)
	}
}

// What may go to make room: not what is part of the deal, not what is mounted, and no bag that holds as much as it
// takes or more.
func TestWhatMayGoForRoom(t *testing.T) {
	s := set(t, 2, "red gear", "Daypack, Twin Pram, Knife, Welded Spikes, Accordion, Riot Vest", "red mounted",
		"Welded Spikes on Knife")
	out := s.lot("Accordion")
	for name, want := range map[string]bool{"Daypack": false, "Twin Pram": false, "Knife": true, "Welded Spikes": false,
		"Accordion": false, "Riot Vest": true} {
		if got := s.spare(red, s.named(name), out); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// Both sides make room before anything changes hands. Who accepts may call it off, who made the offer only if nothing
// can be spared.
func TestWhoMakesRoom(t *testing.T) {
	offer := func(s *scene, give, want string) *Offer {
		return &Offer{From: red, To: green, Give: *s.lot(give), Want: *s.lot(want)}
	}
	s := set(t, 2, "red gear", "Knife, Muck Fork", "green gear", "Riot Vest, Accordion")
	s.act(red, func(t *table.Table) { s.accept(t, offer(s, "Muck Fork", "")) }, "discard:"+num(t, "Accordion"))
	s.want("green gear", "Riot Vest, Muck Fork", "red gear", "Knife", "discarded equipment",
		"Accordion").wasAsked("make-way")
	s = set(t, 2, "red gear", "Knife, Muck Fork", "green gear", "Riot Vest, Accordion")
	s.act(red, func(t *table.Table) { s.accept(t, offer(s, "Muck Fork", "")) }, "no")
	s.want("green gear", "Riot Vest, Accordion", "red gear", "Knife, Muck Fork").heard("can't agree")
	s = set(t, 2, "red gear", "Riot Vest, Accordion", "green gear", "Muck Fork")
	s.act(red, func(t *table.Table) { s.accept(t, offer(s, "", "Muck Fork")) }, "discard:"+num(t, "Riot Vest"))
	s.want("red gear", "Accordion, Muck Fork", "green gear", "none").unoffered("no")
	if want := []string{"discard:" + num(t, "Riot Vest"), "discard:" + num(t, "Accordion")}; !slices.Equal(s.offers,
		want) {
		t.Errorf("offered %q", s.offers)
	}
}

// Goods change hands: amounts, items of hand and play, which go into play at rest, and mounts with their weapon alone
// (PH-TRADE-02, PH-TRADE-06,
// PH-TRADE-07, PH-TRADE-09).
func TestHandingOver(t *testing.T) {
	s := set(t, 2, "red gear", "Kalt 9mm, Gunscope, Knife, Welded Spikes", "red mounted", "Gunscope on Kalt 9mm",
		"red hand", "Cleaver",
		"green gear", "Crowbar", "green food", "1", "green ammo", "0")
	s.mount(s.tab, red, s.named("Welded Spikes"), s.named("Knife"))
	l := s.lot("Kalt 9mm, Cleaver")
	l.Food, l.Ammo = 2, 3
	s.act(red, func(t *table.Table) { s.accept(t, &Offer{From: red, To: green, Give: *l}) })
	s.want("red food", "3", "red ammo", "2", "green food", "3", "green ammo", "3", "red gear", "Knife, Welded Spikes",
		"red hand", "none",
		"green gear", "Crowbar, Kalt 9mm, Gunscope, Cleaver", "green mounted", "Gunscope on Kalt 9mm", "green active",
		"Crowbar, Kalt 9mm", "red active", "Knife")
	s.heard("Red hands over 2 food").heard("Red hands over 3 ammo").heard("Red hands over the Kalt 9mm")
}

package posthumanbot

import (
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/table"
)

// What a bot says of how it weighs an offer is how it does: a food is worth two to five
// ammo to it, more the fewer it has, and nobody is helped who is near the Fortress and not behind.
func TestOffersAreWeighedAsIsSaid(t *testing.T) {
	if !strings.Contains(WeighsOffers, "worth 2 to 5 ammo") {
		t.Fatalf("it says %q", WeighsOffers)
	}
	price := func(food, theirs int) int { // the least ammo for which it gives a food
		for ammo := range 20 {
			if agrees(food, theirs, ammo, 1) {
				return ammo
			}
		}
		return 20
	}
	last := 20
	for food := 1; food <= 9; food++ {
		p := price(food, 0)
		if p > last || p < 2 || p > 7 { // it wants a little more than that: an ammo or two
			t.Errorf("with %d food it gives one for %d ammo, and with one less for %d", food, p, last)
		}
		last = p
	}
	if first := price(1, 0); first <= last {
		t.Errorf("its last food costs %d ammo, its ninth %d", first, last)
	}
	if price(5, 8) < 2*price(5, 7)-2 {
		t.Errorf("for who is near the Fortress a food costs %d ammo, for others %d", price(5, 8), price(5, 7))
	}
}

// agrees reports whether a bot with so much food accepts so much ammo for so much of it, from somebody at a space of the
// journey; it stands at the first.
func agrees(food, theirs, ammo, want int) bool {
	v := &posthuman.View{Seat: 0, Turn: 5, Players: []posthuman.SeenPlayer{
		{Seat: 0, Food: food, Ammo: 4, Health: 5, Morale: 5, JP: 1},
		{Seat: 1, Food: 3, Ammo: 19, Health: 5, Morale: 5, JP: theirs},
	}}
	x := posthuman.Offer{From: 1, To: 0}
	x.Give.Ammo, x.Want.Food = int16(ammo), int16(want)
	v.Offers = []posthuman.Offer{x}
	ask := &table.Ask{Seat: 0, Prompt: &table.Prompt{Kind: "trade"}, Min: 1, Max: 1}
	var m mind
	m.think(v, ask, 1)
	return m.accept(posthuman.VerbAccept.Of(0)) > 0
}

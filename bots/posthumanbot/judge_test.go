package posthumanbot_test

import (
	"slices"
	"testing"

	"waystation/bots/posthumanbot"
	"waystation/games/posthuman"
	"waystation/table"
)

// The judge knows every item, skill, follower and scar, and no other card by the name of one.
func TestSorts(t *testing.T) {
	for c := range table.Card(posthuman.CardCount) {
		own := false
		switch posthuman.Of(c).Kind {
		case posthuman.KindMelee, posthuman.KindRanged, posthuman.KindGear, posthuman.KindSkill, posthuman.KindFollower,
			posthuman.KindScar:
			own = true
		}
		if sort := posthumanbot.SortOf(c); (sort != "") != own || own && sort != posthuman.Of(c).Name {
			t.Errorf("%s is known to the judge as %q", posthuman.Of(c).ID, sort)
		}
	}
}

// Every card that a human gets moves one of the judge's traits, one of its sort by itself.
func TestOwnCardsCount(t *testing.T) {
	g, err := posthuman.Shelf.New(setup(2, 2))
	if err != nil {
		t.Fatal(err)
	}
	game := g.(*posthuman.Game)
	cards := func() []float64 { return slices.Clone(posthumanbot.OwnCards(game, 0)) }
	for name, pile := range map[string]*table.Pile{
		"Knife": &game.Owned[0][posthuman.Gear], "Flare": &game.Owned[0][posthuman.Hand],
		"Stealth": &game.Owned[0][posthuman.Known], "Poacher": &game.Owned[0][posthuman.Company],
		"Antlers": &game.Owned[0][posthuman.Injury],
	} {
		before := cards()
		for c := range table.Card(posthuman.CardCount) {
			if posthuman.Of(c).Name == name {
				pile.Cards = append(pile.Cards, table.Lying{Card: c})
				break
			}
		}
		for i, x := range cards() {
			if moved := x-before[i] == 1; moved != (posthumanbot.Sort(i) == name) || x != before[i] && !moved {
				t.Errorf("with %s the trait of %s goes from %v to %v", name, posthumanbot.Sort(i), before[i], x)
			}
		}
	}
}

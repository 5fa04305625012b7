package posthumanbot_test

import (
	"math"
	"slices"
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/posthuman"
	"waystation/table"
)

// Of whole games the judge is asked at every quiet moment who will win: its shares add up, and it is less surprised by the winner than who
// knows nothing.
func TestJudge(t *testing.T) {
	surprise, n := 0.0, 0
	for k := range uint64(40) {
		seats := 2 + int(k%3)
		g, err := posthuman.Shelf.New(setup(seats, seats))
		if err != nil {
			t.Fatal(err)
		}
		var players []bots.Player
		for s := range seats {
			players = append(players, posthumanbot.Quick(k+uint64(s)))
		}
		tab := table.InPlace(k, 7, table.Config{Marks: true, Decider: bots.Decide(g, players)})
		var judged [][]float64
		for !g.Over() {
			if posthumanbot.Quiet(g) {
				shares := make([]float64, seats)
				posthumanbot.Judge.Shares(g, shares)
				judged = append(judged, shares)
			}
			g.Step(tab)
		}
		r := g.Result()
		for _, shares := range judged {
			sum := 0.0
			for s, x := range shares {
				sum += x
				if r.Winners == table.Set(table.Seat(s)) {
					surprise -= math.Log(x) / math.Log(float64(seats))
					n++
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("the shares are %v", shares)
			}
		}
	}
	if x := surprise / float64(n); x > 0.9 {
		t.Errorf("the judge is surprised by %.2f of what knowing nothing is", x)
	}
}

// The judge knows every item, skill, follower and scar, and no other card by the name of one.
func TestSorts(t *testing.T) {
	for c := range table.Card(posthuman.CardCount) {
		own := false
		switch posthuman.Of(c).Kind {
		case posthuman.KindMelee, posthuman.KindRanged, posthuman.KindGear, posthuman.KindSkill, posthuman.KindFollower, posthuman.KindScar:
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
		"Knife": &game.Owned[0][posthuman.Gear], "Flare": &game.Owned[0][posthuman.Hand], "Stealth": &game.Owned[0][posthuman.Known],
		"Poacher": &game.Owned[0][posthuman.Company], "Antlers": &game.Owned[0][posthuman.Injury],
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

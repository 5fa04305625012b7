package saga

import (
	"fmt"
	"testing"

	"waystation/table"
)

// ways are the ways to play.
var ways = []table.Setup{
	{Seats: 2}, {Seats: 3}, {Seats: 4}, {Seats: 4, Mode: "teams"}, {Seats: 1, Mode: "solo"},
	{Seats: 1, Mode: "solo", Options: map[string]string{"side": "B"}},
}

// The catalogue has as many cards as the state has marks for.
func TestCardCount(t *testing.T) {
	if Count() != CardCount {
		t.Fatalf("%d cards, and CardCount is %d", Count(), CardCount)
	}
}

// Every story has its text, and of every option its words and what comes of it.
func TestEveryStoryIsWhole(t *testing.T) {
	for number := int16(1); int(number) <= board.Stories; number++ {
		page := readPages[storySide(number)]
		if page == nil || page.Title == "" || page.Text == "" || len(page.Options) < 2 {
			t.Errorf("story %d: %+v", number, page)
			continue
		}
		for i := range page.Options {
			option := readPages[optionSideOf(number, i)]
			if option == nil || readPages[outcomeSideOf(number, i, Success)] == nil {
				t.Errorf("story %d, option %d: %+v", number, i, option)
				continue
			}
			fails, great := readPages[outcomeSideOf(number, i, Failure)] != nil,
				readPages[outcomeSideOf(number, i, GreatSuccess)] != nil
			if x := option.Challenge; fails != (x.Success > 0) || great != (x.Major > 0) {
				t.Errorf("story %d, option %d: challenge %+v, a failure %v, a great success %v", number, i, x, fails,
					great)
			}
		}
	}
}

// Random games of every mode come to their end, within their rounds and with every card in one place.
func TestRandomGames(t *testing.T) {
	for _, s := range ways {
		ends := map[string]int{}
		for seed := range uint64(50) {
			g := newTestGame(t, s)
			tb := table.InPlace(seed, 7, table.Config{})
			tb.Play(g)
			ends[g.Ending()]++
			if g.Round > g.lastRound() || tb.Decisions < 50 {
				t.Errorf("%v, seed %d: round %d, %d decisions", s, seed, g.Round, tb.Decisions)
			}
			if err := whole(g); err != nil {
				t.Errorf("%v, seed %d: %v", s, seed, err)
			}
		}
		t.Log(s.Seats, s.Mode, s.Options, ends)
	}
}

func newTestGame(t *testing.T, s table.Setup) *Game {
	t.Helper()
	setup, err := Shelf.Check(s)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Shelf.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Game)
}

// whole says which card lies in no pile, or in two, and what lies on a zone that is in no pile of the quadrant.
func whole(g *Game) error {
	var seen [CardCount]int
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			seen[l.Card]++
		}
	}
	for c, n := range seen {
		if n != 1 {
			return fmt.Errorf("%s lies in %d places", Of(table.Card(c)).Handle, n)
		}
	}
	for side := range g.sideCount() {
		for z, k := range g.Sides[side].Zones {
			if k.Tile > 0 && g.Lands[side][Terrains].Find(table.Card(k.Tile-1)) < 0 || k.Site > 0 &&
				g.Lands[side][Placed].Find(table.Card(k.Site-1)) < 0 {
				return fmt.Errorf("zone %s of side %d: %+v", ZoneName(int16(z)), side, k)
			}
		}
	}
	return nil
}

// Between the steps of a game nothing is half done, and everybody is within their limits.
func TestNothingIsLeftOnTheTable(t *testing.T) {
	for _, s := range ways {
		for seed := range uint64(40) {
			g := newTestGame(t, s)
			tb := table.InPlace(seed, 9, table.Config{})
			for n := 0; !g.Over(); n++ {
				g.Step(tb)
				if err := settled(g); err != nil && g.Final == NotYet {
					t.Fatalf("%v, seed %d, after step %d, phase %d: %v", s, seed, n, g.Phase, err)
				}
			}
		}
	}
}

// settled says what is half done.
func settled(g *Game) error {
	if g.Trial.On || g.Story.Number > 0 || g.pile(Shuffling).Len() > 0 {
		return fmt.Errorf("challenge %v, story %d", g.Trial, g.Story.Number)
	}
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		if m.Busy || m.Engaged || m.Applying || m.Fight != (Fight{}) || m.Owed > 0 {
			return fmt.Errorf("%s: %+v", SeatName(s), m)
		}
		for _, k := range []Stack{Primary, Drawn, Foe, Chosen, Kept} {
			if g.of(s, k).Len() > 0 {
				return fmt.Errorf("%s has cards in %s", SeatName(s), boardNames[k])
			}
		}
		if !g.Ready() {
			continue
		}
		if !g.roomy(s) || g.of(s, Company).Len() > mostFollowers {
			return fmt.Errorf("%s holds too much", SeatName(s))
		}
		if m.Health < 1 || m.Health > m.HealthMax || m.Morale < 1 || m.Morale > m.MoraleMax {
			return fmt.Errorf("%s: bars %+v", SeatName(s), m)
		}
		if m.Ready < 0 || m.Ready > m.Boosts || m.Radio < 0 || m.Radio > broadcastTokens {
			return fmt.Errorf("%s: resources %+v", SeatName(s), m)
		}
		for x, n := range m.Goods {
			if n < 0 {
				return fmt.Errorf("%s has %d %s", SeatName(s), n, goodNames[x])
			}
		}
		if g.Phase == PhaseNight && g.over(s) > 0 {
			return fmt.Errorf("%s holds %d pieces too many", SeatName(s), g.over(s))
		}
	}
	return nil
}

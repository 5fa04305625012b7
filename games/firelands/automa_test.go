package firelands

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// alone is a new solo game against the normal deck or the hard one, with the easier variant or without.
func alone(tb testing.TB, hard, variant bool) *Game {
	tb.Helper()
	options := map[string]string{"automa": "standard", "contaminated": "no"}
	if hard {
		options["automa"] = "hard"
	}
	if variant {
		options["contaminated"] = "yes"
	}
	g, err := newGame(table.Setup{Seats: 1, Options: options})
	if err != nil {
		tb.Fatal(err)
	}
	return g.(*Game)
}

// brokenAutoma says what is wrong with the Automa's board, or "".
func brokenAutoma(g *Game) string {
	b, m := &g.Board, g.mat(Automa)
	actions := g.pile(ActionDeck).Len() + g.pile(ActionPile).Len() + g.pile(ActionRow).Len() +
		g.pile(ActionDiscard).Len()
	if !g.Alone() {
		if actions > 0 || *b != (AutomaBoard{}) || *m != (Mat{}) {
			return "the Automa has things in a game without it"
		}
		return ""
	}
	if actions != 6 {
		return fmt.Sprintf("%d Action cards are in play", actions)
	}
	if !g.Ready() {
		return ""
	}
	if g.crewSize() > automaCrew || b.Ill < 0 || b.Laid < 0 {
		return fmt.Sprintf("the Automa has %d Survivors, %d ill, %d laid down", g.crewSize(), b.Ill, b.Laid)
	}
	for column := range 6 {
		if b.Goods[column+1] != [Ammo + 1]bool{} && b.Damaged[rowC][column] {
			return fmt.Sprintf("tokens lie in a damaged box of column %d", column+1)
		}
		for row := range b.Damaged {
			if b.Crew[row][column] && (b.Damaged[row][column] || automaBoxes[row][column] != bunk) {
				return fmt.Sprintf("a Survivor is in box %s", plate(boxOf(row, column)))
			}
			if covered := row == rowA && column > int(b.Column); b.Damaged[row][column] != covered &&
				column > int(b.Column) {
				return fmt.Sprintf("box %s right of the counter: damaged %v", plate(boxOf(row, column)),
					b.Damaged[row][column])
			}
		}
	}
	targets := int(m.Targets)
	for n := range g.Foes {
		targets += int(g.Foes[n].Targets[Automa])
	}
	if targets != automaTargets || m.Fame < lowestFame || m.Fame > highestFame {
		return fmt.Sprintf("the Automa has %d Target counters and Fame %d", targets, m.Fame)
	}
	// It steps on when the market has been refilled (FL-RULING-136), and an Event of that asks already in the next
	// round.
	if late := min(6, int(g.Round)) - int(b.Column) - 1; late != 0 && late != 1 && !g.Over() {
		return fmt.Sprintf("the Automa counter is on %d in round %d", b.Column+1, g.Round)
	}
	return ""
}

// lateAutoma is the Automa as it might stand in the round of the game: richer, hurt, with something to score.
func lateAutoma(g *Game, tab *table.Table, rng *rand.Rand) {
	b := &g.Board
	for b.Column < g.Round-1 {
		b.Column++
		b.Damaged[rowA][b.Column] = false
	}
	for range rng.IntN(4) {
		g.gain(tab, Automa, Food+Token(rng.IntN(int(Ammo))), 1+rng.IntN(3), by("FL-AUTO-13"))
		g.automaRecruits(tab)
		g.contaminate(tab, Automa, rng.IntN(2), anyone, by("FL-AUTO-31"))
		g.damage(tab, Automa, rng.IntN(3), AnyArea, by("FL-AUTO-33"))
		g.drawObjects(tab, Automa, 1, by("FL-AUTO-13"))
	}
}

// FL-AUTO-28, FL-RULING-122: no road or Tunnel leads where it ends before the gates, so the highest number never lies
// in a dead end.
func TestNoRoadEndsBeforeTheGates(t *testing.T) {
	for k := range charts {
		c := &charts[k]
		for s := FirstSpace; s < FirstGate; s++ {
			on := false
			for _, w := range c.from(s) {
				on = on || w.road()
			}
			if c.depth[s-FirstSpace] >= 0 && !on {
				t.Errorf("map %d: no road leads on from %d", k, s)
			}
		}
	}
}

// FL-RULING-122: of two ways that end as high, the Automa takes the one that harms it less, then the one with more Fame
// rocks, then one that ends on a gain, then the one whose first differing space is smaller.
func TestTheAutomaChoosesBetweenWays(t *testing.T) {
	left, right := []*link{{to: 101}}, []*link{{to: 102}}
	for name, c := range map[string]struct{ better, worse course }{
		"higher":      {course{end: 109, harm: 3, links: right}, course{end: 108, links: left}},
		"less harm":   {course{end: 109, links: right}, course{end: 109, harm: 1, fame: 1, links: left}},
		"a Fame rock": {course{end: 109, fame: 1, links: right}, course{end: 109, gains: true, links: left}},
		"a gain":      {course{end: 109, gains: true, links: right}, course{end: 109, links: left}},
		"smaller":     {course{end: 109, links: left}, course{end: 109, links: right}},
	} {
		if !c.better.better(&c.worse) || c.worse.better(&c.better) {
			t.Errorf("%s: the other way is chosen", name)
		}
	}
}

// Only boxes of row A wait under the board's cover, those to the right of its counter (FL-AUTO-04).
func TestOnlyRowAIsCovered(t *testing.T) {
	g := alone(t, false, false)
	v := g.View(table.Nobody).(*View).Automa
	for row := range v.Rows {
		for column, b := range v.Rows[row] {
			if want := row == rowA && column > int(g.Board.Column); b.Covered != want {
				t.Errorf("row %d, column %d: covered %t, want %t", row, column, b.Covered, want)
			}
		}
	}
}

// FL-AUTO-02: the six of the level that was chosen are in play, and none of the other.
func TestEachLevelHasItsOwnDeck(t *testing.T) {
	for _, hard := range []bool{false, true} {
		g := alone(t, hard, false)
		for _, l := range g.pile(ActionDeck).Cards {
			scenario.Shows(t, "FL-AUTO-02", fmt.Sprint(Of(l.Card).Handle, " is of the hard deck"),
				Of(l.Card).Action.Hard, hard)
		}
	}
}

// What the Automa has lies in its depot and on its board.
func TestTheStockOfTheAutoma(t *testing.T) {
	a := SeenAutoma{Depot: []Token{Fuel, Ammo, Fuel}, Ill: 1, Laid: 2}
	a.Rows[1][2].Tokens = []Token{SurvivorToken, Fuel}
	for x, want := range map[Token]int{Fuel: 3, Ammo: 1, Food: 0, SurvivorToken: 1} {
		if got := a.Stock(x); got != want {
			t.Errorf("it has %d of token %d, want %d", got, x, want)
		}
	}
	if got := a.Crew(); got != 4 {
		t.Errorf("it has %d Survivors, want 4", got)
	}
}

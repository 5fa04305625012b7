package firelands

import (
	"waystation/table"
)

// rulesVersion is that of the rules' code: a change by which a match may go on otherwise makes a new one.
const rulesVersion = "5"

// Shelf is the game as it stands on the shelf. Its version is that of the code and the cards.
var Shelf = &table.Box{
	Name: "firelands", Title: "Last Aurora: Firelands", Claim: "A race for the last open gate.",
	Minutes: 90, Score: "Fame", MinSeats: 1, MaxSeats: 4, Modes: []string{"standard"},
	Choices: []table.Choice{
		{Name: "period1", Label: "First third of the road, and the crews", Values: landWords, Default: "firelands"},
		{Name: "period2", Label: "Second third", Values: landWords, Default: "firelands"},
		{Name: "period3", Label: "Last third: the Citadel or the ship", Values: landWords, Default: "firelands"},
		{Name: "region1", Label: "Map of the first third (A, B: ice)", Values: sideValues, Default: "random"},
		{Name: "region2", Label: "Map of the second (A, B: ice)", Values: sideValues, Default: "random"},
		{Name: "region3", Label: "Map of the last (A, B: ice)", Values: sideValues, Default: "random"},
		{Name: "outcomes", Label: "Outcome deck", Values: landWords, Default: "firelands"},
		{Name: "colour1", Label: "Colour of player 1", Values: colourValues, Default: "random"},
		{Name: "colour2", Label: "Colour of player 2", Values: colourValues, Default: "random"},
		{Name: "colour3", Label: "Colour of player 3", Values: colourValues, Default: "random"},
		{Name: "colour4", Label: "Colour of player 4", Values: colourValues, Default: "random"},
		{Name: "length", Label: "Last round", Values: []string{"six rounds", "printed"}, Default: "six rounds"},
		{Name: "automa", Label: "Alone: the Automa's deck", Values: []string{"standard", "hard"}, Default: "standard"},
		{Name: "contaminated", Label: "Alone: may its ill Survivors be laid down?", Values: []string{"no", "yes"},
			Default: "no"},
	},
	New: newGame,
}

var (
	_ table.Game   = (*Game)(nil)
	_ table.Backed = (*Game)(nil)
	_ table.Freer  = (*Game)(nil)
	_ table.Words  = (*Game)(nil)
)

// Step plays one player's turn, or one step of a phase (FL-ORDER-01).
func (g *Game) Step(t *table.Table) {
	switch g.Phase {
	case PhaseSetup:
		g.setUp(t)
	case PhaseExploration:
		g.explorationTurn(t)
	case PhaseRest:
		g.rest(t)
	case PhaseMovement:
		g.movementTurn(t)
	case PhaseAmbush:
		g.ambush(t)
	case PhaseConvoysFire:
		g.fireTurn(t)
	case PhaseLoot:
		g.unpackLoot(t)
	case PhaseEnemiesFire:
		g.enemiesFire(t)
	case PhaseEndOfRound:
		g.endOfRound(t)
		if g.Phase == PhaseExploration {
			g.beginRound(t)
		}
	}
	if len(g.players()) == 0 && !g.Over() { // FL-RULING-96
		g.finish(t)
	}
}

// Ready reports whether the set-up is done.
func (g *Game) Ready() bool { return g.Phase != PhaseSetup }

// sideValues are the sides of a region's board, C and D of Firelands, A and B of Frostlands (FL-RULING-01).
var sideValues = []string{"random", "C", "D", "A", "B"}

// colourNames are what players are called.
var (
	colourNames  = [5]string{"Nobody", "Red", "Green", "Yellow", "Blue"}
	colourValues = []string{"random", "red", "green", "yellow", "blue"}
)

// left is the player at a place of Left Turn Order, right of Right Turn Order (FL-ORDER-02, FL-ORDER-03).
func (g *Game) left(place int) table.Seat  { return g.Order[place] }
func (g *Game) right(place int) table.Seat { return g.Order[len(g.Order)-1-place] }

package posthuman

import (
	"math/bits"

	"waystation/games/words"
	"waystation/table"
)

// rulesVersion is that of the rules' code: a change by which a match may go on otherwise makes a new one.
const rulesVersion = "3"

// Shelf is the game as it stands on the shelf. Its version is that of the code and the cards.
var Shelf = &table.Box{
	Name: "posthuman", Title: "Posthuman", Claim: "Ten steps to the Fortress, if you are still you.", Minutes: 120,
	Score: "Journey points", Unit: "turn", MinSeats: 1, MaxSeats: 4, Modes: []string{"standard", "short"},
	Choices: []table.Choice{
		{Name: "characters", Label: "Characters", Values: []string{"pre-made", "custom"}, Default: "pre-made"},
		{Name: "speed-play", Label: "Speed-play", Values: []string{"off", "on"}, Default: "off"},
	},
	New: newGame,
}

var (
	_ table.Game   = (*Game)(nil)
	_ table.Backed = (*Game)(nil)
	_ table.Freer  = (*Game)(nil)
	_ table.Words  = (*Game)(nil)
)

// Step plays one player's action, one phase, or a part of a Move: an encounter as far as its first melee round, and
// each melee round (PH-SEQ-03, PH-SEQ-04).
func (g *Game) Step(t *table.Table) {
	if !g.proposal(t) && !g.pause(t) {
		g.phase(t)
	}
	if g.Final != NotYet {
		g.Phase = PhaseOver
	}
}

// phase plays the next part of the phase.
func (g *Game) phase(t *table.Table) {
	switch g.Phase {
	case PhaseCharacters:
		g.setUp(t)
	case PhaseShop:
		g.shop(t)
	case PhaseEvent:
		g.event(t)
	case PhaseEating:
		g.eating(t)
	case PhaseDeclare:
		g.declare(t)
	case PhaseTrade:
		g.trade(t)
	case PhaseCamp:
		g.camp(t)
	case PhaseForage:
		g.turnOf(t, Forage, g.forage)
		if g.Phase == PhaseScout {
			g.signposts(t)
		}
	case PhaseScout:
		g.turnOf(t, Scout, g.scout)
	case PhaseMove:
		g.move(t)
	case PhaseMutant:
		g.mutantStep(t)
	case PhaseEnd:
		g.endTurn(t)
	}
}

// turnOf lets the next human clockwise who has declared an action carry it out, or goes on to the next phase when there
// is nobody (PH-SEQ-02, PH-SEQ-04).
func (g *Game) turnOf(t *table.Table, a Action, do func(*table.Table, table.Seat)) {
	for _, s := range g.Order {
		m := g.mat(s)
		if !g.human(s) || m.Action != a || m.Acted {
			continue
		}
		if g.setOut(t, s, a) {
			g.aboard(t, s, func() { do(t, s) })
		}
		m.Acted = true
		return
	}
	g.Phase++
}

// together asks several side by side; one alone is simply asked.
func (g *Game) together(t *table.Table, who table.Seats, ask func(table.Seat)) {
	if bits.OnesCount16(uint16(who)) == 1 {
		ask(table.Seat(bits.TrailingZeros16(uint16(who))))
		return
	}
	t.All(who, ask)
}

// aboard runs what befalls or is done by one player, and reports whether it ran to its end. A knock-out or turning
// mutant in it drops the rest (PH-RULING-48, PH-RULING-128).
func (g *Game) aboard(t *table.Table, s table.Seat, body func()) bool {
	return t.Scope(int(s), body)
}

// leave drops what a player is doing, if anything is.
func (g *Game) leave(t *table.Table, s table.Seat) {
	if t.Inside(int(s)) {
		t.Quit(int(s))
	}
}

// Ready reports whether the set-up is done.
func (g *Game) Ready() bool { return g.Phase > PhaseShop }

// human reports whether a player is still human.
func (g *Game) human(s table.Seat) bool { return !g.mat(s).Mutant && !g.mat(s).Gone }

// humans is how many players are still human.
func (g *Game) humans() int { return bits.OnesCount16(uint16(g.folk.all)) }

// people are the seats of the humans.
func (g *Game) people() table.Seats { return g.folk.all }

// folk are the humans, and those on each terrain type.
type folk struct {
	all table.Seats
	on  [terrains]table.Seats
}

// muster finds who is human and where. It follows whatever moves a meeple, and a human's turning.
func (g *Game) muster() {
	g.folk = folk{}
	for s := range table.Seat(g.Players) {
		if g.human(s) {
			g.folk.all = g.folk.all.With(s)
			g.folk.on[g.terrain(s)] = g.folk.on[g.terrain(s)].With(s)
		}
	}
}

var seatNames = words.Seats{"Red", "Green", "Yellow", "Blue"}

// SeatName is what a player is called: by colour.
func SeatName(s table.Seat) string { return seatNames.Name(s) }

// SeatName is what a player is called.
func (g *Game) SeatName(s table.Seat) string { return SeatName(s) }

// cause is why something happens: the rule it is cited by, and the card behind it, if there is one.
type cause struct {
	rule string
	card int16 // -1: none
}

func by(rule string) cause                   { return cause{rule, -1} }
func byCard(rule string, c table.Card) cause { return cause{rule, int16(c)} }

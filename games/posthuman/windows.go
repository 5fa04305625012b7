package posthuman

import "waystation/table"

// moment is how far a player has got into something that leaves less and less room for anything besides.
type moment uint8

// The moments, in the order in which they come.
const (
	// atLarge is outside combat, and in one until the decision to fight or evade is made (PH-RULING-120).
	atLarge moment = iota
	// committed is from that decision until the first die is rolled; after the first die of a narrative encounter too.
	committed
	// underway is once a die of a fight has been rolled, and wherever wounds are being dealt (PH-RULING-78,
	// PH-RULING-79).
	underway
)

// sideline is a kind of thing that a player may do besides what is going on.
type sideline uint8

// The sidelines.
const (
	itemsIntoPlay   sideline = iota // put into play, mounted, discarded (PH-INV-05, PH-RULING-84)
	weaponsChanged                  // (PH-WPN-02, PH-COMBAT-02)
	xpForStats                      // (PH-XP-05)
	xpForSkills                     // (PH-XP-05)
	followersCalled                 // (PH-RULING-86)
	cardsAtAnyTime                  // those whose text says "outside combat"
)

// windows are the last moments in which each of them is open.
var windows = [...]moment{
	itemsIntoPlay:   committed,
	weaponsChanged:  committed,
	xpForStats:      atLarge,
	xpForSkills:     atLarge,
	followersCalled: atLarge,
	cardsAtAnyTime:  atLarge,
}

// moment is how far a player has got.
func (g *Game) moment(s table.Seat) moment {
	switch f := &g.mat(s).Fight; {
	case f.Rolled || f.Struck:
		return underway
	case f.Joined:
		return committed
	}
	return atLarge
}

// inTime reports whether the window for something is still open to a human.
func (g *Game) inTime(s table.Seat, what sideline) bool {
	return g.Ready() && !g.Over() && g.human(s) && g.moment(s) <= windows[what]
}

// tooLate says why a window is shut that is open outside combat.
func (g *Game) tooLate(s table.Seat) string {
	switch m := g.mat(s); {
	case m.Fight.Joined && g.Phase == PhaseMove:
		return "not until the encounter is over"
	case m.Fight.Struck:
		return "not while wounds are being dealt"
	}
	return "not until the fight is over"
}

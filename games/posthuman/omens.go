package posthuman

import (
	"slices"

	"waystation/table"
)

// Omens are what may befall a human with the event of the next turn.
type Omens struct {
	Of    int          `json:"of"`    // that many events may come
	Cards []table.Card `json:"cards"` // those of them that take something from somebody, by their numbers
}

// omens are those of the events that may come next: of those in the game all that do not lie open. When the deck is
// through it is the discarded ones (PH-RULING-43). The Fortress comes only among the last three (PH-SOLO-05).
func (g *Game) omens(old Omens) Omens {
	out := Omens{Cards: table.Reuse(old.Cards, 0)}
	anew := !g.solo() && g.pile(Events).Len() == 0
	for _, c := range Cards(GroupEvents) {
		e, gone := &Of(c).Event, g.discardedEvent(c)
		switch {
		case g.solo() && e.NotSolo || !g.solo() && e.OnlySolo: // PH-SETUP-02, PH-SOLO-02
		case e.OnlySolo && g.pile(Events).Len() > 0:
		case anew != gone || !gone && g.openEvent(c):
		default:
			out.Of++
			if !e.lonely(g) && slices.ContainsFunc(g.givenBy(e), takes) {
				out.Cards = append(out.Cards, c)
			}
		}
	}
	return out
}

// discardedEvent reports whether an event is discarded, or will be when the turn ends.
func (g *Game) discardedEvent(c table.Card) bool {
	return g.pile(EventsGone).Find(c) >= 0 || g.pile(EventNow).Find(c) >= 0
}

// openEvent reports whether an event lies open elsewhere: in play as a season, or kept by somebody.
func (g *Game) openEvent(c table.Card) bool {
	for s := range table.Seat(g.Players) {
		if g.of(s, Kept).Find(c) >= 0 {
			return true
		}
	}
	return g.pile(SeasonNow).Find(c) >= 0
}

// takes reports whether an effect is a loss to whoever it befalls.
func takes(e Effect) bool {
	switch e.Do {
	case DoLoseFood, DoLoseAmmo, DoLoseHealth, DoLoseMorale, DoWound, DoLoseItem, DoHunger, DoScar:
		return true
	}
	return false
}

// Befalls says to whom an event does what, in few words: "furthest ahead: 1 scar"; and what nobody can do then.
func Befalls(c table.Card, solo bool) string {
	e := &Of(c).Event
	gives := e.Gives
	if solo && e.SoloGives != nil { // PH-SOLO-11
		gives = e.SoloGives
	}
	words := inWords(gives)
	if who := befallen[e.Who]; who != "" && (!solo || e.Solo == "") { // else nobody is compared
		words = who + ": " + words
	}
	return joined(words, barred[e.Rule])
}

// barred is what nobody can do while an event lasts.
var barred = [...]string{
	NoMove: "nobody can move", NoScout: "nobody can scout", NoCamp: "nobody can camp", NoForage: "nobody can forage",
	NoTrade: "nobody can trade", LastTurn: "",
}

// befallen are whom an event is about, where that is not everybody.
var befallen = [...]string{
	WhoMostTiles: "most tiles", WhoFewestTiles: "fewest tiles", WhoFurthestAhead: "furthest ahead",
	WhoFurthestBack: "furthest back", WhoLowestHealth: "lowest health", WhoLowestMorale: "lowest morale",
	WhoFewestXP: "fewest XP", WhoMostFood: "most food", WhoFewestCards: "fewest cards",
	WhoSameTerrain: "on a terrain with others", WhoOutdoors: "outside safe houses",
}

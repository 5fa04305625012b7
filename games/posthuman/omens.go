package posthuman

import (
	"slices"
	"strconv"

	"waystation/english"
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

// closing are the questions with whose answer a turn may end for whoever is asked, or the set-up, so that the next
// thing to befall them is an event.
var closing = []*table.Prompt{
	AskDeclare, AskEnter, askOption, AskConfront, AskHand, askCamp, AskSplit, askPlace, askOwn, askCharacter,
}

// weighing are those of them of which an answer may bear on what an event then takes; at the others, which come after
// an action was declared, it would only be said again.
var weighing = []*table.Prompt{AskDeclare, AskEnter, askOption, AskConfront, AskSplit, askCharacter}

// FirstTurnNext reports whether a question belongs to the set-up, so that the event to come is the first turn's.
func FirstTurnNext(p *table.Prompt) bool { return p == AskSplit || p == askCharacter }

// coming is what the next turn may take: by its event, and by hunger; nothing where another question comes before it.
func (g *Game) coming(p *table.Prompt, s table.Seat) (says []string) {
	m := g.mat(s)
	early := g.Phase < PhaseDeclare && !FirstTurnNext(p) || g.Phase > PhaseMutant
	if !slices.Contains(closing, p) || early || m.Mutant || m.Fight.Joined || m.Journey.Figures > 1 || g.lastOfAll() {
		return nil
	}
	var clauses []string
	if slices.Contains(weighing, p) {
		x := g.omens(Omens{})
		clauses = append(clauses, x.Words(p, g.solo(), func(c table.Card) string { return Of(c).Name }))
	}
	if p != askCharacter { // with it come the first supplies
		clauses = append(clauses, g.seen(s).FamineWords())
	}
	return slices.DeleteFunc(clauses, func(x string) bool { return x == "" })
}

// lastOfAll reports whether the game ends with this turn.
func (g *Game) lastOfAll() bool {
	for s := range table.Seat(g.Players) {
		if g.human(s) && g.mat(s).JP == LastSpace {
			return true
		}
	}
	return false
}

// Words say in how many cases of all the next event hurts, and how; "" where none does. p is the question with which
// it is said.
func (x *Omens) Words(p *table.Prompt, solo bool, name func(table.Card) string) string {
	if len(x.Cards) == 0 {
		return ""
	}
	var bad []string
	for _, c := range x.Cards {
		bad = append(bad, name(c)+" ("+Befalls(c, solo)+")")
	}
	when := "next turn's event"
	if FirstTurnNext(p) {
		when = "the first turn's event"
	}
	return when + " hurts in " + strconv.Itoa(len(bad)) + " of " + strconv.Itoa(x.Of) + " cases: " + english.List(bad)
}

// FamineWords say what hunger takes in the next turn even from whoever then eats what they have; "" for nothing.
func (p *SeenPlayer) FamineWords() string {
	health, morale, starves := p.Famine()
	if starves {
		return "without food hunger knocks you out next turn"
	}
	var lost []string
	if health > 0 {
		lost = append(lost, strconv.Itoa(health)+" health")
	}
	if morale > 0 {
		lost = append(lost, strconv.Itoa(morale)+" morale")
	}
	if lost == nil {
		return ""
	}
	return "with the food you have, hunger takes " + english.List(lost) + " next turn"
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

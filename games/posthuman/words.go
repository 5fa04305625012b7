package posthuman

import (
	"strconv"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// book holds what the game asks, offers and tells, which is declared next to the rules that do so.
var book = words.New[*Game]()

// Formats are the game's own words for the templates of its book.
func (g *Game) Formats() []words.Formats[*Game] {
	return []words.Formats[*Game]{useFormats, combatFormats, journeyFormats, tableFormats, commonFormats}
}

// Verbs are the names of all verbs by number.
func (g *Game) Verbs() []string { return book.Keys() }

// Tales are the sentences of all kinds of events by number.
func (g *Game) Tales() []string { return book.Tales() }

// Question is the sentence of a question, as the seat reads it.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat, name table.Namer) string {
	return book.Sentence(g, p, about, s, name)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (g *Game) Label(o table.Option, s table.Seat, name table.Namer) (label, piece string) {
	return book.Label(g, o, s, name)
}

// Tale is the sentence of an event, for a reader who may know what the event holds.
func (g *Game) Tale(e table.Event, reader table.Seat, name table.Namer) string {
	if e.Seat != reader && (e.Tale == taleSuccess || e.Tale == taleFailure) {
		if says := book.Told(g, e, name); says != "" { // it speaks to whom it befell
			return words.OrElse(name, g.SeatName)(e.Seat) + " " + g.fared(e) + ": “" + says + "”"
		}
	}
	return book.Told(g, e, name)
}

// fared is how somebody has come out of an encounter without a fight.
func (g *Game) fared(e table.Event) string {
	switch f := Of(table.Card(e.A)); {
	case e.Tale == taleFailure:
		return "comes badly out of " + f.Called
	case f.Options[e.B].Test.On:
		return "comes well out of " + f.Called
	default:
		return "is through with " + f.Called
	}
}

// Telling is how much an event matters in a recap, and the piece it changed.
func (g *Game) Telling(e table.Event) (table.Weight, string) { return book.Telling(g, e) }

// Costs reports whether an event took something from the seat that it befell.
func (g *Game) Costs(e table.Event) bool { return book.Costs(e) }

// CardNamed finds a card by its handle or its ID, CardName gives its handle.
func (g *Game) CardNamed(name string) (table.Card, bool) { return Named(name) }

// CardName is the name of a card that is its alone.
func (g *Game) CardName(c table.Card) string { return Of(c).Handle }

// theCard is the name of a card in the middle of a sentence.
func theCard(c int16) string {
	if c < 0 {
		return "a card"
	}
	return Of(table.Card(c)).Called
}

// Plural reports whether a card is called by a plural; seats, which are numbers below 0 where opponents are told of,
// are not.
func (g *Game) Plural(n int16) bool { return n >= 0 && int(n) < Count() && Of(table.Card(n)).Plural }

var (
	statNames    = []string{"strength", "speed", "mind", "melee", "shooting"}
	terrainNames = []string{"forest", "plains", "urban", "mountain"}
	actionNames  = []string{"nothing", "Camp", "Forage", "Scout", "Move", "wait"}
	sideNames    = []string{"north", "east", "south", "west"}
)

func (s Stat) String() string    { return statNames[s] }
func (t Terrain) String() string { return terrainNames[t] }
func (a Action) String() string  { return actionNames[a] }

// commonFormats are words for templates.
var commonFormats = words.Formats[*Game]{
	"card": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] < 0 {
			return "a card"
		}
		return Of(table.Card(n[0])).Name
	},
	"the":     func(_ *Game, n []int16, _ words.Namer) string { return theCard(n[0]) },
	"The":     func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(theCard(n[0])) },
	"seat":    func(_ *Game, n []int16, name words.Namer) string { return name(table.Seat(n[0])) },
	"stat":    func(_ *Game, n []int16, _ words.Namer) string { return statNames[n[0]] },
	"terrain": func(_ *Game, n []int16, _ words.Namer) string { return terrainNames[n[0]] },
	"action":  func(_ *Game, n []int16, _ words.Namer) string { return actionNames[n[0]] },
	"side":    func(_ *Game, n []int16, _ words.Namer) string { return sideNames[n[0]] },
	"abs":     func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(max(int(n[0]), -int(n[0]))) },
	"gains": func(_ *Game, n []int16, _ words.Namer) string { // {gains a}: gains or loses
		if n[0] < 0 {
			return "loses"
		}
		return "gains"
	},
	"after": func(_ *Game, n []int16, _ words.Namer) string { // {after a}: what there is then, after a gain or a loss
		if n[0] < 0 {
			return "left"
		}
		return "now"
	},
	"held": func(_ *Game, n []int16, _ words.Namer) string { // {held a b}: how many items are held, of how many
		if n[0] > n[1] {
			return "You hold " + english.Count(n[0], "item", "items") + ", and may hold " + strconv.Itoa(int(n[1])) +
				". Put one into play, or discard one."
		}
		switch n[0] {
		case 0:
			return "Your hand is empty. Anything else before you go on?"
		case 1:
			return "You hold 1 item. Put it into play, or keep it."
		}
		return "You hold " + english.Count(n[0], "item", "items") + ". Put one into play, or keep them."
	},
	"because": func(_ *Game, n []int16, _ words.Namer) string { // {because a}: the card behind it, if any
		if n[0] < 0 {
			return ""
		}
		return Of(table.Card(n[0])).Name + ": "
	},
	"by": func(_ *Game, n []int16, _ words.Namer) string { // {by c}: the card behind it, at the end of a sentence
		if n[0] < 0 {
			return ""
		}
		return " (" + Of(table.Card(n[0])).Name + ")"
	},
}

package firelands

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// book holds what the game asks, offers and tells, which is declared next to the rules that do so.
var book = words.New[*Game]()

// Formats are the game's own words for the templates of its book.
func (g *Game) Formats() []words.Formats[*Game] {
	return []words.Formats[*Game]{automaFormats, orderFormats, crewFormats, commonFormats, roadFormats, pieceFormats}
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
func (g *Game) Tale(e table.Event, _ table.Seat, name table.Namer) string {
	return book.Told(g, e, name)
}

// Telling is how much an event matters in a recap, and the piece it changed.
func (g *Game) Telling(e table.Event) (table.Weight, string) { return book.Telling(g, e) }

// Costs reports whether an event took something from the seat that it befell.
func (g *Game) Costs(e table.Event) bool { return book.Costs(e) }

// SeatName is what a player is called: by colour.
func (g *Game) SeatName(s table.Seat) string {
	if !isPlayer(s) {
		return "The Automa"
	}
	if s < 0 || int(s) >= int(g.Players) || g.mat(s).Colour == White {
		return "Nobody"
	}
	return colourNames[g.mat(s).Colour]
}

// nameWithin is what a player is called in the middle of a sentence.
func nameWithin(s table.Seat, name words.Namer) string {
	if !isPlayer(s) {
		return "the Automa"
	}
	return name(s)
}

// CardNamed finds a card by its handle ("MRE 2", "Desert Son (red)") or its ID.
func (g *Game) CardNamed(name string) (table.Card, bool) { return Named(name) }

// the name of a card in the middle of a sentence.
func theCard(c int16) string {
	if c < 0 {
		return "a card"
	}
	f := Of(table.Card(c))
	if f.Bare {
		return f.Name
	}
	return "the " + strings.TrimPrefix(f.Name, "The ")
}

// Plural reports whether the name of a card stands for several.
func (g *Game) Plural(c int16) bool { return c >= 0 && Of(table.Card(c)).Plural }

// the name of a box in the middle of a sentence.
func theBox(n int16) string {
	b := spot(n)
	return "box " + strconv.Itoa(b.box()+1) + " of " + theCard(int16(b.card()))
}

var zoneWords = map[Stack]string{Active: "Active Zone", Exhausted: "Exhausted Zone", Rest: "Rest Zone"}

// commonFormats are words for templates.
var commonFormats = words.Formats[*Game]{
	"card":  func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Name },
	"the":   func(_ *Game, n []int16, _ words.Namer) string { return theCard(n[0]) },
	"The":   func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(theCard(n[0])) },
	"seat":  func(_ *Game, n []int16, name words.Namer) string { return nameWithin(table.Seat(n[0]), name) },
	"token": func(_ *Game, n []int16, _ words.Namer) string { return tokenNames[n[0]] },
	"area":  func(_ *Game, n []int16, _ words.Namer) string { return areaNames[n[0]] },
	"zone":  func(_ *Game, n []int16, _ words.Namer) string { return zoneWords[Stack(n[0])] },
	"box":   func(_ *Game, n []int16, _ words.Namer) string { return theBox(n[0]) },
	"Box":   func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(theBox(n[0])) },
	"content": func(g *Game, n []int16, _ words.Namer) string { // {content who a}: what a player's box would lose
		switch x := g.cargo(spot(n[1])).Token; {
		case x == NoToken:
			return ""
		case x == SurvivorToken && g.survivors(table.Seat(n[0])) == 1:
			return ", losing your last Survivor"
		default:
			return ", losing 1 " + tokenNames[x]
		}
	},
	"kind": func(_ *Game, n []int16, _ words.Namer) string { return boxNames[spot(n[0]).kind()] },
	"boxpiece": func(_ *Game, n []int16, _ words.Namer) string { // {boxpiece who a}
		b := spot(n[1])
		return "box:" + strconv.Itoa(int(n[0])) + ":" + strconv.Itoa(int(b.card())) + ":" + strconv.Itoa(b.box())
	},
	"slot": func(g *Game, n []int16, _ words.Namer) string {
		if p := g.pile(slotPile(int(n[0]))); p.Len() > 0 {
			return Of(p.At(0)).Name
		}
		return "slot " + strconv.Itoa(int(n[0]))
	},
	"theslot": func(g *Game, n []int16, _ words.Namer) string {
		if p := g.pile(slotPile(int(n[0]))); p.Len() > 0 {
			return theCard(int16(p.At(0)))
		}
		return "slot " + strconv.Itoa(int(n[0]))
	},
	"more": func(_ *Game, n []int16, _ words.Namer) string { // {more a}: how many are left after this one
		if n[0] <= 1 {
			return ""
		}
		return " (" + strconv.Itoa(int(n[0])) + " to go)"
	},
	"lastround": func(_ *Game, n []int16, _ words.Namer) string { // {lastround b}: that it is, or nothing
		if n[0] == 0 {
			return ""
		}
		return " It is the last."
	},
	"because": func(_ *Game, n []int16, _ words.Namer) string { // {because a}: the card behind it, if any
		switch {
		case n[0] == shortcutToll:
			return "The toll of the shortcut: "
		case n[0] < 0:
			return ""
		}
		return Of(table.Card(n[0])).Name + ": "
	},
	"led": func(g *Game, n []int16, _ words.Namer) string { // {led b a}: what led to the install of card a
		switch {
		case n[0] >= 0:
			return Of(table.Card(n[0])).Name + ": "
		case g.inMarket(table.Card(n[1])): // it goes on by itself where nothing else can be done any more
			return "Card Action: "
		}
		return ""
	},
}

var (
	tokenNames = []string{"nothing", "Food", "Contaminated Food", "Fuel", "Ammo", "Survivor", "Object"}
	areaNames  = []string{"your convoy", "your Truck", "your bottom row (Truck and Trailers)", "your top row (Devices)",
		"your column 1 (the Truck and its Device)", "your column 2 (the first Trailer and its Device)",
		"your columns 3 and 4 (the Trailers behind the first, and their Devices)", "your second and third Trailer"}
	boxNames = []string{"", "open", "Survivor", "Food or Fuel", "armor", "Weapon", "Flamethrower", "Saw", "Tracks",
		"Drill", "MAX +1", "speed", "extra Outcome", "Anti-Contamination", "Fame", "Fame per Device", "recycle Truck",
		"recycle Trailer", "recycle Device"}
)

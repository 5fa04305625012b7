package firelands

import (
	"strconv"
	"strings"

	"waystation/games/words"
	"waystation/table"
)

// book holds what the game says (waystation/games/words). A prompt's sentence stands where the question is put (question), an
// option's label beside its verb (speak), an event's sentence beside its number (narrate).
var book = words.New((*Game).SeatName)

type (
	verbWords = words.Verb
	taleWords = words.Tale
)

// question makes a prompt and gives it words.
func question(kind, rule, template string) *table.Prompt { return book.Question(kind, rule, template) }

// always is the same question, put even when there is one answer, because its absence would tell what a hand holds.
func always(p *table.Prompt) *table.Prompt { return book.Always(p) }

// idly gives a question the answer that counts when nobody answers in time, where that is not the first.
func idly(key string, p *table.Prompt) *table.Prompt { return words.Idly(key, p) }

// secret is a question whose answer is not public.
func secret(p *table.Prompt) *table.Prompt { return words.Secret(p) }

// speak gives words to verbs, from a number on.
func speak(from table.Verb, said ...verbWords) bool { return book.Speak(from, said...) }

// narrate gives words to events, from a number on.
func narrate(from uint8, said ...taleWords) bool { return book.Narrate(from, said...) }

// format makes a word for templates: {name a b} calls it with the numbers a and b.
func format(name string, f func(g *Game, n []int16) string) bool { return book.Format(name, f) }

// Verbs are the names of all verbs by number.
func (g *Game) Verbs() []string { return book.Keys() }

// Question is the sentence of a question, as the seat reads it.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat) string {
	return book.Sentence(g, p, about, s)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (g *Game) Label(o table.Option, s table.Seat) (label, piece string) { return book.Label(g, o, s) }

// Tale is the sentence of an event, for a reader who may know what the event holds.
func (g *Game) Tale(e table.Event, _ table.Seat) string { return book.Tale(g, e) }

// SeatName is what a player is called: by colour.
func (g *Game) SeatName(s table.Seat) string {
	if s == Automa {
		return "The Automa"
	}
	if s < 0 || int(s) >= int(g.Players) || g.mat(s).Colour == White {
		return "Nobody"
	}
	return colourNames[g.mat(s).Colour]
}

// nameWithin is what a player is called in the middle of a sentence.
func (g *Game) nameWithin(s table.Seat) string {
	if s == Automa {
		return "the Automa"
	}
	return g.SeatName(s)
}

// CardNamed finds a card by its handle ("MRE 2", "Desert Son (red)") or its ID.
func (g *Game) CardNamed(name string) (table.Card, bool) { return Named(name) }

// the name of a card in the middle of a sentence.
func theCard(c int16) string {
	if c < 0 {
		return "a card"
	}
	switch f := Of(table.Card(c)); f.Kind {
	case KindSurvivor, KindEncounter, KindDevice, KindTruck, KindTrailer, KindLocation:
		return "the " + strings.TrimPrefix(strings.TrimPrefix(f.Name, "The "), "the ")
	default:
		return f.Name
	}
}

// the name of a box in the middle of a sentence.
func theBox(n int16) string {
	b := spot(n)
	return "box " + strconv.Itoa(b.box()+1) + " of " + theCard(int16(b.card()))
}

var zoneWords = map[Stack]string{Active: "Active Zone", Exhausted: "Exhausted Zone", Rest: "Rest Zone"}

var _ = format("card", func(_ *Game, n []int16) string { return Of(table.Card(n[0])).Name }) &&
	format("the", func(_ *Game, n []int16) string { return theCard(n[0]) }) &&
	format("The", func(_ *Game, n []int16) string { return capital(theCard(n[0])) }) &&
	format("seat", func(g *Game, n []int16) string { return g.nameWithin(table.Seat(n[0])) }) &&
	format("token", func(_ *Game, n []int16) string { return tokenNames[n[0]] }) &&
	format("area", func(_ *Game, n []int16) string { return areaNames[n[0]] }) &&
	format("zone", func(_ *Game, n []int16) string { return zoneWords[Stack(n[0])] }) &&
	format("box", func(_ *Game, n []int16) string { return theBox(n[0]) }) &&
	format("Box", func(_ *Game, n []int16) string { return capital(theBox(n[0])) }) &&
	format("content", func(g *Game, n []int16) string { // what a box would lose
		if c := g.cargo(spot(n[0])); c.Token != NoToken {
			return ", losing 1 " + tokenNames[c.Token]
		}
		return ""
	}) &&
	format("kind", func(_ *Game, n []int16) string { return boxNames[spot(n[0]).kind()] }) &&
	format("boxpiece", func(_ *Game, n []int16) string { // {boxpiece who a}
		b := spot(n[1])
		return "box:" + strconv.Itoa(int(n[0])) + ":" + strconv.Itoa(int(b.card())) + ":" + strconv.Itoa(b.box())
	}) &&
	format("slot", func(g *Game, n []int16) string {
		if p := g.pile(slotPile(int(n[0]))); p.Len() > 0 {
			return Of(p.At(0)).Name
		}
		return "slot " + strconv.Itoa(int(n[0]))
	}) &&
	format("more", func(_ *Game, n []int16) string { // {more a}: how many are left after this one
		if n[0] <= 1 {
			return ""
		}
		return " (" + strconv.Itoa(int(n[0])) + " to go)"
	}) &&
	format("because", func(_ *Game, n []int16) string { // {because a}: the card behind it, if any
		if n[0] < 0 {
			return ""
		}
		return Of(table.Card(n[0])).Name + ": "
	})

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

var (
	tokenNames = []string{"nothing", "Food", "Contaminated Food", "Fuel", "Ammo", "Survivor", "Object"}
	areaNames  = []string{"your convoy", "your Truck", "your bottom row", "your top row", "your column 1", "your column 2", "your columns 3-4",
		"your second and third Trailer"}
	boxNames = []string{"", "open", "Survivor", "Food or Fuel", "armor", "Weapon", "Flamethrower", "Saw", "Tracks", "Drill", "MAX +1", "speed",
		"extra Outcome", "Anti-Contamination", "Fame", "Fame per Device", "recycle Truck", "recycle Trailer", "recycle Device"}
)

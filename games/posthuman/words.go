package posthuman

import (
	"strconv"
	"strings"

	"waystation/games/words"
	"waystation/table"
)

// book holds the game's words: a prompt's sentence stands where the question is put (question), an option's label beside its verb
// (speak), an event's sentence beside its number (narrate).
var book = words.New((*Game).SeatName)

type (
	verb = words.Verb
	tale = words.Tale
)

func question(kind, rule, sentence string) *table.Prompt     { return book.Question(kind, rule, sentence) }
func always(p *table.Prompt) *table.Prompt                   { return book.Always(p) }
func speak(from table.Verb, v ...verb) bool                  { return book.Speak(from, v...) }
func narrate(from uint8, x ...tale) bool                     { return book.Narrate(from, x...) }
func format(name string, f func(*Game, []int16) string) bool { return book.Format(name, f) }

// Verbs are the names of all verbs by number.
func (g *Game) Verbs() []string { return book.Keys() }

// Question is the sentence of a question, as the seat reads it.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat) string {
	return book.Sentence(g, p, about, s)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (g *Game) Label(o table.Option, s table.Seat) (label, piece string) { return book.Label(g, o, s) }

// Tale is the sentence of an event, for a reader who may know what the event holds.
func (g *Game) Tale(e table.Event, reader table.Seat) string { return book.Tale(g, e) }

// CardNamed finds a card by its handle or its ID, CardName gives its handle.
func (g *Game) CardNamed(name string) (table.Card, bool) { return Named(name) }

// CardName is the name of a card that is its alone.
func (g *Game) CardName(c table.Card) string { return Of(c).Handle }

// theCard is the name of a card in the middle of a sentence.
func theCard(c int16) string {
	if c < 0 {
		return "a card"
	}
	f := Of(table.Card(c))
	switch f.Kind {
	case KindMelee, KindRanged, KindGear, KindFollower, KindCombat, KindMinion:
		return "the " + strings.TrimPrefix(strings.TrimPrefix(f.Name, "The "), "the ")
	}
	return f.Name
}

var (
	statNames    = []string{"strength", "speed", "mind", "melee", "shooting"}
	terrainNames = []string{"forest", "plains", "urban", "mountain"}
	actionNames  = []string{"nothing", "Camp", "Forage", "Scout", "Move", "wait"}
	sideNames    = []string{"north", "east", "south", "west"}
)

func (s Stat) String() string    { return statNames[s] }
func (t Terrain) String() string { return terrainNames[t] }
func (a Action) String() string  { return actionNames[a] }

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

var _ = format("card", func(_ *Game, n []int16) string {
	if n[0] < 0 {
		return "a card"
	}
	return Of(table.Card(n[0])).Name
}) &&
	format("the", func(_ *Game, n []int16) string { return theCard(n[0]) }) &&
	format("The", func(_ *Game, n []int16) string { return capital(theCard(n[0])) }) &&
	format("seat", func(g *Game, n []int16) string { return g.SeatName(table.Seat(n[0])) }) &&
	format("stat", func(_ *Game, n []int16) string { return statNames[n[0]] }) &&
	format("terrain", func(_ *Game, n []int16) string { return terrainNames[n[0]] }) &&
	format("action", func(_ *Game, n []int16) string { return actionNames[n[0]] }) &&
	format("side", func(_ *Game, n []int16) string { return sideNames[n[0]] }) &&
	format("abs", func(_ *Game, n []int16) string { return strconv.Itoa(max(int(n[0]), -int(n[0]))) }) &&
	format("gains", func(_ *Game, n []int16) string { // {gains a}: gains or loses
		if n[0] < 0 {
			return "loses"
		}
		return "gains"
	}) &&
	format("because", func(_ *Game, n []int16) string { // {because a}: the card behind it, if any
		if n[0] < 0 {
			return ""
		}
		return Of(table.Card(n[0])).Name + ": "
	}) &&
	format("by", func(_ *Game, n []int16) string { // {by c}: the card behind it, at the end of a sentence
		if n[0] < 0 {
			return ""
		}
		return " (" + Of(table.Card(n[0])).Name + ")"
	})

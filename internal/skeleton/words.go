package skeleton

import (
	"waystation/games/words"
	"waystation/table"
)

// book holds what the game asks, offers and tells.
var book = words.New[*Game]()

// colours are the names of the seats.
var colours = [maxSeats]string{"Red", "Green", "Yellow", "Blue"}

// SeatName is what a seat is called.
func (g *Game) SeatName(s table.Seat) string { return colours[s] }

// Formats are the game's own words for the templates of its book.
func (g *Game) Formats() []words.Formats[*Game] {
	return []words.Formats[*Game]{{
		"part": func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Name },
	}}
}

// Verbs are the keys of the choices.
func (g *Game) Verbs() []string { return book.Keys() }

// Tales are the sentences of all kinds of events by number.
func (g *Game) Tales() []string { return book.Tales() }

// Question is the sentence of a question.
func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat, name table.Namer) string {
	return book.Sentence(g, p, about, s, name)
}

// Label is the short name of an option, and the piece on the screen that it belongs to.
func (g *Game) Label(o table.Option, s table.Seat, name table.Namer) (label, piece string) {
	return book.Label(g, o, s, name)
}

// Tale is the sentence of an event.
func (g *Game) Tale(e table.Event, _ table.Seat, name table.Namer) string {
	return book.Told(g, e, name)
}

// Package aec lets programs that learn play the games of the shelf: one agent after the other is shown what its seat
// may see and picks one of what it is offered, as PettingZoo's Agent Environment Cycle has it. Env is one match and
// those that follow it; Serve speaks of many of them in lines of JSON, as docs/research.md describes.
//
// Nothing is made for one game alone. A view is a table.Match's, so an agent sees what a person on its seat would see,
// and tensors are made of the view's fields by their names and values (Encode).
package aec

import (
	"waystation/bots"
	"waystation/table"
)

// Game is a game that can be played, with the bots that may sit beside those who learn.
type Game struct {
	Box  *table.Box
	Bots []Bot
}

// Bot is a kind of bot by name that answers at once and always the same.
type Bot struct {
	Name string
	New  func(seed uint64) bots.Player
}

// Sizes of tensors, in numbers. They are the same for all games; Encoding changes when any of them or the way in which
// they are filled does.
const (
	Encoding     = 1
	ViewSize     = 2048 // of the view: a power of two
	QuestionSize = 128  // of the question, behind the view: a power of two
	OptionSize   = 32   // of each option
	Width        = 256  // the most that is offered at once, and so the number of actions
)

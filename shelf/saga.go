package shelf

import (
	"waystation/bots/sagabot"
	"waystation/games/saga"
	"waystation/games/saga/screen"
	"waystation/web"
)

var sagaGame = &Game{
	Box:    saga.Shelf,
	Ledger: saga.Ledger,
	Screen: screen.Screen{},
	Sheets: []web.Sheet{web.NewSheet("saga", screen.CSS)},
	Poster: screen.Poster,
	Ink:    screen.Ink,
	Pitch:  screen.Pitch,
	Bots: []BotLevel{
		easy(sagabot.New),
		normal("foresees its fights, card by card and die by die", sagabot.New),
		hard("plays every choice on in its head, a second long", sagabot.Style),
		random,
	},
	Text:     sagaText,
	Texts:    saga.Texts,
	Cards:    saga.Printed,
	Evidence: saga.Evidence,
	Examples: saga.Examples,
	Lesson:   saga.Lesson(),
	Allied:   []string{"teams"},
}

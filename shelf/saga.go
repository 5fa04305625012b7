package shelf

import (
	"waystation/games/saga"
	"waystation/games/saga/plain"
	"waystation/games/saga/screen"
	"waystation/web"
)

var sagaGame = &Game{
	Box:      saga.Shelf,
	Rules:    saga.Rules(),
	Screen:   screen.Screen{},
	Sheets:   []web.Sheet{web.NewSheet("saga", screen.CSS)},
	Poster:   screen.Poster,
	Ink:      screen.Ink,
	Pitch:    screen.Pitch,
	Bots:     []BotLevel{random},
	Text:     plain.Text,
	Silent:   saga.WithoutEffect(),
	Examples: saga.Examples,
}

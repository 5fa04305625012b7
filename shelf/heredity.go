package shelf

import (
	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/screen"
	"waystation/web"
)

var heredityGame = &Game{
	Box: heredity.Shelf, Ledger: heredity.Ledger,
	Evidence: heredity.Evidence, Examples: heredity.Examples, Proving: heredity.Proving,
	Screen: screen.Screen{}, Sheets: []web.Sheet{web.NewSheet("heredity", screen.CSS)}, Ink: screen.Ink,
	Poster: screen.Poster,
	Pitch:  screen.Pitch, Text: heredityText, Together: true, Content: decks.Check,
	Primer: &Primer{Mode: "introduction", Minutes: 30},
	Bots: []BotLevel{
		easy(hereditybot.New),
		normal("looks into everything", hereditybot.New),
		{Name: "peaceful", Label: "Peaceful", About: "talks, and keeps its hands down",
			New: temper(hereditybot.Peaceful)},
		{Name: "bold", Label: "Bold", About: "goes ahead, and strikes what strikes", New: temper(hereditybot.Bold)},
		random,
	},
}

func temper(t hereditybot.Temper) func(uint64) bots.Player {
	return func(seed uint64) bots.Player { return hereditybot.With(t, seed) }
}

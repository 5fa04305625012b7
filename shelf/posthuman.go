package shelf

import (
	"waystation/bots/posthumanbot"
	"waystation/bots/search"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen"
	"waystation/web"
)

var posthumanGame = &Game{
	Box:    posthuman.Shelf,
	Ledger: posthuman.Ledger,
	Screen: screen.Screen{},
	Sheets: []web.Sheet{web.NewSheet("posthuman", screen.CSS)},
	Poster: screen.Poster,
	Ink:    screen.Ink,
	Pitch:  screen.Pitch,
	Bots: []BotLevel{
		easy(posthumanbot.New).weighing(posthumanbot.WeighsOffers),
		normal("tries every fight out in its head before it stands or runs", posthumanbot.New).
			weighing(posthumanbot.WeighsOffers),
		hard("plays every choice on in its head, a second long", posthumanStyle),
		random,
	},
	Text:     posthumanText,
	Texts:    posthuman.Texts,
	Cards:    posthuman.Printed,
	Evidence: posthuman.Evidence,
	Examples: posthuman.Examples,
	Lesson:   posthuman.Lesson(),
}

var posthumanStyle = search.Style{
	Rule:    player(posthumanbot.New),
	Swift:   player(posthumanbot.Quick),
	Judge:   posthumanbot.Judge.Shares,
	Quiet:   posthumanbot.Quiet,
	Horizon: 10,
	Explore: 0.5,
	Halving: true,
	Depth:   1,
	Doubt:   2,
}

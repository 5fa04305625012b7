package shelf

import (
	"waystation/bots/firelandsbot"
	"waystation/bots/search"
	"waystation/games/firelands"
	"waystation/games/firelands/screen"
	"waystation/web"
)

var firelandsGame = &Game{
	Box:    firelands.Shelf,
	Ledger: firelands.Ledger,
	Screen: screen.Screen{},
	Sheets: []web.Sheet{web.NewSheet("firelands", screen.CSS)},
	Poster: screen.Poster,
	Ink:    screen.Ink,
	Pitch:  screen.Pitch,
	Bots: []BotLevel{
		easy(firelandsbot.New),
		normal("weighs every choice and takes the best it sees", firelandsbot.New),
		hard("plays every choice on in its head, a second long", firelandsStyle),
		random,
	},
	Text:     firelandsText,
	Texts:    firelands.Texts,
	Cards:    firelands.Printed,
	Evidence: firelands.Evidence,
	Examples: firelands.Examples,
	Lesson:   firelands.Lesson(),
}

var firelandsStyle = search.Style{
	Rule:    player(firelandsbot.New),
	Swift:   player(firelandsbot.New),
	Judge:   firelandsbot.Judge.Shares,
	Quiet:   firelandsbot.Quiet,
	Horizon: 40,
	Explore: 0.5,
	Doubt:   1,
}

package gallery

import (
	"strconv"

	"github.com/a-h/templ"

	"waystation/web"
)

func pieces(p web.Page) templ.Component {
	p.Game = "firelands"
	return piecesPage(p)
}

func table(ask func() web.Ask) func(web.Page) templ.Component {
	return func(p web.Page) templ.Component {
		a := ask()
		p.Title, p.Game, p.MyTurn = "Firelands, round 3", "firelands", len(a.Choices) > 0
		p.Skips = []web.Link{{Label: "To the question", URL: "#ask"}, {Label: "To the map", URL: "#map"},
			{Label: "To your convoy", URL: "#you"}}
		return tablePage(p, a)
	}
}

func bar() web.Bar {
	return web.Bar{Game: "Firelands", Sub: "4 players", Round: "3",
		Phases: []string{"Exploration", "Rest", "Movement", "Fire", "Round end"},
		Order:  []web.OrderSeat{{Seat: blue, Now: true}, {Seat: red}, {Seat: yellow}, {Seat: green, Done: true}},
		Menu: []web.Link{{Label: "Invite", URL: "/gallery/share", Glyph: "link"},
			{Label: "Pieces", URL: "/gallery/", Glyph: "list"}}, Theme: true}
}

func poster(game, name, print, claim, time, waiting, words string) web.Poster {
	return web.Poster{Game: game, Name: name, Claim: claim, Players: "1-4", Time: time, Waiting: waiting,
		Play:   web.Action{Label: "Play against bots", URL: "/gallery/quick"},
		Invite: web.Action{Label: "Invite", URL: "/gallery/setup"},
		Learn:  web.Action{Label: "Learn the rules", URL: "/gallery/rules"}, Picture: picture(print),
		Pitch: web.Pitch{Words: words, Facts: []web.Step{{Glyph: "gate", Name: "six rounds at most"}},
			Steps: []web.Step{
				{Glyph: "skill", Name: "Explore", Words: "Send Survivors out, and see what they bring."},
				{Glyph: "rest", Name: "Rest", Words: "Whoever worked sits down."},
				{Glyph: "speed", Name: "Drive", Words: "{fuel} buys spaces."},
				{Glyph: "weapon", Name: "Fire", Words: "Answer what followed you."},
				{Glyph: "gate", Name: "Round end", Words: "A gate shuts."},
			}}}
}

func shelf(p web.Page, games int) templ.Component {
	h := front(p)
	h.Posters = h.Posters[:games]
	return web.HomePage(h)
}

func homeOne(p web.Page) templ.Component   { return shelf(p, 1) }
func homeTwo(p web.Page) templ.Component   { return shelf(p, 2) }
func homeThree(p web.Page) templ.Component { return shelf(p, 3) }

func front(p web.Page) web.Home {
	p.Title = "Games"
	return web.Home{Page: p, Menu: menu(),
		Posters: []web.Poster{
			poster("firelands", "Last Aurora: Firelands", "farm", "A race for the last open gate.", "90 min",
				"2 tables waiting", "Four convoys, six gates, and every round one gate fewer. The market has all you "+
					"need, and everybody else is in it."),
			poster("posthuman", "Posthuman", "walls", "Ten steps to the Fortress. Stay human.", "120 min",
				"1 table waiting", "The road to the Fortress is ten steps long, and each of them changes you. Arrive "+
					"as what you set out as, or don't mind too much."),
			poster("saga", "Posthuman Saga", "walls", "Leave the walls. Come back changed.", "150 min", "",
				"Out there are sites with stories, and you are sent to collect them. The walls are safe. Nobody ever "+
					"told a story about a wall."),
			poster("heredity", "Heredity", "farm", "A family, seven chapters, one farm.", "60 min", "your chapter 3",
				"Seven chapters in the life of a family, dealt as cards. What one decides, the next inherits."),
		},
		Foot: []web.Link{{Label: "Rulebooks", URL: "/gallery/rules"}, {Label: "Pieces", URL: "/gallery/"}},
	}
}

func home(p web.Page) templ.Component {
	h := front(p)
	look := web.Action{Label: "Look", URL: "/gallery/waiting"}
	sit := web.Action{
		Label: "Sit down", URL: "/gallery/your-turn", Post: true, Fields: []web.Field{{Name: "seat", Value: "2"}},
	}
	h.GoOn = &web.GoOn{
		Game: "firelands", Picture: h.Posters[0].Picture, Seat: web.SeatMark{Colour: "blue", Name: "Jo"},
		Head: "Your turn came 12 minutes ago", Where: "Firelands, round 3", Say: "Mara takes the Scrap Hauler.",
		Lines: []web.RecapLine{
			{Seat: web.SeatMark{Colour: "yellow", Name: "Otto"}, Words: "Otto rests at 111."},
			{Seat: web.SeatMark{Colour: "green", Name: "Ines"}, Words: "Ines hits the Pathfinder: 2 Damage."},
		},
		Take: web.Action{Label: "Take your turn", URL: "/gallery/your-turn"}, Again: "/gallery/again",
	}
	h.Mine = []web.Row{
		{Game: "heredity", Name: "Heredity", Seats: sitting("Ines", "Blue"), Words: "chapter 3, Ines is choosing",
			Action: look},
		{Game: "posthuman", Name: "Posthuman", Seats: sitting("Blue", "Otto", "Mara"), Words: "waiting for Otto",
			Action: look},
	}
	h.Open = []web.Row{
		{Game: "firelands", Name: "Firelands", Seats: append(sitting("Mara", "Ines"), web.Sitter{}, web.Sitter{}),
			Words: "Mara asks for two more", Action: sit},
		{Game: "saga", Name: "Saga", Seats: append(sitting("Vera", ""), web.Sitter{}), Words: "short game tonight",
			Action: sit},
	}
	return web.HomePage(h)
}

// sitting is who has seats; "" is a bot.
func sitting(names ...string) []web.Sitter {
	var out []web.Sitter
	for _, n := range names {
		out = append(out, web.Sitter{Name: n, Bot: n == ""})
	}
	return out
}

func homeEmpty(p web.Page) templ.Component {
	return web.HomePage(front(p))
}

func setup(p web.Page) templ.Component {
	p.Title, p.Game = "New table", "firelands"
	kinds := func(chosen int) []web.Pick {
		k := []web.Pick{{Value: "human", Label: "A person, by link"}, {Value: "bot:quick", Label: "Bot, quick"},
			{Value: "bot:normal", Label: "Bot, normal"}, {Value: "bot:sharp", Label: "Bot, sharp"}}
		k[chosen].Chosen = true
		return k
	}
	return web.SetupPage(web.Setup{Page: p, Menu: menu(), Game: "firelands", Name: "Last Aurora: Firelands",
		URL:     "/gallery/share",
		Wrong:   "The seed holds letters. Give a whole number, or leave it empty.",
		Players: []int{1, 2, 3, 4}, Chosen: 3,
		Modes: []web.Pick{{Value: "race", Label: "The race", About: "2 to 4 convoys against each other",
			Chosen: true}, {Value: "solo", Label: "Alone", About: "you against the Automa"}},
		Seats: []web.SeatForm{{Seat: web.SeatMark{Colour: "red", Name: "Jo"}, Kinds: kinds(0)},
			{Seat: web.SeatMark{Colour: "green"}, Kinds: kinds(2)},
			{Seat: web.SeatMark{Colour: "yellow"}, Kinds: kinds(2)},
			{Seat: web.SeatMark{Colour: "blue"}, Kinds: kinds(3)}},
		Options: []web.Option{{Key: "sides", Label: "Map sides", About: "Which side of each region board lies up.",
			Values: []web.Pick{{Value: "drawn", Label: "drawn by lot"}, {Value: "1A2A3A", Label: "1A, 2A, 3A"}}},
			{Key: "hints", Label: "Hints for a first game", About: "Short notes where something is new.", On: true}},
		Seed: "12345", Picture: picture("farm"),
	})
}

// painted is the form of a game that lets its players choose their colours.
func painted(p web.Page) templ.Component {
	p.Title, p.Game = "New table", "firelands"
	s := web.Setup{
		Page: p, Menu: menu(), Game: "firelands", Name: "Last Aurora: Firelands", URL: "/gallery/share",
		Players: []int{2, 3}, Chosen: 3, Modes: []web.Pick{{Value: "race", Label: "The race"}},
	}
	for i := range 3 {
		colour := web.Option{Key: "colour" + strconv.Itoa(i+1), Label: "Colour of player " + strconv.Itoa(i+1)}
		for k, v := range []string{"random", "red", "green", "yellow", "blue"} {
			colour.Values = append(colour.Values, web.Pick{Value: v, Label: v, Chosen: k == 2*i})
		}
		s.Seats = append(s.Seats, web.SeatForm{Kinds: []web.Pick{{Value: "human", Label: "A person, by link"}},
			Options: []web.Option{
				colour, {Key: "handicap" + strconv.Itoa(i+1), Label: "Handicap",
					Values: []web.Pick{{Value: "0", Label: "no handicap"}, {Value: "1", Label: "1 fuel less"}}},
			}})
	}
	s.Options = []web.Option{
		{Key: "length", Label: "Last round", Changed: true,
			Values: []web.Pick{{Value: "six", Label: "Six rounds"},
				{Value: "printed", Label: "Printed", Chosen: true}}},
	}
	return web.SetupPage(s)
}

func quick(p web.Page) templ.Component {
	p.Title, p.Game = "Play against bots", "firelands"
	return web.QuickPage(web.Quick{Page: p, Menu: menu(), Name: "Last Aurora: Firelands", URL: "/gallery/share",
		Opponents: []web.Pick{{Value: "2", Label: "1"}, {Value: "3", Label: "2", Chosen: true},
			{Value: "4", Label: "3"}},
		Modes: []web.Pick{{Value: "race", Label: "The race", Chosen: true, Players: []int{2, 3, 4}},
			{Value: "short", Label: "Short"},
			{Value: "teams", Label: "Teams (4)", Players: []int{4}}},
		Levels: []web.Pick{{Value: "quick", Label: "Quick", About: "forgives a slow start", Chosen: true},
			{Value: "sharp", Label: "Sharp", About: "counts your fuel"}},
		Long: web.Action{Label: "Set the table myself", URL: "/gallery/setup"}, Picture: picture("farm")})
}

func about(p web.Page) templ.Component {
	return web.AboutPage(web.About{Page: p, Menu: menu(),
		Rules: []web.Link{{Label: "Rules of Firelands", URL: "/gallery/rules"}}})
}

func curtain(p web.Page) templ.Component {
	p.Title, p.Game = "Firelands", "firelands"
	return web.CurtainPage(web.Curtain{
		Page: p, Game: "Firelands", Seat: red, Before: "Otto",
		Live: web.Live{Events: "/gallery/events", Version: "3"},
		Lift: web.Action{Label: "Lift the curtain", Post: true, URL: "/gallery/your-turn"},
		Look: web.Action{Label: "Otto: one more look", URL: "/gallery/your-turn"},
		Away: web.Action{Label: "Mara is not here: a bot plays", Glyph: "bot", Post: true, URL: "/gallery/share"},
	})
}

func share(p web.Page) templ.Component {
	p.Title, p.Game = "Invite", "firelands"
	return web.SharePage(web.Share{Page: p, Menu: menu(), Title: "The table is set",
		Lead: "Whoever opens a link sits in that seat. No account, no password: the link is the key, so send each " +
			"to one person.", Words: "One seat is still empty.",
		Live: web.Live{Events: "/gallery/events", Version: "3"}, Seal: dice,
		Files: []web.Action{{Label: "Save the match file", URL: "/gallery/share"}},
		Seats: []web.SeatLink{
			{Seat: red, Who: "Mara", Note: "nobody has come yet", URL: "http://localhost:8080/sit/p8w2n5t6c1",
				Code: web.NewCode("http://localhost:8080/sit/p8w2n5t6c1"),
				Acts: []web.Action{{Label: "Let a bot play", URL: "/gallery/share", Post: true}}},
			{Seat: yellow, Who: "Otto", Note: "a bot, normal", Here: true, Bot: true},
			{Seat: green, Who: "Ines", Note: "taken by Ines", Here: true, Now: "away for 5 minutes"},
			{Seat: blue, Who: "Blue", Note: "your seat", Here: true, You: true, Now: "here",
				URL: "http://localhost:8080/sit/h3k9x2m4q7"},
		},
		Watch: web.SeatLink{Who: "Watch only", Note: "sees what everybody sees",
			URL: "http://localhost:8080/watch/h3k9x2"},
		Go: web.Action{Label: "To the table", URL: "/gallery/your-turn"}})
}

func message(p web.Page) templ.Component {
	p.Title, p.Game = "No such table", "firelands"
	return web.MessagePage(web.Message{Page: p, Menu: menu(), Title: "No table stands here.",
		Words: "The link is mistyped, or the table was cleared away. Its host can still send you the saved match.",
		Actions: []web.Action{{Label: "To the games", URL: "/gallery/home"},
			{Label: "Rulebooks", URL: "/gallery/rules"}}})
}

func rules(p web.Page) templ.Component {
	return web.RulebookPage(rulebook(p))
}

// shows is what the table looks different for: the count at the end.
func shows(a web.Ask) string {
	if a.Mood == web.Over {
		return "reckoned"
	}
	return ""
}

func rulebook(p web.Page) web.Rulebook {
	p.Title, p.Game = "Firelands, the rules", "firelands"
	return web.Rulebook{Page: p, Menu: menu(), Game: "firelands", Name: "Firelands", URL: "/gallery/rules",
		Chapters: []web.Chapter{
			{ID: "FL-EXPL", Title: "Exploration turns", Rules: []web.Rule{
				{ID: "FL-EXPL-03", Text: "The phase ends at once when a turn ends and nobody has a Survivor left in " +
					"the Active Zone.", Note: "p.9, p.14"},
				{ID: "FL-EXPL-04", Text: "Explore, step 1: choose a slot. A slot with an Enemy, or an empty one, " +
					"can't be chosen.", Note: "p.9"},
				{ID: "FL-EXPL-05", Text: "Step 2: choose a Survivor whose skill {skill} is at least the cost on the " +
					"slot's tile; food {food} may raise it.", Note: "p.9"},
			}},
			{ID: "FL-FOOD", Title: "Food", Intro: []string{"Contaminated food feeds too, at a price."},
				Rules: []web.Rule{
					{ID: "FL-FOOD-03", Text: "The raise is +1 for Food and +2 for Contaminated Food (see FL-EXPL-05 " +
						"and FL-GONE-01).", Note: "p.9, p.28"},
					{ID: "FL-RULING-23", Text: "Several Survivors may go together when one alone falls short.",
						Note: "Ruling"},
				}},
		}}
}

func courier() web.Held {
	return web.Held{Card: web.Card{Game: "firelands", ID: "courier", Kind: "survivor", Glyph: "survivor",
		Word: "Survivor", Name: "Courier", Picture: picture("courier"), Body: courierWords()},
		Flavour: "She never asks what is in the parcel.",
		Asked: []web.Asked{
			{Question: "Can I take her?", Answer: "Yes. You have no free box, so one token must go first.",
				Rule: "FL-RECRUIT-02"},
			{Question: "When does it work?", Answer: "In your Exploration turn, if she is sent.", Rule: "FL-EXPL-20"},
		}}
}

func cardPage(p web.Page) templ.Component {
	p.Title, p.Game = "Courier", "firelands"
	return web.CardPage(p, menu(), courier())
}

func settings(p web.Page) templ.Component {
	p.Title = "Settings"
	return web.SettingsPage(web.Settings{
		Page: p, Menu: menu(), Prefs: web.ReadPrefs("motion-slow.sound-turn"), Kept: true,
		Theme: []web.Pick{
			{Label: "As the system has it"}, {Value: "daylight", Label: "Light"},
			{Value: "night", Label: "Dark", Chosen: true},
		},
	})
}

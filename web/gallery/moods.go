package gallery

import "waystation/web"

func question() web.Ask {
	return web.Ask{
		Game: "firelands", Seat: blue, Number: 31, URL: "/gallery/your-turn", UndoURL: "/gallery/your-turn",
		RulesURL: "/gallery/rules#FL-EXPL-04",
	}
}

func yourTurn() web.Ask {
	a := question()
	a.Who, a.Aside = "Blue, Citadel Scientist", "3rd turn"
	a.Say, a.Known = "Choose a slot to explore.", "The Scientist goes with skill 2."
	a.Choices = []web.Choice{
		{Key: "explore:2", Label: "Oil Platform", Sub: "1 {rad}, then gather", Mark: "2", Piece: "slot:2"},
		{Key: "explore:3", Label: "Scrap Hauler", Sub: "a truck: speed 2, tows 3", Mark: "3", Piece: "slot:3"},
		{Key: "explore:4", Label: "Courier", Sub: "skill 2, needs a box: you have none free", Mark: "4",
			Piece: "slot:4"},
		{Key: "break", Label: "Take a Break instead", Sub: "2 points for Repairs and Fury", Mark: "B"},
	}
	a.Free = []web.Choice{
		{Key: "feed", Label: "Feed", Glyph: "food"},
		{Key: "fury", Label: "Spend Fury", Glyph: "fury"},
		{Key: "mre", Label: "Use MRE", Glyph: "object", Sub: "one survivor rests"},
	}
	a.Denied = []web.Denied{
		{Label: "1", Piece: "slot:1", Reason: "An Enemy is here", Rule: rule("FL-EXPL-04")},
		{Label: "5", Piece: "slot:5", Reason: "Costs 3, you have 2", Rule: rule("FL-EXPL-05")},
		{Label: "Nitrous Oxide", Reason: "Movement only", Rule: rule("FL-OBJ-03")},
		{Label: "Skip", Reason: "The Scientist is still active", Rule: rule("FL-EXPL-21")},
	}
	a.Undo = "feeding the [Welder](welder)"
	a.Hint = web.Hint{ID: "own-panel", Words: "Everything you own lies below. *Boxes* hold one token each."}
	return a
}

func ended() web.Ask {
	a := yourTurn()
	a.Outcome = &web.Outcome{Words: "*Mara* has won the fight.", Rule: rule("FL-FIRE-15"), Sides: []web.OutcomeSide{
		{Seat: blue, Name: "You", Parts: []web.OutcomePart{{Glyph: "health", Words: "2 health lost", Lost: true},
			{Glyph: "ammo", Words: "1 ammo lost", Lost: true}, {Words: "3 XP won"}}},
		{Glyph: "enemy", Name: "The Convoy Raiders", Parts: []web.OutcomePart{{Words: "dead", Lost: true}}},
		{Glyph: "enemy", Name: "A Scout", Parts: []web.OutcomePart{{Words: "got away"}}},
	}}
	return a
}

func lent() web.Ask {
	a := yourTurn()
	a.Mood, a.Still, a.Free, a.Undo, a.Hint = web.Waiting, true, nil, "", web.Hint{}
	a.Lent = &web.Lent{Seat: blue, Words: "You see with the eyes of Mara, 10 answers behind the table.",
		Acts: []web.Action{{Label: "With the eyes of Otto", URL: "/gallery/lent"},
			{Label: "Only what lies open", URL: "/gallery/your-turn"}}}
	return a
}

func several() web.Ask {
	a := question()
	a.Aside = "question 1 of 2"
	a.Notice = "Mara took the Tank Trailer first. Here is the new question."
	a.Say, a.Known = "Which two survivors go?", "Together they need skill 3."
	a.Choices = []web.Choice{
		{Key: "send:scientist", Label: "Citadel Scientist", Sub: "skill 2", Piece: "crew:1", Chosen: true},
		{Key: "send:courier", Label: "Courier", Sub: "skill 2", Piece: "crew:2"},
		{Key: "done", Label: "That is all", Mark: "D"},
	}
	a.UndoWhy = "A card was turned over: what was seen stays seen."
	return a
}

func many() web.Ask {
	a := question()
	a.Say = "Where does the convoy stop?"
	for _, s := range []string{
		"101", "102", "103", "104", "105", "107", "109", "111", "113", "200", "202", "203", "204",
	} {
		a.Choices = append(a.Choices,
			web.Choice{Key: "to:" + s, Label: "Space " + s, Sub: "1 {fuel}", Piece: "space:" + s})
	}
	a.Denied = []web.Denied{{Label: "205", Reason: "The mine is unopened", Rule: rule("FL-MOVE-02")}}
	a.Undo = "burning 1 Fuel"
	return a
}

func amounts() web.Ask {
	a := question()
	a.Say, a.Known = "What goes back to the Reserve?", "Pick 1 to 3."
	a.Choices = []web.Choice{
		{Key: "food", Label: "Food", Sub: "2 of at most 3", Chosen: true, URL: "/gallery/amounts", N: 2, Most: 3},
		{Key: "fuel", Label: "Fuel", URL: "/gallery/amounts", Most: 2},
		{Key: "food*2", Label: "Done", Sub: "Food × 2", Mark: "D"},
	}
	a.Orders = []web.Order{{
		Key: "trade", Words: "No trade until somebody makes me an offer", On: true, URL: "/gallery/amounts",
	}}
	return a
}

func sheetOver() web.Ask {
	a := yourTurn()
	a.Tidings = &web.Tidings{
		Game: "firelands", ID: "gallery-1", Seat: blue, Moment: "round 3", Title: "You are out.",
		Why: "The [Welder](welder) was your last Survivor.", Rule: rule("FL-FOOD-03"), Picture: picture("hauler"),
		Columns: []web.TidingsColumn{
			{Head: "Gone", Glyph: "no",
				Lines: []web.TidingsLine{{Words: "Your *convoy*"}, {Glyph: "fame", Words: "Your Fame"}}},
			{Head: "Got"},
			{Head: "Still counts", Glyph: "check", Lines: []web.TidingsLine{{Words: "You, for the Defence boxes"}}},
		},
		Asks: "Before you go:", Choices: []web.Choice{{Key: "explore:2", Label: "Leave it", Sub: "as it is"},
			{Key: "explore:3", Label: "Burn it"}},
		Next: "Watch on", Links: []web.Action{{Label: "Run to the end", Post: true, URL: "/gallery/sheet"}},
	}
	return a
}

func waiting() web.Ask {
	a := question()
	a.Mood, a.Seat = web.Waiting, yellow
	a.Say, a.Known = "Where does the damage go?", "Otto decides on his top row."
	a.UndoWhy = "Otto has the question now."
	return a
}

func atOnce() web.Ask {
	a := question()
	a.Mood = web.AtOnce
	a.Say, a.Known = "Keep one Loot card.", "Nobody sees the others' cards before the last has kept one."
	a.Seats = []web.Answered{{Seat: red, Done: true}, {Seat: yellow, Done: true}, {Seat: green}}
	a.Choices = []web.Choice{
		{Key: "keep:1", Label: "[Jerrycan Rack](jerrycan-rack)", Sub: "2 {fuel} now", Piece: "loot:1"},
		{Key: "keep:2", Label: "Saw Blades", Sub: "+1 against any clan", Piece: "loot:2"},
	}
	return a
}

func anyOfUs() web.Ask {
	a := question()
	a.Mood, a.Seat, a.Who = web.AnyOfUs, web.SeatMark{}, ""
	a.Seats = []web.Answered{{Seat: blue}, {Seat: red}, {Seat: green}}
	a.Say, a.Known = "Does anybody play before the storm?", "The first to play counts. Passing costs nothing."
	a.Choices = []web.Choice{
		{Key: "pass", Label: "Pass", Mark: "P"},
		{Key: "play:tarp", Label: "Tarp", Sub: "the storm skips one convoy", Piece: "hand:1"},
	}
	return a
}

func over() web.Ask {
	a := question()
	a.Mood, a.Seat = web.Over, green
	a.Who = "Ines wins"
	a.Say, a.Known = "Green wins by 2.", "Four convoys reached the wall; the fifth gate was shut."
	a.Links = []web.Action{
		{Label: "The reckoning", URL: "#reckoning"},
		{Label: "Play again", URL: "/", Post: true},
		{Label: "Replay", URL: "/gallery/over", Glyph: "eye"},
	}
	return a
}

func log() web.Log {
	return web.Log{Game: "firelands", All: "#log", Away: true, Entries: []web.LogEntry{
		{Phase: "Round 3, Exploration"},
		{Seat: green, Words: "*Ines* gathered at [Sandblown Garage](sandblown-garage): +1 {fuel}",
			Rule: rule("FL-EXPL-14")},
		{Seat: blue, Words: "*You* fed the [Welder](welder)", Rule: rule("FL-FOOD-02"), Undone: true},
		{Seat: blue, Words: "*You* sent the [Welder](welder); recruited nobody, +1 {fury}", Rule: rule("FL-EXPL-07")},
		{Left: true},
		{Seat: red, Words: "*Mara* fed the Tribal Sister +1, explored slot 5", Rule: rule("FL-FOOD-03")},
		{Seat: yellow, Words: "*Otto* towed the [Tank Trailer](tank-trailer) away", Rule: rule("FL-IMPROVE-02")},
		{Seat: green, Words: "*Ines* took a Break: 2 {repair}", Rule: rule("FL-BREAK-01")},
		{Glyph: "die", Words: "Outcome card [O-04](o-04): 2 {damage}, jammed", Rule: rule("FL-FIRE-07")},
		{Phase: "Round 2, End of round"},
		{Glyph: "gate", Words: "Gate 2 shut. Four remain.", Rule: rule("FL-ROUND-02")},
		{Seat: red, Words: "*Mara* hit [Pathfinder](pathfinder) for 2", Rule: rule("FL-FIRE-06")},
	}}
}

func reckoning() web.Reckoning {
	return web.Reckoning{
		Game: "firelands", Head: "Fame from", Seats: []web.SeatMark{blue, red, yellow, green},
		Rows: []web.ReckonRow{
			{Label: "Spaces ahead of the last", Rule: "FL-END-03", Values: []int{0, 4, 6, 11}},
			{Label: "Fame track", Values: []int{1, -1, 2, 1}},
			{Label: "Unused objects", Values: []int{2, 1, 3, 0}},
			{Label: "Cargo and abilities", Values: []int{3, 2, 1, 0}},
			{Label: "Survivors, clean", Values: []int{4, 4, 2, 4}},
		},
		Total: []int{10, 10, 14, 16}, Winners: []int{3},
		Verdict: "*Green* wins by 2. There is no tie to break.", Rule: "FL-END-01",
		Lines: [][]web.ReckonLine{
			{{Points: 1, Words: "fame track"}, {Points: 2, Words: "[MRE](mre) and Nitrous Oxide", Rule: "FL-END-06"}},
			{{Points: 4, Words: "4 spaces ahead of Blue", Rule: "FL-END-03"}, {Points: -1, Words: "fame track"}},
			{{Points: 6, Words: "6 spaces ahead of Blue", Rule: "FL-END-03"}},
			{{Points: 11, Words: "11 spaces ahead of Blue", Rule: "FL-END-03"}},
		},
		Seal: dice, SealURL: "/gallery/over",
	}
}

// dice is what the chance of the matches was sealed as.
const dice = "7d6e5a1c90ab33f2e4c17b0d58a6f9213c4de07786ab1f5520e9d8c3b47a6e1f"

func rule(id string) web.Citation { return web.Citation{ID: id} }

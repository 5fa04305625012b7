package screen

import "waystation/web"

// hints are first-time help for a kind of question.
var hints = map[string]web.Hint{
	"act": {ID: "he-act",
		Words: "Each of the family has three tokens, and there is no order of turns. A token pays for a walk of " +
			"three squares, or for what is to be done where somebody stands: an eye looks, a mouth talks, a hand " +
			"does. Press one of them on the board: what they can do is marked in the list. A row that names a " +
			"place walks there at once, and stands under the name of whoever is nearest; what else they can do is " +
			"folded away. When you pass, the row is read, and then all tokens come back."},
	"slot": {ID: "he-slot",
		Words: "The token lies there until the row comes round to the family. A slot under damage cannot be used."},
	"walk": {ID: "he-walk",
		Words: "Press a square: its diamond says how many points it costs. The walk ends there, unless something " +
			"happens, or going round from there would hurt less: then you go on with what is left. A number at " +
			"the edge leads to a card that nobody has read: go there, and it is laid."},
	"card": {ID: "he-card",
		Words: "The row is read from left to right; each time through it is a loop. What stands beside the red line " +
			"of a card happens each time it is reached. A drop on a card is a marker: many cards count by them."},
	"option": {ID: "he-option",
		Words: "What an answer costs or brings stands in brackets behind it. What people think of it does not."},
	"hurt": {ID: "he-hurt",
		Words: "Damage goes on slots with a heart, and what lies under it cannot be used. Somebody with a hand to " +
			"spare can take it off again; none of the family dies."},
	"turn": {ID: "he-turn",
		Words: "Turned over, the card is rid of its damage, but offers fewer slots until the chapter is over. Some " +
			"chapters can be lost by serious wounds."},
	"pack": {ID: "he-pack",
		Words: "On the head, the body and the feet there is room for one thing each, and for three in bags. What " +
			"stays at home is not lost."},
	"takes": {ID: "he-takes",
		Words: "An action with two signs is done by two people in two places at once, a token each."},
	"camp": {ID: "he-camp",
		Words: "Everybody is whole again. What is in the pot can be made into things for all the chapters to come; " +
			"what is left in it stays in it."},
}

// hint is the help that goes with the question, for whoever plays.
func (p *page) hint() web.Hint {
	if p.Asked == nil || p.v.Seat < 0 {
		return web.Hint{}
	}
	return hints[p.Asked.Prompt.Kind]
}

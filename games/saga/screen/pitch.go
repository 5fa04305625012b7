package screen

import "waystation/web"

// Pitch is what the game says for itself on the front page.
var Pitch = web.Pitch{
	Words: "A star fort, and a quarter of the land behind it for each of you. Lay it out tile by tile, send word of " +
		"what you find, do what the " +
		"council asked for. Some mornings have a story in them, and some enemies leave something of theirs in you.",
	Solo: "You against a threat that comes nearer with every broadcast and every knock-out. Three missions in " +
		"fourteen rounds, two days in one where " +
		"you have the food for it; the sites that you leave lying feed the mutants.",
	Modes: map[string]string{"standard": "each for themselves", "teams": "two against two, for four players",
		"solo": "for one"},
	Facts: []web.Step{{Glyph: "book", Name: "seventy stories"}, {Glyph: "place", Name: "a quarter each, in tiles"}},
	Steps: []web.Step{
		{Glyph: "food", Name: "Morning", Words: "Eat or tire. A token may name one of you for a story."},
		{Glyph: "broadcast", Name: "Broadcast",
			Words: "Bid in secret for the order of play and for land from the queue, or live through an event."},
		{Glyph: "lock", Name: "Declare", Words: "Camp, forage, map or trek: chosen in secret, shown together."},
		{Glyph: "step", Name: "Day", Words: "Heal, search, draw the map, or walk out and meet what lives there."},
		{Glyph: "skill", Name: "Night", Words: "Learn from it, if you came back."},
	},
}

package screen

import "waystation/web"

// Pitch is what the game says for itself on the front page.
var Pitch = web.Pitch{
	Words: "Everybody draws a map of their own, tile by tile, and walks it towards a Fortress ten steps away. " +
		"In each zone somebody waits: to fight, to bargain, or to follow you home. Some of it leaves scars, and with " +
		"the fifth mutation among them you play for the other side.",
	Solo: "You against the calendar: the Fortress shuts its gate in turn 17, 18 or 19, and nobody knows in which. " +
		"Be on the tenth space by then and stay human; a fifth mutation loses at once. No bots, no trade, no mutants " +
		"at the edge of your map.",
	Modes: map[string]string{"standard": "all ten steps", "short": "from step four, with scars and a few weapons"},
	Facts: []web.Step{{Glyph: "step", Name: "ten steps of three levels"}},
	Steps: []web.Step{
		{Glyph: "event", Name: "Event", Words: "A card for everybody, and sometimes a season that stays."},
		{Glyph: "food", Name: "Eat", Words: "Or move your hunger a slot, and live with what is printed there."},
		{Glyph: "lock", Name: "Declare", Words: "Camp, forage, scout or move: chosen in secret, shown together."},
		{Glyph: "step", Name: "Act", Words: "Heal, search, lay tiles, or walk into the next zone and meet its people."},
		{Glyph: "scar", Name: "Mutants",
			Words: "Whoever has turned plays against the rest from the edge of every map."},
	},
}

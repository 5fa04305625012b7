package screen

import (
	"waystation/games/firelands"
	"waystation/web"
)

// Pitch is what the game says for itself on the front page.
var Pitch = web.Pitch{
	Words: "Up to four convoys cross three burnt regions towards a Citadel with six gates, and every round one of " +
		"them shuts. " +
		"Fuel, food, guns and a longer trailer all come from one market where everybody shops, and whatever you load " +
		"into a box can be shot out of it. " +
		"The most Fame wins, which is not quite the same as arriving. Each third of the way can be ice instead: " +
		"Frostlands, and a ship that sails.",
	Solo: "You against the Last Automa, a convoy without a crew that drives by a deck of cards: it shops before you " +
		"do, shoots back, and has to be " +
		"beaten at the count.",
	Facts: []web.Step{{Glyph: "gate", Name: "six rounds at most"}},
	Steps: []web.Step{
		{Glyph: "skill", Name: "Explore",
			Words: "Send Survivors to the market: gather, recruit, or bolt something on."},
		{Glyph: "rest", Name: "Rest", Words: "All at once. Whoever rested is up again, whoever worked sits down."},
		{Glyph: "speed", Name: "Drive", Words: "Fuel buys spaces. Shortcuts want tracks, a drill, or a toll."},
		{Glyph: "weapon", Name: "Fire", Words: "What you woke in the market ambushes the leader's region. Answer it."},
		{Glyph: "gate", Name: "Round end",
			Words: "A gate shuts, the market moves up, and the storm is a round closer."},
	},
}

// Skips lead past the log to the parts of the table.
func (Screen) Skips() []web.Link {
	return []web.Link{
		{Label: "To the map", URL: "#map"},
		{Label: "To the market", URL: "#market"},
		{Label: "To your convoy", URL: "#you"},
	}
}

// Colours are the players' colours, by seat (FL-SETUP-22).
func (Screen) Colours(view any) []string {
	var out []string
	for _, p := range view.(*firelands.View).Players {
		colour := p.Colour.String()
		if p.Colour == firelands.White {
			colour = ""
		}
		out = append(out, colour)
	}
	return out
}

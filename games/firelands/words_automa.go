package firelands

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// automaFormats are words for templates.
var automaFormats = words.Formats[*Game]{
	"points": func(_ *Game, n []int16, _ words.Namer) string { // {points a}: "skill 2, arrow left"
		f := Of(table.Card(n[0]))
		return "skill " + strconv.Itoa(int(f.Skill)) + ", arrow " + f.Action.Arrow.String()
	},
	"loss": func(_ *Game, n []int16, _ words.Namer) string {
		if f := Of(table.Card(n[0])); f.Skill != 2 {
			return "nothing it could use lies in the slot of cost " + strconv.Itoa(int(f.Skill))
		}
		return "no card in the slots of cost 2 matches its table"
	},
	"slotof": func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(int(n[0] >> 3)) },
	// {seeks a b c}: slot and how many, card in it, Action card
	"seeks": func(_ *Game, n []int16, _ words.Namer) string {
		many, f := int(n[0]&7), Of(table.Card(n[2]))
		if f.Skill != 2 {
			return "its skill is " + strconv.Itoa(int(f.Skill))
		}
		words := taskNames[taskOf(Of(table.Card(n[1])).Kind)] + " comes first among what it looks for and finds"
		if many > 1 {
			words += "; of " + strconv.Itoa(many) + " it takes the " + f.Action.Arrow.String() + "most"
		}
		return words
	},
	"plate":    func(_ *Game, n []int16, _ words.Namer) string { return plate(n[0]) },
	"rowof":    func(_ *Game, n []int16, _ words.Namer) string { return plate(n[0])[:1] },
	"columnof": func(_ *Game, n []int16, _ words.Namer) string { return plate(n[0])[1:] },
	"wreck": func(_ *Game, n []int16, _ words.Namer) string { // {wreck b}: what is lost with it
		var words []string
		for x := Food; x <= SurvivorToken; x++ {
			if n[0]>>x&1 == 1 {
				words = append(words, "1 "+tokenNames[x])
			}
		}
		if len(words) == 0 {
			return ""
		}
		return ", losing " + strings.Join(words, ", ")
	},
	"speedsum": func(_ *Game, n []int16, _ words.Namer) string { // {speedsum b c}
		words := strconv.Itoa(automaSpeed)
		for _, part := range []struct {
			n    int16
			name string
		}{{n[0] >> 8, "by its boxes"}, {n[0] >> 4 & 15, "by Fuel"}, {n[0] & 15, "to catch up"},
			{n[1], "by its cards"}} {
			if part.n > 0 {
				words += " + " + strconv.Itoa(int(part.n)) + " " + part.name
			}
		}
		return words
	},
	"aimed": func(_ *Game, n []int16, _ words.Namer) string {
		switch Arrow(n[0]) {
		case ArrowRight:
			return "its first card points right, to the highest number"
		case ArrowLeft:
			return "its first card points left, to the lowest number"
		}
		return "without an Action card, at the lowest number"
	},
	// {ending a}: what an Action card says of the End of Round
	"ending": func(_ *Game, n []int16, _ words.Namer) string {
		_, words, _ := strings.Cut(Of(table.Card(n[0])).Text, "End of Round: ")
		return words
	},
	"autopart": func(_ *Game, n []int16, _ words.Namer) string { // {autopart a c}: part, how many
		switch k := int(n[1]); Part(n[0]) {
		case PartSpaces:
			return english.Count(k, "space", "spaces") + " ahead of you"
		case PartObjects:
			return english.Count(k, "Object and Loot card", "Object and Loot cards")
		case PartRocks:
			return english.Count(k, "Fame rock", "Fame rocks")
		case PartCitadel:
			return english.Count(k, "clean Survivor", "clean Survivors")
		case PartOutside:
			return english.Count(k, "undamaged group of boxes", "undamaged groups of boxes")
		}
		return "Fame Track"
	},
}

// plate is the name of a box of the Automa Convoy board: "C3".
func plate(box int16) string { return string('A'+rune(box/6)) + strconv.Itoa(int(box%6)+1) }

// taskNames are the card actions as the rulebook calls them.
var taskNames = []string{"", "Gather", "Recruit", "Improve", "Encounter"}

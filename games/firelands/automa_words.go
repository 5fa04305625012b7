package firelands

import (
	"strconv"
	"strings"

	"waystation/table"
)

// The verbs of a solo game.
const (
	verbCancel  table.Verb = 200 + iota // Action card
	verbLet                             //
	verbLayDown                         // Action card
)

var _ = speak(verbCancel,
	verbWords{"cancel", "Lay down a contaminated Survivor: cancel the End of Round of {card a}", "card:{a}"},
	verbWords{"let", "Let it happen", ""},
	verbWords{"lay-down", "Lay one down and cancel it", "card:{a}"},
)

// The events of a solo game. Boxes are told by boxOf.
const (
	talePlans       uint8 = 200 + iota // A cards
	taleIdle                           //
	taleTurnOver                       // A Action card
	taleAtALoss                        // A Action card
	taleSeeks                          // A slot and how many came into question, B card, C Action card
	taleSurplus                        // A token, B how many
	taleJoins                          // A box
	taleNoBerth                        //
	taleIll                            // A box, C card behind it
	taleDies                           // C card behind it
	taleHeals                          // A box, C card behind it
	taleBroken                         // A box, B tokens lost, by bits, C card behind it
	taleSpared                         // A box of the row, C card behind it
	taleMended                         // A box
	taleHoard                          // C card behind it
	taleHaul                           // A Enemy
	taleFeeds                          // A Action card
	taleSpeed                          // A points, B how they came about, C points by cards
	taleCuts                           // A from, B to
	taleAims                           // A box, B Enemy, C arrow
	taleUncovers                       // A box
	taleCancel                         // A Action card
	taleWaived                         // A Action card
	taleAutomaScore                    // A part, B Fame, C how many
)

var _ = narrate(talePlans,
	taleWords{"The Automa draws {a} Action {one a card cards} face down, one for each of its Survivors.", ""},
	taleWords{"The Automa has no Action card left and passes.", ""},
	taleWords{"The Automa turns over {card a}: {points a}.", ""},
	taleWords{"{card a} finds nothing to do: {loss a}.", ""},
	taleWords{"The Automa explores {the b} in slot {slotof a}: {seeks a b c}.", ""},
	taleWords{"{b} {token a} too many for the Automa's boxes: back to the Reserve.", ""},
	taleWords{"A Survivor joins the Automa in box {plate a}.", ""},
	taleWords{"No box is free on the Automa's board: the recruit moves on.", ""},
	taleWords{"{because c}The Automa's Survivor in {plate a} goes to the Contaminated Zone.", ""},
	taleWords{"{because c}The Automa loses a contaminated Survivor.", ""},
	taleWords{"{because c}A Survivor of the Automa is well again, in box {plate a}.", ""},
	taleWords{"{because c}Damage in row {rowof a}: box {plate a} of the Automa{wreck b}.", ""},
	taleWords{"{because c}Damage in row {rowof a} finds no undamaged box of the Automa.", ""},
	taleWords{"The Automa repairs box {plate a}.", ""},
	taleWords{"{because c}The Automa takes an Object, unseen.", ""},
	taleWords{"The Automa keeps a Loot card of {card a}, unseen.", ""},
	taleWords{"Fed, the Automa turns over {card a}, for the rest of the round.", ""},
	taleWords{"The Automa moves {n a point points}: {speedsum b c}.", ""},
	taleWords{"The Automa takes the first shortcut it meets, from {a} to {b}.", ""},
	taleWords{"The Automa fires the Weapon in {plate a} at {card b}: {aimed c}.", ""},
	taleWords{"The Automa counter steps on to round {columnof a} and uncovers {plate a}.", ""},
	taleWords{"{who} lays down a contaminated Survivor: the End of Round of {card a} is cancelled.", ""},
	taleWords{"{card a} does nothing this End of Round: it is cancelled.", ""},
	taleWords{"The Automa, {autopart a c}: {b} Fame.", ""},
)

var _ = format("points", func(_ *Game, n []int16) string { // {points a}: "skill 2, arrow left"
	f := Of(table.Card(n[0]))
	return "skill " + strconv.Itoa(int(f.Skill)) + ", arrow " + f.Action.Arrow.String()
}) &&
	format("loss", func(_ *Game, n []int16) string {
		if f := Of(table.Card(n[0])); f.Skill != 2 {
			return "nothing it could use lies in the slot of cost " + strconv.Itoa(int(f.Skill))
		}
		return "no card in the slots of cost 2 matches its table"
	}) &&
	format("slotof", func(_ *Game, n []int16) string { return strconv.Itoa(int(n[0] >> 3)) }) &&
	format("seeks", func(_ *Game, n []int16) string { // {seeks a b c}: slot and how many, card in it, Action card
		many, f := int(n[0]&7), Of(table.Card(n[2]))
		if f.Skill != 2 {
			return "its skill is " + strconv.Itoa(int(f.Skill))
		}
		words := taskNames[taskOf(Of(table.Card(n[1])).Kind)] + " comes first among what it looks for and finds"
		if many > 1 {
			words += "; of " + strconv.Itoa(many) + " it takes the " + f.Action.Arrow.String() + "most"
		}
		return words
	}) &&
	format("plate", func(_ *Game, n []int16) string { return plate(n[0]) }) &&
	format("rowof", func(_ *Game, n []int16) string { return plate(n[0])[:1] }) &&
	format("columnof", func(_ *Game, n []int16) string { return plate(n[0])[1:] }) &&
	format("wreck", func(_ *Game, n []int16) string { // {wreck b}: what is lost with it
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
	}) &&
	format("speedsum", func(_ *Game, n []int16) string { // {speedsum b c}
		words := strconv.Itoa(automaSpeed)
		for _, part := range []struct {
			n    int16
			name string
		}{{n[0] >> 8, "by its boxes"}, {n[0] >> 4 & 15, "by Fuel"}, {n[0] & 15, "to catch up"}, {n[1], "by its cards"}} {
			if part.n > 0 {
				words += " + " + strconv.Itoa(int(part.n)) + " " + part.name
			}
		}
		return words
	}) &&
	format("aimed", func(_ *Game, n []int16) string {
		switch Arrow(n[0]) {
		case ArrowRight:
			return "its first card points right, to the highest number"
		case ArrowLeft:
			return "its first card points left, to the lowest number"
		}
		return "without an Action card, at the lowest number"
	}) &&
	format("ending", func(_ *Game, n []int16) string { // {ending a}: what an Action card says of the End of Round
		_, words, _ := strings.Cut(Of(table.Card(n[0])).Text, "End of Round: ")
		return words
	}) &&
	format("autopart", func(_ *Game, n []int16) string { // {autopart a c}: part, how many
		switch k := int(n[1]); Part(n[0]) {
		case PartSpaces:
			return count(k, "space", "spaces") + " ahead of you"
		case PartObjects:
			return count(k, "Object and Loot card", "Object and Loot cards")
		case PartRocks:
			return count(k, "Fame rock", "Fame rocks")
		case PartCitadel:
			return count(k, "clean Survivor", "clean Survivors")
		case PartOutside:
			return count(k, "undamaged group of boxes", "undamaged groups of boxes")
		}
		return "Fame Track"
	})

// plate is the name of a box of the Automa Convoy board: "C3".
func plate(box int16) string { return string('A'+rune(box/6)) + strconv.Itoa(int(box%6)+1) }

// taskNames are the card actions as the rulebook calls them.
var taskNames = []string{"", "Gather", "Recruit", "Improve", "Encounter"}

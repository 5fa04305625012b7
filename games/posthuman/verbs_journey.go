package posthuman

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"waystation/table"
)

// The verbs of the journey.
const (
	verbPlace   table.Verb = 40 + iota // tile, side, quarter turns
	verbExplore                        // draw a tile
	verbStep                           // tile
	verbStay                           //
	verbOnward                         // tile: to its next zone
	verbLevel                          // level
	verbOption                         // encounter, place among its options
	verbRoll                           // a test
	verbScar                           // scar to lose
	verbShelter                        // 0 health, 1 morale
	verbTake                           // 1 food, 2 ammo
	verbGo                             // speed-play
)

var _ = speak(verbPlace,
	verb{"place", "Lay it to the {side b}, {turns c}", "side:{b}"},
	verb{"explore", "Draw a tile and lay it", ""},
	verb{"step", "Enter the {tile a}", "tile:{a}"},
	verb{"stay", "Stay where you are", ""},
	verb{"onward", "Go on to the next zone", "tile:{a}"},
	verb{"level", "Level {a}", ""},
	verb{"option", "{option a b}", ""},
	verb{"roll", "Roll", ""},
	verb{"lose-scar", "{card a}", "card:{a}"},
	verb{"shelter", "{shelter a}", ""},
	verb{"take", "1 {goods a}", ""},
	verb{"go", "Go on", ""},
)

// The tales of the journey.
const (
	taleTile       uint8 = 40 + iota // A tile drawn
	talePlace                        // A tile, B side
	taleToStart                      //
	taleEnter                        // A tile, B zone, 0 the marker
	taleStay                         // A tile laid
	taleForage                       // A tile
	taleSupply                       // A card, B terrain
	taleComplete                     // A tile
	talePlaceGives                   // A tile
	taleEncounter                    // A card
	taleChoose                       // A card, B option
	taleSuccess                      // A card, B option
	taleFailure                      // A card, B option
	taleTest                         // A stat, B roll, C goal
	taleWatched                      // A stat, B roll, C goal
	talePass                         // A stat
	taleXPBack                       // A card
	taleFollower                     // C card behind it; Secret: the card
	taleHunger                       // A slot, C card behind it
	taleHeal                         // A scars left, C card behind it; Secret: the scar
	taleCamp                         // A tile
	taleUseOn                        // A card, B seat
	taleRefuse                       // A card, B seat that offered
	taleSteal                        // A seat robbed, C card behind it; Secret: the card
)

var _ = narrate(taleTile,
	tale{"{who} draws a tile: {tile a}."},
	tale{"{who} lays the {tile a} to the {side b}."},
	tale{"{who} is back on the starting tile."},
	tale{"{who} enters the {tile a}, {zone b}."},
	tale{"{who} does not enter the {tile a}."},
	tale{"{who} forages the {tile a}."},
	tale{"{who} finds supplies: {row a b}."},
	tale{"{who} has completed the {tile a}."},
	tale{"{tile a}: {gift a}."},
	tale{"{who} meets {the a}."},
	tale{"{who}: {choice a b}."},
	tale{"{won a b}"},
	tale{"{lost a b}"},
	tale{"{who} tests {stat a}: {b}, {verdict b c}."},
	tale{"{who} is watched and rolls again: {b}, {verdict b c}."},
	tale{"{who} passes the test of {stat a} without a roll."},
	tale{"{card a}, kept as XP by {who}, goes back to its deck for counters."},
	tale{"Somebody follows {who}.", "{card secret} follows {who}."},
	tale{"The hunger marker of {who} is in slot {a}{by c}."},
	tale{"{who} loses a scar{by c}.", "{who} loses the scar {card secret}{by c}."},
	tale{"{who} camps on the {tile a}."},
	tale{"{who} uses {the a} for {seat b}."},
	tale{"{who} declines {the a} of {seat b}."},
	tale{"{who} takes a card from {seat a}{by c}.", "{who} takes {card secret} from {seat a}{by c}."},
)

// tileName is what a tile is called in the middle of a sentence: by its place, or by its terrain.
func tileName(c table.Card) string {
	f := Of(c)
	if f.Place != nil {
		return f.Name
	}
	return strings.ToLower(f.Name)
}

// apart are the words of a card that tell it from others like it: a tile has its exits, its figures and its safe house in them.
func apart(c table.Card) string {
	f := Of(c)
	if f.Kind != KindTile {
		return f.Name
	}
	var figures []string
	for _, n := range f.Zones {
		figures = append(figures, strconv.Itoa(int(n)))
	}
	says := fmt.Sprintf("%s (%d exits; figures %s", f.Name, bits.OnesCount8(uint8(f.Exits)), strings.Join(figures, " then "))
	if f.Safe {
		says += "; safe house"
	}
	return says + ")"
}

// optionWords are the label of an option of a narrative encounter, with its price and its test.
func optionWords(c table.Card, i int16) string {
	x := &Of(c).Options[i]
	var more []string
	if len(x.Need) > 0 {
		more = append(more, "pay "+inWords(x.Need))
	}
	if x.Test.On {
		test := "test " + x.Test.Stat.String()
		if x.Test.N != 0 {
			test += fmt.Sprintf(" %+d", x.Test.N)
		}
		more = append(more, test)
	}
	if len(more) == 0 {
		return x.Label
	}
	return x.Label + " (" + strings.Join(more, "; ") + ")"
}

var _ = format("tile", func(_ *Game, n []int16) string { return tileName(table.Card(n[0])) }) &&
	format("apart", func(_ *Game, n []int16) string { return apart(table.Card(n[0])) }) &&
	format("zone", func(_ *Game, n []int16) string {
		if n[0] == 0 {
			return "on its marker"
		}
		return fmt.Sprint("zone ", n[0])
	}) &&
	format("turns", func(_ *Game, n []int16) string {
		return []string{"as it is", "turned right", "turned round", "turned left"}[n[0]]
	}) &&
	format("option", func(_ *Game, n []int16) string { return optionWords(table.Card(n[0]), n[1]) }) &&
	format("choice", func(_ *Game, n []int16) string { return Of(table.Card(n[0])).Options[n[1]].Label }) &&
	format("won", func(_ *Game, n []int16) string { return Of(table.Card(n[0])).Options[n[1]].Won }) &&
	format("lost", func(_ *Game, n []int16) string { return Of(table.Card(n[0])).Options[n[1]].Lost }) &&
	format("row", func(_ *Game, n []int16) string { return inWords(Of(table.Card(n[0])).Rows[n[1]]) }) &&
	format("gift", func(_ *Game, n []int16) string { return inWords(Of(table.Card(n[0])).Place.Gives) }) &&
	format("shelter", func(_ *Game, n []int16) string {
		return []string{"1 health", "1 morale"}[n[0]]
	}) &&
	format("goods", func(_ *Game, n []int16) string { return takeWords[n[0]] }) &&
	format("verdict", func(_ *Game, n []int16) string { // {verdict b c}: a roll against the most that passes
		if n[0] <= n[1] {
			return fmt.Sprintf("passed (%d or less)", n[1])
		}
		return fmt.Sprintf("failed (%d or less)", n[1])
	})

package posthuman

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"waystation/games/words"
	"waystation/table"
)

// tileName is what a tile is called in the middle of a sentence: by its place, or by its terrain.
func tileName(c table.Card) string {
	f := Of(c)
	if f.Place != nil {
		return f.Name
	}
	return strings.ToLower(f.Name)
}

// apart are the words of a card that tell it from others like it: a tile has its exits, its figures and its safe house
// in them.
func apart(c table.Card) string {
	f := Of(c)
	if f.Kind != KindTile {
		return f.Name
	}
	var figures []string
	for _, n := range f.Zones {
		figures = append(figures, strconv.Itoa(int(n)))
	}
	says := fmt.Sprintf("%s (%d exits; figures %s", f.Name, bits.OnesCount8(uint8(f.Exits)),
		strings.Join(figures, " then "))
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

// journeyFormats are words for templates.
var journeyFormats = words.Formats[*Game]{
	"tile": func(_ *Game, n []int16, _ words.Namer) string { return tileName(table.Card(n[0])) },
	"atlast": func(_ *Game, n []int16, _ words.Namer) string { // {atlast a}: what the last space means (PH-END-01)
		if n[0] != LastSpace {
			return ""
		}
		return " That is the last: when this turn is over, so is the game."
	},
	"dead": func(_ *Game, n []int16, _ words.Namer) string { // {dead a}: that a tile is a dead zone (PH-JOURNEY-01)
		if Of(table.Card(n[0])).Terrain != Mountain {
			return ""
		}
		return " It is a dead zone: it gives no journey point."
	},
	"only": func(_ *Game, n []int16, _ words.Namer) string { // {only c}: that nobody chose where a tile lies
		if n[0] == 0 {
			return ""
		}
		return " It fits nowhere else."
	},
	"apart": func(_ *Game, n []int16, _ words.Namer) string { return apart(table.Card(n[0])) },
	"zone": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return "on its marker"
		}
		return fmt.Sprint("zone ", n[0])
	},
	"turns": func(_ *Game, n []int16, _ words.Namer) string {
		return []string{"as it is", "turned right", "turned round", "turned left"}[n[0]]
	},
	"option": func(_ *Game, n []int16, _ words.Namer) string { return optionWords(table.Card(n[0]), n[1]) },
	"choice": func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Options[n[1]].Label },
	"won":    func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Options[n[1]].Won },
	"lost":   func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Options[n[1]].Lost },
	"row":    func(_ *Game, n []int16, _ words.Namer) string { return inWords(Of(table.Card(n[0])).Rows[n[1]]) },
	"gift":   func(_ *Game, n []int16, _ words.Namer) string { return inWords(Of(table.Card(n[0])).Place.Gives) },
	"shelter": func(_ *Game, n []int16, _ words.Namer) string {
		return []string{"1 health", "1 morale"}[n[0]]
	},
	"goods": func(_ *Game, n []int16, _ words.Namer) string { return takeWords[n[0]] },
	"verdict": func(_ *Game, n []int16, _ words.Namer) string { // {verdict b c}: a roll against the most that passes
		if n[0] <= n[1] {
			return "passed"
		}
		return "failed"
	},
}

package firelands

import (
	"strconv"

	"waystation/games/words"
	"waystation/table"
)

// pieceFormats are words for the templates of pieces that events change (words.At).
var pieceFormats = words.Formats[*Game]{
	"convoyof": func(_ *Game, n []int16, _ words.Namer) string { // {convoyof who}: the convoy of a seat, on the map
		return convoyOf(table.Seat(n[0]))
	},
	// {lies who a}: a card's slot, or whoever took it from there
	"lies": func(g *Game, n []int16, _ words.Namer) string {
		for slot := 1; slot <= len(g.Tiles); slot++ {
			if c, ok := g.slotCard(slot); ok && c == table.Card(n[1]) {
				return "slot:" + strconv.Itoa(slot)
			}
		}
		if s := table.Seat(n[0]); s != table.Nobody {
			return convoyOf(s)
		}
		return ""
	},
	// {foeat a}: the Enemy of a card, while it stands on the map
	"foeat": func(g *Game, n []int16, _ words.Namer) string {
		for k := range g.Foes {
			if f := &g.Foes[k]; f.Region > 0 && f.Card == table.Card(n[0]) {
				return "foe:" + strconv.Itoa(k)
			}
		}
		return ""
	},
	"target": func(g *Game, n []int16, _ words.Namer) string { // {target b}: the Enemy of a number; 0 is none
		if g.Foes[n[0]].Region == 0 {
			return ""
		}
		return "foe:" + strconv.Itoa(int(n[0]))
	},
}

func convoyOf(s table.Seat) string { return "seat:" + strconv.Itoa(int(s)) }

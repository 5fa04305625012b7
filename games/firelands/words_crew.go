package firelands

import (
	"strconv"

	"waystation/games/words"
	"waystation/table"
)

// crewFormats are words for templates.
var crewFormats = words.Formats[*Game]{
	"with": func(_ *Game, n []int16, _ words.Namer) string { // {with b}: one more Survivor, if there is one
		if n[0] == 0 {
			return ""
		}
		return " and " + theCard(n[0])
	},
	"cost": func(g *Game, n []int16, _ words.Namer) string { return strconv.Itoa(g.cost(int(n[0]))) },
	"losing": func(_ *Game, n []int16, _ words.Namer) string {
		if Token(n[0]) == NoToken {
			return ""
		}
		return " and loses 1 " + tokenNames[n[0]]
	},
	"fate": func(_ *Game, n []int16, _ words.Namer) string { // {fate b}: how a Survivor is lost
		return [...]string{fateOther: "", fateSkill: ", whose skill is down to 0",
			fateToken: " along with the token"}[n[0]]
	},
	"cargo": func(g *Game, n []int16, _ words.Namer) string {
		if x := g.cargo(spot(n[0])).Token; x != NoToken {
			return tokenNames[x]
		}
		return "token" // it was moved, and may be taken back
	},
	"turn": func(_ *Game, n []int16, _ words.Namer) string {
		return [...]string{
			"Your turn: explore a slot or take a Break.",
			"Your turn, with nobody active: whatever you like before you end it.",
			"Anything else before you end your turn?",
		}[n[0]]
	},
	"furydeal": func(_ *Game, n []int16, _ words.Namer) string { return FuryCard()[n[0]].Text },
	"tiledeal": func(g *Game, n []int16, _ words.Namer) string { return g.tileDeals(int(n[0]))[n[1]].Text },
	"free": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] == 0 {
			return ""
		}
		return " (the Incursor: no Fury)"
	},
	"action": func(g *Game, n []int16, _ words.Namer) string { // {action a}: what the card in a slot asks for
		c, ok := g.slotCard(int(n[0]))
		switch {
		case !ok:
			return "Card Action"
		case Of(c).Kind == KindLocation:
			return "Gather"
		case Of(c).Kind == KindSurvivor:
			return "Recruit"
		}
		return "Install"
	},
	"block": func(g *Game, n []int16, _ words.Namer) string { // {block a b}: slot, block
		c, ok := g.slotCard(int(n[0]))
		if !ok {
			return "the block"
		}
		return blockWords(Of(c), int(n[1]))
	},
	"from": func(_ *Game, n []int16, _ words.Namer) string { // {from b a}: block, Location
		f := Of(table.Card(n[1]))
		return blockWords(f, int(n[0])) + " from " + theCard(n[1])
	},
	"option": func(g *Game, n []int16, _ words.Namer) string { // {option a b}: slot, deal
		c, ok := g.slotCard(int(n[0]))
		if !ok || int(n[1]) >= len(Of(c).Deals) {
			return "Deal"
		}
		return Of(c).Deals[n[1]].Text
	},
	"offer": func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Deals[n[1]].Text },
	"tired": func(_ *Game, n []int16, _ words.Namer) string {
		return [...]string{"To the Exhausted Zone", "To the Rest Zone at once",
			"To the Exhausted Zone, and gain 1 Fuel"}[n[0]]
	},
	"ability": func(_ *Game, n []int16, _ words.Namer) string {
		if says := talents[Of(table.Card(n[0])).Ability].says; says != "" {
			return says
		}
		return "ability"
	},
	// {choice a}: what there would be to choose from, where it can't be used
	"choice": func(_ *Game, n []int16, _ words.Namer) string {
		choice := talents[Of(table.Card(n[0])).Ability].choice
		text := ""
		for i, x := range choice {
			switch i {
			case 0:
				text = " 1 "
			case len(choice) - 1:
				text += " or "
			default:
				text += ", "
			}
			text += tokenNames[x]
		}
		return text
	},
}

// blockWords lists the tokens of a Location's block: "2 Fuel and 1 Object".
func blockWords(f *Face, block int) string {
	tokens, words := blockTokens(f, block), ""
	for i := 0; i < len(tokens); {
		n := 1
		for i+n < len(tokens) && tokens[i+n] == tokens[i] {
			n++
		}
		switch {
		case i > 0 && i+n == len(tokens):
			words += " and "
		case i > 0:
			words += ", "
		}
		words += strconv.Itoa(n) + " " + tokenNames[tokens[i]]
		i += n
	}
	return words
}

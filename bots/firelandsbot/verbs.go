package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

type scorer = func(*mind, table.Option) int

// byWord says how options are scored, by the word that begins their key.
var byWord = map[string]scorer{
	"explore": (*mind).exploreSlot, "send": (*mind).send, "break": (*mind).takeBreak, "feed": (*mind).feed, "feed-suited": (*mind).feedSuited,
	"fury": (*mind).buyFury, "recycle": (*mind).recycleBox, "end": nothing,
	"act": (*mind).act, "bonus": (*mind).bonus, "done": nothing, "block": (*mind).block, "deal": (*mind).encounter, "goods": (*mind).goods,
	"ability": (*mind).ability, "ability-for": (*mind).abilityFor, "trade": (*mind).trade,
	"use": (*mind).use, "discard": (*mind).discard, "return": (*mind).giveBack, "stow": (*mind).stow,
	"damage": (*mind).damage, "repair": (*mind).repair, "rage": (*mind).rage,
	"counter": (*mind).counter, "suit": (*mind).suit, "treat": (*mind).treat, "lose": (*mind).lose, "berth": (*mind).berth,
	"scrap": (*mind).scrap, "replace": (*mind).replace, "mount": (*mind).mount, "choose": (*mind).choose,
	"zone": (*mind).zone, "tired": (*mind).tired, "shift": nothing, "ready": nothing, "yes": (*mind).yes, "no": nothing,

	"set-off": (*mind).setOff, "cross": (*mind).cross, "drive": (*mind).driveOn, "claim": (*mind).claim, "stop": nothing,
	"add-fuel": (*mind).addPoint, "floor": (*mind).addPoint, "barter": (*mind).addPoint, "call": (*mind).call, "who": (*mind).who,
	"hook": (*mind).hook, "bear": nothing, "give": (*mind).give, "hide": (*mind).hide,
	"fire": (*mind).fire, "blow": (*mind).blow, "hold": nothing, "at": (*mind).at, "apply": nothing, "another": (*mind).another,
	"from": (*mind).moveTarget, "smoke": (*mind).smoke, "keep": (*mind).keep, "keep-none": nothing,

	"let": nothing, "lay-down": (*mind).layDown,
}

// nothing is the measure of all scores.
func nothing(*mind, table.Option) int { return 0 }

// The game's words for options, and how each is scored.
var (
	words   = gameWords()
	scorers = func() []scorer {
		list := make([]scorer, len(words))
		for v, w := range words {
			list[v] = byWord[w]
		}
		return list
	}()

	vAddFuel, vFloor, vBarter, vCross = verb("add-fuel"), verb("floor"), verb("barter"), verb("cross")
)

// gameWords are the words that begin the keys of options, by verb.
func gameWords() []string {
	g, err := firelands.Shelf.New(table.Setup{Game: firelands.Shelf.Name, Seats: firelands.Shelf.MinSeats})
	if err != nil {
		panic("firelandsbot: " + err.Error())
	}
	return g.Verbs()
}

// verb is the verb of a word.
func verb(word string) table.Verb {
	for v, w := range words {
		if w == word {
			return table.Verb(v)
		}
	}
	panic("firelandsbot: Firelands offers nothing called " + word)
}

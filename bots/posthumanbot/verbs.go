package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

type scorer = func(*mind, table.Option) int

// byWord says how options are scored, by the word that begins their key.
var byWord = map[string]scorer{
	"character": nothing, "raise": (*mind).raise, "ready": nothing, "keep": (*mind).keep, "buy": (*mind).buy,
	"exchange": (*mind).exchange, "shop-pass": nothing, "split": (*mind).split,
	"play": (*mind).play, "wield": (*mind).wield, "mount": (*mind).mount, "discard": (*mind).discard, "activate": (*mind).activate,
	"use": (*mind).use, "use-on": (*mind).useOn, "learn": (*mind).learn, "train": (*mind).train,
	"yes": (*mind).yes, "no": nothing, "done": nothing,

	"place": (*mind).place, "explore": (*mind).explore, "step": (*mind).step, "stay": (*mind).stay, "onward": (*mind).onward,
	"level": (*mind).level, "option": (*mind).option, "roll": nothing, "lose-scar": (*mind).loseScar, "shelter": (*mind).shelter,
	"take": (*mind).takeOne, "go": nothing,

	"fight": (*mind).fight, "evade": (*mind).evade, "run": nothing, "shoot": (*mind).shoot, "hold": nothing, "aim": (*mind).aim,
	"engage": (*mind).engage, "meet": (*mind).meetWith, "reroll": (*mind).reroll, "think": (*mind).thinkAgain, "keep-roll": nothing,
	"block": (*mind).block, "entry": (*mind).entry, "bear": nothing, "yield": (*mind).yield,

	"deal": (*mind).deal, "gather": (*mind).gather, "eat": (*mind).eat, "declare": (*mind).declare,
	"offer": (*mind).offer, "partner": (*mind).with, "accept": (*mind).accept, "refuse": (*mind).refuse, "give-food": (*mind).giveFood, "give-ammo": (*mind).giveAmmo,
	"give": unwanted, "want-food": (*mind).wantFood, "want-ammo": (*mind).wantAmmo, "want": unwanted,
	"stay-human": nothing, "turn": (*mind).turnMutant, "swap": (*mind).swapLife,

	"trick": (*mind).trick, "no-trick": (*mind).noTrick, "act": (*mind).act, "strike": (*mind).strike, "tactics": (*mind).tactics,
	"mutate": (*mind).mutate, "consolidate": (*mind).consolidate, "bide": nothing, "arm": (*mind).arm, "bare": nothing, "rob": (*mind).rob,
	"deck": (*mind).deck, "top": (*mind).top, "how-many": (*mind).howMany, "under": (*mind).under, "drop": (*mind).drop, "replace": (*mind).replace,
}

// nothing is the measure of all scores.
func nothing(*mind, table.Option) int { return 0 }

// unwanted is what is left to people: items in trades.
func unwanted(*mind, table.Option) int { return -20 }

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

	vBear, vUse, vLearn, vTrain, vActivate = verb("bear"), verb("use"), verb("learn"), verb("train"), verb("activate")
)

// gameWords are the words that begin the keys of options, by verb.
func gameWords() []string {
	g, err := posthuman.Shelf.New(table.Setup{Game: posthuman.Shelf.Name, Seats: posthuman.Shelf.MinSeats})
	if err != nil {
		panic("posthumanbot: " + err.Error())
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
	panic("posthumanbot: Posthuman offers nothing called " + word)
}

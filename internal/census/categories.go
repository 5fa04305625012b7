package main

import (
	"path"
	"strings"
)

// part is what a file of Go belongs to: one part of one game, the kit, or nothing that is counted here.
type part string

// The parts of a game are its content, which nobody can lift out of it, and its machinery, which every game has.
const (
	rulesOf   part = "rules" // chapters of the rulebook, set-up and state
	art       part = "art"
	cards     part = "cards: types, loading, checking"
	wording   part = "words"
	arranging part = "arranging and looking"
	viewing   part = "view"
	screen    part = "screen"
	text      part = "text"
	bot       part = "bot"
	glue      part = "glue"
	kit       part = "kit"
	shelf     part = "shelf"
	other     part = ""
)

// machinery are the parts of a game that are neither its rules nor its art.
var machinery = []part{cards, wording, arranging, viewing, screen, text, bot, glue}

// pattern says to which part files belong. A pattern that ends in /... is a folder with all below it. GAME is any of
// the games.
type pattern struct {
	files string
	part  part
}

// patterns are tried in turn; the first that fits decides. What stands in a game's folder and fits no other is a
// chapter of its rules.
var patterns = []pattern{
	{"games/GAME/screen/art/...", art},
	{"games/GAME/screen/...", screen},
	{"games/GAME/plain/...", text},
	{"games/GAME/cards/...", cards},
	{"games/GAME/catalogue*.go", cards},
	{"games/GAME/gist.go", cards},
	{"games/GAME/words*.go", wording},
	{"games/GAME/*_words.go", wording},
	{"games/GAME/arrange*.go", arranging},
	{"games/GAME/arrange/...", arranging},
	{"games/GAME/view*.go", viewing},
	{"games/GAME/*_view.go", viewing},
	{"games/GAME/chronicle.go", glue},
	{"games/GAME/count.go", glue},
	{"games/GAME/evidence.go", glue},
	{"games/GAME/ledger.go", glue},
	{"games/GAME/...", rulesOf},
	{"bots/GAMEbot/...", bot},
	{"games/games.go", shelf},
	{"games/levels.go", shelf},
	{"shelf/...", shelf},
	{"games/...", kit},
	{"bots/...", kit},
	{"web/...", kit},
}

// belongs is the part of a file, and of which game; the game is "" for what belongs to none.
func belongs(file string, games []string) (part, string) {
	for _, p := range patterns {
		if !strings.Contains(p.files, "GAME") {
			if fits(p.files, file) {
				return p.part, ""
			}
			continue
		}
		for _, g := range games {
			if fits(strings.ReplaceAll(p.files, "GAME", g), file) {
				return p.part, g
			}
		}
	}
	return other, ""
}

// fits reports whether a file fits a pattern.
func fits(pattern, file string) bool {
	if dir, whole := strings.CutSuffix(pattern, "..."); whole {
		return strings.HasPrefix(file, dir)
	}
	ok, err := path.Match(pattern, file)
	return ok && err == nil
}

package web

import (
	"fmt"
	"strings"
)

// Ink is a game's own colours, as six-digit hexadecimal numbers: #a63d1b.
type Ink struct {
	Spot      string // on paper
	TintDay   string // words and marks on the table by daylight
	TintNight string // and by night
	Wash      string // flat half-tones in pictures
}

// CSS is the rule that gives whatever belongs to a game its ink.
func (i Ink) CSS(game string) string {
	return fmt.Sprintf(".g-%s { --spot: %s; --tint: light-dark(%s, %s); --wash: %s; }\n", game, i.Spot, i.TintDay,
		i.TintNight, i.Wash)
}

// InkOf is the ink of one game.
type InkOf struct {
	Game string // short name
	Ink  Ink
}

// InkSheet makes a sheet of the inks of games, for pages on which several of them show. A game without an ink has the
// house's.
func InkSheet(games []InkOf) Sheet {
	var b strings.Builder
	for _, g := range games {
		if g.Ink != (Ink{}) {
			b.WriteString(g.Ink.CSS(g.Game))
		}
	}
	return NewSheet("games", b.String())
}

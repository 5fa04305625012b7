package saga

import (
	"strconv"

	"waystation/table"
)

// What finding things means for who has no room for them.

// crowds says that there is no room for a card that would be taken, and something must go for good (PS-RULING-061,
// PS-RULING-062, PS-LOOT-09); "" where there is. It lays the card where it would come.
func (g *Game) crowds(s table.Seat, c table.Card) string {
	to := Items
	switch Of(c).Kind {
	case KindFollower:
		return tooMany("you then have", g.of(s, Company).Len()+1, mostFollowers, "followers: ", "leave")
	case KindWeapon:
		to = Weapons
	}
	g.of(s, to).Cards = append(g.of(s, to).Cards, table.Lying{Card: c, Seen: table.Everyone})
	g.Cards[c] = Marks{}
	g.fillEquipped(s)
	items, heavy := g.itemsPacked(s)
	if words := g.tooMuch(s, items); words != "" {
		return words
	}
	return tooMany("your pack then holds", heavy, board.Heavy, "heavy items: ", "go")
}

// Crowds says so of things to be found that nobody knows yet.
func (g *Game) Crowds(s table.Seat, found Effects) string {
	weapons, items, followers := 0, 0, 0
	for _, e := range found {
		switch e.Do {
		case DoRanged, DoMelee:
			weapons += int(e.N)
		case DoGear:
			items += int(e.N)
		case DoFollower:
			followers += int(e.N)
		}
	}
	if followers > 0 {
		n := g.of(s, Company).Len() + followers
		return tooMany("you then have", n, mostFollowers, "followers: ", "leave")
	}
	if weapons+items == 0 {
		return ""
	}
	free := board.Equipped
	for _, l := range g.of(s, Weapons).Cards {
		if g.Cards[l.Card].Equipped {
			free--
		}
	}
	packed, _ := g.itemsPacked(s)
	return g.tooMuch(s, packed+items+max(0, weapons-free))
}

// tooMuch says that a pack has no room for so many items; a weapon may become a mod instead (PS-RULING-061).
func (g *Game) tooMuch(s table.Seat, items int) string {
	words, mods := tooMany("your pack then holds", items, g.slots(s), "items: ", "go"), false
	g.tucks(s, func(table.Card, table.Card) { mods = true })
	return words + either(words != "" && mods, ", or become a mod", "")
}

// tooMany says what must go of so many things where only some may be held, "" where none must.
func tooMany(has string, n, most int, things, goes string) string {
	if n <= most {
		return ""
	}
	return has + " " + strconv.Itoa(n) + " " + things + strconv.Itoa(n-most) + " must " + goes + " for good"
}

// deckFinds is what a card of each kind of loot is (deckWords).
var deckFinds = [...]Effects{1: {{Do: DoRanged, N: 1}}, {{Do: DoMelee, N: 1}}, {{Do: DoGear, N: 1}},
	{{Do: DoFollower, N: 1}}}

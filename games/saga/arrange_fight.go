package saga

import (
	"fmt"
	"strconv"

	"waystation/table"
)

// fightTopics are the paths of an encounter or a challenge going on, which can be looked at only.
func fightTopics() []topic {
	number := func(name string, of func(*Game, table.Seat) int) topic {
		return topic{Name: name, Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return strconv.Itoa(of(g, s)), nil
		}}
	}
	return []topic{
		{Name: "enemy", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			f := &g.mat(s).Fight
			if !f.On {
				return "none", nil
			}
			return fmt.Sprintf("%s %d/%d", Of(f.Foe).Handle, f.Wounds, f.Health), nil
		}},
		{Name: "primary card", Look: lookOwned(Primary)},
		{Name: "drawn cards", Look: lookOwned(Drawn)},
		number("challenge total", (*Game).trialTotal),
		number("shots", (*Game).shots),
		number("attacks", func(g *Game, s table.Seat) int { return int(g.blows(s).Hits) }),
		number("damage", func(g *Game, s table.Seat) int { return int(g.blows(s).Damage) }),
		number("blocks", func(g *Game, s table.Seat) int { return int(g.blows(s).Block) }),
		number("enemy attacks", func(g *Game, s table.Seat) int { return int(g.foeBlows(s).Hits) }),
		number("enemy damage", func(g *Game, s table.Seat) int { return int(g.foeBlows(s).Damage) }),
		number("enemy blocks", func(g *Game, s table.Seat) int { return int(g.foeBlows(s).Block) }),
		number("attack value", (*Game).attackValue),
		{Name: "slots", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			n, _ := g.itemsPacked(s)
			return fmt.Sprintf("%d of %d", n, g.slots(s)), nil
		}},
		number("hand limit", (*Game).handLimit),
	}
}

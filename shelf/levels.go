package shelf

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"waystation/bots"
	"waystation/bots/search"
)

// random is a level that every game can have.
var random = BotLevel{
	Name: "random", Label: "Random", About: "takes anything as gladly as anything else",
	New: bots.Random,
}

// easy is a bot with a person's mistakes.
func easy[B bots.Scorer](bot func(seed uint64) B) BotLevel {
	return BotLevel{
		Name: "easy", Label: "Easy", About: "overlooks some choices and misjudges others",
		New: func(seed uint64) bots.Player { return bots.Easy(bot(seed), seed) },
	}
}

// normal is a bot as it is.
func normal[B bots.Player](about string, bot func(seed uint64) B) BotLevel {
	return BotLevel{Name: "normal", Label: "Normal", About: about, New: player(bot)}
}

// hard is the level that searches, about a second an answer.
func hard(about string, style search.Style) BotLevel {
	return BotLevel{
		Name: "hard", Label: "Hard", About: about, Style: &style,
		New: func(seed uint64) bots.Player { return search.New(style, search.Budget{Time: time.Second}, seed) },
	}
}

// weighing is a level that says how it weighs an offer.
func (l BotLevel) weighing(says string) BotLevel {
	l.Weighs = says
	return l
}

// player makes players of whatever a package of bots makes.
func player[B bots.Player](bot func(seed uint64) B) func(seed uint64) bots.Player {
	return func(seed uint64) bots.Player { return bot(seed) }
}

// Usual is the level that plays when nobody says: normal if there is one, else the first; nil in a game without bots.
func (g *Game) Usual() *BotLevel {
	for i := range g.Bots {
		if g.Bots[i].Name == "normal" {
			return &g.Bots[i]
		}
	}
	if len(g.Bots) == 0 {
		return nil
	}
	return &g.Bots[0]
}

// Adviser is how the strongest bot of the game searches: the one that is asked for hints. nil when none searches.
func (g *Game) Adviser() *search.Style {
	for i := range g.Bots {
		if g.Bots[i].Style != nil {
			return g.Bots[i].Style
		}
	}
	return nil
}

// Level is the strength of bots of that name; "" is the default. A level that searches takes a budget behind an @:
// hard@200ms thinks as long about an answer, and hard@500 plays on so many times, which makes it answer the same on
// every machine. The error names what there is.
func (g *Game) Level(name string) (*BotLevel, error) {
	if len(g.Bots) == 0 {
		return nil, fmt.Errorf("%s has no bots", g.Box.Title)
	}
	if name == "" {
		return g.Usual(), nil
	}
	plain, amount, bounded := strings.Cut(name, "@")
	var names []string
	for i := range g.Bots {
		l := &g.Bots[i]
		names = append(names, l.Name)
		if l.Name != plain {
			continue
		}
		if !bounded {
			return l, nil
		}
		if l.Style == nil {
			return nil, fmt.Errorf("%q: %s bots do not search, and need no budget", name, l.Name)
		}
		budget, err := budgetOf(amount)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", name, err)
		}
		x := *l
		x.Name = name
		x.New = func(seed uint64) bots.Player { return search.New(*l.Style, budget, seed) }
		return &x, nil
	}
	return nil, fmt.Errorf("%s has no bots %q; there are %s", g.Box.Title, plain, strings.Join(names, ", "))
}

func budgetOf(s string) (search.Budget, error) {
	if n, err := strconv.Atoi(s); err == nil && n > 0 {
		return search.Budget{Iterations: n}, nil
	}
	if d, err := time.ParseDuration(s); err == nil && d > 0 {
		return search.Budget{Time: d}, nil
	}
	return search.Budget{},
		fmt.Errorf("a budget is a time such as 200ms, or how many times to play on, such as 500; not %q", s)
}

package games

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/bots/posthumanbot"
	"waystation/bots/search"
)

// hard is the level that searches, about a second an answer.
func hard(about string, style search.Style) BotLevel {
	l := BotLevel{Name: "hard", Label: "Hard", About: about, Style: &style}
	l.New = func(seed uint64) Bot { return search.New(style, search.Budget{Time: time.Second}, seed) }
	return l
}

var firelandsStyle = search.Style{
	Rule:  func(seed uint64) bots.Player { return firelandsbot.New(seed) },
	Swift: func(seed uint64) bots.Player { return firelandsbot.New(seed) },
	Judge: firelandsbot.Judge.Shares, Quiet: firelandsbot.Quiet, Horizon: 40,
	Explore: 0.5, Doubt: 1,
}

var posthumanStyle = search.Style{
	Rule:  func(seed uint64) bots.Player { return posthumanbot.New(seed) },
	Swift: func(seed uint64) bots.Player { return posthumanbot.Quick(seed) },
	Judge: posthumanbot.Judge.Shares, Quiet: posthumanbot.Quiet, Horizon: 10,
	Explore: 0.5, Halving: true, Depth: 1, Doubt: 2,
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

// Level is the strength of bots of that name; "" is the default. A level that searches takes a budget behind an @: hard@200ms thinks as
// long about an answer, and hard@500 plays on so many times, which makes it answer the same on every machine. The error names what there
// is.
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
		x.New = func(seed uint64) Bot { return search.New(*l.Style, budget, seed) }
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
	return search.Budget{}, fmt.Errorf("a budget is a time such as 200ms, or how many times to play on, such as 500; not %q", s)
}

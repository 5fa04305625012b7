package scenario

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"waystation/table"
)

// rig decides the results of chance that a scenario names.
type rig struct {
	game  table.Game // for the names of cards
	queue []rigged
	err   error
}

type rigged struct {
	line        int
	name, value string
	used        bool
}

func (r *rig) add(a action) {
	r.queue = append(r.queue, rigged{line: a.line, name: a.who, value: a.what})
}

// decide is asked by the table whenever chance must speak.
func (r *rig) decide(c table.Chance) (int, bool) {
	for i := range r.queue {
		q := &r.queue[i]
		if q.used || !strings.EqualFold(q.name, c.Name) {
			continue
		}
		q.used = true
		v, err := r.value(c, q.value)
		if err != nil {
			r.err = fmt.Errorf("line %d: chance %s: %s: %w", q.line, q.name, q.value, err)
			return 0, false
		}
		return v, true
	}
	return 0, false
}

func (r *rig) value(c table.Chance, value string) (int, error) {
	if c.Cards == nil {
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > c.Sides {
			return 0, fmt.Errorf("this is a die: it shows 1 to %d", c.Sides)
		}
		return n, nil
	}
	namer, ok := r.game.(CardNamer)
	if !ok {
		return 0, fmt.Errorf("the cards of this game have no names")
	}
	card, ok := namer.CardNamed(value)
	if !ok {
		return 0, fmt.Errorf("no card has this name")
	}
	for _, l := range c.Cards {
		if l.Card == card {
			return int(card), nil
		}
	}
	var names []string
	for _, l := range c.Cards {
		names = append(names, cardName(r.game, l.Card))
	}
	sort.Strings(names)
	return 0, fmt.Errorf("this card can't come now. Those that can: %s", strings.Join(names, ", "))
}

// unused is an error for a result that was never asked for.
func (r *rig) unused(log []*table.Entry) error {
	for _, q := range r.queue {
		if q.used {
			continue
		}
		var asked []string
		for _, e := range log {
			if e.Kind == table.KindChance {
				asked = append(asked, e.Name)
			}
		}
		if asked == nil {
			asked = []string{"nothing"}
		}
		return fmt.Errorf("line %d: chance %s: %s: it was never asked. Asked of chance, in order: %s", q.line, q.name,
			q.value, strings.Join(asked, ", "))
	}
	return nil
}

package heredity

import (
	"fmt"
	"strconv"
	"strings"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/position"
	"waystation/table"
)

// memberTopics are the paths of each of the family who is played. A slot is a card and a number: body 2, or 713 1 on an
// item.
func memberTopics() []topic {
	return []topic{
		ofMember("at", "a square, such as 134:b2, or nowhere", setAt, func(g *Game, m int8) string {
			return g.Board.Name(g.Team[m].At)
		}),
		ofMember("items of", "items by number, 713b with its back up", setItems, lookItems),
		ofMember("materials of", "a number from 0 to 50", func(g *Game, m int8, v string) error {
			n, err := position.Number(v, 0, 50)
			g.Team[m].Materials = int16(n)
			return err
		}, func(g *Game, m int8) string { return strconv.Itoa(int(g.Team[m].Materials)) }),
		ofMember("tokens of", "a number from 0 to 3: Action tokens that are available", setTokens, func(g *Game,
			m int8) string {
			return strconv.Itoa(int(g.Team[m].Tokens))
		}),
		ofMember("wounds of", "some of head, body, foot", setWounds, lookWounds),
		ofMember("hurt of", "slots with a Damage token, such as: head 1, 713 1", setDamage, lookDamage),
		ofMember("used by", "slots with an Action token, such as: body 1", setUsed, lookUsed),
		ofMember("centres of", "some of head, body, foot: an Action token lies in the middle", setCentres, lookCentres),
		ofMember("managers of", "players", setManagers, func(g *Game, m int8) string {
			var names []string
			for s := range table.Seat(g.Players) {
				if g.Team[m].Managers.Has(s) {
					names = append(names, g.SeatName(s))
				}
			}
			return position.OrNone(names)
		}),
		ofMember("has struck", "yes or no: no disguise hides who has", func(g *Game, m int8, v string) error {
			yes, err := position.Yes(v)
			if g.Bold &^= one(m); yes {
				g.Bold |= one(m)
			}
			return err
		}, func(g *Game, m int8) string { return position.YesNo(g.Bold.has(m)) }),
		ofMember("defence of", "", nil, func(g *Game, m int8) string { return strconv.Itoa(g.bonus(m, "defence")) }),
	}
}

// ofMember is a path of one of the family.
func ofMember(name, want string, set func(*Game, int8, string) error, look func(*Game, int8) string) topic {
	t := topic{Name: name, Arg: "CHARACTER", Want: want,
		Look: func(g *Game, _ table.Seat, arg string) (string, error) {
			m, err := g.member(arg)
			if err != nil {
				return "", err
			}
			return look(g, m), nil
		}}
	if set != nil {
		t.Set = func(g *Game, _ table.Seat, arg, v string) error {
			m, err := g.member(arg)
			if err != nil {
				return err
			}
			return set(g, m, v)
		}
	}
	return t
}

func setAt(g *Game, m int8, v string) (err error) {
	g.Team[m].At = board.Nowhere
	if !strings.EqualFold(v, "nowhere") {
		g.Team[m].At, err = g.Board.Parse(v)
	}
	return err
}

func setItems(g *Game, m int8, v string) error {
	for i := range g.Team[m].Items {
		if n := g.Team[m].Items[i].Number; n != 0 {
			g.Team[m].Items[i] = sheet.Item{}
			g.card(n).Place = Beside
		}
	}
	for _, name := range position.List(v) {
		page, err := g.lift(name, decks.Item)
		if err != nil {
			return err
		}
		if !g.put(m, page, page.Item) {
			return fmt.Errorf("%s has no free place for card %d (HE-ITEM-03)", g.Team[m].Who, page.Number)
		}
	}
	return nil
}

func lookItems(g *Game, m int8) string {
	var names []string
	for _, it := range g.Team[m].Items {
		if it.Number != 0 {
			names = append(names, cardText(it.Number, it.Back))
		}
	}
	return position.OrNone(names)
}

func setWounds(g *Game, m int8, v string) error {
	for p := sheet.Head; p <= sheet.Foot; p++ {
		if g.Team[m].Wounded[p] {
			g.Team[m].Cure(p)
		}
	}
	for _, name := range position.List(v) {
		p, err := g.placeNamed(m, name)
		if err != nil {
			return err
		}
		if p > sheet.Foot {
			return fmt.Errorf("%q is no part of a body", name)
		}
		g.Team[m].Wound(p)
	}
	return nil
}

func lookWounds(g *Game, m int8) string {
	var names []string
	for p := sheet.Head; p <= sheet.Foot; p++ {
		if g.Team[m].Wounded[p] {
			names = append(names, placeNames[p])
		}
	}
	return position.OrNone(names)
}

// eachCard looks at all cards on a member's sheet.
func (g *Game) eachCard(m int8, look func(p sheet.Place, c *sheet.Card)) {
	for p := range sheet.Place(sheet.Places) {
		if c := g.Team[m].Card(p); c != nil {
			look(p, c)
		}
	}
}

func setDamage(g *Game, m int8, v string) error {
	g.eachCard(m, func(_ sheet.Place, c *sheet.Card) { c.Hurt = 0 })
	for _, name := range position.List(v) {
		at, err := g.slotNamed(m, name)
		if err != nil {
			return err
		}
		if !g.Team[m].Card(at.Place).Slots[at.Slot].Heart {
			return fmt.Errorf("%q has no HEART (HE-DMG-01)", name)
		}
		g.Team[m].Damage(at)
	}
	return nil
}

func lookDamage(g *Game, m int8) string {
	return g.slotsWith(m, func(c *sheet.Card) uint8 { return c.Hurt })
}

func lookUsed(g *Game, m int8) string {
	return g.slotsWith(m, func(c *sheet.Card) uint8 { return c.Used })
}

// slotsWith lists the slots whose bit is set.
func (g *Game) slotsWith(m int8, bits func(*sheet.Card) uint8) string {
	var names []string
	g.eachCard(m, func(p sheet.Place, c *sheet.Card) {
		for i := range c.Count {
			if bits(c)>>i&1 != 0 {
				names = append(names, g.slotText(m, sheet.At{Place: p, Slot: i}))
			}
		}
	})
	return position.OrNone(names)
}

// setUsed puts a member's own tokens on slots.
func setUsed(g *Game, m int8, v string) error {
	g.eachCard(m, func(_ sheet.Place, c *sheet.Card) {
		g.Team[m].Tokens += int8(len(bitsOf(c.Used)))
		c.Used = 0
	})
	for _, name := range position.List(v) {
		at, err := g.slotNamed(m, name)
		if err != nil {
			return err
		}
		if g.Team[m].Tokens == 0 {
			return fmt.Errorf("%s has no Action token left", g.Team[m].Who)
		}
		g.Team[m].Pay(at)
	}
	return nil
}

func bitsOf(b uint8) (list []int) {
	for i := range 8 {
		if b>>i&1 != 0 {
			list = append(list, i)
		}
	}
	return list
}

func setCentres(g *Game, m int8, v string) error {
	for p := sheet.Head; p <= sheet.Foot; p++ {
		c := &g.Team[m].Cards[p]
		g.Team[m].Tokens += c.Centre
		c.Centre = 0
	}
	for _, name := range position.List(v) {
		p, err := g.placeNamed(m, name)
		if err != nil {
			return err
		}
		if g.Team[m].Tokens == 0 {
			return fmt.Errorf("%s has no Action token left", g.Team[m].Who)
		}
		g.Team[m].PayCentre(p)
	}
	return nil
}

func lookCentres(g *Game, m int8) string {
	var names []string
	g.eachCard(m, func(p sheet.Place, c *sheet.Card) {
		for range c.Centre {
			names = append(names, placeNames[p])
		}
	})
	return position.OrNone(names)
}

func setManagers(g *Game, m int8, v string) error {
	var who table.Seats
	for _, name := range position.List(v) {
		s, err := position.SeatNamed(g, name)
		if err != nil {
			return err
		}
		who = who.With(s)
	}
	if who == 0 {
		return fmt.Errorf("somebody must manage %s (HE-SETUP-05)", g.Team[m].Who)
	}
	g.Team[m].Managers = who
	return nil
}

func setTokens(g *Game, m int8, v string) error {
	n, err := position.Number(v, 0, sheet.ActionTokens)
	g.Team[m].Tokens = int8(n)
	return err
}

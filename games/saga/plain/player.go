package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
)

// player is a player's board, cards and quarter.
func (p *page) player(s table.Seat) {
	o := &p.v.Players[s]
	side := p.v.SideOf(s)
	c := saga.CharacterOf(o.Character)
	if c == nil {
		p.Hang("", p.name(s)+": nobody yet.")
		return
	}
	head := p.name(s) + ", " + c.Name + ": "
	if p.v.Mode != saga.Solo {
		head += fmt.Sprintf("%d VP, ", side.VP)
	}
	head += fmt.Sprintf("health %d of %d, morale %d of %d, fatigue %d, %d XP, %d of %d boosts ready, %d broadcast "+
		"tokens ready%s.", o.Health, o.HealthMax,
		o.Morale, o.MoraleMax, o.Fatigue, o.XP, o.Ready, o.Boosts, o.Radio, doing(o))
	p.Hang("", head)
	p.Hang("     Has ", goods(o)+".")
	p.mission(p.v.Side(s), s)
	p.fight(o)
	p.trial(o)
	p.cards("     Cards ready: ", o.Deck)
	p.cards("     Exhausted: ", o.Exhausted)
	p.items(fmt.Sprintf("     Weapons and gear, %d of %d packed: ", o.Packed, o.Slots),
		append(o.Weapons[:len(o.Weapons):len(o.Weapons)], o.Items...))
	p.items("     Followers: ", o.Company)
	p.named("     Mutations: ", o.Mutations)
	p.named("     Landmarks kept: ", o.Mementos)
	p.named("     Boss: ", []saga.Shown{o.Boss})
	p.skills(o, c)
	p.pieces(side, s)
	p.quarter(side, s)
}

// doing is what a player has declared.
func doing(o *saga.SeenSeat) string {
	switch {
	case o.Forced:
		return ", knocked out: must camp"
	case o.Action == saga.NoAction:
		return ""
	case o.Acted:
		return ", has done: " + o.Action.String()
	}
	return ", will " + strings.ToLower(o.Action.String())
}

func goods(o *saga.SeenSeat) string {
	var out []string
	for x, n := range o.Goods {
		out = append(out, bound(fmt.Sprintf("%d %s", n, saga.Good(x))))
	}
	return strings.Join(out, ", ")
}

// mission is what a side has to do.
func (p *page) mission(side int, s table.Seat) {
	if p.v.Mode == saga.Teams && s%2 == 1 {
		return // told with the mate
	}
	o := &p.v.Sides[side]
	for _, m := range p.v.Missions(side) {
		var wants []string
		for i := range len(m.Needs) + 1 {
			says := m.Want(i).String()
			if i == len(m.Needs) {
				says = "last " + says
			}
			if m.Met>>i&1 == 1 {
				says += " (done)"
			}
			wants = append(wants, bound(says))
		}
		p.Hang(fmt.Sprintf("     Mission, level %d: ", m.Level), m.Name+": "+strings.Join(wants, ", ")+".")
	}
	if o.SideSite > 0 {
		says := "trek to a " + saga.Site(o.SideSite-1).String()
		if o.SideDone {
			says = "done"
		}
		p.Hang("     Side mission: ", says+".")
	}
}

func (p *page) cards(mark string, list []saga.Shown) {
	var out []string
	unseen := 0
	for _, c := range list {
		if f := c.Face(); f != nil {
			out = append(out, bound(challenge(f)))
		} else {
			unseen++
		}
	}
	if unseen > 0 {
		out = append(out, english.Count(unseen, "unseen card", "unseen cards"))
	}
	if out != nil {
		p.Hang(mark, strings.Join(out, "; ")+".")
	}
}

// challenge is a challenge card: shots and attacks, mind and speed.
func challenge(f *saga.Face) string {
	c := &f.Challenge
	says := f.Name
	if blue := result(c.Blue, "shot"); blue != "" {
		says += ", ranged " + blue
	}
	if red := result(c.Red, "attack"); red != "" {
		says += ", melee " + red
	}
	says += fmt.Sprintf(", mind %d, speed %d", c.Mind, c.Speed)
	if c.DNE {
		says += ", do not exhaust"
	}
	return says
}

func (p *page) items(mark string, list []saga.SeenItem) {
	var out []string
	for _, it := range list {
		f := it.Card.Face()
		if f == nil {
			continue
		}
		says := bound(f.Name)
		var notes []string
		if w := weapon(f); w != "" {
			notes = append(notes, w)
		}
		if on := it.On.Face(); on != nil {
			notes = append(notes, "a mod of the "+on.Name)
		}
		if it.Equipped {
			notes = append(notes, "equipped")
		}
		if it.Left > 0 {
			notes = append(notes, english.Count(it.Left, "use", "uses")+" left")
		}
		if f.Text != "" && !it.Equipped {
			notes = append(notes, strings.TrimSuffix(f.Text, "."))
		}
		if notes != nil {
			says += " (" + strings.Join(notes, ", ") + ")"
		}
		out = append(out, says)
	}
	if out != nil {
		p.Hang(mark, strings.Join(out, ", ")+".")
	}
}

func (p *page) named(mark string, list []saga.Shown) {
	var out []string
	for _, c := range list {
		if f := c.Face(); f != nil {
			out = append(out, f.Name+" ("+strings.TrimSuffix(f.Text, ".")+")")
		}
	}
	if out != nil {
		p.Hang(mark, strings.Join(out, ", ")+".")
	}
}

func (p *page) skills(o *saga.SeenSeat, c *saga.Character) {
	var known, next []string
	for i := range c.Skills {
		k := &c.Skills[i]
		switch {
		case o.Skills>>i&1 == 1:
			known = append(known, k.Name+" ("+strings.TrimSuffix(k.Text, ".")+")")
		case k.Needs&^o.Skills == 0:
			next = append(next, fmt.Sprintf("%s %d", k.Name, k.XP))
		}
	}
	if known != nil {
		p.Hang("     Knows: ", strings.Join(known, ", ")+".")
	}
	if o.Seat == p.v.Seat && next != nil {
		p.Hang("     Could learn for XP: ", strings.Join(next, ", ")+".")
	}
}

// pieces are the tiles and sites in hand.
func (p *page) pieces(side *saga.SeenSide, s table.Seat) {
	if p.v.Mode == saga.Teams && s%2 == 1 || len(side.Hand) == 0 {
		return
	}
	var out []string
	for _, c := range side.Hand {
		if f := c.Face(); f != nil {
			out = append(out, piece(f))
		}
	}
	p.Hang(fmt.Sprintf("     In hand, %d of %d: ", len(side.Hand), p.v.HandLimit()), strings.Join(out, ", ")+".")
}

// quarter draws a quarter: rows A to E, the way out of the Fortress at C1. A zone is a box: "@" for who stands there
// and "^" for the camp, the first letter of its terrain, that of its site ("x": face down), and its token; "?" is a
// landmark.
func (p *page) quarter(side *saga.SeenSide, s table.Seat) {
	if p.v.Mode == saga.Teams && s%2 == 1 {
		return
	}
	p.Hang("     ", "Quarter (@ where "+p.name(s)+" stands, ^ camp; terrain, site, x a spent site, token; ? landmark):")
	p.Under("   1     2     3     4     5")
	for row := range saga.Columns {
		line := string(rune('A' + row))
		for depth := range saga.Columns {
			line += box(p.v, side, s, depth*saga.Columns+row)
		}
		p.Under(line)
	}
}

func box(v *saga.View, side *saga.SeenSide, s table.Seat, z int) string {
	k := &side.Zones[z]
	here := " "
	for i := range v.Players {
		o := &v.Players[i]
		if v.Side(table.Seat(i)) != v.Side(s) {
			continue
		}
		if int(o.Camped) == z {
			here = "^"
		}
		if int(o.At) == z {
			here = "@"
			if table.Seat(i) != s {
				here = "&"
			}
			break
		}
	}
	sign := ""
	for i := range side.Signs {
		if int(saga.SignZone(i)) == z && side.Hidden[i] {
			sign = "?"
			if side.Signs[i] != saga.Unseen {
				sign = "!"
			}
		}
	}
	switch {
	case z == saga.Start:
		return fmt.Sprintf(" =%sout ", here)
	case k.Tile == 0 && sign != "":
		return fmt.Sprintf("  %s%s   ", here, sign)
	case k.Tile == 0:
		return "   .  "
	}
	site := " "
	switch {
	case k.Site > 0 && k.Down:
		site = "x"
	case k.Site > 0:
		site = strings.ToLower(saga.Of(table.Card(k.Site - 1)).Site.String()[:1])
	}
	token := [...]string{" ", "1", "2", "s", "3"}[k.Token]
	if sign != "" && token == " " {
		token = sign
	}
	return fmt.Sprintf("[%s%s%s%s]", here, saga.Of(table.Card(k.Tile - 1)).Tile.Terrain.String()[:1], site, token)
}

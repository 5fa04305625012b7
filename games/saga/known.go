package saga

import "waystation/table"

// Known lays out on a board of its own what a view shows, so that questions about it are answered by the rules
// themselves: what an ability adds, where terrain fits, how a fight may end. What the view does not show is not there.
// The board is used again if there is one; nothing but its answers is to be kept.
func (v *View) Known(g *Game) *Game {
	if g == nil {
		g = &Game{}
	}
	g.Players, g.Mode, g.SideB, g.Phase, g.Round = int8(len(v.Players)), v.Mode, v.SideB, v.Phase, int8(v.Round)
	g.Final, g.Trial, g.Tougher, g.Alarm, g.Firsts, g.Rows, g.Power = v.Final, v.Trial, v.Tougher, int8(v.Alarm),
		v.Firsts, v.Rows, v.Power
	copy(g.Order[:], v.Order)
	g.knownCards(Lasting, v.Events)
	g.knownCards(Recon, []Shown{v.Recon})
	g.knownCards(BossShown, []Shown{v.Boss})
	g.pile(QueueTiles).Cards, g.pile(QueueSites).Cards = g.pile(QueueTiles).Cards[:0], g.pile(QueueSites).Cards[:0]
	for i, p := range v.Queue {
		g.knownPiece(g.pile(QueueTiles), p.Tile, int8(i))
		g.knownPiece(g.pile(QueueSites), p.Site, int8(i))
	}
	for i := range v.Sides {
		g.knownSide(i, &v.Sides[i])
	}
	for i := range v.Players {
		g.knownPlayer(table.Seat(i), &v.Players[i])
	}
	return g
}

func (g *Game) knownCards(k Stack, list []Shown) { knownIn(g.pile(k), list) }

func knownIn(p *table.Pile, list []Shown) {
	p.Cards, p.Loose = p.Cards[:0], 0
	for _, x := range list {
		if c, ok := x.Card(); ok {
			p.Cards = append(p.Cards, table.Lying{Card: c, Seen: table.Everyone})
		}
	}
}

func (g *Game) knownPiece(p *table.Pile, x Shown, at int8) {
	if c, ok := x.Card(); ok {
		p.Cards = append(p.Cards, table.Lying{Card: c, Seen: table.Everyone})
		g.Cards[c].At = at
	}
}

func (g *Game) knownSide(i int, o *SeenSide) {
	d := &g.Sides[i]
	*d = Side{VP: int16(o.VP), Stage: o.Stage, Goal: o.Met, Tokens: o.Tokens, Finished: o.Finished,
		SideSite: o.SideSite, SideDone: o.SideDone, Scored: o.Scored, Killed: o.Killed, First: o.First, Doing: o.Doing}
	d.Level = d.Stage
	if g.Mode == Solo {
		d.Level = max(0, d.Stage-1)
	}
	copy(d.Zones[:], o.Zones)
	land := &g.Lands[i]
	knownIn(&land[Hand], o.Hand)
	knownIn(&land[Goals], []Shown{o.Goal})
	for k := range o.Signs {
		knownIn(&land[Sign1+Stack(k)], o.Signs[k:k+1])
	}
}

func (g *Game) knownPlayer(s table.Seat, o *SeenSeat) {
	m := g.mat(s)
	*m = Mat{Character: o.Character, Health: o.Health, HealthMax: o.HealthMax, Morale: o.Morale, MoraleMax: o.MoraleMax,
		Fatigue: o.Fatigue, XP: o.XP, Goods: o.Goods, Boosts: o.Boosts, Ready: o.Ready, Radio: o.Radio,
		Skills: o.Skills, Visible: o.Visible, At: o.At, Camped: o.Camped, Action: o.Action, Acted: o.Acted,
		Forced: o.Forced, Waits: o.Waits, Steps: o.Steps, Walked: o.Walked, Fight: o.Fight}
	own := &g.Owned[s]
	knownIn(&own[Deck], o.Deck)
	knownIn(&own[Exhausted], o.Exhausted)
	knownIn(&own[Drawn], o.Drawn)
	knownIn(&own[Mutations], o.Mutations)
	knownIn(&own[Mementos], o.Mementos)
	knownIn(&own[Chosen], o.Chosen)
	knownIn(&own[Primary], []Shown{o.Primary})
	knownIn(&own[MyBoss], []Shown{o.Boss})
	knownIn(&own[Foe], []Shown{o.Foe})
	g.knownItems(&own[Weapons], o.Weapons)
	g.knownItems(&own[Items], o.Items)
	g.knownItems(&own[Company], o.Company)
}

func (g *Game) knownItems(p *table.Pile, list []SeenItem) {
	p.Cards, p.Loose = p.Cards[:0], 0
	for i := range list {
		x := &list[i]
		c, ok := x.Card.Card()
		if !ok {
			continue
		}
		p.Cards = append(p.Cards, table.Lying{Card: c, Seen: table.Everyone})
		k := Marks{Equipped: x.Equipped, Left: x.Left}
		if on, mod := x.On.Card(); mod {
			k.Mod, k.On = true, int16(on)
		}
		g.Cards[c] = k
	}
}

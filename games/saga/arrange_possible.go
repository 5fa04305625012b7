package saga

import (
	"fmt"

	"waystation/table"
)

// Possible says what can't be about a position that a scenario has arranged, and by which rule.
func (g *Game) Possible() error {
	if g.Round > g.lastRound() {
		return fmt.Errorf("round %d is after the last, which is %d (PS-END-01, PS-TEAM-35, PS-SOLO-13)", g.Round,
			g.lastRound())
	}
	for s := range table.Seat(g.Players) {
		for _, possible := range [](func(table.Seat) error){
			g.possibleBoard, g.possibleCards, g.possibleMap, g.possibleMissions,
		} {
			if err := possible(s); err != nil {
				return fmt.Errorf("%s %w", g.SeatName(s), err)
			}
		}
	}
	return nil
}

func (g *Game) possibleBoard(s table.Seat) error {
	m := g.mat(s)
	switch {
	case m.Health < 1:
		return fmt.Errorf("has no health, and would be knocked out (PS-KO-01)")
	case m.Morale < 1:
		return fmt.Errorf("has no morale, and would be knocked out (PS-KO-01)")
	case m.Health > m.HealthMax:
		return fmt.Errorf("has %d health, and the limit is %d (PS-BOARD-06)", m.Health, m.HealthMax)
	case m.Morale > m.MoraleMax:
		return fmt.Errorf("has %d morale, and the limit is %d (PS-BOARD-06)", m.Morale, m.MoraleMax)
	case m.Ready > m.Boosts:
		return fmt.Errorf("has %d boosts ready of %d (PS-RULING-058)", m.Ready, m.Boosts)
	case g.land(s, Hand).Len() > g.handLimit(s):
		return fmt.Errorf("holds %d pieces, and may hold %d (PS-MAP-16)", g.land(s, Hand).Len(), g.handLimit(s))
	}
	c := &characters[m.Character]
	for i := range c.Skills {
		if m.Skills&(1<<i) != 0 && c.Skills[i].Needs&^m.Skills != 0 {
			return fmt.Errorf("has learned %s without %s (PS-XP-03)", c.Skills[i].Name,
				skillNames(c, c.Skills[i].Needs))
		}
	}
	return nil
}

func (g *Game) possibleCards(s table.Seat) error {
	if n := g.of(s, Company).Len(); n > mostFollowers {
		return fmt.Errorf("has %d followers, and may have %d (PS-BOARD-14)", n, mostFollowers)
	}
	if !g.roomy(s) {
		items, heavy := g.itemsPacked(s)
		return fmt.Errorf("has %d items, %d of them heavy, in %d slots, %d of them heavy (PS-BOARD-10)", items, heavy,
			g.slots(s), board.Heavy)
	}
	for i, l := range g.of(s, Mutations).Cards {
		for _, o := range g.of(s, Mutations).Cards[:i] {
			if Of(o.Card).Name == Of(l.Card).Name {
				return fmt.Errorf("has %s twice (PS-MUT-03)", Of(l.Card).Name)
			}
		}
	}
	for _, l := range g.of(s, Weapons).Cards {
		k := &g.Cards[l.Card]
		if !k.Mod {
			continue
		}
		main := table.Card(k.On)
		switch w := &Of(main).Weapon; {
		case !Of(l.Card).Weapon.IsMod:
			return fmt.Errorf("has the %s for a mod, which it can't be (PS-RULING-141)", Of(l.Card).Name)
		case g.mods(s, main) > int(w.Slots):
			return fmt.Errorf("has %d mods on the %s, which takes %d (PS-RULING-140)", g.mods(s, main), Of(main).Name,
				w.Slots)
		case g.Cards[main].Mod:
			return fmt.Errorf("has a mod on the %s, which is a mod itself (PS-RULING-141)", Of(main).Name)
		}
	}
	return nil
}

// possibleMap looks for terrain that no way leads to from the starting zone, and for who stands on none.
func (g *Game) possibleMap(s table.Seat) error {
	var reached [zones]bool
	todo := []int8{start}
	for len(todo) > 0 {
		z := todo[0]
		todo = todo[1:]
		for _, n := range neighbours[z] {
			if !reached[n] && g.zone(s, n).Tile > 0 {
				reached[n] = true
				todo = append(todo, n)
			}
		}
	}
	for z := range int8(zones) {
		k := g.zone(s, z)
		switch {
		case z == start && k.Tile > 0:
			return fmt.Errorf("has terrain in the starting zone (PS-RULING-014)")
		case k.Tile > 0 && !reached[z]:
			return fmt.Errorf("has terrain in %s, where no way leads from the starting zone (PS-MAP-05)", zoneWord(z))
		}
	}
	m := g.mat(s)
	if m.Camped >= 0 && g.zone(s, m.Camped).Tile == 0 {
		return fmt.Errorf("camps in %s, where no terrain is (PS-RULING-014)", zoneWord(m.Camped))
	}
	return nil
}

// possibleMissions compares the tokens on the map with the requirements that are met.
func (g *Game) possibleMissions(s table.Seat) error {
	o := g.own(s)
	var want [2]int
	done := 0
	for stage := range int(o.Stage) {
		want[min(1, stage*2/g.stages())] += g.stageMission(o, stage).all()
		done++
	}
	if done < g.stages() {
		want[min(1, done*2/g.stages())] += o.marked()
	}
	for level, n := range want {
		if int(o.Tokens[level]) != n {
			return fmt.Errorf("has %d L%d tokens on the map, and has met %d requirements (PS-MISSION-05)",
				o.Tokens[level], level+1, n)
		}
	}
	if g.Mode == Solo {
		return nil
	}
	switch {
	case o.SideDone && o.SideSite == 0:
		return fmt.Errorf("has done a side mission without an L1 mission (PS-SIDE-01)")
	case o.Level == 2 && g.bossPile(s).Len() == 0 && !o.Killed && g.pile(Bosses).Len() > 0:
		return fmt.Errorf("has completed L2 and has no boss (PS-BOSS-01)")
	}
	return nil
}

package saga

import (
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// faceUp piles are those where everybody sees every card that is laid there.
func faceUp(pile string) bool {
	return strings.HasSuffix(pile, " discarded") ||
		slices.Contains([]string{stackName(int(Aside)), stackName(int(TilesGone))}, pile)
}

// mayLie reports whether a card can lie in a pile when the box has been unpacked.
func mayLie(c table.Card, pile string) bool {
	common, own, land := placesOf(Of(c).Group)
	if pile == commonNames[Aside] || slices.ContainsFunc(common, func(k Stack) bool { return commonNames[k] == pile }) {
		return true
	}
	parts := strings.SplitN(pile, " ", 3)
	switch {
	case len(parts) < 3:
		return false
	case parts[0] == "side":
		return slices.ContainsFunc(land, func(k Stack) bool { return landNames[k] == parts[2] })
	}
	return parts[0] == "seat" && slices.ContainsFunc(own, func(k Stack) bool { return boardNames[k] == parts[2] })
}

// placesOf are the common stacks where the cards of a group can lie, those of a player, and those of a quadrant.
func placesOf(group Group) (common, own, land []Stack) {
	home := homes[group]
	switch group {
	case GroupTiles:
		return []Stack{Tiles, TilesGone, QueueTiles}, []Stack{Chosen}, []Stack{Terrains, Hand}
	case GroupSites:
		return []Stack{SiteBag, QueueSites, PowerSites}, nil, []Stack{Placed, Hand}
	case GroupStories:
		return []Stack{StoryBag}, nil, nil
	case GroupEnemies1, GroupEnemies2:
		return []Stack{home, home + 1}, []Stack{Foe}, nil
	case GroupBosses:
		return []Stack{Bosses, BossShown}, []Stack{MyBoss}, nil
	case GroupRanged, GroupMelee:
		return []Stack{home, home + 1}, []Stack{Weapons, Chosen}, nil
	case GroupGear:
		return []Stack{home, home + 1}, []Stack{Items, Chosen}, nil
	case GroupFollowers:
		return []Stack{home, home + 1}, []Stack{Company, Chosen}, nil
	case GroupMinor, GroupMajor:
		return []Stack{home}, []Stack{Mutations, Chosen}, nil
	case GroupEvents:
		return []Stack{Events, EventsGone, Lasting}, nil, nil
	case GroupSigns:
		return []Stack{Signs}, []Stack{Mementos}, []Stack{Sign1, Sign2, Sign3}
	case GroupMornings:
		return []Stack{Mornings, MorningsGone, Shuffling}, nil, nil
	case GroupRecons:
		return []Stack{Recons, Recon, Shuffling}, nil, nil
	case GroupObjectives:
		return []Stack{Objectives}, nil, []Stack{Goals}
	case GroupStarting:
		return nil, []Stack{Weapons}, nil
	}
	return nil, []Stack{Deck, Exhausted, Yellow, Primary, Drawn, Chosen, Kept}, nil
}

// broken says what is wrong with a state, or "".
func broken(g *Game) string {
	for side := range g.sideCount() {
		if what := brokenSide(g, side); what != "" {
			return fmt.Sprintf("side %d: %s", side+1, what)
		}
	}
	for s := range table.Seat(g.Players) {
		if what := brokenSeat(g, s); what != "" {
			return g.SeatName(s) + " " + what
		}
	}
	if g.Round > g.lastRound() {
		return fmt.Sprintf("round %d", g.Round)
	}
	return ""
}

func brokenSeat(g *Game, s table.Seat) string {
	m := g.mat(s)
	switch {
	case m.Character < 0:
		return ""
	case m.Health < 0 || m.Health > m.HealthMax || m.HealthMax < board.LeastMax || m.HealthMax >= board.LastHole:
		return fmt.Sprintf("has %d of %d health", m.Health, m.HealthMax)
	case m.Morale < 0 || m.Morale > m.MoraleMax || m.MoraleMax < board.LeastMax || m.MoraleMax >= board.LastHole:
		return fmt.Sprintf("has %d of %d morale", m.Morale, m.MoraleMax)
	case m.Fatigue < 0 || m.Fatigue > int8(len(board.Fatigue)-1):
		return fmt.Sprintf("has fatigue %d", m.Fatigue)
	case m.Ready < 0 || m.Ready > m.Boosts || m.Boosts > board.Boosts:
		return fmt.Sprintf("has %d of %d boosts", m.Ready, m.Boosts)
	case m.Radio < 0 || m.Radio > broadcastTokens:
		return fmt.Sprintf("has %d broadcast tokens", m.Radio)
	case m.XP < 0:
		return fmt.Sprintf("has %d XP", m.XP)
	}
	for x, n := range m.Goods {
		if n < 0 {
			return fmt.Sprintf("has %d %s", n, goodNames[x])
		}
	}
	return brokenPack(g, s)
}

// brokenPack looks for challenge cards that are not the player's, or are not all there.
func brokenPack(g *Game, s table.Seat) string {
	n := 0
	for _, k := range [7]Stack{Deck, Exhausted, Yellow, Primary, Drawn, Chosen, Kept} {
		for _, l := range g.of(s, k).Cards {
			if f := Of(l.Card); f.Kind == KindChallenge {
				n++
				if f.Owner != g.mat(s).Character {
					return "has " + f.Handle
				}
			}
		}
	}
	if want := len(characters[g.mat(s).Character].Pack); n != want && n != 0 {
		return fmt.Sprintf("has %d challenge cards of %d", n, want)
	}
	return ""
}

// brokenSide looks for zones that hold what lies in no pile, and for tokens without terrain.
func brokenSide(g *Game, side int) string {
	o := &g.Sides[side]
	tiles, sited := 0, 0
	for z, k := range o.Zones {
		switch {
		case k.Tile > 0 && g.Lands[side][Terrains].Find(table.Card(k.Tile-1)) < 0,
			k.Site > 0 && g.Lands[side][Placed].Find(table.Card(k.Site-1)) < 0,
			k.Tile == 0 && k != (Zone{}), z == start && k != (Zone{}):
			return fmt.Sprintf("zone %s: %+v", ZoneName(int16(z)), k)
		}
		tiles += int(min(k.Tile, 1))
		sited += int(min(k.Site, 1))
	}
	if tiles != g.Lands[side][Terrains].Len() || sited != g.Lands[side][Placed].Len() {
		return fmt.Sprintf("%d tiles and %d sites on the map, %d and %d in their piles", tiles, sited,
			g.Lands[side][Terrains].Len(),
			g.Lands[side][Placed].Len())
	}
	return ""
}

// unsettled looks for what a step should have brought to its end.
func unsettled(g *Game) string {
	if what := broken(g); what != "" || !g.Ready() || g.Over() {
		return what
	}
	if n := g.pile(Shuffling).Len(); n > 0 || g.Trial.On || g.Story.Number > 0 {
		return fmt.Sprintf("%d cards lie about, a challenge is on: %v, a story: %d", n, g.Trial.On, g.Story.Number)
	}
	for s := range table.Seat(g.Players) {
		if what := unsettledSeat(g, s); what != "" {
			return g.SeatName(s) + " " + what
		}
	}
	return ""
}

func unsettledSeat(g *Game, s table.Seat) string {
	m := g.mat(s)
	for _, k := range [5]Stack{Primary, Drawn, Foe, Chosen, Kept} {
		if p := g.of(s, k); p.Len() > 0 {
			return fmt.Sprintf("has the %s left in the pile %q", Of(p.At(0)).Handle, p.Name)
		}
	}
	equipped := 0
	for _, l := range g.of(s, Weapons).Cards {
		if k := &g.Cards[l.Card]; k.Equipped {
			equipped++
		}
	}
	switch {
	case m.Health == 0 || m.Morale == 0:
		return "lies about, knocked out"
	case m.Busy || m.Engaged || m.Fight != (Fight{}):
		return fmt.Sprintf("is still busy: %+v", m.Fight)
	case g.of(s, Company).Len() > mostFollowers:
		return "has three followers"
	case equipped > board.Equipped:
		return "has three weapons in hand"
	case !g.roomy(s):
		return "has more than there are slots"
	}
	return ""
}

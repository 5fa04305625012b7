package posthuman

import (
	"fmt"
	"slices"

	"waystation/table"
)

// What is offered.
var (
	VerbCharacter = book.Verb("character", "{card a}", "card:{a}")
)

// What is told.
var (
	taleCharacter = book.Tale("{who} is {the a}.")
	taleSkill     = book.Tale("{who} knows {card a}.")
)

// newGame is the state before set-up: every card in its box.
func newGame(s table.Setup) (table.Game, error) {
	g := &Game{Players: int8(s.Seats), Custom: s.Options["characters"] == "custom", Short: s.Mode == "short",
		Fast: s.Options["speed-play"] == "on", Starter: table.Nobody}
	for i := range stacks {
		g.stack(i).Name = stackName(Stack(i))
	}
	g.unpack()
	for i := range g.Mats {
		g.Mats[i].Fight.Foe = -1
	}
	return g, nil
}

// homes are where the cards of each group lie when the box is unpacked.
var homes = [groups]Stack{
	GroupCharacters: Characters, GroupStarting: Shop, GroupEquipment: Equipment, GroupWeapons: Weapons,
	GroupSkills: Skills, GroupFollowers: Followers, GroupSupply: Supplies, GroupEvents: Events,
	GroupEncounters1: Encounters1, GroupEncounters2: Encounters2, GroupEncounters3: Encounters3, GroupHumans: Humans,
	GroupMutants: Mutants, GroupScars: Scars, GroupActions: Actions, GroupTiles: Tiles,
}

// unpack lays out the common area (PH-SETUP-04, PH-SETUP-05): decks shuffled face down, starting items and characters
// open.
func (g *Game) unpack() {
	for group, home := range homes {
		who := table.Seats(0)
		if home == Shop || home == Characters {
			who = table.Everyone
		}
		for _, c := range Cards(Group(group)) {
			if Of(c).Start {
				g.pile(Aside).Put(c, table.Everyone)
			} else {
				g.pile(home).Put(c, who)
			}
		}
		if who == 0 {
			g.pile(home).Shuffle()
		}
	}
}

// The steps of the set-up, counted by Next.
const (
	stepTable int8 = iota
	stepCharacters
	stepSkills
	stepShort
	stepStarter
)

// setUp is one step of the set-up: the table, the characters, their skills, what the short game adds, the starting
// player.
func (g *Game) setUp(t *table.Table) {
	switch g.Next {
	case stepTable:
		g.layTable(t)
	case stepCharacters:
		if g.Custom {
			g.spendPoints(t)
		} else {
			g.pickCharacters(t)
		}
	case stepSkills:
		g.learnFirst(t)
	case stepShort:
		if g.Short {
			g.shortCut(t)
		}
	case stepStarter:
		g.beginPlay(t)
		return
	}
	g.Next++
}

// layTable gives everybody a starting tile and the meeples their places, and takes the cards out that the number of
// players rules out (PH-SETUP-02, PH-SETUP-06, PH-SETUP-08, PH-RULING-13).
func (g *Game) layTable(t *table.Table) {
	aside := g.pile(Aside)
	for s := range table.Seat(g.Players) {
		c := g.of(s, Map)
		aside.Lay(g.startTile(), c)
		m := g.mat(s)
		m.Tile = c.At(0)
		g.Cards[m.Tile] = Marks{Done: true, Came: true}
		g.settleIn(s)
	}
	g.sortEvents(t)
	if g.solo() { // PH-SOLO-03, PH-SOLO-04
		for _, name := range []string{"Looting", "Raiding", "Storytelling", "Psychologist"} {
			g.banish(t, Skills, name)
		}
		g.banish(t, Equipment, "Camo Tent")
	}
}

// startTile is the place of a starting tile in the pile Aside.
func (g *Game) startTile() int {
	return slices.IndexFunc(g.pile(Aside).Cards, func(l table.Lying) bool { return Of(l.Card).Start })
}

// banish takes all cards of a name out of a shuffled deck and out of the game.
func (g *Game) banish(t *table.Table, k Stack, name string) {
	p := g.pile(k)
	for i := p.Len() - 1; i >= 0; i-- {
		if Of(p.At(i)).Name == name {
			p.Move(t, i, g.pile(Aside), table.Everyone, table.Everyone)
		}
	}
}

// sortEvents makes the event deck: without The Fortress; in the solo game without those that need company, and The
// Fortress among the last three (PH-SETUP-02, PH-SOLO-02, PH-SOLO-05).
func (g *Game) sortEvents(t *table.Table) {
	deck, aside := g.pile(Events), g.pile(Aside)
	for i := deck.Len() - 1; i >= 0; i-- {
		if e := &Of(deck.At(i)).Event; e.OnlySolo || g.solo() && e.NotSolo {
			deck.Move(t, i, aside, table.Everyone, table.Everyone)
		}
	}
	if !g.solo() {
		return
	}
	last := g.pile(EventsLast)
	for range 2 {
		deck.Draw(t, last, 0)
	}
	fortress := slices.IndexFunc(aside.Cards, func(l table.Lying) bool { return Of(l.Card).Event.OnlySolo })
	aside.Move(t, fortress, last, 0, 0)
	last.Shuffle()
}

// pickCharacters lets everybody pick a character, clockwise from the winner of a roll (PH-SETUP-11, PH-RULING-36).
func (g *Game) pickCharacters(t *table.Table) {
	first := g.rollOff(t, table.Upto(int(g.Players)))
	for i := range table.Seat(g.Players) {
		s := (first + i) % table.Seat(g.Players)
		m := t.Open(s, askCharacter)
		p := g.pile(Characters)
		for _, l := range p.Cards {
			m.Offer(VerbCharacter.Of(int(l.Card)), "PH-SETUP-11")
		}
		c := table.Card(m.Ask().A)
		p.Lay(p.Find(c), g.of(s, Sheet))
		g.Cards[c].Came = true
		t.Tell(table.Event{Tale: taleCharacter, Seat: s, Rule: "PH-SETUP-11", A: int16(c)})
		g.become(t, s, c)
	}
}

var askCharacter = book.Question("character", "PH-SETUP-11", "Who are you?")

// become takes what a character card names (PH-SETUP-12 to PH-SETUP-19).
func (g *Game) become(t *table.Table, s table.Seat, c table.Card) {
	f, m := Of(c), g.mat(s)
	m.Stats = f.Stats
	m.Food, m.Ammo = int16(f.Food), int16(f.Rounds)
	skills := g.pile(Skills)
	for _, name := range f.Skills {
		i := slices.IndexFunc(skills.Cards, func(l table.Lying) bool { return Of(l.Card).Name == name })
		if i >= 0 { // taken out of the solo game (PH-SOLO-03)
			g.learn(t, s, skills, i, "PH-SETUP-15")
		}
	}
	for _, name := range f.Items { // PH-SETUP-17
		shop := g.pile(Shop)
		i := slices.IndexFunc(shop.Cards, func(l table.Lying) bool { return Of(l.Card).Name == name })
		shop.Lay(i, g.of(s, Gear))
	}
	g.arm(s)
	g.heal(s)
}

// heal sets health, morale and hunger as at the start (PH-SETUP-13, PH-SETUP-14).
func (g *Game) heal(s table.Seat) {
	m := g.mat(s)
	m.Health, m.Morale, m.Hunger = m.healthLimit(), m.moraleLimit(), 0
}

// arm makes the first melee and the first ranged weapon active where none is (PH-SETUP-19); the owner may change them
// at any time.
func (g *Game) arm(s table.Seat) {
	for _, k := range [2]Kind{KindMelee, KindRanged} {
		first, active := -1, false
		for i, l := range g.of(s, Gear).Cards {
			if Of(l.Card).Kind == k {
				active = active || g.Cards[l.Card].Active
				if first < 0 {
					first = i
				}
			}
		}
		if first >= 0 && !active {
			g.Cards[g.of(s, Gear).At(first)].Active = true
		}
	}
	g.reckon(s)
}

// learn moves a skill to the cards a player knows (PH-RULING-40).
func (g *Game) learn(t *table.Table, s table.Seat, from *table.Pile, i int, rule string) {
	c := from.Move(t, i, g.of(s, Known), table.Everyone, table.Everyone)
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleSkill, Seat: s, Rule: rule, A: int16(c)})
	g.reckon(s)
}

var d6 = table.Die{Name: "die", Sides: 6}

// rollOff finds who of some seats rolls highest; those who are level roll again (PH-RULING-36).
func (g *Game) rollOff(t *table.Table, who table.Seats) table.Seat {
	for {
		best, top, winner := table.Seats(0), 0, table.Nobody
		for s := range table.Seat(g.Players) {
			if !who.Has(s) {
				continue
			}
			if who == table.Set(s) {
				return s
			}
			switch n := t.Roll(d6); {
			case n > top:
				best, top, winner = table.Set(s), n, s
			case n == top:
				best = best.With(s)
			}
		}
		if best == table.Set(winner) {
			return winner
		}
		who = best
	}
}

// stackName is what the record of chance calls a stack.
func stackName(k Stack) string {
	if k < seatStacks {
		return [...]string{"event deck", "event discard", "last events", "skill deck", "skill discard",
			"equipment deck", "equipment discard", "weapon deck", "weapon discard", "follower deck", "follower discard",
			"supply deck", "supply discard", "encounters 1", "encounters 1 discard", "encounters 2",
			"encounters 2 discard", "encounters 3", "encounters 3 discard", "human minions", "human minions discard",
			"mutant minions", "mutant minions discard", "scar deck", "scar discard", "action deck", "action discard",
			"tiles", "tiles under the stack", "shop", "characters", "event", "season", "aside"}[k]
	}
	s, own := (k-seatStacks)/perSeat, (k-seatStacks)%perSeat
	return fmt.Sprintf("seat %d %s", s, [...]string{"sheet", "hand", "gear", "skills", "company", "drawn", "scars",
		"xp", "map", "kept", "encounter", "foes", "actions", "chosen"}[own])
}

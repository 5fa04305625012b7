package saga

import (
	"fmt"
	"strconv"

	"waystation/games/words"
	"waystation/table"
)

// Shelf is the game as it stands on the shelf. Its version is that of the code and the cards.
var Shelf *table.Box

func box(book *table.Sealed[Page]) *table.Box {
	b := &table.Box{
		Name: "saga", Title: "Posthuman Saga", Claim: "Build the road, live the stories, come home changed.",
		Minutes: 150, Score: "Victory points", MinSeats: 1, MaxSeats: maxSeats,
		Modes:   []string{"standard", "teams", "solo"},
		SeatsOf: map[string][]int{"standard": {2, 3, 4}, "teams": {4}, "solo": {1}}, // PS-SETUP-01
	}
	b.Choices = append(b.Choices, table.Choice{Name: "side", Label: "Solo board", Values: []string{"A", "B"},
		Default: "A"})
	for s := range maxSeats {
		values := []string{"any"}
		for i := range characters {
			values = append(values, characters[i].Name)
		}
		b.Choices = append(b.Choices, table.Choice{Name: "character" + strconv.Itoa(s+1), Label: "Character",
			Values: values, Default: "any"})
	}
	b.Version = version
	b.New = func(s table.Setup) (table.Game, error) { return newGame(s, book) }
	b.Reseal = func(keep func(string, int) bool, seed uint64) *table.Box {
		return box(book.Resealed(func(side int) bool { return keep("story", side) }, len(readPages), otherPage(seed)))
	}
	return b
}

// What is asked.
var (
	askSkills = book.Question("first-skills", "PS-SETUP-29", "{a} XP to begin with. What have you learned?",
		words.Idly("done"))
	askRecon = book.Question("objective", "PS-SOLO-08", "Which recon objective?")
)

// VerbObjective is a recon objective.
var VerbObjective = book.Verb("objective", "{objective a}", "recon")

// newGame is the state before the set-up: every card in its box.
func newGame(s table.Setup, storybook *table.Sealed[Page]) (table.Game, error) {
	g := &Game{Players: int8(s.Seats), book: storybook, SideB: s.Options["side"] == "B"}
	switch s.Mode {
	case "teams":
		g.Mode = Teams
	case "solo":
		g.Mode = Solo
	}
	for i := range stacks {
		g.stack(i).Name = stackName(i)
	}
	for i := range g.Mats {
		g.Mats[i].Character, g.Mats[i].Camped, g.Mats[i].At = -1, -1, start
	}
	taken := map[string]bool{}
	for i := range s.Seats {
		name := s.Options["character"+strconv.Itoa(i+1)]
		if name == "" || name == "any" {
			continue
		}
		if taken[name] {
			return nil, fmt.Errorf("two players can't both be the %s (PS-SETUP-02)", name)
		}
		taken[name] = true
		for c := range characters {
			if characters[c].Name == name {
				g.Mats[i].Character = int8(c)
			}
		}
	}
	g.unpack()
	return g, nil
}

// homes are where the cards of each group lie when the box is unpacked.
var homes = [groups]Stack{
	GroupTiles:      Tiles,
	GroupSites:      SiteBag,
	GroupStories:    StoryBag,
	GroupEnemies1:   Enemies1,
	GroupEnemies2:   Enemies2,
	GroupBosses:     Bosses,
	GroupRanged:     Ranged,
	GroupMelee:      Melee,
	GroupGear:       Gear,
	GroupFollowers:  Followers,
	GroupMinor:      Minor,
	GroupMajor:      Major,
	GroupEvents:     Events,
	GroupSigns:      Signs,
	GroupMornings:   MorningsGone,
	GroupRecons:     Recons,
	GroupObjectives: Objectives,
	GroupStarting:   Aside,
	GroupPack1:      Aside,
	GroupPack2:      Aside,
	GroupPack3:      Aside,
	GroupPack4:      Aside,
	GroupPack5:      Aside,
}

// unpack shuffles every deck, and lays the rest open (PS-SETUP-08, PS-SETUP-12, PS-SETUP-13, PS-SETUP-17,
// PS-RULING-026).
func (g *Game) unpack() {
	for group, home := range homes {
		who := table.Seats(0)
		switch home {
		case Aside, MorningsGone, Recons, Objectives:
			who = table.Everyone
		}
		for _, c := range Cards(Group(group)) {
			g.pile(home).Put(c, who)
		}
		if who == 0 {
			g.pile(home).Shuffle()
		}
	}
}

// The steps of the set-up, counted by Next.
const (
	stepTable int8 = iota
	stepSkills
	stepRecon
)

// setUp is one step of the set-up.
func (g *Game) setUp(t *table.Table) {
	switch g.Next {
	case stepTable:
		g.layTable(t)
	case stepSkills:
		g.firstSkills(t)
	case stepRecon:
		g.chooseRecon(t)
		g.nextRound(t)
		return
	}
	g.Next++
}

// layTable lays out the board and the players' boards (PS-SETUP-06 to PS-SETUP-28, PS-SETUP-32 to PS-SETUP-37,
// PS-SETUP-40, PS-TEAM-04, PS-RULING-164).
func (g *Game) layTable(t *table.Table) {
	g.castCharacters(t)
	for s := range table.Seat(g.Players) {
		g.layBoard(s)
	}
	g.layMornings(t)
	for side := range g.sideCount() {
		s := g.members(side).First()
		for i := range Stack(len(signZones)) {
			g.pile(Signs).Draw(t, g.land(s, Sign1+i), 0)
		}
		if g.Mode != Solo {
			p := g.pile(Objectives)
			p.Shuffle()
			p.Draw(t, g.land(s, Goals), table.Everyone)
		}
	}
	g.refill(t)
	for g.Mode == Solo && g.alikeTerrain() { // PS-SOLO-06
		g.discardPiece(g.pile(QueueTiles), 1)
		g.refill(t)
	}
	g.orderPlayers(t)
	if g.Mode == Solo {
		g.showBoss(t)
		g.layMarkers(t)
	}
}

// alikeTerrain reports whether the two terrains of a solo queue are of one type (PS-RULING-025).
func (g *Game) alikeTerrain() bool {
	p := g.pile(QueueTiles)
	return p.Len() == 2 && Of(p.At(0)).Tile.Terrain == Of(p.At(1)).Tile.Terrain
}

// castCharacters deals characters at random to those who have picked none (PS-SETUP-02, PS-RULING-007).
func (g *Game) castCharacters(t *table.Table) {
	for s := range table.Seat(g.Players) {
		if g.mat(s).Character >= 0 {
			continue
		}
		var free [8]int8
		n := 0
		for c := range int8(len(characters)) {
			if !g.cast(c) {
				free[n] = c
				n++
			}
		}
		g.mat(s).Character = free[t.Roll(table.Die{Name: "character", Sides: n})-1]
	}
}

func (g *Game) cast(c int8) bool {
	for s := range table.Seat(g.Players) {
		if g.mat(s).Character == c {
			return true
		}
	}
	return false
}

// layBoard lays out a player's board (PS-SETUP-21 to PS-SETUP-28, PS-SETUP-32 to PS-SETUP-34, PS-SETUP-03, PS-BOARD-17,
// PS-BOARD-18).
func (g *Game) layBoard(s table.Seat) {
	m := g.mat(s)
	c := &characters[m.Character]
	m.Health, m.HealthMax, m.Morale, m.MoraleMax = c.Health, c.Health, c.Morale, c.Morale
	m.Boosts, m.Ready, m.Radio = 2, 2, 2
	m.Goods[Food], m.Goods[Ammo] = c.Food, c.Ammo
	aside := g.pile(Aside)
	for _, w := range c.Arms {
		aside.Lay(aside.Find(w), g.of(s, Weapons))
		g.Cards[w] = Marks{Equipped: true, Came: true}
	}
	for _, k := range c.Pack {
		to := Deck
		if Of(k).Challenge.Band {
			to = Yellow
		}
		aside.Lay(aside.Find(k), g.of(s, to))
	}
	g.of(s, Deck).Shuffle()
}

// layMornings makes the pile of the morning tokens: the last round's on the bottom, the first round's on top, both
// blank (PS-SETUP-09 to PS-SETUP-11, PS-TEAM-03, PS-SOLO-07).
func (g *Game) layMornings(t *table.Table) {
	each := [...]int{0, 4, 3, 3, 2}[g.Players]
	rounds := int(g.lastRound())
	box, pile := g.pile(MorningsGone), g.pile(Mornings)
	g.quietMorning(t)
	for s := range table.Seat(g.Players) {
		for range each {
			for i, l := range box.Cards {
				if f := Of(l.Card); !f.Blank && f.Owner == g.mat(s).Character {
					box.Move(t, i, pile, table.Everyone, 0)
					break
				}
			}
		}
	}
	for pile.Len() < rounds-1 {
		g.quietMorning(t)
	}
	g.mixMornings(t)
	g.quietMorning(t)
	for box.Len() > 0 {
		box.Lay(0, g.pile(Aside))
	}
}

// quietMorning adds a blank token to the pile.
func (g *Game) quietMorning(t *table.Table) {
	box := g.pile(MorningsGone)
	for i, l := range box.Cards {
		if Of(l.Card).Blank {
			box.Move(t, i, g.pile(Mornings), table.Everyone, 0)
			return
		}
	}
}

// mixMornings shuffles all tokens but the one at the bottom.
func (g *Game) mixMornings(t *table.Table) {
	pile, box := g.pile(Mornings), g.pile(Shuffling)
	for pile.Len() > 1 {
		pile.Move(t, pile.Len()-1, box, table.Everyone, 0)
	}
	box.Shuffle()
	for box.Len() > 0 {
		box.Draw(t, pile, 0)
	}
}

// orderPlayers lays the player order track (PS-SETUP-20, PS-RULING-005).
func (g *Game) orderPlayers(t *table.Table) {
	for i := range g.Players {
		g.Order[i] = table.Seat(i)
	}
	for i := int(g.Players) - 1; i > 0; i-- {
		k := t.Roll(table.Die{Name: "order", Sides: i + 1}) - 1
		g.Order[i], g.Order[k] = g.Order[k], g.Order[i]
	}
	t.Tell(table.Event{Tale: taleOrder, Seat: table.Nobody, Rule: "PS-SETUP-20", A: g.orderCode()})
}

// layMarkers puts one site of each type beside the power tracks (PS-SOLO-04).
func (g *Game) layMarkers(t *table.Table) {
	bag := g.pile(SiteBag)
	for x := range sites {
		for i, l := range bag.Cards {
			if Of(l.Card).Site == x {
				c := bag.Move(t, i, g.pile(PowerSites), table.Everyone, table.Everyone)
				g.Cards[c].Marker = true
				break
			}
		}
	}
	bag.Shuffle()
}

// firstSkills lets everybody learn skills for the starting XP, side by side; the rest is lost (PS-SETUP-29 to
// PS-SETUP-31, PS-RULING-069, PS-SETUP-30).
func (g *Game) firstSkills(t *table.Table) {
	var learned [maxSeats]uint16
	g.askTogether(t, table.Upto(int(g.Players)), func(s table.Seat) {
		m := g.mat(s)
		left := int(characters[m.Character].XP)
		for {
			q := t.Open(s, askSkills, left)
			g.offerSkills(&q, s, left, true)
			q.Offer(VerbDone.Of(), "PS-SETUP-31")
			o := q.Ask()
			if o.Verb == VerbDone {
				break
			}
			left -= int(o.C)
			m.Skills |= 1 << o.B
			learned[s] |= 1 << o.B
		}
	})
	for s := range table.Seat(g.Players) {
		for i := range characters[g.mat(s).Character].Skills {
			if learned[s]&(1<<i) != 0 {
				g.knowSkill(t, s, i)
			}
		}
	}
}

// chooseRecon lays out a recon objective that fits the game: at random, or alone by choice (PS-SETUP-18, PS-SOLO-08,
// PS-TEAM-05).
func (g *Game) chooseRecon(t *table.Table) {
	want := reconTwo
	switch {
	case g.Mode == Solo:
		want = reconSolo
	case g.Mode == Teams:
		want = reconTeams
	case g.Players > 2:
		want = reconMore
	}
	p, fitting := g.pile(Recons), g.pile(Shuffling)
	for i := p.Len() - 1; i >= 0; i-- {
		if Of(p.At(i)).Recon.For == want {
			p.Lay(i, fitting)
		}
	}
	if g.Mode == Solo {
		q := t.Open(0, askRecon)
		for _, l := range fitting.Cards {
			q.Offer(VerbObjective.Of(int(l.Card)), "PS-SOLO-08")
		}
		fitting.Lay(fitting.Find(table.Card(q.Ask().A)), g.pile(Recon))
	} else {
		fitting.Shuffle()
		fitting.Draw(t, g.pile(Recon), table.Everyone)
	}
	for fitting.Len() > 0 {
		fitting.Lay(0, p)
	}
}

// commonNames, seatNames1 and landNames are what the piles are called.
var (
	commonNames = [commonStacks]string{"terrain", "terrain set aside", "sites", "queue of terrain", "queue of sites",
		"stories", "enemies 1",
		"enemies 1 discarded", "enemies 2", "enemies 2 discarded", "bosses", "boss shown", "ranged weapons",
		"ranged discarded", "melee weapons",
		"melee discarded", "equipment", "equipment discarded", "followers", "followers discarded", "minor mutations",
		"major mutations",
		"events", "events discarded", "events in play", "landmarks", "mornings", "mornings past", "recon objectives",
		"recon objective",
		"mission objectives", "power tracks", "being shuffled", "out of the game"}
	boardNames = [seatStacks]string{"challenge deck", "exhausted", "yellow band", "primary", "drawn", "weapons",
		"items", "followers",
		"mutations", "enemy", "boss", "chosen", "mementos", "kept"}
	landNames = [landStacks]string{"terrain laid", "sites placed", "hand", "mission", "landmark 1", "landmark 2",
		"landmark 3"}
)

func stackName(i int) string {
	if i < int(commonStacks) {
		return commonNames[i]
	}
	i -= int(commonStacks)
	if i < maxSeats*int(seatStacks) {
		return "seat " + strconv.Itoa(i/int(seatStacks)) + " " + boardNames[i%int(seatStacks)]
	}
	i -= maxSeats * int(seatStacks)
	return "side " + strconv.Itoa(i/int(landStacks)+1) + " " + landNames[i%int(landStacks)]
}

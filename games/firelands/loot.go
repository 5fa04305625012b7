package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var askLoot = book.Question("loot", "FL-LOOT-05", "The loot of {the a}: keep one card, or none.", words.Secret)

// What is offered.
var (
	VerbKeep     = book.Verb("keep", "Keep {the a}", "card:{a}")
	VerbKeepNone = book.Verb("keep-none", "Keep none", "")
)

// What is told.
var (
	taleDefeat = book.Tale("That is the end of {the a}.", words.Major)
	taleLoot   = book.SecretTale("{who} is dealt a Loot card.", "{who} is dealt {the secret}.",
		words.Major, words.At("{convoyof who}"))
	taleKept = book.SecretTale(
		"{who} keeps {one a one none} of the Loot cards.",
		"{who} keeps {the secret}, face down.",
		words.Major, words.At("{convoyof who}"),
	)
	taleUnpack = book.Tale("{who} unpacks {the a}.", words.Major, words.At("{convoyof who}"))
)

// bury ends an Enemy whose Defence boxes are all filled, however that came about (FL-FIRE-15, FL-RULING-82): the
// loot is dealt, the Target counters go home, the cards leave the map, and those who share choose in secret.
func (g *Game) bury(t *table.Table, n int) {
	f := g.Foes[n]
	if f.Region == 0 || g.strength(n) > 0 {
		return
	}
	t.Tell(table.Event{Tale: taleDefeat, Seat: table.Nobody, Rule: "FL-FIRE-15", A: int16(f.Card)})
	var kept [4]int // cards from an earlier share, which are no longer up for choice
	for _, s := range g.players() {
		kept[s] = g.of(s, Share).Len()
	}
	sharers := g.dealLoot(t, n)
	g.leave(n, Defeated)
	if sharers != 0 {
		g.chooseLoot(t, n, f.Card, sharers, kept)
	}
}

// dealLoot deals Loot cards one at a time in Right Turn Order, to each player as many as they have Target counters
// on the Enemy (FL-LOOT-01 to FL-LOOT-03, FL-RULING-80).
func (g *Game) dealLoot(t *table.Table, n int) (sharers table.Seats) {
	deck, due := g.pile(Loot1+Stack(deckOf(n))), g.Foes[n].Targets
	for round := int8(1); round <= 3; round++ {
		for i := range g.Order {
			s := g.right(i)
			if due[s] < round || deck.Len() == 0 {
				continue
			}
			g.rival(s).drawLoot(g, t, s, n, deck)
			if isPlayer(s) {
				sharers = sharers.With(s)
			}
		}
	}
	return sharers
}

// drawLoot deals a card to a player, who looks at it.
func (player) drawLoot(g *Game, t *table.Table, s table.Seat, enemy int, deck *table.Pile) {
	c := deck.Draw(t, g.of(s, Share), table.Set(s))
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleLoot, Seat: s, Rule: "FL-LOOT-03", A: int16(g.Foes[enemy].Card),
		Secret: int16(c), Who: table.Set(s)})
}

// leave takes an Enemy off the map: Target counters go home, the Hitpoints card to the Common pile, the Enemy where
// it is told (FL-LOOT-04, FL-LOOT-08, FL-RULING-88).
func (g *Game) leave(n int, to Stack) {
	f := &g.Foes[n]
	for _, s := range g.Order {
		g.mat(s).Targets += f.Targets[s]
	}
	foes, defences := g.pile(Enemies), g.pile(Defences)
	foes.Lay(foes.Find(f.Card), g.pile(to))
	defences.Lay(defences.Find(f.Hitpoints), g.pile(Common))
	*f = Foe{}
}

// chooseLoot lets everybody who shares keep one card or none, at once and in secret. What is not kept is shuffled
// back (FL-LOOT-05, FL-LOOT-07, FL-RULING-81).
func (g *Game) chooseLoot(t *table.Table, n int, enemy table.Card, sharers table.Seats, kept [4]int) {
	var chosen [4]int16 // inside the All only: a card, or -1
	t.All(sharers, func(s table.Seat) {
		m := t.Open(s, askLoot, int(enemy))
		share := g.of(s, Share)
		for i := kept[s]; i < share.Len(); i++ {
			m.Offer(VerbKeep.Of(int(share.At(i))), "FL-LOOT-05")
		}
		m.Offer(VerbKeepNone.Of(), "FL-LOOT-05")
		chosen[s] = -1
		if o := m.Ask(); o.Verb == VerbKeep {
			chosen[s] = o.A
		}
	})
	deck := g.pile(Loot1 + Stack(deckOf(n)))
	for i := range g.Order {
		s := g.right(i)
		if !sharers.Has(s) {
			continue
		}
		share := g.of(s, Share)
		for k := share.Len() - 1; k >= kept[s]; k-- {
			if int16(share.At(k)) != chosen[s] {
				share.Move(t, k, deck, table.Set(s), 0)
			}
		}
		t.Tell(table.Event{Tale: taleKept, Seat: s, Rule: "FL-LOOT-06", A: int16(share.Len() - kept[s]),
			B: int16(enemy), Secret: chosen[s], Who: table.Set(s)})
	}
	deck.Shuffle()
}

// unpackLoot brings one player's kept Loot into play, at the end of Convoys Fire and in Right Turn Order
// (FL-LOOT-06). It is revealed: convoy cards are installed at once, Special Loot goes to the player's Objects
// (FL-LOOT-09, FL-LOOT-11, FL-RULING-81).
func (g *Game) unpackLoot(t *table.Table) {
	s := g.right(int(g.Next))
	if isPlayer(s) && g.of(s, Share).Len() > 0 { // the Automa does not unpack (FL-AUTO-41)
		g.rival(s).turn(g, t, s)
	}
	if g.nextPlayer(s) {
		g.Phase = PhaseEnemiesFire
	}
}

func (g *Game) unpackShare(t *table.Table, s table.Seat) {
	for share := g.of(s, Share); share.Len() > 0; {
		share.Show(t, 0, table.Everyone)
		c := share.At(0)
		t.Tell(table.Event{Tale: taleUnpack, Seat: s, Rule: "FL-RULING-81", A: int16(c)})
		if Of(c).Convoy() {
			g.install(t, s, share, c, by("FL-LOOT-09"))
			continue
		}
		share.Lay(0, g.of(s, Hand))
		g.keepLimit(t, s, by("FL-OBJ-03"))
	}
}

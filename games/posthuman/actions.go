package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askArmament = book.Question("armament", "PH-MUTACT-16", "With what do you strike?")
	askRob      = book.Question("rob", "PH-MUTACT-08", "What does {seat a} lose?")
	askHowMany  = book.Question("how-many", "PH-MUTACT-03",
		"You look at the next {n a tile tiles}. How many go under the stack?")
	askUnder = book.Question("under", "PH-MUTACT-03", "Put {n a tile tiles} under the stack.", words.Always,
		words.Secret)
)

// What is offered.
var (
	VerbArm     = book.Verb("arm", "With {card a}", "card:{a}")
	VerbBare    = book.Verb("bare", "With {bare a}", "")
	VerbRob     = book.Verb("rob", "{rob a}", "")
	VerbHowMany = book.Verb("how-many", "{a}", "")
	VerbUnder   = book.Verb("under", "{apart a} under the stack", "card:{a}")
)

// What is told.
var (
	taleAct         = book.Tale("{who} plays {card a}{on b}.", words.Major)
	talePassed      = book.Tale("{who} hears it, and does not look round.")
	taleLooks       = book.Tale("{who} looks at {looked a b}.")
	taleUnder       = book.Tale("{who} puts {n a tile tiles} under the stack.")
	talePickedClean = book.Tale("{card a} has been picked clean: {n b card cards} fewer for {who}.", words.Major)
)

// act plays the chosen card of a mutant on a human, or on nobody in particular. The card is discarded (PH-MUTACT-05,
// PH-RULING-135), no other of its title can be played on that human this turn (PH-MUTACT-09), and the mutant has acted
// (PH-MUTACT-02).
func (g *Game) act(t *table.Table, by, s table.Seat) {
	c := g.of(by, Chosen).Move(t, 0, g.pile(ActionsGone), table.Everyone, table.Everyone)
	g.mat(by).Acted = true
	title := Of(c).Title
	t.Tell(table.Event{Tale: taleAct, Seat: by, Rule: "PH-MUTACT-02", A: int16(c), B: int16(s)})
	if s == table.Nobody {
		g.turnSignposts(t, by)
		return
	}
	g.Struck[s] |= 1 << title
	why, b := byCard("PH-MUTACT-08", c), g.boost(by, title)
	switch title {
	case Charge: // of its own scope: the human may still move afterwards (PH-RULING-48)
		g.aboard(t, s, func() { g.charged(t, s, chargeWounds+int(b.More), b.Scar, why) })
	case Embrace:
		w := g.armament(t, by, false)
		g.aboard(t, s, func() { g.embrace(t, by, s, w, b, why) })
	case Pelt:
		w := g.armament(t, by, true)
		g.aboard(t, s, func() { g.shot(t, s, by, w.Shot, b.More, b.Scar, why) })
	case Rummage:
		g.rob(t, by, s, why)
	case CallByName:
		g.aboard(t, s, func() { g.callByName(t, by, s, why) })
	case PickedClean:
		t.Tell(table.Event{Tale: talePickedClean, Seat: s, Rule: why.rule, A: int16(g.mat(s).Tile), B: pickedCards})
	case FetchTheCousins:
		g.join(t, s, Mutants)
	}
}

const chargeWounds = 3

// stones are what is thrown by a mutant without a shooting weapon.
var stones = Weapon{Shot: Shot{SD: 1, Range: 2, Hits: [5]int8{1, 1, 2, 2, 3}}}

// armament is what a mutant strikes with: a weapon of its mutations, which it need not equip, or fists or stones
// (PH-MUTACT-16, PH-RULING-20). Fists are the zero weapon.
func (g *Game) armament(t *table.Table, by table.Seat, shoots bool) Weapon {
	bare := 0
	if shoots {
		bare = 1
	}
	m := t.Open(by, askArmament)
	for _, l := range g.of(by, Injury).Cards {
		if w := &Of(l.Card).Weapon; shoots && w.Shot.SD > 0 || !shoots && w.Hands > 0 {
			m.Offer(VerbArm.Of(int(l.Card)), "PH-MUTACT-16")
		}
	}
	m.Offer(VerbBare.Of(bare), "PH-WPN-05")
	switch o := m.Ask(); {
	case o.Verb == VerbArm:
		return Of(table.Card(o.A)).Weapon
	case shoots:
		return stones
	}
	return Weapon{}
}

// embrace is a fight of one melee round, whose wounds give a scar. A human who deals wounds and takes none gains 1 XP.
func (g *Game) embrace(t *table.Table, by, s table.Seat, w Weapon, b Boost, why cause) {
	if x := g.duel(t, s, by, w, b.More, 1, true, why); x.dealt > 0 && x.taken == 0 {
		g.gainXP(t, s, 1, why)
	}
}

// What Rummage takes, at most, and Call by Name.
const (
	robbed       = 2
	calledMorale = 2
)

// rob takes food, ammo or a card of the hand from a human, as the mutant names.
func (g *Game) rob(t *table.Table, by, s table.Seat, why cause) {
	m := t.Open(by, askRob, int(s))
	for i, n := range [3]int{int(g.mat(s).Food), int(g.mat(s).Ammo), g.of(s, Hand).Len()} {
		if n > 0 {
			m.Offer(VerbRob.Of(i), "PH-MUTACT-08")
		} else {
			m.Deny(VerbRob.Of(i), "PH-MUTACT-08", "there is none")
		}
	}
	if m.Len() == 0 {
		m.Offer(VerbBide.Of(), "PH-MUTACT-08")
	}
	switch o := m.Ask(); {
	case o.Verb == VerbBide:
	case o.A == 0:
		g.stock(t, s, -robbed, 0, why)
	case o.A == 1:
		g.stock(t, s, 0, -robbed, why)
	default:
		i := 0
		if n := g.of(s, Hand).Len(); n > 1 {
			i = t.Roll(table.Die{Name: "die", Sides: n}) - 1
		}
		g.discard(t, s, g.of(s, Hand).At(i), why.rule)
	}
}

// callByName makes a human test mind, at 1 less against a mutant with the stronger one, or lose morale.
func (g *Game) callByName(t *table.Table, by, s table.Seat, why cause) {
	if g.test(t, s, Mind, g.callBonus(by, s), why) {
		t.Tell(table.Event{Tale: talePassed, Seat: s, Rule: why.rule, C: why.card})
		return
	}
	g.lose(t, s, 0, calledMorale, why)
}

// callBonus is what is added to the test of whoever a mutant calls.
func (g *Game) callBonus(by, s table.Seat) int {
	if g.mat(by).Stats[Mind] > g.mat(s).Stats[Mind] {
		return -1
	}
	return 0
}

// signpostTiles is at how many terrain tiles Turn the Signposts looks.
const signpostTiles = 4

// turnSignposts lets a mutant look at the next terrain tiles, put some under the stack and the others back on top, in
// any order.
func (g *Game) turnSignposts(t *table.Table, by table.Seat) {
	n := g.lookAt(t, by, Tiles, signpostTiles)
	t.Tell(table.Event{Tale: taleLooks, Seat: by, Rule: "PH-MUTACT-03", A: int16(n)})
	if n == 0 {
		return
	}
	m := t.Open(by, askHowMany, n)
	for k := range n + 1 {
		m.Offer(VerbHowMany.Of(k), "PH-MUTACT-03")
	}
	if k := int(m.Ask().A); k > 0 {
		g.putUnder(t, by, k)
	}
	g.layBack(t, by, Tiles)
	g.turnUp()
}

// putUnder puts so many of the tiles looked at under the stack; others see how many, not which.
func (g *Game) putUnder(t *table.Table, by table.Seat, n int) {
	m := t.Open(by, askUnder, n)
	for _, l := range g.of(by, Drawn).Cards {
		m.Offer(VerbUnder.Of(int(l.Card)), "PH-MUTACT-03")
	}
	p := g.of(by, Drawn)
	for _, o := range m.AskSome(n, n) {
		p.Move(t, p.Find(table.Card(o.A)), g.pile(TilesUnder), table.Set(by), table.Set(by))
	}
	t.Tell(table.Event{Tale: taleUnder, Seat: by, Rule: "PH-MUTACT-03", A: int16(n)})
}

// tilesLeft is how many terrain tiles can still be drawn. Those put under the stack lie in a pile of their own until it
// comes to them.
func (g *Game) tilesLeft() int { return g.pile(Tiles).Len() + g.pile(TilesUnder).Len() }

// turnUp goes on to the tiles put under the stack when the others are gone.
func (g *Game) turnUp() {
	if g.pile(Tiles).Len() == 0 {
		g.pile(TilesUnder).MoveAll(g.pile(Tiles))
	}
}

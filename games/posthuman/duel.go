package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var askMeet = book.Question("meet", "PH-MELEE-06", "{seat a} is upon you. Which dice do you roll?")

// What is offered.
var (
	VerbMeet = book.Verb("meet", "Roll {dice who a b}", "seat:{b}")
)

// What is told.
var (
	taleShot      = book.Tale("{who} shoots at {opp a}: {fire c b}.")
	taleEnemyShot = book.Tale("{Opp a} {verb a shoots shoot} at {who}: {fire c b}.", words.Major)
	taleHits      = book.Tale("{Opp a} {verb a deals deal} {who} {n b wound wounds}{besides c}.", words.Major)
	taleDriven    = book.Tale("{n b hit hits} drive {opp a} off.", words.Conclusion)
	taleGuard     = book.Tale("{who} rolls {guard b}: {n a wound wounds} cancelled.")
)

// struggle is what comes of a fight between a human and a mutant player.
type struggle struct {
	driven bool // the mutant was driven off by shots
	dealt  int  // wounds by the human in melee, which leave no mark (PH-RULING-131)
	taken  int  // health the human lost
}

// duel is a fight of a mutant player x with a human, as a mutant action makes it: the human may shoot first, unless the
// mutant is faster, and as many hits as its strength drive it off; then come melee rounds (PH-RULING-131). w is the
// mutation it strikes with, zero for fists; more is added to the wounds it deals. A wound gives a scar if the action
// says so (PH-MUTACT-11). A human who falls is knocked out and does not come back here.
func (g *Game) duel(t *table.Table, s, x table.Seat, w Weapon, more int8, rounds int, scar bool, why cause) struggle {
	g.endFight(s)
	g.mat(s).Fight.Joined = true
	var out struggle
	o := g.challenger(x, w)
	if g.mat(s).Stats[Speed]+g.mat(s).Sum[KnobFirst] >= o.Speed && g.declareShot(t, s) {
		if n := g.shootBack(t, s, &o); n >= int(g.mat(x).Stats[Strength]) {
			t.Tell(table.Event{Tale: taleDriven, Seat: s, Rule: "PH-RULING-131", A: o.told(), B: int16(n)})
			g.endFight(s)
			out.driven = true
			return out
		}
	}
	for range rounds {
		g.mat(s).Fight.Round++
		g.renew(s, PerRound)
		g.ready(t, s, x)
		b := g.bout(t, s, &o)
		wins, loses := b.wounding()
		if wins {
			out.dealt += g.strength(s) + b.mine.wounds
		}
		if loses {
			n := int(o.Wounds+more) + b.theirs.wounds
			t.Tell(table.Event{Tale: taleHits, Seat: s, Rule: "PH-MELEE-19", A: o.told(), B: int16(n),
				C: int16(b.theirs.wounds)})
			out.taken += g.scarred(t, s, n, meleeWound, scar && out.taken == 0, why)
		}
	}
	g.endFight(s)
	return out
}

// challenger is a mutant player as an opponent: strength, melee 5 and the mutation it strikes with count as for anybody
// (PH-MUTACT-16, PH-RULING-132); whoever has none has fists (PH-WPN-05).
func (g *Game) challenger(x table.Seat, w Weapon) opponent {
	m := g.mat(x)
	if w.Wounds == 0 {
		w.Wounds, w.Special = 1, Special{}
	}
	w.Wounds += above(m.Stats[Strength])
	return opponent{Enemy{Breed: Mutant, Melee: m.Stats[Melee], Speed: m.Stats[Speed], Weapon: w}, 0, x}
}

// ready lets a human in a duel with a mutant player x swap MD for DD and use cards before a melee roll (PH-MELEE-06,
// PH-RULING-132).
func (g *Game) ready(t *table.Table, s, x table.Seat) {
	for {
		m := t.Open(s, askMeet, int(x))
		for n := int8(0); n <= g.swaps(s); n++ {
			m.Offer(VerbMeet.Of(int(n), int(x)), "PH-MELEE-06")
		}
		g.offerUses(&m, s, WhenMelee)
		o := m.Ask()
		if o.Verb == VerbMeet {
			g.mat(s).Fight.Swap = int8(o.A)
			return
		}
		g.throwIn(t, s, o)
	}
}

// shootBack is a human's shot at a mutant player; it returns the hits.
func (g *Game) shootBack(t *table.Table, s table.Seat, o *opponent) int {
	c, _ := g.gun(s)
	w := &Of(c).Weapon
	for {
		m := t.Open(s, askAim)
		m.About(int(g.shotPool(s, w).SD))
		m.Offer(VerbAim.Of(noFoe, int(g.shotPool(s, w).SD)), "PH-SHOOT-08")
		g.offerUses(&m, s, WhenShoot)
		o := m.Ask()
		if o.Verb == VerbAim {
			break
		}
		g.throwIn(t, s, o)
	}
	g.stock(t, s, 0, -g.cost(s, Of(c)), byCard("PH-SHOOT-03", c))
	f := &g.mat(s).Fight
	f.N = 0
	g.roll(t, s, SD, g.shotPool(s, w).SD, false, noFoe)
	g.rerolls(t, s, WhenShot)
	shot, dice := ranged(w, &g.mat(s).Sum), f.Dice[:f.N]
	n := hits(dice, mine, &shot, g.skilled(s, w.Class))
	t.Tell(table.Event{Tale: taleShot, Seat: s, Rule: "PH-SHOOT-09", A: o.told(), B: int16(n),
		C: tally(dice, &shotFaces, mine)})
	if n > 0 {
		n += int(g.mat(s).Sum[KnobWoundsShooting])
	}
	return n
}

// shot is a shot of a mutant player x at a human, who can't shoot back: dice for the shooting stat and for the mutation
// or whatever is thrown (PH-RULING-33). more is added to the wounds if there is a hit. It returns the health lost.
func (g *Game) shot(t *table.Table, s, x table.Seat, w Shot, more int8, scar bool, why cause) int {
	g.endFight(s)
	g.mat(s).Fight.Rolled = true // until the wounds are dealt (PH-RULING-79)
	shooting := g.mat(x).Stats[Shooting]
	skill := 0
	if shooting == 5 { // PH-SHOOT-13
		skill = 1
	}
	g.roll(t, s, SD, statDice(shooting)+w.SD, true, noFoe)
	f := &g.mat(s).Fight
	dice := f.Dice[:f.N]
	n := hits(dice, theirs, &w, skill)
	t.Tell(table.Event{Tale: taleEnemyShot, Seat: s, Rule: "PH-RULING-98", A: -1 - int16(x), B: int16(n),
		C: tally(dice, &shotFaces, theirs)})
	lost := 0
	if n > 0 {
		lost = g.scarred(t, s, n+int(more), shotWound, scar, why)
	}
	g.endFight(s)
	return lost
}

// charged deals a human the wounds of a mutant that runs them down. They roll the DD they could use, 1 at speed 4, 2 at
// speed 5, and those of cards; each block cancels a wound (PH-MUTACT-18, PH-RULING-25). It returns the health lost.
func (g *Game) charged(t *table.Table, s table.Seat, n int, scar bool, why cause) int {
	g.endFight(s)
	g.mat(s).Fight.Rolled = true // until the wounds are dealt (PH-RULING-79)
	g.roll(t, s, DD, g.guard(s), false, noFoe)
	f, blocks := &g.mat(s).Fight, 0
	for _, d := range f.Dice[:f.N] {
		if d.Is == Block {
			blocks++
		}
	}
	if f.N > 0 {
		t.Tell(table.Event{Tale: taleGuard, Seat: s, Rule: "PH-MUTACT-18", A: int16(min(blocks, n)), B: int16(f.N)})
	}
	lost := 0
	if n > blocks {
		lost = g.scarred(t, s, n-blocks, anyWound, scar, why)
	}
	g.endFight(s)
	return lost
}

// guard is how many DD whoever is run down rolls.
func (g *Game) guard(s table.Seat) int8 { return g.swaps(s) + g.mat(s).Sum[KnobDD] }

// scarred deals wounds of a mutant action, which give a scar if the action or the mutation says so (PH-MUTACT-11),
// before those of a knock-out.
func (g *Game) scarred(t *table.Table, s table.Seat, n int, from Source, scar bool, why cause) int {
	lost := g.suffer(t, s, n, from, why)
	if scar && lost > 0 {
		g.drawScar(t, s, why)
	}
	g.fall(t, s, why)
	return lost
}

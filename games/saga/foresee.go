package saga

import (
	"strconv"
	"strings"

	"waystation/table"
)

// Plan is how a player means to fight: the card that leads, the gun and the blade, 1 + each, or 0 for none; and what
// they use for their shot, and against damage.
type Plan struct {
	Lead, Gun, Blade int16
	Uses             Uses
}

// Uses is what a player uses for their shot and against damage, besides what they use in melee.
type Uses uint8

// From nothing to all they have.
const (
	UsesNothing Uses = iota
	UsesNoBoosts
	UsesAll
)

// Taste is what a player would spend in melee: how much killing the enemy is worth, a point of health, not being
// mauled, a boost, a mod.
type Taste struct{ Kill, Health, Maul, Boost, Mod int }

// Chance is a probability in parts of Certain: whole numbers, which are the same on every machine.
type Chance int64

// Certain is the chance of what is sure to come.
const Certain Chance = 1 << 30

// of is the chance of two things that have nothing to do with each other.
func (p Chance) of(q Chance) Chance { return p * q >> 30 }

// Of is that part of a number, rounded down.
func (p Chance) Of(n int) int { return int(p) * n >> 30 }

// mostLost is how much damage is told apart: nobody has more health (the loader sees to it).
const mostLost = 8

// Outlook is what may come of a fight.
type Outlook struct {
	// Ends are the chances of each end in which the player stands: by whether the enemy dies, the health lost, and
	// whether the player is mauled.
	Ends [2][mostLost][2]Chance
	Fall Chance // the chance of being knocked out

	Boosts, Things bool // what of it counts on boosts that are exhausted for it, or mods and things that are used up
	Ammo           int8 // what its shot costs
	MoreAmmo       bool // more of it may be spent on the shot
}

// Kills is the chance that the player kills the enemy, and stands.
func (o *Outlook) Kills() (p Chance) {
	for lost := range o.Ends[1] {
		p += o.Ends[1][lost][0] + o.Ends[1][lost][1]
	}
	return p
}

// spends says what a fight that goes so well uses up, or may.
func (o *Outlook) spends() (out []string) {
	if o.Ammo > 0 {
		out = append(out, strconv.Itoa(int(o.Ammo))+" ammo")
	}
	var may []string
	if o.Boosts {
		may = append(may, "boosts")
	}
	if o.MoreAmmo {
		may = append(may, "more ammo")
	}
	if o.Things {
		may = append(may, "mods", "things")
	}
	if n := len(may) - 1; n > 0 {
		may = []string{strings.Join(may[:n], ", ") + " or " + may[n]}
	}
	if may != nil {
		out = append(out, "may cost "+may[0])
	}
	return out
}

// end adds an end. What killing the enemy costs is lost with it.
func (x *Foreseer) end(p Chance, dead bool, lost int8, mauled bool) {
	if dead {
		lost += x.parting
	}
	if lost >= x.g.mat(x.s).Health || lost >= mostLost {
		x.out.Fall += p
		return
	}
	x.out.Ends[number(dead)][lost][number(mauled)] += p
}

// Against makes a board look as if a player had just met an enemy: for questions about fights that may come.
func (g *Game) Against(s table.Seat, foe table.Card, boss bool) {
	m := g.mat(s)
	tougher := g.Tougher
	m.Fight = Fight{On: true, Boss: boss, Foe: foe, Health: Of(foe).Enemy.Health + g.hardier(boss)}
	g.Tougher = tougher
}

// thrown is what dice may show, with the chance.
type thrown struct {
	Result
	p Chance
}

// mostDice is how many dice of one colour an enemy may roll (PS-RULING-112).
const mostDice = 4

// mostOnFace is how much of a kind one face of a die may show (the loader sees to it).
const mostOnFace = 2

// throws are all throws of so many green, red and black dice.
var throws [mostDice + 1][mostDice + 1][mostDice + 1][]thrown

func allThrows() (out [mostDice + 1][mostDice + 1][mostDice + 1][]thrown) {
	for i := range out {
		for j := range out[i] {
			for k := range out[i][j] {
				switch {
				case k > 0:
					out[i][j][k] = oneMore(out[i][j][k-1], 2)
				case j > 0:
					out[i][j][k] = oneMore(out[i][j-1][0], 1)
				case i > 0:
					out[i][j][k] = oneMore(out[i-1][0][0], 0)
				default:
					out[i][j][k] = []thrown{{p: Certain}}
				}
			}
		}
	}
	return out
}

// oneMore throws one die more of a colour. What dice show is looked up by its numbers.
func oneMore(list []thrown, colour int) (out []thrown) {
	const most = 3*mostDice*mostOnFace + 1
	var at [most][most][most]int16 // 1 + the place in out
	for _, x := range list {
		for _, face := range board.Dice[colour] {
			r := x.Result
			r.add(face)
			i := &at[r.Hits][r.Damage][r.Block]
			if *i == 0 {
				out = append(out, thrown{Result: r})
				*i = int16(len(out))
			}
			out[*i-1].p += x.p / 6
		}
	}
	return out
}

func throwsOf(dice [3]int8) []thrown {
	return throws[min(dice[0], mostDice)][min(dice[1], mostDice)][min(dice[2], mostDice)]
}

// Foresee is what may come of the fight that a player is in, from its ranged round on or, with melee, from its melee:
// with every card that may be drawn and all dice that may fall. What is printed is reckoned with, of what can be used
// besides what counts in melee, and what the plan says. Nobody is asked, and nothing of the board is changed but what
// lies open.
func (g *Game) Foresee(s table.Seat, plan Plan, melee bool, x *Foreseer) Outlook {
	f := &g.mat(s).Fight
	before := *f
	deck, primary, drawn := g.of(s, Deck), g.of(s, Primary), g.of(s, Drawn)
	cards, led, lay := deck.Cards, primary.Cards, drawn.Cards
	x.begin(g, s, plan)
	rest := x.ready[:0]
	for _, l := range cards {
		if int16(l.Card)+1 != plan.Lead {
			rest = append(rest, l)
		}
	}
	if melee {
		rest = append(rest, lay...)
	}
	if plan.Lead > 0 {
		x.lead[0] = table.Lying{Card: table.Card(plan.Lead - 1), Seen: table.Everyone}
		primary.Cards = x.lead[:]
	}
	deck.Cards, x.rest = rest, rest
	if melee {
		x.melee(Certain, f.Wounds, 0, f.Mauled)
	} else {
		x.ranged()
	}
	deck.Cards, primary.Cards, drawn.Cards = cards, led, lay
	*f = before
	return x.out
}

// Foreseer foresees one fight after the other, in the same memory.
type Foreseer struct {
	Taste Taste

	g       *Game
	s       table.Seat
	plan    Plan
	ready   [24]table.Lying
	lead    [1]table.Lying
	rest    []table.Lying // cards that may be drawn
	others  [24]table.Lying
	next    [1]table.Lying // leads the second round of melee
	rounds  int            // of melee still to come
	parting int8           // health that it costs to kill the enemy
	out     Outlook
	spent   int8 // boosts exhausted in the ranged round
	// what a round of melee does, by the wounds before it, whether it is a second one, and the boosts spent: chances by
	// damage dealt and taken
	blows [32 * (mostSpent + 1)]*[8][mostLost + 1]Chance
	table [32 * (mostSpent + 1)][8][mostLost + 1]Chance
}

// mostSpent is how many boosts are reckoned with in the ranged round: nobody has more (PS-BOARD-02, a skill).
const mostSpent = 3

// begin forgets the fight before.
func (x *Foreseer) begin(g *Game, s table.Seat, plan Plan) {
	x.g, x.s, x.plan, x.parting, x.spent, x.out = g, s, plan, int8(g.Parting(s)), 0, Outlook{}
	for i, known := range x.blows {
		if known != nil {
			x.blows[i], x.table[i] = nil, [8][mostLost + 1]Chance{}
		}
	}
}

// reveals lays every card open that may be drawn, one after the other.
func (x *Foreseer) reveals(do func(p Chance)) {
	drawn := x.g.of(x.s, Drawn)
	if len(x.rest) == 0 {
		drawn.Cards = nil
		do(Certain)
		return
	}
	for i := range x.rest {
		drawn.Cards = x.rest[i : i+1]
		do(Certain / Chance(len(x.rest)))
	}
}

// ranged is the ranged round, and what follows it.
func (x *Foreseer) ranged() {
	g, s := x.g, x.s
	f := &g.mat(s).Fight
	e := &Of(f.Foe).Enemy
	var after [mostSpent + 1][16][mostLost + 1]Chance // by boosts spent, wounds and health lost
	f.begin(RangedFray)
	if !g.foeHas(s, KeyAmbush) {
		f.Weapon = x.plan.Gun
	}
	if f.Shot = f.Weapon > 0; f.Shot {
		x.out.Ammo = Of(table.Card(f.Weapon - 1)).Weapon.Ammo
	}
	g.of(s, Drawn).Cards = nil
	dice := throwsOf(fewer(e.Shoot.Dice, g.fightSum(s, KeyFewerDice, RangedFray)))
	if !e.Shoot.Can {
		dice = throwsOf([3]int8{})
	}
	shield := g.total(s, KeyShield, RangedFray, 0)
	var room [mostAids]aid
	aids := g.shotAids(s, room[:0], x.plan.Uses)
	x.reveals(func(p Chance) {
		mine, spent := x.shoots(aids)
		ahead, aim := g.ahead(s), g.foeAim(s)
		f.Mine, f.Range = Result{}, 0
		w := min(mine, int(f.Health))
		for i := range dice {
			theirs, left := 0, spent
			if e.Shoot.Can {
				theirs = max(0, e.fire(dice[i].Result, aim)-shield)
			}
			if ahead > 0 && w >= int(f.Health) {
				theirs = 0
			}
			theirs, left = x.kept(aids, theirs, spent)
			after[left][w][min(theirs, mostLost)] += p.of(dice[i].p)
		}
	})
	stagger := int8(0)
	if f.Weapon > 0 {
		stagger = int8(g.sumOf(s, Of(table.Card(f.Weapon-1)).Does, KeyStagger, RangedFray))
	}
	contagious := e.Mutant && g.foeHas(s, KeyContagious)
	for spent := range after {
		x.spent = int8(spent)
		for w := range after[spent] {
			for lost, p := range after[spent][w] {
				if p == 0 {
					continue
				}
				mauled := contagious && lost > 0
				dead := w >= int(f.Health)
				switch {
				case dead || int8(lost) >= g.mat(s).Health:
					x.end(p, dead, int8(lost), mauled)
				case w > 0 && g.foeHas(s, KeySkittish):
					x.end(p, false, int8(lost), mauled)
				default:
					if f.Stagger = 0; w > 0 {
						f.Stagger = stagger
					}
					x.melee(p, int8(w), int8(lost), mauled)
				}
			}
		}
	}
}

// melee is the rest of a fight, from so many wounds and so much health lost on.
func (x *Foreseer) melee(p Chance, wounds, lost int8, mauled bool) {
	g, s := x.g, x.s
	f := &g.mat(s).Fight
	if n := g.foeSum(s, KeyKnits, MeleeFray); n > 0 && !f.Knit {
		wounds = max(0, wounds-int8(n))
	}
	x.rounds = g.meleeToCome(s)
	x.round(p, wounds, lost, mauled, x.rounds)
}

// meleeToCome is how many rounds of melee may be still to come.
func (g *Game) meleeToCome(s table.Seat) int {
	if f := &g.mat(s).Fight; f.Round <= 1 && (f.Boss || g.foeHas(s, KeyRelentless)) {
		return 2
	}
	return 1
}

// round is a round of melee, and one more after it if there is.
func (x *Foreseer) round(p Chance, wounds, lost int8, mauled bool, left int) {
	g, s := x.g, x.s
	f := &g.mat(s).Fight
	for dealt, row := range x.exchange(wounds, left < x.rounds) {
		for taken, q := range row {
			if q == 0 {
				continue
			}
			hit := mauled || taken > 0 && Of(f.Foe).Enemy.Mutant
			now, w := lost+int8(taken), wounds+int8(dealt)
			if dead := w >= f.Health; dead || left == 1 || now >= g.mat(s).Health {
				x.end(p.of(q), dead, now, hit)
			} else {
				x.round(p.of(q), w, now, hit, left-1)
			}
		}
	}
}

// leadAnew lets another card lead a second round of melee, as the one before is exhausted (PS-BOSS-05): that which
// shows most.
func (x *Foreseer) leadAnew() {
	primary, rest := x.g.of(x.s, Primary), x.rest
	primary.Cards = nil
	lead, most := -1, int8(0)
	for i, l := range rest {
		c := &Of(l.Card).Challenge
		if n := c.Red.Hits + c.Red.Damage + c.Red.Block; !c.DNE && n > most {
			lead, most = i, n
		}
	}
	if lead < 0 {
		return
	}
	x.next[0] = rest[lead]
	primary.Cards = x.next[:]
	x.rest = append(append(x.others[:0], rest[:lead]...), rest[lead+1:]...)
}

// exchange is what a round of melee does to an enemy with so many wounds, the second one where it comes again: the
// chances by the damage dealt and taken.
func (x *Foreseer) exchange(wounds int8, again bool) *[8][mostLost + 1]Chance {
	g, s := x.g, x.s
	f := &g.mat(s).Fight
	key := wounds & 7 // and so on, as in blows
	if f.Stagger > 0 {
		key |= 8
	}
	if again {
		key |= 16
	}
	key |= x.spent << 5
	if known := x.blows[key]; known != nil {
		return known
	}
	out := &x.table[key]
	x.blows[key] = out
	primary, rest := g.of(s, Primary), x.rest
	led := primary.Cards
	if again {
		x.leadAnew()
	}
	stagger, shot := f.Stagger, f.Shot
	f.begin(MeleeFray)
	f.Stagger, f.Shot, f.Wounds, f.Weapon = stagger, shot, wounds, x.plan.Blade
	g.of(s, Drawn).Cards = nil
	dice := g.meleeDiceLess(s, g.fightSum(s, KeyFewerDice, MeleeFray))
	var room [mostAids]aid
	aids := g.aids(s, room[:0], &x.Taste, x.plan.Uses)
	power, shield := g.foePower(s), g.total(s, KeyShield, MeleeFray, 0)
	x.reveals(func(p Chance) {
		c := g.clash(s)
		for _, d := range throwsOf(dice) {
			c.theirs = d.Result
			c.theirs.add(power)
			c.theirs = c.theirs.floored()
			dealt, taken := x.best(c, aids, int(f.Health-wounds), shield)
			out[min(dealt, len(out)-1)][min(taken, mostLost)] += p.of(d.p)
		}
	})
	primary.Cards, x.rest = led, rest
	return out
}

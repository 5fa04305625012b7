package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleHealth  = book.Tale("{who} {gains a} {abs a} health, {b} {after a}{by c}.", words.CostsWhen(words.Fewer))
	taleMorale  = book.Tale("{who} {gains a} {abs a} morale, {b} {after a}{by c}.", words.CostsWhen(words.Fewer))
	taleFatigue = book.Tale("{who} tires: fatigue {b}{by c}.", words.CostsWhen(wears))
	taleRested  = book.Tale("{who} rests: fatigue {b}{by c}.")
	taleXP      = book.Tale("{who} {gains a} {abs a} XP, {b} {after a}{by c}.", words.CostsWhen(fewerTaken))
	talePaysXP  = book.Tale("{who} pays {a} XP, {b} left.")
	taleGoods   = book.Tale("{who} {gains a} {goods a b}{by c}.", words.CostsWhen(fewerTaken))
	taleBoost   = book.Tale("{who} readies a boost, {b} ready{by c}.")
	taleBoosted = book.Tale("{who} exhausts a boost, {b} left{by c}.", words.CostsWhen(taken))
	taleRadio   = book.Tale("{who} readies {n a token tokens} for broadcasts, {b} ready{by c}.")
	taleSilence = book.Tale("{who} exhausts {n a token tokens} for broadcasts, {b} left{by c}.",
		words.CostsWhen(taken))
	taleRecover = book.SecretTale("{who} recovers a challenge card{by c}.", "{who} recovers {card secret}{by c}.")
	taleForget  = book.SecretTale("{who} exhausts a challenge card{by c}.", "{who} exhausts {card secret}{by c}.",
		words.CostsWhen(taken))
	taleLimit = book.Tale("{who}'s highest {limit a} is {b} now{by c}.")
	taleFalls = book.Tale("{who}'s highest {limit a} falls to {b}{by c}.", words.Costs)
	taleVP    = book.Tale("{who} {scores a} {abs a} VP, {b} {after a}{by c}.", words.Major, words.CostsWhen(fewerTaken))
)

// broadcastTokens is how many everybody has (PS-SETUP-04).
const broadcastTokens = 5

// peg is where the peg of a bar and its limit stand on a board, health where it is not morale, and what tells of it.
func (m *Mat) peg(bar int8) (now, most *int8, tale table.Tale) {
	if bar == barMorale {
		return &m.Morale, &m.MoraleMax, taleMorale
	}
	return &m.Health, &m.HealthMax, taleHealth
}

// drain takes health or morale away, and knocks out who has none left (PS-BOARD-04, PS-BOARD-05, PS-KO-01).
func (g *Game) drain(t *table.Table, s table.Seat, bar int8, n int, why cause) {
	now, _, tale := g.mat(s).peg(bar)
	n = min(n, int(*now))
	if n > 0 && n == int(*now) && g.stands(t, s) {
		n--
	}
	if n <= 0 {
		return
	}
	*now -= int8(n)
	t.Tell(table.Event{Tale: tale, Seat: s, Rule: why.rule, A: int16(-n), B: int16(*now), C: why.card})
	if *now == 0 {
		g.knockOut(t, s)
	}
}

// restore gives health or morale back up to its limit (PS-BOARD-06).
func (g *Game) restore(t *table.Table, s table.Seat, bar int8, n int, why cause) {
	now, most, tale := g.mat(s).peg(bar)
	n = min(n, int(*most-*now))
	if n <= 0 {
		return
	}
	*now += int8(n)
	t.Tell(table.Event{Tale: tale, Seat: s, Rule: why.rule, A: int16(n), B: int16(*now), C: why.card})
}

// wears reports whether somebody's fatigue has come to a hole that takes something.
func wears(e table.Event) bool { return len(board.Fatigue[e.B]) > 0 }

// taken reports whether what an event tells of came over somebody, and was no price that they chose to pay: fatigue
// (PS-RULING-055), hunger (PS-MORN-05), an event that offers nothing (PS-EVENT-02), how a story came out (PS-STORY-10),
// the mutants (PS-SOLO-20).
func taken(e table.Event) bool {
	switch e.Rule {
	case "PS-RULING-055", "PS-MORN-05", "PS-STORY-10", "PS-SOLO-20":
		return true
	case "PS-EVENT-02":
		return e.C >= 0 && len(Of(table.Card(e.C)).Event.Offer) == 0
	}
	return false
}

// fewerTaken reports whether an event has taken what its first number counts.
func fewerTaken(e table.Event) bool { return words.Fewer(e) && taken(e) }

// sufferFatigue moves the fatigue peg one hole after the other, each with what is printed there (PS-BOARD-07,
// PS-RULING-057). At the last hole it stays, and the effect comes again (PS-RULING-056).
func (g *Game) sufferFatigue(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	for range n {
		m.Fatigue = min(m.Fatigue+1, int8(len(board.Fatigue))-1)
		t.Tell(table.Event{Tale: taleFatigue, Seat: s, Rule: why.rule, B: int16(m.Fatigue), C: why.card})
		g.applyFatigue(t, s)
	}
}

// applyFatigue is what the hole of the fatigue bar does at which the peg has arrived (PS-RULING-055).
func (g *Game) applyFatigue(t *table.Table, s table.Seat) {
	for _, e := range board.Fatigue[g.mat(s).Fatigue] {
		g.suffer(t, s, e, by("PS-RULING-055"))
	}
}

// recoverFatigue moves the fatigue peg back (PS-BOARD-08).
func (g *Game) recoverFatigue(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	n = min(n, int(m.Fatigue))
	if n <= 0 {
		return
	}
	m.Fatigue -= int8(n)
	t.Tell(table.Event{Tale: taleRested, Seat: s, Rule: why.rule, B: int16(m.Fatigue), C: why.card})
}

// gainXP gives XP, or takes it (PS-BOARD-09).
func (g *Game) gainXP(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	n = max(n, -int(m.XP))
	if n == 0 {
		return
	}
	m.XP += int16(n)
	t.Tell(table.Event{Tale: taleXP, Seat: s, Rule: why.rule, A: int16(n), B: m.XP, C: why.card})
}

// gainGoods gives tokens, or takes as many as there are (PS-BOARD-03, PS-RULING-157, PS-RULING-065).
func (g *Game) gainGoods(t *table.Table, s table.Seat, x Good, n int, why cause) {
	m := g.mat(s)
	n = max(n, -int(m.Goods[x]))
	if n == 0 {
		return
	}
	m.Goods[x] += int8(n)
	t.Tell(table.Event{Tale: taleGoods, Seat: s, Rule: why.rule, A: int16(n), B: int16(x), C: why.card})
}

// recoverBoosts makes exhausted boosts ready, spent exhausts ready ones (PS-BOARD-02, PS-BOARD-01).
func (g *Game) recoverBoosts(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	for range min(n, int(m.Boosts-m.Ready)) {
		m.Ready++
		t.Tell(table.Event{Tale: taleBoost, Seat: s, Rule: why.rule, B: int16(m.Ready), C: why.card})
	}
}

func (g *Game) exhaustBoosts(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	for range min(n, int(m.Ready)) {
		m.Ready--
		t.Tell(table.Event{Tale: taleBoosted, Seat: s, Rule: why.rule, B: int16(m.Ready), C: why.card})
	}
}

// recoverBroadcast makes broadcast tokens ready, silence exhausts them (PS-BOARD-02).
func (g *Game) recoverBroadcast(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	if n = min(n, int(broadcastTokens-m.Radio)); n > 0 {
		m.Radio += int8(n)
		t.Tell(table.Event{Tale: taleRadio, Seat: s, Rule: why.rule, A: int16(n), B: int16(m.Radio), C: why.card})
	}
}

func (g *Game) exhaustBroadcast(t *table.Table, s table.Seat, n int, why cause) {
	m := g.mat(s)
	if n = min(n, int(m.Radio)); n > 0 {
		m.Radio -= int8(n)
		t.Tell(table.Event{Tale: taleSilence, Seat: s, Rule: why.rule, A: int16(n), B: int16(m.Radio), C: why.card})
	}
}

// recoverCards makes exhausted challenge cards ready, at random (PS-CAMP-05). Their owner sees which.
func (g *Game) recoverCards(t *table.Table, s table.Seat, n int, why cause) {
	from, deck := g.of(s, Exhausted), g.of(s, Deck)
	for ; n > 0 && from.Len() > 0; n-- {
		c := from.Pick(t, deck, table.Set(s))
		t.Tell(table.Event{Tale: taleRecover, Seat: s, Rule: why.rule, Secret: int16(c), Who: table.Set(s),
			C: why.card})
	}
	deck.Shuffle()
}

// exhaustCards exhausts ready challenge cards at random, but for those that say Do Not Exhaust (PS-RULING-055,
// PS-RULING-070).
func (g *Game) exhaustCards(t *table.Table, s table.Seat, n int, why cause) {
	deck := g.of(s, Deck)
	for ; n > 0; n-- {
		can := g.exhaustible(s)
		if can == 0 {
			return
		}
		g.layOutExhaustible(t, s)
		c := g.of(s, Chosen).Pick(t, g.of(s, Exhausted), table.Set(s))
		deck.Refill(g.of(s, Chosen))
		t.Tell(table.Event{Tale: taleForget, Seat: s, Rule: why.rule, Secret: int16(c), Who: table.Set(s), C: why.card})
	}
}

// layOutExhaustible lays the ready cards that can be exhausted beside the deck.
func (g *Game) layOutExhaustible(t *table.Table, s table.Seat) {
	deck := g.of(s, Deck)
	for i := deck.Len() - 1; i >= 0; i-- {
		if !Of(deck.At(i)).Challenge.DNE {
			deck.Move(t, i, g.of(s, Chosen), table.Set(s), table.Set(s))
		}
	}
}

// exhaustible is how many ready challenge cards can be exhausted.
func (g *Game) exhaustible(s table.Seat) int {
	n := 0
	for _, l := range g.of(s, Deck).Cards {
		if !Of(l.Card).Challenge.DNE {
			n++
		}
	}
	return n
}

// lowerLimit moves the limit peg of health or morale down, raiseLimit up (PS-MUT-07, PS-MUT-08, PS-RULING-052,
// PS-RULING-053).
func (g *Game) lowerLimit(t *table.Table, s table.Seat, bar int8, why cause) {
	now, most, _ := g.mat(s).peg(bar)
	if *most == board.LeastMax {
		return
	}
	*most--
	*now = min(*now, *most)
	g.tellLimit(t, taleFalls, s, bar, *most, why)
}

func (g *Game) raiseLimit(t *table.Table, s table.Seat, bar int8, why cause) {
	_, most, _ := g.mat(s).peg(bar)
	if *most == board.LastHole-1 {
		return
	}
	*most++
	g.tellLimit(t, taleLimit, s, bar, *most, why)
}

func (g *Game) tellLimit(t *table.Table, tale table.Tale, s table.Seat, bar, most int8, why cause) {
	t.Tell(table.Event{Tale: tale, Seat: s, Rule: why.rule, A: number(bar == barMorale), B: int16(most),
		C: why.card})
}

// score gives VP to a player's side, or takes them; never below 0, and none in solo (PS-RULING-050, PS-SOLO-10,
// PS-RULING-185).
func (g *Game) score(t *table.Table, s table.Seat, n int, why cause) {
	o := g.own(s)
	n = max(n, -int(o.VP))
	if n == 0 || g.Mode == Solo {
		return
	}
	o.VP += int16(n)
	t.Tell(table.Event{Tale: taleVP, Seat: s, Rule: why.rule, A: int16(n), B: o.VP, C: why.card})
}

func number(yes bool) int16 {
	if yes {
		return 1
	}
	return 0
}

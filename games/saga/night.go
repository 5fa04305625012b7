package saga

import (
	"strconv"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askKeeper = book.Question("keeper", "PS-TEAM-16", "Who resolves the landmark?")
	askNight  = book.Question("night", "PS-NIGHT-01", "Night. What do you do? {a} XP.", words.Idly("done"))
)

// What is offered.
var (
	VerbLearn    = book.Verb("learn", "Learn {skill a b}", "skill:{b}")
	VerbActivate = book.Verb("activate", "{card a}", "landmark:{a}")
)

// What is told.
var (
	taleLearns   = book.Tale("{who} learns {skill a b}.")
	taleSign     = book.Tale("{who} finds out what this place is: {card a}.", words.Major)
	taleActivate = book.Tale("{who} makes use of {card a}.", words.Conclusion)
)

// night lets the next player in order reveal a landmark, use it, and learn skills (PS-NIGHT-01, PS-NIGHT-02,
// PS-RULING-158).
func (g *Game) night(t *table.Table) {
	s, more := g.turn()
	if !more {
		for side := range g.sideCount() {
			g.Sides[side].Keeper = 0
		}
		g.begin(PhaseRefill)
		return
	}
	g.Next++
	g.aboard(t, s, func() {
		g.mat(s).Used = usage{}
		g.occasion(t, s, OnNight, 0)
		g.revealLandmark(t, s)
		g.chooseKeeper(t, s)
		g.nightTurn(t, s)
	})
	g.trim(t, s) // PS-MAP-17
}

// landmarkAt is the pile of the landmark token in the zone of a player, or nil.
func (g *Game) landmarkAt(s table.Seat) *table.Pile {
	for i, z := range signZones {
		if p := g.land(s, Sign1+Stack(i)); z == g.mat(s).At && p.Len() > 0 {
			return p
		}
	}
	return nil
}

// revealLandmark turns the landmark token over where a player stands (PS-MAP-12, PS-RULING-022).
func (g *Game) revealLandmark(t *table.Table, s table.Seat) {
	p := g.landmarkAt(s)
	if p == nil || g.here(s).Tile == 0 || g.landmarkKnown(p) {
		return
	}
	p.Show(t, 0, table.Everyone)
	t.Tell(table.Event{Tale: taleSign, Seat: s, Rule: "PS-MAP-12", A: int16(p.At(0))})
}

// landmarkKnown reports whether a landmark token lies face up.
func (g *Game) landmarkKnown(p *table.Pile) bool { return p.Cards[0].Seen == table.Everyone }

// nightTurn lets a player learn skills, and activate the landmark, in any order (PS-XP-02, PS-XP-03, PS-MAP-13,
// PS-XP-05).
func (g *Game) nightTurn(t *table.Table, s table.Seat) {
	asks := true
	for {
		q := t.Open(s, askNight, int(g.mat(s).XP))
		g.offerSkills(&q, s, int(g.mat(s).XP), false)
		g.offerLandmark(&q, s)
		g.offerBesides(&q, s)
		g.offerGifts(&q, s, asks)
		q.Offer(VerbDone.Of(), "PS-NIGHT-01")
		o := q.Ask()
		switch o.Verb {
		case VerbDone:
			return
		case VerbLearn:
			g.learnSkill(t, s, int(o.B), int(o.C))
		case VerbActivate:
			g.activate(t, s, table.Card(o.A))
		case VerbGiveGood, VerbGiveItem:
			g.giveToMate(t, s, o)
		case VerbWantGood, VerbWantItem:
			asks = g.askForGift(t, s, o)
		default:
			g.doBesides(t, s, o)
		}
	}
}

// offerLandmark offers to activate the landmark where a player stands, if its price can be paid (PS-MAP-13,
// PS-RULING-022).
func (g *Game) offerLandmark(q *table.Menu, s table.Seat) {
	p := g.landmarkAt(s)
	if p == nil || g.here(s).Tile == 0 || !g.landmarkKnown(p) {
		return
	}
	c := p.At(0)
	o := VerbActivate.Of(int(c))
	keeper := g.own(s).Keeper
	switch {
	case keeper > 0 && table.Seat(keeper-1) != s:
		q.Deny(o, "PS-TEAM-16", "your teammate resolves it")
	case !g.affords(s, Of(c).Sign.Price):
		q.Deny(o, "PS-MAP-13", "its price can't be paid")
	default:
		q.Offer(o, "PS-MAP-13")
	}
}

// chooseKeeper asks a team whose members stand on the same terrain which of them resolves the landmark there
// (PS-TEAM-16).
func (g *Game) chooseKeeper(t *table.Table, s table.Seat) {
	mate := g.mateHere(s)
	o := g.own(s)
	if mate != table.Nobody && o.Keeper == 0 && g.landmarkAt(s) != nil {
		o.Keeper = int8(g.askMate(t, s, mate, askKeeper, "PS-TEAM-16")) + 1
	}
}

// offerSkills offers what a player can pay for and knows enough for (PS-XP-03, PS-RULING-159).
func (g *Game) offerSkills(q *table.Menu, s table.Seat, xp int, setup bool) {
	m := g.mat(s)
	for i := range characters[m.Character].Skills {
		k := &characters[m.Character].Skills[i]
		price := g.skillPrice(s, k, setup)
		o := VerbLearn.Of(int(m.Character), i, price)
		switch {
		case m.Skills&(1<<i) != 0:
		case g.Mode == Solo && k.NoSolo:
			q.Deny(o, "PS-SOLO-22", "not in the solo game")
		case k.Needs&^m.Skills != 0:
			q.Deny(o, "PS-XP-03", k.After)
		case price > xp:
			q.Deny(o, "PS-XP-03", "not enough XP")
		default:
			q.Offer(o, "PS-XP-03")
		}
	}
}

// skillPrice is what a skill costs a player; nothing makes it cheaper before the first morning.
func (g *Game) skillPrice(s table.Seat, k *Skill, setup bool) int {
	if setup {
		return max(1, int(k.XP))
	}
	return max(1, int(k.XP)-g.sum(s, KnobDiscount))
}

// learning says of a skill to be learned before the first morning, for some of so much XP, that what it leaves buys no
// other and is lost (PS-SETUP-31).
func (g *Game) learning(s table.Seat, o table.Option, xp int) prospect {
	m, left := g.mat(s), xp-int(o.C)
	price := foreseen(strconv.Itoa(int(o.C)) + " XP")
	knows := m.Skills | 1<<o.B
	for i := range characters[m.Character].Skills {
		k := &characters[m.Character].Skills[i]
		open := knows&(1<<i) == 0 && k.Needs&^knows == 0 && !(g.Mode == Solo && k.NoSolo)
		if open && g.skillPrice(s, k, true) <= left {
			return price
		}
	}
	if left == 0 {
		return price
	}
	return price.and(foreseen(", the " + english.Count(left, "XP left is lost: it buys", "XP left are lost: they buy") +
		" no other skill"))
}

// learnedTonight is what a skill costs, in VP, too, if nothing else is learned (PS-END-04), and what comes after the
// night: it may be over with it.
func (g *Game) learnedTonight(s table.Seat, o table.Option) prospect {
	m, left := g.mat(s), g.mat(s).XP-o.C
	x := foreseen(strconv.Itoa(int(o.C)) + " XP, " + strconv.Itoa(int(left)) + " left")
	if vp := int(m.XP/xpForVP - left/xpForVP); vp > 0 && g.isLast() && g.Mode != Solo {
		x.Words += ", which costs " + strconv.Itoa(vp) + " VP at the end"
	}
	m.XP, m.Skills = left, m.Skills|1<<o.B
	return x.and(g.tonight(s))
}

// learnSkill pays for a skill and learns it (PS-XP-03, PS-XP-04).
func (g *Game) learnSkill(t *table.Table, s table.Seat, i, price int) {
	m := g.mat(s)
	m.XP -= int16(price)
	t.Tell(table.Event{Tale: talePaysXP, Seat: s, Rule: "PS-XP-03", A: int16(price), B: m.XP})
	g.knowSkill(t, s, i)
}

// knowSkill makes a skill known; it may bring challenge cards with a yellow band (PS-RULING-068).
func (g *Game) knowSkill(t *table.Table, s table.Seat, i int) {
	m := g.mat(s)
	m.Skills |= 1 << i
	k := &characters[m.Character].Skills[i]
	t.Tell(table.Event{Tale: taleLearns, Seat: s, Rule: "PS-XP-03", A: int16(m.Character), B: int16(i)})
	for _, c := range k.Adds {
		if p := g.of(s, Yellow); p.Find(c) >= 0 {
			p.Lay(p.Find(c), g.of(s, Deck))
			g.of(s, Deck).Shuffle()
		}
	}
	g.setUpAbilities(t, s, k.Does, by("PS-XP-03"))
}

// activate uses a landmark, once for all (PS-MAP-13, PS-MAP-14). What it does for the rest of the game is kept with the
// events in play.
func (g *Game) activate(t *table.Table, s table.Seat, c table.Card) {
	t.Tell(table.Event{Tale: taleActivate, Seat: s, Rule: "PS-MAP-13", A: int16(c)})
	p := g.landmarkAt(s)
	if len(Of(c).Does) > 0 {
		p.Lay(0, g.of(s, Mementos))
		g.setUpAbilities(t, s, Of(c).Does, byCard("PS-MAP-13", c))
	} else {
		p.Lay(0, g.pile(Aside))
	}
	f := &Of(c).Sign
	g.payPrice(t, s, f.Price, byCard("PS-MAP-13", c))
	g.apply(t, s, f.Does, byCard("PS-MAP-13", c))
	g.occasion(t, s, OnLandmark, 0)
}

// endRound refills the queue and begins the next round, or ends the game (PS-NIGHT-03, PS-NIGHT-04, PS-END-01,
// PS-END-02, PS-RULING-163).
func (g *Game) endRound(t *table.Table) {
	g.refill(t)
	g.endLasting(t, func(e *Event) bool { return e.Until == -1 || e.Until > 0 && e.Until <= g.Round })
	switch {
	case g.Doomed:
		g.end(t, BossDead)
	case g.Round == g.lastRound() && g.Mode == Solo:
		g.end(t, TooLate)
	case g.Round == g.lastRound():
		g.end(t, LastRound)
	default:
		g.nextRound(t)
	}
}

func (g *Game) nextRound(t *table.Table) {
	g.Round++
	for s := range table.Seat(g.Players) {
		g.mat(s).Daily = usage{}
	}
	t.Tell(table.Event{Tale: taleRound, Seat: table.Nobody, Rule: "PS-MORN-01", A: int16(g.Round)})
	if g.Round == encroachment {
		g.begin(PhaseEncroaching)
	} else {
		g.begin(PhaseEating)
	}
}

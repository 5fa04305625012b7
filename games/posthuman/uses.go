package posthuman

import (
	"slices"

	"waystation/table"
)

// What is offered.
var (
	VerbUse   = book.Verb("use", "{card a}: {use a b}", "card:{a}")
	VerbPause = book.Verb("pause", "Ask me about XP and cards before the next step", "")
)

// What is told.
var (
	taleUse = book.Tale("{who} uses {the a}.")
)

// inPlay are the piles whose cards can be used: skills, items, followers, kept events.
var inPlay = [4]Stack{Known, Gear, Company, Kept}

// works reports whether a card in one of those piles counts (PH-INV-03, PH-WPN-01, PH-FOLLOW-03).
func (g *Game) works(k Stack, c table.Card) bool {
	switch k {
	case Gear:
		return g.counts(c)
	case Company:
		return g.Cards[c].Active
	}
	return true
}

// offerUses offers what a player's cards can do in a moment. Look at usable first: most players have nothing for most
// moments.
func (g *Game) offerUses(m *table.Menu, s table.Seat, w When) { g.offerUsesThat(m, s, w, anyUse) }

func anyUse(*Use) bool { return true }

// offerUsesThat offers those uses of a moment that are such as is asked for.
func (g *Game) offerUsesThat(m *table.Menu, s table.Seat, w When, such func(*Use) bool) {
	if !g.mat(s).usable(w) {
		return
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			if !gists[l.Card].usable(w) || !g.works(k, l.Card) {
				continue
			}
			f := Of(l.Card)
			for i := range f.Uses {
				if u := &f.Uses[i]; u.When == w && u.At != AtOther && such(u) {
					g.offerUse(m, s, l.Card, i)
				}
			}
		}
	}
}

// offerUse offers one use of a card, or says why it can't be made.
func (g *Game) offerUse(m *table.Menu, s table.Seat, c table.Card, i int) {
	switch u, o := &Of(c).Uses[i], VerbUse.Of(int(c), i); {
	case g.Cards[c].Spent>>i&1 == 1:
		m.Deny(o, "PH-INV-03", "it has been used")
	case !g.canPay(s, u.Cost):
		m.Deny(o, "PH-INV-03", "you can't pay for it")
	case !g.helps(s, u.Gives):
		m.Deny(o, "PH-BONUS-02", "it would change nothing")
	default:
		m.Offer(o, "PH-INV-03")
	}
}

// usesNow goes through what a player's cards could do in a moment, as offerUses would offer it now.
func (g *Game) usesNow(s table.Seat, w When, do func(c table.Card, u *Use)) {
	if !g.mat(s).usable(w) {
		return
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			for i := range Of(l.Card).Uses {
				u := &Of(l.Card).Uses[i]
				if u.When == w && u.At != AtOther && g.works(k, l.Card) && g.Cards[l.Card].Spent>>i&1 == 0 &&
					g.canPay(s, u.Cost) && g.helps(s, u.Gives) {
					do(l.Card, u)
				}
			}
		}
	}
}

// quiet reports whether a use takes effect without a question or chance, so that it can be made while others are asked.
func (u *Use) quiet() bool {
	return !u.Mind && !slices.ContainsFunc(u.Cost, Effect.loud) && !slices.ContainsFunc(u.Gives, Effect.loud)
}

// loud reports whether an effect asks or draws.
func (e Effect) loud() bool {
	switch e.Do {
	case DoFood, DoAmmo, DoHealth, DoMorale, DoXP, DoEase, DoHide:
		return false
	}
	return true
}

// helps reports whether effects would change anything for a player. Part of a gain may be lost, not all of it
// (PH-STAT-06, PH-BONUS-02).
func (g *Game) helps(s table.Seat, list []Effect) bool {
	m := g.mat(s)
	for _, e := range list {
		ok := true
		switch e.Do {
		case DoHealth:
			ok = m.Health < m.healthLimit()
		case DoMorale:
			ok = m.Morale < m.moraleLimit()
		case DoEase:
			ok = m.Hunger > 0
		case DoHeal:
			ok = g.of(s, Injury).Len() > 0
		case DoForage:
			ok = g.legal(s, Forage)
		case DoScout:
			ok = g.legal(s, Scout)
		case DoHide:
			ok = !m.Hidden
		case DoAgain:
			ok = m.Journey.Evaded && !m.Journey.Again
		default:
			ok = g.helpsInCombat(s, e.Do)
		}
		if ok {
			return true
		}
	}
	return false
}

// noUse is the use of a card that came to nothing.
var noUse Use

// use uses a card for its owner: it is spent or discarded, its price is paid, and what is an effect at once happens.
// The use is returned for what it gives to a roll.
func (g *Game) use(t *table.Table, s table.Seat, o table.Option) *Use {
	c, i := table.Card(o.A), int(o.B)
	u := &Of(c).Uses[i]
	if !g.spend(t, s, c, i) {
		return &noUse
	}
	g.apply(t, s, u.Gives, byCard("PH-INV-03", c))
	return u
}

// spend makes a use of a card and pays for it, and reports whether it works: some ask for a test.
func (g *Game) spend(t *table.Table, s table.Seat, c table.Card, i int) bool {
	t.Tell(table.Event{Tale: taleUse, Seat: s, Rule: "PH-INV-03", A: int16(c)})
	return g.expend(t, s, c, i)
}

// expend is spend, told of already.
func (g *Game) expend(t *table.Table, s table.Seat, c table.Card, i int) bool {
	u, why := &Of(c).Uses[i], byCard("PH-INV-03", c)
	if u.Per == PerCard {
		g.useUp(t, s, c)
	} else {
		g.tire(s, c, i)
	}
	g.pay(t, s, u.Cost, why)
	return !u.Mind || g.test(t, s, Mind, 0, why)
}

// tire marks a use of a card as spent, until it is renewed.
func (g *Game) tire(s table.Seat, c table.Card, i int) {
	g.Cards[c].Spent |= 1 << i
	g.mat(s).Tired = true
}

// useUp discards a card that works once.
func (g *Game) useUp(t *table.Table, s table.Seat, c table.Card) {
	for _, k := range inPlay {
		p := g.of(s, k)
		i := p.Find(c)
		if i < 0 {
			continue
		}
		if k == Gear {
			g.discard(t, s, c, "PH-INV-08")
			return
		}
		g.Cards[c] = Marks{Came: true}
		p.Lay(i, g.pile(goneOf(c)))
		g.reckon(s)
		return
	}
}

// renew makes uses possible again whose interval is over; with the turn all of them are.
func (g *Game) renew(s table.Seat, per Per) {
	m := g.mat(s)
	if !m.Tired {
		return
	}
	m.Tired = per != PerTurn
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			marks := &g.Cards[l.Card]
			for i := range Of(l.Card).Uses {
				if per == PerTurn || Of(l.Card).Uses[i].Per >= per {
					marks.Spent &^= 1 << i
				}
			}
		}
	}
}

// useFree makes the uses of a moment that cost nothing and help only their owner: there is no reason not to.
func (g *Game) useFree(t *table.Table, s table.Seat, w When) {
	if !g.mat(s).usable(w) {
		return
	}
	for _, k := range inPlay {
		for i := 0; i < g.of(s, k).Len(); i++ {
			c := g.of(s, k).At(i)
			if !gists[c].usable(w) || !g.works(k, c) {
				continue
			}
			for n := range Of(c).Uses {
				u := &Of(c).Uses[n]
				if u.When == w && u.Per != PerCard && u.At == AtSelf && len(u.Cost) == 0 &&
					g.Cards[c].Spent>>n&1 == 0 && g.helps(s, u.Gives) {
					g.use(t, s, VerbUse.Of(int(c), n))
				}
			}
		}
	}
}

// does reports whether a use gives something, gain how much of it.
func (u *Use) does(do Do) bool { return u.gain(do) > 0 }

func (u *Use) gain(do Do) int {
	n := 0
	for _, e := range u.Gives {
		if e.Do == do {
			n += int(e.N)
		}
	}
	return n
}

var askOwn = book.Question("own", "PH-XP-05", "Before you go on: spend XP, or use a card?")

// own lets a player do, before an action that asks nothing else, what they may do outside combat.
func (g *Game) own(t *table.Table, s table.Seat) {
	for {
		m := t.Open(s, askOwn)
		g.offerOwn(&m, s)
		m.Offer(VerbDone.Of(), "PH-XP-05")
		if !g.doOwn(t, s, m.Ask()) {
			return
		}
	}
}

// offerPause offers to be asked, as soon as what is going on is settled, what else one does with XP and cards: what
// draws or asks can't be done while others are being asked (PH-XP-05).
func (g *Game) offerPause(m *table.Menu, s table.Seat) {
	if g.mat(s).Pauses {
		return
	}
	if g.canLearn(s) || g.hasLoudUse(s) {
		m.Offer(VerbPause.Of(), "PH-XP-05")
	}
}

// hasLoudUse reports whether a card can be used at any time for what draws or asks.
func (g *Game) hasLoudUse(s table.Seat) bool {
	if !g.mat(s).usable(WhenAny) {
		return false
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			for i := range Of(l.Card).Uses {
				u := &Of(l.Card).Uses[i]
				if u.When == WhenAny && !u.quiet() && g.works(k, l.Card) && g.Cards[l.Card].Spent>>i&1 == 0 &&
					g.canPay(s, u.Cost) && g.helps(s, u.Gives) {
					return true
				}
			}
		}
	}
	return false
}

// pause lets the first player who has asked for it, and is outside combat, spend XP and use cards. It reports whether
// there was one.
func (g *Game) pause(t *table.Table) bool {
	for _, s := range g.Order {
		if m := g.mat(s); m.Pauses && g.inTime(s, cardsAtAnyTime) {
			m.Pauses = false
			g.aboard(t, s, func() { g.own(t, s) })
			return true
		}
	}
	return false
}

// offerOwn offers what a player may do in any question of their own outside combat: spend XP, use cards, activate
// followers (PH-XP-05, PH-FOLLOW-03, PH-RULING-86, PH-RULING-120).
func (g *Game) offerOwn(m *table.Menu, s table.Seat) {
	g.offerXP(m, s)
	g.offerUses(m, s, WhenAny)
	g.offerFollowers(m, s)
}

// doOwn does what offerOwn offered, and reports whether it was one of these.
func (g *Game) doOwn(t *table.Table, s table.Seat, o table.Option) bool {
	switch o.Verb {
	case VerbUse:
		if Of(table.Card(o.A)).Uses[o.B].When != WhenAny {
			return false
		}
		g.use(t, s, o)
	case VerbLearn:
		g.spendXP(t, s, skillPrice)
		g.mat(s).Bought++
		g.study(t, s, by("PH-XP-06"))
	case VerbTrain:
		g.train(t, s, Stat(o.A))
	case VerbActivate:
		g.activate(t, s, table.Card(o.A))
	default:
		return false
	}
	return true
}

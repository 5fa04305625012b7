package firelands

import "waystation/table"

// What is offered.
var (
	VerbAbility    = book.Verb("ability", "{card a}: {ability a}{choice a}", "card:{a}")
	VerbAbilityFor = book.Verb("ability-for", "{card a}: {ability a} 1 {token b}", "card:{a}")
	VerbTrade      = book.Verb("trade", "{card a}: 1 {token b} for 1 {token c}", "card:{a}")
	VerbTired      = book.Verb("tired", "{tired a}", "")
)

// What is told.
var (
	taleAbility = book.Tale("{who} calls on {the a}.")
)

// activeWith finds a player's Survivor with an ability that can be used now: in the Active Zone, not used this round
// (FL-ABIL-02, FL-ABIL-05, FL-RULING-139).
func (g *Game) activeWith(s table.Seat, a Ability) (table.Card, bool) {
	for _, l := range g.of(s, Active).Cards {
		if gists[l.Card].ability == a && !g.Cards[l.Card].Used {
			return l.Card, true
		}
	}
	return 0, false
}

// useAbility marks a Survivor's ability as used this round (FL-ABIL-05).
func (g *Game) useAbility(t *table.Table, s table.Seat, c table.Card) {
	g.Cards[c].Used = true
	t.Tell(table.Event{Tale: taleAbility, Seat: s, Rule: "FL-ABIL-01", A: int16(c)})
}

// offerAbilities offers what those who take part in an action can do in it (FL-EXPL-19, FL-EXPL-20, FL-RULING-149).
func (g *Game) offerAbilities(m *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Active).Cards {
		switch {
		case gists[l.Card].use != exploring:
		case !g.Cards[l.Card].Sent:
			m.Deny(VerbAbility.Of(int(l.Card)), "FL-ABIL-01", "only when exploring with them")
		default:
			g.offerAbility(m, s, l.Card)
		}
	}
}

// offerRestAbilities offers the abilities of the Rest Phase (FL-REST-05, FL-RULING-58).
func (g *Game) offerRestAbilities(m *table.Menu, s table.Seat, shifted bool) {
	for _, l := range g.of(s, Active).Cards {
		switch {
		case gists[l.Card].use != resting:
		case talents[gists[l.Card].ability].late && !shifted && !g.Cards[l.Card].Used:
			m.Deny(VerbAbility.Of(int(l.Card)), "FL-RULING-103", "only after the zones have shifted")
		default:
			g.offerAbility(m, s, l.Card)
		}
	}
}

// offerAbility offers an ability that is used by itself.
func (g *Game) offerAbility(m *table.Menu, s table.Seat, c table.Card) {
	k := &talents[gists[c].ability]
	rule, why := g.barred(s, c)
	switch {
	case why != "":
		m.Deny(VerbAbility.Of(int(c)), rule, why)
	case k.trades:
		g.offerTrades(m, s, c)
	case k.choice != nil:
		for _, x := range k.choice {
			m.Offer(VerbAbilityFor.Of(int(c), int(x)), "FL-ABIL-01")
		}
	default:
		m.Offer(VerbAbility.Of(int(c)), "FL-ABIL-01")
	}
}

// barred says by which rule and why an ability can't be used now; why is empty when it can.
func (g *Game) barred(s table.Seat, c table.Card) (rule, why string) {
	k := &talents[gists[c].ability]
	switch {
	case g.Cards[c].Used:
		return "FL-ABIL-05", "used this round"
	case k.others && g.of(s, Active).Len() == 1:
		return "FL-RULING-103", "nobody else is active"
	}
	w := g.means(s)
	for _, e := range k.deal.Pay {
		// a plainer word than that of deals
		if e.Do == DoToken && e.Token < ObjectToken && w.Tokens[e.Token] < int8(e.N) {
			return "FL-RULING-110", without[e.Token]
		}
	}
	if rule, why = w.refuses(&k.deal, false); why != "" {
		return rule, why
	}
	return g.idleDeal(s, &k.deal)
}

var without = [ObjectToken]string{Food: "no Food", BadFood: "no Contaminated Food", Fuel: "no Fuel", Ammo: "no Ammo"}

// offerTrades offers every token of a Resource that the convoy holds for every other kind of Food, Fuel and Ammo.
func (g *Game) offerTrades(m *table.Menu, s table.Seat, c table.Card) {
	for x := Food; x <= Ammo; x++ {
		for _, y := range goods {
			switch o := VerbTrade.Of(int(c), int(x), int(y)); {
			case x == y:
			case g.count(s, x) == 0:
				m.Deny(o, "FL-RULING-110", "you have none")
			default:
				m.Offer(o, "FL-ABIL-01")
			}
		}
	}
}

// doAbility uses an ability that was offered by itself.
func (g *Game) doAbility(t *table.Table, s table.Seat, o table.Option) {
	c := table.Card(o.A)
	k := &talents[gists[c].ability]
	why := byCard("FL-ABIL-01", c)
	g.useAbility(t, s, c)
	price := why
	switch gain := k.deal.Gain; {
	case o.Verb == VerbAbilityFor:
		price.buys = Token(o.B)
	case len(gain) == 1:
		price.buys = gain[0].Token
	}
	g.pay(t, s, &k.deal, false, price)
	switch {
	case k.owed:
		g.mat(s).Owed++
	case o.Verb == VerbTrade:
		g.spend(t, s, Token(o.B), 1, why)
		g.gain(t, s, Token(o.C), 1, why)
	case o.Verb == VerbAbilityFor:
		g.gain(t, s, Token(o.B), 1, why)
	default:
		for _, e := range k.deal.Gain {
			if k.others {
				e.N *= uint8(g.of(s, Active).Len() - 1)
			}
			gifts[e.Do].give(g, t, s, e, 0, why)
		}
	}
}

// How the Desert Son ends an action.
const (
	justTired = iota
	restsAtOnce
	bringsFuel
)

var askTired = book.Question("tired", "FL-RULING-104", "The Desert Son has explored. Where to?")

// desertSon asks whether he goes to Rest instead of Exhausted, or brings 1 Fuel (FL-RULING-104).
func (g *Game) desertSon(t *table.Table, s table.Seat, c table.Card) (zone Stack, fuel int) {
	m := t.Open(s, askTired)
	m.Offer(VerbTired.Of(restsAtOnce), "FL-RULING-104")
	m.Offer(VerbTired.Of(bringsFuel), "FL-RULING-104")
	m.Offer(VerbTired.Of(justTired), "FL-ABIL-03")
	switch m.Ask().A {
	case restsAtOnce:
		g.useAbility(t, s, c)
		return Rest, 0
	case bringsFuel:
		g.useAbility(t, s, c)
		return Exhausted, 1
	}
	return Exhausted, 0
}

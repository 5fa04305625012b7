package posthuman

import (
	"slices"

	"waystation/table"
)

var (
	askTrade   = book.Question("trade", "PH-TRADE-05", "Do you trade with anybody?")
	askPartner = book.Question("partner", "PH-TRADE-01", "To whom do you make an offer?")
	askWith    = book.Question("bid", "PH-RULING-51", "What do you give {seat a}, and what do you ask for? Amounts add up.")
	askMakeWay = book.Question("make-way", "PH-RULING-52", "The goods need {n a slot slots} more. What do you discard?")
)

// What is offered.
var (
	VerbOffer    = book.Verb("offer", "Make an offer", "")
	VerbPartner  = book.Verb("partner", "To {seat a}", "seat:{a}")
	VerbAccept   = book.Verb("accept", "Accept: {offer a}", "")
	VerbRefuse   = book.Verb("refuse", "Refuse: {offer a}", "")
	VerbGiveFood = book.Verb("give-food", "Give {a} food", "")
	VerbGiveAmmo = book.Verb("give-ammo", "Give {a} ammo", "")
	VerbGive     = book.Verb("give", "Give {the a}", "card:{a}")
	VerbWantFood = book.Verb("want-food", "Ask for {a} food", "")
	VerbWantAmmo = book.Verb("want-ammo", "Ask for {a} ammo", "")
	VerbWant     = book.Verb("want", "Ask for {the a}", "card:{a}")
)

// What is told.
var (
	taleOffered = book.Tale("{who} makes {seat a} an offer.")
	taleRefused = book.Tale("{who} refuses {seat a}'s offer.")
)

// bids is how many offers a player can make in one Trade phase, answers with an offer included. The rules set no limit; without one the
// phase need not end.
const bids = 2

// trade is one thing done in the Trade phase by whoever is first: an offer, an answer, a Flare, or being done with it. The phase ends when
// all are done or pass, and is skipped if nobody may trade and no card could change that (PH-TRADE-05, PH-TRADE-08, PH-RULING-51).
func (g *Game) trade(t *table.Table) {
	if who := g.traders(); who != 0 {
		s, o, ok := t.Any(who, askTrade, g.offerTrade)
		if ok {
			g.deal(t, s, o)
			return
		}
	}
	g.Offers, g.Flared, g.Done = g.Offers[:0], 0, 0
	for _, s := range g.Order {
		g.mat(s).Bids = 0
	}
	g.Phase = PhaseCamp
}

// traders are the humans who may trade with somebody, or have something in play or in the hand by which they could, and are not done.
func (g *Game) traders() table.Seats {
	var who table.Seats
	if g.humans() < 2 || g.ruled(NoTrade) {
		return 0
	}
	for s := range table.Seat(g.Players) {
		if !g.human(s) || g.Done.Has(s) {
			continue
		}
		if g.partners(s) != 0 || g.mat(s).usable(WhenTrade) || g.mayHoldRadio(s) {
			who = who.With(s)
		}
	}
	return who
}

// mayHoldRadio reports whether, for all that everybody knows, a player's hand could hold an item that would let them trade if it were put
// into play (PH-RULING-51). Who does is asked no sooner than who could, or being asked would tell (PH-RULING-58).
func (g *Game) mayHoldRadio(s table.Seat) bool {
	if g.of(s, Hand).Len() == 0 {
		return false
	}
	for _, c := range radios {
		if g.pile(Equipment).Find(c) >= 0 {
			return true
		}
		for _, o := range g.Order {
			if g.of(o, Hand).Find(c) >= 0 {
				return true
			}
		}
	}
	return false
}

// radios are the equipment cards with a use in the Trade phase.
var radios []table.Card

func init() {
	for _, c := range Cards(GroupEquipment) {
		if slices.ContainsFunc(Of(c).Uses, func(u Use) bool { return u.When == WhenTrade }) {
			radios = append(radios, c)
		}
	}
}

// offerTrade offers what a player can do in the Trade phase.
func (g *Game) offerTrade(s table.Seat, m *table.Menu) {
	for i := range g.Offers {
		o := &g.Offers[i]
		if o.To != s {
			continue
		}
		if rule, why := g.spoilt(o); why != "" {
			m.Deny(VerbAccept.Of(i), rule, why)
		} else {
			m.Offer(VerbAccept.Of(i), "PH-RULING-51")
		}
		m.Offer(VerbRefuse.Of(i), "PH-RULING-51")
	}
	switch {
	case g.mat(s).Bids >= bids:
		m.Deny(VerbOffer.Of(), "PH-RULING-51", "you have made all your offers of this turn")
	case g.partners(s) == 0:
		m.Deny(VerbOffer.Of(), "PH-TRADE-01", "everybody else is on another terrain type")
	default:
		m.Offer(VerbOffer.Of(), "PH-TRADE-01")
	}
	if !g.Flared.Has(s) {
		g.offerUses(m, s, WhenTrade)
	}
	if m.Len() > 0 || g.mayHoldRadio(s) {
		m.Offer(VerbDone.Of(), "PH-RULING-51")
	}
}

// partners are those with whom a human may trade: humans on the same terrain type, or all if one of the two has used a Flare or the like,
// or an event allows it (PH-TRADE-01, PH-TRADE-04, PH-RULING-55).
func (g *Game) partners(s table.Seat) table.Seats {
	who := g.people()
	if !g.Flared.Has(s) && !g.ruled(FreeTrade) {
		who &= g.folk.on[g.terrain(s)] | g.Flared
	}
	return who.Without(s)
}

// canTrade reports whether two players may trade with each other.
func (g *Game) canTrade(a, b table.Seat) bool { return g.human(a) && g.partners(a).Has(b) }

// deal does what somebody has chosen in the Trade phase.
func (g *Game) deal(t *table.Table, s table.Seat, o table.Option) {
	switch o.Verb {
	case VerbOffer:
		g.bid(t, s)
	case VerbDone:
		g.Done = g.Done.With(s)
	case VerbAccept:
		x := g.Offers[o.A]
		g.strikeOff(int(o.A))
		g.accept(t, &x)
	case VerbRefuse:
		x := g.Offers[o.A]
		g.strikeOff(int(o.A))
		t.Tell(table.Event{Tale: taleRefused, Seat: s, Rule: "PH-RULING-51", A: int16(x.From)})
	default:
		g.aboard(t, s, func() {
			if g.use(t, s, o).gain(DoTrade) > 0 {
				g.Flared = g.Flared.With(s)
			}
		})
	}
}

// strikeOff takes an offer from the table.
func (g *Game) strikeOff(i int) { g.Offers = append(g.Offers[:i], g.Offers[i+1:]...) }

// bid puts an offer together. It takes the place of whatever was on offer between the two, so that it is also how an offer is answered
// with another (PH-RULING-51). Gifts are allowed, and so is asking for some; promises are between the two (PH-RULING-54). Followers, skills
// and the like are not for trade (PH-TRADE-03, PH-RULING-53). What is shown of the hand is known from then on (PH-RULING-83).
func (g *Game) bid(t *table.Table, s table.Seat) {
	g.mat(s).Bids++
	m := t.Open(s, askPartner)
	partners := g.partners(s)
	for _, o := range g.Order {
		switch {
		case o == s || !g.human(o):
		case partners.Has(o):
			m.Offer(VerbPartner.Of(int(o)), "PH-TRADE-01")
		default:
			m.Deny(VerbPartner.Of(int(o)), "PH-TRADE-01", "on another terrain type")
		}
	}
	to := table.Seat(m.Ask().A)
	m = t.Open(s, askWith, int(to))
	portions(&m, VerbGiveFood, int(g.mat(s).Food))
	portions(&m, VerbGiveAmmo, int(g.mat(s).Ammo))
	for _, k := range [2]Stack{Gear, Hand} { // PH-TRADE-06
		for _, l := range g.of(s, k).Cards {
			g.offerGoods(&m, VerbGive, l.Card)
		}
	}
	portions(&m, VerbWantFood, int(g.mat(to).Food))
	portions(&m, VerbWantAmmo, int(g.mat(to).Ammo))
	for _, l := range g.of(to, Gear).Cards {
		g.offerGoods(&m, VerbWant, l.Card)
	}
	if m.Len() == 0 {
		m.Offer(VerbNo.Of(), "PH-RULING-51")
	}
	x := Offer{From: s, To: to}
	for _, o := range m.AskSome(1, len(x.Give.Cards)) {
		switch o.Verb {
		case VerbGiveFood:
			x.Give.Food += o.A
		case VerbGiveAmmo:
			x.Give.Ammo += o.A
		case VerbGive:
			x.Give.add(table.Card(o.A))
		case VerbWantFood:
			x.Want.Food += o.A
		case VerbWantAmmo:
			x.Want.Ammo += o.A
		case VerbWant:
			x.Want.add(table.Card(o.A))
		case VerbNo:
			return
		}
	}
	for i := len(g.Offers) - 1; i >= 0; i-- {
		if o := &g.Offers[i]; o.From == s && o.To == to || o.From == to && o.To == s {
			g.strikeOff(i)
		}
	}
	for _, c := range x.Give.Cards[:x.Give.N] {
		if i := g.of(s, Hand).Find(c); i >= 0 {
			g.of(s, Hand).Show(t, i, table.Everyone)
		}
	}
	g.Offers = append(g.Offers, x)
	g.Done = g.Done.Without(to) // PH-RULING-51
	t.Tell(table.Event{Tale: taleOffered, Seat: s, Rule: "PH-RULING-51", A: int16(to)})
}

func (l *Lot) add(c table.Card) {
	l.Cards[l.N] = c
	l.N++
}

// portions offers food or ammo in portions of which every amount can be put together: 1, 2, 4, 8 and the rest (PH-TRADE-02).
func portions(m *table.Menu, v table.Verb, have int) {
	for i, n := 0, 1; have > 0; i, n = i+1, 2*n {
		n = min(n, have)
		m.Offer(v.Of(n, i), "PH-TRADE-02")
		have -= n
	}
}

// offerGoods offers an item for trade. What is mounted on a weapon goes with it and with nothing else (PH-TRADE-09, PH-RULING-53).
func (g *Game) offerGoods(m *table.Menu, v table.Verb, c table.Card) {
	if g.Cards[c].Mounted {
		m.Deny(v.Of(int(c)), "PH-TRADE-09", "mounted on a weapon")
		return
	}
	m.Offer(v.Of(int(c)), "PH-TRADE-02")
}

// spoilt says why an offer can't be accepted any more; why is empty when it can.
func (g *Game) spoilt(o *Offer) (rule, why string) {
	switch {
	case !g.canTrade(o.From, o.To):
		return "PH-TRADE-01", "you can't trade with each other any more"
	case !g.stillHas(o.From, &o.Give, true) || !g.stillHas(o.To, &o.Want, false):
		return "PH-RULING-51", "somebody no longer has what is on offer"
	case !g.hasRoom(o.To, o.From, &o.Want, &o.Give) || !g.hasRoom(o.From, o.To, &o.Give, &o.Want):
		return "PH-RULING-52", "there is no room for the goods"
	}
	return "", ""
}

// stillHas reports whether a player can hand over a lot: cards in play that are not mounted, or if hand is set, cards of the hand too.
func (g *Game) stillHas(s table.Seat, l *Lot, hand bool) bool {
	if g.mat(s).Food < l.Food || g.mat(s).Ammo < l.Ammo {
		return false
	}
	for _, c := range l.Cards[:l.N] {
		if g.Cards[c].Mounted || g.of(s, Gear).Find(c) < 0 && !(hand && g.of(s, Hand).Find(c) >= 0) {
			return false
		}
	}
	return true
}

package posthuman

import (
	"slices"
	"strconv"

	"waystation/table"
)

var (
	askTrade   = book.Question("trade", "PH-TRADE-05", "Do you trade with anybody?")
	askPartner = book.Question("partner", "PH-TRADE-01", "To whom do you make an offer?")
	AskBid     = book.Question("bid", "PH-RULING-51", "What do you give {seat a}, and what do you ask for?")
	askMakeWay = book.Question("make-way", "PH-RULING-52", "The goods need {n a slot slots} more. What do you discard?")
)

// What is offered.
var (
	VerbOffer    = book.Verb("offer", "Make an offer", "")
	VerbPartner  = book.Verb("partner", "To {seat a}", "seat:{a}")
	VerbAccept   = book.Verb("accept", "Accept: {offer a}", "")
	VerbRefuse   = book.Verb("refuse", "Refuse: {offer a}", "")
	VerbGiveFood = book.Verb("give-food", "Give food", "")
	VerbGiveAmmo = book.Verb("give-ammo", "Give ammo", "")
	VerbGive     = book.Verb("give", "Give {the a}", "card:{a}")
	VerbWantFood = book.Verb("want-food", "Ask for food", "")
	VerbWantAmmo = book.Verb("want-ammo", "Ask for ammo", "")
	VerbWant     = book.Verb("want", "Ask for {the a}", "card:{a}")
)

// What is told.
var (
	taleOffered   = book.Tale("An offer: {who} gives {thing b}; {seat a} gives {thing c}.")
	taleGift      = book.Tale("An offer: {who} gives {seat a} {thing b} for nothing.")
	taleAsked     = book.Tale("An offer: {seat a} gives {who} {thing c} for nothing.")
	taleOfferMore = book.Tale("In that offer {who} gives {thing b}, too.")
	taleAskedMore = book.Tale("In that offer {seat a} gives {thing c}, too.")
	taleRefused   = book.Tale("{who} refuses {seat a}'s offer.")
)

// trade is one thing done in the Trade phase by whoever is first: an offer, an answer, a Flare, or being done with it.
// The phase ends when all are done or pass, and is skipped if nobody may trade and no card could change that
// (PH-TRADE-05, PH-TRADE-08, PH-RULING-51).
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

// traders are the humans who may trade with somebody, or have something in play or in the hand by which they could, and
// are not done.
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

// mayHoldRadio reports whether, for all that everybody knows, a player's hand could hold an item that would let them
// trade if it were put into play (PH-RULING-51). Who does is asked no sooner than who could, or being asked would tell
// (PH-RULING-58).
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

// partners are those with whom a human may trade: humans on the same terrain type, or all if one of the two has used a
// Flare or the like, or an event allows it (PH-TRADE-01, PH-TRADE-04, PH-RULING-55).
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

// bid puts an offer together. It takes the place of whatever was on offer between the two, so that it is also how an
// offer is answered with another (PH-RULING-51). Gifts are allowed, and so is asking for some; promises are between the
// two (PH-RULING-54). Followers, skills and the like are not for trade (PH-TRADE-03, PH-RULING-53). What is shown of
// the hand is known from then on (PH-RULING-83).
func (g *Game) bid(t *table.Table, s table.Seat) {
	partners := g.partners(s)
	m := t.Open(s, askPartner)
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
	m = t.Open(s, AskBid, int(to))
	g.offerTokens(&m, s, VerbGiveFood, VerbGiveAmmo)
	g.offerGoods(&m, VerbGive, s, Gear, Hand) // PH-TRADE-06
	g.offerTokens(&m, to, VerbWantFood, VerbWantAmmo)
	g.offerGoods(&m, VerbWant, to, Gear)
	if m.Len() == 0 {
		m.OfferUpTo(VerbNo.Of(), 1, "PH-RULING-51")
	}
	x := Offer{From: s, To: to}
	for _, a := range m.AskAmounts(1, mostInOffer) {
		if a.Option.Verb == VerbNo {
			return
		}
		x.Put(a)
	}
	g.mat(s).Bids++
	g.layOut(t, &x)
}

// mostInOffer is far more than one offer can hold: all that lies before two players.
const mostInOffer = 999

// Put puts so many of something into an offer: of what AskBid offers.
func (x *Offer) Put(a table.Amount) {
	switch n := int16(a.N); a.Option.Verb {
	case VerbGiveFood:
		x.Give.Food = n
	case VerbGiveAmmo:
		x.Give.Ammo = n
	case VerbGive:
		x.Give.add(table.Card(a.Option.A))
	case VerbWantFood:
		x.Want.Food = n
	case VerbWantAmmo:
		x.Want.Ammo = n
	case VerbWant:
		x.Want.add(table.Card(a.Option.A))
	}
}

// layOut lays an offer on the table, in the place of any between the two; its cards are shown, and its receiver is back
// in the trade (PH-RULING-51, PH-RULING-83).
func (g *Game) layOut(t *table.Table, x *Offer) {
	for i := len(g.Offers) - 1; i >= 0; i-- {
		if o := &g.Offers[i]; o.From == x.From && o.To == x.To || o.From == x.To && o.To == x.From {
			g.strikeOff(i)
		}
	}
	hand := g.of(x.From, Hand)
	for _, c := range x.Give.Cards[:x.Give.N] {
		if i := hand.Find(c); i >= 0 {
			hand.Show(t, i, table.Everyone)
		}
	}
	g.Offers = append(g.Offers, *x)
	g.Done = g.Done.Without(x.To)
	if t.Loud() {
		tellOffer(t, x)
	}
}

// tellOffer tells what is on offer: open offers are public (PH-RULING-51). What does not fit into one sentence follows
// in others.
func tellOffer(t *table.Table, x *Offer) {
	give, want := x.Give.things(), x.Want.things()
	e := table.Event{Tale: taleOffered, Seat: x.From, Rule: "PH-RULING-51", A: int16(x.To)}
	switch {
	case len(want) == 0:
		e.Tale = taleGift
	case len(give) == 0:
		e.Tale = taleAsked
	}
	more, asked := e, e
	more.Tale, asked.Tale = taleOfferMore, taleAskedMore
	if len(give) > 0 {
		e.B = give[0]
	}
	if len(want) > 0 {
		e.C = want[0]
	}
	t.Tell(e)
	for _, thing := range give[min(1, len(give)):] {
		more.B = thing
		t.Tell(more)
	}
	for _, thing := range want[min(1, len(want)):] {
		asked.C = thing
		t.Tell(asked)
	}
}

// things are the parts of a lot, each in one number, as thingWords reads them: a card is its own, food and ammo are
// even and odd numbers below 0.
func (l *Lot) things() []int16 {
	var out []int16
	if l.Food > 0 {
		out = append(out, -2*l.Food)
	}
	if l.Ammo > 0 {
		out = append(out, -2*l.Ammo-1)
	}
	for _, c := range l.Cards[:l.N] {
		out = append(out, int16(c))
	}
	return out
}

// thingWords are the words for a part of a lot.
func thingWords(n int16) string {
	switch {
	case n >= 0:
		return theCard(n)
	case n%2 == 0:
		return strconv.Itoa(int(-n/2)) + " food"
	}
	return strconv.Itoa(int((-n-1)/2)) + " ammo"
}

// Parts are the words for what lies in a lot, as the log tells of it: "3 food", "the Ski Pole".
func (l *Lot) Parts() []string {
	var out []string
	for _, thing := range l.things() {
		out = append(out, thingWords(thing))
	}
	return out
}

func (l *Lot) add(c table.Card) {
	l.Cards[l.N] = c
	l.N++
}

// offerTokens offers the food and the ammo that a player has, in any amount (PH-TRADE-02).
func (g *Game) offerTokens(m *table.Menu, s table.Seat, food, ammo table.Verb) {
	if n := int(g.mat(s).Food); n > 0 {
		m.OfferUpTo(food.Of(), n, "PH-TRADE-02")
	}
	if n := int(g.mat(s).Ammo); n > 0 {
		m.OfferUpTo(ammo.Of(), n, "PH-TRADE-02")
	}
}

// offerGoods offers items of some stacks for trade. What is mounted on a weapon goes with it and with nothing else
// (PH-TRADE-09, PH-RULING-53).
func (g *Game) offerGoods(m *table.Menu, v table.Verb, s table.Seat, from ...Stack) {
	n := 0
	for _, k := range from {
		for _, l := range g.of(s, k).Cards {
			switch o := v.Of(int(l.Card)); {
			case g.Cards[l.Card].Mounted:
				m.Deny(o, "PH-TRADE-09", "mounted on a weapon")
			case n == mostGoods:
				m.Deny(o, "PH-RULING-51", "one offer holds no more cards; make another")
			default:
				m.OfferUpTo(o, 1, "PH-TRADE-02")
				n++
			}
		}
	}
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

// stillHas reports whether a player can hand over a lot: cards in play that are not mounted, or if hand is set, cards
// of the hand too.
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

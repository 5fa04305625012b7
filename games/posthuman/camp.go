package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askShelter = book.Question("shelter", "PH-CAMP-02", "You camp in a safe house: 1 health more, or 1 morale?")
	askCamp    = book.Question("camp", "PH-CAMP-05", "You camp. Use what you have, on yourself or on others?")
	// PH-RULING-60
	askConsent = book.Question("consent", "PH-CAMP-08", "{seat c} offers you {card a}: {use a b}. Do you accept?",
		words.Idly("no"))
	askTake = book.Question("take", "PH-CAMP-06", "{card a}: take food or ammo from {seat b}?")
)

// What is offered.
var (
	VerbUseOn   = book.Verb("use-on", "{card a} {toward a b} {seat c}: {use a b}", "card:{a}")
	VerbYes     = book.Verb("yes", "Yes", "")
	VerbNo      = book.Verb("no", "No", "")
	VerbShelter = book.Verb("shelter", "{shelter a}", "")
	VerbTake    = book.Verb("take", "1 {goods a}", "")
)

// What is told.
var (
	taleLapse  = book.Tale("{who} can't {action a} any more.")
	taleCamp   = book.Tale("{who} camps on the {tile a}.")
	taleUseOn  = book.Tale("{who} uses {the a} {toward a b} {seat c}.")
	taleRefuse = book.Tale("{who} declines {the a} of {seat b}.")
	taleSteal  = book.SecretTale(
		"{who} takes a card from {seat a}{by c}.",
		"{who} takes {card secret} from {seat a}{by c}.",
	)
)

// camp is the first step of the action phase: all campers first recover at the same time, then use what they have
// (PH-SEQ-04, PH-CAMP-04, PH-RULING-56).
func (g *Game) camp(t *table.Table) {
	who := table.Seats(0)
	for _, s := range g.Order {
		m := g.mat(s)
		switch {
		case !g.human(s) || m.Action != Camp || m.Acted:
		case g.legal(s, Camp):
			who = who.With(s)
		default: // PH-RULING-49
			t.Tell(table.Event{Tale: taleLapse, Seat: s, Rule: "PH-RULING-49", A: int16(Camp)})
		}
	}
	if who != 0 {
		g.recoverAll(t, who)
		for _, s := range g.Order {
			if who.Has(s) {
				g.useFree(t, s, WhenCamp)
			}
		}
		for _, s := range g.Order { // PH-RULING-58
			if who.Has(s) && !g.aboard(t, s, func() { g.interrupted(t, s, Camp) }) {
				who = who.Without(s)
			}
		}
		g.fireside(t, who)
	}
	for _, s := range g.Order {
		if m := g.mat(s); m.Action == Camp {
			m.Acted = true
		}
	}
	g.Phase++
}

// What a safe house gives to whoever camps in it.
const (
	shelterHealth int8 = iota
	shelterMorale
)

// recoverAll restores 2 health to each camper, and in a safe house 1 health more or 1 morale, as each chooses
// (PH-CAMP-01, PH-CAMP-02).
func (g *Game) recoverAll(t *table.Table, who table.Seats) {
	var choice [4]int8
	g.together(t, who, func(s table.Seat) {
		m := g.mat(s)
		if !g.safe(s) {
			return
		}
		more := m.Health+g.rest(s) < m.healthLimit()
		cheer := m.Morale+m.Sum[KnobCampMorale] < m.moraleLimit()
		if more && cheer {
			ask := t.Open(s, askShelter)
			ask.Offer(VerbShelter.Of(int(shelterHealth)), "PH-CAMP-02")
			ask.Offer(VerbShelter.Of(int(shelterMorale)), "PH-CAMP-02")
			choice[s] = int8(ask.Ask().A)
		} else if cheer {
			choice[s] = shelterMorale
		}
	})
	for _, s := range g.Order {
		if !who.Has(s) {
			continue
		}
		m := g.mat(s)
		health, morale := g.rest(s), m.Sum[KnobCampMorale]
		switch {
		case g.safe(s) && choice[s] == shelterHealth:
			health++
		case g.safe(s):
			morale++
		}
		t.Tell(table.Event{Tale: taleCamp, Seat: s, Rule: "PH-CAMP-01", A: int16(m.Tile)})
		g.regain(t, s, int(health), max(int(morale), 0), by("PH-CAMP-01"))
	}
}

// rest is how much health camping restores (PH-CAMP-01).
func (g *Game) rest(s table.Seat) int8 { return max(2+g.mat(s).Sum[KnobCampHealth], 0) }

// fireside lets campers use skills, items and followers with a camping ability, on themselves or on others on the same
// terrain, until all are done (PH-CAMP-05 to PH-CAMP-09, PH-RULING-56).
func (g *Game) fireside(t *table.Table, who table.Seats) {
	for {
		s, o, ok := t.Any(who, askCamp, func(s table.Seat, m *table.Menu) {
			g.offerUses(m, s, WhenCamp)
			g.offerHelp(m, s)
			g.offerOwn(m, s)
		})
		switch {
		case !ok:
			return
		case g.doOwn(t, s, o):
		case o.Verb == VerbUse:
			g.use(t, s, o)
		default:
			g.useOn(t, s, table.Card(o.A), int(o.B), table.Seat(o.C))
		}
	}
}

// offerHelp offers what a camper's cards can do to others, who need not camp (PH-CAMP-06, PH-CAMP-07, PH-CAMP-09).
func (g *Game) offerHelp(m *table.Menu, s table.Seat) {
	if !g.mat(s).usable(WhenCamp) {
		return
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			if !gists[l.Card].usable(WhenCamp) || !g.works(k, l.Card) {
				continue
			}
			for i := range Of(l.Card).Uses {
				u := &Of(l.Card).Uses[i]
				if u.When != WhenCamp || u.At == AtSelf || g.Cards[l.Card].Spent>>i&1 == 1 || !g.canPay(s, u.Cost) {
					continue
				}
				for _, other := range g.Order {
					g.offerHelpTo(m, s, other, l.Card, i)
				}
			}
		}
	}
}

func (g *Game) offerHelpTo(m *table.Menu, s, other table.Seat, c table.Card, i int) {
	u, o := &Of(c).Uses[i], VerbUseOn.Of(int(c), i, int(other))
	switch {
	case other == s || !g.human(other):
	case g.terrain(s) != g.terrain(other):
		m.Deny(o, "PH-CAMP-09", "your tiles show different terrain")
	case u.Take == TakeNothing && !g.helps(other, u.Gives):
		m.Deny(o, "PH-BONUS-02", "it would change nothing")
	case u.Take != TakeNothing && !g.holding(other, u.Take):
		m.Deny(o, "PH-CAMP-06", "there is nothing to take")
	default:
		m.Offer(o, "PH-CAMP-06")
	}
}

// holding reports whether something can be taken from a player.
func (g *Game) holding(s table.Seat, what Take) bool {
	m := g.mat(s)
	switch what {
	case TakeFood:
		return m.Food > 0
	case TakeAmmo:
		return m.Ammo > 0
	case TakeFoodOrAmmo:
		return m.Food+m.Ammo > 0
	}
	return g.of(s, Hand).Len() > 0
}

// useOn uses a camper's card on another player. They must agree unless the card says otherwise (PH-CAMP-08); a refused
// offer can't be made again this turn.
func (g *Game) useOn(t *table.Table, s table.Seat, c table.Card, i int, other table.Seat) {
	u := &Of(c).Uses[i]
	if u.Consent {
		m := t.Open(other, askConsent, int(c), i, int(s))
		m.Offer(VerbYes.Of(), "PH-CAMP-08")
		m.Offer(VerbNo.Of(), "PH-CAMP-08")
		if m.Ask().Verb == VerbNo {
			g.tire(s, c, i)
			t.Tell(table.Event{Tale: taleRefuse, Seat: other, Rule: "PH-CAMP-08", A: int16(c), B: int16(s)})
			return
		}
	}
	t.Tell(table.Event{Tale: taleUseOn, Seat: s, Rule: "PH-CAMP-06", A: int16(c), B: int16(i), C: int16(other)})
	switch {
	case !g.expend(t, s, c, i):
	case u.Take == TakeNothing:
		g.apply(t, other, u.Gives, byCard("PH-CAMP-06", c))
	default:
		g.take(t, s, other, u.Take, byCard("PH-CAMP-06", c))
	}
}

// take takes something from another player.
func (g *Game) take(t *table.Table, s, other table.Seat, what Take, why cause) {
	if what == TakeCard {
		c, ok := g.randomCard(t, other, g.of(s, Hand), table.Set(s, other))
		if ok {
			t.Tell(table.Event{Tale: taleSteal, Seat: s, Rule: why.rule, A: int16(other), C: why.card, Secret: int16(c),
				Who: table.Set(s, other)})
			g.keepHand(t, s)
		}
		return
	}
	food := what == TakeFood
	if m := g.mat(other); what == TakeFoodOrAmmo {
		food = m.Food > 0
		if food && m.Ammo > 0 {
			ask := t.Open(s, askTake, int(why.card), int(other))
			ask.Offer(VerbTake.Of(int(TakeFood)), "PH-CAMP-06")
			ask.Offer(VerbTake.Of(int(TakeAmmo)), "PH-CAMP-06")
			food = Take(ask.Ask().A) == TakeFood
		}
	}
	n := 0
	if food {
		n = 1
	}
	g.stock(t, other, -n, n-1, why)
	g.stock(t, s, n, 1-n, why)
}

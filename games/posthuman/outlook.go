package posthuman

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

var _ table.Foresight = (*Game)(nil)

// ForNothing says what discarding a card of one's own brings.
const ForNothing = "you get nothing for it"

// Outlook is what would follow from an option of a question, and what may come besides, whichever is taken.
func (g *Game) Outlook(p *table.Prompt, o table.Option, s table.Seat, name table.Namer) table.Outlook {
	x := g.lookOf(p, o, s, name)
	if which, says := g.besides(p, o, s); says != nil {
		x.Which, x.Shared = which, says
	}
	return x
}

// lookOf is what an option itself leads to.
func (g *Game) lookOf(p *table.Prompt, o table.Option, s table.Seat, name table.Namer) table.Outlook {
	m := g.mat(s)
	if o == table.Pass {
		return g.passOutlook(p, s)
	}
	switch o.Verb {
	case VerbEat:
		return g.mealOutlook(s, int8(o.A))
	case VerbDeal:
		return said(g.dealWords(s, &Of(table.Card(o.A)).Event.Offers[o.B]))
	case VerbDeclare:
		return g.actionOutlook(s, Action(o.A), name)
	case VerbTrick:
		return said(g.reachWords(s, table.Card(o.A), name))
	case VerbOnward:
		return said(g.zoneWords(m.Tile, int(m.Zone), s))
	case VerbStep:
		return said(g.zoneWords(table.Card(o.A), 0, s))
	case VerbExplore:
		return said("1 of " + english.Count(g.tilesLeft(), "tile", "tiles") + ", " + g.deadWords() +
			"; then you may still stay")
	case VerbPlace:
		return said(g.roadsWords(s, table.Card(o.A), int8(o.B), int8(o.C)))
	case VerbStay:
		return said("your move ends; the tile stays laid")
	case VerbLevel:
		return said(g.levelWords(s, int(o.A)))
	case VerbOption:
		return g.optionOutlook(s, table.Card(o.A), int(o.B))
	case VerbSwap:
		return g.swapOutlook(s, int(o.A), out(o.B))
	case VerbStayHuman, VerbTurn:
		return g.turnOutlook(s, o.Verb)
	case VerbAccept:
		return g.acceptOutlook(s, int(o.A))
	case VerbDiscard:
		if p == askItem { // it may be the price of something
			return table.Outlook{Stake: table.Loss}
		}
		if p == AskHand || p == AskLess {
			return table.Outlook{Words: cmp.Or(g.roomWords(s, table.Card(o.A)), ForNothing), Stake: table.Loss}
		}
		return table.Outlook{Words: ForNothing, Stake: table.Loss}
	case VerbWield:
		return said(g.wieldWords(s, table.Card(o.A)))
	case VerbMount:
		return g.mountOutlook(s, table.Card(o.A), table.Card(o.B))
	case VerbReady:
		return g.readyOutlook(s)
	case VerbBuy:
		return said(strconv.Itoa(int(m.Food)-int(Of(table.Card(o.A)).Price)) + " food left")
	case VerbExchange:
		return said(strconv.Itoa(int(m.Food-o.A)) + " food left, " + strconv.Itoa(int(m.Ammo+2*o.A)) + " ammo then")
	case VerbPass:
		return said("you are asked again as long as somebody buys")
	case VerbSplit:
		switch {
		case o.A > 2:
			return said("1 weapon is kept")
		case o.A > 1:
			return said("1 weapon is kept, and the equipment")
		}
		return said("all are kept")
	case VerbPause:
		return said("buying a skill, or using a card, needs a turn of its own: you get it before the next step")
	case VerbActivate:
		return said("for good; a knock-out discards whoever has been called")
	case VerbShelter:
		return g.shelterOutlook(s, int8(o.A))
	case VerbGather:
		return g.actionOutlook(s, Action(o.A), name)
	case VerbYield:
		left := strconv.Itoa(int(m.Food-o.A)) + " food and " + strconv.Itoa(int(m.Ammo-o.B)) + " ammo left"
		return g.goesOn(s).After(Clause{Before: left, About: AboutAmmo}).outlook()
	case VerbLearn:
		return said("draw 2 and keep 1; " + strconv.Itoa(g.xp(s)-skillPrice) + " XP left")
	case VerbTrain:
		return said(strconv.Itoa(int(m.Stats[o.A])) + " to " + strconv.Itoa(int(m.Stats[o.A])+1) + ", for good; " +
			strconv.Itoa(g.xp(s)-statPrice) + " XP left")
	case VerbPropose:
		return said("all others must agree, and then it is for good")
	case VerbOffer:
		return said("nothing changes hands before the answer")
	case VerbRefuse:
		return said("nothing changes hands")
	case VerbMutate, VerbConsolidate, VerbTactics:
		return said(g.insteadOutlook(s).Words)
	case VerbReplace:
		return table.Outlook{Stake: table.Loss}
	case VerbBide:
		return g.bideOutlook(p, s)
	case VerbBare:
		return said(bareOutlook[o.A])
	case VerbDone:
		return said(doneWords[p])
	case VerbNo:
		return said(noWords[p])
	case VerbNoTrick:
		return said("you can still mutate, consolidate or use tactics")
	case VerbPartner:
		x := g.mat(table.Seat(o.A))
		return said("has " + strconv.Itoa(int(x.Food)) + " food and " + strconv.Itoa(int(x.Ammo)) + " ammo")
	case VerbDeck:
		left, seen := g.pile(encounters(int8(o.A))).Len(), (int(m.Stats[Mind])+1)/2
		return said("you see the next " + strconv.Itoa(min(seen, left)) + " of " + strconv.Itoa(left))
	case VerbKeepRoll:
		return g.seen(s).AsItLies().outlook()
	case VerbUse:
		return said(g.useWords(s, &Of(table.Card(o.A)).Uses[o.B], o))
	case VerbUseOn:
		return said(g.towardWords(s, &Of(table.Card(o.A)).Uses[o.B]))
	case VerbStrike:
		return said(g.strikeWords(s, table.Card(o.A), table.Seat(o.B)))
	case VerbEvade:
		return g.evadeProspect(s).rolling(g.evading(s)).outlook()
	case VerbFight:
		return g.chancesOf(s, o).Then(g.spoils(s)...).outlook()
	case VerbEngage:
		return g.chancesOf(s, o).rolling(g.engaging(s, int8(o.A), int8(o.B))).outlook()
	case VerbShoot:
		return g.chancesOf(s, o).After(g.shooting(s, table.Card(o.A))...).outlook()
	case VerbHold:
		keeps := Clause{Before: "keeps " + strconv.Itoa(int(m.Ammo)) + " ammo", About: AboutAmmo}
		return g.chancesOf(s, o).After(keeps).outlook()
	case VerbAim:
		return Prospect{Clauses: g.aimed(s, o.A, int8(o.B))}.outlook()
	case VerbReroll:
		return g.again(s, g.rerollsBy(s), []int{int(o.A)}).After(g.seen(s).dieClauses(int(o.A))...).outlook()
	case VerbThink:
		return said(joined(g.thinkWords(s), g.thinkEnds(s, int(o.A))))
	case VerbBlock:
		return Prospect{Clauses: g.seen(s).blockLeaves(int(o.A), g.Players > 2)}.After(Plain(g.blockWords(s, o.A))).
			outlook()
	case VerbBear:
		return g.bearOutlook(s, int(o.A))
	}
	return table.Outlook{}
}

// doneWords and noWords are what follows where somebody is done with something, or says no to it.
var (
	doneWords = map[*table.Prompt]string{
		askTrade: "no trade for you this turn: asked no more, unless somebody makes you an offer",
		AskHand:  "you go on with what you have",
	}
	noWords = map[*table.Prompt]string{
		askBargain: "nothing changes hands",
		askFree:    "you take no free action",
		askConsent: "their card stays unused",
	}
)

// bideOutlook is what becomes of a mutant's card, or of the cards looked at, where nothing is done.
func (g *Game) bideOutlook(p *table.Prompt, s table.Seat) table.Outlook {
	switch {
	case p == askMutant:
		return g.insteadOutlook(s)
	case p == AskDrop:
		return said("all of them go back on top")
	case p == askReact && g.of(s, Chosen).Len() > 0:
		return said("your card stays face down")
	case p == askReact:
		return said("you can still act in the mutant step")
	}
	return table.Outlook{}
}

// joined are two parts of an outlook, of which one may be missing.
func joined(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + "; " + second
}

func said(words string) table.Outlook { return table.Outlook{Words: words} }

// inTen says a chance.
func inTen(x odds) string { return words.InTen(x.percent()) }

// often says how often something is done.
func often(x odds, does string) string { return words.Often(x.percent(), does) }

// mean says an average to the half.
func mean(x odds) string {
	halves := int((4*x.ways + x.all) / (2 * x.all))
	says := strconv.Itoa(halves / 2)
	if halves%2 == 1 {
		return says + ".5"
	}
	return says
}

// lifeOutlook is a loss of health and morale: what is left, or that it knocks out, and what that costs. It begins with
// the words before.
func (g *Game) lifeOutlook(s table.Seat, health, morale int, before string) table.Outlook {
	m := g.mat(s)
	if health > 0 && health >= int(m.Health) || morale > 0 && morale >= int(m.Morale) {
		return table.Outlook{Words: before + "knocks you out; that " + g.seen(s).Fall(), Stake: table.Loss}
	}
	words := ""
	if health > 0 {
		words = strconv.Itoa(int(m.Health)-health) + " health left"
	}
	if morale > 0 {
		if words != "" {
			words += ", "
		}
		words += strconv.Itoa(int(m.Morale)-morale) + " morale left"
	}
	return table.Outlook{Words: before + words}
}

// mealOutlook is where a hunger marker would end, and what that takes.
func (g *Game) mealOutlook(s table.Seat, ate int8) table.Outlook {
	slot, starves := g.fed(s, ate)
	if starves {
		words := "nothing to eat knocks you out; that " + g.seen(s).Fall()
		return table.Outlook{Words: words, Stake: table.Loss}
	}
	before := "hunger slot " + strconv.Itoa(int(slot))
	if slot == 0 {
		before = "fed"
	}
	if hungry[slot] == [2]int{} {
		return said(before)
	}
	return g.lifeOutlook(s, hungry[slot][0], hungry[slot][1], before+": ")
}

// actionOutlook is what an action would bring where one stands.
func (g *Game) actionOutlook(s table.Seat, a Action, name table.Namer) table.Outlook {
	m := g.mat(s)
	switch a {
	case Camp:
		return g.campOutlook(s)
	case Forage:
		n := 1 + int(m.Sum[KnobForage])
		return said(supplyWords(g.terrain(s), n) + "; once a tile")
	case Scout:
		n := min(bits.OnesCount8(uint8(g.around(s).vacant)), g.tilesLeft())
		return said(english.Count(n, "tile", "tiles") + " laid; no encounter")
	case Move:
		if !g.Cards[m.Tile].Done {
			return said(joined(g.zoneWords(m.Tile, int(m.Zone), s), g.strikeFirst(s, name)))
		}
		return said(joined(g.wayWords(s), g.strikeFirst(s, name)))
	}
	return table.Outlook{}
}

// campOutlook is what camping restores. Where it restores nothing it is wasted, unless a card has a use in it.
func (g *Game) campOutlook(s table.Seat) table.Outlook {
	m := g.mat(s)
	room, low := m.healthLimit()-m.Health, m.moraleLimit()-m.Morale
	health, morale := min(g.rest(s), room), min(max(m.Sum[KnobCampMorale], 0), low)
	words := ""
	switch house, more := g.safe(s), room > health; {
	case house && more && low > morale:
		words = ", and 1 health or morale of the safe house"
	case house && more:
		words = ", and 1 health of the safe house"
	case house && low > morale:
		words = ", and 1 morale of the safe house"
	case health == 0 && morale == 0 && !m.usable(WhenCamp):
		return table.Outlook{Words: joined("nothing to recover", g.placeCamps(s)), Stake: table.Waste}
	}
	if morale > 0 {
		words = ", +" + strconv.Itoa(int(morale)) + " morale" + words
	}
	if m.usable(WhenCamp) {
		words += "; cards of yours can be used in it"
	}
	if room == 0 {
		return said(joined("your health is full"+words, g.placeCamps(s)))
	}
	words = "health " + strconv.Itoa(int(m.Health)) + " to " + strconv.Itoa(int(m.Health+health)) + words
	return said(joined(words, g.placeCamps(s)))
}

// zoneWords is what waits in a zone of a tile, counted from 0: how many encounters, of which level, whether they can
// give a journey point, and what they risk where no level is asked for (PH-MAP-03 to PH-MAP-06, PH-MAP-26,
// PH-JOURNEY-01, PH-JOURNEY-02, PH-RULING-68).
func (g *Game) zoneWords(tile table.Card, zone int, s table.Seat) string {
	m, f := g.mat(s), Of(tile)
	now, next := Level(int(m.JP)), int(m.nextLevel())
	if g.Cards[tile].Done {
		return english.Count(1, "encounter", "encounters") + " of level " + strconv.Itoa(now) + ", no journey point; " +
			g.fightWords(s, now, 1)
	}
	if zone < 0 || zone >= len(f.Zones) {
		return ""
	}
	words := "zone " + strconv.Itoa(zone+1) + " of " + strconv.Itoa(len(f.Zones)) + ": " +
		english.Count(f.Zones[zone], "encounter", "encounters")
	house := placeWords(tile)
	if f.Safe && zone == len(f.Zones)-1 {
		house += "; a safe house"
	}
	if now != next && f.Terrain != Mountain {
		return words + " " + g.riskWords(s, int(f.Zones[zone])) + house
	}
	words += " of level " + strconv.Itoa(now)
	switch {
	case f.Terrain == Mountain:
		words += "; a dead zone, no journey point"
	case m.JP < LastSpace:
		words += ", for journey point " + strconv.Itoa(int(m.JP)+1)
	}
	return words + house + "; " + g.fightWords(s, now, int(f.Zones[zone]))
}

// levelWords are what drawing the encounters of a zone from a level brings and risks (PH-JOURNEY-01, PH-JOURNEY-02).
func (g *Game) levelWords(s table.Seat, level int) string {
	m := g.mat(s)
	words := "no journey point"
	if level == int(m.nextLevel()) {
		words = "journey point " + strconv.Itoa(int(m.JP)+1)
	}
	figures := 1
	if zones := Of(m.Tile).Zones; m.Zone > 0 && int(m.Zone) <= len(zones) {
		figures = int(zones[m.Zone-1])
	}
	return words + "; " + english.Count(figures, "encounter", "encounters") + ", " + g.fightWords(s, level, figures)
}

// fightWords are how often an encounter of a level is a fight, and how it ends then; of several, one after the other,
// how often one of them knocks out.
func (g *Game) fightWords(s table.Seat, level, figures int) string {
	var p SeenPlayer
	g.viewPlayer(s, s, &p)
	fights, c := p.Ahead(level)
	_, ends := c.Words()
	words := "a fight " + inTen(fights) + ": then " + ends
	if figures == 1 {
		return words
	}
	return "the first " + words + "; in all " + strconv.Itoa(figures) + " knocked out " +
		strconv.Itoa(p.Through(level, figures).percent()) + " %"
}

// optionOutlook is what an option of a narrative encounter leaves of what pays for it, and the chance of its test; what
// comes of it stays untold (PH-RULING-117).
func (g *Game) optionOutlook(s table.Seat, c table.Card, i int) table.Outlook {
	x := &Of(c).Options[i]
	words := "no test"
	if x.Test.On {
		words = often(g.passes(s, x.Test.Stat, int(x.Test.N)), "passes")
	}
	return said(joined(words, g.leftWords(s, x.Need)))
}

// dealWords are what an event's bargain leaves of what pays for it, and what it is to have a follower (PH-FOLLOW-03).
func (g *Game) dealWords(s table.Seat, d *Deal) string {
	words := ""
	if slices.ContainsFunc(d.Gives, func(e Effect) bool { return e.Do == DoFollower }) {
		words = "whoever follows you helps once called"
	}
	return joined(g.leftWords(s, d.Cost), words)
}

// leftWords are what is left of what a price takes, "" for one that takes nothing countable, or is not paid.
func (g *Game) leftWords(s table.Seat, price []Effect) string {
	if !g.canPay(s, price) {
		return "" // the last option there is (PH-RULING-117)
	}
	var left []string
	m := g.mat(s)
	for _, e := range price {
		have, what := 0, ""
		switch e.Do {
		case DoFood:
			have, what = int(m.Food), " food"
		case DoAmmo:
			have, what = int(m.Ammo), " ammo"
		case DoHealth:
			have, what = int(m.Health), " health"
		case DoMorale:
			have, what = int(m.Morale), " morale"
		case DoXP:
			have, what = g.xp(s), " XP"
		default:
			continue
		}
		left = append(left, strconv.Itoa(have-int(e.N))+what)
	}
	if left == nil {
		return ""
	}
	return strings.Join(left, " and ") + " left"
}

// bareOutlook is what fists do, and stones (PH-RULING-20).
var bareOutlook = [2]string{"1 wound; specials are misses", "1 shooting die, at range 2"}

// passOutlook is what passing in a window leaves open: whoever passes is asked again when somebody has done something.
func (g *Game) passOutlook(p *table.Prompt, s table.Seat) table.Outlook {
	switch p {
	case askTrade:
		if g.traders().Without(s) == 0 {
			return said("nobody else is in the trade: it ends, as by being done")
		}
		return said("you wait, and are asked again when anybody has acted; once all have passed, the trade ends")
	case askCamp:
		return said("you are asked again once somebody has used something; the camp ends when all pass")
	case askGo:
		return said("you go when those before you have gone")
	case askReroll:
		return g.seen(s).AsItLies().outlook()
	}
	return table.Outlook{}
}

// swapOutlook is what somebody comes round with.
func (g *Game) swapOutlook(s table.Seat, n int, how out) table.Outlook {
	m := g.mat(s)
	if how == outMorale {
		n = -n
	}
	return said(strconv.Itoa(int(m.Health)+n) + " health, " + strconv.Itoa(int(m.Morale)-n) + " morale")
}

// turnOutlook is what staying human keeps, and turning loses for good. The last human to turn ends the match, and all
// win it together: nothing is at stake then (PH-END-05, PH-RULING-144).
func (g *Game) turnOutlook(s table.Seat, v table.Verb) table.Outlook {
	m := g.mat(s)
	if v == VerbTurn && g.solo() { // PH-SOLO-09
		return table.Outlook{Words: "you lose the match", Stake: table.End}
	}
	if v == VerbTurn && g.humans() == 1 {
		return said("nobody is human then: the match ends, and all of you win it together")
	}
	if v == VerbStayHuman {
		return said("journey " + strconv.Itoa(int(m.JP)) + " and all you have stay yours")
	}
	things := g.of(s, Hand).Len() + g.of(s, Gear).Len()
	words := "you lose " + english.Count(things, "item", "items") + ", " + strconv.Itoa(g.xp(s)) + " XP and journey " +
		strconv.Itoa(int(m.JP)) + ", and keep " + english.Count(g.mutations(s), "mutation", "mutations")
	x := Prospect{Clauses: []Clause{{Before: words, About: AboutLoss}}}.outlook()
	x.Stake = table.Loss
	return x
}

// wieldWords name the weapons that are put away for one that is readied (PH-WPN-02, PH-RULING-81).
func (g *Game) wieldWords(s table.Seat, c table.Card) string {
	var away []string
	for _, l := range g.of(s, Gear).Cards {
		if g.Cards[l.Card].Active && Of(l.Card).Kind == Of(c).Kind && !g.fitsBeside(s, c) {
			away = append(away, Of(l.Card).Name)
		}
	}
	if away == nil {
		return ""
	}
	return "puts away: " + english.List(away)
}

// roomWords name the items of the hand that fit into the backpack once one in play is discarded, and did not before
// (PH-INV-06, PH-INV-07); "" for none.
func (g *Game) roomWords(s table.Seat, c table.Card) string {
	if g.of(s, Gear).Find(c) < 0 {
		return ""
	}
	now := g.slots(s) - g.packed(s)
	then := now + g.sizeOf(s, c) - slotsOf(c)
	var fit []string
	for _, l := range g.of(s, Hand).Cards {
		if needs := int(Of(l.Card).Size) - slotsOf(l.Card); needs > now && needs <= then {
			fit = append(fit, Of(l.Card).Name+g.idleGear(s, l.Card))
		}
	}
	switch n := len(fit); n {
	case 0:
		return ""
	case 1:
		return "makes room for: " + fit[0]
	default:
		return "makes room for: " + strings.Join(fit[:n-1], ", ") + " or " + fit[n-1]
	}
}

// readyOutlook is what becomes of development points that are left: nothing (PH-RULING-39).
func (g *Game) readyOutlook(s table.Seat) table.Outlook {
	if left := g.pointsLeft(s); left > 0 {
		return table.Outlook{Words: english.Count(left, "point is lost", "points are lost"), Stake: table.Waste}
	}
	return table.Outlook{}
}

// shelterOutlook is where health or morale ends that a safe house restores besides the camp (PH-CAMP-01, PH-CAMP-02).
func (g *Game) shelterOutlook(s table.Seat, what int8) table.Outlook {
	m := g.mat(s)
	health, morale := m.Health+g.rest(s), m.Morale+max(m.Sum[KnobCampMorale], 0)
	if what == shelterHealth {
		health++
	} else {
		morale++
	}
	return said(strconv.Itoa(int(min(health, m.healthLimit()))) + " health and " +
		strconv.Itoa(int(min(morale, m.moraleLimit()))) + " morale after the camp")
}

// insteadOutlook is what becomes of the card that was laid face down if something else is done (PH-MUTACT-05).
func (g *Game) insteadOutlook(s table.Seat) table.Outlook {
	if g.of(s, Chosen).Len() == 0 {
		return table.Outlook{}
	}
	return table.Outlook{Words: "your card is discarded unplayed", Stake: table.Waste}
}

// acceptOutlook is the stores after a trade.
func (g *Game) acceptOutlook(s table.Seat, i int) table.Outlook {
	if i >= len(g.Offers) {
		return table.Outlook{}
	}
	m, x := g.mat(s), &g.Offers[i]
	food, ammo := m.Food+x.Give.Food-x.Want.Food, m.Ammo+x.Give.Ammo-x.Want.Ammo
	return said(HaveThen(int(food), int(ammo)))
}

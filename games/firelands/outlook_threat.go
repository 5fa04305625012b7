package firelands

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// whereverOneStops begins what is true of all spaces where a movement can end.
const whereverOneStops = "Wherever you stop"

// arrives is what follows from a way to a space that costs so many points of those left.
func (g *Game) arrives(s table.Seat, at Space, points int, x table.Outlook) table.Outlook {
	if g.points(s) > points {
		return g.threatened(s, at, x)
	}
	return g.braced(s, at, x)
}

// threatened adds to what follows from an option that ends a movement on a space, or can, who fires there at whoever
// stops, and what lies in ambush there. All of it lies open.
func (g *Game) threatened(s table.Seat, at Space, x table.Outlook) table.Outlook {
	burnt, _ := g.burnt(s)
	x.Which, x.Shared = whereverOneStops, clauses(burnt)
	if g.mat(s).Stealth {
		return x
	}
	near := g.lurkers(s, at)
	x.Shared = append(x.Shared, clauses(g.shooters(at), g.lurking(s, near), g.inTheWay(s, strikesOf(near)))...)
	x.Shared = append(x.Shared, g.asLoaded(s, near)...)
	foes := append(g.standing(at), numbersOf(near)...)
	x.Shared = append(x.Shared, clauses(g.afterThat(near), g.mortal(s, foes, near))...)
	return x
}

// awaited is the same of a convoy that sets off: who lies in ambush here goes along with the leader, so that it waits
// wherever the way ends. The Fuel is gone by then.
func (g *Game) awaited(s table.Seat, x table.Outlook) table.Outlook {
	near := g.lurkers(s, g.mat(s).Space)
	if g.mat(s).Stealth || len(near) == 0 {
		return x
	}
	var then Game
	then.CopyFrom(g)
	then.pack(s, then.cheapest(s, Fuel), NoToken)
	x.Which = whereverOneStops
	x.Shared = append(clauses(then.lurking(s, near)), then.asLoaded(s, near)...)
	x.Shared = append(x.Shared, clauses(then.afterThat(near), then.mortal(s, numbersOf(near), near))...)
	return x
}

// braced is the same of an option after which the convoy gets no further: an ambush that must cost a Survivor is a
// loss, once nobody who has yet to move can draw it away.
func (g *Game) braced(s table.Seat, at Space, x table.Outlook) table.Outlook {
	x = g.threatened(s, at, x)
	near := g.lurkers(s, at)
	last := int(g.Next) == len(g.Order)-1
	if last && !g.mat(s).Stealth && g.dearest(s, near).crew > 0 && g.bribed(s, near) == "" {
		x.Stake = max(x.Stake, table.Loss)
	}
	return x
}

// shooters says which Enemies on the map hit a convoy on a space as long as they stand (FL-EFIRE-02), and how hard at
// most: any Outcome card may be on top by then, and the next says where it lands (FL-EFIRE-03).
func (g *Game) shooters(at Space) string {
	near := g.standing(at)
	if len(near) == 0 {
		return ""
	}
	var names []string
	for _, n := range near {
		names = append(names, theCard(int16(g.Foes[n].Card)))
	}
	return "Enemy fire by " + english.List(names) + ", " + g.upTo(near)
}

// upTo is the most Damage that Enemies do by one Outcome card, in words.
func (g *Game) upTo(foes []int) string {
	return "up to " + strconv.Itoa(g.hardest(foes)) + " Damage where a card says"
}

// standing are the numbers of the Enemies on the map in the region of a space.
func (g *Game) standing(at Space) (near []int) {
	for n := range g.Foes {
		if g.Foes[n].Region > 0 && int(g.Foes[n].Region) == at.Region() {
			near = append(near, n)
		}
	}
	return near
}

// hardest is the most Damage that Enemies do by one Outcome card, of all there are (FL-EFIRE-01).
func (g *Game) hardest(foes []int) (most int) {
	for _, k := range [2]Stack{OutcomeDeck, OutcomeDiscard} {
		for _, l := range g.pile(k).Cards {
			damage := 0
			for _, n := range foes { // rows are numbered from 1, as Enemies are
				damage += int(Of(l.Card).Foes[n-1].Damage)
			}
			most = max(most, damage)
		}
	}
	return most
}

// lurkers are the Enemies that lie in ambush where a movement ends: every one in the Exploration Zone goes to the
// region of the leader, who is whoever is furthest ahead once all have moved (FL-AMBUSH-02, FL-AMBUSH-03, FL-AMBUSH-05,
// FL-TURN-01).
func (g *Game) lurkers(s table.Seat, at Space) (cards []table.Card) {
	for _, o := range g.Order {
		if o != s && g.mat(o).Space.Region() > at.Region() {
			return nil
		}
	}
	for i := range g.Tiles {
		slot := g.pile(Slot1 + Stack(i))
		if slot.Len() > 0 && gists[slot.At(0)].kind == KindEnemy {
			cards = append(cards, slot.At(0))
		}
	}
	return cards
}

// lurking says what Enemies in ambush do, and which cards of a convoy they find. They may be bought off, so that the
// Damage is at most as much; whom they can't hit reads that.
func (g *Game) lurking(s table.Seat, near []table.Card) string {
	if len(near) == 0 {
		return ""
	}
	var names []string
	drops := false
	for _, c := range near {
		names = append(names, theCard(int16(c)))
		drops = drops || Of(c).Toll == TollRestOne && g.of(s, Active).Len() > 0 // FL-RULING-153
	}
	words := "an ambush by " + english.List(names)
	if damage := g.reach(s, strikesOf(near)); damage > 0 {
		on := g.layouts[s].cards(g.layouts[s].aimed(strikesOf(near)))
		words += ", up to " + strconv.Itoa(damage) + " Damage on " + english.List(on)
	} else {
		words += " that hits none of your boxes"
	}
	if drops {
		words += ", 1 Survivor to Rest"
	}
	return words
}

// afterThat says that Enemies in ambush stay, and fire after the convoys have, unless beaten (FL-EFIRE-02).
func (g *Game) afterThat(near []table.Card) string {
	if len(near) == 0 {
		return ""
	}
	return "then Enemy fire unless beaten, " + g.upTo(numbersOf(near))
}

// aimed are the boxes that hits may land on; cards names those of a convoy that boxes are on.
func (l *layout) aimed(hits []Strike) (aimed boxSet) {
	for _, k := range hits {
		aimed |= l.whole(k.Area)
	}
	return aimed
}

func (l *layout) cards(of boxSet) (names []string) {
	for ; of != 0; of = of.rest() {
		if name := theCard(int16(l.order[of.first()].card())); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// strikesOf are the hits of all ambushes of some Enemies, numbersOf their numbers.
func strikesOf(near []table.Card) (hits []Strike) {
	for _, c := range near {
		hits = append(hits, Of(c).Ambush...)
	}
	return hits
}

func numbersOf(near []table.Card) (numbers []int) {
	for _, c := range near {
		numbers = append(numbers, int(Of(c).Number))
	}
	return numbers
}

// reach is the Damage that hits can do to a convoy: an area may have fewer boxes (FL-DMG-03).
func (g *Game) reach(s table.Seat, hits []Strike) (damage int) {
	for _, k := range hits {
		damage += min(int(k.N), g.roomForDamage(s, k.Area))
	}
	return damage
}

// inTheWay says what lies in the boxes that hits may land on.
func (g *Game) inTheWay(s table.Seat, hits []Strike) string {
	l := &g.layouts[s]
	aimed := l.aimed(hits)
	var load []string
	if n := (aimed & l.tokens[SurvivorToken]).len(); n > 0 {
		load = append(load, english.Count(n, "Survivor", "Survivors"))
	}
	for _, x := range resources {
		if n := (aimed & l.tokens[x]).len(); n > 0 {
			load = append(load, strconv.Itoa(n)+" "+tokenNames[x])
		}
	}
	switch {
	case aimed == 0:
		return ""
	case load == nil:
		return "no cargo of yours there"
	}
	return "your cargo there: " + strings.Join(load, ", ")
}

// asLoaded says what ambushes must cost by what lies where now, and what can be done about it before: to shift cargo
// (FL-CONVOY-06), or to pay (FL-RULING-152).
func (g *Game) asLoaded(s table.Seat, near []table.Card) []string {
	cost := g.dearest(s, near)
	var must []string
	if cost.crew > 0 {
		must = append(must, english.Count(cost.crew, "Survivor", "Survivors")+" must die")
	}
	if cost.tokens > 0 {
		must = append(must, english.Count(cost.tokens, "token", "tokens")+" must go")
	}
	if must == nil {
		return nil
	}
	words, shift := "as your cargo lies, "+strings.Join(must, " and "), ""
	if cost.crew > 0 {
		shift = "it can be moved before you stop"
	}
	return clauses(words, shift, g.bribed(s, near))
}

// dearest is what the hits of ambushes cost at the best choice of boxes.
func (g *Game) dearest(s table.Seat, near []table.Card) toll {
	return g.layouts[s].least(strikesOf(near), 0)
}

// bribed says that a player can buy an ambush off with a Resource (FL-RULING-152).
func (g *Game) bribed(s table.Seat, near []table.Card) string {
	for _, c := range near {
		if Of(c).Toll != TollResource {
			continue
		}
		for _, x := range resources {
			if g.count(s, x) > 0 {
				return "1 Resource buys off " + theCard(int16(c))
			}
		}
	}
	return ""
}

// mortal says on which cards the fire of some Enemies, those in ambush among them, may kill a Survivor as a convoy is
// loaded: where an area that a card may show has no other box for the Damage after the ambush (FL-EFIRE-03).
func (g *Game) mortal(s table.Seat, foes []int, near []table.Card) string {
	n := g.hardest(foes)
	l, before := &g.layouts[s], g.dearest(s, near).crew
	var deadly boxSet
	for a := range Area(len(areaWords)) {
		hits := append(strikesOf(near), Strike{N: uint8(n), Area: a})
		if g.shown(a) && l.least(hits, 0).crew > before {
			deadly |= l.area(a) & l.tokens[SurvivorToken]
		}
	}
	if deadly == 0 {
		return ""
	}
	return "Enemy fire may kill a Survivor (" + strings.Join(l.cards(deadly), " or ") + ")"
}

// shown reports whether the back of an Outcome card shows an area: any of them may be next.
func (g *Game) shown(a Area) bool {
	for _, k := range [2]Stack{OutcomeDeck, OutcomeDiscard} {
		for _, l := range g.pile(k).Cards {
			if Of(l.Card).Back == a {
				return true
			}
		}
	}
	return false
}

// faced adds to what follows from an answer of whoever may fire which Enemies fire back as long as they stand.
func (g *Game) faced(s table.Seat, x table.Outlook) table.Outlook {
	if g.mat(s).Stealth {
		return x
	}
	at := g.mat(s).Space
	x.Which, x.Shared = "As long as they stand", clauses(g.shooters(at), g.mortal(s, g.standing(at), nil))
	return x
}

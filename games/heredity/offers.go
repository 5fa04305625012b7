package heredity

import (
	"slices"

	"waystation/games/heredity/board"
	"waystation/table"
)

// What is asked.
var (
	askTakes = book.Question("takes", "HE-RULING-42", "{Action b c}: who takes this part?", public)
	askBlow  = book.Question("blow", "HE-RULING-43", "{member a} strikes {figure b}: how?", public)
)

// What is offered.
var (
	VerbAgree  = book.Verb("agree", "Agree: {offer a}", "offer:{a}")
	VerbRefuse = book.Verb("refuse", "Not now: {offer a}", "offer:{a}")
	VerbPart   = book.Verb("part", "{member a}", "member:{a}")
	VerbBlow   = book.Verb("blow", "{Blow a b}", "member:{a}")
)

// What is told.
var (
	taleProposes = book.Tale("{who} proposes: {plan a b c}.", wordsMajor)
	taleAgrees   = book.Tale("{who} agrees: {plan a b c}.")
	taleRefuses  = book.Tale("{who} would rather not.")
)

// act does an action of a card: at once if it has one icon, otherwise it is proposed to those who take part
// (HE-ACT-17, HE-SECT-12, HE-RULING-42).
func (g *Game) act(t *table.Table, seat table.Seat, m int8, number int16, k int) {
	a := g.actionOn(number, int16(k))
	if len(a.Icons) == 1 {
		g.payIcon(t, m, icons[a.Icons[0].Icon])
		g.perform(t, number, k, a, cause{card: number, actor: m, at: g.Team[m].At})
		return
	}
	o := Offer{By: seat, Card: number, Part: int8(k)}
	taken := crew(0)
	for i := range a.Icons {
		q := t.Open(seat, askTakes, i, int(number), k)
		for x := range g.Size {
			if taken.has(x) || !g.could(x, number, a, i) {
				continue
			}
			if _, ok := g.castFor(number, a, i+1, taken|one(x)); ok {
				q.Offer(VerbPart.Of(int(x), i), "HE-RULING-42")
			}
		}
		x := int8(q.Ask().A)
		taken |= one(x)
		o.Crew[x] = Share{In: true, Icon: int8(i)}
	}
	g.propose(t, seat, o)
}

// gather proposes a combined attack (HE-FIGHT-11, HE-RULING-43).
func (g *Game) gather(t *table.Table, seat table.Seat, m int8, i int) {
	o := Offer{By: seat, Target: int8(i) + 1}
	q := t.Open(seat, askBlow, int(m), i)
	for _, b := range g.single(m, i) {
		q.Offer(VerbBlow.Of(int(m), int(b)), "HE-RULING-43")
	}
	o.Crew[m] = Share{In: true, Blow: blow(q.Ask().B)}
	for x := range g.Size {
		if x == m || !g.canStrike(x, i) {
			continue
		}
		q := t.Open(seat, askJoins, int(x))
		for _, b := range g.single(x, i) {
			q.Offer(VerbJoin.Of(int(x), int(b)), "HE-RULING-43")
		}
		q.Offer(VerbStays.Of(int(x)), "HE-RULING-43")
		if p := q.Ask(); p.Verb == VerbJoin {
			o.Crew[x] = Share{In: true, Blow: blow(p.B)}
		}
	}
	g.propose(t, seat, o)
}

// single are the blows of a member that can be part of a combined attack on a figure: no explosions (HE-RULING-43).
func (g *Game) single(m int8, i int) (list []blow) {
	var buffer [mostBlows]blow
	for _, b := range g.blows(m, buffer[:0]) {
		if a := g.attackOf(m, b); a.Radius == 0 && !a.Each && g.reaches(m, b, i) {
			list = append(list, b)
		}
	}
	return list
}

// propose puts a combined action to the managers of those who take part. If one of them manages all it is done at once
// (HE-RULING-42).
func (g *Game) propose(t *table.Table, seat table.Seat, o Offer) {
	o.Agreed = table.Set(seat)
	for i := range g.Offers {
		g.Offers[i].Off = g.Offers[i].Off || g.Offers[i].By == seat
	}
	g.Offers = append(g.Offers, o)
	if g.settled(&o) {
		g.fulfil(t, len(g.Offers)-1)
		return
	}
	t.Tell(o.tale(taleProposes, seat))
}

// tale is something told about a proposal. It names what is proposed, not the place among those that wait: that soon is
// another's.
func (o *Offer) tale(of table.Tale, seat table.Seat) table.Event {
	return table.Event{Tale: of, Seat: seat, Rule: "HE-RULING-42", A: o.Card, B: int16(o.Part), C: int16(o.Target)}
}

// settled says whether for everybody who takes part somebody has agreed who manages them.
func (g *Game) settled(o *Offer) bool {
	return !g.some(o.crew(), func(m int8) bool { return g.Team[m].Managers&o.Agreed == 0 })
}

func (o *Offer) crew() (out crew) {
	for m := range int8(maxTeam) {
		if o.Crew[m].In {
			out |= one(m)
		}
	}
	return out
}

// proposed says whether an action or an attack in which a member takes part has been proposed, and why it can't be now
// (HE-RULING-42).
func (g *Game) proposed(m int8, number int16, k int, target int8) (why string, yes bool) {
	i := slices.IndexFunc(g.Offers, func(o Offer) bool {
		return o.Card == number && o.Part == int8(k) && o.Target == target && o.crew().has(m)
	})
	switch {
	case i < 0:
		return "", false
	case g.Offers[i].Off:
		return "it was refused, or given up: do something else first", true
	}
	return "it has been proposed: agree to it, or have it withdrawn", true
}

// offerAnswers offers a seat to agree to what others propose, or to refuse; a proposal of its own it may withdraw
// (HE-RULING-42).
func (g *Game) offerAnswers(seat table.Seat, q *table.Menu) {
	for i := range g.Offers {
		o := &g.Offers[i]
		if o.Off {
			continue
		}
		asked := g.some(o.crew(), func(m int8) bool { return g.Team[m].Managers.Has(seat) })
		if asked && !o.Agreed.Has(seat) {
			q.Offer(VerbAgree.Of(i), "HE-RULING-42")
		}
		if asked || o.By == seat {
			q.Offer(VerbRefuse.Of(i), "HE-RULING-42")
		}
	}
}

// agree is a manager's yes; with the last of them the tokens move at the same time (HE-RULING-42).
func (g *Game) agree(t *table.Table, seat table.Seat, i int) {
	o := &g.Offers[i]
	o.Agreed = o.Agreed.With(seat)
	t.Tell(o.tale(taleAgrees, seat))
	if g.settled(o) {
		g.fulfil(t, i)
	}
}

// refuse is a manager's no: the proposal is off.
func (g *Game) refuse(t *table.Table, seat table.Seat, i int) {
	t.Tell(g.Offers[i].tale(taleRefuses, seat))
	g.Offers[i].Off = true
}

// fulfil carries out a proposal to which all have agreed.
func (g *Game) fulfil(t *table.Table, i int) {
	o := g.Offers[i]
	g.Offers = slices.Delete(g.Offers, i, i+1)
	g.Hand = table.Set(o.By)
	if o.Target > 0 {
		var blows [maxTeam]blow
		for m := range blows {
			blows[m] = o.Crew[m].Blow
		}
		g.together(t, blows, o.crew(), int(o.Target)-1)
		return
	}
	a := g.actionOn(o.Card, int16(o.Part))
	c := cause{card: o.Card, actor: nobody, crew: o.crew(), at: board.Nowhere}
	for _, m := range o.crew().members() {
		g.payIcon(t, m, icons[a.Icons[o.Crew[m].Icon].Icon])
		if g.manager(m) == o.By && c.actor == nobody {
			c.actor = m
		}
	}
	if c.actor == nobody {
		c.actor = o.crew().members()[0]
	}
	c.at = g.Team[c.actor].At
	g.perform(t, o.Card, int(o.Part), a, c)
}

// prune drops proposals that are no longer possible, and those that are off once tokens were spent: so nobody is asked
// the same again and again (HE-RULING-42).
func (g *Game) prune(spent bool) {
	g.Offers = slices.DeleteFunc(g.Offers, func(o Offer) bool { return o.Off && spent || !g.stands(&o) })
}

// tokens are all Action tokens that are available.
func (g *Game) tokens() (n int) {
	for m := range g.Size {
		n += int(g.Team[m].Tokens)
	}
	return n
}

// lastOfSomebody reports whether a seat has one token left for all whom it manages, and so decides on its last.
func (g *Game) lastOfSomebody() bool {
	for seat := range table.Seat(g.Players) {
		own := 0
		for m := range g.Size {
			if g.Team[m].Managers.Has(seat) {
				own += int(g.Team[m].Tokens)
			}
		}
		if own == 1 {
			return true
		}
	}
	return false
}

func (g *Game) stands(o *Offer) bool {
	if o.Target > 0 {
		i := int(o.Target) - 1
		return !g.some(o.crew(), func(m int8) bool { return !slices.Contains(g.single(m, i), o.Crew[m].Blow) })
	}
	card := g.card(o.Card)
	a := g.actionOn(o.Card, int16(o.Part))
	if card == nil || !card.Place.InPlay() || a == nil || card.Gone>>o.Part&1 != 0 {
		return false
	}
	return !g.some(o.crew(), func(m int8) bool {
		icon := int(o.Crew[m].Icon)
		return icon >= len(a.Icons) || !g.could(m, o.Card, a, icon)
	})
}

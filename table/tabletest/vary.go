package tabletest

import (
	"slices"

	"waystation/table"
)

func chances(entries []*table.Entry) []*table.Entry {
	var out []*table.Entry
	for _, e := range entries {
		if e.Kind == table.KindChance {
			out = append(out, e)
		}
	}
	return out
}

// pin makes chance in another world fall as it did in the real one.
type pin struct {
	w      *walk
	real   []*table.Entry
	next   int
	parted string // why the worlds can't be compared, or ""

	hidden int // the place of the result that is exchanged, or -1
	luck   int // which of the cards that may stand in for it is taken
	other  table.Card
}

func (w *walk) pin(real []*table.Entry) *pin { return &pin{w: w, real: real, hidden: -1} }

// Why worlds can't be compared.
const (
	otherChance = "chance was asked something else"
	otherCards  = "the card lay elsewhere"
	noOther     = "no other card could have come"
)

// entry is the real result of what is asked now, or nil.
func (p *pin) entry(c table.Chance) *table.Entry {
	if p.next >= len(p.real) || p.real[p.next].Name != c.Name {
		p.parted = otherChance
		return nil
	}
	p.next++
	return p.real[p.next-1]
}

// again gives the result of the real world, or in its place the other one that is tried.
func (p *pin) again(c table.Chance) (int, bool) {
	e := p.entry(c)
	switch {
	case e == nil:
		return 0, false
	case p.next-1 == p.hidden:
		return p.exchanged(e, c)
	case c.Cards != nil && !holds(c.Cards, e.Value):
		p.parted = otherCards
		return 0, false
	}
	return int(e.Value), true
}

// exchanged is another card with an equal back that could have come, and is not drawn later on.
func (p *pin) exchanged(e *table.Entry, c table.Chance) (int, bool) {
	var fit []table.Card
	for _, l := range c.Cards {
		later := slices.ContainsFunc(p.real[p.next:], func(x *table.Entry) bool { return p.w.drew(x, l.Card) })
		if int32(l.Card) != e.Value && p.w.back(l.Card) == p.w.back(table.Card(e.Value)) && !later {
			fit = append(fit, l.Card)
		}
	}
	if len(fit) == 0 {
		p.parted = noOther
		return 0, false
	}
	p.other = fit[p.luck%len(fit)]
	return int(p.other), true
}

// asSeenBy gives a seat the results that it sees in the real world; what it does not see may fall otherwise.
func (p *pin) asSeenBy(s table.Seat, c table.Chance) (int, bool) {
	e := p.entry(c)
	switch {
	case e == nil:
		return 0, false
	case e.Who.Has(s):
		if c.Cards != nil && !holds(c.Cards, e.Value) {
			p.parted = otherCards // it is not a world that the seat will find itself in
			return 0, false
		}
		return int(e.Value), true
	case !e.Back:
		return 0, false
	}
	for _, l := range c.Cards {
		if p.w.back(l.Card) == p.w.back(table.Card(e.Value)) {
			return int(l.Card), true
		}
	}
	p.parted = otherCards
	return 0, false
}

func holds(cards []table.Lying, value int32) bool {
	return slices.ContainsFunc(cards, func(l table.Lying) bool { return int32(l.Card) == value })
}

// back is the back of a card, which says nothing of where it lies.
func (w *walk) back(c table.Card) uint8 {
	if b, ok := w.plain.(table.Backed); ok {
		return b.Back(c)
	}
	return 0
}

// vary: put another result of chance where a seat does not see it; at the next question it sees the same.
func (w *walk) vary(before *table.Match, mv move, at int) {
	real := chances(w.m.Entries(at))
	for k, e := range real {
		if e.Who == table.Everyone {
			continue
		}
		w.met[aDraw]++
		luck := w.src.IntN(1 << 20)
		for try := range 3 {
			if w.exchange(before, mv, real, k, luck+try) {
				break
			}
		}
	}
}

// exchange tries one card in the place of a hidden result, and reports whether that can be enough. A seat that gets to
// see either of the two cards may see the difference: a public consequence of a private draw is one that shows the
// card. Another card, that shows as little as the real one, then still is to change nothing.
func (w *walk) exchange(before *table.Match, mv move, real []*table.Entry, k, luck int) (enough bool) {
	hidden := real[k]
	p := w.pin(real)
	p.hidden, p.luck = k, luck
	other := before.Clone()
	other.Inspect().Rig(p.again)
	shows := witness{}
	other.Inspect().Witness(shows.note)
	err := try(other, mv, before.Number(mv.seat))
	if p.parted != "" {
		w.skip(checkVary, p.parted)
		return p.parted == noOther
	}
	if err != nil {
		fail(NoLeak, "with another hidden result of %q the answer %q is refused: %v", hidden.Name, mv.key, err)
	}
	enough = true
	for _, s := range w.readers() {
		switch {
		case hidden.Who.Has(s):
		case w.shows.to(s, table.Card(hidden.Value)):
			w.skip(checkVary, "the card was shown after all")
		case !w.shownAlike(s, shows, other):
			w.skip(checkVary, "other cards were shown after all")
			enough = false
		default:
			w.sameSight(s, false, other, "sees something else when a hidden result of "+hidden.Name+" is another")
			w.did(checkVary)
		}
	}
	return enough
}

// secret: give another answer to a secret question; others see the same until it is opened. It may be so at once, by
// the cards that it leads to.
func (w *walk) secret(before *table.Match, a *table.Ask, mv move, at int) {
	if mv.free || mv.key == "pass" || !a.Prompt.Secret && a.Lane == 0 {
		return
	}
	w.met[aSecret]++
	if w.m.Over() {
		w.skip(checkSecret, "the match is over")
		return
	}
	if a.Lane != 0 && !w.open(before, mv.seat) {
		w.skip(checkSecret, "the last lane opens them all")
		return
	}
	key := w.otherAnswer(a, mv.key)
	if key == "" {
		w.skip(checkSecret, "no other answer was found")
		return
	}
	other := before.Clone()
	p := w.pin(chances(w.m.Entries(at)))
	other.Inspect().Rig(p.again)
	shows := witness{}
	other.Inspect().Witness(shows.note)
	err := try(other, move{mv.seat, key, false}, a.Number)
	if p.parted != "" {
		w.skip(checkSecret, p.parted)
		return
	}
	if err != nil {
		fail(Legality, "seat %d was offered %q and refused it: %v", mv.seat, key, err)
	}
	for _, s := range w.readers() {
		if s == mv.seat || s != table.Nobody && a.Lane.Has(s) {
			continue
		}
		if !w.shownAlike(s, shows, other) {
			w.skip(checkSecret, "it led to other cards being shown")
			continue
		}
		w.sameSight(s, a.Lane != 0, other, "sees something else when a secret answer of "+who(mv.seat)+" is another")
		if a, b := w.m.CanUndo(s), other.CanUndo(s); (a == nil) != (b == nil) {
			fail(NoLeak, "what %s may take back tells of a secret answer: %v, or %v", who(s), a, b)
		}
		w.did(checkSecret)
	}
}

// otherAnswer is an answer that is not the one given, or "".
func (w *walk) otherAnswer(a *table.Ask, given string) string {
	for range 5 {
		if key := w.answer(a); key != given && key != "pass" {
			return key
		}
	}
	return ""
}

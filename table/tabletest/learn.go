package tabletest

import (
	"slices"

	"waystation/table"
)

// knowers is by card who knows where it lies.
func knowers(g table.Game) []table.Seats {
	var out []table.Seats
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			for int(l.Card) >= len(out) {
				out = append(out, 0)
			}
			out[l.Card] = l.Seen
		}
	}
	return out
}

// witness is by card who was shown it by the table.
type witness map[table.Card]table.Seats

func (n witness) note(c table.Card, who table.Seats) { n[c] |= who }

// to reports whether a seat was shown the card. Spectators are shown what everybody is, also those who sit nowhere.
func (n witness) to(s table.Seat, c table.Card) bool {
	if s == table.Nobody {
		s = table.MaxSeats - 1
	}
	return n[c].Has(s)
}

// shownAlike reports whether a seat was shown the same cards by the last answer as in another world, and they lie in
// the same places. What it was shown, it may see: where that differs nothing else need be the same.
func (w *walk) shownAlike(s table.Seat, shows witness, other *table.Match) bool {
	here, there := placesOf(w.m.Inspect().Truth()), placesOf(other.Inspect().Truth())
	for _, c := range w.cards {
		seen := w.shows.to(s, c)
		if seen != shows.to(s, c) || seen && here[c] != there[c] {
			return false
		}
	}
	return true
}

// place is a place in a pile.
type place struct {
	pile string
	at   int
}

func placesOf(g table.Game) map[table.Card]place {
	out := map[table.Card]place{}
	for _, p := range g.Piles() {
		for i, l := range p.Cards {
			out[l.Card] = place{p.Name, i}
		}
	}
	return out
}

// gain is a card that a seat knows since the last answer.
type gain struct {
	seat table.Seat
	card table.Card
}

// gains are what the seats know since an answer that they did not know before. What is shown in a lane of an open All,
// the others notice at the join.
func (w *walk) gains(mv move, beside bool) []gain {
	now := knowers(w.m.Inspect().Truth())
	notice := table.Upto(w.m.Seats())
	if beside {
		notice = table.Set(mv.seat)
	} else {
		clear(w.later)
	}
	var out []gain
	for i := range now {
		c, gained := table.Card(i), now[i]&^w.knew[i]
		w.later[c] |= gained &^ notice
		gained &^= w.later[c]
		now[i] &^= w.later[c]
		for s := range table.Seat(w.m.Seats()) {
			if gained.Has(s) {
				out = append(out, gain{s, c})
			}
		}
	}
	w.knew = now
	return out
}

// learned holds what is marked after an answer against what can be seen and taken back. Whoever knows a card that they
// did not know before was shown it by the table; they see it in their view, read of it in a tale or are asked about
// it; and nobody takes back what told them.
func (w *walk) learned(mv move, beside bool, at int) {
	for c, who := range w.shows {
		w.pending.note(c, who)
	}
	gains := w.gains(mv, beside)
	for _, x := range gains {
		w.shown(x.seat, x.card, at)
	}
	if !beside {
		clear(w.pending)
	}
	if len(gains) == 0 {
		return
	}
	w.met[aGain]++
	for s := range table.Seat(w.m.Seats()) {
		if s != mv.seat && beside {
			continue // that lane is none of its business yet
		}
		if w.m.CanUndo(s) == nil {
			fail(Memory, "by %q of seat %d seat %d has learned where card %d lies (%s), and seat %d may take that back",
				mv.key, mv.seat, gains[0].seat, gains[0].card, pileOf(w.m.Inspect().Truth(), gains[0].card).Name, s)
		}
		w.did(checkLearned)
	}
}

// shown: what a seat is marked to know it can see. A mark too generous shows nothing on any screen, but bots go by it.
func (w *walk) shown(s table.Seat, c table.Card, at int) {
	pile := pileOf(w.m.Inspect().Truth(), c).Name
	fault := func(what string) {
		fail(NoLeak, "seat %d is marked to know since this answer where card %d lies (%s), and %s", s, c, pile, what)
	}
	if !w.pending.to(s, c) {
		fault("was never shown it: marks are the table's, use Pile.Show")
	}
	open := w.Open != nil && w.Open(pile)
	if !open && !w.told(s, c) && !w.asked(s, c) && !w.drawn(s, c, at) && !w.viewed(s, c) {
		fault("neither its view nor a tale nor its question shows it")
	}
	w.did(checkShown)
}

func pileOf(g table.Game, c table.Card) *table.Pile {
	for _, p := range g.Piles() {
		if p.Find(c) >= 0 {
			return p
		}
	}
	return &table.Pile{}
}

// told reports whether a new tale, as the seat reads it, holds the card's number.
func (w *walk) told(s table.Seat, c table.Card) bool {
	tales := w.m.Events(s)
	return slices.ContainsFunc(tales[min(w.heard[s+1], len(tales)):], func(e table.Event) bool {
		return slices.Contains([]int16{e.A, e.B, e.C, e.Secret}, int16(c))
	})
}

// drawn reports whether chance has shown the seat the card, which stands in its log.
func (w *walk) drawn(s table.Seat, c table.Card, at int) bool {
	return slices.ContainsFunc(w.m.Entries(at), func(e *table.Entry) bool {
		return e.Kind == table.KindChance && e.Who.Has(s) && w.drew(e, c)
	})
}

// asked reports whether the seat is asked about the card.
func (w *walk) asked(s table.Seat, c table.Card) bool {
	a := w.m.Ask(s)
	if a == nil {
		return false
	}
	in := func(o table.Option) bool { return slices.Contains([]int16{o.A, o.B, o.C}, int16(c)) }
	return slices.Contains(a.About[:], int16(c)) ||
		slices.ContainsFunc(a.Options, func(o table.Offered) bool { return in(o.Option) }) ||
		slices.ContainsFunc(a.Denied, func(d table.Denied) bool { return in(d.Option) })
}

// viewed reports whether the seat's view is another when another card with an equal back lies in the place of this one.
func (w *walk) viewed(s table.Seat, c table.Card) (shows bool) {
	defer func() {
		if recover() != nil {
			shows = true // it can't even be drawn without the right card
		}
	}()
	g := fresh(w.m.Inspect().Truth())
	g.CopyFrom(w.m.Inspect().Truth())
	was := plain(g.View(s))
	p := pileOf(g, c)
	at := &p.Cards[p.Find(c)]
	tries := 0
	for _, d := range w.cards {
		if d == c || w.back(d) != w.back(c) {
			continue
		}
		at.Card = d
		if !slices.Equal(was, plain(g.View(s))) {
			return true
		}
		if tries++; tries == 6 {
			break
		}
	}
	return tries == 0 // a card with a back of its own is known wherever it lies
}

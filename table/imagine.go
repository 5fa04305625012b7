package table

import (
	"math/rand/v2"
	"slices"
)

// deal says where in a step the cards that a seat can't know are dealt anew.
type deal struct {
	seat Seat
	all  int16 // the All in the seat's lane of which it is; 0 on the main line
	at   int16 // the boundary; 0: at the end, for a seat that is not asked
	// behind is how many entries the step had then: free actions among them come before the deal, later ones after it.
	behind int
	seed   uint64
}

// dealAt is a deal at the seat's question, or at the end if it is not asked.
func (m *Match) dealAt(s Seat, seed uint64) deal {
	d := deal{seat: s, seed: seed, behind: len(m.tail)}
	for _, p := range m.pending {
		if p.seat == s {
			d.all, d.at = p.all, p.at
		}
	}
	return d
}

// Redeal deals anew all the cards that the seat can't know: among the places it does not know, and only for cards with
// an equal back. What it does depends on nothing but the seed and what the seat knows.
func Redeal(g Game, s Seat, seed uint64) { newDealer(g).deal(s, seed) }

// dealer deals the unseen cards of one state anew, again and again.
type dealer struct {
	piles     []*Pile
	back      func(Card) uint8
	plausible Plausible // nil: every deal is
	places    []place
	cards     []Card
	backs     []uint8 // of the cards
	pcg       rand.PCG
	rng       *rand.Rand
}

// place is where an unseen card lies, and its back.
type place struct {
	at   *Card
	back uint8
}

func newDealer(g Game) *dealer {
	d := &dealer{piles: g.Piles(), back: func(Card) uint8 { return 0 }}
	if b, ok := g.(Backed); ok {
		d.back = b.Back
	}
	d.plausible, _ = g.(Plausible)
	d.rng = rand.New(&d.pcg)
	return d
}

func (d *dealer) deal(s Seat, seed uint64) {
	d.pcg.Seed(seed, 0x9e3779b97f4a7c15)
	d.places, d.cards = d.places[:0], d.cards[:0]
	for _, p := range d.piles {
		p.sort(s, d.back)
		for i := range p.Cards {
			if l := &p.Cards[i]; !l.Seen.Has(s) {
				d.places = append(d.places, place{&l.Card, d.back(l.Card)})
				d.cards = append(d.cards, l.Card)
			}
		}
	}
	slices.Sort(d.cards)
	cards, backs := d.cards, d.backs[:0]
	for _, c := range cards {
		backs = append(backs, d.back(c))
	}
	d.backs = backs
	for try := 0; ; try++ {
		d.rng.Shuffle(len(cards), func(i, j int) {
			cards[i], cards[j] = cards[j], cards[i]
			backs[i], backs[j] = backs[j], backs[i]
		})
		var next [256]int
		for _, p := range d.places {
			i := next[p.back]
			for backs[i] != p.back {
				i++
			}
			*p.at = cards[i]
			next[p.back] = i + 1
		}
		if d.plausible == nil || d.plausible.Plausible(s) || try == 100 {
			return
		}
	}
}

// sort puts the loose cards into an order that tells nothing of how they came to lie, unless the seat knows them all.
func (p *Pile) sort(s Seat, back func(Card) uint8) {
	loose := p.Cards[:p.Loose]
	if !slices.ContainsFunc(loose, func(l Lying) bool { return !l.Seen.Has(s) }) {
		return
	}
	slices.SortFunc(loose, func(a, b Lying) int {
		switch known := a.Seen.Has(s); {
		case known && !b.Seen.Has(s):
			return -1
		case known != b.Seen.Has(s):
			return 1
		case known:
			return int(a.Card) - int(b.Card)
		}
		return int(back(a.Card)) - int(back(b.Card))
	})
}

// Imagine is a copy of the match, at the same question, in which the seat knows all that it knows and the rest has been
// dealt anew: a world that it can't tell from the real one. Only that seat's view, question and tales have a meaning in it
// unless the match is played on; then those who have answered in the same All, unseen, are asked again.
func (m *Match) Imagine(s Seat, seed uint64) *Match {
	n := m.Clone()
	d := m.dealAt(s, seed)
	n.deals, n.imagined = append(n.deals, d), true
	if d.all > 0 {
		n.tail = slices.DeleteFunc(n.tail, func(e *Entry) bool { return e.All == d.all && e.Seat != s })
		n.deals[len(n.deals)-1].behind = len(n.tail)
		r := newRun(n.t, copied(n.at), n.step, n.tail)
		r.deals = n.deals
		if _, err := r.play(); err != nil {
			panic(misuse("a step that has been played does not play again: %v", err))
		}
		n.pending = r.pending
	}
	return n
}

// Clone is a copy of the match that shares nothing that changes.
func (m *Match) Clone() *Match {
	n := *m
	n.t, n.spare, n.looks, n.witness = recorder(), nil, nil, nil
	n.log = make([]*Entry, len(m.log))
	n.tail = n.tail[:0:0]
	for i, e := range m.log {
		x := *e
		n.log[i] = &x
		if slices.Contains(m.tail, e) {
			n.tail = append(n.tail, &x)
		}
	}
	n.events = slices.Clip(m.events)
	n.pending = slices.Clone(m.pending)
	n.deals = slices.Clone(m.deals)
	return &n
}

// Reverse runs the lanes of every All from the last seat to the first; nothing may depend on it. It is for laws.
func (m *Match) Reverse() { m.t.reverse, m.looks = true, nil }

// Rig lets a function decide results of chance from now on; where it returns false the seed decides.
func (m *Match) Rig(rig func(Chance) (int, bool)) { m.rig = rig }

// Witness calls a function whenever the table shows seats a card that they did not know, also when a step is run again. Copies
// of the match have none; nil ends it.
func (m *Match) Witness(f func(Card, Seats)) { m.witness = f }

// Think plays an imagined world of a seat that is asked something on to the end of the match in place, and returns the
// result: one sample of what the seat can expect. The decider answers for all seats; nil is random play. What other seats
// have answered in lanes that are still open is not read.
func (m *Match) Think(s Seat, seed uint64, d Decider) (Result, error) {
	w, err := m.Worlds(s)
	if err != nil {
		return Result{}, err
	}
	x := w.Traveller(d, true)
	if err := x.Visit(seed, nil); err != nil {
		return Result{}, err
	}
	return x.g.Result(), nil
}

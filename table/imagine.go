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

// dealer deals the unseen cards of one state anew, again and again.
type dealer struct {
	piles  []*Pile
	back   func(Card) uint8
	places []place
	cards  []Card
	backs  []uint8 // of the cards
	pcg    rand.PCG
	rng    *rand.Rand
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
	d.rng = rand.New(&d.pcg)
	return d
}

// deal deals anew all the cards that the seat can't know: among the places it does not know, and only for cards with an
// equal back. What it does depends on nothing but the seed and what the seat knows.
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

// Clone is a copy of the match that shares nothing that changes. It costs what has happened since the last checkpoint
// that is kept.
func (m *Match) Clone() *Match {
	m.lent = true
	n := *m
	n.t, n.spare, n.room, n.left, n.looks, n.witness = recorder(), nil, nil, nil, nil, nil
	from := m.bases[len(m.bases)-1].length
	n.log = append(make([]*Entry, 0, len(m.log)+8), m.log[:from]...)
	copies := make(map[*Entry]*Entry, len(m.log)-from)
	for _, e := range m.log[from:] {
		x := *e
		n.log = append(n.log, &x)
		copies[e] = &x
	}
	n.tail = make([]*Entry, len(m.tail))
	for i, e := range m.tail {
		n.tail[i] = copies[e]
	}
	n.bases = slices.Clone(m.bases)
	n.events = slices.Clip(m.events)
	n.pending = slices.Clone(m.pending)
	n.deals = slices.Clone(m.deals)
	return &n
}

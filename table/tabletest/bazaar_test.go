package tabletest_test

import (
	"fmt"

	"waystation/table"
)

// Bazaar is a game made to break laws: hands, secret bids side by side, a window, free actions, a peek, a deck made of
// discards. Its bug, if it has one, breaks one law.
type Bazaar struct {
	Bug    string
	Count  int
	Round  int
	Coins  [4]int
	Pose   [4]int
	Tally  []int
	Built  int            // how often a window was built, with the bug that counts it
	Piles_ [11]table.Pile // deck, discard, then hand and stall by seat, then the shrine

	memo int // lost by whoever saves and loads
}

const (
	bid table.Verb = iota
	peek
	haggle
	turn
	keep
	pose
	stay
	leave
)

var (
	bidding  = table.Prompt{Kind: "bid", Rule: "BZ-BID-01", Secret: true}
	window   = table.Prompt{Kind: "window", Rule: "BZ-WIN-01"}
	reaction = table.Prompt{Kind: "react", Rule: "BZ-ACT-01", Always: true}
	burying  = table.Prompt{Kind: "bury", Rule: "BZ-BURY-01", Secret: true}
	haggling = table.Prompt{Kind: "haggle", Rule: "BZ-HAG-01", Default: "stay"}
)

var noise int // what a game must never look at

func (g *Bazaar) deck() *table.Pile              { return &g.Piles_[0] }
func (g *Bazaar) discard() *table.Pile           { return &g.Piles_[1] }
func (g *Bazaar) hand(s table.Seat) *table.Pile  { return &g.Piles_[2+2*s] }
func (g *Bazaar) stall(s table.Seat) *table.Pile { return &g.Piles_[3+2*s] }
func (g *Bazaar) shrine() *table.Pile            { return &g.Piles_[10] }

// relic reports whether a card ends in the shrine, and never among the discards.
func relic(c table.Card) bool { return c%8 == 5 }

// refill makes the deck anew when it has run out.
func (g *Bazaar) refill() {
	if g.deck().Len() > 0 {
		return
	}
	if g.Bug == "unshuffled" {
		g.discard().MoveAll(g.deck())
		return
	}
	g.deck().Refill(g.discard())
}

// twins makes a seat that has drawn a second card of a kind pay for it. That tells what it has drawn, so both are
// shown.
func (g *Bazaar) twins(t *table.Table, s table.Seat) {
	h := g.hand(s)
	last := h.Len() - 1
	for i := range last {
		if h.At(i)%8 != h.At(last)%8 {
			continue
		}
		g.Coins[s]--
		if g.Bug != "twins" {
			h.Show(t, i, table.Everyone)
			h.Show(t, last, table.Everyone)
		}
		return
	}
}

// clear lays what is on a stall where it belongs.
func (g *Bazaar) clear(t *table.Table, s table.Seat) {
	for p := g.stall(s); p.Len() > 0; {
		to := g.discard()
		if relic(p.At(0)) && g.Bug != "home" {
			to = g.shrine()
		}
		p.Move(t, 0, to, table.Everyone, table.Everyone)
	}
	if n := g.discard().Len(); g.Bug == "generous" && g.deck().Len() > 0 {
		g.deck().Peek(t, n%g.deck().Len(), table.Everyone)
	}
}

// Step is one round.
func (g *Bazaar) Step(t *table.Table) {
	all := table.Upto(g.Count)
	for s := range table.Seat(g.Count) {
		for g.hand(s).Len() < 3 {
			if g.refill(); g.deck().Len() == 0 {
				break
			}
			g.deck().Draw(t, g.hand(s), table.Set(s))
			g.twins(t, s)
			if g.Bug == "bag-mask" && g.Round > 0 {
				h := g.hand(s)
				h.Cards[h.Len()-1].Seen = table.Everyone
			}
		}
	}
	var picks [4]int
	t.All(all, func(s table.Seat) {
		m := t.Open(s, &bidding)
		for i := range g.hand(s).Len() {
			m.Offer(bid.Of(i), "BZ-BID-01")
		}
		picks[s] = int(m.Ask().A)
		if g.Bug == "lane" {
			for o := range table.Seat(g.Count) {
				if o != s && picks[o] > 0 {
					g.Coins[s]++
				}
			}
		}
	})
	best := table.Seat(0)
	for s := range table.Seat(g.Count) {
		if picks[s] < g.hand(s).Len() {
			g.hand(s).Move(t, picks[s], g.stall(s), table.Everyone, table.Everyone)
		}
		if g.top(s) > g.top(best) {
			best = s
		}
	}
	g.Coins[best]++
	g.Tally[int(best)%len(g.Tally)]++
	t.Tell(table.Event{Tale: 1, Seat: best, Rule: g.cite("BZ-BID-02"), A: int16(g.top(best))})
	for {
		s, o, acted := t.Any(all.Without(best), &window, func(s table.Seat, m *table.Menu) {
			if g.Bug == "impure" {
				g.Built++
			}
			if g.Coins[s] > 0 && g.deck().Len() > 0 {
				m.Offer(peek.Of(), "BZ-WIN-02")
			} else {
				m.Deny(peek.Of(), "BZ-WIN-02", "no coin")
			}
		})
		if !acted {
			break
		}
		if o == peek.Of() {
			g.Coins[s]--
			c := g.deck().Peek(t, 0, table.Set(s))
			if g.Bug == "told" {
				t.Tell(table.Event{Tale: 2, Seat: s, Rule: "BZ-WIN-02", A: int16(c)})
			} else {
				t.Tell(table.Event{Tale: 2, Seat: s, Rule: "BZ-WIN-02", Secret: int16(c), Who: table.Set(s)})
			}
		}
	}
	whole := t.Scope(int(best), func() { g.haggle(t, best) })
	if !whole {
		g.Coins[best] += 2
	}
	if h := g.hand(best); h.Len() > 1 {
		m := t.Open(best, &burying)
		for i := range h.Len() {
			m.Offer(bid.Of(i), "BZ-BURY-01")
		}
		me := table.Set(best)
		follow := me
		if g.Bug == "move-mask" {
			follow = table.Everyone
		}
		h.Move(t, int(m.Ask().A), g.stall(best), follow, me)
	}
	for s := range table.Seat(g.Count) {
		g.clear(t, s)
	}
	if g.Bug == "noise" {
		noise++
		g.Pose[0] = noise % 7
	}
	if g.Bug == "memo" {
		g.memo++
		g.Pose[0] = g.memo
	}
	g.Round++
}

// haggle is a question that can be left from deep inside, with a reaction that must be put whenever it is possible.
func (g *Bazaar) haggle(t *table.Table, s table.Seat) {
	for n := 0; n < 4 || g.Bug == "endless"; n++ {
		m := t.Open(s, &haggling, n)
		odd := g.Bug == "rare-order" && n == 2 && g.holds(table.Seat(int(s)+1)%table.Seat(g.Count), 3)
		if odd {
			m.Offer(leave.Of(), "BZ-HAG-03")
		}
		m.Offer(stay.Of(), "BZ-HAG-02")
		if !odd {
			m.Offer(leave.Of(), "BZ-HAG-03")
		}
		if g.Bug == "trap" && n == 3 {
			m.Offer(turn.Of(9), "BZ-HAG-03")
		}
		o := m.Ask()
		if o == turn.Of(9) {
			panic("a trap")
		}
		if o == leave.Of() {
			t.Quit(int(s))
		}
		other := table.Seat(int(s)+1) % table.Seat(g.Count)
		if g.Bug != "not-asked" || g.holds(other, 7) {
			g.react(t, other)
		}
		if g.Bug == "held" && g.hand(s).Len() > 0 && n == 0 {
			h := g.hand(s)
			held := h.Cards[h.Len()-1]
			h.Cards = h.Cards[:h.Len()-1]
			m := t.Open(s, &haggling, 9)
			m.Offer(stay.Of(), "BZ-HAG-02")
			m.Offer(keep.Of(), "BZ-HAG-03")
			m.Ask()
			h.Cards = append(h.Cards, held)
		}
	}
}

func (g *Bazaar) react(t *table.Table, s table.Seat) {
	m := t.Open(s, &reaction)
	m.Offer(keep.Of(), "BZ-ACT-01")
	for i := range g.hand(s).Len() {
		if g.hand(s).At(i)%8 == 7 {
			m.Offer(turn.Of(i), "BZ-ACT-02")
		}
	}
	if o := m.Ask(); o.Verb == turn {
		g.hand(s).Show(t, int(o.A), table.Everyone)
		g.Coins[s]++
	}
}

func (g *Bazaar) holds(s table.Seat, n table.Card) bool {
	for i := range g.hand(s).Len() {
		if g.hand(s).At(i)%8 == n {
			return true
		}
	}
	return false
}

func (g *Bazaar) cite(rule string) string {
	if g.Bug == "cite" {
		return "BZ-NONE-99"
	}
	return rule
}

func (g *Bazaar) top(s table.Seat) int {
	p := g.stall(s)
	if p.Len() == 0 {
		return -1
	}
	return int(p.At(p.Len() - 1))
}

func (g *Bazaar) Over() bool { return g.Round == 4 }
func (g *Bazaar) Seats() int { return g.Count }
func (g *Bazaar) CopyFrom(o table.Game) {
	x := o.(*Bazaar)
	tally, piles := g.Tally, g.Piles_
	*g = *x
	g.Piles_ = piles
	for i := range g.Piles_ {
		g.Piles_[i].CopyFrom(&x.Piles_[i])
	}
	if g.Bug == "shared" {
		return
	}
	g.Tally = append(tally[:0], x.Tally...)
}
func (g *Bazaar) Piles() []*table.Pile {
	out := make([]*table.Pile, len(g.Piles_))
	for i := range out {
		out[i] = &g.Piles_[i]
	}
	return out
}
func (g *Bazaar) Verbs() []string {
	return []string{"bid", "peek", "haggle", "turn", "keep", "pose", "stay", "leave"}
}
func (g *Bazaar) Result() table.Result {
	return table.Result{Scores: append([]int(nil), g.Coins[:g.Count]...), Rounds: g.Round}
}

// Free: a pose, which nobody else cares for.
func (g *Bazaar) Free(s table.Seat, m *table.Menu) {
	for i := range 3 {
		if g.Pose[s] != i {
			m.Offer(pose.Of(i), "BZ-FREE-01")
		} else {
			m.Deny(pose.Of(i), "BZ-FREE-01", "that is your pose")
		}
	}
}

// Back is the same for all cards, but for the bug that tells them apart.
func (g *Bazaar) Back(c table.Card) uint8 {
	if g.Bug == "backs" {
		return uint8(c)
	}
	return 0
}

func (g *Bazaar) Question(p *table.Prompt, about [3]int16, s table.Seat, _ table.Namer) string {
	return p.Kind
}

// Outlook says nothing; with a bug, what a screen draws of it knows too much.
func (g *Bazaar) Outlook(_ *table.Prompt, _ table.Option, s table.Seat, _ table.Namer) (x table.Outlook) {
	if g.Bug == "drawn" && g.holds(table.Seat(int(s)+1)%table.Seat(g.Count), 3) {
		x.Prospect = 3
	}
	return x
}

// Label is a word for the option; with a bug, the words of what is denied know too much.
func (g *Bazaar) Label(o table.Option, s table.Seat, _ table.Namer) (label, piece string) {
	label = g.Verbs()[o.Verb]
	if g.Bug == "denied-label" && o.Verb == pose && g.Pose[s] == int(o.A) &&
		g.holds(table.Seat(int(s)+1)%table.Seat(g.Count), 3) {
		label += "!"
	}
	return label, fmt.Sprint("piece-", o.A)
}

// Tale is the sentence of what happened; with a bug, it tells what lies in another's hand.
func (g *Bazaar) Tale(e table.Event, reader table.Seat, _ table.Namer) string {
	if g.Bug == "tale-words" && g.holds(e.Seat, 3) {
		return fmt.Sprint(e.Seat, " smiles.")
	}
	return fmt.Sprint(e.Seat, " did ", e.Tale)
}
func (g *Bazaar) DoFree(t *table.Table, s table.Seat, o table.Option) { g.Pose[s] = int(o.A) }

type bazaarView struct {
	Round, Deck int
	Built       int
	Coins, Pose [4]int
	Hands       [4][]int
	Stalls      [4][]int
	Top         int
}

func (g *Bazaar) View(s table.Seat) any { return g.ViewInto(nil, s) }
func (g *Bazaar) ViewInto(old any, s table.Seat) any {
	v, used := old.(*bazaarView)
	if !used {
		v = &bazaarView{Top: -1}
	}
	was := v.Top
	*v = bazaarView{Round: g.Round, Deck: g.deck().Len(), Coins: g.Coins, Pose: g.Pose, Built: g.Built, Top: -1}
	if g.Bug == "stale" {
		v.Top = was
	}
	for p := range table.Seat(g.Count) {
		for _, l := range g.hand(p).Cards {
			if l.Seen.Has(s) {
				v.Hands[p] = append(v.Hands[p], int(l.Card))
			} else {
				v.Hands[p] = append(v.Hands[p], -1)
			}
		}
		for _, l := range g.stall(p).Cards {
			v.Stalls[p] = append(v.Stalls[p], int(l.Card))
		}
	}
	if d := g.deck(); d.Loose < d.Len() && (d.Cards[d.Len()-1].Seen.Has(s) || g.Bug == "view") {
		v.Top = int(d.At(d.Len() - 1))
	}
	return v
}

var stands = [11]string{"deck", "discards", "seat 0 hand", "seat 0 stall", "seat 1 hand", "seat 1 stall", "seat 2 hand",
	"seat 2 stall", "seat 3 hand", "seat 3 stall", "shrine"}

func bazaar(bug string) *table.Box {
	return &table.Box{Name: "bazaar", Title: "Bazaar", Version: "1", MinSeats: 2, MaxSeats: 4,
		New: func(s table.Setup) (table.Game, error) {
			g := &Bazaar{Bug: bug, Count: s.Seats, Tally: make([]int, 4)}
			for i := range g.Piles_ {
				g.Piles_[i].Name = stands[i]
			}
			for c := range table.Card(24) {
				g.deck().Put(c, 0)
			}
			g.deck().Shuffle()
			return g, nil
		}}
}

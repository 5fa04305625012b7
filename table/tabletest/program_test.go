package tabletest_test

import (
	"fmt"
	"slices"
	"testing"

	"waystation/table"
	"waystation/table/tabletest"
)

// Program is no game but bare questions: nestings of one, some, all, any, chance, draws and scopes, a different program
// for each seed. Its state is little more than a sum of what was answered.
type Program struct {
	Seed  uint64
	Count int
	Turn  int
	Sum   [5]uint64 // by seat, then the table's
	Deck  table.Pile
	Heap  table.Pile

	code uint64 // where the program is
}

var (
	one    = table.Prompt{Kind: "one", Rule: "PR-ONE-01"}
	always = table.Prompt{Kind: "always", Rule: "PR-ONE-02", Always: true}
	some   = table.Prompt{Kind: "some", Rule: "PR-SOME-01"}
	anyone = table.Prompt{Kind: "any", Rule: "PR-ANY-01"}
	must   = table.Prompt{Kind: "must", Rule: "PR-ANY-03", Must: true, Public: true}
	anybut = table.Prompt{Kind: "anybut", Rule: "PR-ANY-02", Always: true}
	coin   = table.Die{Name: "coin", Sides: 3}
)

// next is the next decision of the program's author, who knew nothing of the players.
func (g *Program) next(n int) int {
	g.code = (g.code + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	return int(g.code >> 40 % uint64(n))
}

func (g *Program) add(s int, n int) { g.Sum[s] = g.Sum[s]*31 + uint64(n) + 1 }

func (g *Program) Step(t *table.Table) {
	g.code = g.Seed ^ uint64(g.Turn)<<32
	for range 1 + g.next(3) {
		g.block(t, 0)
	}
	g.Turn++
}

func (g *Program) block(t *table.Table, depth int) {
	s := table.Seat(g.next(g.Count))
	seats := table.Seats(1 + g.next(1<<g.Count-1))
	switch kind := g.next(11); kind {
	case 8:
		deep, odd := g.next(2), g.next(6)
		t.AllGroups(g.groups(seats), func(team table.Seats) { g.council(t, team, deep, odd) })
	case 9:
		g.amounts(t, s)
	case 10:
		p := &must
		s, o, _ := t.Any(seats, p, func(s table.Seat, m *table.Menu) {
			for i := range 1 + int(s)%2 {
				m.Offer(keep.Of(i), "PR-ANY-01")
			}
		})
		g.add(int(s), int(o.A))
	case 0, 1:
		g.add(int(s), g.ask(t, s, g.next(4)))
	case 2:
		n, min := 2+g.next(4), g.next(2)
		m := t.Open(s, &some, n)
		for i := range n {
			m.Offer(bid.Of(i), "PR-SOME-01")
		}
		for _, o := range m.AskSome(min, min+g.next(3)) {
			g.add(int(s), int(o.A))
		}
	case 3:
		deep := g.next(3)
		odd := g.next(6)
		t.All(seats, func(s table.Seat) { g.lane(t, s, deep, odd) })
	case 4:
		p := &anyone
		if g.next(2) == 0 {
			p = &anybut
		}
		odd := g.next(3)
		for range 3 {
			s, o, ok := t.Any(seats, p, func(s table.Seat, m *table.Menu) {
				for i := range (odd + int(s) + int(g.Sum[4]%2)) % 3 {
					m.Offer(keep.Of(i), "PR-ANY-01")
				}
			})
			if !ok {
				break
			}
			g.add(4, int(s)*8+int(o.A))
			if depth < 2 {
				g.block(t, depth+1)
			}
		}
	case 5:
		g.add(4, t.Roll(coin))
	case 6:
		g.cards(t, table.Seats(g.next(1<<g.Count)))
		g.add(int(s), g.ask(t, s, 3)) // what is shown after a hidden draw, before a question, must be drawn as seen
	case 7:
		if depth < 3 {
			t.Scope(depth, func() {
				g.block(t, depth+1)
				if g.ask(t, s, 1) == 1 {
					t.Quit(depth)
				}
				g.block(t, depth+1)
			})
		}
	}
}

// groups are the seats of a set in pairs, so that some are alone.
func (g *Program) groups(seats table.Seats) []table.Seats {
	var out []table.Seats
	for s := table.Seat(0); int(s) < g.Count; s += 2 {
		if pair := seats & table.Set(s, s+1); pair != 0 {
			out = append(out, pair)
		}
	}
	return out
}

// council is what a group does beside others: its members one after the other, or whoever acts first.
func (g *Program) council(t *table.Table, team table.Seats, deep, odd int) {
	for s := table.Seat(0); int(s) < g.Count; s++ {
		if team.Has(s) {
			g.add(int(s), g.ask(t, s, deep))
			t.Tell(table.Event{Tale: 3, Seat: s, Rule: "PR-ONE-01"})
		}
	}
	p := &anyone
	if odd%2 == 0 {
		p = &must
	}
	s, o, ok := t.Any(team, p, func(s table.Seat, m *table.Menu) { m.Offer(keep.Of(int(s)), "PR-ANY-01") })
	if ok {
		g.add(int(s), int(o.A))
	}
	g.amounts(t, team.First())
}

// amounts asks a seat for several of several.
func (g *Program) amounts(t *table.Table, s table.Seat) {
	m := t.Open(s, &some)
	m.OfferUpTo(bid.Of(1), 1+int(s)%3, "PR-SOME-01")
	m.Offer(bid.Of(2), "PR-SOME-01")
	for _, a := range m.AskAmounts(int(s)%2, 4) {
		g.add(int(s), int(a.Option.A)*8+a.N)
	}
}

// lane is what a seat does beside others: one question after the other, a set, something left from inside, something it
// learns.
func (g *Program) lane(t *table.Table, s table.Seat, deep, odd int) {
	for i := range deep + int(s)%2 {
		g.add(int(s), g.ask(t, s, i+deep))
	}
	switch (odd + int(s)) % 6 {
	case 0:
		m := t.Open(s, &some)
		for i := range 3 {
			m.Offer(bid.Of(i), "PR-SOME-01")
		}
		for _, o := range m.AskSome(0, 2) {
			g.add(int(s), int(o.A))
		}
	case 1:
		t.Scope(odd, func() {
			if g.ask(t, s, 1) == 1 {
				t.Quit(odd)
			}
			g.add(int(s), g.ask(t, s, 2))
		})
	case 2:
		if g.Heap.Len() > 0 {
			g.Heap.Show(t, 0, table.Set(s))
		}
		g.add(int(s), g.ask(t, s, 2))
		t.Tell(table.Event{Tale: 3, Seat: s, Rule: "PR-ONE-01"})
	}
}

// cards does something with the deck and the heap that these seats see.
func (g *Program) cards(t *table.Table, who table.Seats) {
	switch kind := g.next(8); {
	case kind == 0 && g.Heap.Len() > 0:
		g.Heap.Move(t, g.Heap.Len()-1, &g.Deck, who|table.Seats(g.next(1<<g.Count)), who)
	case kind == 1 && g.Heap.Len() > 0:
		g.Heap.Show(t, g.next(g.Heap.Len()), table.Everyone)
	case kind == 2:
		g.Deck.Shuffle()
	case kind == 3 && g.Deck.Len() > 2:
		g.Deck.Peek(t, g.next(3), who)
	case kind == 4 && g.Deck.Len() > 0:
		g.Deck.ShowBack(t)
	case g.Deck.Len() > 0:
		g.Deck.Draw(t, &g.Heap, who)
	}
}

// ask asks with from one to four options.
func (g *Program) ask(t *table.Table, s table.Seat, n int) int {
	p := &one
	if n == 3 {
		p = &always
	}
	m := t.Open(s, p)
	for i := range n%4 + 1 {
		m.Offer(turn.Of(i), "PR-ONE-01")
	}
	return int(m.Ask().A)
}

func (g *Program) Over() bool { return g.Turn == 6 }
func (g *Program) Seats() int { return g.Count }
func (g *Program) CopyFrom(o table.Game) {
	x := o.(*Program)
	deck, heap := g.Deck, g.Heap
	*g = *x
	g.Deck, g.Heap = deck, heap
	g.Deck.CopyFrom(&x.Deck)
	g.Heap.CopyFrom(&x.Heap)
}
func (g *Program) Piles() []*table.Pile { return []*table.Pile{&g.Deck, &g.Heap} }
func (g *Program) Verbs() []string      { return (*Bazaar)(nil).Verbs() }
func (g *Program) Result() table.Result {
	return table.Result{Scores: make([]int, g.Count), Rounds: g.Turn}
}
func (g *Program) View(s table.Seat) any {
	v := []string{fmt.Sprint(g.Turn, g.Sum, g.Deck.Len())}
	for _, p := range []*table.Pile{&g.Heap, &g.Deck} {
		var bag []string
		for i, l := range p.Cards {
			w := "?"
			if l.Seen.Has(s) {
				w = fmt.Sprint(l.Card)
			}
			if i < p.Loose {
				bag = append(bag, w)
			} else {
				v = append(v, w)
			}
		}
		slices.Sort(bag)
		v = append(v, fmt.Sprint(bag))
	}
	return v
}
func (g *Program) Free(s table.Seat, m *table.Menu) { m.Offer(pose.Of(1), "PR-FREE-01") }
func (g *Program) DoFree(t *table.Table, s table.Seat, o table.Option) {
	g.add(int(s), 99)
}

func program(seed uint64) *table.Box {
	return &table.Box{Name: "program", Title: "Program", Version: "1", MinSeats: 1, MaxSeats: 4,
		New: func(s table.Setup) (table.Game, error) {
			g := &Program{Seed: seed * 0x9e3779b97f4a7c15, Count: s.Seats}
			g.Deck.Name, g.Heap.Name = "deck", "heap"
			for c := range table.Card(12) {
				g.Deck.Put(c, 0)
			}
			g.Deck.Shuffle()
			return g, nil
		}}
}

func TestLawsHoldForBareQuestions(t *testing.T) {
	t.Parallel()
	for seed := range uint64(150) {
		c := tabletest.Config{Box: program(seed), Every: 2, Entries: 500}
		from := tabletest.Seed(seed)
		if b := tabletest.Walk(c, "", 1+int(seed%4), tabletest.Random(from), from); b != nil {
			t.Fatal(b)
		}
	}
}

func FuzzBareQuestions(f *testing.F) {
	f.Fuzz(func(t *testing.T, seed uint64, seats uint8) {
		c := tabletest.Config{Box: program(seed), Every: 3, Entries: 1000}
		if b := tabletest.Walk(c, "", 1+int(seats%4), tabletest.Random(seed), seed); b != nil {
			t.Fatal(b)
		}
	})
}

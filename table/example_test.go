package table_test

import (
	"bytes"
	"fmt"

	"waystation/table"
)

// Caravan is a whole game: on your turn, draw water as often as you dare; a 1 spills all that this turn has brought.
// First to 20 wins.
type Caravan struct {
	Water  [4]int `json:"water"`
	Turn   int    `json:"turn"`
	Count  int    `json:"count"`
	Rounds int    `json:"rounds"`
}

const (
	draw table.Verb = iota
	stop
)

var (
	dare = table.Prompt{Kind: "dare", Rule: "CV-TURN-01"}
	well = table.Die{Name: "well", Sides: 6}
)

// Step is one player's turn.
func (g *Caravan) Step(t *table.Table) {
	me, found := table.Seat(g.Turn), 0
	for {
		m := t.Open(me, &dare, found)
		m.Offer(draw.Of(), "CV-TURN-02")
		if found > 0 {
			m.Offer(stop.Of(), "CV-TURN-03")
		} else {
			m.Deny(stop.Of(), "CV-TURN-03", "draw at least once")
		}
		if m.Ask() == stop.Of() {
			break
		}
		n := t.Roll(well)
		t.Tell(table.Event{Seat: me, Rule: "CV-TURN-02", A: int16(n)})
		if n == 1 {
			found = 0
			break
		}
		found += n
	}
	g.Water[me] += found
	if g.Turn++; g.Turn == g.Count {
		g.Turn, g.Rounds = 0, g.Rounds+1
	}
}

func (g *Caravan) Over() bool {
	for _, w := range g.Water {
		if w >= 20 {
			return true
		}
	}
	return false
}

func (g *Caravan) Seats() int            { return g.Count }
func (g *Caravan) CopyFrom(o table.Game) { *g = *o.(*Caravan) }
func (g *Caravan) Piles() []*table.Pile  { return nil }
func (g *Caravan) Verbs() []string       { return []string{"draw", "stop"} }
func (g *Caravan) View(table.Seat) any   { return *g }
func (g *Caravan) Result() table.Result {
	r := table.Result{Scores: append([]int(nil), g.Water[:g.Count]...), Rounds: g.Rounds}
	for s, w := range r.Scores {
		if w >= 20 {
			r.Winners = r.Winners.With(table.Seat(s))
		}
	}
	return r
}

// Words make it speak.
func (g *Caravan) Question(p *table.Prompt, about [3]int16, s table.Seat) string {
	return fmt.Sprintf("You carry %d. Draw again?", about[0])
}
func (g *Caravan) Label(o table.Option, s table.Seat) (string, string) {
	return []string{"Draw", "Stop"}[o.Verb], ""
}
func (g *Caravan) Tale(e table.Event, reader table.Seat) string {
	return fmt.Sprintf("Player %d draws %d.", e.Seat, e.A)
}

// caravan is its box.
var caravan = &table.Box{
	Name: "caravan", Title: "Caravan", Version: "1", MinSeats: 2, MaxSeats: 4,
	New: func(s table.Setup) (table.Game, error) { return &Caravan{Count: s.Seats}, nil },
}

// A whole match played at random in place, and the same game asked of people.
func Example() {
	g, _ := caravan.New(table.Setup{Seats: 2})
	table.InPlace(1, 2, table.Config{}).Play(g)
	fmt.Println("random play ends:", g.Over())

	m, err := table.NewMatch(caravan, table.Setup{Seats: 2}, table.SeedOf("water"))
	if err != nil {
		fmt.Println(err)
		return
	}
	first := m.Answer(0, m.Number(0), "stop", table.ByHand)
	fmt.Println("stop at once:", first)
	for m.Ask(0) != nil && m.Ask(0).About[0] < 8 {
		ask := m.Ask(0)
		fmt.Println(m.Question(ask), "->", m.Answer(0, ask.Number, "draw", table.ByHand))
	}
	for _, e := range m.Events(table.Nobody) {
		fmt.Println(m.Tale(e, table.Nobody))
	}
	var file bytes.Buffer
	if err := m.Write(&file); err != nil {
		fmt.Println(err)
	}
	again, err := table.Read(&file, func(string) *table.Box { return caravan })
	fmt.Println("read back:", again.Version() == m.Version(), err)
	// Output:
	// random play ends: true
}

func play(m *table.Match) {
	for n := uint64(0); !m.Over(); n++ {
		a := m.Asks()[0]
		o := a.Options[n%uint64(len(a.Options))].Option
		if err := m.Answer(a.Seat, a.Number, table.Key(m.Verbs(), o), table.ByHand); err != nil {
			panic(err)
		}
	}
}

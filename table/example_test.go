package table_test

import (
	"bytes"
	"fmt"
	"strings"

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
func (g *Caravan) Question(p *table.Prompt, about [3]int16, s table.Seat, _ table.Namer) string {
	return fmt.Sprintf("You carry %d. Draw again?", about[0])
}
func (g *Caravan) Label(o table.Option, s table.Seat, _ table.Namer) (string, string) {
	return []string{"Draw", "Stop"}[o.Verb], ""
}
func (g *Caravan) Tale(e table.Event, reader table.Seat, _ table.Namer) string {
	return fmt.Sprintf("Player %d draws %d.", e.Seat, e.A)
}

// caravan is its box.
var caravan = &table.Box{
	Name: "caravan", Title: "Caravan", Version: "1", MinSeats: 2, MaxSeats: 4,
	New: func(s table.Setup) (table.Game, error) { return &Caravan{Count: s.Seats}, nil },
}

// A playout: the whole game in place, with random answers. Nothing is recorded, nothing allocated.
func Example() {
	g := &Caravan{Count: 3}
	t := table.InPlace(1, 2, table.Config{})
	t.Play(g)
	fmt.Println(g.Over(), g.Result().Winners != 0)
	// Output:
	// true true
}

// Terminal play: the same game asked of people. The match stops at a question and goes on with its answer.
func Example_terminal() {
	m, err := table.NewMatch(caravan, table.Setup{Seats: 2}, table.SeedOf("spring"))
	if err != nil {
		fmt.Println(err)
		return
	}
	told := 0
	keys := strings.Fields("stop leap draw")
	for _, key := range keys {
		ask := m.Asks()[0]
		for _, e := range m.Events(ask.Seat)[told:] {
			fmt.Println(m.Tale(e, ask.Seat))
			told++
		}
		fmt.Printf("Player %d: %s %s\n", ask.Seat, m.Question(ask), key)
		if err := m.Answer(ask.Seat, ask.Number, key, table.ByHand); err != nil {
			fmt.Println(err)
		}
	}
	// Output:
	// Player 0 draws 1.
	// Player 1 draws 2.
	// Player 1: You carry 2. Draw again? stop
	// Player 0 draws 3.
	// Player 0: You carry 3. Draw again? leap
	// not on offer: key "leap": no choice of this game is called "leap"
	// Player 0: You carry 3. Draw again? draw
}

// A match is its log: written to a file and read back, it is the same match, and anybody can verify its dice.
func Example_file() {
	m, err := table.NewMatch(caravan, table.Setup{Seats: 2}, table.SeedOf("spring"))
	if err != nil {
		fmt.Println(err)
		return
	}
	for !m.Over() {
		ask := m.Asks()[0]
		if err := m.Answer(ask.Seat, ask.Number, "stop", table.ByHand); err != nil {
			fmt.Println(err)
			return
		}
	}
	var file bytes.Buffer
	if err := m.Write(&file); err != nil {
		fmt.Println(err)
	}
	again, err := table.Verify(&file, func(string) *table.Box { return caravan })
	fmt.Println(again.Result().Scores, err)
	// Output:
	// [19 20] <nil>
}

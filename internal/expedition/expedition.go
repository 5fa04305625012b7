// Package expedition is a small whole game for the tests of what caravan lacks: teams that choose in secret, questions
// that everybody reads, windows that must be answered, amounts, letters that nobody may read before they are opened, a
// match won or lost together, and a campaign.
//
// Two teams walk from camp to camp for two days. Each morning one packs food and rope from the stores, in front of all;
// each team secretly plays a map; the maps say which letter is opened, and the letter what becomes of the stores. In
// the evening somebody must decide whether to feast. Stores that last win, and what is left goes into the next
// expedition.
package expedition

import (
	"encoding/json"
	"fmt"

	"waystation/table"
)

// Game is its state.
type Game struct {
	Players int
	Day     int // from 0
	Began   int // stores at the start
	Stores  int
	Food    int
	Rope    int
	Maps    table.Pile    // in the chest
	Hands   [2]table.Pile // of the teams
	Played  table.Pile
	Letters table.Opened

	letters *table.Sealed[Letter]
}

// Letter is one side of a sheet.
type Letter struct {
	Text   string `json:"text"`
	Stores int    `json:"stores"` // what it adds
	Next   int    `json:"next"`   // the letter it names, or 0
}

// Legacy is what one expedition leaves to the next.
type Legacy struct {
	Stores int `json:"stores"`
}

// letters are those of the published game. Number 0 is none.
var letters = []*Letter{
	nil,
	{"The well is sweet.", 2, 4},
	{"Wolves have been here.", -2, 0},
	{"Nobody came back this way.", -1, 5},
	{"A cache, as promised.", 1, 0},
	nil, // number 5 is named, and there is none
}

// The verbs.
const (
	Pack table.Verb = iota
	Food
	Rope
	Play
	Feast
	Fast
)

var verbs = []string{"pack", "food", "rope", "play", "feast", "fast"}

var (
	packing = table.Prompt{Kind: "packing", Rule: "EX-PACK-01", Public: true}
	playing = table.Prompt{Kind: "playing", Rule: "EX-MAP-01"}
	agree   = table.Prompt{Kind: "agree", Rule: "EX-MAP-02", Must: true}
	evening = table.Prompt{Kind: "evening", Rule: "EX-EVE-01", Must: true, Public: true, Default: "fast"}
)

const days = 2

// Shelf is its box.
var Shelf = box(table.Seal("letters", letters))

func box(sealed *table.Sealed[Letter]) *table.Box {
	b := &table.Box{
		Name: "expedition", Title: "Expedition", Claim: "Two days, two teams, one store.", Minutes: 5, Version: "1",
		MinSeats: 2, MaxSeats: 4, Carries: true,
	}
	b.New = func(s table.Setup) (table.Game, error) { return newGame(s, sealed) }
	b.Reseal = func(keep func(string, int) bool, seed uint64) *table.Box {
		return box(sealed.Resealed(func(side int) bool { return keep("letters", side) }, len(letters)+1, other(seed)))
	}
	return b
}

// other is what a letter might say instead, or nil where there might be none.
func other(seed uint64) func(side int) *Letter {
	return func(side int) *Letter {
		n := (seed + uint64(side)) * 0x9e3779b97f4a7c15 >> 40
		if n%3 == 0 {
			return nil
		}
		return &Letter{fmt.Sprint("Another letter ", n), int(n % 5), int(n % 6)}
	}
}

func newGame(s table.Setup, sealed *table.Sealed[Letter]) (*Game, error) {
	left := Legacy{Stores: 4}
	if s.Carry != nil {
		if err := json.Unmarshal(s.Carry, &left); err != nil || left.Stores < 0 {
			return nil, fmt.Errorf("an expedition is carried on by {\"stores\":N}, not by %s", s.Carry)
		}
	}
	g := &Game{Players: s.Seats, Began: left.Stores, Stores: left.Stores, letters: sealed}
	g.Maps.Name, g.Played.Name = "maps", "played"
	for i := range g.Hands {
		g.Hands[i].Name = fmt.Sprint("hand of team ", i)
	}
	for c := range table.Card(8) {
		g.Maps.Put(c, 0)
	}
	g.Maps.Shuffle()
	return g, nil
}

// Team are the seats of a team: those with even numbers, or those with odd ones.
func (g *Game) Team(n int) table.Seats {
	var team table.Seats
	for s := n; s < g.Players; s += 2 {
		team = team.With(table.Seat(s))
	}
	return team
}

// Step is one day.
func (g *Game) Step(t *table.Table) {
	for i := range g.Hands {
		for g.Hands[i].Len() < 2 {
			g.Maps.Draw(t, &g.Hands[i], g.Team(i))
		}
	}
	g.pack(t)
	g.walk(t)
	g.feast(t)
	g.Day++
}

// pack takes food and rope from the stores (EX-PACK-01).
func (g *Game) pack(t *table.Table) {
	leader := table.Seat(g.Day % g.Players)
	m := t.Open(leader, &packing, g.Stores)
	m.OfferUpTo(Food.Of(), 2, "EX-PACK-01")
	m.OfferUpTo(Rope.Of(), 1, "EX-PACK-01")
	for _, a := range m.AskAmounts(0, min(3, g.Stores)) {
		g.Stores -= a.N
		if a.Option == Food.Of() {
			g.Food += a.N
		} else {
			g.Rope += a.N
		}
	}
	t.Tell(table.Event{Tale: 1, Seat: leader, Rule: "EX-PACK-01", A: int16(g.Food), B: int16(g.Rope)})
}

// walk lets each team play a map in secret (EX-MAP-01): the first of it names one, and somebody of the team agrees.
func (g *Game) walk(t *table.Table) {
	var chosen [2]table.Card
	t.AllGroups([]table.Seats{g.Team(0), g.Team(1)}, func(team table.Seats) {
		n := int(team.First())
		hand := &g.Hands[n]
		m := t.Open(team.First(), &playing)
		for i := range hand.Len() {
			m.Offer(Play.Of(int(hand.At(i))), "EX-MAP-01")
		}
		chosen[n] = table.Card(m.Ask().A)
		t.Tell(table.Event{Tale: 2, Seat: team.First(), Rule: "EX-MAP-01", A: int16(chosen[n])})
		t.Any(team, &agree, func(s table.Seat, m *table.Menu) { m.Offer(Play.Of(int(chosen[n])), "EX-MAP-02") })
	})
	number := 1
	for n, c := range chosen {
		g.Hands[n].Move(t, g.Hands[n].Find(c), &g.Played, table.Everyone, table.Everyone)
		number += int(c) % 2
	}
	g.read(t, number)
}

// read opens a letter, and the one that it names (EX-LETTER-01).
func (g *Game) read(t *table.Table, number int) {
	for number > 0 {
		l := g.letters.Open(t, &g.Letters, number, table.Everyone)
		t.Tell(table.Event{Tale: 3, Seat: table.Nobody, Rule: "EX-LETTER-01", A: int16(number)})
		if l == nil {
			return
		}
		g.Stores = max(0, g.Stores+l.Stores)
		number = l.Next
	}
}

// feast lets somebody decide for all (EX-EVE-01).
func (g *Game) feast(t *table.Table) {
	s, o, _ := t.Any(table.Upto(g.Players), &evening, func(s table.Seat, m *table.Menu) {
		m.Offer(Fast.Of(), "EX-EVE-01")
		if g.Food > 0 {
			m.Offer(Feast.Of(), "EX-EVE-02")
		} else {
			m.Deny(Feast.Of(), "EX-EVE-02", "no food")
		}
	})
	if o == Feast.Of() {
		g.Food--
		g.Stores++
	}
	t.Tell(table.Event{Tale: 4, Seat: s, Rule: "EX-EVE-01", A: int16(o.Verb)})
}

// Over reports whether the expedition has ended.
func (g *Game) Over() bool { return g.Day == days }

// Seats is the number of players.
func (g *Game) Seats() int { return g.Players }

// CopyFrom makes it equal to another.
func (g *Game) CopyFrom(from table.Game) {
	o := from.(*Game)
	was := *g
	*g = *o
	g.Maps, g.Hands, g.Played, g.Letters = was.Maps, was.Hands, was.Played, was.Letters
	g.Letters.CopyFrom(&o.Letters)
	theirs := o.Piles()
	for i, p := range g.Piles() {
		p.CopyFrom(theirs[i])
	}
}

// Piles are the chest, the hands, and what was played.
func (g *Game) Piles() []*table.Pile {
	return []*table.Pile{&g.Maps, &g.Hands[0], &g.Hands[1], &g.Played}
}

// Verbs are the names of the verbs.
func (g *Game) Verbs() []string { return verbs }

// View is what a seat may see.
type View struct {
	Day, Stores, Food, Rope int
	Hands                   [2][]int // -1 for a map that the seat does not know
	Played                  []int
	Letters                 []string // those it has read, in the order of their opening
}

// View is what a seat may see.
func (g *Game) View(s table.Seat) any {
	v := &View{Day: g.Day, Stores: g.Stores, Food: g.Food, Rope: g.Rope}
	for i := range g.Hands {
		v.Hands[i] = seen(&g.Hands[i], s)
	}
	v.Played = seen(&g.Played, s)
	for _, o := range g.Letters.Sides {
		if l, read := g.letters.Read(&g.Letters, int(o.Side), s); read {
			v.Letters = append(v.Letters, fmt.Sprintf("%d: %s", o.Side, l.text()))
		} else if o.Seen == table.Everyone {
			v.Letters = append(v.Letters, fmt.Sprint(o.Side))
		}
	}
	return v
}

func (l *Letter) text() string {
	if l == nil {
		return "There is no such letter."
	}
	return l.Text
}

func seen(p *table.Pile, s table.Seat) []int {
	out := make([]int, p.Len())
	for i := range out {
		out[i] = -1
		if c, known := p.Look(i, s); known {
			out[i] = int(c)
		}
	}
	return out
}

// Result is won together if the stores have not shrunk.
func (g *Game) Result() table.Result {
	r := table.Result{Scores: make([]int, g.Players), Rounds: g.Day}
	for s := range r.Scores {
		r.Scores[s] = g.Stores
	}
	switch {
	case !g.Over():
	case g.Stores >= g.Began:
		r.Outcome, r.Winners = table.Won, table.Upto(g.Players)
	default:
		r.Outcome = table.Lost
	}
	return r
}

// Legacy is the stores; of a lost expedition those that it began with.
func (g *Game) Legacy() any {
	if g.Result().Outcome == table.Lost {
		return Legacy{g.Began}
	}
	return Legacy{g.Stores}
}

var _ table.Legatee = (*Game)(nil)

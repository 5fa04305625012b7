// Package caravan is a small whole game for the tests of what is built around games: it has a set-up, a deck, hidden
// hands, dice, a secret question to all, a window, and something free at any time.
//
// A caravan of two to four draws water and takes goods for three days. In the evening everybody sleeps or keeps watch,
// in secret; then anybody may shout at the moon. Most water and goods together win.
package caravan

import (
	"fmt"
	"strconv"
	"strings"

	"waystation/table"
)

// Game is its state.
type Game struct {
	Players int        `json:"players"`
	Days    int        `json:"days"` // how many it lasts
	Day     int        `json:"day"`  // 0 is the set-up
	Turn    int        `json:"turn"` // Players is the evening
	Water   [4]int     `json:"water"`
	Hats    [4]bool    `json:"hats"` // worn, not in the bag
	Watch   [4]bool    `json:"watch"`
	Shouts  int        `json:"shouts"`
	Deck    table.Pile `json:"deck"`
	Gone    table.Pile `json:"gone"`
	Bags    [4]table.Pile
}

// Goods are the names of the cards, and what they are worth.
var Goods = []string{"Salt", "Cloth", "Tea", "Copper", "Amber", "Lamp Oil", "Rope", "Mirror", "Needle", "Dates"}

var seats = []string{"Red", "Green", "Blue", "Yellow"}

// The verbs.
const (
	Draw table.Verb = iota
	Take
	Sell
	Good
	Stop
	Sleep
	Guard
	Shout
	Hat
)

var verbs = []string{"draw", "take", "sell", "good", "stop", "sleep", "guard", "shout", "hat"}

var (
	turn    = table.Prompt{Kind: "turn", Rule: "CV-TURN-01", Default: "stop"}
	sale    = table.Prompt{Kind: "sale", Rule: "CV-SELL-01"}
	evening = table.Prompt{Kind: "evening", Rule: "CV-EVE-01", Secret: true, Default: "sleep"}
	moon    = table.Prompt{Kind: "moon", Rule: "CV-EVE-02"}
	well    = table.Die{Name: "well", Sides: 6}
)

// Shelf is its box.
var Shelf = &table.Box{
	Name: "caravan", Title: "Caravan", Claim: "Three days of thirst.", Minutes: 5, Version: "1",
	MinSeats: 2, MaxSeats: 4, Modes: []string{"dry", "wet"},
	Choices: []table.Choice{{Name: "days", Label: "Days", Values: []string{"1", "3"}, Default: "3"}},
	New: func(s table.Setup) (table.Game, error) {
		days, err := strconv.Atoi(s.Options["days"])
		g := &Game{Players: s.Seats, Days: days}
		g.Deck.Name, g.Gone.Name = "goods", "sold"
		for i := range g.Bags {
			g.Bags[i].Name = seats[i] + "'s bag"
		}
		for c := range Goods {
			g.Deck.Put(table.Card(c), 0)
		}
		if s.Mode == "wet" {
			g.Water = [4]int{2, 2, 2, 2}
		}
		return g, err
	},
}

// Find is the shelf with only this game on it.
func Find(name string) *table.Box {
	if name == Shelf.Name {
		return Shelf
	}
	return nil
}

// Step is the set-up, a turn, or an evening.
func (g *Game) Step(t *table.Table) {
	switch {
	case g.Day == 0:
		g.Deck.Shuffle()
		for s := range g.Players {
			g.Deck.Draw(t, &g.Bags[s], table.Set(table.Seat(s)))
		}
		g.Day = 1
	case g.Turn < g.Players:
		g.play(t, table.Seat(g.Turn))
		g.Turn++
	default:
		g.night(t)
		g.Turn = 0
		g.Day++
	}
}

func (g *Game) play(t *table.Table, me table.Seat) {
	bag := &g.Bags[me]
	for {
		m := t.Open(me, &turn, g.Water[me])
		m.Offer(Draw.Of(), "CV-TURN-02")
		if bag.Len() < 3 && g.Deck.Len() > 0 {
			m.Offer(Take.Of(), "CV-TURN-03")
		} else {
			m.Deny(Take.Of(), "CV-TURN-03", "the bag is full")
		}
		if bag.Len() > 0 {
			m.Offer(Sell.Of(), "CV-TURN-04")
		}
		m.Offer(Stop.Of(), "CV-TURN-05")
		switch m.Ask() {
		case Draw.Of():
			n := t.Roll(well)
			t.Tell(table.Event{Tale: 1, Seat: me, Rule: "CV-TURN-02", A: int16(n)})
			g.Water[me] += n - 1
			return
		case Take.Of():
			c := g.Deck.Draw(t, bag, table.Set(me))
			t.Tell(table.Event{Tale: 2, Seat: me, Rule: "CV-TURN-03", Secret: int16(c), Who: table.Set(me)})
			return
		case Stop.Of():
			return
		}
		m = t.Open(me, &sale)
		for i := range bag.Len() {
			m.Offer(Good.Of(int(bag.At(i))), "CV-SELL-01")
		}
		for _, o := range m.AskSome(1, 2) {
			bag.Move(t, bag.Find(table.Card(o.A)), &g.Gone, table.Everyone, table.Everyone)
			t.Tell(table.Event{Tale: 3, Seat: me, Rule: "CV-SELL-01", A: o.A})
			g.Water[me] += 2
		}
	}
}

func (g *Game) night(t *table.Table) {
	all := table.Upto(g.Players)
	t.All(all, func(s table.Seat) {
		m := t.Open(s, &evening)
		m.Offer(Sleep.Of(), "CV-EVE-01")
		m.Offer(Guard.Of(), "CV-EVE-01")
		g.Watch[s] = m.Ask() == Guard.Of()
	})
	if s, _, shouted := t.Any(all, &moon,
		func(s table.Seat, m *table.Menu) { m.Offer(Shout.Of(), "CV-EVE-02") }); shouted {
		g.Shouts++
		t.Tell(table.Event{Tale: 4, Seat: s, Rule: "CV-EVE-02"})
	}
}

// Free lets a seat put its hat on and off.
func (g *Game) Free(s table.Seat, m *table.Menu) {
	m.Offer(Hat.Of(), "CV-HAT-01")
}

// DoFree does it.
func (g *Game) DoFree(t *table.Table, s table.Seat, o table.Option) { g.Hats[s] = !g.Hats[s] }

func (g *Game) Over() bool      { return g.Day > g.Days }
func (g *Game) Seats() int      { return g.Players }
func (g *Game) Verbs() []string { return verbs }
func (g *Game) Ready() bool     { return g.Day > 0 }

func (g *Game) CopyFrom(o table.Game) {
	from := o.(*Game)
	deck, gone, bags := g.Deck, g.Gone, g.Bags
	*g = *from
	g.Deck, g.Gone, g.Bags = deck, gone, bags
	for i, p := range g.Piles() {
		p.CopyFrom(from.Piles()[i])
	}
}

func (g *Game) Piles() []*table.Pile {
	return []*table.Pile{&g.Deck, &g.Gone, &g.Bags[0], &g.Bags[1], &g.Bags[2], &g.Bags[3]}
}

// Sight is what a seat sees.
type Sight struct {
	Day   int      `json:"day"`
	Water []int    `json:"water"`
	Bag   []string `json:"bag"`
	Sold  []string `json:"sold"`
	Bags  []int    `json:"bags"`
	Hats  []bool   `json:"hats"`
}

func (g *Game) View(s table.Seat) any {
	v := Sight{
		Day: g.Day, Water: append([]int(nil), g.Water[:g.Players]...), Hats: append([]bool(nil), g.Hats[:g.Players]...),
	}
	for i := range g.Players {
		v.Bags = append(v.Bags, g.Bags[i].Len())
	}
	if s != table.Nobody {
		v.Bag = names(&g.Bags[s])
	}
	v.Sold = names(&g.Gone)
	return v
}

func names(p *table.Pile) []string {
	var out []string
	for i := range p.Len() {
		out = append(out, Goods[p.At(i)])
	}
	return out
}

func (g *Game) Result() table.Result {
	r := table.Result{Rounds: min(g.Day, g.Days)}
	best := 0
	for s := range g.Players {
		n := g.Water[s] + g.Bags[s].Len()
		r.Scores = append(r.Scores, n)
		switch {
		case n > best:
			best, r.Winners = n, table.Set(table.Seat(s))
		case n == best:
			r.Winners = r.Winners.With(table.Seat(s))
		}
	}
	return r
}

func (g *Game) Question(p *table.Prompt, about [3]int16, s table.Seat, _ table.Namer) string {
	switch p.Kind {
	case "turn":
		return fmt.Sprintf("You carry %d water. What now?", about[0])
	case "sale":
		return "What do you sell?"
	case "evening":
		return "Who keeps watch?"
	}
	return "Does anybody shout at the moon?"
}

func (g *Game) Label(o table.Option, s table.Seat, _ table.Namer) (label, piece string) {
	if o.Verb == Good {
		return Goods[o.A], "good-" + strconv.Itoa(int(o.A))
	}
	return [...]string{
		"Draw water", "Take a good", "Sell goods", "", "Stop", "Sleep", "Keep watch", "Shout", "Tip the hat",
	}[o.Verb], ""
}

func (g *Game) Tale(e table.Event, reader table.Seat, _ table.Namer) string {
	who := seats[e.Seat]
	switch e.Tale {
	case 1:
		return fmt.Sprintf("%s draws %d from the well.", who, e.A)
	case 2:
		if e.Secret == table.Hidden {
			return who + " takes something."
		}
		return fmt.Sprintf("%s takes %s.", who, Goods[e.Secret])
	case 3:
		return fmt.Sprintf("%s sells %s.", who, Goods[e.A])
	}
	return who + " shouts at the moon."
}

// SeatName, CardNamed, CardName, Arrange and Look are what scenarios need.
func (g *Game) SeatName(s table.Seat) string { return seats[s] }

func (g *Game) CardNamed(name string) (table.Card, bool) {
	for c, n := range Goods {
		if strings.EqualFold(n, name) {
			return table.Card(c), true
		}
	}
	return 0, false
}

func (g *Game) CardName(c table.Card) string { return Goods[c] }

func (g *Game) Arrange(path, value string) error {
	who, what, _ := strings.Cut(path, " ")
	for s := range g.Players {
		if !strings.EqualFold(who, seats[s]) {
			continue
		}
		if what == "water" {
			n, err := strconv.Atoi(value)
			g.Water[s] = n
			return err
		}
		if what == "bag" {
			return g.fill(&g.Bags[s], table.Set(table.Seat(s)), value)
		}
	}
	if path == "turn" {
		for s := range g.Players {
			if strings.EqualFold(value, seats[s]) {
				g.Turn = s
				return nil
			}
		}
		if value == "evening" {
			g.Turn = g.Players
			return nil
		}
	}
	return fmt.Errorf("there is SEAT water, SEAT bag, turn")
}

// fill puts the goods named into the bag, and what was in it back into the deck.
func (g *Game) fill(bag *table.Pile, who table.Seats, value string) error {
	g.Deck.Cards = append(g.Deck.Cards, bag.Cards...)
	bag.Cards = bag.Cards[:0]
	for _, name := range strings.Split(value, ",") {
		c, ok := g.CardNamed(strings.TrimSpace(name))
		if !ok {
			return fmt.Errorf("%q is no good; the goods are %s", name, strings.Join(Goods, ", "))
		}
		for _, p := range g.Piles() {
			if i := p.Find(c); i >= 0 {
				p.Cards = append(p.Cards[:i], p.Cards[i+1:]...)
			}
		}
		bag.Put(c, who)
	}
	for i := range g.Deck.Cards {
		g.Deck.Cards[i].Seen = 0
	}
	g.Deck.Shuffle()
	return nil
}

func (g *Game) Look(path string) (string, error) {
	who, what, _ := strings.Cut(path, " ")
	for s := range g.Players {
		if !strings.EqualFold(who, seats[s]) {
			continue
		}
		switch what {
		case "water":
			return strconv.Itoa(g.Water[s]), nil
		case "bag":
			return strings.Join(names(&g.Bags[s]), ", "), nil
		case "hat":
			return map[bool]string{true: "on", false: "off"}[g.Hats[s]], nil
		case "watch":
			return map[bool]string{true: "yes", false: "no"}[g.Watch[s]], nil
		}
	}
	if path == "day" {
		return strconv.Itoa(g.Day), nil
	}
	return "", fmt.Errorf("there is SEAT water, SEAT bag, SEAT hat, SEAT watch, day")
}

// Ending and Count are for the lab.
func (g *Game) Ending() string {
	if g.Shouts == g.Days {
		return "a howling caravan"
	}
	return "a quiet caravan"
}

func (g *Game) Count(count func(name string, n int)) {
	for _, name := range names(&g.Gone) {
		count("sold "+name, 1)
	}
	count("shouts", g.Shouts)
}

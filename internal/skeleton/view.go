package skeleton

import "waystation/table"

// View is what a seat sees.
type View struct {
	Turn  table.Seat `json:"turn"`
	Round int        `json:"round"`
	Heap  int        `json:"heap"` // how many parts
	Scrap []string   `json:"scrap"`
	Seats []Seen     `json:"seats"`
}

// Seen is what is seen of a player.
type Seen struct {
	Name  string   `json:"name"`
	Held  int      `json:"held"` // how many parts
	Hand  []string `json:"hand"` // as far as known: one's own
	Store []string `json:"store"`
	Worth int      `json:"worth"`
}

// View is what a seat may see, built by copying.
func (g *Game) View(me table.Seat) any {
	v := &View{Turn: g.Turn, Round: int(g.Round), Heap: g.Heap.Len(), Scrap: seen(&g.Scrap, me)}
	for s := range table.Seat(g.Players) {
		v.Seats = append(v.Seats, Seen{
			Name: g.SeatName(s), Held: g.Hands[s].Len(), Hand: seen(&g.Hands[s], me), Store: seen(&g.Stores[s], me),
			Worth: g.worth(s),
		})
	}
	return v
}

// seen are the parts of a pile that a seat knows.
func seen(p *table.Pile, me table.Seat) []string {
	all := []string{}
	for i := range p.Len() {
		if c, known := p.Look(i, me); known {
			all = append(all, Of(c).Name)
		}
	}
	return all
}

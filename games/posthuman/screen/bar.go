package screen

import (
	"strconv"

	"waystation/games/posthuman"
	"waystation/web"
)

// bar is the scene's bar with turn, phases and order of play.
func (p *page) bar() web.Bar {
	b := p.Bar
	b.Round = strconv.Itoa(p.v.Turn)
	b.Phases = []string{"Event", "Eating", "Declare", "Trade", "Camp", "Forage", "Scout", "Move", "Mutants"}
	b.At = int(p.v.Phase) - int(posthuman.PhaseEvent)
	switch {
	case p.v.Phase == posthuman.PhaseCharacters:
		b.Unit, b.Round, b.Phases, b.At = "Set-up", "1", []string{"Characters", "Shop", "Turn 1"}, 0
	case p.v.Phase == posthuman.PhaseShop:
		b.Unit, b.Round, b.Phases, b.At = "Set-up", "2", []string{"Characters", "Shop", "Turn 1"}, 1
	case p.v.Phase == posthuman.PhaseEnd:
		b.At = len(b.Phases) - 1
	case p.v.Phase >= posthuman.PhaseOver:
		b.At = -1
	}
	b.Order = nil
	for _, s := range p.ordered() {
		o := web.OrderSeat{Seat: p.Mark(s), Now: int(s) < len(p.Seats) && p.Seats[s].Due}
		switch p.v.Phase {
		case posthuman.PhaseForage, posthuman.PhaseScout, posthuman.PhaseMove:
			o.Done = p.player(s).Acted && !o.Now
		}
		b.Order = append(b.Order, o)
	}
	return b
}

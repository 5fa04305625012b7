package screen

import (
	"strconv"

	"waystation/games/saga"
	"waystation/web"
)

// bar is the scene's bar with round, phases and order of play.
func (p *page) bar() web.Bar {
	b := p.Bar
	b.Round = strconv.Itoa(p.v.Round)
	b.Phases, b.At = []string{"Morning", p.midday(), "Declare", "Day", "Night"}, 0
	switch v := p.v; v.Part() {
	case saga.PhaseSetup:
		b.Unit, b.Round, b.Phases, b.At = "Set-up", "1", []string{"Skills", "Round 1"}, 0
	case saga.PhaseBroadcast: // what is asked before it begins belongs to the morning's story
	case saga.PhaseEvent:
		if v.Phase != saga.PhaseEvent { // it has begun, and is carried out
			b.At = 1
		}
	case saga.PhaseTaking:
		b.At = 1
	case saga.PhaseDeclare:
		b.At = 2
	case saga.PhaseDay, saga.PhaseSecondDay:
		b.At = 3
	case saga.PhaseNight, saga.PhaseRefill:
		b.At = 4
	case saga.PhaseBrawl, saga.PhaseOver:
		b.At = -1
	}
	b.Order = nil
	for _, s := range p.ordered() {
		o := web.OrderSeat{Seat: p.Mark(s), Now: int(s) < len(p.Seats) && p.Seats[s].Due}
		if p.v.Phase == saga.PhaseDay {
			o.Done = p.player(s).Acted && !o.Now
		}
		b.Order = append(b.Order, o)
	}
	return b
}

// midday is what follows the morning of this round.
func (p *page) midday() string {
	if p.v.Round > 0 && saga.Round(p.v.Round) == saga.RoundEvent {
		return "Event"
	}
	return "Broadcast"
}

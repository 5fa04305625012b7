package screen

import (
	"slices"
	"strconv"

	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// bar is the scene's bar with round, phases and turn order.
func (p *page) bar() web.Bar {
	b := p.Bar
	fire := "Fire"
	switch p.v.Phase {
	case firelands.PhaseAmbush:
		fire = "Fire: ambush"
	case firelands.PhaseConvoysFire:
		fire = "Fire: convoys"
	case firelands.PhaseLoot:
		fire = "Fire: loot"
	case firelands.PhaseEnemiesFire:
		fire = "Fire: enemies"
	}
	b.Round = strconv.Itoa(p.v.Round)
	if p.v.Phase > firelands.PhaseSetup && !p.Over {
		b.Last = strconv.Itoa(p.v.Round + p.v.RoundsLeft())
	}
	b.Phases = []string{"Exploration", "Rest", "Movement", fire, "Round end"}
	switch {
	case p.v.Phase <= firelands.PhaseExploration:
		b.At = 0
	case p.v.Phase <= firelands.PhaseMovement:
		b.At = int(p.v.Phase - firelands.PhaseExploration)
	case p.v.Phase <= firelands.PhaseEnemiesFire:
		b.At = 3
	case p.v.Phase == firelands.PhaseEndOfRound:
		b.At = 4
	default:
		b.At = -1
	}
	b.Order = nil
	now := slices.Index(p.convoysOnMap(), p.v.Turn)
	for i, s := range p.convoysOnMap() {
		if s == firelands.Automa {
			b.Order = append(b.Order,
				web.OrderSeat{Seat: p.automaMark(), Now: p.v.Automa.Turn,
					Done: p.v.Phase == firelands.PhaseExploration && p.v.Automa.Pile == 0})
			continue
		}
		o := web.OrderSeat{Seat: p.mark(s), Now: p.due(s)}
		switch p.v.Phase {
		case firelands.PhaseExploration:
			o.Done = len(p.player(s).Active) == 0 && !o.Now
		case firelands.PhaseMovement, firelands.PhaseConvoysFire: // from the right (FL-ORDER-04)
			o.Done = i > now && now >= 0
		}
		b.Order = append(b.Order, o)
	}
	return b
}

func (p *page) due(s table.Seat) bool { return int(s) < len(p.Seats) && p.Seats[s].Due }

// log is the scene's log with the mark of the Automa.
func (p *page) log() web.Log {
	l := p.Log
	l.Entries = slices.Clone(l.Entries)
	for i := range l.Entries {
		if p.v.Automa != nil && l.Entries[i].Glyph == "bot" {
			l.Entries[i].Seat, l.Entries[i].Glyph = p.automaMark(), ""
		}
	}
	return l
}

package firelandsbot

import "waystation/games/firelands"

// rival is another convoy in the race: a player's, or the Automa's.
type rival struct {
	space   firelands.Space
	reached bool // stands on the Citadel
	moves   bool // has its movement of this round still to come
	speed   int  // movement points without Fuel
	fuel    int
	drives  bool // will move when its turn comes
	moved   int  // movement points of this round's movement
	total   int  // Fame, as if the game ended now
	change  int  // what its Fame would change by if the Citadel were reached
}

// findRivals notes all other convoys still in the race.
func (m *mind) findRivals() {
	for i := range m.v.Players {
		if p := &m.v.Players[i]; !p.Out && p.Seat != m.me.Seat {
			fuel := p.Count(firelands.Fuel)
			m.rivals = append(m.rivals,
				rival{space: p.Space, reached: p.Reached, moves: m.yetToMove(p.Seat), speed: p.Speed, fuel: fuel,
					drives: fuel > 0, moved: p.Moved, total: p.Tally.Total, change: switched(p)})
		}
	}
	if a := m.v.Automa; a != nil {
		moves := m.v.Phase < firelands.PhaseMovement || m.v.Phase == firelands.PhaseMovement && (a.Turn || !a.Right)
		m.rivals = append(m.rivals, rival{space: a.Space, reached: a.Reached, moves: moves, speed: a.Speed,
			fuel: a.Stock(firelands.Fuel), drives: true, moved: a.Moved, total: a.Tally.Total,
			change: a.Stock(firelands.SurvivorToken) - a.Tally.Of(firelands.PartOutside) -
				a.Tally.Of(firelands.PartCitadel)})
	}
}

// switched is what a player's Fame would change by if the Citadel were reached: healthy Survivors count instead of
// whole cards.
func switched(p *firelands.SeenPlayer) int {
	healthy := 0
	for _, zone := range [3][]firelands.SeenCrew{p.Active, p.Exhausted, p.Rest} {
		for _, c := range zone {
			if c.Counters == 0 {
				healthy++
			}
		}
	}
	return healthy - p.Tally.Of(firelands.PartOutside) - p.Tally.Of(firelands.PartCitadel)
}

// soon is what a rival's Fame will be after its movement of this round, in hundredths.
func (r *rival) soon() int {
	total := r.total * fame
	if r.moves && r.drives {
		total += fame * r.speed
	}
	return total
}

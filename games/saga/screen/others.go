package screen

import (
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
)

// doing is what a player has declared, and whether it is done.
func (p *page) doing(o *saga.SeenSeat) string {
	switch {
	case p.telling() && p.hero() == o.Seat && !p.v.Trial.Forage:
		return "In a story"
	case o.Fight.On:
		return "Fights " + saga.Of(o.Fight.Foe).Called
	case o.Forced:
		return "Camp: knocked out"
	case o.Action == saga.NoAction || p.v.Phase != saga.PhaseDay && p.v.Phase != saga.PhaseSecondDay &&
		p.v.Phase != saga.PhaseNight:
		return p.whereabouts(o)
	case o.Acted:
		return o.Action.String() + ", done"
	}
	return o.Action.String() + p.turnWords(o)
}

// turnWords says whether a player's turn comes before or after that of the seat drawn large.
func (p *page) turnWords(o *saga.SeenSeat) string {
	if p.v.Phase != saga.PhaseDay || int(o.Seat) < len(p.Seats) && p.Seats[o.Seat].Due {
		return ""
	}
	return ", to come"
}

// whereabouts is where a player stands.
func (p *page) whereabouts(o *saga.SeenSeat) string {
	if o.Character < 0 {
		return "nobody yet"
	}
	if o.At == saga.Start {
		return "in the Fortress"
	}
	q := p.square(p.side(o.Seat), o.Seat, int(o.At))
	if q.tile == nil {
		return "at " + q.name()
	}
	return q.tile.Tile.Terrain.String() + " " + q.name()
}

// actClass is how the line of what a player does stands out.
func (p *page) actClass(o *saga.SeenSeat) string {
	switch {
	case o.Forced:
		return "ko"
	case o.Acted && p.v.Phase == saga.PhaseDay:
		return "done"
	case int(o.Seat) < len(p.Seats) && p.Seats[o.Seat].Due:
		return "next"
	}
	return ""
}

// markIf is how a piece shows what can be done with it, where it is one.
func (p *page) markIf(mine bool, id string) string {
	if !mine {
		return ""
	}
	return p.marks.Class(id)
}

// folkNote is what stands under the name of a follower or a mutation.
func folkNote(f *saga.Face, left int) string {
	var out []string
	switch f.Kind {
	case saga.KindFollower:
		out = append(out, traits[f.Trait])
	case saga.KindMutation:
		if f.Visible {
			out = append(out, "visible")
		}
	case saga.KindEnemy:
		out = append(out, "boss, health "+itoa(f.Enemy.Health))
	}
	if left > 0 {
		out = append(out, english.Count(left, "use", "uses")+" left")
	}
	return strings.Join(out, ", ")
}

// othersSay names the region of whoever else plays, or of what stands against a player alone.
func (p *page) othersSay() string {
	if p.v.Mode == saga.Solo {
		return "What stands against you"
	}
	return "Other players"
}

// names are what seats are called.
func (p *page) names(seats []table.Seat) []string {
	var out []string
	for _, s := range seats {
		out = append(out, p.name(s))
	}
	return out
}

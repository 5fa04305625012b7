package screen

import (
	"slices"
	"strconv"

	"waystation/games/saga"
	"waystation/web"
)

// bar is the scene's bar with round, phases and order of play.
func (p *page) bar() web.Bar {
	b := p.Bar
	b.Round = strconv.Itoa(p.v.Round)
	b.Phases = p.phases()
	at := "Morning"
	switch v := p.v; v.Part() {
	case saga.PhaseSetup:
		b.Unit, b.Round, b.Phases, at = "Set-up", "1", []string{"Skills", "Round 1"}, "Skills"
	case saga.PhaseBroadcast: // what is asked before it begins belongs to the morning's story
	case saga.PhaseEvent:
		if v.Phase != saga.PhaseEvent { // it has begun, and is carried out
			at = p.midday()
		}
	case saga.PhaseTaking:
		at = p.midday()
	case saga.PhaseDeclare:
		at = "Declare"
	case saga.PhaseDay, saga.PhaseSecondDay:
		at = "Day"
	case saga.PhaseNight, saga.PhaseRefill:
		at = "Night"
	case saga.PhaseBrawl, saga.PhaseOver:
		at = ""
	}
	b.At = slices.Index(b.Phases, at)
	for _, x := range b.Phases {
		b.Says = append(b.Says, phaseSays[x])
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

// phases are the parts of this round: not every one has a broadcast or an event (PS-RULING-001).
func (p *page) phases() []string {
	list := []string{"Morning", p.midday(), "Declare", "Day", "Night"}
	return slices.DeleteFunc(list, func(x string) bool { return x == "" })
}

// midday is what follows the morning of this round, "" for nothing.
func (p *page) midday() string {
	if p.v.Round == 0 {
		return ""
	}
	switch saga.Round(p.v.Round) {
	case saga.RoundBroadcast:
		return "Broadcast"
	case saga.RoundEvent:
		return "Event"
	}
	return ""
}

// phaseSays is what happens in each part of a round.
var phaseSays = map[string]string{
	"Skills":    "Before the first morning you learn skills; XP left over are lost",
	"Morning":   "Morning: you eat or tire. Then the round's token is turned over, which may bring one of you a story",
	"Broadcast": "Broadcast: " + broadcastSays,
	"Event":     "Event: " + eventSays,
	"Declare":   "Declare: you choose what to do today, all in secret",
	"Day":       "Day: one after the other does what they have declared",
	"Night":     "Night: XP turn into skills, and a landmark under you shows what it is",
}

const (
	broadcastSays = "tokens are bid in secret for who goes first, and land is taken from the queue"
	eventSays     = "a card is turned over that is for everybody"
)

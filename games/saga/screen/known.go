package screen

import (
	"strconv"
	"strings"

	"waystation/games/saga"
	"waystation/table"
)

// known is what the viewer has to go by.
func (p *page) known(kind string) string {
	o := p.player(p.v.Seat)
	if o.Character < 0 {
		return ""
	}
	if f := p.happening(); f != nil {
		return f.Text
	}
	switch kind {
	case "eat":
		return "Fatigue " + itoa(o.Fatigue) + "; without food it is " + itoa(min(o.Fatigue+1, saga.LastFatigue())) + "."
	case "action":
		return p.condition(o) + p.hunger()
	case "begin", "move", "foe":
		return p.condition(o)
	case "blade":
		if o.Fight.Round <= 1 { // later there have been blows since
			return strings.Join(p.Scene.SayLast(saga.Volleys(p.Events, p.v.Seat)), " ")
		}
	case "story":
		return "One choice. What comes of it is read only then, also what it costs to fail."
	case "primary", "trial-primary":
		return p.leading()
	case "bid":
		return p.wants() + "The highest bid takes first from the queue, and goes first all day; equals go as before. " +
			"Bids are spent." + p.bidsMore()
	}
	return ""
}

// leading says what becomes of the card that leads (PS-CLEAN-09, PS-CHAL-08).
func (p *page) leading() string {
	if spares := p.v.Known(nil).Spares(p.v.Seat); spares != "" {
		return "The card that leads is exhausted afterwards, unless you use " + spares + "."
	}
	return "The card that leads is exhausted afterwards, whatever comes of it."
}

// gained is what the viewer has got since their last answer of which no sheet and no outcome tells, and what it does;
// and how dice fell that they had rolled again, which may look as before.
func (p *page) gained() string {
	n := p.Scene.News
	if n == nil {
		return ""
	}
	says := ""
	for i, e := range n.Told {
		if e.Seat == p.v.Seat && saga.Rolls(e) {
			says += " " + n.Words[i]
		}
		if e.Seat == p.v.Seat && saga.Gains(e) {
			says += " " + n.Words[i]
			if f := saga.Of(table.Card(e.A)); f.Text != "" {
				says += " " + strings.TrimSuffix(f.Text, ".") + "."
			}
		}
	}
	return strings.TrimSpace(says)
}

// condition is how somebody is, and what their last health or morale is worth (PS-KO-01).
func (p *page) condition(o *saga.SeenSeat) string {
	says := "Health " + itoa(o.Health) + " of " + itoa(o.HealthMax) + ", morale " + itoa(o.Morale) + " of " +
		itoa(o.MoraleMax) + ", fatigue " + itoa(o.Fatigue) + ", " + strconv.Itoa(len(o.Deck)) + " {deck} ready."
	if min(o.Health, o.Morale) == 1 {
		says += " At 0 health or morale you are knocked out."
	}
	return says
}

// hunger says that the viewer has too little for tomorrow's meal, "" where they have enough. A camp needs none
// (PS-MORN-05, PS-MORN-06).
func (p *page) hunger() string {
	if p.v.Round >= p.v.Mode.Rounds() {
		return ""
	}
	known := p.v.Known(nil)
	if says, starves := known.Starves(p.v.Seat); starves {
		return " For tomorrow " + says + ": find more, camp, or go hungry (as things are, " +
			known.HungerCosts(p.v.Seat) + ")."
	}
	return ""
}

// bidsMore names the others whose bids count more than they bid.
func (p *page) bidsMore() string {
	says := ""
	for i := range p.v.Players {
		o := &p.v.Players[i]
		if n := o.BidMore; n > 0 && o.Seat != p.v.Seat {
			says += " " + p.name(o.Seat) + "'s counts " + strconv.Itoa(n) + " higher."
		}
	}
	return says
}

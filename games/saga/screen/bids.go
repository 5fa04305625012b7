package screen

import (
	"waystation/table"
)

// bidding reports whether bids are being made, and none but a team's own lie open yet (PS-BCAST-02).
func (p *page) bidding() bool { return p.v.Bidding && !p.revealed() }

// revealed reports whether all bids lie open: whoever had nothing to bid made none.
func (p *page) revealed() bool {
	any := false
	for s := range p.v.Players {
		if p.v.Bids[s] > 0 {
			any = true
		} else if p.v.Players[s].Radio > 0 {
			return false
		}
	}
	return any
}

// bid is a sheet on which somebody bids.
type bid struct {
	seat  table.Seat
	class string // mybid, mate, seal, think, none
	n     int    // the bid, where it is open
	ready []bool // tokens: true for those in the bid
	says  string
}

// bids are the sheets of all who play, in player order.
func (p *page) bids() []bid {
	var out []bid
	for _, s := range p.ordered() {
		out = append(out, p.bidOf(s))
	}
	return out
}

func (p *page) bidOf(s table.Seat) bid {
	b := bid{seat: s, n: -1}
	due := int(s) < len(p.Seats) && p.Seats[s].Due
	n := int(p.v.Bids[s]) - 1
	switch {
	case p.player(s).Radio == 0:
		b.class, b.says = "none", "has nothing to bid"
	case n >= 0 && s == p.v.Seat:
		b.class, b.n, b.says = "mybid", n, "sealed; you may look"
	case n >= 0:
		b.class, b.n, b.says = "mate", n, "for your eyes"
	case s == p.v.Seat && due:
		b.class, b.says = "mybid", "you choose"
	case due:
		b.class, b.says = "think", "is thinking"
	case p.later(s):
		b.class, b.says = "think", "is next in the team"
	default:
		b.class, b.says = "seal", "sealed"
	}
	for i := range int(p.player(s).Radio) {
		b.ready = append(b.ready, i < b.n)
	}
	return b
}

// later reports whether a teammate still thinks before whom this seat is asked: in a team one is asked after the other.
func (p *page) later(s table.Seat) bool {
	for _, x := range p.members(p.v.Side(s)) {
		if x < s && int(x) < len(p.Seats) && p.Seats[x].Due {
			return true
		}
	}
	return false
}

// landSays is the land of a quarter in words, for who does not see it.
func (p *page) landSays(s table.Seat) []string {
	var out []string
	for _, q := range p.squares(s) {
		if q.tile != nil {
			out = append(out, p.says(&q))
		}
	}
	return out
}

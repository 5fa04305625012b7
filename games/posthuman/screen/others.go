package screen

import (
	"strconv"
	"strings"

	"waystation/games/posthuman"
)

// doing is where a human stands, or whom they are fighting.
func (p *page) doing(o *posthuman.SeenPlayer) string {
	switch {
	case p.fighting(o.Seat):
		return "fights " + foeNames(o)
	case p.telling(o):
		return o.Reveal.Face().Name
	}
	return whereabouts(o)
}

// about is who plays, and as whom.
func (p *page) about(o *posthuman.SeenPlayer) string {
	if f := o.Sheet.Face(); f != nil {
		return p.Kind(o.Seat) + ", " + f.Name
	}
	return p.Kind(o.Seat)
}

// shortThings are a player's weapons, and how much of the rest they have; scars are a sign of their own.
func shortThings(o *posthuman.SeenPlayer) string {
	var out []string
	if o.Mutant {
		for _, c := range o.Scars {
			if f := c.Face(); f != nil {
				out = append(out, f.Name)
			}
		}
		return strings.Join(out, ", ")
	}
	for _, t := range things(o.Gear) {
		if t.item.Active && t.face != nil {
			out = append(out, t.face.Name)
		}
	}
	if unarmed(o) && len(o.Map) > 0 {
		out = append(out, "fists")
	}
	for _, x := range []struct {
		n         int
		one, many string
	}{
		{len(o.Hand), "card in hand", "cards in hand"},
		{len(o.Company), "follower", "followers"},
	} {
		if x.n > 0 {
			out = append(out, strconv.Itoa(x.n)+" "+map[bool]string{true: x.one, false: x.many}[x.n == 1])
		}
	}
	return strings.Join(out, ", ")
}

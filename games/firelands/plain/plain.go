// Package plain puts a seat's view of Firelands into lines of at most 80 columns, for the terminal.
package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/games/lines"
	"waystation/table"
)

// Text is the table as a seat sees it: the market, the map, the seat's own convoy, then the others.
func Text(view any) string {
	v := view.(*firelands.View)
	p := &page{v: v}
	p.head()
	for i := range v.Slots {
		p.slot(i, &v.Slots[i])
	}
	p.land()
	for i := range v.Players {
		if v.Players[i].Seat == v.Seat {
			p.player(&v.Players[i])
		}
	}
	if v.Automa != nil {
		p.automa(v.Automa)
	}
	for i := range v.Players {
		if v.Players[i].Seat != v.Seat {
			p.player(&v.Players[i])
		}
	}
	return p.String()
}

// page is the view that is being put into lines.
type page struct {
	lines.Page
	v *firelands.View
}

func (p *page) head() {
	v := p.v
	goal := fmt.Sprintf("Gates shut: %d of 6", v.Gates)
	if v.Ship > 0 {
		goal = fmt.Sprintf("The Aurora lies at dock %d of 6, space %d", v.Ship, firelands.Gate(v.Ship))
	}
	p.Hang("", fmt.Sprintf("%s. Turn order %s. %s. Boards %s. Exploration deck %d + %d + %d.",
		english.Capital(v.Phase.String()), p.order(), goal, strings.Join(v.Boards[:], " "),
		v.Decks.Exploration[0], v.Decks.Exploration[1], v.Decks.Exploration[2]))
}

func (p *page) name(s table.Seat) string {
	if s < 0 {
		return "nobody"
	}
	return english.Capital(p.v.Players[s].Colour.String())
}

func (p *page) slot(i int, s *firelands.SeenSlot) {
	says := "empty"
	if f := s.Card.Face(); f != nil {
		says = f.Name + ", " + card(f)
		if f.Kind == firelands.KindLocation {
			says += location(f, s)
		}
		if s.Token != firelands.NoToken {
			says += " On it: " + s.Token.String() + "."
		}
	}
	p.Hang(fmt.Sprintf("%d  cost %d  ", i+1, s.Cost), says)
	var deals []string
	for _, d := range s.Deals() {
		deals = append(deals, strings.TrimSuffix(d.Text, "."))
	}
	p.Hang("           tile: ", strings.Join(deals, " / "))
}

// card is what a card of the market is, in a sentence.
func card(f *firelands.Face) string {
	switch {
	case f.Kind == firelands.KindSurvivor:
		return fmt.Sprintf("Survivor of skill %d. %s", f.Skill, f.Text)
	case f.Kind == firelands.KindLocation:
		return "Location:"
	case f.Convoy():
		says := english.Capital(f.Kind.String())
		if f.Kind == firelands.KindTruck {
			says += fmt.Sprintf(", speed %d, tows %d", f.Speed, f.Towing)
		}
		var boxes []string
		for _, b := range f.Boxes {
			boxes = append(boxes, box(firelands.SeenBox{Kind: b.Kind, N: b.N}))
		}
		return says + " " + strings.Join(boxes, "")
	}
	return strings.TrimSpace(english.Capital(f.Kind.String()) + ". " + f.Text)
}

func location(f *firelands.Face, s *firelands.SeenSlot) string {
	says := ""
	if f.Hazard != firelands.NoHazard {
		says = " first " + f.Hazard.String() + ";"
	}
	return says + " left " + tokens(s.Left) + "; right " + tokens(s.Right) + "."
}

func tokens(list []firelands.Token) string {
	if len(list) == 0 {
		return "nothing"
	}
	var out []string
	for _, t := range list {
		out = append(out, t.String())
	}
	return strings.Join(out, " + ")
}

// land is what lies on the map.
func (p *page) land() {
	var points, rocks []string
	for _, w := range p.v.Waypoints {
		if f := w.Card.Face(); f != nil {
			points = append(points, fmt.Sprintf("%d %s", w.Space, f.Name))
		}
	}
	for _, r := range p.v.Rocks {
		says := "hidden"
		switch f := r.Card.Face(); {
		case r.State == firelands.RockGone:
			continue
		case f != nil:
			says = f.Name
		}
		rocks = append(rocks, fmt.Sprintf("%d-%d %s", r.From, r.To, says))
	}
	if points != nil {
		p.Hang("Waypoints: ", strings.Join(points, ", "))
	}
	if rocks != nil {
		p.Hang("Rocks: ", strings.Join(rocks, ", "))
	}
	var slides []string
	for _, s := range p.v.Slides {
		says := "waiting"
		if s.Down {
			says = "down, closed"
		}
		slides = append(slides, fmt.Sprintf("%d-%d %s", s.From, s.To, says))
	}
	if slides != nil {
		p.Hang("Avalanches: ", strings.Join(slides, ", "))
	}
	for _, e := range p.v.Foes {
		says := fmt.Sprintf("over region %d, %d of %d boxes hit", e.Region, e.Filled, len(e.Track))
		if e.Filled < len(e.Track) {
			says += ", the next gives " + e.Track[e.Filled].String()
		}
		says += p.targeting(&e)
		p.Hang(fmt.Sprintf("Enemy %d: ", e.Number), firelands.Of(e.Card).Name+" "+says+".")
	}
}

func (p *page) player(s *firelands.SeenPlayer) {
	mark := ""
	if s.Seat == p.v.Turn {
		mark = ", whose turn it is"
	}
	if s.Out {
		p.Hang("", p.name(s.Seat)+" is out of the game.")
		return
	}
	where := fmt.Sprintf("on %d", s.Space)
	if s.Reached {
		where = "in the Citadel"
		if p.v.Ship > 0 {
			where = "aboard the Aurora"
		}
	}
	p.Hang("", fmt.Sprintf("%s%s: %s, speed %d, Fame %d, Fury %d, Targets %d, would score %d.",
		p.name(s.Seat), mark, where, s.Speed, s.Fame, s.Fury, s.Targets, s.Tally.Total))
	for i := range s.Columns {
		c := &s.Columns[i]
		says := vehicle(&c.Vehicle)
		if c.Device.Card != firelands.Unseen {
			says += "  with " + vehicle(&c.Device)
		}
		p.Hang(fmt.Sprintf("  %d  ", i+1), says)
	}
	p.Hang("     Active: ", crew(s.Active)+".  Exhausted: "+crew(s.Exhausted)+".  Rest: "+crew(s.Rest)+".")
	if len(s.Hand)+len(s.Share) > 0 {
		p.Hang("     Holds: ", held(append(s.Hand[:len(s.Hand):len(s.Hand)], s.Share...)))
	}
}

func vehicle(v *firelands.SeenVehicle) string {
	says := v.Card.Face().Name + " "
	for _, b := range v.Boxes {
		says += box(b)
	}
	return says
}

// box is a cargo box: what lies in it, or in brackets what it is for; a damaged one is crossed out.
func box(b firelands.SeenBox) string {
	says := " "
	switch {
	case b.Damaged:
		says = "x"
	case b.Token != firelands.NoToken:
		says = english.Capital(b.Token.String())
	case b.Kind == firelands.BoxSurvivor || b.Kind == firelands.BoxFoodOrFuel:
		says = "for " + b.Kind.String()
	case b.Kind != firelands.BoxAny:
		says = b.Kind.String()
		if b.N > 0 {
			says += fmt.Sprintf(" %d", b.N)
		}
	}
	return "[" + strings.ReplaceAll(says, " ", lines.Space) + "]"
}

func crew(list []firelands.SeenCrew) string {
	if len(list) == 0 {
		return "nobody"
	}
	var out []string
	for _, c := range list {
		says := fmt.Sprintf("%s %d", firelands.Of(c.Card).Name, c.Skill)
		if c.Counters > 0 {
			says += fmt.Sprintf(" (%d contaminated)", c.Counters)
		}
		if c.Sent {
			says += " (sent)"
		}
		out = append(out, says)
	}
	return strings.Join(out, ", ")
}

func held(list []firelands.SeenCard) string {
	var out []string
	for _, c := range list {
		says := "an unseen card (" + c.Back + ")"
		if f := c.Card.Face(); f != nil {
			says = f.Name
		}
		out = append(out, says)
	}
	return strings.Join(out, ", ")
}

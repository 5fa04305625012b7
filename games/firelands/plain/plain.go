// Package plain puts a seat's view of Firelands into lines of at most 80 columns, for the terminal.
package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/games/lines"
	"waystation/table"
	"waystation/tongue"
)

// Text is the table as a seat sees it: the market, the map, the seat's own convoy, then the others.
func Text(view any, in *tongue.Tongue) string {
	v := view.(*firelands.View)
	p := &page{v: v, in: in}
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
	v  *firelands.View
	in *tongue.Tongue // what it is read in
}

// say is a sentence, or a phrase that stands by itself, in the reader's language. What it is filled with may be in that
// language already: lists are, so that no language has to know how they can be put together.
func (p *page) say(format string, with ...any) string { return p.in.Say(fmt.Sprintf(format, with...)) }

// nonbreaking is a phrase on one line.
func nonbreaking(says string) string { return strings.ReplaceAll(says, " ", lines.Space) }

func (p *page) head() {
	v := p.v
	goal := p.say("Gates shut: %d of 6.", v.Gates)
	if v.Ship > 0 {
		goal = p.say("The Aurora lies at dock %d of 6, space %d.", v.Ship, firelands.Gate(v.Ship))
	}
	p.Hang("", strings.Join([]string{
		p.say("%s", english.Capital(v.Phase.String())) + ".", p.say("Turn order %s.", p.order()), goal,
		p.say("Boards %s.", strings.Join(v.Boards[:], " ")),
		p.say("Exploration deck %d + %d + %d.", v.Decks.Exploration[0], v.Decks.Exploration[1], v.Decks.Exploration[2]),
	}, " "))
}

func (p *page) name(s table.Seat) string {
	if s < 0 {
		return p.say("nobody")
	}
	return p.say("%s", english.Capital(p.v.Players[s].Colour.String()))
}

func (p *page) slot(i int, s *firelands.SeenSlot) {
	says := p.say("empty")
	if f := s.Card.Face(); f != nil {
		says = p.say("%s", f.Name) + ", " + p.card(f)
		if f.Kind == firelands.KindLocation {
			says += " " + p.location(f, s)
		}
		if s.Token != firelands.NoToken {
			says += " " + p.say("On it: %s.", s.Token)
		}
	}
	p.Hang(fmt.Sprintf("%d  %s  ", i+1, p.say("cost %d", s.Cost)), says)
	var deals []string
	for _, d := range s.Deals() {
		deals = append(deals, strings.TrimSuffix(p.say("%s", d.Text), "."))
	}
	p.Hang("           "+p.say("tile:")+" ", strings.Join(deals, " / "))
}

// card is what a card of the market is, in a sentence.
func (p *page) card(f *firelands.Face) string {
	kind := p.say("%s", english.Capital(f.Kind.String()))
	switch {
	case f.Kind == firelands.KindSurvivor:
		return strings.TrimSpace(p.say("Survivor of skill %d.", f.Skill) + " " + p.say("%s", f.Text))
	case f.Kind == firelands.KindLocation:
		return kind + ":"
	case f.Convoy():
		if f.Kind == firelands.KindTruck {
			kind += p.say(", speed %d, tows %d", f.Speed, f.Towing)
		}
		var boxes []string
		for _, b := range f.Boxes {
			boxes = append(boxes, p.box(firelands.SeenBox{Kind: b.Kind, N: b.N}))
		}
		return kind + " " + row(boxes)
	}
	return strings.TrimSpace(kind + ". " + p.say("%s", f.Text))
}

func (p *page) location(f *firelands.Face, s *firelands.SeenSlot) string {
	first := ""
	if f.Hazard != firelands.NoHazard {
		first = p.say("first %s;", f.Hazard) + " "
	}
	return first + p.say("left %s; right %s.", p.tokens(s.Left), p.tokens(s.Right))
}

func (p *page) tokens(list []firelands.Token) string {
	if len(list) == 0 {
		return p.say("nothing")
	}
	var out []string
	for _, t := range list {
		out = append(out, p.say("%s", t))
	}
	return strings.Join(out, " + ")
}

// land is what lies on the map.
func (p *page) land() {
	var points, rocks []string
	for _, w := range p.v.Waypoints {
		if f := w.Card.Face(); f != nil {
			points = append(points, fmt.Sprintf("%d %s", w.Space, p.say("%s", f.Name)))
		}
	}
	for _, r := range p.v.Rocks {
		says := p.say("hidden")
		switch f := r.Card.Face(); {
		case r.State == firelands.RockGone:
			continue
		case f != nil:
			says = p.say("%s", f.Name)
		}
		rocks = append(rocks, fmt.Sprintf("%d-%d %s", r.From, r.To, says))
	}
	if points != nil {
		p.Hang(p.say("Waypoints:")+" ", strings.Join(points, ", "))
	}
	if rocks != nil {
		p.Hang(p.say("Rocks:")+" ", strings.Join(rocks, ", "))
	}
	var slides []string
	for _, s := range p.v.Slides {
		says := p.say("waiting")
		if s.Down {
			says = p.say("down, closed")
		}
		slides = append(slides, fmt.Sprintf("%d-%d %s", s.From, s.To, says))
	}
	if slides != nil {
		p.Hang(p.say("Avalanches:")+" ", strings.Join(slides, ", "))
	}
	for _, e := range p.v.Foes {
		says := p.say("over region %d, %d of %d boxes hit", e.Region, e.Filled, len(e.Track))
		if e.Filled < len(e.Track) {
			says += ", " + p.say("the next gives %s", e.Track[e.Filled])
		}
		says += p.targeting(&e)
		p.Hang(p.say("Enemy %d:", e.Number)+" ", p.say("%s", firelands.Of(e.Card).Name)+" "+says+".")
	}
}

func (p *page) player(s *firelands.SeenPlayer) {
	name := p.name(s.Seat)
	if s.Out {
		p.Hang("", p.say("%s is out of the game.", name))
		return
	}
	if s.Seat == p.v.Turn {
		name += p.say(", whose turn it is")
	}
	where := p.say("on %d", s.Space)
	if s.Reached {
		where = p.say("in the Citadel")
		if p.v.Ship > 0 {
			where = p.say("aboard the Aurora")
		}
	}
	p.Hang("", name+": "+where+", "+p.say("speed %d, Fame %d, Fury %d, Targets %d, would score %d.",
		s.Speed, s.Fame, s.Fury, s.Targets, s.Tally.Total))
	for i := range s.Columns {
		c := &s.Columns[i]
		says := p.vehicle(&c.Vehicle)
		if c.Device.Card != firelands.Unseen {
			says += "  " + p.say("with") + " " + p.vehicle(&c.Device)
		}
		p.Hang(fmt.Sprintf("  %d  ", i+1), says)
	}
	p.Hang("     "+p.say("Active:")+" ", p.crew(s.Active)+".  "+p.say("Exhausted:")+" "+p.crew(s.Exhausted)+".  "+
		p.say("Rest:")+" "+p.crew(s.Rest)+".")
	if len(s.Hand)+len(s.Share) > 0 {
		p.Hang("     "+p.say("Holds:")+" ", p.held(append(s.Hand[:len(s.Hand):len(s.Hand)], s.Share...)))
	}
}

func (p *page) vehicle(v *firelands.SeenVehicle) string {
	var boxes []string
	for _, b := range v.Boxes {
		boxes = append(boxes, p.box(b))
	}
	return p.say("%s", v.Card.Face().Name) + " " + row(boxes)
}

// row are boxes side by side. Those that are too long for a line may stand on two.
func row(boxes []string) string {
	close := strings.Join(boxes, "")
	if len([]rune(close)) > lines.Width-16 {
		return strings.Join(boxes, " ")
	}
	return close
}

// box is a cargo box: what lies in it, or in brackets what it is for; a damaged one is crossed out.
func (p *page) box(b firelands.SeenBox) string {
	says := " "
	switch {
	case b.Damaged:
		says = "x"
	case b.Token != firelands.NoToken:
		says = p.say("%s", english.Capital(b.Token.String()))
	case b.Kind == firelands.BoxSurvivor || b.Kind == firelands.BoxFoodOrFuel:
		says = p.say("for %s", b.Kind)
	case b.Kind != firelands.BoxAny:
		says = p.say("%s", b.Kind)
		if b.N > 0 {
			says += fmt.Sprintf(" %d", b.N)
		}
	}
	return "[" + nonbreaking(says) + "]"
}

func (p *page) crew(list []firelands.SeenCrew) string {
	if len(list) == 0 {
		return p.say("nobody")
	}
	var out []string
	for _, c := range list {
		says := fmt.Sprintf("%s %d", p.say("%s", firelands.Of(c.Card).Name), c.Skill)
		if c.Counters > 0 {
			says += " " + p.say("(%d contaminated)", c.Counters)
		}
		if c.Sent {
			says += " " + p.say("(sent)")
		}
		out = append(out, says)
	}
	return strings.Join(out, ", ")
}

func (p *page) held(list []firelands.SeenCard) string {
	var out []string
	for _, c := range list {
		says := p.say("an unseen card (%s)", c.Back)
		if f := c.Card.Face(); f != nil {
			says = p.say("%s", f.Name)
		}
		out = append(out, says)
	}
	return strings.Join(out, ", ")
}

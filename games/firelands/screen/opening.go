package screen

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/web"
)

// opening is the sheet for an Event with which the market opens: it comes at once, and nobody has seen yet what it
// comes upon (FL-RULING-11). nil at any other question.
func (p *page) opening() *web.Tidings {
	event := p.eventAsks()
	if event == nil || p.v.Round != 1 || p.begun() {
		return nil
	}
	return &web.Tidings{
		ID: "opening", Moment: "round " + p.bar().Round, Title: "The market opens with " + event.Name + ".",
		Rule: p.Cite("FL-RULING-11"),
		Why:  "Five cards are turned up before anybody moves. This one is an Event, and happens at once.",
		Columns: []web.TidingsColumn{
			{Head: "What comes", Glyph: "event", Lines: []web.TidingsLine{{Words: event.Text}}},
			{Head: "What you own", Glyph: "check", Lines: p.owns()},
		},
		Next: "See where",
	}
}

// begun reports whether any crew of the first round has been sent, or has gone to rest.
func (p *page) begun() bool {
	for i := range p.v.Players {
		o := &p.v.Players[i]
		sent := slices.ContainsFunc(o.Active, func(c firelands.SeenCrew) bool { return c.Sent })
		if sent || len(o.Exhausted) > 0 || len(o.Rest) > 1 {
			return true
		}
	}
	return false
}

// owns is what the viewer sets out with.
func (p *page) owns() []web.TidingsLine {
	o := p.player(p.v.Seat)
	var convoy, aboard, active, resting []string
	for i := range o.Columns {
		convoy = append(convoy, o.Columns[i].Vehicle.Card.Face().Name)
	}
	aboard = append(aboard, english.Count(o.Count(firelands.SurvivorToken), "Survivor", "Survivors"))
	for _, t := range [...]firelands.Token{firelands.Food, firelands.Fuel, firelands.Ammo} {
		aboard = append(aboard, strconv.Itoa(o.Count(t))+" "+english.Capital(t.String()))
	}
	for _, c := range o.Active {
		active = append(active, firelands.Of(c.Card).Name)
	}
	for _, c := range o.Rest {
		resting = append(resting, firelands.Of(c.Card).Name)
	}
	lines := []web.TidingsLine{
		{Words: "Your convoy: " + english.List(convoy)},
		{Words: "On it: " + english.List(aboard)},
		{Words: "Your crew: " + english.List(active)},
	}
	if len(resting) > 0 {
		lines = append(lines, web.TidingsLine{Words: "At rest: " + english.List(resting)})
	}
	return lines
}

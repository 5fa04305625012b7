// Package plain puts a seat's view of Posthuman Saga into lines of at most 80 columns, for the terminal.
package plain

import (
	"fmt"
	"strings"

	"waystation/games/lines"
	"waystation/games/saga"
	"waystation/table"
	"waystation/tongue"
)

// Text is the table as a seat sees it: what belongs to all, the seat's own board and quarter, then the others. Who only
// watches sees the first in order first.
func Text(view any, _ *tongue.Tongue) string {
	v := view.(*saga.View)
	p := &page{v: v}
	p.head()
	p.board()
	p.story()
	me := v.Seat
	if me < 0 {
		me = v.Order[0]
	}
	p.player(me)
	for i := range v.Players {
		if table.Seat(i) != me {
			p.player(table.Seat(i))
		}
	}
	return p.String()
}

// page is the view that is being put into lines.
type page struct {
	lines.Page
	v *saga.View
}

func (p *page) name(s table.Seat) string { return saga.SeatName(s) }

func (p *page) head() {
	v := p.v
	says := v.Part().String()
	if v.Round > 0 && v.Phase != saga.PhaseOver {
		says = fmt.Sprintf("Round %d of %d, %s", v.Round, v.Mode.Rounds(), strings.ToLower(v.Part().String()))
	}
	if len(v.Order) > 1 {
		var order []string
		for _, s := range v.Order {
			order = append(order, p.name(s))
		}
		says += ". Order of play " + strings.Join(order, ", ")
	}
	p.Hang("", says+".")
	if v.Round > 0 {
		p.Hang("This round: ", round(v.Round)+".")
	}
}

// round is what happens in the middle of a morning.
func round(n int) string {
	switch {
	case n == saga.Encroachment:
		return "the mutants close in"
	case saga.Round(n) == saga.RoundBroadcast:
		return "a broadcast"
	case saga.Round(n) == saga.RoundEvent:
		return "an event"
	}
	return "nothing but food and stories"
}

// board is what belongs to all.
func (p *page) board() {
	v := p.v
	for _, c := range v.Events {
		if f := c.Face(); f != nil {
			p.Hang("Event: ", f.Name+". "+f.Text)
		}
	}
	if v.Mode == saga.Solo {
		p.threat()
	}
	for i, q := range v.Queue {
		p.Hang(fmt.Sprintf("Queue %d: ", i+1), pair(q)+".")
	}
	if f := v.Recon.Face(); f != nil {
		for i := range f.Recon.Sequences {
			p.sequence(i, &f.Recon.Sequences[i])
		}
	}
	if v.Mode != saga.Solo {
		p.Hang("Missions: ", "level 1 "+p.score(0)+"; level 2 "+p.score(1)+".")
	}
	d := v.Decks
	p.Hang("Left: ",
		fmt.Sprintf("terrain %d, sites %d, enemies %d + %d, ranged %d, melee %d, equipment %d, followers "+
			"%d, events %d.",
			v.Tiles, v.Sites, d[1].Left, d[2].Left, d[3].Left, d[4].Left, d[5].Left, d[6].Left, d[7].Left))
}

func (p *page) threat() {
	v := p.v
	var power []string
	for x, n := range v.Power {
		power = append(power, fmt.Sprintf("%s %d of %d", saga.Site(x), n, saga.TrackSpaces))
	}
	p.Hang("Threat: ", fmt.Sprintf("%d of %d on its way to the Fortress. Power tracks: %s.", v.Alarm, saga.Fortress(),
		strings.Join(power, ", ")))
	if f := v.Boss.Face(); f != nil {
		p.Hang("Boss: ", foe(f, 0)+".")
	}
}

// pair is a space of the queue.
func pair(q saga.SeenPair) string {
	var out []string
	for _, c := range []saga.Shown{q.Tile, q.Site} {
		if f := c.Face(); f != nil {
			out = append(out, piece(f))
		}
	}
	if out == nil {
		return "nothing"
	}
	return strings.Join(out, " and ")
}

// piece is a tile or a site.
func piece(f *saga.Face) string {
	if f.Kind == saga.KindTile {
		return fmt.Sprintf("%s (%s)", f.Tile.Terrain, effects(saga.BonusOf(f.Tile)))
	}
	return f.Site.String()
}

func (p *page) sequence(i int, s *saga.Sequence) {
	if len(s.Sites) == 0 {
		return
	}
	var names []string
	for _, x := range s.Sites {
		names = append(names, x.String())
	}
	says := strings.Join(names, ", ")
	if p.v.Mode != saga.Solo {
		says += fmt.Sprintf(": %d VP", s.VP)
	}
	switch {
	case p.v.Mode == saga.Solo:
		says += ": " + effects(s.First)
	case p.v.Firsts[i]:
		says += ", the first bonus is taken"
	default:
		says += ", and for the first " + effects(s.First)
	}
	p.Hang(fmt.Sprintf("Recon %d: ", i+1), says+".")
}

// score is a row of the mission score card.
func (p *page) score(level int) string {
	var out []string
	for i, n := range p.v.MissionVP(level) {
		says := fmt.Sprint(n)
		if round := p.v.Rows[level][i]; round > 0 {
			says += fmt.Sprintf(" (round %d)", round)
		}
		out = append(out, says)
	}
	return strings.Join(out, ", ")
}

// story is the story that is being read.
func (p *page) story() {
	if p.v.Phase == saga.PhaseSetup {
		p.Hang("To be read aloud: ", saga.Introduction)
	}
	o := &p.v.Story
	if o.Number == 0 {
		return
	}
	p.Hang("Story: ", o.Title+". "+o.Text)
	letter := 'A' - 1 // of those that are open
	for i, words := range o.Options {
		if words == "" {
			continue
		}
		if letter++; o.Chosen > 0 && int(o.Chosen)-1 != i {
			continue
		}
		says := words
		if i < len(o.Terms) {
			says += terms(&o.Terms[i])
		}
		p.Hang(fmt.Sprintf("  %c: ", letter), says)
	}
	if o.Outcome != "" {
		p.Hang("So: ", o.Outcome)
	}
}

// terms are what an option costs and asks for.
func terms(x *saga.Terms) string {
	says := ""
	if len(x.Price) > 0 {
		says += " Price: " + effects(x.Price) + "."
	}
	if c := x.Challenge; c.Success > 0 {
		stat := "Speed"
		if c.Mind {
			stat = "Mind"
		}
		says += fmt.Sprintf(" %s %d", stat, c.Success)
		if c.Major > 0 {
			says += fmt.Sprintf(", better at %d", c.Major)
		}
		says += "."
	}
	return says
}

// Package plain puts a seat's view of Posthuman into lines of at most 80 columns, for the terminal.
package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/lines"
	"waystation/games/posthuman"
	"waystation/table"
	"waystation/tongue"
)

// Text is the table as a seat sees it: what belongs to all, the seat's own sheet, fight and map, then the others. The
// map of who only watches is that of the starting player.
func Text(view any, _ *tongue.Tongue) string {
	v := view.(*posthuman.View)
	p := &page{v: v}
	p.head()
	p.choosing()
	for _, o := range v.Offers {
		p.Hang("Offer: ", fmt.Sprintf("%s gives %s %s for %s.", p.name(o.From), p.name(o.To), lot(&o.Give),
			lot(&o.Want)))
	}
	me := v.Seat
	if me < 0 {
		me = max(v.Starter, 0)
	}
	p.player(&v.Players[me])
	p.chart(&v.Players[me])
	for i := range v.Players {
		if table.Seat(i) != me {
			p.player(&v.Players[i])
		}
	}
	return p.String()
}

// page is the view that is being put into lines.
type page struct {
	lines.Page
	v *posthuman.View
}

func (p *page) name(s table.Seat) string { return posthuman.SeatName(s) }

func (p *page) head() {
	v := p.v
	var order []string
	for _, s := range v.Order {
		order = append(order, p.name(s))
	}
	says := english.Capital(v.Phase.String())
	if v.Turn > 0 && v.Phase != posthuman.PhaseOver {
		says = fmt.Sprintf("Turn %d, %s", v.Turn, v.Phase)
	}
	if len(order) > 1 {
		says += ". Order of play " + strings.Join(order, ", ")
	}
	p.Hang("", says+".")
	d := &v.Decks
	p.Hang("Decks: ",
		fmt.Sprintf("tiles %d, encounters %d + %d + %d, equipment %d, weapons %d, supplies %d, skills %d.",
			d.Tiles, d.Encounters[0], d.Encounters[1], d.Encounters[2], d.Equipment, d.Weapons, d.Supplies, d.Skills))
	if v.Solo && v.Turn > 0 {
		p.Hang("Solo: ",
			fmt.Sprintf("%d events are left, and The Fortress is among the last three. Be on space 10 of the journey "+
				"before it shuts.", v.Last))
	}
	if f := v.Event.Face(); f != nil {
		p.Hang("Event: ", f.Name+". "+p.eventText(f))
	}
	if f := v.Season.Face(); f != nil {
		p.Hang("Season: ", f.Name+". "+p.eventText(f))
	}
}

// eventText is what an event says for so many players.
func (p *page) eventText(f *posthuman.Face) string {
	if p.v.Solo && f.Event.Solo != "" {
		return f.Event.Solo
	}
	return f.Text
}

// choosing is what is chosen from before the first turn.
func (p *page) choosing() {
	switch p.v.Phase {
	case posthuman.PhaseCharacters:
		for _, c := range p.v.Characters {
			f := posthuman.Of(c)
			skills := append([]string(nil), f.Skills...)
			if f.Random > 0 {
				skills = append(skills, english.Count(f.Random, "drawn skill", "drawn skills"))
			}
			p.Hang(f.Name+": ", fmt.Sprintf("%s. %s. %s; %d food, %d ammo.", english.Capital(statWords(&f.Stats)),
				strings.Join(skills, ", "), strings.Join(f.Items, ", "), f.Food, f.Rounds))
		}
	case posthuman.PhaseShop:
		var goods []string
		for _, c := range p.v.Shop {
			goods = append(goods, fmt.Sprintf("%s %d food", bound(posthuman.Of(c).Name), posthuman.Of(c).Price))
		}
		if goods != nil {
			p.Hang("For sale: ", strings.Join(goods, ", ")+".")
		}
	}
}

// player is a player's sheet and cards.
func (p *page) player(o *posthuman.SeenPlayer) {
	name := p.name(o.Seat)
	if f := o.Sheet.Face(); f != nil {
		name += ", " + f.Name
	}
	if o.Stats == [len(o.Stats)]int8{} {
		p.Hang("", name+": nobody yet.")
		return
	}
	if o.Mutant {
		p.Hang("", name+": turned mutant.")
	} else {
		p.Hang("", fmt.Sprintf("%s: space %d of 10, health %d of %d, morale %d of %d, %s, %d food, %d ammo, %d XP%s.",
			name, o.JP, o.Health, o.HealthLimit, o.Morale, o.MoraleLimit, hunger(o.Hunger), o.Food, o.Ammo, o.XP,
			declared(o)))
		p.Hang("     Stands ", p.whereabouts(o))
	}
	p.Hang("     Stats: ", statWords(&o.Stats)+".")
	p.fight(o)
	p.list("     Knows: ", o.Skills)
	p.list(fmt.Sprintf("     Carries %d of %d: ", o.Packed, o.Slots), o.Gear)
	p.list("     Followers: ", o.Company)
	for _, l := range []struct {
		mark  string
		cards []posthuman.Shown
	}{
		{"     In hand: ", o.Hand},
		{"     Actions in hand: ", o.Tricks},
		{"     Action chosen: ", o.Chosen},
		{"     Scars: ", o.Scars},
		{"     Drawn: ", o.Drawn},
	} {
		if len(l.cards) > 0 {
			p.Hang(l.mark, cards(l.cards)+".")
		}
	}
	p.tricks(o)
	if len(o.Kept) > 0 {
		var kept []string
		for _, c := range o.Kept {
			kept = append(kept, posthuman.Of(c).Name)
		}
		p.Hang("     Kept: ", strings.Join(kept, ", ")+".")
	}
}

// tricks are what a mutant's actions say that are not played yet, each title once.
func (p *page) tricks(o *posthuman.SeenPlayer) {
	told := map[string]bool{}
	for _, c := range append(o.Tricks[:len(o.Tricks):len(o.Tricks)], o.Chosen...) {
		if f := c.Face(); f != nil && !told[f.Name] {
			told[f.Name] = true
			p.Hang("       - ", f.Name+": "+f.Text)
		}
	}
}

func declared(o *posthuman.SeenPlayer) string {
	switch {
	case o.Action == posthuman.NoAction:
		return ""
	case o.Acted:
		return ", has done " + o.Action.String()
	}
	return ", will " + o.Action.String()
}

// whereabouts is the tile and zone where a player stands.
func (p *page) whereabouts(o *posthuman.SeenPlayer) string {
	f := posthuman.Of(o.Tile)
	done := 0
	for i := range o.Map {
		if o.Map[i].Done {
			done++
		}
	}
	where := "on its marker"
	if o.Zone > 0 {
		where = fmt.Sprintf("in zone %d of %d", o.Zone, len(f.Zones))
	}
	if o.Safe {
		where += ", a safe house"
	}
	says := fmt.Sprintf("on the %s, %s. The map: %s, %d completed.", tileName(f), where,
		english.Count(len(o.Map), "tile", "tiles"), done)
	if f.Place != nil {
		says += " " + f.Place.Text
	}
	return says
}

func (p *page) list(mark string, items []posthuman.SeenItem) {
	var out []string
	for _, it := range items {
		f := it.Card.Face()
		if f == nil {
			out = append(out, "an unseen card")
			continue
		}
		says := bound(f.Name)
		var notes []string
		if w := weapon(f); w != "" {
			notes = append(notes, w)
		}
		if on := it.On.Face(); on != nil {
			notes = append(notes, "on the "+on.Name)
		}
		switch {
		case it.Active:
			notes = append(notes, "active")
		case f.Kind == posthuman.KindMelee || f.Kind == posthuman.KindRanged:
			notes = append(notes, "packed")
		}
		if it.Spent {
			notes = append(notes, "used")
		}
		if notes != nil {
			says += " (" + strings.Join(notes, ", ") + ")"
		}
		out = append(out, says)
	}
	if out != nil {
		p.Hang(mark, strings.Join(out, ", ")+".")
	}
}

package firelands

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// lookInstall says what a convoy card is, and what has to go for it.
func (g *Game) lookInstall(s table.Seat, f *Face) table.Outlook {
	trailers := g.of(s, Trailers).Len()
	boxes := "a " + english.Capital(kindWords[f.Kind]) + ": " + english.Count(len(f.Boxes), "box", "boxes") + f.gear()
	switch {
	case f.Kind == KindTruck:
		return g.lookTruck(s, f, boxes)
	case f.Kind == KindTrailer && trailers >= int(Of(g.truck(s)).Towing):
		return g.lookInstead(s, Trailers, f, boxes, "a Trailer of yours gives way")
	case f.Kind == KindDevice && g.of(s, Devices).Len() > trailers:
		return g.lookInstead(s, Devices, f, boxes, "a Device of yours gives way")
	}
	return outlook(table.NoStake, boxes)
}

// lookInstead says what a card is for which one of a pile gives way, and what there is no room for then, at the best
// choice (FL-IMPROVE-03, FL-IMPROVE-04). A card for a card is no loss: what stood on the old one may be.
func (g *Game) lookInstead(s table.Seat, of Stack, f *Face, boxes, gives string) table.Outlook {
	over, homeless, stake := 0, "", table.NoStake
	for i, c := range g.of(s, of).Cards {
		h := g.without(g.hold(s), c.Card).with(f)
		words, risk := g.leftBehind(s, h)
		if i == 0 || risk < stake || risk == stake && h.Over() < over {
			over, homeless, stake = h.Over(), words, risk
		}
	}
	return outlook(stake, boxes, gives, homeless)
}

// gear names the boxes that carry no tokens: " (Weapon of rating 2, Drill)".
func (f *Face) gear() string {
	var list []string
	for _, b := range f.Boxes {
		if b.Kind.Weapon() {
			list = append(list, boxNames[b.Kind]+" of rating "+strconv.Itoa(int(b.N)))
		} else if b.Kind >= BoxArmor {
			list = append(list, english.Capital(boxNames[b.Kind]))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return " (" + strings.Join(list, ", ") + ")"
}

// lookTruck says what a Truck is, and what has to go for it: the old one, Trailers that it does not tow, and what there
// is no room for then, at the best choice (FL-IMPROVE-01, FL-IMPROVE-08, FL-IMPROVE-10).
func (g *Game) lookTruck(s table.Seat, f *Face, boxes string) table.Outlook {
	old := g.truck(s)
	drives := "speed " + strconv.Itoa(int(f.Speed)) + ", tows " + strconv.Itoa(int(f.Towing))
	scrapped := theCard(int16(old)) + " is scrapped: " + boxesLess(old)
	trailers := ""
	many := max(0, g.of(s, Trailers).Len()-int(f.Towing))
	if many > 0 {
		trailers = english.Count(many, "Trailer of yours goes", "Trailers of yours go")
	}
	h := g.without(g.hold(s), old).with(f)
	homeless, stake := g.leftBehind(s, g.bestTowed(s, h, many, 0))
	if many > 0 {
		stake = max(stake, table.Loss)
	}
	gone, risk := g.goneWith(s, old, f)
	return outlook(max(stake, risk), boxes, drives, scrapped, gone, trailers, homeless)
}

// without is what a convoy carries and could carry without the boxes of a card (FL-IMPROVE-09).
func (g *Game) without(h Hold, c table.Card) Hold {
	for i, in := range g.Stow[c][:gists[c].boxed] {
		if !in.Damaged {
			h.Boxes[gists[c].boxes[i]]--
		}
	}
	return h
}

// with is what a convoy could carry with a new card.
func (h Hold) with(f *Face) Hold {
	for _, b := range f.Boxes {
		h.Boxes[b.Kind]++
	}
	return h
}

// bestTowed is what a convoy could carry without so many of its Trailers, and their Devices, of those from one on,
// where its owner gives up those that are best missed.
func (g *Game) bestTowed(s table.Seat, h Hold, many, from int) Hold {
	trailers := g.of(s, Trailers)
	if many == 0 {
		return h
	}
	best, first := h, true
	for i := from; i+many <= trailers.Len(); i++ {
		less := g.without(h, trailers.At(i))
		if d, ok := g.deviceOn(s, trailers.At(i)); ok {
			less = g.without(less, d)
		}
		if less = g.bestTowed(s, less, many-1, i+1); first || less.Over() < best.Over() {
			best, first = less, false
		}
	}
	return best
}

// leftBehind says what finds no room in a convoy: Survivors where nothing else would help.
func (g *Game) leftBehind(s table.Seat, h Hold) (words string, stake table.Stake) {
	crew := int(h.Tokens[SurvivorToken] - h.Boxes[BoxSurvivor] - h.Boxes[BoxAny])
	if crew <= 0 {
		return tooMany(h)
	}
	words = "no room: " + english.Count(crew, "Survivor goes", "Survivors go")
	if n := h.Over() - crew; n > 0 {
		words += ", and " + english.Count(n, "token", "tokens")
	}
	if crew >= g.survivors(s) {
		return words, table.End
	}
	return words, table.Loss
}

// boxesLess says how many boxes go with a card.
func boxesLess(c table.Card) string {
	return english.Count(int(gists[c].boxed), "box", "boxes") + " less"
}

// lookScrap says what goes with a Trailer, and what there is no room for then (FL-IMPROVE-08).
func (g *Game) lookScrap(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	c := table.Card(o.A)
	h, words := g.without(g.hold(s), c), boxesLess(c)
	if d, ok := g.deviceOn(s, c); ok {
		h = g.without(h, d)
		words = english.Count(int(gists[c].boxed), "box", "boxes") + ", and " + theCard(int16(d)) + " less"
	}
	homeless, _ := g.leftBehind(s, h)
	gone, _ := g.goneWith(s, c, nil)
	if d, ok := g.deviceOn(s, c); ok {
		more, _ := g.goneWith(s, d, nil)
		gone = outlook(table.NoStake, gone, more).Words
	}
	return outlook(table.Loss, words, gone, g.sound(c), homeless)
}

// goneWith says what a card that is scrapped takes along besides its boxes for cargo: the Fame that is printed on it,
// and the room for a card in hand (FL-ICON-14, FL-OBJ-04). What is installed for it may make up for that.
func (g *Game) goneWith(s table.Seat, c table.Card, by *Face) (words string, stake table.Stake) {
	fame, room := 0, 0
	for i, b := range Of(c).Boxes {
		if !g.Stow[c][i].Damaged {
			fame, room = fame+b.fame(), room+b.room()
		}
	}
	if by != nil {
		for _, b := range by.Boxes {
			fame, room = fame-b.fame(), room-b.room()
		}
	}
	if fame > 0 {
		words = strconv.Itoa(fame) + " Fame less by its box"
	}
	if over := g.of(s, Hand).Len() - g.handLimit(s) + room; over > 0 && room > 0 {
		hand := "you hold " + english.Count(over, "card", "cards") + " too many then"
		return outlook(table.Loss, words, hand).Words, table.Loss
	}
	return words, table.NoStake
}

// fame is the Fame printed in a box, room the cards in hand that it makes room for.
func (b Box) fame() int {
	if b.Kind == BoxFame {
		return int(b.N)
	}
	return 0
}

func (b Box) room() int {
	if b.Kind == BoxMaxPlus {
		return 1
	}
	return 0
}

// sound says that a card which goes for good bears no Damage, where such count (FL-END-09).
func (g *Game) sound(c table.Card) string {
	for _, in := range g.Stow[c][:gists[c].boxed] {
		if in.Damaged {
			return ""
		}
	}
	if g.reached() {
		return ""
	}
	return "without Damage, 1 Fame less if nobody " + g.getsIn()
}

// lookReplace is the same where another Trailer takes its place, and its Device (FL-IMPROVE-03).
func (g *Game) lookReplace(o table.Option, s table.Seat, by table.Card) table.Outlook {
	c := table.Card(o.A)
	homeless, stake := g.leftBehind(s, g.without(g.hold(s), c).with(Of(by)))
	gone, risk := g.goneWith(s, c, Of(by))
	return outlook(max(stake, risk), boxesLess(c), gone, homeless)
}

// lookMount says what gives way to a Device, and what there is no room for then (FL-IMPROVE-04).
func (g *Game) lookMount(o table.Option, s table.Seat, by table.Card) table.Outlook {
	d, ok := g.deviceOn(s, table.Card(o.A))
	if !ok {
		return outlook(table.NoStake, "nothing gives way")
	}
	homeless, stake := g.leftBehind(s, g.without(g.hold(s), d).with(Of(by)))
	gone, risk := g.goneWith(s, d, Of(by))
	return outlook(max(stake, risk), theCard(int16(d))+" is scrapped", gone, homeless)
}

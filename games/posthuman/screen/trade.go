package screen

import (
	"slices"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
	"waystation/web"
)

// bargain is an offer as one of its two sides, or somebody else, looks at it: two trays and a sentence.
type bargain struct {
	posthuman.Offer
	at          int // among the open offers; -1 while it is put together
	left, right table.Seat
}

// live reports whether it is being put together, so that its trays can be changed.
func (b *bargain) live() bool { return b.at < 0 }

// gives is what a seat lays on its tray.
func (b *bargain) gives(s table.Seat) *posthuman.Lot {
	if s == b.From {
		return &b.Give
	}
	return &b.Want
}

// gets is what the other lays on theirs.
func (b *bargain) gets(s table.Seat) *posthuman.Lot {
	if s == b.From {
		return &b.Want
	}
	return &b.Give
}

// tradeVerbs are those of what lies on the trays.
var tradeVerbs = []table.Verb{posthuman.VerbGive, posthuman.VerbGiveFood, posthuman.VerbGiveAmmo,
	posthuman.VerbWant, posthuman.VerbWantFood, posthuman.VerbWantAmmo}

// offering reports whether the viewer is putting an offer together. In a replay nothing can be: there the offer is one
// of the choices.
func (p *page) offering() bool {
	return p.Asked != nil && p.Asked.Prompt == posthuman.AskBid && !p.Ask.Still
}

// layTrays takes from the question what the two trays draw, and leaves what is said of the whole offer.
func (p *page) layTrays(a *web.Ask) {
	if !p.offering() {
		return
	}
	a.Known = p.botTakes(table.Seat(p.Asked.About[0])) + posthuman.TradeNote
	all := a.Choices
	a.Choices, a.Board = nil, nil
	for _, c := range all {
		o, ok := p.Option(c)
		switch {
		case ok && c.URL != "" && slices.Contains(tradeVerbs, o.Verb):
			a.Board = append(a.Board, c)
		case ok && c.URL != "":
			a.Choices = append(a.Choices, c)
		default: // the answer itself; with one thing on the trays it has the key of that
			c.Label, c.Mark, c.Sub = posthuman.TradeOffer, "O", ""
			empty := web.Choice{Key: "none", Label: posthuman.TradeClear, Mark: "E", URL: a.Board[0].URL}
			a.Choices = append(a.Choices, c, empty)
		}
	}
	for i := range a.Denied {
		if d := &a.Denied[i]; d.Label == "Done" {
			d.Label, d.Reason = posthuman.TradeOffer, posthuman.TradeBare
		}
	}
}

// botTakes says how the one who is made an offer weighs it, where that is a bot that says so.
func (p *page) botTakes(s table.Seat) string {
	if p.Seats[s].Weighs == "" {
		return ""
	}
	return posthuman.BotTakes(web.Unmarked(p.name(s)), p.Seats[s].Weighs) + " "
}

// offerWaits says before whom an offer of the viewer's lies, where they are asked on; "" for none.
func (p *page) offerWaits() string {
	if p.Asked == nil || p.Asked.Prompt.Kind != "trade" {
		return ""
	}
	var who []string
	for i := range p.v.Offers {
		if o := &p.v.Offers[i]; o.From == p.v.Seat {
			who = append(who, web.Unmarked(p.name(o.To)))
		}
	}
	if len(who) == 0 {
		return ""
	}
	return posthuman.OfferWaits(who)
}

// bargain is the offer that the stage shows: the one being put together, else one to the viewer, by the viewer, or of
// others; nil for none.
func (p *page) bargain() *bargain {
	if p.offering() {
		return p.draft()
	}
	best, rank := -1, 0
	for i := range p.v.Offers {
		o := &p.v.Offers[i]
		r := 1
		switch p.v.Seat {
		case o.To:
			r = 3
		case o.From:
			r = 2
		}
		if r > rank {
			best, rank = i, r
		}
	}
	if best < 0 {
		return nil
	}
	b := &bargain{Offer: p.v.Offers[best], at: best}
	b.left, b.right = b.From, b.To
	if b.To == p.v.Seat {
		b.left, b.right = b.To, b.From
	}
	return b
}

// draft is the offer as far as it has been put together.
func (p *page) draft() *bargain {
	b := &bargain{at: -1, left: p.v.Seat, right: table.Seat(p.Asked.About[0])}
	b.From, b.To = b.left, b.right
	for _, c := range p.ask.Board {
		if o, ok := p.Option(c); ok && c.N > 0 {
			b.Put(table.Amount{Option: o, N: c.N})
		}
	}
	return b
}

// sentence is an offer in one sentence, as the viewer reads it, marked.
func (p *page) sentence(o *posthuman.Offer) string {
	if len(o.Give.Parts())+len(o.Want.Parts()) == 0 {
		return posthuman.TradeBegin
	}
	bold := func(part string) string {
		if rest, ok := strings.CutPrefix(part, "the "); ok {
			return "the *" + rest + "*"
		}
		return "*" + part + "*"
	}
	return english.Capital(o.Say(p.v.Seat, p.name, bold)) + "."
}

// otherOffers are the open offers beside the one shown, by their places.
func (p *page) otherOffers(b *bargain) []int {
	var out []int
	for i := range p.v.Offers {
		if b == nil || i != b.at {
			out = append(out, i)
		}
	}
	return out
}

func offerPiece(i int) string { return "offer:" + strconv.Itoa(i) }

// footnote is what follows from an offer: whether it fits, what is left.
type footnote struct {
	good  bool
	words string
}

// footnotes are those of an offer, for its two sides.
func (p *page) footnotes(b *bargain) []footnote {
	var out []footnote
	for _, s := range []table.Seat{b.left, b.right} {
		after, slots := p.packedAfter(b, s)
		mine := s == p.v.Seat
		moved := b.Give.N+b.Want.N > 0
		switch {
		case moved && after > slots && mine:
			out = append(out,
				footnote{false, english.Capital(posthuman.RoomThen(after, slots))})
		case moved && after > slots:
			out = append(out,
				footnote{false, posthuman.ShortOfRoom(p.name(s), after-slots)})
		case mine && moved:
			out = append(out, footnote{true, english.Capital(posthuman.RoomThen(after, slots))})
		}
		if mine {
			o := p.player(s)
			food := o.Food - int(b.gives(s).Food) + int(b.gets(s).Food)
			ammo := o.Ammo - int(b.gives(s).Ammo) + int(b.gets(s).Ammo)
			out = append(out,
				footnote{food > 0 || o.Food == 0,
					english.Capital(posthuman.HaveThen(food, ammo))})
		}
	}
	return out
}

// packedAfter is how many slots of a backpack are taken after an exchange, and how many there are (PH-INV-06,
// PH-TRADE-09).
func (p *page) packedAfter(b *bargain, s table.Seat) (taken, slots int) {
	o, other := p.player(s), p.player(b.left+b.right-s)
	taken, slots = o.Packed, o.Slots
	for _, c := range lotCards(b.gives(s)) {
		if lies(o.Gear, c) {
			taken -= sizeOf(o, c)
			slots -= bagSlots(c)
		}
	}
	for _, c := range lotCards(b.gets(s)) {
		taken += sizeOf(other, c)
		slots += bagSlots(c)
	}
	return taken, slots
}

// lotCards are the cards that change hands.
func lotCards(l *posthuman.Lot) []table.Card { return l.Cards[:max(0, min(int(l.N), len(l.Cards)))] }

// lies reports whether a card is in play.
func lies(items []posthuman.SeenItem, c table.Card) bool {
	return slices.ContainsFunc(items, func(it posthuman.SeenItem) bool { return it.Card == posthuman.Shown(c) })
}

// sizeOf is what a card takes of a backpack, with what is mounted on it.
func sizeOf(o *posthuman.SeenPlayer, c table.Card) int {
	n := int(posthuman.Of(c).Size)
	for _, it := range o.Gear {
		if it.On == posthuman.Shown(c) {
			n += int(it.Card.Face().Size)
		}
	}
	return n
}

// bagSlots are the slots that a bag gives.
func bagSlots(c table.Card) int {
	f, n := posthuman.Of(c), 0
	if f.Kind != posthuman.KindGear || f.Mount != posthuman.NoMount {
		return 0
	}
	for _, m := range f.Mods {
		if m.What == posthuman.KnobSlots {
			n += int(m.N)
		}
	}
	return n
}

// good is a thing on, or beside, a tray.
type good struct {
	card   table.Card
	thing  thing
	choice *web.Choice // by which it is put there or taken back; nil where it can't be
	on     bool
	inHand bool // of the viewer: the other will see it
}

// goods are the things of a side: first those on its tray.
func (p *page) goods(b *bargain, s table.Seat) (on, off []good) {
	o := p.player(s)
	all := things(o.Gear)
	open := len(all)
	for _, c := range o.Hand {
		t := thing{item: posthuman.SeenItem{Card: c, On: posthuman.Unseen}, face: c.Face(), piece: "card:" + itoa(c)}
		if s == p.v.Seat {
			t.piece = handPiece(c)
		}
		all = append(all, t)
	}
	given := lotCards(b.gives(s))
	for i, t := range all {
		if t.face == nil {
			continue
		}
		g := good{card: table.Card(t.item.Card), thing: t, inHand: i >= open}
		g.on = slices.Contains(given, g.card)
		g.choice = p.onTray(s, g.card)
		if g.on {
			on = append(on, g)
		} else if !g.inHand || s == p.v.Seat {
			off = append(off, g)
		}
	}
	return on, off
}

// onTray is the choice by which a card is laid on its owner's tray; nil for none.
func (p *page) onTray(s table.Seat, c table.Card) *web.Choice {
	verb := posthuman.VerbWant
	if s == p.v.Seat {
		verb = posthuman.VerbGive
	}
	return p.boardChoice(verb, int16(c))
}

func (p *page) boardChoice(verb table.Verb, a int16) *web.Choice {
	for i := range p.ask.Board {
		if o, ok := p.Option(p.ask.Board[i]); ok && o.Verb == verb && o.A == a {
			return &p.ask.Board[i]
		}
	}
	return nil
}

// token is food or ammo on a tray.
type token struct {
	glyph  string
	n, all int
	choice *web.Choice
}

// tokens are the food and the ammo of a side.
func (p *page) tokens(b *bargain, s table.Seat) []token {
	o, l := p.player(s), b.gives(s)
	food, ammo := posthuman.VerbWantFood, posthuman.VerbWantAmmo
	if s == p.v.Seat {
		food, ammo = posthuman.VerbGiveFood, posthuman.VerbGiveAmmo
	}
	return []token{
		{"food", int(l.Food), o.Food, p.boardChoice(food, 0)},
		{"ammo", int(l.Ammo), o.Ammo, p.boardChoice(ammo, 0)},
	}
}

// openWords say where the things of a side come from.
func (p *page) openWords(s table.Seat) string {
	o := p.player(s)
	if s == p.v.Seat {
		return posthuman.TradeMine
	}
	unseen := 0
	for _, c := range o.Hand {
		if c == posthuman.Unseen {
			unseen++
		}
	}
	return posthuman.OpenWith(unseen)
}

// sideWords head a tray.
func (p *page) sideWords(s table.Seat) string {
	return english.Capital(posthuman.Gives(s, p.v.Seat, p.name))
}

// stayWords head what is not on a tray.
func (p *page) stayWords(s table.Seat) string {
	return posthuman.StaysWith(s, p.v.Seat, p.name)
}

// reach says whether somebody can be traded with by the viewer, and if not, why.
func (p *page) reach(s table.Seat) (words string, far bool) {
	me := p.own
	o := p.player(me)
	switch {
	case s == me && s == p.v.Seat:
		return whereabouts(o), false
	case s == me || o.Mutant:
		return "", false
	case o.Partners.Has(s) && p.player(s).Terrain == o.Terrain:
		return posthuman.TradeHere, false
	case o.Partners.Has(s):
		return posthuman.TradeReached, false
	}
	return posthuman.TradeFar, true
}

// carries says what of somebody's things could be traded; for who is out of reach, the way round it.
func (p *page) carries(s table.Seat) string {
	o := p.player(s)
	if _, far := p.reach(s); far {
		return posthuman.TradeRadio
	}
	var names []string
	for _, t := range things(o.Gear) {
		if t.face != nil {
			names = append(names, t.face.Name)
		}
	}
	if len(names) == 0 {
		names = []string{"nothing"}
	}
	if len(names) > 4 {
		names = append(names[:3:3], strconv.Itoa(len(names)-3)+" more")
	}
	return "Carries " + english.List(names) + "."
}

// landPicture is the vignette of a terrain.
func landPicture(t posthuman.Terrain) templ.Component {
	return raw(art.Vignette(strings.ToLower(terrainWords[t])))
}

// offerClass is how the offer shown can be answered.
func (p *page) offerClass(b *bargain) string {
	if b.live() {
		return ""
	}
	return p.marks.Class(offerPiece(b.at))
}

// offersSoFar are the last lines of the log that tell of trade, in their order.
func (p *page) offersSoFar() []web.LogEntry {
	var out []web.LogEntry
	for _, e := range p.Log.Entries {
		if len(out) < 4 && (e.Rule.ID == "PH-RULING-51" || e.Rule.ID == "PH-RULING-52") && e.Words != "" {
			out = append(out, e)
		}
	}
	slices.Reverse(out)
	return out
}

// place is a slot of a backpack after an exchange.
type place struct{ glyph, class string }

// backpack are the slots of the viewer's backpack after an exchange: what stays, what comes, what goes, what is free.
func (p *page) backpack(b *bargain) (places []place, says string) {
	s := p.v.Seat
	o, other := p.player(s), p.player(b.left+b.right-s)
	add := func(c table.Card, n int, class string) {
		for range n {
			places = append(places, place{kindOf[posthuman.Of(c).Kind].glyph, class})
		}
	}
	given := lotCards(b.gives(s))
	for _, it := range o.Gear {
		if c := table.Card(it.Card); it.On == posthuman.Unseen && it.Card >= 0 && !slices.Contains(given, c) {
			add(c, sizeOf(o, c), "stays")
		}
	}
	for _, c := range lotCards(b.gets(s)) {
		add(c, sizeOf(other, c), "comes")
	}
	taken, slots := p.packedAfter(b, s)
	for range slots - taken {
		places = append(places, place{"", "free"})
	}
	for _, c := range given {
		if lies(o.Gear, c) {
			add(c, sizeOf(o, c), "goes")
		}
	}
	return places, strconv.Itoa(taken) + " of " + english.Count(slots, "slot", "slots") +
		" taken. What you are given lies open at once."
}

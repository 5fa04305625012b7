package heredity

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// rulesVersion is that of the rules' code: a change by which a match may go on otherwise makes a new one.
const rulesVersion = "6"

// Shelf is the game as it stands on the shelf. Its version is that of the code, the decks, and what is carried
// into a chapter played alone.
var Shelf = mustBox()

func mustBox() *table.Box {
	story, err := allStory()
	if err != nil {
		panic(err)
	}
	return box(story, rulesVersion+"-"+decks.Sum()+"-"+carriesSum())
}

// family is who can be managed, in the order of the form.
var family = [...]sheet.Character{sheet.Djamal, sheet.Maeve, sheet.Selena, sheet.Brick, sheet.Swan}

func box(story *Story, version string) *table.Box {
	b := &table.Box{
		Name: "heredity", Title: "Heredity", Claim: "One family, one valley, eight evenings.", Minutes: 90,
		Unit: "loop", MinSeats: 1, MaxSeats: maxSeats, Carries: true, Version: version,
		Modes: []string{"campaign", "introduction"},
	}
	for n := 1; n < Chapters; n++ {
		b.Modes = append(b.Modes, "chapter"+strconv.Itoa(n))
	}
	for _, who := range family {
		b.Choices = append(b.Choices, table.Choice{
			Name: strings.ToLower(who.String()), Label: "Who manages " + who.String(),
			Values: []string{"rules", "1", "2", "3", "4", "all"}, Default: "rules", Seats: true,
		})
	}
	b.New = func(s table.Setup) (table.Game, error) { return newGame(s, story) }
	b.Reseal = func(keep func(string, int) bool, seed uint64) *table.Box {
		return box(story.resealed(keep, seed), version)
	}
	return b
}

// resealed is a campaign that says something else wherever keep does not name a side: sides are exchanged, or there are
// none.
func (s *Story) resealed(keep func(content string, side int) bool, seed uint64) *Story {
	kept := func(content string) func(int) bool { return func(side int) bool { return keep(content, side) } }
	return &Story{
		cards:    s.cards.Resealed(kept("cards"), cardSides, otherPage(seed, s.pages)),
		chapters: s.chapters.Resealed(kept("chapters"), Chapters, otherSide(seed, s.boxes)),
		wares:    s.wares.Resealed(kept("wares"), Chapters, otherWares(seed, s.pages)),
		endings:  s.endings.Resealed(kept("endings"), Chapters*mostEndings, otherSide(seed, s.ends)),
		bare:     s.bare,
		pages:    s.pages,
		boxes:    s.boxes,
		ends:     s.ends,
	}
}

// otherSide picks another side by chance, or none.
func otherSide[T any](seed uint64, of []*T) func(side int) *T {
	return func(side int) *T {
		n := (seed*2 + 1 + uint64(side)*31) * 0x9e3779b97f4a7c15 >> 33
		if len(of) == 0 || n%4 == 0 {
			return nil
		}
		return of[n%uint64(len(of))]
	}
}

// otherPage picks what another card says, under the number of this one.
func otherPage(seed uint64, of []*Page) func(side int) *Page {
	pick := otherSide(seed, of)
	return func(side int) *Page {
		p := pick(side)
		if p == nil {
			return nil
		}
		page := *p
		page.Number = int16(side / 2)
		if page.Kind == decks.Item {
			page.Item.Number, page.Item.Back = page.Number, side%2 == 1
		}
		if page.Kind == decks.Map {
			page.Face.Number = page.Number
		}
		return &page
	}
}

// otherWares picks a few cards by chance, whatever they are.
func otherWares(seed uint64, of []*Page) func(side int) *Wares {
	pick := otherSide(seed, of)
	return func(side int) *Wares {
		w := &Wares{}
		for i := range 4 {
			if p := pick(side*4 + i); p != nil {
				w.Cards = append(w.Cards, p.Number)
			}
		}
		return w
	}
}

// newGame is the state before the set-up: the decks unread on the table (HE-SETUP-12, HE-SETUP-13).
func newGame(s table.Setup, story *Story) (table.Game, error) {
	g := &Game{Players: int8(s.Seats), story: story, Mode: Campaign}
	var carry Carry
	var err error
	switch {
	case s.Mode == "introduction":
		g.Mode = Introduction
	case strings.HasPrefix(s.Mode, "chapter"):
		g.Mode = Alone
		carry, err = story.usual(strings.TrimPrefix(s.Mode, "chapter"))
	}
	if s.Carry != nil {
		next := carry.Next
		if carry, err = readCarry(s.Carry); err == nil && g.Mode != Campaign && carry.Next != next {
			err = fmt.Errorf("what the campaign carries leads to chapter %d, not to %s; want mode \"campaign\"",
				carry.Next, s.Mode)
		}
	}
	if err == nil {
		err = story.check(&carry)
	}
	if err != nil {
		return nil, err
	}
	g.Began, g.Chapter = carry, carry.Next
	for _, who := range family {
		switch v := s.Options[strings.ToLower(who.String())]; v {
		case "", "rules":
		case "all":
			g.Wanted[who] = table.Upto(s.Seats)
		default:
			n, _ := strconv.Atoi(v)
			if n < 1 || n > s.Seats {
				return nil, fmt.Errorf("%s is to be managed by player %s; want 1 to %d", who, v, s.Seats)
			}
			g.Wanted[who] = table.Set(table.Seat(n - 1))
		}
	}
	for i := range g.Team {
		g.Team[i].At = board.Nowhere
	}
	for i, p := range g.piles() {
		p.Name = [pileCount]string{"karma deck", "karma discards", "karma box", "deck 1", "deck 2", "discards 1",
			"discards 2", "outside 1", "outside 2"}[i]
	}
	for c := range firstSpecial {
		g.KarmaBox.Put(c, table.Everyone)
	}
	for d := range maxSpecials {
		for i := range specialSize {
			g.Outside[d].Put(firstSpecial+table.Card(d*specialSize+i), table.Everyone)
		}
	}
	return g, nil
}

// What is asked.
var (
	askCast  = book.Question("cast", "HE-SETUP-14", "Four are needed. Who else is played?", common)
	askPack  = book.Question("pack", "HE-SETUP-21", "Who takes {card a} along?", common)
	askShare = book.Question("share", "HE-SETUP-21", "{n a material materials} at home. Who takes some along?",
		public)
)

// What is offered.
var (
	VerbCast = book.Verb("cast", "{person a}", "")
	VerbPack = book.Verb("pack", "{member b}", "member:{b}")
	VerbHome = book.Verb("home", "It stays at home", "")
	VerbRest = book.Verb("rest", "All the rest stays at home", "")
	VerbSome = book.Verb("some", "{member a}", "member:{a}")
)

// What is told.
var (
	taleChapter = book.Tale("{chapter a}", wordsMajor)
	taleCast    = book.Tale("{person a} is played.")
	talePacked  = book.Tale("{member b} takes {card a} along.", atCard)
)

// The parts of the set-up.
const (
	partOpen int8 = iota
	partPack
	partShare
	partCover
)

// setUp is one part of the set-up (HE-SETUP-11 to HE-SETUP-25).
func (g *Game) setUp(t *table.Table) {
	switch g.Part {
	case partOpen:
		g.openChapter(t)
	case partPack:
		g.pack(t)
	case partShare:
		g.share(t)
	default:
		g.readCover(t)
		return
	}
	g.Part++
}

// openChapter opens the chapter's box: who is played, their sheets, the Karma deck, the Player card (HE-SETUP-14 to
// HE-SETUP-20, HE-SAVE-07).
func (g *Game) openChapter(t *table.Table) {
	c := g.story.chapters.Open(t, &g.Read.Chapters, int(g.Chapter), table.Everyone)
	if c == nil {
		g.Phase = PhaseOver
		return
	}
	t.Tell(table.Event{Tale: taleChapter, Seat: table.Nobody, Rule: "HE-SETUP-11", A: int16(g.Chapter)})
	for _, who := range g.cast(t, c) {
		g.Team[g.Size].Sheet = sheet.New(who)
		g.Size++
	}
	g.manage()
	for number := int16(firstKarma); number < firstKarma+9; number++ { // HE-SETUP-17
		g.intoKarma(number)
	}
	for _, number := range g.Began.Karma {
		if number >= firstSpecialNumber {
			g.see(t, number, false)
		}
		g.intoKarma(number)
	}
	g.Karma.Shuffle()                         // HE-RULING-93
	g.Row.Start(playerCard, timeline.Anchors{ // HE-RULING-66
		Right:  [4]timeline.Colour{timeline.Red, timeline.Blue, timeline.Green, timeline.Yellow},
		Bottom: timeline.Violet, Many: true,
	})
	g.Row.Gap = true
	g.unpack(t)
}

func (g *Game) intoKarma(number int16) {
	slot, ok := g.karmaSlot(number)
	if i := g.KarmaBox.Find(slot); ok && i >= 0 {
		g.KarmaBox.Lay(i, &g.Karma)
	}
}

// cast is who is played: those the Cover names, or as many as the players choose of them (HE-SETUP-14, HE-RULING-119).
func (g *Game) cast(t *table.Table, c *Chapter) []sheet.Character {
	if c.Choose == 0 || c.Choose >= len(c.Cast) {
		return c.Cast
	}
	var chosen []sheet.Character
	for len(chosen) < c.Choose {
		q := t.Open(g.Lead, askCast)
		for _, who := range c.Cast {
			if !slices.Contains(chosen, who) {
				q.Offer(VerbCast.Of(int(who)), "HE-SETUP-14")
			}
		}
		who := sheet.Character(q.Ask().A)
		chosen = append(chosen, who)
		t.Tell(table.Event{Tale: taleCast, Seat: g.Lead, Rule: "HE-SETUP-14", A: int16(who)})
	}
	slices.SortStableFunc(chosen, func(a, b sheet.Character) int {
		return slices.Index(c.Cast, a) - slices.Index(c.Cast, b)
	})
	return chosen
}

// manage says who manages whom: as was wished at the set-up, otherwise by the number of players (HE-SETUP-05 to
// HE-SETUP-09, HE-RULING-41, HE-RULING-130).
func (g *Game) manage() {
	players := int(g.Players)
	for m := range int(g.Size) {
		who := g.Team[m].Who
		switch {
		case g.Wanted[who] != 0:
			g.Team[m].Managers = g.Wanted[who]
		case players == 1:
			g.Team[m].Managers = table.Set(0)
		case g.Size == 2 && players > 2: // two each; of three one alone
			g.Team[m].Managers = table.Set(table.Seat(m), table.Seat(m+2)) & table.Upto(players)
		case players == 2:
			g.Team[m].Managers = table.Set(table.Seat(m % 2)) // a parent and a child each
		case m >= players:
			g.Team[m].Managers = table.Upto(players)
		default:
			g.Team[m].Managers = table.Set(table.Seat(m))
		}
	}
}

// unpack lays out what the campaign has brought along: Inventory and Creation deck, and the Quest cards below the
// Player card (HE-SETUP-13, HE-SETUP-22, HE-RULING-72).
func (g *Game) unpack(t *table.Table) {
	b := &g.Began
	g.Store = Store{Materials: b.Materials}
	for _, x := range b.Items {
		if g.bring(t, x, decks.Item, Inventory) {
			g.Store.Items = append(g.Store.Items, Kept{x.Card, x.Side == "b"})
		}
	}
	for _, x := range b.Creation {
		if g.bring(t, x, decks.Item, Creation) {
			g.Store.Plans = append(g.Store.Plans, Kept{Card: x.Card})
		}
	}
	for _, x := range b.Quests {
		if g.bring(t, x, decks.Quest, InRow) {
			g.Row.Slide(x.Card, timeline.Anchors{Top: timeline.Violet}, playerCard)
			g.Quests = append(g.Quests, x.Card)
		}
	}
	g.Marks = append(g.Marks[:0], b.Marks...)
	for _, x := range b.Counts {
		g.Counts = append(g.Counts, Count(x))
	}
}

// bring opens a card that was known before. It is false if the decks have no such card of the kind.
func (g *Game) bring(t *table.Table, x Carried, kind decks.Kind, to Place) bool {
	page := g.see(t, x.Card, x.Side == "b")
	if page == nil || page.Kind != kind {
		return false
	}
	g.card(x.Card).Place = to
	return true
}

// pack hands out items, as many as the players like (HE-SETUP-21, HE-CAMP-16).
func (g *Game) pack(t *table.Table) {
	if g.Chapter == 0 {
		return
	}
	for i := 0; i < len(g.Store.Items); {
		k := g.Store.Items[i]
		page := g.shows(k.Card)
		q := t.Open(g.Lead, askPack, int(k.Card))
		for m := range g.Size {
			var buffer [sheet.Places]sheet.Place
			g.Team[m].MoreBags = int8(g.bonus(m, "bag"))
			if o := VerbPack.Of(int(k.Card), int(m)); len(g.Team[m].Fits(page.Worn, buffer[:0])) > 0 {
				q.Offer(o, "HE-SETUP-21")
			} else {
				q.Deny(o, "HE-CAMP-18", "no place is free for it")
			}
		}
		q.Offer(VerbHome.Of(int(k.Card)), "HE-SETUP-21")
		if len(g.Store.Items)-i > 1 {
			q.Offer(VerbRest.Of(), "HE-SETUP-21")
		}
		switch o := q.Ask(); o.Verb {
		case VerbPack:
			g.put(int8(o.B), page, page.Item)
			g.Store.Items = slices.Delete(g.Store.Items, i, i+1)
			t.Tell(table.Event{Tale: talePacked, Seat: g.Lead, Rule: "HE-SETUP-21", A: k.Card, B: o.B})
		case VerbHome:
			i++
		default:
			return
		}
	}
}

// share hands out materials, as many as the players like; a defeat loses them (HE-SETUP-21, HE-CAMP-17).
func (g *Game) share(t *table.Table) {
	n := int(g.Store.Materials)
	if g.Chapter == 0 || n == 0 {
		return
	}
	q := t.Open(g.Lead, askShare, n)
	for m := range g.Size {
		q.OfferUpTo(VerbSome.Of(int(m)), n, "HE-SETUP-21")
	}
	for _, a := range q.AskAmounts(0, n) {
		g.gain(t, int8(a.Option.A), a.N)
		g.Store.Materials -= int16(a.N)
		g.Store.Handed += int16(a.N)
	}
}

// readCover carries out what the Cover says, which brings the first field; then the Player card is the current one
// (HE-SETUP-23 to HE-SETUP-25).
func (g *Game) readCover(t *table.Table) {
	g.take(t, g.chapter().Cover, event(0))
	g.Part = 0
	g.Phase = PhaseRow
}

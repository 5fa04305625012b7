package heredity

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/heredity/decks"
	"waystation/games/heredity/timeline"
	"waystation/games/position"
	"waystation/table"
)

// cardTopics are the paths of single cards, of Karma and of special decks.
func cardTopics() []topic {
	return []topic{
		{Name: "card", Arg: "NUMBER",
			Want: "front, back, burned or unknown: an unknown card lies in the Adventure deck",
			Set:  setCard, Look: lookCard},
		{Name: "markers on", Arg: "CARD", Want: "a number from 0 to 20", Set: setMarkers, Look: lookMarkers},
		{Name: "tokens on", Arg: "CARD", Look: lookLent},
		{Name: "quests", Want: "Quest cards by number", Set: setQuests,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return numbers(g.Quests), nil }},
		{Name: "karma deck", Want: "Karma cards by name or number: all others are discarded", Set: setKarma,
			Look: lookPile(func(g *Game) *table.Pile { return &g.Karma })},
		{Name: "karma discards", Want: "Karma cards by name or number: all others are in the deck", Set: setDiscards,
			Look: lookPile(func(g *Game) *table.Pile { return &g.KarmaGone })},
		{Name: "special deck", Arg: "WORD", Look: lookSpecial(func(g *Game, d int) *table.Pile { return &g.Draws[d] })},
		{Name: "special discards", Arg: "WORD",
			Look: lookSpecial(func(g *Game, d int) *table.Pile { return &g.Discards[d] })},
		{Name: "option on", Arg: "CARD", Look: lookOption},
	}
}

// rowTopics are the paths of the Timeline.
func rowTopics() []topic {
	return []topic{
		{Name: "row", Want: "cards from left to right, the Player card (1) among them", Set: setRow, Look: lookRow},
		{Name: "supports of", Arg: "CARD", Want: "cards above or below it", Set: setSupports, Look: lookSupports},
		{Name: "marker", Want: "a card of the row, or: before one", Set: setMarker, Look: lookMarker},
	}
}

// campTopics are the paths of what lies in nobody's hands.
func campTopics() []topic {
	return []topic{
		{Name: "inventory", Want: "items by number", Set: setStore(Inventory),
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return kept(g.Store.Items), nil }},
		{Name: "creation deck", Want: "items by number", Set: setStore(Creation),
			Look: func(g *Game, _ table.Seat, _ string) (string, error) { return kept(g.Store.Plans), nil }},
		position.Counter("materials at home", 0, mostMaterials, func(g *Game, _ table.Seat) *int16 {
			return &g.Store.Materials
		}),
	}
}

var placesOfCards = [...]string{Beside: "beside the board", Laid: "on the table", Covered: "covered",
	InRow: "in the Timeline", Held: "held", Lying: "on the ground", InDeck: "in its deck", Discarded: "discarded",
	Creation: "in the Creation deck", Inventory: "in the inventory", Burned: "burned"}

func setCard(g *Game, _ table.Seat, arg, v string) error {
	switch strings.ToLower(v) {
	case "front":
		_, err := g.lift(arg)
		return err
	case "back":
		_, err := g.lift(arg + "b")
		return err
	case "burned":
		page, err := g.lift(arg)
		if err == nil {
			g.card(page.Number).Place = Burned
		}
		return err
	case "unknown":
		n, _, err := numberOf(arg)
		if err == nil && g.card(n) != nil {
			err = fmt.Errorf("card %d was seen already", n)
		}
		return err
	}
	return fmt.Errorf("%q is nothing that a card can be", v)
}

func lookCard(g *Game, _ table.Seat, arg string) (string, error) {
	n, _, err := numberOf(arg)
	if err != nil {
		return "", err
	}
	c := g.card(n)
	switch {
	case c == nil:
		return "unknown", nil
	case c.Place == Beside && c.Back:
		return "back", nil
	case c.Place == Beside:
		return "front", nil
	}
	return placesOfCards[c.Place], nil
}

func setMarkers(g *Game, _ table.Seat, arg, v string) error {
	n, _, err := numberOf(arg)
	if err != nil {
		return err
	}
	k, err := position.Number(v, 0, 20)
	if err != nil {
		return err
	}
	if g.card(n) == nil {
		return fmt.Errorf("card %d is not in play", n)
	}
	g.card(n).Markers = int16(k)
	return nil
}

func lookMarkers(g *Game, _ table.Seat, arg string) (string, error) {
	n, _, err := numberOf(arg)
	return strconv.Itoa(g.markers(n)), err
}

// lookLent lists whose Action tokens lie on a card of the story, or on a thing on the ground.
func lookLent(g *Game, _ table.Seat, arg string) (string, error) {
	n, _, err := numberOf(arg)
	var names []string
	for _, a := range g.Away {
		if a.Card == n {
			names = append(names, g.Team[a.Who].Who.String())
		}
	}
	return position.OrNone(names), err
}

func lookOption(g *Game, _ table.Seat, arg string) (string, error) {
	n, _, err := numberOf(arg)
	if err != nil || g.card(n) == nil || g.card(n).Option == 0 {
		return "none", err
	}
	return strconv.Itoa(int(g.card(n).Option)), nil
}

func setQuests(g *Game, _ table.Seat, _, v string) error {
	for _, n := range slices.Clone(g.Quests) {
		g.detach(n, g.card(n))
	}
	for _, name := range position.List(v) {
		page, err := g.lift(name, decks.Quest)
		if err != nil {
			return err
		}
		g.Quests = append(g.Quests, page.Number)
	}
	return nil
}

// setKarma makes the Karma deck of some cards, the topmost first, and discards all others that are in the campaign.
func setKarma(g *Game, _ table.Seat, _, v string) error {
	return g.splitKarma(v, &g.Karma, &g.KarmaGone)
}

// setDiscards discards some Karma cards, and no others.
func setDiscards(g *Game, _ table.Seat, _, v string) error {
	err := g.splitKarma(v, &g.KarmaGone, &g.Karma)
	g.Karma.Shuffle()
	return err
}

// splitKarma lays some Karma cards on one pile and all others on the other.
func (g *Game) splitKarma(v string, named, others *table.Pile) error {
	cards, err := position.Cards(v, g.karmaNamed)
	if err != nil {
		return err
	}
	slices.Reverse(cards)
	piles := g.Piles()
	position.Fill(named, cards, table.Everyone, func(c table.Card) { position.Lift(piles, c) },
		func(c table.Card) {
			position.Lift(piles, c)
			others.Put(c, table.Everyone)
		})
	return nil
}

// karmaNamed finds a Karma card by name or number; one that a chapter brings joins the deck.
func (g *Game) karmaNamed(name string) (table.Card, error) {
	if n, _, err := numberOf(name); err == nil && n >= firstSpecialNumber {
		if _, err := g.lift(name, decks.Karma); err != nil {
			return 0, err
		}
		if slot, ok := g.karmaSlot(n); ok {
			return slot, nil
		}
		return 0, errors.New("there is no room for another Karma card")
	}
	if c, ok := g.CardNamed(name); ok && c < firstSpecial {
		return c, nil
	}
	return 0, fmt.Errorf("no Karma card is called %q; there are %s", name, strings.Join(karmaNames[:], ", "))
}

func lookPile(of func(*Game) *table.Pile) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, _ string) (string, error) { return g.pileText(of(g)), nil }
}

func lookSpecial(of func(*Game, int) *table.Pile) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, word string) (string, error) {
		d := g.special(word)
		if d < 0 {
			return "", fmt.Errorf("there is no deck %q", word)
		}
		return g.pileText(of(g, d)), nil
	}
}

// pileText lists a pile's cards by name, sorted: the order of a shuffled deck is nobody's business.
func (g *Game) pileText(p *table.Pile) string {
	var names []string
	for i := range p.Len() {
		names = append(names, g.CardName(p.At(i)))
	}
	slices.Sort(names)
	return position.OrNone(names)
}

// setRow makes the Timeline of some cards. Each holds on to the nearest card to its left that has a free anchor of its
// colour.
func setRow(g *Game, _ table.Seat, _, v string) error {
	names := position.List(v)
	if !slices.Contains(names, strconv.Itoa(playerCard)) {
		return errors.New("the Player card (1) is not among them")
	}
	player := g.Row.Cards[g.Row.Index(playerCard)]
	player.Held = 0
	for _, c := range slices.Clone(g.Row.Cards) {
		if c.Number != playerCard {
			g.detach(c.Number, g.card(c.Number))
		}
	}
	var row []timeline.Card
	for _, name := range names {
		c := player
		if name != strconv.Itoa(playerCard) {
			page, err := g.lift(name)
			if err != nil {
				return err
			}
			if !page.Boxed {
				return fmt.Errorf("card %d has no red box (HE-TIME-05)", page.Number)
			}
			c = timeline.Card{Number: page.Number, Anchors: page.Hold}
			g.card(page.Number).Place = InRow
		}
		row = append(row, c)
	}
	g.Row.Cards = row
	for i := range row {
		if row[i].Number != playerCard && !g.Row.Hold(row[i].Number) {
			return fmt.Errorf("nothing in the row has a free %s anchor for card %d (HE-TIME-08)", row[i].Left,
				row[i].Number)
		}
	}
	g.Row.At, g.Row.Gap = g.Row.Index(playerCard), true
	return nil
}

func lookRow(g *Game, _ table.Seat, _ string) (string, error) {
	var list []int16
	for _, c := range g.Row.Cards {
		list = append(list, c.Number)
	}
	return numbers(list), nil
}

func setSupports(g *Game, _ table.Seat, arg, v string) error {
	host, _, err := numberOf(arg)
	if err != nil {
		return err
	}
	if g.Row.Index(host) < 0 {
		return fmt.Errorf("card %d is not in the row", host)
	}
	for _, n := range g.Row.Supporting(host, nil) {
		g.detach(n, g.card(n))
	}
	for _, name := range position.List(v) {
		page, err := g.lift(name)
		if err != nil {
			return err
		}
		if !g.Row.Slide(page.Number, page.Hold, host) {
			return fmt.Errorf("card %d has no anchor that fits card %d (HE-TIME-10)", page.Number, host)
		}
		g.card(page.Number).Place = InRow
	}
	return nil
}

func lookSupports(g *Game, _ table.Seat, arg string) (string, error) {
	host, _, err := numberOf(arg)
	return numbers(g.Row.Supporting(host, nil)), err
}

func setMarker(g *Game, _ table.Seat, _, v string) error {
	name, before := strings.CutPrefix(strings.ToLower(v), "before ")
	n, _, err := numberOf(name)
	if err != nil {
		return err
	}
	if !g.Row.MoveTo(n) {
		return fmt.Errorf("card %d is not in the row", n)
	}
	g.Row.Gap = before
	return nil
}

func lookMarker(g *Game, _ table.Seat, _ string) (string, error) {
	if g.Row.At >= len(g.Row.Cards) {
		return "at the end", nil
	}
	n := strconv.Itoa(int(g.Row.Cards[g.Row.At].Number))
	if g.Row.Gap {
		return "before " + n, nil
	}
	return n, nil
}

func setStore(to Place) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		list := &g.Store.Items
		if to == Creation {
			list = &g.Store.Plans
		}
		for _, k := range *list {
			g.card(k.Card).Place = Beside
		}
		*list = (*list)[:0]
		for _, name := range position.List(v) {
			page, err := g.lift(name, decks.Item)
			if err != nil {
				return err
			}
			g.card(page.Number).Place = to
			*list = append(*list, Kept{page.Number, g.card(page.Number).Back})
		}
		return nil
	}
}

func kept(list []Kept) string {
	var names []string
	for _, k := range list {
		names = append(names, cardText(k.Card, k.Back))
	}
	return position.OrNone(names)
}

func numbers(list []int16) string {
	var names []string
	for _, n := range list {
		names = append(names, strconv.Itoa(int(n)))
	}
	return position.OrNone(names)
}

package heredity

import (
	"slices"
	"strings"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// View is what a seat may see: everybody sees the same.
func (g *Game) View(s table.Seat) any { return g.ViewInto(nil, s) }

// ViewInto is View in the memory of an earlier view: every list in it, and in what it lists, is built in the memory of
// the one that lay there.
func (g *Game) ViewInto(old any, s table.Seat) any {
	v, _ := old.(*View)
	if v == nil {
		v = &View{}
	}
	*v = View{
		Seat: s, Players: int(g.Players), Lead: g.Lead, Chapter: int(g.Chapter), Phase: g.Phase, Loop: g.Row.Loops + 1,
		At: g.Row.At, Gap: g.Row.Gap, Notes: again(v.Notes, g.Notes), Acting: g.Acting,
		Past: again(v.Past, g.Began.Past), Won: g.won(), Row: v.Row[:0], Board: v.Board, Fields: v.Fields[:0],
		Team: v.Team[:0], Figures: v.Figures[:0], Ground: v.Ground[:0], Cards: v.Cards[:0], Offers: v.Offers[:0],
		Decks: v.Decks[:0], Karma: v.Karma, Store: v.Store, Ways: v.Ways[:0], Outs: v.Outs[:0],
	}
	if c := g.chapter(); c != nil {
		v.Title = c.Title
	}
	v.Goal = g.goal()
	if g.Final > 0 {
		v.Ending = g.endingText(int16(g.Final) - 1)
	}
	v.Board.CopyFrom(&g.Board)
	v.Row = slices.Grow(v.Row, len(g.Row.Cards))
	for i := range g.Row.Cards {
		g.rowCard(another(&v.Row), &g.Row.Cards[i])
	}
	for k := range g.Board.Fields {
		if page := g.fieldPage(k); page != nil {
			g.fieldView(another(&v.Fields), page, k)
		}
	}
	v.Team = slices.Grow(v.Team, int(g.Size))
	for m := range g.Size {
		g.memberView(another(&v.Team), m)
	}
	for i := range g.Figures {
		if f := &g.Figures[i]; f.At != board.Nowhere {
			v.Figures = append(v.Figures, g.figureView(i))
		}
	}
	v.Ground = slices.Grow(v.Ground, len(g.Ground))
	for i := range g.Ground {
		f := &g.Ground[i]
		v.Ground = append(v.Ground, GroundView{f.Number, g.title(f.Number), f.At, f.Damage()})
	}
	v.Cards = slices.Grow(v.Cards, len(g.Cards))
	for i := range g.Cards {
		g.cardView(another(&v.Cards), &g.Cards[i])
	}
	for i := range g.Offers {
		if !g.Offers[i].Off {
			g.offerView(another(&v.Offers), i)
		}
	}
	for d := range g.Specials {
		if s := &g.Specials[d]; s.Size > 0 {
			x := another(&v.Decks)
			*x = DeckView{s.Name, g.Draws[d].Len(), g.pileNumbers(x.Discards[:0], &g.Discards[d])}
		}
	}
	v.Karma.Size, v.Karma.Discards = g.Karma.Len(), g.karmaValues(v.Karma.Discards[:0], &g.KarmaGone)
	v.Karma.All = append(g.karmaValues(v.Karma.All[:0], &g.Karma), v.Karma.Discards...)
	slices.Sort(v.Karma.All)
	g.storeView(&v.Store)
	g.waysView(v)
	if g.Phase == PhasePlayer && g.lastOfSomebody() {
		dangers := g.threats()
		v.Dangers = strings.Join(dangers.says(), "; ")
	}
	return v
}

// again is a copy of a list in the memory of an old one; nil is new memory.
func again[T any](old, list []T) []T {
	if old == nil {
		return slices.Clone(list)
	}
	return append(old[:0], list...)
}

// another makes a list longer by an element, in which lies what its memory held: whoever fills it in writes every
// field, and takes the memory of the lists within.
func another[T any](list *[]T) *T {
	n := len(*list)
	*list = slices.Grow(*list, 1)[:n+1]
	return &(*list)[n]
}

// goal is what the card says for which the family is out, of those that were read the last; "" before that.
func (g *Game) goal() string {
	for i := range slices.Backward(g.Cards) {
		page := g.known(g.Cards[i].Number, g.Cards[i].Back)
		if page != nil && page.Side != nil && page.Goal != "" {
			return page.Goal
		}
	}
	return ""
}

// waysView fills in the squares that the points left can reach, and the ways out that they can pay for.
func (g *Game) waysView(v *View) {
	m := g.Acting.Member
	if !g.Acting.On || g.Acting.Points <= 0 || g.Team[m].At == board.Nowhere {
		return
	}
	x := g.stroll(m, int(g.Acting.Points))
	var buffer [board.MaxSquares]board.Square
	reached := x.r.Reached(buffer[:0])
	v.Ways = slices.Grow(v.Ways, len(reached))
	for _, s := range reached {
		points, hurts, _ := x.r.Cost(s)
		round, around := x.detour(s)
		v.Ways = append(v.Ways, WayView{s, points, hurts, x.r.Before(s), round, around})
	}
	g.eachOut(&x.w, &x.r, x.points, func(x OutView) { v.Outs = append(v.Outs, x) })
}

func (g *Game) rowCard(v *RowCard, c *timeline.Card) {
	g.anyRowCard(v, c.Number, c.Anchors)
	v.Held = c.Held
	for i := range g.Row.Supports {
		if s := &g.Row.Supports[i]; s.Host == c.Number {
			x := another(&v.Supports)
			g.anyRowCard(x, s.Number, s.Anchors)
			x.Above = s.Above()
		}
	}
}

func (g *Game) anyRowCard(v *RowCard, n int16, a timeline.Anchors) {
	*v = RowCard{Number: n, Title: g.title(n), Anchors: a, Markers: g.markers(n), Fresh: slices.Contains(g.Fresh, n),
		Supports: v.Supports[:0]}
	if n == playerCard {
		v.Clause = "the family acts"
		return
	}
	if page := g.shows(n); page != nil && page.Side != nil {
		v.Clause, v.Person, v.Hostile = page.Clause, page.Person != nil, g.hostile(n)
	}
}

func (g *Game) fieldView(v *FieldView, page *Page, k int) {
	*v = FieldView{Number: page.Number, Title: page.Title, Back: g.card(page.Number).Back, Spots: v.Spots[:0],
		Letters: v.Letters[:0], Traps: v.Traps[:0], Cubes: v.Cubes[:0]}
	field := page.Side.Map
	for i := range field.Spots {
		s := &field.Spots[i]
		if at, ok := cellOn(k, s.Cell); ok {
			used := !g.live(s) || g.shut(at) ||
				!g.some(g.all(), func(m int8) bool { return g.fruitful(s, m, at) })
			v.Spots = append(v.Spots, SpotView{at, s.Icon, int16(s.Take), used})
		}
	}
	for i := range field.Events {
		s := &field.Events[i]
		if at, ok := cellOn(k, s.Cell); ok {
			v.Spots = append(v.Spots, SpotView{at, "event", int16(s.Take), !g.live(s)})
		}
	}
	for i := range field.Traps {
		if at, ok := cellOn(k, field.Traps[i].Cell); ok {
			v.Traps = append(v.Traps, at)
		}
	}
	if len(field.Letters) > 0 {
		for c := range board.Cell(board.Side * board.Side) {
			if l := field.Letters[c.String()]; l != "" {
				v.Letters = append(v.Letters, Letter{board.On(k, c), l})
			}
		}
	}
	for _, c := range g.Cubes {
		if c.At.Field() == k {
			v.Cubes = append(v.Cubes, c)
		}
	}
}

func (g *Game) memberView(v *MemberView, m int8) {
	x := &g.Team[m]
	*v = MemberView{Name: x.Who.String(), Sheet: x.Sheet, At: x.At, Managers: x.Managers, Defence: g.defence(m),
		Titles: v.Titles[:0], Blows: v.Blows[:0]}
	var buffer [mostBlows]blow
	for _, b := range g.blows(m, buffer[:0]) {
		if far := g.attackOf(m, b).Range + g.bonus(m, "range"); far > 1 {
			v.Blows = append(v.Blows, BlowView{int16(b), far})
		}
	}
	v.Titles = slices.Grow(v.Titles, len(x.Items))
	for i := range x.Items {
		title := ""
		if n := x.Items[i].Number; n != 0 {
			title = g.title(n)
		}
		v.Titles = append(v.Titles, title)
	}
}

func (g *Game) figureView(i int) FigureView {
	f := &g.Figures[i]
	v := FigureView{Index: i, Card: f.Card, Name: g.figureName(int16(i)), At: f.At, Damage: int(f.Damage),
		Hostile: g.hostile(f.Card)}
	if p := g.person(f.Card); p != nil {
		v.Life, v.Talks = p.Life, len(p.Talk) > 0
		v.Defence = p.Defence + g.modified(f.Card, "host defence {k}")
		if len(p.Figures) > 1 {
			v.Letter = string(rune('A' + f.Letter))
		}
	}
	return v
}

func (g *Game) cardView(v *CardView, c *Card) {
	person := v.Person
	*v = CardView{Number: c.Number, Back: c.Back, Place: c.Place, Title: g.title(c.Number), Markers: int(c.Markers),
		Chosen: int(c.Option), Lines: v.Lines[:0], Actions: v.Actions[:0], Box: v.Box[:0], Does: v.Does[:0],
		Options: v.Options[:0]}
	if c.Taker > 0 {
		v.Taker = g.memberName(int16(c.Taker) - 1)
	}
	page := g.known(c.Number, c.Back)
	if page == nil {
		return
	}
	if v.Kind, v.Item = page.Kind, page.Side.Item; v.Item != nil {
		v.Does = g.printedThing(v.Does, v.Item)
	}
	if p := page.Person; p != nil {
		if person == nil {
			person = &PersonView{}
		}
		*person = PersonView{p.Name, p.Life, p.Defence, p.Faction, p.Talk}
		v.Person = person
	}
	v.Questions = page.Asks
	for k := range page.Sections {
		g.sectionView(v, c, k, &page.Sections[k])
	}
}

func (g *Game) sectionView(v *CardView, c *Card, k int, s *decks.Section) {
	told := c.Told>>k&1 != 0
	switch {
	case s.Narrative != nil && told:
		v.Lines = append(v.Lines, Line{Speaker: *s.Narrative, Text: s.Text})
	case s.Note != "" && told:
		v.Lines = append(v.Lines, Line{Text: s.Note, Note: true})
	case s.Action != nil && c.Gone>>k&1 == 0:
		a := another(&v.Actions)
		*a = ActionView{Section: k, Name: s.Action.Name, Cost: s.Action.Cost, Effects: s.Action.Effects,
			Able: g.able(a.Able[:0], c.Number, s.Action.If, s.Action.Effects), If: s.Action.If,
			Gather: g.gathering(c.Number, s.Action.If), Icons: a.Icons[:0]}
		a.Ready = len(a.Able) > 0
		for _, i := range s.Action.Icons {
			a.Icons = append(a.Icons, IconView{i.Icon, g.at(i.At), g.cellText(i.At), i.Who})
		}
	case s.Direct != nil:
		a := another(&v.Actions)
		*a = ActionView{Section: k, Name: s.Direct.Name, Cost: s.Direct.Cost, Direct: true, Used: g.lent(c.Number, k),
			Effects: s.Direct.Do, Ready: g.ready(c.Number, s.Direct.If, s.Direct.Do), Able: a.Able[:0],
			Icons: a.Icons[:0]}
	case s.Question != nil && !s.Question.Check:
		for _, o := range s.Question.Options {
			v.Options = append(v.Options, o.Text)
		}
	case s.Timeline != nil:
		v.Red = s.Timeline
		for _, list := range [][]decks.Step{s.Timeline.Before, s.Timeline.Steps, s.Timeline.Instead, s.Timeline.After} {
			v.Box = g.appendPrinted(v.Box, list)
		}
	case s.NPC != nil:
		list := s.NPC.AI
		if list == nil {
			list = s.NPC.Neutral
			if g.hostile(c.Number) {
				list = s.NPC.Angry
			}
		}
		v.Box = g.appendPrinted(v.Box, list)
	}
}

// cellText is a square that a card names; of a field that nobody has seen it does not matter which.
func (g *Game) cellText(c decks.Cell) string {
	if field := g.fieldName(int16(c.Card)); field != unseenPlace {
		return field + " " + c.At
	}
	return unseenPlace
}

func (g *Game) offerView(v *OfferView, i int) {
	o := &g.Offers[i]
	*v = OfferView{By: o.By, Text: g.offerText(int16(i)), Price: g.offerPrice(o), Agreed: o.Agreed, Crew: v.Crew[:0]}
	for _, m := range o.crew().members() {
		v.Crew = append(v.Crew, g.memberName(int16(m)))
	}
}

func (g *Game) pileNumbers(out []int16, p *table.Pile) []int16 {
	for i := range p.Len() {
		out = append(out, g.specialNumber(p.At(i)))
	}
	return out
}

func (g *Game) karmaValues(out []string, p *table.Pile) []string {
	for i := range p.Len() {
		out = append(out, g.karmaText(int16(p.At(i))))
	}
	return out
}

func (g *Game) storeView(v *StoreView) {
	*v = StoreView{Materials: int(g.Store.Materials), Handed: int(g.Store.Handed), Quests: again(v.Quests, g.Quests),
		Items: v.Items[:0], Plans: v.Plans[:0]}
	for _, k := range g.Store.Items {
		g.wareView(another(&v.Items), k)
	}
	for _, k := range g.Store.Plans {
		g.wareView(another(&v.Plans), k)
	}
}

func (g *Game) wareView(v *WareView, k Kept) {
	*v = WareView{Number: k.Card, Title: g.title(k.Card), Back: k.Back, Does: v.Does[:0]}
	if page := g.shows(k.Card); page != nil && page.Side != nil && page.Side.Item != nil {
		v.Craft, v.Upgrade, v.Item = page.Side.Item.Craft, page.Side.Item.Upgrade, page.Side.Item
		v.Does = g.printedThing(v.Does, v.Item)
	}
}

// ready says whether a condition holds for one of the family, and whether one of the steps would do anything.
func (g *Game) ready(number int16, cond decks.Cond, steps []decks.Step) bool {
	return g.some(g.all(), func(m int8) bool { return g.isAble(m, number, cond, steps) })
}

// able adds those of the family for whom a condition holds, and one of the steps would do anything.
func (g *Game) able(names []string, number int16, cond decks.Cond, steps []decks.Step) []string {
	for m := range g.Size {
		if g.isAble(m, number, cond, steps) {
			names = append(names, g.memberName(int16(m)))
		}
	}
	return names
}

func (g *Game) isAble(m int8, number int16, cond decks.Cond, steps []decks.Step) bool {
	c := cause{card: number, actor: m, at: g.Team[m].At}
	return g.holds(cond, c) && (steps == nil || g.somePossible(steps, c))
}

// gathering are the fields on which everybody must stand for a condition of which all else holds.
func (g *Game) gathering(number int16, cond decks.Cond) []int {
	for _, clause := range cond {
		var on []int
		short := false
		for i := range clause {
			f := &clause[i]
			if f.Form == "all characters on {list}" && !f.Not {
				on = f.Cards
			} else if !g.ready(number, decks.Cond{clause[i : i+1]}, nil) {
				short = true
			}
		}
		if on != nil && !short {
			return on
		}
	}
	return nil
}

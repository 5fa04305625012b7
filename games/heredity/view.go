package heredity

import (
	"slices"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
	"waystation/table"
)

// View is what is on the table. Nothing is hidden between players; what nobody has opened is not in it.
type View struct {
	Seat    table.Seat   `json:"seat"`
	Players int          `json:"players"`
	Lead    table.Seat   `json:"lead"`
	Chapter int          `json:"chapter"`
	Title   string       `json:"title"`
	Goal    string       `json:"goal,omitempty"` // what the family is after, as far as it was read
	Phase   Phase        `json:"phase"`
	Loop    int          `json:"loop"` // from 1
	Row     []RowCard    `json:"row"`
	At      int          `json:"at"` // the Time marker: on that card of the row, or with Gap before it
	Gap     bool         `json:"gap"`
	Board   board.Board  `json:"board"`
	Fields  []FieldView  `json:"fields"`
	Team    []MemberView `json:"team"`
	Figures []FigureView `json:"figures"`
	Ground  []GroundView `json:"ground"`
	Cards   []CardView   `json:"cards"` // those that were seen, in the order in which they were
	Offers  []OfferView  `json:"offers"`
	Decks   []DeckView   `json:"decks"`
	Karma   KarmaView    `json:"karma"`
	Notes   []string     `json:"notes"`
	Acting  Acting       `json:"acting"`
	Ways    []WayView    `json:"ways,omitempty"` // squares that whoever is walking can reach
	Outs    []OutView    `json:"outs,omitempty"` // where they leave what has been laid
	Store   StoreView    `json:"store"`
	Past    []Past       `json:"past"`
	Ending  string       `json:"ending,omitempty"` // the text of the ending that was reached
	Won     bool         `json:"won"`
}

// WayView is the cheapest way to a square: its points, and how many hazards and traps lie on it.
type WayView struct {
	At     board.Square `json:"at"`
	Points int          `json:"points"`
	Hurts  int          `json:"hurts"`
	From   board.Square `json:"from"` // the square before it on the way
}

// OutView is a way to ground that nobody has seen: over a side of a square, or through the passage on it. Points are
// what it costs to be there.
type OutView struct {
	At     board.Square `json:"at"`
	Side   board.Dir    `json:"side"`
	Passes bool         `json:"passes,omitempty"`
	Points int          `json:"points"`
}

// RowCard is a card of the Timeline with its supports.
type RowCard struct {
	Number   int16            `json:"number"` // 1 is the Player card
	Title    string           `json:"title"`
	Clause   string           `json:"clause"`
	Anchors  timeline.Anchors `json:"anchors"`
	Held     int16            `json:"held"` // the card that holds it
	Markers  int              `json:"markers"`
	Person   bool             `json:"person"`
	Hostile  bool             `json:"hostile"`
	Fresh    bool             `json:"fresh"` // the marker has not reached it yet
	Above    bool             `json:"above"` // of a support
	Supports []RowCard        `json:"supports,omitempty"`
}

// FieldView is a field card on the table: what is printed on its squares, and what lies there.
type FieldView struct {
	Number  int16          `json:"number"`
	Title   string         `json:"title"`
	Back    bool           `json:"back"`
	Spots   []SpotView     `json:"spots"`
	Letters []Letter       `json:"letters"`
	Traps   []board.Square `json:"traps"`
	Cubes   []Cubes        `json:"cubes"`
}

// SpotView is an icon on a square: what it is, the card it names, and whether that is still in the deck.
type SpotView struct {
	At     board.Square `json:"at"`
	Icon   string       `json:"icon"` // look, talk, interact, event
	Number int16        `json:"number"`
	Used   bool         `json:"used"` // nothing would come of it, whoever tried
}

// Letter is a lettered marker.
type Letter struct {
	At     board.Square `json:"at"`
	Letter string       `json:"letter"`
}

// MemberView is one of the family.
type MemberView struct {
	Name     string       `json:"name"`
	Sheet    sheet.Sheet  `json:"sheet"`
	At       board.Square `json:"at"`
	Managers table.Seats  `json:"managers"`
	Defence  int          `json:"defence"`
	Titles   []string     `json:"titles"` // of the items in their places, "" for none
	Blows    []BlowView   `json:"blows,omitempty"`
}

// BlowView is a blow that reaches farther than beside one, as options name it, and how far.
type BlowView struct {
	Blow  int16 `json:"blow"`
	Range int   `json:"range"`
}

// FigureView is a figure of the story.
type FigureView struct {
	Index   int          `json:"index"` // as options name it
	Card    int16        `json:"card"`
	Name    string       `json:"name"`
	Letter  string       `json:"letter"` // "" if the card has one figure
	At      board.Square `json:"at"`
	Life    int          `json:"life"`
	Damage  int          `json:"damage"`
	Defence int          `json:"defence"`
	Hostile bool         `json:"hostile"`
	Talks   bool         `json:"talks"`
}

// GroundView is an item that lies on a square.
type GroundView struct {
	Number int16        `json:"number"`
	Title  string       `json:"title"`
	At     board.Square `json:"at"`
	Damage int          `json:"damage"`
}

// CardView is a card that was seen: the side that lies up, and of it what was read.
type CardView struct {
	Number  int16        `json:"number"`
	Kind    decks.Kind   `json:"kind"`
	Back    bool         `json:"back"`
	Place   Place        `json:"place"`
	Title   string       `json:"title"`
	Markers int          `json:"markers"`
	Taker   string       `json:"taker,omitempty"`
	Lines   []Line       `json:"lines"`   // narrative and notes that were read
	Actions []ActionView `json:"actions"` // that it creates now
	Box     []string     `json:"box"`     // its red box, step by step
	Item    *decks.Thing `json:"item,omitempty"`
	Does    []string     `json:"does,omitempty"` // what the item does, a sentence each
	Person  *PersonView  `json:"person,omitempty"`
	Options []string     `json:"options,omitempty"` // of its question
	Chosen  int          `json:"chosen"`            // 1 + the one that was taken

	Questions []*decks.Question `json:"-"` // all that it prints, as options number them
	Red       *decks.Box        `json:"-"` // its red box, nil if it has none
}

// Line is something read on a card: who says it ("" for a thing with writing on it), or a note about the rules.
type Line struct {
	Speaker string `json:"speaker"`
	Text    string `json:"text"`
	Note    bool   `json:"note"`
}

// ActionView is an action that a card creates.
type ActionView struct {
	Section int        `json:"section"`
	Name    string     `json:"name"`
	Cost    int        `json:"cost"`
	Icons   []IconView `json:"icons"`
	Direct  bool       `json:"direct"` // a slot on the card itself
	Used    bool       `json:"used"`   // a token lies on it
	Ready   bool       `json:"ready"`  // its condition holds for somebody
	Gather  []int      `json:"gather"` // fields on which all must stand for it: nothing else is wanting

	Effects []decks.Step `json:"-"` // as the card prints them
	If      decks.Cond   `json:"-"`
	Able    []string     `json:"-"` // for whom the condition holds
}

// IconView is one place of an action.
type IconView struct {
	Icon string       `json:"icon"`
	At   board.Square `json:"at"` // Nowhere while its field is not on the table
	Cell string       `json:"cell"`
	Who  string       `json:"who,omitempty"`
}

// PersonView is what a card says of a person.
type PersonView struct {
	Name    string `json:"name"`
	Life    int    `json:"life"`
	Defence int    `json:"defence"`
	Faction string `json:"faction,omitempty"`

	Talk []decks.Step `json:"-"` // what a TALK next to it does
}

// OfferView is a proposal that waits.
type OfferView struct {
	By     table.Seat  `json:"by"`
	Text   string      `json:"text"`
	Price  string      `json:"price"` // what it costs those who take part, and what it brings
	Crew   []string    `json:"crew"`
	Agreed table.Seats `json:"agreed"`
}

// DeckView is a special deck: its size and its discards.
type DeckView struct {
	Name     string  `json:"name"`
	Size     int     `json:"size"`
	Discards []int16 `json:"discards"`
}

// KarmaView is the Karma deck: its size, and the values of what lies on the discard pile and of all cards in the game.
type KarmaView struct {
	Size     int      `json:"size"`
	Discards []string `json:"discards"`
	All      []string `json:"all"`
}

// StoreView is what the family owns and could make.
type StoreView struct {
	Items     []WareView `json:"items"`
	Plans     []WareView `json:"plans"`
	Materials int        `json:"materials"`
	Handed    int        `json:"handed"`
	Quests    []int16    `json:"quests"`
}

// WareView is an item card that nobody holds.
type WareView struct {
	Number  int16        `json:"number"`
	Title   string       `json:"title"`
	Back    bool         `json:"back"`
	Craft   int          `json:"craft"`
	Upgrade int          `json:"upgrade"`
	Item    *decks.Thing `json:"item"`
	Does    []string     `json:"does,omitempty"` // a sentence each
}

// View is what a seat may see: everybody sees the same.
func (g *Game) View(s table.Seat) any {
	v := &View{
		Seat: s, Players: int(g.Players), Lead: g.Lead, Chapter: int(g.Chapter), Phase: g.Phase, Loop: g.Row.Loops + 1,
		At: g.Row.At, Gap: g.Row.Gap, Notes: slices.Clone(g.Notes), Acting: g.Acting, Past: slices.Clone(g.Began.Past),
		Won: g.won(),
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
		v.Row = append(v.Row, g.rowCard(&g.Row.Cards[i]))
	}
	for k := range g.Board.Fields {
		if page := g.fieldPage(k); page != nil {
			v.Fields = append(v.Fields, g.fieldView(page, k))
		}
	}
	v.Team = slices.Grow(v.Team, int(g.Size))
	for m := range g.Size {
		v.Team = append(v.Team, g.memberView(m))
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
		v.Cards = append(v.Cards, g.cardView(&g.Cards[i]))
	}
	for i := range g.Offers {
		if !g.Offers[i].Off {
			v.Offers = append(v.Offers, g.offerView(i))
		}
	}
	for d := range g.Specials {
		if s := &g.Specials[d]; s.Size > 0 {
			v.Decks = append(v.Decks, DeckView{s.Name, g.Draws[d].Len(), g.pileNumbers(&g.Discards[d])})
		}
	}
	v.Karma = KarmaView{Size: g.Karma.Len(), Discards: g.karmaValues(&g.KarmaGone)}
	v.Karma.All = append(g.karmaValues(&g.Karma), v.Karma.Discards...)
	slices.Sort(v.Karma.All)
	v.Store = g.storeView()
	v.Ways, v.Outs = g.waysView()
	return v
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

// waysView are the squares that the points left can reach, and the ways out that they can pay for.
func (g *Game) waysView() (ways []WayView, outs []OutView) {
	m := g.Acting.Member
	if !g.Acting.On || g.Acting.Points <= 0 || g.Team[m].At == board.Nowhere {
		return nil, nil
	}
	w := g.walker(m)
	var r board.Search
	r.Reach(&g.Board, &w, g.Team[m].At, int(g.Acting.Points))
	reached := r.Reached(nil)
	ways = slices.Grow(ways, len(reached))
	for _, s := range reached {
		points, hurts, _ := r.Cost(s)
		ways = append(ways, WayView{s, points, hurts, r.Before(s)})
	}
	g.eachOut(&w, &r, int(g.Acting.Points), func(x OutView) { outs = append(outs, x) })
	return ways, outs
}

func (g *Game) rowCard(c *timeline.Card) RowCard {
	v := g.anyRowCard(c.Number, c.Anchors)
	v.Held = c.Held
	for i := range g.Row.Supports {
		if s := &g.Row.Supports[i]; s.Host == c.Number {
			x := g.anyRowCard(s.Number, s.Anchors)
			x.Above = s.Above()
			v.Supports = append(v.Supports, x)
		}
	}
	return v
}

func (g *Game) anyRowCard(n int16, a timeline.Anchors) RowCard {
	v := RowCard{Number: n, Title: g.title(n), Anchors: a, Markers: g.markers(n), Fresh: slices.Contains(g.Fresh, n)}
	if n == playerCard {
		v.Clause = "the family acts"
		return v
	}
	if page := g.shows(n); page != nil && page.Side != nil {
		v.Clause, v.Person, v.Hostile = page.Clause, page.Person != nil, g.hostile(n)
	}
	return v
}

func (g *Game) fieldView(page *Page, k int) FieldView {
	v := FieldView{Number: page.Number, Title: page.Title, Back: g.card(page.Number).Back}
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
	for c := range board.Cell(board.Side * board.Side) {
		if l := field.Letters[c.String()]; l != "" {
			v.Letters = append(v.Letters, Letter{board.On(k, c), l})
		}
	}
	for _, c := range g.Cubes {
		if c.At.Field() == k {
			v.Cubes = append(v.Cubes, c)
		}
	}
	return v
}

func (g *Game) memberView(m int8) MemberView {
	x := &g.Team[m]
	v := MemberView{Name: x.Who.String(), Sheet: x.Sheet, At: x.At, Managers: x.Managers, Defence: g.defence(m)}
	for _, b := range g.blows(m) {
		if far := g.attackOf(m, b).Range + g.bonus(m, "range"); far > 1 {
			v.Blows = append(v.Blows, BlowView{int16(b), far})
		}
	}
	for i := range x.Items {
		title := ""
		if n := x.Items[i].Number; n != 0 {
			title = g.title(n)
		}
		v.Titles = append(v.Titles, title)
	}
	return v
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

func (g *Game) cardView(c *Card) CardView {
	v := CardView{Number: c.Number, Back: c.Back, Place: c.Place, Title: g.title(c.Number), Markers: int(c.Markers),
		Chosen: int(c.Option)}
	if c.Taker > 0 {
		v.Taker = g.memberName(int16(c.Taker) - 1)
	}
	page := g.known(c.Number, c.Back)
	if page == nil {
		return v
	}
	if v.Kind, v.Item = page.Kind, page.Side.Item; v.Item != nil {
		v.Does = g.printedThing(v.Item)
	}
	if p := page.Person; p != nil {
		v.Person = &PersonView{p.Name, p.Life, p.Defence, p.Faction, p.Talk}
	}
	page.Side.EachQuestion(func(q *decks.Question) { v.Questions = append(v.Questions, q) })
	for k := range page.Sections {
		g.sectionView(&v, c, k, &page.Sections[k])
	}
	return v
}

func (g *Game) sectionView(v *CardView, c *Card, k int, s *decks.Section) {
	told := c.Told>>k&1 != 0
	switch {
	case s.Narrative != nil && told:
		v.Lines = append(v.Lines, Line{Speaker: *s.Narrative, Text: s.Text})
	case s.Note != "" && told:
		v.Lines = append(v.Lines, Line{Text: s.Note, Note: true})
	case s.Action != nil && c.Gone>>k&1 == 0:
		a := ActionView{Section: k, Name: s.Action.Name, Cost: s.Action.Cost, Effects: s.Action.Effects,
			Able: g.able(c.Number, s.Action.If, s.Action.Effects), If: s.Action.If,
			Gather: g.gathering(c.Number, s.Action.If)}
		a.Ready = len(a.Able) > 0
		for _, i := range s.Action.Icons {
			a.Icons = append(a.Icons, IconView{i.Icon, g.at(i.At), g.cellText(i.At), i.Who})
		}
		v.Actions = append(v.Actions, a)
	case s.Direct != nil:
		v.Actions = append(v.Actions, ActionView{Section: k, Name: s.Direct.Name, Cost: s.Direct.Cost, Direct: true,
			Used: g.lent(c.Number, k), Effects: s.Direct.Do, Ready: g.ready(c.Number, s.Direct.If, s.Direct.Do)})
	case s.Question != nil && !s.Question.Check:
		for _, o := range s.Question.Options {
			v.Options = append(v.Options, o.Text)
		}
	case s.Timeline != nil:
		v.Red = s.Timeline
		for _, list := range [][]decks.Step{s.Timeline.Before, s.Timeline.Steps, s.Timeline.Instead, s.Timeline.After} {
			v.Box = append(v.Box, g.printed(list)...)
		}
	case s.NPC != nil:
		list := s.NPC.AI
		if list == nil {
			list = s.NPC.Neutral
			if g.hostile(c.Number) {
				list = s.NPC.Angry
			}
		}
		v.Box = append(v.Box, g.printed(list)...)
	}
}

// cellText is a square that a card names; of a field that nobody has seen it does not matter which.
func (g *Game) cellText(c decks.Cell) string {
	if field := g.fieldName(int16(c.Card)); field != unseenPlace {
		return field + " " + c.At
	}
	return unseenPlace
}

func (g *Game) offerView(i int) OfferView {
	o := &g.Offers[i]
	v := OfferView{By: o.By, Text: g.offerText(int16(i)), Price: g.offerPrice(o), Agreed: o.Agreed}
	for _, m := range o.crew().members() {
		v.Crew = append(v.Crew, g.memberName(int16(m)))
	}
	return v
}

func (g *Game) pileNumbers(p *table.Pile) (out []int16) {
	for i := range p.Len() {
		out = append(out, g.specialNumber(p.At(i)))
	}
	return out
}

func (g *Game) karmaValues(p *table.Pile) (out []string) {
	for i := range p.Len() {
		out = append(out, g.karmaText(int16(p.At(i))))
	}
	return out
}

func (g *Game) storeView() StoreView {
	v := StoreView{Materials: int(g.Store.Materials), Handed: int(g.Store.Handed), Quests: slices.Clone(g.Quests)}
	for _, k := range g.Store.Items {
		v.Items = append(v.Items, g.wareView(k))
	}
	for _, k := range g.Store.Plans {
		v.Plans = append(v.Plans, g.wareView(k))
	}
	return v
}

func (g *Game) wareView(k Kept) WareView {
	v := WareView{Number: k.Card, Title: g.title(k.Card), Back: k.Back}
	if page := g.shows(k.Card); page != nil && page.Side != nil && page.Side.Item != nil {
		v.Craft, v.Upgrade, v.Item = page.Side.Item.Craft, page.Side.Item.Upgrade, page.Side.Item
		v.Does = g.printedThing(v.Item)
	}
	return v
}

// Result is how the family stands: they win or lose together (HE-SETUP-01).
func (g *Game) Result() table.Result {
	r := table.Result{Scores: make([]int, g.Players), Rounds: g.Row.Loops + 1}
	switch {
	case g.Final == 0:
	case g.won():
		r.Outcome, r.Winners = table.Won, table.Upto(int(g.Players))
	default:
		r.Outcome = table.Lost
	}
	return r
}

// Ending is how the match ended, for reports: the chapter's number and the id of its ending.
func (g *Game) Ending() string {
	c := g.chapter()
	if g.Final == 0 || c == nil {
		return ""
	}
	return c.ID + " " + c.Endings[g.Final-1]
}

// ready says whether a condition holds for one of the family, and whether one of the steps would do anything.
func (g *Game) ready(number int16, cond decks.Cond, steps []decks.Step) bool {
	return len(g.able(number, cond, steps)) > 0
}

// able are those of the family for whom a condition holds, and one of the steps would do anything.
func (g *Game) able(number int16, cond decks.Cond, steps []decks.Step) (names []string) {
	for m := range g.Size {
		c := cause{card: number, actor: m, at: g.Team[m].At}
		if g.holds(cond, c) && (steps == nil || g.somePossible(steps, c)) {
			names = append(names, g.memberName(int16(m)))
		}
	}
	return names
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

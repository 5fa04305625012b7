package saga

import (
	"cmp"
	"slices"

	"waystation/table"
)

// View is what a seat may see.
type View struct {
	Seat  table.Seat   `json:"seat"` // whose view; Nobody is the spectator's
	Mode  Mode         `json:"mode"`
	Phase Phase        `json:"phase"`
	Round int          `json:"round"` // from 1; 0 during the set-up
	Order []table.Seat `json:"order"`

	Tiles    int         `json:"tiles"` // in the stack
	Sites    int         `json:"sites"` // in the bag
	Queue    []SeenPair  `json:"queue"`
	Events   []Shown     `json:"events"` // in play
	Recon    Shown       `json:"recon"`
	Firsts   [4]bool     `json:"firsts"`
	Rows     [2][4]int8  `json:"rows"` // mission score card: rounds in which spaces were taken
	Decks    []SeenDeck  `json:"decks"`
	Mornings []Shown     `json:"mornings"` // those of the rounds that were
	Sides    []SeenSide  `json:"sides"`
	Players  []SeenSeat  `json:"players"`
	Story    SeenStory   `json:"story"`
	Tales    []SeenTale  `json:"tales,omitempty"` // the stories of the match, in the order in which they were read
	Trial    Trial       `json:"trial"`
	Total    int         `json:"total"` // of the challenge going on
	Alarm    int         `json:"alarm"` // solo
	Power    [sites]int8 `json:"power"` // solo
	// 1 + each of the broadcast going on: one's own, a teammate's, and all once they lie open
	Bids    [4]int8 `json:"bids"`
	Bidding bool    `json:"bidding"` // bids are being made (PS-BCAST-02)
	Boss    Shown   `json:"boss"`    // solo: face up
	SideB   bool    `json:"side_b"`  // solo: which side of the mission board lies up
	Tougher [2]int8 `json:"tougher"` // solo: the health more of the next enemy, and of the one after
	Final   Final   `json:"final"`
}

// Shown is a card as a seat sees it: 1 + its number, or Unseen.
type Shown int16

// Unseen is a card that lies face down, or none.
const Unseen Shown = 0

// Card is the card, if it is seen.
func (x Shown) Card() (table.Card, bool) { return table.Card(x - 1), x != Unseen }

// Face is what is printed on it, or nil.
func (x Shown) Face() *Face {
	if x == Unseen {
		return nil
	}
	return Of(table.Card(x - 1))
}

// SeenPair is a space of the queue.
type SeenPair struct {
	Tile Shown `json:"tile"`
	Site Shown `json:"site"`
}

// SeenDeck is how many cards lie in a deck and its discard pile.
type SeenDeck struct {
	Left int `json:"left"`
	Gone int `json:"gone"`
}

// SeenSide is a player's quadrant, missions and score, or a team's.
type SeenSide struct {
	VP       int      `json:"vp"`
	Zones    []Zone   `json:"zones"`
	Signs    [3]Shown `json:"signs"`  // landmark tokens face up
	Hidden   [3]bool  `json:"hidden"` // those face down
	Hand     []Shown  `json:"hand"`
	Goal     Shown    `json:"goal"` // the mission objective card
	Stage    int8     `json:"stage"`
	Met      Goal     `json:"met"`
	Tokens   [2]int8  `json:"tokens"`
	Finished [2]int8  `json:"finished"`
	SideSite int8     `json:"side_site"`
	SideDone bool     `json:"side_done"`
	Scored   uint8    `json:"scored"`
	Killed   bool     `json:"killed"`
	First    int8     `json:"first"`
	Doing    int8     `json:"doing"`
}

// SeenSeat is a player.
type SeenSeat struct {
	Seat      table.Seat  `json:"seat"`
	Character int8        `json:"character"`
	Health    int8        `json:"health"`
	HealthMax int8        `json:"health_max"`
	Morale    int8        `json:"morale"`
	MoraleMax int8        `json:"morale_max"`
	Fatigue   int8        `json:"fatigue"`
	XP        int16       `json:"xp"`
	Goods     [goods]int8 `json:"goods"`
	Boosts    int8        `json:"boosts"`
	Ready     int8        `json:"ready"`
	Radio     int8        `json:"radio"`
	Skills    uint16      `json:"skills"`
	Visible   bool        `json:"visible"`
	At        int8        `json:"at"`
	Camped    int8        `json:"camped"`
	Action    Action      `json:"action"` // once it is revealed
	Forced    bool        `json:"forced"`
	Waits     bool        `json:"waits"`
	Steps     int8        `json:"steps"`
	Walked    uint8       `json:"walked"`            // how they have moved in this action
	Acted     bool        `json:"acted"`             // their turn of this Day Phase is over
	BidMore   int         `json:"bid_more,omitzero"` // what their bids count more than they bid

	Deck      []Shown    `json:"deck"` // ready challenge cards
	Exhausted []Shown    `json:"exhausted"`
	Primary   Shown      `json:"primary"`
	Drawn     []Shown    `json:"drawn"`
	Weapons   []SeenItem `json:"weapons"`
	Items     []SeenItem `json:"items"`
	Company   []SeenItem `json:"company"`
	Mutations []Shown    `json:"mutations"`
	Mementos  []Shown    `json:"mementos"`
	Boss      Shown      `json:"boss"`
	Chosen    []Shown    `json:"chosen"`
	Foe       Shown      `json:"foe"`
	Fight     Fight      `json:"fight"`
	Shots     int        `json:"shots"` // of the round going on
	Value     int        `json:"value"` // attack value
	Blows     Result     `json:"blows"`
	FoeBlows  Result     `json:"foe_blows"`
	FoeShots  int        `json:"foe_shots"`
	Ahead     int        `json:"ahead"` // who shoots first: the player above 0, the enemy below
	Deals     int        `json:"deals"` // damage of the round as it stands
	Takes     int        `json:"takes"`
	Coming    Coming     `json:"coming,omitzero"` // what the enemy's shots may still do
	// whose chart is not read at 0: the enemy's by the player, the player's by the enemy
	Steady [2]bool `json:"steady"`
	Slots  int     `json:"slots"`
	Packed int     `json:"packed"`
}

// SeenItem is a card in play.
type SeenItem struct {
	Card     Shown `json:"card"`
	Equipped bool  `json:"equipped"`
	On       Shown `json:"on"` // a mod: its weapon
	Left     int8  `json:"left"`
}

// SeenStory is the story encounter going on, as far as it has been read.
type SeenStory struct {
	Number  int16      `json:"number"`
	Seat    table.Seat `json:"seat"`             // whose it is
	Reward  bool       `json:"reward,omitempty"` // of a fight that is over but for this
	Title   string     `json:"title"`
	Text    string     `json:"text"`
	Options []string   `json:"options"` // by letter; "" for those not offered
	Terms   []Terms    `json:"terms"`   // by letter, too
	Chosen  int8       `json:"chosen"`
	Outcome string     `json:"outcome"`
}

// SeenTale is a story as it was lived through: what was done, and what came of it. A story that a knock-out has broken
// off has no outcome.
type SeenTale struct {
	Number  int16      `json:"number"`
	Seat    table.Seat `json:"seat"`
	Round   int        `json:"round"`
	Title   string     `json:"title"`
	Text    string     `json:"text,omitempty"` // when all is over, to be read again
	Choice  string     `json:"choice"`
	Outcome string     `json:"outcome,omitempty"`
}

// Terms are what an option of a story costs, and asks for.
type Terms struct {
	Kind      OptionKind `json:"kind"`
	Price     Effects    `json:"price"`
	Challenge Attempt    `json:"challenge"`
}

// View is what the seat may see now.
func (g *Game) View(s table.Seat) any { return g.ViewInto(nil, s) }

// ViewInto is View in the memory of an earlier view.
func (g *Game) ViewInto(old any, s table.Seat) any {
	v, _ := old.(*View)
	if v == nil {
		v = &View{}
	}
	v.Seat, v.Mode, v.Phase, v.Round, v.Final = s, g.Mode, g.Phase, int(g.Round), g.Final
	v.Order = append(v.Order[:0], g.Order[:g.Players]...)
	v.Tiles, v.Sites = g.pile(Tiles).Len(), g.pile(SiteBag).Len()
	v.Firsts, v.Rows, v.Alarm, v.Power, v.Trial = g.Firsts, g.Rows, int(g.Alarm), g.Power, g.Trial
	v.SideB, v.Tougher, v.Bids = g.SideB, g.Tougher, g.Bids
	v.Bidding = g.Phase == PhaseTaking && g.Mode != Solo && g.Next == 0
	v.Recon, v.Boss = top(g.pile(Recon), s), top(g.pile(BossShown), s)
	v.Events, v.Mornings = shown(v.Events, g.pile(Lasting), s), shown(v.Mornings, g.pile(MorningsGone), s)
	v.Queue = table.Reuse(v.Queue, g.queueSpaces())
	for i := range v.Queue {
		v.Queue[i] = SeenPair{g.queuedShown(QueueTiles, i, s), g.queuedShown(QueueSites, i, s)}
	}
	v.Decks = v.Decks[:0]
	for _, k := range [...]Stack{Tiles, Enemies1, Enemies2, Ranged, Melee, Gear, Followers, Events} {
		v.Decks = append(v.Decks, SeenDeck{g.pile(k).Len(), g.pile(k + 1).Len()})
	}
	v.Sides = table.Reuse(v.Sides, g.sideCount())
	for i := range v.Sides {
		g.seeSide(&v.Sides[i], i, s)
	}
	v.Players = table.Reuse(v.Players, int(g.Players))
	for i := range v.Players {
		g.seePlayer(&v.Players[i], table.Seat(i), s)
	}
	g.seeStory(&v.Story, s)
	v.Tales = g.seeTales(v.Tales[:0], s)
	if v.Total = 0; g.Trial.On {
		v.Total = g.trialTotal(g.Trial.Seat)
	}
	return v
}

func (g *Game) queuedShown(k Stack, space int, s table.Seat) Shown {
	if i := g.queued(k, space); i >= 0 {
		return look(g.pile(k), i, s)
	}
	return Unseen
}

func look(p *table.Pile, i int, s table.Seat) Shown {
	c, known := p.Look(i, s)
	if !known {
		return Unseen
	}
	return Shown(c) + 1
}

func top(p *table.Pile, s table.Seat) Shown {
	if p.Len() == 0 {
		return Unseen
	}
	return look(p, p.Len()-1, s)
}

func shown(out []Shown, p *table.Pile, s table.Seat) []Shown {
	out = table.Reuse(out, p.Len())
	for i := range out {
		out[i] = look(p, i, s)
	}
	return out
}

// content is what a seat knows to lie in a pile that has no order: those known by number, then the others.
func content(out []Shown, p *table.Pile, s table.Seat) []Shown {
	out = shown(out, p, s)
	slices.SortStableFunc(out, func(a, b Shown) int { return cmp.Compare(uint16(a-1), uint16(b-1)) })
	return out
}

func (g *Game) seeSide(o *SeenSide, side int, s table.Seat) {
	d := &g.Sides[side]
	o.VP, o.Stage, o.Met, o.Tokens, o.Finished = int(d.VP), d.Stage, d.Goal, d.Tokens, d.Finished
	o.SideSite, o.SideDone, o.Scored, o.Killed, o.First, o.Doing = d.SideSite, d.SideDone, d.Scored, d.Killed, d.First,
		d.Doing
	o.Zones = append(o.Zones[:0], d.Zones[:]...)
	land := &g.Lands[side]
	for i := range o.Signs {
		p := &land[Sign1+Stack(i)]
		o.Signs[i], o.Hidden[i] = top(p, s), p.Len() > 0
	}
	o.Hand = shown(o.Hand, &land[Hand], s)
	o.Goal = top(&land[Goals], s)
}

func (g *Game) seePlayer(o *SeenSeat, x, s table.Seat) {
	m := g.mat(x)
	o.Seat, o.Character, o.Health, o.HealthMax, o.Morale, o.MoraleMax = x, m.Character, m.Health, m.HealthMax, m.Morale,
		m.MoraleMax
	o.Fatigue, o.XP, o.Goods, o.Boosts, o.Ready, o.Radio = m.Fatigue, m.XP, m.Goods, m.Boosts, m.Ready, m.Radio
	o.Skills, o.Visible, o.At, o.Camped, o.Forced, o.Waits, o.Steps = m.Skills, m.Visible, m.At, m.Camped, m.Forced,
		m.Waits, m.Steps
	o.Action, o.Walked, o.Acted = m.Action, m.Walked, m.Acted
	o.Deck, o.Exhausted = content(o.Deck, g.of(x, Deck), s), shown(o.Exhausted, g.of(x, Exhausted), s)
	o.Drawn, o.Mutations = shown(o.Drawn, g.of(x, Drawn), s), shown(o.Mutations, g.of(x, Mutations), s)
	o.Mementos, o.Chosen = shown(o.Mementos, g.of(x, Mementos), s), shown(o.Chosen, g.of(x, Chosen), s)
	o.Primary, o.Boss, o.Foe = top(g.of(x, Primary), s), top(g.of(x, MyBoss), s), top(g.of(x, Foe), s)
	o.Weapons = g.seeItems(o.Weapons, g.of(x, Weapons), s)
	o.Items = g.seeItems(o.Items, g.of(x, Items), s)
	o.Company = g.seeItems(o.Company, g.of(x, Company), s)
	o.Fight = m.Fight
	o.Shots, o.Value, o.Blows, o.FoeBlows, o.Slots, o.Packed = 0, 0, Result{}, Result{}, 0, 0
	o.FoeShots, o.Ahead, o.Deals, o.Takes, o.Steady, o.BidMore, o.Coming = 0, 0, 0, 0, [2]bool{}, 0, Coming{}
	if m.Character < 0 {
		return
	}
	o.BidMore = g.sum(x, KnobBid)
	o.Slots = g.slots(x)
	o.Packed, _ = g.itemsPacked(x)
	switch {
	case !m.Fight.On:
	case m.Fight.Part == RangedFray:
		o.Shots, o.FoeShots, o.Ahead = g.shots(x), g.foeShots(x), g.ahead(x)
		o.Deals, o.Takes = g.Shot(x, Result{}), max(0, g.Fire(x, 0)-g.total(x, KeyShield, RangedFray, 0))
		o.Coming = g.coming(x)
	case m.Fight.Part == MeleeFray:
		c := g.clash(x)
		o.Value, o.Blows, o.FoeBlows, o.Steady = c.value(), c.mine, c.theirs, [2]bool{c.steady, c.foeSteady}
		o.Deals, o.Takes = c.ends(int(m.Fight.Health-m.Fight.Wounds), g.total(x, KeyShield, MeleeFray, 0))
	}
}

func (g *Game) seeItems(out []SeenItem, p *table.Pile, s table.Seat) []SeenItem {
	out = table.Reuse(out, p.Len())
	for i := range out {
		k := &g.Cards[p.At(i)]
		out[i] = SeenItem{Card: look(p, i, s), Equipped: k.Equipped, Left: k.Left}
		if k.Mod {
			out[i].On = Shown(k.On) + 1
		}
	}
	return out
}

// seeTales are the stories of the match as far as a seat has read them. The one that goes on is among them as soon as
// it is known how it ends.
func (g *Game) seeTales(out []SeenTale, s table.Seat) []SeenTale {
	for i := range g.Lived {
		x := &g.Lived[i]
		if x.Number == g.Story.Number && !x.Ended {
			continue
		}
		page, read := g.book.Read(&g.Read, storySide(x.Number), s)
		if !read || page == nil {
			continue
		}
		tale := SeenTale{Number: x.Number, Seat: x.Seat, Round: int(x.Round), Title: page.Title}
		if g.Final != NotYet {
			tale.Text = page.Text
		}
		g.seeDeed(&tale, x, s)
		out = append(out, tale)
	}
	return out
}

// seeDeed is what somebody has chosen in a story, and what came of it.
func (g *Game) seeDeed(o *SeenTale, x *Lived, s table.Seat) {
	if x.Chosen == 0 {
		return
	}
	option := int(x.Chosen) - 1
	if p, ok := g.book.Read(&g.Read, optionSideOf(x.Number, option), s); ok && p != nil {
		o.Choice = p.Text
	}
	if !x.Ended {
		return
	}
	if p, ok := g.book.Read(&g.Read, outcomeSideOf(x.Number, option, x.Grade), s); ok && p != nil {
		o.Outcome = p.Text
	}
}

func (g *Game) seeStory(o *SeenStory, s table.Seat) {
	*o = SeenStory{Number: g.Story.Number, Options: o.Options[:0], Terms: o.Terms[:0], Chosen: g.Story.Chosen,
		Reward: g.Story.Reward}
	if o.Number == 0 {
		return
	}
	o.Seat = g.Lived[len(g.Lived)-1].Seat
	page, read := g.book.Read(&g.Read, storySide(o.Number), s)
	if !read || page == nil {
		return
	}
	o.Title, o.Text = page.Title, page.Text
	for i := range page.Options {
		words, terms := "", Terms{}
		if p, ok := g.book.Read(&g.Read, optionSideOf(o.Number, i), s); ok && p != nil {
			words, terms = p.Text, Terms{page.Options[i].Kind, p.Price, p.Challenge}
		}
		o.Options, o.Terms = append(o.Options, words), append(o.Terms, terms)
	}
	if g.Story.Chosen > 0 {
		if p, ok := g.book.Read(&g.Read, outcomeSideOf(o.Number, int(g.Story.Chosen)-1, g.Story.Grade), s); ok &&
			p != nil {
			o.Outcome = p.Text
		}
	}
}

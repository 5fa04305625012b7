package posthuman

import "waystation/table"

// View is what one seat may see of a match. It is built by copying and holds no way back to the state: screens, the API
// and bots get this and nothing else.
type View struct {
	Seat    table.Seat   `json:"seat"` // whose view; Nobody is the spectator's
	Phase   Phase        `json:"phase"`
	Turn    int          `json:"turn"`    // from 1; 0 during the set-up
	Starter table.Seat   `json:"starter"` // draws the events; Nobody before it is known
	Order   []table.Seat `json:"order"`   // clockwise from the starting player; in the shop, who buys after whom
	Solo    bool         `json:"solo"`
	Custom  bool         `json:"custom"`
	Short   bool         `json:"short"`
	Fast    bool         `json:"fast"`

	Event  Shown `json:"event"`  // of this turn; Unseen when there is none
	Season Shown `json:"season"` // in play
	Last   int   `json:"last"`   // solo: how many events are left, The Fortress among the last three
	Omens  Omens `json:"omens"`  // of the next turn's event

	Decks      Left         `json:"decks"`
	Gone       Left         `json:"gone"`       // discard piles
	Shop       []table.Card `json:"shop"`       // starting items on sale
	Characters []table.Card `json:"characters"` // to be picked
	Offers     []Offer      `json:"offers"`     // open in the Trade phase
	Finished   table.Seats  `json:"finished"`   // who has finished trading (PH-RULING-51)
	Players    []SeenPlayer `json:"players"`    // by seat
	Final      Final        `json:"final"`      // how it ended
}

// Shown is a card as somebody sees it: its number, or Unseen.
type Shown int16

// Unseen is a card whose face the viewer does not know, or none at all.
const Unseen Shown = -1

// Face is what is printed on the card, or nil when it is unseen.
func (c Shown) Face() *Face {
	if c < 0 {
		return nil
	}
	return Of(table.Card(c))
}

// Left are numbers of cards.
type Left struct {
	Events     int    `json:"events"`
	Skills     int    `json:"skills"`
	Equipment  int    `json:"equipment"`
	Weapons    int    `json:"weapons"`
	Followers  int    `json:"followers"`
	Supplies   int    `json:"supplies"`
	Encounters [3]int `json:"encounters"` // by level
	Humans     int    `json:"humans"`
	Mutants    int    `json:"mutants"`
	Scars      int    `json:"scars"`
	Actions    int    `json:"actions"`
	Tiles      int    `json:"tiles"`
}

// SeenPlayer is one player's sheet, map and cards.
type SeenPlayer struct {
	Seat        table.Seat  `json:"seat"`
	Mutant      bool        `json:"mutant"`
	Gone        bool        `json:"gone"`  // has left the game (PH-RULING-157)
	Sheet       Shown       `json:"sheet"` // the character card
	Stats       [stats]int8 `json:"stats"`
	Raised      [stats]int8 `json:"raised"` // by XP
	Health      int         `json:"health"`
	HealthLimit int         `json:"health_limit"`
	Morale      int         `json:"morale"`
	MoraleLimit int         `json:"morale_limit"`
	Hunger      int         `json:"hunger"` // slots left of the rightmost, 0 to 3
	Food        int         `json:"food"`
	Ammo        int         `json:"ammo"`
	XP          int         `json:"xp"` // cards and counters
	JP          int         `json:"jp"`
	Tile        table.Card  `json:"tile"`
	Zone        int         `json:"zone"` // 1 to 3, or 0 for the completed marker
	Terrain     Terrain     `json:"terrain"`
	Safe        bool        `json:"safe"`
	Action      Action      `json:"action"` // declared for this turn, when it is known
	Acted       bool        `json:"acted"`
	Hidden      bool        `json:"hidden"`
	Pauses      bool        `json:"pauses,omitempty"` // will be asked what they do with XP and cards; theirs alone
	Bids        int         `json:"bids"`             // offers made in this Trade phase
	Partners    table.Seats `json:"partners"`         // with whom they may trade, in the Trade phase
	Slots       int         `json:"slots"`
	Packed      int         `json:"packed"`
	Limit       int         `json:"limit"` // of the hand: items of a human, actions of a mutant
	Sum         [knobs]int8 `json:"sum"`   // what the cards in play change

	Hand    []Shown      `json:"hand"`
	Gear    []SeenItem   `json:"gear"`
	Skills  []SeenItem   `json:"skills"`
	Company []SeenItem   `json:"company"`
	Drawn   []Shown      `json:"drawn"` // being chosen from
	Scars   []Shown      `json:"scars"`
	Kept    []table.Card `json:"kept"`
	Map     []SeenTile   `json:"map"`
	Tricks  []Shown      `json:"tricks"` // mutant actions in hand
	Chosen  []Shown      `json:"chosen"` // the one declared

	Journey Journey   `json:"journey"`
	Reveal  Shown     `json:"reveal"`         // the encounter going on
	Fight   Fight     `json:"fight,omitzero"` // nothing while none is going on
	Foes    []SeenFoe `json:"foes"`
	Shot    []Part    `json:"shot"` // the dice of a shot with the active ranged weapon, and why; none without one

	Leaves []SeenLeave `json:"leaves,omitempty"` // what the exchange of blows on the table can still come to
	room   leafRoom    // in which they lie

	Tally Tally `json:"tally"` // when the match is over
}

// SeenItem is a card in play: an item, a skill, a follower.
type SeenItem struct {
	Card   Shown `json:"card"`
	Active bool  `json:"active"` // weapons and followers
	On     Shown `json:"on"`     // mounted gear: its weapon
	Spent  bool  `json:"spent"`  // what it can do has been done, for this turn, combat or round
}

// SeenTile is a tile of a map.
type SeenTile struct {
	Card    table.Card `json:"card"`
	X       int        `json:"x"` // the starting tile is at 0, 0
	Y       int        `json:"y"` // grows southwards
	Exits   Sides      `json:"exits"`
	Turned  int        `json:"turned"` // quarter turns clockwise
	Done    bool       `json:"done"`
	Foraged bool       `json:"foraged"`
}

// SeenFoe is an enemy of the combat going on.
type SeenFoe struct {
	Card   table.Card `json:"card"`
	Wounds int        `json:"wounds"`
	Fought bool       `json:"fought"` // this melee round
	Down   bool       `json:"down"`
	Falls  bool       `json:"falls"`  // has been knocked down, for the next round
	Mine   []Part     `json:"mine"`   // the dice that the player would roll against it in melee now, and why
	Theirs []Part     `json:"theirs"` // its own
}

// View is what the seat may see now.
func (g *Game) View(s table.Seat) any { return g.ViewInto(nil, s) }

// ViewInto is View in the memory of an earlier view.
func (g *Game) ViewInto(old any, s table.Seat) any {
	v, _ := old.(*View)
	if v == nil {
		v = &View{}
	}
	*v = View{
		Seat: s, Phase: g.Phase, Turn: int(g.Turn), Starter: g.Starter,
		Order: append(table.Reuse(v.Order, 0), g.Order...), Solo: g.solo(), Custom: g.Custom, Short: g.Short,
		Fast: g.Fast, Event: g.top(s, EventNow), Season: g.top(s, SeasonNow), Decks: g.left(0), Gone: g.left(1),
		Shop: open(v.Shop, g.pile(Shop)), Characters: open(v.Characters, g.pile(Characters)),
		Offers: append(table.Reuse(v.Offers, 0), g.Offers...), Players: table.Reuse(v.Players, int(g.Players)),
		Final: g.Final, Finished: g.Done, Omens: g.omens(v.Omens),
	}
	if g.solo() {
		v.Last = g.pile(Events).Len() + g.pile(EventsLast).Len()
	}
	for i := range v.Players {
		g.viewPlayer(s, table.Seat(i), &v.Players[i])
	}
	return v
}

// left counts the decks, or with 1 the discard piles that follow them.
func (g *Game) left(discards Stack) Left {
	n := func(k Stack) int { return g.pile(k + discards).Len() }
	l := Left{Events: n(Events), Skills: n(Skills), Equipment: n(Equipment), Weapons: n(Weapons),
		Followers: n(Followers), Supplies: n(Supplies),
		Encounters: [3]int{n(Encounters1), n(Encounters2), n(Encounters3)}, Humans: n(Humans), Mutants: n(Mutants),
		Scars: n(Scars), Actions: n(Actions)}
	if discards == 0 {
		l.Tiles = g.tilesLeft()
	}
	return l
}

// top is the card that lies on a common stack.
func (g *Game) top(s table.Seat, k Stack) Shown {
	p := g.pile(k)
	if p.Len() == 0 {
		return Unseen
	}
	return see(s, p, p.Len()-1)
}

// see is a card as a seat sees it lie.
func see(s table.Seat, p *table.Pile, i int) Shown {
	if c, known := p.Look(i, s); known {
		return Shown(c)
	}
	return Unseen
}

func seen(old []Shown, s table.Seat, p *table.Pile) []Shown {
	out := table.Reuse(old, p.Len())
	for i := range out {
		out[i] = see(s, p, i)
	}
	return out
}

// open are the cards of a pile that lies open.
func open(old []table.Card, p *table.Pile) []table.Card {
	out := table.Reuse(old, p.Len())
	for i, l := range p.Cards {
		out[i] = l.Card
	}
	return out
}

// viewPlayer fills in what the viewer may see of a player.
func (g *Game) viewPlayer(viewer, s table.Seat, p *SeenPlayer) {
	m := g.mat(s)
	*p = SeenPlayer{
		Seat: s, Mutant: m.Mutant, Gone: m.Gone, Sheet: Unseen, Stats: m.Stats, Raised: m.Raised, Health: int(m.Health),
		Morale: int(m.Morale), Hunger: int(m.Hunger), HealthLimit: int(m.healthLimit()),
		MoraleLimit: int(m.moraleLimit()), Food: int(m.Food), Ammo: int(m.Ammo), JP: int(m.JP), Tile: m.Tile,
		Zone: int(m.Zone), Action: m.Action, Acted: m.Acted, Hidden: m.Hidden, Bids: int(m.Bids), Slots: g.slots(s),
		Packed: g.packed(s), Limit: g.handLimit(s), Sum: m.Sum, Hand: seen(p.Hand, viewer, g.of(s, Hand)),
		Gear: g.items(p.Gear, viewer, s, Gear), Skills: g.items(p.Skills, viewer, s, Known),
		Company: g.items(p.Company, viewer, s, Company), Drawn: seen(p.Drawn, viewer, g.of(s, Drawn)),
		Scars: seen(p.Scars, viewer, g.of(s, Injury)), Kept: open(p.Kept, g.of(s, Kept)),
		Map: table.Reuse(p.Map, g.of(s, Map).Len()), Tricks: seen(p.Tricks, viewer, g.of(s, Tricks)),
		Chosen: seen(p.Chosen, viewer, g.of(s, Chosen)), Journey: m.Journey, Reveal: Unseen,
		Foes: table.Reuse(p.Foes, g.of(s, Foes).Len()), Shot: p.Shot[:0], room: p.room,
	}
	p.Pauses = m.Pauses && viewer == s
	if m.Fight.On || m.Fight.Joined {
		p.Fight = m.Fight
	}
	if x := g.of(s, Sheet); x.Len() > 0 {
		p.Sheet = Shown(x.At(0))
	}
	if x := g.of(s, Reveal); x.Len() > 0 {
		p.Reveal = see(viewer, x, x.Len()-1)
	}
	if m.Mutant {
		p.Limit = g.trickLimit(s)
	} else if g.of(s, Map).Len() > 0 {
		p.Terrain, p.Safe, p.XP = g.terrain(s), g.safe(s), g.xp(s)
	}
	if g.Phase == PhaseTrade && !m.Mutant && !m.Gone {
		p.Partners = g.partners(s)
	}
	for i, l := range g.of(s, Map).Cards {
		k := &g.Cards[l.Card]
		p.Map[i] = SeenTile{
			Card: l.Card, X: int(k.X), Y: int(k.Y), Exits: Of(l.Card).Exits.turned(k.Turned), Turned: int(k.Turned),
			Done: k.Done, Foraged: k.Foraged,
		}
	}
	for i, l := range g.of(s, Foes).Cards {
		k := &g.Cards[l.Card]
		foe := &p.Foes[i]
		*foe = SeenFoe{
			Card: l.Card, Wounds: int(k.Wounds), Fought: k.Fought, Down: k.Down, Falls: k.Falls, Mine: foe.Mine[:0],
			Theirs: foe.Theirs[:0],
		}
		if g.alive(l.Card) {
			o := g.foe(s, int8(i))
			mine, theirs := g.meleePools(s, &o, m.Fight.Swap)
			foe.Mine, foe.Theirs = append(foe.Mine, mine.Parts[:mine.N]...),
				append(foe.Theirs, theirs.Parts[:theirs.N]...)
		}
	}
	if c, armed := g.gun(s); armed {
		shot := g.shotPool(s, &Of(c).Weapon)
		p.Shot = append(p.Shot, shot.Parts[:shot.N]...)
	}
	p.Leaves = p.leaves(m.usable(WhenWounds))
	if g.Over() {
		p.Tally = g.Tally(s)
	}
}

// items are cards in play as the viewer sees them.
func (g *Game) items(old []SeenItem, viewer, s table.Seat, k Stack) []SeenItem {
	p := g.of(s, k)
	out := table.Reuse(old, p.Len())
	for i, l := range p.Cards {
		marks := &g.Cards[l.Card]
		out[i] = SeenItem{Card: see(viewer, p, i), Active: marks.Active, On: Unseen, Spent: marks.Spent != 0}
		if marks.Mounted {
			out[i].On = Shown(marks.On)
		}
	}
	return out
}

// Fits reports whether an item has room in the backpack, with the slots that it gives itself (PH-INV-06).
func (p *SeenPlayer) Fits(c table.Card) bool { return p.Packed+int(Of(c).Size) <= p.Slots+slotsOf(c) }

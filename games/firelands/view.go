package firelands

import (
	"slices"

	"waystation/table"
)

// View is what one seat may see of a match. It is built by copying and holds no way back to the state: screens, the API
// and bots get this and nothing else. Lists that belong to the catalogue are shared and not to be changed.
type View struct {
	Seat  table.Seat `json:"seat"` // whose view; Nobody is the spectator's
	Phase Phase      `json:"phase"`
	Round int        `json:"round"` // from 1
	// whose turn of the phase it is; Nobody in phases without turns, and while the Automa acts
	Turn  table.Seat `json:"turn"`
	Again table.Seat `json:"again"` // takes one more turn right after this one (FL-RULING-54), or Nobody
	// the Turn Order Table from left to right; only players still in the game, without the Automa
	Order   []table.Seat `json:"order"`
	Boards  [3]string    `json:"boards"`
	Gates   int          `json:"gates"`             // shut, 0 to 6
	Results Land         `json:"results,omitempty"` // whose Outcome deck is used (FL-MIX-08)
	// the dock where the Aurora lies, 1 to 6; 0 where the race ends at the Citadel (FL-FROST-02)
	Ship    int  `json:"ship,omitempty"`
	Points  int  `json:"points"`  // of movement left to the convoy that is moving
	Printed bool `json:"printed"` // seven rounds instead of six (FL-RULING-02)

	Slots []SeenSlot `json:"slots"` // five, from left to right
	Decks Left       `json:"decks"`
	// the top of the Exploration deck from the top card on, as far as the viewer peeked
	Next []Shown `json:"next,omitempty"`
	Aim  Area    `json:"aim"` // on the back of the top Outcome card (FL-RULING-84); AnyArea while none lies open

	Common     []table.Card `json:"common"` // the public piles, the last on top
	Defeated   []table.Card `json:"defeated"`
	Objects    []table.Card `json:"objects"`
	IceObjects []table.Card `json:"ice_objects,omitempty"` // the discarded Objects of Frostlands (FL-MIX-09)
	Outcomes   []table.Card `json:"outcomes"`

	Foes      []SeenFoe      `json:"foes"` // on the map, by number
	Rocks     []SeenRock     `json:"rocks"`
	Slides    []SeenSlide    `json:"slides,omitempty"` // the shortcuts under avalanches (FL-FROST-06)
	Waypoints []SeenWaypoint `json:"waypoints"`
	Automa    *SeenAutoma    `json:"automa,omitempty"` // in a solo game
	Players   []SeenPlayer   `json:"players"`          // by seat, those out of the game included
}

// Land is the game that a region, 1 to 3, is of (FL-MIX-01).
func (v *View) Land(region int) Land {
	if b, ok := BoardOf(v.Boards[region-1]); ok {
		return b.Land
	}
	return Firelands
}

// LastRound reports whether the game ends with this round, as far as anybody can know: nothing more can close, or
// somebody has arrived (FL-ROUND-01, FL-RULING-02).
func (v *View) LastRound() bool { return v.RoundsLeft() == 0 }

// RoundsLeft is how many rounds there can still be after this one: one for each gate or dock that is left, if nobody
// arrives and no card shuts one early; none once somebody has arrived.
func (v *View) RoundsLeft() int {
	if v.Arrived() {
		return 0
	}
	left := Gates - max(v.Gates, v.Ship)
	if v.Ship == 0 && !v.Printed {
		left--
	}
	return max(0, left)
}

// Arrived reports whether somebody is where the race ends, the Automa included.
func (v *View) Arrived() bool {
	for i := range v.Players {
		if v.Players[i].Reached && !v.Players[i].Out {
			return true
		}
	}
	return v.Automa != nil && v.Automa.Reached
}

// Shown is a card as somebody sees it: its number, or Unseen.
type Shown int16

// Unseen is a card whose face the viewer does not know.
const Unseen Shown = -1

// Face is what is printed on the card, or nil when it is unseen.
func (c Shown) Face() *Face {
	if c < 0 {
		return nil
	}
	return Of(table.Card(c))
}

// Left are the cards left in the decks.
type Left struct {
	Exploration [3]int `json:"exploration"` // by period
	Objects     int    `json:"objects"`
	IceObjects  int    `json:"ice_objects,omitempty"` // of Frostlands
	Outcomes    int    `json:"outcomes"`
	Loot        [3]int `json:"loot"` // I-II, III-IV, V-VI
	Hitpoints   [3]int `json:"hitpoints"`
}

// SeenSlot is a slot of the Exploration Zone and the tile over it.
type SeenSlot struct {
	Card  Shown      `json:"card"` // Unseen when the slot is empty
	Tile  table.Card `json:"tile"`
	Side  int        `json:"side"` // of the tile, 0 or 1
	Cost  int        `json:"cost"`
	Left  []Token    `json:"left,omitempty"`  // on a Location, as long as they are there
	Right []Token    `json:"right,omitempty"` // likewise
	Token Token      `json:"token"`           // on an Encounter
}

// Deals are the Bonus Actions of the slot's tile, of which one may be taken (FL-BONUS-02).
func (s *SeenSlot) Deals() []Deal { return Of(s.Tile).Sides[s.Side] }

// SeenPlayer is one player's board, convoy and crew.
type SeenPlayer struct {
	Seat      table.Seat   `json:"seat"`
	Colour    Colour       `json:"colour"` // never White
	Out       bool         `json:"out"`    // of the game (FL-LAST-01)
	Space     Space        `json:"space"`
	Reached   bool         `json:"reached"` // stands on the Citadel, or at the ship
	Fame      int          `json:"fame"`
	Fury      int          `json:"fury"`
	Targets   int          `json:"targets"` // on the player's board; the others lie on Enemies
	FameRocks int          `json:"fame_rocks"`
	Moved     int          `json:"moved"`   // movement points of this round's movement
	Stealth   bool         `json:"stealth"` // ignores ambushes and Enemies this phase
	Speed     int          `json:"speed"`   // movement points before anything is bought (FL-MOVE-04)
	Towing    int          `json:"towing"`  // the most Trailers
	Limit     int          `json:"limit"`   // of Objects and Special Loot (FL-OBJ-02)
	Columns   []SeenColumn `json:"columns"` // the Truck's first (FL-CONVOY-13)
	Loose     []Token      `json:"loose"`   // tokens that have no box yet
	Active    []SeenCrew   `json:"active"`
	Exhausted []SeenCrew   `json:"exhausted"`
	Rest      []SeenCrew   `json:"rest"`
	Hand      []SeenCard   `json:"hand"`
	Share     []SeenCard   `json:"share"` // Loot being chosen from, then the card kept face down
	Tally     Tally        `json:"tally"` // as if the game ended now, Special Loot left out until it does
}

// Count is how many tokens of a kind lie in the convoy.
func (p *SeenPlayer) Count(t Token) int {
	n := 0
	for i := range p.Columns {
		n += p.Columns[i].Vehicle.count(t) + p.Columns[i].Device.count(t)
	}
	return n
}

// SeenColumn is a Truck or Trailer and the Device on it.
type SeenColumn struct {
	Vehicle SeenVehicle `json:"vehicle"`
	Device  SeenVehicle `json:"device"` // Unseen when there is none
}

// SeenVehicle is a card of a convoy.
type SeenVehicle struct {
	Card  Shown     `json:"card"`
	Used  bool      `json:"used"` // its recycling box has been used this round
	Boxes []SeenBox `json:"boxes,omitempty"`
}

func (v *SeenVehicle) count(t Token) int {
	n := 0
	for _, b := range v.Boxes {
		if b.Token == t {
			n++
		}
	}
	return n
}

// SeenBox is a cargo box and what lies in it.
type SeenBox struct {
	Kind    BoxKind `json:"kind"`
	N       uint8   `json:"n"` // rating, or Fame
	Token   Token   `json:"token"`
	Damaged bool    `json:"damaged"`
	Used    bool    `json:"used"` // a Weapon that has attacked this phase
}

// SeenCrew is a Survivor in one of the zones.
type SeenCrew struct {
	Card     table.Card `json:"card"`
	Skill    int        `json:"skill"`    // now, everything counted
	Counters int        `json:"counters"` // Contamination
	Boost    int        `json:"boost"`    // by food this turn
	Capsules bool       `json:"capsules"`
	Sent     bool       `json:"sent"` // takes part in the action going on
	Used     bool       `json:"used"` // the ability, this round
}

// SeenCard is a card that may be held face down.
type SeenCard struct {
	Card Shown  `json:"card"`
	Back string `json:"back"` // "object", "loot I-II"
}

// SeenFoe is an Enemy on the map.
type SeenFoe struct {
	Number    int        `json:"number"` // 1 to 6
	Card      table.Card `json:"card"`
	Region    int        `json:"region"`
	Hitpoints table.Card `json:"hitpoints"`
	Track     []Reward   `json:"track"`  // the boxes that can still be or have been filled, in order
	Filled    int        `json:"filled"` // how many of the track
	Targets   []int      `json:"targets"`
	Automa    int        `json:"automa,omitempty"` // Target counters of the Automa
}

// SeenRock is the counter on a rock place of a Mountain shortcut.
type SeenRock struct {
	From  Space     `json:"from"`
	To    Space     `json:"to"`
	State RockState `json:"state"`
	Card  Shown     `json:"card"` // Unseen until flipped, and when gone
}

// SeenSlide is a shortcut that an avalanche waits over, or has closed.
type SeenSlide struct {
	From Space `json:"from"`
	To   Space `json:"to"`
	Down bool  `json:"down"`
}

// SeenWaypoint is the counter on a waypoint space.
type SeenWaypoint struct {
	Space Space `json:"space"`
	Card  Shown `json:"card"` // Unseen when it has been taken
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
		Seat: s, Phase: g.Phase, Round: int(g.Round), Turn: g.turn(), Again: g.Again,
		Order: append(table.Reuse(v.Order, 0), g.players()...), Gates: int(g.Gates), Results: g.Results,
		Ship: int(g.Ship), Printed: g.Printed, Common: g.open(v.Common, Common), Defeated: g.open(v.Defeated, Defeated),
		Objects: g.open(v.Objects, ObjectDiscard), IceObjects: v.IceObjects[:0],
		Outcomes: g.open(v.Outcomes, OutcomeDiscard), Next: g.peeked(v.Next, s), Slots: v.Slots[:0], Foes: v.Foes[:0],
		Rocks: v.Rocks[:0], Slides: v.Slides[:0], Waypoints: v.Waypoints[:0], Automa: v.Automa,
		Players: table.Reuse(v.Players, int(g.Players)),
	}
	if !isPlayer(v.Turn) {
		v.Turn = table.Nobody
	}
	v.Automa = g.viewAutoma(v.Automa)
	for i := range v.Decks.Exploration {
		v.Decks.Exploration[i] = g.pile(Deck1 + Stack(i)).Len()
		v.Decks.Loot[i] = g.pile(Loot1 + Stack(i)).Len()
		v.Decks.Hitpoints[i] = g.pile(Hitpoints1 + Stack(i)).Len()
	}
	v.Decks.Objects, v.Decks.Outcomes = g.pile(ObjectDeck).Len(), g.pile(OutcomeDeck).Len()
	if g.pile(FrostObjectDiscard).Len() > 0 {
		v.IceObjects = g.open(v.IceObjects, FrostObjectDiscard)
	}
	v.Decks.IceObjects = g.pile(FrostObjectDeck).Len()
	if p := g.pile(OutcomeDeck); p.Loose < p.Len() {
		v.Aim = Of(p.At(p.Len() - 1)).Back
	}
	if g.Ready() {
		g.viewMap(s, v)
	}
	if g.Phase == PhaseMovement && g.Ride.Moving && v.Turn >= 0 {
		v.Points = g.points(v.Turn)
	}
	for i := range v.Players {
		g.viewPlayer(s, table.Seat(i), &v.Players[i])
	}
	return v
}

// turn is whose turn of the phase it is.
func (g *Game) turn() table.Seat {
	if int(g.Next) >= len(g.Order) {
		return table.Nobody
	}
	switch g.Phase {
	case PhaseExploration:
		return g.left(int(g.Next))
	case PhaseMovement, PhaseConvoysFire, PhaseLoot:
		return g.right(int(g.Next))
	}
	return table.Nobody
}

// open are the cards of a pile that lies open.
func (g *Game) open(old []table.Card, k Stack) []table.Card {
	p := g.pile(k)
	out := table.Reuse(old, p.Len())
	for i := range out {
		out[i] = p.At(i)
	}
	return out
}

// peeked is what the seat knows of the Exploration deck from the top on: cards in order, down to the last it has seen.
func (g *Game) peeked(old []Shown, s table.Seat) []Shown {
	out, known := old[:0], 0
	for k := Deck1; k <= Deck3; k++ {
		p := g.pile(k)
		for i := p.Len() - 1; i >= p.Loose; i-- {
			out = append(out, see(s, p, i))
			if out[len(out)-1] != Unseen {
				known = len(out)
			}
		}
		if p.Loose > 0 {
			break
		}
	}
	return out[:known]
}

// see is a card as a seat sees it lie.
func see(s table.Seat, p *table.Pile, i int) Shown {
	if c, known := p.Look(i, s); known {
		return Shown(c)
	}
	return Unseen
}

// viewMap fills in what lies on the map and in the Exploration Zone.
func (g *Game) viewMap(s table.Seat, v *View) {
	for i := range g.Sides {
		v.Boards[i] = g.board(i).Side
	}
	v.Slots = table.Reuse(v.Slots, 5)
	for i := range v.Slots {
		tile := g.Tiles[i]
		o := &v.Slots[i]
		*o = SeenSlot{Card: Unseen, Tile: tile.Card, Side: int(tile.Side), Cost: int(Of(tile.Card).Cost)}
		if p := g.pile(Slot1 + Stack(i)); p.Len() > 0 {
			o.Card = see(s, p, 0)
		}
		f := o.Card.Face()
		if f == nil {
			continue
		}
		gone := g.Cards[o.Card].Gone
		if !gone[0] {
			o.Left, o.Token = f.Left, f.Token
		}
		if !gone[1] {
			o.Right = f.Right
		}
	}
	for n := range g.Foes {
		if f := &g.Foes[n]; f.Region > 0 {
			first := Of(f.Hitpoints).FirstBox(int(g.Players))
			v.Foes = slices.Grow(v.Foes, 1)[:len(v.Foes)+1]
			foe := &v.Foes[len(v.Foes)-1]
			*foe = SeenFoe{Number: n, Card: f.Card, Region: int(f.Region), Hitpoints: f.Hitpoints,
				Track: Of(f.Hitpoints).Tracks[f.Side][first:], Filled: int(f.Filled),
				Targets: table.Reuse(foe.Targets, int(g.Players)), Automa: int(f.Targets[Automa])}
			for p := range foe.Targets {
				foe.Targets[p] = int(f.Targets[p])
			}
		}
	}
	rocks, points := g.pile(RockPlaces), g.pile(Waypoints)
	for region := range g.Sides {
		board := g.board(region)
		for _, c := range board.Shortcuts {
			if c.Terrain.Has(Avalanche) {
				v.Slides = append(v.Slides, SeenSlide{From: c.From, To: c.To, Down: g.Slid[region]})
			}
			for range c.Rocks {
				i := len(v.Rocks)
				r := SeenRock{From: c.From, To: c.To, State: g.Rocks[i], Card: Unseen}
				if r.State != RockGone {
					r.Card = see(s, rocks, i)
				}
				v.Rocks = append(v.Rocks, r)
			}
		}
		for _, at := range board.Waypoints {
			i := len(v.Waypoints)
			w := SeenWaypoint{Space: at, Card: Unseen}
			if !g.Taken[i] {
				w.Card = see(s, points, i)
			}
			v.Waypoints = append(v.Waypoints, w)
		}
	}
}

// viewPlayer fills in a player's things as a seat sees them.
func (g *Game) viewPlayer(s, who table.Seat, v *SeenPlayer) {
	m := g.mat(who)
	*v = SeenPlayer{Seat: who, Colour: m.Colour, Out: m.Out, Space: m.Space, Reached: m.Reached, Fame: int(m.Fame),
		Fury: int(m.Fury), Targets: int(m.Targets), FameRocks: int(m.FameRocks), Moved: int(m.Moved),
		Stealth: m.Stealth, Limit: 3, Columns: table.Reuse(v.Columns, g.of(who, Truck).Len()+g.of(who, Trailers).Len()),
		Loose: v.Loose[:0], Active: g.crew(v.Active, who, Active), Exhausted: g.crew(v.Exhausted, who, Exhausted),
		Rest: g.crew(v.Rest, who, Rest), Hand: g.held(v.Hand, s, who, Hand), Share: g.held(v.Share, s, who, Share),
		Tally: g.tally(table.Reuse(v.Tally.Lines, 16)[:0], who)}
	at := 0
	for _, k := range [2]Stack{Truck, Trailers} {
		for _, l := range g.of(who, k).Cards {
			c := &v.Columns[at]
			*c = SeenColumn{
				Vehicle: g.vehicle(c.Vehicle.Boxes, l.Card),
				Device:  SeenVehicle{Card: Unseen, Boxes: c.Device.Boxes[:0]},
			}
			at++
		}
	}
	for _, l := range g.of(who, Devices).Cards {
		for i := range v.Columns {
			if c := &v.Columns[i]; c.Vehicle.Card == Shown(g.Cards[l.Card].On) {
				c.Device = g.vehicle(c.Device.Boxes, l.Card)
			}
		}
	}
	for i := range v.Columns {
		for _, c := range [2]*SeenVehicle{&v.Columns[i].Vehicle, &v.Columns[i].Device} {
			for _, b := range c.Boxes {
				if b.Kind == BoxMaxPlus && !b.Damaged {
					v.Limit++
				}
			}
		}
	}
	if g.of(who, Truck).Len() > 0 {
		v.Speed, v.Towing = g.speed(who), int(v.Columns[0].Vehicle.Card.Face().Towing)
	}
	for x, n := range m.Hold {
		for range n {
			v.Loose = append(v.Loose, Token(x))
		}
	}
}

func (g *Game) vehicle(old []SeenBox, c table.Card) SeenVehicle {
	f := Of(c)
	v := SeenVehicle{Card: Shown(c), Used: g.Cards[c].Used, Boxes: table.Reuse(old, len(f.Boxes))}
	for i, b := range f.Boxes {
		o := g.Stow[c][i]
		v.Boxes[i] = SeenBox{Kind: b.Kind, N: b.N, Token: o.Token, Damaged: o.Damaged, Used: o.Used}
	}
	return v
}

func (g *Game) crew(old []SeenCrew, who table.Seat, zone Stack) []SeenCrew {
	p := g.of(who, zone)
	out := table.Reuse(old, p.Len())
	for i := range out {
		c := p.At(i)
		m := g.Cards[c]
		out[i] = SeenCrew{
			Card: c, Skill: g.skill(c), Counters: int(m.Counters), Boost: int(m.Boost), Capsules: m.Capsules,
			Sent: m.Sent, Used: m.Used,
		}
	}
	return out
}

// held are cards in a hand: their backs are public, their faces are for those who know them.
func (g *Game) held(old []SeenCard, s, who table.Seat, k Stack) []SeenCard {
	p := g.of(who, k)
	out := table.Reuse(old, p.Len())
	for i, l := range p.Cards {
		out[i] = SeenCard{Card: see(s, p, i), Back: backName(l.Card)}
	}
	return out
}

// backName is what the back of an Object or Loot card says.
func backName(c table.Card) string {
	f := Of(c)
	switch {
	case f.Group != GroupLoot && f.Land == Frostlands:
		return "ice object"
	case f.Group != GroupLoot:
		return "object"
	}
	return [4]string{1: "loot I-II", 2: "loot III-IV", 3: "loot V-VI"}[f.Deck]
}

// Room is what the convoy can carry and what it has to.
func (p *SeenPlayer) Room() Hold {
	var h Hold
	for i := range p.Columns {
		for _, c := range [2]*SeenVehicle{&p.Columns[i].Vehicle, &p.Columns[i].Device} {
			for _, b := range c.Boxes {
				if b.Damaged {
					h.Damaged++
					continue
				}
				h.Whole++
				h.Boxes[b.Kind]++
				if b.Token != NoToken {
					h.Tokens[b.Token]++
				}
			}
		}
	}
	for _, x := range p.Loose {
		h.Tokens[x]++
	}
	return h
}

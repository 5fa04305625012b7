// Package saga is Posthuman Saga: its rules in every mode, its cards, its storybook.
//
// cards/VOCABULARY.md says what the words on its cards mean.
package saga

import "waystation/table"

// Game is the whole state of a match: plain data. Cards lie in piles and nowhere else.
type Game struct {
	Players int8
	Mode    Mode
	SideB   bool // solo: which side of the mission board lies up (PS-SOLO-02)

	Phase  Phase
	Round  int8          // from 1; 0 during the set-up
	Next   int8          // how many have had their part of the phase
	Order  [4]table.Seat // the player order track (PS-SETUP-20, PS-BCAST-04)
	Bids   [4]int8       // 1 + each of the broadcast going on, by seat
	Doomed bool          // a boss was killed: this round is the last (PS-END-02)
	Final  Final

	Mats     [maxSeats]Mat
	Sides    [maxSeats]Side // players' own, or the teams'
	Story    Story          // the story encounter going on
	Trial    Trial          // the stat challenge going on
	Told     uint64         // bits of what stories remember
	Lived    []Lived        // the stories of the match, in the order in which they were begun
	Brawlers table.Seats    // who is level at the end, by the first player of each side (PS-TIE-04)
	Power    [sites]int8    // solo: how many sites lie on each power track beside its marker (PS-SOLO-19)
	Tougher  [2]int8        // solo: the health more of the next enemy, and of the one after (PS-RULING-190)
	Alarm    int8           // solo: where the threat marker stands (PS-SOLO-03)
	Firsts   [4]bool        // recon sequences whose first player bonus is taken (PS-RECON-07)
	Rows     [2][4]int8     // mission score card: the round in which each space was taken, by level (PS-MISSION-13)

	Cards [CardCount]Marks
	Read  table.Opened // sides of the storybook that have been read

	Stacks [commonStacks]table.Pile
	Owned  [maxSeats][seatStacks]table.Pile
	Lands  [maxSeats][landStacks]table.Pile // by side

	book *table.Sealed[Page] // the storybook
}

const maxSeats = 4

// Mode is a way to play.
type Mode uint8

// The modes.
const (
	Standard Mode = iota
	Teams         // team versus (PS-TEAM-01)
	Solo          // PS-SOLO-01
)

// Phase says what Step plays next.
type Phase uint8

// The phases (PS-MORN-01), their parts, and what comes before and after them.
const (
	PhaseSetup       Phase = iota
	PhaseEncroaching       // round 7 (PS-EVENT-03)
	PhaseEating
	PhaseStory
	PhaseBroadcast
	PhaseTaking // pairs from the queue, in the new order
	PhaseEvent
	PhaseDeclare
	PhaseDay
	PhaseSecondDay // solo (PS-SOLO-24)
	PhaseNight
	PhaseRefill
	PhaseBrawl
	PhaseOver
)

// Action is what a player declares for a Day Phase (PS-SETUP-05).
type Action uint8

// The actions.
const (
	NoAction Action = iota
	Camp
	Forage
	Map
	Trek
)

// Mat is a player's character board, but for cards.
type Mat struct {
	Character int8 // of the five, from 0
	Health    int8
	HealthMax int8 // the hole left of the limit peg (PS-RULING-052)
	Morale    int8
	MoraleMax int8
	Fatigue   int8
	XP        int16
	Goods     [goods]int8
	Boosts    int8   // cubes
	Ready     int8   // of them
	Radio     int8   // broadcast tokens that are ready, of five
	Skills    uint16 // bits of those learned, by their place in the character's list
	Visible   bool   // has a visible mutation token (PS-MUT-05)

	At     int8 // the zone of their quadrant where the miniature stands
	Camped int8 // the zone of the camp token, or -1
	Action Action
	Acted  bool
	Forced bool // Camp lies face up already (PS-KO-06)
	Waits  bool // for the teammate, to trek together (PS-RULING-166)
	Steps  int8 // of movement left in this turn
	Stage  Stage

	Fight  Fight // the combat going on
	Walked uint8 // how they have moved in this action, see walkedNot

	Busy     bool  // in an encounter or a challenge: no tokens, no mods (PS-RULING-009)
	Engaged  bool  // in combat: no swapping of weapons either
	Applying bool  // an effect is being applied to them: neither
	Owed     int8  // fights that come when the one going on is over
	Used     usage // abilities used in the window that is open
	Daily    usage // in this round of the game
	Frayed   usage // in this encounter
}

// Stage is how far a player's action has got.
type Stage uint8

// The stages of a turn in the Day Phase.
const (
	StageBegin    Stage = iota
	StageMoved          // the movement of a Forage or Trek is over
	StageResolved       // the action is, but for tokens to be placed
	StageOver
)

// Side is what a player has alone, and a team together: score, missions, hand.
type Side struct {
	VP       int16
	Level    int8    // missions complete: 0, 1 or 2
	Stage    int8    // missions complete, those of the solo board too
	Goal     Goal    // of the mission being done
	Tokens   [2]int8 // mission tokens placed, by level
	Finished [2]int8 // the round in which each was completed, or 0 (PS-TIE-02)
	SideSite int8    // site type of the side mission, from 1, or 0 (PS-SIDE-01)
	SideDone bool
	Scored   uint8       // bits of the recon sequences scored (PS-RULING-046)
	Killed   bool        // a boss (PS-TIE-01)
	First    int8        // solo: which L1 mission was done first, from 1; 0 while none is
	Doing    int8        // solo: which L1 mission is being done, from 1, or 0
	Keeper   int8        // teams: 1 + who resolves the landmark tonight where both stand, or 0 (PS-TEAM-16)
	Zones    [zones]Zone // of the quadrant
}

// Goal is what of a mission is met: bits of its requirements, the end terrain last (PS-RULING-032).
type Goal uint8

// How a player has moved in an action.
const (
	walkedNot uint8 = iota
	walkedSteps
	walkedMarch
)

// Zone is what lies in one zone of a quadrant, face up or as a token.
type Zone struct {
	Tile  int16 // 1 + the terrain, or 0 for an empty zone
	Site  int16 // 1 + the scavenge site
	Down  bool  // the site lies face down (PS-RECON-05)
	Token Token
}

// Token is what marks a mission or a side mission on terrain.
type Token uint8

// The tokens.
const (
	NoToken Token = iota
	L1Token
	L2Token
	SideToken
	SecondToken // solo: of the second set of L1 tokens (PS-SOLO-09)
)

// Marks are what a card carries wherever it lies.
type Marks struct {
	At       int8  // terrain, sites: the zone; a pair of the queue: its space
	Equipped bool  // weapons
	Heavy    bool  // lies in the heavy slot
	Mod      bool  // is tucked under a weapon
	On       int16 // a mod: the weapon
	Left     int8  // counters on it
	Marker   bool  // solo: a site that names its power track
	Came     bool  // has been in play in this match
}

// Final is how a match ended.
type Final uint8

// The ends.
const (
	NotYet    Final = iota
	LastRound       // PS-END-01
	BossDead        // PS-END-02
	Missions        // solo: won (PS-SOLO-11)
	Overrun         // solo: the threat reached the Fortress (PS-SOLO-12)
	TooLate         // solo: round 14 is over (PS-SOLO-13)
)

// Good is a kind of token that is used up.
type Good uint8

// The goods (PS-BOARD-03).
const (
	Food Good = iota
	Ammo
	Meds
	Booze
	Books
	goods
)

// Terrain is a type of terrain (PS-MAP-06).
type Terrain uint8

// The types.
const (
	City Terrain = iota
	Forest
	Rural
	Mountain
	terrains
)

// Site is a type of scavenge site.
type Site uint8

// The types.
const (
	Factory Site = iota
	Junkyard
	Lab
	Mall
	sites
)

// Stack names a place where cards lie.
type Stack int

// The common stacks.
const (
	Tiles     Stack = iota // terrain
	TilesGone              // set aside (PS-MAP-18)
	SiteBag
	QueueTiles
	QueueSites
	StoryBag
	Enemies1
	Enemies1Gone
	Enemies2
	Enemies2Gone
	Bosses
	BossShown // solo: the face-up boss (PS-SOLO-05)
	Ranged
	RangedGone
	Melee
	MeleeGone
	Gear
	GearGone
	Followers
	FollowersGone
	Minor
	Major
	Events
	EventsGone
	Lasting      // events in play
	Signs        // landmark tokens not dealt out
	Mornings     // the morning tokens of the rounds to come
	MorningsGone // those of the rounds that were
	Recons       // objectives of other games
	Recon        // of this one
	Objectives
	PowerSites // solo: on the power tracks
	Shuffling  // for a moment
	Aside      // out of the game
	commonStacks
)

// The stacks of one player.
const (
	Deck      Stack = iota // challenge cards that are ready
	Exhausted              // those that are not
	Yellow                 // set aside until a skill brings them (PS-SETUP-24)
	Primary                // the primary challenge card
	Drawn                  // random challenge cards beside it
	Weapons                // starting weapons included, mods too
	Items                  // equipment
	Company                // followers
	Mutations
	Foe      // the enemy being fought
	MyBoss   // in front of them (PS-BOSS-01)
	Chosen   // being chosen from
	Mementos // landmarks that go on working
	Kept     // the primary card of an encounter, while a challenge goes on in it
	seatStacks
)

// The stacks of a quadrant, or of a side.
const (
	Terrains Stack = iota // laid
	Placed                // sites
	Hand                  // terrain and sites (PS-MAP-16)
	Goals                 // the mission objective card
	Sign1                 // landmark tokens, one a pile (PS-SETUP-16)
	Sign2
	Sign3
	landStacks
)

const stacks = int(commonStacks) + maxSeats*int(seatStacks) + maxSeats*int(landStacks)

func (g *Game) pile(k Stack) *table.Pile               { return &g.Stacks[k] }
func (g *Game) of(s table.Seat, k Stack) *table.Pile   { return &g.Owned[s][k] }
func (g *Game) land(s table.Seat, k Stack) *table.Pile { return &g.Lands[g.side(s)][k] }
func (g *Game) mat(s table.Seat) *Mat                  { return &g.Mats[s] }

// stack is one of all stacks: the common ones, each player's, each quadrant's.
func (g *Game) stack(i int) *table.Pile {
	if i < int(commonStacks) {
		return &g.Stacks[i]
	}
	i -= int(commonStacks)
	if i < maxSeats*int(seatStacks) {
		return &g.Owned[i/int(seatStacks)][i%int(seatStacks)]
	}
	i -= maxSeats * int(seatStacks)
	return &g.Lands[i/int(landStacks)][i%int(landStacks)]
}

// side is whose score, missions, quadrant and hand a player has: their own, or their team's (PS-TEAM-02, PS-TEAM-06,
// PS-TEAM-11).
func (g *Game) side(s table.Seat) int {
	if g.Mode == Teams {
		return int(s) / 2
	}
	return int(s)
}

func (g *Game) own(s table.Seat) *Side { return &g.Sides[g.side(s)] }

// mate is a player's teammate, or Nobody.
func (g *Game) mate(s table.Seat) table.Seat {
	if g.Mode != Teams {
		return table.Nobody
	}
	return s ^ 1
}

// sideCount is how many there are.
func (g *Game) sideCount() int {
	if g.Mode == Teams {
		return 2
	}
	return int(g.Players)
}

// members are the players of a side.
func (g *Game) members(side int) table.Seats {
	if g.Mode == Teams {
		return table.Set(table.Seat(2*side), table.Seat(2*side+1))
	}
	return table.Set(table.Seat(side))
}

// Seats is the number of players.
func (g *Game) Seats() int { return int(g.Players) }

// Over reports whether the match has ended.
func (g *Game) Over() bool { return g.Phase == PhaseOver }

// Ready reports whether the set-up is done.
func (g *Game) Ready() bool { return g.Round > 0 }

// CopyFrom makes this state equal to another.
func (g *Game) CopyFrom(from table.Game) {
	o := from.(*Game)
	common, owned, lands, read, lived := g.Stacks, g.Owned, g.Lands, g.Read, g.Lived
	*g = *o
	g.Stacks, g.Owned, g.Lands, g.Read = common, owned, lands, read
	g.Read.CopyFrom(&o.Read)
	g.Lived = append(lived[:0], o.Lived...)
	for i := range stacks {
		g.stack(i).CopyFrom(o.stack(i))
	}
}

// Piles are all stacks.
func (g *Game) Piles() []*table.Pile {
	out := make([]*table.Pile, stacks)
	for i := range out {
		out[i] = g.stack(i)
	}
	return out
}

// Back tells cards apart from behind: by deck.
func (g *Game) Back(c table.Card) uint8 { return uint8(Of(c).Group) }

// CardCount is how many cards, tiles and tokens there are; a test compares it with the catalogue.
const CardCount = 502

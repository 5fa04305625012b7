package firelands

import "waystation/table"

// talent is what an Ability is, said once: its words, what it costs and brings where it is used by itself, and what
// it is to the rules that ask for it. Rules about one Survivor only stand in the chapter they belong to (the
// Fanatic's in fame.go, the Sheriff's in weapons.go) and look for the Survivor with activeWith.
type talent struct {
	name   string // of the Survivor, as the card files have it
	signs  string // the ability in a few signs, for small cards
	copies int    // how many Survivors have it; 0 means 1
	starts bool   // they start with a crew

	// Abilities that are offered by themselves.
	use    use
	says   string  // on the option
	deal   Deal    // what using it costs and brings
	others bool    // it brings that for each other active Survivor (FL-RULING-103)
	choice []Token // it brings 1 of these as well, as the player chooses
	trades bool    // it brings any of Food, Fuel and Ammo for any token of a Resource
	late   bool    // it can be used only after the zones have shifted (FL-RULING-103)
	owed   bool    // what it brings is an Object, drawn when all have rested (FL-RULING-58)

	// What others ask for.
	blow   int8                                          // Damage to an Enemy when firing (FL-FIRE-18)
	cost   []Effect                                      // of the blow: one of these; nil: nothing
	speed  int8                                          // more points of movement
	drills bool                                          // works as a Drill, or beside one as speed (FL-RULING-101)
	tracks bool                                          // works as Tracks
	immune bool                                          // eats Contaminated Food without harm (FL-RULING-138)
	end    func(g *Game, s table.Seat) (count, fame int) // what it counts at the end, and the Fame it gives
}

// use is when an ability is offered by itself.
type use uint8

const (
	notOffered use = iota
	exploring      // in an action that the Survivor takes part in
	resting        // in the Rest Phase
)

// one, two are effects of so many.
func one(do Do) []Effect { return []Effect{{Do: do, N: 1}} }
func two(do Do) []Effect { return []Effect{{Do: do, N: 2}} }

// tokens are n tokens of a kind, and treatments n of any own Survivors.
func tokensOf(x Token, n uint8) []Effect { return []Effect{{Do: DoToken, Token: x, N: n}} }
func treatments(n uint8) []Effect        { return []Effect{{Do: DoTreat, N: n, Any: true}} }

// talents are the abilities of all Survivors.
var talents = [...]talent{
	NoAbility: {name: "none"},
	DesertSon: {
		name: "Desert Son", copies: 4, starts: true,
		signs: "After exploring: rests, or *1* {fuel}",
	},
	TribalWarrior: {
		name: "Tribal Warrior", starts: true,
		signs:  "*2* {fury}: a good",
		use:    exploring,
		says:   "2 Fury for",
		deal:   Deal{Pay: two(DoFury)},
		choice: []Token{Food, Fuel, Ammo},
	},
	TribalSister: {
		name: "Tribal Sister", starts: true,
		signs:  "*1* {fury} per other active",
		use:    exploring,
		says:   "1 Fury for each other active Survivor",
		deal:   Deal{Gain: one(DoFury)},
		others: true,
	},
	Incursor: {
		name: "Incursor", starts: true,
		signs: "Bonus free of {fury}; *1* {object}: *+1* {speed}",
	},
	Spy: {
		name: "Spy", starts: true,
		signs:  "Lose *1* {fame}: a good or {object}",
		use:    exploring,
		says:   "lose 1 Fame for",
		deal:   Deal{Pay: one(DoLoseFame)},
		choice: []Token{Food, Fuel, Ammo, ObjectToken},
	},
	ImplantedRebel: {
		name: "Implanted Rebel", starts: true,
		signs:  "*+1* {speed}, eats {foodbad} safely",
		speed:  1,
		immune: true,
	},
	ImplantedFighter: {
		name: "Implanted Fighter", starts: true,
		signs:  "*1* {damage}, eats {foodbad} safely",
		blow:   1,
		immune: true,
	},
	CitadelScientist: {
		name: "Citadel Scientist", starts: true,
		signs: "Rest: *1* {object}",
		use:   resting,
		says:  "gain 1 Object",
		deal:  Deal{Gain: tokensOf(ObjectToken, 1)},
		owed:  true,
	},
	CitadelGuard: {
		name: "Citadel Guard", starts: true,
		signs: "{fuel} or {object}: *3* {damage}",
		blow:  3,
		cost:  []Effect{{Do: DoToken, Token: Fuel, N: 1}, {Do: DoToken, Token: ObjectToken, N: 1}},
	},
	Cooker: {
		name:  "Cooker",
		signs: "End: *2* {fame} with *2* {food}",
		end: func(g *Game, s table.Seat) (count, fame int) { // FL-RULING-19
			if count = g.count(s, Food); count >= 2 {
				fame = 2
			}
			return count, fame
		},
	},
	Courier: {
		name:  "Courier",
		signs: "Lose *1* {fame}: *1* {object}",
		use:   exploring,
		says:  "lose 1 Fame for 1 Object",
		deal:  Deal{Pay: one(DoLoseFame), Gain: tokensOf(ObjectToken, 1)},
	},
	Cutthroat: {
		name:  "Cutthroat",
		signs: "*1* {fame}: *2* {damage}",
		blow:  2,
		cost:  one(DoFame),
	},
	Digger: {
		name:   "Digger",
		signs:  "Drill, or *+1* {speed}",
		drills: true,
	},
	Fanatic: {
		name:  "Fanatic",
		signs: "{damage} for lost {fame}",
	},
	Gambler: {
		name:  "Gambler",
		signs: "End: *2* {fame} without Loot",
		end: func(g *Game, s table.Seat) (count, fame int) {
			if !g.hasLoot(s) {
				fame = 2
			}
			return 0, fame
		},
	},
	Paramedic: {
		name:  "Paramedic",
		signs: "*1* {food}: *2* from Rest",
	},
	Sheriff: {
		name:  "Sheriff",
		signs: "A {weapon} rated *+1*",
	},
	Trader: {
		name:   "Trader",
		signs:  "Rest: swap a good",
		use:    resting,
		says:   "swap 1 Resource",
		trades: true,
	},
	TruckDriver: {
		name:  "Truck Driver",
		signs: "*1* or *2* {fury}: {speed}",
	},
	Welder: {
		name:   "Welder",
		signs:  "{repair} per other active",
		use:    resting,
		says:   "1 Repair for each other active Survivor",
		deal:   Deal{Gain: one(DoRepair)},
		others: true,
		late:   true,
	},

	Leader: {
		name: "Leader", copies: 4, starts: true,
		signs: "Rests after exploring",
	},
	CoPilot: {
		name: "Co-Pilot", copies: 4, starts: true,
		signs: "*+1* {speed}, *+2* far behind",
		speed: 1,
	},
	SledDriver: {
		name:  "Sled Driver",
		signs: "*+1* {speed}",
		speed: 1,
	},
	IceFisher: {
		name:  "Ice Fisher",
		signs: "*1* {food}",
		use:   exploring,
		says:  "gain 1 Food",
		deal:  Deal{Gain: tokensOf(Food, 1)},
	},
	OldTrapper: {
		name:  "Old Trapper",
		signs: "Rest: *1* {fame} for *2* {food}",
		use:   resting,
		says:  "pay 1 Fame for 2 Food",
		deal:  Deal{Pay: one(DoFame), Gain: tokensOf(Food, 2)},
	},
	Mechanic: {
		name:  "Mechanic",
		signs: "Rest: *1* {repair}",
		use:   resting,
		says:  "1 Repair",
		deal:  Deal{Gain: one(DoRepair)},
	},
	SignalOfficer: {
		name:  "Signal Officer",
		signs: "Sees the next card",
		use:   exploring,
		says:  "look at the top card of the Exploration deck",
		deal:  Deal{Gain: one(DoPeek)},
	},
	FurnaceKeeper: {
		name:  "Furnace Keeper",
		signs: "Rest: *1* {treat}",
		use:   resting,
		says:  "1 Treatment",
		deal:  Deal{Gain: treatments(1)},
	},
	SnowScout: {
		name:   "Snow Scout",
		signs:  "{tracks}",
		tracks: true,
	},
	Demolitionist: {
		name:  "Demolitionist",
		signs: "*1* {ammo}: *2* {damage}",
		blow:  2,
		cost:  tokensOf(Ammo, 1),
	},
	FieldSurgeon: {
		name:  "Field Surgeon",
		signs: "Rest: *1* {food} for *2* {treat}",
		use:   resting,
		says:  "1 Food to remove 2 Contamination",
		deal:  Deal{Pay: tokensOf(Food, 1), Gain: treatments(2)},
	},
	Stowaway: {
		name:  "Stowaway",
		signs: "End: *1* {fame} with a free {survivor} box",
		end: func(g *Game, s table.Seat) (count, fame int) {
			if count = g.berths(s); count > 0 {
				fame = 1
			}
			return count, fame
		},
	},
}

// abilityWords are the names of the abilities, in order.
var abilityWords = func() []string {
	words := make([]string, len(talents))
	for a := range talents {
		words[a] = talents[a].name
	}
	return words
}()

// land is the game whose Survivors have the ability.
func (a Ability) land() Land {
	if a < Leader {
		return Firelands
	}
	return Frostlands
}

// Signs is the ability in a few signs and words, as marked text.
func (a Ability) Signs() string { return talents[a].signs }

// Deal is what using an ability by itself costs and brings, with so many other Survivors in the Active Zone. A token
// of the player's choice is left out.
func (a Ability) Deal(others int) Deal {
	k := &talents[a]
	if !k.others {
		return k.deal
	}
	e := k.deal.Gain[0]
	e.N *= uint8(others)
	return Deal{Gain: []Effect{e}}
}

// Blow is the Damage that a Survivor with the ability deals to an Enemy, without a Weapon (FL-FIRE-18).
func (a Ability) Blow() int { return int(talents[a].blow) }

// BlowForFame reports whether it costs 1 Fame.
func (a Ability) BlowForFame() bool {
	cost := talents[a].cost
	return cost != nil && cost[0].Do == DoFame
}

// Immune reports whether who has the ability eats Contaminated Food without harm (FL-RULING-138).
func (a Ability) Immune() bool { return talents[a].immune }

// Tracks and Drill report whether the ability works as such, for the shortcuts that need them (FL-RULING-66).
func (a Ability) Tracks() bool { return talents[a].tracks }
func (a Ability) Drill() bool  { return talents[a].drills }

package saga

// RoundKind is what happens in the middle of a morning (PS-RULING-001).
type RoundKind uint8

// The kinds.
const (
	RoundQuiet RoundKind = iota
	RoundBroadcast
	RoundEvent
)

// board holds the design numbers, which may be tuned without breaking a rule.
var board = struct {
	Rounds     [16]RoundKind
	Fatigue    [7]Effects        // by hole (PS-RULING-055)
	Loot       [terrains]Effects // PS-FORAGE-03 to PS-FORAGE-06
	Dice       [3][6]Result      // green, red, black (PS-RULING-113)
	MissionVP  [2][2][4]int8     // by card and level (PS-RULING-037)
	SitesEach  int
	Stories    int
	Hand       int // PS-MAP-16
	TeamHand   int // PS-TEAM-11
	Steps      int // of a move (PS-MOVE-01)
	CampPoints int
	ForageMind int
	Draws      int // of a challenge (PS-CHAL-05)
	MapRecover int
	BossVP     int
	BossXP     int
	SideVP     int
	XPForVP    int
	Fortress   int // of the threat track (PS-RULING-189)
}{
	Rounds: [16]RoundKind{RoundBroadcast, RoundEvent, RoundBroadcast, RoundEvent, RoundBroadcast, RoundEvent, RoundQuiet, RoundBroadcast,
		RoundEvent, RoundBroadcast, RoundEvent, RoundBroadcast, RoundEvent, RoundBroadcast, RoundEvent, RoundQuiet},
	Fatigue: [7]Effects{1: {{Do: DoExhaustBoost, N: 1}}, 2: {{Do: DoGloom, N: 1}}, 3: {{Do: DoExhaustCard, N: 1}}, 4: {{Do: DoHurt, N: 1}},
		5: {{Do: DoGloom, N: 1}, {Do: DoExhaustRadio, N: 1}}, 6: {{Do: DoHurt, N: 1}, {Do: DoGloom, N: 1}}},
	Loot: [terrains]Effects{City: {{Do: DoMelee, N: 1}}, Forest: {{Do: DoFood, N: 2}, {Do: DoRecovery, N: 1}},
		Rural: {{Do: DoAmmo, N: 2}, {Do: DoFood, N: 1}}, Mountain: {{Do: DoRanged, N: 1}}},
	Dice: [3][6]Result{
		{{}, {}, {Hits: 1}, {Hits: 1}, {Hits: 1}, {Block: 1}},
		{{}, {Hits: 1}, {Hits: 1}, {Hits: 2}, {Damage: 1}, {Hits: 1, Damage: 1}},
		{{Hits: 1}, {Hits: 1}, {Hits: 2}, {Hits: 2}, {Damage: 1}, {Hits: 1, Damage: 1}},
	},
	MissionVP: [2][2][4]int8{{{3, 1}, {5, 3}}, {{4, 3, 2, 1}, {6, 4, 3, 2}}},
	SitesEach: 16, Stories: 70, Hand: 4, TeamHand: 6, Steps: 2, CampPoints: 4, ForageMind: 4, Draws: 2, MapRecover: 2, BossVP: 2, BossXP: 2, SideVP: 2, XPForVP: 5, Fortress: 10,
}

var (
	siteNames    = [sites]string{"Factory", "Junkyard", "Lab", "Mall"}
	terrainNames = [terrains]string{"City", "Forest", "Rural", "Mountain"}
	actionNames  = [...]string{"nothing", "Camp", "Forage", "Map", "Trek"}
	goodNames    = [goods]string{"food", "ammo", "meds", "booze", "book"}
)

// solo are the two sides of the solo mission board (PS-SOLO-02, PS-RULING-190). They stand in board.yaml, too.
var solo = [2]SoloBoard{
	{
		Name: "The Long Field",
		Power: [sites][2]Power{
			Factory:  {{Foes: 1, Health: 1}, {Foes: 2, Health: 1}},
			Junkyard: {{Does: Effects{{Do: DoLoseFood, N: 1, Or: []Effect{{Do: DoLoseAmmo, N: 1}}}}}, {Does: Effects{{Do: DoLoseItem, N: 1}, {Do: DoLoseFood, N: 1}}}},
			Lab:      {{Does: Effects{{Do: DoTire, N: 1}}}, {Does: Effects{{Do: DoMutation, N: 1}}}},
			Mall:     {{Does: Effects{{Do: DoGloom, N: 1}}}, {Does: Effects{{Do: DoThreat, N: 1}}}},
		},
		Missions: [3]Mission{
			{Name: "The Sowing", Needs: []Terrain{Rural, Forest}, End: City},
			{Name: "Fires on the Ridge", Needs: []Terrain{Mountain, Forest}, End: Rural},
			{Name: "What Comes Behind the Plough", Needs: []Terrain{City, Mountain, Forest}, End: Rural},
		},
	},
	{
		Name: "The Low Water",
		Power: [sites][2]Power{
			Factory:  {{Does: Effects{{Do: DoTire, N: 1}}}, {Does: Effects{{Do: DoMutation, N: 1}}}},
			Junkyard: {{Does: Effects{{Do: DoGloom, N: 1}}}, {Does: Effects{{Do: DoThreat, N: 1}}}},
			Lab:      {{Foes: 1, Health: 1}, {Foes: 2, Health: 1}},
			Mall:     {{Does: Effects{{Do: DoLoseFood, N: 1, Or: []Effect{{Do: DoLoseAmmo, N: 1}}}}}, {Does: Effects{{Do: DoLoseItem, N: 1}, {Do: DoLoseFood, N: 1}}}},
		},
		Missions: [3]Mission{
			{Name: "The Dry Well", Needs: []Terrain{City, Mountain}, End: Forest},
			{Name: "Eleven Names", Needs: []Terrain{Rural, City}, End: Mountain},
			{Name: "The Sluice", Needs: []Terrain{Forest, City, Rural}, End: Mountain},
		},
	},
}

package firelands

// Space is a space of the map, named by its printed number: 100 to 316. Its first digit is its region.
type Space uint16

// The spaces at both ends of the road, and the gates between (FL-SETUP-30, FL-RULING-03).
const (
	NoSpace    Space = 0
	FirstSpace Space = 100
	LastSpace  Space = 316
	FirstGate  Space = 307
	Gates            = 6
)

// Gate returns the gate space of Gate counter k, 1 to 6; in Frostlands it is dock k (FL-FROST-02).
func Gate(k int) Space { return FirstGate + Space(k) - 1 }

// Region returns the region of a space, 1 to 3.
func (s Space) Region() int { return int(s) / 100 }

// Board is one side of a region board. Every way on it leads from the lower to the higher number (FL-RULING-59).
type Board struct {
	Side      string // "1C"
	Region    uint8
	Land      Land
	Name      string
	Text      string // what the board asks of a convoy
	Flavour   string
	Spaces    []Space // in ascending order, gates and caves or docks included
	Roads     []Road
	Shortcuts []Shortcut
	Waypoints []Space
	Left      Mouths // towards the region before; none in Region 1
	Right     Mouths // towards the region after; none in Region 3
}

// End is the space where the road of a Region 3 board ends: the last cave, or the last dock (FL-RULING-03,
// FL-FROST-02).
func (b *Board) End() Space {
	if b.Land == Frostlands {
		return Gate(Gates)
	}
	return LastSpace
}

// Mouths are the Tunnel ends on one edge of a board. NoSpace is a collapsed end, or none (FL-SETUP-05).
type Mouths struct{ North, South Space }

// Road is one step of road.
type Road struct{ From, To Space }

// Shortcut is a way marked with treads; it costs 1 point whatever its length (FL-SHORT-01).
type Shortcut struct {
	From, To Space
	Terrain  Terrain
	Counters uint8 // Dangerous: Contamination counters to assign
	Damage   uint8 // Dangerous: Damage to take
	Rocks    uint8 // Mountain: Rock counters
}

// Terrain is the set of types a shortcut has at once.
type Terrain uint8

// The types of shortcuts.
const (
	Rough     Terrain = 1 << iota // needs Tracks (FL-SHORT-02)
	Dangerous                     // has a toll (FL-SHORT-03)
	Mountain                      // needs a Drill until opened (FL-SHORT-04)
	Avalanche                     // the first crossing closes it for good (FL-FROST-06)
)

// Has reports whether the shortcut is of that type, among others perhaps.
func (t Terrain) Has(x Terrain) bool { return t&x != 0 }

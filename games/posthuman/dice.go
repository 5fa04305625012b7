package posthuman

// DieKind is one of the four kinds of dice.
type DieKind uint8

// The kinds: melee, defence and shooting dice.
const (
	MD DieKind = iota
	DD
	SD
)

// Face6 is what a die shows or counts as.
type Face6 uint8

// The faces (PH-MELEE-08, PH-MELEE-09, PH-SHOOT-10 to PH-SHOOT-15).
const (
	Miss Face6 = iota
	Warrior
	Block
	Attack
	Critical
	Special6
	Range1
	Range2
	Range3
	SkillShot
)

// faces are the six faces of each kind of die (PH-RULING-03, PH-RULING-04, PH-RULING-05).
var faces = [3][6]Face6{
	MD: {Miss, Warrior, Block, Attack, Critical, Special6},
	DD: {Block, Block, Block, Attack, Special6, Miss},
	SD: {Range1, Range2, Range3, Special6, SkillShot, Miss},
}

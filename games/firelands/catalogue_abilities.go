package firelands

// Ability is what a Survivor can do; each is named after its Survivor.
type Ability uint8

// The abilities.
const (
	NoAbility Ability = iota
	DesertSon
	TribalWarrior
	TribalSister
	Incursor
	Spy
	ImplantedRebel
	ImplantedFighter
	CitadelScientist
	CitadelGuard
	Cooker
	Courier
	Cutthroat
	Digger
	Fanatic
	Gambler
	Paramedic
	Sheriff
	Trader
	TruckDriver
	Welder

	Leader // from here on Frostlands
	CoPilot
	SledDriver
	IceFisher
	OldTrapper
	Mechanic
	SignalOfficer
	FurnaceKeeper
	SnowScout
	Demolitionist
	FieldSurgeon
	Stowaway
)

// Item is what an Object or a Special Loot card does; each is named after its card.
type Item uint8

// The items: of each game Objects first, then Special Loot.
const (
	NoItem Item = iota
	AntiHeatCapsules
	AntiRadKit
	AntiTankMissile
	DurableCannedGoods
	DecontaminationIVBag
	HazmatSuit
	IncendiaryAmmunition
	MRE
	Nitromethane
	NitrousOxide
	SmokeGrenade
	StealthDevice
	AtomicFuel
	ScientistsHead
	IronstormGrenade
	ChromeSpray
	MetalDetector
	SurvivalKit
	Harpoon
	V8HolyBook
	HealthCertificates
	DroneRepairKit
	SanitizerKit
	LuxuryBriefcase
	WarBook
	TeslaSpear

	SurvivalBlanket // from here on Frostlands
	FlareGun
	DieselCan
	SnowChains
	Thermos
	Mine
	IcePick
	RadioBeacon
	CamouflageNet
	SnowGoggles
	DieselDrum
	SalvagedShells
	WolfPelt
	HowlHorn
	MedCrate
	CacheMap
	IceHarpoon
	SkullTrophies
	FrozenArchives
	HullPlates
	IcebreakerPass
	RescueFlag
	AlphaHead
	LootCrate
	TrophyRack
)

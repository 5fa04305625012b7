package firelandsbot_test

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/games/gametest"
	"waystation/table"
)

// pose lays out a table of two, Red and Blue, in the words of docs/firelands-positions.md; the bot plays both.
func pose(t *testing.T, lines ...string) *gametest.Position {
	t.Helper()
	setup := table.Setup{Seats: 2, Options: map[string]string{
		"colour1": "red", "colour2": "blue", "region1": "C", "region2": "C", "region3": "C"}}
	players := []bots.Player{firelandsbot.New(1), firelandsbot.New(2)}
	return gametest.Pose(t, firelands.Shelf, setup, players,
		append([]string{"everybody: fresh", "order: Red, Blue"}, lines...)...)
}

// In the last round an open gate within reach is worth all the Fuel there is.
func TestDrivesThroughTheGate(t *testing.T) {
	p := pose(t, "phase: movement", "round: 6", "gates: 5",
		"red truck: Rock Borer", "red space: 308", "red cargo: 3 survivor, 2 fuel", "blue space: 303",
		"blue cargo: 3 survivor")
	p.Play() // Blue, further right
	p.Play()
	p.Shows("red space", "312")
	p.Shows("red reached", "yes")
}

// With rounds to come a Fuel is kept for the next: a space now is not worth standing still then.
func TestKeepsFuelForTheNextRound(t *testing.T) {
	p := pose(t, "phase: movement", "round: 2", "gates: 1",
		"red truck: Scrap Hauler", "red space: 105", "red cargo: 3 survivor, 2 fuel", "blue cargo: 3 survivor",
		"waypoint 107: taken")
	p.Play()
	p.Play()
	p.Shows("red space", "107")
	p.Shows("red cargo", "3 survivor, 1 fuel")
}

// Damage of a free choice goes where nothing is lost, and never to the one at the wheel.
func TestKeepsADriver(t *testing.T) {
	p := pose(t, "phase: exploration", "turn: Red", "market: Solar Farm, empty, empty, empty, empty",
		"red cargo: 3 survivor, 1 fuel",
		"red boxes of Bone Rig: survivor, fuel, empty, empty", "red boxes of Hide Wagon: survivor, survivor, empty",
		"red boxes of Trophy Cart: empty, empty, empty", "red active: Tribal Warrior",
		"red rest: Desert Son, Tribal Sister")
	p.Play()
	if !p.Has("Red damage") {
		t.Fatalf("nothing was damaged: %s", strings.Join(p.Chose, ", "))
	}
	if got := p.Look("red boxes of Bone Rig"); !strings.HasPrefix(got, "survivor,") {
		t.Errorf("the Bone Rig holds %s", got)
	}
	if got := p.Look("red cargo"); !strings.HasPrefix(got, "3 survivor") {
		t.Errorf("the convoy carries %s", got)
	}
}

// Contaminated Food would be the end of a Survivor of skill 1, so for an Object the Desert Son goes without; neither is
// he sent where he would fall ill and not be cured.
func TestSparesTheWeak(t *testing.T) {
	p := pose(t, "phase: exploration", "turn: Red", "market: empty, Sandblown Garage, empty, empty, empty",
		"tile 2: Powder Shed 1", "red active: Desert Son", "red rest: Tribal Warrior, Tribal Sister",
		"red cargo: 3 survivor, 2 contaminated food, 1 fuel")
	p.Play()
	if p.Has("Red turn feed") {
		t.Errorf("he is fed: %s", strings.Join(p.Chose, ", "))
	}
	p = pose(t, "phase: exploration", "turn: Red", "market: Leaking Silo, empty, empty, empty, empty",
		"tile 1: Water Trough 2", "on Leaking Silo: left", "red active: Desert Son",
		"red rest: Tribal Warrior, Tribal Sister", "red cargo: 3 survivor, 1 fuel")
	p.Play()
	if got := p.Look("red rest") + p.Look("red active") + p.Look("red exhausted"); !strings.Contains(got,
		"Desert Son") {
		t.Errorf("he is lost: %s", strings.Join(p.Chose, ", "))
	}
}

// Food for the Cooker's last dish is not eaten in the last round.
func TestKeepsTheCooksFood(t *testing.T) {
	p := pose(t, "phase: rest", "round: 6", "gates: 5", "red active: none", "red exhausted: Cooker, Tribal Warrior",
		"red rest: none",
		"red cargo: 2 survivor, 2 food")
	p.Play()
	p.Shows("red cargo", "2 survivor, 2 food")
}

// An Enemy that is all but down is shot at for its last Target box, in the last round with the last Ammo.
func TestTakesTheLastShot(t *testing.T) {
	p := pose(t, "phase: convoys fire", "round: 6", "gates: 5", "turn: Red", "red space: 205", "blue space: 301",
		"foe Destroyers: region 2, filled 3, hitpoints Hitpoints 01, side 1, Red 1", "red cargo: 3 survivor, 1 ammo",
		"outcome deck: Outcome 01")
	p.Play()
	p.Play()
	if !p.Has("Red fire fire") {
		t.Errorf("the gun is silent: %s", strings.Join(p.Chose, ", "))
	}
	p.Shows("defeated", "Destroyers")
}

// Whatever a Truck costs in boxes, twice the speed for the whole way is worth it, early.
func TestTakesTheFasterTruck(t *testing.T) {
	p := pose(t, "phase: exploration", "turn: Red", "market: empty, Rock Borer, Half-Buried Diner, empty, empty",
		"red truck: Scrap Hauler", "red active: Tribal Warrior", "red rest: Desert Son, Tribal Sister",
		"red cargo: 3 survivor, 1 fuel")
	p.Play()
	p.Shows("red truck", "Rock Borer")
}

// Several are named where several may be: everybody whom the Mutant Recruiter pays well for, but not the last.
func TestSellsMutantsButNotAll(t *testing.T) {
	p := pose(t, "phase: exploration", "turn: Red", "round: 6", "gates: 5",
		"market: empty, Mutant Recruiter, empty, empty, empty", "red active: Tribal Warrior",
		"red rest: Desert Son, Tribal Sister", "counters on Tribal Warrior: 1", "counters on Tribal Sister: 1",
		"counters on Desert Son (red): 1", "boost on Desert Son (red): 1", "red cargo: 3 survivor")
	p.Play()
	if p.Look("red out") == "yes" {
		t.Errorf("all are sold: %s", strings.Join(p.Chose, ", "))
	}
}

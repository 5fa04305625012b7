package posthumanbot_test

import (
	"fmt"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/gametest"
	"waystation/games/posthuman"
)

// pose lays out a table in the words of docs/posthuman-positions.md; the bot plays everybody.
func pose(t *testing.T, seats int, lines ...string) *gametest.Position {
	t.Helper()
	var players []bots.Player
	for s := range seats {
		players = append(players, posthumanbot.New(uint64(s)))
	}
	return gametest.Pose(t, posthuman.Shelf, setup(seats, 0), players,
		append([]string{"everybody: plain"}, lines...)...)
}

const (
	camp, forage, move = "Red declare declare:1", "Red declare declare:2", "Red declare declare:4"
)

// Whoever is well goes on, whoever is badly hurt lies down.
func TestLiesDownWhenHurt(t *testing.T) {
	road := []string{
		"phase: declare", "red map: TI-F11 at 0 -1", "red stands: TI-F11 zone 1", "red gear: Lead Pipe",
		"red active: Lead Pipe",
	}
	pose(t, 2, road...).Play().Want(move)
	pose(t, 2, append(road, "red health: 2")...).Play().Want(camp)
}

// Whoever is rested goes on, even to what looks too strong: another night would mend nothing.
func TestGoesOnWhenRested(t *testing.T) {
	road := []string{
		"phase: declare", "red map: TI-F11 at 0 -1", "red stands: TI-F11 zone 1", "red journey: 7", "red food: 9",
		"red skills: Snaring",
	}
	pose(t, 2, road...).Play().Want(move)
	pose(t, 2, append(road, "red health: 3")...).Play().Want(camp)
}

// The last point is worth a risk when somebody else is about to make theirs.
func TestRunsForTheGate(t *testing.T) {
	pose(t, 2, "phase: declare", "red map: TI-F11 at 0 -1", "red stands: TI-F11 zone 1", "red health: 3",
		"red journey: 9", "green journey: 9", "red gear: Cleaver", "red active: Cleaver").Play().Want(move)
}

// With food one eats, in a safe house one need not, and in hunger one eats more than one.
func TestEats(t *testing.T) {
	pose(t, 1, "phase: eating", "red food: 1").Play().Want("Red eat eat:1")
	pose(t, 1, "phase: eating", "red food: 4", "red hunger: 2").Play().Want("Red eat eat:2")
	pose(t, 1, "phase: eating", "red map: TI-P03 at 0 -1 done", "red stands: TI-P03 zone 1", "red hunger: 1").Play().
		Want("Red eat eat:1")
}

// Somebody with nothing left to eat looks for food where there is some.
func TestForagesWhenThereIsNothingToEat(t *testing.T) {
	pose(t, 1, "phase: declare", "red food: 0", "red hunger: 1", "red map: TI-F11 at 0 -1 done", "red stands: TI-F11").
		Play().Want(forage)
}

// The fast run from what is too strong for them; the strong stand.
func TestRunsFromWhatIsTooStrong(t *testing.T) {
	road := []string{
		"phase: move", "red action: Move", "red map: TI-F07 at 0 -1", "red stands: TI-F07 zone 1", "red journey: 5",
		"next encounters 2: Riot Sergeant",
	}
	pose(t, 1, append(road, "red speed: 5", "red health: 2")...).Play().Play().Want("Red confront evade")
	pose(t, 1, append(road, "red melee: 5", "red strength: 5", "red health: 8", "red gear: Sledgehammer",
		"red active: Sledgehammer")...).Play().Play().
		Want("Red confront fight").Not("Red confront evade")
}

// A shot that costs nothing is always fired, and one that costs the last ammo at something weak is not wasted on it.
func TestShoots(t *testing.T) {
	road := []string{
		"phase: move", "red action: Move", "red map: TI-F07 at 0 -1", "red stands: TI-F07 zone 1",
		"next encounters 1: Culvert Sleeper", "red speed: 2",
	}
	pose(t, 1, append(road, "red gear: Recurve Bow, Lead Pipe", "red active: Recurve Bow, Lead Pipe",
		"red melee: 4")...).Play().Play().Want("Red shoot shoot")
	pose(t, 1, append(road, "red gear: Kalt A4, Lead Pipe", "red active: Kalt A4, Lead Pipe", "red shooting: 5",
		"red ammo: 8")...).Play().Play().
		Want("Red shoot shoot")
}

// A better weapon is put into play and readied; the worse one makes room.
func TestReadiesTheBetterWeapon(t *testing.T) {
	p := pose(t, 1, "phase: forage", "red action: Forage", "red map: TI-U03 at 0 -1 done", "red stands: TI-U03",
		"red gear: Lead Pipe", "red active: Lead Pipe", "next supplies: SU-06", "next weapons: Parade Sabre")
	p.Play()
	if got := p.Look("red active"); got != "Parade Sabre" {
		t.Errorf("ready is %s:\n%s", got, strings.Join(p.Chose, "\n"))
	}
}

// With six XP the body comes before the mind of somebody who has to fight.
func TestTrains(t *testing.T) {
	pose(t, 1, "phase: move", "red action: Move", "red map: TI-F07 at 0 -1", "red stands: TI-F07 zone 1",
		"red xp counters: 6", "red gear: Lead Pipe",
		"red active: Lead Pipe").Play().Want("Red move train").Not("Red move train:4")
}

// Three mutations are suppressed while one is ahead, and not when the race is lost.
func TestTurnsWhenTheRaceIsLost(t *testing.T) {
	lines := []string{
		"phase: eating", "red scars: Antlers, Bark", "red health: 3", "red hunger: 3", "red food: 0",
		"whole scars: Lamp Eyes, Quills, Slow Blood",
	}
	pose(t, 3, append(lines, "red journey: 5", "green journey: 4", "yellow journey: 3")...).Play().
		Want("Red turn stay-human").Not("Red turn turn")
	pose(t, 3, append(lines, "red journey: 1", "green journey: 7", "yellow journey: 3")...).Play().Want("Red turn turn")
}

// Woken up without health, one gives away some of the morale for it.
func TestSharesWhatIsLeft(t *testing.T) {
	p := pose(t, 1, "phase: event", "next events: Yellow Rain", "red health: 1", "red morale: 6")
	p.Play()
	if !p.Has("Red swap-life swap:2") && !p.Has("Red swap-life swap:3") {
		t.Errorf("%s", strings.Join(p.Chose, "\n"))
	}
}

// A mutant strikes whoever is ahead.
func TestStrikesTheLeader(t *testing.T) {
	pelt, _ := posthuman.Named("MA-08")
	pose(t, 3, "phase: mutant", "green scars: Antlers, Bark, Lamp Eyes", "green mutant: yes", "green chosen: MA-08",
		"red journey: 2", "yellow journey: 8", "red map: TI-F01 at 0 -1 done", "red stands: TI-F01",
		"yellow map: TI-F02 at 0 -1 done", "yellow stands: TI-F02").Play().
		Want(fmt.Sprint("Green mutant strike:", pelt, ":2"))
}

// The last human does not refuse to win with all others.
func TestTheLastOneTurnsToo(t *testing.T) {
	pose(t, 3, "phase: eating", "green scars: Antlers", "green mutant: yes", "yellow scars: Second Row",
		"yellow mutant: yes", "red scars: Bone Spade, Bark", "red health: 3", "red hunger: 3", "red food: 0",
		"red journey: 3", "whole scars: Lamp Eyes, Quills").Play().Want("Red turn turn")
}

// The last human who is halfway to the gate would rather win alone.
func TestTheLastOneStillHopes(t *testing.T) {
	pose(t, 3, "phase: eating", "green scars: Antlers", "green mutant: yes", "yellow scars: Second Row",
		"yellow mutant: yes", "red scars: Bone Spade, Bark", "red health: 3", "red morale: 3", "red hunger: 3",
		"red food: 0", "red journey: 6", "whole scars: Lamp Eyes, Just a Scar").Play().
		Want("Red turn stay-human")
}

// An offer that helps both is made, and taken; one that gives everything for nothing is refused.
func TestTrades(t *testing.T) {
	p := pose(t, 2, "phase: trade", "red food: 0", "red ammo: 9", "green food: 12", "green gear: Kalt 9mm",
		"green active: Kalt 9mm", "green ammo: 0")
	for range 12 {
		if p.Look("phase") == "trade" {
			p.Play()
		}
	}
	if p.Look("red food") == "0" {
		t.Errorf("Red got nothing:\n%s", strings.Join(p.Chose, "\n"))
	}
}

// Whoever holds too much gives up what is worth least, and does not weigh weapons against each other for ever.
func TestHoldsNoMoreThanThree(t *testing.T) {
	p := pose(t, 1, "phase: forage", "red action: Forage", "red map: TI-U03 at 0 -1 done", "red stands: TI-U03",
		"red gear: Cane Bow, Rook Rifle, Knife", "red active: Cane Bow, Knife",
		"red hand: Sledgehammer, Riot Vest, Goose Gun", "next supplies: SU-03", "next equipment: Gunscope")
	p.Play()
	if len(p.Chose) > 20 {
		t.Errorf("%d questions", len(p.Chose))
	}
}

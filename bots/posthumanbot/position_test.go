package posthumanbot_test

import (
	"fmt"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/posthuman"
	"waystation/table"
)

// position is a table laid out in the words of docs/posthuman-positions.md; the bot plays everybody.
type position struct {
	table.Game
	t     *testing.T
	tab   *table.Table
	d     *bots.Decider
	chose []string // what was asked and chosen: "Red declare declare:1"
}

func pose(t *testing.T, seats int, lines ...string) *position {
	t.Helper()
	g, err := posthuman.Shelf.New(setup(seats, 0))
	if err != nil {
		t.Fatal(err)
	}
	p := &position{Game: g, t: t}
	var players []bots.Player
	for s := range seats {
		players = append(players, posthumanbot.New(uint64(s)))
	}
	p.d = bots.Decide(g, players)
	p.tab = table.InPlace(7, 1, table.Config{Marks: true, Decider: p})
	for !g.(interface{ Ready() bool }).Ready() {
		g.Step(p.tab)
	}
	p.chose = nil
	arranger := g.(interface {
		Arrange(path, value string) error
	})
	for _, line := range append([]string{"everybody: plain"}, lines...) {
		path, value, _ := strings.Cut(line, ": ")
		if err := arranger.Arrange(path, value); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return p
}

// Pick lets the bots choose, and notes what they chose.
func (p *position) Pick(s table.Seat, q *table.Prompt, options []table.Option) int {
	i := p.d.Pick(s, q, options)
	name := p.Game.(interface{ SeatName(table.Seat) string }).SeatName(s)
	p.chose = append(p.chose, name+" "+q.Kind+" "+table.Key(p.Verbs(), options[i]))
	return i
}

// look is a line of the position.
func (p *position) look(path string) string {
	p.t.Helper()
	v, err := p.Game.(interface {
		Look(path string) (string, error)
	}).Look(path)
	if err != nil {
		p.t.Fatal(err)
	}
	return v
}

// want says that something like that was chosen, and not that something like that was not.
func (p *position) want(words string) *position {
	p.t.Helper()
	if !p.has(words) {
		p.t.Errorf("%q is not among what was chosen:\n%s", words, strings.Join(p.chose, "\n"))
	}
	return p
}

func (p *position) not(words string) *position {
	p.t.Helper()
	if p.has(words) {
		p.t.Errorf("%q is among what was chosen:\n%s", words, strings.Join(p.chose, "\n"))
	}
	return p
}

func (p *position) has(words string) bool {
	for _, c := range p.chose {
		if strings.HasPrefix(c, words) {
			return true
		}
	}
	return false
}

// step plays a checkpoint on.
func (p *position) step() *position {
	p.Step(p.tab)
	return p
}

const (
	camp, forage, move = "Red declare declare:1", "Red declare declare:2", "Red declare declare:4"
)

// Whoever is well goes on, whoever is badly hurt lies down.
func TestLiesDownWhenHurt(t *testing.T) {
	road := []string{"phase: declare", "red map: TI-F11 at 0 -1", "red stands: TI-F11 zone 1", "red gear: Lead Pipe", "red active: Lead Pipe"}
	pose(t, 2, road...).step().want(move)
	pose(t, 2, append(road, "red health: 2")...).step().want(camp)
}

// Whoever is rested goes on, even to what looks too strong: another night would mend nothing.
func TestGoesOnWhenRested(t *testing.T) {
	road := []string{"phase: declare", "red map: TI-F11 at 0 -1", "red stands: TI-F11 zone 1", "red journey: 7", "red food: 9", "red skills: Snaring"}
	pose(t, 2, road...).step().want(move)
	pose(t, 2, append(road, "red health: 3")...).step().want(camp)
}

// The last point is worth a risk when somebody else is about to make theirs.
func TestRunsForTheGate(t *testing.T) {
	pose(t, 2, "phase: declare", "red map: TI-F11 at 0 -1", "red stands: TI-F11 zone 1", "red health: 3", "red journey: 9", "green journey: 9",
		"red gear: Cleaver", "red active: Cleaver").step().want(move)
}

// With food one eats, in a safe house one need not, and in hunger one eats more than one.
func TestEats(t *testing.T) {
	pose(t, 1, "phase: eating", "red food: 1").step().want("Red eat eat:1")
	pose(t, 1, "phase: eating", "red food: 4", "red hunger: 2").step().want("Red eat eat:2")
	pose(t, 1, "phase: eating", "red map: TI-P03 at 0 -1 done", "red stands: TI-P03 zone 1", "red hunger: 1").step().want("Red eat eat:1")
}

// Somebody with nothing left to eat looks for food where there is some.
func TestForagesWhenThereIsNothingToEat(t *testing.T) {
	pose(t, 1, "phase: declare", "red food: 0", "red hunger: 1", "red map: TI-F11 at 0 -1 done", "red stands: TI-F11").step().want(forage)
}

// The fast run from what is too strong for them; the strong stand.
func TestRunsFromWhatIsTooStrong(t *testing.T) {
	road := []string{"phase: move", "red action: Move", "red map: TI-F07 at 0 -1", "red stands: TI-F07 zone 1", "red journey: 5", "next encounters 2: Riot Sergeant"}
	pose(t, 1, append(road, "red speed: 5", "red health: 2")...).step().step().want("Red confront evade")
	pose(t, 1, append(road, "red melee: 5", "red strength: 5", "red health: 8", "red gear: Sledgehammer", "red active: Sledgehammer")...).step().step().
		want("Red confront fight").not("Red confront evade")
}

// A shot that costs nothing is always fired, and one that costs the last ammo at something weak is not wasted on it.
func TestShoots(t *testing.T) {
	road := []string{"phase: move", "red action: Move", "red map: TI-F07 at 0 -1", "red stands: TI-F07 zone 1", "next encounters 1: Culvert Sleeper", "red speed: 2"}
	pose(t, 1, append(road, "red gear: Recurve Bow, Lead Pipe", "red active: Recurve Bow, Lead Pipe")...).step().step().want("Red shoot shoot")
	pose(t, 1, append(road, "red gear: Kalt A4, Lead Pipe", "red active: Kalt A4, Lead Pipe", "red shooting: 5", "red ammo: 8")...).step().step().
		want("Red shoot shoot")
}

// A better weapon is put into play and readied; the worse one makes room.
func TestReadiesTheBetterWeapon(t *testing.T) {
	p := pose(t, 1, "phase: forage", "red action: Forage", "red map: TI-U03 at 0 -1 done", "red stands: TI-U03", "red gear: Lead Pipe", "red active: Lead Pipe",
		"next supplies: SU-06", "next weapons: Parade Sabre")
	p.step()
	if got := p.look("red active"); got != "Parade Sabre" {
		t.Errorf("ready is %s:\n%s", got, strings.Join(p.chose, "\n"))
	}
}

// With six XP the body comes before the mind of somebody who has to fight.
func TestTrains(t *testing.T) {
	pose(t, 1, "phase: move", "red action: Move", "red map: TI-F07 at 0 -1", "red stands: TI-F07 zone 1", "red xp counters: 6", "red gear: Lead Pipe",
		"red active: Lead Pipe").step().want("Red move train").not("Red move train:4")
}

// Three mutations are suppressed while one is ahead, and not when the race is lost.
func TestTurnsWhenTheRaceIsLost(t *testing.T) {
	lines := []string{"phase: eating", "red scars: Antlers, Bark", "red health: 3", "red hunger: 3", "red food: 0", "whole scars: Lamp Eyes, Quills, Slow Blood"}
	pose(t, 3, append(lines, "red journey: 5", "green journey: 4", "yellow journey: 3")...).step().want("Red turn stay-human").not("Red turn turn")
	pose(t, 3, append(lines, "red journey: 1", "green journey: 7", "yellow journey: 3")...).step().want("Red turn turn")
}

// Woken up without health, one gives away some of the morale for it.
func TestSharesWhatIsLeft(t *testing.T) {
	p := pose(t, 1, "phase: event", "next events: Yellow Rain", "red health: 1", "red morale: 6")
	p.step()
	if !p.has("Red swap-life swap:2") && !p.has("Red swap-life swap:3") {
		t.Errorf("%s", strings.Join(p.chose, "\n"))
	}
}

// A mutant strikes whoever is ahead.
func TestStrikesTheLeader(t *testing.T) {
	pelt, _ := posthuman.Named("MA-08")
	pose(t, 3, "phase: mutant", "green scars: Antlers, Bark, Lamp Eyes", "green mutant: yes", "green chosen: MA-08", "red journey: 2", "yellow journey: 8",
		"red map: TI-F01 at 0 -1 done", "red stands: TI-F01", "yellow map: TI-F02 at 0 -1 done", "yellow stands: TI-F02").step().
		want(fmt.Sprint("Green mutant strike:", pelt, ":2"))
}

// The last human does not refuse to win with all others.
func TestTheLastOneTurnsToo(t *testing.T) {
	pose(t, 3, "phase: eating", "green scars: Antlers", "green mutant: yes", "yellow scars: Second Row", "yellow mutant: yes", "red scars: Bone Spade, Bark",
		"red health: 3", "red hunger: 3", "red food: 0", "red journey: 3", "whole scars: Lamp Eyes, Quills").step().want("Red turn turn")
}

// The last human who is halfway to the gate would rather win alone.
func TestTheLastOneStillHopes(t *testing.T) {
	pose(t, 3, "phase: eating", "green scars: Antlers", "green mutant: yes", "yellow scars: Second Row", "yellow mutant: yes", "red scars: Bone Spade, Bark",
		"red health: 3", "red morale: 3", "red hunger: 3", "red food: 0", "red journey: 6", "whole scars: Lamp Eyes, Just a Scar").step().
		want("Red turn stay-human")
}

// An offer that helps both is made, and taken; one that gives everything for nothing is refused.
func TestTrades(t *testing.T) {
	p := pose(t, 2, "phase: trade", "red food: 0", "red ammo: 9", "green food: 12", "green gear: Kalt 9mm", "green active: Kalt 9mm", "green ammo: 0")
	for range 12 {
		if p.look("phase") == "trade" {
			p.step()
		}
	}
	if p.look("red food") == "0" {
		t.Errorf("Red got nothing:\n%s", strings.Join(p.chose, "\n"))
	}
}

// Whoever holds too much gives up what is worth least, and does not weigh weapons against each other for ever.
func TestHoldsNoMoreThanThree(t *testing.T) {
	p := pose(t, 1, "phase: forage", "red action: Forage", "red map: TI-U03 at 0 -1 done", "red stands: TI-U03", "red gear: Cane Bow, Rook Rifle, Knife",
		"red active: Cane Bow, Knife", "red hand: Sledgehammer, Riot Vest, Goose Gun", "next supplies: SU-03", "next equipment: Gunscope")
	p.step()
	if len(p.chose) > 20 {
		t.Errorf("%d questions", len(p.chose))
	}
}

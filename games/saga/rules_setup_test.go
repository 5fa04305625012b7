package saga

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// What is in the box, and what is of which number.
func TestBox(t *testing.T) {
	seats := func(mode string) string { return fmt.Sprint(Shelf.SeatsOf[mode]) }
	scenario.Shows(t, "PS-SETUP-01", "players", seats("standard")+seats("teams")+seats("solo"), "[2 3 4][4][1]")
	scenario.Shows(t, "PS-SETUP-05", "the actions", strings.Join(actionNames[Camp:], " "), "Camp Forage Map Trek")
	tiles := [terrains]int{}
	for _, c := range Cards(GroupTiles) {
		tiles[Of(c).Tile.Terrain]++
	}
	scenario.Shows(t, "PS-RULING-023", "tiles of each type", tiles, [terrains]int{16, 16, 16, 16})
	for x, want := range [terrains]string{
		City:     "1 recovery: 2, 1 xp: 2, 2 ammo: 3, equipment: 6, ranged weapon: 3",
		Forest:   "1 xp: 3, 2 ammo: 4, equipment: 4, follower: 2, melee weapon: 3",
		Rural:    "1 recovery: 4, equipment: 5, follower: 2, melee weapon: 3, ranged weapon: 2",
		Mountain: "1 xp: 2, 2 ammo: 3, 2 food: 4, equipment: 5, melee weapon: 2",
	} {
		scenario.Shows(t, "PS-RULING-024", "bonus loot of "+terrainNames[x], bonusesOf(Terrain(x)), want)
	}
	recons := map[uint8]int{}
	for _, c := range Cards(GroupRecons) {
		recons[Of(c).Recon.For]++
	}
	want := map[uint8]int{reconTwo: 2, reconMore: 2, reconTeams: 1, reconSolo: 2}
	scenario.Shows(t, "PS-RULING-049", "recon cards", fmt.Sprint(recons), fmt.Sprint(want))
}

func bonusesOf(x Terrain) string {
	n := map[string]int{}
	for _, c := range Cards(GroupTiles) {
		if f := Of(c); f.Tile.Terrain == x {
			n[bonuses[f.Tile.Bonus][0].String()]++
		}
	}
	var out []string
	for _, k := range slices.Sorted(maps.Keys(n)) {
		out = append(out, fmt.Sprintf("%s: %d", k, n[k]))
	}
	return strings.Join(out, ", ")
}

// What a character's pack holds, and what the stats are.
func TestPacks(t *testing.T) {
	for i := range characters {
		c := &characters[i]
		sum, each := 0, true
		for _, x := range c.Stats {
			sum += int(x)
			each = each && x >= 1 && x <= 5
		}
		scenario.Shows(t, "PS-STAT-01", c.Name+"'s five stats are from 1 to 5", each, true)
		scenario.Shows(t, "PS-STAT-01", c.Name+"'s stats together", sum, 15)
		tokens := 0
		for _, m := range Cards(GroupMornings) {
			if f := Of(m); !f.Blank && int(f.Owner) == i {
				tokens++
			}
		}
		scenario.Shows(t, "PS-SETUP-03", c.Name+"'s weapons, skills and morning tokens",
			[3]int{len(c.Arms), len(c.Skills), tokens}, [3]int{2, 10, 4})
		n := len(c.Pack)
		scenario.Shows(t, "PS-SETUP-03", c.Name+"'s challenge cards are 9 or 10", n == 9 || n == 10, true)
		values := true
		for _, k := range c.Pack {
			x := &Of(k).Challenge
			values = values && x.Mind >= 0 && x.Speed >= 0
		}
		scenario.Shows(t, "PS-RULING-073", c.Name+"'s cards have values of 0 or more", values, true)
	}
}

// What happens in each round.
func TestRounds(t *testing.T) {
	for _, x := range []struct {
		setup  table.Setup
		rounds string
	}{
		{two, "bebebe-bebebebe-"},
		{teams, "bebebe-bebebeb"},
		{solos, "bebebe-bebebeb"},
	} {
		p := prepare(t, x.setup)
		var got strings.Builder
		for p.Round = 1; p.Round <= p.lastRound(); p.Round++ {
			what := map[Phase]string{PhaseBroadcast: "b", PhaseEvent: "e", PhaseDeclare: "-"}[p.midday()]
			got.WriteString(what)
		}
		if x.setup.Seats == 2 {
			scenario.Shows(t, "PS-RULING-001", "the rounds", got.String(), x.rounds)
			continue
		}
		scenario.Shows(t, "PS-RULING-002", "the rounds", got.String(), x.rounds)
	}
}

// What the quadrant is like.
func TestQuadrant(t *testing.T) {
	scenario.Shows(t, "PS-RULING-011", "zones", zones, 25)
	scenario.Shows(t, "PS-RULING-011", "zones beside the start", len(neighbours[start]), 3)
	edges := map[int]int{}
	for _, next := range neighbours {
		edges[len(next)]++
	}
	scenario.Shows(t, "PS-RULING-013", "zones with 2, 3 and 4 neighbours",
		[3]int{edges[2], edges[3], edges[4]}, [3]int{4, 12, 9})
	for _, z := range signZones {
		x, y := int(z)%columns, int(z)/columns
		scenario.Shows(t, "PS-RULING-012", "steps to a landmark", max(x-start, start-x)+y, 4)
	}
}

// What lies on the table when the set-up is done.
func TestTableLaid(t *testing.T) {
	for _, s := range []table.Setup{two, {Seats: 3}, {Seats: 4}, teams, solos} {
		p := prepare(t, s)
		seats, sides := s.Seats, p.sideCount()
		shuffled := true
		for _, k := range []Stack{Enemies1, Enemies2, Bosses, Minor, Major, Ranged, Melee, Gear, Followers} {
			d := p.pile(k)
			shuffled = shuffled && d.Loose == d.Len() && d.Len() > 0
		}
		scenario.Shows(t, "PS-SETUP-08", "all nine decks are shuffled", shuffled, true)
		terrain, queue := p.pile(Tiles), p.pile(QueueTiles).Len()
		scenario.Shows(t, "PS-SETUP-12 PS-RULING-026", "shuffled terrain", terrain.Loose, 64-queue)
		scenario.Shows(t, "PS-SETUP-13", "sites and stories in their bags",
			[2]int{p.pile(SiteBag).Loose, p.pile(StoryBag).Loose}, [2]int{64 - queue - p.pile(PowerSites).Len(), 70})
		hidden := 0
		for side := range sides {
			s := p.members(side).First()
			for i := range Stack(3) {
				for _, l := range p.land(s, Sign1+i).Cards {
					if l.Seen == 0 {
						hidden++
					}
				}
			}
			if p.Mode != Solo {
				scenario.Shows(t, "PS-SETUP-37", "mission objectives", p.land(s, Goals).Len(), 1)
			}
		}
		scenario.Shows(t, "PS-SETUP-16", "landmarks that nobody has seen", hidden, 3*sides)
		scenario.Shows(t, "PS-SETUP-17", "shuffled events", p.pile(Events).Loose, len(Cards(GroupEvents)))
		want := map[bool]uint8{true: reconTwo, false: reconMore}[seats == 2]
		switch p.Mode {
		case Teams:
			want = reconTeams
		case Solo:
			want = reconSolo
		}
		scenario.Shows(t, "PS-SETUP-18", "the recon card is one for", Of(p.pile(Recon).At(0)).Recon.For, want)
		for s := range table.Seat(seats) {
			m, c := p.mat(s), &characters[p.mat(s).Character]
			scenario.Shows(t, "PS-SETUP-04", "ammo and food", [2]int8{m.Goods[Ammo], m.Goods[Food]},
				[2]int8{c.Ammo, c.Food})
			scenario.Shows(t, "PS-SETUP-40", "weapons, boosts and tokens, in every mode",
				[3]int{p.of(s, Weapons).Len(), int(m.Ready), int(m.Radio)}, [3]int{2, 2, 2})
			scenario.Shows(t, "PS-BOARD-18", "the camp token waits on the board", m.Camped, -1)
		}
	}
}

// Bars and slots.
func TestBoards(t *testing.T) {
	scenario.Shows(t, "PS-RULING-054", "the last hole", board.LastHole, 8)
	scenario.Shows(t, "PS-RULING-054", "holes of fatigue after 0", len(board.Fatigue)-1, 6)
	scenario.Shows(t, "PS-RULING-060", "slots", [3]int{board.Equipped, board.Ordinary, board.Heavy}, [3]int{2, 3, 1})
	p := prepare(t, two, "Scout", "Warden")
	m := p.mat(0)
	m.XP = 9
	p.gainXP(p.tb, 0, 25, by("PS-STORY-10"))
	scenario.Shows(t, "PS-BOARD-09", "XP", m.XP, 34)
	p.gainGoods(p.tb, 0, Food, 40, by("PS-STORY-10"))
	p.gainGoods(p.tb, 0, Food, 40, by("PS-STORY-10"))
	scenario.Shows(t, "PS-RULING-065", "food", m.Goods[Food] > 80, true)
	for range 20 {
		p.lowerLimit(p.tb, 0, barHealth, by("PS-STORY-10"))
	}
	scenario.Shows(t, "PS-RULING-053", "the limit of health", m.HealthMax, 2)
}

// Landmarks and progress cards are found by their numbers.
func TestFoundByNumber(t *testing.T) {
	for i, c := range Cards(GroupSigns) {
		scenario.Shows(t, "PS-SETUP-07", "number of a landmark", int(Of(c).Number), i+1)
	}
}

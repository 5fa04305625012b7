package plain

import (
	"math/rand/v2"
	"strings"
	"testing"

	"waystation/games/lines"
	"waystation/games/saga"
	"waystation/table"
)

// At every question of a few random matches the table can be told to every seat, in 80 columns.
func TestText(t *testing.T) {
	seen := ""
	for n, setup := range []table.Setup{{Seats: 2}, {Seats: 4}, {Seats: 4, Mode: "teams"}, {Seats: 1, Mode: "solo"}} {
		m, err := table.NewMatch(saga.Shelf, setup, table.SeedOf("plain "+setup.Mode))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(n), 5))
		for i := 0; !m.Over(); i++ {
			for s := table.Nobody; i%9 == 0 && int(s) < m.Seats(); s++ {
				text := Text(m.View(s), nil)
				seen += text
				for line := range strings.Lines(text) {
					if n := len([]rune(line)) - 1; n > lines.Width {
						t.Fatalf("%d columns: %s", n, line)
					}
				}
			}
			a := m.Asks()[0]
			if err := m.Answer(a.Seat, a.Number, answer(m, a, rng), table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
		seen += Text(m.View(table.Nobody), nil)
	}
	for _, want := range []string{"Round 1 of 16, ", "Order of play ", "This round: a broadcast",
		"This round: an event", "Event: ", "Threat: ", "Power tracks: ", "Queue 1: ", "Recon 1: ", "Missions: level 1 ",
		"Story: ", "  A: ", "Mission, level 1: ", "Fights ", "Leads with ", "Drawn: ", "attack value ",
		"Ranged combat: ", "Cards ready: ", "Exhausted: ", "Weapons and gear, ", "Followers: ", "Mutations: ",
		"Knows: ", "Could learn for XP: ", "In hand, ", "Quarter (@ where Red stands", "Over."} {
		if !strings.Contains(seen, want) {
			t.Errorf("the matches never say %q", want)
		}
	}
}

// What random matches seldom come to: a side mission, the second mission, and the dice of an enemy.
func TestWhatIsRare(t *testing.T) {
	m, err := table.NewMatch(saga.Shelf, table.Setup{Seats: 2}, table.SeedOf("rare"))
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0).(*saga.View)
	v.Sides[0].Stage, v.Sides[0].SideSite, v.Sides[0].Met = 1, 2, 1
	o := &v.Players[0]
	o.Fight.On, o.Fight.Part, o.Fight.Foe, o.Fight.Health = true, saga.MeleeFray, saga.Cards(saga.GroupEnemies1)[0], 2
	o.Fight.Dice[0], o.Fight.Dice[1], o.Fight.N = saga.Rolled{Colour: 2, Face: 5}, saga.Rolled{}, 2
	text := Text(v, nil)
	for _, want := range []string{
		"Mission, level 2: ", " (done)", "Side mission: trek to a Junkyard.",
		"Its dice: black 1 hit, 1 damage; green blank.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// answer is an answer by chance.
func answer(m *table.Match, a *table.Ask, rng *rand.Rand) string {
	if !a.Amounts && a.Max == 1 && a.Min == 1 {
		return table.Key(m.Verbs(), a.Options[rng.IntN(len(a.Options))].Option)
	}
	var set []table.Option
	for _, o := range a.Options {
		if len(set) < a.Max && (len(set) < a.Min || rng.IntN(2) == 0) {
			set = append(set, o.Option)
		}
	}
	return table.SetKey(m.Verbs(), set)
}

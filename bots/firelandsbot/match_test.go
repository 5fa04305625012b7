package firelandsbot_test

import (
	"fmt"
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/games/gametest"
	"waystation/table"
)

func setup(seats int) table.Setup { return table.Setup{Game: firelands.Shelf.Name, Seats: seats} }

// newMatch begins a match of bots.
func newMatch(t *testing.T, s table.Setup, seed string) (*table.Match, []bots.Player) {
	t.Helper()
	m, err := table.NewMatch(firelands.Shelf, s, table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	var players []bots.Player
	for seat := range s.Seats {
		players = append(players, firelandsbot.New(uint64(seat)))
	}
	return m, players
}

// In a hundred whole matches for every number of players nobody gives up the last Survivor: who leaves the game was
// driven out, or was unlucky.
func TestNobodyGivesUp(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprint(seats, " players"), func(t *testing.T) {
			t.Parallel()
			matches := 100
			if testing.Short() {
				matches = 10
			}
			for k := range matches {
				m, players := newMatch(t, setup(seats), fmt.Sprint("whole ", k))
				asked := make([][]int, seats) // how long the log was at each question of a seat
				out := make([]bool, seats)
				err := gametest.Play(m, players, func(a *table.Ask) {
					asked[a.Seat] = append(asked[a.Seat], m.Version())
				}, func(*table.Ask, []table.Option) {
					for s, p := range m.View(0).(*firelands.View).Players {
						if p.Out && !out[s] {
							out[s] = true
							for _, version := range asked[s][max(0, len(asked[s])-lookBack):] {
								notByChoice(t, k, m, version, table.Seat(s), players[s])
							}
						}
					}
				})
				if err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// lookBack is how many of the last questions of a player who is out are asked again.
const lookBack = 4

// notByChoice asks whoever has lost the last Survivor one of the questions before that again. What follows an answer
// may be chance, or nobody's fault: an Outcome card that is turned over when the last gun falls silent, too. So every
// answer is tried in some worlds that the player could not tell from the real one, and played on by the bot until the
// phase ends or somebody else has a say. The answer chosen is wrong when it is the end in all of them and another one
// is not.
func notByChoice(t *testing.T, k int, m *table.Match, version int, s table.Seat, bot bots.Player) {
	t.Helper()
	before, err := table.Replay(firelands.Shelf, m.Setup(), m.Seed(), m.Clone().Entries(0)[:version])
	if err != nil {
		t.Fatal(err)
	}
	a := before.Ask(s)
	chosen := bots.Key(before.Verbs(), bot.Choose(before.View(s), a))
	if survivals(t, before, a, chosen, bot) > 0 {
		return
	}
	for _, o := range a.Options {
		key := table.Key(before.Verbs(), o.Option)
		if n := survivals(t, before, a, key, bot); n > 0 {
			t.Errorf("match %d: seat %d goes out of the game by answering %q with %s; %s leaves a chance", k, s,
				a.Prompt.Kind, chosen, key)
		}
	}
}

// survivals is in how many of eight worlds the player is still there after an answer.
func survivals(t *testing.T, m *table.Match, a *table.Ask, key string, bot bots.Player) (n int) {
	t.Helper()
	phase := m.View(a.Seat).(*firelands.View).Phase
	for seed := range uint64(8) {
		w := m.Inspect().Imagine(a.Seat, seed)
		if err := w.Answer(a.Seat, a.Number, key, table.ByBot); err != nil {
			return 0 // a set wants more than this one
		}
		for {
			v, next := w.View(a.Seat).(*firelands.View), w.Ask(a.Seat)
			if v.Players[a.Seat].Out {
				break
			}
			if next == nil || v.Phase != phase {
				n++
				break
			}
			answer := bots.Key(w.Verbs(), bot.Choose(v, next))
			if err := w.Answer(a.Seat, next.Number, answer, table.ByBot); err != nil {
				t.Fatal(err)
			}
		}
	}
	return n
}

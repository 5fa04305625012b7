package firelandsbot_test

import (
	"fmt"
	"slices"
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/table"
	"waystation/table/tabletest"
)

func setup(seats int) table.Setup {
	return table.Setup{Game: firelands.Shelf.Name, Seats: seats}
}

// newMatch begins a match of bots.
func newMatch(t *testing.T, seats int, seed string) (*table.Match, []*firelandsbot.Bot) {
	t.Helper()
	m, err := table.NewMatch(firelands.Shelf, setup(seats), table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	var players []*firelandsbot.Bot
	for s := range seats {
		players = append(players, firelandsbot.New(uint64(s)))
	}
	return m, players
}

// playMatch lets bots answer every question until the match is over, with something to be done before and after each answer.
func playMatch(t *testing.T, m *table.Match, players []*firelandsbot.Bot, before func(*table.Ask), after func(*table.Ask, []table.Option)) {
	t.Helper()
	for n := 0; !m.Over(); n++ {
		if n > 5000 {
			t.Fatal("no end after 5000 answers")
		}
		for _, a := range m.Asks() {
			if m.Number(a.Seat) != a.Number || !m.Due().Has(a.Seat) {
				continue
			}
			before(a)
			answer := players[a.Seat].Choose(m.View(a.Seat), a)
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
				t.Fatalf("seat %d answers %q: %v", a.Seat, a.Prompt.Kind, err)
			}
			after(a, answer)
		}
	}
}

// A hundred whole matches for every number of players, each seat played by a bot, and never an answer that is not on offer. Nobody
// gives up the last Survivor: who leaves the game was driven out, or was unlucky.
func TestWholeMatches(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprint(seats, " players"), func(t *testing.T) {
			t.Parallel()
			matches := 100
			if testing.Short() {
				matches = 10
			}
			for k := range matches {
				m, players := newMatch(t, seats, fmt.Sprint("whole ", k))
				asked := make([][]int, seats) // how long the log was at each question of a seat
				out := make([]bool, seats)
				playMatch(t, m, players, func(a *table.Ask) {
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
			}
		})
	}
}

// lookBack is how many of the last questions of a player who is out are asked again.
const lookBack = 4

// notByChoice asks whoever has lost the last Survivor one of the questions before that again. What follows an answer may be chance,
// or nobody's fault: an Outcome card that is turned over when the last gun falls silent, too. So every answer is tried in some worlds
// that the player could not tell from the real one, and played on by the bot until the phase ends or somebody else has a say. The answer
// chosen is wrong when it is the end in all of them and another one is not.
func notByChoice(t *testing.T, k int, m *table.Match, version int, s table.Seat, bot *firelandsbot.Bot) {
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
			t.Errorf("match %d: seat %d goes out of the game by answering %q with %s; %s leaves a chance", k, s, a.Prompt.Kind, chosen, key)
		}
	}
}

// survivals is in how many of eight worlds the player is still there after an answer.
func survivals(t *testing.T, m *table.Match, a *table.Ask, key string, bot *firelandsbot.Bot) (n int) {
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

// In place, as the lab plays, a hundred games for every number of players come to their end too.
func TestWholeGamesInPlace(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for k := range uint64(100) {
			g, err := firelands.Shelf.New(setup(seats))
			if err != nil {
				t.Fatal(err)
			}
			var players []bots.Player
			for s := range seats {
				players = append(players, firelandsbot.New(uint64(s)))
			}
			tab := table.InPlace(k, 1, table.Config{Marks: true, Decider: bots.Decide(g, players)})
			for steps := 0; !g.Over(); steps++ {
				if steps > 2000 {
					t.Fatalf("%d players, game %d: no end", seats, k)
				}
				g.Step(tab)
			}
		}
	}
}

// The same match again, by bots of the same seeds: the same answers. And a bot asked twice says the same twice, and leaves what it
// has looked at as it was.
func TestSameAnswers(t *testing.T) {
	line := func() (keys []string) {
		m, players := newMatch(t, 3, "again")
		playMatch(t, m, players, func(*table.Ask) {}, func(a *table.Ask, answer []table.Option) {
			keys = append(keys, fmt.Sprint(a.Seat, a.Number, bots.Key(m.Verbs(), answer)))
		})
		return keys
	}
	if one, two := line(), line(); !slices.Equal(one, two) {
		t.Errorf("%d and %d answers, and not the same", len(one), len(two))
	}
	m, players := newMatch(t, 4, "twice")
	for range 300 {
		if m.Over() {
			break
		}
		a := m.Asks()[0]
		v := m.View(a.Seat)
		before := fmt.Sprintf("%+v", v)
		one, two := players[a.Seat].Choose(v, a), firelandsbot.New(uint64(a.Seat)).Choose(v, a)
		if !slices.Equal(one, two) {
			t.Fatalf("asked %q twice: %v, then %v", a.Prompt.Kind, one, two)
		}
		if after := fmt.Sprintf("%+v", v); after != before {
			t.Fatalf("asked %q, it has changed what it saw", a.Prompt.Kind)
		}
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), one), table.ByBot); err != nil {
			t.Fatal(err)
		}
	}
}

// In a world dealt anew, where all that a seat can't know is different, its bot answers the same.
func TestHonest(t *testing.T) {
	tabletest.Laws(t, tabletest.Config{Box: firelands.Shelf, Matches: 3, Every: 15,
		Bots: []func(uint64) bots.Player{func(seed uint64) bots.Player { return firelandsbot.New(seed) }}})
}

// Every word of the game is weighed; moving cargo and laying down Survivors of the Automa in advance, which need no turn, are left to
// people.
func TestEveryWordIsWeighed(t *testing.T) {
	g, err := firelands.Shelf.New(setup(2))
	if err != nil {
		t.Fatal(err)
	}
	for v, word := range g.Verbs() {
		if word != "move" && word != "cancel" && !firelandsbot.Weighs(table.Verb(v)) {
			t.Errorf("nothing weighs the option %q", word)
		}
	}
}

// The bot beats chance: of games for two, at least nineteen in twenty.
func TestBeatsChance(t *testing.T) {
	won, games := 0, 200
	for k := range uint64(games) {
		g, err := firelands.Shelf.New(setup(2))
		if err != nil {
			t.Fatal(err)
		}
		mine := table.Seat(k % 2)
		players := []bots.Player{bots.Random(k), bots.Random(k)}
		players[mine] = firelandsbot.New(k)
		tab := table.InPlace(k, 2, table.Config{Marks: true, Decider: bots.Decide(g, players)})
		tab.Play(g)
		if g.Result().Winners.Has(mine) {
			won++
		}
	}
	if won < games*19/20 {
		t.Errorf("%d of %d games won", won, games)
	}
}

func BenchmarkChoose(b *testing.B) {
	m, err := table.NewMatch(firelands.Shelf, setup(4), table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	type question struct {
		view any
		ask  *table.Ask
	}
	var questions []question
	player := firelandsbot.New(1)
	for !m.Over() {
		a := m.Asks()[0]
		questions = append(questions, question{m.View(a.Seat), a})
		answer := player.Choose(m.View(a.Seat), a)
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := &questions[i%len(questions)]
		player.Choose(q.view, q.ask)
	}
}

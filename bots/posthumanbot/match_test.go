package posthumanbot_test

import (
	"fmt"
	"slices"
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/posthuman"
	"waystation/table"
)

// kinds are the ways in which the game is played.
var kinds = []struct{ mode, characters string }{{"standard", "pre-made"}, {"standard", "custom"}, {"short", "pre-made"}, {"short", "custom"}}

func setup(seats, kind int) table.Setup {
	k := kinds[kind%len(kinds)]
	return table.Setup{Game: posthuman.Shelf.Name, Mode: k.mode, Seats: seats, Options: map[string]string{"characters": k.characters}}
}

// newMatch begins a match of bots.
func newMatch(t testing.TB, seats, kind int, seed string) (*table.Match, []*posthumanbot.Bot) {
	t.Helper()
	m, err := table.NewMatch(posthuman.Shelf, setup(seats, kind), table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	var players []*posthumanbot.Bot
	for s := range seats {
		players = append(players, posthumanbot.New(uint64(s)))
	}
	return m, players
}

// playMatch lets bots answer every question until the match is over, with something to be done after each answer.
func playMatch(t *testing.T, m *table.Match, players []*posthumanbot.Bot, after func(*table.Ask, []table.Option)) {
	t.Helper()
	for n := 0; !m.Over(); n++ {
		if n > 20_000 {
			t.Fatal("no end after 20000 answers")
		}
		for _, a := range m.Asks() {
			if m.Number(a.Seat) != a.Number || !m.Due().Has(a.Seat) {
				continue
			}
			answer := players[a.Seat].Choose(m.View(a.Seat), a)
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
				t.Fatalf("seat %d answers %q: %v", a.Seat, a.Prompt.Kind, err)
			}
			after(a, answer)
		}
	}
}

// Whole matches for every number of players, of all kinds, each seat played by a bot, and never an answer that is not on offer.
func TestWholeMatches(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		t.Run(fmt.Sprint(seats, " players"), func(t *testing.T) {
			for k := range len(kinds) {
				m, players := newMatch(t, seats, k, fmt.Sprint("whole ", k))
				playMatch(t, m, players, func(*table.Ask, []table.Option) {})
			}
		})
	}
}

// In place, as the lab plays, games for every number of players come to their end too, and most of them at the gate.
func TestWholeGamesInPlace(t *testing.T) {
	const games = 10
	for seats := 1; seats <= 4; seats++ {
		reached := 0
		for k := range games {
			g, err := posthuman.Shelf.New(setup(seats, k%2))
			if err != nil {
				t.Fatal(err)
			}
			var players []bots.Player
			for s := range seats {
				players = append(players, posthumanbot.New(uint64(k*4+s)))
			}
			tab := table.InPlace(uint64(k), 1, table.Config{Marks: true, Decider: bots.Decide(g, players)})
			for steps := 0; !g.Over(); steps++ {
				if steps > 5000 {
					t.Fatalf("%d players, game %d: no end", seats, k)
				}
				g.Step(tab)
			}
			if g.(interface{ Ending() string }).Ending() == "the Fortress was reached" {
				reached++
			}
		}
		if seats > 1 && reached < games/2 {
			t.Errorf("%d players: the Fortress was reached in %d of %d games", seats, reached, games)
		}
	}
}

// The same match again, by bots of the same seeds: the same answers. And a bot asked twice says the same twice, and leaves what it
// has looked at as it was.
func TestSameAnswers(t *testing.T) {
	line := func() (keys []string) {
		m, players := newMatch(t, 3, 0, "again")
		playMatch(t, m, players, func(a *table.Ask, answer []table.Option) {
			keys = append(keys, fmt.Sprint(a.Seat, a.Number, bots.Key(m.Verbs(), answer)))
		})
		return keys
	}
	if one, two := line(), line(); !slices.Equal(one, two) {
		t.Errorf("%d and %d answers, and not the same", len(one), len(two))
	}
	m, players := newMatch(t, 4, 0, "twice")
	for range 300 {
		if m.Over() {
			break
		}
		a := m.Asks()[0]
		v := m.View(a.Seat)
		before := fmt.Sprintf("%+v", v)
		one, two := players[a.Seat].Choose(v, a), posthumanbot.New(uint64(a.Seat)).Choose(v, a)
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
	for seats := 1; seats <= 4; seats++ {
		m, players := newMatch(t, seats, seats, fmt.Sprint("honest ", seats))
		for n := 0; !m.Over(); n++ {
			a := m.Asks()[0]
			answer := players[a.Seat].Choose(m.View(a.Seat), a)
			if n%9 == 0 {
				w := m.Inspect().Imagine(a.Seat, uint64(n))
				b := w.Ask(a.Seat)
				if other := players[a.Seat].Choose(w.View(a.Seat), b); !slices.Equal(answer, other) {
					t.Fatalf("%d players, question %d (%q): %s, and in another world %s", seats, n, a.Prompt.Kind,
						bots.Key(m.Verbs(), answer), bots.Key(m.Verbs(), other))
				}
			}
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Every word of the game is weighed, but for putting a weapon away, which is left to people.
func TestEveryWordIsWeighed(t *testing.T) {
	g, err := posthuman.Shelf.New(setup(2, 0))
	if err != nil {
		t.Fatal(err)
	}
	for v, word := range g.Verbs() {
		if word != "unwield" && !posthumanbot.Weighs(table.Verb(v)) {
			t.Errorf("nothing weighs the option %q", word)
		}
	}
}

// The bot beats chance: of games for two, at least nineteen in twenty.
func TestBeatsChance(t *testing.T) {
	won, games := 0, 20
	for k := range uint64(games) {
		g, err := posthuman.Shelf.New(setup(2, 0))
		if err != nil {
			t.Fatal(err)
		}
		mine := table.Seat(k % 2)
		players := []bots.Player{bots.Random(k), bots.Random(k)}
		players[mine] = posthumanbot.New(k)
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
	m, players := newMatch(b, 4, 0, "bench")
	type question struct {
		view any
		ask  *table.Ask
	}
	var questions []question
	for !m.Over() {
		a := m.Asks()[0]
		questions = append(questions, question{m.View(a.Seat), a})
		answer := players[a.Seat].Choose(m.View(a.Seat), a)
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := &questions[i%len(questions)]
		players[0].Choose(q.view, q.ask)
	}
}

package gametest

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"waystation/bots"
	"waystation/table"
	"waystation/table/tabletest"
)

// Bot is what the suite must know of a game's bot.
type Bot struct {
	Box *table.Box
	New func(seed uint64) bots.Player
	// Ways are the set-ups that it plays.
	Ways []table.Setup
	// Matches is how many whole matches of each way it plays; 1 if 0.
	Matches int
	// Weighs reports whether it gives options of a verb a score; Unweighed are the verbs that are left to people.
	Weighs    func(table.Verb) bool
	Unweighed []string
	// Contests are games for two against chance, of which it wins nineteen in twenty.
	Contests int
	// Shares judges positions in quiet moments, and Judged plays the games that are judged; nil: there is no judge, and
	// New.
	Shares func(table.Game, []float64)
	Quiet  func(table.Game) bool
	Judged func(seed uint64) bots.Player
}

// BotSuite holds a bot to what every bot owes, each in a test of its own:
//
//	func TestSuite(t *testing.T) { gametest.BotSuite(t, suite) }
func BotSuite(t *testing.T, b Bot) {
	t.Helper()
	for _, test := range []struct {
		name string
		run  func(*testing.T, *Bot)
	}{
		{"whole matches", wholeMatches},
		{"games in place", inPlace},
		{"same answers", sameAnswers},
		{"asked twice", askedTwice},
		{"honest", honest},
		{"every verb is weighed", weighed},
		{"beats chance", beatsChance},
		{"judge", judged},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, &b) })
	}
}

// match begins a match of a way, with a bot in every seat.
func (b *Bot) match(way table.Setup, seed string) (*table.Match, []bots.Player, error) {
	way.Game = b.Box.Name
	m, err := table.NewMatch(b.Box, way, table.SeedOf(seed))
	if err != nil {
		return nil, nil, err
	}
	return m, b.players(b.New, m.Seats(), 0), nil
}

func (b *Bot) players(bot func(uint64) bots.Player, seats int, seed uint64) []bots.Player {
	players := make([]bots.Player, seats)
	for s := range players {
		players[s] = bot(seed + uint64(s))
	}
	return players
}

// Play lets players answer every question of a match until it is over, with something to be done before and after each
// answer; either may be nil. An answer that is not on offer is an error.
func Play(m *table.Match, players []bots.Player, before func(*table.Ask),
	after func(*table.Ask, []table.Option)) error {
	for n := 0; !m.Over(); n++ {
		if n > tooLong {
			return fmt.Errorf("no end after %d rounds of answers", tooLong)
		}
		for _, a := range m.Asks() {
			if m.Number(a.Seat) != a.Number || !m.Due().Has(a.Seat) {
				continue
			}
			if before != nil {
				before(a)
			}
			answer := players[a.Seat].Choose(m.View(a.Seat), a)
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
				return fmt.Errorf("seat %d answers %q: %w", a.Seat, a.Prompt.Kind, err)
			}
			if after != nil {
				after(a, answer)
			}
		}
	}
	return nil
}

// wholeMatches: of all ways, and never an answer that is not on offer.
func wholeMatches(t *testing.T, b *Bot) {
	for _, way := range b.Ways {
		for k := range max(b.Matches, 1) {
			m, players, err := b.match(way, fmt.Sprint("whole ", k))
			if err == nil {
				err = Play(m, players, nil, nil)
			}
			if err != nil {
				t.Fatalf("%s, match %d: %v", wayName(way), k, err)
			}
		}
	}
}

// inPlace: as the lab plays, games come to their end too.
func inPlace(t *testing.T, b *Bot) {
	for _, way := range b.Ways {
		for k := range uint64(max(b.Matches, 1)) {
			g, tab, err := b.place(b.New, way, k)
			if err != nil {
				t.Fatal(err)
			}
			for steps := 0; !g.Over(); steps++ {
				if steps > tooManySteps {
					t.Fatalf("%s, game %d: %v", wayName(way), k, errEndless)
				}
				g.Step(tab)
			}
		}
	}
}

// place begins a game in place.
func (b *Bot) place(bot func(uint64) bots.Player, way table.Setup, seed uint64) (table.Game, *table.Table, error) {
	g, err := (&Game{Box: b.Box}).start(way)
	if err != nil {
		return nil, nil, err
	}
	d := bots.Decide(g, b.players(bot, g.Seats(), 4*seed))
	return g, table.InPlace(seed, 1, table.Config{Marks: true, Decider: d}), nil
}

// sameAnswers: the same match again, by bots of the same seeds.
func sameAnswers(t *testing.T, b *Bot) {
	way := b.Ways[len(b.Ways)-1]
	one, err := b.line(way)
	if err != nil {
		t.Fatal(err)
	}
	if two, err := b.line(way); err != nil || !slices.Equal(one, two) {
		t.Errorf("%d and %d answers, and not the same (%v)", len(one), len(two), err)
	}
}

// line is all that is answered in a match.
func (b *Bot) line(way table.Setup) (keys []string, err error) {
	m, players, err := b.match(way, "again")
	if err != nil {
		return nil, err
	}
	err = Play(m, players, nil, func(a *table.Ask, answer []table.Option) {
		keys = append(keys, fmt.Sprint(a.Seat, a.Number, bots.Key(m.Verbs(), answer)))
	})
	return keys, err
}

// askedTwice: a bot says the same twice, as another of its seed does, and leaves what it has looked at as it was.
func askedTwice(t *testing.T, b *Bot) {
	m, players, err := b.match(b.Ways[len(b.Ways)-1], "twice")
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 300 && !m.Over(); n++ {
		a := m.Asks()[0]
		v := m.View(a.Seat)
		before := fmt.Sprintf("%+v", v)
		one, two := players[a.Seat].Choose(v, a), b.New(uint64(a.Seat)).Choose(v, a)
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

// honest: in a world dealt anew, where all that a seat can't know is different, its bot answers the same. Asked are
// bots in the matches of bots, and bots beside random walks.
func honest(t *testing.T, b *Bot) {
	for i, way := range b.Ways {
		m, players, err := b.match(way, fmt.Sprint("honest ", i))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		err = Play(m, players, func(a *table.Ask) {
			if n++; n%9 > 0 {
				return
			}
			w := m.Inspect().Imagine(a.Seat, uint64(n))
			one, two := players[a.Seat].Choose(m.View(a.Seat), a), players[a.Seat].Choose(w.View(a.Seat), w.Ask(a.Seat))
			if !slices.Equal(one, two) {
				t.Errorf("%s, question %d (%q): %s, and in another world %s", wayName(way), n, a.Prompt.Kind,
					bots.Key(m.Verbs(), one), bots.Key(m.Verbs(), two))
			}
		}, nil)
		if err != nil {
			t.Fatal(err)
		}
	}
	tabletest.Honest(t, tabletest.Config{Box: b.Box, Matches: 1, Every: 15, Bots: []func(uint64) bots.Player{b.New}})
}

// weighed: every verb of the game is, but those that are left to people.
func weighed(t *testing.T, b *Bot) {
	if b.Weighs == nil {
		return
	}
	g, err := (&Game{Box: b.Box}).start(b.Ways[0])
	if err != nil {
		t.Fatal(err)
	}
	for v, word := range g.Verbs() {
		if left := slices.Contains(b.Unweighed, word); left == b.Weighs(table.Verb(v)) {
			t.Errorf("options %q are weighed: %v; they are said to be left to people: %v", word, !left, left)
		}
	}
}

// beatsChance: of games for two, at least nineteen in twenty.
func beatsChance(t *testing.T, b *Bot) {
	won := 0
	for k := range uint64(b.Contests) {
		g, err := (&Game{Box: b.Box}).start(table.Setup{Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		mine := table.Seat(k % 2)
		players := []bots.Player{bots.Random(k), bots.Random(k)}
		players[mine] = b.New(k)
		table.InPlace(k, 2, table.Config{Marks: true, Decider: bots.Decide(g, players)}).Play(g)
		if g.Result().Winners.Has(mine) {
			won++
		}
	}
	if won < b.Contests*19/20 {
		t.Errorf("%d of %d games won", won, b.Contests)
	}
}

// judged: of whole games the judge is asked at every quiet moment who will win: its shares add up, and it is less
// surprised by the winner than who knows nothing.
func judged(t *testing.T, b *Bot) {
	if b.Shares == nil {
		return
	}
	surprise, n := 0.0, 0
	for k := range uint64(40) {
		shares, winners, err := b.judge(table.Setup{Seats: 2 + int(k%3)}, k)
		if err != nil {
			t.Fatal(err)
		}
		for _, of := range shares {
			sum := 0.0
			for s, x := range of {
				sum += x
				if winners == table.Set(table.Seat(s)) {
					surprise -= math.Log(x) / math.Log(float64(len(of)))
					n++
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("the shares are %v", of)
			}
		}
	}
	if x := surprise / float64(n); x > 0.9 || n == 0 {
		t.Errorf("the judge is surprised by %.2f of what knowing nothing is, in %d judgements", x, n)
	}
}

// judge plays a game and says what the judge thought at its quiet moments, and who won.
func (b *Bot) judge(way table.Setup, seed uint64) (judged [][]float64, winners table.Seats, err error) {
	bot := b.Judged
	if bot == nil {
		bot = b.New
	}
	g, tab, err := b.place(bot, way, seed)
	if err != nil {
		return nil, 0, err
	}
	for !g.Over() {
		if b.Quiet(g) {
			shares := make([]float64, g.Seats())
			b.Shares(g, shares)
			judged = append(judged, shares)
		}
		g.Step(tab)
	}
	return judged, g.Result().Winners, nil
}

// BenchBot measures how long a bot thinks about the questions of a match of as many players as there may be.
func BenchBot(b *testing.B, bot Bot) {
	m, players, err := bot.match(table.Setup{Seats: bot.Box.MaxSeats}, "bench")
	if err != nil {
		b.Fatal(err)
	}
	type question struct {
		view any
		ask  *table.Ask
	}
	var questions []question
	note := func(a *table.Ask) { questions = append(questions, question{m.View(a.Seat), a}) }
	if err := Play(m, players, note, nil); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		q := &questions[i%len(questions)]
		players[q.ask.Seat].Choose(q.view, q.ask)
	}
}

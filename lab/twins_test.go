package lab

import (
	"reflect"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/table"
)

// In the games of a group everybody has every seat once, and there are no two alike.
func TestSeating(t *testing.T) {
	for _, test := range []struct {
		seats, size int
		names       string
	}{
		{2, 1, "a"}, {2, 1, "a a"}, {2, 2, "a b"}, {3, 3, "a b"}, {4, 2, "a b"}, {4, 4, "a b c"}, {4, 4, "a b b b"},
		{4, 1, ""}, {2, 6, "a b c"}, {2, 12, "a b c d"}, {1, 2, "a b"}, {3, 12, "a b c d"},
	} {
		s, err := newSeating(test.seats, strings.Fields(test.names))
		if err != nil || s.size() != test.size {
			t.Errorf("%q on %d seats: groups of %d, error %v, want %d", test.names, test.seats, s.size(),
				err, test.size)
		}
		if test.names == "" {
			continue
		}
		sat := map[string]map[int]int{}
		lines := map[string]bool{}
		for k := range s.size() {
			line := ""
			for seat := range test.seats {
				name := s.names[s.bot(k, seat)]
				if sat[name] == nil {
					sat[name] = map[int]int{}
				}
				sat[name][seat]++
				line += name
			}
			if lines[line] {
				t.Errorf("%q on %d seats: %s sits twice", test.names, test.seats, line)
			}
			lines[line] = true
		}
		for name, seats := range sat {
			for seat := range test.seats {
				if seats[seat] != seats[0] {
					t.Errorf("%q on %d seats: %s sits unevenly: %v", test.names, test.seats, name, seats)
				}
			}
		}
	}
	if _, err := newSeating(2, []string{"a", "b", "a"}); err == nil ||
		!strings.Contains(err.Error(), `"a" stands among them twice`) {
		t.Errorf("a, b and a on two seats: %v", err)
	}
}

// alike is a bot of that name that plays as all others of the kind.
func alike(name string) Bot { return Bot{name, thirsty.New} }

// Bots that play alike are exactly even over twins: whatever luck the seed has falls to both.
func TestEvenTwins(t *testing.T) {
	r := play(t, Setting{Setup: table.Setup{Seats: 2}, Seed: "a", Bots: []Bot{alike("one"), alike("other")}})
	d := r.Duels[0]
	if len(r.Duels) != 1 || d.Groups != 150 || d.Compared != 300 || d.Rate.Rate != 0.5 || d.Elo != 0 {
		t.Errorf("bots that play alike: %+v", r.Duels)
	}
	if d.Low > 0.5 || d.High < 0.5 || d.High-d.Low > 0.03 {
		t.Errorf("150 pairs that all came out even leave %s", d.Rate)
	}
}

// Who draws water every day stands above the others, and third are those at random.
func TestDuels(t *testing.T) {
	lazy := Bot{"lazy", func(uint64) bots.Player { return last{} }}
	r := play(t, Setting{Setup: table.Setup{Seats: 4}, Seed: "a", Games: 400,
		Bots: []Bot{thirsty, {Name: "random"}, lazy, {Name: "random"}}})
	if len(r.Duels) != 3 || len(r.Ratings) != 3 {
		t.Fatalf("three kinds of bots: %+v, %+v", r.Duels, r.Ratings)
	}
	for _, d := range r.Duels {
		if d.Groups != 100 || !(d.Low <= d.Rate.Rate && d.Rate.Rate <= d.High) || d.EloLow > d.Elo ||
			d.Elo > d.EloHigh {
			t.Errorf("%+v", d)
		}
	}
	if r.Duels[0].Compared != 800 || r.Duels[1].Compared != 400 {
		t.Errorf("one against two others, over four seats: %d and %d comparisons in 100 groups of 4 games",
			r.Duels[0].Compared, r.Duels[1].Compared)
	}
	best := r.Ratings[0]
	if best.Bot != "thirsty" || best.Low <= r.Ratings[1].High {
		t.Errorf("ratings: %+v", r.Ratings)
	}
	sum := 0.0
	for _, x := range r.Ratings {
		sum += float64(x.Elo)
	}
	near(t, "the sum of all ratings", sum, 0, 1e-6)
}

type last struct{}

func (last) Choose(_ any, a *table.Ask) []table.Option {
	return []table.Option{a.Options[len(a.Options)-1].Option}
}

// Standing is by winning, then by score.
func TestStanding(t *testing.T) {
	winner, second, level, last := standing{0, true, 5}, standing{1, false, 5}, standing{2, false, 5},
		standing{3, false, -1}
	for _, test := range []struct {
		a, b standing
		want int64
	}{
		{winner, second, 2},
		{second, winner, 0},
		{second, level, 1},
		{level, last, 2},
		{last, second, 0},
		{winner, standing{4, true, 9}, 1},
	} {
		if got := test.a.against(test.b); got != test.want {
			t.Errorf("%+v against %+v: %d points of 2, want %d", test.a, test.b, got, test.want)
		}
	}
}

// Twins that are played in different parts find each other, and broken games leave their whole group out.
func TestTwinsInParts(t *testing.T) {
	s, _ := newSeating(2, []string{"a", "b"})
	games := []game{{number: 0, scores: []int{3, 1}, winners: 1}, {number: 1, scores: []int{3, 1}, winners: 1},
		{number: 2, failed: "it broke"}, {number: 3, scores: []int{0, 1}, winners: 2},
		{number: 4, scores: []int{4, 4}, winners: 3}, {number: 5, scores: []int{0, 7}, winners: 2},
		{number: 6, scores: []int{0, 7}, winners: 2}}
	whole, one, two := newTwins(&s), newTwins(&s), newTwins(&s)
	for i := range games {
		whole.count(&games[i])
		if i%2 == 0 {
			one.count(&games[i])
		} else {
			two.count(&games[i])
		}
	}
	one.add(&two)
	if whole.groups != 2 || whole.points[0] != 2+0+1+2 {
		t.Errorf("%d groups, %d points; want 2 and 5", whole.groups, whole.points[0])
	}
	if !reflect.DeepEqual(whole.points, one.points) || !reflect.DeepEqual(whole.square, one.square) ||
		one.groups != 2 || len(one.open) != 1 {
		t.Errorf("in parts: %+v, at once: %+v", one, whole)
	}
}

package lab_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/lab"
	"waystation/table"
)

// line is a line of a dataset.
type line struct {
	Game     string
	Rules    string
	Players  int
	Match, N int
	Seat     int
	Bot      string
	View     caravan.Sight
	Question struct {
		Prompt   string
		Min, Max int
		Actions  []struct{ Kind, Key string }
	}
	Choice []int
	Key    string
	Result struct {
		Scores, Winners []int
		Place           int
		Won             bool
	}
}

func dataset(t *testing.T, s lab.Setting) (string, []line) {
	t.Helper()
	var out bytes.Buffer
	done, err := lab.Dataset(context.Background(), s, &out)
	if err != nil {
		t.Fatal(err)
	}
	var lines []line
	for text := range strings.Lines(out.String()) {
		var x line
		if err := json.Unmarshal([]byte(text), &x); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		lines = append(lines, x)
	}
	if done.Decisions != len(lines) || done.Matches != s.Games || len(done.Failures) > 0 {
		t.Fatalf("%d lines of %d matches; it says %+v", len(lines), s.Games, done)
	}
	return out.String(), lines
}

// The same setting writes the same bytes, in one piece or in parts, however many are played at once.
func TestADatasetIsTheSame(t *testing.T) {
	s := lab.Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 3}, Seed: "d", Games: 12, Workers: 1,
		Bots: []lab.Bot{{Name: "random"}, {Name: "again", New: bots.Random}}}
	whole, _ := dataset(t, s)
	s.Workers = 5
	if again, _ := dataset(t, s); again != whole {
		t.Error("with five at once it is another")
	}
	s.Games = 5
	first, _ := dataset(t, s)
	s.First, s.Games = 5, 7
	second, _ := dataset(t, s)
	if first+second != whole {
		t.Error("two parts are not the whole")
	}
	s.Seed = "e"
	if other, _ := dataset(t, s); other == second {
		t.Error("another seed makes the same")
	}
}

// Each line holds a decision as its seat saw it: the choice is among what was offered, the key is its key, and the
// result is that of the match.
func TestADatasetHoldsDecisions(t *testing.T) {
	_, lines := dataset(t, lab.Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 2}, Seed: "d", Games: 6})
	matches := map[int][]line{}
	kinds := map[string]bool{}
	for _, x := range lines {
		if x.N != len(matches[x.Match]) || x.Game != "caravan" || x.Rules != caravan.Shelf.Version || x.Bot != "random" {
			t.Fatalf("decision %d of match %d: %+v", len(matches[x.Match]), x.Match, x)
		}
		matches[x.Match] = append(matches[x.Match], x)
		var keys []string
		for _, i := range x.Choice {
			if i < 0 || i >= len(x.Question.Actions) {
				t.Fatalf("choice %d of %d: %+v", i, len(x.Question.Actions), x)
			}
			a := x.Question.Actions[i]
			kinds[a.Kind] = true
			if a.Kind == "pass" {
				a.Key = "pass"
			}
			keys = append(keys, a.Key)
		}
		kinds[fmt.Sprint(len(x.Choice))] = true
		if got := strings.Join(keys, "+"); got != x.Key {
			t.Errorf("chosen %q, the key is %q", got, x.Key)
		}
		if x.Result.Won != slices.Contains(x.Result.Winners, x.Seat) || (x.Result.Place == 1) != x.Result.Won ||
			len(x.Result.Scores) != 2 {
			t.Errorf("result of seat %d: %+v", x.Seat, x.Result)
		}
		if !slices.Equal(x.Result.Scores, matches[x.Match][0].Result.Scores) {
			t.Errorf("match %d ends differently from line to line", x.Match)
		}
	}
	if len(matches) != 6 {
		t.Errorf("%d matches", len(matches))
	}
	for _, want := range []string{"option", "pass", "1", "2"} {
		if !kinds[want] {
			t.Errorf("no choice was of %s", want)
		}
	}
}

// full takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, fmt.Errorf("the disk is full") }

func TestADatasetThatCanNotBe(t *testing.T) {
	s := lab.Setting{Box: caravan.Shelf, Setup: table.Setup{Seats: 2}, Games: 100}
	if _, err := lab.Dataset(context.Background(), s, full{}); err == nil || !strings.Contains(err.Error(), "disk") {
		t.Errorf("a full disk: %v", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if done, err := lab.Dataset(ctx, s, full{}); err != nil || done.Matches != 0 {
		t.Errorf("stopped: %+v, %v", done, err)
	}
	s.Setup.Seats = 9
	if _, err := lab.Dataset(context.Background(), s, full{}); err == nil {
		t.Error("nine players play")
	}
}

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/games"
	"waystation/lab"
)

// typed is what the program of the shelf answers to its arguments and to what somebody types.
func typed(t *testing.T, lines string, args ...string) string {
	t.Helper()
	var out, errs strings.Builder
	p := program{games: games.All(), in: strings.NewReader(lines), out: &out, errs: &errs, env: os.Getenv}
	if code := p.run(args); code != fine {
		t.Fatalf("waystation %s: code %d: %s", strings.Join(args, " "), code, errs.String())
	}
	return out.String()
}

// Every game can be played in the terminal, for as few and as many as it is for: it is told in words and in 80 columns. Whoever
// types nothing but 1, 2 and 3 gets through many questions; a match that was saved goes on.
func TestEveryGameInTheTerminal(t *testing.T) {
	for _, g := range games.All() {
		for _, players := range []int{g.Box.MinSeats, g.Box.MaxSeats} {
			t.Run(fmt.Sprint(g.Box.Name, " ", players), func(t *testing.T) {
				file := filepath.Join(t.TempDir(), "match")
				said := typed(t, strings.Repeat("1\n2\n3\n", 40)+"?\nr\nv\ns "+file+"\n", "play", g.Box.Name, "--players", fmt.Sprint(players), "--bots", "random", "--seed", "x")
				for line := range strings.Lines(said) {
					if n := len([]rune(line)) - 1; n > width && !strings.Contains(line, file) {
						t.Errorf("%d columns: %s", n, line)
					}
				}
				if strings.Contains(said, `": [`) || !strings.Contains(said, "Decks:") && !strings.Contains(said, "Exploration deck") {
					t.Errorf("the table is not told in words: %.2000s", said)
				}
				if n := strings.Count(said, "\n-- Round "); n < 20 {
					t.Errorf("only %d questions were put", n)
				}
				if strings.Contains(said, "Saved in ") && !strings.Contains(said, "The match is over.") {
					if on := typed(t, "q\n", "play", "--load", file, "--bots", "random"); !strings.Contains(on, "The match goes on") {
						t.Errorf("loaded: %.500s", on)
					}
				}
			})
		}
	}
}

// At the end the terminal says who has how much of what.
func TestEveryGameEndsInTheTerminal(t *testing.T) {
	for _, g := range games.All() {
		said := typed(t, strings.Repeat("1\n2\n3\n1 2\n1 2 3\n", 2000), "play", g.Box.Name, "--players", "2", "--bots", "random", "--seed", "x")
		_, end, over := strings.Cut(said, "The match is over.")
		if !over || !strings.Contains(end, "\n"+g.Box.Score+":\n") {
			t.Errorf("%s: the end is told as %q", g.Box.Name, end)
		}
	}
}

// The lab plays every game in every mode, and the lists know every game and its rules.
func TestEveryGameInTheLabAndTheLists(t *testing.T) {
	list := typed(t, "", "games")
	for _, g := range games.All() {
		if !strings.Contains(list, g.Box.Name) {
			t.Errorf("the list of games does not name %s:\n%s", g.Box.Name, list)
		}
		var rules []struct {
			ID          string
			ExercisedBy []string `json:"exercised_by"`
		}
		if err := json.Unmarshal([]byte(typed(t, "", "rules", g.Box.Name, "--json")), &rules); err != nil || len(rules) != len(g.Rules) {
			t.Errorf("%s: %d rules of %d, %v", g.Box.Name, len(rules), len(g.Rules), err)
		}
		for _, mode := range g.Box.Modes {
			var r lab.Report
			if err := json.Unmarshal([]byte(typed(t, "", "lab", g.Box.Name, "--mode", mode, "--games", "2", "--bots", "random", "--json")), &r); err != nil {
				t.Fatal(err)
			}
			if r.Game != g.Box.Name || r.Mode != mode || r.Finished != 2 {
				t.Errorf("%s, %s: %+v", g.Box.Name, mode, r)
			}
		}
	}
}

// Games that are played at once, by bots that think and search, share nothing. The race detector looks on.
func TestGamesAtOnceShareNothing(t *testing.T) {
	for _, g := range games.All() {
		var r lab.Report
		said := typed(t, "", "lab", g.Box.Name, "--players", "2", "--games", "4", "--workers", "4", "--bots", "normal,hard@4", "--json")
		if err := json.Unmarshal([]byte(said), &r); err != nil || r.Finished != 4 {
			t.Errorf("%s: %d games of 4 were finished, %v", g.Box.Name, r.Finished, err)
		}
	}
}

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/english"
	"waystation/lab"
	"waystation/shelf"
	"waystation/table"
)

// typed is what the program of the shelf answers to its arguments and to what somebody types.
func typed(t *testing.T, lines string, args ...string) string {
	t.Helper()
	var out, errs strings.Builder
	p := program{games: shelf.All(), in: strings.NewReader(lines), out: &out, errs: &errs, env: bare}
	if code := p.run(args); code != fine {
		t.Fatalf("waystation %s: code %d: %s", strings.Join(args, " "), code, errs.String())
	}
	return out.String()
}

// bare is an environment in which nothing is set, so that whoever tests may read another language.
func bare(string) string { return "" }

// Every game can be played in the terminal, for as few and as many as it is for: it is told in words and in 80 columns.
// Whoever types nothing but 1, 2 and 3 gets through many questions; a match that was saved goes on.
func TestEveryGameInTheTerminal(t *testing.T) {
	for _, g := range shelf.All() {
		for _, players := range []int{g.Box.MinSeats, g.Box.MaxSeats} {
			t.Run(fmt.Sprint(g.Box.Name, " ", players), func(t *testing.T) { inTheTerminal(t, g, players) })
		}
	}
}

func inTheTerminal(t *testing.T, g *shelf.Game, players int) {
	file := filepath.Join(t.TempDir(), "match")
	lines := strings.Repeat("1\n2\n3\n", 40) + "?\nr\nv\ns " + file + "\n"
	said := typed(t, lines, "play", g.Box.Name, "--players", fmt.Sprint(players), "--bots", anyBots(g), "--seed", "x")
	for line := range strings.Lines(said) {
		if n := len([]rune(line)) - 1; n > width && !strings.Contains(line, file) {
			t.Errorf("%d columns: %s", n, line)
		}
	}
	if strings.Contains(said, "The match is over.") {
		return
	}
	round := english.Capital(cmp.Or(g.Box.Unit, "round"))
	if n := strings.Count(said, "\n-- "+round+" "); n < 20 {
		t.Errorf("only %d questions were put, and the match is not over", n)
	}
	if !strings.Contains(said, "Saved in ") {
		t.Fatalf("the match was not saved: %.2000s", said)
	}
	toldInWords(t, g, said, file)
	if on := typed(t, "q\n", "play", "--load", file, "--bots", anyBots(g)); !strings.Contains(on, "The match goes on") {
		t.Errorf("loaded: %.500s", on)
	}
}

// toldInWords looks for the game's own text of the saved position, which was asked for last, in what the terminal
// showed.
func toldInWords(t *testing.T, g *shelf.Game, said, file string) {
	if g.Text == nil {
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := table.Read(f, func(string) *table.Box { return g.Box })
	if err != nil {
		t.Fatal(err)
	}
	shown := oneLine(said)
	for line := range strings.Lines(g.Text(m.View(m.Asks()[0].Seat), nil)) {
		if !strings.Contains(shown, oneLine(line)) {
			t.Errorf("the table is not told in words: no %q in %.2000s", line, said)
		}
	}
}

// oneLine is a text with one space between its words.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// anyBots are the game's bots that think least, or none.
func anyBots(g *shelf.Game) string {
	if len(g.Bots) == 0 {
		return "none"
	}
	for _, l := range g.Bots {
		if l.Name == "random" {
			return l.Name
		}
	}
	return g.Bots[0].Name
}

// At the end the terminal says who has how much of what.
func TestEveryGameEndsInTheTerminal(t *testing.T) {
	for _, g := range shelf.All() {
		said := typed(t, strings.Repeat("1\n2\n3\n1 2\n1 2 3\n9\n7\n5\n4\n8\n6\n", 2000), "play", g.Box.Name,
			"--players", "2", "--bots", anyBots(g), "--seed", "x")
		_, end, over := strings.Cut(said, "The match is over.")
		want := "\n" + g.Box.Score + ":\n"
		if g.Together {
			want = " together.\n"
		}
		if !over || !strings.Contains(end, want) {
			t.Errorf("%s: the end is told as %q", g.Box.Name, end)
		}
	}
}

// The lab plays every game in every mode, and the lists know every game and its rules.
func TestEveryGameInTheLabAndTheLists(t *testing.T) {
	list := typed(t, "", "games")
	for _, g := range shelf.All() {
		if !strings.Contains(list, g.Box.Name) {
			t.Errorf("the list of games does not name %s:\n%s", g.Box.Name, list)
		}
		var rules []struct {
			ID          string
			ExercisedBy []string `json:"exercised_by"`
		}
		if err := json.Unmarshal([]byte(typed(t, "", "rules", g.Box.Name, "--json")), &rules); err != nil ||
			len(rules) != len(g.Ledger.Rules()) {
			t.Errorf("%s: %d rules of %d, %v", g.Box.Name, len(rules), len(g.Ledger.Rules()), err)
		}
		for _, mode := range g.Box.Modes {
			var r lab.Report
			if err := json.Unmarshal([]byte(typed(t, "", "lab", g.Box.Name, "--mode", mode, "--games", "2", "--bots",
				"random", "--json")), &r); err != nil {
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
	for _, g := range shelf.All() {
		names := []string{"random"}
		if l := g.Usual(); l != nil {
			names = []string{l.Name}
		}
		for _, l := range g.Bots {
			if l.Style != nil {
				names = append(names, l.Name+"@4")
			}
		}
		var r lab.Report
		said := typed(t, "", "lab", g.Box.Name, "--players", "2", "--games", "2", "--workers", "2", "--bots",
			strings.Join(names, ","), "--json")
		if err := json.Unmarshal([]byte(said), &r); err != nil || r.Finished != 2 {
			t.Errorf("%s: %d games of 2 were finished, %v", g.Box.Name, r.Finished, err)
		}
	}
}

// What all decide together a bot leaves to whoever types, where nobody hides anything from anybody.
func TestABotLeavesToWhoTypesWhatAllDecide(t *testing.T) {
	args := []string{"play", "heredity", "--mode", "chapter7", "--players", "3", "--seat", "2", "--seed", "common"}
	said := typed(t, "1\n1\nq\nq\n", append(args, "--bots", "normal")...)
	const left = "together; Player 1 does as you say.\nPlayer 1> 1"
	if n := strings.Count(said, "Four are needed. Who else is played?"); n < 3 || !strings.Contains(said, left) {
		t.Errorf("asked %d times: %s", n, said)
	}
}

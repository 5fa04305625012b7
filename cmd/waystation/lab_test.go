package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// asked is the lab as its users call it, from a shell.
func asked(t *testing.T, args ...string) (out string, err error) {
	t.Helper()
	program := "waystation"
	if args[0] != "caravan" {
		program = "waystation-full"
	}
	var told bytes.Buffer
	cmd := exec.Command(program, append([]string{"lab"}, args...)...)
	cmd.Stderr = &told
	b, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, told.String())
	}
	return string(b), err
}

// report is what the lab prints with --json, without what depends on the clock.
func report(t *testing.T, args ...string) string {
	t.Helper()
	out, err := asked(t, append(args, "--json")...)
	if err != nil {
		t.Fatal(err)
	}
	return timeless(t, out)
}

func timeless(t *testing.T, out string) string {
	t.Helper()
	if !json.Valid([]byte(out)) {
		t.Fatalf("no JSON: %s", out)
	}
	var kept []string
	for line := range strings.Lines(out) {
		if !strings.Contains(line, `"seconds":`) && !strings.Contains(line, `"decisions_per_second":`) {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "")
}

func same(t *testing.T, what, got, want string) {
	t.Helper()
	if got == want {
		return
	}
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Errorf("%s differs in line %d:\n%s\nwant\n%s", what, i+1, a[i], b[i])
			return
		}
	}
	t.Errorf("%s has %d lines, want %d", what, len(a), len(b))
}

var duel = []string{"caravan", "--players", "3", "--seed", "s", "--bots", "first,random"}

// However a run is split, whatever the order of its parts and how many were played at once: together they are the
// whole, byte for byte.
func TestSplitRun(t *testing.T) {
	dir := t.TempDir()
	whole := report(t, append(duel, "--games", "100")...)
	var parts []string
	// they cut groups of three games on one seed
	for i, part := range [][2]string{{"61", "39"}, {"0", "10"}, {"10", "51"}} {
		file := filepath.Join(dir, fmt.Sprint(i))
		parts = append(parts, file)
		report(t, append(duel, "--first", part[0], "--games", part[1], "--resume", file, "--workers",
			fmt.Sprint(i+1))...)
	}
	joint := filepath.Join(dir, "joint")
	same(t, "the merged report", report(t, append([]string{"merge", "--out", joint}, parts...)...), whole)
	slices.Reverse(parts)
	same(t, "the report merged backwards", report(t, append([]string{"merge"}, parts...)...), whole)
	same(t, "the report of the merged file", report(t, "merge", joint), whole)
	same(t, "the merged file gone on with, though nothing is left,",
		report(t, append(duel, "--games", "100", "--resume", joint)...), whole)
	half := filepath.Join(dir, "half")
	report(t, append([]string{"merge", "--out", half}, parts[:2]...)...)
	same(t, "a run gone on with that was a part of it", report(t, append(duel, "--games", "100", "--resume", half)...),
		whole)
	if _, err := asked(t, append([]string{"merge", "--out", joint}, parts...)...); err == nil ||
		!strings.Contains(err.Error(), "file exists") {
		t.Errorf("merging into a file that is there: %v", err)
	}
}

// A run that is killed without warning, and then killed again, ends as if it had never been.
func TestKilledRun(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "run")
	args := append(duel, "--games", "30000", "--resume", file)
	games := func() int {
		b, err := os.ReadFile(file)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		return bytes.Count(b, []byte(`"game":`))
	}
	for _, upto := range []int{1, 2000} {
		cmd := exec.Command("waystation", append([]string{"lab"}, args...)...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for end := time.Now().Add(patience); games() < upto && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		cmd.Wait() //nolint:errcheck // it was killed
	}
	if n := games(); n >= 30000 {
		t.Fatalf("all %d games were played before the kill", n)
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(f, `{"game":29999,"deci`) // what a kill in the middle of a line leaves
	f.Close()
	got := report(t, args...)
	if n := games(); n != 30000+1 { // the plan names the game too
		t.Errorf("%d lines of games in the file", n-1)
	}
	same(t, "the report after two kills", got, report(t, append(duel, "--games", "30000")...))
}

// Files that do not fit are refused, and it is said why.
func TestUnfitFiles(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	write := func(name, text string) string {
		if err := os.WriteFile(at(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return at(name)
	}
	report(t, append(duel, "--games", "20", "--resume", at("a"))...)
	report(t, append(duel, "--first", "15", "--games", "20", "--resume", at("b"))...)
	report(t, "caravan", "--players", "3", "--games", "20", "--seed", "other", "--bots", "first,random", "--resume",
		at("seed"))
	a, err := os.ReadFile(at("a"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(a), "\n")
	for want, args := range map[string][]string{
		"overlap: both are of games 15 to 19":                          {"merge", at("a"), at("b")},
		"overlap: both are of games 0 to 19":                           {"merge", at("a"), at("a")},
		`are not of the same run: ` + at("seed") + ` has seed "other"`: {"merge", at("a"), at("seed")},
		"there is no file": {"merge", at("a"),
			at("nowhere")},
		"is no run of the lab: its first line should begin with": {"merge",
			write("text", "Dear diary\n")},
		"is written in format 9; this program reads format 2: play these games again": {"merge",
			write("new", `{"waystation_lab":9}`+"\n")},
		"empty is empty": {"merge", write("empty", "")},
		"spoilt:4: invalid character": {"merge",
			write("spoilt", lines[0]+lines[1]+lines[2]+"{broken\n"+lines[3])},
		"twice:4: game ": {"merge", write("twice", lines[0]+lines[1]+lines[2]+lines[2])},
		`is of another run: it has seed "s", not "x"`: {"caravan", "--players", "3", "--seed",
			"x", "--bots", "first,random", "--resume", at("a")},
		"is of another run: it has bots [first random], not [first]": {"caravan", "--players", "3", "--seed",
			"s", "--bots", "first", "--resume", at("a")},
		"is of games 0 to 19, and games 0 to 9 are asked for: ask for these": append(duel, "--games", "10", "--resume",
			at("a")),
		"do not play the same games: " + at("seed") + ` has seed "other"`: {"compare", at("a"), at("seed")},
	} {
		before, _ := os.ReadFile(at("a"))
		if _, err := asked(t, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v\nwant %s", args, err, want)
		}
		if after, _ := os.ReadFile(at("a")); !bytes.Equal(before, after) {
			t.Errorf("%v: the file has changed", args)
		}
	}
	same(t, "twenty games more in the same file", report(t, append(duel, "--games", "40", "--resume", at("a"))...),
		report(t, append(duel, "--games", "40")...))
}

// with lays a game's card file, changed, into a directory of its own.
func with(t *testing.T, game, file string, change func(string) string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("../../games", game, "cards", file))
	if err != nil {
		t.Fatal(err)
	}
	text := change(string(b))
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

func swap(old, new string) func(string) string {
	return func(s string) string { return strings.Replace(s, old, new, 1) }
}

// A changed card makes a difference to those it belongs to, an unchanged copy makes exactly none, whatever the game and
// the bots.
func TestChangedCards(t *testing.T) {
	type difference struct {
		Group, Name              string
		First, Second            float64
		Difference, Low, High, P float64
		Sure                     bool
	}
	type answer struct {
		Finished int
		Cards    map[string]any
		Changed  struct {
			Finished, Groups, Same int
			Differences            []difference
		}
	}
	ask := func(args ...string) (string, answer) {
		var a answer
		out := report(t, args...)
		if err := json.Unmarshal([]byte(out), &a); err != nil {
			t.Fatal(err)
		}
		return out, a
	}
	for _, args := range [][]string{
		{"saga", "--games", "30", "--bots", "random", "--cards", with(t, "saga", "enemies1.yaml", swap("", ""))},
		{"firelands", "--games", "40", "--bots", "normal,random", "--cards",
			with(t, "firelands", "start.yaml", swap("", ""))},
		{"posthuman", "--players", "3", "--games", "60", "--cards", with(t, "posthuman", "weapons.yaml", swap("", ""))},
	} {
		_, a := ask(args...)
		if a.Finished == 0 || a.Changed.Finished != a.Finished || a.Changed.Same != a.Changed.Groups ||
			len(a.Changed.Differences) < 50 {
			t.Errorf("%v: %d games, %d of %d groups the same, %d figures", args, a.Finished, a.Changed.Same,
				a.Changed.Groups, len(a.Changed.Differences))
		}
		for _, d := range a.Changed.Differences {
			if d.Difference != 0 || d.Low != 0 || d.High != 0 || d.Sure || d.First != d.Second {
				t.Errorf("%v: a copy changes %+v", args, d)
			}
		}
	}
	slow := with(t, "firelands", "start.yaml", swap("colour: red\n  speed: 4", "colour: red\n  speed: 1"))
	args := []string{"firelands", "--games", "150", "--bots", "normal", "--cards", slow}
	whole, a := ask(args...)
	found := false
	for _, d := range a.Changed.Differences {
		if d.Group == "wins by kind" && d.Name == "red" {
			found = true
			if d.Difference > -0.1 || d.High >= 0 || !d.Sure || d.P > 0.001 {
				t.Errorf("the red Truck at walking pace: %+v", d)
			}
		}
	}
	if !found || a.Changed.Same == a.Changed.Groups {
		t.Errorf("the red Truck at walking pace changes nothing: %d of %d", a.Changed.Same, a.Changed.Groups)
	}
	file := filepath.Join(t.TempDir(), "run")
	for _, upto := range []string{"50", "110", "150"} {
		args[2] = upto
		if out := report(t, append(args, "--resume", file)...); upto == "150" {
			same(t, "the comparison played in three sittings", out, whole)
		}
	}
	same(t, "the comparison merged", report(t, "merge", file), whole)
}

// Bad card files are refused with all that is wrong, each where it stands.
func TestBadCards(t *testing.T) {
	bad := with(t, "firelands", "start.yaml", swap("skill: 1", "skil: 1"))
	short := with(t, "posthuman", "scars.yaml", func(s string) string { return s[:strings.LastIndex(s, "\n- ")+1] })
	odd := with(t, "firelands", "rocks.yaml", swap("", ""))
	if err := os.Rename(filepath.Join(odd, "rocks.yaml"), filepath.Join(odd, "stones.yaml")); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		filepath.Join(bad, "start.yaml") + ":33: unknown field \"skil\"; a card of kind survivor has: ": {"firelands",
			"--cards", bad},
		filepath.Join(short, "scars.yaml") + ":1: ":              {"posthuman", "--cards", short},
		"stones.yaml replaces no card file of the game; it has ": {"firelands", "--cards", odd},
		"nowhere: no such directory": {"firelands", "--cards",
			filepath.Join(odd, "nowhere")},
		"--cards: Caravan has no card files": {"caravan", "--cards", odd},
	} {
		if _, err := asked(t, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v\nwant %s", args, err, want)
		}
	}
}

// Two runs of the same games are compared game by game: a bot with itself, then with another.
func TestCompareRuns(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for name, bot := range map[string]string{"one": "first", "two": "first", "three": "random"} {
		report(t, "caravan", "--games", "60", "--bots", bot, "--resume", at(name))
	}
	if out, err := asked(t, "compare", at("one"), at("two")); err != nil ||
		!strings.Contains(out, "of these 60 went exactly alike.\n") ||
		!strings.Contains(out, "\nThere is no difference.\n") {
		t.Errorf("error %v:\n%s", err, out)
	}
	out, err := asked(t, "compare", at("one"), at("three"))
	if err != nil || !strings.Contains(out, "score") || strings.Contains(out, "There is no difference") {
		t.Errorf("error %v:\n%s", err, out)
	}
}

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/shelf"
)

// What is written for a game is checked: the printed chapters are fine, and a fault is told by file and line.
func TestContentIsChecked(t *testing.T) {
	check := func(args ...string) (code int, said string) {
		var out bytes.Buffer
		p := program{games: shelf.All(), in: strings.NewReader(""), out: &out, errs: &out, env: os.Getenv}
		code = p.run(append([]string{"check"}, args...))
		return code, out.String()
	}
	if code, said := check("heredity", "../../games/heredity/decks"); code != fine ||
		!strings.Contains(said, "07-harvest-home.yaml: Harvest Home, 70 cards; endings: 4 won, 1 lost") {
		t.Fatalf("exit code %d: %s", code, said)
	}
	dir := t.TempDir()
	printed, err := os.ReadFile("../../games/heredity/decks/00-the-vixen.yaml")
	if err != nil {
		t.Fatal(err)
	}
	bent := strings.Replace(string(printed), "kind: cover", "kind: cuver", 1)
	if err := os.WriteFile(filepath.Join(dir, "00-the-vixen.yaml"), []byte(bent), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"heredity", dir}, failed, `00-the-vixen.yaml:12: card 791 (The Vixen): its kind is "cuver", expected one of`},
		{[]string{"heredity", dir}, failed, "faults: 2\n"},
		{[]string{"heredity", t.TempDir()}, failed, "there is no chapter here"},
		{[]string{"heredity", filepath.Join(dir, "00-the-vixen.yaml")}, failed, "is a file; want the folder"},
		{[]string{"heredity", filepath.Join(dir, "none")}, failed, "no such file"},
		{[]string{"firelands", dir}, failed, "00-the-vixen.yaml replaces no card file of the game; it has automa.yaml"},
		{[]string{"chess", dir}, failed, "chess"},
	} {
		if code, said := check(x.args...); code != x.code || !strings.Contains(said, x.want) {
			t.Errorf("%v: exit code %d, want %d and %q:\n%s", x.args, code, x.code, x.want, said)
		}
	}
}

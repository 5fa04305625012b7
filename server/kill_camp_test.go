package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/table"
)

// played is a match that was played beforehand: what its one person answers, and which questions were put.
type played struct {
	seed    string
	keys    []string
	prompts []string
	legacy  json.RawMessage
}

// withACamp is a chapter whose family wins and then makes at least so many things in its camp.
func withACamp(t *testing.T, things int) *played {
	t.Helper()
	for n := range 400 {
		p := &played{seed: fmt.Sprintf("camp %d", n)}
		m, err := table.NewMatch(heredity.Shelf, table.Setup{Seats: 1, Mode: "chapter1"}, table.SeedOf(p.seed))
		if err != nil {
			t.Fatal(err)
		}
		bot := hereditybot.New(uint64(n))
		for !m.Over() {
			a := m.Ask(0)
			key := bots.Key(m.Verbs(), bot.Choose(m.View(0), a))
			p.keys = append(p.keys, key)
			p.prompts = append(p.prompts, a.Prompt.Kind)
			if err := m.Answer(0, a.Number, key, table.ByBot); err != nil {
				t.Fatal(err)
			}
		}
		if p.legacy, err = m.Legacy(); err != nil {
			t.Fatal(err)
		}
		made := slices.IndexFunc(p.prompts, func(kind string) bool { return kind == "camp" })
		if made >= 0 && len(p.prompts)-made > things {
			return p
		}
	}
	t.Fatal("no family has made anything in its camp")
	return nil
}

// The server is killed before each question of a camp. What was made stays made, nothing is made twice, and in the end
// the family carries on what it would have without.
func TestKillInTheCamp(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	story := withACamp(t, 2)
	dir := t.TempDir()
	p := startProcess(t, dir)
	defer func() { p.kill() }()
	g := &pair{}
	body := fmt.Sprintf(`{"game":"heredity","mode":"chapter1","seed":%q,"seats":[{"kind":"human"}]}`, story.seed)
	if status, err := p.call("POST", "/matches", "", body, &g.m); err != nil || status != 201 {
		t.Fatal(status, err)
	}
	at, token := "/matches/"+g.m.ID, g.m.Seats[0].Token
	kills := 0
	for i, key := range story.keys {
		if story.prompts[i] == "camp" {
			p.kill()
			kills++
			p = startProcess(t, dir)
		}
		var v seen
		if status, err := p.call("GET", at, token, "", &v); err != nil || status != http.StatusOK || len(v.Asks) != 1 {
			t.Fatalf("answer %d: %d %v, asked %d questions", i, status, err, len(v.Asks))
		}
		if v.Asks[0].Prompt != story.prompts[i] {
			t.Fatalf("answer %d: asked %s, not %s", i, v.Asks[0].Prompt, story.prompts[i])
		}
		answer := fmt.Sprintf(`{"number":%d,"key":%q}`, v.Asks[0].Number, key)
		if status, err := p.call("POST", at+"/answers", token, answer, nil); err != nil || status != http.StatusOK {
			t.Fatalf("answer %d, %s: %d %v", i, key, status, err)
		}
	}
	t.Logf("killed before each of the camp's %d questions", kills)
	p.kill()
	p = startProcess(t, dir)
	var end struct {
		Over   bool
		Legacy json.RawMessage
	}
	if status, err := p.call("GET", at, token, "", &end); err != nil || status != http.StatusOK || !end.Over {
		t.Fatalf("the chapter is not over: %d %v", status, err)
	}
	if string(end.Legacy) != string(story.legacy) {
		t.Errorf("after %d kills the family carries on\n%s, without\n%s", kills, end.Legacy, story.legacy)
	}
	if _, err := table.Verify(strings.NewReader(g.log(t, p, 0)), onShelf); err != nil {
		t.Error(err)
	}
}

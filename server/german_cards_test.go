package server_test

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"waystation/server"
)

// missingWords gathers what a server's pages have no German for.
type missingWords struct {
	mu    sync.Mutex
	words map[string]bool
}

// germans lets people read German, and gathers what there is none for.
func (m *missingWords) germans(t *testing.T) func(*server.Config) {
	m.words = map[string]bool{}
	return func(c *server.Config) {
		tongues(t)(c)
		c.Languages = c.Languages.Telling(func(_, english string) {
			m.mu.Lock()
			defer m.mu.Unlock()
			m.words[english] = true
		})
	}
}

// forget leaves out what is no word of ours.
func (m *missingWords) forget(name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.words, name)
}

func (m *missingWords) list() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.words))
}

// The pages on which cards of Firelands are changed, tried and played by the lab are German, but for what card files say.
func TestCardsAreChangedInGerman(t *testing.T) {
	var missing missingWords
	h := start(t, missing.germans(t), withWorkshop)
	b := h.browser()
	b.asks = "de"
	b.post("/name", "name", "Mara")
	see := func(path string) string {
		t.Helper()
		r := b.get(path)
		if !strings.Contains(r.body, `<html lang="de"`) {
			t.Fatalf("%s is not in German: %d", path, r.status)
		}
		return r.body
	}
	see("/cards/firelands")
	see("/cards/firelands/new/edit/1/start.yaml")
	set := b.newSet("Lahme Laster")
	see("/cards/firelands")
	see(set)
	card := set + "/edit/1/start.yaml"
	see(card)
	for _, text := range []string{"sped: 4", "speed: x", "speed: 40", "speed: 4\n- id: ST-R1b", "speed: [4"} {
		b.post(card, "text", slow(t, text), "do", "keep")
	}
	b.post(card, "text", strings.Replace(slow(t, "speed: 4"), "ST-R1", "ST-R2", 1), "do", "keep")
	b.post(card, "text", slow(t, "speed: 2"), "do", "check")
	b.post(card, "text", slow(t, "speed: 2"), "do", "keep")
	see(card)
	see(set)
	see("/cards/firelands")
	see(set + "/table")
	see(set + "/table?with=friends")
	b.post(set+"/name", "name", "")
	head := "waystation cards of firelands\nname: Bad\n\n"
	for _, file := range []string{
		"hello", "waystation cards of saga\nname: x\n", head + "-- ../../x.yaml --\n[]\n", head + "-- start.yaml --\n- id: [\n",
		head + "-- rocks.yaml --\n[]\n", head + "-- rocks.yaml --\n-- rocks.yaml --\n", "\xff\xfe\x00",
		head + strings.Repeat("x", 1<<20),
	} {
		b.bringCards("a.txt", []byte(file))
	}
	lab := func(over ...string) {
		b.post(set+"/lab", append([]string{"games", "12", "players", "2", "bots", "random", "by", "1"}, over...)...)
	}
	sweep := func(from, to string) { lab("number", "1.0.start.yaml", "from", from, "to", to) }
	for _, x := range [][2]string{{"9", "x"}, {"1", "9"}, {"5", "3"}, {"10", "10"}} {
		sweep(x[0], x[1])
	}
	lab("number", "2.0.start.yaml")
	lab("bots", "none")
	lab()
	until(t, "the lab is done", func() bool { return strings.Contains(see(set), ".csv\"") })
	sweep("3", "4")
	until(t, "the lab is done again", func() bool { return strings.Count(see(set), ".csv\"") == 2 })
	sweep("2", "4")
	see(set)
	b.post(set + "/lab/stop")
	see(set)
	missing.forget("Mara")
	if list := missing.list(); len(list) > 0 {
		t.Errorf("%d texts are in English:\n%s", len(list), strings.Join(list, "\n"))
	}
}

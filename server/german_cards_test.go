package server_test

import (
	"maps"
	"net/http"
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
	says := func(r reply, status int) string {
		t.Helper()
		if r.status != status || !strings.Contains(r.body, `<html lang="de"`) {
			t.Fatalf("%s: %d, want %d in German:\n%.600s", r.url, r.status, status, r.body)
		}
		return r.body
	}
	see := func(path string) string {
		t.Helper()
		return says(b.get(path), http.StatusOK)
	}
	says(b.post("/name", "name", "Mara"), http.StatusOK)
	see("/cards/firelands")
	see("/cards/firelands/new/edit/1/start.yaml")
	set := b.newSet("Lahme Laster")
	see("/cards/firelands")
	see(set)
	card := set + "/edit/1/start.yaml"
	see(card)
	wrong := []string{strings.Replace(slow(t, "speed: 4"), "ST-R1", "ST-R2", 1)}
	for _, speed := range []string{"sped: 4", "speed: x", "speed: 40", "speed: 4\n- id: ST-R1b", "speed: [4"} {
		wrong = append(wrong, slow(t, speed))
	}
	for _, text := range wrong {
		page := says(b.post(card, "text", text, "do", "keep"), http.StatusUnprocessableEntity)
		if faults := faultsIn(page); faults == "" || strings.Contains(faults, "Line ") {
			t.Errorf("of %q is said: %q", text, faults)
		}
	}
	says(b.post(card, "text", slow(t, "speed: 2"), "do", "check"), http.StatusOK)
	says(b.post(card, "text", slow(t, "speed: 2"), "do", "keep"), http.StatusOK)
	see(card)
	see(set)
	see("/cards/firelands")
	see(set + "/table")
	see(set + "/table?with=friends")
	says(b.post(set+"/name", "name", ""), http.StatusBadRequest)
	head := "waystation cards of firelands\nname: Bad\n\n"
	for _, file := range []string{
		"hello", "waystation cards of saga\nname: x\n", head + "-- ../../x.yaml --\n[]\n", head + "-- start.yaml --\n- id: [\n",
		head + "-- rocks.yaml --\n[]\n", head + "-- rocks.yaml --\n-- rocks.yaml --\n", "\xff\xfe\x00",
		head + strings.Repeat("x", 1<<20),
	} {
		says(b.bringCards("a.txt", []byte(file)), http.StatusBadRequest)
	}
	lab := func(status int, bots string, fields ...string) {
		t.Helper()
		fields = append(fields, "games", "12", "players", "2", "bots", bots, "by", "1")
		says(b.post(set+"/lab", fields...), status)
	}
	sweep := func(status int, from, to string) {
		t.Helper()
		lab(status, "random", "number", "1.0.start.yaml", "from", from, "to", to)
	}
	for _, x := range [][2]string{{"9", "x"}, {"1", "9"}, {"5", "3"}, {"10", "10"}} {
		sweep(http.StatusBadRequest, x[0], x[1])
	}
	lab(http.StatusBadRequest, "random", "number", "2.0.start.yaml", "from", "3", "to", "4")
	lab(http.StatusBadRequest, "none")
	lab(http.StatusOK, "random")
	until(t, "the lab is done", func() bool { return strings.Contains(see(set), ".csv\"") })
	sweep(http.StatusOK, "3", "4")
	until(t, "the lab is done again", func() bool { return strings.Count(see(set), ".csv\"") == 2 })
	sweep(http.StatusOK, "2", "4")
	see(set)
	says(b.post(set+"/lab/stop"), http.StatusOK)
	see(set)
	missing.forget("Mara")
	if list := missing.list(); len(list) > 0 {
		t.Errorf("%d texts are in English:\n%s", len(list), strings.Join(list, "\n"))
	}
}

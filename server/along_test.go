package server_test

import (
	"strings"
	"testing"

	"waystation/server"
)

const dealt = "This match was dealt by a player"

// inABrowser is a server in the browser of its only visitor.
func inABrowser(c *server.Config) { c.Alone, c.NoRatings = true, true }

// A match that runs goes from a browser without a server to a server, where everybody is told who dealt it, and back.
func TestAMatchGoesAlong(t *testing.T) {
	here, there := start(t, inABrowser), start(t)
	b, mara := here.browser(), there.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me", "name1", "Otto")
	b.goes(t, at, "0", "take")
	file := b.post(at + "/along")
	if file.status != 200 || !strings.Contains(file.header.Get("Content-Disposition"), ".waystation") {
		t.Fatalf("%d %v", file.status, file.header)
	}
	r := mara.postFile("/bring", file.body)
	to := strings.TrimSuffix(r.url.Path, "/seats")
	if r.status != 200 || to == r.url.Path || !strings.Contains(r.body, dealt) || !strings.Contains(r.body, "Otto") {
		t.Fatalf("%d at %s: %s", r.status, r.url, body(r.body))
	}
	if page := there.browser().get(to).body; !strings.Contains(page, "dealt by a player") {
		t.Errorf("who watches is not told: %s", body(page))
	}
	if json := there.api("GET", "/matches/"+strings.TrimPrefix(to, "/t/"), "", ""); !strings.Contains(json.body, `"brought":true`) {
		t.Errorf("programs are not told: %s", json.body)
	}
	there.restart()
	mara.goes(t, to, "1", "draw")
	second := mara.post(to + "/along")
	if second.status != 200 || !strings.HasPrefix(second.body, `{"waystation_table":1`) {
		t.Fatalf("%d %s", second.status, second.body)
	}
	if page := mara.get(to + "/story").body; !strings.Contains(page, "has taken the match along") {
		t.Errorf("the log does not say it: %s", body(page))
	}
	back := b.postFile("/bring", second.body)
	if back.status != 200 || back.url.Path == at {
		t.Fatalf("%d at %s: %s", back.status, back.url, body(back.body))
	}
	b.goes(t, back.url.Path, "0", "sleep")
}

// A match that runs is taken along by nobody who does not play it alone: not by a guest, not by one of two, not where
// it counts.
func TestNobodyTakesTheSecretsOfOthersAlong(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	if r := b.post(at + "/along"); r.status != 403 || strings.Contains(r.body, "waystation_table") {
		t.Errorf("somebody is still to come: %d %s", r.status, body(r.body))
	}
	if page := b.get(at + "/seats").body; strings.Contains(page, "Take the match along") {
		t.Error("it is offered all the same")
	}
	at = b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	if r := h.browser().post(at + "/along"); r.status != 403 {
		t.Errorf("a stranger: %d %s", r.status, body(r.body))
	}
	if page := b.get(at + "/seats").body; !strings.Contains(page, "Take the match along") {
		t.Error("it is not offered to who plays alone")
	}
}

// What is no match is refused with a word, and leaves nothing.
func TestAFileThatIsNoMatchIsNotBrought(t *testing.T) {
	h := start(t, tongues(t))
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	b.goes(t, at, "0", "take")
	file := b.post(at + "/along").body
	_, match, _ := strings.Cut(file, "\n")
	seat := b.get(at + "/file").body
	before := h.counted()
	for name, c := range map[string]struct{ file, want, german string }{
		"nothing":           {"", "the file is empty", "Die Datei ist leer"},
		"a letter":          {"Dear Mara,\n", "this is no match file", "Das ist keine Datei einer Partie"},
		"another answer":    {strings.Replace(file, `"take"`, `"sleep"`, 1), "changed after it was sealed", "nachdem sie versiegelt war"},
		"a newer format":    {`{"waystation_table":2,"seats":[]}` + "\n" + match, "it is of format 2", "Sie hat Format 2"},
		"other seats":       {`{"waystation_table":1,"seats":[{}]}` + "\n" + match, "line 1 names 1 seats, and it has 2", "Zeile 1 nennt 1 Plätze"},
		"more in line 1":    {`{"waystation_table":1,"seats":[],"host":1}` + "\n" + match, "unknown field", "Zeile 1: Unbekanntes Feld „host“"},
		"one seat's record": {seat, "the record of one seat", "die Mitschrift eines Platzes"},
		"a part":            {file[:len(file)/2], "can&#39;t be brought", "Sie bricht hier ab"},
	} {
		if r := b.postFile("/bring", c.file); r.status != 400 || !strings.Contains(r.body, c.want) {
			t.Errorf("%s: %d, want %q: %s", name, r.status, c.want, body(r.body))
		}
		b.asks = "de"
		if r := b.postFile("/bring", c.file); !strings.Contains(r.body, "Diese Partie kann nicht mitgebracht werden: ") ||
			!strings.Contains(r.body, c.german) || !strings.Contains(r.body, "Nichts davon wurde gespeichert.") &&
			name != "other seats" {
			t.Errorf("%s in German, want %q: %s", name, c.german, body(r.body))
		}
		b.asks = ""
	}
	if n := h.counted(); n != before {
		t.Errorf("%d rows were stored", n-before)
	}
	if r := b.postFile("/bring", match); r.status != 200 || !strings.Contains(r.body, dealt) {
		t.Errorf("a match file without seats: %d %s", r.status, body(r.body))
	}
}

// Where there is nobody else, nothing is offered that needs others.
func TestAloneNothingNeedsOthers(t *testing.T) {
	h := start(t, inABrowser)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "bot:random")
	for path, never := range map[string][]string{
		"/":                         {"Open tables", "Invite friends"},
		"/new/caravan?with=friends": {"A friend, by link", "Anybody who comes by"},
		"/settings":                 {`id="calls"`, `id="devices"`},
		"/matches":                  {`id="devices"`},
		at + "/seats":               {"/sit/", "New link", "Watch only"},
	} {
		r := b.get(path)
		for _, x := range never {
			if r.status != 200 || strings.Contains(r.body, x) {
				t.Errorf("%s: %d, %q is offered", path, r.status, x)
			}
		}
	}
	if page := b.get("/").body; !strings.Contains(page, "They are not kept from you") {
		t.Errorf("nothing is said of secrets: %s", body(page))
	}
	if r := b.post(at+"/bot", "seat", "1", "kind", "human", "back", "seats"); r.status != 200 ||
		strings.Count(r.body, "your seat") != 2 {
		t.Errorf("a seat that a bot has left is whose screen it is: %d %s", r.status, body(r.body))
	}
}

package server_test

import (
	"strings"
	"testing"
)

// Between two people at one screen a curtain hangs until the next one lifts it. Who was there before may look once more.
func TestACurtainFallsBetweenPeopleAtOneScreen(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "curtain", "falls",
		"seat0", "me", "name0", "Mara", "seat1", "me", "name1", "Otto")
	hangs := func(what string, r reply, who string) {
		t.Helper()
		if r.status != 200 || !strings.Contains(r.body, "Pass the screen to "+who+".") {
			t.Errorf("%s: no curtain before %s: %d %s", what, who, r.status, body(r.body))
		}
		for _, open := range []string{`name="number"`, `id="log"`, `class="choices`} {
			if strings.Contains(r.body, open) {
				t.Errorf("%s: the curtain shows %s", what, open)
			}
		}
	}
	gone := func(what string, r reply) {
		t.Helper()
		if r.status != 200 || strings.Contains(r.body, "Pass the screen") || !strings.Contains(r.body, `id="log"`) {
			t.Errorf("%s: the curtain hangs: %d %s", what, r.status, body(r.body))
		}
	}
	hangs("at first", b.get(at), "Mara")
	r := b.post(at + "/lift?seat=0")
	gone("lifted by Mara", r)
	gone("looked at again", b.get(at+"?seat=0"))
	hangs("Otto's seat, not lifted", b.get(at+"?seat=1"), "Otto")
	r = b.post(at+"/answer?seat=0", "number", field(t, r.body, "number"), "key", "stop")
	hangs("Mara has answered", r, "Otto")
	if !strings.Contains(r.body, "Mara: one more look") {
		t.Errorf("Mara can't look once more: %s", body(r.body))
	}
	gone("one more look", b.get(at+"?seat=0&look"))
	hangs("the look is over", b.get(at), "Otto")
	gone("lifted by Otto", b.post(at+"/lift?seat=1"))
	hangs("Mara's seat, while Otto is there", b.get(at+"?seat=0&look"), "Mara")

	if r := h.browser().post(at + "/lift?seat=1"); r.status != 403 {
		t.Errorf("a stranger lifts it: %d", r.status)
	}
	gone("a stranger looks on", h.browser().get(at))
	if r := b.post(at + "/lift?seat=7"); r.status != 403 {
		t.Errorf("it is lifted for nobody: %d", r.status)
	}
	h.restart()
	hangs("after a restart", b.get(at), "Otto")
}

// None hangs where it was not wanted, nor where one person plays at a screen.
func TestNoCurtain(t *testing.T) {
	h := start(t)
	for what, fields := range map[string][]string{
		"they want none":          {"curtain", "open", "seat0", "me", "seat1", "me"},
		"one person and a friend": {"curtain", "falls", "seat0", "me", "seat1", "link"},
		"one person and a bot":    {"curtain", "falls", "seat0", "me", "seat1", "bot:random"},
	} {
		b := h.browser()
		at := b.table(append([]string{"players", "2", "mode", "dry"}, fields...)...)
		if r := b.get(at); strings.Contains(r.body, "Pass the screen") {
			t.Errorf("%s: a curtain hangs", what)
		}
	}
	b := h.browser()
	b.post("/settings", "theme", "", "text", "large", "curtain", "falls")
	b.table("players", "2", "mode", "dry", "curtain", "open", "seat0", "me", "seat1", "me")
	if r := b.get("/settings"); strings.Contains(r.body, `value="falls" checked`) ||
		!strings.Contains(r.body, `value="large" checked`) {
		t.Errorf("the form of a table changes more than the curtain, or less: %s", body(r.body))
	}
}

package server_test

import (
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
)

// Whoever plays on may let a bot play for somebody who has left; who comes back takes the seat back.
func TestABotPlaysForWhoHasLeft(t *testing.T) { synctest.Test(t, botPlaysForWhoHasLeft) }

func botPlaysForWhoHasLeft(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Away = 50 * time.Millisecond })
	host, mara, otto := h.browser(), h.browser(), h.browser()
	at := host.table("players", "2", "mode", "dry", "seat0", "open", "seat1", "open")
	mara.post(at+"/sit", "seat", "0")
	otto.post(at+"/sit", "seat", "1", "consent", "0")
	bot := []string{"seat", "1", "kind", "bot"}
	if r := mara.post(at+"/bot", bot...); r.status != 403 {
		t.Errorf("Otto is not even asked: %d %s", r.status, body(r.body))
	}
	mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "stop")
	until(t, "Otto counts as away", func() bool { return strings.Contains(mara.get(at).body, "A bot for ") })
	if r := h.browser().post(at+"/bot", bot...); r.status != 403 {
		t.Errorf("somebody who does not play may do it too: %d", r.status)
	}
	if r := mara.post(at+"/bot", bot...); r.status != 200 {
		t.Fatalf("%d %s", r.status, body(r.body))
	}
	until(t, "the bot has played", func() bool { return strings.Contains(mara.get(at).body, `name="key"`) })
	if page := otto.get(at).body; !strings.Contains(page, "Take the seat back") {
		t.Errorf("Otto, back again: %s", body(page))
	}
	if r := mara.post(at+"/bot", "seat", "1", "kind", "human"); r.status != 403 {
		t.Errorf("Mara gives the seat back in his place: %d", r.status)
	}
	if r := otto.post(at+"/bot", "seat", "1", "kind", "human"); r.status != 200 ||
		strings.Contains(r.body, "Take the seat back") {
		t.Errorf("Otto takes it back: %d %s", r.status, body(r.body))
	}
}

// Who comes back is no longer offered a bot on anybody's screen.
func TestWhoComesBackIsNoLongerAway(t *testing.T) {
	for how, returns := range map[string]func(otto *browser, at string){
		"looks at the table": func(otto *browser, at string) { otto.get(at) },
		"connects again":     func(otto *browser, at string) { otto.listen(at + "/events").next("data: ") },
	} {
		t.Run(how, func(t *testing.T) { synctest.Test(t, func(t *testing.T) { comesBack(t, returns) }) })
	}
}

func comesBack(t *testing.T, returns func(otto *browser, at string)) {
	h := start(t, func(c *server.Config) { c.Limits.Away = 50 * time.Millisecond })
	host, mara, otto := h.browser(), h.browser(), h.browser()
	at := host.table("players", "2", "mode", "dry", "seat0", "open", "seat1", "open")
	mara.post(at+"/sit", "seat", "0")
	otto.post(at+"/sit", "seat", "1", "consent", "0")
	mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "stop")
	until(t, "Otto counts as away", func() bool { return strings.Contains(mara.get(at).body, "A bot for ") })
	stream := mara.listen(at + "/events")
	stream.next("data: ")
	stands := func() string { return regexp.MustCompile(`data-version="[^"]*"`).FindString(mara.get(at).body) }
	before := stands()
	returns(otto, at)
	stream.next("data: ")
	if stands() == before {
		t.Error("Mara is told nothing new")
	}
}

// Who has the table open is not away, however long they think.
func TestWhoThinksIsNotAway(t *testing.T) { synctest.Test(t, whoThinksIsNotAway) }

func whoThinksIsNotAway(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Away = 50 * time.Millisecond })
	host, mara, otto := h.browser(), h.browser(), h.browser()
	at := host.table("players", "2", "mode", "dry", "seat0", "open", "seat1", "open")
	mara.post(at+"/sit", "seat", "0")
	otto.post(at+"/sit", "seat", "1", "consent", "0")
	stream := otto.listen(at + "/events")
	stream.next("data: ")
	mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "stop")
	time.Sleep(time.Hour)
	if page := mara.get(at).body; strings.Contains(page, "A bot for ") {
		t.Errorf("Otto is here: %s", body(page))
	}
	if r := mara.post(at+"/bot", "seat", "1", "kind", "bot"); r.status != 403 {
		t.Errorf("%d %s", r.status, body(r.body))
	}
}

// A program that plays a seat with its token is here, while it looks or answers and while it listens.
func TestAProgramIsNotAway(t *testing.T) { synctest.Test(t, programIsNotAway) }

func programIsNotAway(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Away = time.Minute })
	m := h.people(2, "program")
	mara, at := h.browser(), "/t/"+m.ID
	mara.post("/sit/" + m.Seats[0].Token)
	gone := func() bool { return strings.Contains(mara.get(at).body, "A bot for ") }
	h.answer(m, 0, "stop")
	time.Sleep(50 * time.Second)
	h.look(m.ID, m.Seats[1].Token)
	time.Sleep(50 * time.Second)
	if gone() {
		t.Error("it has looked less than a minute ago")
	}
	time.Sleep(50 * time.Second)
	if !gone() {
		t.Error("it has not been here for more than a minute")
	}
	program := h.browser().listen("/api/matches/"+m.ID+"/events", "Authorization", "Bearer "+m.Seats[1].Token)
	program.next("data: ")
	time.Sleep(time.Hour)
	if gone() {
		t.Error("it listens")
	}
	if r := mara.post(at+"/bot", "seat", "1", "kind", "bot"); r.status != 403 {
		t.Errorf("%d %s", r.status, body(r.body))
	}
}

// Who lets a bot play for somebody who has left does not choose how well.
func TestNobodyChoosesAnOpponentsBot(t *testing.T) { synctest.Test(t, opponentsBot) }

func opponentsBot(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Away = time.Minute })
	m := h.people(2, "level")
	mara, at := h.browser(), "/t/"+m.ID
	mara.post("/sit/" + m.Seats[0].Token)
	h.answer(m, 0, "stop")
	time.Sleep(2 * time.Minute)
	if r := mara.post(at+"/bot", "seat", "1", "kind", "bot", "level", "shouter"); r.status != 200 {
		t.Fatalf("%d %s", r.status, body(r.body))
	}
	var v struct {
		Seats []struct{ Kind, Level string }
	}
	h.read(h.api("GET", "/matches/"+m.ID, "", ""), 200, &v)
	if v.Seats[1].Kind != "bot" || v.Seats[1].Level != "random" {
		t.Errorf("%+v, want the game's usual bot", v.Seats[1])
	}
}

package server_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/bots"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// with puts one more bot on the shelf, named odd.
func with(choose func(view any, a *table.Ask) []table.Option) func(*server.Config) {
	return func(c *server.Config) {
		g := caravanGame()
		g.Bots = append(g.Bots,
			shelf.BotLevel{Name: "odd", Label: "Odd", New: func(uint64) bots.Player { return odd(choose) }})
		c.Games = []*shelf.Game{g}
	}
}

type odd func(view any, a *table.Ask) []table.Option

func (o odd) Choose(view any, a *table.Ask) []table.Option { return o(view, a) }

func (h *house) over(id string) func() bool {
	return func() bool { return h.look(id, "").Over }
}

// A match of bots alone plays to its end by itself, and everything they did says so.
func TestBotsPlayAWholeMatch(t *testing.T) {
	h := start(t)
	for _, level := range []string{"random", "shouter"} {
		m :=
			h.make(
				fmt.Sprintf(
					`{"game":"caravan","seats":[{"kind":"bot","level":%[1]q},{"kind":"bot","level":%[1]q},{"kind":"bot","level":%[1]q}]}`, level))
		if m.Seats[0].Token != "" {
			t.Error("a bot's seat has a token: whoever has it sees the bot's hand")
		}
		until(t, "the bots end the match", h.over(m.ID))
		log := h.api("GET", "/matches/"+m.ID+"/log", "", "").body
		if n, bots := strings.Count(log, `"kind":"ask"`), strings.Count(log, `"by":"bot"`); n == 0 || bots < n {
			t.Errorf("%d answers, %d by bots", n, bots)
		}
	}
	if strings.Contains(h.logged(), "level=ERROR") {
		t.Errorf("errors: %s", h.logged())
	}
}

// The same seed makes the same bots: a match among them can be told again.
func TestBotsFollowFromTheSeed(t *testing.T) {
	h := start(t)
	var logs []string
	for range 2 {
		m := h.make(`{"game":"caravan","seed":"bots","seats":[{"kind":"bot"},{"kind":"bot"}],"options":{"days":"1"}}`)
		until(t, "the bots end the match", h.over(m.ID))
		v := h.look(m.ID, "")
		logs = append(logs, fmt.Sprint(v.View.Water, v.View.Bags))
	}
	if logs[0] != logs[1] {
		t.Errorf("%s and %s", logs[0], logs[1])
	}
}

// A bot that fails in whatever way is logged, and its seat answers with the default: the match goes on.
func TestABotThatFails(t *testing.T) {
	for name, choose := range map[string]func(any, *table.Ask) []table.Option{
		"chooses nothing": func(any, *table.Ask) []table.Option { return nil },
		"chooses what is not there": func(any, *table.Ask) []table.Option {
			return []table.Option{table.Verb(3).Of(1, 2, 3)}
		},
		"chooses everything": func(_ any, a *table.Ask) []table.Option {
			return []table.Option{a.Options[0].Option, a.Options[0].Option}
		},
		"tips its hat for ever": func(_ any, a *table.Ask) []table.Option { return []table.Option{a.Free[0].Option} },
	} {
		t.Run(name, func(t *testing.T) {
			h := start(t, with(choose))
			m :=
				h.make(
					`{"game":"caravan","seats":[{"kind":"bot","level":"odd"},{"kind":"bot","level":"odd"}],"options":{"days":"1"}}`)
			until(t, "the match ends", h.over(m.ID))
			if !strings.Contains(h.logged(), "a bot failed") &&
				!strings.Contains(h.logged(), "a bot's answer was refused") {
				t.Errorf("nothing of it in the log: %s", h.logged())
			}
		})
	}
}

// Thinking holds no lock: while a bot thinks, everybody else reads and answers.
func TestAThinkingBotBlocksNobody(t *testing.T) {
	thinks, release := make(chan bool, 10), make(chan bool)
	h := start(t, with(func(_ any, a *table.Ask) []table.Option {
		thinks <- true
		<-release
		return []table.Option{a.Options[0].Option}
	}))
	m := h.make(`{"game":"caravan","seats":[{"kind":"human"},{"kind":"bot","level":"odd"}],"options":{"days":"1"}}`)
	h.answer(m, 0, "stop")
	<-thinks
	h.read(h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, `{"free":"hat"}`), 200, new(struct{}))
	if v := h.look(m.ID, ""); v.Asks[0].Seat != 1 {
		t.Errorf("asked: %+v", v.Asks)
	}
	close(release)
	until(t, "the bot's turn ends", func() bool {
		return len(h.look(m.ID, m.Seats[0].Token).Asks) > 0 && h.look(m.ID, m.Seats[0].Token).Asks[0].Seat == 0
	})
}

// A bot's answer to a question that is no longer there is dropped, and it thinks anew about the one that is.
func TestAnAnswerThatCameTooLateIsDropped(t *testing.T) {
	thinks, release := make(chan int, 10), make(chan bool, 10)
	h := start(t, with(func(_ any, a *table.Ask) []table.Option {
		thinks <- a.Number
		<-release
		return []table.Option{a.Options[0].Option}
	}), func(c *server.Config) { c.Limits.Bots = 2 })
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "opt.days", "1", "seat0", "bot:odd", "seat1", "me")
	first := <-thinks
	b.post(at+"/bot", "seat", "0", "kind", "human") // the host takes the bot off its seat while it thinks
	b.post(at+"/bot", "seat", "0", "kind", "bot")
	second := <-thinks
	if first != second {
		t.Errorf("questions %d and %d", first, second)
	}
	release <- true
	release <- true
	until(t, "Red's turn is over", func() bool { return strings.Contains(b.get(at).body, `value="draw"`) })
	if v := h.look(strings.TrimPrefix(at, "/t/"), ""); v.Version != 5 {
		t.Errorf("the log has %d entries: two of the deal, a hash, one answer and its roll", v.Version)
	}
	if strings.Contains(h.logged(), "level=ERROR") {
		t.Errorf("errors: %s", h.logged())
	}
	close(release)
}

// When anybody may act, people come first; when only bots are left, one after the other is asked until one acts.
func TestPeopleComeFirstInAWindow(t *testing.T) { synctest.Test(t, peopleComeFirst) }

func peopleComeFirst(t *testing.T) {
	h := start(t)
	m :=
		h.make(
			`{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"human"},{"kind":"bot","level":"shouter"},{"kind":"bot","level":"shouter"}]}`)
	mine := func(prompt string) func() bool {
		return func() bool {
			for _, a := range h.look(m.ID, m.Seats[0].Token).Asks {
				if a.Seat == 0 && a.Prompt == prompt {
					return true
				}
			}
			return false
		}
	}
	h.answer(m, 0, "stop")
	until(t, "the evening comes", mine("evening"))
	h.answer(m, 0, "sleep")
	until(t, "the moon rises", mine("moon"))
	synctest.Wait() // until nobody has anything left to do
	v := h.look(m.ID, m.Seats[0].Token)
	if len(v.Asks) != 3 || !v.Asks[0].Pass {
		t.Fatalf("somebody has acted before the person did: %+v", v.Asks)
	}
	h.answer(m, 0, "pass")
	until(t, "a bot shouts", h.over(m.ID))
	log := h.api("GET", "/matches/"+m.ID+"/log", "", "").body
	if n := strings.Count(log, `"shout"`); n != 1 {
		t.Errorf("%d bots have shouted", n)
	}
}

// When all bots pass, the window closes.
func TestBotsPassOneAfterTheOther(t *testing.T) {
	h := start(t, with(func(_ any, a *table.Ask) []table.Option {
		if a.Pass {
			return []table.Option{table.Pass}
		}
		return []table.Option{a.Options[len(a.Options)-1].Option}
	}))
	m :=
		h.make(
			`{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"bot","level":"odd"},{"kind":"bot","level":"odd"},{"kind":"bot","level":"odd"}]}`)
	until(t, "the match ends", h.over(m.ID))
	if n := strings.Count(h.api("GET", "/matches/"+m.ID+"/log", "", "").body, `"kind":"pass"`); n != 3 {
		t.Errorf("%d passes", n)
	}
}

// After a restart bots go on by themselves, without anybody looking.
func TestBotsGoOnAfterARestart(t *testing.T) {
	thinks := make(chan bool, 10)
	forever := make(chan bool)
	h := start(t, with(func(any, *table.Ask) []table.Option {
		thinks <- true
		<-forever
		return nil
	}))
	m := h.make(`{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"human"},{"kind":"bot","level":"odd"}]}`)
	h.answer(m, 0, "stop")
	<-thinks
	before := h.look(m.ID, "").Version
	close(forever) // what it answers now comes too late: the server closes
	h.restart(func(c *server.Config) {
		c.Games[0].Bots = append(c.Games[0].Bots,
			shelf.BotLevel{Name: "odd", Label: "Odd", New: func(uint64) bots.Player { return shouter{} }})
	})
	until(t, "the bot has played", func() bool {
		stored, err := h.store.Match(ctx, m.ID)
		return err == nil && stored.Length > before
	})
}

// Bots wait a moment when somebody watches, and not when nobody does.
func TestBotsWaitForWhoWatches(t *testing.T) { synctest.Test(t, botsWait) }

func botsWait(t *testing.T) {
	h := start(t, func(c *server.Config) { c.BotPause = 300 * time.Millisecond })
	took := func(watch bool) time.Duration {
		m :=
			h.make(
				`{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"human"},{"kind":"bot","level":"shouter"}]}`)
		if watch {
			h.browser().listen("/t/" + m.ID + "/events").next("data: ")
		}
		h.answer(m, 0, "stop")
		began := time.Now()
		for synctest.Wait(); !h.asked(m, 0); synctest.Wait() {
			time.Sleep(time.Millisecond)
		}
		return time.Since(began)
	}
	if d := took(true); d != 300*time.Millisecond {
		t.Errorf("watched, it took %v", d)
	}
	if d := took(false); d != 0 {
		t.Errorf("unwatched, it took %v", d)
	}
}

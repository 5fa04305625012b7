package server_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// aside waits until a match is set aside, and checks what is said of it: to its people, and to whoever runs the server.
func (h *house) aside(t *testing.T, id, why, where string) {
	t.Helper()
	until(t, "the match is set aside", func() bool { return h.look(id, "").Frozen })
	h.staysAside(t, id, why)
	if log := h.logged(); !strings.Contains(log, "a match is set aside") || !strings.Contains(log, where) {
		t.Errorf("the log does not say that it is set aside, or nothing of %s: %s", where, log)
	}
}

// staysAside checks that a match is set aside.
func (h *house) staysAside(t *testing.T, id, why string) {
	t.Helper()
	if v := h.look(id, ""); !v.Frozen || !strings.Contains(v.Note, why) {
		t.Errorf("the API says %+v, want %q", v, why)
	}
	b := h.browser()
	if r := b.get("/t/" + id); r.status != 200 || !strings.Contains(r.body, why) {
		t.Errorf("its page: %d %s", r.status, body(r.body))
	}
	if r := b.get("/t/" + id + "/file"); r.status != 200 || !strings.Contains(r.body, `"seed_hash"`) {
		t.Errorf("its file: %d %s", r.status, r.body)
	}
}

// A bot that does not come to an end with its answer costs its own match, and the others no more than its time: its place
// is another's from then on. The match is set aside, over a restart as well, until the operator lets it go on.
func TestABotThatNeverStops(t *testing.T) { synctest.Test(t, botNeverStops) }

func botNeverStops(t *testing.T) {
	var asked atomic.Int32
	var sound atomic.Bool
	release := make(chan bool)
	odd := with(func(_ any, a *table.Ask) []table.Option {
		asked.Add(1)
		if !sound.Load() {
			<-release
		}
		return []table.Option{a.Options[len(a.Options)-1].Option}
	})
	one := func(c *server.Config) { c.Limits.BotTime, c.Limits.Bots = time.Second, 1 }
	h := start(t, odd, one)
	began := time.Now()
	ill := h.make(`{"game":"caravan","seats":[{"kind":"bot","level":"odd"},{"kind":"human"}],"options":{"days":"1"}}`)
	until(t, "the bot thinks", func() bool { return asked.Load() == 1 })
	well := h.make(`{"game":"caravan","seats":[{"kind":"bot"},{"kind":"bot"}],"options":{"days":"1"}}`)
	until(t, "the other match ends", h.over(well.ID))
	if took := time.Since(began); took < time.Second || took > 1100*time.Millisecond {
		t.Errorf("the place was another's after %v, want a second", took)
	}
	if h.look(ill.ID, "").Frozen || strings.Contains(h.logged(), "set aside") {
		t.Error("who is late is given up already")
	}
	why := "the bot of Red did not come to an end with its answer"
	h.aside(t, ill.ID, why, "contain_test.go")
	if took := time.Since(began); took < 2*time.Second || took > 2100*time.Millisecond {
		t.Errorf("it was set aside after %v, want 2 s", took)
	}
	select {
	case <-h.s.Worn():
	default:
		t.Error("a core is lost, and the process need not be begun anew")
	}
	if !strings.Contains(h.browser().get("/metrics").body, "waystation_lost 1") {
		t.Error("what is lost is not counted")
	}
	if r := h.browser().get("/readyz"); r.status != 503 || !strings.Contains(r.body, "1 core is lost") {
		t.Errorf("ready? %d %s", r.status, r.body)
	}
	h.restart(odd, one)
	synctest.Wait()
	h.staysAside(t, ill.ID, why)
	if n := asked.Load(); n != 1 {
		t.Errorf("after a restart the bot was asked %d times", n-1)
	}
	if r := h.api("POST", "/matches/"+ill.ID+"/answers", ill.Seats[1].Token, `{"number":1,"key":"stop"}`); r.status !=
		409 || !strings.Contains(r.body, why) {
		t.Errorf("an answer: %d %s", r.status, r.body)
	}

	sound.Store(true)
	if err := h.store.GoOn(ctx, ill.ID); err != nil {
		t.Fatal(err)
	}
	until(t, "the match goes on", func() bool { return h.asked(ill, 1) })
	close(release)
	synctest.Wait()
}

// No more places are opened than there are, however many bots do not stop.
func TestOnlySoManyPlacesAreOpened(t *testing.T) { synctest.Test(t, onlySoManyPlaces) }

func onlySoManyPlaces(t *testing.T) {
	var asked atomic.Int32
	release := make(chan bool)
	h := start(t, with(func(_ any, a *table.Ask) []table.Option {
		asked.Add(1)
		<-release
		return []table.Option{a.Options[len(a.Options)-1].Option}
	}), func(c *server.Config) { c.Limits.BotTime, c.Limits.Bots = time.Second, 2 })
	for range 9 {
		h.make(`{"game":"caravan","seats":[{"kind":"bot","level":"odd"},{"kind":"bot"}],"options":{"days":"1"}}`)
	}
	time.Sleep(9 * time.Second)
	if n := asked.Load(); n != 4 {
		t.Errorf("%d bots do not stop, want 2 and as many again", n)
	}
	close(release)
	synctest.Wait()
}

// A bot that is only slow is late for others, and not for its match.
func TestABotThatIsLate(t *testing.T) { synctest.Test(t, botIsLate) }

func botIsLate(t *testing.T) {
	h := start(t, with(func(_ any, a *table.Ask) []table.Option {
		time.Sleep(1500 * time.Millisecond)
		return []table.Option{a.Options[len(a.Options)-1].Option}
	}), func(c *server.Config) { c.Limits.BotTime, c.Limits.Bots = time.Second, 1 })
	m := h.make(`{"game":"caravan","seats":[{"kind":"bot","level":"odd"},{"kind":"bot"}],"options":{"days":"1"}}`)
	until(t, "the match ends", h.over(m.ID))
	if strings.Contains(h.logged(), "level=ERROR") || !strings.Contains(h.browser().get("/metrics").body,
		"waystation_lost 0") {
		t.Errorf("errors: %s", h.logged())
	}
}

// A bot that breaks answers with the default, and when it has broken three times its match is set aside.
func TestABotThatBreaksAgainAndAgain(t *testing.T) {
	breaks := with(func(any, *table.Ask) []table.Option { panic("lost in the dunes") })
	h := start(t, breaks)
	m := h.make(`{"game":"caravan","seats":[{"kind":"bot","level":"odd"},{"kind":"bot"}]}`)
	h.aside(t, m.ID, "broke again and again", "contain_test.go")
	if n := strings.Count(h.logged(), "lost in the dunes"); n != 3 {
		t.Errorf("it broke %d times", n)
	}
	h.restart(breaks)
	h.staysAside(t, m.ID, "broke again and again")
}

// stuck is the caravan whose rules do not come to an end where a test wants it.
type stuck struct {
	caravan.Game
	step func() // called after each step
}

func (g *stuck) CopyFrom(o table.Game) {
	from := o.(*stuck)
	g.Game.CopyFrom(&from.Game)
	g.step = from.step
}

func (g *stuck) Step(t *table.Table) {
	g.Game.Step(t)
	g.step()
}

// sticking puts it on the shelf.
func sticking(step func()) func(*server.Config) {
	return func(c *server.Config) {
		g := caravanGame()
		box := *g.Box
		box.New = func(s table.Setup) (table.Game, error) {
			dry, err := caravan.Shelf.New(s)
			if err != nil {
				return nil, err
			}
			return &stuck{*dry.(*caravan.Game), step}, nil
		}
		g.Box, c.Games, c.Limits.RuleTime = &box, []*shelf.Game{g}, time.Second
	}
}

// Rules that do not come to an end are left to themselves: whoever asked for it and who waits for the match are told, it is
// set aside as it stood, and nobody else waits.
func TestRulesThatNeverStop(t *testing.T) { synctest.Test(t, rulesNeverStop) }

func rulesNeverStop(t *testing.T) {
	var loops atomic.Bool
	release := make(chan bool)
	rules := sticking(func() {
		if loops.Load() {
			<-release
		}
	})
	h := start(t, rules)
	ill, well := h.people(2, "ill"), h.people(2, "well")
	number := h.look(ill.ID, ill.Seats[0].Token).Asks[0].Number
	before := h.look(ill.ID, "").Version
	listener := h.browser().listen("/t/" + ill.ID + "/events")
	listener.next("data: ")
	loops.Store(true)
	var all sync.WaitGroup
	began := time.Now()
	for range 3 {
		all.Go(func() {
			r := h.api("POST", "/matches/"+ill.ID+"/answers", ill.Seats[0].Token,
				fmt.Sprintf(`{"number":%d,"key":"stop"}`, number))
			if r.status != 500 || !strings.Contains(r.body, "did not come to an end") {
				t.Errorf("an answer: %d %s", r.status, r.body)
			}
		})
	}
	synctest.Wait()
	loops.Store(false)
	h.answer(well, 0, "stop")
	if took := time.Since(began); took != 0 {
		t.Errorf("another match waited for %v", took)
	}
	all.Wait()
	if took := time.Since(began); took != 2*time.Second {
		t.Errorf("it was given up after %v", took)
	}
	why := "its rules did not come to an end"
	h.aside(t, ill.ID, why, "contain_test.go")
	for range listener.lines { // it ends
	}
	h.restart(rules)
	h.staysAside(t, ill.ID, why)
	if m, err := h.store.Match(ctx, ill.ID); err != nil || m.Length != before {
		t.Errorf("its log has %d entries, before %d: %v", m.Length, before, err)
	}
	if err := h.store.GoOn(ctx, ill.ID); err != nil {
		t.Fatal(err)
	}
	h.answer(ill, 0, "stop")
	close(release)
	synctest.Wait()
}

// What was given up and comes to an end after all is not stored: the match stands as its people were told.
func TestWhatWasGivenUpIsNotStored(t *testing.T) { synctest.Test(t, givenUp) }

func givenUp(t *testing.T) {
	var loops atomic.Bool
	release := make(chan bool)
	h := start(t, sticking(func() {
		if loops.Load() {
			<-release
		}
	}))
	m := h.people(2, "given up")
	number, before := h.look(m.ID, m.Seats[0].Token).Asks[0].Number, h.look(m.ID, "").Version
	loops.Store(true)
	if r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token,
		fmt.Sprintf(`{"number":%d,"key":"stop"}`, number)); r.status != 500 {
		t.Errorf("the answer: %d %s", r.status, r.body)
	}
	close(release)
	until(t, "it comes to an end", func() bool { return strings.Contains(h.logged(), "has come to an end") })
	h.staysAside(t, m.ID, "its rules did not come to an end")
	if v := h.look(m.ID, ""); v.Version != before {
		t.Errorf("version %d after %d", v.Version, before)
	}
	if !strings.Contains(h.browser().get("/metrics").body, "waystation_lost 0") {
		t.Error("it is lost still")
	}
}

// A slow disk is no fault of the rules.
func TestASlowStoreSetsNothingAside(t *testing.T) {
	// see TestASlowStore: while another program holds the database answers wait, here for longer than rules may take
	h := start(t, func(c *server.Config) { c.Limits.RuleTime = time.Millisecond })
	m := h.people(2, "slow store")
	db := h.holds(t)
	done := make(chan int)
	go func() { done <- h.answer(m, 0, "stop") }()
	until(t, "the answer is late", func() bool { return strings.Contains(h.logged(), "waits for the store") })
	if _, err := db.Exec("COMMIT"); err != nil {
		t.Fatal(err)
	}
	<-done
	if v := h.look(m.ID, ""); v.Frozen {
		t.Errorf("it is set aside: %s", v.Note)
	}
}

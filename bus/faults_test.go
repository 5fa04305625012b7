//go:build unix

package bus

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"waystation/bots"
	"waystation/contain"
	"waystation/internal/natstest"
	"waystation/shelf"
	"waystation/table"
	"waystation/think"
)

// odd is a bot that does what a test wants.
type odd func(a *table.Ask) []table.Option

func (o odd) Choose(_ any, a *table.Ask) []table.Option { return o(a) }

// first takes the first option.
func first(a *table.Ask) []table.Option { return []table.Option{a.Options[0].Option} }

// with puts a bot named odd among those that a worker knows.
func with(o odd) func(*Worker) {
	return func(w *Worker) {
		w.Games[0].Bots = append(w.Games[0].Bots,
			shelf.BotLevel{Name: "odd", New: func(uint64) bots.Player { return o }})
	}
}

var oddLevel = &shelf.BotLevel{Name: "odd"}

// outcome is what a job has come to.
type outcome struct {
	a   *think.Answer
	err error
}

// begin has a job thought about beside the test.
func (b *Bus) begin(j *think.Job) chan outcome {
	out := make(chan outcome, 1)
	go func() {
		a, err := b.Think(context.Background(), j)
		out <- outcome{a, err}
	}()
	return out
}

// Where nobody is, nobody waits.
func TestNobodyIsThere(t *testing.T) {
	n := natstest.For(t)
	j := jobIn(t, match(t, "nobody"), 0, oddLevel, nil)
	b := open(t, n, games())
	if _, err := b.Think(t.Context(), j); err != think.ErrNobody || b.Up() {
		t.Errorf("without workers: %v", err)
	}
	n.Kill()
	if _, err := b.Think(t.Context(), j); err != think.ErrNobody || b.Up() {
		t.Errorf("without NATS: %v", err)
	}
	if _, err := open(t, n, games()).Think(t.Context(), j); err != think.ErrNobody {
		t.Errorf("where NATS has never been: %v", err)
	}
}

// When NATS goes, what is under way is let go of at once, and what comes of it is dropped; when it is back it is used.
func TestNATSGoesAndComesBack(t *testing.T) {
	n := natstest.For(t)
	thinks, release := make(chan bool, 4), make(chan bool)
	runs(t, n, with(func(a *table.Ask) []table.Option {
		thinks <- true
		<-release
		return first(a)
	}))
	b := open(t, n, games())
	b.found(t)
	j := jobIn(t, match(t, "NATS"), 0, oddLevel, nil)
	out := b.begin(j)
	<-thinks
	n.Kill()
	if x := <-out; x.err != think.ErrNobody || b.Up() {
		t.Errorf("NATS is gone: %v", x.err)
	}
	close(release)
	if err := n.Restart(); err != nil {
		t.Fatal(err)
	}
	b.found(t)
	if a, err := b.Think(t.Context(), j); err != nil || len(a.Set) != 1 || !b.Up() {
		t.Errorf("NATS is back: %v", err)
	}
}

// A job that no worker begins in time is withdrawn, and done without.
func TestWorkersAreBusy(t *testing.T) {
	n := natstest.For(t)
	thinks, release := make(chan bool, 4), make(chan bool)
	runs(t, n, with(func(a *table.Ask) []table.Option {
		thinks <- true
		<-release
		return first(a)
	}))
	b, hasty := open(t, n, games()), open(t, n, games())
	b.found(t)
	m := match(t, "busy")
	out := b.begin(jobIn(t, m, 0, oddLevel, nil))
	<-thinks
	hasty.Times.Patience = 200 * time.Millisecond
	if _, err := hasty.Think(t.Context(), jobIn(t, m, 0, oddLevel, nil)); err != think.ErrNobody {
		t.Errorf("the worker is busy: %v", err)
	}
	s, err := b.js.Stream(t.Context(), stream().Name)
	if err != nil {
		t.Fatal(err)
	}
	for left := uint64(2); left > 1; time.Sleep(5 * time.Millisecond) { // one is under way
		info, err := s.Info(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		left = info.State.Msgs
	}
	close(release)
	if x := <-out; x.err != nil {
		t.Error(x.err)
	}
	if n := len(thinks); n > 0 {
		t.Errorf("%d more jobs were done", n)
	}
}

// That workers have too much to do is not said as if they were gone.
func TestBusyIsNotGone(t *testing.T) {
	b := &Bus{Config: Config{Times: Times{Patience: 20 * time.Millisecond}.withDefaults(), Log: quiet}}
	var none absent
	if _, _, err := b.await(t.Context(), nil, nil, nil, nil); !errors.As(err, &none) {
		t.Errorf("nothing is heard of workers: %v", err)
	}
	said := make(chan *reply)
	stop := make(chan bool)
	defer close(stop)
	go func() {
		for {
			select {
			case <-stop:
				return
			default:
				b.hear(&nats.Msg{Data: []byte(`{"job":"another","state":"thinking"}`)})
			}
		}
	}()
	if _, _, err := b.await(t.Context(), nil, said, nil, nil); err != errCrowded {
		t.Errorf("they say that they think about another job: %v", err)
	}
}

// A bot that panics is one that breaks here, too.
func TestABotBreaksInAWorker(t *testing.T) {
	n := natstest.For(t)
	runs(t, n, with(func(*table.Ask) []table.Option { panic("lost in the dunes") }))
	b := open(t, n, games())
	b.found(t)
	_, err := b.Think(t.Context(), jobIn(t, match(t, "breaks"), 0, oddLevel, nil))
	var ill *contain.Broken
	if !errors.As(err, &ill) || !strings.Contains(err.Error(), "lost in the dunes") ||
		!strings.Contains(err.Error(), "faults_test.go") {
		t.Error(err)
	}
}

// A bot that does not come to an end is given up as it is in the server, and its worker ends, to be begun anew.
func TestABotNeverStopsInAWorker(t *testing.T) {
	n := natstest.For(t)
	release := make(chan bool)
	defer close(release)
	w := &Worker{URL: n.URL(), Games: games(), Threads: 2, Limit: 50 * time.Millisecond, Times: usual, Log: quiet}
	with(func(a *table.Ask) []table.Option {
		<-release
		return first(a)
	})(w)
	ended := make(chan error)
	go func() { ended <- w.Run(t.Context()) }()
	b := open(t, n, games())
	b.found(t)
	j := jobIn(t, match(t, "endless"), 0, oddLevel, nil)
	var why error
	j.GivenUp = func(err error) { why = err }
	if _, err := b.Think(t.Context(), j); err != contain.ErrEndless || why != err {
		t.Errorf("%v, given up for %v", err, why)
	}
	if err := <-ended; err != ErrWorn {
		t.Errorf("the worker ends with %v", err)
	}
}

// doomed takes the next job as a worker that dies with it does: it says that it begins, and no more.
func doomed(t *testing.T, b *Bus, id string, times Times) jetstream.Msg {
	t.Helper()
	c, err := b.js.CreateOrUpdateConsumer(t.Context(), stream().Name, consumer(b.tag, times))
	if err != nil {
		t.Fatal(err)
	}
	var m jetstream.Msg
	for m == nil {
		if m, err = c.Next(jetstream.FetchMaxWait(time.Second)); err != nil && !errors.Is(err, nats.ErrTimeout) {
			t.Fatal(err)
		}
	}
	w := &Worker{connection: b.connection, Log: quiet, id: id}
	h, _, err := unpack(m.Data())
	if err != nil {
		t.Fatal(err)
	}
	meta, err := m.Metadata()
	if err != nil {
		t.Fatal(err)
	}
	w.reply(&received{head: h, try: meta.NumDelivered}, &reply{State: thinking})
	return m
}

// A job that was another's before is done alone, so that it takes nothing with it.
func TestASecondTryIsMadeAlone(t *testing.T) {
	n := natstest.For(t)
	b := open(t, n, games())
	if _, err := b.js.CreateOrUpdateStream(t.Context(), stream()); err != nil {
		t.Fatal(err)
	}
	here, err := b.nc.Subscribe(workers+b.tag, func(m *nats.Msg) { m.Respond(nil) })
	if err != nil {
		t.Fatal(err)
	}
	m := match(t, "alone")
	second := b.begin(jobIn(t, m, 0, &games()[0].Bots[0], nil))
	long := Times{Patience: patience, Silence: patience}
	lost := doomed(t, b, "one", long)

	thinks, release := make(chan bool, 4), make(chan bool)
	says := make(chan string, 100)
	if _, err := b.nc.Subscribe(answers+">", func(m *nats.Msg) {
		if r, err := readReply(m.Data); err == nil && r.Try == tries {
			says <- r.State
		}
	}); err != nil {
		t.Fatal(err)
	}
	ordinary := b.begin(jobIn(t, m, 0, oddLevel, nil))
	runs(t, n, func(w *Worker) { w.Threads, w.Times.Silence = 3, 10*time.Second }, with(func(a *table.Ask) []table.Option {
		thinks <- true
		<-release
		return first(a)
	}))
	<-thinks
	here.Unsubscribe()
	lost.Nak() // as NATS does when it is not heard of
	<-says     // that it has come
	if s := <-says; s != waiting {
		t.Errorf("beside another that is thought about it is %s", s)
	}
	close(release)
	if x := <-ordinary; x.err != nil {
		t.Error(x.err)
	}
	if x := <-second; x.err != nil {
		t.Error(x.err)
	}
}

// A request that nobody answers any more, as who got it has ended, is sent again.
func TestALostRequestIsSentAgain(t *testing.T) {
	n := natstest.For(t)
	b := open(t, n, games())
	lost := false
	_, err := b.nc.Subscribe(workers+b.tag, func(m *nats.Msg) {
		if lost {
			m.Respond(nil) //nolint:errcheck // then it is asked again
		}
		lost = true
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Find(t.Context()); err != nil {
		t.Errorf("who answers the second time: %v", err)
	}
}

// A worker that is not heard of for a while, and gets its job once more, is one worker. Another one may do the job.
func TestAWorkerThatIsSilentTwiceIsOne(t *testing.T) {
	n := natstest.For(t)
	b := open(t, n, games())
	brief := Times{Patience: patience, Silence: time.Second}
	b.Times = brief
	if _, err := b.js.CreateOrUpdateStream(t.Context(), stream()); err != nil {
		t.Fatal(err)
	}
	here, err := b.nc.Subscribe(workers+b.tag, func(m *nats.Msg) { m.Respond(nil) })
	if err != nil {
		t.Fatal(err)
	}
	out := b.begin(jobIn(t, match(t, "silent"), 0, oddLevel, nil))
	doomed(t, b, "one", brief)
	doomed(t, b, "one", brief)
	here.Unsubscribe()
	runs(t, n, func(w *Worker) { w.Times = brief }, with(first))
	if x := <-out; x.err != nil {
		t.Error(x.err)
	}
}

// A job with which two workers have died is nobody's any more.
func TestAJobThatEndsTwoWorkers(t *testing.T) {
	n := natstest.For(t)
	b := open(t, n, games())
	brief := Times{Patience: patience, Silence: time.Second}
	b.Times = brief
	if _, err := b.js.CreateOrUpdateStream(t.Context(), stream()); err != nil {
		t.Fatal(err)
	}
	here, err := b.nc.Subscribe(workers+b.tag, func(m *nats.Msg) { m.Respond(nil) })
	if err != nil {
		t.Fatal(err)
	}
	j := jobIn(t, match(t, "deadly"), 0, oddLevel, nil)
	var why error
	j.GivenUp = func(err error) { why = err }
	out := b.begin(j)
	doomed(t, b, "one", brief)
	doomed(t, b, "another", brief)
	here.Unsubscribe()
	if x := <-out; x.err != think.ErrKills || why != x.err {
		t.Errorf("%v, given up for %v", x.err, why)
	}
	var asked bool
	runs(t, n, func(w *Worker) { w.Times = brief }, with(func(a *table.Ask) []table.Option {
		asked = true
		return first(a)
	}))
	b.found(t)
	if _, err := b.Think(t.Context(), jobIn(t, match(t, "well"), 0, &games()[0].Bots[0], nil)); err != nil {
		t.Error(err)
	}
	if asked {
		t.Error("it is handed out once more")
	}
}

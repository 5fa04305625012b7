package bus

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"waystation/contain"
	"waystation/shelf"
	"waystation/table"
	"waystation/think"
)

// Worker takes jobs from a bus and does them.
type Worker struct {
	URL     string        // of NATS
	Name    string        // in what it says
	Games   []*shelf.Game // that it knows
	Deck    string        // digest of the changed cards that it has; "" for the printed ones
	Threads int           // in which it thinks: jobs at the same time, or threads of a search
	Limit   time.Duration // for an answer of a bot
	Times   Times
	Log     *slog.Logger

	*connection
	tag   string
	id    string // of this process, for whoever waits for its answers
	ward  *contain.Ward
	local *think.Local
	kept  kept

	told map[string]bool // why no jobs could be taken, since some were

	mu   sync.Mutex
	wait func() // ends waiting for a job
}

// ErrWorn: something does not come to an end, and has a core of the machine. The process should be begun anew.
var ErrWorn = errors.New("a bot does not come to an end with its answer")

// Run takes jobs until the context ends, and does those to their end that it has by then. NATS need not be there yet,
// and may come and go.
func (w *Worker) Run(ctx context.Context) error {
	w.Times = w.Times.withDefaults()
	w.id = rand.Text()
	w.tag, w.told = tagOf(w.Games, w.Deck), map[string]bool{}
	w.ward = &contain.Ward{Log: w.Log, Lost: contain.NewLost(1), Work: &sync.WaitGroup{}}
	w.local = think.NewLocal(w.ward, w.Threads, w.Limit, func(time.Duration) {})
	var err error
	lost := func(*nats.Conn, error) { w.lose() }
	if w.connection, err = connect(w.URL, "waystation work "+w.Name, lost); err != nil {
		return err
	}
	defer w.nc.Close()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	here, err := w.nc.Subscribe(workers+w.tag, func(m *nats.Msg) { w.tell(m.Reply, nil) })
	if err != nil {
		return err
	}
	context.AfterFunc(ctx, func() { here.Unsubscribe() }) //nolint:errcheck // where there is no connection nobody asks
	go func() {
		select {
		case <-w.ward.Lost.Enough():
			stop()
		case <-ctx.Done():
		}
	}()
	w.takeAll(ctx)
	w.nc.FlushTimeout(w.Times.Patience) //nolint:errcheck // who has not heard asks another
	select {
	case <-w.ward.Lost.Enough():
		return ErrWorn
	default:
		return nil
	}
}

// takeAll takes one job after the other. One that was another's before is done alone, as it may end this process, too:
// then nothing else suffers.
func (w *Worker) takeAll(ctx context.Context) {
	var group sync.WaitGroup
	defer group.Wait()
	places := make(chan struct{}, w.Threads)
	leave := func(n int) {
		for range n {
			<-places
		}
	}
	var from jetstream.Consumer
	for {
		select {
		case places <- struct{}{}:
		case <-ctx.Done():
			return
		}
		m, err := w.next(ctx, &from)
		if ctx.Err() == nil && err != nil {
			w.say(err)
			rest(ctx, time.Second)
		}
		if m == nil {
			leave(1)
			continue
		}
		n := 1
		job := w.receive(m)
		if job.try > 1 {
			for ; n < w.Threads; n++ {
				places <- struct{}{}
			}
		}
		group.Go(func() {
			defer leave(n)
			w.do(job)
		})
	}
}

// say tells the operator once how it stands with NATS; nil: well.
func (w *Worker) say(err error) {
	why := fmt.Sprint(err)
	switch {
	case w.told[why]:
		return
	case err == nil:
		w.Log.Info("taking jobs", "threads", w.Threads, "rules", w.tag)
		w.told = map[string]bool{}
	default:
		w.Log.Warn("no jobs can be taken; it is tried again and again", "error", err)
		delete(w.told, fmt.Sprint(nil))
	}
	w.told[why] = true
}

// rest waits for a while, or until the context ends.
func rest(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}

// next is the next job; nil when there was none for a while. from is where the last one came from, if it did: else that
// is made, as NATS may have been begun anew and know nothing of it.
func (w *Worker) next(ctx context.Context, from *jetstream.Consumer) (jetstream.Msg, error) {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	w.interrupts(cancel)
	if *from == nil {
		c, err := w.consumer(ctx)
		if err != nil {
			return nil, err
		}
		*from = c
		w.say(nil)
	}
	batch, err := (*from).Fetch(1, jetstream.FetchContext(ctx))
	if err == nil {
		for m := range batch.Messages() {
			return m, nil
		}
		err = batch.Error()
	}
	*from = nil
	if errors.Is(err, nats.ErrTimeout) || ctx.Err() != nil {
		return nil, nil
	}
	return nil, err
}

// interrupts says what ends waiting for a job when the connection is lost: after that none would come.
func (w *Worker) interrupts(wait func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.wait = wait
}

// lose ends waiting for a job.
func (w *Worker) lose() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.wait != nil {
		w.wait()
	}
}

// consumer makes the stream and the consumer, where they are not there yet.
func (w *Worker) consumer(ctx context.Context) (jetstream.Consumer, error) {
	if !w.nc.IsConnected() {
		return nil, w.unreachable()
	}
	ctx, cancel := context.WithTimeout(ctx, w.Times.Patience)
	defer cancel()
	if _, err := w.js.CreateOrUpdateStream(ctx, stream()); err != nil {
		return nil, fmt.Errorf("JetStream: %w", err)
	}
	c, err := w.js.CreateOrUpdateConsumer(ctx, stream().Name, consumer(w.tag, w.Times))
	if err != nil {
		return nil, fmt.Errorf("JetStream: %w", err)
	}
	return c, nil
}

// received is a job that this worker has, until it has answered.
type received struct {
	m     jetstream.Msg
	head  *head
	file  []byte
	err   error // it can't be read
	try   uint64
	mu    sync.Mutex
	state string
	end   chan struct{} // closed when it is answered
}

// receive begins to say, again and again, that the worker lives and has the job.
func (w *Worker) receive(m jetstream.Msg) *received {
	r := &received{m: m, state: waiting, end: make(chan struct{})}
	if meta, err := m.Metadata(); err == nil {
		r.try = meta.NumDelivered
	}
	r.head, r.file, r.err = unpack(m.Data())
	if r.err != nil {
		return r
	}
	w.reply(r, &reply{State: waiting})
	go func() {
		tick := time.NewTicker(w.Times.Silence / 5)
		defer tick.Stop()
		for {
			select {
			case <-r.end:
				return
			case <-tick.C:
				m.InProgress() //nolint:errcheck // who is not heard is taken for dead
				w.reply(r, &reply{State: r.now()})
			}
		}
	}()
	return r
}

func (r *received) now() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.state
}

func (r *received) begin() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.state = thinking
}

// do does a job, and answers.
func (w *Worker) do(r *received) {
	defer close(r.end)
	if r.err != nil {
		w.Log.Warn("a job makes no sense", "error", r.err)
		r.m.Term() //nolint:errcheck // it makes no more sense to others
		return
	}
	r.begin()
	w.reply(r, &reply{State: thinking})
	if err := w.nc.FlushTimeout(w.Times.Patience); err != nil { // it may end this process: let that be known before
		return // others get it
	}
	out := w.think(r)
	w.reply(r, out)
	r.m.Ack() //nolint:errcheck // then it is done once more
}

// think is the answer to a job.
func (w *Worker) think(r *received) *reply {
	out := &reply{}
	var m *table.Match
	a, err := func() (*think.Answer, error) {
		g, err := r.head.gameOf(w.Games, w.Deck)
		if err != nil {
			return nil, err
		}
		e := w.kept.take(r.head.Match, r.file)
		j, err := w.prepare(r, g, e)
		if err != nil {
			return nil, err
		}
		m = e.m
		a, err := w.local.Think(context.Background(), j)
		if err == nil {
			w.kept.put(e, r.head, j.Thinker)
		}
		return a, err
	}()
	var ill *contain.Broken
	switch {
	case err == nil:
		out.with(a, m.Verbs())
	case errors.As(err, &ill):
		w.Log.Error("a bot broke", "match", r.head.Match, "panic", fmt.Sprint(ill.What), "stack", string(ill.Stack))
		out.State, out.Why = broken, ill.Error()
	case errors.Is(err, contain.ErrEndless):
		out.State = endless
	default:
		w.Log.Warn("a job is refused", "match", r.head.Match, "why", err)
		out.State, out.Why = refused, err.Error()
	}
	return out
}

// prepare plays the match of a job again, where it is not at hand, and takes its question out of it.
func (w *Worker) prepare(r *received, g *shelf.Game, e *entry) (*think.Job, error) {
	type made struct {
		j   *think.Job
		err error
	}
	out := make(chan made, 1) // what does not come to an end may come to one after all
	how := contain.How{What: "a match", Match: r.head.Match, Limit: w.Limit}
	err := w.ward.Run(context.Background(), how, func() {
		j, err := r.prepare(g, e)
		out <- made{j, err}
	})
	if err != nil {
		return nil, err
	}
	x := <-out
	return x.j, x.err
}

func (r *received) prepare(g *shelf.Game, e *entry) (*think.Job, error) {
	var err error
	if e.m == nil {
		if e.m, err = replay(g, r.file); err != nil {
			return nil, err
		}
	}
	j, err := r.head.job(g)
	if err != nil {
		return nil, err
	}
	j.Thinker = e.thinkerFor(r.head)
	return j, r.head.take(j, e.m)
}

// reply says something of a job to the server that waits for it.
func (w *Worker) reply(r *received, out *reply) {
	out.Job, out.Try, out.Worker, out.Process = r.head.Job, r.try, w.Name, w.id
	b, err := json.Marshal(out)
	if err != nil {
		w.Log.Error("an answer can't be written", "error", err)
		return
	}
	w.tell(r.head.Answer, b)
}

func (w *Worker) tell(subject string, b []byte) {
	if err := w.nc.Publish(subject, b); err != nil {
		w.Log.Warn("an answer can't be sent", "error", err)
	}
}

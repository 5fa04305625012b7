package bus

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"waystation/contain"
	"waystation/shelf"
	"waystation/think"
)

// Times are how long things may take. A zero has the usual.
type Times struct {
	// Patience is how long a job waits for a worker; then it is done without: 5 seconds.
	Patience time.Duration
	// Silence is after how long a worker that says nothing is taken for dead, and its job given to another: 5 seconds.
	Silence time.Duration
}

func (t Times) withDefaults() Times {
	if t.Patience == 0 {
		t.Patience = 5 * time.Second
	}
	if t.Silence == 0 {
		t.Silence = 5 * time.Second
	}
	return t
}

// Config is what a server needs to put jobs.
type Config struct {
	URL   string        // of NATS, as nats://host:4222; several with commas between
	Games []*shelf.Game // of which workers must have the same rules
	Deck  string        // digest of the changed cards that are played with; "" for the printed ones
	Limit time.Duration // for an answer of a bot
	Most  int           // jobs under way; what waits for that takes turns
	Times Times
	Log   *slog.Logger
}

// Bus puts jobs for workers, and waits for what they find.
type Bus struct {
	Config
	*connection
	id     string
	tag    string
	places *think.Places
	up     atomic.Bool
	heard  atomic.Int64 // how often a worker has said something

	mu      sync.Mutex
	waiting map[string]chan *reply // for what is said of a job
	gone    chan struct{}          // closed when the connection is lost, and another one from then on
}

// Open opens a bus. NATS need not be there yet. Close it when done.
func Open(c Config) (*Bus, error) {
	c.Times = c.Times.withDefaults()
	b := &Bus{
		Config: c, id: rand.Text(), tag: tagOf(c.Games, c.Deck), places: think.NewPlaces(c.Most),
		waiting: map[string]chan *reply{}, gone: make(chan struct{}),
	}
	b.up.Store(true) // until it is found to be otherwise, and said
	var err error
	lost := func(*nats.Conn, error) { b.lose() }
	if b.connection, err = connect(c.URL, "waystation serve", lost); err != nil {
		return nil, err
	}
	if _, err = b.nc.Subscribe(answers+b.id, b.hear); err != nil {
		b.nc.Close()
		return nil, err
	}
	return b, nil
}

// Close ends the connection.
func (b *Bus) Close() { b.nc.Close() }

// Up reports whether workers thought when they were last asked.
func (b *Bus) Up() bool { return b.up.Load() }

// mark notes whether workers think, and says so when that has changed.
func (b *Bus) mark(up bool, why error) {
	switch was := b.up.Swap(up); {
	case was && !up:
		b.Log.Warn("workers don't think: this process does it in their place until they do", "why", why)
	case !was && up:
		b.Log.Info("workers think again")
	}
}

// lose lets go of all jobs that are under way, as nobody may hear of them any more.
func (b *Bus) lose() {
	b.mu.Lock()
	defer b.mu.Unlock()
	close(b.gone)
	b.gone = make(chan struct{})
}

// hear takes what a worker says to whoever waits for it. What comes too late is dropped.
func (b *Bus) hear(m *nats.Msg) {
	r, err := readReply(m.Data)
	if err != nil {
		b.Log.Warn("a worker says what makes no sense", "error", err)
		return
	}
	b.heard.Add(1)
	b.mu.Lock()
	defer b.mu.Unlock()
	if c := b.waiting[r.Job]; c != nil {
		select {
		case c <- r:
		default: // more than anybody can mean to say
		}
	}
}

// open begins to wait for what is said of a job.
func (b *Bus) open(job string) (said chan *reply, gone chan struct{}) {
	b.mu.Lock()
	defer b.mu.Unlock()
	said = make(chan *reply, 64)
	b.waiting[job] = said
	return said, b.gone
}

func (b *Bus) close(job string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.waiting, job)
}

// absent is why no worker has done a job: none is there.
type absent struct{ why error }

func (a absent) Error() string { return a.why.Error() }

// errCrowded: those who are there have too much to do.
var errCrowded = errors.New("all workers are busy")

// Think has a job done by a worker. The error is think.ErrNobody when none is there, or none begins in time, or it
// can't be done there.
func (b *Bus) Think(ctx context.Context, j *think.Job) (*think.Answer, error) {
	a, err := b.do(ctx, j)
	var none absent
	var cant errRefused
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.As(err, &none):
		b.mark(false, none.why)
		return nil, think.ErrNobody
	case errors.Is(err, errCrowded):
		return nil, think.ErrNobody
	case errors.As(err, &cant):
		b.Log.Warn("workers can't do a job: this process does it", "match", j.Match, "why", err)
		return nil, think.ErrNobody
	}
	b.mark(true, nil)
	if errors.Is(err, contain.ErrEndless) || errors.Is(err, think.ErrKills) {
		j.GivenUp(err)
	}
	return a, err
}

// do has a job done.
func (b *Bus) do(ctx context.Context, j *think.Job) (*think.Answer, error) {
	if !b.nc.IsConnected() {
		return nil, absent{b.unreachable()}
	}
	if !b.places.Take(ctx, j.Turn, b.Times.Patience) {
		return nil, errCrowded
	}
	defer b.places.Leave(1)
	ctx, cancel := context.WithTimeout(ctx, 2*b.quiet(1)+4*b.Limit)
	defer cancel()
	if err := b.Find(ctx); err != nil {
		return nil, absent{err}
	}
	h := headOf(j, b.Deck)
	h.Job, h.Answer = rand.Text(), answers+b.id
	sent, err := pack(h, j.Copy)
	if err != nil {
		return nil, errRefused(err.Error())
	}
	said, gone := b.open(h.Job)
	defer b.close(h.Job)
	number, err := b.put(ctx, sent)
	if err != nil {
		return nil, absent{err}
	}
	withdraw := sync.OnceFunc(func() { b.withdraw(number) })
	a, taken, err := b.await(ctx, j, said, gone, withdraw)
	if !taken {
		withdraw()
	}
	return a, err
}

// Find asks whether there are workers. NATS itself says when there are none. A request may be lost, with a worker that
// ends or a connection: then another is sent.
func (b *Bus) Find(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, b.Times.Patience)
	defer cancel()
	for wait := time.Second; ; wait *= 2 {
		err := b.find(ctx, wait)
		switch {
		case errors.Is(err, nats.ErrNoResponders):
			return errors.New("no worker with these rules is connected")
		case ctx.Err() != nil, !errors.Is(err, context.DeadlineExceeded):
			return err
		}
	}
}

func (b *Bus) find(ctx context.Context, wait time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	_, err := b.nc.RequestWithContext(ctx, workers+b.tag, nil)
	return err
}

// put puts a job on the stream, and returns its number there.
func (b *Bus) put(ctx context.Context, sent []byte) (uint64, error) {
	ctx, cancel := context.WithTimeout(ctx, b.Times.Patience)
	defer cancel()
	ack, err := b.js.Publish(ctx, jobs+b.tag, sent)
	if errors.Is(err, jetstream.ErrNoStreamResponse) {
		if _, err = b.js.CreateOrUpdateStream(ctx, stream()); err == nil {
			ack, err = b.js.Publish(ctx, jobs+b.tag, sent)
		}
	}
	if err != nil {
		return 0, fmt.Errorf("JetStream: %w", err)
	}
	return ack.Sequence, nil
}

// withdraw takes a job from the stream that nobody waits for any more.
func (b *Bus) withdraw(number uint64) {
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), b.Times.Patience)
		defer cancel()
		s, err := b.js.Stream(ctx, stream().Name)
		if err == nil {
			err = s.DeleteMsg(ctx, number)
		}
		if err != nil {
			b.Log.Debug("a job could not be withdrawn", "error", err) // it goes by itself, in time
		}
	}()
}

// quiet is how long nothing need be said of a job that so many workers have begun: when the first is taken for dead
// another gets it, and has to begin.
func (b *Bus) quiet(begun int) time.Duration {
	if begun < tries {
		return b.Times.Silence + b.Times.Patience
	}
	return 2 * b.Times.Silence
}

// await waits for what a worker finds. taken says that a worker has done with the job. A job that two workers had begun
// before they fell silent has ended them; when the second begins it is withdrawn, so that no other gets it.
func (b *Bus) await(ctx context.Context, j *think.Job, said chan *reply, gone chan struct{}, withdraw func()) (
	a *think.Answer, taken bool, err error,
) {
	begun := map[string]bool{} // by process
	before := b.heard.Load()
	timer := time.NewTimer(b.Times.Patience)
	defer timer.Stop()
	for {
		select {
		case r := <-said:
			switch r.State {
			case thinking:
				if begun[cmp.Or(r.Process, r.Worker)] = true; len(begun) == tries {
					withdraw()
				}
			case done:
				a, err = r.answer(j)
				return a, true, err
			case refused:
				return nil, true, errRefused(r.Why)
			case broken:
				return nil, true, &contain.Broken{What: r.Why}
			case endless:
				return nil, true, contain.ErrEndless
			}
			timer.Reset(b.quiet(len(begun)))
		case <-timer.C:
			switch len(begun) {
			case 0:
				if b.heard.Load() > before {
					return nil, false, errCrowded
				}
				return nil, false, absent{errors.New("no worker took a job in time")}
			case 1:
				return nil, false, absent{errors.New("a worker has died, and no other took its job in time")}
			}
			return nil, false, think.ErrKills
		case <-gone:
			return nil, false, absent{errors.New("NATS can't be reached any more")}
		case <-ctx.Done():
			return nil, false, absent{errors.New("no worker has answered in time")}
		}
	}
}

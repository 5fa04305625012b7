// Package notices calls people who are needed at a match while none of their pages is open: by Web Push, by mail, or by
// a post to an address on the web, each as they want it for themselves.
//
// What it says is what anybody may know: the game, who sits there, who waits. What is to be sent stands in the store
// before it is sent, and is crossed out when it has been: a crash loses nothing, and sends at most one notice twice to
// any guest.
package notices

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"sync"
	"time"

	"waystation/store"
	"waystation/tongue"
)

// Times that matter to those who are called.
const (
	Grace   = 2 * time.Minute  // how long a decision waits, with nobody there, before its people are called
	Gap     = 10 * time.Minute // between two calls of one guest
	Remind  = 24 * time.Hour   // after which somebody who was told is told once more, and never again
	stale   = 12 * time.Hour   // after which a call that could not be sent is given up
	memory  = 24 * time.Hour   // over which notices are counted
	keep    = 2 * memory       // how long what was sent is remembered
	mostOf  = 60               // notices of one guest in that time
	mostTo  = 90               // notices to one address in that time
	mostAsk = 5                // of these, to try or confirm an address, before it is known to be wanted
	atOnce  = 8                // guests to whom is sent at the same time
	batch   = 200              // notices in one round
	pace    = 30 * time.Second // between two rounds
)

// backoff is after which time a notice is sent again that could not be.
var backoff = []time.Duration{time.Minute, 5 * time.Minute, 30 * time.Minute, 2 * time.Hour, 6 * time.Hour}

// House is what the desk asks the server.
type House interface {
	// Present reports whether a guest has a page of the match open, or had one within the last time.
	Present(match string, guest int64, within time.Duration) bool
	// First reports whether this process is the one that calls people, of all that share the store.
	First() bool
	// Table is the match as somebody on that seat may be told of it; false when it can't be said.
	Table(ctx context.Context, w store.Wait) (Table, bool)
}

// Config is what a desk is made of.
type Config struct {
	Store *store.Store
	House House
	Log   *slog.Logger
	Now   func() time.Time // nil: time.Now
	// Allow are networks to which may be sent though they are not public.
	Allow []netip.Prefix
	// Client posts on the web; nil for one that reaches public addresses alone, and what is allowed.
	Client *http.Client
	// Mail hands mails over; nil when none are sent, and then none are offered.
	Mail *Mail
	// Languages are those in which people can be called, besides English.
	Languages *tongue.Set
	// Contact is an address of the operator for push services: https://, or of a mailbox. Without one they are given
	// the address of this server.
	Contact string
}

// Desk keeps who is to be called, and calls them. It is safe for concurrent use.
type Desk struct {
	Config
	guard guard
	hook  hook
	push  push
	poke  chan struct{}

	mu     sync.Mutex
	guests map[int64]bool // who have channels

	forgot time.Time // when what was sent was last forgotten; of Round alone
}

// New makes a desk. It sends nothing until Run.
func New(ctx context.Context, c Config) (*Desk, error) {
	if c.Now == nil {
		c.Now = time.Now
	}
	d := &Desk{Config: c, guard: guard{c.Allow}, poke: make(chan struct{}, 1), guests: map[int64]bool{}}
	if d.Client == nil {
		d.Client = d.guard.client()
	}
	d.hook.client = d.Client
	public, private, err := vapid(ctx, c.Store)
	if err != nil {
		return nil, err
	}
	d.push = push{client: d.Client, public: public, private: private, contact: c.Contact}
	list, err := c.Store.Called(ctx)
	for _, g := range list {
		d.guests[g] = true
	}
	return d, err
}

// Run calls people until the context ends. What has waited since the last run is found first.
func (d *Desk) Run(ctx context.Context) {
	if err := d.Find(ctx); err != nil && ctx.Err() == nil {
		d.Log.Error("finding who is waited for", "error", err)
	}
	tick := time.NewTicker(pace)
	defer tick.Stop()
	for {
		if err := d.Round(ctx); err != nil && ctx.Err() == nil {
			d.Log.Error("calling people", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		case <-d.poke:
		}
	}
}

// Find notes all who are waited for and of whom that is not known.
func (d *Desk) Find(ctx context.Context) error {
	if !d.any() {
		return nil
	}
	return d.Store.FindWaits(ctx, string(Asked), d.Now())
}

func (d *Desk) any() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.guests) > 0
}

// Calls reports whether a guest has channels.
func (d *Desk) Calls(guest int64) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.guests[guest]
}

// Needed notes that a seat waits for a guest. Nothing is noted of guests who have no channels.
func (d *Desk) Needed(ctx context.Context, w store.Wait, again store.Renewal) error {
	if !d.Calls(w.Guest) {
		return nil
	}
	if w.Since.IsZero() {
		w.Since = d.Now()
	}
	return d.Store.AddWait(ctx, w, again)
}

// Looked notes that a guest has looked at a match, and so knows what waits for them there.
func (d *Desk) Looked(ctx context.Context, guest int64, match string) error {
	if !d.Calls(guest) {
		return nil
	}
	return d.Store.SeenWaits(ctx, guest, match, d.Now())
}

// PushKey is the public key that a browser needs to subscribe.
func (d *Desk) PushKey() string { return d.push.public }

// Mails reports whether mails can be sent.
func (d *Desk) Mails() bool { return d.Mail != nil }

// Add gives a guest a channel, or renews one that they have. A mailbox has to be confirmed from there, by a mail that
// is sent at once. The error is fit to be shown to them if it is *Wrong.
func (d *Desk) Add(ctx context.Context, c *store.Channel) error {
	c.State = store.ChannelOn
	switch c.Kind {
	case store.Mail:
		if d.Mail == nil {
			return &Wrong{"This server sends no mails."}
		}
		address, err := mailbox(c.Address)
		if err != nil {
			return err
		}
		c.Address, c.State = address, store.ChannelNew
	case store.Hook, store.Push:
		if err := d.guard.check(c.Address); err != nil {
			return &Wrong{"This address can't be used: " + err.Error() + "."}
		}
		if f := Format(c.Extra); c.Kind == store.Hook && f != JSON && f != Discord && f != Ntfy {
			return &Wrong{"Say in which format it is to be posted."}
		}
	default:
		return &Wrong{"There is no such way to be called."}
	}
	if err := d.Store.AddChannel(ctx, c); err != nil {
		if errors.Is(err, store.ErrChannels) {
			return &Wrong{fmt.Sprintf("That would be more than %d. Remove one first.", store.MaxChannels)}
		}
		return err
	}
	d.mu.Lock()
	d.guests[c.Guest] = true
	d.mu.Unlock()
	if c.State == store.ChannelNew {
		return d.Try(ctx, c)
	}
	return nil
}

// Confirm notes that a channel is its guest's own.
func (d *Desk) Confirm(ctx context.Context, c *store.Channel) error {
	if c.State != store.ChannelNew {
		return nil
	}
	return d.Store.MarkChannel(ctx, c.ID, store.ChannelOn, "")
}

// Drop takes a channel from its guest.
func (d *Desk) Drop(ctx context.Context, c *store.Channel) error {
	if err := d.Store.DropChannel(ctx, c.ID); err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	left, err := d.Store.Channels(ctx, c.Guest)
	if err == nil && len(left) == 0 {
		d.mu.Lock()
		delete(d.guests, c.Guest)
		d.mu.Unlock()
	}
	return err
}

// Wrong is an error that is shown to whoever asked.
type Wrong struct{ Words string }

func (w *Wrong) Error() string { return w.Words }

// Try sends a notice to a channel so that its guest sees that it arrives, and where it has to be confirmed, can do so.
func (d *Desk) Try(ctx context.Context, c *store.Channel) error {
	guest, address, _, err := d.Store.NoticesSince(ctx, c.Guest, c.Address, d.Now().Add(-memory))
	switch {
	case err != nil:
		return err
	case guest >= mostOf || address >= mostTo || c.State == store.ChannelNew && address >= mostAsk:
		return &Wrong{"That is enough for today: nothing more is sent there."}
	}
	kind := store.NoticeTry
	if c.State == store.ChannelNew {
		kind = store.NoticeConfirm
	}
	if err := d.Store.Tell(ctx, []store.Channel{*c}, kind, nil, d.Now()); err != nil {
		return err
	}
	d.wake()
	return nil
}

func (d *Desk) wake() {
	select {
	case d.poke <- struct{}{}:
	default:
	}
}

// Round puts into the outbox who is to be called by now, and sends what is in it. Of several processes that share the
// store one does the first, and all the second.
func (d *Desk) Round(ctx context.Context) error {
	if err := d.learn(ctx); err != nil {
		return err
	}
	if !d.any() {
		return nil
	}
	now := d.Now()
	if d.House.First() {
		if err := d.gather(ctx, now); err != nil {
			return err
		}
	}
	return d.send(ctx, now)
}

// learn finds out who has channels by now: another process may have been asked.
func (d *Desk) learn(ctx context.Context) error {
	if d.Store.Node() == "" {
		return nil
	}
	list, err := d.Store.Called(ctx)
	if err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	clear(d.guests)
	for _, g := range list {
		d.guests[g] = true
	}
	return nil
}

// gather puts into the outbox who is to be called by now.
func (d *Desk) gather(ctx context.Context, now time.Time) error {
	drop := d.Store.DropWaits
	if d.Store.Node() != "" { // who plays a match may not have known yet that its people want to be called
		drop = d.Find
	}
	if err := drop(ctx); err != nil {
		return err
	}
	if now.Sub(d.forgot) >= time.Hour {
		if err := d.Store.ForgetNotices(ctx, now.Add(-keep)); err != nil {
			return err
		}
		d.forgot = now
	}
	guests, err := d.Store.Waiting(ctx, now.Add(-Grace), now.Add(-Remind))
	if err != nil {
		return err
	}
	for _, g := range guests {
		if err := d.tell(ctx, g, now); err != nil {
			return err
		}
	}
	return nil
}

// tell puts one notice for a guest into the outbox, about all tables that need them and that they have not been told
// of, if it is time for one.
func (d *Desk) tell(ctx context.Context, guest int64, now time.Time) error {
	quiet, err := d.Store.Quiet(ctx, guest)
	if err != nil || Hushed(quiet, now) {
		return err
	}
	waits, err := d.Store.Waits(ctx, guest)
	if err != nil {
		return err
	}
	ripe := false
	var about []store.Wait
	for _, w := range waits {
		first, reminder := w.Told.IsZero(), !w.Told.IsZero() && !w.Reminded && now.Sub(w.Told) >= Remind
		if !first && !reminder || d.House.Present(w.Match, guest, Grace) {
			continue
		}
		if _, ok := d.House.Table(ctx, w); !ok {
			continue
		}
		about = append(about, w)
		ripe = ripe || reminder || now.Sub(w.Since) >= Grace
	}
	if !ripe {
		return nil
	}
	all, err := d.Store.Channels(ctx, guest)
	if err != nil {
		return err
	}
	var to []store.Channel
	for _, c := range all {
		if c.State != store.ChannelOn {
			continue
		}
		sent, there, last, err := d.Store.NoticesSince(ctx, guest, c.Address, now.Add(-memory))
		if err != nil {
			return err
		}
		if now.Sub(last) < Gap {
			return nil // they are told later, of this and what has come till then
		}
		if sent < mostOf && there < mostTo {
			to = append(to, c)
		}
	}
	if len(to) == 0 {
		return nil
	}
	return d.Store.Tell(ctx, to, store.NoticeCall, about, now)
}

// send sends what is in the outbox: to several guests at the same time, to each one notice after the other.
func (d *Desk) send(ctx context.Context, now time.Time) error {
	list, err := d.Store.Outbox(ctx, now, batch)
	if err != nil {
		return err
	}
	byGuest := map[int64][]store.Notice{}
	var order []int64
	for _, n := range list {
		if byGuest[n.Channel.Guest] == nil {
			order = append(order, n.Channel.Guest)
		}
		byGuest[n.Channel.Guest] = append(byGuest[n.Channel.Guest], n)
	}
	var work sync.WaitGroup
	places := make(chan struct{}, atOnce)
	for _, g := range order {
		places <- struct{}{}
		work.Go(func() {
			defer func() { <-places }()
			for _, n := range byGuest[g] {
				if err := d.attempt(ctx, &n); err != nil && ctx.Err() == nil {
					d.Log.Error("a notice could not be noted", "notice", n.ID, "error", err)
				}
			}
		})
	}
	work.Wait()
	return nil
}

// attempt sends one notice, and notes what came of it. The error is of the store.
func (d *Desk) attempt(ctx context.Context, n *store.Notice) error {
	m, ok, err := d.message(ctx, n)
	if err != nil {
		return err
	}
	if !ok {
		return d.Store.Settle(ctx, n, store.NoticeVoid, n.Channel.State, n.Channel.Note)
	}
	last := n.Tries >= len(backoff) || n.Kind == store.NoticeTry
	wait := backoff[min(n.Tries, len(backoff)-1)]
	err = d.Store.Trying(ctx, n, d.Now().Add(wait))
	if errors.Is(err, store.ErrNone) { // another process sends it, or it is not to be sent any more
		return nil
	}
	if err != nil {
		return err
	}
	limited, cancel := context.WithTimeout(ctx, sendTime)
	err = d.carry(limited, &n.Channel, m)
	cancel()
	if ctx.Err() != nil {
		return nil // it is sent again when the server is there again
	}
	done := context.WithoutCancel(ctx) // what has been sent is crossed out
	if err == nil {
		return d.Store.Settle(done, n, store.NoticeSent, n.Channel.State, "")
	}
	d.Log.Info("a notice could not be sent", "notice", n.ID, "kind", n.Channel.Kind, "tries", n.Tries+1, "error", err)
	note := "It could not be reached on " + d.Now().UTC().Format("2 January at 15:04 UTC") + ": " + err.Error() + "."
	var no *refused
	switch {
	case errors.As(err, &no) && n.Kind == store.NoticeCall:
		return d.Store.Settle(done, n, store.NoticeLost, store.ChannelLost, note+" Nothing is sent there any more.")
	case errors.As(err, &no) || last:
		return d.Store.Settle(done, n, store.NoticeLost, n.Channel.State, note+" That one was given up.")
	}
	return d.Store.MarkChannel(done, n.Channel.ID, n.Channel.State, note+" It is tried again.")
}

// message is what a notice says at the moment. A call that is about nothing any more, or has grown old, is not sent.
func (d *Desk) message(ctx context.Context, n *store.Notice) (m Message, ok bool, err error) {
	stop := n.Channel.Base + "/calls/" + n.Channel.Token
	t, _ := d.Languages.Find(n.Channel.Language)
	m = trial(n.Channel.Base)
	if n.Kind == store.NoticeConfirm {
		m = confirmation(stop)
	}
	if n.Kind == store.NoticeCall {
		if d.Now().Sub(n.Made) > stale || n.Channel.State != store.ChannelOn {
			return m, false, nil
		}
		stand, err := d.Store.Waits(ctx, n.Channel.Guest)
		if err != nil {
			return m, false, err
		}
		var tables []needed
		for _, w := range stand {
			same := func(x store.Wait) bool { return x.Match == w.Match && x.Seat == w.Seat }
			if !slices.ContainsFunc(n.Waits, same) ||
				n.Tries > 0 && d.House.Present(w.Match, n.Channel.Guest, Grace) {
				continue
			}
			if at, ok := d.House.Table(ctx, w); ok {
				tables = append(tables, needed{at, Reason(w.Why), w.Reminded})
			}
		}
		if len(tables) == 0 {
			return m, false, nil
		}
		m = call(t, tables, n.Channel.Base)
	}
	m.Stop = stop
	return m.in(t), true, nil
}

// carry sends a message by the channel.
func (d *Desk) carry(ctx context.Context, c *store.Channel, m Message) error {
	switch c.Kind {
	case store.Hook:
		return d.hook.send(ctx, c, m)
	case store.Push:
		return d.push.send(ctx, c, m)
	case store.Mail:
		if d.Mail != nil {
			return d.Mail.send(ctx, c, m)
		}
	}
	return &refused{"this server does not send that way"}
}

// reached says in few words why an address could not be reached, without the address, which may hold a password.
func reached(err error) error {
	var timeout net.Error
	var name *net.DNSError
	switch {
	case errors.Is(err, errClosed):
		return &refused{errClosed.Error()}
	case errors.As(err, &timeout) && timeout.Timeout():
		return errors.New("it did not answer in time")
	case errors.As(err, &name):
		return errors.New("its name is not known")
	}
	return errors.New("no connection could be made")
}

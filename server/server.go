// Package server is the table in a browser and for programs: pages, live updates, the JSON API, guests and their seats,
// and bots that play in real matches.
//
// Every match has a room: a lock, and below it the match with its owner, who is here, which bots think, and what
// screens remember. An answer is stored before anybody hears of it, and whoever gave it gets the reply last. When the
// store fails, the match in memory is thrown away and read from the store again, so that nobody is ever shown what
// could be lost.
package server

import (
	"context"
	"crypto/sha256"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/mail"
	"net/netip"
	"net/url"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"waystation/bots/hindsight"
	"waystation/contain"
	"waystation/games/cardfile"
	"waystation/notices"
	"waystation/passkey"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/think"
	"waystation/tongue"
	"waystation/web"
)

//go:generate go tool templ generate

// Config is what a server is made of.
type Config struct {
	Store *store.Store
	Games []*shelf.Game
	Log   *slog.Logger // nil: slog.Default
	// PublicURL is where people reach the server, such as https://games.example.org, when that is not what their
	// requests say, as behind a proxy. It stands before the links that are handed out.
	PublicURL string
	// Hosts are names by which people may reach the server, in small letters, besides PublicURL, addresses and names
	// that lead nowhere on the open net, such as localhost or desk.local. Where a proxy is trusted and there is no
	// PublicURL all names are good.
	Hosts []string
	// TrustProxy: the client's address is the last one of X-Forwarded-For, which a proxy in front must set.
	// By its X-Forwarded-Proto a request came by HTTPS, where there is no PublicURL to say so.
	TrustProxy bool
	// TLS is how this server speaks HTTPS itself; nil: it does not. What comes without it is sent there.
	TLS *tls.Config
	// Trust is the authority that vouches for the certificate, where that is one of this server's own.
	Trust *Trust
	// Origins are addresses with a name, such as https://desk.local:8080, at which people reach this server by TLS:
	// passkeys are good there.
	Origins []string
	// HSTSDays is for how many days browsers that came by HTTPS shall come by nothing else; 0: they are told nothing.
	HSTSDays int
	// LogClients is how much of the clients' addresses the log holds; "": ClientsShort.
	LogClients ClientLog
	Limits     Limits
	// Languages are those that can be read besides English; nil for none.
	Languages *tongue.Set
	// Workers are other processes that think for bots, as far as they are there; nil: this one does all of it.
	Workers think.Workers
	// BotPause is how long a bot waits before it answers when somebody watches, so that people can follow.
	BotPause time.Duration
	// Calls is how people are called who are needed while no page of theirs is open.
	Calls Calls
	// Workshop: visitors may change cards; nil: they may not.
	Workshop *Workshop
	// Deck is the changed cards with which this server plays, and nothing else; nil: the printed ones. The process must
	// have been started with them (cardfile.Env).
	Deck *store.Deck
	// NoRatings: no match is rated, and there are no leagues.
	NoRatings bool
	// KeepDays is after how many days of rest a match that is over is deleted; 0 for never.
	KeepDays int
	// Alone: it runs in the browser of its only visitor, and nothing is offered that needs others on a net: links,
	// open tables, calls, passkeys.
	Alone bool
	// NewSeed is the seed of a match whose host gives none; nil: table.NewSeed.
	NewSeed func() table.Seed
	// Free is how much space is free for the database, in bytes; nil: as the system says.
	Free func() int64
}

// Calls is how people are called.
type Calls struct {
	// Allow are networks to which notices may be sent though they are not public.
	Allow []netip.Prefix
	// Mail hands mails over; nil when none are sent.
	Mail *notices.Mail
	// Client posts what is sent on the web; nil for one that reaches public addresses alone, and what is allowed.
	Client *http.Client
}

// Limits keep one visitor, or one mistake, from taking everything. A zero field has the default named.
type Limits struct {
	Rate               float64       // of one client's requests, their milliseconds a second (costOf): 400
	Burst              int           // and at once: 4000
	Creations          float64       // new matches a second of one client: 5
	CreationBurst      int           // at once: 200
	Messages           float64       // a second of one guest, to those who sit at their tables: 0.5
	MessageBurst       int           // at once: 10
	Points             float64       // how often a seat points at something, a second: 1
	PointBurst         int           // at once: 20
	Proofs             float64       // how often a client asks for a passkey or answers with one, a second: 0.5
	ProofBurst         int           // at once: 30
	Body               int64         // bytes of a request: 64 KiB
	Connections        int           // open in all, and no more than three quarters of the system's limit: 8192
	AddressConnections int           // and of one address, unless a proxy is trusted: 1024
	Streams            int           // open streams in all: 4096
	ClientStreams      int           // and of one guest or client: 24
	AddressStreams     int           // and of all guests at one address, fewer than matches in memory: 512
	Hosted             int           // running matches one guest hosts: 100
	SeedLength         int           // of a seed that is given for a match of several people, characters at least: 16
	Rooms              int           // matches in memory: 1024
	AddressRooms       int           // and of them those in use that were made from one address: 256
	Guests             float64       // new guests a second from one address: 1
	GuestBurst         int           // at once: 120
	Hints              int           // that one client is looked for at the same time: 2
	Analyses           int           // that one client waits for: 3
	Idle               time.Duration // before a match leaves the memory: 10 minutes
	Clients            int           // remembered for the rate: 16384
	// bots that think at the same time, and threads in which others search: one less than processors
	Bots      int
	Jobs      int           // of this server that workers have at the same time: 16
	BotTime   time.Duration // for one answer of a bot: 10 seconds
	RuleTime  time.Duration // for a game to do what is asked of it, twice: 10 seconds
	Lost      int           // how much that does not come to an end is too much for the process: 1
	Disk      int64         // bytes that should be free on the disk: 128 MiB
	Away      time.Duration // after which others may let a bot play for somebody who has left: 1 minute
	Missing   time.Duration // after which others may decide without somebody who is waited for: 30 minutes
	Beat      time.Duration // between looks at clocks; what a killed server gives back at most: 5 seconds
	HintTime  time.Duration // for a hint: 1 second
	Heartbeat time.Duration // on a silent stream: 15 seconds
	Read      time.Duration // for a whole request to arrive: 20 seconds
	Write     time.Duration // for a listener to take what is sent: 10 seconds
}

// WithDefaults is the limits, with the usual where nothing is set.
func (l Limits) WithDefaults() Limits {
	def(&l.Rate, 400)
	def(&l.Burst, 4000)
	def(&l.Creations, 5)
	def(&l.CreationBurst, 200)
	def(&l.Messages, 0.5)
	def(&l.MessageBurst, 10)
	def(&l.Points, 1)
	def(&l.PointBurst, 20)
	def(&l.Proofs, 0.5)
	def(&l.ProofBurst, 30)
	def(&l.Body, 64<<10)
	def(&l.Connections, 8192)
	def(&l.AddressConnections, 1024)
	def(&l.Streams, 4096)
	def(&l.ClientStreams, 24)
	def(&l.AddressStreams, 512)
	def(&l.Hosted, 100)
	def(&l.SeedLength, 16)
	def(&l.Rooms, 1024)
	def(&l.AddressRooms, 256)
	def(&l.Guests, 1)
	def(&l.GuestBurst, 120)
	def(&l.Hints, 2)
	def(&l.Analyses, 3)
	def(&l.Idle, 10*time.Minute)
	def(&l.Clients, 16384)
	def(&l.Bots, max(1, runtime.GOMAXPROCS(0)-1))
	def(&l.Jobs, 16)
	def(&l.BotTime, think.Limit)
	def(&l.RuleTime, 10*time.Second)
	def(&l.Lost, 1)
	def(&l.Disk, 128<<20)
	def(&l.Away, time.Minute)
	def(&l.Missing, 30*time.Minute)
	def(&l.Beat, 5*time.Second)
	def(&l.HintTime, time.Second)
	def(&l.Heartbeat, 15*time.Second)
	def(&l.Read, 20*time.Second)
	def(&l.Write, 10*time.Second)
	return l
}

func def[T comparable](v *T, d T) {
	var zero T
	if *v == zero {
		*v = d
	}
}

// netListener answers what comes over the net.
type netListener interface {
	Serve(net.Listener) error
	Shutdown(context.Context) error
	Close() error
}

// Server serves matches. Make one with New, and Close it when done.
type Server struct {
	Config
	inks        web.Sheet // of the games on the shelf
	handler     http.Handler
	http        netListener
	public      *url.URL // nil when the requests say it
	rooms       rooms
	visits      *clients // rate of requests
	makes       *clients // rate of creations
	speaks      *clients // rate of messages, by guest
	points      *clients // rate of pointing, by seat
	proofs      *clients // rate of asking for passkeys and answering
	keys        *passkey.Desk
	streams     streams
	screens     screens
	connections *connections
	local       *think.Local  // thinks in this process
	analysing   chan struct{} // held by the one analysis that is made
	analyses    analyses
	bans        bans
	done        doneOnce
	hinting     busy     // hints that are being looked for, by client
	lookingBack busy     // analyses that wait or are being made, by client
	arrives     *clients // rate of new guests
	stories     kept[string, *hindsight.Story]
	pngs        kept[[sha256.Size]byte, drawnPNG]
	proving     chan struct{} // held by the one campaign's file that is being read
	drawing     chan struct{} // held by the one changed card that is being drawn
	trials      *trials
	tables      *decks            // other processes that play with changed cards
	peers       peers             // other servers that share the store
	nodes       http.RoundTripper // by which they are reached,
	leaveNodes  func()            // until then
	secret      string            // by which processes of this house know each other
	ward        *contain.Ward     // of whatever calls a game or a bot
	readiness   readiness
	reach       *reach // of a store that is shared; nil of one that is not
	gauges      *gauges
	desk        *notices.Desk

	deckChanges []cardfile.Change // of Deck, against the printed cards

	ctx  context.Context // ends when the server closes
	stop context.CancelFunc
	work group // bots and the janitor
}

// New makes a server and lets the bots of stored matches go on. It does not listen yet: use Handler, or Serve.
func New(c Config) (*Server, error) {
	if c.Store == nil {
		return nil, errors.New("a server needs a store")
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.NewSeed == nil {
		c.NewSeed = table.NewSeed
	}
	c.Limits = c.Limits.WithDefaults()
	s := &Server{Config: c, inks: inkSheet(c.Games), analysing: make(chan struct{}, 1), proving: make(chan struct{}, 1),
		drawing: make(chan struct{}, 1)}
	s.ward = &contain.Ward{Log: c.Log, Lost: contain.NewLost(c.Limits.Lost), Work: &s.work}
	s.stories.most, s.pngs.most = keptStories, keptPNGs
	names := map[string]bool{}
	for _, g := range c.Games {
		if names[g.Box.Name] {
			return nil, fmt.Errorf("game %q is on the shelf twice", g.Box.Name)
		}
		names[g.Box.Name] = true
	}
	if c.PublicURL != "" {
		u, err := url.Parse(c.PublicURL)
		if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" ||
			strings.Trim(u.Path, "/") != "" {
			return nil, fmt.Errorf("public URL %q: it must be like https://games.example.org", c.PublicURL)
		}
		s.public = u
	}
	s.ctx, s.stop = context.WithCancel(context.Background())
	s.rooms = rooms{server: s, loaded: map[string]*room{}, makers: map[string]string{}}
	s.visits = newClients(c.Limits.Rate, c.Limits.Burst, c.Limits.Clients)
	s.makes = newClients(c.Limits.Creations, c.Limits.CreationBurst, c.Limits.Clients)
	s.arrives = newClients(c.Limits.Guests, c.Limits.GuestBurst, c.Limits.Clients)
	s.speaks = newClients(c.Limits.Messages, c.Limits.MessageBurst, c.Limits.Clients)
	s.points = newClients(c.Limits.Points, c.Limits.PointBurst, c.Limits.Clients)
	s.proofs = newClients(c.Limits.Proofs, c.Limits.ProofBurst, c.Limits.Clients)
	s.connections = newConnections(s.Config)
	s.keys = passkey.New("Waystation", maxChallenges, challengeLife, time.Now)
	s.streams.clients, s.streams.addresses = map[string]int{}, map[string]int{}
	s.screens.of = map[screenOf]*screen{}
	s.deckChanges = s.changes()
	s.trials, s.tables = newTrials(s), newDecks(s)
	s.nodes, s.leaveNodes = toNodes()
	if s.Store.Node() != "" {
		s.reach = newReach()
	}
	s.gauges = newGauges(s)
	s.local = think.NewLocal(s.ward, c.Limits.Bots, c.Limits.BotTime,
		func(d time.Duration) { s.gauges.botTime.Observe(d.Seconds()) })
	var err error
	if s.secret, err = s.handSecret(); err != nil {
		s.stop()
		return nil, err
	}
	s.desk, err = notices.New(s.ctx, notices.Config{Store: c.Store, House: calling{s}, Log: c.Log,
		Allow: c.Calls.Allow, Client: c.Calls.Client, Mail: c.Calls.Mail, Contact: contact(c),
		Languages: c.Languages})
	if err != nil {
		s.stop()
		return nil, err
	}
	s.handler = s.around(s.routes())
	s.http = s.netListener()
	if _, err := s.Store.Count(s.ctx); err != nil { // it is tried again at the next start
		s.Log.Error("counting rated matches", "error", err)
	}
	if s.Store.Node() != "" {
		s.lookAround(s.ctx)
	}
	s.beat(s.ctx) // before anybody is asked anything: while there was no server, no time has passed
	s.spawn("keeping house", s.keepHouse)
	s.spawn("keeping time", s.keepTime)
	s.spawn("waking bots", s.wakeBots)
	if s.Deck == nil && !s.Alone { // one process alone calls people, of all that share a store
		s.spawn("calling people", func() { s.desk.Run(s.ctx) })
	}
	if s.reach != nil {
		s.spawn("keeping its matches", s.keepHeld)
		s.spawn("reaching other servers", s.keepReaching)
	}
	if s.Workshop != nil {
		s.spawn("the lab", s.trials.work)
	}
	return s, nil
}

// contact is where push services reach the operator.
func contact(c Config) string {
	if c.Calls.Mail != nil {
		if a, err := mail.ParseAddress(c.Calls.Mail.From); err == nil {
			return a.Address
		}
	}
	if strings.HasPrefix(c.PublicURL, "https://") {
		return c.PublicURL
	}
	return ""
}

// spawn runs f beside the requests. What breaks there ends alone.
func (s *Server) spawn(what string, f func()) {
	s.work.Go(func() { s.alone(what, f) })
}

// alone runs f, and lets what breaks there end alone.
func (s *Server) alone(what string, f func()) {
	defer func() {
		if p := recover(); p != nil {
			s.Log.Error("something broke", "while", what, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
		}
	}()
	f()
}

// Handler answers all requests.
func (s *Server) Handler() http.Handler { return s.handler }

// Serve answers what comes in at the listener until Close.
func (s *Server) Serve(l net.Listener) error {
	if err := s.http.Serve(s.listener(&listening{l, s.connections})); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// Close ends streams, lets requests that are being answered end, and stops the bots. It waits no longer than 10
// seconds. The store stays open: it is the caller's.
func (s *Server) Close() error {
	s.stop()
	s.tables.close()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	err := s.http.Shutdown(ctx)
	if err != nil {
		err = errors.Join(err, s.http.Close())
	}
	s.leaveNodes()
	idle := make(chan struct{})
	go func() {
		s.work.Wait()
		close(idle)
	}()
	select {
	case <-idle:
	case <-ctx.Done():
		err = errors.Join(err, errors.New("a bot did not stop thinking"))
	}
	return err
}

// game is the game of that name, or nil.
func (s *Server) game(name string) *shelf.Game {
	for _, g := range s.Games {
		if g.Box.Name == name {
			return g
		}
	}
	return nil
}

// keepHouse unloads what nobody uses, once an hour deletes what is old, and once a day forgets guests who never sat
// down anywhere.
func (s *Server) keepHouse() {
	tick := time.NewTicker(min(time.Minute, s.Limits.Idle))
	defer tick.Stop()
	var forgot, dropped time.Time
	for {
		if s.first() && time.Since(dropped) >= time.Hour {
			dropped = time.Now()
			s.dropOld()
		}
		if s.first() && time.Since(forgot) > 24*time.Hour {
			forgot = time.Now()
			if err := s.Store.Forget(s.ctx, time.Now().AddDate(0, 0, -30)); err != nil && s.ctx.Err() == nil {
				s.Log.Error("forgetting guests", "error", err)
			}
		}
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
			s.rooms.unload(s.Limits.Idle)
			s.tables.unload(s.Limits.Idle)
		}
	}
}

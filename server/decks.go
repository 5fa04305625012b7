package server

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"waystation/english"
	"waystation/games/cardfile"
	"waystation/shelf"
	"waystation/store"
	"waystation/tongue"
	"waystation/workshop"
)

// Serving is the errand of a process that plays all matches with one set of changed cards: see Do.
const serving = "serve"

// Do does an errand for a server that runs in another process of this program (Workshop.Start). The languages are those
// in which tables can be read.
func Do(games []*shelf.Game, languages *tongue.Set, errand string, start workshop.Start, in io.Reader,
	out io.Writer) error {
	if errand == serving {
		return serveDeck(games, languages, in, out)
	}
	return workshop.Do(games, errand, start, in, out)
}

// errDeck: the match is one that another process plays.
var errDeck = refuse(http.StatusServiceUnavailable,
	"This match is played with changed cards, and this server plays with the printed ones only.")

// errDeckSilent: the other process is there, and can't be asked.
var errDeckSilent = refuse(http.StatusServiceUnavailable,
	"The table with changed cards does not answer just now. Try again in a moment.")

// deck is the digest of the cards that this server plays with.
func (s *Server) deck() string {
	if s.Deck == nil {
		return ""
	}
	return s.Deck.Digest
}

// decks are the processes that play with changed cards.
type decks struct {
	server *Server
	mu     sync.Mutex
	open   map[string]*otherTable
	closed bool
}

// otherTable is one of them.
type otherTable struct {
	ready chan struct{} // closed when it answers, or has failed
	err   error
	way   way
	end   func() // stops it and waits for it
	busy  int    // requests being answered
	used  time.Time
}

func newDecks(s *Server) *decks { return &decks{server: s, open: map[string]*otherTable{}} }

// of is the process of a deck, which is started if it does not run.
func (d *decks) of(digest string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { d.serve(w, r, digest) })
}

func (d *decks) serve(w http.ResponseWriter, r *http.Request, digest string) {
	r.Pattern = "with changed cards"
	t, err := d.hold(r.Context(), digest)
	if err != nil {
		d.server.fail(w, r, err)
		return
	}
	defer d.release(t)
	if _, err := d.server.handOver(w, r, t.way); err != nil && r.Context().Err() == nil {
		d.server.Log.Error("a table with changed cards does not answer", "error", err)
		d.server.fail(w, r, errDeckSilent)
	}
}

// hold is the process of a deck when it answers.
func (d *decks) hold(ctx context.Context, digest string) (*otherTable, error) {
	s := d.server
	if s.Workshop == nil {
		return nil, errDeck
	}
	d.mu.Lock()
	if d.closed {
		d.mu.Unlock()
		return nil, errFull
	}
	t := d.open[digest]
	if t == nil {
		if len(d.open) >= max(1, s.Workshop.Decks) && !d.evict() {
			d.mu.Unlock()
			return nil, refuse(http.StatusServiceUnavailable,
				"Too many sets of changed cards are being played with at the moment. Try again in a few minutes.")
		}
		t = &otherTable{ready: make(chan struct{})}
		d.open[digest] = t
		go d.start(digest, t)
	}
	t.busy++
	d.mu.Unlock()
	select {
	case <-t.ready:
	case <-ctx.Done():
		d.release(t)
		return nil, ctx.Err()
	}
	if t.err != nil {
		d.release(t)
		s.Log.Error("a table with changed cards could not be opened", "deck", digest, "error", t.err)
		return nil, refuse(http.StatusServiceUnavailable,
			"The table with changed cards can't be opened: they may not fit this version of the game.")
	}
	return t, nil
}

func (d *decks) release(t *otherTable) {
	d.mu.Lock()
	defer d.mu.Unlock()
	t.busy--
	t.used = time.Now()
}

// evict ends the process that was used the longest ago and that nobody is using. It reports whether there was one.
func (d *decks) evict() bool {
	var oldest string
	for digest, t := range d.open {
		if t.busy == 0 && (oldest == "" || t.used.Before(d.open[oldest].used)) {
			oldest = digest
		}
	}
	if oldest == "" {
		return false
	}
	t := d.open[oldest]
	delete(d.open, oldest)
	go t.stop()
	return true
}

// unload ends processes that nobody has used for so long.
func (d *decks) unload(unused time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for digest, t := range d.open {
		if t.busy == 0 && time.Since(t.used) > unused {
			delete(d.open, digest)
			go t.stop()
		}
	}
}

// close ends all of them.
func (d *decks) close() {
	d.mu.Lock()
	open := d.open
	d.open, d.closed = map[string]*otherTable{}, true
	d.mu.Unlock()
	for _, t := range open {
		t.stop()
	}
}

func (t *otherTable) stop() {
	<-t.ready
	if t.end != nil {
		t.end()
	}
}

// start starts the process of a deck. It is forgotten again if that fails, or when it ends.
func (d *decks) start(digest string, t *otherTable) {
	defer close(t.ready)
	var gone chan struct{}
	t.way, t.end, gone, t.err = d.server.startDeck(digest)
	if t.err != nil {
		d.forget(digest, t)
		return
	}
	go func() {
		<-gone
		d.forget(digest, t)
	}()
}

func (d *decks) forget(digest string, t *otherTable) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.open[digest] == t {
		delete(d.open, digest)
	}
}

// otherPlace is what a process that plays with a deck needs to know.
type otherPlace struct {
	Database string        `json:"database"`
	Node     string        `json:"node"` // under which name it joins others that use the database; "" for not at all
	Address  string        `json:"address"`
	Deck     string        `json:"deck"`
	Socket   string        `json:"socket"`
	Public   string        `json:"public"`
	Hosts    []string      `json:"hosts"`
	Limits   Limits        `json:"limits"`
	BotPause time.Duration `json:"bot_pause"`
	Clients  ClientLog     `json:"log_clients"`
}

// startTime is how long a process may take until it answers.
const startTime = 30 * time.Second

// startDeck starts a process that plays with a deck, and waits until it answers. gone is closed when it has ended.
func (s *Server) startDeck(digest string) (to way, end func(), gone chan struct{}, err error) {
	deck, err := s.Store.Deck(s.ctx, digest)
	if err != nil {
		return to, nil, nil, err
	}
	g := s.game(deck.Game)
	if g == nil || g.Cards == nil {
		return to, nil, nil, fmt.Errorf("there are no cards of the game %q", deck.Game)
	}
	changed, err := g.Cards.With(deck.Files)
	if err != nil {
		return to, nil, nil, err
	}
	dir, err := os.MkdirTemp("", "waystation-table") // for nobody else to look into
	if err != nil {
		return to, nil, nil, err
	}
	clear := func() { os.RemoveAll(dir) }
	cards := filepath.Join(dir, "cards")
	if err := changed.Write(cards); err != nil {
		clear()
		return to, nil, nil, err
	}
	socket := filepath.Join(dir, "socket")
	cmd := s.Workshop.Start(serving, deck.Game+"="+cards)
	node := ""
	if s.Store.Node() != "" {
		node = s.deckNode(digest)
	}
	ask, err := json.Marshal(otherPlace{Database: s.Store.Place(), Node: node, Address: s.Store.Address(),
		Deck: digest, Socket: socket, Public: s.PublicURL, Hosts: s.Hosts, Limits: s.Limits, BotPause: s.BotPause,
		Clients: s.LogClients})
	var in io.WriteCloser
	if err == nil {
		in, err = talkTo(cmd, ask)
	}
	if err != nil {
		clear()
		return to, nil, nil, err
	}
	gone = make(chan struct{})
	go func() {
		cmd.Wait() //nolint:errcheck // however it ends, it is gone
		clear()
		close(gone)
	}()
	end = func() {
		in.Close()
		select {
		case <-gone:
		case <-time.After(12 * time.Second): // more than a server takes to close
			cmd.Process.Kill() //nolint:errcheck // it may have ended
			<-gone
		}
	}
	return toSocket(digest, socket), end, gone, nil
}

// talkTo starts a process, sends it a line, and waits for one. What it writes to its errors is ours.
func talkTo(cmd *exec.Cmd, line []byte) (io.WriteCloser, error) {
	cmd.Stderr = os.Stderr
	in, err1 := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err := errors.Join(err1, err2, cmd.Start()); err != nil {
		return nil, err
	}
	late := time.AfterFunc(startTime, func() { cmd.Process.Kill() }) //nolint:errcheck // it may have ended
	defer late.Stop()
	_, err := in.Write(append(line, '\n'))
	if err == nil {
		_, err = bufio.NewReader(out).ReadString('\n')
	}
	if err != nil {
		in.Close()
		cmd.Process.Kill() //nolint:errcheck // it may have ended
		cmd.Wait()         //nolint:errcheck // it was killed
		return nil, fmt.Errorf("a process with changed cards did not begin: %w", err)
	}
	return in, nil
}

// serveDeck serves the matches of a deck until in ends.
func serveDeck(games []*shelf.Game, languages *tongue.Set, in io.Reader, out io.Writer) error {
	var p otherPlace
	lines, err := workshop.ReadOrder(in, &p)
	if err != nil {
		return err
	}
	st, err := store.Open(p.Database)
	if err != nil {
		return err
	}
	defer st.Close()
	if p.Node != "" {
		if err := st.Join(context.Background(), p.Node, p.Address); err != nil {
			return err
		}
	}
	deck, err := st.Deck(context.Background(), p.Deck)
	if err != nil {
		return err
	}
	s, err := New(Config{
		Store: st, Games: games, Languages: languages,
		Log:       slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
		PublicURL: p.Public, Hosts: p.Hosts, Limits: p.Limits, BotPause: p.BotPause, Deck: deck,
		LogClients: p.Clients,
	})
	if err != nil {
		return err
	}
	l, err := net.Listen("unix", p.Socket)
	if err != nil {
		return errors.Join(err, s.Close())
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(l) }()
	if _, err := fmt.Fprintln(out, "ready"); err != nil {
		return errors.Join(err, s.Close())
	}
	gone := make(chan struct{})
	go func() {
		io.Copy(io.Discard, lines) //nolint:errcheck // it ends with whoever started us
		close(gone)
	}()
	select {
	case err := <-ended:
		return errors.Join(err, s.Close())
	case <-gone:
		return s.Close()
	case <-s.Worn(): // it is started again when somebody wants it
		return s.Close()
	}
}

// changes are what differs from the printed cards in the deck that this server plays with.
func (s *Server) changes() []cardfile.Change {
	if s.Deck == nil {
		return nil
	}
	g := s.game(s.Deck.Game)
	if g == nil || g.Cards == nil {
		return nil
	}
	changed, err := g.Cards.With(s.Deck.Files)
	if err != nil {
		return nil
	}
	list, err := changed.Changes()
	if err != nil {
		return nil
	}
	return list
}

// toldChanges is how many changes stand in the sentence about them.
const toldChanges = 3

// deckWords say to everybody at a table that cards are changed, and which; "" where none are.
func (s *Server) deckWords() string {
	if s.Deck == nil {
		return ""
	}
	var parts []string
	for _, c := range s.deckChanges[:min(toldChanges, len(s.deckChanges))] {
		parts = append(parts, fmt.Sprintf("%s: %s %s → %s", c.Card, c.Field, short(cmp.Or(c.Old, "–"), 60),
			short(cmp.Or(c.New, "–"), 60)))
	}
	words := "Played with changed cards (" + s.Deck.Name + "): " + strings.Join(parts, "; ") + "."
	if more := len(s.deckChanges) - len(parts); more > 0 {
		words += " And " + english.Count(more, "change", "changes") + " more."
	}
	return words
}

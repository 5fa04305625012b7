package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/rules"
	"waystation/server"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv("WAYSTATION_TEST_SERVE"); dir != "" {
		serveUntilKilled(dir)
		return
	}
	if url := os.Getenv("WAYSTATION_TEST_WORK"); url != "" {
		workUntilKilled(url, os.Getenv("WAYSTATION_TEST_BOT"))
		return
	}
	if what := os.Getenv("WAYSTATION_TEST_ERRAND"); what != "" {
		runErrand(what)
		return
	}
	goleak.VerifyTestMain(covered{m})
}

var caravanRules = rules.NewLedger("caravan", `# The rules of Caravan

Water and spices for two to four.

## The day (CV-TURN)

It is short.

- **CV-TURN-01 A turn.** Draw, take, **sell** or stop.

## Manners (CV-HAT)

- **CV-HAT-01 Hats.** Tip it whenever you like.
`, "")

// caravanGame is the caravan with bots that play at random.
func caravanGame() *shelf.Game {
	return &shelf.Game{
		Box:    caravan.Shelf,
		Ledger: caravanRules,
		Bots: []shelf.BotLevel{
			{Name: "random", Label: "Random", New: func(seed uint64) bots.Player { return bots.Random(seed) }},
			{Name: "shouter", Label: "Shouter", New: func(uint64) bots.Player { return shouter{} }},
		},
	}
}

// shouter takes the last option of all.
type shouter struct{}

func (shouter) Choose(_ any, a *table.Ask) []table.Option {
	n := len(a.Options)
	return []table.Option{a.Options[n-1].Option}
}

// house is a running server and what it stands on.
type house struct {
	t     testing.TB
	path  string // of the database
	node  string // the name under which it shares the database; "" where it is alone
	store *store.Store
	s     *server.Server
	web   *httptest.Server
	log   *bytes.Buffer

	listens net.Listener // where others that share the database reach it; nil for a wire of its own

	mu     sync.Mutex
	wrongs []string // replies that are not as they are described

	matches atomic.Int64 // made so far
	begun   atomic.Int64 // requests that the server has got
}

// start starts a server in a folder of its own. Changes to its configuration are made before.
func start(t testing.TB, change ...func(*server.Config)) *house {
	t.Helper()
	h := &house{t: t, path: filepath.Join(t.TempDir(), "waystation.db")}
	h.open(change...)
	t.Cleanup(h.close)
	return h
}

func (h *house) open(change ...func(*server.Config)) {
	h.t.Helper()
	st, err := store.Open(h.path)
	if err != nil {
		h.t.Fatal(err)
	}
	if h.node != "" {
		if err := st.Join(context.Background(), h.node, h.address()); err != nil {
			h.t.Fatal(err)
		}
	}
	h.log = &bytes.Buffer{}
	c := server.Config{
		Store: st, Games: []*shelf.Game{caravanGame()}, Log: slog.New(slog.NewTextHandler(&locked{w: h.log}, nil)),
		Hosts: []string{"example.com"}, // that of httptest.NewRequest
		// the same whenever the test runs
		NewSeed: func() table.Seed { return table.SeedOf(fmt.Sprint(h.t.Name(), h.matches.Add(1))) },
		Limits: server.Limits{Rate: 1e6, Burst: 1e6, Creations: 1e6, CreationBurst: 1e6, Guests: 1e6,
			GuestBurst: 1e6, BotTime: patience, SeedLength: 1},
	}
	for _, f := range change {
		f(&c)
	}
	if h.s, err = server.New(c); err != nil {
		h.t.Fatal(err)
	}
	handler := h.held(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.begun.Add(1)
		h.s.Handler().ServeHTTP(w, r)
	}))
	if h.store = st; h.listens == nil {
		h.web = serve(handler)
		return
	}
	h.web = &httptest.Server{Listener: h.listens, Config: &http.Server{Handler: handler}}
	h.web.Start()
}

// address is where others that share the database reach it; "" for nowhere.
func (h *house) address() string {
	if h.listens == nil {
		return ""
	}
	return h.listens.Addr().String()
}

// serve answers over a wire of its own.
func serve(handler http.Handler) *httptest.Server {
	w := newWire()
	web := &httptest.Server{Listener: w, Config: &http.Server{Handler: handler}}
	web.Start()
	web.Client().Transport = &http.Transport{DialContext: w.dial}
	return web
}

func (h *house) close() {
	if h.s == nil {
		return
	}
	if err := h.s.Close(); err != nil {
		h.t.Error(err)
	}
	h.web.CloseClientConnections()
	h.web.Close()
	for _, w := range h.wrongs {
		h.t.Error(w)
	}
	h.wrongs = nil
	if err := h.store.Close(); err != nil {
		h.t.Error(err)
	}
	h.s = nil
}

// stopping reports whether the server has begun to close.
func (h *house) stopping() bool {
	w := httptest.NewRecorder()
	h.s.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/readyz", nil))
	return strings.HasPrefix(w.Body.String(), "stopping")
}

// restart is a new server on the same database.
func (h *house) restart(change ...func(*server.Config)) {
	h.t.Helper()
	h.close()
	h.open(change...)
}

// reply is an answer of the server.
type reply struct {
	status int
	body   string
	header http.Header
	url    *url.URL // where redirects have led
}

// browser is a visitor with cookies.
type browser struct {
	h      *house
	client *http.Client
	asks   string // for these languages
}

func (h *house) browser() *browser {
	jar, err := cookiejar.New(nil)
	if err != nil {
		h.t.Fatal(err)
	}
	return &browser{h: h, client: &http.Client{Jar: jar, Transport: road{h}, Timeout: patience}}
}

// road leads to the server that runs at the moment, also after a restart.
type road struct{ h *house }

func (r road) RoundTrip(req *http.Request) (*http.Response, error) {
	return r.h.web.Client().Transport.RoundTrip(req)
}

func (b *browser) do(method, path, kind, body string, header ...string) reply {
	b.h.t.Helper()
	req, err := http.NewRequest(method, b.h.web.URL+path, strings.NewReader(body))
	if err != nil {
		b.h.t.Fatal(err)
	}
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	if b.asks != "" {
		req.Header.Set("Accept-Language", b.asks)
	}
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	res, err := b.client.Do(req)
	if err != nil {
		b.h.t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		b.h.t.Fatal(err)
	}
	return reply{res.StatusCode, string(raw), res.Header, res.Request.URL}
}

func (b *browser) get(path string, header ...string) reply {
	b.h.t.Helper()
	return b.do("GET", path, "", "", header...)
}

// post posts a form: names and values by turns.
func (b *browser) post(path string, fields ...string) reply {
	b.h.t.Helper()
	form := url.Values{}
	for i := 0; i+1 < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return b.do("POST", path, "application/x-www-form-urlencoded", form.Encode())
}

// made is what the API says of a new match.
type made struct {
	ID    string
	Seats []struct {
		Seat  int
		Kind  string
		Token string
	}
	SeedHash string                      `json:"seed_hash"`
	Campaign *struct{ ID, Token string } // that has begun with it
}

// seen is a match as the API shows it.
type seen struct {
	Version  int
	Over     bool
	Seed     string
	SeedHash string `json:"seed_hash"`
	Result   *struct{ Scores, Winners []int }
	Asks     []question
	Free     []struct{ Key string }
	Note     string
	Frozen   bool
	View     *caravan.Sight
}

// question is what a seat is asked.
type question struct {
	Seat    int
	Number  int
	Prompt  string
	Common  bool
	Text    string
	Min     int
	Max     int
	Pass    bool
	Options []struct{ Key, Label, Rule string }
	Denied  []struct{ Key, Reason, Rule string }
	Free    []struct{ Key string }
}

// some is an answer at random: as many options as it wants, none of them twice.
func (q *question) some(rng *rand.Rand) string {
	var keys []string
	most := min(q.Max, len(q.Options))
	for _, i := range rng.Perm(len(q.Options))[:q.Min+rng.IntN(most-q.Min+1)] {
		keys = append(keys, q.Options[i].Key)
	}
	if keys == nil {
		return "none"
	}
	return strings.Join(keys, "+")
}

// api calls the JSON API as a program does.
func (h *house) api(method, path, token, body string) reply {
	h.t.Helper()
	kind := ""
	if body != "" {
		kind = "application/json"
	}
	var header []string
	if token != "" {
		header = []string{"Authorization", "Bearer " + token}
	}
	return h.browser().do(method, "/api"+path, kind, body, header...)
}

func (h *house) make(body string) made {
	h.t.Helper()
	var m made
	h.read(h.api("POST", "/matches", "", body), 201, &m)
	return m
}

// people is a match of that many people, with a seed by which it can be told again.
func (h *house) people(n int, seed string) made {
	h.t.Helper()
	seats := strings.TrimSuffix(strings.Repeat(`{"kind":"human"},`, n), ",")
	return h.make(fmt.Sprintf(`{"game":"caravan","mode":"dry","seed":%q,"seats":[%s]}`, seed, seats))
}

func (h *house) read(r reply, status int, into any) {
	h.t.Helper()
	if r.status != status {
		h.t.Fatalf("status %d, want %d: %s", r.status, status, r.body)
	}
	if err := json.Unmarshal([]byte(r.body), into); err != nil {
		h.t.Fatalf("%v: %s", err, r.body)
	}
}

func (h *house) look(id, token string) seen {
	h.t.Helper()
	var m seen
	h.read(h.api("GET", "/matches/"+id, token, ""), 200, &m)
	return m
}

// asked reports whether the seat is asked something.
func (h *house) asked(m made, seat int) bool {
	h.t.Helper()
	return slices.ContainsFunc(h.look(m.ID, m.Seats[seat].Token).Asks, func(q question) bool { return q.Seat == seat })
}

// answer answers the seat's question, whatever its number.
func (h *house) answer(m made, seat int, key string) int {
	h.t.Helper()
	token := m.Seats[seat].Token
	var v struct{ Version int }
	for _, a := range h.look(m.ID, token).Asks {
		if a.Seat == seat {
			h.read(h.api("POST", "/matches/"+m.ID+"/answers", token,
				fmt.Sprintf(`{"number":%d,"key":%q}`, a.Number, key)), 200, &v)
			return v.Version
		}
	}
	h.t.Fatalf("seat %d is not asked anything", seat)
	return 0
}

// secondDay plays a match of two to Red's second turn: each has taken a good and has two now.
func (h *house) secondDay(m made) {
	h.t.Helper()
	h.answer(m, 0, "take")
	h.answer(m, 1, "take")
	h.answer(m, 0, "sleep")
	h.answer(m, 1, "guard")
	h.answer(m, 1, "pass")
	h.answer(m, 0, "pass")
}

// patience is when a test gives up what never comes. No test's outcome hangs on it: it is far more than any machine
// needs.
const patience = 10 * time.Minute

// until waits for something that bots or others bring about.
func until(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if done() {
			return
		}
	}
	t.Fatalf("waited in vain: %s", what)
}

// locked lets a test read what a server writes to its log.
type locked struct {
	w *bytes.Buffer
}

var logLock = make(chan struct{}, 1)

func (l *locked) Write(b []byte) (int, error) {
	logLock <- struct{}{}
	defer func() { <-logLock }()
	return l.w.Write(b)
}

func (h *house) logged() string {
	logLock <- struct{}{}
	defer func() { <-logLock }()
	return h.log.String()
}

// hidden finds the value of a form's field.
func field(t *testing.T, body, name string) string {
	t.Helper()
	m := regexp.MustCompile(`name="` + name + `" value="([^"]*)"`).FindStringSubmatch(body)
	if m == nil {
		t.Fatalf("no field %s in %s", name, body)
	}
	return m[1]
}

var ctx = context.Background()

// field2 is what an expression finds on a page.
func field2(t *testing.T, page, expression string) string {
	t.Helper()
	m := regexp.MustCompile(expression).FindStringSubmatch(page)
	if m == nil {
		t.Fatalf("nothing like %s: %s", expression, body(page))
	}
	return m[1]
}

// tokens2 are the links of a table of two that its host can hand out, by seat: the host's own stands first.
func (b *browser) tokens2(at string) [2]string {
	b.h.t.Helper()
	links := regexp.MustCompile(`/sit/([A-Z2-7]+)`).FindAllStringSubmatch(b.get(at+"/seats").body, -1)
	if len(links) < 2 {
		b.h.t.Fatalf("%d links", len(links))
	}
	return [2]string{links[0][1], links[len(links)-1][1]}
}

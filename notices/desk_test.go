package notices_test

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"waystation/notices"
	"waystation/store"
	"waystation/table"
	"waystation/tongue"
)

var ctx = context.Background()

// house is a server with tables at which nobody is.
type house struct {
	here   map[string]bool
	second bool // another process calls people
}

func (h *house) First() bool { return !h.second }

func (h *house) Present(match string, _ int64, _ time.Duration) bool { return h.here[match] }

func (h *house) Table(_ context.Context, w store.Wait) (notices.Table, bool) {
	return notices.Table{Game: "Caravan " + w.Match, With: []string{"Mara"}, Waiting: []string{"Mara"},
		Path: "/t/" + w.Match}, true
}

// bench is a desk with a clock of its own, and one guest.
type bench struct {
	*notices.Desk
	t     *testing.T
	st    *store.Store
	path  string
	house *house
	guest int64
	now   time.Time
}

func desk(t *testing.T, change ...func(*notices.Config)) *bench {
	t.Helper()
	b := &bench{t: t, path: filepath.Join(t.TempDir(), "waystation.db"), house: &house{here: map[string]bool{}},
		now: time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)}
	b.open(change...)
	g, err := b.st.NewGuest(ctx, "otto", "Otto")
	if err != nil {
		t.Fatal(err)
	}
	b.guest = g.ID
	return b
}

// open opens the store, and a desk upon it.
func (b *bench) open(change ...func(*notices.Config)) {
	b.t.Helper()
	var err error
	if b.st, err = store.Open(b.path); err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(func() { b.st.Close() })
	c := notices.Config{Store: b.st, House: b.house, Log: slog.New(slog.DiscardHandler),
		Now: func() time.Time { return b.now }, Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}}
	for _, f := range change {
		f(&c)
	}
	if b.Desk, err = notices.New(ctx, c); err != nil {
		b.t.Fatal(err)
	}
}

// asks makes a match that waits for the guest.
func (b *bench) asks(match string) {
	b.t.Helper()
	m := &store.Match{ID: match, Game: "caravan", Setup: table.Setup{Game: "caravan", Seats: 1}, State: store.Running,
		Due: table.Set(0), Seats: []store.Seat{{Sitters: []store.Sitter{{Guest: b.guest}}}}}
	err := b.st.Create(ctx, m, [][]byte{[]byte("{}")}, table.Snapshot{State: []byte("{}")}, store.Ties{})
	if err == nil {
		err = b.Needed(ctx, store.Wait{Guest: b.guest, Match: match, Why: string(notices.Asked)}, store.Always)
	}
	if err != nil {
		b.t.Fatal(err)
	}
}

// answered notes that a match waits for nobody.
func (b *bench) answered(match string) {
	b.t.Helper()
	err := b.st.Append(ctx, match, 1, [][]byte{[]byte("{}")}, store.Standing{State: store.Running}, nil)
	if err != nil {
		b.t.Fatal(err)
	}
}

// after lets time pass, and the desk do what is to be done then.
func (b *bench) after(d time.Duration) {
	b.t.Helper()
	b.now = b.now.Add(d)
	if err := b.Round(ctx); err != nil {
		b.t.Fatal(err)
	}
}

func (b *bench) add(c store.Channel) *store.Channel {
	b.t.Helper()
	c.Guest, c.Base, c.Token = b.guest, "https://games.example.org", rand.Text()
	if err := b.Add(ctx, &c); err != nil {
		b.t.Fatal(err)
	}
	return &c
}

func (b *bench) channel() store.Channel {
	b.t.Helper()
	list, err := b.st.Channels(ctx, b.guest)
	if err != nil || len(list) != 1 {
		b.t.Fatalf("%v, %v", list, err)
	}
	return list[0]
}

// web takes what is posted to it, and answers as it is told.
type web struct {
	*httptest.Server
	mu     sync.Mutex
	status int
	got    []string
	header []http.Header
}

func listen(t *testing.T) *web {
	w := &web{status: 201}
	w.Server = httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.mu.Lock()
		defer w.mu.Unlock()
		w.got, w.header = append(w.got, string(body)), append(w.header, r.Header)
		rw.Header().Set("Location", "/elsewhere")
		rw.WriteHeader(w.status)
	}))
	t.Cleanup(w.Close)
	return w
}

// taken is what came since it was last asked for.
func (w *web) taken() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	got := w.got
	w.got = nil
	return got
}

func (w *web) hook(f notices.Format) store.Channel {
	return store.Channel{Kind: store.Hook, Address: w.URL + "/topic", Extra: string(f)}
}

// A guest is called in the language that their channel is in, the trial and the mail's last line included; one whose
// language is not there is called in English.
func TestACallIsInTheLanguageOfWhoIsCalled(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	b, w := desk(t, func(c *notices.Config) { c.Languages = set }), listen(t)
	c := w.hook(notices.JSON)
	c.Language = "de"
	german := b.add(c)
	if err := b.Try(ctx, german); err != nil {
		t.Fatal(err)
	}
	b.after(time.Second)
	if got := w.taken(); len(got) != 1 || !strings.Contains(got[0], "Waystation erreicht dich hier") {
		t.Errorf("the trial: %v", got)
	}
	b.asks("one")
	b.after(20 * time.Minute)
	if got := w.taken(); len(got) != 1 || !strings.Contains(got[0], "Du wirst gebraucht: Caravan one") ||
		!strings.Contains(got[0], "Caravan one mit Mara: Mara wartet auf dich.") {
		t.Errorf("a table: %v", got)
	}
	b.asks("two")
	b.asks("three")
	if err := b.st.CallIn(ctx, b.guest, "tlh"); err != nil {
		t.Fatal(err)
	}
	b.after(20 * time.Minute)
	if got := w.taken(); len(got) != 1 || !strings.Contains(got[0], "You are needed at ") {
		t.Errorf("in a language that is not there: %v", got)
	}
}

// Tables that come to wait are told in one notice; what was answered meanwhile, or has somebody at it, is not in it.
func TestSeveralTablesAreToldInOne(t *testing.T) {
	b, w := desk(t), listen(t)
	b.add(w.hook(notices.JSON))
	for _, match := range []string{"one", "two", "three", "four"} {
		b.asks(match)
		b.after(20 * time.Second)
	}
	b.answered("two")
	b.house.here["four"] = true
	if got := w.taken(); len(got) != 0 {
		t.Fatalf("told before its time: %v", got)
	}
	b.after(time.Minute)
	got := w.taken()
	if len(got) != 1 || !strings.Contains(got[0], "You are needed at two tables") ||
		!strings.Contains(got[0], "Caravan one") || !strings.Contains(got[0], "Caravan three") ||
		strings.Contains(got[0], "Caravan two") || strings.Contains(got[0], "Caravan four") {
		t.Fatalf("told %v", got)
	}
	b.asks("five")
	b.after(5 * time.Minute)
	if got := w.taken(); len(got) != 0 {
		t.Fatalf("told again within %v: %v", notices.Gap, got)
	}
	b.after(6 * time.Minute)
	if got := w.taken(); len(got) != 1 || !strings.Contains(got[0], "Caravan five") || strings.Contains(got[0], "one") {
		t.Fatalf("told %v", got)
	}
}

// In quiet hours nothing is sent; what came in them is sent in one when they are over.
func TestQuietHours(t *testing.T) {
	b, w := desk(t), listen(t)
	b.add(w.hook(notices.JSON))
	if err := b.st.SetQuiet(ctx, b.guest, store.Quiet{Begins: 12 * 60, Ends: 7 * 60, Zone: "Europe/Berlin"}); err != nil {
		t.Fatal(err)
	}
	b.asks("one")
	for range 17 { // until 5 o'clock UTC, which is 6 there
		b.after(time.Hour)
	}
	if got := w.taken(); len(got) != 0 {
		t.Fatalf("told in the night: %v", got)
	}
	b.after(time.Hour)
	if got := w.taken(); len(got) != 1 {
		t.Fatalf("told in the morning: %v", got)
	}
}

// What could not be sent is sent again, each time later, and given up in the end; the guest is told.
func TestWhatFailsIsTriedAgainAndGivenUp(t *testing.T) {
	b, w := desk(t), listen(t)
	b.add(w.hook(notices.JSON))
	w.status = 503
	b.asks("one")
	b.after(notices.Grace)
	if note := b.channel().Note; !strings.Contains(note, "it answered 503") || !strings.Contains(note, "tried again") {
		t.Errorf("the guest is told %q", note)
	}
	for range 11 * 60 {
		b.after(time.Minute)
	}
	if got := w.taken(); len(got) != 6 {
		t.Errorf("it was tried %d times", len(got))
	}
	if c := b.channel(); c.State != store.ChannelOn || !strings.Contains(c.Note, "given up") {
		t.Errorf("the guest is told %+v", c)
	}
	w.status = 410
	b.asks("two")
	b.after(notices.Grace)
	if c := b.channel(); c.State != store.ChannelLost || !strings.Contains(c.Note, "Nothing is sent there any more") {
		t.Errorf("the guest is told %+v", c)
	}
	w.taken()
	b.asks("three")
	b.after(time.Hour)
	if got := w.taken(); len(got) != 0 {
		t.Errorf("a lost channel is still used: %v", got)
	}
}

// A call that is answered while it waits to be sent again is not sent any more.
func TestWhatIsAnsweredIsNotSentAgain(t *testing.T) {
	b, w := desk(t), listen(t)
	b.add(w.hook(notices.JSON))
	w.status = 503
	b.asks("one")
	b.after(notices.Grace)
	w.taken()
	w.status = 200
	b.answered("one")
	b.after(time.Hour)
	if got := w.taken(); len(got) != 0 {
		t.Errorf("sent though it was answered: %v", got)
	}
}

// What stands in the outbox when the program dies is sent once by the next.
func TestACrashLosesNothing(t *testing.T) {
	b, w := desk(t), listen(t)
	b.add(w.hook(notices.JSON))
	b.asks("one")
	w.status = 503
	b.after(notices.Grace) // it stands in the outbox, tried once
	w.taken()
	w.status = 200
	b.st.Close()
	b.open()
	if err := b.Find(ctx); err != nil {
		t.Fatal(err)
	}
	for range 30 {
		b.after(time.Minute)
	}
	if got := w.taken(); len(got) != 1 {
		t.Errorf("after the crash came %v", got)
	}
}

// Of several processes that share a store one calls people, also by a channel that another has been told of.
func TestOneOfSeveralCalls(t *testing.T) {
	red, w := desk(t), listen(t)
	blue := &bench{t: t, path: red.path, house: &house{here: map[string]bool{}, second: true}, now: red.now,
		guest: red.guest}
	blue.open()
	for name, b := range map[string]*bench{"red": red, "blue": blue} {
		if err := b.st.Join(ctx, name, ""); err != nil {
			t.Fatal(err)
		}
	}
	blue.add(w.hook(notices.JSON))
	red.after(0)
	red.asks("one")
	blue.after(notices.Grace)
	if got := w.taken(); len(got) != 0 {
		t.Errorf("both call: %v", got)
	}
	red.after(notices.Grace)
	blue.after(time.Second)
	if got := w.taken(); len(got) != 1 {
		t.Errorf("of one call came %v", got)
	}
}

// What waited when the program died, before that was noted, is found by the next.
func TestAWaitThatWasNeverNotedIsFound(t *testing.T) {
	b, w := desk(t), listen(t)
	b.asks("one") // the guest has no channels yet, so nothing is noted
	b.add(w.hook(notices.JSON))
	b.after(time.Hour)
	if got := w.taken(); len(got) != 0 {
		t.Fatalf("told %v", got)
	}
	if err := b.Find(ctx); err != nil {
		t.Fatal(err)
	}
	b.after(notices.Grace)
	if got := w.taken(); len(got) != 1 {
		t.Errorf("told %v", got)
	}
}

// Nobody gets more than so many in a day, and no address is made to get more to try.
func TestOnlySoManyInADay(t *testing.T) {
	b, w := desk(t), listen(t)
	c := b.add(w.hook(notices.JSON))
	sent, refused := 0, false
	for range 100 {
		if err := b.Try(ctx, c); err != nil {
			refused = strings.Contains(err.Error(), "enough for today")
			break
		}
		b.after(time.Second)
		sent++
	}
	if got := w.taken(); !refused || sent != 60 || len(got) != sent {
		t.Errorf("%d were asked for and %d came", sent, len(got))
	}
	b.asks("one")
	b.after(notices.Grace)
	if got := w.taken(); len(got) != 0 {
		t.Errorf("and one more: %v", got)
	}
	b.after(25 * time.Hour)
	if got := w.taken(); len(got) != 1 {
		t.Errorf("the next day came %v", got)
	}
	b.answered("one")
	b.after(49 * time.Hour)
	if left, _, _, err := b.st.NoticesSince(ctx, b.guest, "", time.Time{}); err != nil || left != 0 {
		t.Errorf("%d are remembered for ever (%v)", left, err)
	}
}

// Each format is what its program takes; redirects are not followed.
func TestFormats(t *testing.T) {
	for f, want := range map[notices.Format][]string{
		notices.Discord: {`"allowed_mentions":{"parse":[]}`, `"content":"**You are needed: Caravan one**\n`},
		notices.Ntfy:    {"You are needed: Caravan one\nCaravan one with Mara: Mara waits for you."},
		notices.JSON:    {`"url":"https://games.example.org/t/one"`, `"stop":"https://games.example.org/calls/`},
	} {
		b, w := desk(t), listen(t)
		b.add(w.hook(f))
		b.asks("one")
		b.after(notices.Grace)
		got := strings.Join(w.taken(), "")
		for _, part := range want {
			if !strings.Contains(got, part) {
				t.Errorf("%s: no %q in %s", f, part, got)
			}
		}
	}
	b, w := desk(t), listen(t)
	b.add(w.hook(notices.JSON))
	w.status = 302
	b.asks("one")
	b.after(notices.Grace)
	if got := w.taken(); len(got) != 1 || b.channel().State != store.ChannelLost {
		t.Errorf("a redirect led to %d posts", len(got))
	}
}

// What an address leads to is looked at when it is connected to, whatever was found when it was given.
func TestNothingIsSentInside(t *testing.T) {
	b, w := desk(t), listen(t)
	c := b.add(w.hook(notices.JSON))
	b.st.Close()
	b.open(func(c *notices.Config) { c.Allow = nil })
	if err := b.Try(ctx, c); err != nil {
		t.Fatal(err)
	}
	b.after(time.Second)
	if got := w.taken(); len(got) != 0 {
		t.Errorf("it was reached: %v", got)
	}
	if note := b.channel().Note; !strings.Contains(note, "not public") {
		t.Errorf("the guest is told %q", note)
	}
}

// A browser gets what it alone can read, signed with keys that are the same after a restart.
func TestAPushIsReadByItsBrowserAlone(t *testing.T) {
	b, w := desk(t), listen(t)
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	auth := make([]byte, 16)
	rand.Read(auth)
	text := base64.RawURLEncoding.EncodeToString
	extra, err := notices.Subscription(text(key.PublicKey().Bytes()), text(auth))
	if err != nil {
		t.Fatal(err)
	}
	b.add(store.Channel{Kind: store.Push, Address: w.URL + "/push", Extra: extra})
	b.asks("one")
	before := b.PushKey()
	b.st.Close()
	b.open()
	if b.PushKey() != before {
		t.Error("a restart has made other keys")
	}
	b.after(notices.Grace)
	got := w.taken()
	if len(got) != 1 {
		t.Fatalf("%d came: %s", len(got), b.channel().Note)
	}
	var said struct{ Title, Text, URL string }
	if err := json.Unmarshal(unseal(t, []byte(got[0]), key, auth), &said); err != nil {
		t.Fatal(err)
	}
	if said.Title != "You are needed: Caravan one" || said.URL != "https://games.example.org/t/one" {
		t.Errorf("it says %+v", said)
	}
	if h := w.header[0]; !strings.Contains(h.Get("Authorization"), "k="+before) || h.Get("TTL") == "" {
		t.Errorf("it came with %v", h)
	}
	for _, bad := range [][2]string{{"", ""}, {"AAAA", text(auth)}, {text(key.PublicKey().Bytes()), "AAAA"}} {
		if _, err := notices.Subscription(bad[0], bad[1]); err == nil {
			t.Errorf("%q is a subscription", bad)
		}
	}
}

// unseal reads a message by RFC 8291 and RFC 8188.
func unseal(t *testing.T, body []byte, key *ecdh.PrivateKey, auth []byte) []byte {
	t.Helper()
	salt, sender, sealed := body[:16], body[21:21+int(body[20])], body[21+int(body[20]):]
	public, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		t.Fatal(err)
	}
	shared, err := key.ECDH(public)
	if err != nil {
		t.Fatal(err)
	}
	derive := func(secret, salt []byte, info string, n int) []byte {
		k, err := hkdf.Key(sha256.New, secret, salt, info, n)
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	secret := derive(shared, auth, "WebPush: info\x00"+string(key.PublicKey().Bytes())+string(sender), 32)
	block, err := aes.NewCipher(derive(secret, salt, "Content-Encoding: aes128gcm\x00", 16))
	if err != nil {
		t.Fatal(err)
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := gcm.Open(nil, derive(secret, salt, "Content-Encoding: nonce\x00", 12), sealed, nil)
	if err != nil {
		t.Fatal(err)
	}
	return []byte(strings.TrimRight(string(plain), "\x00\x02"))
}

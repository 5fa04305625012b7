package notices_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/websocket"

	"waystation/notices"
	"waystation/store"
	pages "waystation/web"
)

// patience is when the test gives up what never comes. Its outcome hangs on it in no other way.
const patience = 5 * time.Minute

// Firefox subscribes by the script of the settings at a push service that speaks to it as Mozilla's does, and shows what
// the desk sends there: it alone has the key to that. Where there is no Firefox the test is skipped.
func TestFirefoxShowsAPush(t *testing.T) {
	firefox := os.Getenv("WAYSTATION_FIREFOX")
	if firefox == "" {
		t.Skip("WAYSTATION_FIREFOX names no Firefox, so that it is not tested whether one can read a push")
	}
	b := desk(t)
	service := newPushService(t)
	subscribed, shown := make(chan url.Values, 9), make(chan string, 1)
	page := http.NewServeMux()
	page.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintf(w, settings, b.PushKey()) })
	page.HandleFunc("GET /worker.js", pages.Worker)
	page.HandleFunc("GET /calls.js", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		http.ServeFile(w, r, "../web/static/calls.js")
	})
	page.HandleFunc("POST /{$}", func(w http.ResponseWriter, r *http.Request) {
		if err := r.ParseForm(); err == nil {
			subscribed <- r.PostForm
		}
		io.WriteString(w, waiting)
	})
	page.HandleFunc("POST /shown", func(_ http.ResponseWriter, r *http.Request) {
		said, _ := io.ReadAll(r.Body)
		shown <- string(said)
	})
	server := httptest.NewServer(page)
	t.Cleanup(server.Close)
	browse(t, firefox, service.URL, server.URL)

	form := wait(t, subscribed, "a subscription")
	extra, err := notices.Subscription(form.Get("p256dh"), form.Get("auth"))
	if err != nil {
		t.Fatalf("%v: %v", err, form)
	}
	if got := wait(t, service.keys, "the key with which it subscribed"); got != b.PushKey() {
		t.Errorf("it subscribed with the key %q, and the desk has %q", got, b.PushKey())
	}
	b.add(store.Channel{Kind: store.Push, Address: form.Get("address"), Extra: extra})
	b.asks("one")
	b.after(notices.Grace)
	if note := b.channel().Note; note != "" {
		t.Fatalf("the push was not taken: %s", note)
	}
	const want = `{"title":"You are needed: Caravan one","url":"https://games.example.org/t/one"}`
	if got := wait(t, shown, "a notice"); got != want {
		t.Errorf("it shows %s, expected %s", got, want)
	}
}

// settings is a page with as much of the settings as their script needs, which presses what a person would. It does so
// again until it is taken elsewhere: what is asked before Firefox's part for pushes has begun, it never answers.
const settings = `<!doctype html><meta http-equiv="refresh" content="5">
<form method="post" data-push="%s"><p data-push-says></p><input name="address"><input name="p256dh"><input name="auth">
<button>Call me in this browser</button></form>
<script src="/calls.js"></script><script>document.querySelector("form").requestSubmit()</script>`

// waiting is a page that tells what notice is shown.
const waiting = `<!doctype html><script>
(async () => {
  const registration = await navigator.serviceWorker.ready;
  for (;;) {
    const [notice] = await registration.getNotifications();
    if (notice) {
      await fetch("/shown", { method: "POST", body: JSON.stringify({ title: notice.title, url: notice.data }) });
      break;
    }
    await new Promise(go => setTimeout(go, 100));
  }
})();
</script>`

func wait[T any](t *testing.T, from <-chan T, what string) (x T) {
	t.Helper()
	select {
	case x = <-from:
	case <-time.After(patience):
		t.Fatalf("waited in vain for %s", what)
	}
	return x
}

// browse opens an address in a Firefox of its own, whose push service is the one given.
func browse(t *testing.T, firefox, service, address string) {
	t.Helper()
	dir := t.TempDir()
	prefs := fmt.Sprintf(`user_pref("dom.push.serverURL", %q);
user_pref("dom.push.testing.allowInsecureServerURL", true);
user_pref("dom.push.testing.ignorePermission", true);
user_pref("alerts.useSystemBackend", false);
user_pref("permissions.default.desktop-notification", 1);
user_pref("dom.webnotifications.requireuserinteraction", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`, strings.Replace(service, "http:", "ws:", 1)+"/")
	if err := os.WriteFile(filepath.Join(dir, "user.js"), []byte(prefs), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), firefox, "--headless", "--no-remote", "--profile", dir, address)
	cmd.Env = append(os.Environ(), "HOME="+dir, "MOZ_CRASHREPORTER_DISABLE=1")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
}

// pushService hands what is posted to it on to the browser that is connected, by Mozilla's protocol for that
// (https://mozilla-push-service.readthedocs.io). It refuses what RFC 8030, 8188 and 8292 don't allow.
type pushService struct {
	*httptest.Server
	t       *testing.T
	keys    chan string // of who may send, as the browser subscribed with them
	arrived chan pushed
}

type pushed struct {
	channel string
	body    []byte
}

// spoken is what browser and service say to each other.
type spoken struct {
	Type      string            `json:"messageType"`
	ID        string            `json:"uaid,omitempty"`
	Status    int               `json:"status,omitempty"`
	WebPush   bool              `json:"use_webpush,omitempty"`
	ChannelID string            `json:"channelID,omitempty"`
	Endpoint  string            `json:"pushEndpoint,omitempty"`
	Key       string            `json:"key,omitempty"`
	Version   string            `json:"version,omitempty"`
	Data      string            `json:"data,omitempty"`
	Headers   map[string]string `json:"headers,omitempty"`
}

func newPushService(t *testing.T) *pushService {
	s := &pushService{t: t, keys: make(chan string, 9), arrived: make(chan pushed, 1)}
	m := http.NewServeMux()
	m.HandleFunc("POST /push/{channel}", s.take)
	m.Handle("/", websocket.Server{
		Handshake: func(c *websocket.Config, _ *http.Request) error {
			c.Protocol = []string{"push-notification"}
			return nil
		},
		Handler: s.talk,
	})
	s.Server = httptest.NewServer(m)
	t.Cleanup(func() {
		s.CloseClientConnections()
		s.Close()
	})
	return s
}

// talk talks to the browser until it leaves.
func (s *pushService) talk(conn *websocket.Conn) {
	heard := make(chan spoken)
	go func() {
		defer close(heard)
		for {
			var x spoken
			if websocket.JSON.Receive(conn, &x) != nil {
				return
			}
			heard <- x
		}
	}()
	say := func(x spoken) { websocket.JSON.Send(conn, x) }
	for {
		select {
		case x, ok := <-heard:
			switch {
			case !ok:
				return
			case x.Type == "hello":
				say(spoken{Type: "hello", ID: "browser", Status: 200, WebPush: true})
			case x.Type == "register" && x.Key != "":
				s.keys <- strings.TrimRight(x.Key, "=")
				say(spoken{Type: "register", ChannelID: x.ChannelID, Status: 200, Endpoint: s.URL + "/push/" + x.ChannelID})
			}
		case x := <-s.arrived:
			say(spoken{
				Type: "notification", ChannelID: x.channel, Version: rand.Text(),
				Data: base64.RawURLEncoding.EncodeToString(x.body), Headers: map[string]string{"encoding": "aes128gcm"},
			})
		}
	}
}

func (s *pushService) take(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(io.LimitReader(r.Body, 4097))
	switch {
	case err != nil || len(body) > 4096:
		http.Error(w, "too large", http.StatusRequestEntityTooLarge)
	case r.Header.Get("TTL") == "" || r.Header.Get("Content-Encoding") != "aes128gcm":
		http.Error(w, "no time to live, or no encoding", http.StatusBadRequest)
	default:
		if err := s.signed(r.Header.Get("Authorization")); err != nil {
			s.t.Errorf("the push is not signed as it must be: %v", err)
			http.Error(w, err.Error(), http.StatusUnauthorized)
			return
		}
		s.arrived <- pushed{r.PathValue("channel"), body}
		w.WriteHeader(http.StatusCreated)
	}
}

// signed says what is wrong with who says they send a push: "vapid t=TOKEN, k=KEY".
func (s *pushService) signed(authorization string) error {
	var token, key string
	if _, err := fmt.Sscanf(authorization, "vapid t=%s k=%s", &token, &key); err != nil {
		return fmt.Errorf("%q: %w", authorization, err)
	}
	parts := strings.Split(strings.TrimSuffix(token, ","), ".")
	if len(parts) != 3 {
		return fmt.Errorf("%q is no token", token)
	}
	var raw [3][]byte
	for i, p := range []string{parts[1], parts[2], key} {
		var err error
		if raw[i], err = base64.RawURLEncoding.DecodeString(p); err != nil {
			return err
		}
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), raw[2])
	if err != nil {
		return err
	}
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	r, sig := new(big.Int).SetBytes(raw[1][:32]), new(big.Int).SetBytes(raw[1][32:])
	if !ecdsa.Verify(public, sum[:], r, sig) {
		return fmt.Errorf("the signature is not of the key %s", key)
	}
	var claims struct {
		Aud, Sub string
		Exp      int64
	}
	if err := json.Unmarshal(raw[0], &claims); err != nil {
		return err
	}
	until := time.Until(time.Unix(claims.Exp, 0))
	if claims.Aud != s.URL || claims.Sub == "" || until <= 0 || until > 24*time.Hour {
		return fmt.Errorf("it claims %+v", claims)
	}
	return nil
}

package server_test

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"testing"

	"waystation/certs"
	"waystation/server"
)

// athome is a house that speaks HTTPS with a certificate of its own authority.
type athome struct {
	*house
	authority *certs.Authority
	at        string // where it listens
}

// encryptedHouse starts one, which is stopped when the test ends.
func encryptedHouse(t *testing.T, change ...func(*server.Config)) *athome {
	t.Helper()
	a := &athome{}
	var err error
	a.authority, err = certs.OpenAuthority(t.TempDir(), func() certs.Names {
		return certs.Names{DNS: []string{"localhost", "desk.local"}, IPs: []netip.Addr{netip.MustParseAddr("127.0.0.1")}}
	}, nil, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	a.at = l.Addr().String()
	_, port, _ := net.SplitHostPort(a.at)
	a.house = start(t, append(change, func(c *server.Config) {
		c.TLS = &tls.Config{GetCertificate: a.authority.Certificate, NextProtos: []string{"h2", "http/1.1"}}
		c.Trust = &server.Trust{Certificate: a.authority.Root(), Fingerprint: a.authority.Fingerprint()}
		c.Origins = []string{"https://desk.local:" + port}
	})...)
	ended := make(chan error, 1)
	go func() { ended <- a.s.Serve(l) }()
	t.Cleanup(func() { // before the house is closed for the second time
		if err := errors.Join(a.s.Close(), <-ended); err != nil {
			t.Error(err)
		}
	})
	return a
}

// device is a client that trusts the authority, and comes here whatever it asks for.
func (a *athome) device(trusting bool) *http.Client {
	pool := x509.NewCertPool()
	if trusting {
		pool.AppendCertsFromPEM(a.authority.Root())
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		a.t.Fatal(err)
	}
	tr := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}, ForceAttemptHTTP2: true,
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, network, a.at)
		}}
	a.t.Cleanup(tr.CloseIdleConnections)
	return &http.Client{Transport: tr, Jar: jar,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

func fetch(t *testing.T, c *http.Client, r *http.Request) (*http.Response, string) {
	t.Helper()
	answer, err := c.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	b, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(b)
}

func get(t *testing.T, c *http.Client, url string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest("GET", url, nil)
	if err != nil {
		t.Fatal(err)
	}
	return fetch(t, c, r)
}

// A device that trusts the authority plays by HTTPS: its cookie is one that no other name can set, its streams are
// told what happens, and nothing binds it to HTTPS for the time when there is another certificate. One that does not
// trust it stays outside.
func TestPlayingByHTTPS(t *testing.T) {
	a := encryptedHouse(t)
	_, port, _ := net.SplitHostPort(a.at)
	base := "https://desk.local:" + port
	c := a.device(true)
	form := strings.NewReader("players=2&mode=dry&seat0=me&seat1=link")
	r, err := http.NewRequest("POST", base+"/new/caravan", form)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	made, _ := fetch(t, c, r)
	if made.StatusCode != http.StatusSeeOther || made.ProtoMajor != 2 {
		t.Fatalf("a table: %s by %s", made.Status, made.Proto)
	}
	if line := made.Header.Get("Set-Cookie"); !strings.HasPrefix(line, "__Host-guest=") ||
		!strings.Contains(line, "; Secure") {
		t.Errorf("the cookie is %q", line)
	}
	if h := made.Header.Get("Strict-Transport-Security"); h != "" {
		t.Errorf("HSTS: %q", h)
	}
	at := made.Header.Get("Location")
	table := base + "/t/" + strings.Split(strings.TrimPrefix(at, "/t/"), "/")[0]
	if _, page := get(t, c, table+"/seats"); !strings.Contains(page, base+"/sit/") {
		t.Errorf("the links at %s are not those of HTTPS", at)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	r, err = http.NewRequestWithContext(ctx, "GET", table+"/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	stream, err := c.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	lines := bufio.NewScanner(stream.Body)
	for lines.Scan() && !strings.HasPrefix(lines.Text(), "event: table") {
	}
	if lines.Err() != nil || stream.ProtoMajor != 2 {
		t.Errorf("the stream says nothing: %v", lines.Err())
	}
	stop()
	var unknown *tls.CertificateVerificationError
	if _, err := a.device(false).Get(base); !errors.As(err, &unknown) {
		t.Errorf("without trust: %v", err)
	}
}

// elsewhere asks without HTTPS from another machine.
func (a *athome) elsewhere(method, path string, header ...string) *httptest.ResponseRecorder {
	return a.bare(method, "http://desk.local:8080"+path, "", header...)
}

// What comes without HTTPS is led there, browsers by way of the page that says how to trust the certificate. On the
// machine itself, and for its operator, all is as without a certificate.
func TestWithoutHTTPS(t *testing.T) {
	a := encryptedHouse(t)
	for _, c := range []struct {
		method, path, accept string
		status               int
		to                   string
	}{
		{"GET", "/sit/a?b=c", "text/html,*/*", 307, "/trust?to=" + url.QueryEscape("/sit/a?b=c")},
		{"GET", "/api/v1/games?x=y", "*/*", 307, "https://desk.local:8080/api/v1/games?x=y"},
		{"POST", "/name", "text/html", 403, ""},
		{"GET", "/healthz", "*/*", 200, ""},
		{"GET", "/readyz", "*/*", 200, ""},
		{"GET", "/ca.crt", "*/*", 200, ""},
		{"GET", "/static/none", "*/*", 404, ""},
	} {
		w := a.elsewhere(c.method, c.path, "Accept", c.accept)
		if w.Code != c.status || w.Header().Get("Location") != c.to {
			t.Errorf("%s %s: %d to %q", c.method, c.path, w.Code, w.Header().Get("Location"))
		}
		if len(w.Result().Cookies()) > 0 {
			t.Errorf("%s %s sets a cookie that everybody can read", c.method, c.path)
		}
	}
	for to, want := range map[string]string{
		"/sit/a?b=c": "https://desk.local:8080/sit/a?b=c", "//evil.example": "https://desk.local:8080/",
		`/\evil.example`: "https://desk.local:8080/", "@evil.example": "https://desk.local:8080/",
		"": "https://desk.local:8080/",
	} {
		page := a.elsewhere("GET", "/trust?to="+url.QueryEscape(to)).Body.String()
		if !strings.Contains(page, `href="`+want+`" data-secure`) || !strings.Contains(strings.ReplaceAll(page, "<wbr>", ""), a.authority.Fingerprint()) {
			t.Errorf("%q: the page does not lead to %s", to, want)
		}
	}
	if answer, _ := get(t, a.device(false), "http://"+a.at+"/"); answer.StatusCode != http.StatusOK {
		t.Errorf("on the machine itself: %s", answer.Status)
	}
	if w := start(t).bare("GET", "/trust", ""); w.Code != http.StatusNotFound {
		t.Errorf("where there is no certificate, the page on it has status %d", w.Code)
	}
}

// The certificate of the authority is sent, and no key is, whatever one asks for.
func TestNoKeyIsServed(t *testing.T) {
	a := encryptedHouse(t)
	w := a.elsewhere("GET", "/ca.crt")
	if w.Body.String() != string(a.authority.Root()) || w.Header().Get("Content-Type") != "application/x-x509-ca-cert" {
		t.Errorf("the certificate comes as %s: %s", w.Header().Get("Content-Type"), w.Body)
	}
	c := a.device(true)
	for _, path := range []string{"/ca.crt", "/ca.key", "/authority.pem", "/tls/authority.pem", "/server.pem",
		"/static/authority.pem", "/static/../authority.pem", "/static/..%2fauthority.pem", "/trust", "/ca.crt/../server.pem"} {
		answer, body := get(t, c, "https://localhost"+path)
		if strings.Contains(body, "PRIVATE") || path != "/ca.crt" && strings.Contains(body, "BEGIN") {
			t.Errorf("%s sends a key", path)
		}
		if path != "/ca.crt" && path != "/trust" && answer.StatusCode < 300 {
			t.Errorf("%s: %s", path, answer.Status)
		}
	}
}

// Passkeys are good at the name that the certificate is good for, at the port of this server, and by HTTPS alone.
func TestPasskeysByHTTPSOfItsOwn(t *testing.T) {
	a := encryptedHouse(t)
	_, port, _ := net.SplitHostPort(a.at)
	c := a.device(true)
	for base, want := range map[string]string{
		"https://desk.local:" + port: `data-origin="https://desk.local:` + port + `"`,
		"https://localhost:" + port:  `data-origin="https://localhost:` + port + `"`,
		"https://127.0.0.1:" + port:  "Open https://desk.local:" + port + " instead",
		"https://desk.local:1":       "Open https://desk.local:" + port + " instead",
	} {
		if _, page := get(t, c, base+"/settings"); !strings.Contains(page, want) {
			t.Errorf("%s does not say %s", base, want)
		}
	}
}

// By plain HTTP in a network at home each page says of what it can't have why, and which flag changes that; in German too.
func TestWhatNeedsHTTPSSaysSo(t *testing.T) {
	h := start(t, tongues(t))
	const can = `whoever runs the server can start it with --tls-self."`
	const kann = `Wer den Server betreibt, kann ihn mit --tls-self starten."`
	for language, want := range map[string][]string{
		"en": {
			"Passkeys need HTTPS, and this page came without: whoever runs this server can start it with --tls-self, or with --public-url behind a proxy.",
			`data-say-insecure="This page came without HTTPS, so it can't call this browser: ` + can,
			`data-say-insecure="This page came without HTTPS, so this browser shows none of its notices: ` + can,
			`data-say-insecure="This page came without HTTPS, so no browser keeps it as an app: ` + can,
			"Without a connection to this server nothing of it works",
		},
		"de": {
			"Passkeys brauchen HTTPS, und diese Seite kam ohne: Wer diesen Server betreibt, kann ihn mit --tls-self starten, oder hinter einem Proxy mit --public-url.",
			`data-say-insecure="Diese Seite kam ohne HTTPS und kann diesen Browser darum nicht rufen: ` + kann,
			`data-say-insecure="Diese Seite kam ohne HTTPS, darum zeigt dieser Browser ihre Meldungen nicht: ` + kann,
			`data-say-insecure="Diese Seite kam ohne HTTPS, darum legt kein Browser sie als App ab: ` + kann,
			"Ohne Verbindung zu diesem Server geht nichts davon",
		},
	} {
		page := h.bare("GET", "http://192.168.1.20:8080/settings", "", "Accept-Language", language).Body.String()
		for _, sentence := range want {
			if !strings.Contains(page, sentence) {
				t.Errorf("in %s the page does not say: %s", language, sentence)
			}
		}
	}
}

// The page on trust is German as a whole, for who reads German.
func TestTheTrustPageInGerman(t *testing.T) {
	a := encryptedHouse(t, tongues(t))
	page := a.elsewhere("GET", "/trust", "Accept-Language", "de").Body.String()
	_, main, _ := strings.Cut(page, "<main")
	for _, english := range []string{" the ", " your ", " and "} {
		if strings.Contains(main, english) {
			t.Errorf("%q is said in German: %s", english, main)
		}
	}
	if !strings.Contains(main, "Diesem Server vertrauen") {
		t.Error("it is not the page")
	}
}

package certs

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"log/slog"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

var quiet = slog.New(slog.DiscardHandler)

// desk is a machine whose clock and addresses tests set.
type desk struct {
	at    time.Time
	names Names
}

func newDesk() *desk {
	return &desk{at: time.Now(), names: Names{DNS: []string{"localhost", "desk.local"},
		IPs: []netip.Addr{netip.MustParseAddr("127.0.0.1"), netip.MustParseAddr("192.168.1.20")}}}
}

func (d *desk) now() time.Time { return d.at }
func (d *desk) here() Names    { return d.names }

func (d *desk) open(t *testing.T, dir string) *Authority {
	t.Helper()
	a, err := OpenAuthority(dir, d.here, d.now, quiet)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func serving(t *testing.T, a *Authority) *x509.Certificate {
	t.Helper()
	c, err := a.Certificate(nil)
	if err != nil {
		t.Fatal(err)
	}
	return c.Leaf
}

func trusting(t *testing.T, a *Authority) *x509.CertPool {
	t.Helper()
	pool := x509.NewCertPool()
	if !pool.AppendCertsFromPEM(a.Root()) {
		t.Fatal("the root is no certificate")
	}
	return pool
}

// A client that trusts the authority, and nothing else, reaches the server by each of its names and addresses, and by
// no other; one that does not trust it does not.
func TestAClientThatTrustsIt(t *testing.T) {
	a := newDesk().open(t, t.TempDir())
	l, err := tls.Listen("tcp", "127.0.0.1:0", &tls.Config{GetCertificate: a.Certificate})
	if err != nil {
		t.Fatal(err)
	}
	s := &http.Server{Handler: http.NotFoundHandler(), ErrorLog: slog.NewLogLogger(quiet.Handler(), slog.LevelInfo)}
	go s.Serve(l)
	defer s.Close()
	dial := func(name string, pool *x509.CertPool) error {
		c, err := tls.Dial("tcp", l.Addr().String(), &tls.Config{RootCAs: pool, ServerName: name})
		if err == nil {
			c.Close()
		}
		return err
	}
	for _, name := range []string{"localhost", "desk.local", "127.0.0.1", "192.168.1.20"} {
		if err := dial(name, trusting(t, a)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		var unknown x509.UnknownAuthorityError
		if err := dial(name, x509.NewCertPool()); !errors.As(err, &unknown) {
			t.Errorf("%s, to who does not trust the authority: %v", name, err)
		}
	}
	var other x509.HostnameError
	if err := dial("chair.local", trusting(t, a)); !errors.As(err, &other) {
		t.Errorf("by another name: %v", err)
	}
}

// Whoever has the key of an authority can't make a certificate by it that is good for a place on the open net, nor an
// authority below it.
func TestItVouchesForHomesAlone(t *testing.T) {
	d := newDesk()
	a := d.open(t, t.TempDir())
	for _, n := range []Names{
		{DNS: []string{"bank.example.org"}}, {DNS: []string{"local.example.org"}}, {DNS: []string{"org"}},
		{IPs: []netip.Addr{netip.MustParseAddr("8.8.8.8")}}, {IPs: []netip.Addr{netip.MustParseAddr("2001:db8::1")}},
	} {
		p, err := a.root.sign(n, d.at)
		if err != nil {
			t.Fatal(err)
		}
		_, err = p.cert.Verify(x509.VerifyOptions{Roots: trusting(t, a), CurrentTime: d.at})
		var invalid x509.CertificateInvalidError
		if !errors.As(err, &invalid) || invalid.Reason != x509.CANotAuthorizedForThisName {
			t.Errorf("%v: %v", n, err)
		}
	}
	if c := a.root.cert; !c.PermittedDNSDomainsCritical || !c.MaxPathLenZero || len(c.ExtKeyUsage) != 1 {
		t.Error("the authority may do more than it has to")
	}
}

// Keys are in files that nobody else can read, and not in what devices are given.
func TestKeysStayHere(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tls")
	d := newDesk()
	a := d.open(t, dir)
	for _, name := range []string{rootFile, leafFile} {
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || !strings.Contains(string(b), "PRIVATE KEY") {
			t.Errorf("%s: %v", name, err)
		}
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if runtime.GOOS != "windows" && info.Mode() != 0o600 {
			t.Errorf("%s has mode %v", name, info.Mode())
		}
	}
	public, err := os.ReadFile(filepath.Join(dir, publicFile))
	if err != nil || string(public) != string(a.Root()) || strings.Contains(string(public), "PRIVATE") ||
		!strings.HasPrefix(string(public), "-----BEGIN CERTIFICATE-----\n") {
		t.Errorf("%s is %s, %v", publicFile, public, err)
	}
	if left, err := filepath.Glob(filepath.Join(dir, "*.new")); err != nil || left != nil {
		t.Errorf("left over: %v, %v", left, err)
	}
	if runtime.GOOS == "windows" {
		return
	}
	if err := os.Chmod(filepath.Join(dir, rootFile), 0o640); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenAuthority(dir, d.here, d.now, quiet); err == nil || !strings.Contains(err.Error(), "others") {
		t.Errorf("a key that others can read: %v", err)
	}
}

// At another start the authority is the same, and so is the certificate, as some browsers remember it.
func TestTheSameAtAnotherStart(t *testing.T) {
	dir, d := t.TempDir(), newDesk()
	a := d.open(t, dir)
	b := d.open(t, dir)
	if a.Fingerprint() != b.Fingerprint() || len(a.Fingerprint()) != 95 {
		t.Errorf("fingerprints %s, %s", a.Fingerprint(), b.Fingerprint())
	}
	if !serving(t, a).Equal(serving(t, b)) {
		t.Error("the certificate is another one")
	}
	if err := os.WriteFile(filepath.Join(dir, leafFile), []byte("broken"), 0o600); err != nil {
		t.Fatal(err)
	}
	if c := serving(t, d.open(t, dir)); c.Equal(serving(t, a)) {
		t.Error("a broken certificate is served")
	}
	if err := os.WriteFile(filepath.Join(dir, rootFile), []byte("broken"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenAuthority(dir, d.here, d.now, quiet); err == nil || !strings.Contains(err.Error(), "Delete it") {
		t.Errorf("a broken authority: %v", err)
	}
}

// A certificate is renewed a month before it ends, while the server runs, by the same authority; an authority in time
// before the certificates that it signs would outlive it.
func TestRenewedBeforeItEnds(t *testing.T) {
	dir, d := t.TempDir(), newDesk()
	a := d.open(t, dir)
	first := serving(t, a)
	d.at = first.NotAfter.Add(-31 * 24 * time.Hour)
	if !serving(t, a).Equal(first) {
		t.Error("it is renewed sooner than it has to be")
	}
	d.at = first.NotAfter.Add(-29 * 24 * time.Hour)
	second := serving(t, a)
	if second.Equal(first) || !second.NotAfter.After(d.at.Add(80*24*time.Hour)) {
		t.Errorf("it is good until %v, and now is %v", second.NotAfter, d.at)
	}
	if _, err := second.Verify(x509.VerifyOptions{Roots: trusting(t, a), CurrentTime: d.at,
		DNSName: "desk.local"}); err != nil {
		t.Error(err)
	}
	if !serving(t, d.open(t, dir)).Equal(second) {
		t.Error("the renewed one was not kept")
	}
	d.at = a.root.cert.NotAfter.Add(-80 * 24 * time.Hour)
	if b := d.open(t, dir); b.Fingerprint() == a.Fingerprint() {
		t.Error("an authority that ends soon goes on")
	} else if _, err := serving(t, b).Verify(x509.VerifyOptions{Roots: trusting(t, b), CurrentTime: d.at}); err != nil {
		t.Error(err)
	}
}

// When the server gets another address it has a certificate for that one too, soon; when it loses one, nothing changes.
func TestAnotherAddress(t *testing.T) {
	d := newDesk()
	a := d.open(t, t.TempDir())
	first := serving(t, a)
	d.names.IPs = d.names.IPs[:1]
	d.at = d.at.Add(lookEvery)
	if !serving(t, a).Equal(first) {
		t.Error("an address less makes another certificate")
	}
	d.names.Add("10.0.0.7")
	d.at = d.at.Add(lookEvery)
	if err := serving(t, a).VerifyHostname("10.0.0.7"); err != nil {
		t.Error(err)
	}
}

// Only names and addresses at home are added.
func TestNames(t *testing.T) {
	n := Here("games.example.org", "Table.Lan.", "8.8.8.8", "10.1.2.3", "::ffff:10.1.2.4", "fe80::1%eth0", "a b.local")
	for _, name := range []string{"localhost", "table.lan", "10.1.2.3", "10.1.2.4", "127.0.0.1", "::1"} {
		if m := n; !m.Add(name) || len(m.DNS) != len(n.DNS) || len(m.IPs) != len(n.IPs) {
			t.Errorf("%s is not in %v", name, n)
		}
	}
	for _, name := range []string{"games.example.org", "8.8.8.8", "desk", "local", "", "a b.local", "-a.local", "a..local"} {
		if n.Add(name) {
			t.Errorf("%q is at home", name)
		}
	}
}

// A certificate in files is read again when they change, and stays as it was while they do not fit together.
func TestFiles(t *testing.T) {
	dir, d := t.TempDir(), newDesk()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	copyTo := func(from *Authority, to string, age int) {
		t.Helper()
		b, err := os.ReadFile(filepath.Join(from.dir, leafFile))
		if err == nil {
			err = os.WriteFile(to, b, 0o600)
		}
		if err == nil { // filesystems count time in steps
			err = os.Chtimes(to, time.Time{}, time.Unix(int64(age), 0))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	one, two := d.open(t, t.TempDir()), d.open(t, t.TempDir())
	copyTo(one, cert, 1)
	copyTo(one, key, 1)
	f, err := OpenFiles(cert, key, d.now, quiet)
	if err != nil {
		t.Fatal(err)
	}
	is := func(want *Authority, when string) {
		t.Helper()
		d.at = d.at.Add(lookEvery)
		if c, err := f.Certificate(nil); err != nil || !c.Leaf.Equal(serving(t, want)) {
			t.Errorf("%s: another certificate, %v", when, err)
		}
	}
	is(one, "at first")
	copyTo(two, cert, 2)
	is(one, "between certificate and key")
	copyTo(two, key, 2)
	is(two, "with both")
	if _, err := OpenFiles(cert, filepath.Join(dir, "none"), d.now, quiet); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("without a key: %v", err)
	}
}

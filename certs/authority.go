package certs

import (
	"crypto/ecdsa"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// Authority signs the certificate of this server. Whoever trusts it trusts it for addresses and names at home alone.
// Make one with OpenAuthority.
type Authority struct {
	dir  string
	now  func() time.Time
	here func() Names
	log  *slog.Logger

	mu      sync.Mutex
	looked  time.Time
	root    pair
	leaf    pair
	serving *tls.Certificate
}

// pair is a certificate and its key.
type pair struct {
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
}

// The files in the folder of an authority.
const (
	rootFile   = "authority.pem" // with its key
	leafFile   = "server.pem"    // with its key
	publicFile = "ca.crt"        // what devices are to trust
)

// OpenAuthority is the authority whose files are in the folder; where there are none it is made. here says as what the
// server is reached, each time it is asked; now is the time, nil for the system's.
func OpenAuthority(dir string, here func() Names, now func() time.Time, log *slog.Logger) (*Authority, error) {
	if now == nil {
		now = time.Now
	}
	a := &Authority{dir: dir, now: now, here: here, log: log, looked: now()}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	if err := a.openRoot(); err != nil {
		return nil, err
	}
	leaf, err := a.read(leafFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		log.Warn("the server's certificate is made anew", "error", err)
	}
	a.leaf = leaf
	if err := a.renew(); err != nil {
		return nil, err
	}
	return a, nil
}

// openRoot reads the authority, or makes one where there is none or it ends soon.
func (a *Authority) openRoot() error {
	root, err := a.read(rootFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return fmt.Errorf("%w. Delete it to have another made, which every device has to trust anew", err)
	case a.now().Add(leafLife).Before(root.cert.NotAfter):
		a.root = root
		return a.writePublic()
	}
	if a.root, err = newRoot(a.now()); err != nil {
		return err
	}
	if err := a.write(rootFile, a.root); err != nil {
		return err
	}
	return a.writePublic()
}

// Certificate is for tls.Config.GetCertificate. It is renewed before it ends, and when the server has got an address
// or a name for which it is not good.
func (a *Authority) Certificate(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if now := a.now(); now.Sub(a.looked) >= lookEvery {
		a.looked = now
		if err := a.renew(); err != nil {
			a.log.Error("the certificate could not be renewed", "error", err)
		}
	}
	return a.serving, nil
}

// renew makes another certificate of the server where there should be one.
func (a *Authority) renew() error {
	names := a.here()
	if a.leaf.cert == nil || !a.good(a.leaf.cert, names) {
		leaf, err := a.root.sign(names, a.now())
		if err != nil {
			return err
		}
		if err := a.write(leafFile, leaf); err != nil {
			return err
		}
		a.leaf = leaf
	}
	a.serving = &tls.Certificate{Certificate: [][]byte{a.leaf.cert.Raw, a.root.cert.Raw}, PrivateKey: a.leaf.key,
		Leaf: a.leaf.cert}
	return nil
}

// good reports whether a certificate is ours, has a third of its life before it, and holds all names.
func (a *Authority) good(c *x509.Certificate, names Names) bool {
	return c.CheckSignatureFrom(a.root.cert) == nil && a.now().Add(leafLife/3).Before(c.NotAfter) &&
		names.within(c)
}

// Root is the certificate that devices are to trust, as PEM. Its key is not in it.
func (a *Authority) Root() []byte {
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: a.root.cert.Raw})
}

// Fingerprint tells the authority from others: SHA-256, as devices show it.
func (a *Authority) Fingerprint() string {
	sum := sha256.Sum256(a.root.cert.Raw)
	return strings.ReplaceAll(fmt.Sprintf("% X", sum), " ", ":")
}

// read reads a certificate and its key, which nobody else on this machine may be able to read.
func (a *Authority) read(name string) (pair, error) {
	path := filepath.Join(a.dir, name)
	info, err := os.Stat(path)
	if err != nil {
		return pair{}, err
	}
	if runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
		return pair{}, fmt.Errorf("%s holds a secret key, and others on this machine may read it", path)
	}
	both, err := tls.LoadX509KeyPair(path, path)
	if err != nil {
		return pair{}, fmt.Errorf("%s: %w", path, err)
	}
	key, ok := both.PrivateKey.(*ecdsa.PrivateKey)
	if !ok {
		return pair{}, fmt.Errorf("%s holds a key of another kind", path)
	}
	return pair{both.Leaf, key}, nil
}

// write keeps a certificate and its key, which nobody else on this machine can read.
func (a *Authority) write(name string, p pair) error {
	key, err := x509.MarshalPKCS8PrivateKey(p.key)
	if err != nil {
		return err
	}
	b := append(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: p.cert.Raw}),
		pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: key})...)
	return replace(filepath.Join(a.dir, name), b)
}

func (a *Authority) writePublic() error { return replace(filepath.Join(a.dir, publicFile), a.Root()) }

// replace puts a file in the place of another, whole or not at all. Nobody else can read it.
func replace(path string, b []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "*.new") // it is made with mode 0600
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // where it was not renamed
	_, err = f.Write(b)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

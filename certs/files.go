// Package certs says with which certificate a server speaks HTTPS: with one from files that somebody else keeps, or
// with one of an authority of its own, for a network at home.
package certs

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// lookEvery is how often it is looked whether there should be another certificate, at most.
const lookEvery = 10 * time.Second

// Files is a certificate that others keep in two files, and may renew at any time. Make one with OpenFiles.
type Files struct {
	cert, key string
	now       func() time.Time
	log       *slog.Logger

	mu     sync.Mutex
	looked time.Time
	read   stamp
	pair   *tls.Certificate
}

// stamp is by which files are seen to have changed.
type stamp struct {
	cert, key         time.Time
	certSize, keySize int64
}

// OpenFiles reads a certificate, the chain behind it included, and its key, both as PEM. now is the time, nil for the
// system's.
func OpenFiles(cert, key string, now func() time.Time, log *slog.Logger) (*Files, error) {
	if now == nil {
		now = time.Now
	}
	f := &Files{cert: cert, key: key, now: now, log: log, looked: now()}
	var err error
	if f.read, err = f.stamp(); err != nil {
		return nil, err
	}
	if f.pair, err = f.load(); err != nil {
		return nil, err
	}
	return f, nil
}

func (f *Files) stamp() (stamp, error) {
	c, err := os.Stat(f.cert)
	if err != nil {
		return stamp{}, err
	}
	k, err := os.Stat(f.key)
	if err != nil {
		return stamp{}, err
	}
	return stamp{c.ModTime(), k.ModTime(), c.Size(), k.Size()}, nil
}

func (f *Files) load() (*tls.Certificate, error) {
	pair, err := tls.LoadX509KeyPair(f.cert, f.key)
	if err != nil {
		return nil, fmt.Errorf("the certificate %s with the key %s: %w", f.cert, f.key, err)
	}
	return &pair, nil
}

// Certificate is for tls.Config.GetCertificate. Files that have changed are read again; as long as they do not fit
// together, the certificate from before stays.
func (f *Files) Certificate(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if now := f.now(); now.Sub(f.looked) >= lookEvery {
		f.looked = now
		f.renew()
	}
	return f.pair, nil
}

func (f *Files) renew() {
	is, err := f.stamp()
	if err == nil && is == f.read {
		return
	}
	var pair *tls.Certificate
	if err == nil {
		pair, err = f.load()
	}
	if err != nil {
		f.log.Error("the certificate could not be read again: the one from before stays", "error", err)
		return
	}
	f.read, f.pair = is, pair
	f.log.Info("the certificate was read again", "until", pair.Leaf.NotAfter)
}

// Names are those that the certificate is good for.
func (f *Files) Names() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.pair.Leaf.DNSNames
}

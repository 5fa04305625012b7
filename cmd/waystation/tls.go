package main

import (
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"waystation/certs"
	"waystation/server"
)

// encryption is how the server speaks HTTPS itself; nil: it does not.
type encryption struct {
	config *tls.Config
	trust  *server.Trust // with --tls-self
	names  []string      // that the certificate is good for
	named  []string      // by the flags
}

// encryption reads the certificate that the flags name, or that of this server's own authority, which lies in the
// folder of its data.
func (c *serve) encryption(dir string, log *slog.Logger) (*encryption, error) {
	e := &encryption{config: &tls.Config{MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"}}}
	switch {
	case c.TLSSelf && c.TLSCert != "": // not left to kong: WAYSTATION_TLS_SELF=false is no contradiction
		return nil, errors.New("--tls-self and --tls-cert can't be used together")
	case c.TLSSelf && c.HSTSDays > 0:
		return nil, errors.New("--hsts-days: with --tls-self browsers could not be told otherwise when the " +
			"certificate is another one; leave it out")
	case c.TLSSelf:
		return e, e.ownAuthority(filepath.Join(dir, "tls"), c.named(), log)
	case c.TLSCert != "":
		f, err := certs.OpenFiles(c.TLSCert, c.TLSKey, nil, log)
		if err != nil {
			return nil, err
		}
		e.config.GetCertificate = f.Certificate
		for _, name := range f.Names() {
			if !strings.HasPrefix(name, "*") {
				e.names = append(e.names, name)
			}
		}
		return e, nil
	}
	return nil, nil
}

func (e *encryption) ownAuthority(dir string, named []string, log *slog.Logger) error {
	a, err := certs.OpenAuthority(dir, func() certs.Names { return certs.Here(named...) }, nil, log)
	if err != nil {
		return err
	}
	e.config.GetCertificate = a.Certificate
	e.trust = &server.Trust{Certificate: a.Root(), Fingerprint: a.Fingerprint()}
	e.named = named
	e.names = certs.Here(named...).DNS[1:] // the first is localhost, where HTTPS is not needed
	return nil
}

// named are the names by which people come, as the flags say.
func (c *serve) named() []string {
	out := c.hosts()
	if u, err := url.Parse(c.PublicURL); err == nil && u.Hostname() != "" {
		out = append(out, strings.ToLower(u.Hostname()))
	}
	if host, _, err := net.SplitHostPort(c.Addr); err == nil && host != "" && host != "localhost" {
		out = append(out, host)
	}
	return out
}

// origins are where people come by name.
func (e *encryption) origins(port int) []string {
	if e == nil {
		return nil
	}
	end := ""
	if port != 443 {
		end = ":" + strconv.Itoa(port)
	}
	var out []string
	for _, name := range e.names {
		out = append(out, "https://"+name+end)
	}
	return out
}

// addresses are the pages' addresses: on this machine, where browsers need no HTTPS, then for others.
func (e *encryption) addresses(a *net.TCPAddr) []string {
	urls := addresses(a)
	if e == nil {
		return urls
	}
	for i, u := range urls {
		if i > 0 || !a.IP.IsUnspecified() && !a.IP.IsLoopback() {
			urls[i] = "https" + strings.TrimPrefix(u, "http")
		}
	}
	return urls
}

// tell prints what whoever started the server should know about its certificate.
func (e *encryption) tell(w io.Writer, a *net.TCPAddr, urls []string) {
	if e == nil {
		return
	}
	if origins := e.origins(a.Port); len(origins) > 0 {
		fmt.Fprintf(w, "  by name, which passkeys need: %s\n", origins[0])
	}
	if e.trust == nil {
		return
	}
	if a.IP.IsLoopback() {
		fmt.Fprintf(w, "  Only this machine can reach it: with --addr :%d others can, too.\n", a.Port)
	}
	for _, name := range e.outside(urls) {
		const cannot = "  Its own certificate can't be good for %s, which is not at home: that takes --tls-cert.\n"
		fmt.Fprintf(w, cannot, name)
	}
	last := urls[len(urls)-1]
	fmt.Fprintf(w, "  How phones and laptops trust its certificate: http%s/trust\n",
		strings.TrimPrefix(strings.TrimPrefix(last, "https"), "http"))
	fmt.Fprintf(w, "  The fingerprint of its authority: %s\n", e.trust.Fingerprint)
}

// outside are names and addresses by which people come, and for which the own authority can't vouch.
func (e *encryption) outside(urls []string) []string {
	names := e.named
	for _, at := range urls {
		if u, err := url.Parse(at); err == nil {
			names = append(names, u.Hostname())
		}
	}
	var out []string
	for _, name := range names {
		if home := new(certs.Names); !home.Add(name) && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

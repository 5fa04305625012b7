//go:build unix

package main

import (
	"bufio"
	"crypto/tls"
	"crypto/x509"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"waystation/shelf"
)

// served is what a server prints that is started with these flags, up to the line on how to stop it. f is called while
// it runs.
func served(t *testing.T, f func(lines []string), flags ...string) {
	t.Helper()
	r, w := io.Pipe()
	var errs strings.Builder
	p := program{games: []*shelf.Game{small}, in: strings.NewReader(""), out: w, errs: &errs,
		env: func(string) string { return "" }}
	code := make(chan int, 1)
	go func() {
		code <- p.run(append([]string{"serve", "--no-open", "--log-level", "error"}, flags...))
		w.Close()
	}()
	var lines []string
	for s := bufio.NewScanner(r); s.Scan() && !strings.HasPrefix(s.Text(), "Ctrl-C"); {
		lines = append(lines, s.Text())
	}
	if len(lines) == 0 {
		t.Fatalf("it does not start: code %d, %s", <-code, &errs)
	}
	go io.Copy(io.Discard, r) //nolint:errcheck // what it says when it stops
	f(lines)
	if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case c := <-code:
		if c != fine || errs.Len() > 0 {
			t.Errorf("it stopped with code %d: %s", c, &errs)
		}
	case <-time.After(patience):
		t.Fatal("it does not stop")
	}
}

// With --tls-self the server makes an authority once and tells its fingerprint; what it sends without HTTPS is enough
// to reach it by HTTPS; and the key lies where nobody else can read it.
func TestServeWithItsOwnCertificate(t *testing.T) {
	dir := t.TempDir()
	var before string
	for range 2 {
		served(t, func(lines []string) {
			url, found := strings.CutPrefix(lines[0], "Waystation is at http://")
			print := lines[len(lines)-2]
			if !found || !strings.Contains(print, "fingerprint") || before != "" && print != before {
				t.Fatalf("it says, after %q: %s", before, strings.Join(lines, "\n"))
			}
			before = print
			trust, found := strings.CutPrefix(lines[len(lines)-3], "  How phones and laptops trust its certificate: ")
			if answer, err := http.Get(trust); !found || err != nil || answer.StatusCode != http.StatusOK {
				t.Errorf("%s: %v, %v", lines[len(lines)-3], answer, err)
			}
			answer, err := http.Get("http://" + url + "/ca.crt")
			if err != nil {
				t.Fatal(err)
			}
			defer answer.Body.Close()
			root, err := io.ReadAll(answer.Body)
			pool := x509.NewCertPool()
			if err != nil || !pool.AppendCertsFromPEM(root) {
				t.Fatalf("the certificate: %v, %s", err, root)
			}
			_, port, _ := net.SplitHostPort(url)
			for _, name := range []string{"localhost", "127.0.0.1", "table.lan"} {
				c, err := tls.Dial("tcp", "127.0.0.1:"+port, &tls.Config{RootCAs: pool, ServerName: name})
				if err != nil {
					t.Errorf("as %s: %v", name, err)
					continue
				}
				c.Close()
			}
		}, "--addr", "127.0.0.1:0", "--data", dir, "--tls-self", "--public-url", "https://table.lan:8080")
	}
	info, err := os.Stat(filepath.Join(dir, "tls", "authority.pem"))
	if err != nil || info.Mode() != 0o600 {
		t.Errorf("the key: %v, %v", info, err)
	}
}

// With the files of another authority the server speaks HTTPS by them, and is reached by their names.
func TestServeWithFiles(t *testing.T) {
	dir := t.TempDir()
	served(t, func([]string) {}, "--addr", "127.0.0.1:0", "--data", dir, "--tls-self", "--allow-host", "table.lan")
	file := filepath.Join(dir, "tls", "server.pem") // as good as any
	served(t, func(lines []string) {
		url := strings.TrimPrefix(lines[0], "Waystation is at http://")
		c := http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
		answer, err := c.Get("https://" + url + "/api/v1/games")
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Errorf("%v, %v", answer, err)
		}
		_, port, _ := net.SplitHostPort(url)
		if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasSuffix(l, ": https://localhost:"+port) }) {
			t.Errorf("it does not say its name: %q", lines)
		}
		if slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, "trust") }) {
			t.Errorf("it tells how to trust what is trusted: %q", lines)
		}
	}, "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--tls-cert", file, "--tls-key", file)
}

// What can't be is said before anything is served.
func TestServeWithoutCertificate(t *testing.T) {
	for want, flags := range map[string][]string{
		"--hsts-days":        {"--tls-self", "--hsts-days", "2"},
		"no such file":       {"--tls-cert", "/nowhere/cert.pem", "--tls-key", "/nowhere/key.pem"},
		"--tls-key":          {"--tls-cert", "cert.pem"},
		"no such file or":    {"--tls-self=false", "--tls-cert", "cert.pem", "--tls-key", "key.pem"},
		"can't be used toge": {"--tls-self", "--tls-cert", "cert.pem", "--tls-key", "key.pem"},
	} {
		var errs strings.Builder
		p := program{in: strings.NewReader(""), out: io.Discard, errs: &errs, env: func(string) string { return "" }}
		flags = append([]string{"serve", "--no-open", "--addr", "127.0.0.1:0", "--data", t.TempDir()}, flags...)
		if code := p.run(flags); code == fine || !strings.Contains(errs.String(), want) {
			t.Errorf("%v: code %d, %q, want %q", flags, code, errs.String(), want)
		}
	}
}

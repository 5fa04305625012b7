//go:build unix

package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"waystation/shelf"
)

// The server starts on an empty folder, answers, stops when told to, and starts again on what it left.
func TestServe(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	serves(t, "--data", dir)
	if _, err := os.Stat(filepath.Join(dir, "waystation.db")); err != nil {
		t.Error(err)
	}
}

// serves starts a server, asks it something and stops it, twice. It returns what the server has printed.
func serves(t *testing.T, args ...string) (printed string) {
	t.Helper()
	for range 2 {
		r, w := io.Pipe()
		p := program{
			games: []*shelf.Game{small}, in: strings.NewReader(""), out: w, errs: io.Discard,
			env: func(string) string { return "" },
		}
		code := make(chan int)
		go func() {
			code <- p.run(append([]string{"serve", "--addr", "127.0.0.1:0", "--no-open"}, args...))
			w.Close()
		}()
		lines := bufio.NewScanner(r)
		if !lines.Scan() {
			t.Fatal("nothing was printed")
		}
		url, found := strings.CutPrefix(lines.Text(), "Waystation is at ")
		if !found {
			t.Fatalf("the first line is %q", lines.Text())
		}
		rest := make(chan string)
		go func() {
			var all strings.Builder
			for lines.Scan() {
				all.WriteString(lines.Text() + "\n")
			}
			rest <- all.String()
		}()
		answer, err := http.Get(url + "/api/games")
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != 200 || !strings.Contains(string(body), `"caravan"`) {
			t.Errorf("%s: %s", answer.Status, body)
		}
		if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		select {
		case c := <-code:
			if c != fine {
				t.Errorf("it stopped with code %d", c)
			}
		case <-time.After(patience):
			t.Fatal("it does not stop")
		}
		printed += <-rest
	}
	return printed
}

// Where it can't start it says why.
func TestServeRefused(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	used := t.TempDir()
	lock, err := lockFolder(used)
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Close()
	for want, args := range map[string][]string{
		"another server uses": {"--addr", "127.0.0.1:0", "--data", used},
		"there is no limit":   {"--addr", "127.0.0.1:0", "--data", t.TempDir(), "--limit", "cakes=3"},
		"a time above zero":   {"--addr", "127.0.0.1:0", "--data", t.TempDir(), "--limit", "bot-time=3"},
		"is in use by another program; choose another place with --addr": {"--addr", l.Addr().String(), "--data",
			t.TempDir()},
		"missing port in address": {"--addr", "localhost", "--data", t.TempDir()},
		"public URL":              {"--addr", "127.0.0.1:0", "--public-url", "games", "--data", t.TempDir()},
		"--bus: the bus must be like nats://": {"--addr", "127.0.0.1:0", "--bus", "secret@localhost", "--data",
			t.TempDir()},
		"not a directory": {"--data", "/dev/null/data"},
		"it must be like": {"--store", "games.db", "--data", t.TempDir()},
		"postgres://127.0.0.1:1/games: ": {"--store", "postgres://127.0.0.1:1/games?password=secret", "--data",
			t.TempDir()},
	} {
		var errs strings.Builder
		p := program{in: strings.NewReader(""), out: io.Discard, errs: &errs, env: func(string) string { return "" }}
		if code := p.run(append([]string{"serve", "--no-open"}, args...)); code != failed ||
			!strings.Contains(errs.String(), want) {
			t.Errorf("%v: code %d, %q, want %q", args, code, errs.String(), want)
		}
	}
}

func TestAddresses(t *testing.T) {
	if got := addresses(&net.TCPAddr{IP: net.ParseIP("127.0.0.1"), Port: 8080}); len(got) != 1 ||
		got[0] != "http://127.0.0.1:8080" {
		t.Errorf("got %v", got)
	}
	if got := addresses(&net.TCPAddr{IP: net.IPv6unspecified, Port: 80}); got[0] != "http://localhost:80" {
		t.Errorf("got %v", got)
	}
}

func TestDataDir(t *testing.T) {
	p := program{env: func(name string) string { return map[string]string{"XDG_DATA_HOME": "/tmp/x"}[name] }}
	if dir, err := p.dataDir(); err != nil || dir != "/tmp/x/waystation" {
		t.Errorf("%q, %v", dir, err)
	}
}

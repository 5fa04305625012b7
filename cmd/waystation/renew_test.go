//go:build unix

package main

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A server with a bot that does not come to an end begins anew, as the same process for whoever started it, at the same
// place and with all that was stored; what connects meanwhile waits and is answered. The match of that bot stays aside.
func TestAServerBeginsAnew(t *testing.T) {
	cmd := exec.Command("waystation-worn", "serve", "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--no-open")
	cmd.Env = append(os.Environ(), "WAYSTATION_LIMITS=bot-time=100ms,rate=1000")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	dead := time.AfterFunc(patience, func() { cmd.Process.Kill() })
	defer dead.Stop()
	lines := bufio.NewScanner(out)
	begins := func() string {
		t.Helper()
		for lines.Scan() {
			if url, ok := strings.CutPrefix(lines.Text(), "Waystation is at "); ok {
				return url
			}
		}
		t.Fatal("it does not begin")
		return ""
	}
	url := begins()
	ask := func(method, path, body string) (int, string) {
		t.Helper()
		r, err := http.NewRequest(method, url+"/api/matches"+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err) // also while it begins anew
		}
		defer answer.Body.Close()
		b, err := io.ReadAll(answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		return answer.StatusCode, string(b)
	}
	id := func(seats string) string {
		t.Helper()
		status, body := ask("POST", "", `{"game":"caravan","seats":[`+seats+`]}`)
		_, rest, found := strings.Cut(body, `"id":"`)
		if status != 201 || !found {
			t.Fatalf("%d %s", status, body)
		}
		return rest[:strings.Index(rest, `"`)]
	}
	well := id(`{"kind":"human"},{"kind":"human"}`)
	_, before := ask("GET", "/"+well, "")
	ill := id(`{"kind":"bot","level":"lost"},{"kind":"human"}`)
	if again := begins(); again != url {
		t.Errorf("it begins anew at %s, not at %s", again, url)
	}
	if status, body := ask("GET", "/"+ill, ""); status != 200 || !strings.Contains(body, "did not come to an end") {
		t.Errorf("the match of the bot: %d %s", status, body)
	}
	if _, after := ask("GET", "/"+well, ""); after != before {
		t.Errorf("another match is\n%s\nand was\n%s", after, before)
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	for lines.Scan() {
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("it stops with %v", err)
	}
}

// Where it can't begin anew it returns a code by which whoever started it knows that it has to.
func TestAServerThatCantBeginAnew(t *testing.T) {
	cmd := exec.Command("waystation-worn", "serve", "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--no-open",
		"--limit", "lost=many")
	if err := cmd.Run(); cmd.ProcessState.ExitCode() != failed {
		t.Errorf("a limit that is none: %v", err)
	}
}

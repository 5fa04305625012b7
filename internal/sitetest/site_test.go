package sitetest

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"waystation/internal/chrome"
	"waystation/server"
	"waystation/shelf"
	"waystation/store"
)

func TestMain(m *testing.M) { chrome.Main(m) }

// most is how many bytes may come to a browser before the first question, where the folder is packed by xz.
const most = 6_000_000

// folder is the folder of the site, served by a plain host of files, in a folder of that host.
type folder struct {
	dir  string
	url  string
	sent atomic.Int64
	host *http.Server
}

func serve(t *testing.T) *folder {
	t.Helper()
	dir := os.Getenv("WAYSTATION_SITE") // one that is made already, for who tries things out
	if dir == "" {
		dir = filepath.Join(t.TempDir(), "out")
		cmd := exec.Command("go", "run", "./cmd/waystation", "site", dir)
		cmd.Dir = "../.."
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	f := &folder{dir: dir, url: "http://" + l.Addr().String() + "/our/games/"}
	files := http.StripPrefix("/our/games/", http.FileServer(http.Dir(dir)))
	f.host = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		files.ServeHTTP(&counted{w, &f.sent}, r)
	})}
	go f.host.Serve(l)
	t.Cleanup(func() { f.host.Close() })
	return f
}

// packed reports whether the folder was made where there is xz.
func packed(dir string) bool {
	found, err := filepath.Glob(filepath.Join(dir, "site", "*.lzma"))
	return err == nil && len(found) == 1
}

// counted counts what is sent.
type counted struct {
	http.ResponseWriter
	n *atomic.Int64
}

func (c *counted) Write(b []byte) (int, error) {
	n, err := c.ResponseWriter.Write(b)
	c.n.Add(int64(n))
	return n, err
}

// tab is somebody's browser.
type tab struct {
	t   *testing.T
	ctx context.Context
}

func (b *tab) goTo(url string) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, chromedp.Navigate(url)); err != nil {
		b.t.Fatalf("%s: %v", url, err)
	}
}

// tell is the value of an expression, which may be a promise.
func (b *tab) tell(expr string) string {
	b.t.Helper()
	v, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`Promise.resolve(`+expr+`).then(String)`, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("%s: %v", expr, err)
	}
	return v
}

// patience is when a test gives up what never comes. No test's outcome hangs on it.
const patience = 10 * time.Minute

// until waits until an expression is true of a page that has been loaded.
func (b *tab) until(expr string) {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		v, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](`document.readyState === "complete" && !!(`+expr+`)`))
		if err == nil && v {
			return
		}
	}
	b.t.Fatalf("waited in vain for %s at %s:\n%s", expr, b.tell(`location.href`), b.tell(`document.body.innerText.slice(0, 800)`))
}

// press presses what the selector finds, as soon as it is there: found and pressed in one step, so that no page comes
// between. The press itself follows the step, which could not be told of where it leads away.
func (b *tab) press(selector string) {
	b.t.Helper()
	sel, _ := json.Marshal(selector)
	b.until(`(found => found && setTimeout(() => found.click()))(document.querySelector(` + string(sel) + `))`)
}

const asked = `document.querySelector("#ask[data-mine] button[data-key]")`

// answer gives the first answer that is offered, and waits until the match has moved on.
func (b *tab) answer() {
	b.t.Helper()
	b.until(asked)
	before := b.tell(`document.querySelector("[data-version]").dataset.version`)
	b.press(`#ask[data-mine] button[data-key]:not([data-sure])`)
	b.until(`document.querySelector("[data-version]").dataset.version !== "` + before + `"`)
}

// Waystation is opened from a plain host of files, and played there: with each game a match against bots is begun, which
// is still there when the page is loaded anew and when the host is gone; a match goes to a server and comes back.
func TestWithoutAServer(t *testing.T) {
	f := serve(t)
	b := &tab{t, chrome.Test(t, 1280, 800)}
	b.goTo(f.url)
	var tables []string
	for _, g := range shelf.All() {
		b.until(`document.querySelector(".posters")`)
		b.press(`a.btn[href*="new/` + g.Box.Name + `?with=bots"]`)
		b.press(`form.setup button.btn.main[type=submit]`) // the page before has such buttons, too
		b.until(asked)
		if len(tables) == 0 {
			t.Logf("%d bytes came before the first question", f.sent.Load())
			if n := f.sent.Load(); n > most && packed(f.dir) {
				t.Errorf("%d bytes came before the first question, more than %d", n, most)
			}
		}
		b.answer()
		tables = append(tables, b.tell(`location.href`))
		b.goTo(f.url)
	}
	f.host.Close()
	for _, url := range tables {
		b.goTo(url)
		b.answer()
	}
	b.goTo(f.url)
	b.until(`document.querySelectorAll(".lcard").length >= 4`)
	if said := b.tell(`document.body.innerText`); !strings.Contains(said, "They are not kept from you") {
		t.Errorf("the page does not say whom secrets are kept from: %s", said)
	}
	b.there(f.url, tables[0])
}

// take is the file of a match that is taken along, as a script.
const take = `fetch(%q + "/along", {method: "POST", headers: {"Content-Type": "application/x-www-form-urlencoded"}}).then(r => r.text())`

// there takes a match along to a server, plays on there, and brings it back.
func (b *tab) there(site, table string) {
	b.t.Helper()
	st, err := store.Open(filepath.Join(b.t.TempDir(), "db"))
	if err != nil {
		b.t.Fatal(err)
	}
	defer st.Close()
	s, err := server.New(server.Config{Store: st, Games: shelf.All(), Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	if err != nil {
		b.t.Fatal(err)
	}
	defer s.Close()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.t.Fatal(err)
	}
	go s.Serve(l)
	house := "http://" + l.Addr().String() + "/"
	file := b.tell(fmt.Sprintf(take, table))
	there := b.bring(house, file)
	b.goTo(strings.TrimSuffix(there, "/seats"))
	b.until(`document.body.innerText.includes("dealt by a player")`)
	b.answer()
	again := b.tell(fmt.Sprintf(take, strings.TrimSuffix(there, "/seats")))
	if len(again) <= len(file) {
		b.t.Errorf("the match came back with %d bytes, it had %d: nothing was played there", len(again), len(file))
	}
	b.goTo(site)
	back := b.bring(site, again)
	if back == table || !strings.HasPrefix(back, site) {
		b.t.Errorf("it came back to %s", back)
	}
	b.goTo(back)
	b.answer()
}

// bring posts a file by the form, and says where that leads.
func (b *tab) bring(house, file string) string {
	b.t.Helper()
	b.goTo(house + "bring")
	b.until(`document.querySelector("input[type=file]")`)
	words, _ := json.Marshal(file)
	b.tell(`(() => {
		const input = document.querySelector("input[type=file]"), all = new DataTransfer();
		all.items.add(new File([` + string(words) + `], "match.waystation"));
		input.files = all.files;
		input.form.requestSubmit();
	})()`)
	b.until(`location.pathname.includes("/t/")`)
	return b.tell(`location.href`)
}

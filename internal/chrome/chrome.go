// Package chrome starts a headless Chromium: for the tests that look at pages as people do, and for the pictures of the
// README.
package chrome

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// ErrNone says that there is no browser, and what to do.
var ErrNone = errors.New("no Chromium was found: install one (on Debian: apt-get install chromium), or leave out " +
	"what needs it with go test -short")

// names are what the browser may be called. Its build without windows comes first: it draws the same pages for two
// thirds of the work.
var names = []string{"chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser",
	"google-chrome", "chrome"}

// Start starts a browser. The context is for chromedp.NewContext: every tab is one made of it. It ends when stop is
// called.
func Start() (browser context.Context, stop func(), err error) {
	for _, name := range names {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
			chromedp.DisableGPU, chromedp.NoFirstRun, chromedp.Flag("disable-background-networking", true),
			chromedp.WSURLReadTimeout(patience))
		alloc, end := chromedp.NewExecAllocator(context.Background(), opts...)
		ctx, shut := chromedp.NewContext(alloc)
		stop = func() { shut(); end() }
		if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
			stop()
			return nil, nil, fmt.Errorf("%s does not start: %w", path, err)
		}
		return ctx, stop, nil
	}
	return nil, nil, ErrNone
}

// Tab opens a tab of a browser as if somebody looked at it: with its own cookies, and with the focus.
func Tab(browser context.Context, width, height int) (tab context.Context, shut func(), err error) {
	tab, shut = chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	focus := func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		return chromedp.Call(ctx, emulation.SetFocusEmulationEnabled,
			emulation.SetFocusEmulationEnabledParams{Enabled: true})
	}
	if err := chromedp.Do(tab, chromedp.EmulateViewport(int64(width), int64(height)), focus); err != nil {
		shut()
		return nil, nil, err
	}
	return tab, shut, nil
}

// patience is when a test gives up what never comes. No test's outcome hangs on it: it is far more than any machine
// needs.
const patience = time.Hour

// shared is the browser of all tests of a package, started by the first that needs it.
var shared struct {
	once    sync.Once
	browser context.Context
	stop    func()
	err     error
}

// Main runs a package's tests, and then stops their browser. It is for a TestMain, and does not return.
func Main(m *testing.M) {
	code := m.Run()
	if shared.stop != nil {
		shared.stop()
	}
	os.Exit(code)
}

// Test opens a tab for a test, in one browser for all tests of a package, and shuts it when the test ends. The package
// needs a TestMain that calls Main. Under -short the test is skipped; without a browser it fails.
func Test(t *testing.T, width, height int) context.Context {
	t.Helper()
	if testing.Short() {
		t.Skip("drives a browser")
	}
	shared.once.Do(func() { shared.browser, shared.stop, shared.err = Start() })
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	tab, shut, err := Tab(shared.browser, width, height)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(shut)
	tab, cancel := context.WithTimeout(tab, patience)
	t.Cleanup(cancel)
	return tab
}

// Beside opens another tab of the same browser, with the cookies of the first, and shuts it when the test ends.
func Beside(t *testing.T, tab context.Context) context.Context {
	t.Helper()
	ctx, shut := chromedp.NewContext(tab)
	t.Cleanup(shut)
	return ctx
}

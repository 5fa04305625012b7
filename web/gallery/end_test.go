package gallery

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/a-h/templ"
	"github.com/chromedp/chromedp"

	"waystation/web"
)

// The end comes once, and moves only when one is there: the winner into the picture, who and how from the last to the
// first, points from nothing. Whoever comes later, or wants nothing to move, finds all of it standing.
func TestTheEndComesOnce(t *testing.T) {
	var over atomic.Bool
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/static/") {
			web.Static().ServeHTTP(w, r)
			return
		}
		p := web.Page{Title: "The end", Game: "firelands", Fragment: r.Header.Get("X-Fragment") == "1", Apart: true}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if over.Load() {
			_ = endPage(p).Render(r.Context(), w)
		} else {
			_ = tableLive(p, web.Ask{Game: "firelands", Say: "Yours."}, log(), web.Live{}, false).Render(r.Context(), w)
		}
	}))
	t.Cleanup(srv.Close)
	h := hand{t, browser(t)}
	h.do(chromedp.Navigate(srv.URL), chromedp.Evaluate[chromedp.Void](`window.moves = [];
		const animate = Element.prototype.animate;
		Element.prototype.animate = function (steps, how) {
			moves.push(this.closest(".fin")?.textContent.match(/[A-Z]\w+/)[0] ?? this.closest(".fpin, .ftitle")?.getAttribute("class"));
			return animate.call(this, steps, { ...how, duration: 1e9 });
		}`))
	const moves = `[...new Set(moves.filter(Boolean))].join()`
	const points = `[...document.querySelectorAll(".fin strong")].map(x => x.textContent).join()`
	const sync = `dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`
	over.Store(true)
	h.do(chromedp.Evaluate[chromedp.Void](sync))
	h.sees(moves, "fpin,ftitle,Ines,Mara,Blue")
	h.sees(points, "0,0,out")
	h.do(chromedp.KeyEvent("z"))
	h.sees(points, "24,19,out")
	h.do(chromedp.Reload())
	h.sees(`document.getAnimations().length`, "0")
	h.sees(points, "24,19,out")
}

func endPage(p web.Page) templ.Component {
	e := &web.Ending{
		Game: "firelands", Title: "You are through the last gate.", Head: "Blue wins with 24 Fame",
		Print: web.Print{Box: "0 0 100 40", Pin: [2]int{50, 30}, Art: templ.Raw(`<path d="M0 30h100"/>`)},
		Rows: []web.Finish{
			{Seat: blue, Won: true, Points: "24"}, {Seat: red, Number: 1, Points: "19"}, {Seat: green, Number: 2, Points: "out"},
		},
	}
	main := templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		if err := web.TableBar(bar()).Render(ctx, w); err != nil {
			return err
		}
		return web.EndMain(e).Render(ctx, w)
	})
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		return web.Shell(p).Render(templ.WithChildren(ctx, main), w)
	})
}

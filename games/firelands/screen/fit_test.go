package screen

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/internal/chrome"
	"waystation/table"
)

func TestMain(m *testing.M) { chrome.Main(m) }

// foesOn is the first sight in random matches of so many Enemies on the map.
func foesOn(t *testing.T, n int) (found *scene.Scene) {
	t.Helper()
	for seed := uint64(0); found == nil; seed++ {
		m := newMatch(t, 4, "foes "+strconv.FormatUint(seed, 10))
		walk(t, m, seed, func(a *table.Ask) {
			if found != nil || a.Prompt.Kind != "fire" {
				return
			}
			if sc := sceneOf(m, a.Seat); len(sc.View.(*firelands.View).Foes) == n {
				found = sc
			}
		})
	}
	return found
}

// names counts the Enemies in the strip under the map whose names can be read as a whole.
const names = `(() => {
	const strip = document.querySelector(".mapfoot").getBoundingClientRect();
	return [...document.querySelectorAll(".foes .enemy > b")].filter(el => {
		const r = el.getBoundingClientRect();
		return r.width > 0 && r.left >= strip.left && r.right <= strip.right && r.top >= strip.top && r.bottom <= strip.bottom;
	}).length;
})()`

// However many Enemies are on the map, each has its name.
func TestEnemiesHaveTheirNames(t *testing.T) {
	dir := t.TempDir()
	for n := 2; n <= 4; n++ {
		write(t, dir, strconv.Itoa(n), foesOn(t, n))
	}
	for _, size := range [][2]int{{1440, 900}, {1280, 720}, {820, 1180}, {390, 844}} {
		ctx := chrome.Test(t, size[0], size[1])
		for n := 2; n <= 4; n++ {
			if err := chromedp.Do(ctx, chromedp.Navigate(fmt.Sprintf("file://%s/%d.html", dir, n))); err != nil {
				t.Fatal(err)
			}
			got, err := chromedp.Run(ctx, chromedp.Evaluate[int](names))
			if err != nil {
				t.Fatal(err)
			}
			if got != n {
				t.Errorf("%d wide: %d of %d Enemies have a name that can be read", size[0], got, n)
			}
		}
	}
}

// lyingOn counts what lies on words of the table that it belongs to: a skull on the numeral of its Enemy, a tag on the
// name of a Survivor.
const lyingOn = `(() => {
	const lies = (a, b) => { a = a.getBoundingClientRect(); b = b.getBoundingClientRect();
		return a.width > 0 && b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; };
	const on = (all, a, b) => [...document.querySelectorAll(all)].filter(el => lies(el.querySelector(a), el.querySelector(b)));
	return on(".foeflag", "use", ".foenum").length + on("#you .crewc", ".cn a", ".chips").length;
})()`

// Neither on the map nor in a crowded crew does a badge cover a word, whatever somebody carries.
func TestBadgesCoverNoWord(t *testing.T) {
	dir := t.TempDir()
	sc := foesOn(t, 4)
	v := sc.View.(*firelands.View)
	own := &v.Players[v.Seat]
	var crew []firelands.SeenCrew
	for _, zone := range [][]firelands.SeenCrew{own.Active, own.Exhausted, own.Rest} {
		crew = append(crew, zone...)
	}
	own.Active, own.Exhausted, own.Rest = nil, nil, nil
	for i := range 8 {
		c := crew[i%len(crew)]
		c.Counters, c.Sent = 1, i%2 == 0
		own.Active = append(own.Active, c)
	}
	write(t, dir, "crowd", sc)
	for _, size := range [][2]int{{1440, 900}, {1280, 720}, {820, 1180}, {390, 844}} {
		ctx := chrome.Test(t, size[0], size[1])
		if err := chromedp.Do(ctx, chromedp.Navigate("file://"+dir+"/crowd.html")); err != nil {
			t.Fatal(err)
		}
		got, err := chromedp.Run(ctx, chromedp.Evaluate[int](lyingOn))
		if err != nil {
			t.Fatal(err)
		}
		if got != 0 {
			t.Errorf("%d wide: %d words lie under a badge", size[0], got)
		}
	}
}

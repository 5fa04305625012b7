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

package screen

import (
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/internal/chrome"
	"waystation/table"
)

func TestMain(m *testing.M) { chrome.Main(m) }

// However long the row is, on a tablet the board begins in the upper half of the page: the row goes past there.
func TestALongRowLeavesTheBoardInSight(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 1, "a long row", "chapter1")
	for range 40 {
		a := m.Asks()[0]
		if a.Prompt.Kind == "act" {
			break
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	sc := scenetest.Of(heredity.Shelf, m, 0, nil)
	v := sc.View.(*heredity.View)
	for len(v.Row) <= oneLine+2 {
		v.Row = append(v.Row, v.Row[len(v.Row)-1])
	}
	dir := t.TempDir()
	scenetest.Write(t, dir, "row", scenetest.Draw(t, Screen{}, sc, "night"), CSS)
	ctx := chrome.Test(t, 820, 1180)
	if err := chromedp.Do(ctx, chromedp.Navigate("file://"+dir+"/row.html")); err != nil {
		t.Fatal(err)
	}
	top, err := chromedp.Run(ctx, chromedp.Evaluate[float64](`document.querySelector(".brd").getBoundingClientRect().top`))
	if err != nil {
		t.Fatal(err)
	}
	if top <= 0 || top > 1180/2 {
		t.Errorf("with %d cards in the row the board begins at %v", len(v.Row), top)
	}
}

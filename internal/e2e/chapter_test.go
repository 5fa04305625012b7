package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

var pictures = flag.String("pictures", "", "a folder for pictures of what is played only to be looked at")

// The introduction and a whole chapter of Heredity, each by the mouse on a wide screen, by the mouse on a phone's, and
// by the keyboard alone. That takes minutes: it is done where somebody wants the pictures, to look at them.
func TestAChapterOfHeredity(t *testing.T) {
	if *pictures == "" {
		t.Skip("it is played where there is a folder for its pictures: go test ./internal/e2e -run AChapter -pictures DIR")
	}
	for mode, match := range map[string]string{"introduction": "introduction-told", "chapter1": "chapter1-pump-found"} {
		for _, way := range []struct {
			name   string
			screen size
			answer func(b *tab, key string) int
		}{{"desk", desk, (*tab).clickTo}, {"phone", phone, (*tab).clickTo}, {"keys", laptop, (*tab).walkTo}} {
			t.Run(mode+" "+way.name, func(t *testing.T) {
				t.Parallel()
				seed, answers := recorded(t, "heredity", match)
				b := open(t).visitor(t, way.screen)
				s := b.inParts(b.solo("heredity", mode, seed))
				most, all := 0, 0
				for i, key := range answers {
					if i%6 == 0 {
						b.picture(fmt.Sprintf("%s-%s-%03d", mode, way.name, i))
					}
					n := way.answer(b, key)
					most, all = max(most, n), all+n
					s = b.next(s)
				}
				b.rest()
				b.picture(fmt.Sprintf("%s-%s-end", mode, way.name))
				if !s.Over {
					t.Errorf("the match is not over: %q", s.Say)
				}
				t.Logf("%d answers by %d presses, at most %d for one", len(answers), all, most)
				b.quiet()
			})
		}
	}
}

// picture is of what the screen shows.
func (b *tab) picture(name string) {
	b.t.Helper()
	shot, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(*pictures, name+".png"), shot, 0o644); err != nil {
		b.t.Fatal(err)
	}
}

// way is how an answer is reached on the screen: its row, or what has to be pressed before that is seen.
type way struct {
	Row    string // selects its row, where that is seen
	Square bool   // its square on the map stands for it alone
	Folded bool   // it is in a part of the question that is folded, whose handle is marked by this test
}

func (b *tab) way(key string) (w way) {
	b.t.Helper()
	q, _ := json.Marshal(choice(key))
	if err := b.try(`(row => {
		if (!row) return {row: ""};
		const piece = '[data-piece="' + row.dataset.piece + '"]', alone = document.querySelectorAll("#ask button" + piece).length === 1;
		for (const el of document.querySelectorAll("[data-handle]")) delete el.dataset.handle;
		const folded = !row.checkVisibility(), handle = row.closest("details:not([open])")?.querySelector("summary");
		if (folded && handle) handle.dataset.handle = "";
		const headed = !!row.closest(".choices:has(> .grp)"); // a press on its square shows the row
		return {row: `+string(q)+`, folded, square: alone && !headed && !!document.querySelector("#map .sq" + piece)};
	})(document.querySelector(`+string(q)+`))`, &w); err != nil {
		b.t.Fatal(err)
	}
	if w.Row == "" {
		b.t.Fatalf("%s is not on offer: %+v", key, b.state())
	}
	return w
}

// clickTo gives an answer with the mouse: on its square where that is seen to stand for it, else on its row, which may
// have to be unfolded. It says how many presses that took.
func (b *tab) clickTo(key string) (presses int) {
	b.t.Helper()
	w := b.way(key)
	if w.Square {
		if at := b.spot(key); at.There {
			b.do(chromedp.MouseClickXY(at.X, at.Y))
			return 1
		}
	}
	if w.Folded {
		b.press(`[data-handle]`)
		presses++
	}
	b.press(w.Row)
	return presses + 1
}

// walkTo gives an answer by the keyboard: with the Tab key to its row, and Enter.
func (b *tab) walkTo(key string) (presses int) {
	b.t.Helper()
	w := b.way(key)
	opened := !w.Folded
	for range 200 {
		at := b.tell(fmt.Sprintf(`(el => el.matches(%q) ? "row" : el.matches("[data-handle]") ? "fold" : "")`+
			`(document.activeElement)`, w.Row))
		if at == "row" {
			b.keys(kb.Enter)
			return presses + 1
		}
		if at == "fold" && !opened {
			b.keys(kb.Enter)
			opened = true
		} else {
			b.keys(kb.Tab)
		}
		presses++
	}
	b.t.Fatalf("the Tab key does not lead to %s; it is at %s", key, b.tell(where))
	return 0
}

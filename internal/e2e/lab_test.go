package e2e

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"waystation/lab"
	"waystation/shelf"
	"waystation/table"
)

// The lab's report is a file that opens anywhere, wide or narrow, by day or by night: nothing is fetched, nothing
// sticks out, and all that is drawn can be read in a table too.
func TestTheLabsReportIsReadOnADeskAndOnAPhone(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"firelands", "posthuman"} {
		g := shelf.Find(name)
		r, err := lab.Run(context.Background(),
			lab.Setting{Box: g.Box, Setup: table.Setup{Seats: 3}, Seed: "page", Games: 60})
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "index.html")
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Page(f, g.Box.Title); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		for _, s := range []size{desk, phone} {
			b := (&house{}).visitor(t, s)
			b.base = "file://"
			for _, theme := range []string{"light", "dark"} {
				b.do(command(emulation.SetEmulatedMedia,
					emulation.SetEmulatedMediaParams{
						Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: theme}},
					}))
				b.goTo(file)
				for what, want := range map[string]string{
					`document.querySelector("h1").innerText`:                                                                                         g.Box.Title,
					`performance.getEntriesByType("resource").length`:                                                                                "0",
					`(document.querySelectorAll("details").forEach(d => d.open = true), document.body.scrollWidth <= innerWidth)`:                    "true",
					`[...document.querySelectorAll("section")].filter(s => s.querySelector("svg") && !s.querySelector("table")).length`:              "0",
					`[...document.querySelectorAll("table")].filter(t => t.tHead.rows[0].cells.length !== t.tBodies[0].rows[0].cells.length).length`: "0",
					`[...document.querySelectorAll("nav a")].filter(a => !document.querySelector(a.getAttribute("href"))).length`:                    "0",
					`document.querySelectorAll("#seats, #kinds, #length, #scores, #ends, #cards, #loss1").length`:                                    "7",
				} {
					if got := b.tell(what); got != want {
						t.Errorf("%s, %d wide, %s: %s is %s, want %s", name, s.width, theme, what, got, want)
					}
				}
			}
			b.quiet()
		}
	}
}

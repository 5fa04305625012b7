package scene_test

import (
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
	"waystation/web/webtest"
)

// crier is a toy of a game that tells of every fate by its last words.
type crier struct{ heard *scene.News }

func (c *crier) Tidings(n *scene.News) *web.Tidings {
	c.heard = n
	if n.Fate < 0 {
		return nil
	}
	return &web.Tidings{
		Title: "Hear, hear.", Why: n.Words[n.Fate], Next: "Go on",
		Columns: []web.TidingsColumn{{Head: "Gone", Glyph: "no", Lines: []web.TidingsLine{{Words: "*All* of it"}}},
			{Head: "Got"}},
	}
}

// fallen is a match in which somebody has just been knocked out, who it is, and how many events they had been told
// before.
func fallen(t *testing.T) (m *table.Match, s table.Seat, before int) {
	t.Helper()
	m = scenetest.Match(t, posthuman.Shelf, 3, "tidings", "standard")
	var told [3]int
	for range 4000 {
		if m.Over() {
			break
		}
		a := m.Asks()[0]
		told[a.Seat] = len(m.Events(a.Seat))
		key := m.Default(a)
		for _, o := range a.Options {
			if strings.HasPrefix(table.Key(m.Verbs(), o.Option), "declare:4") {
				key = table.Key(m.Verbs(), o.Option)
			}
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		for s := range table.Seat(3) {
			for _, e := range m.Events(s)[told[s]:] {
				if w, _ := m.Telling(e, s); w == table.Fate && e.Seat == s && m.Ask(s) != nil {
					return m, s, told[s]
				}
			}
		}
	}
	t.Fatal("nobody ever fell")
	return nil, 0, 0
}

func seen(m *table.Match, s table.Seat, more ...func(*scene.Table)) *scene.Scene {
	return scenetest.Of(posthuman.Shelf, m, s, nil, more...)
}

// A fate since the viewer's last answer lies over their table, with whose it is, its rule, and a name that stays the
// same as long as it is the news.
func TestAFateIsToldOnASheet(t *testing.T) {
	m, s, before := fallen(t)
	since := func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, before, before }
	c := &crier{}
	sc := seen(m, s, since)
	x := sc.Tidings(c)
	if x == nil {
		t.Fatalf("the crier heard %+v and nothing came of it", c.heard)
	}
	if x.Seat.Name != scenetest.People[s] || x.Game != "posthuman" || x.Rule.ID == "" || x.ID == "" {
		t.Errorf("the sheet is %+v", x)
	}
	if again := seen(m, s, since).Tidings(c); again.ID != x.ID {
		t.Errorf("the same news is called %q and %q", x.ID, again.ID)
	}
	if want := len(m.Events(s)) - before; len(c.heard.Told) != want || len(c.heard.Words) != want {
		t.Errorf("%d events and %d sentences are news, want %d", len(c.heard.Told), len(c.heard.Words), want)
	}
	var page strings.Builder
	if err := web.TidingsSheet(x).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	for _, must := range []string{
		`<dialog class="bigsheet" open`, `data-sheet="` + x.ID + `"`, `<h2 id="sheet-h" tabindex="-1">Hear, hear.</h2>`,
		`method="dialog"`, ">Go on<", "All",
	} {
		if !strings.Contains(page.String(), must) {
			t.Errorf("the sheet lacks %q: %s", must, page.String())
		}
	}
	if strings.Contains(page.String(), ">Got<") {
		t.Error("a column without lines is drawn")
	}
	for _, wrong := range webtest.Faults(page.String()) {
		if wrong != "0 h1" && !strings.HasSuffix(wrong, "leads nowhere") { // those are of the page around it
			t.Error(wrong)
		}
	}
}

// Nobody else hears it: not the others, not who watches, not whose seat a bot plays, and not the viewer once they have
// answered.
func TestASheetIsForTheViewerAlone(t *testing.T) {
	m, s, before := fallen(t)
	since := func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, before, before }
	c := &crier{}
	for what, sc := range map[string]*scene.Scene{
		"another": seen(m, (s+1)%3,
			func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, len(m.Events((s+1)%3)), len(m.Events((s+1)%3)) }),
		"who watches":  seen(m, table.Nobody, since),
		"a bot's seat": seen(m, s, since, func(x *scene.Table) { x.Asked = false }),
		"after answers": seen(m, s,
			func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, len(m.Events(s)), len(m.Events(s)) }),
		"after an undo": seen(m, s,
			func(x *scene.Table) { x.Recap, x.Acted, x.Since = true, len(m.Events(s))+9, len(m.Events(s))+9 }),
		"a fresh server": seen(m, s),
	} {
		if x := sc.Tidings(c); x != nil {
			t.Errorf("%s reads %+v", what, x)
		}
	}
	var page strings.Builder
	if err := web.TidingsSheet(nil).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(page.String(), "dialog") || !strings.Contains(page.String(), `data-region="sheet"`) {
		t.Errorf("without news the place of the sheet is %s", page.String())
	}
}

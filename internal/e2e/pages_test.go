package e2e

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"waystation/games/cardfile"
	"waystation/server"
	"waystation/shelf"
)

// errand is the environment by which the test's own binary is told what to do with changed cards.
const errand = "WAYSTATION_TEST_ERRAND"

// errands are other processes of the test's own binary, which plays with other cards.
func errands(what, cards string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), errand+"="+what, cardfile.Env+"="+cards)
	return cmd
}

// runErrand is what the test's own binary does when it is started as one.
func runErrand(what string) {
	if err := server.Do(shelf.All(), nil, what, errands, os.Stdin, os.Stdout); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

// Axe-core finds nothing on the pages that lie around the tables: in both lights, with more contrast, and in the colours
// that a system forces on pages.
func TestAxeFindsNothingAroundTheTable(t *testing.T) {
	t.Parallel()
	post := letters{make(chan string, 1)}
	h := open(t, func(c *server.Config) {
		c.Workshop = &server.Workshop{Start: errands, Games: 30, Steps: 3, Decks: 2}
		c.Limits.HintTime = time.Millisecond
		c.Calls.Client = &http.Client{Transport: post}
	})
	b := h.visitor(t, laptop)
	b.goTo("/about")
	ended := b.tables()
	b.afterwards(ended)
	b.campaigns()
	b.workshop()
	b.learns()
	b.passesOn()
	b.called(post)
	for _, g := range shelf.All() {
		b.goTo("/rules/" + g.Box.Name + "?q=lost")
		b.looked("the rulebook of " + g.Box.Name)
	}
	b.quiet()
}

// post sends a form from the page that is shown, and goes where that leads.
func (b *tab) post(path string, fields ...string) {
	b.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Set(fields[i], fields[i+1])
	}
	var got struct {
		Status int
		URL    string
	}
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](fmt.Sprintf(`(async () => {
		const r = await fetch(%q, {method: "POST", body: new URLSearchParams(%q)});
		return JSON.stringify({status: r.status, url: r.url});
	})()`, path, form.Encode()), chromedp.EvalAwaitPromise))
	if err == nil {
		err = json.Unmarshal([]byte(text), &got)
	}
	if err != nil || got.Status != http.StatusOK {
		b.t.Fatalf("%s with %q: status %d, %v", path, form.Encode(), got.Status, err)
	}
	b.goTo(strings.TrimPrefix(got.URL, b.base))
}

// looked has axe-core look at the page, by all its rules as it stands, and at its contrast in the other light and where
// the system forces its colours.
func (b *tab) looked(what string) {
	b.t.Helper()
	b.reads()
	b.nothingFound(what, true)
	b.wants("forced-colors", "active")
	b.found(what+", in forced colours", contrast)
	b.wants("", "")
}

// wants is what the system says that whoever looks wants; nothing is said by "".
func (b *tab) wants(name, value string) {
	b.t.Helper()
	var all []*emulation.MediaFeature
	if name != "" {
		all = append(all, &emulation.MediaFeature{Name: name, Value: value})
	}
	b.do(command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: all}))
}

// tables looks at the end of a match of each game, played by bots; of the first by somebody who sat at it, whose table it
// returns.
func (b *tab) tables() (mine string) {
	b.t.Helper()
	for _, g := range shelf.All() {
		fields := []string{"players", "2", "seat0", "bot:" + g.Bots[0].Name, "seat1", "bot:" + g.Bots[0].Name,
			"mode", g.Box.ModesFor(2)[len(g.Box.ModesFor(2))-1]}
		if mine == "" {
			fields[3] = "me"
		}
		b.post("/new/"+g.Box.Name, fields...)
		at := b.tell(`location.pathname`)
		if mine == "" {
			mine = at
			b.post(at+"/resign", "sure", "yes")
		}
		b.goTo("/about") // nobody watches, so nobody waits
		over := fmt.Sprintf(`(async () => JSON.stringify((await (await fetch("/api/matches/%s")).json()).over))()`,
			strings.TrimPrefix(at, "/t/"))
		for is := ""; is != "true"; {
			var err error
			if is, err = chromedp.Run(b.ctx, chromedp.Evaluate[string](over, chromedp.EvalAwaitPromise)); err != nil {
				b.t.Fatal(err)
			}
		}
		b.goTo(at)
		b.until(`document.querySelector(".fend")`)
		b.looked("the end of " + g.Box.Name)
	}
	return mine
}

// afterwards looks at what can be done with a match that is over.
func (b *tab) afterwards(at string) {
	b.t.Helper()
	b.post(at + "/analysis")
	b.until(`document.querySelector(".numbers")`) // the page renews itself
	for _, path := range []string{at + "/replay?at=9", at + "/analysis", at + "/seats", "/matches"} {
		b.goTo(path)
		b.looked(path)
	}
	b.goTo(at + "/story")
	b.nothingFound(at+"/story", false) // hundreds of lines that are alike
}

// campaigns looks at the pages of one.
func (b *tab) campaigns() {
	b.t.Helper()
	b.post("/new/heredity", "players", "1", "seat0", "me", "mode", "introduction")
	b.goTo(b.tell(`location.pathname`) + "/seats")
	b.goTo(b.tell(`document.querySelector("main a[href^='/c/']").pathname`))
	b.looked("a campaign")
	b.goTo("/campaigns")
	b.looked("campaigns")
}

// workshop changes a card, wrongly and rightly, and tries it.
func (b *tab) workshop() {
	b.t.Helper()
	cards := shelf.Find("firelands").Cards
	text, err := cards.Text("start.yaml")
	if err != nil {
		b.t.Fatal(err)
	}
	card := cardfile.Cards(text)[0].Text
	b.goTo("/cards/firelands")
	b.looked("the cards of a game")
	b.post("/cards/firelands", "name", "Slow rigs")
	set := b.tell(`location.pathname`)
	b.post(set+"/edit/1/start.yaml", "do", "keep", "text",
		strings.Replace(card, "speed: 4", "speed: 2", 1))
	b.looked("a card that was changed")
	b.goTo(set)
	b.looked("a set of cards")
	b.post(set+"/lab", "games", "10", "players", "2", "bots", "random", "from", "1", "to", "2", "by", "1",
		"number", b.tell(`document.querySelector("[name=number] option:nth-child(2)").value`))
	b.until(`document.querySelector("article.trial")`) // the page renews itself
	b.looked("a set of cards that was tried")
	b.goTo(set + "/table")
	b.looked("a table with changed cards")
}

// learns looks at a guided match.
func (b *tab) learns() {
	b.t.Helper()
	b.post("/learn/firelands")
	b.until(`document.querySelector(".lesson .task")`)
	b.looked("a lesson")
}

// passesOn looks at the curtain between two who sit at one screen.
func (b *tab) passesOn() {
	b.t.Helper()
	b.post("/new/posthuman", "players", "2", "seat0", "me", "seat1", "me", "name0", "Mara", "name1", "Otto",
		"curtain", "falls")
	b.until(`document.querySelector(".curtain")`)
	b.looked("a curtain")
}

// letters takes what is posted on the web and keeps the last of it.
type letters struct{ last chan string }

func (l letters) RoundTrip(r *http.Request) (*http.Response, error) {
	words, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	l.last <- string(words)
	return &http.Response{StatusCode: http.StatusNoContent, Body: http.NoBody, Request: r}, nil
}

// called looks at the settings of somebody who is called elsewhere, and at what the link in a call leads to.
func (b *tab) called(post letters) {
	b.t.Helper()
	b.post("/settings/calls", "kind", "hook", "format", "json", "address", "https://hooks.example.org/mara")
	b.looked("settings, with calls")
	b.moreContrast()
	b.press(`form[action^="/settings/calls/try"] button`)
	link := regexp.MustCompile(`/calls/[\w-]+`).FindString(<-post.last)
	b.goTo(link)
	b.looked("the link in a call")
}

// moreContrast looks at the page as somebody who wants more contrast: no word is paler than the others, in both lights.
func (b *tab) moreContrast() {
	b.t.Helper()
	b.wants("prefers-contrast", "more")
	const pale = `["--chalk-2", "--chalk", "--ink-2", "--ink"]
		.map(name => getComputedStyle(document.documentElement).getPropertyValue(name))`
	var is [4]string
	if err := b.try(pale, &is); err != nil || is[0] != is[1] || is[2] != is[3] || is[0] == is[2] {
		b.t.Errorf("with more contrast what is pale and what is not are drawn by %q, %v", is, err)
	}
	b.found("settings, with more contrast", contrast)
	b.found("settings, with more contrast, in the other light", lookAgain)
	b.wants("", "")
}

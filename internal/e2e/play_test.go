package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/shelf"
)

// From the front page, two presses, and one is asked the first question of a game against bots.
func TestTwoPressesFromTheFrontPage(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.visitor(t, desk)
	for _, g := range shelf.All() {
		b.goTo("/")
		b.press(`a.btn[href="/new/` + g.Box.Name + `?with=bots"]`)
		b.press(`form.setup button.btn.main[type=submit]`)
		s := b.myTurn()
		if !strings.Contains(b.tell(`location.pathname`), "/t/") || len(s.Choices) == 0 {
			t.Errorf("at %s one is asked %+v", b.tell(`location.pathname`), s)
		}
		others := "2"
		if g.Together { // one plays everybody, if nobody says otherwise
			others = "0"
		}
		if n := b.tell(`document.querySelectorAll(".other").length`); n != others {
			t.Errorf("%s: %s opponents, %s are usual", g.Box.Name, n, others)
		}
		if !strings.HasPrefix(b.tell(`document.title`), "● ") {
			t.Errorf("%s: the title does not say whose turn it is: %s", g.Box.Name, b.tell(`document.title`))
		}
	}
	b.quiet()
}

// sitDown makes a table against bots, from the form, in the last of the game's modes, with a seed.
func (b *tab) sitDown(game, players, seed string) state {
	b.t.Helper()
	b.goTo("/new/" + game)
	b.press(`.pick:has([name=players][value="` + players + `"])`)
	b.lastMode(game, players)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("[name=seed]").closest("details").open = true`))
	b.enter("[name=seed]", seed)
	b.press(`form.setup button[type=submit]`)
	return b.myTurn()
}

// A whole match, from the first question to the final count, by pressing what is offered.
func TestAWholeMatch(t *testing.T) {
	for _, screen := range []size{desk, phone} {
		t.Run(fmt.Sprintf("%dx%d", screen.width, screen.height), func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, screen)
			s := b.sitDown("firelands", "3", "the long road")
			rng := rand.New(rand.NewPCG(7, uint64(screen.width)))
			undone, asked, answers, grew := 0, 0, 0, 0
			for ; !s.Over; answers++ {
				if answers > 400 {
					t.Fatalf("400 answers and no end: %+v", s)
				}
				if s.Wide {
					t.Fatalf("the page can be scrolled sideways at %q", s.Say)
				}
				if away := b.tell(convoyAway); away != "" {
					t.Errorf("at %q the map does not show one's own convoy: %s", s.Say, away)
				}
				if s.Why && asked < 2 {
					b.whyNot()
					asked++
				}
				n := b.answer(s, some(rng, s))
				if n.Focus != "ask-say" && n.Focus != "sheet-h" && !n.Over && !n.Missed {
					t.Errorf("after %q was answered the focus is at %q, not at the next question", s.Say, n.Focus)
				}
				if n.Log > s.Log {
					grew++
				}
				if n.Undo && n.Number != s.Number && undone < 3 {
					n = b.takeBack(s, n)
					undone++
				}
				s = n
			}
			t.Logf("%d answers", answers)
			if undone < 3 || asked < 2 || grew < 10 {
				t.Errorf("in a whole match undo was tried %d times, 'Why not?' %d times, and the log grew %d times",
					undone, asked, grew)
			}
			b.reckoning(3)
			b.quiet()
		})
	}
}

// convoyAway says how far one's own convoy lies outside of the part of the map that is shown.
const convoyAway = `(() => {
	const place = document.querySelector(".mapscroll")?.getBoundingClientRect(), own = document.querySelector(".own");
	if (!place || !own) return ""; // the page is just being swapped, or shows the count
	const colour = own.className.match(/red|green|yellow|blue/)[0];
	const r = document.querySelector(".mapscroll use[class~=" + colour + "]")?.getBoundingClientRect();
	if (!r || r.left >= place.left - 1 && r.right <= place.right + 1) return "";
	return [r.left, r.right, "in", place.left, place.right].map(x => Math.round(x) || x).join(" ");
})()`

// some is an answer by somebody who tries things out, drives far and is careful with people: what has been picked of
// several is given as soon as it can be.
func some(rng *rand.Rand, s state) string {
	for _, c := range s.Choices {
		done := strings.HasPrefix(c.Label, "DDone") || strings.HasPrefix(c.Label, "DNone") ||
			strings.HasPrefix(c.Label, "OOffer it")
		if done && (c.Key == "none" || s.picked() != "") {
			return c.Key
		}
	}
	var draw []string
	for i, c := range s.Choices {
		verb, _, _ := strings.Cut(c.Key, ":")
		weight := 20
		switch {
		case c.Chosen:
			weight = 0
		case verb == "drive":
			weight = 10 * (i + 1)
		case verb == "damage" && c.People,
			slices.Contains([]string{"break", "end", "done", "stop", "stay", "lose", "claim"}, verb):
			weight = 1
		}
		for range weight {
			draw = append(draw, c.Key)
		}
	}
	return draw[rng.IntN(len(draw))]
}

// whyNot opens the reasons and closes them.
func (b *tab) whyNot() {
	b.t.Helper()
	b.press(`#ask [data-why]`)
	b.until(`document.activeElement.id === "why"`)
	if n := b.tell(`[...document.querySelectorAll("#why li")].filter(li => li.checkVisibility() && ` +
		`li.querySelector("b").textContent.trim() && li.querySelector("span").textContent.trim() && ` +
		`li.querySelector(".rule-id")).length`); n == "0" {
		b.t.Errorf("'Why not?' gives no reason: %s", b.tell(`document.querySelector("#why").innerText`))
	}
	b.press(`#ask [data-why]`)
	b.until(`!document.querySelector("#why.is-open")`)
}

// takeBack takes the last answer back, finds the old question again, and gives the same answer.
func (b *tab) takeBack(was, now state) state {
	b.t.Helper()
	b.press(`#ask footer [data-shortcut=u]`)
	s := b.awaits("the old question",
		func(s state) bool { return s.Mine && s.Version != now.Version && s.Say == was.Say })
	if len(s.Choices) != len(was.Choices) {
		b.t.Errorf("before the answer there were %d choices, after taking it back %d: %q", len(was.Choices),
			len(s.Choices), s.Say)
	}
	return s
}

// reckoning looks at the final count: it can be seen, and every part adds up to the total, for everybody.
func (b *tab) reckoning(players int) {
	b.t.Helper()
	b.until(`document.querySelector(".ending table, .reckon table")`)
	b.rest()
	var table [][]string
	err := b.try(`[...document.querySelectorAll(".ending table tr, .reckon table tr")].map(tr => [...tr.cells].map(c `+
		`=> c.textContent.trim()))`, &table)
	if err != nil {
		b.t.Fatal(err)
	}
	if top := b.tell(`(r => r.top >= 0 && r.top < innerHeight / ` +
		`2)(document.querySelector("h1").getBoundingClientRect())`); top != "true" {
		b.t.Error("the match is over and how it ended is not on the screen")
	}
	if len(table) < 2 || len(table[0]) != 1+players {
		b.t.Fatalf("the final count: %q", table)
	}
	for seat := 1; seat <= players; seat++ {
		sum, total := 0, -1000
		for _, row := range table[1:] {
			n := 0
			if _, err := fmt.Sscanf(strings.ReplaceAll(row[seat], "−", "-"), "%d", &n); err != nil ||
				strings.Contains(row[0], "not counted") {
				continue // a dash, or a line that is no part of the total
			}
			if strings.HasPrefix(row[0], "Total") {
				total = n
			} else {
				sum += n
			}
		}
		row := fmt.Sprintf(`[...document.querySelectorAll(".fin")].find(li => li.querySelector("b").firstChild.`+
			`textContent.trim() === %q).querySelector("strong").textContent`, table[0][seat])
		said := strings.ReplaceAll(b.tell(row), "−", "-")
		if table[0][0] != "The chart" && said != "out" && said != "turned" && said != fmt.Sprint(total) {
			b.t.Errorf("counted out %s has %d, its row says %s", table[0][seat], total, said)
		}
		if sum != total {
			b.t.Errorf("the parts of %q add up to %d, the total is %d: %q", table[0][seat], sum, total, table)
		}
	}
	if words := b.tell(`document.querySelector(".fhero").innerText`); !strings.Contains(words, "win") &&
		!strings.Contains(words, "share") && !strings.Contains(words, "left") {
		b.t.Errorf("nobody is said to have won: %s", words)
	}
}

// Colours are chosen in the rows of the seats. One colour twice is refused with the form as it was; different ones are
// those of the table.
func TestColoursAreChosenAtTheirSeats(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.goTo("/new/firelands?with=friends")
	b.press(`.pick:has([name=players][value="2"])`)
	b.press(`.swatch:has([name="opt.colour1"][value=blue])`)
	b.press(`.swatch:has([name="opt.colour2"][value=blue])`)
	b.press(`form.setup button[type=submit]`)
	b.until(`document.querySelector(".wrong")?.textContent.startsWith("Option colour2=blue: player 1 has that ` +
		`colour already")`)
	if got := b.tell(`document.querySelector("[name='opt.colour1']:checked").value + " " + ` +
		`document.querySelector("[name=players]:checked").value`); got != "blue 2" {
		t.Errorf("after a mistake the form says %s", got)
	}
	b.press(`.swatch:has([name="opt.colour2"][value=yellow])`)
	b.press(`form.setup button[type=submit]`)
	b.until(`location.pathname.endsWith("/seats")`)
	if got := b.tell(`[...new Set([...document.querySelectorAll(".seated use")].map(u => u.getAttribute("class")))]` +
		`.filter(c => c).sort().join(" ")`); got != "blue yellow" {
		t.Errorf("the seats are %s", got)
	}
	b.press(`main form[action*="/begin"] button`)
	b.until(`document.querySelector("main a.btn.main")`)
	b.press(`main a.btn.main`)
	b.until(`document.querySelector(".own")`)
	if got := b.tell(`document.querySelector(".own").className`); !strings.Contains(got, "blue") {
		t.Errorf("at the table one's own panel is %s", got)
	}
}

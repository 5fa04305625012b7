package e2e

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"waystation/server"
	"waystation/shelf"
)

// lookedAt is on which screen each game is looked at when it is over.
var lookedAt = map[string]size{"firelands": desk, "posthuman": phone, "heredity": phone}

// watched is a match that three bots have played to the end, before somebody who has set their table.
func (b *tab) watched(game string) {
	b.t.Helper()
	b.goTo("/new/" + game)
	b.press(`.pick:has([name=players][value="3"])`)
	b.lastMode(game, "3")
	for i := range 3 {
		b.choose(fmt.Sprintf("[name=seat%d]", i), "Bot: Easy")
	}
	b.press(`form.setup button[type=submit]`)
	for s := b.state(); !s.Over; { // as long as they go on
		s = b.awaits("another answer", func(n state) bool { return n.Over || n.Version != s.Version })
	}
	b.until(`document.querySelector(".fend")`)
}

// lastMode chooses the last of the modes that so many can play, the shortest of them.
func (b *tab) lastMode(game, players string) {
	b.t.Helper()
	n, err := strconv.Atoi(players)
	if err != nil {
		b.t.Fatal(err)
	}
	if modes := shelf.Find(game).Box.ModesFor(n); len(modes) > 1 {
		b.tell(`document.querySelector(".pick [name=mode][value='` + modes[len(modes)-1] + `']").checked = true`)
	}
}

// stood is what the table shows besides the question.
func (b *tab) stood() string {
	b.t.Helper()
	b.rest()
	return b.tell(`[...document.querySelectorAll("[data-region]:not([data-region=ask])")].map(e => ` +
		`e.textContent.replace(/\s+/g, " ")).join("\n")`)
}

// reached waits until the replay stands before an answer.
func (b *tab) reached(at int) {
	b.t.Helper()
	b.until(fmt.Sprintf(`document.querySelector(".walk output")?.textContent.startsWith("%d of ") && new `+
		`URLSearchParams(location.search).get("at") === "%d"`, at, at))
}

// number is a whole number on the page.
func (b *tab) number(expr string) (n int) {
	b.t.Helper()
	if err := b.try(`+(`+expr+`)`, &n); err != nil {
		b.t.Fatalf("%s: %v", expr, err)
	}
	return n
}

// stepsLie is where on the screen the steps of a replay lie.
const stepsLie = `[...document.querySelectorAll(".walk .steps > :not(output)")].map(e => {
	const r = e.getBoundingClientRect();
	return Math.round(r.left) + "," + Math.round(r.top);
}).join(" ")`

// coveredStep makes the question of a replay longer line by line, and says what comes to lie over the last step, if
// anything does.
const coveredStep = `(() => {
	const question = document.querySelector("#ask h1"), step = document.querySelector("#walk-last");
	for (let lines = 1; lines < 40; lines++) {
		question.append(document.createElement("br"), "and more");
		dispatchEvent(new Event("resize"));
		const r = step.getBoundingClientRect();
		const over = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
		if (!step.contains(over)) return lines + " lines more: " + over?.outerHTML.slice(0, 100);
	}
	return "";
})()`

// A match that is over is walked through with the slider, step by step and by keys, and seen by anybody's eyes.
func TestAMatchIsWalkedThrough(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, lookedAt[g.Box.Name])
			b.watched(g.Box.Name)
			at := b.tell(`location.pathname`)
			b.press(`.top a[href$="/replay"]`)
			b.until(`document.querySelector(".walk")`)
			of := b.number(`document.querySelector("#walk-at").max`)
			if words := b.tell(`document.querySelector(".walk output").textContent`); of < 50 ||
				words != fmt.Sprintf("0 of %d", of) {
				t.Fatalf("the replay begins at %s", words)
			}
			start := b.stood()
			steps := b.tell(stepsLie) // whatever is asked before an answer, they lie there
			stays := func() {
				t.Helper()
				if now := b.tell(stepsLie); now != steps {
					t.Errorf("at %s the steps lie at %s, and lay at %s", b.tell(`location.search`), now, steps)
				}
			}

			// where a slider is pressed, there it goes
			b.pressUntil("#walk-at", `!document.querySelector(".walk output").textContent.startsWith("0 of")`)
			mid := b.number(`document.querySelector("#walk-at").value`)
			b.reached(mid)
			if mid < of/3 || mid > of*2/3 {
				t.Errorf("pressed in its middle, the slider goes to %d of %d", mid, of)
			}
			if b.stood() == start {
				t.Error("the slider has moved and the table has not")
			}
			if b.number(`document.querySelectorAll("#ask .choices button, #answer").length`) > 0 ||
				b.number(`document.querySelectorAll("#ask .choices .is-chosen").length + `+
					`!document.querySelector("#ask .choices")`) == 0 {
				t.Errorf("the question of then can be answered, or does not say what was: %s",
					b.tell(`document.querySelector("#ask").innerText`))
			}
			if b.state().Wide {
				t.Error("the page can be scrolled sideways")
			}
			then := b.stood()

			b.keys(kb.ArrowRight)
			b.reached(mid + 1)
			if got := b.state().Focus; got != "walk-at" {
				t.Errorf("the slider has lost the focus to %q", got)
			}
			b.keys(kb.ArrowRight)
			b.reached(mid + 2)
			b.press("#walk-on")
			b.reached(mid + 3)
			for i := range 3 {
				stays()
				b.press("#walk-back")
				b.reached(mid + 2 - i)
			}
			stays()
			if b.stood() != then {
				t.Error("there and back again the table stands otherwise")
			}
			b.press("#walk-last")
			b.reached(of)
			b.until(`document.querySelector("#reckoning")`)
			b.press("#walk-first")
			b.reached(0)
			if b.stood() != start {
				t.Error("back at the start the table stands otherwise")
			}

			b.pressUntil("#walk-at",
				fmt.Sprintf(`document.querySelector(".walk output").textContent.startsWith("%d of")`, mid))
			b.reached(mid)
			for seat := range 3 {
				name := b.tell(fmt.Sprintf(`document.querySelector("#walk-eyes [value='%d']").text`, seat))
				b.choose("#walk-eyes", name)
				b.until(fmt.Sprintf(`new URLSearchParams(location.search).get("seat") === "%d"`, seat))
				b.until(fmt.Sprintf(`document.querySelector("#walk-eyes option[selected]")?.value === "%d"`, seat))
			}
			mine := b.stood()
			b.do(chromedp.Reload())
			b.until(`document.readyState === "complete" && document.querySelector(".walk")`)
			b.reached(mid)
			if b.stood() != mine {
				t.Error("loaded anew the table stands otherwise")
			}
			if over := b.tell(coveredStep); over != "" {
				t.Errorf("over the last step lies something after %s", over)
			}
			b.press(`.walk .eyes a.btn`)
			b.until(`location.pathname === "` + at + `" && document.querySelector(".fend")`)
			b.quiet()
		})
	}
}

// The analysis of a match tells everybody's chances and where they turned; each turning point leads to the replay,
// which says there what the bot would have done, and from one to the next.
func TestAMatchIsLookedBackAt(t *testing.T) {
	for _, g := range shelf.All() {
		if g.Adviser() == nil {
			continue
		}
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			b := open(t, func(c *server.Config) { c.Limits.HintTime = 5 * time.Millisecond }).
				visitor(t, lookedAt[g.Box.Name])
			b.watched(g.Box.Name)
			b.press(`#ask a[href$="/analysis"]`)
			b.press(`form[action$="/analysis"] button`)
			b.until(`document.querySelector(".progress progress") || document.querySelector(".numbers")`)
			b.until(`document.querySelector(".numbers")`) // the page renews itself
			if b.tell(`!!document.querySelector('.progress, .wrong, form[action$="/analysis"]')`) == "true" {
				t.Errorf("it is done, and says %s", b.tell(`document.querySelector("main").innerText`))
			}
			if b.state().Wide {
				t.Error("the page can be scrolled sideways")
			}
			points := b.number(`document.querySelectorAll(".numbers tbody tr").length`)
			turns := b.number(`document.querySelectorAll(".turns li").length`)
			if points < 20 || turns < 2 {
				t.Fatalf("%d answers were looked at, and the match turned at %d of them", points, turns)
			}
			const seen = `.filter(x => x.checkVisibility())`
			for _, look := range []struct{ what, want string }{
				{`[...document.querySelectorAll(".plot > svg")]` + seen + `.length`, "1"},
				{`[...document.querySelectorAll(".plot > svg")]` + seen + `.map(s => s.getBoundingClientRect())
					.every(r => r.width > 280 && r.left >= 0 && r.right <= innerWidth)`, "true"},
				{`[...document.querySelectorAll(".plot .run:not(.edge)")]` + seen + `
					.filter(p => p.getTotalLength() > 200).length`, "3"},
				{`[...document.querySelectorAll(".plot text")]` + seen + `
					.some(p => p.getBoundingClientRect().height < 10)`, "false"},
				{`(k => k.some((a, i) => i && Math.hypot(a.x - k[i - 1].x, a.y - k[i - 1].y) < a.width))(
					[...document.querySelectorAll(".plot .knob")]` + seen + `.map(p => p.getBoundingClientRect()))`, "false"},
				{`[...document.querySelectorAll(".plot .knob")]` + seen + `.length`, fmt.Sprint(turns)},
				{`[...document.querySelectorAll(".numbers tbody tr")].map(r => [...r.querySelectorAll(".n")])
					.filter(n => Math.abs(n.reduce((n, c) => n + +c.textContent, 0) - 100) > 2).length`, "0"},
				{`[...document.querySelectorAll(".turns li")].map(l => l.innerText.replace(/\s+/g, " "))
					.filter(t => !/The bot would (have done the same|rather: .+)\./.test(t)).length`, "0"},
			} {
				if got := b.tell(look.what); got != look.want {
					t.Errorf("%s is %s, want %s", look.what, got, look.want)
				}
			}
			b.press(`.numbers summary`)
			b.until(`document.querySelector(".numbers table").checkVisibility()`)

			analysis := b.tell(`location.pathname`)
			at := b.number(`document.querySelector(".turns li:nth-child(2) .btn").href.match(/at=(\d+)/)[1]`)
			b.press(`.turns li:nth-child(2) .btn`)
			b.until(`document.querySelector("#turn-2[aria-current]")`)
			b.tells(at)
			b.press("#turn-1")
			b.until(`document.querySelector("#turn-1[aria-current]") && document.activeElement.id === "turn-1"`)
			b.tells(b.number(`document.querySelector("#turn-1").href.match(/at=(\d+)/)[1]`))
			b.press(`.walk .turned .btn`)
			b.until(`location.pathname === "` + analysis + `" && document.querySelector(".numbers")`)
			b.press(map[size]string{desk: ".inwide", phone: ".inslim"}[lookedAt[g.Box.Name]] +
				` a:nth-of-type(2) .knobn`)
			b.until(`document.querySelector("#turn-2[aria-current]")`)
			b.tells(at)
			b.quiet()
		})
	}
}

// tells looks at the replay of an answer that was analysed: it shows what the bot would have done, and how likely
// everybody was to win.
func (b *tab) tells(at int) {
	b.t.Helper()
	b.until(fmt.Sprintf(`document.querySelector(".walk output")?.textContent.startsWith("%d of ")`, at))
	b.until(`document.querySelector(".advice .best b")?.textContent.trim()`)
	if n := b.number(`document.querySelectorAll(".advice .chances span").length`); n != 3 {
		b.t.Errorf("the chances of %d seats are told", n)
	}
	b.apart()
}

// apart looks whether the parts of the question lie one under the other. The steps of a replay come first; on a phone
// they stay at its foot, and what is above them scrolls.
func (b *tab) apart() {
	b.t.Helper()
	if got :=
		b.tell(
			`(parts => parts.map(a => [a.className || a.tagName, a.getBoundingClientRect()])
				.filter(([_, r], i, all) => i && r.top < all[i - 1][1].bottom - 1).map(([name]) => name))(
				[".walk", "h1", ".advice", ".choices", ".first", ".not", "footer"]
					.filter(s => ![".walk", "footer"].includes(s) || innerWidth > 700)
					.map(s => document.querySelector("#ask " + s)).filter(e => e?.checkVisibility()))`); got != "[]" {
		b.t.Errorf("at %q these parts lie over what is above them: %s",
			b.tell(`document.querySelector("#ask-say").textContent`), got)
	}
}

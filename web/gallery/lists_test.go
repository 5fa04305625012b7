package gallery

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/web"
)

// cut is how many lines of the recap are cut through by the lower edge of its list.
const cut = `(() => {
	const list = document.querySelector(".recap ol"), lines = [];
	const edge = Math.min(list.getBoundingClientRect().bottom, document.querySelector(".recap").getBoundingClientRect().bottom);
	for (const walk = document.createTreeWalker(list, NodeFilter.SHOW_TEXT); walk.nextNode();) {
		const text = document.createRange();
		text.selectNodeContents(walk.currentNode);
		lines.push(...text.getClientRects());
	}
	return lines.filter(r => r.top < edge - 1 && r.bottom > edge + 1).length;
})()`

// A recap that does not fit ends with a whole line, and says how many lines lie below.
func TestARecapEndsWithAWholeLine(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	for n := 2; n <= 8; n++ {
		d.change(func() {
			d.ask.Recap = &web.Recap{Told: 3 * n}
			for i := range n {
				d.ask.Recap.Lines = append(d.ask.Recap.Lines, web.RecapLine{
					Letter: string(rune('A' + i)), Seat: yellow, Words: "*Otto* drives from 103 to 111, 4 spaces.", Mine: i == 0,
					More: []string{"*Otto* stops at the Waypoint on 111.", "*Otto* gains 1 {ammo}."}[:n%3],
				})
			}
		})
		h.sees(`document.querySelectorAll(".recap li").length`, fmt.Sprint(n))
		h.sees(cut, "0")
	}
	h.sees(`/^\d more below$/.test(document.querySelector(".recap [data-below]").textContent)`, "true")
	for range 8 {
		h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".recap ol").scrollTo({top: 1e4, behavior: "instant"})`))
	}
	h.sees(`/^\d above$/.test(document.querySelector(".recap [data-below]").textContent)`, "true")
}

// A list that begins where the narrator points says what lies above.
func TestAListSaysWhatLiesAbove(t *testing.T) {
	d := newDesk()
	d.ask = many()
	d.ask.Lesson = &web.Lesson{Narrator: "Wren", Task: "Drive to *204*.", Suggests: "to:204", Steps: 3}
	for range 9 {
		d.ask.Lesson.Say = append(d.ask.Lesson.Say, "It is far, and the road is bad, and nobody has been there since the spring.")
	}
	h := sit(t, d)
	h.sees(`document.querySelector(".choices").scrollTop > 0`, "true")
	h.sees(`/\d above$/.test(document.querySelector(".answer [data-below]").textContent)`, "true")
	h.do(chromedp.Evaluate[chromedp.Void](`document.cookie = "prefs=motion-off; path=/"`),
		chromedp.Evaluate[chromedp.Void](`document.querySelector(".answer [data-below]").click()`))
	h.sees(`document.querySelector(".choices").scrollTop`, "0")
}

// On a phone three or four choices can be seen at once, two by two; more of them lie in rows, none beyond the edge, and how
// many are out of sight is said, also after the question was folded and unfolded.
func TestFewChoicesAreSeenAtOnceOnAPhone(t *testing.T) {
	const (
		outside = `[...document.querySelectorAll("#ask .choices li")].filter(li =>
			li.getBoundingClientRect().right > innerWidth + 1 || li.getBoundingClientRect().width < 150).length`
		rows = `new Set([...document.querySelectorAll("#ask .choices li")].map(li => li.getBoundingClientRect().top)).size`
		fold = `document.querySelector(".ask > details > summary").click()`
		said = `document.querySelector("#ask footer [data-below]").textContent`
	)
	d := newDesk()
	choices := func(n int) {
		d.ask.Number++
		d.ask.Choices = nil
		for i := range n {
			d.ask.Choices = append(d.ask.Choices, web.Choice{Key: fmt.Sprint("way:", i), Label: fmt.Sprint("Way ", i), Sub: "down the road"})
		}
	}
	choices(4)
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844), chromedp.Reload())
	for _, n := range []int{4, 3} {
		d.change(func() { choices(n) })
		h.sees(`document.querySelectorAll("#ask .choices li").length`, strconv.Itoa(n))
		h.sees(outside+" + ' ' + "+rows, "0 2")
		h.sees(said, "")
	}
	d.change(func() { choices(16) })
	h.sees(`document.querySelectorAll("#ask .choices li").length`, "16")
	h.sees(`[...document.querySelectorAll("#ask .choices li")].every(li => li.getBoundingClientRect().right < innerWidth + 1)`,
		"true")
	below := `/^\d+ more below$/.test(` + said + `)`
	h.sees(below, "true")
	h.do(chromedp.Evaluate[chromedp.Void](fold))
	h.sees(`document.querySelector(".ask > details").open`, "false")
	h.do(chromedp.Evaluate[chromedp.Void](`scrollTo({top: scrollY + 200, behavior: "instant"})`))
	h.sees(`document.querySelector("#ask footer [data-below]").hidden`, "true")
	h.do(chromedp.Evaluate[chromedp.Void](fold))
	h.sees(`document.querySelector("#ask footer [data-below]").hidden`, "false")
	h.sees(below, "true")
}

// A page that is read, and does not end in sight, says so at the foot of what is seen of it: over the panel on a phone. A
// press on that goes on, and at its end nothing is said any more.
func TestAPageThatGoesOnSaysSo(t *testing.T) {
	h := sit(t, newDesk())
	const words = `document.querySelector("[data-goes-on]")`
	for _, size := range [][2]int64{{390, 844}, {1440, 900}} {
		h.do(chromedp.EmulateViewport(size[0], size[1]), chromedp.Reload())
		h.sees(`!!document.querySelector("#ask")`, "true")
		h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("main").insertAdjacentHTML("beforebegin",
			"<article><p>What is told</p><p data-goes-on hidden>more</p></article>"),
			` + words + `.previousElementSibling.style.height = "1200px", ` + words + `.style.position = "sticky",
			scrollTo({ top: 0, behavior: "instant" }), dispatchEvent(new Event("resize"))`))
		h.sees(words+`.hidden`, "false")
		h.sees(`(() => {
			const ask = document.querySelector("#ask"), over = getComputedStyle(ask).position === "fixed";
			const foot = over ? ask.getBoundingClientRect().top : innerHeight;
			return Math.abs(`+words+`.getBoundingClientRect().bottom - foot) < 2;
		})()`, "true")
		h.do(chromedp.Evaluate[chromedp.Void](words + `.click()`))
		h.sees(`scrollY > 100`, "true")
		h.do(chromedp.Evaluate[chromedp.Void](`scrollTo({ top: 1300, behavior: "instant" })`))
		h.sees(words+`.hidden`, "true")
	}
}

// A card that is held up beside what it is of covers neither that nor the rows of the question.
func TestACardHeldUpCoversNoRow(t *testing.T) {
	h := sit(t, newDesk())
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("main").insertAdjacentHTML("afterbegin",
		'<p id="held-of" data-card="/rules/firelands/cards/welder"></p>'), document.querySelector("#held-of").style.cssText =
		"position: fixed; z-index: 7; width: 150px; height: 200px; top: 430px"`))
	for left := 20; left <= 1440-150; left += 90 {
		h.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector("#held-of").style.left = "%dpx"`, left)))
		h.do(chromedp.MouseEvent(chromedp.MouseMoved, 5, 5))
		h.sees(`document.querySelector("#held").hidden`, "true")
		h.do(chromedp.MouseEvent(chromedp.MouseMoved, float64(left+75), 500))
		h.sees(`document.querySelector("#held").hidden`, "false")
		if got := h.js(`["#held-of", ".ask"].filter(of => {
			const a = document.querySelector(of).getBoundingClientRect(), h = document.querySelector("#held").getBoundingClientRect();
			return h.left < a.right && h.right > a.left && h.top < a.bottom && h.bottom > a.top;
		})`); got != "" && left < 960 {
			t.Errorf("held up beside what lies %d from the left, the card covers %s", left, got)
		}
	}
}

// What can be chosen comes first: where it does not fit, first help folds and the log gives way; how many choices lie below is
// said also when something else takes their place. What a hint advises is brought into sight.
func TestWhatCanBeChosenComesFirst(t *testing.T) {
	const (
		help  = `document.querySelector("[data-hint] > details").open`
		short = `document.querySelector(".rail").classList.contains("is-short")`
		tight = `document.querySelector(".rail").classList.contains("is-tight")`
		said  = `document.querySelector("[data-below]").textContent`
		seen  = `(() => {
			const row = document.querySelector('#ask [data-key="more:19"]').getBoundingClientRect();
			const list = document.querySelector("#ask .choices").getBoundingClientRect();
			return row.top > list.top - 2 && row.bottom < list.bottom + 2;
		})()`
	)
	d := newDesk()
	h := sit(t, d)
	change := func(what func()) {
		d.change(what)
		h.sees(`document.querySelector("[data-version]").dataset.version`, strconv.Itoa(d.version))
	}
	h.sees(short+" + ' ' + "+help, "false true")
	h.sees(said, "")
	change(func() {
		for i := range 6 {
			d.ask.Choices = append(d.ask.Choices, web.Choice{Key: fmt.Sprint("many:", i), Label: fmt.Sprint("Many ", i)})
		}
		for i := range 20 {
			d.ask.Denied = append(d.ask.Denied, web.Denied{Label: fmt.Sprint("Another ", i), Reason: "Movement only"})
		}
	})
	h.sees(said, "")
	for n := 0; n < 12 && h.js(short) == "false"; n++ { // the log gives way before the rows stand closer
		change(func() {
			d.ask.Choices = append(d.ask.Choices, web.Choice{Key: fmt.Sprint("next:", n), Label: fmt.Sprint("Next ", n)})
		})
	}
	h.sees(short+" + ' ' + "+tight, "true false")
	h.do(chromedp.Click(chromedp.CSS("[data-why]")))
	h.sees(said+".length > 0", "true")

	change(func() {
		d.ask.Number++
		for i := range 20 {
			d.ask.Choices = append(d.ask.Choices, web.Choice{Key: fmt.Sprint("more:", i), Label: fmt.Sprint("More ", i)})
		}
	})
	h.sees(short+" + ' ' + "+help+" + ' ' + "+tight, "true false true")
	h.sees(`getComputedStyle(document.querySelector(".hints")).display`, "none")

	h.sees(seen, "false")
	d.change(func() {
		d.ask.Advice = &web.Advice{Lines: []web.Advised{{Label: "More 19", Key: "more:19", Share: 60}}, Tried: 100}
	})
	h.sees(seen, "true")
}

// On a phone a hint stays in sight, wherever the row lies that it names.
func TestAHintIsInSightOnAPhone(t *testing.T) {
	d := newDesk()
	d.ask = many()
	for i := range d.ask.Choices {
		d.ask.Choices[i].Sub = "Its road is long and bad, and whoever takes it is seen from the ridge before noon."
	}
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844), chromedp.Reload())
	for _, last := range []bool{false, true, false} {
		d.change(func() {
			c := d.ask.Choices[0]
			if last {
				c = d.ask.Choices[len(d.ask.Choices)-1]
			}
			d.ask.Advice = &web.Advice{Lines: []web.Advised{{Label: c.Label, Key: c.Key, Share: 60}}, Tried: 100}
		})
		h.sees(`document.querySelector("[data-version]").dataset.version`, strconv.Itoa(d.version))
		h.sees(`(([hint, ask]) => hint.height > 0 && hint.top >= ask.top && hint.bottom <= ask.bottom)(`+
			`[".advice", ".ask"].map(of => document.querySelector(of).getBoundingClientRect()))`, "true")
	}
}

// Where the choices of a question leave what has happened no room, that folds to the first line of what others did, and
// stands open again at the next question. What can be read whole stays open.
func TestWhatHasHappenedFoldsForTheChoices(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(1440, 900), chromedp.Reload())
	asks := func(choices int, known string, told ...string) {
		d.change(func() {
			a := yourTurn()
			a.Number, a.Known, a.Choices, a.Recap = d.ask.Number+1, known, nil, &web.Recap{Told: len(told)}
			for i := range choices {
				a.Choices = append(a.Choices, web.Choice{Key: fmt.Sprint("go:", i), Label: fmt.Sprint("Go there ", i), Sub: "2 points"})
			}
			for i, words := range told {
				words, led, _ := strings.Cut(words, ", then ")
				a.Recap.Lines = append(a.Recap.Lines, web.RecapLine{Seat: green, Words: words, Led: led, Mine: i == 0})
			}
			d.ask = a
		})
		h.sees(`document.querySelector("[data-version]").dataset.version`, strconv.Itoa(d.version))
	}
	const open = `document.querySelector(".recap > details").open`
	story := []string{
		"*You* unpack 2 food", "*Ines* drives on, then *Ines* stands at gate 4", "It rains", "*Otto* fires", "The gate shuts", "Night",
	}
	asks(3, "", story...)
	h.sees(open, "true")
	asks(40, "", story...)
	h.sees(open, "false")
	h.sees(`document.querySelector(".recap .first-news").textContent`, "Ines stands at gate 4")
	h.sees(`(([recap, line]) => recap.bottom - line.bottom < 8)(`+ // and takes no more room than that
		`[".recap", ".recap summary"].map(of => document.querySelector(of).getBoundingClientRect()))`, "true")
	asks(40, "", "It rains")
	h.sees(open, "true")
	asks(40, "", story...)
	h.sees(open, "false")
	asks(3, "", story...)
	h.sees(open, "true")
	asks(3, strings.Repeat("A sentence that must be read. ", 40), story...)
	h.sees(open, "false")
}

// What is asked ends on the screen, however much stands round it: the foot and all that can be chosen are seen.
func TestAQuestionEndsOnTheScreen(t *testing.T) {
	const ends = `(() => {
		const foot = document.querySelector(".ask footer").getBoundingClientRect();
		const rows = [...document.querySelectorAll(".ask .choices li")].map(li => li.getBoundingClientRect());
		return foot.bottom <= innerHeight && rows.length > 0 && rows.every(r => r.top > 0 && r.bottom <= foot.top + 1);
	})()`
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(1440, 900), chromedp.Reload())
	asks := func(what string, of func(*web.Ask)) {
		t.Helper()
		d.change(func() {
			a := yourTurn()
			a.Number, a.Say = d.ask.Number+1, "Fight them, or slip away?"
			a.Choices = []web.Choice{{Key: "fight", Label: "Stand and fight", Sub: strings.Repeat("a win brings 2 XP; ", 8)},
				{Key: "evade", Label: "Try to evade", Sub: strings.Repeat("else one die less; ", 8)}}
			a.Lesson = &web.Lesson{Narrator: "Lew", Task: "Stand and fight.", Say: []string{strings.Repeat("Each row says it. ", 16)}}
			of(&a)
			d.ask = a
		})
		h.sees(`document.querySelector("[data-version]").dataset.version`, strconv.Itoa(d.version))
		if h.js(ends) != "true" {
			t.Errorf("with %s the question does not end on the screen", what)
		}
	}
	asks("long words, and what can't be done", func(a *web.Ask) {
		a.Known = strings.Repeat("Five melee dice, health two, can't shoot. ", 9)
		a.Denied = nil
		for i := range 8 {
			a.Denied = append(a.Denied, web.Denied{Label: fmt.Sprint("A card ", i), Reason: "it would change nothing"})
		}
	})
	asks("a report, and much to do first", func(a *web.Ask) {
		a.Outcome = &web.Outcome{Words: "Mara has won the fight."}
		for i := range 9 {
			a.Outcome.Lines = append(a.Outcome.Lines, "Mara rolls two attacks; the guest rolls nothing but misses.")
			a.Free = append(a.Free, web.Choice{Key: fmt.Sprint("play:", i), Label: fmt.Sprint("Play a card of the hand, ", i)})
		}
	})
}

// On a phone two choices share a line, but not where much follows from one: in half the width it would end out of sight.
func TestALongRowHasThePhonesWidth(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844), chromedp.Reload())
	for _, x := range []struct{ sub, wide string }{{"a win brings 2 XP", "false"}, {strings.Repeat("a win brings 2 XP; ", 8), "true"}} {
		d.change(func() {
			a := yourTurn()
			a.Number, a.Choices = d.ask.Number+1, []web.Choice{{Key: "fight", Label: "Fight", Sub: x.sub}, {Key: "evade", Label: "Evade"}}
			d.ask = a
		})
		h.sees(`document.querySelector("[data-version]").dataset.version`, strconv.Itoa(d.version))
		h.sees(`[...document.querySelectorAll(".ask .choices li")].every(li => li.offsetWidth > 370)`, x.wide)
	}
}

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// recorded is a match that was recorded: its seed, and its answers by key.
func recorded(t *testing.T, game, match string) (seed string, answers []string) {
	t.Helper()
	b, err := os.ReadFile("../../games/" + game + "/testdata/matches/" + match + ".match")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		var e struct {
			Seed, Kind string
			Keys       []string
		}
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		switch {
		case e.Seed != "":
			seed = e.Seed
		case e.Kind == "pass":
			answers = append(answers, "pass")
		case e.Kind == "ask":
			answers = append(answers, strings.Join(e.Keys, "+"))
		}
	}
	return seed, answers
}

// inParts lets each press give its own answer alone, as those of a match that was recorded were given one by one.
func (b *tab) inParts(s state) state {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`document.addEventListener("submit", e => {
		const url = e.submitter?.getAttribute("formaction");
		if (url) e.submitter.setAttribute("formaction", url.replace(/&then=[^&]*/g, ""));
	}, true)`))
	return s
}

// spot is where on the screen the piece of an answer is drawn.
type spot struct {
	X, Y   float64
	There  bool
	Under  bool // something else is drawn over its middle
	Folded bool // its row in the question is folded away
}

// spot brings the square of an answer into view.
func (b *tab) spot(key string) (at spot) {
	b.t.Helper()
	if err := b.try(fmt.Sprintf(`(() => {
		const row = document.querySelector('#ask button[data-key=%[1]q]');
		const el = row?.dataset.piece.startsWith("square:") && document.querySelector(`+
		"`#map .sq[data-piece=\"${row.dataset.piece}\"]`"+`);
		if (!el || row.closest(".choices:has(> .grp)")) return {there: false}; // there a press on it shows the row
		el.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
		const r = el.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
		const top = document.elementFromPoint(x, y)?.closest("[data-piece]")?.dataset.piece; // itself on offer?
		if (top && top !== row.dataset.piece && document.querySelector('#ask button[data-piece="' + top + '"]')) return {there: false};
		return {there: true, x, y, under: !el.contains(document.elementFromPoint(x, y)), folded: !row.checkVisibility()};
	})()`, key), &at); err != nil {
		b.t.Fatal(err)
	}
	return at
}

// materials is whether somebody who points at materials on a square on offer points at the square; "" where none lie.
const materials = `(() => {
	const inside = (x, y, r) => x > r.left && x < r.right && y > r.top && y < r.bottom;
	for (const el of document.querySelectorAll("#map .cubes")) {
		const r = el.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
		const sq = [...document.querySelectorAll("#map .sq.is-offered")].find(s => inside(x, y, s.getBoundingClientRect()));
		const top = document.elementFromPoint(x, y);
		if (!sq || !el.contains(top)) continue;
		top.dispatchEvent(new PointerEvent("pointerover", {bubbles: true, clientX: x, clientY: y}));
		return sq.classList.contains("is-hover") ? "yes" : "no";
	}
	return "";
})()`

// unread is where on the screen a card begins that is to be read, if that is out of sight.
const unread = `(page => {
	const top = page?.getBoundingClientRect().top ?? 0;
	return top < 0 || top > innerHeight / 2 ? Math.round(top) : "";
})(document.querySelector("[data-reads]"))`

// A square on offer is pressed though an icon or somebody stands on it, and though its row is folded away because there
// are many. What is to be read after that begins in view, wherever the page was scrolled to.
func TestSquaresOfHeredityArePressed(t *testing.T) {
	t.Parallel()
	seed, answers := recorded(t, "heredity", "introduction-told")
	b := open(t).visitor(t, desk)
	s := b.inParts(b.solo("heredity", "introduction", seed))
	under, folded, aimed := 0, 0, 0
	for _, key := range answers {
		if out := b.tell(unread); out != "" && out != "<nil>" {
			t.Fatalf("%q can't be read without scrolling: it begins %s below the top of the window", s.Say, out)
		}
		switch b.tell(materials) {
		case "yes":
			aimed++
		case "no":
			t.Fatalf("%q: pointing at materials is not pointing at their square", s.Say)
		}
		at := b.spot(key)
		if !at.There {
			b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`scrollTo(0, document.body.scrollHeight),
				document.querySelector('#ask button[data-key=%q]').click()`, key)))
			s = b.next(s)
			continue
		}
		if at.Under {
			under++
		}
		if at.Folded {
			folded++
		}
		b.do(chromedp.MouseClickXY(at.X, at.Y))
		s = b.next(s)
	}
	if under == 0 || folded == 0 || aimed == 0 {
		t.Errorf("%d squares under something and %d folded away were pressed, %d materials pointed at", under, folded, aimed)
	}
	if !s.Over {
		t.Errorf("the match is not over: %q", s.Say)
	}
	b.quiet()
}

// lies is whether on a phone something of the row of choices lies under "Pass", which stays where it is.
const lies = `(() => {
	const list = document.querySelector(".choices").getBoundingClientRect();
	const pass = document.querySelector(".choices [value=pass]").getBoundingClientRect();
	return pass.width > 0 && list.left < pass.right && pass.left < list.right && list.top < pass.bottom && pass.top < list.bottom;
})()`

// On a phone nothing lies under "Pass": neither the row of choices at rest, nor what is unfolded there, nor the choices of
// somebody who was pressed, which come into sight.
func TestOnAPhoneNothingLiesUnderPass(t *testing.T) {
	t.Parallel()
	seed, answers := recorded(t, "heredity", "introduction-told")
	b := open(t).visitor(t, phone)
	s := b.inParts(b.solo("heredity", "introduction", seed))
	for _, key := range answers {
		if b.tell(`!!document.querySelector(".choices li:has(> [value=pass])")`) == "true" {
			break
		}
		s = b.answer(s, key)
	}
	if b.tell(lies) != "false" {
		t.Error("choices lie under Pass before anything is pressed")
	}
	clear := `(el => {
		const r = el?.getBoundingClientRect();
		return !!r && r.left >= 0 && r.right <= innerWidth + 1 && !` + lies + `;
	})(%s)`
	b.press(`.choices summary`)
	b.until(fmt.Sprintf(clear, `document.querySelector(".choices details[open] button")`))
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".choices details[open]").open = false;
		document.querySelector(".choices").scrollTo({left: 0, behavior: "instant"})`))
	of := b.tell(`(() => {
		const last = [...document.querySelectorAll(".choices button[data-piece]")].map(el => el.dataset.piece).reverse();
		return last.find((p, i) => last.indexOf(p) !== i && document.querySelector('#map [data-piece="' + p + '"]'));
	})()`)
	b.press(`#map [data-piece="` + of + `"]`)
	b.until(fmt.Sprintf(clear, `document.querySelector('.choices button[data-piece="`+of+`"]')`))
	b.quiet()
}

// lost is where whoever acts is drawn on a phone, if that is out of sight; "" where they are seen.
const lost = `(() => {
	const map = document.querySelector(".brd").getBoundingClientRect();
	const r = document.querySelector(".brd [data-centre]").getBoundingClientRect();
	const top = Math.max(map.top, document.querySelector("header.top").getBoundingClientRect().bottom);
	const foot = Math.min(map.bottom, document.querySelector("#ask").getBoundingClientRect().top);
	const seen = r.left >= map.left && r.right <= map.right && r.top >= top && r.bottom <= foot;
	return seen ? "" : JSON.stringify({map, top, foot, r});
})()`

// edge is how far from the edge of the map it shows what it would open on, and x where that lies on the map.
const edge = `const map = document.querySelector(".brd"), el = document.querySelector(".brd [data-centre]");
	if (!el) return "";
	const r = el.getBoundingClientRect(), x = r.left - map.getBoundingClientRect().left + map.scrollLeft;
	const edge = Math.max(0, Math.min(r.width / 2, (map.clientWidth - r.width) / 4));`

// aside moves the map so that what it opened on lies near its left edge, as far as it can be moved, and says where it is
// then.
const aside = `(() => {
	` + edge + `
	map.scrollTo({left: Math.floor(x - edge), behavior: "instant"});
	return map.scrollLeft;
})()`

// seenFrom tells whether a map that was left there shows what it would open on now, and not at its very edge.
const seenFrom = `left => {
	` + edge + `
	return x - left >= edge && x - left + r.width + edge <= map.clientWidth;
}`

// On a phone the map opens at who acts, and from question to question it stays where it was left, where that shows what
// is asked about; also for who has gone down the page to read.
func TestOnAPhoneTheMapShowsWhoActs(t *testing.T) {
	t.Parallel()
	seed, answers := recorded(t, "heredity", "introduction-told")
	b := open(t).visitor(t, size{320, 844}) // on a broader one the whole board is seen
	s := b.inParts(b.solo("heredity", "introduction", seed))
	stayed := 0
	for _, key := range answers[:48] {
		verb, _, _ := strings.Cut(key, ":")
		walks := slices.Contains([]string{"move", "go", "explore", "stop"}, verb)
		if walks {
			if where := b.tell(lost); where != "" {
				t.Fatalf("%q, and who acts is out of sight: %s", s.Say, where)
			}
		}
		left := ""
		if verb == "move" {
			left = b.tell(aside)
		}
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`scrollTo(0, document.body.scrollHeight),
			document.querySelector('#ask button[data-key=%q]').click()`, key)))
		s = b.next(s)
		if left == "" || left == "0" || b.tell(`(`+seenFrom+`)(`+left+`)`) != "true" {
			continue
		}
		if now := b.tell(`document.querySelector(".brd").scrollLeft`); now != left {
			t.Fatalf("%q: the map was left at %s, and is at %s", s.Say, left, now)
		}
		stayed++
	}
	if stayed == 0 {
		t.Error("nobody went on where the map had been moved")
	}
	b.quiet()
}

// strolls is which figures walk though they stand where they did when this was asked last.
const strolls = `(() => {
	const stood = window.stood ?? {}, figures = [...document.querySelectorAll("#map [data-stands]")];
	if (figures.length) window.stood = Object.fromEntries(figures.map(f => [f.dataset.vt, f.dataset.stands]));
	const walk = document.getAnimations().map(a => a.effect.target).filter(f => f.dataset.stands);
	return JSON.stringify(walk.map(f => f.dataset.vt).filter(name => stood[name] === window.stood[name]));
})()`

// Who stands where they stood is not seen to walk, though the board is drawn at another place of the page. A press on a
// square goes through a figure that is still on its way there, though the press ends its way.
func TestWhoWalksOnTheMap(t *testing.T) {
	t.Parallel()
	seed, answers := recorded(t, "heredity", "chapter1-pump-found")
	b := open(t).visitor(t, desk)
	s := b.inParts(b.solo("heredity", "chapter1", seed))
	b.do(chromedp.Evaluate[chromedp.Void](`(animate => {
		Element.prototype.animate = function (steps, timing) { return animate.call(this, steps, {...timing, duration: 1e9}) };
	})(Element.prototype.animate)`))
	stopped := 0
	for _, key := range answers[:30] {
		moves := b.tell(`document.getAnimations().some(a => a.effect.target.closest("#map"))`) == "true"
		if walks := b.tell(strolls); walks != "[]" {
			t.Fatalf("before %q figures walk that stand where they stood: %s", s.Say, walks)
		}
		if at := b.spot(key); moves && at.There && strings.HasPrefix(key, "stop:") {
			b.do(chromedp.MouseClickXY(at.X, at.Y))
			s = b.next(s)
			stopped++
			continue
		}
		b.clickTo(key)
		s = b.next(s)
	}
	if stopped == 0 {
		t.Error("nobody stops where they have just come to")
	}
	b.quiet()
}

// Whoever walks to something does so by one press: of the row that names the place, which a press on the place on the
// board shows. Somebody pressed before it is the one of whom it is shown. Undo takes all of the walk back.
func TestAWalkIsOnePress(t *testing.T) {
	for name, screen := range map[string]size{"desk": {1440, 900}, "phone": {390, 844}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, screen)
			s := b.solo("heredity", "introduction", "one press")
			for !s.passes() { // until the family acts
				s = b.answer(s, s.Choices[0].Key)
			}
			focused := func(piece string) string {
				b.press(`#map [data-piece="` + piece + `"]`)
				b.until(`document.activeElement.dataset.piece === "` + piece + `"`)
				return b.tell(`document.activeElement.dataset.key`)
			}
			for _, who := range []string{"0", "1"} {
				focused("member:" + who)
				if row := focused("square:5"); !strings.HasPrefix(row, "move:"+who) {
					t.Errorf("after a press on member %s the square shows %q", who, row)
				}
			}
			stands := func() string { return b.tell(`document.querySelector('#map .fig[data-vt="m-maeve"]').dataset.stands`) }
			from := stands()
			s = b.answer(s, "move:0:0:1 go:0:5")
			if !s.passes() || stands() != "square:5" {
				t.Fatalf("after one press %q is asked, and Maeve stands on %s", s.Say, stands())
			}
			b.press(`#ask footer [data-shortcut=u]`)
			if s = b.next(s); !s.passes() || stands() != from {
				t.Errorf("after undo %q is asked, and Maeve stands on %s", s.Say, stands())
			}
			b.answer(s, "move:0:1")
			b.press(`#map .sq[data-piece="square:2"]`) // that of a walk is the end of it
			b.until(`document.querySelector('#map .fig[data-vt="m-maeve"]').dataset.stands === "square:2"`)
			if s = b.state(); !s.passes() {
				t.Errorf("after a press on a square %q is asked", s.Say)
			}
			b.quiet()
		})
	}
}

// A press on a field of the board in small brings it into view on a phone, also one that would lie under the question,
// and a frame shows which part of the board that is. It covers nothing of the board.
func TestOnAPhoneTheBoardInSmallLeadsToItsFields(t *testing.T) {
	t.Parallel()
	seed, answers := recorded(t, "heredity", "introduction-told")
	b := open(t).visitor(t, size{390, 844})
	s := b.inParts(b.solo("heredity", "introduction", seed))
	for _, key := range answers {
		if b.number(`document.querySelectorAll(".overview a").length`) >= 4 && strings.HasPrefix(key, "strike") {
			break
		}
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector('#ask button[data-key=%q]').click()`, key)))
		s = b.next(s)
	}
	fields := b.number(`document.querySelectorAll(".overview a").length`)
	if fields < 4 {
		t.Fatalf("%d fields in small", fields)
	}
	for i := range fields {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelectorAll(".overview a")[%d]
			.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}))`, i)))
		b.until(fmt.Sprintf(`(() => {
			const link = document.querySelectorAll(".overview a")[%d], el = document.querySelector(link.getAttribute("href"));
			const r = el.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
			const foot = document.querySelector("#ask").getBoundingClientRect().top;
			const view = document.querySelector(".ovview").getBoundingClientRect(), part = link.getBoundingClientRect();
			const framed = part.left + part.width / 2 > view.left && part.left + part.width / 2 < view.right;
			const over = document.querySelector(".overview").getBoundingClientRect().bottom;
			const clear = over <= document.querySelector(".brd").getBoundingClientRect().top;
			return x > 0 && x < innerWidth && y > 46 && y < foot && framed && clear && !location.hash;
		})()`, i))
	}
	b.quiet()
}

// Where a bot has the last word on what all decide, it asks whoever is at the table, and does what they press, or decides
// when it is left to it.
func TestPeopleSayWhatABotDecidesForAll(t *testing.T) {
	t.Parallel()
	for _, screen := range []size{desk, phone} {
		b := open(t).visitor(t, screen)
		b.goTo("/")
		b.post("/new/heredity", "players", "2", "mode", "chapter7", "seat0", "bot:normal", "seat1", "me", "seed", "pots")
		asked, left := 0, 0
		s := b.myTurn()
		for n := 0; n < 12 && (asked == 0 || left == 0) && !s.Over; n++ {
			if b.tell(`/All decide this together; \w+ does as you say/.test(document.querySelector("#ask").innerText)`) != "true" {
				s = b.answer(s, s.Choices[0].Key)
				continue
			}
			if asked == 0 {
				asked++
				s = b.answer(s, s.Choices[0].Key)
				continue
			}
			left++
			b.press(`form[action*="/common"]:has([name=number]) button:not([name=key])`)
			s = b.next(s)
		}
		if asked == 0 || left == 0 {
			t.Errorf("%d wide: asked what a bot decides %d times, and left it to the bot %d times; last %q", screen.width, asked, left, s.Say)
		}
		b.quiet()
	}
}

package e2e

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// alone makes a table of Posthuman for one, in the mode and with the seed given.
func (b *tab) alone(mode, seed string) state {
	b.t.Helper()
	return b.solo("posthuman", mode, seed)
}

// comesTo plays alone, by what is preferred in this order, until an answer that begins so is on offer.
func (b *tab) comesTo(wanted, mode, seed string, words ...string) state {
	b.t.Helper()
	s, rng := b.alone(mode, seed), rand.New(rand.NewPCG(4, 4))
	for n := 0; !s.can(wanted); n++ {
		if s.Over || n > 90 {
			b.t.Fatalf("%q was never on offer", wanted)
		}
		s = b.answer(s, prefers(rng, s, words...))
	}
	return s
}

// solo makes a table for one.
func (b *tab) solo(game, mode, seed string) state {
	b.t.Helper()
	b.goTo("/new/" + game)
	b.press(`.pick:has([name=players][value="1"])`)
	b.press(`.pick:has([name=mode][value="` + mode + `"])`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("[name=seed]").closest("details").open = true`))
	b.enter("[name=seed]", seed)
	b.press(`form.setup button[type=submit]`)
	return b.myTurn()
}

// prefers is the first option on offer whose key begins with one of the words, in their order; else what somebody who
// tries things out does.
func prefers(rng *rand.Rand, s state, words ...string) string {
	for _, w := range words {
		for _, c := range s.Choices {
			if strings.HasPrefix(c.Key, w) && !c.Chosen {
				return c.Key
			}
		}
	}
	return some(rng, s)
}

// seatsInTheBar is how many seats of the order of play are in sight.
const seatsInTheBar = `[...document.querySelectorAll(".top ol.order li")].filter(l => {
	const r = l.getBoundingClientRect();
	return l.checkVisibility() && r.width > 12 && r.left >= 0 && r.right <= innerWidth;
}).length`

// A whole match of Posthuman against a bot, from the choice of a character to the reckoning, by pressing what is
// offered.
func TestAWholeMatchOfPosthuman(t *testing.T) {
	for _, screen := range []size{desk, phone} {
		t.Run(fmt.Sprintf("%dx%d", screen.width, screen.height), func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, screen)
			s := b.sitDown("posthuman", "2", "the long road")
			rng := rand.New(rand.NewPCG(3, uint64(screen.width)))
			undone, asked, answers, fights, ends := 0, 0, 0, 0, 0
			for ; !s.Over; answers++ {
				if answers > 400 {
					t.Fatalf("400 answers and no end: %+v", s)
				}
				if s.Wide {
					t.Fatalf("the page can be scrolled sideways at %q", s.Say)
				}
				if s.Why && asked < 2 {
					b.whyNot()
					asked++
				}
				if answers == 10 && b.tell(seatsInTheBar) != "2" {
					t.Error("the order of play is not in sight")
				}
				if b.tell(`!!document.querySelector(".s-fight .arena")`) == "true" {
					fights++
				}
				if b.tell(`!!document.querySelector("#ask [data-outcome], .bigsheet")`) == "true" { // who falls has a sheet
					ends++
				}
				words := []string{"declare:4", "step", "onward", "engage"}
				if s.can("offer") {
					words = []string{"done"} // nobody haggles for ever
				}
				n := b.answer(s, prefers(rng, s, words...))
				if n.Number != s.Number && n.Focus != "ask-say" && n.Focus != "sheet-h" && !n.Over { // a pick keeps it
					t.Errorf("after %q was answered the focus is at %q, not at the next question", s.Say, n.Focus)
				}
				if n.Undo && n.Number != s.Number && undone < 2 {
					n = b.takeBack(s, n)
					undone++
				}
				s = n
			}
			t.Logf("%d answers, %d of them in fights", answers, fights)
			if undone < 2 || asked < 2 || fights == 0 {
				t.Errorf("in a whole match undo was tried %d times, 'Why not?' %d times, and %d questions were "+
					"put in fights", undone, asked, fights)
			}
			if ends == 0 {
				t.Error("no fight's end was seen beside the question that followed")
			}
			b.reckoning(2)
			b.quiet()
		})
	}
}

// How far the map would have to be moved to have what is centred in its middle, as far as it can be moved, and how far that
// may lie off so that half a tile is seen round it; how large a tile is, where the map is scrolled to, and how far it can be.
const aimOfMap = `(() => {
	const p = document.querySelector(".mapscroll"), a = p.getBoundingClientRect();
	const r = p.querySelector("[data-centre]").getBoundingClientRect();
	const wide = p.scrollWidth - p.clientWidth, high = p.scrollHeight - p.clientHeight, within = (x, most) => Math.max(0, Math.min(x, most));
	return {x: within(p.scrollLeft + r.left + r.width / 2 - a.left - a.width / 2, wide) - p.scrollLeft,
		y: within(p.scrollTop + r.top + r.height / 2 - a.top - a.height / 2, high) - p.scrollTop,
		freeX: Math.max(2, p.clientWidth / 2 - r.width), freeY: Math.max(2, p.clientHeight / 2 - r.height),
		tile: r.width, left: p.scrollLeft, top: p.scrollTop, wide, high};
})()`

type aim struct{ X, Y, FreeX, FreeY, Tile, Left, Top, Wide, High float64 }

func (b *tab) aim() aim {
	b.t.Helper()
	var a aim
	if err := b.try(aimOfMap, &a); err != nil {
		b.t.Fatal(err)
	}
	return a
}

// The map is made larger and smaller, and moved, by the mouse and by keys; it shows the tile where one stands, and each
// size of it begins with that in its middle, also when nothing may move on the screen.
func TestTheMapOfPosthuman(t *testing.T) {
	t.Parallel()
	for _, calm := range []bool{false, true} {
		b := open(t).visitor(t, phone)
		if calm {
			b.do(command(emulation.SetEmulatedMedia,
				emulation.SetEmulatedMediaParams{
					Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
				}))
		}
		s, rng := b.alone("standard", "scout ahead"), rand.New(rand.NewPCG(1, 1))
		for tiles := 0; tiles < 5; s = b.answer(s, prefers(rng, s, "declare:3", "place", "eat:1", "no", "done")) {
			if s.Over {
				t.Fatal("over before the map was laid")
			}
			if err := b.try(`document.querySelectorAll(".mapscroll .tile").length`, &tiles); err != nil {
				t.Fatal(err)
			}
		}
		centred := func(what string) aim {
			t.Helper()
			a := b.aim()
			for end := time.Now().Add(patience); a.X*a.X+a.Y*a.Y > 9 && time.Now().Before(end); a = b.aim() {
				time.Sleep(10 * time.Millisecond)
			}
			if a.X*a.X+a.Y*a.Y > 9 {
				t.Errorf("%s, the tile where one stands lies %.0f, %.0f off the middle (calm: %v)", what,
					a.X, a.Y, calm)
			}
			return a
		}
		seen := func(a aim) bool { return math.Abs(a.X) <= a.FreeX+1 && math.Abs(a.Y) <= a.FreeY+1 }
		usual := b.aim()
		for end := time.Now().Add(patience); !seen(usual) && time.Now().Before(end); usual = b.aim() {
			time.Sleep(10 * time.Millisecond)
		}
		if !seen(usual) {
			t.Errorf("after laying tiles, the tile where one stands is out of sight: %+v (calm: %v)", usual, calm)
		}
		b.press(`.zoom.near summary`)
		b.until(fmt.Sprintf(`document.querySelector(".mapscroll [data-centre]").offsetWidth > %f`, usual.Tile))
		near := centred("closer")
		if near.Wide < 50 || near.High < 20 {
			t.Fatalf("there is nothing to move to: %+v", near)
		}
		// the wheel moves it
		moved := fmt.Sprintf(`document.querySelector(".mapscroll").scrollLeft !== %f`, near.Left)
		for end := time.Now().Add(patience); b.tell(moved) != "true"; time.Sleep(100 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("the wheel does not move the map from %.0f", near.Left)
			}
			// one that comes while the page is being drawn is lost
			b.do(command(input.DispatchMouseEvent,
				input.DispatchMouseEventParams{Type: "mouseWheel", X: 195, Y: 300, DeltaX: 60, DeltaY: 1}))
		}
		// so do the arrow keys
		b.do(focusOn(".mapscroll"))
		at := b.aim().Top
		key := kb.ArrowDown
		if at > near.High/2 {
			key = kb.ArrowUp
		}
		for end := time.Now().Add(patience); b.aim().Top == at; time.Sleep(100 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("the arrow keys do not move the map from %.0f of %.0f", at, near.High)
			}
			b.keys(key) // one that comes while the wheel still turns is lost
		}
		// Enter on the signs changes the size too
		b.do(focusOn(".zoom.far summary"))
		b.keys(kb.Enter)
		b.until(fmt.Sprintf(`document.querySelector(".mapscroll [data-centre]").offsetWidth < %f`, usual.Tile))
		centred("farther")
		b.quiet()
	}
}

// The tile that is to be laid is drawn as large as those that lie there.
func TestTheTileAtHandIsLarge(t *testing.T) {
	t.Parallel()
	for _, screen := range []size{desk, {820, 1180}} {
		b := open(t).visitor(t, screen)
		s, rng := b.alone("standard", "scout ahead"), rand.New(rand.NewPCG(1, 1))
		for n := 0; !s.can("place"); n++ {
			if s.Over || n > 30 {
				t.Fatal("no tile was to be laid")
			}
			s = b.answer(s, prefers(rng, s, "declare:3", "eat:1", "no", "done"))
		}
		wide := func(of string) int { return b.number(`document.querySelector("` + of + `").offsetWidth`) }
		if hand, lies := wide(".athand .next"), wide(".mapscroll .here"); hand < lies || lies < 100 {
			t.Errorf("at %d the tile at hand is %d wide, those that lie there %d", screen.width, hand, lies)
		}
		b.quiet()
	}
}

// rollsAgain plays alone until a die can be rolled again.
func (b *tab) rollsAgain() state {
	b.t.Helper()
	return b.comesTo("reroll", "standard", "dice", "character", "declare:4", "step", "fight", "engage", "onward", "option")
}

// On a phone the panel of the question lies over no die, however much it says.
func TestDiceLieInSightOnAPhone(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.rollsAgain()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#ask-say").textContent = "Much is said. ".repeat(90)`))
	if covered := b.tell(`[...document.querySelectorAll(".whole .dpl")].map(d => Math.ceil(d.getBoundingClientRect().bottom + ` +
		`scrollY - document.querySelector(".ask").getBoundingClientRect().top)).filter(n => n > 0).join()`); covered != "" {
		t.Errorf("the panel lies %s px over dice", covered)
	}
	if n := b.tell(`document.querySelectorAll(".whole .dpl").length`); n == "0" {
		t.Error("no dice lie there")
	}
	b.quiet()
}

// Where as many have been picked as may be, "Done" comes into view: on a phone it lies below all that was picked from.
func TestWhatIsLeftToDoComesIntoView(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, size{phone.width, 480})
	s := b.rollsAgain()
	if len(s.Choices) < 2 {
		t.Fatalf("there is nothing to pick from: %q", s.Say)
	}
	for _, c := range slices.Backward(s.Choices) { // the last press is at the top
		if !strings.HasPrefix(c.Key, "reroll") || b.tell(`document.querySelectorAll("[data-only]").length`) != "0" {
			continue
		}
		was := b.state().picked()
		b.press(fmt.Sprintf("#ask [data-key=%q]", c.Key))
		b.awaits("the die is picked", func(s state) bool { return s.picked() != was })
	}
	if out := b.tell(`(() => {
		const done = document.querySelector("[data-only]").getBoundingClientRect();
		const foot = document.querySelector(".ask footer").getBoundingClientRect();
		return [done.top, Math.min(foot.top, innerHeight) - done.bottom].map(Math.round).filter(n => n < 0).join();
	})()`); out != "" {
		t.Errorf("Done lies %s px out of view", out)
	}
	b.quiet()
}

// On a phone what else can be done opens within the question, which scrolls as one: each of it can be brought wholly
// between head and foot. What came of something shows more than its first line.
func TestAPhoneShowsWhatElseCanBeDoneAndWhatCameOfIt(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	s, rng := b.alone("standard", "folded"), rand.New(rand.NewPCG(7, 1))
	met := map[string]bool{}
	for n := 0; n < 60 && !(met["opened"] && met["outcome"]); n++ {
		seen := b.tell(`(ask => {
			const met = [], said = ask.querySelector(".outcome:has(> dl, > ul)"), fold = ask.querySelector(".first > .seldom");
			if (said) met.push(said.clientHeight < Math.min(said.scrollHeight, 80) ? "cut" : "outcome");
			const others = fold ? [...fold.querySelectorAll("button")] : [];
			if (others.length > 2) {
				fold.open = true;
				const scrolls = el => el.scrollHeight > el.clientHeight + 1 &&
					["auto", "scroll"].includes(getComputedStyle(el).overflowY);
				const hidden = el => {
					el.scrollIntoView({ block: "nearest", behavior: "instant" });
					const r = el.getBoundingClientRect(), of = s => ask.querySelector(s).getBoundingClientRect();
					return r.top < of(".head").bottom - 1 || r.bottom > of("footer").top + 1 || r.left < 0 || r.right > innerWidth;
				};
				met.push([...ask.querySelectorAll("*:not(.outcome)")].some(scrolls) ? "scrolls" :
					others.some(hidden) ? "hidden" : "opened");
				fold.open = false;
			}
			return met.join(" ");
		})(document.querySelector("#ask"))`)
		for _, word := range strings.Fields(seen) {
			met[word] = true
		}
		if met["cut"] || met["scrolls"] || met["hidden"] {
			t.Fatalf("at %q: %s", s.Say, seen)
		}
		if s.Over {
			break
		}
		s = b.answer(s, prefers(rng, s, "declare:4", "fight", "eat:1"))
	}
	if !met["opened"] || !met["outcome"] {
		t.Errorf("met only %v", met)
	}
}

// On a phone dice to come are seen before it is chosen what is done with them.
func TestAPhoneShowsTheDiceToCome(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	s := b.comesTo("fight", "standard", "dice", "character", "declare:4", "step")
	if hidden := b.tell(`[...document.querySelectorAll(".tocome i")].filter(e =>
		e.getBoundingClientRect().bottom > document.querySelector(".ask").getBoundingClientRect().top).length`); hidden != "0" {
		t.Errorf("at %q %s dice are out of sight", s.Say, hidden)
	}
}

// A fight: the dice on the table are pressed to be rolled again.
func TestDiceArePressedToBeRolledAgain(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	s := b.rollsAgain()
	dice := b.tell(`document.querySelectorAll(".dtable [data-piece^='die:']").length`)
	if dice == "0" {
		t.Fatalf("no dice lie on the table: %q", s.Say)
	}
	before := b.tell(`[...document.querySelectorAll("#log li")].filter(l => l.textContent.includes("re-rolls")).length`)
	b.press(`.dtable .is-offered[data-piece^="die:"]`)
	n := b.awaits("the die is picked, or rolled",
		func(n state) bool { return n.Version != s.Version || n.picked() != s.picked() })
	if n.Version == s.Version { // one of several: now give them
		b.press(`#ask .choices li:last-child button`)
		b.awaits("the die is rolled", func(x state) bool { return x.Version != s.Version })
	}
	b.until(`[...document.querySelectorAll("#log li")].filter(l => l.textContent.includes("re-rolls")).length > ` +
		before)
	b.quiet()
}

// A fight: the row of the question that has the focus shows beside the dice what it leaves, and the others do not.
func TestTheRowOfAFightShowsWhatItLeaves(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.comesTo("evade", "standard", "dice", "character", "declare:4", "step", "onward", "fight", "engage", "option")
	shown := func() string {
		return b.tell(`[...document.querySelectorAll(".sum .leaves > *")].filter(l => l.checkVisibility()).map(l => ` +
			`l.className).join()`)
	}
	b.do(chromedp.MouseEvent(chromedp.MouseMoved, 1, 1)) // wherever the last press was
	b.rest()
	if got := shown(); got != "" {
		t.Errorf("nothing is pointed at, and there stands %q", got)
	}
	for row, want := range []string{"l1", "l2"} {
		b.tabTo(fmt.Sprintf("#ask .choices li:nth-child(%d) button", row+1))
		if got := shown(); got != want {
			t.Errorf("with the focus on row %d there stands %q", row+1, got)
		}
	}
	b.quiet()
}

// answersAs lets whoever is asked of the two answer, until the table stands as wanted.
func answersAs(mara, otto *tab, pick func(state) string, wanted func(m, o state) bool) (m, o state) {
	mara.t.Helper()
	for range 80 {
		m, o = settled(mara, otto)
		if wanted(m, o) {
			return m, o
		}
		if turn(mara, otto, pick) {
			break
		}
	}
	mara.t.Fatalf("never came: Mara is asked %q, Otto %q", m.Say, o.Say)
	return m, o
}

// can reports whether a seat may give an answer, or one with a verb.
func (s state) can(answer string) bool {
	for _, c := range s.Choices {
		if verb, _, _ := strings.Cut(c.Key, ":"); s.Mine && (answer == verb || answer == c.Key) {
			return true
		}
	}
	return false
}

// What Mara declares Otto does not see before he has declared too. Then they trade: she makes an offer, he makes
// another, she takes it.
func TestDeclaringAndTrading(t *testing.T) {
	t.Parallel()
	h := open(t)
	mara, otto, _ := pair(h, "posthuman")
	rng := rand.New(rand.NewPCG(8, 1))
	answersAs(mara, otto, func(s state) string { return prefers(rng, s, "eat:1", "no") },
		func(m, o state) bool { return m.can("declare:3") && o.can("declare:2") })
	mara.press(choice("declare:3"))
	mara.until(`!document.querySelector("#ask .choices button[value='declare:3']")`)
	mara.until(`document.querySelector(".own").innerText.includes("Scout")`)
	o := otto.state()
	if !o.can("declare") {
		t.Fatalf("Otto is asked %q", o.Say)
	}
	if tells := otto.tell(`[...document.querySelectorAll(".other, #log, .way")].map(e => e.innerText).join(" ` +
		`").match(/scout/i)?.[0]`); tells != "<nil>" {
		t.Errorf("Otto reads %q before he has declared", tells)
	}
	otto.press(choice("declare:2"))
	otto.until(`document.querySelector(".other").innerText.includes("Scout")`)
	mara.until(`document.querySelector(".other").innerText.includes("Forage")`)

	answersAs(mara, otto, func(s state) string { return prefers(rng, s, "eat:1", "no") },
		func(m, o state) bool { return m.can("offer") && o.can("offer") })
	bid := func(b *tab, give string) {
		t.Helper()
		s := b.state()
		b.press(choice("offer"))
		s = b.awaits("what to give", func(n state) bool { return n.Mine && n.can("give-"+give) })
		key := ""
		for _, c := range s.Choices {
			if strings.HasPrefix(c.Key, "give-"+give) {
				key = c.Key
				break
			}
		}
		b.press(choice(key))
		b.awaits("it is picked", func(n state) bool { return n.picked() != "" })
		if off := b.tell(`(() => { const top = e => document.querySelector(e).getBoundingClientRect().top;
			return top(".tokenrow .step.more.is-chosen") - top(".tokenrow.some .step.less"); })()`); off != "0" {
			t.Errorf("the press for more stands %s px off the press for less", off)
		}
		if focus := b.tell(`document.activeElement.dataset.key`); focus != key {
			t.Errorf("after a press on a tray the focus is on %q, not on %q", focus, key)
		}
		if says := b.tell(`document.querySelector("[data-says]").textContent`); !strings.Contains(says, "You give") {
			t.Errorf("the sentence of the offer reads %q", says)
		}
		typed := func(number string) { // into the number between less and more
			b.until(fmt.Sprintf(`(() => {
				const at = document.querySelector('[data-amount="%s"]');
				at.value = %s;
				at.dispatchEvent(new Event("change", {bubbles: true}));
				return true;
			})()`, key, number))
			b.until(fmt.Sprintf(`(() => {
				const at = document.querySelector('[data-amount="%s"]');
				return at.defaultValue === String(%s) && !document.querySelector("[aria-busy]");
			})()`, key, number))
		}
		typed(`at.max`)
		typed(`1`)
		b.press(`#ask .choices li:first-child button`)
	}
	food := func(b *tab) string {
		return b.tell(`document.querySelector(".own .stock").textContent.replace(/\s+/g, " ")`)
	}
	bid(mara, "food")
	otto.until(`document.querySelector("#ask .choices button[value^='accept']")`)
	bid(otto, "food")
	mara.until(`document.querySelector("#ask .choices button[value^='accept']")`)
	before := food(mara)
	mara.press(`#ask .choices button[value^="accept"]`)
	mara.until(`document.querySelector(".own .stock").textContent.replace(/\s+/g, " ") !== ` +
		fmt.Sprintf("%q", before))
	otto.until(`[...document.querySelectorAll("#log li")].some(l => /trade/.test(l.textContent))`)
	mara.quiet()
	otto.quiet()
}

// One's own scars are there to be read, others read only how many they are; when the match is over all are shown.
func TestScarsAreShownAtTheEnd(t *testing.T) {
	t.Parallel()
	h := open(t)
	b, watcher := h.visitor(t, desk), h.visitor(t, desk)
	s, rng := b.alone("short", "scars"), rand.New(rand.NewPCG(7, 1))
	at := b.tell(`location.pathname`)
	for b.tell(`document.querySelectorAll(".own .scars li").length < 2`) == "true" {
		if s = b.hurries(at, 10); s.Over {
			t.Fatal("the match ended without two scars")
		}
	}
	b.press(`.own .scars summary`)
	scars := func(b *tab, of string) []string {
		var names []string
		if err := b.try(`[...document.querySelectorAll("`+of+` .scars li a")].map(a => a.textContent.trim())`,
			&names); err != nil {
			t.Fatal(err)
		}
		return names
	}
	mine := scars(b, ".own")
	if len(mine) < 2 {
		t.Fatalf("the own scars are %q", mine)
	}
	watcher.goTo(at)
	page := watcher.tell(`document.querySelector("main").innerHTML`)
	if !strings.Contains(page, fmt.Sprint(len(mine), " scars")) {
		t.Errorf("who watches does not read that there are %d scars", len(mine))
	}
	for _, name := range mine {
		if name != "Just a Scar" &&
			strings.Contains(watcher.tell(`document.querySelector(".others, .own")?.innerHTML ?? ""`), name) {
			t.Errorf("who watches reads the scar %s", name)
		}
	}
	watcher.goTo("/about") // what is not looked at need not be drawn
	for n := 0; !s.Over; n++ {
		if n > 300 {
			t.Fatal("no end")
		}
		s = b.answer(s, some(rng, s))
	}
	watcher.goTo(at)
	watcher.until(`document.querySelector(".fend")`)
	watcher.goTo(watcher.tell(`(a => a.pathname + a.search)([...document.querySelectorAll("a")].find(
		a => a.textContent.includes("The board at the end")))`))
	for _, name := range mine {
		if watcher.tell(fmt.Sprintf(`document.querySelector("main").innerHTML.includes(%q)`, name)) != "true" {
			t.Errorf("the match is over, and who watches does not read the scar %s", name)
		}
	}
	b.quiet()
	watcher.quiet()
}

// The plates of three enemies lie beside one another on a phone, however long their names are.
func TestThePlatesOfThreeEnemiesLieApart(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.comesTo("evade", "standard", "dice", "character", "declare:4", "step", "onward", "fight", "engage", "option")
	apart := b.tell(`(() => {
		const arena = document.querySelector(".arena"), boss = arena.querySelector(".p-boss")
		arena.classList.add("of-three")
		arena.querySelector(".p-next")?.remove()
		const next = boss.cloneNode(true)
		next.className = "plate p-next"
		arena.append(next)
		boss.querySelector("h2").textContent = "Captain of the Bowls Club"
		next.querySelector("h2").textContent = "Parking Attendant"
		return String(boss.getBoundingClientRect().right + 3 <= next.getBoundingClientRect().left)
	})()`)
	if apart != "true" {
		t.Error("one plate covers another")
	}
}

// On a phone the text of a story is seen over its question.
func TestAStoryIsSeenOverItsQuestion(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.comesTo("option", "short", "story3", "character", "declare:4", "step", "onward", "evade", "run", "engage")
	b.until(`(() => {
		const text = document.querySelector(".story .tale").getBoundingClientRect()
		return text.top >= document.querySelector("header.top").getBoundingClientRect().bottom &&
			text.bottom <= document.querySelector("#ask").getBoundingClientRect().top
	})()`)
	b.quiet()
}

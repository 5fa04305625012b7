package e2e

import (
	"math/rand/v2"
	"testing"

	"github.com/chromedp/chromedp"
)

// top is where what the selector finds begins, from the top of the screen.
func (b *tab) top(selector string) int {
	b.t.Helper()
	return b.number(`Math.round(document.querySelector("` + selector + `").getBoundingClientRect().top)`)
}

// On a phone nothing lies over a text that is read first: a bar leads to the question below it. Other questions lie
// over the foot of the page, and what they ask about comes out from under them: the objectives, and the enemy.
func TestOfSagaAPhoneShowsWhatIsAskedAbout(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, size{390, 640})
	s := b.sitDown("saga", "1", "the long road")
	const covers = `getComputedStyle(document.querySelector("#ask")).position === "fixed"`
	below := func(what string) {
		t.Helper()
		if b.tell(covers) != "false" {
			t.Errorf("%s: the question lies over the text", what)
		}
		if at := b.top(".story9"); at < 46 || at > 110 {
			t.Errorf("%s: the text begins at %d", what, at)
		}
		text := b.number(`Math.floor(document.querySelector(".story9").getBoundingClientRect().bottom)`)
		if ask := b.top("#ask"); ask < text {
			t.Errorf("%s: the text ends at %d, the question begins at %d", what, text, ask)
		}
		if b.tell(`(r => r.height > 40 && Math.round(r.bottom) === innerHeight)(
			document.querySelector("[data-onward]").getBoundingClientRect())`) != "true" {
			t.Errorf("%s: no bar leads on at the foot of the screen", what)
		}
	}
	below(s.Say)
	b.do(chromedp.MouseClickXY(195, 640-27))
	b.until(`document.querySelector("#ask").getBoundingClientRect().top < innerHeight / 2`)
	const open = `document.querySelector("#ask > details").open`
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#ask > details > summary").click()`))
	if b.tell(open) != "true" {
		t.Error("a press on the head of a question below its text folds it")
	}
	b.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, document.documentElement.scrollHeight)`))

	rng := rand.New(rand.NewPCG(4, 4))
	met := map[string]bool{}
	for n := 0; n < 120 && len(met) < 3; n++ { // a story, the objectives, a fight
		s = b.answer(s, prefers(rng, s, "learn", "done", "objective", "action:4", "step", "go"))
		foot := b.top("#ask")
		switch {
		case s.can("choose") && !met["story"]:
			met["story"] = true
			below(s.Say)
		case s.can("objective"):
			met["objective"] = true
			if at := b.top(".objective"); b.tell(covers) != "true" || at < 46 || at > foot-40 {
				t.Errorf("the objectives lie at %d, the question at %d", at, foot)
			}
		case s.can("no-primary") && b.tell(`!!document.querySelector(".foe9")`) == "true":
			met["fight"] = true
			if at := b.top(".foe9"); at < 46 || at > foot-100 {
				t.Errorf("the enemy stands at %d, the question at %d", at, foot)
			}
		}
	}
	if len(met) < 3 {
		t.Errorf("met only %v; the last question was %+v", met, s)
	}
	b.quiet()
}

// On a tablet the mission lies in sight, below the board and beside the challenge cards, and nothing covers anything.
func TestOfSagaATabletShowsTheMission(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, size{820, 1180})
	s := b.sitDown("saga", "2", "the long road")
	rng := rand.New(rand.NewPCG(5, 5))
	for n := 0; n < 12 && !s.can("action:4"); n++ {
		s = b.answer(s, prefers(rng, s, "done", "learn"))
	}
	b.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, 0)`))
	if got := b.tell(`(() => {
		const box = what => document.querySelector(".own " + what).getBoundingClientRect();
		const [mission, board, cards, gear] = [".mcard", ".body9", ".cards9", ".gear9"].map(box);
		return mission.bottom < innerHeight && mission.top >= board.bottom && mission.right <= cards.left &&
			gear.top >= cards.bottom;
	})()`); got != "true" {
		t.Errorf("the mission lies elsewhere; the question was %q", s.Say)
	}
	b.quiet()
}

// Who is asked once more about a text that they have read finds the next question in sight, and need not pass the text by
// again.
func TestATextIsReadOnceOnAPhone(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	s := b.sitDown("saga", "1", "long road 5")
	const text = `document.querySelector("[data-reads]")?.textContent`
	read := b.tell(text)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#ask").scrollIntoView({behavior: "instant"})`))
	for n := range 2 {
		s = b.answer(s, prefers(rand.New(rand.NewPCG(4, 4)), s, "learn"))
		if !s.can("learn") || b.tell(text) != read {
			t.Fatalf("after %d skills: %q, beside another text or none", n+1, s.Say)
		}
		if at := b.top("#ask"); at < 0 || at > phone.height/2 {
			t.Errorf("after %d skills the next question begins at %d", n+1, at)
		}
	}
	b.quiet()
}

package e2e

import (
	"strings"
	"testing"
)

// inSight is how many rows of a list lie wholly in sight within a place, of how many.
const inSight = `((place, rows) => {
	const at = document.querySelector(place).getBoundingClientRect(), all = [...document.querySelectorAll(rows)];
	const seen = all.filter(row => {
		const r = row.getBoundingClientRect();
		return r.height && r.top >= at.top - 1 && r.bottom <= at.bottom + 1;
	});
	return seen.length + " of " + all.length;
})`

// Where the answers find no room beside all else, they stand closer: twelve are seen at once.
func TestTwelveAnswersAreInSight(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.sitDown("firelands", "3", "in sight")
	b.tell(`(list => {
		while (list.children.length < 12) list.append(list.children[1].cloneNode(true));
		dispatchEvent(new Event("resize"));
	})(document.querySelector(".answer .choices"))`)
	b.rest()
	if got := b.tell(inSight + `(".answer .choices", ".answer .choices > li")`); got != "12 of 12" {
		t.Errorf("in sight are %s", got)
	}
	b.quiet()
}

// Whoever unfolds what they can do by now sees all of the list.
func TestAllThatWasLearnedIsInSight(t *testing.T) {
	for _, screen := range []size{desk, phone} {
		b := open(t).visitor(t, screen)
		b.goTo("/")
		b.press(`form[action="/learn/firelands"] button`)
		b.myTurn()
		b.press(`[data-keep=learned] summary`)
		b.rest()
		if got := b.tell(inSight + `(".lesson", ".lesson li")`); got != "15 of 15" {
			t.Errorf("%d wide: in sight are %s", screen.width, got)
		}
		b.quiet()
	}
}

// The goal of the game stands beside the first question: whole, or in few words where the answers need the room.
func TestTheGoalIsReadFirst(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.sitDown("firelands", "2", "look 1")
	b.rest()
	if goal := b.tell(`document.querySelector(".hint").innerText`); !strings.Contains(goal, "most Fame when it is over") {
		t.Errorf("beside the first question stands %q", goal)
	}
	if got := b.tell(inSight + `(".answer .choices", ".choices > li")`); got != "5 of 5" {
		t.Errorf("of the answers are in sight %s", got)
	}
	b.quiet()
}

// On a phone the question scrolls as one, between its head and its foot, which says how much lies below: no list in it has
// an end of its own that one could miss. The answers come first.
func TestTheQuestionScrollsAsOneOnAPhone(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.sitDown("firelands", "2", "look 1")
	b.tell(`(list => {
		for (let n = 0; n < 9; n++) list.append(list.querySelector("button").cloneNode(true));
		dispatchEvent(new Event("resize"));
	})(document.querySelector(".answer .first"))`)
	b.rest()
	const within = `[...document.querySelectorAll("#ask *:not(.outcome)")].filter(el => el.scrollHeight > el.clientHeight + 1 &&
		["auto", "scroll"].includes(getComputedStyle(el).overflowY)).map(el => el.className)`
	if got := b.tell(within); got != "[]" {
		t.Errorf("within the question these scroll: %s", got)
	}
	const framed = `(r => r(".head").top >= r("").top - 1 && r("footer").bottom <= innerHeight + 1)(s =>
		document.querySelector("#ask " + s).getBoundingClientRect())`
	const says = `document.querySelector("#ask footer .below:not([hidden])")?.textContent ?? ""`
	if got := b.tell(`document.querySelector(".choices button").getBoundingClientRect().bottom < innerHeight - 90`); got != "true" {
		t.Error("the first answer is not in sight")
	}
	if got := b.tell(says); !strings.Contains(got, "more below") || b.tell(framed) != "true" {
		t.Errorf("before it is moved it says %s", got)
	}
	b.tell(`document.querySelector("#ask").scrollTo({ top: 9999, behavior: "instant" })`)
	b.until("(" + says + `).includes("above")`)
	if got := b.tell(says); strings.Contains(got, "below") || b.tell(framed) != "true" {
		t.Errorf("at its end it says %s", got)
	}
	b.quiet()
}

// What stands beside an ability cuts nothing of it.
func TestNoChipCutsAnAbility(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.sitDown("firelands", "3", "in sight")
	const cut = `(abilities => {
		for (const el of abilities) {
			el.textContent = "+1 speed, or 3 Damage";
			el.nextElementSibling.innerHTML = "<span class='chip used'>used</span>";
		}
		return abilities.filter(el => el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1).length;
	})([...document.querySelectorAll(".own .cfx")])`
	if got := b.tell(cut); got != "0" {
		t.Errorf("%s abilities are cut", got)
	}
	b.quiet()
}

// Whoever unfolds first-time help takes room from the answers: they stand closer then, and if that is not enough, it says
// how many lie below. What is folded again gives the room back.
func TestHelpThatIsUnfoldedHidesNoAnswer(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	s := b.solo("heredity", "introduction", "unfolded")
	for !s.passes() { // until the family acts
		s = b.answer(s, s.Choices[0].Key)
	}
	told := `(list => list.scrollHeight - list.clientHeight < 5 ||
		!!document.querySelector(".listed > [data-below]:not([hidden])"))(document.querySelector(".choices"))`
	for range 2 {
		b.press(`[data-hint] > details > summary`)
		b.rest()
		b.until(told)
	}
	b.press(`[data-hint] > details > summary`)
	b.press(`[data-hint-gone]`)
	b.until(told + ` && !document.querySelector(".rail.is-tight")`)
	b.quiet()
}

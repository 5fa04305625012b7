package e2e

import "testing"

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

// The goal of the game is unfolded at the first question, as all answers find room beside it: what may be done before
// them may be scrolled.
func TestTheGoalIsReadFirst(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.sitDown("firelands", "2", "look 1")
	b.rest()
	const goal = `document.querySelector(".hint details[open]")?.innerText.includes("The goal") ?? false`
	if got := b.tell(goal); got != "true" {
		t.Errorf("the goal is folded away while in sight are %s", b.tell(inSight+`(".answer .choices", ".choices > li")`))
	}
	b.quiet()
}

// On a phone the answers have more room than what may be done before them, however much that is.
func TestAnswersHaveMoreRoomOnAPhone(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.sitDown("firelands", "2", "look 1")
	b.tell(`(list => {
		for (let n = 0; n < 9; n++) list.append(list.querySelector("button").cloneNode(true));
		dispatchEvent(new Event("resize"));
	})(document.querySelector(".answer .first"))`)
	b.rest()
	const roomy = `document.querySelector(".answer .choices").clientHeight > document.querySelector(".first").offsetHeight`
	if got := b.tell(roomy); got != "true" {
		t.Error("what may be done first takes more room than the answers")
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

package e2e

import "testing"

// What the Automa would score now is one line of its panel, and unfolds into lines that lie in it.
func TestTheScoreOfTheAutomaIsALine(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.sitDown("firelands", "1", "alone")
	if high := b.number(`document.querySelector(".automa .sofar summary").offsetHeight`); high < 20 || high > 40 {
		t.Errorf("it is %d px high", high)
	}
	b.press(`.automa .sofar summary`)
	b.until(`document.querySelector(".automa .sofar[open] li")`)
	const out = `(panel => [...document.querySelectorAll(".automa .sofar li")].filter(li => {
		const r = li.getBoundingClientRect();
		return !r.height || r.left < panel.left || r.right > panel.right || r.top < panel.top;
	}).length)(document.querySelector(".automa").getBoundingClientRect())`
	if n := b.tell(out); n != "0" {
		t.Errorf("%s lines lie outside of the panel", n)
	}
	b.quiet()
}

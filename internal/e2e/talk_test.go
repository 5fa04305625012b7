package e2e

import (
	"math/rand/v2"
	"testing"
)

// Two people talk while they play: what one says, the other sees without a reload, and hears of it when their sheet is
// closed; what somebody is just writing stays where it is; and the answer at hand is not disturbed.
func TestTwoPeopleTalk(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(5, 6))
	mara, otto, _ := pair(open(t), "firelands")
	mara.remember()
	otto.remember()
	mara.press(`#talk-open`)
	mara.until(`!document.querySelector("#talk").hidden`)
	mara.until(`document.querySelector("#talk .none")`)
	mara.enter("#talk-words", "Who is Yellow?")
	mara.press(`#talk .write button`)
	mara.until(`document.querySelector("#talk .heard li p")?.textContent === "Who is Yellow?"`)
	mara.until(`document.querySelector("#talk-words").value === ""`)

	otto.until(`document.querySelector("#talk-open b")?.textContent === "1"`)
	otto.until(`document.querySelector("#talk-live").textContent === "Mara: Who is Yellow?"`)
	if otto.tell(`document.querySelector("#talk").hidden`) != "true" {
		t.Error("the sheet has opened by itself, over the question")
	}
	mara.enter("#talk-words", "Nobody ate")
	otto.press(`#talk-open`)
	otto.until(`document.querySelector("#talk .heard li p")?.textContent === "Who is Yellow?"`)
	otto.until(`!document.querySelector("#talk-open b")`)
	otto.press(`#talk .reacts button`)
	mara.until(`document.querySelector("#talk .run")?.textContent.includes("Ha")`)
	if words := mara.tell(`document.querySelector("#talk-words").value`); words != "Nobody ate" {
		t.Errorf("while Otto spoke, what Mara was writing became %q", words)
	}

	for _, b := range []*tab{mara, otto} {
		b.press(`#talk header button`)
		b.until(`document.querySelector("#talk").hidden`)
		b.notReloaded()
	}
	turn(mara, otto, func(s state) string { return some(rng, s) })
}

package e2e

import (
	"fmt"
	"testing"
	"time"

	"waystation/server"
	"waystation/shelf"
)

func brief(c *server.Config) { c.Limits.HintTime = 100 * time.Millisecond }

// hintShown is whether a hint can be read where the question is asked.
const hintShown = `(([hint, ask]) => hint.height > 60 && hint.top >= ask.top && hint.bottom <= ask.bottom)(
	[".advice", ".ask"].map(of => document.querySelector(of).getBoundingClientRect()))`

// Hint says what a bot would do, by its button and by H, without doing it, until one has answered.
func TestAHint(t *testing.T) {
	for _, g := range shelf.All() {
		if g.Adviser() == nil {
			continue
		}
		for _, screen := range []size{desk, phone} {
			t.Run(fmt.Sprintf("%s-%d", g.Box.Name, screen.width), func(t *testing.T) {
				t.Parallel()
				b := open(t, brief).visitor(t, screen)
				s := b.sitDown(g.Box.Name, "3", "a hint")
				hinted := func() {
					t.Helper()
					b.until(`document.querySelector(".advice .best b")?.textContent.trim()`)
					b.apart()
					for what, want := range map[string]string{
						`document.querySelector(".advice .lbl").textContent.match(/played on \d+ times/)?.length`:                            "1",
						`document.querySelectorAll(".advice .chances span").length`:                                                          "3",
						`[...document.querySelectorAll(".advice li")].every(l => /^wins \d+ %$/.test(l.querySelector(".odds").textContent))`: "true",
						hintShown: "true",
						`[...document.querySelectorAll(".advice li")].every(l => l.querySelector(".odds").offsetTop < l.querySelector("meter").offsetTop)`:              "true",
						`[...document.querySelectorAll(".advice li")].every(l => l.querySelector(".odds").offsetTop < l.querySelector("b").offsetTop + 8)`:              "true",
						`Math.abs([...document.querySelectorAll(".advice .chances span")].reduce((n, e) => n + parseInt(e.textContent.trim().slice(-5)), 0) - 100) < 3`: "true",
					} {
						if got := b.tell(what); got != want {
							t.Errorf("%s is %s, want %s; the hint says %s", what, got, want,
								b.tell(`document.querySelector(".advice").innerText`))
						}
					}
					if n := b.state(); n.Number != s.Number || len(n.Choices) != len(s.Choices) {
						t.Errorf("a hint has changed the question %q to %+v", s.Say, n)
					}
				}
				b.press(`#ask footer [data-shortcut=h]`)
				hinted()
				b.answer(s, s.Choices[len(s.Choices)-1].Key)
				if b.tell(`!!document.querySelector(".advice")`) == "true" {
					t.Fatal("the hint outlives its question")
				}
				for s = b.myTurn(); b.tell(`!!document.querySelector("#ask footer [data-shortcut=h]")`) ==
					"false"; s = b.answer(s, s.Choices[0].Key) {
				}
				b.keys("h")
				hinted()
				if s.Why { // the reasons are still there when they are asked for
					b.whyNot()
				}
				b.keys(s.firstKey())
				b.awaits("the keys answer as ever",
					func(n state) bool { return n.Version != s.Version || n.picked() != s.picked() })
				b.quiet()
			})
		}
	}
}

// Who plays in earnest is given no hint, by the button or by its key.
func TestNoHintInEarnest(t *testing.T) {
	t.Parallel()
	b := open(t, brief).visitor(t, desk)
	for _, g := range shelf.All() {
		b.goTo("/new/" + g.Box.Name)
		b.press(`details.more:has([name=hints]) summary`)
		b.choose("[name=hints]", "None")
		b.press(`form.setup button[type=submit]`)
		s := b.myTurn()
		if b.tell(`!!document.querySelector('[data-shortcut=h], form[action*="/hint"]')`) == "true" {
			t.Errorf("%s, in earnest: Hint can be pressed", g.Box.Name)
		}
		b.keys("h", "1")
		b.awaits("the answer is taken",
			func(n state) bool { return n.Version != s.Version || n.picked() != s.picked() })
		if b.tell(`!!document.querySelector(".advice")`) == "true" {
			t.Errorf("%s, in earnest: there is a hint", g.Box.Name)
		}
	}
	b.quiet()
}

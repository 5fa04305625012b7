package server_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/games/lesson"
	"waystation/shelf"
)

// taskOf is a piece of a task as it stands on a page, up to its first mark.
func taskOf(s lesson.Step) string {
	words := strings.TrimLeft(s.Task, "*")
	before, _, _ := strings.Cut(words, "*")
	return `<span class="task">` + strings.TrimSpace(before)
}

// Every game is learned from the front page; where nobody narrates, in the match that teaches it by being played.
func TestEveryGameIsLearnedFromTheFrontPage(t *testing.T) {
	h := start(t, stocked)
	b := h.browser()
	front := b.get("/").body
	for _, g := range shelf.All() {
		if !strings.Contains(front, `action="/learn/`+g.Box.Name+`"`) {
			t.Errorf("nothing on the front page teaches %s", g.Box.Name)
			continue
		}
		m, err := h.store.Match(ctx, strings.TrimPrefix(matchAt(t, b.post("/learn/"+g.Box.Name)), "/t/"))
		if err != nil {
			t.Fatal(err)
		}
		if g.Lesson == nil && (m.Setup.Mode != g.Primer.Mode || len(m.Seats) != 1 || m.Seats[0].Bot) {
			t.Errorf("%s is learned in %+v, by %+v", g.Box.Name, m.Setup, m.Seats)
		}
	}
}

// The narrator of a guided match speaks to the learner, and to nobody else; asks once more where another answer is
// given; leaves a step out, and goes when sent away.
func TestALesson(t *testing.T) {
	h := start(t, stocked)
	mara, otto := h.browser(), h.browser()
	for _, g := range shelf.All() {
		if g.Lesson == nil {
			if g.Primer != nil {
				continue
			}
			if r := mara.post("/learn/" + g.Box.Name); r.status != 404 {
				t.Errorf("%s has no lesson, and there is one: %d", g.Box.Name, r.status)
			}
			continue
		}
		t.Run(g.Box.Name, func(t *testing.T) {
			at := matchAt(t, mara.post("/learn/"+g.Box.Name))
			steps := g.Lesson.Steps
			narrates := func(b *browser, path string) bool {
				return strings.Contains(b.get(path).body, `<div class="says"`)
			}
			if page := mara.get(at).body; !strings.Contains(page, g.Lesson.Narrator) || !strings.Contains(page, `<span class="task">`) {
				t.Errorf("the lesson does not begin: %s", body(page))
			}
			if r := mara.post(at+"/points", "name", "here"); r.status != 409 || !strings.Contains(r.body, "its narrator") &&
				!g.Box.Carries {
				t.Errorf("a save point in a lesson: %d %s", r.status, body(r.body))
			}
			if narrates(otto, at) {
				t.Error("who only watches is taught")
			}
			version := h.look(strings.TrimPrefix(at, "/t/"), "").Version
			asked := h.look(strings.TrimPrefix(at, "/t/"), "").Asks
			if len(asked) != 1 || asked[0].Seat != int(lesson.Learner) {
				t.Fatalf("who is asked first is %+v", asked)
			}
			number := numberOn(mara.get(at).body)
			stray := ""
			for _, key := range keysOn(mara.get(at).body) {
				if key != steps[0].Answers[0] {
					stray = key
				}
			}
			r := mara.post(at+"/answer?seat=0", "number", number, "key", stray)
			if now := h.look(strings.TrimPrefix(at, "/t/"), "").Version; now != version ||
				!strings.Contains(r.body, "Back to the lesson") {
				t.Errorf("the version is %d, was %d, and the page says: %s", now, version, body(r.body))
			}
			mara.post(at+"/answer?seat=0", "number", number, "key", "reconsider")
			if page := mara.get(at).body; strings.Contains(page, "Back to the lesson") {
				t.Error("the learner went back to the lesson, and is asked once more")
			}
			if r := mara.post(at + "/lesson?seat=0&step=1"); r.status != 409 {
				t.Errorf("a step that is not told is left out: %d", r.status)
			}
			if r := otto.post(at + "/lesson?seat=0&step=0"); r.status < 400 {
				t.Errorf("a stranger leaves a step out: %d", r.status)
			}
			mara.post(at + "/lesson?seat=0&step=0")
			if page := mara.get(at).body; strings.Contains(page, taskOf(steps[0])) {
				t.Error("the step was left out, and is told")
			}
			mara.post(at + "/lesson?seat=0&step=all")
			leave := mara.get(at).body
			if !strings.Contains(leave, `href="/new/`+g.Box.Name+`?with=bots"`) || strings.Contains(leave, `<span class="task">`) {
				t.Errorf("the narrator was sent away, and does not take leave with a way on: %s", body(leave))
			}
			mara.post(at + "/lesson?seat=0&step=all")
			if page := mara.get(at).body; narrates(mara, at) || strings.Contains(page, "data-hint") {
				t.Error("the narrator was sent away, and speaks, or help teaches the same again")
			}
			r = mara.post(at+"/answer?seat=0", "number", number, "key", stray)
			if now := h.look(strings.TrimPrefix(at, "/t/"), "").Version; now == version {
				t.Errorf("nobody narrates, and the answer %s is not taken: %s", stray, body(r.body))
			}
			other := mara.tableOf(g.Box.Name, "players", fmt.Sprint(g.Lesson.Setup.Seats), "mode", g.Lesson.Setup.Mode,
				"seat0", "me", "seat1", "bot:"+g.Lesson.Bots)
			if narrates(mara, other) {
				t.Error("a match like any other is narrated")
			}
		})
	}
}

// numberOn is the number of the question that a page puts.
func numberOn(page string) string {
	return asksNumber.FindStringSubmatch(page)[1]
}

// keysOn are the answers that a page offers.
func keysOn(page string) (keys []string) {
	for _, m := range regexp.MustCompile(`name="key" value="([^"]+)"[^>]*data-key`).FindAllStringSubmatch(page, -1) {
		keys = append(keys, m[1])
	}
	return keys
}

// When all steps are done the narrator says farewell, once.
func TestTheNarratorSaysFarewellOnce(t *testing.T) {
	h := start(t, stocked)
	mara, l := h.browser(), shelf.Find("firelands").Lesson
	at := matchAt(t, mara.post("/learn/firelands"))
	farewell, _, _ := strings.Cut(l.Farewell, ".")
	said, more := 0, 3 // questions after it
	for n := 0; n < 60 && more > 0; n++ {
		var page string
		until(t, "the learner is asked", func() bool {
			page = mara.get(at).body
			return len(keysOn(page)) > 0
		})
		if said > 0 {
			more--
		}
		if strings.Contains(page, farewell) {
			said++
			if !strings.Contains(page, "the lesson is over") || !strings.Contains(page, `href="/new/firelands?with=bots"`) {
				t.Error("the farewell does not say that the lesson is over, or leads nowhere")
			}
		} else if said > 0 && strings.Contains(page, l.Narrator) {
			t.Error("the narrator has said farewell, and stays")
		}
		keys := keysOn(page)
		key := keys[0]
		if step := regexp.MustCompile(`step (\d+) of`).FindStringSubmatch(page); step != nil && said == 0 {
			n, _ := strconv.Atoi(step[1])
			key = firstOf(l.Steps[n-1].Answers, keys)
		}
		mara.post(at+"/answer?seat=0&sure=1", "number", numberOn(page), "key", key)
	}
	if said != 1 {
		t.Errorf("farewell was said at %d questions", said)
	}
}

// firstOf is the first key that is one of some answers, or of their verbs; else the first there is.
func firstOf(answers, keys []string) string {
	for _, a := range answers {
		for _, key := range keys {
			if verb, _, _ := strings.Cut(key, ":"); key == a || verb == a {
				return key
			}
		}
	}
	return keys[0]
}

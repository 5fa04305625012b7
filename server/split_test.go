package server_test

import (
	"fmt"
	"html"
	"strings"
	"testing"
)

// chapterOver is a chapter of two that has been played to its end, with a browser that manages the campaign and one that
// does not.
func chapterOver(t *testing.T) (h *house, m made, mara, otto *browser) {
	t.Helper()
	h = start(t, stocked)
	seed, answers := recordedAnswers(t, "chapter1-pump-alone")
	m = h.matchOf("heredity", "chapter1", 2, seed)
	mara, otto = h.browser(), h.browser()
	for i, b := range []*browser{mara, otto} {
		b.post("/name", "name", []string{"Mara", "Otto"}[i])
		b.post("/sit/" + m.Seats[i].Token)
	}
	for _, a := range answers {
		h.answer(m, a.seat, a.key)
	}
	if !h.look(m.ID, "").Over {
		t.Fatal("the chapter is not over")
	}
	return h, m, mara, otto
}

// managersOf are the seats that manage each of the family.
func (h *house) managersOf(id string) string {
	h.t.Helper()
	var v struct {
		View struct {
			Team []struct {
				Name     string
				Managers int
			}
		}
	}
	h.read(h.api("GET", "/matches/"+id, "", ""), 200, &v)
	var out []string
	for _, x := range v.View.Team {
		out = append(out, fmt.Sprint(x.Name, " ", x.Managers))
	}
	return strings.Join(out, ", ")
}

// Who begins the next chapter chooses who plays whom in it, by a page without script; nobody else can, nothing else of
// the match changes by it, and a chapter that has begun stays as it is.
func TestTheNextChapterIsSplitOtherwise(t *testing.T) {
	h, m, mara, otto := chapterOver(t)
	at := "/t/" + m.ID
	if r := h.api("POST", "/matches/"+m.ID+"/next", m.Campaign.Token, `{"options":{"nobody":"1"}}`); r.status != 400 ||
		!strings.Contains(r.body, "only who plays what") {
		t.Errorf("an option that there is not: %d %s", r.status, r.body)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/next", m.Campaign.Token, `{"options":{"djamal":"4"}}`); r.status != 400 {
		t.Errorf("a seat that there is not: %d %s", r.status, r.body)
	}
	for _, b := range []*browser{mara, otto} {
		if r := b.get(at + "/next"); r.status != 403 {
			t.Errorf("who does not manage the campaign sees the form: %d", r.status)
		}
		b.refuses(t, at+"/next", 403, "is begun by", "opt.djamal", "2")
		b.has(t, at, false, "Who plays whom next")
	}
	mara.does(t, "/manage/"+m.Campaign.Token)
	mara.has(t, at, true, "Who plays whom next")
	otto.has(t, at, false, "Who plays whom next")
	form := html.UnescapeString(mara.get(at + "/next").body)
	for _, want := range []string{"Who manages Djamal", `<option value="1">Mara`, `<option value="2">Otto`, "All"} {
		if !strings.Contains(form, want) {
			t.Errorf("the form does not hold %q: %s", want, body(form))
		}
	}
	if strings.Contains(form, `value="3"`) {
		t.Error("a third of two can be chosen")
	}
	mara.refuses(t, at+"/next", 400, "must be one of", "opt.djamal", "everybody")
	before := h.managersOf(m.ID)
	r := mara.post(at+"/next", "opt.djamal", "2", "opt.maeve", "2", "opt.selena", "2", "opt.brick", "all")
	next := strings.TrimPrefix(matchAt(t, r), "/t/")
	got := h.managersOf(next)
	for _, want := range []string{"Djamal 2", "Maeve 2", "Selena 2", "Brick 3"} {
		if !strings.Contains(got, want) {
			t.Errorf("in the next chapter: %s", got)
		}
	}
	if got == before || h.managersOf(m.ID) != before {
		t.Errorf("the chapter before: %s, was %s", h.managersOf(m.ID), before)
	}
	if r := mara.post(at+"/next", "opt.djamal", "1"); matchAt(t, r) != "/t/"+next || h.managersOf(next) != got {
		t.Error("a chapter that has begun was split anew")
	}
	if r := mara.get(at + "/next"); r.status != 409 {
		t.Errorf("the form when it has begun: %d", r.status)
	}
	if r := otto.get("/t/" + next); !strings.Contains(r.body, "Djamal") {
		t.Errorf("Otto does not sit there: %s", body(r.body))
	}
	if r := h.api("GET", "/campaigns/"+m.Campaign.ID+"/file", "", ""); r.status != 200 {
		t.Errorf("the campaign as a file: %d", r.status)
	}
}

// A program chooses it in the same way; what it does not name stays as it was.
func TestAProgramSplitsTheNextChapter(t *testing.T) {
	h, m, _, _ := chapterOver(t)
	var next made
	h.read(h.api("POST", "/matches/"+m.ID+"/next", m.Campaign.Token, `{"options":{"djamal":"2"}}`), 201, &next)
	was, got := h.managersOf(m.ID), h.managersOf(next.ID)
	if want := strings.Replace(was, "Djamal 1", "Djamal 2", 1); got != want || got == was {
		t.Errorf("%s, want %s", got, want)
	}
}

package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// send asks the server without a network in between.
func (h *house) send(method, path, token, kind, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Content-Type", kind)
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	w := httptest.NewRecorder()
	h.s.Handler().ServeHTTP(w, r)
	return w
}

// fine fails when a reply is none that the contract knows.
func fine(t *testing.T, w *httptest.ResponseRecorder, allowed ...int) {
	t.Helper()
	for _, status := range allowed {
		if w.Code != status {
			continue
		}
		var v struct{ Error string }
		if err := json.Unmarshal(w.Body.Bytes(), &v); err != nil || (status >= 400) != (v.Error != "") {
			t.Fatalf("%d with the body %q", w.Code, w.Body)
		}
		return
	}
	t.Fatalf("status %d: %s", w.Code, w.Body)
}

// FuzzAnswers posts whatever it likes as an answer: the server stands, says what the contract knows, and refusals
// change nothing.
func FuzzAnswers(f *testing.F) {
	for _, seed := range []string{
		`{"number":1,"key":"draw"}`, `{"number":0,"key":"stop"}`, `{"free":"hat"}`,
		`{"number":1,"key":"good:1+good:2"}`, `{"number":-9223372036854775809,"key":"x"}`,
		`{"number":1e3,"key":"draw"}`, `{"number":1,"key":"draw:1:2:3:4"}`, `{"number":1,"key":"none"}`,
		`{"number":1,"key":"\u0000"}`, "\xff", `[]`, `null`, `{"number":1,"key":"pass"}`,
	} {
		f.Add(seed)
	}
	h := start(f)
	f.Fuzz(func(t *testing.T, body string) {
		h.t = t
		m := h.people(2, "fuzz")
		before := h.send("GET", "/api/matches/"+m.ID, m.Seats[0].Token, "", "").Body.String()
		w := h.send("POST", "/api/matches/"+m.ID+"/answers", m.Seats[0].Token, "application/json", body)
		fine(t, w, 200, 400, 409, 413, 422)
		after := h.send("GET", "/api/matches/"+m.ID, m.Seats[0].Token, "", "").Body.String()
		if (w.Code == http.StatusOK) == (before == after) {
			t.Errorf("%q: status %d\nbefore %s\nafter %s", body, w.Code, before, after)
		}
		fine(t, h.send("POST", "/api/matches/"+m.ID+"/undo", m.Seats[0].Token, "application/json", body), 200,
			400, 409, 413)
	})
}

// FuzzMatches posts whatever it likes as a new match.
func FuzzMatches(f *testing.F) {
	for _, seed := range []string{
		`{"game":"caravan","seats":[{"kind":"human"},{"kind":"bot"}]}`,
		`{"game":"caravan","mode":"wet","seed":"7","options":{"days":"1"},"seats":[{"kind":"human","name":"*\u202e"},{"kind":"bot","level":"shouter"}]}`, `{"game":"caravan","seats":null}`, `{"game":1}`, `{"game":"caravan","options":{"days":""},"seats":[{},{}]}`, `{"seats":[` + strings.Repeat(`{"kind":"bot"},`, 40) + `{"kind":"bot"}]}`,
	} {
		f.Add(seed)
	}
	h := start(f)
	f.Fuzz(func(t *testing.T, body string) {
		h.t = t
		w := h.send("POST", "/api/matches", "", "application/json", body)
		fine(t, w, 201, 400, 413)
		if w.Code != http.StatusCreated {
			return
		}
		var m made
		if err := json.Unmarshal(w.Body.Bytes(), &m); err != nil || m.ID == "" || m.SeedHash == "" {
			t.Fatalf("%v: %s", err, w.Body)
		}
		fine(t, h.send("GET", "/api/matches/"+m.ID, "", "", ""), 200)
	})
}

// FuzzForms posts whatever it likes to the pages of a table.
func FuzzForms(f *testing.F) {
	for _, seed := range []string{
		"number=0&key=draw", "key=hat", "seat=0&kind=bot", "seat=99", "number=0&key=good%3A1", "%zz", "name=%00",
		"players=2&seat0=me&seat1=link&opt.days=1&seed=%F0%9F%90%AA",
	} {
		f.Add(seed)
	}
	h := start(f)
	f.Fuzz(func(t *testing.T, body string) {
		h.t = t
		form := "application/x-www-form-urlencoded"
		made := h.send("POST", "/new/caravan", "", form, "players=2&mode=dry&seat0=me&seat1=bot:random")
		cookie, at := strings.Split(made.Header().Get("Set-Cookie"), ";")[0], made.Header().Get("Location")
		for _, path := range []string{at + "/answer", at + "/pick", at + "/free", at + "/undo", at + "/sit",
			at + "/bot", at + "/link", at + "/rematch", "/name", "/new/caravan"} {
			r := httptest.NewRequest("POST", path, strings.NewReader(body))
			r.Header.Set("Content-Type", form)
			r.Header.Set("Cookie", cookie)
			w := httptest.NewRecorder()
			h.s.Handler().ServeHTTP(w, r)
			switch w.Code {
			case 200, 303, 400, 403, 409, 413, 422:
			default:
				t.Fatal(fmt.Sprint(path, " ", w.Code, ": ", w.Body))
			}
		}
	})
}

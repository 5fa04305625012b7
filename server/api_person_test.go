package server_test

import (
	"fmt"
	"strings"
	"testing"
)

// someone is a person made by the API, as a token.
func (h *house) someone(name string) string {
	h.t.Helper()
	var p struct{ Name, Token string }
	h.read(h.sends("POST", "/persons", "", fmt.Sprintf(`{"name":%q}`, name)), 201, &p)
	if p.Name != name {
		h.t.Errorf("%q is called %q", name, p.Name)
	}
	return p.Token
}

// did expects that a request has succeeded.
func (h *house) did(method, path, token, body string) reply {
	h.t.Helper()
	r := h.sends(method, path, token, body)
	if r.status != 200 && r.status != 201 {
		h.t.Fatalf("%s %s: %d %s", method, path, r.status, r.body)
	}
	return r
}

// refuses expects that a request is refused with a code.
func (h *house) refuses(code, method, path, token, body string) {
	h.t.Helper()
	if r := h.sends(method, path, token, body); r.code() != code {
		h.t.Errorf("%s %s: %q, want %q: %s", method, path, r.code(), code, r.body)
	}
}

// Two persons who are programs do at a table what people with a browser can do: one sets it, the other finds it and sits
// down, they talk, and the host looks after the seats.
func TestPersonsAtATable(t *testing.T) {
	h := start(t)
	mara, otto := h.someone("Mara"), h.someone("Otto")
	var m made
	h.read(h.sends("POST", "/matches", mara,
		`{"game":"caravan","mode":"dry","seats":[{"kind":"me"},{"kind":"open"}]}`), 201, &m)
	at := "/matches/" + m.ID
	if r := h.sends("GET", "/tables", otto, ""); !strings.Contains(r.body, m.ID) || !strings.Contains(r.body, `"free":true`) {
		t.Errorf("open tables: %s", r.body)
	}
	if r := h.sends("GET", "/tables", otto, ""); strings.Contains(r.body, `"due"`) {
		t.Errorf("who does not sit there is told who is asked: %s", r.body)
	}
	if r := h.sends("GET", "/me", mara, ""); !strings.Contains(r.body, `"due":true`) {
		t.Errorf("who sits there is not told who is asked: %s", r.body)
	}
	h.refuses("not_seated", "GET", at+"/talk", otto, "")
	h.refuses("not_seated", "POST", at+"/undo", otto, "")
	h.refuses("no_person", "POST", at+"/sit", m.Seats[0].Token, `{}`)
	if r := h.did("POST", at+"/sit", otto, `{}`); !strings.Contains(r.body, `"seat":1`) {
		t.Errorf("sitting down: %s", r.body)
	}
	h.refuses("taken", "POST", at+"/sit", h.someone("Third"), `{}`)
	if r := h.sends("GET", "/tables", otto, ""); strings.Contains(r.body, m.ID) {
		t.Errorf("the table is full, and stands among the open ones: %s", r.body)
	}
	if r := h.sends("GET", "/me", otto, ""); !strings.Contains(r.body, m.ID) || !strings.Contains(r.body, `"yours":true`) {
		t.Errorf("own matches: %s", r.body)
	}
	h.did("POST", "/me", otto, `{"name":"Ottilie"}`)
	h.refuses("bad_request", "POST", "/me", otto, `{"name":" <> "}`)
	if r := h.sends("GET", at, mara, ""); !strings.Contains(r.body, "Ottilie") || !strings.Contains(r.body, `"seat":0,`) {
		t.Errorf("the match: %s", r.body)
	}

	ask := h.look(m.ID, mara).Asks[0]
	h.refuses("not_seated", "POST", at+"/answers?seat=1", mara, fmt.Sprintf(`{"number":%d,"key":"take"}`, ask.Number))
	h.did("POST", at+"/answers", mara, fmt.Sprintf(`{"number":%d,"key":"take"}`, ask.Number))

	h.did("POST", at+"/talk", otto, `{"words":"Good evening"}`)
	h.did("POST", at+"/talk", mara, `{"react":"Ha"}`)
	h.refuses("bad_request", "POST", at+"/talk", mara, `{"react":"Ha","words":"x"}`)
	h.refuses("forbidden", "POST", at+"/talk", m.Seats[0].Token, `{"words":"x"}`)
	r := h.did("GET", at+"/talk?after=0", mara, "")
	if !strings.Contains(r.body, `"words":"Good evening"`) || !strings.Contains(r.body, `"react":true`) {
		t.Errorf("what was said: %s", r.body)
	}
	if r := h.did("GET", at+"/talk?after=1", mara, ""); strings.Contains(r.body, "evening") {
		t.Errorf("what was said later: %s", r.body)
	}
	h.refuses("not_host", "POST", at+"/talk/off", otto, `{"on":true}`)
	h.did("POST", at+"/talk/off", mara, `{"on":true}`)
	h.refuses("forbidden", "POST", at+"/talk", otto, `{"words":"x"}`)

	h.did("POST", at+"/bot", otto, `{"level":"shouter"}`)
	if r := h.sends("GET", at, "", ""); !strings.Contains(r.body, `"level":"shouter"`) {
		t.Errorf("a bot plays: %s", r.body)
	}
	h.did("POST", at+"/bot", otto, `{"on":false}`)
	h.refuses("not_host", "POST", at+"/bot", otto, `{"seat":0}`)
	h.refuses("bad_request", "POST", at+"/bot", mara, `{"seat":7}`)

	var link struct{ Token string }
	h.read(h.sends("POST", at+"/link", mara, `{"seat":1}`), 200, &link)
	h.refuses("unknown_token", "GET", at, m.Seats[1].Token, "")
	vera := h.someone("Vera")
	h.did("POST", at+"/sit", vera, fmt.Sprintf(`{"token":%q,"consent":5}`, link.Token))
	h.refuses("unknown_token", "POST", at+"/sit", vera, `{"token":"MADEUP"}`)
	h.refuses("bad_request", "POST", at+"/sit", vera, `{"consent":7}`)
	h.refuses("not_host", "POST", at+"/unseat", vera, `{"seat":0,"sure":true}`)
	h.did("POST", at+"/unseat", mara, `{"seat":1,"sure":true}`)
	h.refuses("not_seated", "POST", at+"/ready", otto, "")
}

// Who plays alone by a program sets save points, goes back to one, and asks for a rematch.
func TestAPersonPlaysAlone(t *testing.T) {
	h := start(t)
	mara := h.someone("Mara")
	var m, then made
	h.read(h.sends("POST", "/matches", mara,
		`{"game":"caravan","mode":"dry","options":{"days":"1"},"seats":[{"kind":"me"},{"kind":"me"}]}`), 201, &m)
	at := "/matches/" + m.ID
	h.did("POST", at+"/points", mara, `{"name":"at first"}`)
	h.did("POST", at+"/points", mara, `{"name":"bad"}`)
	h.did("DELETE", at+"/points/bad", mara, "")
	h.refuses("not_found", "DELETE", at+"/points/bad", mara, "")
	if r := h.did("GET", at+"/points", mara, ""); r.body != `[{"name":"at first","answer":0}]`+"\n" {
		t.Errorf("save points: %s", r.body)
	}
	h.refuses("conflict", "POST", at+"/rematch", mara, "")
	for n := 0; !h.look(m.ID, mara).Over; n++ {
		a := h.look(m.ID, mara).Asks
		for _, q := range a {
			if len(q.Options) == 0 {
				continue
			}
			h.did("POST", fmt.Sprintf("%s/answers?seat=%d", at, q.Seat), mara,
				fmt.Sprintf(`{"number":%d,"key":%q}`, q.Number, q.Options[n%len(q.Options)].Key))
			break
		}
		if n == 2 {
			h.read(h.sends("POST", at+"/branch", mara, `{"point":"at first","seats":[{"kind":"me"},{"kind":"bot"}]}`),
				201, &then)
			if r := h.sends("GET", "/matches/"+then.ID, mara, ""); !strings.Contains(r.body, m.ID) {
				t.Errorf("it does not say from where it was played on: %s", r.body)
			}
			h.refuses("bad_request", "POST", at+"/branch", mara, `{"point":"at first","seats":[]}`)
		}
		if n > 200 {
			t.Fatal("the match does not end")
		}
	}
	h.read(h.sends("POST", at+"/branch", mara, `{"at":1,"seats":[{"kind":"me"},{"kind":"me"}]}`), 201, &then)
	var next struct{ ID string }
	h.read(h.sends("POST", at+"/rematch", mara, ""), 200, &next)
	if r := h.did("POST", at+"/rematch", mara, ""); !strings.Contains(r.body, next.ID) || next.ID == m.ID {
		t.Errorf("the rematch is %s, then %s", next.ID, r.body)
	}
}

// The host begins without who is not ready.
func TestAHostBeginsByTheAPI(t *testing.T) {
	h := start(t)
	mara := h.someone("Mara")
	var m made
	h.read(h.sends("POST", "/matches", mara, `{"game":"caravan","ready":true,"seats":[{"kind":"me"},{"kind":"human"}]}`),
		201, &m)
	at := "/matches/" + m.ID
	if a := h.look(m.ID, mara).Asks; len(a) > 0 {
		t.Fatalf("asked before all are ready: %+v", a)
	}
	h.refuses("not_host", "POST", at+"/begin", m.Seats[1].Token, `{}`)
	h.did("POST", at+"/begin", mara, `{"bots":true}`)
	if a := h.look(m.ID, mara).Asks; len(a) == 0 {
		t.Error("nobody is asked")
	}
}

func TestRulesByTheAPI(t *testing.T) {
	h := start(t)
	if r := h.did("GET", "/games/caravan/rules", "", ""); !strings.Contains(r.body, `"id":"CV-TURN-01"`) {
		t.Errorf("rules: %s", r.body)
	}
}

// Persons at a campaign's chapter are its members, and who has its token sees to them.
func TestACampaignsMembersByTheAPI(t *testing.T) {
	h := start(t, expeditions)
	mara, otto := h.someone("Mara"), h.someone("Otto")
	var m made
	h.read(h.sends("POST", "/matches", mara, `{"game":"expedition","seats":[{"kind":"me"},{"kind":"open"}]}`), 201, &m)
	h.did("POST", "/matches/"+m.ID+"/sit", otto, `{}`)
	at := "/campaigns/" + m.Campaign.ID
	members := h.chronicle(m.Campaign.ID).Members
	if len(members) != 2 {
		t.Fatalf("members %+v", members)
	}
	second := members[1].Member
	h.refuses("unknown_token", "GET", "/matches/"+m.ID, m.Campaign.Token, "")
	h.did("POST", at+"/manager", m.Campaign.Token, fmt.Sprintf(`{"member":%d}`, second))
	if now := h.chronicle(m.Campaign.ID).Members; members[1].Manages || !now[1].Manages {
		t.Errorf("members were %+v, and are %+v", members, now)
	}
	h.did("DELETE", fmt.Sprint(at, "/members/", members[0].Member), m.Campaign.Token, "")
	if left := h.chronicle(m.Campaign.ID).Members; len(left) != 1 || left[0].Member != second {
		t.Errorf("left are %+v", left)
	}
}

// A program reminds a person that they are waited for.
func TestANudgeByTheAPI(t *testing.T) {
	h := start(t)
	mara, otto := h.someone("Mara"), h.someone("Otto")
	var m made
	h.read(h.sends("POST", "/matches", mara, `{"game":"caravan","mode":"dry","seats":[{"kind":"me"},{"kind":"open"}]}`),
		201, &m)
	at := "/matches/" + m.ID
	h.did("POST", at+"/sit", otto, `{}`)
	h.refuses("conflict", "POST", at+"/nudge", mara, `{"seat":1}`)
	h.did("POST", at+"/nudge", otto, `{"seat":0}`)
	h.refuses("conflict", "POST", at+"/nudge", otto, `{"seat":0}`)
}

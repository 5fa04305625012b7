package server_test

import (
	"fmt"
	"html"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
)

// kin is a family at a served table.
type kin struct {
	*house
	t  *testing.T
	m  made
	at string
	b  []*browser
}

// family sits down to a chapter, everybody at a screen of their own.
func family(t *testing.T, mode string, people int) *kin {
	t.Helper()
	return served(t, mode, "family", people)
}

// leaves lets time pass in which all others look at the table.
func (k *kin) leaves(who int, d time.Duration) {
	k.t.Helper()
	for ; d > 0; d -= time.Minute { // a match that nobody looks at is put away, and with it who was there last
		time.Sleep(time.Minute)
		for i, b := range k.b {
			if i != who {
				b.get(k.at)
			}
		}
	}
}

// due is a seat that is asked something.
func (k *kin) due() int {
	k.t.Helper()
	return k.look(k.m.ID, "").Asks[0].Seat
}

// answersFor answers the question of a seat on the page of another, and returns how that went.
func (k *kin) answersFor(by, seat int) reply {
	k.t.Helper()
	page := k.b[by].get(fmt.Sprintf("%s?seat=%d", k.at, seat)).body
	key := field2(k.t, page, `<button[^>]* name="key" value="([^"]+)"`)
	return k.b[by].post(fmt.Sprintf("%s/answer?seat=%d&sure=yes", k.at, seat), "number", field(k.t, page, "number"),
		"key", key)
}

// page is what somebody reads on a page.
func (k *kin) page(who int, what string) string {
	k.t.Helper()
	return html.UnescapeString(k.b[who].get(k.at + what).body)
}

// reads fails when somebody does or does not read words on a page.
func (k *kin) reads(who int, what string, want bool, words string) {
	k.t.Helper()
	if page := k.page(who, what); strings.Contains(page, words) != want {
		k.t.Errorf("guest %d reads %q on %q: %t. %s", who, words, what, !want, body(page))
	}
}

// does fails when what somebody posts does not get that status and those words.
func (k *kin) does(who int, status int, words, what string, fields ...string) {
	k.t.Helper()
	if r := k.b[who].post(k.at+what, fields...); r.status != status ||
		!strings.Contains(html.UnescapeString(r.body), words) {
		k.t.Errorf("guest %d, %s %v: %d, want %d with %q: %s", who, what, fields, r.status, status, words, body(r.body))
	}
}

// Another of the family answers for who has left and has allowed it: nobody else, not before and not without asking.
// Whoever comes back answers at once again, whatever page the other still has open. The log knows only the seat.
func TestAnotherPlayerAnswersForWhoHasLeft(t *testing.T) { synctest.Test(t, deputies) }

func deputies(t *testing.T) {
	k := family(t, "chapter1", 3)
	gone := k.due()
	by, third := (gone+1)%3, (gone+2)%3
	who, name := fmt.Sprint(gone), fmt.Sprint("Guest ", gone)
	k.does(by, 409, "waited for and are not here", "/deputy", "who", who)
	k.leaves(gone, 2*time.Minute)
	k.reads(by, "", true, "Answer for "+name)
	k.does(by, 409, "don't answer for who does", "/answer?seat="+who, "number", "0", "key", "x")
	k.does(by, 409, "You sit there yourself", "/deputy", "who", fmt.Sprint(by))
	k.does(by, 400, "no such seat", "/deputy", "who", "7")
	stranger := k.browser()
	stranger.refuses(t, k.at+"/deputy", 403, "Only who sits at this table", "who", who)
	k.does(by, 200, "", "/deputy", "who", who)
	k.reads(by, "?seat="+who, true, "You answer for "+name+" until they are back.")
	k.reads(by, "?seat="+who, true, "data-mine>")
	k.reads(third, "/seats", true, fmt.Sprintf("Guest %d answers for %s, who has allowed it", by, name))
	k.reads(third, "", false, "Answer for "+name)
	k.reads(third, "/seats", true, fmt.Sprintf("Guest %d answers until they are back", by))
	k.does(third, 409, "answers for "+name+" already", "/deputy", "who", who)
	k.does(third, 409, "You don't answer for "+name, "/deputy", "who", who, "on", "no")
	k.does(third, 409, "don't answer for who does", "/answer?seat="+who, "number", "0", "key", "x")
	stranger.refuses(t, k.at+"/answer?seat="+who, 403, "You don&#39;t sit there", "number", "0", "key", "x")
	for what, fields := range map[string][]string{ // in whose place nobody speaks, decides or leaves
		"/consent": {"who", who, "consent", "-1"}, "/resign": {"who", who, "sure", "yes"},
		"/ready": {"who", who},
	} {
		k.does(by, 403, "You don't sit there", what, fields...)
	}
	k.does(by, 409, "Point from your own seat", "/point?seat="+who)

	before := k.look(k.m.ID, "").Version
	if r := k.answersFor(by, gone); r.status != 200 {
		t.Fatalf("the answer: %d %s", r.status, body(r.body))
	}
	if k.look(k.m.ID, "").Version <= before {
		t.Fatal("nothing was answered")
	}
	k.restart(stocked, slowly) // it stands also after the server was stopped
	for k.due() != gone {
		k.answersFor(k.due(), k.due())
	}
	k.reads(by, "?seat="+who, true, "You answer for "+name)

	open := k.page(by, "?seat="+who)
	k.reads(gone, "", true, "data-mine>") // back
	k.reads(third, "/seats", true, name+" is back and answers again.")
	version := k.look(k.m.ID, "").Version
	k.does(by, 409, "don't answer for who does", "/answer?seat="+who+"&sure=yes", "number", field(t, open, "number"),
		"key", field2(t, open, `<button[^>]* name="key" value="([^"]+)"`))
	if v := k.look(k.m.ID, "").Version; v != version {
		t.Error("who only stood in has answered though the other is back")
	}
	if r := k.answersFor(gone, gone); r.status != 200 {
		t.Errorf("who is back can't answer: %d %s", r.status, body(r.body))
	}
	log := k.api("GET", "/matches/"+k.m.ID+"/log", k.m.Seats[by].Token, "").body
	if strings.Contains(log, "deputy") || strings.Contains(log, "Guest") {
		t.Errorf("the log tells who answered: %s", log)
	}
}

// Whoever is answered for is called, and told that somebody answers and they are not just waited for; nobody else is.
func TestWhoIsAnsweredForIsTold(t *testing.T) { synctest.Test(t, answeredForIsTold) }

func answeredForIsTold(t *testing.T) {
	post := &sink{status: 204}
	k := served(t, "chapter1", "family", 2, func(c *server.Config) { c.Calls.Client = &http.Client{Transport: post} })
	gone := k.due()
	for i, b := range k.b {
		b.post("/settings/calls", "kind", "hook", "format", "json", "address", fmt.Sprint(topic, i))
	}
	k.leaves(gone, 5*time.Minute)
	k.does(1-gone, 200, "", "/nudge", "who", fmt.Sprint(gone))
	k.leaves(gone, 15*time.Minute)
	got := post.taken()
	if len(got) != 1 || strings.Contains(got[0].body, "answers for you") {
		t.Fatalf("before anybody answers for them they are called by %v", got)
	}
	k.does(1-gone, 200, "", "/deputy", "who", fmt.Sprint(gone))
	k.leaves(gone, 15*time.Minute)
	got = post.taken()
	if len(got) != 1 || got[0].to != fmt.Sprint(topic, gone) ||
		!strings.Contains(got[0].body, "Somebody answers for you: ") ||
		!strings.Contains(got[0].body, "another player answers for you until you are back.") {
		t.Fatalf("who is answered for is called by %v", got)
	}
	k.b[gone].get(k.at) // back
	k.leaves(gone, 5*time.Minute)
	for _, x := range post.taken() {
		if strings.Contains(x.body, "answers for you") {
			t.Errorf("who was back since is called by %v", x)
		}
	}
}

// What is said where one answers for another stands in the language of whoever reads it.
func TestAnsweringForAnotherIsReadInGerman(t *testing.T) { synctest.Test(t, deputiesInGerman) }

func deputiesInGerman(t *testing.T) {
	k := served(t, "chapter1", "family", 2, tongues(t))
	gone := k.due()
	by, name := 1-gone, fmt.Sprint("Guest ", gone)
	k.b[by].asks = "de"
	k.leaves(gone, 2*time.Minute)
	k.reads(by, "", true, "Bis zur Rückkehr kann jemand anderes antworten.")
	k.reads(by, "", true, "Für "+name+" antworten")
	k.does(by, 400, "Diesen Platz gibt es nicht.", "/deputy", "who", "7")
	k.does(by, 200, "", "/deputy", "who", fmt.Sprint(gone))
	k.reads(by, fmt.Sprintf("?seat=%d", gone), true, "bis zur Rückkehr.")
	k.reads(by, "/seats", true, fmt.Sprintf("antwortet mit Erlaubnis für %s, bis zur Rückkehr.", name))
	k.reads(by, "/seats", false, "who has allowed it")
}

// Who wants nobody to answer for them is waited for, until all who remain agree after a long absence; who wants to be
// waited for a while is. Only people who are here and play have a say.
func TestTheFamilyVotesOnWhoAnswers(t *testing.T) { synctest.Test(t, deputyVote) }

func deputyVote(t *testing.T) {
	k := family(t, "chapter1", 3)
	gone := k.due()
	by, third := (gone+1)%3, (gone+2)%3
	who, name := fmt.Sprint(gone), fmt.Sprint("Guest ", gone)
	k.does(gone, 400, "0, 5, 10 or 30", "/consent", "deputies", "7")
	k.does(gone, 200, "", "/consent", "deputies", "10", "back", "seats")
	k.reads(gone, "/seats", true, "May another player answer for you?")
	k.reads(by, "/seats", true, "yes, after 10 minutes")
	k.leaves(gone, 5*time.Minute)
	k.does(by, 403, "when they have been away for 10 minutes", "/deputy", "who", who)
	k.does(by, 409, "when they have been away for 30 minutes", "/vote", "kind", "deputy", "what", who)
	k.leaves(gone, 6*time.Minute)
	k.does(by, 200, "", "/deputy", "who", who)
	k.does(gone, 200, "", "/consent", "deputies", "-1") // who is back
	k.reads(by, "", false, "You answer for")

	k.leaves(gone, 20*time.Minute)
	k.does(by, 403, "wants nobody to answer for them", "/deputy", "who", who)
	k.does(by, 409, "when they have been away for 30 minutes", "/vote", "kind", "deputy", "what", who)
	k.leaves(gone, 11*time.Minute)
	k.reads(by, "", true, "Ask to answer for "+name)
	k.browser().refuses(t, k.at+"/vote", 403, "Only who sits", "kind", "deputy", "what", who)
	k.does(by, 200, "", "/vote", "kind", "deputy", "what", who)
	k.reads(third, "", true, fmt.Sprintf("Guest %d asks to let Guest %d answer for %s.", by, by, name))
	k.reads(by, "", false, "You answer for")
	k.does(third, 200, "", "/vote", "kind", "deputy", "agree", "no")
	k.reads(by, "/seats", true, "does not agree to let")
	k.does(by, 200, "", "/vote", "kind", "deputy", "what", who)
	k.does(third, 200, "", "/vote", "kind", "deputy")
	k.reads(by, "?seat="+who, true, "You answer for "+name)
	k.does(by, 200, "", "/deputy", "who", who, "on", "no")
	k.reads(by, "", false, "You answer for")
	k.reads(third, "/seats", true, fmt.Sprintf("Guest %d answers for %s no longer.", by, name))
	k.does(by, 200, "", "/vote", "kind", "deputy", "what", who)
	k.reads(gone, "", true, "data-mine>") // before the others have agreed
	k.does(third, 200, "", "/vote", "kind", "deputy")
	k.reads(by, "", false, "You answer for")
}

// A bot and another player stand in one after the other, never both; who answers for others and leaves is followed by
// a third; and whoever resigns or is replaced answers for nobody any more.
func TestOneAtATimeStandsIn(t *testing.T) { synctest.Test(t, oneStandsIn) }

func oneStandsIn(t *testing.T) {
	k := family(t, "chapter1", 3)
	gone := k.due()
	by, third := (gone+1)%3, (gone+2)%3
	who, name := fmt.Sprint(gone), fmt.Sprint("Guest ", gone)
	k.leaves(gone, 2*time.Minute)
	k.does(by, 200, "", "/deputy", "who", who)
	for range 2 { // by leaves as well; the third looks
		time.Sleep(time.Minute)
		k.b[third].get(k.at)
	}
	k.does(third, 200, "", "/deputy", "who", who)
	k.reads(by, "", false, "You answer for") // back, and not asked for it any more
	k.reads(third, "?seat="+who, true, "You answer for "+name)
	k.does(third, 200, "", "/resign", "sure", "yes")
	k.reads(by, "", true, "Answer for "+name)
	k.does(by, 200, "", "/deputy", "who", who)
	k.does(by, 409, "has resigned", "/deputy", "who", fmt.Sprint(third))
	k.reads(gone, "/seats", true, name)
	k.b[gone].get(k.at)
	k.reads(by, "", false, "You answer for")
}

// In a game against each other nobody answers for another player, by page or by program, whatever they allowed.
func TestNobodyAnswersForAnOpponent(t *testing.T) { synctest.Test(t, opponents) }

func opponents(t *testing.T) {
	h := start(t, slowly)
	at, mara, otto := h.evening()
	time.Sleep(time.Hour)
	otto.get(at)
	otto.has(t, at, false, "Answer for")
	otto.has(t, at+"/seats", false, "another player")
	otto.refuses(t, at+"/deputy", 403, "In this game nobody answers for another player", "who", "0")
	otto.refuses(t, at+"/vote", 403, "In this game nobody answers for another player", "kind", "deputy", "what", "0")
	mara.refuses(t, at+"/consent", 403, "In this game nobody answers for another player", "deputies", "0")
	m := h.people(2, "")
	for _, x := range [][2]string{{"/deputy", `{"seat":0}`}, {"/vote", `{"kind":"deputy","agree":true,"seat":0}`},
		{"/answers", `{"number":0,"key":"take","for":0}`}, {"/undo", `{"for":0}`}} {
		if r := h.api("POST", "/matches/"+m.ID+x[0], m.Seats[1].Token, x[1]); r.status != 403 {
			t.Errorf("%s: %d %s", x[0], r.status, r.body)
		}
	}
}

// Programs answer for each other in the same way.
func TestProgramsAnswerForEachOther(t *testing.T) { synctest.Test(t, deputyPrograms) }

func deputyPrograms(t *testing.T) {
	h := start(t, stocked, slowly)
	m := h.matchOf("heredity", "chapter1", 2, "family")
	gone := h.look(m.ID, "").Asks[0].Seat
	by := 1 - gone
	do := func(status, seat int, what, body string) {
		t.Helper()
		if r := h.api("POST", "/matches/"+m.ID+what, m.Seats[seat].Token, body); r.status != status {
			t.Errorf("%s %s: %d, want %d: %s", what, body, r.status, status, r.body)
		}
	}
	ask := func() (number int, key string) {
		for _, q := range h.look(m.ID, m.Seats[by].Token).Asks {
			if q.Seat == gone {
				return q.Number, q.Options[0].Key
			}
		}
		t.Fatal("nothing to read")
		return 0, ""
	}
	seat := fmt.Sprintf(`{"seat":%d}`, gone)
	do(400, gone, "/consent", `{"minutes":0,"deputies":0}`)
	do(400, gone, "/consent", `{"deputies":3}`)
	do(200, gone, "/consent", `{"deputies":5}`)
	do(400, by, "/deputy", `{}`)
	do(409, by, "/deputy", seat)
	time.Sleep(6 * time.Minute)
	number, key := ask()
	answer := fmt.Sprintf(`{"number":%d,"key":%q,"for":%d}`, number, key, gone)
	do(403, by, "/answers", answer)
	do(200, by, "/deputy", seat)
	var v struct {
		Settled struct {
			Deputies []struct{ Seat, By int }
		}
	}
	h.read(h.api("GET", "/matches/"+m.ID, "", ""), 200, &v)
	if d := v.Settled.Deputies; len(d) != 1 || d[0].Seat != gone || d[0].By != by {
		t.Errorf("%+v", v)
	}
	do(400, by, "/answers", fmt.Sprintf(`{"number":%d,"key":%q,"for":9}`, number, key))
	do(200, by, "/answers", answer)
	h.look(m.ID, m.Seats[gone].Token) // back
	do(403, by, "/undo", fmt.Sprintf(`{"for":%d}`, gone))
	do(409, by, "/deputy", fmt.Sprintf(`{"seat":%d,"on":false}`, gone))
}

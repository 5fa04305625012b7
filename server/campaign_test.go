package server_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

// chronicle is a campaign as the API shows it.
type chronicle struct {
	Name    string
	Members []struct {
		Member  int64
		Name    string
		Manages bool
	}
	Chapters []struct {
		Chapter               int
		Match, Follows, State string
		Result                *struct{ Outcome string }
	}
}

func (h *house) chronicle(id string) (c chronicle) {
	h.t.Helper()
	h.read(h.api("GET", "/campaigns/"+id, "", ""), 200, &c)
	return c
}

// linked is what a match says of its campaign.
type linked struct {
	Setup    struct{ Carry json.RawMessage }
	Campaign *struct {
		ID, Before, Next string
		Chapter          int
	}
}

func (h *house) linked(id string) (l linked) {
	h.t.Helper()
	h.read(h.api("GET", "/matches/"+id, "", ""), 200, &l)
	return l
}

// The table of two at one screen, and the match with the tokens of its seats, which stand on the page with the links.
func (b *browser) expedition(fields ...string) (at string, m made) {
	b.h.t.Helper()
	at = b.tableOf("expedition", append([]string{"players", "2"}, fields...)...)
	return at, b.tokens(at)
}

// tokens are the links of a match that its host can hand out.
func (b *browser) tokens(at string) made {
	b.h.t.Helper()
	links := regexp.MustCompile(`/sit/([A-Z2-7]+)`).FindAllStringSubmatch(b.get(at+"/seats").body, -1)
	if len(links) != 2 {
		b.h.t.Fatalf("%d links for two seats", len(links))
	}
	m := made{ID: strings.TrimPrefix(at, "/t/")}
	m.Seats = slices.Grow(m.Seats, 2)[:2]
	for i := range m.Seats {
		m.Seats[i].Token = links[i][1]
	}
	return m
}

// matchAt is the address of the table to which a page has led.
func matchAt(t *testing.T, r reply) string {
	t.Helper()
	at := regexp.MustCompile(`^/t/[a-z2-7]{12}`).FindString(r.url.Path)
	if r.status != 200 || at == "" {
		t.Fatalf("it leads to %s: %d %s", r.url, r.status, body(r.body))
	}
	return at
}

func TestAChapterAfterTheOther(t *testing.T) {
	h := start(t, expeditions)
	mara, otto, ines := h.browser(), h.browser(), h.browser()
	mara.post("/name", "name", "Mara")
	otto.post("/name", "name", "Otto")
	at, m := mara.expedition("seat0", "me", "seat1", "link")
	otto.post("/sit/" + m.Seats[1].Token)
	campaign := "/c/" + h.linked(m.ID).Campaign.ID
	if r := mara.post(at + "/next"); r.status != 409 || !strings.Contains(r.body, "not over yet") {
		t.Errorf("in the middle of a chapter: %d %s", r.status, body(r.body))
	}
	legacy := h.playOut(m).Legacy

	for _, c := range []struct {
		name     string
		who      *browser
		has, not string
	}{
		{"who manages it", mara, "Try again", "Rematch"},
		{"a member", otto, "The next chapter is begun by Mara.", "Next chapter</button>"},
		{"a stranger", ines, "The next chapter is begun by Mara.", "Next chapter</button>"},
	} {
		if page := c.who.get(at).body; !strings.Contains(page, c.has) || strings.Contains(page, c.not) {
			t.Errorf("%s reads %s", c.name, body(page))
		}
	}
	for name, who := range map[string]*browser{"a member": otto, "a stranger": ines} {
		if r := who.post(at + "/next"); r.status != 403 || !strings.Contains(r.body, "begun by Mara") {
			t.Errorf("%s begins a chapter: %d %s", name, r.status, body(r.body))
		}
	}
	if page := mara.get(at).body; !strings.Contains(page, "together.") || strings.Contains(page, "Nobody wins") {
		t.Errorf("how an expedition has ended: %s", body(page))
	}
	if r := mara.post(at + "/rematch"); r.status != 409 || !strings.Contains(r.body, "next chapter") {
		t.Errorf("a rematch of a chapter: %d %s", r.status, body(r.body))
	}

	second := matchAt(t, mara.post(at+"/next"))
	if again := matchAt(t, mara.post(at+"/next")); again != second {
		t.Errorf("pressed twice: %s and %s", second, again)
	}
	one, two := h.linked(m.ID), h.linked(strings.TrimPrefix(second, "/t/"))
	if string(two.Setup.Carry) != string(legacy) {
		t.Errorf("it carries %s, not %s", two.Setup.Carry, legacy)
	}
	if one.Campaign.Next != second[3:] || two.Campaign.Before != m.ID || two.Campaign.Chapter != 2 ||
		two.Campaign.ID != one.Campaign.ID {
		t.Errorf("the links: %+v, %+v", one.Campaign, two.Campaign)
	}
	for _, who := range []*browser{mara, otto} {
		if page := who.get(second).body; !strings.Contains(page, "chapter 2") || strings.Contains(page, "Sit down") {
			t.Errorf("at the second chapter: %s", body(page))
		}
		if page := who.get("/").body; !strings.Contains(page, "Your campaigns") ||
			!strings.Contains(page, "chapter 2, running") {
			t.Errorf("the list of tables: %s", body(page))
		}
	}
	if page := ines.get(second + "/seats").body; !strings.Contains(page, at) || !strings.Contains(page, campaign) {
		t.Errorf("no way back: %s", body(page))
	}
	if page := ines.get(at).body; !strings.Contains(page, "To the next chapter") {
		t.Errorf("no way on: %s", body(page))
	}
	h.restart(expeditions)
	page := ines.get(campaign).body
	for _, want := range []string{"Chapter 1", "Chapter 2", "running", "Mara", "Otto", "manages the campaign", at,
		second} {
		if !strings.Contains(page, want) {
			t.Errorf("the campaign's page has no %q: %s", want, body(page))
		}
	}
	if strings.Contains(page, "Rename") || strings.Contains(page, "Remove") {
		t.Error("a stranger may manage it")
	}
}

// Two people who manage it press at the same time, many times: one chapter, to which all are led.
func TestTwoPeopleBeginOneChapter(t *testing.T) {
	h := start(t, expeditions)
	mara, otto := h.browser(), h.browser()
	at, m := mara.expedition("seat0", "me", "seat1", "link")
	campaign := "/c/" + h.linked(m.ID).Campaign.ID
	link := regexp.MustCompile(`/manage/[A-Z2-7]+`).FindString(mara.post(campaign + "/link").body)
	if r := otto.get(link); !strings.Contains(r.body, "Manage it") || len(r.header.Values("Set-Cookie")) > 0 {
		t.Errorf("the link opened: %d %s", r.status, body(r.body))
	}
	if r := otto.get(campaign); strings.Contains(r.body, "You manage this campaign") {
		t.Error("opening the link was enough")
	}
	if r := otto.post(link); r.url.Path != campaign || !strings.Contains(r.body, "You manage this campaign") {
		t.Fatalf("the link leads to %s: %s", r.url, body(r.body))
	}
	h.playOut(m)
	var wg sync.WaitGroup
	to := make([]reply, 8)
	for i := range to {
		wg.Go(func() { to[i] = []*browser{mara, otto}[i%2].post(at + "/next") })
	}
	wg.Wait()
	for _, r := range to {
		if got, want := matchAt(t, r), matchAt(t, to[0]); got != want {
			t.Errorf("led to %s and to %s", want, got)
		}
	}
	if c := h.chronicle(campaign[3:]); len(c.Chapters) != 2 {
		t.Errorf("chapters %+v", c.Chapters)
	}
}

// A chapter that can't be stored has not begun: whoever asked is told, and presses again later.
func TestAChapterOnAFullDisk(t *testing.T) {
	h := start(t, expeditions)
	m := h.expedition("null")
	h.playOut(m)
	h.behind(full)
	if r := h.api("POST", "/matches/"+m.ID+"/next", m.Campaign.Token, ""); r.status != 503 {
		t.Errorf("on a full disk: %d %s", r.status, r.body)
	}
	file := h.api("GET", "/campaigns/"+m.Campaign.ID+"/file", "", "").body
	if r := h.browser().do("POST", "/api/campaigns", "application/zip", file); r.status != 503 {
		t.Errorf("a campaign brought to a full disk: %d %s", r.status, r.body)
	}
	if c := h.chronicle(m.Campaign.ID); len(c.Chapters) != 1 {
		t.Errorf("chapters %+v", c.Chapters)
	}
	h.behind(empty)
	h.next(m, m.Campaign.Token)
}

func TestWhoManagesACampaign(t *testing.T) {
	h := start(t, expeditions)
	mara, otto := h.browser(), h.browser()
	at, m := mara.expedition("seat0", "me", "seat1", "link")
	otto.post("/sit/" + m.Seats[1].Token)
	id := h.linked(m.ID).Campaign.ID
	campaign := "/c/" + id
	c := h.chronicle(id)
	if len(c.Members) != 2 || !c.Members[0].Manages || c.Members[1].Manages {
		t.Fatalf("members %+v", c.Members)
	}
	her, him := fmt.Sprint(c.Members[0].Member), fmt.Sprint(c.Members[1].Member)
	for _, x := range []struct {
		who    *browser
		path   string
		fields []string
		status int
		words  string
	}{
		{otto, "/name", []string{"name", "Ours"}, 403, "Only who manages"},
		{otto, "/manager", []string{"member", him}, 403, "Only who manages"},
		{otto, "/remove", []string{"member", her}, 403, "Only who manages"},
		{otto, "/link", nil, 403, "Only who manages"},
		{h.browser(), "/name", []string{"name", "Ours"}, 403, "Only who manages"},
		{mara, "/name", []string{"name", " * "}, 400, "at least one letter"},
		{mara, "/manager", []string{"member", "999"}, 404, "no such member"},
		{mara, "/manager", nil, 400, "no member"},
		{mara, "/remove", []string{"member", "999"}, 404, "no such member"},
		{mara, "/name", []string{"name", "The <long> way"}, 200, "The long way"},
		{mara, "/manager", []string{"member", him}, 200, "Leave the campaign"},
		{mara, "/name", []string{"name", "Mine again"}, 403, "Only who manages"},
	} {
		if r := x.who.post(campaign+x.path, x.fields...); r.status != x.status || !strings.Contains(r.body, x.words) {
			t.Errorf("%s %v: %d, want %d with %q: %s", x.path, x.fields, r.status, x.status, x.words, body(r.body))
		}
	}
	h.playOut(m)
	if r := mara.post(at + "/next"); r.status != 403 {
		t.Errorf("Mara manages no more, and begins a chapter: %d", r.status)
	}
	if r := mara.post(campaign+"/remove", "member", her); r.status != 200 {
		t.Errorf("Mara leaves: %d %s", r.status, body(r.body))
	}
	r := otto.post(at + "/next")
	if !strings.HasSuffix(r.url.Path, "/seats") {
		t.Errorf("there is a seat to hand out, and it leads to %s", r.url)
	}
	second := matchAt(t, r)
	if page := mara.get(second).body; strings.Contains(page, `value="food"`) ||
		!strings.Contains(otto.get(second+"/seats").body, "nobody has come yet") {
		t.Errorf("Mara left, and sits in the next chapter: %s", body(page))
	}
	for _, path := range []string{"/c/aaaaaaaaaaaa", "/manage/NOTONE"} {
		if r := mara.get(path); r.status != 404 {
			t.Errorf("%s: %d", path, r.status)
		}
	}
}

func TestACampaignOfPrograms(t *testing.T) {
	h := start(t, expeditions)
	m, other := h.expedition("null"), h.expedition("null")
	if m.Campaign == nil || m.Campaign.Token == "" {
		t.Fatalf("no campaign has begun: %+v", m)
	}
	token, at := m.Campaign.Token, "/campaigns/"+m.Campaign.ID
	for _, x := range []struct {
		name, method, path, token, body string
		status                          int
		words                           string
	}{
		{"in the middle of it", "POST", "/matches/" + m.ID + "/next", token, "", 409, "not over yet"},
		{"without a token", "POST", "/matches/" + m.ID + "/next", "", "", 401, "its token"},
		{"with a seat's token", "POST", "/matches/" + m.ID + "/next", m.Seats[0].Token, "", 401,
			"No campaign has this token"},
		{"with another's token", "POST", "/matches/" + m.ID + "/next", other.Campaign.Token, "", 403,
			"another campaign"},
		{"after no match", "POST", "/matches/nowhere/next", token, "", 404, "no such match"},
		{"with a body", "POST", "/matches/" + m.ID + "/next", token, `{"carry":{"stores":99}}`, 400,
			"unknown field"},
		{"no campaign", "GET", "/campaigns/nowhere", "", "", 404, "no such campaign"},
		{"a name by another", "POST", at + "/name", other.Campaign.Token, `{"name":"Mine"}`, 403, "another campaign"},
		{"a name", "POST", at + "/name", token, `{"name":"The long way"}`, 200, "{}"},
		{"no name", "POST", at + "/name", token, `{"name":""}`, 400, "at least one letter"},
		{"no member", "DELETE", at + "/members/7", token, "", 404, "no such member"},
		{"not a member", "DELETE", at + "/members/you", token, "", 404, "no such member"},
		{"nobody to manage", "POST", at + "/manager", token, `{"member":7}`, 404, "no such member"},
		{"a token by a seat", "POST", at + "/token", m.Seats[0].Token, "", 401, "No campaign has this token"},
	} {
		if r := h.api(x.method, x.path, x.token, x.body); r.status != x.status || !strings.Contains(r.body, x.words) {
			t.Errorf("%s: %d, want %d with %q: %s", x.name, r.status, x.status, x.words, r.body)
		}
	}
	legacy := h.playOut(m).Legacy
	var next made
	h.read(h.api("POST", "/matches/"+m.ID+"/next", token, ""), 201, &next)
	if l := h.linked(next.ID); string(l.Setup.Carry) != string(legacy) || len(next.Seats) != 4 ||
		next.Seats[3].Token == "" || next.Campaign != nil {
		t.Errorf("the next chapter carries %s, not %s; %+v", l.Setup.Carry, legacy, next)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/next", token, ""); r.status != 409 || !strings.Contains(r.body, next.ID) {
		t.Errorf("begun twice: %d %s", r.status, r.body)
	}
	h.playOut(next)
	c := h.chronicle(m.Campaign.ID)
	if c.Name != "The long way" || len(c.Chapters) != 2 || c.Chapters[1].Follows != m.ID ||
		c.Chapters[1].State != "over" || c.Chapters[1].Result.Outcome == "" {
		t.Errorf("%+v", c)
	}
	var fresh struct{ Token string }
	h.read(h.api("POST", at+"/token", token, ""), 200, &fresh)
	if r := h.api("POST", "/matches/"+next.ID+"/next", token, ""); r.status != 401 {
		t.Errorf("the old token: %d", r.status)
	}
	h.read(h.api("POST", "/matches/"+next.ID+"/next", fresh.Token, ""), 201, &next)
}

// A lost expedition is begun again with what it left behind, as the chapter after it.
func TestALostChapterIsBegunAgain(t *testing.T) {
	h := start(t, expeditions)
	m := h.expedition(`{"stores":6}`)
	token := m.Campaign.Token
	for range 40 {
		v := h.playOut(m)
		var next made
		h.read(h.api("POST", "/matches/"+m.ID+"/next", token, ""), 201, &next)
		if v.Result.Outcome == "lost" {
			if was, is := h.linked(m.ID).Setup.Carry, h.linked(next.ID).Setup.Carry; string(was) != string(is) {
				t.Errorf("lost with %s, begun again with %s", was, is)
			}
			return
		}
		m = next
	}
	t.Error("no expedition was lost")
}

// A game with chapters of its own, which need not begin with 1, has its campaigns counted by their matches.
func TestCampaignsAreCountedByMatchesWhereChaptersDiffer(t *testing.T) {
	h := start(t, stocked)
	mara := h.browser()
	mara.post("/name", "name", "Mara")
	mara.tableOf("heredity", "players", "1", "mode", "campaign", "seat0", "me")
	if page := mara.get("/").body; !strings.Contains(page, "match 1, running") {
		t.Errorf("the list of campaigns: %s", body(page))
	}
}

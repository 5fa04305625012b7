package server_test

import (
	"fmt"
	"image"
	"image/png"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"waystation/server"
	"waystation/web/webtest"
)

// table makes a table by the form and returns its address.
func (b *browser) table(fields ...string) string {
	b.h.t.Helper()
	return b.tableOf("caravan", fields...)
}

// tableOf makes a table of any game by the form.
func (b *browser) tableOf(game string, fields ...string) string {
	b.h.t.Helper()
	r := b.post("/new/"+game, fields...)
	m := regexp.MustCompile(`^/t/[a-z2-7]{12}`).FindString(r.url.Path)
	if r.status != 200 || m == "" {
		b.h.t.Fatalf("status %d at %s: %s", r.status, r.url, r.body)
	}
	return m
}

var alone = []string{"players", "2", "mode", "dry", "seat0", "me", "seat1", "bot:shouter"}

// Every row is a page and what must and must not stand on it.
func TestPages(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "name0", "Mara", "seat1", "open")
	for _, c := range []struct {
		name   string
		who    *browser
		path   string
		status int
		has    string
		not    string
	}{
		{"the front page", otto, "/", 200, "Three days of thirst.", "Your tables: none"},
		{"an open table is listed", otto, "/", 200, "one seat is free", ""},
		{"my own table is not listed as open", mara, "/", 200, "Take your turn", "one seat is free"},
		{"the form", otto, "/new/caravan", 200, `<option value="bot:random" selected>Bot: Random</option>`, ""},
		{"the short form", otto, "/new/caravan?with=bots", 200, `name="bots" value="random" checked`, "Name of"},
		{"about the house", otto, "/about", 200, "independent implementation", ""},
		{"the form with friends", otto, "/new/caravan?with=friends", 200, `<option value="link" selected>`, ""},
		{"an unknown game", otto, "/new/chess", 404, "no such page", ""},
		{"my turn", mara, at, 200, `value="draw"`, ""},
		{"my turn stands in the title", mara, at, 200, "● ", ""},
		{"a spectator gets no buttons", otto, at, 200, "Mara decides.", `value="draw"`},
		{"a spectator may sit down", otto, at, 200, "Sit down as Green", "● "},
		{"nobody's table", otto, "/t/aaaaaaaaaaaa", 404, "no such match", ""},
		{"another seat's eyes are not to be had", otto, at + "?seat=0", 200, "Mara decides.", `value="draw"`},
		{"the seats", mara, at + "/seats", 200, "free for anybody", ""},
		{"others can't hand out seats", otto, at + "/seats", 200, "Only who has set this table", "New link"},
		{"the story", otto, at + "/story", 200, "What has happened", ""},
		{"the rules", otto, "/rules/caravan", 200, "<b>A turn.</b> Draw, take, <b>sell</b> or stop.", ""},
		{"what introduces the rules", otto, "/rules/caravan", 200, "Water and spices for two to four.", ""},
		{"what introduces a chapter", otto, "/rules/caravan", 200, "It is short.", ""},
		{"a rule searched for", otto, "/rules/caravan?q=tip", 200, "CV-HAT-01", `id="CV-TURN-01"`},
		{"an introduction searched for", otto, "/rules/caravan?q=spices", 200, "Water and spices", "It is short."},
		{"rules of no game", otto, "/rules/chess", 404, "no such page", ""},
		{"a card of a game without cards", otto, "/rules/caravan/cards/salt", 404, "no such card", ""},
		{"a link that gives nothing", otto, "/sit/NOTASEAT", 404, "gives no seat", ""},
		{"no such page", otto, "/wp-admin", 404, "no such page", ""},
		{"a page that takes only posts", mara, at + "/answer", 405, "takes only POST", ""},
		{"and leads back to the table", mara, at + "/answer", 405, `href="` + at + `">To the table`, ""},
		{"a name", otto, "/name", 200, "Keep it", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := c.who.get(c.path)
			if r.status != c.status || !strings.Contains(r.body, c.has) {
				t.Errorf("status %d, want %d with %q: %s", r.status, c.status, c.has, body(r.body))
			}
			if c.not != "" && strings.Contains(r.body, c.not) {
				t.Errorf("%q must not stand on it: %s", c.not, body(r.body))
			}
			if !strings.HasPrefix(r.header.Get("Content-Type"), "text/html") {
				t.Errorf("a page of type %q", r.header.Get("Content-Type"))
			}
		})
	}
}

// body is a page without its shell.
func body(page string) string {
	if i := strings.Index(page, "<header"); i >= 0 {
		page = page[i:]
	}
	return page[:min(len(page), 4000)]
}

// Two presses from the front page, by ordinary forms and links, and one plays.
func TestTwoPressesToAGameAgainstBots(t *testing.T) {
	h := start(t)
	b := h.browser()
	first := regexp.MustCompile(`href="(/new/caravan\?with=bots)"`).FindStringSubmatch(b.get("/").body)
	if first == nil {
		t.Fatal("no link to a new game on the front page")
	}
	form := b.get(first[1]).body
	values := url.Values{}
	for _, m := range regexp.MustCompile(`<input type="radio" name="(\w+)" value="([^"]*)" checked`).
		FindAllStringSubmatch(form, -1) {
		values.Set(m[1], m[2])
	}
	for _, m := range regexp.MustCompile(`(?s)<select name="([\w.]+)".*?</select>`).FindAllStringSubmatch(form, -1) {
		chosen := regexp.MustCompile(`<option value="([^"]*)" selected`).FindStringSubmatch(m[0])
		if chosen == nil {
			t.Fatalf("nothing chosen in %s", m[0])
		}
		values.Set(m[1], chosen[1])
	}
	r := b.do("POST", "/new/caravan", "application/x-www-form-urlencoded", values.Encode())
	if r.status != 200 || !strings.HasPrefix(r.url.Path, "/t/") || !strings.Contains(r.body, `value="draw"`) {
		t.Errorf("the second press with %v leads to %s: %d %s", values, r.url, r.status, body(r.body))
	}
	if n := values.Get("players"); n != "3" {
		t.Errorf("%s players by default", n)
	}
}

// A turn with ordinary forms: no script, every press a page.
func TestATurnWithoutScript(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	page := b.get(at)
	n := field(t, page.body, "number")
	r := b.post(at+"/answer?seat=0", "number", n, "key", "draw")
	if r.status != 200 || r.url.Path != at || !strings.Contains(r.body, "Green decides.") ||
		!strings.Contains(r.body, "from the well") {
		t.Errorf("after drawing water: %d %s %s", r.status, r.url, body(r.body))
	}
	for _, c := range []struct {
		path   string
		fields []string
		status int
		words  string
	}{
		{"/answer?seat=0", []string{"number", n, "key", "draw"}, 409, "not asked anything now"},
		{"/answer?seat=0", []string{"key", "draw"}, 400, "no number"},
		{"/answer?seat=0", []string{"number", "soon", "key", "draw"}, 400, "no number"},
		{"/answer?seat=0", []string{"number", n}, 400, "no key"},
		{"/answer?seat=1", []string{"number", n, "key", "draw"}, 403, "sit there"},
		{"/free?seat=0", []string{"key", "dance"}, 422, "dance"},
		{"/undo?seat=0", nil, 409, "Nothing can be taken back"},
		{"/answer?seat=0", []string{"number", n, "key", strings.Repeat("x", 70_000)}, 413, "too much"},
	} {
		if r := b.post(at+c.path, c.fields...); r.status != c.status ||
			!strings.Contains(strings.ToLower(r.body), strings.ToLower(c.words)) {
			t.Errorf("%s %v: %d, want %d with %q: %s", c.path, c.fields, r.status, c.status, c.words, body(r.body))
		}
	}
	if r := h.browser().post(at+"/answer", "number", "0", "key", "draw"); r.status != 403 {
		t.Errorf("a stranger's answer: %d", r.status)
	}
	if r := b.post(at+"/free?seat=0", "key", "hat"); r.status != 200 {
		t.Errorf("a free action while Green decides: %d", r.status)
	}
	if r := b.do("POST", at+"/answer?seat=0", "text/csv", "number,key"); r.status != 415 {
		t.Errorf("a form that is none: %d", r.status)
	}
}

// The script asks for fragments, and for errors as plain words.
func TestFragments(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	page := b.get(at)
	n := field(t, page.body, "number")
	form := "application/x-www-form-urlencoded"
	r := b.do("POST", at+"/answer?seat=0", form, "number="+n+"&key=take", "X-Fragment", "1")
	if r.status != 200 || strings.Contains(r.body, "<!DOCTYPE") || !strings.Contains(r.body, `data-region="ask"`) ||
		!strings.Contains(r.body, "data-version=\"5\"") {
		t.Errorf("the fragment: %d %s", r.status, body(r.body))
	}
	r = b.do("POST", at+"/answer?seat=0", form, "number="+n+"&key=take", "X-Fragment", "1")
	if r.status != 409 || !strings.HasPrefix(r.header.Get("Content-Type"), "text/plain") ||
		strings.Contains(r.body, "<") {
		t.Errorf("a stale answer: %d %s %s", r.status, r.header.Get("Content-Type"), r.body)
	}
}

// Several options are picked one after the other, each press a page, and given with the last.
func TestPickingSeveral(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seed", "goods", "seat0", "me", "seat1", "me")
	answer := func(seat int, key string) reply {
		t.Helper()
		eyes := fmt.Sprint("?seat=", seat)
		r := b.post(at+"/answer"+eyes, "number", field(t, b.get(at+eyes).body, "number"), "key", key)
		if r.status != 200 {
			t.Fatalf("seat %d, %s: %d %s", seat, key, r.status, body(r.body))
		}
		return r
	}
	answer(0, "take")
	answer(1, "take")
	answer(0, "sleep")
	answer(1, "sleep")
	answer(0, "pass")
	answer(1, "pass")
	r := answer(0, "sell")
	goods := regexp.MustCompile(`data-key="(good[:\d]*)"`).FindAllStringSubmatch(r.body, -1)
	if len(goods) != 2 || !strings.Contains(r.body, "1 more to pick") {
		t.Fatalf("two goods to pick from: %v %s", goods, body(r.body))
	}
	n := field(t, r.body, "number")
	pick := func(key string) reply { return b.post(at+"/pick?seat=0", "number", n, "key", key) }
	pick(goods[0][1])
	r = pick(goods[1][1])
	both := goods[0][1] + "+" + goods[1][1]
	if !strings.Contains(r.body, `value="`+both+`"`) || strings.Count(r.body, "is-chosen") != 2 {
		t.Fatalf("both picked: %s", body(r.body))
	}
	if r = pick(goods[1][1]); strings.Contains(r.body, `value="`+both+`"`) || !strings.Contains(r.body, "Done") {
		t.Errorf("one put back: %s", body(r.body))
	}
	exactly := func(key, n2 string) reply { return b.post(at+"/pick?seat=0&n="+n2, "number", n, "key", key) }
	if r = exactly(goods[1][1], "1"); !strings.Contains(r.body, `value="`+both+`"`) {
		t.Errorf("just one of it: %s", body(r.body))
	}
	if r = exactly(goods[1][1], "1"); !strings.Contains(r.body, `value="`+both+`"`) {
		t.Errorf("just one of it, once more: %s", body(r.body))
	}
	if r = exactly(goods[1][1], "0"); strings.Contains(r.body, `value="`+both+`"`) {
		t.Errorf("none of it: %s", body(r.body))
	}
	if r = exactly(goods[1][1], "99"); !strings.Contains(r.body, `value="`+both+`"`) {
		t.Errorf("more of it than there is: %s", body(r.body))
	}
	if r = pick("none"); strings.Count(r.body, "is-chosen") != 0 || !strings.Contains(r.body, "1 more to pick") {
		t.Errorf("all put back: %s", body(r.body))
	}
	for key, status := range map[string]int{"good:99": 422, "sleep": 422} {
		if r := pick(key); r.status != status {
			t.Errorf("picking %s: %d", key, r.status)
		}
	}
	if r := b.post(at+"/pick?seat=0", "number", "999", "key", goods[0][1]); r.status != 409 {
		t.Errorf("picking for an old question: %d", r.status)
	}
	r = b.post(at+"/answer?seat=0", "number", n, "key", both)
	if r.status != 200 || strings.Count(r.body, "Red sells") < 2 {
		t.Errorf("both sold: %d %s", r.status, body(r.body))
	}
}

// A link gives its seat to whoever sits down by it, and to their second screen; a new link makes the old one worthless.
func TestSeatsByLink(t *testing.T) {
	h := start(t)
	mara, otto, phone := h.browser(), h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	links := regexp.MustCompile(`value="(http://[^"]+/sit/([A-Z2-7]+))"`).
		FindAllStringSubmatch(mara.get(at+"/seats").body, -1)
	if len(links) != 2 {
		t.Fatalf("links: %v", links)
	}
	sit := "/sit/" + links[1][2]
	preview := h.browser().get(sit)
	if preview.status != 200 || !strings.Contains(preview.body, "Sit down") ||
		len(preview.header.Values("Set-Cookie")) > 0 {
		t.Errorf("the link opened: %d %s", preview.status, body(preview.body))
	}
	if !strings.Contains(mara.get(at+"/seats").body, "nobody has come yet") {
		t.Error("opening the link has taken the seat")
	}
	for _, b := range []*browser{otto, phone} {
		if r := b.post(sit); r.status != 200 || r.url.Path != at || r.url.RawQuery != "seat=1" {
			t.Errorf("sitting down leads to %s: %d", r.url, r.status)
		}
		if r := b.get(sit); r.url.Path != at {
			t.Errorf("opened again the link leads to %s: %d", r.url, r.status)
		}
	}
	otto.post("/name", "name", "Otto <b>the</b> *Great*")
	if r := mara.get(at + "/seats"); !strings.Contains(r.body, "taken by") {
		t.Errorf("the seats: %s", body(r.body))
	}
	mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "stop")
	for _, b := range []*browser{otto, phone} {
		if r := b.get(at); !strings.Contains(r.body, `value="draw"`) {
			t.Errorf("Green's screens are not asked: %s", body(r.body))
		}
	}
	if r := otto.post(at+"/link", "seat", "1"); r.status != 403 {
		t.Errorf("a guest makes a link: %d", r.status)
	}
	r := mara.post(at+"/link", "seat", "1")
	if r.status != 200 || strings.Contains(r.body, links[1][2]) || !strings.Contains(r.body, "/sit/") {
		t.Errorf("a new link: %d %s", r.status, body(r.body))
	}
	anew := regexp.MustCompile(`/sit/[A-Z2-7]+`).FindString(r.body) // the host's own seat stands last
	if r := h.browser().get(sit); r.status != 404 {
		t.Errorf("the old link still works: %d", r.status)
	}
	h.restart()
	sit = anew
	if r := mara.get(at + "/seats"); strings.Count(r.body, "New link for") != 1 || !strings.Contains(r.body, sit) ||
		strings.Contains(r.body, links[0][2]) {
		t.Errorf("after a restart there is the link that nobody has used, and no other: %s", body(r.body))
	}
	if r := otto.get(at + "/seats"); strings.Contains(r.body, "/sit/") {
		t.Errorf("a link is shown to a guest: %s", body(r.body))
	}
	if r := h.browser().post(sit); r.status != 200 || r.url.Path != at {
		t.Errorf("sitting down by it leads to %s: %d", r.url, r.status)
	}
	h.restart()
	if r := mara.get(at + "/seats"); strings.Contains(r.body, "/sit/") || strings.Count(r.body, "New link for") != 2 {
		t.Errorf("after another restart a link that was used is shown: %s", body(r.body))
	}
}

func TestSittingDownAtAnOpenTable(t *testing.T) {
	h := start(t)
	mara, otto, ines := h.browser(), h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	if r := otto.post(at + "/sit"); r.status != 200 || r.url.Path != at || r.url.RawQuery != "seat=1" {
		t.Errorf("sitting down leads to %s: %d", r.url, r.status)
	}
	for _, fields := range [][]string{nil, {"seat", "1"}, {"seat", "0"}, {"seat", "-1"}} {
		if r := ines.post(at+"/sit", fields...); r.status != 409 || !strings.Contains(r.body, "taken") {
			t.Errorf("a third person with %v: %d %s", fields, r.status, body(r.body))
		}
	}
	if r := ines.get("/"); strings.Contains(r.body, "Sit down") {
		t.Error("the full table is still listed")
	}
}

// At one screen, the page shows whose question it is and leads from one seat to the next.
func TestHotSeat(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "name0", "Mara", "seat1", "me", "name1", "Otto")
	r := b.post(at+"/answer?seat=0", "number", field(t, b.get(at).body, "number"), "key", "stop")
	if !strings.Contains(r.body, `href="`+at+`?seat=1"`) || !strings.Contains(r.body, "Play Otto") {
		t.Errorf("no way to Otto's seat: %s", body(r.body))
	}
	if r := b.get(at); !strings.Contains(r.body, `action="`+at+`/answer?seat=1"`) {
		t.Errorf("without a seat the page asks who is asked: %s", body(r.body))
	}
}

// The host hands a seat to a bot and back; so does who sits there, and nobody else.
func TestABotTakesOver(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at+"/sit", "consent", "0")
	mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "stop")
	if r := h.browser().post(at+"/bot", "seat", "1", "kind", "bot"); r.status != 403 {
		t.Errorf("a stranger: %d", r.status)
	}
	if r := otto.post(at+"/bot", "seat", "0", "kind", "bot"); r.status != 403 {
		t.Errorf("Otto hands Mara's seat to a bot: %d", r.status)
	}
	if r := mara.post(at+"/bot", "seat", "1", "kind", "bot", "level", "genius"); r.status != 400 {
		t.Errorf("no such level: %d", r.status)
	}
	if r := mara.post(at+"/bot", "seat", "9", "kind", "bot"); r.status != 400 {
		t.Errorf("no such seat: %d", r.status)
	}
	if r := mara.post(at+"/bot", "seat", "1", "kind", "bot", "level", "shouter"); r.status != 200 {
		t.Fatalf("Mara lets a bot play Otto: %d %s", r.status, body(r.body))
	}
	until(t, "the bot plays Otto's turn and the evening",
		func() bool { return strings.Contains(mara.get(at+"?seat=0").body, `value="sleep"`) })
	page := otto.get(at)
	if !strings.Contains(page.body, "A bot plays for you.") || !strings.Contains(page.body, "Take the seat back") {
		t.Errorf("Otto's page: %s", body(page.body))
	}
	if r := otto.post(at+"/answer?seat=1", "number", "1", "key", "sleep"); r.status != 403 {
		t.Errorf("Otto answers beside the bot: %d", r.status)
	}
	if r := otto.post(at+"/bot", "seat", "1", "kind", "human"); r.status != 200 ||
		strings.Contains(r.body, "A bot plays for you.") {
		t.Errorf("Otto takes the seat back: %d %s", r.status, body(r.body))
	}
}

func TestRematch(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "wet", "opt.days", "1", "seat0", "me", "name0", "Mara", "seat1", "open")
	otto.post(at + "/sit")
	if r := mara.post(at + "/rematch"); r.status != 409 {
		t.Errorf("a rematch before the end: %d", r.status)
	}
	if r := mara.get(at + "/picture.svg"); r.status != 403 || strings.Contains(r.body, "<svg width") {
		t.Errorf("a picture before the end: %d", r.status)
	}
	if r := mara.get(at + "/picture.png"); r.status != 403 {
		t.Errorf("a PNG before the end: %d", r.status)
	}
	for _, x := range []struct {
		b   *browser
		key string
	}{{mara, "stop"}, {otto, "stop"}, {mara, "sleep"}, {otto, "sleep"}, {otto, "pass"}, {mara, "pass"}} {
		page := x.b.get(at)
		if r := x.b.post(at+"/answer", "number", field(t, page.body, "number"), "key", x.key); r.status != 200 {
			t.Fatalf("%s: %d %s", x.key, r.status, body(r.body))
		}
	}
	end := otto.get(at)
	if !strings.Contains(end.body, "Same people again") || !strings.Contains(end.body, "share the victory") {
		t.Errorf("the end: %s", body(end.body))
	}
	for _, must := range []string{
		"You share the victory.", `data-region="ranks"`, "Mara", `property="og:image"`, "/picture.svg", "/picture.png",
		"The whole log",
	} {
		if !strings.Contains(otto.get(at).body, must) {
			t.Errorf("the page of the end lacks %q", must)
		}
	}
	watched := h.browser().get(at)
	if strings.Contains(watched.body, "Same people again") || strings.Contains(watched.body, "You share") {
		t.Errorf("who only watched is told: %s", body(watched.body))
	}
	picture := h.browser().get(at + "/picture.svg")
	if picture.status != 200 || picture.header.Get("Content-Type") != "image/svg+xml" ||
		!strings.Contains(picture.body, ">Mara<") || strings.Contains(picture.body, at) ||
		strings.Contains(picture.body, "href") {
		t.Errorf("the picture: %d %s", picture.status, picture.body)
	}
	shown := h.browser().get(at + "/picture.png")
	drawn, err := png.Decode(strings.NewReader(shown.body))
	if err != nil || shown.header.Get("Content-Type") != "image/png" || drawn.Bounds() != image.Rect(0, 0, 1200, 630) {
		t.Errorf("the picture as PNG: %d, error %v", shown.status, err)
	}
	if again := h.browser().get(at + "/picture.png"); again.body != shown.body {
		t.Error("the same picture is another PNG")
	}
	if other := h.browser().get(at + "/picture.png?names=off"); other.status != 200 || other.body == shown.body {
		t.Errorf("the PNG without names: %d, the same %t", other.status, other.body == shown.body)
	}
	nameless := h.browser().get(at + "/picture.svg?names=off")
	if nameless.status != 200 || strings.Contains(nameless.body, "Mara") || !strings.Contains(nameless.body, ">Red<") {
		t.Errorf("the picture without names: %d %s", nameless.status, nameless.body)
	}
	if r := h.browser().post(at + "/rematch"); r.status != 403 {
		t.Errorf("a stranger wants a rematch: %d", r.status)
	}
	first := mara.post(at + "/rematch")
	if first.status != 200 || first.url.Path == at || strings.Contains(first.body, `value="draw"`) ||
		!strings.Contains(first.body, "1 of 2 ready") {
		t.Errorf("the rematch waits for Otto: %s %s", first.url, body(first.body))
	}
	mara.has(t, at, true, "To the next match")
	for who, b := range map[string]*browser{"Mara": mara, "Otto": otto, "who only watched": h.browser()} {
		page := b.get(at).body
		if !strings.Contains(page, "Ready to play again: Mara.") {
			t.Errorf("%s is not told who wants to play again: %s", who, body(page))
		}
		if asked := strings.Contains(page, "Same people again"); asked != (b == otto) {
			t.Errorf("%s is asked to play again: %t", who, asked)
		}
	}
	second := otto.post(at + "/rematch")
	if second.url.Path != first.url.Path {
		t.Errorf("Otto's rematch is at %s, Mara's at %s", second.url.Path, first.url.Path)
	}
	if r := mara.get(first.url.Path); !strings.Contains(r.body, `value="draw"`) ||
		!strings.Contains(r.body, "You carry 2 water") {
		t.Errorf("the rematch, again in the wet mode: %s", body(r.body))
	}
	otto.has(t, at, true, "The same people are at the table again.")
	if r := otto.get(first.url.Path); !strings.Contains(r.body, "Mara decides.") ||
		strings.Contains(r.body, "Sit down as") {
		t.Errorf("Otto sits in the rematch too: %s", body(r.body))
	}
}

func TestNames(t *testing.T) {
	h := start(t)
	b := h.browser()
	for _, c := range []struct{ given, shown string }{
		{"Mara", "Mara"},
		{"  Mara   of the\tWells ", "Mara of the Wells"},
		{"*Mara* {fuel} [x](y) <script>", "Mara fuel x(y) script"},
		{"Zoë 🐪", "Zoë 🐪"},
		{strings.Repeat("long ", 20), "long long long long long"},
	} {
		if r := b.post("/name", "name", c.given); r.status != 200 ||
			!strings.Contains(r.body, "<span>"+c.shown+"</span>") {
			t.Errorf("%q is not shown as %q: %d %s", c.given, c.shown, r.status, body(r.body))
		}
	}
	for _, bad := range []string{"", "   ", "\x00\x07", "***"} {
		if r := b.post("/name", "name", bad); r.status != 400 || !strings.Contains(r.body, "at least one letter") {
			t.Errorf("the name %q: %d", bad, r.status)
		}
	}
}

func TestTheFormSaysWhatIsWrong(t *testing.T) {
	h := start(t)
	for _, c := range []struct {
		fields []string
		want   string
	}{
		{nil, "for 2-4 players"},
		{[]string{"players", "9"}, "for 2-4 players"},
		{[]string{"players", "2", "seat0", "me"}, "Say who plays seat 2"},
		{[]string{"players", "2", "mode", "icy", "seat0", "me", "seat1", "link"}, "dry, wet"},
		{[]string{"players", "2", "opt.days", "7", "seat0", "me", "seat1", "link"}, "it must be one of 1, 3"},
		{[]string{"players", "2", "seat0", "me", "seat1", "bot:genius"}, "random, shouter"},
		{[]string{"players", "2", "bots", "genius"}, "random, shouter"},
	} {
		r := h.browser().post("/new/caravan", c.fields...)
		if r.status != 400 || !strings.Contains(r.body, c.want) || !strings.Contains(r.body, `role="alert"`) {
			t.Errorf("%v: %d, want %q: %s", c.fields, r.status, c.want, body(r.body))
		}
	}
}

func TestOneGuestHostsOnlySoMuch(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Hosted = 2 })
	b := h.browser()
	b.table(alone...)
	b.table(alone...)
	if r := b.post("/new/caravan", alone...); r.status != 429 {
		t.Errorf("a third table: %d", r.status)
	}
	h.browser().table(alone...)
}

func TestGeneratedFilesAreWhatTheTemplatesSay(t *testing.T) {
	stale, err := webtest.Stale(".")
	if err != nil || len(stale) > 0 {
		t.Errorf("go generate ./server: %v have changed since, %v", stale, err)
	}
}

package server_test

import (
	"archive/zip"
	"bytes"
	"database/sql"
	"encoding/json"
	"io"
	"mime/multipart"
	"regexp"
	"strings"
	"testing"

	"waystation/internal/expedition"
	"waystation/store/campaignfile"
	"waystation/table"
)

// bring posts a campaign's file by the form.
func (b *browser) bring(file string) reply { return b.postFile("/campaigns", file) }

// postFile posts a file by a form that asks for one.
func (b *browser) postFile(path, file string) reply {
	b.h.t.Helper()
	var form bytes.Buffer
	w := multipart.NewWriter(&form)
	part, err := w.CreateFormFile("file", "campaign.zip")
	if err == nil {
		_, err = io.WriteString(part, file)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		b.h.t.Fatal(err)
	}
	return b.do("POST", path, w.FormDataContentType(), form.String())
}

// unpacked is what is in a campaign's file.
func unpacked(t *testing.T, file string) (x campaignfile.Index, files map[string]string) {
	t.Helper()
	z, err := zip.NewReader(strings.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatalf("%v: %s", err, file)
	}
	files = map[string]string{}
	for _, f := range z.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		files[f.Name] = string(b)
	}
	if err := json.Unmarshal([]byte(files["campaign.json"]), &x); err != nil {
		t.Fatal(err)
	}
	return x, files
}

func (h *house) next(m made, token string) (next made) {
	h.t.Helper()
	h.read(h.api("POST", "/matches/"+m.ID+"/next", token, ""), 201, &next)
	return next
}

func TestACampaignGoesHomeAndComesBack(t *testing.T) {
	h := start(t, expeditions)
	m := h.expedition(`{"stores":9}`)
	token, at := m.Campaign.Token, "/campaigns/"+m.Campaign.ID
	if r := h.api("GET", at+"/file", "", ""); r.status != 409 || !strings.Contains(r.body, "nothing to take home") {
		t.Errorf("before anything is over: %d %s", r.status, r.body)
	}
	h.playOut(m)
	second := h.next(m, token)
	left := h.playOut(second)
	running := h.next(second, token)

	r := h.api("GET", at+"/file", "", "")
	if r.status != 200 || r.header.Get("Content-Type") != "application/zip" ||
		!strings.Contains(r.header.Get("Content-Disposition"), ".zip") {
		t.Fatalf("%d %v", r.status, r.header)
	}
	x, files := unpacked(t, r.body)
	if len(files) != 3 || len(x.Chapters) != 2 || !strings.Contains(x.LeftOut, "Chapter 3 is not over") {
		t.Errorf("in the file: %d parts, %+v", len(files), x)
	}
	seed := table.SeedOf(t.Name() + "3").String() // of the running match, as the house gives them
	if l := h.linked(running.ID); string(l.Setup.Carry) != string(left.Legacy) {
		t.Errorf("the running chapter carries %s", l.Setup.Carry)
	}
	for name, text := range files {
		if strings.Contains(text, seed) || strings.Contains(text, running.ID) {
			t.Errorf("%s tells of the running match", name)
		}
	}

	mara := h.browser()
	back := mara.bring(r.body)
	if back.status != 200 || !strings.HasPrefix(back.url.Path, "/c/") ||
		!strings.Contains(back.body, "Chapter 2 is over") {
		t.Fatalf("brought back: %d %s %s", back.status, back.url, body(back.body))
	}
	id := strings.TrimPrefix(back.url.Path, "/c/")
	c := h.chronicle(id)
	if len(c.Chapters) != 2 || c.Chapters[1].Follows != c.Chapters[0].Match || c.Chapters[1].State != "over" ||
		len(c.Members) != 1 || !c.Members[0].Manages {
		t.Errorf("%+v", c)
	}
	h.restart(expeditions)
	third := matchAt(t, mara.post("/t/"+c.Chapters[1].Match+"/next"))
	if l := h.linked(strings.TrimPrefix(third, "/t/")); string(l.Setup.Carry) != string(left.Legacy) ||
		l.Campaign.Chapter != 3 {
		t.Errorf("it goes on with %s, not %s", l.Setup.Carry, left.Legacy)
	}
	if page := mara.get("/").body; strings.Count(page, ">Lost, with ") != 1 {
		t.Errorf("one's tables must not be flooded with the chapters that came in a file: %s", body(page))
	}
	if page := mara.get("/campaigns").body; !strings.Contains(page, "chapter 3, running") {
		t.Errorf("one's campaigns: %s", body(page))
	}

	var again struct{ ID, Token string }
	h.read(h.browser().do("POST", "/api/campaigns", "application/zip", r.body), 201, &again)
	h.next(made{ID: h.chronicle(again.ID).Chapters[1].Match}, again.Token)
	home := h.api("GET", "/campaigns/"+again.ID+"/file", "", "")
	if _, matches, err := campaignfile.Read([]byte(home.body),
		func(string) *table.Box { return expedition.Shelf }); err != nil || len(matches) != 2 {
		t.Errorf("taken home again: %v", err)
	}
}

// counted is how many rows are stored of matches and campaigns.
func (h *house) counted() (n int) {
	h.t.Helper()
	db, err := sql.Open("sqlite", h.path+"?_pragma=busy_timeout(5000)")
	if err != nil {
		h.t.Fatal(err)
	}
	defer db.Close()
	const all = `SELECT (SELECT count(*) FROM matches) + (SELECT count(*) FROM entries)
		+ (SELECT count(*) FROM campaigns) + (SELECT count(*) FROM chapters)`
	if err := db.QueryRow(all).Scan(&n); err != nil {
		h.t.Fatal(err)
	}
	return n
}

func TestACampaignThatWasTamperedWithIsNotStored(t *testing.T) {
	h := start(t, expeditions)
	m := h.expedition("null")
	h.playOut(m)
	h.playOut(h.next(m, m.Campaign.Token))
	r := h.api("GET", "/campaigns/"+m.Campaign.ID+"/file", "", "")
	before := h.counted()
	for _, c := range []struct {
		name, want string
		status     int
		change     func(x *campaignfile.Index, files [][]byte)
	}{
		{"a changed die", `chapter 2 \(chapter-02\.jsonl\): .*(entry|line) \d+`, 400,
			func(_ *campaignfile.Index, files [][]byte) {
				files[1] = regexp.MustCompile(`"value":\d`).ReplaceAll(files[1], []byte(`"value":3`))
			}},
		{"more to carry", `chapter 2 \(chapter-02\.jsonl\): line 1: what the match carries is not what it began with`,
			400, func(_ *campaignfile.Index, files [][]byte) {
				files[1] = bytes.Replace(files[1], []byte(`{"stores":`), []byte(`{"stores":9`), 1)
			}},
		{"more carried on", `campaign.json: what is carried on is not what chapter 2 has left behind`, 400,
			func(x *campaignfile.Index, files [][]byte) {
				x.Carried = json.RawMessage(`{"stores":1000}`)
			}},
	} {
		x, parts := unpacked(t, r.body)
		files := [][]byte{[]byte(parts["chapter-01.jsonl"]), []byte(parts["chapter-02.jsonl"])}
		c.change(&x, files)
		var b bytes.Buffer
		if err := campaignfile.Write(&b, x, files); err != nil {
			t.Fatal(err)
		}
		if r := h.browser().do("POST", "/api/campaigns", "application/zip", b.String()); r.status != c.status ||
			!regexp.MustCompile(c.want).MatchString(r.body) {
			t.Errorf("%s: %d, want %d with %q: %s", c.name, r.status, c.status, c.want, r.body)
		}
		if r := h.browser().bring(b.String()); r.status != c.status ||
			!strings.Contains(r.body, "Nothing of it was stored") {
			t.Errorf("%s by the form: %d %s", c.name, r.status, body(r.body))
		}
	}
	for _, c := range []struct {
		name, kind, file string
		status           int
		words            string
	}{
		{"nothing", "application/zip", "", 400, "no campaign"},
		{"a match file", "application/zip", `{"waystation":2}`, 400, "no campaign"},
		{"too much", "application/zip", strings.Repeat("x", campaignfile.MaxPacked+100_000), 413, "too much"},
		{"JSON", "application/json", "{}", 415, "application/zip"},
	} {
		if r := h.browser().do("POST", "/api/campaigns", c.kind, c.file); r.status != c.status ||
			!strings.Contains(r.body, c.words) {
			t.Errorf("%s: %d, want %d with %q: %s", c.name, r.status, c.status, c.words, r.body)
		}
	}
	if r := h.browser().post("/campaigns", "file", "x"); r.status != 415 {
		t.Errorf("a form without a file: %d", r.status)
	}
	if n := h.counted(); n != before {
		t.Errorf("%d rows stored by files that were refused", n-before)
	}
}

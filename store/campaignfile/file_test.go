package campaignfile_test

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"waystation/internal/expedition"
	"waystation/store/campaignfile"
	"waystation/table"
)

func find(name string) *table.Box {
	if name == expedition.Shelf.Name {
		return expedition.Shelf
	}
	return nil
}

// played is an expedition that the clock has played to its end, and its file.
func played(t testing.TB, carry json.RawMessage, seed string) (*table.Match, []byte) {
	t.Helper()
	m, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2, Carry: carry}, table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByTime); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		t.Fatal(err)
	}
	return m, b.Bytes()
}

// campaign is one of so many chapters.
func campaign(t testing.TB, chapters int) (campaignfile.Index, [][]byte) {
	t.Helper()
	x := campaignfile.Index{Game: "expedition", Name: "The long way", Members: []string{"Mara", "Otto"}}
	var files [][]byte
	for n := range chapters {
		m, b := played(t, x.Carried, fmt.Sprint("chapter ", n))
		legacy, err := m.Legacy()
		if err != nil {
			t.Fatal(err)
		}
		x.Carried, files = legacy, append(files, b)
		x.Chapters = append(x.Chapters, campaignfile.Chapter{
			Outcome: m.Result().Outcome, Seats: []campaignfile.Seat{{Name: "Mara"}, {Bot: "random"}}, Earnest: true,
		})
	}
	return x, files
}

func packed(t testing.TB, x campaignfile.Index, files [][]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := campaignfile.Write(&b, x, files); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// zipped packs files of any names and contents.
func zipped(t testing.TB, names []string, contents ...[]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i, name := range names {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(contents[i])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestThereAndBack(t *testing.T) {
	x, files := campaign(t, 3)
	b := packed(t, x, files)
	if !campaignfile.Is(b) || campaignfile.Is(files[0]) {
		t.Error("a campaign's file is taken for a match file, or the other way round")
	}
	got, matches, err := campaignfile.Read(b, find)
	if err != nil {
		t.Fatal(err)
	}
	if got.Name != x.Name || len(matches) != 3 || got.Chapters[2].Seats[0].Name != "Mara" ||
		got.Chapters[2].Seats[1].Bot != "random" || !got.Chapters[0].Earnest {
		t.Errorf("%+v", got)
	}
	again := *got
	if !bytes.Equal(packed(t, again, files), b) {
		t.Error("written again it is another file")
	}
	// A person opens it: the parts are text with names that tell what they are, and each chapter stands for itself.
	z, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
	}
	if got := strings.Join(names, " "); got != "campaign.json chapter-01.jsonl chapter-02.jsonl chapter-03.jsonl" {
		t.Error(got)
	}
	in, err := z.File[2].Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.Verify(in, find); err != nil {
		t.Errorf("chapter 2 alone: %v", err)
	}
}

// resealed is a match file in which something was changed, and whose seal was made anew so that it looks whole.
func resealed(t *testing.T, file []byte, change func(lines []string)) []byte {
	t.Helper()
	lines := strings.SplitAfter(strings.TrimSuffix(string(file), "\n"), "\n")
	change(lines)
	last := len(lines) - 1
	sum := sha256.Sum256([]byte(strings.Join(lines[:last], "")))
	lines[last] = regexp.MustCompile(`"sha256":"\w+"`).ReplaceAllString(lines[last],
		`"sha256":"`+hex.EncodeToString(sum[:])+`"`)
	return []byte(strings.Join(lines, "") + "\n")
}

// anotherDie changes the first result of chance in a match file.
func anotherDie(t *testing.T, file []byte) []byte {
	return resealed(t, file, func(lines []string) {
		for i, l := range lines {
			if strings.Contains(l, `"kind":"chance"`) {
				value := regexp.MustCompile(`"value":(\d+)`).FindStringSubmatch(l)
				other := "1"
				if value[1] == "1" {
					other = "2"
				}
				lines[i] = strings.Replace(l, value[0], `"value":`+other, 1)
				return
			}
		}
		t.Fatal("no chance in the file")
	})
}

// withoutHashes is a match file of the form that had no hashes of states.
func withoutHashes(t *testing.T, file []byte) []byte {
	return resealed(t, file, func(lines []string) {
		lines[0] = strings.Replace(lines[0], `"waystation":2`, `"waystation":1`, 1)
		n := 0
		for i, l := range lines[1 : len(lines)-1] {
			if n++; strings.Contains(l, `"kind":"state"`) {
				lines[i+1] = ""
				n--
			}
		}
		last := &lines[len(lines)-1]
		*last = regexp.MustCompile(`"entries":\d+`).ReplaceAllString(*last, fmt.Sprintf(`"entries":%d`, n))
		*last = regexp.MustCompile(`,"state":"\w+"`).ReplaceAllString(*last, "")
	})
}

func TestWhatDoesNotFitIsFoundWhereItIs(t *testing.T) {
	for _, c := range []struct {
		name, want string
		change     func(x *campaignfile.Index, files [][]byte)
	}{
		{"a changed die", `chapter 2 \(chapter-02.jsonl\): entry \d+ .*|chapter 2 .*the seed decides`,
			func(_ *campaignfile.Index, files [][]byte) { files[1] = anotherDie(t, files[1]) }},
		{"no hashes of states", `chapter 2 \(chapter-02.jsonl\): the match holds no hashes of its states`,
			func(_ *campaignfile.Index, files [][]byte) { files[1] = withoutHashes(t, files[1]) }},
		{"a changed line", `chapter 3 \(chapter-03.jsonl\): line \d+: the file was changed after it was sealed`,
			func(_ *campaignfile.Index, files [][]byte) {
				files[2] = bytes.Replace(files[2], []byte(`"step":1`), []byte(`"step":0`), 1)
			}},
		{"another beginning", `chapter 2 .*line 1: what the match carries is not what it began with`,
			func(_ *campaignfile.Index, files [][]byte) {
				files[1] = bytes.Replace(files[1], []byte(`{"stores":`), []byte(`{"stores":9`), 1)
			}},
		{"a chapter from elsewhere", `the chapters are no campaign: match 2 begins with something else`,
			func(x *campaignfile.Index, files [][]byte) {
				m, b := played(t, json.RawMessage(`{"stores":99}`), "elsewhere")
				files[1], x.Chapters[1].Outcome = b, m.Result().Outcome
			}},
		{"the same chapter twice", `chapter 2 .*this match is a chapter already`,
			func(_ *campaignfile.Index, files [][]byte) { files[1] = files[0] }},
		{"a chapter cut off", `chapter 1 \(chapter-01.jsonl\): line \d+: unexpected EOF`,
			func(_ *campaignfile.Index, files [][]byte) { files[0] = files[0][:len(files[0])/2] }},
		{"an outcome nobody had", `chapter 1 .*campaign.json says that it ended "crowned"`,
			func(x *campaignfile.Index, _ [][]byte) { x.Chapters[0].Outcome = "crowned" }},
		{"a seat too many", `chapter 3 .*campaign.json lists 3 seats, the match has 2`,
			func(x *campaignfile.Index, _ [][]byte) {
				x.Chapters[2].Seats = append(x.Chapters[2].Seats, campaignfile.Seat{})
			}},
		{"more carried on", `campaign.json: what is carried on is not what chapter 3 has left behind, {"stores":\d+}`,
			func(x *campaignfile.Index, _ [][]byte) {
				x.Carried = json.RawMessage(`{"stores":99}`)
			}},
		{"another game's name", `campaign.json: the game is "caravan", the chapters are of "expedition"`,
			func(x *campaignfile.Index, _ [][]byte) { x.Game = "caravan" }},
	} {
		x, files := campaign(t, 3)
		c.change(&x, files)
		if _, _, err := campaignfile.Read(packed(t, x, files), find); err == nil ||
			!regexp.MustCompile(c.want).MatchString(err.Error()) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

func TestWhatIsNoCampaign(t *testing.T) {
	x, files := campaign(t, 1)
	x.Format, x.Chapters[0].File = 1, "c"
	index, err := json.Marshal(x)
	if err != nil {
		t.Fatal(err)
	}
	running, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2}, table.SeedOf("running"))
	if err != nil {
		t.Fatal(err)
	}
	var half bytes.Buffer
	if err := running.Write(&half); err != nil {
		t.Fatal(err)
	}
	both := []string{"campaign.json", "c"}
	for _, c := range []struct {
		name, want string
		file       []byte
	}{
		{"nothing", "this is no campaign's file", nil},
		{"a match file", "this is no campaign's file", files[0]},
		{"too much", "more than 4 MiB", make([]byte, campaignfile.MaxPacked+1)},
		{"too much unpacked", "more than 16 MiB", zipped(t, both, index, make([]byte, campaignfile.MaxUnpacked))},
		{"an index that unpacks for ever", "more than 16 MiB", zipped(t, []string{"campaign.json"}, make([]byte,
			campaignfile.MaxUnpacked+1))},
		{"no index", "campaign.json: it is not in the file", zipped(t, []string{"c"}, files[0])},
		{"no chapter", "chapter 1 (c): it is not in the file", zipped(t, []string{"campaign.json"}, index)},
		{"a name twice", `"c" is in the file twice`, zipped(t, []string{"campaign.json", "c", "c"}, index, files[0],
			files[0])},
		{"an index that is none", "campaign.json: ", zipped(t, both, []byte("{"), files[0])},
		{"two in one", "more than one value", zipped(t, both, append(index, index...), files[0])},
		{"an unknown field", `unknown field "cheat"`, zipped(t, both, []byte(`{"cheat":1}`), files[0])},
		{"another format", "format 2", zipped(t, both, []byte(`{"waystation_campaign":2}`), files[0])},
		{"no chapters", "it lists no chapter", zipped(t, both, []byte(`{"waystation_campaign":1}`), files[0])},
		{"a running match", "chapter 1 (c): the match is not over", zipped(t, both, index, half.Bytes())},
		{"too many chapters", "101 chapters: at most 100", zipped(t, both,
			[]byte(`{"waystation_campaign":1,"chapters":[{}`+strings.Repeat(",{}", 100)+`]}`), nil)},
	} {
		if _, _, err := campaignfile.Read(c.file, find); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	if err := campaignfile.Write(io.Discard, x, nil); err == nil {
		t.Error("a chapter without a file was written")
	}
	if err := campaignfile.Write(io.Discard, x, [][]byte{make([]byte, campaignfile.MaxUnpacked)}); err == nil {
		t.Error("what can't be read back was written")
	}
}

// Whatever the file is, it is read or refused; what is accepted is a proven chain and can be written and read again.
func FuzzRead(f *testing.F) {
	x, files := campaign(f, 2)
	f.Add(packed(f, x, files))
	f.Add([]byte("PK\x05\x06" + strings.Repeat("\x00", 18)))
	f.Fuzz(func(t *testing.T, b []byte) { proven(t, b) })
}

// FuzzParts is as FuzzRead, with the parts outside of their zip, where a fuzzer can reach them.
func FuzzParts(f *testing.F) {
	x, files := campaign(f, 2)
	x.Format = 1
	for i := range x.Chapters {
		x.Chapters[i].File = fmt.Sprint(i)
	}
	index, err := json.Marshal(x)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(index, files[0], files[1])
	f.Add([]byte(`{"waystation_campaign":1,"game":"expedition","chapters":[{"file":"0"}]}`), files[0], []byte{})
	f.Fuzz(func(t *testing.T, index, first, second []byte) {
		proven(t, zipped(t, []string{"campaign.json", "0", "1"}, index, first, second))
	})
}

func proven(t *testing.T, b []byte) {
	x, matches, err := campaignfile.Read(b, find)
	if err != nil {
		return
	}
	if err := table.Chain(matches); err != nil || len(matches) != len(x.Chapters) {
		t.Fatalf("accepted, though %v", err)
	}
	var files [][]byte
	for _, m := range matches {
		if !m.Over() {
			t.Fatal("a chapter is not over")
		}
		var b bytes.Buffer
		if err := m.Write(&b); err != nil {
			t.Fatal(err)
		}
		files = append(files, b.Bytes())
	}
	if _, _, err := campaignfile.Read(packed(t, *x, files), find); err != nil {
		t.Fatalf("written again it can't be read: %v", err)
	}
}

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/internal/expedition"
	"waystation/shelf"
	"waystation/store/campaignfile"
	"waystation/table"
)

// campaignOf is the file of a campaign of two expeditions, the second of which may be changed before it is packed.
func campaignOf(t *testing.T, change func([]byte) []byte) string {
	t.Helper()
	x := campaignfile.Index{Game: "expedition", Name: "The long way", LeftOut: "Chapter 3 is not over."}
	var files [][]byte
	for n := range 2 {
		m, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2, Carry: x.Carried}, table.SeedOf(fmt.Sprint(n)))
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
		if x.Carried, err = m.Legacy(); err != nil {
			t.Fatal(err)
		}
		files = append(files, b.Bytes())
		seats := make([]campaignfile.Seat, 2)
		x.Chapters = append(x.Chapters, campaignfile.Chapter{Outcome: m.Result().Outcome, Seats: seats})
	}
	files[1] = change(files[1])
	name := filepath.Join(t.TempDir(), "campaign.zip")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := campaignfile.Write(f, x, files); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestVerifyingACampaignsFile(t *testing.T) {
	verify := func(file string) (code int, out, errs string) {
		var said, complained strings.Builder
		p := program{games: []*shelf.Game{{Box: expedition.Shelf}}, out: &said, errs: &complained, env: os.Getenv}
		code = p.run([]string{"verify", file})
		return code, said.String(), complained.String()
	}
	code, out, errs := verify(campaignOf(t, func(b []byte) []byte { return b }))
	for _, want := range []string{
		"The long way, a campaign of Expedition", "Chapter 3 is not over.",
		"chapter-01.jsonl: Expedition, 2 players", "chapter-02.jsonl: ",
		"all are what the seed decides", "The 2 matches are one campaign", "The next chapter begins with {\"stores\":",
	} {
		if code != fine || !strings.Contains(out, want) {
			t.Errorf("code %d, no %q in: %s%s", code, want, out, errs)
		}
	}
	code, _, errs = verify(campaignOf(t, func(b []byte) []byte {
		return bytes.Replace(b, []byte(`"step":1`), []byte(`"step":2`), 1)
	}))
	if code != failed || !strings.Contains(errs, "chapter 2 (chapter-02.jsonl): line ") {
		t.Errorf("with a line changed: code %d, %s", code, errs)
	}
	if code, _, errs := verify(filepath.Join(t.TempDir(), "nothing")); code != failed ||
		!strings.Contains(errs, "nothing") {
		t.Errorf("no file: code %d, %s", code, errs)
	}
	if got := compact(json.RawMessage("{ \"a\": 1 }")); got != `{"a":1}` {
		t.Error(got)
	}
}

package scenetest

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"waystation/games/scene"
	"waystation/raster"
	"waystation/table"
	"waystation/web"
)

// Whole is a match from a file, played to its end.
func Whole(t testing.TB, box *table.Box, file string) *table.Match {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.Read(bytes.NewReader(data), func(string) *table.Box { return box })
	if err != nil {
		t.Fatal(err)
	}
	if !m.Over() {
		t.Fatalf("%s is not over", file)
	}
	return m
}

// Ends checks which print stands on the page of the end of a game's whole matches, in ../testdata/matches: want is
// the print by the name of a match, and must have all prints. Whoever looks sees the same one, so that it tells nothing
// that not everybody knows. The picture to share can be drawn as a PNG, too.
func Ends(t *testing.T, screen scene.Finisher, box *table.Box, prints map[string]web.Print, want map[string]string) {
	t.Helper()
	for name, p := range prints {
		if !strings.HasSuffix(p.Says, ".") || p.Box == "" {
			t.Errorf("print %s is seen in %q and says %q", name, p.Box, p.Says)
		}
		used := false
		for _, w := range want {
			used = used || w == name
		}
		if !used {
			t.Errorf("no whole match ends with print %s", name)
		}
		for other, o := range prints {
			if other != name && (drawn(t, o) == drawn(t, p) || o.Says == p.Says) {
				t.Errorf("prints %s and %s are alike", name, other)
			}
		}
	}
	shared := map[string]bool{}
	for match, name := range want {
		m := Whole(t, box, "../testdata/matches/"+match+".match")
		all := []table.Seat{table.Nobody}
		for s := range table.Seat(m.Seats()) {
			all = append(all, s)
		}
		for _, eyes := range all {
			got := screen.Ending(Of(box, m, eyes, nil)).Print
			if drawn(t, got) != drawn(t, prints[name]) || got.Says != prints[name].Says {
				t.Errorf("%s: seat %d sees the print %q, and it ended with %s", match, eyes, got.Says, name)
			}
		}
		if shared[name] {
			continue
		}
		shared[name] = true
		told := screen.Ending(Of(box, m, table.Nobody, nil))
		x := web.Shared{Print: told.Print, Told: told.Told}
		if told.Shared.Art != nil {
			x.Print = told.Shared
		}
		svg, err := x.Write(t.Context())
		if err == nil {
			_, err = raster.PNG(svg)
		}
		if err != nil {
			t.Errorf("%s: the picture to share: %v", match, err)
		}
	}
}

func drawn(t testing.TB, p web.Print) string {
	t.Helper()
	var b bytes.Buffer
	if p.Art == nil {
		t.Fatalf("%q is not drawn", p.Says)
	}
	if err := p.Art.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

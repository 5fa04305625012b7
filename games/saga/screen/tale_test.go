package screen

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/a-h/templ"
	"go.yaml.in/yaml/v3"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

// Who has lived through a story finds it on their board, folded: its title, what they did and how it came out; so does
// whoever looks at their board. At the end all stand in the order in which they were read.
func TestATaleStandsOnTheBoard(t *testing.T) {
	found := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		v := sc.View.(*saga.View)
		last := -1
		for _, x := range v.Tales {
			place := whereTold(t, sc, page, &x)
			for _, words := range []string{x.Title, x.Choice, saga.FirstWords(x.Outcome), lastLine(x.Outcome), lastLine(x.Text)} {
				if !strings.Contains(place, templ.EscapeString(words)) {
					t.Errorf("%s, seat %d: the tale of %q lacks %q", where, sc.Seat, x.Title, words)
				}
			}
			if at := strings.Index(page, place); sc.Over && at < last {
				t.Errorf("%s: %q stands before an earlier one", where, x.Title)
			} else {
				last = at
			}
			found++
		}
	})
	if found < 20 {
		t.Errorf("%d stories were told", found)
	}
}

// whereTold is the item of a story on the page, which must be there once.
func whereTold(t *testing.T, sc *scene.Scene, page string, x *saga.SeenTale) string {
	t.Helper()
	head := `data-keep="tale-` + itoa(x.Number) + `"`
	if n := strings.Count(page, head); n != 1 {
		t.Fatalf("seat %d: %q is told %d times", sc.Seat, x.Title, n)
	}
	before, rest, _ := strings.Cut(page, head)
	item, _, _ := strings.Cut(rest, "</details>")
	if board := newPage(sc).name(x.Seat) + "'s tale so far"; !sc.Over && !strings.Contains(before, board) {
		t.Errorf("seat %d: %q is told before %q", sc.Seat, x.Title, board)
	}
	return item
}

func lastLine(text string) string {
	all := paragraphs(text)
	if len(all) == 0 {
		return ""
	}
	return all[len(all)-1]
}

// What stands on the board of the storybook has been read aloud to everybody: it is in the log, or belongs to the story
// that goes on.
func TestAPageTellsNoUnreadStory(t *testing.T) {
	book := storybook(t)
	told := 0
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		_, board, _ := strings.Cut(page, `data-region="way"`)
		log, v := logged(sc), sc.View.(*saga.View)
		for _, x := range book {
			mine := v.Story.Title == x.Title
			tells := func(text string, read bool) {
				if text == "" || !strings.Contains(board, templ.EscapeString(paragraphs(text)[0])) {
					return
				}
				told++
				if !read && !strings.Contains(log, strings.TrimSpace(text)) {
					t.Errorf("%s, seat %d: of %q, nobody has read %q", where, sc.Seat, x.Title, text)
				}
			}
			tells(x.Text, mine || strings.Contains(log, x.Title))
			for _, o := range x.Options {
				tells(o.Text, mine && slices.Contains(v.Story.Options, o.Text))
				for _, out := range []outcome{o.Outcome, o.Failure, o.Success, o.Major} {
					tells(out.Text, false)
				}
			}
		}
	})
	if told == 0 {
		t.Error("no page has told a story")
	}
}

// logged is all that has been told to somebody.
func logged(sc *scene.Scene) string {
	var log strings.Builder
	for _, e := range sc.Log.Entries {
		log.WriteString(e.Words + "\n")
	}
	return log.String()
}

type outcome struct{ Text string }

type story struct {
	Title, Text string
	Options     []struct {
		Text                             string
		Outcome, Failure, Success, Major outcome
	}
}

// storybook is what its files say, read or not.
func storybook(t *testing.T) []story {
	t.Helper()
	files, err := filepath.Glob("../cards/stories*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no storybook: %v", err)
	}
	var all []story
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var part []story
		if err := yaml.Unmarshal(data, &part); err != nil {
			t.Fatal(err)
		}
		all = append(all, part...)
	}
	return all
}

// Nobody has a tale before they have lived through a story.
func TestNoTaleAtTheBeginning(t *testing.T) {
	m := newMatch(t, 2, "begin", "standard")
	if page := draw(t, sceneOf(m, table.Seat(0))); strings.Contains(page, "tale so far") {
		t.Error("there is a tale before the first morning")
	}
}

// How a story came out is said in its first sentence, one that says something, and what is said in it is said to its
// end.
func TestFirstWords(t *testing.T) {
	for _, x := range [][2]string{
		{"You do it with a blanket. You say more.", "You do it with a blanket."},
		{"No. It isn't there, and it never was. Go.", "No. It isn't there, and it never was."},
		{`"No," it says. "I have her walking off. On tape." It asks.`, `"No," it says. "I have her walking off. On tape."`},
		{"A line without an end\nand another.", "A line without an end"},
		{"Short.", "Short."},
		{"", ""},
	} {
		if got := saga.FirstWords(x[0]); got != x[1] {
			t.Errorf("the first words of %q are %q, want %q", x[0], got, x[1])
		}
	}
	if got := cameOut(&saga.SeenTale{}); got != "Knocked out before it was over." {
		t.Errorf("a story that was broken off %q", got)
	}
}

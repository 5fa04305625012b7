package web

import (
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/tongue"
)

// Beside a narrator what has happened is folded, so that neither is cut for the other.
func TestTheRecapIsFoldedBesideANarrator(t *testing.T) {
	for _, x := range []struct {
		lesson *Lesson
		open   bool
	}{{nil, true}, {&Lesson{Narrator: "Ada"}, false}} {
		ask := Ask{Lesson: x.lesson, Recap: &Recap{Told: 1, Lines: []RecapLine{{Letter: "A", Words: "It rains."}}}}
		var page strings.Builder
		if err := TableMain(Live{}, ask, Log{}, "").Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		_, card, _ := strings.Cut(page.String(), `data-region="recap"`)
		start, told, _ := strings.Cut(card, "<summary")
		summary, _, _ := strings.Cut(told, "</summary>") // folded it says its first line
		if open := strings.Contains(start, "<details open "); open != x.open || !strings.Contains(summary, "It rains.") ||
			strings.Count(told, "It rains.") < 2 {
			t.Errorf("beside the narrator %v it begins with %q", x.lesson, start)
		}
	}
}

// What was lost is left out of the question only where the recap says it in sight: not where a narrator has it folded.
func TestALossIsNotLeftToAFoldedRecap(t *testing.T) {
	for _, rule := range strings.SplitAfter(string(stylesheet()), "}") {
		if strings.Contains(rule, ".outcome.told") && !strings.Contains(rule, ".recap > details[open]") {
			t.Errorf("%q hides what was lost, whether the recap is open or not", strings.TrimSpace(rule))
		}
	}
}

// What others did stands over the question as well, in one line; what befell the viewer alone does not, and beside a
// narrator nothing does.
func TestWhatOthersDidStandsOverTheQuestion(t *testing.T) {
	mine, others := RecapLine{Words: "You eat.", Mine: true}, RecapLine{Words: "Green sets off."}
	for _, c := range []struct {
		what  string
		ask   Ask
		wants bool
	}{
		{"nothing told", Ask{}, false},
		{"the viewer's own alone", Ask{Recap: &Recap{Lines: []RecapLine{mine}}}, false},
		{"others' after the viewer's", Ask{Recap: &Recap{Lines: []RecapLine{mine, others}}}, true},
		{"beside a narrator", Ask{Recap: &Recap{Lines: []RecapLine{others}}, Lesson: &Lesson{}}, false},
	} {
		page := drawnAs(t, t.Context(), AskPanel(c.ask))
		if got := strings.Contains(page, `class="since"`) && strings.Contains(page, "Green sets off."); got != c.wants {
			t.Errorf("%s: %v, wanted %v", c.what, got, c.wants)
		}
	}
}

// A letter of what has happened stands only where a piece on the board has it, too, and where no answer has it.
func TestTheRecapsLettersAreNoAnswers(t *testing.T) {
	lines := []RecapLine{{Letter: "A", Words: "It rains."}, {Letter: "B", Words: "A hut burns.", Piece: "zone:3"}}
	for _, x := range []struct {
		mark   string // of an answer
		letter string // in the recap
	}{{"1", ">B<"}, {"B", "><"}, {"A", "><"}} {
		var page strings.Builder
		ask := Ask{Recap: &Recap{Lines: lines}, Choices: []Choice{{Key: "go", Label: "Go", Mark: x.mark}}}
		if err := RecapCard("", ask.recap(), false).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(page.String(), ">A<") || !strings.Contains(page.String(), "hidden"+x.letter+"/button>") {
			t.Errorf("beside the answer %s: %s", x.mark, page.String())
		}
	}
}

// Who points at the code of a rule, or hears it, is told what the rule is called, in their language.
func TestACodeSaysWhatTheRuleIsCalled(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	for _, line := range []templ.Component{
		LogLine("firelands", LogEntry{Words: "It rains.", Rule: Citation{"FL-REST-03", "Making room"}}),
		denial("firelands", Denied{Label: "Rest", Rule: Citation{"FL-REST-03", "Making room"}}),
	} {
		page := drawnAs(t, t.Context(), line)
		if !strings.Contains(page, `aria-label="Rule FL-REST-03" title="Making room">REST-03</a>`) {
			t.Error(page)
		}
		if page = string(german.Page([]byte(page))); !strings.Contains(page, ` title="Platz schaffen">REST-03</a>`) {
			t.Error(page)
		}
	}
	unknown := drawnAs(t, t.Context(), LogLine("firelands", LogEntry{Words: "It rains.", Rule: Citation{ID: "FL-REST-03"}}))
	if strings.Contains(unknown, "title=") {
		t.Error(unknown)
	}
}

// Under news the code of a rule is called one.
func TestNewsSayWhatACodeIs(t *testing.T) {
	var page strings.Builder
	r := &Recap{Told: 1, Lines: []RecapLine{{Words: "It rains.", Rule: Citation{ID: "FL-REST-03"}}}}
	if err := RecapCard("firelands", r, false).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	const link = `<a class="rule-id" href="/rules/firelands#FL-REST-03" aria-label="Rule FL-REST-03">REST-03</a>`
	if !strings.Contains(page.String(), "rule "+link) {
		t.Error(page.String())
	}
}

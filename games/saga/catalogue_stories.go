package saga

import (
	"io/fs"
	"strconv"
	"strings"

	"waystation/games/cardfile"
)

type rawStory struct {
	Number  int
	Title   string
	Mood    string
	Text    string
	Options []rawOption
}

type rawOption struct {
	Letter, Kind, If, Text, Price, Challenge string
	Outcome, Failure, Success, Major         *rawOutcome
}

type rawOutcome struct {
	Text, Effect, Remember string
}

// stories reads the storybook into its sides.
func (l *loader) stories(fsys fs.FS) {
	l.pages = make([]*Page, l.board.Stories*perStory)
	for file := 1; ; file++ {
		name := "cards/stories" + strconv.Itoa(file) + ".yaml"
		if _, err := fs.Stat(fsys, name); err != nil {
			return
		}
		var items []rawStory
		for i, at := range l.List(fsys, name, anyItem, &items) {
			l.story(&items[i], at)
		}
	}
}

func (l *loader) story(r *rawStory, at cardfile.Place) {
	if r.Number < 1 || r.Number > l.board.Stories || len(r.Options) > mostOptions {
		l.Fail(at, "story %d with %d options; expected a number to %d, and %d options at most", r.Number,
			len(r.Options), l.board.Stories, mostOptions)
		return
	}
	number := int16(r.Number)
	page := &Page{Title: r.Title, Text: r.Text}
	l.pages[storySide(number)] = page
	for i := range r.Options {
		o := &r.Options[i]
		rule := OptionRule{Kind: OptionKind(l.word([]string{"standard", "compulsory", "bonus"}, o.Kind, at))}
		if o.If != "" {
			c, err := l.parseCondition(o.If)
			if err != nil {
				l.Fail(at, "%v", err)
			}
			rule.If = c
		}
		page.Options = append(page.Options, rule)
		side := &Page{Text: o.Text, Price: l.price(o.Price, at), Challenge: l.challenge(o.Challenge, at)}
		l.pages[optionSideOf(number, i)] = side
		for grade, out := range [3]*rawOutcome{o.Failure, o.Success, o.Major} {
			if out == nil && Grade(grade) == Success {
				out = o.Outcome
			}
			if out != nil {
				l.pages[outcomeSideOf(number, i, Grade(grade))] = l.outcome(out, at)
			}
		}
	}
}

func (l *loader) outcome(r *rawOutcome, at cardfile.Place) *Page {
	p := &Page{Text: r.Text, Does: l.effects(r.Effect, at)}
	if r.Remember != "" {
		p.Recall = l.remembered(r.Remember) + 1
	}
	return p
}

// challenge reads "speed 3/5".
func (l *loader) challenge(text string, at cardfile.Place) (x Attempt) {
	if text == "" {
		return x
	}
	stat, grades, _ := strings.Cut(text, " ")
	success, major, _ := strings.Cut(grades, "/")
	x.Mind = stat == "mind"
	n, err := strconv.ParseInt(success, 10, 8)
	if err != nil || !x.Mind && stat != "speed" {
		l.Fail(at, "found challenge %q; expected such as mind 3/5", text)
	}
	x.Success = int8(n)
	if major != "" {
		n, err = strconv.ParseInt(major, 10, 8)
		if err != nil || int8(n) <= x.Success {
			l.Fail(at, "found challenge %q; expected such as mind 3/5", text)
		}
		x.Major = int8(n)
	}
	return x
}

// otherPage is other content for a side of the storybook, for the law that nobody can read ahead.
func otherPage(seed uint64) func(side int) *Page {
	return func(side int) *Page {
		x := (seed ^ uint64(side)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
		p := &Page{Title: "Another story", Text: "Another text " + strconv.FormatUint(x, 36) + "."}
		switch side % perStory {
		case 0:
			p.Options = []OptionRule{{}, {}}
		}
		return p
	}
}

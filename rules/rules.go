// Package rules reads a game's ledger: its rules in our own words, numbered, in a Markdown file that is the players'
// rulebook, the list the tests tick off, and what every option on a screen cites.
//
// The file is made of chapters and list items, and prose between them that only readers see:
//
//	## The convoy (FL-CONVOY)
//
//	What a convoy is made of and where things may lie.
//
//	- **FL-CONVOY-02 One thing a box.** A Cargo Box holds at most one token or counter.
package rules

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// Rule is one numbered rule or ruling.
type Rule struct {
	ID      string // "FL-CONVOY-02"
	Title   string // "One thing a box", without a full stop
	Chapter string // "The convoy"
	Text    string // Markdown of one paragraph; other rules are named by their ID
}

// Marked is the rule as marked text of package web, as people read it: its title in bold, then its text. It is the text
// by which it is translated.
func (r Rule) Marked() string {
	text := marked(r.Text)
	if r.Title == "" {
		return text
	}
	if strings.HasSuffix(r.Title, "?") {
		return "*" + r.Title + "* " + text
	}
	return "*" + r.Title + ".* " + text
}

// marked is Markdown as marked text: what is strong there is bold here, and nothing else is marked.
func marked(md string) string {
	const strong = "\x00"
	md = strings.ReplaceAll(md, "**", strong)
	md = strings.NewReplacer("*", "", "`", "").Replace(md)
	return strings.ReplaceAll(md, strong, "*")
}

// Texts are what a rulebook says, in its order: the name of each chapter, and each rule as Marked has it.
func Texts(list []Rule) []string {
	var out []string
	chapter := ""
	for _, r := range list {
		if r.Chapter != chapter {
			chapter = r.Chapter
			out = append(out, chapter)
		}
		out = append(out, r.Marked())
	}
	return out
}

var (
	chapterLine = regexp.MustCompile(`^## (.+) \(([A-Z]+(?:-[A-Z]+)+)\)$`)
	ruleLine    = regexp.MustCompile(`^- \*\*([A-Z]+(?:-[A-Z]+)+)-([0-9]+)(?: ([^*]*))?\*\*(?: +(.*))?$`)
	reference   = regexp.MustCompile(`\b[A-Z]+(?:-[A-Z]+)+-[0-9]+\b`)
)

// Parse reads a ledger. The error lists everything wrong with it, each with its line: an item that is no rule, a rule
// without title or text, in a chapter of another prefix or numbered twice, a chapter twice, a reference to no rule.
func Parse(md string) ([]Rule, error) {
	var (
		list     []Rule
		lines    []int // of every rule
		errs     []error
		chapter  string
		prefix   string
		chapters = map[string]int{}
		numbers  = map[string]int{}
		open     bool // the last rule may go on, indented
	)
	fail := func(line int, format string, args ...any) {
		errs = append(errs, fmt.Errorf("line %d: %s", line, fmt.Sprintf(format, args...)))
	}
	n := 0
	for line := range strings.Lines(md) {
		n++
		line = strings.TrimRight(line, " \t\r\n")
		switch {
		case strings.HasPrefix(line, "## "):
			m := chapterLine.FindStringSubmatch(line)
			if m == nil {
				fail(n, "found %q, expected a chapter such as \"## The convoy (FL-CONVOY)\"", line)
				chapter, prefix = line, ""
				break
			}
			chapter, prefix = m[1], m[2]
			if before := chapters[chapter]; before > 0 {
				fail(n, "chapter %q is there twice, first in line %d", chapter, before)
			}
			chapters[chapter] = n
			open = false
		case strings.HasPrefix(line, "- "):
			open = false
			m := ruleLine.FindStringSubmatch(line)
			if m == nil {
				fail(n, "found %q, expected a rule such as \"- **FL-CONVOY-02 One thing a box.** A Cargo "+
					"Box holds ...\"", line)
				break
			}
			r := Rule{
				ID: m[1] + "-" + m[2], Title: strings.TrimSuffix(strings.TrimSpace(m[3]), "."), Chapter: chapter,
				Text: m[4],
			}
			switch {
			case chapter == "":
				fail(n, "%s stands before the first chapter", r.ID)
			case prefix != "" && prefix != m[1]:
				fail(n, "%s stands in the chapter of %s", r.ID, prefix)
			}
			if r.Title == "" {
				fail(n, "%s has no title", r.ID)
			}
			if before := numbers[r.ID]; before > 0 {
				fail(n, "%s is there twice, first in line %d", r.ID, before)
			}
			numbers[r.ID] = n
			list, lines = append(list, r), append(lines, n)
			open = true
		case open && strings.HasPrefix(line, "  "):
			r := &list[len(list)-1]
			r.Text = strings.TrimSpace(r.Text + " " + strings.TrimSpace(line))
		default:
			open = false
		}
	}
	for i, r := range list {
		if r.Text == "" {
			fail(lines[i], "%s has no text", r.ID)
		}
		for _, id := range reference.FindAllString(r.Text, -1) {
			if numbers[id] == 0 {
				fail(lines[i], "%s refers to %s, which is not there", r.ID, id)
			}
		}
	}
	if len(list) == 0 && len(errs) == 0 {
		fail(1, "found no rules")
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	return list, nil
}

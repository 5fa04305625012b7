package cardfile

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// Card is one card as it stands in its file.
type Card struct {
	N        int // which in the file, from 1
	ID, Name string
	Text     string // its lines, the last with its end
	Line     int    // of the file, where the text begins, from 1
	to       int    // and the line behind it
}

// Title is what the card is known by.
func (c *Card) Title() string {
	return strings.TrimSpace(c.ID + " " + c.Name)
}

// Cards are the cards of a file: what begins with a dash at the edge, without comments and empty lines behind it. It
// finds them too in a file that is no proper YAML.
func Cards(file string) []Card {
	lines := strings.SplitAfter(file, "\n")
	var out []Card
	for i, line := range lines {
		if begins(line) {
			out = append(out, Card{N: len(out) + 1, Line: i + 1, to: i + 2})
		} else if n := len(out); n > 0 && said(line) {
			out[n-1].to = i + 2
		}
	}
	for i := range out {
		c := &out[i]
		c.Text = strings.Join(lines[c.Line-1:c.to-1], "")
		c.ID, c.Name = c.known()
	}
	return out
}

// begins reports whether a card begins with a line.
func begins(line string) bool {
	return strings.HasPrefix(line, "- ") || strings.TrimSpace(line) == "-" && line[0] == '-'
}

// said reports whether a line belongs to the card before it.
func said(line string) bool {
	return strings.TrimSpace(line) != "" && line[0] != '#'
}

// known is what a card is known by: from its lines, as it may be no proper YAML.
func (c *Card) known() (id, name string) {
	var node yaml.Node
	if yaml.Unmarshal([]byte(c.Text), &node) != nil || len(node.Content) != 1 || len(node.Content[0].Content) != 1 {
		line, _, _ := strings.Cut(c.Text, "\n")
		return "", strings.TrimSpace(strings.TrimPrefix(line, "-"))
	}
	return titleOf(fieldsOf(node.Content[0].Content[0]))
}

// Put is the file with another text in place of one of its cards. The error says what the text lacks to be a card.
func Put(file string, n int, text string) (string, error) {
	cards := Cards(file)
	if n < 1 || n > len(cards) {
		return "", fmt.Errorf("there is no card %d; the file has %d", n, len(cards))
	}
	text = strings.TrimRight(strings.ReplaceAll(text, "\r\n", "\n"), "\n") + "\n"
	first, _, _ := strings.Cut(text, "\n")
	if inside := Cards(text); !begins(first) || len(inside) != 1 {
		at := 1
		if len(inside) > 1 {
			at = inside[1].Line
		}
		return "", Faults{{Line: at, Text: fmt.Sprintf("found %d cards, expected one: its first line begins with "+
			"\"- \", and all others are indented", len(inside))}}
	}
	lines := strings.SplitAfter(file, "\n")
	c := cards[n-1]
	return strings.Join(lines[:c.Line-1], "") + text + strings.Join(lines[c.to-1:], ""), nil
}

// Number is a number on a card that can be changed.
type Number struct {
	Label string // where it stands, such as "speed" or "boxes 3: weapon 1"
	Value int
	at    int // bytes into the text
	long  int
}

// numeral is a whole number that is no part of a word or a range.
var numeral = regexp.MustCompile(`(?:^|[\s\[{,:(+])([-+]?\d{1,4})(?:$|[\s\]},.)])`)

// Numbers are the numbers of a card that the rules read, in order.
func (c *Card) Numbers() []Number {
	var doc yaml.Node
	if yaml.Unmarshal([]byte(c.Text), &doc) != nil || len(doc.Content) != 1 || len(doc.Content[0].Content) != 1 {
		return nil
	}
	f := finder{text: c.Text, starts: []int{0}}
	for i, b := range []byte(c.Text) {
		if b == '\n' {
			f.starts = append(f.starts, i+1)
		}
	}
	f.node(doc.Content[0].Content[0], "")
	return f.found
}

// finder finds numbers in a card's text.
type finder struct {
	text   string
	starts []int // of the lines
	found  []Number
}

func (f *finder) node(n *yaml.Node, path string) {
	switch n.Kind {
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			key := n.Content[i].Value
			if !slices.Contains(spoken, key) && key != "id" {
				f.node(n.Content[i+1], strings.TrimSpace(path+" "+key))
			}
		}
	case yaml.SequenceNode:
		for i, x := range n.Content {
			f.node(x, path+" "+strconv.Itoa(i+1))
		}
	case yaml.ScalarNode:
		f.scalar(n, path)
	}
}

// scalar looks at a value that stands as it is on one line.
func (f *finder) scalar(n *yaml.Node, path string) {
	if n.Style != 0 || n.Line > len(f.starts) {
		return
	}
	from := f.starts[n.Line-1] + n.Column - 1
	if from+len(n.Value) > len(f.text) || f.text[from:from+len(n.Value)] != n.Value {
		return
	}
	for rest := 0; rest < len(n.Value); {
		m := numeral.FindStringSubmatchIndex(n.Value[rest:])
		if m == nil {
			return
		}
		digits := n.Value[rest+m[2] : rest+m[3]]
		value, err := strconv.Atoi(digits)
		if err == nil {
			label := path
			if digits != n.Value {
				label += ": " + n.Value
			}
			f.found = append(f.found, Number{label, value, from + rest + m[2], len(digits)})
		}
		rest += m[3]
	}
}

// Set is the card's text with another value in place of one of its numbers.
func (c *Card) Set(n Number, value int) string {
	digits := strconv.Itoa(value)
	if value >= 0 && c.Text[n.at] == '+' {
		digits = "+" + digits
	}
	return c.Text[:n.at] + digits + c.Text[n.at+n.long:]
}

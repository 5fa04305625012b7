// Package lines puts a game's view into lines for the terminal.
package lines

import "strings"

const (
	// Width is the columns that a line may have.
	Width = 80
	// Space is a space where no line ends.
	Space = "\u00a0"
	// indent is how far the lines of a paragraph hang at least: by that a reader tells where the next one begins.
	indent = 8
)

// Page collects lines.
type Page struct{ strings.Builder }

// Hang writes a paragraph whose lines hang from a mark. A word longer than a line stands on a line of its own.
func (p *Page) Hang(mark, text string) {
	line, used := mark, len([]rune(mark))
	margin := strings.Repeat(" ", max(indent, used))
	for i, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' }) {
		word = strings.ReplaceAll(word, Space, " ")
		n := len([]rune(word))
		if i > 0 && used+1+n > Width {
			p.WriteString(line + "\n")
			line, used = margin, len(margin)
		} else if i > 0 {
			line, used = line+" ", used+1
		}
		line, used = line+word, used+n
	}
	p.WriteString(strings.TrimRight(line, " ") + "\n")
}

// Under writes a line as it is; it belongs to the paragraph above it.
func (p *Page) Under(line string) {
	p.WriteString(strings.TrimRight(strings.Repeat(" ", indent)+line, " ") + "\n")
}

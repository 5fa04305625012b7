package web

import (
	"bytes"
	"context"
	"io"

	"github.com/a-h/templ"

	"waystation/tongue"
)

// A log grows by a line or two with each answer, and the rest stands as before: a third of what it costs to draw a
// table anew. So lines are kept as they were drawn. What one says hangs on nothing but what is in lineKey.
type lineKey struct {
	tongue *tongue.Tongue
	game   string
	entry  LogEntry
}

// lines are at about 1 KB each.
var lines kept[lineKey]

// keptLine is LogLine as it was drawn before, if it was.
func keptLine(game string, e LogEntry) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		key := lineKey{tongue.From(ctx), game, e}
		html, ok := lines.find(key)
		if !ok {
			var b bytes.Buffer
			if err := LogLine(game, e).Render(ctx, &b); err != nil {
				return err
			}
			html = b.String()
			lines.keep(key, html)
		}
		_, err := io.WriteString(w, html)
		return err
	})
}

// block is lines of a log that stay together.
type block struct {
	name    string
	entries []LogEntry
}

func (l Log) blocks() []block {
	if len(l.Blocks) == 0 {
		return []block{{"log", l.Entries}}
	}
	out := make([]block, len(l.Blocks))
	for i, b := range l.Blocks {
		end := len(l.Entries)
		if i+1 < len(l.Blocks) {
			end = l.Blocks[i+1].At
		}
		out[i] = block{b.Name, l.Entries[b.At:end]}
	}
	return out
}

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

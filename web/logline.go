package web

import (
	"bytes"
	"context"
	"io"
	"sync"

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

// mostLines is how many lines are kept of each generation, at about 1 KB each.
const mostLines = 4096

// lines are kept in two generations: what is asked for comes into the young one, and when that is full it becomes the
// old one, which is forgotten.
var lines struct {
	mu         sync.Mutex
	young, old map[lineKey]string
}

// keptLine is LogLine as it was drawn before, if it was.
func keptLine(game string, e LogEntry) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		key := lineKey{tongue.From(ctx), game, e}
		html := findLine(key)
		if html == "" {
			var b bytes.Buffer
			if err := LogLine(game, e).Render(ctx, &b); err != nil {
				return err
			}
			html = b.String()
			keepLine(key, html)
		}
		_, err := io.WriteString(w, html)
		return err
	})
}

func findLine(key lineKey) string {
	lines.mu.Lock()
	html, old := lines.young[key], false
	if html == "" {
		html, old = lines.old[key], true
	}
	lines.mu.Unlock()
	if old && html != "" {
		keepLine(key, html)
	}
	return html
}

func keepLine(key lineKey, html string) {
	lines.mu.Lock()
	defer lines.mu.Unlock()
	if len(lines.young) >= mostLines {
		lines.old, lines.young = lines.young, nil
	}
	if lines.young == nil {
		lines.young = make(map[lineKey]string)
	}
	lines.young[key] = html
}

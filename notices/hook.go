package notices

import (
	"encoding/json"
	"fmt"
	"net/http"
)

// Format is what a hook is posted.
type Format string

// The formats: JSON of our own, what Discord takes, and text as ntfy takes it.
const (
	JSON    Format = "json"
	Discord Format = "discord"
	Ntfy    Format = "ntfy"
)

// refused is an answer that says that sending again is pointless.
type refused struct{ words string }

func (r *refused) Error() string { return r.words }

// hook posts messages to addresses on the web.
type hook struct{ client *http.Client }

// answered is what a status says about what was sent; nil when it was taken.
func answered(status int) error {
	words := fmt.Sprintf("it answered %d %s", status, http.StatusText(status))
	switch {
	case status/100 == 2:
		return nil
	case status/100 == 3:
		return &refused{words + "; what leads elsewhere is not followed"}
	case status/100 == 4 && status != http.StatusRequestTimeout && status != http.StatusTooManyRequests:
		return &refused{words}
	}
	return fmt.Errorf("%s", words)
}

// pack is a message in a format.
func pack(f Format, m Message) (body []byte, header http.Header, err error) {
	header = http.Header{"Content-Type": {"application/json"}}
	switch f {
	case Ntfy:
		// Its headers take one line of printable ASCII alone, so the title goes with the text.
		header.Set("Content-Type", "text/plain; charset=utf-8")
		header.Set("Title", "Waystation")
		header.Set("Click", m.URL)
		return []byte(m.Title + "\n" + m.text()), header, nil
	case Discord:
		body, err = json.Marshal(map[string]any{
			"username": "Waystation", "content": "**" + m.Title + "**\n" + m.text() + "\n" + m.URL,
			"allowed_mentions": map[string]any{"parse": []string{}}, // a name can call nobody
		})
	default:
		body, err = json.Marshal(map[string]any{"title": m.Title, "lines": m.Lines, "url": m.URL, "stop": m.Stop})
	}
	return body, header, err
}

package notices

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"waystation/store"
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

func (h hook) send(ctx context.Context, c *store.Channel, m Message) error {
	body, header, err := pack(Format(c.Extra), m)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.Address, bytes.NewReader(body))
	if err != nil {
		return &refused{"its address can't be read"}
	}
	req.Header = header
	req.Header.Set("User-Agent", "Waystation")
	res, err := h.client.Do(req)
	if err != nil {
		return reached(err)
	}
	defer res.Body.Close()
	io.CopyN(io.Discard, res.Body, 4<<10) // nothing in it is for us
	return answered(res.StatusCode)
}

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

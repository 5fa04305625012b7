package server

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"

	"waystation/store"
	"waystation/table"
	"waystation/tongue"
	"waystation/web"
)

// refusal is an error that is shown to whoever asked, in words for people.
type refusal struct {
	status int
	words  string
	rule   string // the rule it rests on, if any
	code   string // tells programs which refusal it is; "" for the usual one of its status
}

func (r *refusal) Error() string { return r.words }

func refuse(status int, words string) *refusal { return &refusal{status: status, words: words} }

// as gives a refusal a code of its own. Codes never change; docs/api.md lists them.
func (r *refusal) as(code string) *refusal {
	r.code = code
	return r
}

// statusCodes are the codes of refusals that have none of their own.
var statusCodes = map[int]string{
	http.StatusBadRequest: "bad_request", http.StatusUnauthorized: "unauthorized", http.StatusForbidden: "forbidden",
	http.StatusNotFound: "not_found", http.StatusMethodNotAllowed: "method_not_allowed",
	http.StatusConflict: "conflict", http.StatusGone: "gone", http.StatusRequestEntityTooLarge: "too_large",
	http.StatusUnsupportedMediaType: "unsupported_media_type", http.StatusUnprocessableEntity: "unprocessable",
	http.StatusTooManyRequests: "too_many_requests", http.StatusInternalServerError: "broken",
	http.StatusServiceUnavailable: "unavailable",
}

// coded is the code of a refusal.
func (r *refusal) coded() string { return cmp.Or(r.code, statusCodes[r.status], "broken") }

var (
	errNone = refuse(http.StatusNotFound,
		"There is no such match. The address may have lost a letter on its way; who sent it can send it again.").
		as("no_match")
	errPage   = refuse(http.StatusNotFound, "There is no such page. What is played stands on the front page.")
	errBroken = refuse(http.StatusInternalServerError,
		"Something broke on our side. Nothing that was answered is lost.")
	errStore = refuse(http.StatusServiceUnavailable,
		"The match can't be stored at the moment, so nothing was changed. Try again.").as("not_stored")
	errElsewhere = refuse(http.StatusServiceUnavailable,
		"Another server of this house plays this match at the moment. Try again in a few seconds.").as("elsewhere")
	errUnreached = refuse(http.StatusServiceUnavailable,
		"This server can't reach its database at the moment, so nothing was changed. Try again.").as("not_stored")
	errMakes = refuse(http.StatusTooManyRequests, "You made many matches in a short time. Wait a moment.")
	errFull  = refuse(http.StatusServiceUnavailable,
		"Too many matches are being played at the moment. Try again in a minute.")
)

// refusalOf puts any error into words. What it does not know is a mistake of ours, and is not told.
func refusalOf(err error) *refusal {
	var r *refusal
	var big *http.MaxBytesError
	switch {
	case errors.As(err, &r):
		return r
	case errors.As(err, &big):
		return refuse(http.StatusRequestEntityTooLarge, "That was too much to read in one go.")
	case errors.Is(err, store.ErrElsewhere):
		return errElsewhere
	case errors.Is(err, table.ErrNoUndo):
		return refuse(http.StatusConflict, sentence(err.Error())).as("no_undo")
	case errors.Is(err, table.ErrStale):
		return refuse(http.StatusConflict, sentence(err.Error())).as("stale")
	case errors.Is(err, table.ErrNotAsked):
		return refuse(http.StatusConflict, sentence(err.Error())).as("not_asked")
	case errors.Is(err, table.ErrOver):
		return refuse(http.StatusConflict, sentence(err.Error())).as("over")
	case errors.Is(err, table.ErrNotOffered):
		return refuse(http.StatusUnprocessableEntity, sentence(err.Error())).as("not_offered")
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return refuse(http.StatusServiceUnavailable, "That took too long. Try again.")
	}
	return errBroken
}

// sentence begins with a capital and ends with a full stop.
func sentence(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + strings.TrimSuffix(s[1:], ".") + "."
}

// fail answers with an error: JSON to programs, text to the script of our pages, a page to people.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	f := refusalOf(err)
	if f == errBroken && !errors.Is(err, errBroken) {
		s.Log.Error("request failed", "request", requestID(r), "error", err, "stack", table.Stack(err))
	}
	t := tongue.From(r.Context())
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	if f.status == http.StatusTooManyRequests || f.status == http.StatusServiceUnavailable {
		h.Set("Retry-After", "2")
	}
	if f == errElsewhere && handOf(r) != nil {
		h.Set(elsewhereHeader, "yes")
	}
	switch {
	case strings.HasPrefix(r.URL.Path, "/api/"):
		if f.status == http.StatusUnauthorized {
			h.Set("WWW-Authenticate", "Bearer")
		}
		writeJSON(w, f.status, struct {
			Error string `json:"error"`
			Code  string `json:"code"`
			Rule  string `json:"rule,omitempty"`
		}{t.Say(f.words), f.coded(), f.rule})
	case r.Header.Get("X-Fragment") != "" && r.Method != http.MethodGet:
		h.Set("Content-Type", "text/plain; charset=utf-8")
		w.WriteHeader(f.status)
		w.Write([]byte(t.Say(f.words)))
	default:
		r = r.WithContext(context.WithoutCancel(r.Context())) // what ended the request is said
		s.show(w, r, f.status, web.MessagePage(web.Message{
			Page: s.page(r, f.title()), Menu: []web.Link{{Label: "Tables", URL: "/", Glyph: "list"}}, Title: f.title(),
			Words: f.words, Actions: wayOut(r, f.status),
		}))
	}
}

// title is the head of the page that says it.
func (f *refusal) title() string {
	switch f.status {
	case http.StatusNotFound, http.StatusGone:
		return "Nothing here"
	case http.StatusUnauthorized, http.StatusForbidden:
		return "Not yours to do"
	case http.StatusConflict:
		return "The table has moved on"
	case http.StatusTooManyRequests:
		return "One thing at a time"
	case http.StatusInternalServerError:
		return "Something broke"
	case http.StatusServiceUnavailable:
		return "Not at the moment"
	}
	return "That did not work"
}

// wayOut is what somebody can do next who was refused: try again what may work later, go back to the table or form
// they came from, leave a table that can't be drawn or save its file, or go to the front page.
func wayOut(r *http.Request, status int) []web.Action {
	var out []web.Action
	if later := status == http.StatusTooManyRequests || status >= 500; later && r.Method == http.MethodGet {
		out = append(out, web.Action{Label: "Try again", URL: r.URL.RequestURI()})
	}
	if table, _, found := strings.Cut(strings.TrimPrefix(r.URL.Path, "/t/"), "/"); found &&
		strings.HasPrefix(r.URL.Path, "/t/") && status != http.StatusNotFound {
		out = append(out, web.Action{Label: "To the table", URL: "/t/" + table})
	} else if strings.HasPrefix(r.URL.Path, "/t/") && status == http.StatusInternalServerError {
		out = append(out, web.Action{Label: "To its seats and its file", URL: r.URL.Path + "/seats"})
	}
	if campaign, _, found := strings.Cut(strings.TrimPrefix(r.URL.Path, "/c/"), "/"); found &&
		strings.HasPrefix(r.URL.Path, "/c/") && status != http.StatusNotFound {
		out = append(out, web.Action{Label: "To the campaign", URL: "/c/" + campaign})
	}
	if _, rest, found := strings.Cut(strings.TrimPrefix(r.URL.Path, "/cards/"), "/"); found && ofCards(r) &&
		status != http.StatusNotFound && status != http.StatusForbidden {
		set, _, _ := strings.Cut(rest, "/")
		back := strings.TrimSuffix(r.URL.Path[:len(r.URL.Path)-len(rest)], "/")
		if set != "new" && set != "bring" {
			back += "/" + set
		}
		out = append(out, web.Action{Label: "Back to the cards", URL: back})
	}
	if strings.HasPrefix(r.URL.Path, "/new/") && status != http.StatusNotFound {
		out = append(out, web.Action{Label: "Back to the form", URL: r.URL.Path})
	}
	return append(out, web.Action{Label: "To the front page", URL: "/"})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		status, b = http.StatusInternalServerError,
			[]byte(`{"error":"What should be shown here can't be written as JSON.","code":"broken"}`)
	}
	h := w.Header()
	h.Set("Content-Type", "application/json; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	w.Write(append(b, '\n'))
}

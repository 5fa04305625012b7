package server

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"strings"
)

// apiRoot stands before all paths of the API.
const apiRoot = "/api/v1"

// versioned leads what is asked of the API as it was before it had versions to the first of them.
func versioned(r *http.Request) {
	rest, api := strings.CutPrefix(r.URL.Path, "/api/")
	if api && rest != "v1" && !strings.HasPrefix(rest, "v1/") {
		r.URL.Path, r.URL.RawPath = apiRoot+"/"+rest, ""
	}
}

// showJSON shows something that may be asked for again: whoever has it already, by its ETag, is told so.
func showJSON(w http.ResponseWriter, r *http.Request, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		writeJSON(w, http.StatusOK, v) // which says so
		return
	}
	sendJSON(w, r, append(b, '\n'))
}

func sendJSON(w http.ResponseWriter, r *http.Request, b []byte) {
	sum := sha256.Sum256(b)
	tag := `W/"` + hex.EncodeToString(sum[:12]) + `"` // weak, as it may be sent compressed
	h := w.Header()
	h.Set("Etag", tag)
	h.Set("Cache-Control", "private, no-cache")
	h.Add("Vary", "Authorization")
	if knows(r.Header.Get("If-None-Match"), tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Type", "application/json; charset=utf-8")
	w.Write(b)
}

// knows reports whether a tag is among those of an If-None-Match.
func knows(list, tag string) bool {
	weak := strings.TrimPrefix(tag, "W/")
	for x := range strings.SplitSeq(list, ",") {
		x = strings.TrimSpace(x)
		if x == "*" || strings.TrimPrefix(x, "W/") == weak {
			return true
		}
	}
	return false
}

// ofAPI reports whether a request is of the API.
func ofAPI(r *http.Request) bool { return strings.HasPrefix(r.URL.Path, apiRoot+"/") }

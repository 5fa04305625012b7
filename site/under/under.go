// Package under serves pages that believe to lie at the root of a host from a folder of it.
package under

import (
	"bytes"
	"net/http"
	"strings"
)

// Path is a handler whose pages are reached under base, which begins and ends with a slash. Requests come without it:
// what is added is what leads back, in the attributes of pages and in the addresses of redirections. In pages nothing
// else can look like that, as what people write is escaped there.
func Path(base string, h http.Handler) http.Handler {
	if base == "/" {
		return h
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		x := &writer{ResponseWriter: w, base: base}
		h.ServeHTTP(x, r)
		x.end()
	})
}

type writer struct {
	http.ResponseWriter
	base string
	page *bytes.Buffer // what is held back until all of it is there; nil: nothing is
	told bool
}

// Unwrap lets a ResponseController reach the writer below.
func (w *writer) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (w *writer) WriteHeader(status int) {
	if w.told {
		return
	}
	w.told = true
	h := w.Header()
	if to := h.Get("Location"); strings.HasPrefix(to, "/") && !strings.HasPrefix(to, "//") {
		h.Set("Location", w.base+to[1:])
	}
	kind, _, _ := strings.Cut(h.Get("Content-Type"), ";")
	if kind == "text/html" || kind == "application/manifest+json" {
		w.page = new(bytes.Buffer)
		h.Del("Content-Length")
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *writer) Write(b []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	if w.page != nil {
		return w.page.Write(b)
	}
	return w.ResponseWriter.Write(b)
}

func (w *writer) end() {
	if w.page == nil {
		return
	}
	before := `="/`
	if strings.HasPrefix(w.Header().Get("Content-Type"), "application/") {
		before = `:"/`
	}
	w.ResponseWriter.Write(bytes.ReplaceAll(w.page.Bytes(), []byte(before), []byte(before[:2]+w.base)))
}

package server

import (
	"net/http"
	"strings"
)

// costOf is what a request costs of its client's rate: about the milliseconds that a processor takes for it, as
// docs/operating.md measures, and 1 at least. A client that asks for long pages alone so gets fewer of them.
func costOf(r *http.Request) int {
	first, rest, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	_, page, _ := strings.Cut(rest, "/")
	switch {
	case first == "rules" && page == "":
		return 25
	case first == "name" && r.Method == http.MethodPost: // told at every table that one sits at
		return 25
	case first == "t" && (page == "" || page == "story" || page == "replay"):
		return 4
	case first == "":
		return 2
	}
	return 1
}

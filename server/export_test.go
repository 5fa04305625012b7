package server

import "time"

// Present reports whether a guest was at a match within the last hour.
func Present(s *Server, match string, guest int64) bool {
	return calling{s}.Present(match, guest, time.Hour)
}

// First reports whether a server does what one alone has to do.
func First(s *Server) bool { return s.first() }

// Document is the description of the API, as JSON.
func Document() ([]byte, error) { return document() }

// APIRoutes are the patterns of what programs may ask for, without the root of all paths.
func APIRoutes() (patterns []string) {
	for _, r := range new(Server).apiRoutes() {
		patterns = append(patterns, r.pattern)
	}
	return patterns
}

// APIRoot is the root of all paths of the API.
const APIRoot = apiRoot

package server

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

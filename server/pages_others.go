//go:build !js

package server

import (
	"net/http"
	"strings"
)

// toOthers are the pages of designers, and what programs and other servers may ask for. In a browser nobody does: there
// all of it stays out of the program.
func (s *Server) toOthers(m *http.ServeMux) {
	m.HandleFunc("GET /cards/{game}", s.inWorkshop(s.cardShelf))
	m.HandleFunc("POST /cards/{game}", s.inWorkshop(s.postCardSet))
	m.HandleFunc("POST /cards/{game}/bring", s.inWorkshop(s.postBringCards))
	m.HandleFunc("GET /cards/{game}/{set}", s.inWorkshop(s.cardSet))
	m.HandleFunc("GET /cards/{game}/{set}/file", s.inWorkshop(s.cardSetFile))
	m.HandleFunc("POST /cards/{game}/{set}/name", s.inWorkshop(s.postCardSetName))
	m.HandleFunc("POST /cards/{game}/{set}/remove", s.inWorkshop(s.postDropCardSet))
	m.HandleFunc("GET /cards/{game}/{set}/edit/{n}/{file...}", s.inWorkshop(s.cardEdit))
	m.HandleFunc("POST /cards/{game}/{set}/edit/{n}/{file...}", s.inWorkshop(s.postCardEdit))
	m.HandleFunc("GET /cards/{game}/{set}/table", s.inWorkshop(s.tryForm))
	if s.Deck != nil {
		m.HandleFunc("POST /cards/{game}/{set}/table", s.newTable)
	} else {
		m.HandleFunc("POST /cards/{game}/{set}/table", s.inWorkshop(s.tryTable))
	}
	m.HandleFunc("POST /cards/{game}/{set}/lab", s.inWorkshop(s.postTrial))
	m.HandleFunc("POST /cards/{game}/{set}/lab/stop", s.inWorkshop(s.postStopTrial))
	m.HandleFunc("GET /cards/{game}/{set}/lab/{trial}", s.inWorkshop(s.trialFile))

	for _, x := range s.apiRoutes() {
		method, path, _ := strings.Cut(x.pattern, " ")
		m.HandleFunc(method+" "+apiRoot+path, x.handler)
	}

	m.HandleFunc("POST "+rereadPath, s.fromNode(s.nodeReread))
	m.HandleFunc("GET "+presentPath, s.fromNode(s.nodePresent))
	if s.Trust != nil {
		m.HandleFunc("GET "+trustPath, s.trustPage)
		m.HandleFunc("GET "+certificatePath, s.certificate)
	}
	m.Handle("GET /metrics", s.gauges.handler)
	m.HandleFunc("GET /healthz", s.health)
	m.HandleFunc("GET /readyz", s.ready)
}

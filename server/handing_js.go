package server

import (
	"errors"
	"net/http"
)

// There are no other processes in a browser.

func toSocket(string, string) way { return way{} }

// An http.Transport would bring a seventh of the program with it.
func toNodes() (http.RoundTripper, func()) { return nil, func() {} }

func (s *Server) handOver(http.ResponseWriter, *http.Request, way) (reached bool, err error) {
	return false, errors.New("there is nobody to hand it on to")
}

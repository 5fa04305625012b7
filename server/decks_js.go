package server

import "net/http"

// proxyTo hands nothing over: there are no other processes in a browser.
func (s *Server) proxyTo(string) http.Handler { return http.NotFoundHandler() }

package server

import "net/http"

// toOthers is nothing: in a browser there is nobody else who asks.
func (s *Server) toOthers(*http.ServeMux) {}

package server

import (
	"context"
	"errors"
	"net"
)

// netListener is none: in a browser requests come by no net.
func (s *Server) netListener() netListener { return deaf{} }

func (s *Server) listener(l net.Listener) net.Listener { return l }

type deaf struct{}

func (deaf) Serve(net.Listener) error       { return errors.New("there is no net to listen at") }
func (deaf) Shutdown(context.Context) error { return nil }
func (deaf) Close() error                   { return nil }

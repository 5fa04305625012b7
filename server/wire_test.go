package server_test

import (
	"context"
	"net"
	"sync"
)

// wire is a network inside the program: its connections are pipes. They hold nothing: who does not read stops the
// other's writes at once. And in a bubble (testing/synctest) time goes on when all who talk over it are at rest, as it
// does not for the machine's own network.
type wire struct {
	calls chan net.Conn
	shut  chan struct{}
	once  sync.Once
}

func newWire() *wire {
	return &wire{calls: make(chan net.Conn), shut: make(chan struct{})}
}

// dial is for an http.Transport. Wherever it is to go, it goes to whoever accepts.
func (w *wire) dial(ctx context.Context, _, _ string) (net.Conn, error) {
	mine, theirs := net.Pipe()
	select {
	case w.calls <- local{theirs}:
		return local{mine}, nil
	case <-w.shut:
		return nil, net.ErrClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Accept waits for the next who dials.
func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.calls:
		return c, nil
	case <-w.shut:
		return nil, net.ErrClosed
	}
}

// Close ends Accept. Connections stay.
func (w *wire) Close() error {
	w.once.Do(func() { close(w.shut) })
	return nil
}

// Addr is what stands in links.
func (w *wire) Addr() net.Addr { return here }

var here = &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 80}

// local is a pipe whose ends have the address of this machine: clients are told apart by theirs.
type local struct{ net.Conn }

func (local) LocalAddr() net.Addr  { return here }
func (local) RemoteAddr() net.Addr { return here }

//go:build !js

package server

import (
	"crypto/tls"
	"errors"
	"io"
	"net"
	"sync"
	"time"
)

// mixed is a listener at which both HTTPS and plain HTTP are spoken: the first byte of a connection tells which.
type mixed struct {
	net.Listener
	config   *tls.Config
	patience time.Duration // for the first byte
	accepted chan accepted
	closed   chan struct{}
	close    func()
}

type accepted struct {
	conn net.Conn
	err  error
}

func newMixed(l net.Listener, c *tls.Config, patience time.Duration) *mixed {
	m := &mixed{Listener: l, config: c, patience: patience, accepted: make(chan accepted), closed: make(chan struct{})}
	m.close = sync.OnceFunc(func() { close(m.closed) })
	go m.acceptAll()
	return m
}

func (m *mixed) acceptAll() {
	for {
		conn, err := m.Listener.Accept()
		switch {
		case err == nil:
			go m.look(conn)
		case !m.give(accepted{err: err}) || errors.Is(err, net.ErrClosed):
			return
		}
	}
}

// give hands on what came, and reports whether there is anybody to take it.
func (m *mixed) give(a accepted) bool {
	select {
	case m.accepted <- a:
		return true
	case <-m.closed:
		return false
	}
}

// look waits for the first byte, which TLS begins with the number of a handshake and HTTP with a letter.
func (m *mixed) look(conn net.Conn) {
	const handshake = 22
	first := make([]byte, 1)
	err := conn.SetReadDeadline(time.Now().Add(m.patience))
	if err == nil {
		_, err = io.ReadFull(conn, first)
	}
	if err == nil {
		err = conn.SetReadDeadline(time.Time{})
	}
	if err != nil {
		conn.Close()
		return
	}
	var whole net.Conn = &begun{Conn: conn, first: first}
	if first[0] == handshake {
		whole = tls.Server(whole, m.config)
	}
	if !m.give(accepted{conn: whole}) {
		conn.Close()
	}
}

// Accept is the next connection that has said something: a *tls.Conn or a plain one.
func (m *mixed) Accept() (net.Conn, error) {
	select {
	case a := <-m.accepted:
		return a.conn, a.err
	case <-m.closed:
		return nil, net.ErrClosed
	}
}

func (m *mixed) Close() error {
	m.close()
	return m.Listener.Close()
}

// begun is a connection of which something was read already.
type begun struct {
	net.Conn
	first []byte
}

func (b *begun) Read(p []byte) (int, error) {
	if len(b.first) > 0 {
		n := copy(p, b.first)
		b.first = b.first[n:]
		return n, nil
	}
	return b.Conn.Read(p)
}

// CloseWrite lets the server hang up in two steps.
func (b *begun) CloseWrite() error {
	if half, ok := b.Conn.(interface{ CloseWrite() error }); ok {
		return half.CloseWrite()
	}
	return nil
}

package server

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"
)

const (
	partings   = 64          // refused connections that are told why at the same time
	partTime   = time.Second // for each of them
	warnPeriod = time.Minute // between lines in the log about refused connections
)

// connections counts those that are open, in all and by client, and refuses what is too much.
type connections struct {
	most, each int // each: 0 where a proxy stands in front, from whose address all come

	mu       sync.Mutex
	open     int
	by       map[string]int
	refused  int // in all
	unwarned int // of them those that the log does not know yet
	warned   time.Time
	log      *slog.Logger
	parting  chan struct{}
}

func newConnections(c Config) *connections {
	k := &connections{most: c.Limits.Connections, each: c.Limits.AddressConnections, by: map[string]int{}, log: c.Log,
		parting: make(chan struct{}, partings)}
	if c.TrustProxy {
		k.each = 0
	}
	if n := descriptors(); n > 0 {
		k.most = min(k.most, max(1, n-n/4)) // the rest is for files, and for what the server asks elsewhere
	}
	return k
}

// listening is a listener whose connections are counted.
type listening struct {
	net.Listener
	connections *connections
}

// Accept is the next connection for which there is room. Those for which there is none are told so.
func (l *listening) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		name := ""
		if a, err := parseAddr(conn.RemoteAddr().String()); err == nil {
			name = clientAt(a)
		}
		if status := l.connections.enter(name); status != 0 {
			l.connections.part(conn, status)
			continue
		}
		return &counted{Conn: conn, leave: sync.OnceFunc(func() { l.connections.leave(name) })}, nil
	}
}

// counted is a connection that makes room when it is closed.
type counted struct {
	net.Conn
	leave func()
}

func (c *counted) Close() error {
	defer c.leave()
	return c.Conn.Close()
}

// CloseWrite lets the server hang up in two steps, so that whoever is refused in the middle of sending reads why.
func (c *counted) CloseWrite() error {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		return half.CloseWrite()
	}
	return nil
}

// enter makes room for a connection of a client, "" for one without an address. Else it is the status of the refusal.
func (k *connections) enter(name string) int {
	k.mu.Lock()
	defer k.mu.Unlock()
	status := 0
	switch {
	case k.open >= k.most:
		status = http.StatusServiceUnavailable
	case name != "" && k.each > 0 && k.by[name] >= k.each:
		status = http.StatusTooManyRequests
	default:
		k.open++
		k.by[name]++
		return 0
	}
	k.refused++
	k.unwarned++
	if time.Since(k.warned) >= warnPeriod {
		k.log.Warn("connections were refused", "connections", k.unwarned, "open", k.open, "of", k.most)
		k.unwarned, k.warned = 0, time.Now()
	}
	return status
}

func (k *connections) leave(name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.open--
	if k.by[name]--; k.by[name] == 0 {
		delete(k.by, name)
	}
}

// counts are how many are open, and how many were refused.
func (k *connections) counts() (open, refused int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.open, k.refused
}

// part says why there is no room and hangs up; where many are told so already, it hangs up at once.
func (k *connections) part(conn net.Conn, status int) {
	select {
	case k.parting <- struct{}{}:
	default:
		conn.Close()
		return
	}
	go func() {
		defer func() { <-k.parting }()
		defer conn.Close()
		conn.SetDeadline(time.Now().Add(partTime)) //nolint:errcheck // what fails is seen when writing
		text := "This server has as many connections as it can take. Try again in a moment.\n"
		if status == http.StatusTooManyRequests {
			text = "There are too many connections from where you are. Close some, or try again in a moment.\n"
		}
		_, err := fmt.Fprintf(conn, "HTTP/1.1 %d %s\r\nContent-Type: text/plain; charset=utf-8\r\n"+
			"Content-Length: %d\r\nRetry-After: 10\r\nConnection: close\r\n\r\n%s",
			status, http.StatusText(status), len(text), text)
		half, ok := conn.(interface{ CloseWrite() error })
		if err != nil || !ok || half.CloseWrite() != nil {
			return
		}
		// What was sent and is not read would take back the answer that is on its way.
		io.Copy(io.Discard, io.LimitReader(conn, 64<<10)) //nolint:errcheck // they are not listened to
	}()
}

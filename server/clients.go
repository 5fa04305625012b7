package server

import (
	"container/list"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// clients hold each client to a rate. Only so many are remembered: the one not seen for the longest is forgotten first.
type clients struct {
	rate  rate.Limit
	burst int
	max   int

	mu    sync.Mutex
	known map[string]*list.Element
	order *list.List // of *client, the one last seen in front
}

type client struct {
	name    string
	limiter *rate.Limiter
}

func newClients(perSecond float64, burst, max int) *clients {
	return &clients{
		rate: rate.Limit(perSecond), burst: burst, max: max, known: map[string]*list.Element{}, order: list.New(),
	}
}

// allow reports whether the client may do one more thing now.
func (c *clients) allow(name string) bool { return c.allowAll(name, 1) }

// allowAll reports whether the client may do so many things now, or as many as may be done at once at all.
func (c *clients) allowAll(name string, n int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.known[name]
	if e == nil {
		if c.order.Len() >= c.max {
			last := c.order.Back()
			delete(c.known, last.Value.(*client).name)
			c.order.Remove(last)
		}
		e = c.order.PushFront(&client{name, rate.NewLimiter(c.rate, c.burst)})
		c.known[name] = e
	} else {
		c.order.MoveToFront(e)
	}
	return e.Value.(*client).limiter.AllowN(time.Now(), min(n, c.burst))
}

// client names who asks, by address. A whole /64 of IPv6 is one client, as one household has at least that.
func (s *Server) client(r *http.Request) string {
	if h := handOf(r); h != nil {
		return h.Client
	}
	a, err := parseAddr(r.RemoteAddr)
	if s.TrustProxy {
		// A proxy adds its own at the end, in a line of its own or not; anybody may have written what stands before.
		all := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last := strings.TrimSpace(all[len(all)-1]); last != "" {
			a, err = parseAddr(last)
		}
	}
	if err != nil {
		return "unknown"
	}
	return clientAt(a)
}

// clientAt names the client at an address.
func clientAt(a netip.Addr) string {
	if a = a.Unmap().WithZone(""); a.Is6() {
		p, _ := a.Prefix(64) // 64 is a length that IPv6 has
		return p.String()
	}
	return a.String()
}

// ClientLog is how much of the clients' addresses the log holds.
type ClientLog string

// The kinds of ClientLog.
const (
	ClientsShort ClientLog = "short" // their networks, without what tells households apart
	ClientsFull  ClientLog = "full"
	ClientsNone  ClientLog = "none"
)

// clientAttr is what the log holds of who asks; the empty attribute, which is left out, for nothing.
func (s *Server) clientAttr(r *http.Request) slog.Attr {
	switch s.LogClients {
	case ClientsFull:
		return slog.String("client", s.client(r))
	case ClientsNone:
		return slog.Attr{}
	}
	return slog.String("client", shortened(s.client(r)))
}

// shortened is the network of a client: of IPv4 the first 24 bits, of IPv6 the first 48.
func shortened(client string) string {
	name, _, _ := strings.Cut(client, "/")
	a, err := netip.ParseAddr(name)
	if err != nil {
		return client // it is no address
	}
	bits := 48
	if a.Is4() {
		bits = 24
	}
	p, _ := a.Prefix(bits) // both have such a length
	return p.String()
}

// parseAddr reads an address with a port or without one.
func parseAddr(s string) (netip.Addr, error) {
	if host, _, err := net.SplitHostPort(s); err == nil {
		s = host
	}
	return netip.ParseAddr(s)
}

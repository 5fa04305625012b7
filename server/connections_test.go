package server_test

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"waystation/server"
)

// listen lets a house's server answer on the machine's own network.
func (h *house) listen() string {
	h.t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		h.t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- h.s.Serve(l) }()
	h.t.Cleanup(func() {
		h.close()
		if err := <-ended; err != nil {
			h.t.Error(err)
		}
	})
	return l.Addr().String()
}

// asked is a connection on which a page has been asked for, and what came of it.
func asked(t *testing.T, at string) (net.Conn, *http.Response, string) {
	t.Helper()
	conn, err := net.Dial("tcp", at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(patience))
	io.WriteString(conn, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
	r, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatalf("no answer: %v", err)
	}
	text, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return conn, r, string(text)
}

// There is room for so many connections in all, and so many of one address; the others are told so, and there is room
// again when one is closed.
func TestConnectionsHaveALimit(t *testing.T) {
	for what, c := range map[string]struct {
		total, each int
		proxy       bool
		status      int
		says        string
	}{
		"in all":                        {3, 9, false, 503, "as many connections as it can take"},
		"of one address":                {9, 3, false, 429, "too many connections from where you are"},
		"behind a proxy only their sum": {3, 1, true, 503, "as many connections as it can take"},
	} {
		t.Run(what, func(t *testing.T) {
			h := start(t, func(s *server.Config) {
				s.Limits.Connections, s.Limits.AddressConnections, s.TrustProxy = c.total, c.each, c.proxy
			})
			at := h.listen()
			var open []net.Conn
			for range 3 {
				conn, r, text := asked(t, at)
				if r.StatusCode != 200 {
					t.Fatalf("a connection within the limit: %d %s", r.StatusCode, text)
				}
				open = append(open, conn)
			}
			for range 2 {
				_, r, text := asked(t, at)
				if r.StatusCode != c.status || !strings.Contains(text, c.says) || r.Header.Get("Retry-After") == "" ||
					!r.Close {
					t.Errorf("one too many: %d %v %q", r.StatusCode, r.Header, text)
				}
			}
			metrics := h.browser().get("/metrics").body
			for _, want := range []string{"waystation_connections 3\n", "waystation_connections_refused_total 2\n"} {
				if !strings.Contains(metrics, want) {
					t.Errorf("no %q in the metrics", want)
				}
			}
			if n := strings.Count(h.logged(), "connections were refused"); n != 1 {
				t.Errorf("the log says it %d times", n)
			}
			open[0].Close()
			until(t, "room again", func() bool {
				_, r, _ := asked(t, at)
				return r.StatusCode == 200
			})
		})
	}
}

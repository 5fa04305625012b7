//go:build !js

package server

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/http/httputil"
	"slices"
	"strings"
	"sync/atomic"
	"time"
)

// dialTime is how long another process may take to accept a connection.
const dialTime = 2 * time.Second

// readBuffer is how much of an answer is read at once: most pages.
const readBuffer = 32 << 10

// toSocket is the way to a process of this machine that listens at a socket. to names it.
func toSocket(to, socket string) way {
	return way{to: to, host: "table", transport: &http.Transport{
		DisableCompression: true, DisableKeepAlives: true, ReadBufferSize: readBuffer,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			var d net.Dialer
			return d.DialContext(ctx, "unix", socket)
		},
	}}
}

// toNodes carries requests to the other servers that share the store, until it is ended.
func toNodes() (nodes http.RoundTripper, end func()) {
	d := net.Dialer{Timeout: dialTime}
	t := &http.Transport{DisableCompression: true, DialContext: d.DialContext, MaxIdleConnsPerHost: 64,
		IdleConnTimeout: 30 * time.Second, ReadBufferSize: readBuffer}
	return t, t.CloseIdleConnections
}

// setTwice are the headers that both processes set alike.
var setTwice = []string{"X-Request-Id", "Content-Security-Policy", "X-Content-Type-Options", "X-Frame-Options",
	"Referrer-Policy", "Permissions-Policy", "Strict-Transport-Security", elsewhereHeader}

// handOver lets another process answer a request as it came to us. After an error nothing has been answered; reached is
// whether the other may have got the request all the same.
func (s *Server) handOver(w http.ResponseWriter, r *http.Request, to way) (reached bool, err error) {
	var connected atomic.Bool
	r = r.WithContext(httptrace.WithClientTrace(r.Context(), &httptrace.ClientTrace{
		GetConn: func(string) { connected.Store(false) }, // it is tried again where nothing was sent
		GotConn: func(httptrace.GotConnInfo) { connected.Store(true) },
	}))
	proxy := &httputil.ReverseProxy{
		Transport: to.transport,
		Rewrite: func(p *httputil.ProxyRequest) {
			p.Out.URL.Scheme, p.Out.URL.Host = "http", to.host
			if p.Out.Host = p.In.Host; p.Out.Host == "" {
				p.Out.Host = to.host
			}
			p.Out.Header.Del("Accept-Encoding") // it is compressed here
			s.vouch(p.Out, to.to, hand{Client: s.client(p.In), HTTPS: s.secure(p.In), ID: requestID(p.In)})
		},
		ErrorLog: slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn),
		ModifyResponse: func(res *http.Response) error {
			if res.Header.Get(elsewhereHeader) != "" || res.StatusCode == http.StatusMisdirectedRequest {
				connected.Store(false) // as good as
				return fmt.Errorf("it answers that it does not play this match: %s", res.Status)
			}
			for name := range res.Header {
				if strings.HasPrefix(name, "Cross-Origin-") {
					res.Header.Del(name)
				}
			}
			for _, name := range setTwice {
				res.Header.Del(name)
			}
			res.Header["Vary"] = slices.DeleteFunc(res.Header["Vary"],
				func(v string) bool { return v == "Accept-Encoding" })
			return nil
		},
		ErrorHandler: func(_ http.ResponseWriter, _ *http.Request, e error) { err = e },
	}
	// What is waited for may come late, as in a stream; who is sent it has to take it in time.
	http.NewResponseController(w).SetWriteDeadline(time.Time{}) //nolint:errcheck // then it ends, and comes again
	proxy.ServeHTTP(&paced{w, s.Limits.Write}, r)
	if err != nil {
		http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTime)) //nolint:errcheck // see above
	}
	return connected.Load(), err
}

// paced gives who is written to some time for each write.
type paced struct {
	http.ResponseWriter
	each time.Duration
}

func (p *paced) Write(b []byte) (int, error) {
	http.NewResponseController(p.ResponseWriter).SetWriteDeadline(time.Now().Add(p.each)) //nolint:errcheck // see there
	return p.ResponseWriter.Write(b)
}

// FlushError sends on at once what belongs to a stream. Anything else is sent, and compressed, in large pieces.
func (p *paced) FlushError() error {
	if !strings.HasPrefix(p.Header().Get("Content-Type"), "text/event-stream") {
		return nil
	}
	return http.NewResponseController(p.ResponseWriter).Flush()
}

// Unwrap lets a ResponseController reach the connection.
func (p *paced) Unwrap() http.ResponseWriter { return p.ResponseWriter }

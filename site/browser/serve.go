//go:build js && wasm

package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"syscall/js"

	"waystation/server"
	"waystation/site/under"
)

// desk is where the worker hands requests over.
type desk struct {
	handler http.Handler
	host    string

	mu      sync.Mutex
	waiting map[int]context.CancelFunc // what is being answered
	last    int
}

func newDesk(s *server.Server, base, host string) *desk {
	return &desk{handler: under.Path(base, s.Handler()), host: host, waiting: map[int]context.CancelFunc{}}
}

// serve takes method, path, headers, body, and how to answer, and gives the request a number.
func (d *desk) serve(_ js.Value, args []js.Value) any {
	ctx, cancel := context.WithCancel(context.Background())
	r, err := request(ctx, d.host, args)
	w := &answer{js: args[4], header: http.Header{}}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.last++
	n := d.last
	d.waiting[n] = cancel
	go func() {
		defer d.gone(js.Undefined(), []js.Value{js.ValueOf(n)})
		if err != nil {
			http.Error(w, "This can't be asked for.", http.StatusBadRequest)
		} else {
			d.handler.ServeHTTP(w, r)
		}
		w.end()
	}()
	return n
}

// gone: nobody waits any more for the answer to the request of that number.
func (d *desk) gone(_ js.Value, args []js.Value) any {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := args[0].Int()
	if cancel := d.waiting[n]; cancel != nil {
		cancel()
		delete(d.waiting, n)
	}
	return nil
}

// request is what the page asks for.
func request(ctx context.Context, host string, args []js.Value) (*http.Request, error) {
	at, err := url.ParseRequestURI(args[1].String())
	if err != nil {
		return nil, err
	}
	body := make([]byte, args[3].Length())
	js.CopyBytesToGo(body, args[3])
	r := &http.Request{
		Method: args[0].String(), URL: at, Header: http.Header{}, Host: host, RemoteAddr: "127.0.0.1:1",
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, RequestURI: args[1].String(),
		Body: io.NopCloser(bytes.NewReader(body)), ContentLength: int64(len(body)),
	}
	for i := range args[2].Length() {
		pair := args[2].Index(i)
		r.Header.Add(pair.Index(0).String(), pair.Index(1).String())
	}
	return r.WithContext(ctx), nil
}

// answer goes back whole, or as a stream once it has been flushed.
type answer struct {
	js      js.Value
	header  http.Header
	status  int
	buf     bytes.Buffer
	streams bool
}

func (a *answer) Header() http.Header { return a.header }

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
}

func (a *answer) Write(b []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	return a.buf.Write(b)
}

// FlushError sends what has been written.
func (a *answer) FlushError() error {
	a.WriteHeader(http.StatusOK)
	if !a.streams {
		a.streams = true
		a.js.Call("begin", a.status, a.headers())
	}
	if a.buf.Len() > 0 {
		a.js.Call("more", toJS(a.buf.Bytes()))
		a.buf.Reset()
	}
	return nil
}

func (a *answer) end() {
	a.WriteHeader(http.StatusOK)
	if !a.streams {
		a.js.Call("whole", a.status, a.headers(), toJS(a.buf.Bytes()))
		return
	}
	if a.buf.Len() > 0 {
		a.js.Call("more", toJS(a.buf.Bytes()))
	}
	a.js.Call("end")
}

func (a *answer) headers() []any {
	out := []any{}
	for name, values := range a.header {
		for _, v := range values {
			out = append(out, []any{name, strings.ToValidUTF8(v, "")})
		}
	}
	return out
}

func toJS(b []byte) js.Value {
	x := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(x, b)
	return x
}

package server

import (
	"bytes"
	"container/list"
	"crypto/sha256"
	"io"
	"net/http"
	"sync"
	"time"
)

// A program whose reply was lost sends the same request again. With an Idempotency-Key it is done once all the same:
// who sends the key again, with the same request, gets the reply that there was. Only what has changed something is
// remembered, in memory, and what is remembered the longest goes first.
const (
	onceKey   = "Idempotency-Key"
	onceLong  = 128 // bytes of a key
	onceShort = 16  // and at least so many of one without a token, as others may ask from the same address
	onceLife  = time.Hour
	onceMost  = 4096     // replies
	onceBytes = 16 << 20 // and their bytes in all
)

// doneOnce are the replies to requests that had a key.
type doneOnce struct {
	mu    sync.Mutex
	known map[[sha256.Size]byte]*list.Element
	order list.List // of *doneReply, the oldest in front
	bytes int
}

// doneReply is the reply to a request, once it has been done.
type doneReply struct {
	key     [sha256.Size]byte
	request [sha256.Size]byte
	at      time.Time
	running bool
	status  int
	header  http.Header
	body    []byte
}

// begin finds the reply to the request, or notes that it is being done. fresh is false where there is a reply.
func (d *doneOnce) begin(key, request [sha256.Size]byte) (reply *doneReply, fresh bool, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.known == nil {
		d.known = map[[sha256.Size]byte]*list.Element{}
	}
	for front := d.order.Front(); front != nil; front = d.order.Front() {
		if x := front.Value.(*doneReply); len(d.known) < onceMost && d.bytes <= onceBytes &&
			time.Since(x.at) < onceLife {
			break
		}
		d.drop(front)
	}
	if e := d.known[key]; e != nil {
		x := e.Value.(*doneReply)
		switch {
		case x.request != request:
			return nil, false, refuse(http.StatusUnprocessableEntity,
				"This key was sent with another request. Each request has a key of its own.").as("key_reused")
		case x.running:
			return nil, false, refuse(http.StatusConflict,
				"The request with this key is being done. Try again in a moment.").as("in_progress")
		}
		return x, false, nil
	}
	x := &doneReply{key: key, request: request, at: time.Now(), running: true}
	d.known[key] = d.order.PushBack(x)
	return x, true, nil
}

// drop forgets a reply.
func (d *doneOnce) drop(e *list.Element) {
	x := d.order.Remove(e).(*doneReply)
	delete(d.known, x.key)
	d.bytes -= len(x.body)
}

// end keeps the reply, or forgets the request where it has changed nothing.
func (d *doneOnce) end(x *doneReply, status int, header http.Header, body []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	e := d.known[x.key]
	if e == nil || e.Value != x { // it was the oldest
		return
	}
	if status < 200 || status > 299 || len(body) > onceBytes/16 {
		d.drop(e)
		return
	}
	x.running, x.status, x.header, x.body = false, status, header, body
	d.bytes += len(body)
}

// once does a request of the API that has an Idempotency-Key once.
func (s *Server) once(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		key := r.Header.Get(onceKey)
		changes := r.Method == http.MethodPost || r.Method == http.MethodDelete
		if key == "" || !changes || !ofAPI(r) {
			next.ServeHTTP(w, r)
			return
		}
		if len(key) > onceLong {
			s.fail(w, r, refuse(http.StatusBadRequest, "An Idempotency-Key has 128 characters at most."))
			return
		}
		body, err := io.ReadAll(r.Body)
		if err != nil {
			s.fail(w, r, unreadable(err))
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		who := r.Header.Get("Authorization")
		if who == "" {
			if len(key) < onceShort {
				s.fail(w, r, refuse(http.StatusBadRequest, "Without a token an Idempotency-Key has 16 characters at "+
					"least, such as a UUID: nobody else may come upon it."))
				return
			}
			who = s.client(r)
		}
		request := sum(r.Method, r.URL.RequestURI(), r.Header.Get("Content-Type"), string(body))
		x, fresh, err := s.done.begin(sum(who, key), request)
		switch {
		case err != nil:
			s.fail(w, r, err)
		case fresh:
			k := &keeping{ResponseWriter: w}
			defer func() { s.done.end(x, k.status, k.header, k.body.Bytes()) }()
			next.ServeHTTP(k, r)
		default:
			for name, values := range x.header {
				w.Header()[name] = values
			}
			w.Header().Set("Idempotency-Replayed", "true")
			w.WriteHeader(x.status)
			w.Write(x.body)
		}
	})
}

// sum is a hash of texts, each apart from the next.
func sum(texts ...string) (out [sha256.Size]byte) {
	h := sha256.New()
	for _, t := range texts {
		one := sha256.Sum256([]byte(t))
		h.Write(one[:])
	}
	h.Sum(out[:0])
	return out
}

// keeping keeps what is written, beside writing it.
type keeping struct {
	http.ResponseWriter
	status int
	header http.Header
	body   bytes.Buffer
}

func (k *keeping) WriteHeader(status int) {
	if k.status == 0 {
		k.status = status
		k.header = http.Header{}
		for _, name := range []string{"Content-Type", "Location", "Cache-Control"} {
			if v := k.Header().Values(name); len(v) > 0 {
				k.header[name] = v
			}
		}
	}
	k.ResponseWriter.WriteHeader(status)
}

func (k *keeping) Write(b []byte) (int, error) {
	if k.status == 0 {
		k.WriteHeader(http.StatusOK)
	}
	k.body.Write(b)
	return k.ResponseWriter.Write(b)
}

// Unwrap lets a ResponseController reach the connection.
func (k *keeping) Unwrap() http.ResponseWriter { return k.ResponseWriter }

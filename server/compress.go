package server

import (
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// squeezer compresses what is written, if the client takes it and it is worth it.
type squeezer struct {
	http.ResponseWriter
	br, gzip bool // what the client accepts
	head     bool // the request was HEAD
	status   int
	held     []byte // the beginning, until it is known to be long enough
	begun    bool
	out      pressed // nil: as it is
	back     *sync.Pool
}

type pressed interface {
	io.WriteCloser
	Flush() error
	Reset(io.Writer)
}

// worthIt is from how many bytes on a body is compressed.
const worthIt = 600

// encodings are those of ours that a client accepts.
func encodings(accept string) (br, gzip bool) {
	if !compresses {
		return false, false
	}
	for part := range strings.SplitSeq(accept, ",") {
		name, params, _ := strings.Cut(strings.TrimSpace(part), ";")
		if q, ok := strings.CutPrefix(strings.TrimSpace(params), "q="); ok {
			if f, err := strconv.ParseFloat(q, 64); err == nil && f == 0 {
				continue
			}
		}
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "br":
			br = true
		case "gzip":
			gzip = true
		}
	}
	return br, gzip
}

func squeeze(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s := &squeezer{ResponseWriter: w, head: r.Method == http.MethodHead}
		s.br, s.gzip = encodings(r.Header.Get("Accept-Encoding"))
		w.Header().Add("Vary", "Accept-Encoding")
		defer s.close()
		next.ServeHTTP(s, r)
	})
}

func (s *squeezer) WriteHeader(status int) {
	if s.status == 0 {
		s.status = status
	}
}

func (s *squeezer) Write(b []byte) (int, error) {
	if s.status == 0 {
		s.status = http.StatusOK
	}
	if !s.begun {
		s.held = append(s.held, b...)
		if len(s.held) >= worthIt {
			return len(b), s.begin(true)
		}
		return len(b), nil
	}
	return s.to().Write(b)
}

func (s *squeezer) to() io.Writer {
	if s.out != nil {
		return s.out
	}
	return s.ResponseWriter
}

// begin sends the header and what was held back.
func (s *squeezer) begin(long bool) error {
	if s.begun {
		return nil
	}
	s.begun = true
	h := s.Header()
	kind, _, _ := strings.Cut(h.Get("Content-Type"), ";")
	stream := kind == "text/event-stream"
	switch kind {
	case "text/html", "text/css", "text/javascript", "text/plain", "application/json", "application/x-ndjson",
		"image/svg+xml":
	default:
		long = false
	}
	encoding := ""
	if (long || stream) && !s.head && h.Get("Content-Encoding") == "" && s.status != http.StatusPartialContent {
		switch {
		case stream && s.br:
			s.back, encoding = &trickles, "br"
		case stream:
		case s.gzip && kind == "application/json":
			s.back, encoding = &shortGzips, "gzip"
		case s.gzip:
			s.back, encoding = &gzips, "gzip"
		}
	}
	if s.back != nil {
		s.out = s.back.Get().(pressed)
		s.out.Reset(s.ResponseWriter)
		h.Set("Content-Encoding", encoding)
		h.Del("Content-Length")
		h.Del("Accept-Ranges")
	}
	s.ResponseWriter.WriteHeader(s.status)
	if len(s.held) == 0 {
		return nil
	}
	_, err := s.to().Write(s.held)
	s.held = nil
	return err
}

// FlushError sends all that has been written so far.
func (s *squeezer) FlushError() error {
	if s.status == 0 {
		s.status = http.StatusOK
	}
	if err := s.begin(false); err != nil {
		return err
	}
	if s.out != nil {
		if err := s.out.Flush(); err != nil {
			return err
		}
	}
	return http.NewResponseController(s.ResponseWriter).Flush()
}

// restart forgets what has not been sent, and reports whether nothing has.
func (s *squeezer) restart() bool {
	if !s.begun {
		s.status, s.held = 0, nil
	}
	return !s.begun
}

// Unwrap lets a ResponseController reach the connection.
func (s *squeezer) Unwrap() http.ResponseWriter { return s.ResponseWriter }

func (s *squeezer) close() {
	if s.status == 0 && len(s.held) == 0 {
		return // nothing was answered; net/http does it
	}
	if s.begin(false) == nil && s.out != nil {
		s.out.Close()
	}
	if s.out != nil {
		s.out.Reset(nil)
		s.back.Put(s.out)
		s.out = nil
	}
}

package server

import (
	"bytes"
	"context"
	"encoding/base64"
	"net/http"
	"net/url"
	"sync"

	"waystation/web"
)

// screens remembers what tables show to guests whose stream is sent what changes of them.
type screens struct {
	mu sync.Mutex
	of map[screenOf]*screen
}

type screenOf struct {
	match string
	guest int64
}

type screen struct {
	streams   int    // that send what changes of it
	answering int    // requests on their way that are answered with the page themselves
	sums      string // of the regions of the page that was sent last, see web.Slim; "" is that all of it is to be sent
}

// watch notes that a stream sends what changes, until it is told that it does no more.
func (s *screens) watch(of screenOf) (end func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.of[of]
	if x == nil {
		x = &screen{}
		s.of[of] = x
	}
	x.streams++
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if x.streams--; x.streams == 0 {
			delete(s.of, of)
		}
	}
}

// answers notes that a request will be answered with the page, until it has been.
func (s *screens) answers(of screenOf) (end func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.of[of]
	if x == nil {
		return func() {}
	}
	x.answering++
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		x.answering--
	}
}

// sent notes the sums of a page that was sent.
func (s *screens) sent(of screenOf, sums string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if x := s.of[of]; x != nil {
		x.sums = sums
	}
}

// now is the sums of the page that was sent last. due is false while a request will be answered with the next.
func (s *screens) now(of screenOf) (sums string, due bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.of[of]
	if x == nil {
		return "", false
	}
	return x.sums, x.answering == 0
}

// changed is what a table shows anew to the guest who has sent a request, with the sums of what they had and have, as
// gzip in base64: the first two lines are the sums, the rest is the page as it is fetched by its script. It is "" where
// the page is to be fetched: by whoever is answered with it, has had too much, or is shown something else now.
func (s *Server) changed(ctx context.Context, r *http.Request, of screenOf) string {
	had, due := s.screens.now(of)
	if !due || !s.visits.allow(s.client(r)) { // it costs what fetching it does
		return ""
	}
	fetch := r.Clone(ctx)
	fetch.URL = &url.URL{Path: "/t/" + of.match}
	fetch.SetPathValue("id", of.match)
	fetch.Header.Set("X-Fragment", "1")
	fetch.Header.Set(web.RegionSums, had)
	page := drawn{header: http.Header{}}
	s.known(s.table)(&page, fetch)
	has := page.header.Get(web.RegionSums)
	if page.status != http.StatusOK || has == "" {
		return ""
	}
	var out bytes.Buffer
	z := shortGzips.Get().(pressed)
	defer shortGzips.Put(z)
	z.Reset(&out)
	z.Write([]byte(had + "\n" + has + "\n")) // to memory: none of these fail
	z.Write(page.body.Bytes())
	z.Close()
	return base64.StdEncoding.EncodeToString(out.Bytes())
}

// drawn is an answer that stays here.
type drawn struct {
	header http.Header
	status int
	body   bytes.Buffer
}

func (d *drawn) Header() http.Header         { return d.header }
func (d *drawn) Write(b []byte) (int, error) { return d.body.Write(b) }
func (d *drawn) WriteHeader(status int)      { d.status = status }

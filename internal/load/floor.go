//go:build unix

package main

import (
	"crypto/rand"
	"database/sql"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"strconv"
	"sync"

	"waystation/store" // with the driver
)

// floor is the least that could be called a server of matches.
type floor struct {
	db    *sql.DB
	shown []byte // what a match looks like: as many bytes as the server's had when they were compressed

	mu      sync.Mutex
	matches []*floorMatch
}

type floorMatch struct {
	mu       sync.Mutex
	version  int
	audience map[chan int]bool
}

// serveFloor serves until the process is ended.
func serveFloor(addr, dir string, bytes int) error {
	db, err := sql.Open("sqlite", "file:"+filepath.ToSlash(filepath.Join(dir, "floor.db"))+"?"+store.Pragmas)
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	_, err = db.Exec("CREATE TABLE entries (match INTEGER, n INTEGER, entry BLOB, PRIMARY KEY (match, n)) " +
		"WITHOUT ROWID")
	if err != nil {
		return err
	}
	f := &floor{db: db, shown: make([]byte, bytes)}
	rand.Read(f.shown) //nolint:errcheck // it never fails
	m := http.NewServeMux()
	m.HandleFunc("GET /healthz", func(http.ResponseWriter, *http.Request) {})
	m.HandleFunc("POST /api/v1/matches", f.create)
	m.HandleFunc("GET /api/v1/matches/{id}", f.show)
	m.HandleFunc("POST /api/v1/matches/{id}/answers", f.answer)
	m.HandleFunc("GET /api/v1/matches/{id}/events", f.events)
	return http.ListenAndServe(addr, m)
}

func (f *floor) create(w http.ResponseWriter, _ *http.Request) {
	f.mu.Lock()
	id := len(f.matches)
	f.matches = append(f.matches, &floorMatch{audience: map[chan int]bool{}})
	f.mu.Unlock()
	w.WriteHeader(http.StatusCreated)
	fmt.Fprintf(w, `{"id":"%d","seats":[{"token":"red"},{"token":"blue"}]}`, id)
}

func (f *floor) match(w http.ResponseWriter, r *http.Request) (int, *floorMatch) {
	id, err := strconv.Atoi(r.PathValue("id"))
	f.mu.Lock()
	defer f.mu.Unlock()
	if err != nil || id < 0 || id >= len(f.matches) {
		http.NotFound(w, r)
		return 0, nil
	}
	return id, f.matches[id]
}

func (f *floor) show(w http.ResponseWriter, r *http.Request) {
	if _, m := f.match(w, r); m != nil {
		w.Header().Set("Content-Type", "application/octet-stream")
		w.Write(f.shown)
	}
}

func (f *floor) answer(w http.ResponseWriter, r *http.Request) {
	id, m := f.match(w, r)
	if m == nil {
		return
	}
	entry, err := io.ReadAll(io.LimitReader(r.Body, 1<<16))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, err := f.db.Exec("INSERT INTO entries VALUES (?, ?, ?)", id, m.version, entry); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	m.version++
	for news := range m.audience {
		select {
		case <-news:
		default:
		}
		news <- m.version
	}
	fmt.Fprintf(w, `{"version":%d}`, m.version)
}

func (f *floor) events(w http.ResponseWriter, r *http.Request) {
	_, m := f.match(w, r)
	if m == nil {
		return
	}
	news := make(chan int, 1)
	m.mu.Lock()
	m.audience[news] = true
	news <- m.version
	m.mu.Unlock()
	defer func() {
		m.mu.Lock()
		delete(m.audience, news)
		m.mu.Unlock()
	}()
	w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(w)
	for {
		select {
		case <-r.Context().Done():
			return
		case v := <-news:
			if _, err := fmt.Fprintf(w, "event: table\nid: %d\ndata: %d\n\n", v, v); err != nil || out.Flush() != nil {
				return
			}
		}
	}
}

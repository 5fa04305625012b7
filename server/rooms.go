package server

import (
	"maps"
	"slices"
	"sync"
	"time"
)

// rooms are the matches in memory.
type rooms struct {
	server *Server
	mu     sync.Mutex
	loaded map[string]*room
	makers map[string]string // of matches that are about to be read for the first time
}

// making notes from where a match was made, before it is read for the first time.
func (rs *rooms) making(id, client string) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	rs.makers[id] = client
}

// made is how many matches are in use that were made by a client.
func (rs *rooms) made(client string) (n int) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	for _, r := range rs.loaded {
		if r.maker == client && r.refs > 0 {
			n++
		}
	}
	return n
}

// hold is the room of a match, which stays in memory until it is released. The match need not exist.
func (rs *rooms) hold(id string) (*room, error) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	r := rs.loaded[id]
	if r == nil {
		if len(rs.loaded) >= rs.server.Limits.Rooms && !rs.evict() && !rs.evictWatched() {
			delete(rs.makers, id)
			return nil, errFull
		}
		r = rs.server.room(id)
		r.maker = rs.makers[id]
		delete(rs.makers, id)
		rs.loaded[id] = r
	}
	r.refs++
	return r, nil
}

// peek is a room that is in memory, held until it is released; nil when it is not there.
func (rs *rooms) peek(id string) *room {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	r := rs.loaded[id]
	if r != nil {
		r.refs++
	}
	return r
}

// release ends a hold. A room without a match is not kept.
func (rs *rooms) release(r *room, keep bool) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	r.refs--
	r.used = time.Now()
	if !keep && r.refs == 0 && rs.loaded[r.id] == r {
		delete(rs.loaded, r.id)
	}
}

// forget gives a room up: whoever comes next gets another one for its match.
func (rs *rooms) forget(r *room) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	if rs.loaded[r.id] == r {
		delete(rs.loaded, r.id)
	}
}

// lose gives up the room of a match that another process plays.
func (rs *rooms) lose(r *room) {
	rs.forget(r)
	r.giveUp(errElsewhere)
}

// evict makes room: the match that was used the longest ago goes. It reports whether there was one that nobody holds.
func (rs *rooms) evict() bool {
	var oldest *room
	for _, r := range rs.loaded {
		if r.refs == 0 && (oldest == nil || r.used.Before(oldest.used)) {
			oldest = r
		}
	}
	if oldest == nil {
		return false
	}
	delete(rs.loaded, oldest.id)
	return true
}

// evictWatched makes room where somebody is in every match: of those that are only watched the one goes that was used
// the longest ago. Who watches comes back when there is room.
func (rs *rooms) evictWatched() bool {
	var oldest *room
	for _, r := range rs.loaded {
		if r.refs == r.watched && (oldest == nil || r.used.Before(oldest.used)) {
			oldest = r
		}
	}
	if oldest == nil {
		return false
	}
	delete(rs.loaded, oldest.id)
	oldest.giveUp(errFull)
	return true
}

// watches notes that one of those who hold the room only watches, or no longer.
func (rs *rooms) watches(r *room, n int) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	r.watched += n
}

// unload forgets the matches that nobody has used for so long; what is forgotten is in the store. Of others that nobody
// uses just now only what can't be made again is kept.
func (rs *rooms) unload(unused time.Duration) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	now := time.Now()
	for id, r := range rs.loaded {
		switch {
		case r.refs > 0:
		case now.Sub(r.used) > unused:
			delete(rs.loaded, id)
		case r.m != nil && now.Sub(r.used) > time.Minute:
			r.m.Idle()
		}
	}
}

// ids are the matches in memory.
func (rs *rooms) ids() []string {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	return slices.Collect(maps.Keys(rs.loaded))
}

func (rs *rooms) has(id string) bool {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	return rs.loaded[id] != nil
}

// used is how many are held by somebody.
func (rs *rooms) used() (n int) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	for _, r := range rs.loaded {
		if r.refs > 0 {
			n++
		}
	}
	return n
}

func (rs *rooms) count() int {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	return len(rs.loaded)
}

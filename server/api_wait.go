package server

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"waystation/table"
)

// longest is how long a program may wait for a match to change, and usual how long it does when it does not say.
const (
	longestWait = 60 * time.Second
	usualWait   = 20 * time.Second
)

// dotted is a stamp in its one form for programs: the version, a dot, and how often else something has changed.
func dotted(stamp string) string {
	if strings.Contains(stamp, ".") {
		return stamp
	}
	return stamp + ".0"
}

// apiMatch shows a match to a seat, or to a spectator; with ?after as soon as it stands otherwise than there.
func (s *Server) apiMatch(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	err := s.exists(r, id)
	var c caller
	if err == nil {
		c, err = s.caller(r, id)
	}
	if after := r.URL.Query().Get("after"); err == nil && after != "" {
		err = s.await(w, r, dotted(after))
	}
	var out *matchJSON
	if err == nil {
		err = s.with(r.Context(), id, func(room *room) error {
			out, err = room.shownTo(r, &c)
			return err
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	showJSON(w, r, out)
}

// shownTo is the match as the caller may know it.
func (r *room) shownTo(req *http.Request, c *caller) (*matchJSON, error) {
	wanted := req.URL.Query().Get("seat")
	seat := c.viewer(r, wanted).seat
	r.back(c.guest.ID)
	r.backByToken(c.seat)
	eyes, err := r.apiEyes(seat, wanted)
	if err != nil {
		return nil, err
	}
	stamp := dotted(r.stampFor(r.watches(&listener{guest: c.guest.ID, seat: c.seat})))
	seen, err := r.seenFrom(req.Context(), seat)
	if err != nil {
		return nil, err
	}
	if eyes != table.Nobody {
		out := seen.json(eyes)
		out.Stamp, out.Seat, out.Eyes = stamp, nil, &eyes
		return out, nil
	}
	out := seen.json(seat)
	out.Stamp = stamp
	if seen.m == nil {
		return out, nil
	}
	out.Pointers, err = seen.pointersJSON(req.Context(), seat)
	return out, err
}

// waitOf is for how long a request wants to wait.
func waitOf(r *http.Request) (time.Duration, error) {
	text := r.URL.Query().Get("wait")
	if text == "" {
		return usualWait, nil
	}
	d, err := time.ParseDuration(text)
	if err != nil || d < 0 || d > longestWait {
		return 0, refuse(http.StatusBadRequest, fmt.Sprintf("wait is a time such as 20s, of %s at most.", longestWait))
	}
	return d, nil
}

// await waits until the match stands otherwise than a stamp says, or for as long as the request wants. Whoever waits
// counts as a listener.
func (s *Server) await(w http.ResponseWriter, r *http.Request, after string) error {
	wait, err := waitOf(r)
	if err != nil || wait == 0 {
		return err
	}
	now := ""
	heard, leave, err := s.listen(r, r.PathValue("id"), func(stamp string) bool {
		now = dotted(stamp)
		return now != after
	})
	if err != nil {
		return err
	}
	defer leave()
	if now != after {
		return nil
	}
	http.NewResponseController(w).SetWriteDeadline(time.Now().Add(wait + s.Limits.Write)) //nolint:errcheck // then not
	end := time.NewTimer(wait)
	defer end.Stop()
	for {
		select {
		case <-s.ctx.Done():
		case <-r.Context().Done():
		case <-heard.room.lost:
		case <-end.C:
		case now := <-heard.news:
			if dotted(now.stamp) == after {
				continue
			}
		}
		return nil
	}
}

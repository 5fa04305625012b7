package server

import (
	"testing"
	"testing/synctest"
	"time"

	"waystation/store"
)

// Of the people on a seat the last one counts, and nobody is missed from before the match was read.
func TestWhenPeopleWereLastHere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		seat := &store.Seat{Sitters: []store.Sitter{{Guest: 1}, {Guest: 2}}}
		var p people
		p.saw(1)
		time.Sleep(time.Minute)
		p.loaded = time.Now()
		if got := p.last(0, seat); !got.Equal(p.loaded) {
			t.Errorf("before anybody comes: %v, want %v", got, p.loaded)
		}
		time.Sleep(time.Minute)
		p.saw(2)
		came := time.Now()
		time.Sleep(time.Minute)
		p.saw(3)
		p.saw(0)
		if got := p.last(0, seat); !got.Equal(came) {
			t.Errorf("%v, want %v, when guest 2 came", got, came)
		}
		p.used(1)
		if got := p.last(0, seat); !got.Equal(came) {
			t.Errorf("%v, want %v: it was another seat's token", got, came)
		}
		p.used(0)
		if got := p.last(0, seat); !got.Equal(time.Now()) {
			t.Errorf("%v, want %v, when the token was used", got, time.Now())
		}
	})
}

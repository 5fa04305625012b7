package server

import (
	"testing"
	"testing/synctest"
	"time"

	"waystation/bots/posthumanbot"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
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

// The screens learn of each bot how it weighs an offer, where its level says so, also of one that plays on for somebody.
func TestScreensLearnHowBotsWeighOffers(t *testing.T) {
	seats := []store.Seat{{Bot: true, Level: "normal"}, {Bot: true, Level: "hard"}, {}, {Bot: true, Level: "easy"}}
	r := &room{owner: owner{info: &store.Match{Seats: seats}, game: shelf.Find("posthuman")}}
	r.info.Terms.Seats = make([]store.SeatTerms, len(seats))
	r.info.Terms.Seats[3].Resigned = true
	for i, seat := range r.table(viewer{seat: table.Nobody}, 0).Seats {
		if (seat.Weighs == posthumanbot.WeighsOffers) != (i == 0 || i == 3) || (seat.Weighs == "") != (i == 1 || i == 2) {
			t.Errorf("seat %d (%s) weighs offers so: %q", i, seat.Bot, seat.Weighs)
		}
	}
}

func TestPresenceIsSaidInWords(t *testing.T) {
	now := time.Now()
	r := &room{
		server: &Server{Config: Config{Limits: Limits{Away: time.Minute}}},
		owner: owner{audience: audience{}, info: &store.Match{Seats: []store.Seat{
			{Sitters: []store.Sitter{{Guest: 1}}}, {Sitters: []store.Sitter{{Guest: 2}}},
			{Sitters: []store.Sitter{{Guest: 3}}}, {Sitters: []store.Sitter{{Guest: 4}}}, {Bot: true},
		}}},
	}
	r.people.loaded = now.Add(-3 * time.Hour)
	r.people.seen = map[int64]time.Time{1: now, 2: now.Add(-5 * time.Minute), 3: now.Add(-time.Hour)}
	r.audience[&listener{guest: 3, seat: table.Nobody}] = true
	for seat, want := range []string{"here", "away for 5 minutes", "here", "away", ""} {
		if got := r.presence(table.Seat(seat)); got != want {
			t.Errorf("seat %d is %q, want %q", seat, got, want)
		}
	}
	for d, want := range map[time.Duration]string{
		90 * time.Second: "a minute", 2 * time.Minute: "2 minutes", 3 * time.Hour: "3 hours", 50 * time.Hour: "2 days",
	} {
		if got := lasting(d); got != want {
			t.Errorf("%v lasts %q, want %q", d, got, want)
		}
	}
}

package table

import (
	"math/bits"
	"strconv"
	"strings"
)

// Seat is a place at the table, counted from 0. Nobody is no seat: a spectator, or the whole table.
type Seat int8

// Nobody is no seat at all.
const Nobody Seat = -1

// MaxSeats is the most seats a table has.
const MaxSeats = 16

// Seats is a set of seats.
type Seats uint16

// Everyone is every seat there can be; it does not include spectators' private knowledge, for they have none.
const Everyone Seats = 1<<MaxSeats - 1

// Set returns the set of the seats given.
func Set(seats ...Seat) Seats {
	var s Seats
	for _, seat := range seats {
		s |= seat.set()
	}
	return s
}

// Upto returns the set of the first n seats.
func Upto(n int) Seats { return 1<<n - 1 }

// Has reports whether the seat is in the set. Nobody is in no set but that of Everyone.
func (s Seats) Has(seat Seat) bool {
	if seat < 0 {
		return s == Everyone
	}
	return s>>uint(seat)&1 == 1
}

// With returns the set with one more seat.
func (s Seats) With(seat Seat) Seats { return s | seat.set() }

// Without returns the set with one seat less.
func (s Seats) Without(seat Seat) Seats { return s &^ seat.set() }

// Len is the number of seats in the set.
func (s Seats) Len() int { return bits.OnesCount16(uint16(s)) }

// First is the lowest seat of the set, or Nobody.
func (s Seats) First() Seat {
	if s == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros16(uint16(s)))
}

// All appends the seats of the set to a list, from the lowest.
func (s Seats) all(to []Seat) []Seat {
	for ; s != 0; s = s.Without(s.First()) {
		to = append(to, s.First())
	}
	return to
}

// String names the seats: "seat 2", or "seats 0, 3".
func (s Seats) String() string {
	var names []string
	for _, seat := range s.all(nil) {
		names = append(names, strconv.Itoa(int(seat)))
	}
	if len(names) == 1 {
		return "seat " + names[0]
	}
	return "seats " + strings.Join(names, ", ")
}

func (s Seat) set() Seats {
	if s < 0 {
		return 0
	}
	return 1 << uint(s)
}

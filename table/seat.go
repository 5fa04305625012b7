package table

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

// With returns the set with one more seat, Without with one less.
func (s Seats) With(seat Seat) Seats    { return s | seat.set() }
func (s Seats) Without(seat Seat) Seats { return s &^ seat.set() }

func (s Seat) set() Seats {
	if s < 0 {
		return 0
	}
	return 1 << uint(s)
}

package bots

// Traits is a list of what counts for a seat in a position, as a Judge reads it. Numbers are best scaled to be about 1.
type Traits []float64

// Put appends a number.
func (l *Traits) Put(x float64) { *l = append(*l, x) }

// Tell appends 1 for true and 0 for false.
func (l *Traits) Tell(b bool) {
	x := 0.0
	if b {
		x = 1
	}
	*l = append(*l, x)
}

// Steps tells which of the numbers from 1 to most are reached, so that each can count for more or less than the one
// before.
func (l *Traits) Steps(x, most int) {
	for k := 1; k <= most; k++ {
		l.Tell(x >= k)
	}
}

package table

import (
	"slices"
	"strconv"
	"strings"
)

// Takes reports whether so many can play in a mode.
func (b *Box) Takes(mode string, seats int) bool {
	if seats < b.MinSeats || seats > b.MaxSeats {
		return false
	}
	counts, some := b.SeatsOf[mode]
	return !some || slices.Contains(counts, seats)
}

// Counts are all numbers of players of a mode, the fewest first.
func (b *Box) Counts(mode string) (out []int) {
	for n := b.MinSeats; n <= b.MaxSeats; n++ {
		if b.Takes(mode, n) {
			out = append(out, n)
		}
	}
	return out
}

// ModesFor are the modes in which so many can play.
func (b *Box) ModesFor(seats int) (out []string) {
	for _, mode := range b.Modes {
		if b.Takes(mode, seats) {
			out = append(out, mode)
		}
	}
	return out
}

// usualMode is the first mode that is for so many, or the first.
func (b *Box) usualMode(seats int) string {
	if modes := b.ModesFor(seats); len(modes) > 0 {
		return modes[0]
	}
	if len(b.Modes) > 0 {
		return b.Modes[0]
	}
	return ""
}

// instead says in which modes so many can play, if there are any.
func (b *Box) instead(seats int) string {
	modes := b.ModesFor(seats)
	if len(modes) == 0 {
		return ""
	}
	return "; for " + strconv.Itoa(seats) + " there is " + strings.Join(modes, ", ")
}

// eitherOf is "2, 3 or 4".
func eitherOf(counts []int) string {
	var words []string
	for _, n := range counts {
		words = append(words, strconv.Itoa(n))
	}
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

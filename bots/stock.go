package bots

// Change is what it is worth that somebody who has some of a thing gets n more, or gives -n away: worth is that of the
// first, of the second, and so on. Nobody can give what they don't have.
func Change(have, n int, worth func(nth int) int) int {
	x := 0
	for k := 1; k <= n; k++ {
		x += worth(have + k)
	}
	for k := 0; k > n && have+k > 0; k-- {
		x -= worth(have + k)
	}
	return x
}

// Points are what the points of a track are worth, each by its number; that of 0 does not count.
type Points []int

// Between is what the points from one value to another are worth together.
func (p Points) Between(from, to int) int {
	x := 0
	for k := max(from, 0) + 1; k <= min(to, len(p)-1); k++ {
		x += p[k]
	}
	return x
}

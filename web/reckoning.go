package web

// Reckoning is the end of a game, counted out.
type Reckoning struct {
	Game    string
	Head    string // over the categories, such as "Fame from"
	Seats   []SeatMark
	Mates   []SeatMark // of a team's column: the other one; nil where everybody plays for themselves
	Rows    []ReckonRow
	Total   []int
	Winners []int  // indices into Seats; several share a tie, none when the table won or lost together
	Verdict string // one sentence with the tie rule, marked text
	Rule    string
	Lines   [][]ReckonLine // for each seat, line by line; nil leaves them out
	Seal    string         // what was sealed before the match, a hash
	SealURL string         // where anybody can check it
}

// ReckonRow is one category.
type ReckonRow struct {
	Glyph  string // "" for none
	Label  string
	Note   string // in small print: how it is counted
	Rule   string
	Values []int // by seat
}

// ReckonLine is one item of a seat's score.
type ReckonLine struct {
	Points int
	Words  string // marked text
	Rule   string
}

// best is the highest value of a row, or false when nobody stands out.
func (r ReckonRow) best() (int, bool) {
	if len(r.Values) < 2 {
		return 0, false
	}
	high, low := r.Values[0], r.Values[0]
	for _, v := range r.Values {
		high, low = max(high, v), min(low, v)
	}
	return high, high > low
}

// names are whose column it is.
func (r Reckoning) names(column int) string {
	if len(r.Mates) > 0 {
		return r.Seats[column].Name + " and " + r.Mates[column].Name
	}
	return r.Seats[column].Name
}

func (r Reckoning) won(seat int) bool {
	for _, w := range r.Winners {
		if w == seat {
			return true
		}
	}
	return false
}

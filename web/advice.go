package web

// Advice is what a bot that searches would do, and what it expects.
type Advice struct {
	Known   string    // what comes of every answer, where no question stands over it that says so
	Lines   []Advised // the best answers, the best first
	Chances []Chance  // of all seats, if the best is given
	Tried   int       // how often the match was played on
}

// even is how many percent each of those would have who wins if all had the same chance, to put a number into
// proportion; 0 where not exactly one of several wins, as in a team.
func (a *Advice) even() int {
	all := 0
	for _, c := range a.Chances {
		all += c.Share
	}
	if n := len(a.Chances); n > 1 && all > 100-n && all < 100+n { // each share is rounded
		return (100 + n/2) / n
	}
	return 0
}

// Advised is an answer and the share of winning it promises, in percent.
type Advised struct {
	Label  string // marked text
	Share  int    // -1 where nothing else could be answered, so that nothing was tried
	AsGood bool   // as far as was tried it can't be told from the first
	Unsure bool   // only because it was tried too seldom: its share is another
	Why    string // what follows from it, marked text; "" where nothing is known
	Piece  string // as in data-piece; "" for none
	Key    string // of the choice that it is; "" for several together
}

// Chance is a seat's share of winning, in percent.
type Chance struct {
	Seat  SeatMark
	Share int
}

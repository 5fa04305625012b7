package table

// Redeal deals anew what the seat can't know.
func Redeal(g Game, s Seat, seed uint64) { newDealer(g).deal(s, seed) }

// Reveal lets seats learn something, as a card that is shown does.
func (t *Table) Reveal(who Seats) { t.learn(who) }

// Think plays an imagined world of the seat on to its end and returns the result.
func (m *Match) Think(s Seat, seed uint64, d Decider) (Result, error) {
	w, err := m.Worlds(s)
	if err != nil {
		return Result{}, err
	}
	x := w.Traveller(d, true)
	if err := x.Visit(seed, nil); err != nil {
		return Result{}, err
	}
	return x.g.Result(), nil
}

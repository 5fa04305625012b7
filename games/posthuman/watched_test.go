package posthuman

import "waystation/table"

// watched is a game whose state is looked at after every step.
type watched struct{ Game }

func (w *watched) Step(t *table.Table) {
	w.Game.Step(t)
	if what := unsound(&w.Game); what != "" {
		panic("after a step " + what)
	}
}

func (w *watched) CopyFrom(from table.Game) { w.Game.CopyFrom(&from.(*watched).Game) }

var watchedBox = func() table.Box {
	box := *Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := newGame(s)
		if err != nil {
			return nil, err
		}
		w := &watched{}
		w.Game.CopyFrom(g)
		return w, nil
	}
	return box
}()

package decks

import "waystation/games/heredity/board"

// Face is the ground that a side of a field card prints, as the board lays it.
func (f *Field) Face(number int) (board.Face, error) {
	face := board.Face{Number: int16(number)}
	for _, kind := range []struct {
		line  board.Line
		edges []Edge
	}{
		{board.Wall, f.Walls},
		{board.Window, f.Windows},
		{board.Door, f.Doors},
		{board.Obstacle, f.Obstacles},
		{board.Hazard, f.Hazards},
	} {
		for _, e := range kind.edges {
			c, err := board.ParseCell(e.Cell)
			if err != nil {
				return face, err
			}
			d, err := board.ParseDir(e.Side)
			if err != nil {
				return face, err
			}
			face.Lines[c][d] |= kind.line
		}
	}
	for d := board.North; d <= board.West; d++ {
		face.Exits[d] = int16(f.Exits[d.String()])
	}
	for _, cell := range f.Blocked {
		c, err := board.ParseCell(cell)
		if err != nil {
			return face, err
		}
		face.Closed |= 1 << c
	}
	for _, l := range f.Links {
		c, err := board.ParseCell(l.Cell)
		if err != nil {
			return face, err
		}
		face.Links[c] = board.Link{To: int16(l.To), Letter: l.Letter[0]}
	}
	return face, nil
}

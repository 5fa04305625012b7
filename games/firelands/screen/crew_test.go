package screen

import (
	"testing"

	"waystation/games/firelands"
)

// Small cards hide what a Survivor can do; beside three columns a large screen has room for it all the same.
func TestACrewIsTerseOnlyWhereThereIsNoRoom(t *testing.T) {
	crew := func(n int) []firelands.SeenCrew { return make([]firelands.SeenCrew, n) }
	convoy := func(columns, boxes int) (list []firelands.SeenColumn) {
		for range columns {
			var c firelands.SeenColumn
			c.Vehicle.Boxes = make([]firelands.SeenBox, boxes)
			list = append(list, c)
		}
		return list
	}
	for _, c := range []struct {
		columns, boxes          int
		active, exhausted, rest int
		want                    string
	}{
		{3, 3, 2, 0, 1, ""},
		{3, 3, 3, 1, 1, "terse"},
		{3, 4, 2, 0, 1, "terse roomy"}, // a wide convoy, and two zones
		{3, 4, 1, 1, 1, "terse roomy"},
		{3, 4, 3, 1, 1, "terse"},
		{4, 4, 2, 0, 1, "terse"},
	} {
		o := &firelands.SeenPlayer{Columns: convoy(c.columns, c.boxes), Active: crew(c.active),
			Exhausted: crew(c.exhausted), Rest: crew(c.rest)}
		if got := crewSize(o); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

package statetest

import (
	"slices"
	"testing"

	"waystation/table"
)

// Sound is a state as it ought to be, with a field of every kind.
type Sound struct {
	others
	State state
}

// others are the methods of a game that nobody calls here.
type others table.Game

type state struct {
	Round  int8
	Alone  bool
	Name   string
	Land   land
	Row    [2]place
	Order  []table.Seat
	Market table.Pile
}

type place struct{ Number, Tokens uint8 }

// land is written as a word.
type land uint8

var landWords = []string{"none", "sea", "coast"}

func (l land) MarshalText() ([]byte, error) { return []byte(landWords[l]), nil }

func (l *land) UnmarshalText(b []byte) error {
	*l = land(slices.Index(landWords, string(b)))
	return nil
}

func (g *Sound) CopyFrom(from table.Game) {
	o := from.(*Sound)
	order, market := g.State.Order, g.State.Market
	g.State = o.State
	g.State.Order = append(order[:0], o.State.Order...)
	g.State.Market = market
	g.State.Market.CopyFrom(&o.State.Market)
}

// forgetful copies no name.
type forgetful struct{ Sound }

func (g *forgetful) CopyFrom(from table.Game) {
	name := g.State.Name
	g.Sound.CopyFrom(&from.(*forgetful).Sound)
	g.State.Name = name
}

// shared has slices in common with its copies.
type shared struct{ Sound }

func (g *shared) CopyFrom(from table.Game) { g.State = from.(*shared).State }

// silent has a field that JSON leaves out.
type silent struct {
	Sound
	Secret int `json:"-"`
}

func (g *silent) CopyFrom(from table.Game) {
	o := from.(*silent)
	g.Sound.CopyFrom(&o.Sound)
	g.Secret = o.Secret
}

func TestLosses(t *testing.T) {
	tests := []struct {
		name  string
		fresh func() table.Game
		want  []string
	}{
		{"sound", func() table.Game { return new(Sound) }, nil},
		{"forgetful", func() table.Game { return new(forgetful) }, []string{
			"CopyFrom does not carry Sound.State.Name",
		}},
		{"shared", func() table.Game { return new(shared) }, []string{
			"CopyFrom shares Sound.State.Order[0] with the original",
			"CopyFrom shares Sound.State.Market.Cards[0].Card with the original",
			"CopyFrom shares Sound.State.Market.Cards[0].Seen with the original",
		}},
		{"silent", func() table.Game { return new(silent) }, []string{"JSON does not carry Secret"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Losses(test.fresh); !slices.Equal(got, test.want) {
				t.Errorf("found\n%q\nwant\n%q", got, test.want)
			}
		})
	}
}

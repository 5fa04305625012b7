package aec

import (
	"reflect"

	"waystation/table"
)

// What tests of whole matches look at.
func (e *Env) Match() *table.Match     { return e.m }
func (e *Env) Seat() table.Seat        { return e.seat }
func (e *Env) Seats() []table.Seat     { return e.seats }
func (e *Env) Alive() []table.Seat     { return e.alive }
func (e *Env) Offered() int            { return len(e.asked.shown) }
func (e *Env) Taken() int              { return e.asked.count }
func (e *Env) Done() bool              { return e.done() }
func (e *Env) Ended() (over, cut bool) { return e.over, e.cut }
func (e *Env) Untouched() bool         { return e.steps == 0 && !e.broken }

// Imagined is an environment in a world that the selected agent can't tell from this one.
func (e *Env) Imagined(seed uint64) *Env {
	x := *e
	x.m = e.m.Inspect().Imagine(e.seat, seed)
	x.asked = ask1(x.m.Ask(e.seat), false)
	return &x
}

// HashOf tells lists of numbers apart.
func HashOf(lists ...[]float32) uint64 {
	h := uint64(1)
	for _, list := range lists {
		for i, f := range list {
			if f != 0 {
				h = both(h+uint64(i), uint64(int64(f*1e6)))
			}
		}
	}
	return h
}

// EncodeAll is Encode without passing over what is zero.
func EncodeAll(to []float32, view any) {
	made := map[reflect.Type]*plan{}
	v := reflect.ValueOf(view)
	p := makePlan(v.Type(), made)
	for _, x := range made {
		x.quiet = false
	}
	p.write(to, v, 1)
}

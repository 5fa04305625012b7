package tabletest

import (
	"context"
	"slices"

	"waystation/bots"
	"waystation/table"
)

// runHonest walks to the end and looks at the bots alone.
func (w *walk) runHonest() {
	for _, c := range checks {
		w.held[c] = c == checkHonest
	}
	w.start()
	for n := 0; !w.m.Over(); n++ {
		w.limit(n, "random")
		asks := w.m.Asks()
		w.count(asks)
		if w.closeness(asks) >= close {
			w.honest(asks)
		}
		a := asks[w.src.IntN(len(asks))]
		w.take(w.m, w.pick(a), a.Number)
	}
}

// honest: bots answer the same in the real world and in one that their seat can't tell from it.
func (w *walk) honest(asks []*table.Ask) {
	for _, a := range asks {
		im := w.m.Inspect().Imagine(a.Seat, uint64(w.src.IntN(1<<30)))
		b := im.Ask(a.Seat)
		for i, bot := range w.bots {
			x, y := bot.Choose(w.m.View(a.Seat), a), bot.Choose(im.View(a.Seat), b)
			// and may remember it: another one thinks about the other world
			if _, thinks := bot.(bots.Thinker); thinks {
				x, y = thought(w.thinker(i), w.m, a.Seat), thought(w.thinker(i), im, a.Seat)
			}
			if !slices.Equal(x, y) {
				same(NoLeak, who(a.Seat)+" is asked otherwise when what it can't know is dealt anew", plain(a),
					plain(b))
				fail(HonestBots, "bot %d answers %q with %v, and in a world dealt anew with %v", i, a.Prompt.Kind, x, y)
			}
			w.did(checkHonest)
		}
	}
}

// thinker is a new bot of a kind that thinks.
func (w *walk) thinker(i int) bots.Thinker { return w.Bots[i](w.seed).(bots.Thinker) }

// thought is what a bot answers that tries its answers out in worlds.
func thought(b bots.Thinker, m *table.Match, s table.Seat) []table.Option {
	worlds, err := m.Worlds(s)
	if err != nil {
		fail(HonestBots, "seat %d is asked something and has no worlds: %v", s, err)
	}
	return b.Think(context.Background(), worlds, 1)
}

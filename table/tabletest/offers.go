package tabletest

import "waystation/table"

// offers: each option can be taken, and what is not offered is refused and changes nothing.
func (w *walk) offers(asks []*table.Ask) {
	was := w.file(w.m)
	for _, a := range asks {
		w.everyOption(a)
		for _, key := range w.strange(a) {
			w.refuses(a, a.Number, key, was)
		}
		w.refuses(a, a.Number+1, w.key(table.Pass), was)
	}
}

func (w *walk) everyOption(a *table.Ask) {
	for _, o := range a.Options {
		if a.Min != 1 || a.Max != 1 {
			break
		}
		w.take(w.m.Clone(), move{a.Seat, w.key(o.Option), false}, a.Number)
		w.did(checkOffers)
	}
	for _, o := range a.Free {
		w.take(w.m.Clone(), move{a.Seat, w.key(o.Option), true}, a.Number)
		w.did(checkOffers)
	}
}

func (w *walk) refuses(a *table.Ask, number int, key string, was []byte) {
	c := w.m.Clone()
	if err := c.Answer(a.Seat, number, key, table.ByHand); !refused(err) {
		fail(Legality, "seat %d was not offered %q at question %d, but the answer to it is: %v", a.Seat, key,
			number, err)
	}
	same(Legality, "a refused answer changed the match", was, w.file(c))
	w.did(checkStrange)
}

// strange are keys that are not on offer.
func (w *walk) strange(a *table.Ask) []string {
	var keys []string
	try := func(o table.Option) {
		for _, x := range a.Options {
			if x.Option == o {
				return
			}
		}
		keys = append(keys, w.key(o))
	}
	for range 4 {
		v := w.src.IntN(len(w.m.Verbs()))
		if w.m.Verbs()[v] != "" {
			try(table.Verb(v).Of(w.src.IntN(12)-1, w.src.IntN(3)))
		}
	}
	for _, d := range a.Denied {
		try(d.Option)
	}
	if !a.Pass {
		keys = append(keys, "pass")
	}
	return append(keys, "", "no such thing", "explore:999999")
}

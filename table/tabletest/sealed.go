package tabletest

import "waystation/table"

// side is a sealed side that was opened.
type side struct {
	content string
	number  int
}

// sealed: with other content under every side that nobody has opened, or with none, the same log makes the same match:
// everybody sees the same, and the file is the same to the letter.
func (w *walk) sealed() {
	if w.Box.Reseal == nil {
		return
	}
	w.met[aSealed]++
	opened := map[side]bool{}
	for _, e := range w.m.Entries(0) {
		if e.Kind == table.KindOpen {
			opened[side{e.Name, int(e.Value)}] = true
		}
	}
	keep := func(content string, number int) bool { return opened[side{content, number}] }
	other := w.Box.Reseal(keep, uint64(w.src.IntN(1<<30)))
	m, err := table.Replay(other, w.m.Setup(), w.m.Seed(), w.m.Clone().Entries(0))
	if err != nil {
		fail(Sealed, "with other content under what is sealed the match is another: %v", err)
	}
	w.sameEverywhere(Sealed, "with other content under what is sealed", w.m, m, true)
	for _, s := range w.readers() {
		same(Sealed, "the log of "+who(s)+" is another with other content under what is sealed", w.record(w.m, s),
			w.record(m, s))
	}
	w.did(checkSealed)
}

package bus

import (
	"crypto/sha256"
	"slices"
	"sync"

	"waystation/bots"
	"waystation/table"
)

// How much a worker remembers: matches as they stood when it was asked last, and of the newest ones what its bot had
// found when it answered, which may take megabytes.
const (
	keptMatches  = 16
	keptThinkers = 4
)

// kept are matches that a worker has been asked about, the newest last.
type kept struct {
	mu   sync.Mutex
	list []*entry
}

// entry is a match. Whoever has taken it has it alone.
type entry struct {
	match string
	sum   [sha256.Size]byte // of its file
	m     *table.Match      // nil: it is still to be played again

	asked   head         // what its bot was asked last
	thinker bots.Thinker // and who answered; nil: one that remembers nothing
}

// take is the match with that file, or an empty entry for it.
func (k *kept) take(match string, file []byte) *entry {
	sum := sha256.Sum256(file)
	k.mu.Lock()
	defer k.mu.Unlock()
	for i, e := range k.list {
		if e.match != match {
			continue
		}
		k.list = slices.Delete(k.list, i, i+1)
		if e.sum != sum {
			e.sum, e.m = sum, nil
		}
		return e
	}
	return &entry{match: match, sum: sum}
}

// put keeps a match, and who has answered in it.
func (k *kept) put(e *entry, asked *head, by bots.Thinker) {
	e.asked, e.thinker = *asked, by
	k.mu.Lock()
	defer k.mu.Unlock()
	k.list = append(k.list, e)
	if len(k.list) > keptMatches {
		k.list = slices.Delete(k.list, 0, 1)
	}
	for i := range len(k.list) - keptThinkers {
		k.list[i].thinker = nil
	}
}

// thinkerFor is who has answered for the same seat before, as the same bot; nil for nobody. Whether what it has found
// is of use it knows itself.
func (e *entry) thinkerFor(h *head) bots.Thinker {
	if e.asked.Seat != h.Seat || e.asked.Level != h.Level || e.asked.Seed != h.Seed {
		return nil
	}
	return e.thinker
}

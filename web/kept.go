package web

import "sync"

// mostKept is how many texts are kept of each generation.
const mostKept = 4096

// kept holds texts that follow from their keys and cost more to make again. There are two generations: what is asked
// for comes into the young one, and when that is full it becomes the old one, which is forgotten.
type kept[K comparable] struct {
	mu         sync.Mutex
	young, old map[K]string
}

func (k *kept[K]) find(key K) (text string, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if text, ok = k.young[key]; ok {
		return text, true
	}
	if text, ok = k.old[key]; ok {
		k.add(key, text)
	}
	return text, ok
}

func (k *kept[K]) keep(key K, text string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.add(key, text)
}

func (k *kept[K]) add(key K, text string) {
	if len(k.young) >= mostKept {
		k.old, k.young = k.young, nil
	}
	if k.young == nil {
		k.young = make(map[K]string)
	}
	k.young[key] = text
}

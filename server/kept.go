package server

import "sync"

// kept remembers the newest of what is costly to make and always comes out the same. Each is made when it is first
// wanted, one at a time.
type kept[K comparable, V any] struct {
	most   int // how many; what is forgotten can be made again
	mu     sync.Mutex
	by     map[K]*made[V]
	order  []K
	making sync.Mutex
}

type made[V any] struct {
	once sync.Once
	it   V
}

// of is what is remembered by a key, or made now.
func (k *kept[K, V]) of(key K, first func() V) V {
	x := k.entry(key)
	x.once.Do(func() {
		k.making.Lock()
		defer k.making.Unlock()
		x.it = first()
	})
	return x.it
}

func (k *kept[K, V]) entry(key K) *made[V] {
	k.mu.Lock()
	defer k.mu.Unlock()
	if x := k.by[key]; x != nil {
		return x
	}
	if k.by == nil {
		k.by = map[K]*made[V]{}
	}
	if len(k.order) == k.most {
		delete(k.by, k.order[0])
		k.order = k.order[1:]
	}
	x := &made[V]{}
	k.order = append(k.order, key)
	k.by[key] = x
	return x
}

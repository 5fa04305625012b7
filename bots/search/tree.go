package search

import (
	"slices"

	"waystation/table"
)

// tree is what one thread has found out. Its nodes are the answers; the questions lie between: below an answer hang all
// the answers to whatever questions came next in the worlds visited, each known by its seat, its prompt and its option.
type tree struct {
	seats   int
	answers [][]table.Option // to the question itself; those of the first nodes
	nodes   []node
	sums    []float64   // of the shares of winning, by node and seat
	trials  [][]float32 // those of the asked seat, by answer and world
	visits  int
}

type node struct {
	option     table.Option
	prompt     *table.Prompt
	seat       table.Seat
	next, kids int32 // the next beside it, the first below it; 0: none
	n          int32 // visits
	avail      int32 // how often it could have been visited
}

func newTree(seats int, ask *table.Ask, answers [][]table.Option) *tree {
	t := &tree{seats: seats, answers: answers, trials: make([][]float32, len(answers)), nodes: make([]node, 0, 1024)}
	for _, a := range answers {
		n := node{prompt: ask.Prompt, seat: ask.Seat}
		if len(a) == 1 {
			n.option = a[0]
		}
		t.nodes = append(t.nodes, n)
	}
	t.sums = make([]float64, len(answers)*seats, 1024*seats)
	return t
}

// add hangs an answer below another, or returns 0 if the tree is full.
func (t *tree) add(below int32, s table.Seat, p *table.Prompt, o table.Option) int32 {
	if len(t.nodes) >= nodes {
		return 0
	}
	i := int32(len(t.nodes))
	t.nodes = append(t.nodes, node{option: o, prompt: p, seat: s, next: t.nodes[below].kids})
	t.nodes[below].kids = i
	for range t.seats {
		t.sums = append(t.sums, 0)
	}
	return i
}

// mean is the share of winning that a seat had below a node.
func (t *tree) mean(i int32, s table.Seat) float64 {
	return t.sums[int(i)*t.seats+int(s)] / float64(t.nodes[i].n)
}

// count adds the outcome of a visit to the nodes on its way.
func (t *tree) count(path []int32, shares []float64) {
	t.visits++
	for _, i := range path {
		t.nodes[i].n++
		for s, x := range shares {
			t.sums[int(i)*t.seats+s] += x
		}
	}
	t.trials[path[0]] = append(t.trials[path[0]], float32(shares[t.nodes[0].seat]))
}

// graft takes over what an earlier tree has found out below the answer that was given to its question.
func (t *tree) graft(old *tree, taken int, ask *table.Ask) {
	if ask.Min != 1 || ask.Max != 1 {
		return
	}
	for k := old.nodes[taken].kids; k != 0; k = old.nodes[k].next {
		x := &old.nodes[k]
		if x.seat != ask.Seat || x.prompt != ask.Prompt {
			continue
		}
		i := int32(slices.IndexFunc(t.answers, func(a []table.Option) bool { return len(a) == 1 && a[0] == x.option }))
		if i < 0 || x.n == 0 {
			continue
		}
		t.take(i, old, k)
		t.visits += int(x.n)
	}
}

// take copies a node of another tree, and all below it, into a node of this one.
func (t *tree) take(i int32, old *tree, k int32) {
	t.nodes[i].n, t.nodes[i].avail = old.nodes[k].n, old.nodes[k].avail
	copy(t.sums[int(i)*t.seats:], old.sums[int(k)*t.seats:int(k+1)*t.seats])
	for c := old.nodes[k].kids; c != 0; c = old.nodes[c].next {
		x := &old.nodes[c]
		if j := t.add(i, x.seat, x.prompt, x.option); j != 0 {
			t.take(j, old, c)
		}
	}
}

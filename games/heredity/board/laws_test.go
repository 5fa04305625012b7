package board

import (
	"encoding/json"
	"fmt"
	"math/big"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// random is a board of some cards in two areas with lines everywhere, the same for the same seed.
func random(t testing.TB, seed uint64) *Board {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	b := &Board{}
	face := func() Face {
		f := Face{Number: int16(len(b.Fields) + 1)}
		for c := range cells {
			for d := range 4 {
				switch n := r.IntN(24); {
				case n < 3:
					f.Lines[c][d] = Wall
				case n < 8:
					f.Lines[c][d] = Line(1) << (n - 3)
				}
			}
			if r.IntN(20) == 0 {
				f.Closed |= 1 << c
			}
		}
		return f
	}
	if _, err := b.Place(face()); err != nil {
		t.Fatal(err)
	}
	for range 1 + r.IntN(6) {
		b.PlaceBeside(face(), r.IntN(len(b.Fields)), Dir(r.IntN(4))) // where something lies, nothing is placed
	}
	far := face()
	from := r.IntN(len(b.Fields))
	far.Links[4] = Link{To: b.Fields[from].Number, Letter: 'A'}
	b.Fields[from].Links[4] = Link{To: far.Number, Letter: 'A'}
	if _, err := b.Place(far); err != nil {
		t.Fatal(err)
	}
	return b
}

const boards = 30

func TestSightIsSymmetricAndAsTheRulingSays(t *testing.T) {
	seen, hidden := 0, 0
	for seed := range uint64(boards) {
		b := random(t, seed)
		all := b.Squares(nil)
		for i, s := range all {
			for _, u := range all[i:] {
				sees := b.Sees(s, u)
				if sees != b.Sees(u, s) {
					t.Fatalf("board %d: %s sees %s %v, but not the other way", seed, b.Name(s), b.Name(u), sees)
				}
				if ray := b.Proof(s, u); ray.Clear != sees {
					t.Fatalf("board %d: %s sees %s %v, the proof says %v", seed, b.Name(s), b.Name(u), sees, ray.Clear)
				} else if sees && ray.Path[len(ray.Path)-1] != u {
					t.Fatalf("board %d: the line from %s to %s ends at %v", seed, b.Name(s), b.Name(u), ray)
				}
				if fault := b.unproven(s, u); fault != "" {
					t.Fatalf("board %d: the line from %s to %s: %s", seed, b.Name(s), b.Name(u), fault)
				}
				if (i+int(u))%5 == 0 && sees != b.literally(s, u) {
					t.Fatalf("board %d: %s sees %s %v, by fractions it is otherwise", seed, b.Name(s), b.Name(u), sees)
				}
				if sees {
					seen++
				} else {
					hidden++
				}
			}
		}
	}
	if seen < 1000 || hidden < 1000 {
		t.Errorf("%d pairs that see each other and %d that do not are too few", seen, hidden)
	}
}

// unproven says what is wrong with the line between two squares: it goes from square to square that are next to each
// other, and unless it is clear something cuts it where it ends.
func (b *Board) unproven(s, u Square) string {
	ray := b.Proof(s, u)
	if ray.Path == nil {
		return ""
	}
	at := s
	for i, to := range ray.Path {
		if i == 0 && to != s || i > 0 && !b.Adjacent(at, to) {
			return fmt.Sprintf("it goes through %v", ray.Path)
		}
		at = to
	}
	if ray.Clear == (len(ray.Cut) > 0) {
		return fmt.Sprintf("clear %v, and cut by %v", ray.Clear, ray.Cut)
	}
	for _, e := range ray.Cut {
		if e.Square != at && !b.Adjacent(at, e.Square) && b.Exists(e.Square) {
			return fmt.Sprintf("it ends at %s, and is cut at %s", b.Name(at), b.Name(e.Square))
		}
	}
	return ""
}

// literally is HE-RULING-08 word for word, with fractions and squares looked up by their place.
func (b *Board) literally(s, t Square) bool {
	as, xs, ys := b.At(s)
	at, xt, yt := b.At(t)
	if s == t || as != at {
		return s == t
	}
	square := func(x, y int) Square {
		for _, u := range b.Squares(nil) {
			if a, ux, uy := b.At(u); a == as && ux == x && uy == y {
				return u
			}
		}
		return Nowhere
	}
	for n := range 16 {
		px, py, qx, qy := xs+n&1, ys+n>>1&1, xt+n>>2&1, yt+n>>3
		dx, dy := qx-px, qy-py
		if dx == 0 || dy == 0 {
			continue
		}
		ts := []*big.Rat{big.NewRat(0, 1), big.NewRat(1, 1)}
		for k := min(px, qx); k <= max(px, qx); k++ {
			ts = append(ts, big.NewRat(int64(k-px), int64(dx)))
		}
		for k := min(py, qy); k <= max(py, qy); k++ {
			ts = append(ts, big.NewRat(int64(k-py), int64(dy)))
		}
		slices.SortFunc(ts, (*big.Rat).Cmp)
		path := []Square{s}
		good := true
		for i := 1; i < len(ts); i++ {
			if ts[i].Cmp(ts[i-1]) == 0 {
				continue
			}
			mid := new(big.Rat).Add(ts[i], ts[i-1])
			mid.Quo(mid, big.NewRat(2, 1))
			path = append(path, square(floor(px, dx, mid), floor(py, dy, mid)))
		}
		path = append(path, t)
		for i := 1; i < len(path); i++ {
			if path[i] != path[i-1] && (path[i] == Nowhere || path[i-1] == Nowhere || !b.touches(path[i-1], path[i])) {
				good = false
				break
			}
		}
		if good {
			return true
		}
	}
	return false
}

// touches is adjacency without passages.
func (b *Board) touches(s, t Square) bool {
	_, xs, ys := b.At(s)
	_, xt, yt := b.At(t)
	to, ok := b.next(s, xt-xs, yt-ys)
	return ok && to == t
}

func floor(p, d int, t *big.Rat) int {
	v := new(big.Rat).Mul(big.NewRat(int64(d), 1), t)
	v.Add(v, big.NewRat(int64(p), 1))
	q := new(big.Int)
	return int(q.Div(v.Num(), v.Denom()).Int64()) // Euclidean, and the denominator is positive
}

func TestAdjacentSquaresSeeEachOther(t *testing.T) {
	for seed := range uint64(boards) {
		b := random(t, seed)
		for _, s := range b.Squares(nil) {
			near := b.Around(s, nil)
			for _, u := range b.Squares(nil) {
				if b.Adjacent(s, u) != slices.Contains(near, u) || b.Adjacent(s, u) != b.Adjacent(u, s) {
					t.Fatalf("board %d: whether %s and %s are adjacent is not agreed", seed, b.Name(s), b.Name(u))
				}
				if b.Adjacent(s, u) && b.Linked(s) != u && !b.Sees(s, u) {
					t.Fatalf("board %d: %s and %s are adjacent and do not see each other", seed, b.Name(s), b.Name(u))
				}
			}
		}
	}
}

// A wall less hides nothing, parts nobody and makes no way longer.
func TestAWallLess(t *testing.T) {
	for seed := range uint64(boards) {
		b := random(t, seed)
		open := &Board{}
		open.CopyFrom(b)
		r := rand.New(rand.NewPCG(seed, 2))
		for range 4 {
			f := &open.Fields[r.IntN(len(open.Fields))]
			for c := range f.Lines {
				f.Lines[c][r.IntN(4)] = 0
			}
		}
		all := b.Squares(nil)
		for _, s := range all {
			for _, u := range all {
				if b.Sees(s, u) && !open.Sees(s, u) || b.Adjacent(s, u) && !open.Adjacent(s, u) {
					t.Fatalf("board %d: with a wall less %s and %s no longer see or touch", seed, b.Name(s), b.Name(u))
				}
			}
		}
		var with, without Search
		with.Reach(b, &Walker{}, all[0], 20)
		without.Reach(open, &Walker{}, all[0], 20)
		for _, s := range all {
			cost, _, ok := with.Cost(s)
			if less, _, reached := without.Cost(s); ok && (!reached || less > cost) {
				t.Fatalf("board %d: with a wall less %s costs %d instead of %d", seed, b.Name(s), less, cost)
			}
		}
	}
}

func TestReachGrowsAndCanBeWalked(t *testing.T) {
	for seed := range uint64(boards) {
		b := random(t, seed)
		all := b.Squares(nil)
		r := rand.New(rand.NewPCG(seed, 3))
		w := &Walker{}
		for _, s := range all[1:] {
			switch r.IntN(7) {
			case 0:
				w.Taken.Add(s)
			case 1:
				w.Blocked.Add(s)
			}
		}
		var less, more Search
		for mp := range 9 {
			less.Reach(b, w, all[0], mp)
			more.Reach(b, w, all[0], mp+1)
			for _, s := range all {
				cost, effects, ok := less.Cost(s)
				if more, e, reached := more.Cost(s); ok && (!reached || more > cost || more == cost && e > effects) {
					t.Fatalf("board %d: %s costs %d with %d MP and is farther with one more", seed, b.Name(s), cost, mp)
				}
				if !ok {
					continue
				}
				at, left, hurts := all[0], mp, 0
				for _, to := range less.Path(s, nil) {
					step := Step{To: Nowhere}
					for d := North; d <= Passage; d++ {
						st, why := b.MayStep(w, at, d, left)
						if why == Clear && st.To == to && (step.To == Nowhere || st.Cost < step.Cost) {
							step = st
						}
					}
					if step.To == Nowhere {
						t.Fatalf("board %d: the way to %s cannot be walked", seed, b.Name(s))
					}
					at, left = to, left-step.Cost
					if step.Hurts {
						hurts++
					}
				}
				if at != s || left != mp-cost || hurts != effects {
					t.Fatalf("board %d: the way to %s costs %d MP and %d damage, not %d and %d",
						seed, b.Name(s), mp-left, hurts, cost, effects)
				}
			}
		}
	}
}

// The costs of Reach are those that come out when every step is tried until nothing gets cheaper.
func TestReachIsCheapest(t *testing.T) {
	for seed := range uint64(boards) {
		b := random(t, seed)
		all := b.Squares(nil)
		w := &Walker{}
		r := rand.New(rand.NewPCG(seed, 5))
		for _, s := range all[1:] {
			switch r.IntN(6) {
			case 0:
				w.Blocked.Add(s)
			case 1:
				w.Traps.Add(s)
			}
		}
		type price struct{ cost, effects int }
		known := map[Square]price{all[0]: {}}
		for changed := true; changed; {
			changed = false
			for _, s := range all {
				at, ok := known[s]
				if !ok {
					continue
				}
				for d := North; d <= Passage; d++ {
					step, why := b.Ahead(w, s, d)
					if why != Clear {
						continue
					}
					p := price{at.cost + step.Cost, at.effects + int(w.effects(step))}
					old, ok := known[step.To]
					if !ok || p.cost < old.cost || p.cost == old.cost && p.effects < old.effects {
						known[step.To], changed = p, true
					}
				}
			}
		}
		var sr Search
		sr.Reach(b, w, all[0], Apart)
		for _, s := range all {
			cost, effects, ok := sr.Cost(s)
			p, reached := known[s]
			if ok != reached || ok && (cost != p.cost || effects != p.effects) {
				t.Fatalf("board %d: %s costs %d and %d effects (%v), want %v (%v)",
					seed, b.Name(s), cost, effects, ok, p, reached)
			}
		}
	}
}

// With all ways written out, the cheapest with the fewest effects are those that Approach offers.
func TestWaysAreTheCheapest(t *testing.T) {
	for seed := range uint64(boards) {
		b := random(t, seed)
		all := b.Squares(nil)
		r := rand.New(rand.NewPCG(seed, 4))
		from, target := all[r.IntN(len(all))], all[r.IntN(len(all))]
		if from == target {
			continue
		}
		w := &Walker{Blocked: Of(target)}
		var sr Search
		ranges := []int{1 + r.IntN(3)}
		goals := sr.goals(b, w, from, target, ranges, true)
		ways := sr.To(b, w, from, &goals, Apart)
		if ways == nil {
			if goals.Len() > 0 {
				sr.run(b, w, from, Apart)
				for s := goals.After(Nowhere); s != Nowhere; s = goals.After(s) {
					if _, _, ok := sr.Cost(s); ok {
						t.Fatalf("board %d: a way to %s is forgotten", seed, b.Name(s))
					}
				}
			}
			continue
		}
		list := slices.Clone(ways)
		for i, y := range list {
			end := y.End(from)
			if !b.InRange(end, target, ranges[0]) {
				t.Fatalf("board %d: a way ends at %s, out of range of %s", seed, b.Name(end), b.Name(target))
			}
			if y.Cost != list[0].Cost || y.Effects != list[0].Effects {
				t.Fatalf("board %d: way %d is not as good as the first", seed, i)
			}
		}
		sr.run(b, w, from, Apart)
		for s := goals.After(Nowhere); s != Nowhere; s = goals.After(s) {
			cost, effects, ok := sr.Cost(s)
			if ok && (cost < list[0].Cost || cost == list[0].Cost && effects < list[0].Effects) {
				t.Fatalf("board %d: %s is nearer than where the ways end", seed, b.Name(s))
			}
		}
	}
}

func TestCopyAndJSON(t *testing.T) {
	b := random(t, 7)
	b.Show(0, Face{Number: 99})
	text, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	var read Board
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	read.Derive()
	if !reflect.DeepEqual(*b, read) {
		t.Error("a board that was written and read is another")
	}
	var copied Board
	copied.CopyFrom(b)
	copied.Fields[0].Lines[0][0] ^= Wall
	copied.Covered[0].New = 5
	if !reflect.DeepEqual(*b, read) {
		t.Error("a copy shares memory with its original")
	}
}

func TestSet(t *testing.T) {
	s := Of(0, 63, 64, 503)
	s.Add(100)
	s.Remove(64)
	var in []Square
	for q := s.After(Nowhere); q != Nowhere; q = s.After(q) {
		in = append(in, q)
	}
	if fmt.Sprint(in) != "[0 63 100 503]" || s.Len() != 4 || s.Has(64) || !s.Has(503) {
		t.Errorf("the set is %v", in)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	b := random(t, 5)
	all := b.Squares(nil)
	var r Search
	w := &Walker{}
	copied := &Board{}
	play := func() {
		copied.CopyFrom(b)
		r.Reach(b, w, all[0], 6)
		r.Approach(b, w, all[0], all[len(all)-1], []int{1}[:1:1], 3)
		b.Sees(all[0], all[len(all)-1])
	}
	play()
	if n := testing.AllocsPerRun(100, play); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func big15(b *testing.B) *Board {
	g := &Board{}
	for n := range int16(15) {
		f := Face{Number: n + 1}
		f.Lines[n%9][n%4] = Wall
		f.Lines[(n+3)%9][(n+1)%4] = Hazard
		var err error
		if n == 0 {
			_, err = g.Place(f)
		} else if n%5 == 0 {
			_, err = g.PlaceBeside(f, int(n)-5, South)
		} else {
			_, err = g.PlaceBeside(f, int(n)-1, East)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	return g
}

func BenchmarkReach6(b *testing.B) {
	g := big15(b)
	var r Search
	b.ReportAllocs()
	for b.Loop() {
		r.Reach(g, &Walker{}, On(7, 4), 6)
	}
}

func BenchmarkApproach(b *testing.B) {
	g := big15(b)
	var r Search
	ranges := []int{1}
	b.ReportAllocs()
	for b.Loop() {
		r.Approach(g, &Walker{}, On(0, 0), On(14, 8), ranges, 3)
	}
}

func BenchmarkSeesAll(b *testing.B) {
	g := big15(b)
	all := g.Squares(nil)
	b.ReportAllocs()
	for b.Loop() {
		for _, s := range all {
			g.Sees(On(7, 4), s)
		}
	}
}

func BenchmarkCopy(b *testing.B) {
	g := big15(b)
	var c Board
	for b.Loop() {
		c.CopyFrom(g)
	}
}

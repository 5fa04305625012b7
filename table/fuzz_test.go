package table_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// edit changes lines of a file: three bytes say what is done, and to which lines. The first line and the seal stay.
func edit(file string, edits []byte) string {
	lines := strings.SplitAfter(file, "\n")
	if len(lines) < 4 {
		return file
	}
	head, log, tail := lines[0], lines[1:len(lines)-2], strings.Join(lines[len(lines)-2:], "")
	for ; len(edits) >= 3 && len(log) > 0; edits = edits[3:] {
		i, j := int(edits[1])%len(log), int(edits[2])%len(log)
		switch edits[0] % 4 {
		case 0:
			log = slices.Delete(log, i, i+1)
		case 1:
			log = slices.Insert(log, i, log[j])
		case 2:
			log[i], log[j] = log[j], log[i]
		case 3: // another digit in place of one
			line, n := []byte(log[i]), int(edits[2])
			for k, c := range line {
				if c >= '0' && c <= '9' {
					if n -= 10; n < 0 {
						line[k] = byte('0' + (n+10)%10)
						break
					}
				}
			}
			log[i] = string(line)
		}
	}
	return head + strings.Join(log, "") + tail
}

// Whatever is read for a match file is refused, or is a match that is written and read back as the same.
func FuzzRead(f *testing.F) {
	m := story(&testing.T{})
	find := func(name string) *table.Box {
		if name == m.Box().Name {
			return m.Box()
		}
		return nil
	}
	good := m.file()
	add := func(file string) { f.Add(file, []byte{}) }
	add(good)
	for i := range byte(16) {
		f.Add(good, []byte{i, 3 * i, 5 * i, i + 1, i, i + 20})
	}
	for _, cut := range []int{0, 10, 300, len(good) / 2, len(good) - 2} {
		add(good[:cut])
	}
	lines := strings.SplitAfter(good, "\n")
	add(lines[0] + lines[len(lines)-2])
	add(strings.ReplaceAll(good, "\n", "\r\n"))
	add(strings.ReplaceAll(good, `"seat":0`, `"seat":1`))
	add(strings.ReplaceAll(good, `"undo"`, `"free"`))
	add(strings.ReplaceAll(good, `"q":`, `"all":`))
	f.Fuzz(func(t *testing.T, file string, edits []byte) {
		if strings.Count(file, "\n") > 1 {
			file = seal(edit(file, edits)) // else nothing but the seal would ever be refused
		}
		readsAgain(t, file, find)
	})
}

// Of a log with some lines deleted, doubled, exchanged or changed in a digit.
func TestAnEditedLogIsRefusedOrIsAMatch(t *testing.T) {
	m := story(t)
	good := old(t)
	rng := rand.New(rand.NewPCG(1, 2))
	read := 0
	for range 2000 {
		edits := make([]byte, 3*(1+rng.IntN(3)))
		for i := range edits {
			edits[i] = byte(rng.UintN(256))
		}
		if readsAgain(t, seal(edit(good, edits)), func(string) *table.Box { return m.Box() }) {
			read++
		}
	}
	if read == 0 || read > 1000 {
		t.Errorf("%d of 2000 edited logs are matches", read)
	}
}

// readsAgain reports whether a file is a match. If so, it must be the same when it is written and read.
func readsAgain(t *testing.T, file string, find func(string) *table.Box) bool {
	r, err := table.Read(strings.NewReader(file), find)
	if err != nil {
		return false
	}
	var once, twice bytes.Buffer
	if err := r.Write(&once); err != nil {
		t.Fatalf("it was read and can't be written: %v", err)
	}
	again, err := table.Read(bytes.NewReader(once.Bytes()), find)
	if err != nil {
		t.Fatalf("it was read and written and can't be read: %v\n%s", err, once.String())
	}
	if err := again.Write(&twice); err != nil || twice.String() != once.String() {
		t.Fatalf("written twice it differs (%v):\n%s\n%s", err, once.String(), twice.String())
	}
	x, y := &match{r, t}, &match{again, t}
	if x.world() != y.world() {
		t.Fatalf("the match is another after reading:\n%s\n%s", x.world(), y.world())
	}
	for s := range table.Seat(r.Seats()) {
		if may, did := r.CanUndo(s), x.Clone().Undo(s); (may == nil) != (did == nil) {
			t.Fatalf("seat %d may take its last answer back: %v, and does: %v", s, may, did)
		}
	}
	return true
}

// A key is refused, or stands for one option, whose key stands for it again.
func FuzzKey(f *testing.F) {
	for _, key := range []string{
		"pass", "none", "walk", "walk:1", "walk:1:2:3", "take:-32768", "walk:", ":1", "walk:01", "walk:+1",
		"walk:1:2:3:4", "walk:40000", "wink:0:0:1", "", "walk: 1",
	} {
		f.Add(key)
	}
	f.Fuzz(func(t *testing.T, key string) {
		o, err := table.ParseKey(verbs, key)
		if err != nil {
			return
		}
		short := table.Key(verbs, o)
		p, err := table.ParseKey(verbs, short)
		if err != nil || p != o || p.Code() != o.Code() {
			t.Fatalf("%q is %v, whose key %q is %v (%v)", key, o, short, p, err)
		}
		if len(short) > len(key) || !strings.HasPrefix(key, short) {
			t.Fatalf("%q becomes %q, which is no shorter way to write it", key, short)
		}
	})
}

// An answer of any seat to a question of any number with any key is taken if it was on offer; else it is refused for
// one of the reasons there are, and nothing changes.
func FuzzAnswer(f *testing.F) {
	f.Add(int8(0), 0, "walk:1", false)
	f.Add(int8(1), 3, "walk:2", false)
	f.Add(int8(-1), -1, "pass", false)
	f.Add(int8(0), 9, "take+take:1", true)
	f.Add(int8(1), 2, "wink", true)
	f.Fuzz(func(t *testing.T, seat int8, number int, key string, free bool) {
		s := table.Seat(seat)
		for _, m := range []*match{story(t), begin(t, 2, some(5, 1, 3), walks(1)),
			begin(t, 2, voices(1, 0), shouts(3, &anyone), walks(0))} {
			was, log := m.world(), m.Version()
			onOffer := offers(m, s, number, key, free)
			var err error
			if free {
				err = m.Free(s, key, table.ByHand)
			} else {
				err = m.Answer(s, number, key, table.ByHand)
			}
			switch {
			case err == nil && !onOffer:
				t.Fatalf("seat %d was not offered %q at question %d, and it was taken", s, key, number)
			case err != nil && onOffer:
				t.Fatalf("seat %d was offered %q at question %d, and it was refused: %v", s, key, number, err)
			case err == nil && m.Version() == log:
				t.Fatal("an answer was taken and not logged")
			case err != nil && m.world() != was:
				t.Fatalf("a refused answer (%v) changed the match", err)
			case err != nil && !errors.Is(err, table.ErrNotOffered) && !errors.Is(err, table.ErrStale) &&
				!errors.Is(err, table.ErrNotAsked):
				t.Fatalf("a refusal that is none: %v", err)
			}
		}
	})
}

// offers reports whether a seat is offered a key, by what its question says.
func offers(m *match, s table.Seat, number int, key string, free bool) bool {
	if free {
		list, _ := m.Frees(s)
		return len(keys(list, key)) == 1 && !strings.Contains(key, "+")
	}
	a := m.Ask(s)
	if a == nil || a.Number != number {
		return false
	}
	if a.Pass && key == "pass" {
		return true
	}
	parts := strings.Split(key, "+")
	if key == "none" {
		parts = nil
	}
	different := map[string]bool{}
	for _, p := range parts {
		for _, k := range keys(a.Options, p) {
			different[k] = true
		}
	}
	return len(different) == len(parts) && len(parts) >= a.Min && len(parts) <= a.Max
}

// keys are the keys on a list of offers that mean the same as this one: at most one.
func keys(list []table.Offered, key string) (out []string) {
	for _, o := range list {
		if p, err := table.ParseKey(verbs, key); err == nil && p == o.Option {
			out = append(out, table.Key(verbs, o.Option))
		}
	}
	return out
}

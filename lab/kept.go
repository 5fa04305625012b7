package lab

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
)

// kept is a run's file: a plan, then a line for every game as it is finished. What is in it stays in it: lines are only
// added, so that a program that is killed loses no more than the games it was playing.
type kept struct {
	plan
	pen
	file    *os.File
	seconds float64        // spent on what is in it
	done    [2]map[int]int // by side: games that are in it, and in which line
}

// read reads a file. Whatever follows the last end of a line was being written when the program was killed, and is left
// out; size is the length of the rest.
func (k *kept) read(path string, r io.Reader, each func(side int, g *game) error) (size int64, err error) {
	in := bufio.NewReaderSize(r, 1<<20)
	var y eye
	for n := 1; ; n++ {
		line, err := in.ReadBytes('\n')
		if err == io.EOF {
			k.counted.names, k.card.names = nil, nil
			for i, name := range y.counted {
				k.counted.of(name, i)
			}
			for i, name := range y.named {
				k.card.of(name, i)
			}
			k.counted.fresh, k.card.fresh = nil, nil
			return size, nil
		}
		if err != nil {
			return size, err
		}
		at := fmt.Sprintf("%s:%d", path, n)
		if n == 1 {
			if err := json.Unmarshal(line, &k.plan); err != nil || k.Format == 0 {
				return 0, fmt.Errorf("%s is no run of the lab: its first line should begin with {\"waystation_lab\":%d",
					path, format)
			}
			if k.Format != format {
				return 0, fmt.Errorf("%s is written in format %d; this program reads format %d: play these games again",
					path, k.Format, format)
			}
			size += int64(len(line))
			continue
		}
		e, g, err := y.line(line)
		switch {
		case err != nil:
			return size, fmt.Errorf("%s: %w", at, err)
		case e.Ranges != nil:
			k.Ranges = e.Ranges
		case e.Game != nil:
			if err := k.enter(n, e.Side, &g); err != nil {
				return size, fmt.Errorf("%s: %w", at, err)
			}
			if err := each(e.Side, &g); err != nil {
				return size, fmt.Errorf("%s: %w", at, err)
			}
		}
		k.seconds += e.Seconds
		size += int64(len(line))
	}
}

// enter notes where a game stands.
func (k *kept) enter(line, side int, g *game) error {
	if k.done[side] == nil {
		k.done[side] = map[int]int{}
	}
	if other, twice := k.done[side][g.number]; twice {
		return fmt.Errorf("game %d stands in line %d already", g.number, other)
	}
	if !slices.ContainsFunc(k.Ranges, func(s span) bool { return s[0] <= g.number && g.number < s[1] }) {
		return fmt.Errorf("game %d was not asked for", g.number)
	}
	if g.failed == "" && len(g.scores) != k.Players {
		return fmt.Errorf("game %d has %d scores for %d players", g.number, len(g.scores), k.Players)
	}
	k.done[side][g.number] = line
	return nil
}

// keep opens the file of a run, or begins it, and hands over what is in it.
func keep(path string, p plan, each func(side int, g *game) error) (*kept, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	k := &kept{file: f}
	size, err := k.read(path, f, each)
	if err == nil && size > 0 {
		if d := p.differs(&k.plan); d != "" {
			err = fmt.Errorf("%s is of another run: it has %s%s", path, d, p.advice(&k.plan))
		}
		for _, s := range k.Ranges {
			if a := p.Ranges[0]; err == nil && (s[0] < a[0] || s[1] > a[1]) {
				err = fmt.Errorf("%s is of %s, and %s are asked for: ask for these too, or for another file",
					path, s, a)
			}
		}
	}
	if err == nil {
		err = errors.Join(f.Truncate(size), func() error { _, err := f.Seek(size, io.SeekStart); return err }())
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	k.w = f
	if size == 0 {
		err = k.put(p)
	} else if !slices.Equal(k.Ranges, p.Ranges) {
		err = k.put(entry{Ranges: p.Ranges})
	}
	k.plan = p
	if err = errors.Join(err, k.flush()); err != nil {
		f.Close()
		return nil, err
	}
	return k, nil
}

// load reads a file whole.
func load(path string, each func(p *plan, side int, g *game) error) (*kept, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no file %s", path)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	k := &kept{}
	size, err := k.read(path, f, func(side int, g *game) error { return each(&k.plan, side, g) })
	if err == nil && size == 0 {
		err = fmt.Errorf("%s is empty", path)
	}
	return k, err
}

// holds reports whether a game is in the file.
func (k *kept) holds(side, number int) bool {
	_, found := k.done[side][number]
	return found
}

// has reports whether a game is in the file as often as it is played.
func (k *kept) has(number, sides int) bool {
	for side := range sides {
		if !k.holds(side, number) {
			return false
		}
	}
	return true
}

// whole is how many games are.
func (k *kept) whole(sides int) int {
	n := 0
	for number := range k.done[0] {
		if k.has(number, sides) {
			n++
		}
	}
	return n
}

package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"waystation/table"
)

// again holds the match against its twin and its file, and rolls it back and forth: all must be the same.
func (p *player) again(twin *player) error {
	file, err := p.file()
	if err != nil {
		return err
	}
	other, err := twin.file()
	if err != nil {
		return err
	}
	if !bytes.Equal(file, other) {
		return fmt.Errorf("played twice, the records differ: %s", difference(string(file), string(other)))
	}
	m, err := table.Read(bytes.NewReader(file), func(string) *table.Box { return p.box })
	if err != nil {
		return fmt.Errorf("the match can't be read from its own file: %w", err)
	}
	read := *p
	read.m = m
	if other, err = read.file(); err != nil {
		return err
	}
	if !bytes.Equal(file, other) {
		return fmt.Errorf("saved and read, the records differ: %s", difference(string(file), string(other)))
	}
	if a, b := p.world(), read.world(); a != b {
		return fmt.Errorf("saved and read, the screens differ: %s", difference(a, b))
	}
	return read.rollBack()
}

// rollBack undoes as far as undo goes, holds every screen on the way against the one that was, and plays on again.
func (p *player) rollBack() error {
	final := p.world()
	at := len(p.done)
	for ; at > 0; at-- {
		g := p.done[at-1]
		err := p.m.Undo(g.seat)
		if errors.Is(err, table.ErrNoUndo) {
			break
		}
		if err != nil {
			return fmt.Errorf("taking back %s of %s: %w", g.key, p.name(g.seat), err)
		}
		if now := p.world(); now != g.before {
			return fmt.Errorf("with %s of %s taken back, the screens are not what they were: %s", g.key, p.name(g.seat),
				difference(g.before, now))
		}
	}
	for _, g := range p.done[at:] {
		var err error
		if g.free {
			err = p.m.Free(g.seat, g.key, table.ByHand)
		} else {
			err = p.m.Answer(g.seat, p.m.Number(g.seat), g.key, table.ByHand)
		}
		if err != nil {
			return fmt.Errorf("taken back and answered again: %s of %s: %w", g.key, p.name(g.seat), err)
		}
	}
	if now := p.world(); at < len(p.done) && now != final {
		return fmt.Errorf("taken back and answered again, the screens differ: %s", difference(final, now))
	}
	return nil
}

func (p *player) file() ([]byte, error) {
	var b bytes.Buffer
	err := p.m.Write(&b)
	return b.Bytes(), err
}

// difference is the first line in which two texts differ.
func difference(a, b string) string {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := 0; i < len(as) && i < len(bs); i++ {
		if as[i] != bs[i] {
			x, y := around(as[i], bs[i])
			return fmt.Sprintf("line %d was\n  %s\nand is\n  %s", i+1, x, y)
		}
	}
	return fmt.Sprintf("one has %d lines, the other %d", len(as), len(bs))
}

// around cuts long lines down to the place where they differ.
func around(a, b string) (string, string) {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-80)
	return a[from:min(len(a), i+120)], b[from:min(len(b), i+120)]
}

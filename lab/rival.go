package lab

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Serve plays the games whose numbers it reads, a line each, and writes each down as a run's file would. It ends when there is
// nothing more to read. So one program can let another play: the cards of a game are read when a program starts, and two sets of
// them do not fit into one.
func Serve(s Setting, in io.Reader, out io.Writer) error {
	start, err := s.prepare()
	if err != nil {
		return err
	}
	w := s.bench(context.Background(), start)
	p := &pen{w: out}
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		k, err := strconv.Atoi(lines.Text())
		if err != nil || k < 0 {
			return fmt.Errorf("game %q: a number from 0 on was expected", lines.Text())
		}
		if err := p.game(1, w.one(k)); err != nil {
			return err
		}
		if err := p.flush(); err != nil {
			return err
		}
	}
	return lines.Err()
}

// rival is a program that serves.
type rival struct {
	to   io.Writer
	from *bufio.Reader
	eye
}

func newRival(stream io.ReadWriter) *rival { return &rival{to: stream, from: bufio.NewReader(stream)} }

// play has a game played. It returns nil when the context has ended.
func (r *rival) play(ctx context.Context, k int) (*game, error) {
	_, err := fmt.Fprintln(r.to, k)
	for err == nil {
		var line []byte
		if line, err = r.from.ReadBytes('\n'); err != nil {
			break
		}
		e, g, wrong := r.line(line)
		if wrong != nil {
			return nil, fmt.Errorf("the program with the changed cards answers %s: %w", strings.TrimSpace(string(line)), wrong)
		}
		if e.Game != nil && g.number == k {
			return &g, nil
		}
	}
	if ctx.Err() != nil {
		return nil, nil
	}
	return nil, fmt.Errorf("the program with the changed cards has stopped: %w", err)
}

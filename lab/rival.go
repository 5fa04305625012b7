package lab

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Serve plays the games whose numbers it reads, a line each, and writes each down as a run's file would, behind a line
// that says nothing but that it is there. It ends as soon as there is nothing more to read. So one program can let
// another play: the cards of a game are read when a program starts, and two sets of them do not fit into one.
func Serve(s Setting, in io.Reader, out io.Writer) error {
	start, err := s.prepare()
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintln(out, "{}"); err != nil {
		return err
	}
	ctx, end := context.WithCancel(context.Background())
	asked, wrong := make(chan int), make(chan error, 1)
	go func() {
		defer end()
		lines := bufio.NewScanner(in)
		for lines.Scan() {
			k, err := strconv.Atoi(lines.Text())
			if err != nil || k < 0 {
				wrong <- fmt.Errorf("game %q: a number from 0 on was expected", lines.Text())
				return
			}
			select {
			case asked <- k:
			case <-ctx.Done():
				return
			}
		}
		wrong <- lines.Err()
	}()
	w := s.bench(ctx, start)
	p := &pen{w: out}
	for {
		select {
		case err := <-wrong:
			return err
		case k := <-asked:
			g := w.one(k)
			if g == nil {
				return <-wrong
			}
			if err := errors.Join(p.game(1, g), p.flush()); err != nil {
				end()
				return err
			}
		}
	}
}

// rival is a program that serves.
type rival struct {
	to   io.Writer
	from *bufio.Reader
	eye
}

// newRival waits until the program is there: what it needs to start is no game's time.
func newRival(stream io.ReadWriter) (*rival, error) {
	r := &rival{to: stream, from: bufio.NewReader(stream)}
	if _, err := r.from.ReadBytes('\n'); err != nil {
		return nil, stopped(err)
	}
	return r, nil
}

func stopped(err error) error {
	return fmt.Errorf("the program with the changed cards has stopped: %w", err)
}

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
			return nil, fmt.Errorf("the program with the changed cards answers %s: %w", strings.TrimSpace(string(line)),
				wrong)
		}
		if e.Game != nil && g.number == k {
			return &g, nil
		}
	}
	if ctx.Err() != nil {
		return nil, nil
	}
	return nil, stopped(err)
}

// Package workshop is where cards are changed: it keeps sets of changed cards as files, has them drawn, and lets the
// lab play with them.
//
// A game reads its cards when a program starts, and everything that is worked out from them rests on that. So whatever
// needs changed cards in play is an errand: another process of this program, which is told by its environment where
// they lie (cardfile.Env). It ends when its input does, also if whoever sent it was killed.
package workshop

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"waystation/games/cardfile"
	"waystation/shelf"
)

// Start makes, without starting it, another process of this program that does an errand; cards is for cardfile.Env, ""
// for the printed ones.
type Start func(errand, cards string) *exec.Cmd

// Errands.
const (
	Drawing = "draw" // see Drawn
	Playing = "play" // games of the lab, one side of a comparison
	Proving = "lab"  // see Prove
)

// Do does an errand for another process of this program.
func Do(games []*shelf.Game, errand string, start Start, in io.Reader, out io.Writer) error {
	switch errand {
	case Drawing:
		return draw(games, in, out)
	case Playing:
		return play(games, in, out)
	case Proving:
		return prove(games, start, in, out)
	}
	return fmt.Errorf("there is no errand %q", errand)
}

// ReadOrder reads what an errand is to do, a line of JSON, and returns what comes behind it.
func ReadOrder(in io.Reader, order any) (*bufio.Reader, error) {
	lines := bufio.NewReader(in)
	first, err := lines.ReadBytes('\n')
	if err != nil {
		return nil, err
	}
	return lines, json.Unmarshal(first, order)
}

// find is the game of that name.
func find(games []*shelf.Game, name string) (*shelf.Game, error) {
	for _, g := range games {
		if g.Box.Name == name {
			return g, nil
		}
	}
	return nil, fmt.Errorf("there is no game %q", name)
}

// Laid writes changed cards into a folder of their own and returns what cardfile.Env is to be for it; clear removes
// the folder.
func Laid(game string, files *cardfile.Changed) (cards string, clear func(), err error) {
	dir, err := os.MkdirTemp("", "waystation-cards")
	if err != nil {
		return "", nil, err
	}
	clear = func() { os.RemoveAll(dir) }
	if err := files.Write(dir); err != nil {
		clear()
		return "", nil, err
	}
	return game + "=" + dir, clear, nil
}

// wanted is which cards are to be drawn.
type wanted struct {
	Game string   `json:"game"`
	IDs  []string `json:"ids"`
}

// drawTime is how long drawing a card may take.
const drawTime = 30 * time.Second

// Drawn is a card with changed ones as its game's screen draws it, as HTML; "" when it draws none of that id.
func Drawn(ctx context.Context, start Start, game string, files *cardfile.Changed, id string) (string, error) {
	cards, clear, err := Laid(game, files)
	if err != nil {
		return "", err
	}
	defer clear()
	ask, err := json.Marshal(wanted{game, []string{id}})
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, drawTime)
	defer cancel()
	cmd := start(Drawing, cards)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(ask), &out, &errs
	if err := cmd.Start(); err != nil {
		return "", err
	}
	stop := context.AfterFunc(ctx, func() { cmd.Process.Kill() }) //nolint:errcheck // it may have ended
	defer stop()
	if err := cmd.Wait(); err != nil {
		return "", errors.Join(err, ctx.Err(), errors.New(strings.TrimSpace(errs.String())))
	}
	var drawn []string
	if err := json.Unmarshal(out.Bytes(), &drawn); err != nil || len(drawn) != 1 {
		return "", fmt.Errorf("a drawn card can't be read: %w", err)
	}
	return drawn[0], nil
}

// draw draws cards for Drawn.
func draw(games []*shelf.Game, in io.Reader, out io.Writer) error {
	var w wanted
	if err := json.NewDecoder(in).Decode(&w); err != nil {
		return err
	}
	g, err := find(games, w.Game)
	if err != nil {
		return err
	}
	drawn := []string{}
	for _, id := range w.IDs {
		html, err := Face(g, id)
		if err != nil {
			return err
		}
		drawn = append(drawn, html)
	}
	return json.NewEncoder(out).Encode(drawn)
}

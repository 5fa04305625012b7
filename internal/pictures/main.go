// Command pictures draws the README's pictures of tables from the program itself: of each game a match that bots play
// from a seed to a position worth looking at, shown by a server to a headless Chromium.
//
//	go run ./internal/pictures docs
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"waystation/internal/chrome"
	"waystation/server"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

var pictures = []struct {
	file, game    string
	width, height int
}{
	{"firelands.png", "firelands", 1440, 900},
	{"posthuman.png", "posthuman", 1440, 900},
	{"heredity.png", "heredity", 1440, 900},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/pictures DIR")
		os.Exit(2)
	}
	if err := draw(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

// draw writes the pictures into a folder.
func draw(dir string) (err error) {
	data, err := os.MkdirTemp("", "pictures")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(data)) }()
	st, err := store.Open(filepath.Join(data, "waystation.db"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	if err := guests(st); err != nil {
		return err
	}
	for game := range positions {
		m, err := telling(game)
		if err != nil {
			return err
		}
		if err := keep(st, m); err != nil {
			return err
		}
	}
	s, err := server.New(server.Config{Store: st, Games: shelf.All(),
		Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	go s.Serve(l) // ends with Close
	browser, stop, err := chrome.Start()
	if err != nil {
		return err
	}
	defer stop()
	for _, p := range pictures {
		shot, err := look(browser, "http://"+l.Addr().String(), p.game, p.width, p.height)
		if err != nil {
			return fmt.Errorf("%s: %w", p.file, err)
		}
		if err := os.WriteFile(filepath.Join(dir, p.file), shot, 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %d KB\n", filepath.Join(dir, p.file), len(shot)>>10)
	}
	return nil
}

const token = "pictures"

// people sit at the tables; who looks is the first, and the last two are bots.
var people = []string{"Jo", "Mara", "Otto", "Ines"}

// guests are the people who are none of the bots, numbered from 1.
func guests(st *store.Store) error {
	for i, name := range people[:2] {
		if _, err := st.NewGuest(context.Background(), token+fmt.Sprint(i), name); err != nil {
			return err
		}
	}
	return nil
}

// keep stores the match as one of two people and two bots. Its ID is the name of its game.
func keep(st *store.Store, m *table.Match) error {
	ctx := context.Background()
	var lines [][]byte
	for _, e := range m.Entries(0) {
		b, err := e.Marshal(m.Verbs())
		if err != nil {
			return err
		}
		lines = append(lines, b)
	}
	snap, err := m.Snapshot()
	if err != nil {
		return err
	}
	x := &store.Match{
		ID: m.Box().Name, Game: m.Box().Name, Setup: m.Setup(), Seed: m.Seed(), Rules: m.Box().Version, Due: m.Due(),
		State: store.Running,
	}
	for i, name := range people {
		seat := store.Seat{Name: name, Bot: i > 1}
		if !seat.Bot {
			g, err := st.Guest(ctx, token+fmt.Sprint(i))
			if err != nil {
				return err
			}
			seat.Sitters = []store.Sitter{{Guest: g.ID}}
		}
		x.Seats = append(x.Seats, seat)
	}
	return st.Create(ctx, x, lines, snap, store.Ties{})
}

// look is the table as the first seat sees it, as a PNG.
func look(browser context.Context, base, game string, width, height int) ([]byte, error) {
	tab, shut, err := chrome.Tab(browser, width, height)
	if err != nil {
		return nil, err
	}
	defer shut()
	tab, cancel := context.WithTimeout(tab, time.Minute)
	defer cancel()
	ready := func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		for name, value := range map[string]string{"guest": token + "0", "theme": "night", "hints": "off"} {
			if _, err := chromedp.Call(ctx, network.SetCookie,
				network.SetCookieParams{Name: name, Value: value, URL: base}); err != nil {
				return chromedp.Void{}, err
			}
		}
		return chromedp.Call(ctx, emulation.SetEmulatedMedia,
			emulation.SetEmulatedMediaParams{
				Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
			})
	}
	if err := chromedp.Do(tab, ready, chromedp.Navigate(base+"/t/"+game),
		chromedp.WaitVisible(chromedp.CSS("#ask[data-mine]"))); err != nil {
		return nil, err
	}
	shot, err := chromedp.Run(tab, chromedp.CaptureScreenshot())
	if err != nil {
		return nil, err
	}
	img, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, paletted(img))
	return out.Bytes(), err
}

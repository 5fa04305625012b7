//go:build js && wasm

// Command browser is Waystation as it runs in a browser: the same server, reached by a service worker instead of the
// net (site/page/worker.js), with its database in that browser.
package main

import (
	"fmt"
	"log/slog"
	"os"
	"syscall/js"
	"time"

	"waystation/server"
	"waystation/shelf"
	"waystation/store"
	"waystation/tongue"
)

func main() {
	here := js.Global().Get("waystation")
	s, err := begin(here)
	if err != nil {
		here.Call("failed", err.Error())
		return
	}
	d := newDesk(s, here.Get("base").String(), here.Get("host").String())
	here.Call("ready", js.FuncOf(d.serve), js.FuncOf(d.gone))
	select {}
}

// begin opens the database and lets the server go on from there.
func begin(here js.Value) (*server.Server, error) {
	matches, err := store.OpenOn(disk{here.Get("disk")})
	if err != nil {
		return nil, err
	}
	languages, err := tongue.Read(tongue.Built())
	if err != nil {
		return nil, err
	}
	log := slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: slog.LevelWarn}))
	s, err := server.New(server.Config{
		Store: matches, Games: shelf.All(), Log: log, Languages: languages, Alone: true, NoRatings: true,
		Hosts: []string{here.Get("host").String()}, BotPause: 300 * time.Millisecond,
		// One person asks, and all takes longer than on a machine of its own.
		Limits: server.Limits{RuleTime: time.Minute, BotTime: time.Minute, Read: time.Minute, Disk: 4 << 20},
	})
	if err != nil {
		return nil, fmt.Errorf("the server: %w", err)
	}
	return s, nil
}

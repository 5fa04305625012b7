package server

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// toldLines is how many of the latest events a report holds.
const toldLines = 20

// wrongForm asks what is wrong with a match, and says what is packed.
func (s *Server) wrongForm(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.showWrong(w, r, g, http.StatusOK, "")
}

func (s *Server) showWrong(w http.ResponseWriter, r *http.Request, g store.Guest, status int, wrong string) {
	var form web.Report
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		v := room.viewer(g, r.URL.Query().Get("seat"))
		form = web.Report{
			Page: s.page(r, "Something is wrong"), Menu: s.menu(g), URL: room.path("/wrong", v.seat), Wrong: wrong,
			Words: r.PostForm.Get("words"), Seen: room.seenBy(v.seat),
			Back: web.Action{Label: "Back to the table", URL: room.path("", v.seat)},
		}
		form.Page.Game = room.info.Game
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, status, web.ReportPage(form))
}

// postWrong sends the report as a file. Nothing of it is kept here.
func (s *Server) postWrong(w http.ResponseWriter, r *http.Request, g store.Guest) {
	words := ownWords(r.PostForm.Get("words"))
	if utf8.RuneCountInString(words) > web.MaxReportWords {
		s.showWrong(w, r, g, http.StatusBadRequest,
			fmt.Sprintf("Your words may have %d characters at most. These are %d.", web.MaxReportWords,
				utf8.RuneCountInString(words)))
		return
	}
	var b bytes.Buffer
	name := ""
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		name = "report-" + room.id + ".txt"
		v := room.viewer(g, r.URL.Query().Get("seat"))
		room, err := room.seenFrom(r.Context(), v.seat)
		if err != nil {
			return err
		}
		return room.report(r.Context(), &b, v, words)
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Content-Disposition", `attachment; filename="`+name+`"`)
	h.Set("Cache-Control", "no-store")
	w.Write(b.Bytes())
}

// ownWords is what somebody has written, as it may stand in a text: its lines, without what can't be printed.
func ownWords(s string) string {
	s = strings.ReplaceAll(s, "\r\n", "\n")
	s = strings.Map(func(r rune) rune {
		if r != '\n' && !unicode.IsPrint(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, s)
	return strings.TrimSpace(s)
}

// report packs what somebody who looks into a mistake needs: all of it may be read by the viewer anyway.
func (r *room) report(ctx context.Context, b *bytes.Buffer, v viewer, words string) error {
	fmt.Fprintf(b, "Something is wrong: a report from Waystation.\n\n")
	for _, x := range [][2]string{
		{"program", program()}, {"game", r.rulesWords()}, {"match", r.id + ", as of " + r.stamp()},
		{"seen by", r.seenBy(v.seat)}, {"note", r.info.Note},
	} {
		if x[1] != "" {
			fmt.Fprintf(b, "%-9s%s\n", x[0], x[1])
		}
	}
	section(b, "In the words of who reports it")
	for line := range strings.Lines(words) {
		b.WriteString("> " + strings.TrimSuffix(line, "\n") + "\n") // so that no line of theirs looks like one of ours
	}
	section(b, "What is asked, as the API says it")
	asks, err := json.MarshalIndent(r.json(v.seat).Asks, "", "  ")
	if err != nil {
		return err
	}
	b.Write(append(asks, '\n'))
	section(b, fmt.Sprintf("Told last, %d events at most, the oldest first", toldLines))
	for _, line := range r.latest(v) {
		b.WriteString(line + "\n")
	}
	section(b, "The match file, as it may be saved")
	return r.write(ctx, b, v.seat)
}

func section(b *bytes.Buffer, title string) { b.WriteString("\n== " + title + "\n\n") }

// latest are the last events that the viewer was told.
func (r *room) latest(v viewer) []string {
	if r.m == nil {
		return nil
	}
	var out []string
	for _, e := range scene.Of(r.table(v, toldLines)).Log.Entries {
		if !e.Left {
			out = append(out, strings.TrimSpace(fmt.Sprintf("%s  %s", web.Plain(e.Words), e.Rule.ID)))
		}
	}
	slices.Reverse(out)
	return out
}

// seenBy names whose eyes those of a seat are.
func (r *room) seenBy(s table.Seat) string {
	if s == table.Nobody {
		return "somebody who watches"
	}
	return fmt.Sprintf("%s, seat %d", r.name(s), s)
}

// rulesWords are the game and the versions of its rules.
func (r *room) rulesWords() string {
	switch {
	case r.info.Game == "":
		return "" // not even that can be read
	case r.game == nil:
		return fmt.Sprintf("%s, which is not on the shelf; begun with rules %s", r.info.Game, r.info.Rules)
	}
	return fmt.Sprintf("%s (%s), rules %s, begun with rules %s", r.game.Box.Title, r.info.Game, r.game.Box.Version,
		r.info.Rules)
}

// program is the version of this program.
func program() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "of an unknown version"
	}
	out := info.Main.Version
	for _, x := range info.Settings {
		if x.Key == "vcs.revision" || x.Key == "vcs.modified" && x.Value == "true" {
			out += ", " + strings.TrimPrefix(x.Key, "vcs.") + " " + x.Value
		}
	}
	return strings.TrimPrefix(out+", "+info.GoVersion, ", ")
}

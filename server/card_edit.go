package server

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"waystation/games/cardfile"
	"waystation/web"
	"waystation/workshop"
)

// cardEdit is the page on which a card is changed.
func (s *Server) cardEdit(w http.ResponseWriter, r *http.Request, x *shop) error {
	file, n, c, err := x.card(r)
	if err != nil {
		return err
	}
	e := s.editor(r, x, file, n, c.Text)
	e.Kept = r.URL.Query().Has("kept")
	changed, err := x.game.Cards.With(x.set.Files)
	if err == nil {
		err = s.seen(r.Context(), x, &e, changed, file, n)
	} else {
		e.Faults = []web.CardFault{{Words: briefly(err)}}
	}
	if refused := (*refusal)(nil); errors.As(err, &refused) {
		return err
	}
	s.show(w, r, http.StatusOK, web.CardEditPage(e))
	return nil
}

// card is the card that an address names, as the set has it.
func (x *shop) card(r *http.Request) (file string, n int, c *cardfile.Card, err error) {
	file = r.PathValue("file")
	n, err = strconv.Atoi(r.PathValue("n"))
	if err != nil {
		return "", 0, nil, errNoCard
	}
	text, err := x.text(file)
	if err != nil {
		return "", 0, nil, err
	}
	cards := cardfile.Cards(text)
	if n < 1 || n > len(cards) {
		return "", 0, nil, errNoCard
	}
	return file, n, &cards[n-1], nil
}

// editor is the page with a text.
func (s *Server) editor(r *http.Request, x *shop, file string, n int, text string) web.CardEdit {
	title := "A card"
	if cards := cardfile.Cards(text); len(cards) > 0 {
		title = cards[0].Title()
	}
	e := web.CardEdit{
		Page: s.shopPage(r, x, title), Menu: s.menu(x.guest), Set: x.set.Name, Title: title, File: file,
		URL: x.editURL(file, n), Text: text, Back: web.Action{Label: "To the set", URL: x.url("")},
	}
	if x.set.ID == "" {
		e.Back = web.Action{Label: "To the cards", URL: "/cards/" + x.game.Box.Name}
	}
	for i := range strings.Count(text, "\n") + 3 { // room to write on
		e.Lines = append(e.Lines, web.CardLine{N: i + 1})
	}
	return e
}

// seen adds the card as it is drawn, printed and changed, and what differs.
func (s *Server) seen(ctx context.Context, x *shop, e *web.CardEdit, changed *cardfile.Changed, file string,
	n int) error {
	printed, err := x.game.Cards.Text(file)
	if err != nil {
		return err
	}
	was := cardfile.Cards(printed)
	if n > len(was) {
		return errNoCard
	}
	const undrawn = "The table draws this one as part of its board, not as a card."
	if e.Printed.HTML, err = workshop.Face(x.game, was[n-1].ID); err != nil {
		return err
	}
	if e.Printed.HTML == "" {
		e.Printed.No, e.Mine.No = undrawn, undrawn
	}
	list, err := changed.Changes()
	if err != nil {
		return err
	}
	for _, c := range list {
		if c.File == file && c.Card == was[n-1].Title() {
			e.Changes = append(e.Changes, webChanges([]cardfile.Change{c})...)
		}
	}
	if e.Printed.HTML == "" {
		return nil
	}
	is := cardfile.Cards(e.Text)
	if len(e.Changes) == 0 || len(is) == 0 {
		e.Mine.HTML = e.Printed.HTML
		return nil
	}
	e.Mine.HTML, err = s.drawn(ctx, x, changed, is[0].ID)
	if err != nil || e.Mine.HTML == "" {
		e.Mine = web.Drawn{No: "It could not be drawn just now. Check it again in a moment."}
		if err != nil {
			s.Log.Error("a changed card could not be drawn", "game", x.game.Box.Name, "error", err)
		}
	}
	return nil
}

// drawn is a changed card as it is drawn, by one process at a time.
func (s *Server) drawn(ctx context.Context, x *shop, changed *cardfile.Changed, id string) (string, error) {
	select {
	case s.drawing <- struct{}{}:
		defer func() { <-s.drawing }()
	case <-ctx.Done():
		return "", ctx.Err()
	}
	return workshop.Drawn(ctx, s.Workshop.Start, x.game.Box.Name, changed, id)
}

// postCardEdit checks a card's text, and keeps it if that is asked for and nothing is wrong.
func (s *Server) postCardEdit(w http.ResponseWriter, r *http.Request, x *shop) error {
	if err := readForm(r); err != nil {
		return err
	}
	file, n, c, err := x.card(r)
	if err != nil {
		return err
	}
	text := strings.ReplaceAll(r.PostForm.Get("text"), "\r\n", "\n")
	do := r.PostForm.Get("do")
	if do == "printed" {
		printed, err := x.game.Cards.Text(file)
		if err != nil {
			return err
		}
		was := cardfile.Cards(printed)
		if n > len(was) {
			return errNoCard
		}
		text = was[n-1].Text
	}
	text = strings.TrimRight(text, "\n") + "\n"
	e := s.editor(r, x, file, n, text)
	files, changed, err := x.with(file, n, text)
	if faults := (cardfile.Faults{}); errors.As(err, &faults) {
		e.Faults = placed(faults, file, c.Line, strings.Count(text, "\n"))
		for _, f := range e.Faults {
			if f.Line > 0 && f.Line <= len(e.Lines) {
				e.Lines[f.Line-1].Wrong = true
			}
		}
		s.show(w, r, http.StatusUnprocessableEntity, web.CardEditPage(e))
		return nil
	}
	if err != nil {
		return err
	}
	if do != "keep" && do != "printed" {
		e.Checked = true
		if err := s.seen(r.Context(), x, &e, changed, file, n); err != nil {
			return err
		}
		s.show(w, r, http.StatusOK, web.CardEditPage(e))
		return nil
	}
	x.set.Files = files
	if err := x.tidy(); err != nil {
		return err
	}
	if err := s.saveSet(w, r, x); err != nil {
		return err
	}
	http.Redirect(w, r, x.editURL(file, n)+"?kept=1", http.StatusSeeOther)
	return nil
}

// with are the set's files with another text for one card, checked.
func (x *shop) with(file string, n int, text string) (map[string]string, *cardfile.Changed, error) {
	whole, err := x.text(file)
	if err != nil {
		return nil, nil, err
	}
	if whole, err = cardfile.Put(whole, n, text); err != nil {
		return nil, nil, err
	}
	files := map[string]string{file: whole}
	for name, other := range x.set.Files {
		if name != file {
			files[name] = other
		}
	}
	size := 0
	for _, t := range files {
		size += len(t)
	}
	if size > workshop.MaxFile {
		return nil, nil, refuse(http.StatusRequestEntityTooLarge, "These cards are too much: all of a game have less.")
	}
	changed, err := x.game.Cards.With(files)
	return files, changed, err
}

// placed are faults as the page of a card tells them: by the card's own lines where they lie on it.
func placed(faults cardfile.Faults, file string, first, lines int) []web.CardFault {
	var out []web.CardFault
	for _, f := range faults {
		x := web.CardFault{Words: short(sentence(f.Text), 400)}
		switch {
		case f.File == "":
			x.Line = f.Line
		case f.File == file && f.Line >= first && f.Line < first+lines:
			x.Line = f.Line - first + 1
		default:
			x.Where = f.File + ", line " + number(f.Line) + ":"
		}
		out = append(out, x)
		if len(out) == mostFaults {
			break
		}
	}
	return out
}

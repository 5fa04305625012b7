package server

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"

	"waystation/english"
	"waystation/games/cardfile"
	"waystation/shelf"
	"waystation/store"
	"waystation/web"
	"waystation/workshop"
)

// Workshop says that visitors may change cards, and what of it they may do here.
type Workshop struct {
	Start workshop.Start // other processes of this program
	// Games is how many games the lab plays for somebody at most, for each step; 0: it plays none.
	Games int
	Steps int // of a sweep, at most
	Decks int // sets of changed cards that are played with at the same time, at most
}

// maxSetName is how many characters the name of a set has at most.
const maxSetName = 40

var (
	errNoWorkshop = refuse(http.StatusNotFound, "Cards can't be changed on this server.")
	errNoSet      = refuse(http.StatusNotFound,
		"There is no such set of cards. The address may have lost a letter, or its maker has removed it.")
	errOtherSet = refuse(http.StatusForbidden,
		"These cards belong to somebody else. Whoever made them can save them as a file for you to bring.")
	errNoCard = refuse(http.StatusNotFound, "There is no such card.")
)

// shop is a request about changed cards: of which game, which set, and by whom.
type shop struct {
	guest store.Guest
	game  *shelf.Game
	set   *store.CardSet // nil where the address names none
}

// url is the address of what belongs to the set.
func (x *shop) url(what string) string {
	id := "new"
	if x.set != nil && x.set.ID != "" {
		id = x.set.ID
	}
	return "/cards/" + x.game.Box.Name + "/" + id + what
}

// editURL is where a card of the set is changed.
func (x *shop) editURL(file string, n int) string {
	return x.url("/edit/" + strconv.Itoa(n) + "/" + file)
}

// inWorkshop answers a request about changed cards. Where the address names a set it must be the guest's; the set new
// has nothing in it yet.
func (s *Server) inWorkshop(f func(http.ResponseWriter, *http.Request, *shop) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		x, err := s.shop(r)
		if err == nil {
			err = f(w, r, x)
		}
		if err != nil {
			s.fail(w, r, err)
		}
	}
}

func (s *Server) shop(r *http.Request) (*shop, error) {
	x := &shop{game: s.game(r.PathValue("game"))}
	if s.Workshop == nil || x.game == nil || x.game.Cards == nil {
		return nil, errNoWorkshop
	}
	var err error
	if x.guest, err = s.guest(r); err != nil {
		return nil, err
	}
	id := r.PathValue("set")
	if id == "" {
		return x, nil
	}
	if id == "new" {
		x.set = &store.CardSet{Game: x.game.Box.Name, Name: "My cards", Files: map[string]string{}}
		return x, nil
	}
	x.set, err = s.Store.CardSet(r.Context(), id)
	switch {
	case errors.Is(err, store.ErrNone), err == nil && x.set.Game != x.game.Box.Name:
		return nil, errNoSet
	case err != nil:
		return nil, s.storeError(err)
	case x.guest.ID == 0 || x.set.Guest != x.guest.ID:
		return nil, errOtherSet
	}
	return x, nil
}

// of the workshop's pages.
func (s *Server) shopPage(r *http.Request, x *shop, title string) web.Page {
	return s.of(x.game.Box.Name, s.page(r, title))
}

// cardShelf lists the cards of a game, and the sets of whoever asks.
func (s *Server) cardShelf(w http.ResponseWriter, r *http.Request, x *shop) error {
	return s.showCardShelf(w, r, x, http.StatusOK)
}

func (s *Server) showCardShelf(w http.ResponseWriter, r *http.Request, x *shop, status int, wrong ...string) error {
	title := shortTitle(x.game.Box.Title)
	p := web.CardShelf{
		Page: s.shopPage(r, x, "Cards of "+title), Menu: s.menu(x.guest), Game: title,
		URL: "/cards/" + x.game.Box.Name, Wrong: wrong, Names: maxSetName,
	}
	if x.guest.ID != 0 {
		sets, err := s.Store.CardSets(r.Context(), x.guest.ID, x.game.Box.Name)
		if err != nil {
			return s.storeError(err)
		}
		for _, c := range sets {
			own := &shop{game: x.game, set: c}
			row := web.CardSetRow{Name: c.Name, Words: "nothing changed yet", URL: own.url("")}
			if n := len(c.Files); n > 0 {
				row.Words = english.Count(n, "changed file", "changed files")
			}
			p.Sets = append(p.Sets, row)
		}
	}
	fresh := &shop{game: x.game, set: &store.CardSet{}}
	files, err := fresh.files()
	if err != nil {
		return err
	}
	p.Files = files
	s.show(w, r, status, web.CardShelfPage(p))
	return nil
}

// text is a card file as the set has it.
func (x *shop) text(file string) (string, error) {
	if text, ok := x.set.Files[file]; ok {
		return text, nil
	}
	text, err := x.game.Cards.Text(file)
	if err != nil {
		return "", errNoCard
	}
	return text, nil
}

// files are all card files with their cards.
func (x *shop) files() ([]web.CardFile, error) {
	names, err := x.game.Cards.Names()
	if err != nil {
		return nil, err
	}
	var out []web.CardFile
	for _, name := range names {
		text, err := x.text(name)
		if err != nil {
			return nil, err
		}
		printed, err := x.game.Cards.Text(name)
		if err != nil {
			return nil, err
		}
		was := cardfile.Cards(printed)
		f := web.CardFile{Name: name}
		for i, c := range cardfile.Cards(text) {
			l := web.CardLink{Title: c.Title(), URL: x.editURL(name, c.N)}
			l.Changed = i >= len(was) || was[i].Text != c.Text
			f.Open = f.Open || l.Changed
			f.Cards = append(f.Cards, l)
		}
		out = append(out, f)
	}
	return out, nil
}

// postCardSet begins a set.
func (s *Server) postCardSet(w http.ResponseWriter, r *http.Request, x *shop) error {
	if err := readForm(r); err != nil {
		return err
	}
	name := cleanUpTo(r.PostForm.Get("name"), maxSetName)
	if name == "" {
		return s.showCardShelf(w, r, x, http.StatusBadRequest, "A set needs a name of at least one letter.")
	}
	x.set = &store.CardSet{Name: name, Files: map[string]string{}}
	if err := s.newSet(w, r, x); err != nil {
		return err
	}
	http.Redirect(w, r, x.url(""), http.StatusSeeOther)
	return nil
}

// newSet stores a set for the first time.
func (s *Server) newSet(w http.ResponseWriter, r *http.Request, x *shop) error {
	var err error
	if x.guest, err = s.welcome(w, r); err != nil {
		return s.storeError(err)
	}
	x.set.ID, x.set.Guest, x.set.Game = newID(), x.guest.ID, x.game.Box.Name
	err = s.Store.NewCardSet(r.Context(), x.set)
	if errors.Is(err, store.ErrCardSets) {
		return refuse(http.StatusConflict, sentence(err.Error())+" Remove one first.")
	}
	if err != nil {
		return s.storeError(err)
	}
	return nil
}

// bringsCards reports whether a request brings a set of cards, which may be larger than other bodies.
func bringsCards(r *http.Request) bool {
	return r.Method == http.MethodPost && strings.HasPrefix(r.URL.Path, "/cards/") &&
		strings.HasSuffix(r.URL.Path, "/bring")
}

// postBringCards takes a set from a file.
func (s *Server) postBringCards(w http.ResponseWriter, r *http.Request, x *shop) error {
	called, b, err := formFileCalled(r)
	if err != nil {
		return err
	}
	name, files, err := workshop.Unpack(x.game.Box.Name, x.game.Cards, called, b)
	if err == nil {
		_, err = x.game.Cards.With(files)
	}
	if err != nil {
		wrong := append([]string{"Nothing was brought."}, inSentences(err)...)
		return s.showCardShelf(w, r, x, http.StatusBadRequest, wrong...)
	}
	if name = cleanUpTo(name, maxSetName); name == "" {
		name = "My " + called
		if called == "" {
			name = "My cards"
		}
		name = cleanUpTo(name, maxSetName)
	}
	x.set = &store.CardSet{Name: name, Files: files}
	if err := x.tidy(); err != nil {
		return err
	}
	if err := s.newSet(w, r, x); err != nil {
		return err
	}
	http.Redirect(w, r, x.url(""), http.StatusSeeOther)
	return nil
}

// mostFaults is how many faults are told at once.
const mostFaults = 12

// inSentences is an error in a few sentences, of many faults the first.
func inSentences(err error) []string {
	lines := strings.Split(err.Error(), "\n")
	more := len(lines) - mostFaults
	if more > 0 {
		lines = lines[:mostFaults]
	}
	for i := range lines {
		lines[i] = sentence(short(lines[i], 300))
	}
	if more > 0 {
		lines = append(lines, fmt.Sprintf("And %d faults more.", more))
	}
	return lines
}

// briefly is an error in one text, of many faults the first.
func briefly(err error) string { return strings.Join(inSentences(err), " ") }

// short is a text with no more than so many bytes.
func short(s string, most int) string {
	if len(s) <= most {
		return s
	}
	for s = s[:most]; !utf8.ValidString(s); s = s[:len(s)-1] {
	}
	return s + " …"
}

// tidy drops files that are as they are printed.
func (x *shop) tidy() error {
	for name, text := range x.set.Files {
		printed, err := x.game.Cards.Text(name)
		if err != nil {
			return err
		}
		if printed == text {
			delete(x.set.Files, name)
		}
	}
	return nil
}

// cardSet is the page of a set.
func (s *Server) cardSet(w http.ResponseWriter, r *http.Request, x *shop) error {
	return s.showCardSet(w, r, x, http.StatusOK)
}

func (s *Server) showCardSet(w http.ResponseWriter, r *http.Request, x *shop, status int, benchWrong ...string) error {
	if x.set.ID == "" {
		return errNoSet
	}
	files, err := x.files()
	if err != nil {
		return err
	}
	p := web.CardSet{
		Page: s.shopPage(r, x, x.set.Name), Menu: s.menu(x.guest), Game: shortTitle(x.game.Box.Title), Name: x.set.Name,
		URL: x.url(""), Names: maxSetName, Files: files,
		File: web.Action{Label: "Save as a file", URL: x.url("/file")},
		Back: web.Action{Label: "All sets", URL: "/cards/" + x.game.Box.Name},
	}
	changed, err := x.game.Cards.With(x.set.Files)
	if err != nil { // kept by an older version of the program
		p.Wrong = append([]string{"These cards do not fit this version of the game."}, inSentences(err)...)
		s.show(w, r, status, web.CardSetPage(p))
		return nil
	}
	list, err := changed.Changes()
	if err != nil {
		return err
	}
	p.Changes = webChanges(list)
	if len(list) > 0 {
		p.Rules = changed.Version()
		p.Try = web.Action{Label: "Try it at a table", URL: x.url("/table")}
		if err := s.bench(w, r, x, &p, benchWrong); err != nil {
			return err
		}
	}
	s.show(w, r, status, web.CardSetPage(p))
	return nil
}

func webChanges(list []cardfile.Change) []web.CardChange {
	var out []web.CardChange
	for _, c := range list {
		out = append(out, web.CardChange{Card: c.Card, Field: c.Field, Old: c.Old, New: c.New})
	}
	return out
}

// saveSet stores a set as it is now.
func (s *Server) saveSet(w http.ResponseWriter, r *http.Request, x *shop) error {
	if x.set.ID == "" {
		return s.newSet(w, r, x)
	}
	if err := s.Store.SaveCardSet(r.Context(), x.set); err != nil {
		return s.storeError(err)
	}
	return nil
}

// cardSetFile is a set as a file.
func (s *Server) cardSetFile(w http.ResponseWriter, _ *http.Request, x *shop) error {
	if x.set.ID == "" {
		return errNoSet
	}
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Disposition", `attachment; filename="`+x.game.Box.Name+"-cards-"+x.set.ID+`.txt"`)
	w.Write(workshop.Pack(x.game.Box.Name, x.set.Name, x.set.Files))
	return nil
}

func (s *Server) postCardSetName(w http.ResponseWriter, r *http.Request, x *shop) error {
	if err := readForm(r); err != nil {
		return err
	}
	name := cleanUpTo(r.PostForm.Get("name"), maxSetName)
	if name == "" || x.set.ID == "" {
		return refuse(http.StatusBadRequest, "A set needs a name of at least one letter.")
	}
	x.set.Name = name
	if err := s.saveSet(w, r, x); err != nil {
		return err
	}
	http.Redirect(w, r, x.url(""), http.StatusSeeOther)
	return nil
}

func (s *Server) postDropCardSet(w http.ResponseWriter, r *http.Request, x *shop) error {
	s.trials.stop(x.set.ID)
	if err := s.Store.DropCardSet(r.Context(), x.set.ID, x.guest.ID); err != nil && !errors.Is(err, store.ErrNone) {
		return s.storeError(err)
	}
	http.Redirect(w, r, "/cards/"+x.game.Box.Name, http.StatusSeeOther)
	return nil
}

// deckOf are the cards of a set to be played with: they stay as they are.
func deckOf(game, name string, changed *cardfile.Changed, files map[string]string) *store.Deck {
	sum := sha256.Sum256([]byte(game + "\x00" + name + "\x00" + changed.Digest()))
	return &store.Deck{Digest: hex.EncodeToString(sum[:8]), Game: game, Name: name, Files: files}
}

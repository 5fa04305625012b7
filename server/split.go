package server

import (
	"cmp"
	"net/http"
	"strconv"

	"waystation/english"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// Who plays what in a chapter may be chosen otherwise than in the one before it.

// splits are the choices of the match's game that say which seat plays what.
func (r *room) splits() (out []table.Choice) {
	if r.game == nil || len(r.info.Seats) < 2 {
		return nil
	}
	for _, c := range r.game.Box.Choices {
		if c.Seats {
			out = append(out, c)
		}
	}
	return out
}

// mayNext says why somebody can't begin the chapter after this one; nil also where it has begun.
func (r *room) mayNext(by store.Who) error {
	_, _, err := r.chapter(by)
	return err
}

// split changes in the order of the next chapter who plays what, as was wished; what is not named stays as it is.
func (r *room) split(o *order, wish map[string]string) error {
	if len(wish) == 0 {
		return nil
	}
	own := map[string]string{}
	for k, v := range o.setup.Options {
		own[k] = v
	}
	left := len(wish)
	for _, c := range r.splits() {
		if v, ok := wish[c.Name]; ok {
			own[c.Name] = cmp.Or(v, c.Default)
			left--
		}
	}
	if left > 0 {
		return refuse(http.StatusBadRequest, "For the next chapter only who plays what can be chosen anew.")
	}
	o.setup.Options = own
	return nil
}

// formSplit is what a form says of who plays what.
func formSplit(r *http.Request, list []table.Choice) map[string]string {
	wish := map[string]string{}
	for _, c := range list {
		if r.PostForm.Has("opt." + c.Name) {
			wish[c.Name] = r.PostForm.Get("opt." + c.Name)
		}
	}
	return wish
}

// splitOptions are the choices as a form shows them, with people in the place of numbers.
func (r *room) splitOptions(chosen func(string) string) (out []web.Option) {
	for _, c := range r.splits() {
		value := cmp.Or(chosen("opt."+c.Name), r.info.Setup.Options[c.Name], c.Default)
		o := web.Option{Key: c.Name, Label: c.Label}
		for _, v := range c.Values {
			label := english.Capital(v)
			if n, err := strconv.Atoi(v); err == nil {
				if n < 1 || n > len(r.info.Seats) {
					continue
				}
				label = r.name(table.Seat(n - 1))
			}
			o.Values = append(o.Values, web.Pick{Value: v, Label: label, Chosen: v == value})
		}
		out = append(out, o)
	}
	return out
}

// nextPage is the form for the next chapter, for who begins it.
func (s *Server) nextPage(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.showNext(w, r, g, http.StatusOK, "")
}

func (s *Server) showNext(w http.ResponseWriter, r *http.Request, g store.Guest, status int, wrong string) {
	var page web.Next
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if err := room.mayNext(store.Who{Guest: g.ID}); err != nil {
			return err
		}
		if room.info.Next != "" {
			return refuse(http.StatusConflict, "The next chapter has begun already: it is match "+room.info.Next+".")
		}
		page = web.Next{
			Page: s.of(room.info.Game, s.page(r, "The next chapter")), Menu: s.menu(g), Wrong: wrong,
			URL: "/t/" + room.id + "/next", Label: goesOn(room.m.Result().Outcome), Picture: room.game.Poster,
			Options: room.splitOptions(r.PostForm.Get),
			Back:    web.Action{Label: "Back to the table", URL: "/t/" + room.id},
		}
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, status, web.NextPage(page))
}

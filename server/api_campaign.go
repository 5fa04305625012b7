package server

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"waystation/store"
)

// campaignJSON is a campaign as everybody may know it.
type campaignJSON struct {
	ID       string        `json:"id"`
	Game     string        `json:"game"`
	Name     string        `json:"name"`
	Members  []memberJSON  `json:"members"`
	Chapters []chapterJSON `json:"chapters"`
}

type memberJSON struct {
	Member  int64  `json:"member"`
	Name    string `json:"name"`
	Manages bool   `json:"manages"`
}

type chapterJSON struct {
	Chapter int         `json:"chapter"`
	Match   string      `json:"match"`
	Follows string      `json:"follows,omitempty"`
	State   store.State `json:"state"`
	Result  *resultJSON `json:"result,omitempty"`
}

// apiCampaign shows a campaign.
func (s *Server) apiCampaign(w http.ResponseWriter, r *http.Request) {
	c, err := s.Store.Campaign(r.Context(), r.PathValue("id"))
	if err != nil {
		s.fail(w, r, s.campaignError(err))
		return
	}
	out := campaignJSON{ID: c.ID, Game: c.Game, Name: c.Name, Members: []memberJSON{}, Chapters: []chapterJSON{}}
	for _, m := range c.Members {
		out.Members = append(out.Members, memberJSON{m.Guest, m.Name, m.Manages})
	}
	for i, x := range c.Chapters {
		y := chapterJSON{Chapter: i + 1, Match: x.Match, Follows: x.Follows, State: x.State}
		if x.Result != nil {
			y.Result = resultOf(*x.Result, len(x.Result.Scores))
		}
		out.Chapters = append(out.Chapters, y)
	}
	showJSON(w, r, out)
}

// keeper is who manages a campaign by the request's token.
func (s *Server) keeper(r *http.Request) (store.Who, string, error) {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	token = strings.TrimSpace(token)
	if !strings.EqualFold(scheme, "Bearer") || token == "" {
		return store.Who{}, "", refuse(http.StatusUnauthorized,
			"Only who manages the campaign can do this. Send its token: Authorization: Bearer TOKEN.")
	}
	id, err := s.Store.ByCampaign(r.Context(), token)
	if errors.Is(err, store.ErrNone) {
		return store.Who{}, "", refuse(http.StatusUnauthorized, "No campaign has this token.")
	}
	if err != nil {
		return store.Who{}, "", s.storeError(err)
	}
	return store.Who{Token: token}, id, nil
}

// ownCampaign is who manages the campaign of the address by the request's token.
func (s *Server) ownCampaign(r *http.Request) (store.Who, string, error) {
	id := r.PathValue("id")
	if _, err := s.Store.Campaign(r.Context(), id); err != nil {
		return store.Who{}, "", s.campaignError(err)
	}
	by, own, err := s.keeper(r)
	if err == nil && own != id {
		err = refuse(http.StatusForbidden, "This token is for another campaign.")
	}
	return by, id, err
}

// apiNext begins the chapter after a match.
func (s *Server) apiNext(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	err := s.exists(r, id)
	var by store.Who
	var campaign string
	if err == nil {
		by, campaign, err = s.keeper(r)
	}
	var body struct {
		Options map[string]string `json:"options"` // who plays what, where that is not as before
	}
	if err == nil {
		err = readOptional(r, &body)
	}
	if err == nil && !s.makes.allow(s.client(r)) {
		err = errMakes
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	next, o, made, err := s.follow(r.Context(), id, func(room *room) (order, string, error) {
		if room.info.Campaign != "" && room.info.Campaign != campaign {
			return order{}, "", refuse(http.StatusForbidden, "This token is for another campaign.")
		}
		o, next, err := room.chapter(by)
		if err == nil && next == "" {
			err = room.split(&o, body.Options)
		}
		return o, next, err
	})
	if err == nil && !made {
		err = refuse(http.StatusConflict, "The next chapter has begun already: it is match "+next+".").as("followed")
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.replyMade(w, r, next, &o)
}

// changing changes a campaign for a program, and replies with what f returns.
func (s *Server) changing(
	w http.ResponseWriter, r *http.Request, body any, f func(id string, by store.Who) (any, error),
) {
	by, id, err := s.ownCampaign(r)
	if err == nil && body != nil {
		err = readJSON(r, body)
	} else if err == nil {
		err = readNothing(r)
	}
	var out any
	if err == nil {
		out, err = f(id, by)
		err = s.campaignError(err)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.campaignChanged(r.Context(), id)
	writeJSON(w, http.StatusOK, out)
}

// done is the reply to a change of which there is nothing more to say.
type done struct{}

func (s *Server) apiCampaignName(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Name string `json:"name"`
	}
	s.changing(w, r, &body, func(id string, by store.Who) (any, error) {
		return done{}, s.nameCampaign(r.Context(), id, by, body.Name)
	})
}

func (s *Server) apiManager(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Member int64 `json:"member"`
	}
	s.changing(w, r, &body, func(id string, by store.Who) (any, error) {
		return done{}, s.handOn(r.Context(), id, by, body.Member)
	})
}

// apiCampaignToken makes a new token for the campaign; the old one is worth nothing any more.
func (s *Server) apiCampaignToken(w http.ResponseWriter, r *http.Request) {
	s.changing(w, r, nil, func(id string, by store.Who) (any, error) {
		token := newToken()
		return struct {
			Token string `json:"token"`
		}{token}, s.Store.SetCampaignToken(r.Context(), id, by, token)
	})
}

func (s *Server) apiRemove(w http.ResponseWriter, r *http.Request) {
	s.changing(w, r, nil, func(id string, by store.Who) (any, error) {
		who, err := strconv.ParseInt(r.PathValue("member"), 10, 64)
		if err != nil {
			return nil, errNoMember
		}
		return done{}, noMember(s.Store.RemoveMember(r.Context(), id, by, who))
	})
}

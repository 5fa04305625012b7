package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

var errCampaign = refuse(http.StatusNotFound, "There is no such campaign. The address may have lost a letter on "+
	"its way; who sent it can send it again.")

// campaignError is what people are told when something about a campaign could not be done.
func (s *Server) campaignError(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, store.ErrNone):
		return errCampaign
	case errors.Is(err, store.ErrDenied):
		return refuse(http.StatusForbidden, "Only who manages this campaign may do that.")
	case errors.Is(err, store.ErrRunning):
		return refuse(http.StatusConflict, "This chapter is not over yet.")
	case errors.Is(err, store.ErrFull):
		return refuse(http.StatusConflict, sentence(store.ErrFull.Error()))
	}
	return s.storeError(err)
}

// leaves reports whether the match is a chapter that has left something behind for the next.
func (r *room) leaves() bool {
	if r.info.Campaign == "" || r.m == nil {
		return false
	}
	legacy, _ := r.legacy("")
	return legacy != nil
}

// managers are the names of who manages the campaign of the match.
func managers(c *store.Campaign) string {
	var names []string
	for _, m := range c.Members {
		if m.Manages {
			names = append(names, m.Name)
		}
	}
	if names == nil {
		return "whoever holds its token"
	}
	return english.List(names)
}

// afterChapter is what is pressed when a chapter is over, by who manages the campaign; for others a sentence.
func (r *room) afterChapter(v viewer) (next web.Action, aside string) {
	switch {
	case r.info.Next != "":
		return web.Action{Label: "To the next chapter", URL: "/t/" + r.info.Next}, ""
	case r.campaign.Manages(v.guest.ID):
		return web.Action{Label: goesOn(r.m.Result().Outcome), URL: "/t/" + r.id + "/next", Post: true}, ""
	}
	return web.Action{}, "The next chapter is begun by " + managers(r.campaign) + "."
}

// goesOn is what is pressed to begin the match after one: what was lost is usually tried again.
func goesOn(x table.Outcome) string {
	if x == table.Lost {
		return "Try again"
	}
	return "Next chapter"
}

// campaignLinks lead from a chapter to its campaign and to the chapters beside it.
func (r *room) campaignLinks() []web.Action {
	if r.campaign == nil {
		return nil
	}
	out := []web.Action{{Label: "Campaign: " + r.campaign.Name, URL: "/c/" + r.campaign.ID}}
	if r.info.Before != "" {
		out = append(out, web.Action{Label: "The chapter before", URL: "/t/" + r.info.Before})
	}
	if r.info.Next != "" {
		out = append(out, web.Action{Label: "The next chapter", URL: "/t/" + r.info.Next})
	}
	return out
}

// chapter is the order of the chapter after the match, or the match that it is. It carries exactly what this one has
// left behind.
func (r *room) chapter(by store.Who) (order, string, error) {
	switch {
	case r.campaign == nil:
		return order{}, "", refuse(http.StatusConflict, "This match belongs to no campaign.")
	case r.info.Next != "":
		return order{}, r.info.Next, nil
	case by.Token == "" && !r.campaign.Manages(by.Guest):
		return order{}, "", refuse(http.StatusForbidden, "The next chapter is begun by "+managers(r.campaign)+".")
	case r.m == nil:
		return order{}, "", r.frozen()
	case !r.m.Over():
		return order{}, "", refuse(http.StatusConflict, "This chapter is not over yet.")
	}
	legacy, note := r.legacy("")
	if legacy == nil {
		return order{}, "", refuse(http.StatusConflict, "This chapter leaves nothing behind: the campaign ends "+
			"with it. "+note)
	}
	o := r.again()
	o.setup.Carry, o.follows, o.by = legacy, r.id, by
	if !begins(r.game.Box, o.setup) { // its mode is one with which a campaign begins, such as a single chapter
		o.setup.Mode = ""
	}
	if by.Guest != 0 {
		o.host = by.Guest
	}
	return o, "", nil
}

// begins reports whether a match can begin with a setup.
func begins(b *table.Box, s table.Setup) bool {
	s, err := b.Check(s)
	if err == nil {
		_, err = b.New(s)
	}
	return err == nil
}

// postNext begins the next chapter, once.
func (s *Server) postNext(w http.ResponseWriter, r *http.Request) {
	g, err := s.sender(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	by := store.Who{Guest: g.ID}
	next, o, made, err := s.follow(r.Context(), r.PathValue("id"), func(room *room) (order, string, error) {
		o, next, err := room.chapter(by)
		if err == nil && next == "" {
			err = room.split(&o, formSplit(r, room.splits()))
		}
		return o, next, err
	})
	if f := refusalOf(err); err != nil && f.status == http.StatusBadRequest {
		s.showNext(w, r, g, f.status, f.words)
		return
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	to := "/t/" + next
	if made && slices.ContainsFunc(o.seats, func(x store.Seat) bool { return !x.Bot && len(x.Sitters) == 0 }) {
		to += "/seats" // there are links to hand out
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// campaignPage shows a campaign.
func (s *Server) campaignPage(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.showCampaign(w, r, g, "")
}

// showCampaign draws the page of a campaign, with a link to manage it if one has just been made.
func (s *Server) showCampaign(w http.ResponseWriter, r *http.Request, g store.Guest, link string) {
	c, err := s.Store.Campaign(r.Context(), r.PathValue("id"))
	if err != nil {
		s.fail(w, r, s.campaignError(err))
		return
	}
	p := web.Campaign{
		Page: s.page(r, c.Name), Menu: s.menu(g), Name: c.Name, Link: link,
		Lead: "Each chapter begins with exactly what the one before has left behind.",
	}
	p.Page = s.of(c.Game, p.Page)
	last := c.Chapters[len(c.Chapters)-1]
	p.Annals = s.annals(r.Context(), c.Game, last.Match)
	noun := "Chapter"
	if p.Annals != nil {
		noun, p.Matches = "Match", true
	}
	p.Words = standsAt(c, noun)
	if last.State == store.Over && c.Manages(g.ID) {
		next := web.Action{Label: "Next chapter", URL: "/t/" + last.Match + "/next", Post: true}
		if last.Result != nil {
			next.Label = goesOn(last.Result.Outcome)
		}
		p.Acts = append(p.Acts, next)
	}
	label := "To the chapter being played"
	if last.State == store.Over {
		label = "To the last chapter"
	}
	p.Acts = append(p.Acts, web.Action{Label: label, URL: "/t/" + last.Match})
	if over(c) > 0 {
		p.Acts = append(p.Acts, web.Action{Label: "Take it home as a file", URL: "/c/" + c.ID + "/file"})
	}
	for i, x := range c.Chapters {
		p.Chapters = append(p.Chapters, web.Row{
			Game: c.Game, Name: fmt.Sprintf("%s %d", noun, i+1), Words: ended(x),
			Action: web.Action{Label: "Look", URL: "/t/" + x.Match},
		})
	}
	for _, m := range c.Members {
		p.Members = append(p.Members, member(c, m, g.ID))
	}
	if c.Manages(g.ID) {
		p.Manage = "/c/" + c.ID
	}
	s.show(w, r, http.StatusOK, web.CampaignPage(p))
}

// showsAnnals reports whether a game shows how its campaigns stand, with chapters of its own.
func (s *Server) showsAnnals(game string) bool {
	g := s.game(game)
	if g == nil {
		return false
	}
	_, ok := g.Screen.(shelf.Annals)
	return ok
}

// annals is how a campaign stands, if its game shows that, by what anybody may see of its last match.
func (s *Server) annals(ctx context.Context, game, match string) (shown templ.Component) {
	g := s.game(game)
	if g == nil {
		return nil
	}
	screen, ok := g.Screen.(shelf.Annals)
	if !ok {
		return nil
	}
	err := s.lookAt(ctx, match, func(r *room) error {
		if r.m != nil {
			r, err := r.seenFrom(ctx, table.Nobody)
			if err != nil {
				return err
			}
			shown = screen.Campaign(r.m.View(table.Nobody), r.m.Over())
		}
		return nil
	})
	if err != nil {
		s.Log.Error("a campaign's last match can't be shown", "match", match, "error", err)
		return nil
	}
	return shown
}

// standsAt says how a campaign stands; noun is what its matches are called.
func standsAt(c *store.Campaign, noun string) string {
	n := len(c.Chapters)
	switch c.Chapters[n-1].State {
	case store.Running:
		return fmt.Sprintf("%s %d is being played. It is managed by %s.", noun, n, managers(c))
	case store.Frozen:
		return fmt.Sprintf("%s %d is frozen. It is managed by %s.", noun, n, managers(c))
	}
	return fmt.Sprintf("%s %d is over. The next is begun by %s.", noun, n, managers(c))
}

// ended says how a chapter has ended.
func ended(x store.Chapter) string {
	switch {
	case x.State != store.Over:
		return string(x.State)
	case x.Result == nil || x.Result.Outcome == "":
		return "over"
	}
	return string(x.Result.Outcome)
}

// member is one line of the members, with what the guest may do about it.
func member(c *store.Campaign, m store.Member, guest int64) web.SeatLink {
	l := web.SeatLink{Who: m.Name}
	if m.Manages {
		l.Note = "manages the campaign"
	}
	fields := []web.Field{{Name: "member", Value: strconv.FormatInt(m.Guest, 10)}}
	act := func(label, to string) {
		l.Acts = append(l.Acts, web.Action{Label: label, URL: "/c/" + c.ID + to, Post: true, Fields: fields})
	}
	switch {
	case m.Guest == guest:
		act("Leave the campaign", "/remove")
	case c.Manages(guest):
		if !m.Manages {
			act("Let "+m.Name+" manage it", "/manager")
		}
		act("Remove "+m.Name, "/remove")
	}
	return l
}

// campaignRows are the campaigns of a guest, as lines of a list.
func (s *Server) campaignRows(ctx context.Context, guest int64) ([]web.Row, error) {
	list, err := s.Store.Campaigns(ctx, guest, lobbyRows)
	var rows []web.Row
	for _, c := range list {
		row := web.Row{Game: c.Game, Name: c.Name, Action: web.Action{Label: "Look", URL: "/c/" + c.ID}}
		for _, m := range c.Members {
			row.Seats = append(row.Seats, web.Sitter{Name: m.Name})
		}
		last := c.Chapters[len(c.Chapters)-1]
		noun := "chapter"
		if s.showsAnnals(c.Game) {
			noun = "match" // the game's own chapters need not begin with 1
		}
		row.Words = fmt.Sprintf("%s %d, %s", noun, len(c.Chapters), ended(last))
		rows = append(rows, row)
	}
	return rows, err
}

// changeCampaign runs f for the guest and shows the campaign.
func (s *Server) changeCampaign(w http.ResponseWriter, r *http.Request, f func(id string, by store.Who) error) {
	g, err := s.sender(r)
	id := r.PathValue("id")
	if err == nil {
		err = s.campaignError(f(id, store.Who{Guest: g.ID}))
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.campaignChanged(r.Context(), id)
	http.Redirect(w, r, "/c/"+id, http.StatusSeeOther)
}

// campaignChanged shows what has changed about a campaign at its chapters that are in memory.
func (s *Server) campaignChanged(ctx context.Context, id string) {
	c, err := s.Store.Campaign(ctx, id)
	if err != nil {
		s.Log.Warn("a change of a campaign is not shown everywhere yet", "campaign", id, "error", err)
		return
	}
	var ids []string
	for _, x := range c.Chapters {
		ids = append(ids, x.Match)
	}
	s.reread(ctx, ids)
}

func (s *Server) postCampaignName(w http.ResponseWriter, r *http.Request) {
	s.changeCampaign(w, r, func(id string, by store.Who) error {
		return s.nameCampaign(r.Context(), id, by, r.PostForm.Get("name"))
	})
}

// nameCampaign gives a campaign another name, if it is one.
func (s *Server) nameCampaign(ctx context.Context, id string, by store.Who, name string) error {
	name = cleanUpTo(name, web.MaxCampaignName)
	if name == "" {
		return refuse(http.StatusBadRequest, "A name needs at least one letter.")
	}
	return s.Store.NameCampaign(ctx, id, by, name)
}

// formMember is the member that a form is about.
func formMember(r *http.Request) (int64, error) {
	n, err := strconv.ParseInt(r.PostForm.Get("member"), 10, 64)
	if err != nil {
		return 0, refuse(http.StatusBadRequest, "The form has no member.")
	}
	return n, nil
}

// errNoMember: somebody who is no member can't be removed, nor manage a campaign.
var errNoMember = refuse(http.StatusNotFound, "There is no such member in this campaign.")

// postManager hands on who manages the campaign.
func (s *Server) postManager(w http.ResponseWriter, r *http.Request) {
	s.changeCampaign(w, r, func(id string, by store.Who) error {
		to, err := formMember(r)
		if err != nil {
			return err
		}
		return s.handOn(r.Context(), id, by, to)
	})
}

func (s *Server) handOn(ctx context.Context, id string, by store.Who, to int64) error {
	return noMember(s.Store.HandOn(ctx, id, by, to))
}

func noMember(err error) error {
	if errors.Is(err, store.ErrNone) {
		return errNoMember
	}
	return err
}

// postRemove takes a member out of the campaign.
func (s *Server) postRemove(w http.ResponseWriter, r *http.Request) {
	s.changeCampaign(w, r, func(id string, by store.Who) error {
		who, err := formMember(r)
		if err != nil {
			return err
		}
		return noMember(s.Store.RemoveMember(r.Context(), id, by, who))
	})
}

// postManageLink makes a new link that gives the right to manage the campaign, and shows it once.
func (s *Server) postManageLink(w http.ResponseWriter, r *http.Request, g store.Guest) {
	token := newToken()
	err := s.Store.SetCampaignToken(r.Context(), r.PathValue("id"), store.Who{Guest: g.ID}, token)
	if err != nil {
		s.fail(w, r, s.campaignError(err))
		return
	}
	s.showCampaign(w, r, g, s.link(r, "/manage/"+token))
}

// manageByLink asks whoever opens the link of a campaign whether they will manage it. Opening it changes nothing.
func (s *Server) manageByLink(w http.ResponseWriter, r *http.Request) {
	token := r.PathValue("token")
	g, err := s.guest(r)
	if err == nil {
		_, err = s.Store.ByCampaign(r.Context(), token)
	}
	if err != nil {
		s.fail(w, r, s.campaignError(noLink(err)))
		return
	}
	s.show(w, r, http.StatusOK, web.MessagePage(web.Message{
		Page: s.page(r, "A campaign"), Menu: s.menu(g), Title: "You may manage a campaign",
		Words:   "Who manages a campaign begins its chapters, and says who is in it.",
		Actions: []web.Action{{Label: "Manage it", Post: true, URL: "/manage/" + token}},
	}))
}

// postManageByLink lets whoever has the link manage its campaign, as a member.
func (s *Server) postManageByLink(w http.ResponseWriter, r *http.Request) {
	token := r.PathValue("token")
	_, err := s.Store.ByCampaign(r.Context(), token)
	var g store.Guest
	if err == nil {
		g, err = s.welcome(w, r)
	}
	var id string
	if err == nil {
		id, err = s.Store.Manage(r.Context(), token, g.ID)
	}
	if err != nil {
		s.fail(w, r, s.campaignError(noLink(err)))
		return
	}
	s.campaignChanged(r.Context(), id)
	http.Redirect(w, r, "/c/"+id, http.StatusSeeOther)
}

// noLink is the error of a link that gives no campaign.
func noLink(err error) error {
	if errors.Is(err, store.ErrNone) {
		return refuse(http.StatusNotFound,
			"This link gives no campaign, or no longer. Ask whoever sent it for a new one.")
	}
	return err
}

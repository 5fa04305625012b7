package server

import (
	"net/http"
	"time"

	"waystation/store"
	"waystation/tongue"
	"waystation/web"
)

// keep sets a cookie that only says how this browser wants its pages; "" forgets it. The script reads it too.
func keep(w http.ResponseWriter, name, value string) {
	c := &http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: int((365 * 24 * time.Hour).Seconds()),
		SameSite: http.SameSiteLaxMode,
	}
	if value == "" {
		c.MaxAge = -1
	}
	http.SetCookie(w, c)
}

// prefs is how a browser wants its pages.
func prefs(r *http.Request) web.Prefs {
	c, err := r.Cookie("prefs")
	if err != nil {
		return web.Prefs{}
	}
	return web.ReadPrefs(c.Value)
}

// settings is the page on which a browser says how it wants its pages.
func (s *Server) settings(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.showSettings(w, r, g, http.StatusOK, "")
}

// showSettings shows them, with what was wrong with how a guest wants to be called.
func (s *Server) showSettings(w http.ResponseWriter, r *http.Request, g store.Guest, status int, wrong string) {
	calls, err := s.callsSection(r, g)
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	calls.Wrong = wrong
	devices, err := s.devices(r, g, "/settings")
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	p := s.page(r, "Settings")
	s.show(w, r, status, web.SettingsPage(web.Settings{
		Page: p, Menu: s.menu(g), Prefs: p.Prefs, Kept: r.URL.Query().Has("kept"),
		Languages: s.languages(p.Prefs),
		Calls:     calls,
		Devices:   devices,
		Alone:     s.Alone,
		Trust:     s.trustLink(),
		Theme: []web.Pick{
			{Label: "As the system has it", Chosen: p.Theme == ""},
			{Value: "daylight", Label: "Light", Chosen: p.Theme == "daylight"},
			{Value: "night", Label: "Dark", Chosen: p.Theme == "night"},
		},
	}))
}

// languages are those to choose from.
func (s *Server) languages(p web.Prefs) []web.Pick {
	_, known := s.Languages.Find(p.Language())
	out := []web.Pick{
		{Label: "As the browser asks", Chosen: !known},
		{Value: "en", Label: "English", Chosen: p.Language() == "en"},
	}
	for _, t := range s.Languages.All() {
		out = append(out, web.Pick{Value: t.Tag(), Label: t.Called(), Chosen: p.Language() == t.Tag()})
	}
	return out
}

// tongue is the language in which a request is answered: the one that was chosen, or that the browser asks for.
func (s *Server) tongue(r *http.Request) *tongue.Tongue {
	return s.Languages.For(prefs(r).Language(), r.Header.Get("Accept-Language"))
}

func (s *Server) postSettings(w http.ResponseWriter, r *http.Request, g store.Guest) {
	chosen := web.ChoosePrefs(r.PostForm)
	light, wishes := theme(r.PostForm.Get("theme")), chosen.String()
	if g.Account {
		if err := s.Store.KeepWishes(r.Context(), g.ID, light, wishes); err != nil {
			s.fail(w, r, s.storeError(err))
			return
		}
	}
	if s.desk.Calls(g.ID) {
		t := s.Languages.For(chosen.Language(), r.Header.Get("Accept-Language"))
		if err := s.Store.CallIn(r.Context(), g.ID, t.Tag()); err != nil {
			s.fail(w, r, s.storeError(err))
			return
		}
	}
	keep(w, "theme", light)
	keep(w, "prefs", wishes)
	http.Redirect(w, r, "/settings?kept", http.StatusSeeOther)
}

// theme is one of those there are; "" for as the system has it.
func theme(s string) string {
	if s != "daylight" && s != "night" {
		return ""
	}
	return s
}

//go:build !js

package server

import "net/http"

// apiRoute is something that programs may ask for: a method and a path behind apiRoot. openapi.yaml describes each.
type apiRoute struct {
	pattern string
	handler http.HandlerFunc
}

// apiRoutes are all that programs may ask for.
func (s *Server) apiRoutes() []apiRoute {
	return []apiRoute{
		{"GET /games", s.apiGames},
		{"POST /matches", s.apiCreate},
		{"GET /games/{game}/league", s.apiLeague},
		{"GET /matches/{id}", s.apiMatch},
		{"GET /matches/{id}/ratings", s.apiRatings},
		{"POST /matches/{id}/answers", s.apiAnswer},
		{"POST /matches/{id}/undo", s.apiUndo},
		{"POST /matches/{id}/point", s.apiPoint},
		{"POST /matches/{id}/ready", s.apiReady},
		{"POST /matches/{id}/consent", s.apiConsent},
		{"POST /matches/{id}/deputy", s.apiDeputy},
		{"POST /matches/{id}/lend", s.apiLend},
		{"POST /matches/{id}/vote", s.apiVote},
		{"POST /matches/{id}/resign", s.apiResign},
		{"POST /matches/{id}/nudge", s.apiNudge},
		{"POST /matches/{id}/hint", s.apiHint},
		{"POST /matches/{id}/next", s.apiNext},
		{"GET /matches/{id}/log", s.apiLog},
		{"GET /matches/{id}/events", s.events},
		{"POST /campaigns", s.apiBring},
		{"GET /campaigns/{id}", s.apiCampaign},
		{"GET /campaigns/{id}/file", s.campaignFile},
		{"POST /campaigns/{id}/name", s.apiCampaignName},
		{"POST /campaigns/{id}/manager", s.apiManager},
		{"POST /campaigns/{id}/token", s.apiCampaignToken},
		{"DELETE /campaigns/{id}/members/{member}", s.apiRemove},
		{"GET /openapi.json", s.apiDocument},
		{"GET /games/{game}/rules", s.apiRules},
		{"POST /persons", s.apiNewPerson},
		{"GET /me", s.apiMe},
		{"POST /me", s.apiRename},
		{"GET /tables", s.apiTables},
		{"POST /matches/{id}/sit", s.apiSit},
		{"POST /matches/{id}/begin", s.apiBegin},
		{"POST /matches/{id}/bot", s.apiBot},
		{"POST /matches/{id}/link", s.apiLink},
		{"POST /matches/{id}/unseat", s.apiUnseat},
		{"POST /matches/{id}/rematch", s.apiRematch},
		{"GET /matches/{id}/talk", s.apiTalk},
		{"POST /matches/{id}/talk", s.apiSpeak},
		{"POST /matches/{id}/talk/off", s.apiHush},
		{"GET /matches/{id}/points", s.apiPoints},
		{"POST /matches/{id}/points", s.apiAddPoint},
		{"DELETE /matches/{id}/points/{name}", s.apiDropPoint},
		{"POST /matches/{id}/branch", s.apiBranch},
	}
}

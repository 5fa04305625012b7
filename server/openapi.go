//go:build !js

package server

import (
	_ "embed"
	"encoding/json"
	"net/http"
	"sync"

	"go.yaml.in/yaml/v3"
)

// The description of the API by OpenAPI 3.1: what can be asked for, and what that is made of. Tests hold the server to
// it.
var (
	//go:embed openapi.yaml
	openapi []byte
	//go:embed openapi_components.yaml
	openapiComponents []byte
)

// document is the description as JSON.
var document = sync.OnceValues(func() ([]byte, error) {
	x := map[string]any{}
	for _, part := range [][]byte{openapi, openapiComponents} {
		if err := yaml.Unmarshal(part, &x); err != nil {
			return nil, err
		}
	}
	return json.Marshal(x)
})

// apiDocument shows the description of the API.
func (s *Server) apiDocument(w http.ResponseWriter, r *http.Request) {
	b, err := document()
	if err != nil {
		s.fail(w, r, err)
		return
	}
	sendJSON(w, r, b)
}

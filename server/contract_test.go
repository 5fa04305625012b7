package server_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"waystation/server"
)

// contract is the description of the API, to which every reply of a server in these tests is held.
type contract struct {
	compiler *jsonschema.Compiler
	paths    map[string]any
	mu       sync.Mutex
	schemas  map[string]*jsonschema.Schema
	done     map[string]bool // operations that have succeeded
}

// described is the description that all tests of the package share.
var described = sync.OnceValue(func() *contract {
	raw, err := server.Document()
	if err != nil {
		panic(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		panic(err)
	}
	c := &contract{
		compiler: jsonschema.NewCompiler(), paths: doc.(map[string]any)["paths"].(map[string]any),
		schemas: map[string]*jsonschema.Schema{}, done: map[string]bool{},
	}
	c.compiler.DefaultDraft(jsonschema.Draft2020)
	c.compiler.AssertFormat()
	if err := c.compiler.AddResource("openapi.json", doc); err != nil {
		panic(err)
	}
	return c
})

// schema is the schema at a place of the document, given by names.
func (c *contract) schema(at ...string) (*jsonschema.Schema, error) {
	pointer := "openapi.json#"
	for _, name := range at {
		name = strings.ReplaceAll(strings.ReplaceAll(name, "~", "~0"), "/", "~1")
		pointer += "/" + url.PathEscape(name)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if s := c.schemas[pointer]; s != nil {
		return s, nil
	}
	s, err := c.compiler.Compile(pointer)
	c.schemas[pointer] = s
	return s, err
}

// path is the path of the document that an address is of; "" for none.
func (c *contract) path(address string) string {
	parts := strings.Split(address, "/")
	for path := range c.paths {
		names := strings.Split(path, "/")
		fits := len(names) == len(parts)
		for i := 0; fits && i < len(names); i++ {
			fits = strings.HasPrefix(names[i], "{") && parts[i] != "" || names[i] == parts[i]
		}
		if fits {
			return path
		}
	}
	return ""
}

// check says what is wrong with a reply by the document.
func (c *contract) check(method, address string, sent []byte, status int, header http.Header, got []byte) error {
	if status == http.StatusMisdirectedRequest || method == http.MethodHead || method == http.MethodOptions {
		return nil
	}
	address = strings.TrimPrefix(address, "/api")
	address = strings.TrimPrefix(address, "/v1")
	if status >= 400 {
		s, err := c.schema("components", "schemas", "Error")
		if err != nil {
			return err
		}
		return valid(s, got)
	}
	path := c.path(address)
	operation, ok := field3(c.paths, path, strings.ToLower(method))
	if !ok {
		return fmt.Errorf("%d of an operation that is not described", status)
	}
	at := []string{"paths", path, strings.ToLower(method)}
	if body, ok := field3(operation, "requestBody", "content", "application/json", "schema"); ok && body != nil &&
		len(bytes.TrimSpace(sent)) > 0 {
		s, err := c.schema(append(slices.Clone(at), "requestBody", "content", "application/json", "schema")...)
		if err == nil {
			err = valid(s, sent)
		}
		if err != nil {
			return fmt.Errorf("the request: %w", err)
		}
	}
	at = append(at, "responses", fmt.Sprint(status))
	response, ok := field3(operation, "responses", fmt.Sprint(status))
	if !ok {
		return fmt.Errorf("status %d is not described", status)
	}
	if ref, ok := field3(response, "$ref"); ok {
		name := ref.(string)[strings.LastIndex(ref.(string), "/")+1:]
		at = []string{"components", "responses", name}
		if name == "Unchanged" {
			return nil
		}
	}
	c.mu.Lock()
	c.done[method+" "+path] = true
	c.mu.Unlock()
	kind, _, _ := strings.Cut(header.Get("Content-Type"), ";")
	if kind != "application/json" {
		if _, ok := field3(response, "content", kind); !ok {
			return fmt.Errorf("content %q is not described", kind)
		}
		return nil
	}
	s, err := c.schema(append(at, "content", "application/json", "schema")...)
	if err != nil {
		return err
	}
	return valid(s, got)
}

// field3 is what lies at a path of names within decoded JSON.
func field3(x any, names ...string) (any, bool) {
	for _, name := range names {
		m, ok := x.(map[string]any)
		if !ok {
			return nil, false
		}
		if x, ok = m[name]; !ok {
			return nil, false
		}
	}
	return x, true
}

func valid(s *jsonschema.Schema, text []byte) error {
	x, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return err
	}
	return s.Validate(x)
}

// taped keeps what a server replies to a program.
type taped struct {
	http.ResponseWriter
	status int
	got    bytes.Buffer
}

func (p *taped) WriteHeader(status int) {
	if p.status == 0 {
		p.status = status
	}
	p.ResponseWriter.WriteHeader(status)
}

func (p *taped) Write(b []byte) (int, error) {
	if p.status == 0 {
		p.status = http.StatusOK
	}
	if !strings.HasPrefix(p.Header().Get("Content-Type"), "text/event-stream") {
		p.got.Write(b)
	}
	return p.ResponseWriter.Write(b)
}

func (p *taped) Unwrap() http.ResponseWriter { return p.ResponseWriter }

// teed keeps what is read.
type teed struct {
	io.ReadCloser
	kept *bytes.Buffer
}

func (t teed) Read(b []byte) (int, error) {
	n, err := t.ReadCloser.Read(b)
	t.kept.Write(b[:n])
	return n, err
}

// held holds all replies to programs to the description.
func (h *house) held(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/api/") {
			next.ServeHTTP(w, r)
			return
		}
		r.Header.Del("Accept-Encoding")
		var sent bytes.Buffer
		r.Body = teed{r.Body, &sent}
		p := &taped{ResponseWriter: w}
		method, path := r.Method, r.URL.Path
		next.ServeHTTP(p, r)
		if p.status == 0 { // nobody was there any more
			return
		}
		err := described().check(method, path, sent.Bytes(), p.status, p.Header(), p.got.Bytes())
		if err != nil {
			h.wrong(fmt.Sprintf("%s %s: %v\nsent %s\ngot %d %s", method, path, err, sent.Bytes(), p.status, p.got.Bytes()))
		}
	})
}

// wrong notes what is not as it is described, to be told when the server closes.
func (h *house) wrong(what string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if len(h.wrongs) < 10 {
		h.wrongs = append(h.wrongs, what)
	}
}

// Each thing that programs may ask for is described, and nothing else is; each has an ID of its own.
func TestTheDocumentDescribesEveryRoute(t *testing.T) {
	var have, ids []string
	for path, item := range described().paths {
		for method, operation := range item.(map[string]any) {
			if method == "parameters" {
				continue
			}
			have = append(have, strings.ToUpper(method)+" "+path)
			id, _ := field3(operation, "operationId")
			if slices.Contains(ids, fmt.Sprint(id)) || id == nil {
				t.Errorf("%s %s: its ID is %v", method, path, id)
			}
			ids = append(ids, fmt.Sprint(id))
		}
	}
	want := server.APIRoutes()
	slices.Sort(have)
	slices.Sort(want)
	if !slices.Equal(have, want) {
		t.Errorf("described: %q\nserved: %q", have, want)
	}
}

// All schemas of the document make sense, and the server shows it.
func TestTheDocumentIsShown(t *testing.T) {
	h := start(t)
	r := h.api("GET", "/v1/openapi.json", "", "")
	var doc struct {
		OpenAPI    string
		Components struct{ Schemas map[string]any }
	}
	h.read(r, 200, &doc)
	if doc.OpenAPI != "3.1.0" {
		t.Errorf("version %q", doc.OpenAPI)
	}
	for name := range doc.Components.Schemas {
		if _, err := described().schema("components", "schemas", name); err != nil {
			t.Error(err)
		}
	}
	if r.header.Get("Etag") == "" {
		t.Error("it has no ETag")
	}
}

// covered runs the tests, and says then which operations no reply was checked of, if all tests have run.
type covered struct{ m *testing.M }

func (c covered) Run() int {
	code := c.m.Run()
	all := flag.Lookup("test.run").Value.String() == "" && flag.Lookup("test.bench").Value.String() == "" &&
		flag.Lookup("test.list").Value.String() == "" && flag.Lookup("test.fuzz").Value.String() == ""
	if code != 0 || !all || testing.Short() {
		return code
	}
	for _, pattern := range server.APIRoutes() {
		if !described().done[pattern] {
			fmt.Fprintf(os.Stderr, "FAIL: no test has seen %s succeed\n", pattern)
			code = 1
		}
	}
	return code
}

// codes are the codes of the document.
func (c *contract) codes() (out []string) {
	raw, _ := server.Document()
	var doc struct {
		Components struct {
			Schemas struct {
				Error struct {
					Properties struct{ Code struct{ Enum []string } }
				}
			}
		}
	}
	if err := json.Unmarshal(raw, &doc); err != nil {
		panic(err)
	}
	return doc.Components.Schemas.Error.Properties.Code.Enum
}

package tongue

import (
	"bytes"
	"html"
	"regexp"
	"strings"

	nethtml "golang.org/x/net/html"
)

// spoken are the attributes that people read or hear.
var spoken = regexp.MustCompile(
	` (aria-label|aria-description|aria-valuetext|title|alt|placeholder|data-say[a-z-]*)="([^"]*)"`)

// Raw marks what is drawn within a page and has its language already: Page takes the marks out and leaves it alone.
const (
	rawBegin = "\uE000"
	rawEnd   = "\uE001"
)

// Raw marks a part of a page that has its language already.
func Raw(html string) string { return rawBegin + html + rawEnd }

// Page puts a page, or a part of one, into the language: its texts, and what its attributes say. Elements with
// translate="no" are left alone, as are scripts, styles and what somebody writes into a form.
func (t *Tongue) Page(page []byte) []byte {
	if t == nil {
		return page
	}
	var out bytes.Buffer
	out.Grow(len(page) + len(page)/8)
	z := nethtml.NewTokenizer(bytes.NewReader(page))
	s := spell{t: t, out: &out}
	for {
		kind := z.Next()
		if kind == nethtml.ErrorToken {
			return out.Bytes()
		}
		raw := z.Raw()
		switch kind {
		case nethtml.TextToken:
			s.text(string(raw))
		case nethtml.StartTagToken, nethtml.SelfClosingTagToken:
			raw := string(raw) // TagName changes it
			name, _ := z.TagName()
			s.begin(string(name), raw, kind == nethtml.SelfClosingTagToken)
		case nethtml.EndTagToken:
			raw := string(raw)
			name, _ := z.TagName()
			s.end(string(name))
			out.WriteString(raw)
		default:
			out.Write(raw)
		}
	}
}

// spell is a page on its way into a language.
type spell struct {
	t        *Tongue
	out      *bytes.Buffer
	quiet    int  // how deep within an element that is left alone; 0 for not
	raw      bool // within what Raw has marked
	noScript bool // within noscript, whose tags come as one text
}

// void are the elements without an end.
var void = map[string]bool{"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true,
	"input": true, "link": true, "meta": true, "source": true, "track": true, "wbr": true}

// silent are the elements whose text nobody reads, or somebody wrote.
func silent(name, tag string) bool {
	return name == "script" || name == "style" || name == "textarea" || strings.Contains(tag, ` translate="no"`)
}

func (s *spell) begin(name, tag string, closed bool) {
	s.noScript = name == "noscript" && !closed
	switch {
	case name == "html":
		tag = strings.Replace(tag, ` lang="en"`, ` lang="`+s.t.Tag()+`"`, 1)
	case s.quiet > 0 || silent(name, tag):
		if !closed && !void[name] {
			s.quiet++
		}
	}
	if s.quiet == 0 && !s.raw {
		tag = spoken.ReplaceAllStringFunc(tag, func(attr string) string {
			key, value, _ := strings.Cut(attr, `="`)
			english := html.UnescapeString(strings.TrimSuffix(value, `"`))
			return key + `="` + html.EscapeString(s.t.Say(english)) + `"`
		})
	}
	s.out.WriteString(tag)
}

func (s *spell) end(name string) {
	s.noScript = false
	if s.quiet > 0 && !void[name] {
		s.quiet--
	}
}

// text translates a text between tags, but for what Raw has marked.
func (s *spell) text(escaped string) {
	for escaped != "" {
		mark := rawBegin
		if s.raw {
			mark = rawEnd
		}
		before, after, found := strings.Cut(escaped, mark)
		switch {
		case s.raw || s.quiet > 0:
			s.out.WriteString(before)
		case s.noScript:
			s.out.Write(s.t.Page([]byte(before)))
		default:
			s.words(before)
		}
		if found {
			s.raw = !s.raw
		}
		escaped = after
	}
}

func (s *spell) words(escaped string) {
	english := html.UnescapeString(escaped)
	words := s.t.Say(english)
	if words == english {
		s.out.WriteString(escaped)
		return
	}
	s.out.WriteString(html.EscapeString(words))
}

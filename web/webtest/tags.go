package webtest

import "strings"

// tag is one tag of a page. A comment and the doctype are tags without a name.
type tag struct {
	name       string
	attrs      []attr
	start, end int  // where it stands in the page
	closes     bool // it is </name>
	alone      bool // it ends with />
}

type attr struct{ name, value string }

const (
	space   = " \t\n\r\f"
	doctype = "<!doctype html>"
)

// nextTag is the first tag at or after a place. A bracket that begins none is text.
func nextTag(page string, from int) (tag, bool) {
	for {
		at := strings.IndexByte(page[from:], '<')
		if at < 0 {
			return tag{}, false
		}
		from += at
		if t, ok := tagAt(page, from); ok {
			return t, true
		}
		from++
	}
}

// tagAt reads the tag that begins at a place: strictly, as our templates write it, attributes in double quotes.
func tagAt(page string, start int) (t tag, ok bool) {
	t.start = start
	rest := page[start:]
	if comment, is := strings.CutPrefix(rest, "<!--"); is {
		_, after, closed := strings.Cut(comment, "-->")
		t.end = len(page) - len(after)
		return t, closed
	}
	if len(rest) >= len(doctype) && strings.EqualFold(rest[:len(doctype)], doctype) {
		t.end = start + len(doctype)
		return t, true
	}
	rest = rest[1:]
	rest, t.closes = strings.CutPrefix(rest, "/")
	t.name = rest[:upTo(rest, func(c byte) bool { return !letterOrDigit(c) })]
	if t.name == "" {
		return t, false
	}
	rest = rest[len(t.name):]
	for {
		after := strings.TrimLeft(rest, space)
		name := after[:upTo(after, func(c byte) bool { return strings.IndexByte(space+"=<>/", c) >= 0 })]
		if name == "" {
			after, t.alone = strings.CutPrefix(after, "/")
			after, ok = strings.CutPrefix(after, ">")
			t.end = len(page) - len(after)
			return t, ok
		}
		if len(after) == len(rest) { // nothing between it and what stands before
			return t, false
		}
		a := attr{name: name}
		rest = after[len(name):]
		if value, has := strings.CutPrefix(rest, `="`); has {
			n := strings.IndexAny(value, `"<`)
			if n < 0 || value[n] == '<' {
				return t, false
			}
			a.value, rest = value[:n], value[n+1:]
		}
		t.attrs = append(t.attrs, a)
	}
}

// upTo is how many bytes stand before the first that ends it.
func upTo(s string, ends func(byte) bool) int {
	for i := range len(s) {
		if ends(s[i]) {
			return i
		}
	}
	return len(s)
}

func letterOrDigit(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

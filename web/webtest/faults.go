// Package webtest reads pages as a browser and a screen reader would, for the tests of whatever draws them.
package webtest

import (
	"fmt"
	"slices"
	"strings"
)

type element struct {
	name  string
	attrs map[string]string
	text  strings.Builder
}

var (
	voids  = strings.Fields("meta link input br img hr")
	spoken = strings.Fields("button a summary") // what is called by the words in it
	blocks = strings.Fields("div p ul ol dl section article header footer main nav aside form table h1 h2 h3 " +
		"fieldset details")
	parents = map[string][]string{
		"li": {"ul", "ol"}, "dt": {"dl"}, "dd": {"dl"}, "tr": {"thead", "tbody", "tfoot"}, "td": {"tr"}, "th": {"tr"},
		"legend": {"fieldset"}, "summary": {"details"}, "option": {"select"},
	}
)

// Faults reads a page and says everything that is wrong with it: tags that don't match, inline styles and scripts, ids
// that stand twice, links that lead nowhere, controls and pictures without a name.
func Faults(page string) []string {
	var wrong []string
	fault := func(format string, a ...any) { wrong = append(wrong, fmt.Sprintf(format, a...)) }
	var stack []*element
	ids, shortcuts := map[string]bool{}, map[string]bool{}
	var links, named, labels, forms []string
	heads, at := 0, 0
	inside := func(names ...string) string {
		for _, e := range stack {
			if slices.Contains(names, e.name) {
				return e.name
			}
		}
		return ""
	}
	for t, ok := nextTag(page, 0); ok; t, ok = nextTag(page, at) {
		text := page[at:t.start]
		at = t.end
		if strings.ContainsAny(text, "<>") {
			fault("a stray bracket in %q", text)
		}
		for _, e := range stack {
			if slices.Contains(spoken, e.name) {
				e.text.WriteString(text)
			}
		}
		name := t.name
		if name == "" {
			continue
		}
		if t.closes {
			if len(stack) == 0 || stack[len(stack)-1].name != name {
				fault("</%s> closes something else", name)
				return wrong
			}
			e := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if slices.Contains(spoken, name) && strings.TrimSpace(e.text.String())+e.attrs["aria-label"] == "" {
				fault("<%s> without a name: %v", name, e.attrs)
			}
			continue
		}
		e := &element{name: name, attrs: map[string]string{}}
		for _, a := range t.attrs {
			e.attrs[a.name] = a.value
			if a.name == "style" || strings.HasPrefix(a.name, "on") {
				fault("inline %s on <%s>", a.name, name)
			}
		}
		a := e.attrs
		if name == "style" || name == "script" && a["src"] == "" {
			fault("inline <%s>", name)
		}
		if id, ok := a["id"]; ok {
			if ids[id] {
				fault("the id %s stands twice", id)
			}
			ids[id] = true
		}
		if key, ok := a["data-shortcut"]; ok {
			if shortcuts[key] {
				fault("the key %s works twice", key)
			}
			shortcuts[key] = true
		}
		if slices.Contains(blocks, name) {
			if in := inside("p", "button", "a", "label"); in != "" {
				fault("<%s> inside <%s>", name, in)
			}
		}
		if name == "a" || name == "button" || name == "input" || name == "select" {
			if in := inside("a", "button", "summary"); in != "" {
				fault("<%s> inside <%s>", name, in)
			}
		}
		if want, ok := parents[name]; ok && (len(stack) == 0 || !slices.Contains(want, stack[len(stack)-1].name)) {
			above := "nothing"
			if len(stack) > 0 {
				above = stack[len(stack)-1].name
			}
			fault("<%s> inside <%s>", name, above)
		}
		said := a["aria-label"] != "" && (a["role"] == "img" || a["role"] == "group")
		if name == "svg" && a["aria-hidden"] != "true" && !said && inside("svg") == "" {
			fault("<svg class=%q> is neither said nor hidden", a["class"])
		}
		if a["role"] == "img" && a["aria-label"] == "" {
			fault("a picture without words: %v", a)
		}
		if (name == "input" && a["type"] != "hidden" || name == "select") && a["aria-label"] == "" &&
			inside("label") == "" {
			labels = append(labels, a["id"])
		}
		if name == "label" && a["for"] != "" {
			named = append(named, a["for"])
		}
		if href := a["href"]; strings.HasPrefix(href, "#") {
			links = append(links, href[1:])
		} else if _, ok := a["href"]; ok && href == "" {
			fault("<%s> leads nowhere", name)
		}
		for _, ref := range []string{"aria-labelledby", "aria-describedby"} {
			links = append(links, strings.Fields(a[ref])...)
		}
		if name == "button" && a["type"] == "" {
			fault("a button does not say its type")
		}
		if f, ok := a["form"]; ok {
			forms = append(forms, f)
		}
		if name == "h1" {
			heads++
		}
		if !slices.Contains(voids, name) && !t.alone {
			stack = append(stack, e)
		}
	}
	for _, e := range stack {
		fault("<%s> is never closed", e.name)
	}
	for _, l := range links {
		if !ids[l] {
			fault("#%s leads nowhere", l)
		}
	}
	for _, l := range labels {
		if l == "" || !slices.Contains(named, l) {
			fault("a field without a label: %q", l)
		}
	}
	for _, f := range forms {
		if !ids[f] {
			fault("a button belongs to a form that is not there: %s", f)
		}
	}
	if heads != 1 {
		fault("%d h1", heads)
	}
	return wrong
}

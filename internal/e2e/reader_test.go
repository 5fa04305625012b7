package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// node is a thing as a screen reader knows it.
type node struct {
	Role, Name string
	Text       string // all that stands in it
	Level      string // of a heading
	Off        bool   // can't be pressed now
	In         []*node
	up         *node
	dom        cdp.BackendNodeID
}

// tree is the page as a screen reader has it: what is ignored is left out, and what lies in it belongs to what it lies in.
func (b *tab) tree() *node {
	b.t.Helper()
	t, err := chromedp.Run(b.ctx,
		func(ctx context.Context, _ *chromedp.Target) (accessibility.GetFullAXTreeResult, error) {
			return chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		})
	if err != nil {
		b.t.Fatal(err)
	}
	word := func(v *accessibility.Value) string {
		var s string
		if v != nil {
			_ = json.Unmarshal(v.Value, &s) // what is no string is no name
		}
		return strings.Join(strings.Fields(s), " ")
	}
	by := make(map[accessibility.NodeID]*accessibility.Node, len(t.Nodes))
	for _, x := range t.Nodes {
		by[x.NodeID] = x
	}
	var into func(up *node, ids []accessibility.NodeID)
	into = func(up *node, ids []accessibility.NodeID) {
		for _, id := range ids {
			x := by[id]
			if x == nil {
				continue
			}
			if x.Ignored {
				into(up, x.ChildIDs)
				continue
			}
			n := &node{Role: word(x.Role), Name: word(x.Name), dom: x.BackendDOMNodeID, up: up}
			for _, p := range x.Properties {
				switch p.Name {
				case accessibility.PropertyNameLevel:
					n.Level = string(p.Value.Value)
				case accessibility.PropertyNameDisabled:
					n.Off = string(p.Value.Value) == "true"
				}
			}
			into(n, x.ChildIDs)
			if n.Text == "" && n.Role != "InlineTextBox" {
				n.Text = n.Name
			}
			if n.Role != "InlineTextBox" {
				up.Text = strings.TrimSpace(up.Text + " " + n.Text)
			}
			up.In = append(up.In, n)
		}
	}
	top := &node{}
	if len(t.Nodes) > 0 {
		into(top, []accessibility.NodeID{t.Nodes[0].NodeID})
	}
	return top
}

// all are the things in it that are as wanted, in the order of reading.
func (n *node) all(wanted func(*node) bool) (list []*node) {
	for _, x := range n.In {
		if wanted(x) {
			list = append(list, x)
		}
		list = append(list, x.all(wanted)...)
	}
	return list
}

// first is the first thing in it with a role and a name; nil if there is none. No name is any.
func (n *node) first(role, name string) *node {
	for _, x := range n.all(func(x *node) bool { return x.Role == role && (name == "" || x.Name == name) }) {
		return x
	}
	return nil
}

// in reports whether it lies in a thing with a role.
func (n *node) in(role string) bool {
	for x := n.up; x != nil; x = x.up {
		if x.Role == role {
			return true
		}
	}
	return false
}

// ears write down what a screen reader says by itself: what changes in live regions, and where the focus goes.
const ears = `window.spoken = [];
new MutationObserver(list => {
	const live = new Set(list.map(m => (m.target.closest ? m.target : m.target.parentElement)
		?.closest("[aria-live], [role=alert], [role=status]")));
	for (const el of live) if (el?.textContent.trim()) spoken.push(el.textContent.trim().replace(/\s+/g, " "));
}).observe(document, {subtree: true, childList: true, characterData: true});
document.addEventListener("focusin", e => spoken.push(e.target.textContent.trim().replace(/\s+/g, " ")));`

// pressNode puts the focus on a thing and presses Enter.
func (b *tab) pressNode(n *node) error {
	_, err := chromedp.Run(b.ctx, func(ctx context.Context, _ *chromedp.Target) (cdp.Empty, error) {
		return chromedp.Call(ctx, dom.Focus, dom.FocusParams{BackendNodeID: n.dom})
	})
	if err != nil {
		return err
	}
	return chromedp.Do(b.ctx, chromedp.KeyEvent(kb.Enter))
}

// asked is the question on the page, what can be answered, and what has happened.
type asked struct {
	question string
	number   string // of the question, by which it is told from one that says the same
	options  []*node
	over     bool
	sheet    *node    // the button of what lies over the table; nil if nothing does
	others   []string // the names of those at the other seats
	recap    []string // what others have done since one's answer, in pieces of sentences
	log      []string
}

// asks reads the table, once.
func (b *tab) asks() (a asked) {
	b.t.Helper()
	top := b.tree()
	if d := top.first("dialog", ""); d != nil {
		a.sheet = d.first("button", "")
	}
	heads := top.all(func(n *node) bool { return n.Role == "heading" && n.Level == "1" })
	if len(heads) != 1 {
		return a // a page on its way, or what lies under a sheet
	}
	a.question = heads[0].Name
	a.over = top.first("region", "Who and how") != nil
	if r := top.first("region", "Other players"); r != nil {
		for _, x := range r.all(func(n *node) bool { return n.Role == "article" }) {
			a.others = append(a.others, strings.Split(x.Name, ",")[0])
		}
	}
	if r := top.first("region", "Since your answer"); r != nil {
		for _, x := range r.all(func(n *node) bool { return n.Role == "StaticText" && n.in("listitem") && !n.in("link") }) {
			if strings.Contains(x.Name, " ") && !strings.HasPrefix(x.Name, "And ") { // no letter of a piece, and no count
				a.recap = append(a.recap, x.Name)
			}
		}
	}
	if r := top.first("region", "Log"); r != nil {
		for _, x := range r.all(func(n *node) bool { return n.Role == "listitem" }) {
			a.log = append(a.log, x.Text)
		}
	}
	press := func(n *node) bool { return n.Role == "button" && !n.Off }
	if r := top.first("region", a.question); r != nil {
		for _, l := range r.all(func(n *node) bool { return n.Role == "list" && n.Name == "Choices" }) {
			a.options = append(a.options, l.all(press)...)
		}
	}
	board := func(n *node) bool { return n.Role == "group" && strings.HasPrefix(n.Name, "Choices: ") }
	for _, g := range top.all(board) { // what is answered on the board
		a.options = append(a.options, g.all(press)...)
	}
	return a
}

// hasNames fails the test where a question or an option can't be told from what it is called.
func (a *asked) hasNames(t *testing.T) {
	t.Helper()
	if a.question == "" {
		t.Error("a question has no name")
	}
	seen := map[string]bool{}
	for _, o := range a.options {
		if !strings.ContainsFunc(o.Name, unicode.IsLetter) {
			t.Errorf("%q: an option is called %q", a.question, o.Name)
		}
		if seen[o.Name] {
			t.Errorf("%q: two options are called %q", a.question, o.Name)
		}
		seen[o.Name] = true
	}
}

// heard fails the test where the question or what others did was not said since the last answer.
func (a *asked) heard(t *testing.T, before *asked, spoken string) {
	t.Helper()
	if !strings.Contains(spoken, a.question) {
		t.Errorf("the question %q was not said, but %q", a.question, spoken)
	}
	for _, words := range a.recap {
		if !strings.Contains(spoken, words) {
			t.Errorf("%q: that %q was not said, but %q", a.question, words, spoken)
		}
	}
	for _, line := range a.log[min(len(before.log), len(a.log)):] {
		for _, name := range a.others {
			if strings.HasPrefix(line, name+" ") && !strings.Contains(spoken, name) {
				t.Errorf("%q: nothing was said of what %s did: %q", a.question, name, line)
			}
		}
	}
}

// pick is an option for somebody who wants a match to end soon: to be done, else any.
func (a *asked) pick(n int) *node {
	for _, o := range a.options {
		for _, word := range []string{"Done", "End", "Stop", "Take a Break"} {
			if n%3 > 0 && strings.HasPrefix(o.Name, word) {
				return o
			}
		}
	}
	h := fnv.New32()
	fmt.Fprint(h, n)
	return a.options[int(h.Sum32())%len(a.options)]
}

// Whole matches are played by what a screen reader is given alone: the tree of roles and names, the focus, the keyboard,
// and what is said by itself.
func TestAWholeMatchByEar(t *testing.T) {
	for _, x := range []struct {
		game, players, mode string
		heard               int // so many answers, when the match is long; then its middle is not heard, and the end is
	}{
		{"firelands", "2", "", 0}, {"posthuman", "2", "", 0}, {"saga", "2", "", 40}, {"heredity", "1", "introduction", 0},
	} {
		t.Run(x.game, func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, laptop)
			b.do(command(page.AddScriptToEvaluateOnNewDocument,
				page.AddScriptToEvaluateOnNewDocumentParams{Source: ears}))
			if x.players == "1" {
				b.solo(x.game, x.mode, "by ear")
			} else {
				b.sitDown(x.game, x.players, "by ear")
			}
			if x.heard > 0 {
				b.byEar(x.heard)
				b.hurries(b.tell(`location.pathname`), 2*x.heard)
			}
			b.byEar(0)
			b.quiet()
		})
	}
}

// byEar plays to the end, or gives so many answers. The tree is read once for each time that the page changes and there is
// something to press.
func (b *tab) byEar(most int) {
	b.t.Helper()
	var before asked
	answers, recaps, reads, stood, said := 0, 0, 0, "", ""
	for {
		stood = b.changed(stood)
		var mine bool
		if err := b.try(answerable, &mine); err != nil || !mine {
			continue // others play, or the page is on its way
		}
		a := b.asks()
		a.number, _, _ = strings.Cut(stood, ",")
		reads++
		switch {
		case b.stands() != stood:
			continue // it has changed while it was read
		case a.over, most > 0 && answers >= most:
			b.t.Logf("%d answers, others acted before %d of them, the page was read %d times", answers, recaps, reads)
			return
		case a.sheet != nil:
			_ = b.pressNode(a.sheet) // it may just have gone
			continue
		case len(a.options) == 0:
			continue
		}
		a.hasNames(b.t)
		said += b.tell(`spoken.splice(0).join(" ")`) + " "
		switch {
		case answers == 0 || a.same(&before):
		case a.number == before.number && strings.TrimSpace(said) == "":
			b.t.Errorf("%q: nothing was said of what was picked", a.question)
		case a.number != before.number:
			a.heard(b.t, &before, said)
		}
		if len(a.recap) > 0 {
			recaps++
		}
		if err := b.pressNode(a.pick(answers)); err != nil {
			continue // it was drawn anew under the fingers
		}
		answers++
		before, said = a, ""
	}
}

// stands is how the page stands; "" while one is on its way.
func (b *tab) stands() string {
	var is any
	if err := b.try(stands, &is); err != nil || is == false {
		return ""
	}
	return fmt.Sprint(is)
}

// answerable is whether there is anything to press, or all is over. Only then is it worth it to read the tree, which takes
// the longest.
const answerable = `!!document.querySelector("dialog:modal, .fend, #ask .choices button, [data-asks] button")`

// stands is all that changes when the page does: the question, what is picked, what lies over it, that all is over.
const stands = `document.readyState === "complete" && [document.querySelector("#answer [name=number]")?.value,
	document.querySelector("[data-version]")?.dataset.version, document.querySelectorAll("dialog:modal").length,
	!!document.querySelector(".fend"),
	...[...document.querySelectorAll("[data-key]")].map(k => k.dataset.key + k.className + k.dataset.n)].join()`

// changed waits until the page stands otherwise than before, and says how. A press may miss what was drawn anew, so after
// some seconds the page is read again as it is.
func (b *tab) changed(before string) (now string) {
	b.t.Helper()
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if is := b.stands(); is != "" && is != before {
			return is
		}
		if b.ctx.Err() != nil {
			b.t.Fatal(b.ctx.Err())
		}
	}
	return before
}

// same reports whether it is the question that was there before: it says the same and offers the same.
func (a *asked) same(before *asked) bool {
	return a.question == before.question &&
		slices.EqualFunc(a.options, before.options, func(x, y *node) bool { return x.Name == y.Name })
}

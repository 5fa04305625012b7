//go:build !js && !browser

package store

import (
	"database/sql/driver"
	"strconv"
	"strings"
	"sync"
)

// words are a query in the words of PostgreSQL, and which of the arguments it has, in the order in which it names them.
type words struct {
	query string
	args  []int
}

var allWords sync.Map // by query, as the program has no more than it was written with

// postgresWords is a query of this package as PostgreSQL reads it. All are written so that both databases understand
// them, but for two things: how arguments are named (?, or ?2), and how a list that is JSON is read.
func postgresWords(query string) *words {
	if w, ok := allWords.Load(query); ok {
		return w.(*words)
	}
	w := translate(query)
	allWords.Store(query, w)
	return w
}

func translate(query string) *words {
	w := &words{}
	named := map[int]int{} // argument to its place in args, from 1
	last := 0
	var out strings.Builder
	for i := 0; i < len(query); i++ {
		switch c := query[i]; c {
		case '\'':
			end := i + 1 + strings.IndexByte(query[i+1:], '\'')
			out.WriteString(query[i : end+1])
			i = end
		case '?':
			end := i + 1
			for end < len(query) && '0' <= query[end] && query[end] <= '9' {
				end++
			}
			n, err := strconv.Atoi(query[i+1 : end])
			if err != nil { // one without a number comes after the last
				n = last + 1
			}
			last = max(last, n)
			if named[n] == 0 {
				w.args = append(w.args, n-1)
				named[n] = len(w.args)
			}
			out.WriteString("$" + strconv.Itoa(named[n]))
			i = end - 1
		default:
			out.WriteByte(c)
		}
	}
	w.query = jsonLists(out.String())
	return w
}

// jsonLists puts PostgreSQL's way to read a list that is JSON in the place of SQLite's.
func jsonLists(query string) string {
	const list = "json_each("
	for {
		i := strings.Index(query, list)
		if i < 0 {
			return query
		}
		end := i + strings.IndexByte(query[i:], ')')
		query = query[:i] + "json_array_elements_text(CAST(" + query[i+len(list):end] + " AS JSON))" + query[end+1:]
	}
}

// with is the query with those of the arguments that it has.
func (w *words) with(args []driver.NamedValue) (string, []driver.NamedValue) {
	if len(args) == 0 {
		return w.query, nil
	}
	out := make([]driver.NamedValue, 0, len(w.args))
	for i, n := range w.args {
		if n < len(args) { // else the database says that one is missing
			out = append(out, driver.NamedValue{Ordinal: i + 1, Value: text(args[n].Value)})
		}
	}
	return w.query, out
}

// text is an argument as PostgreSQL takes it: its texts hold neither zeros nor what is not UTF-8. Whoever looks for
// something under such a name finds nothing, as elsewhere.
func text(arg any) any {
	s, ok := arg.(string)
	if !ok {
		return arg
	}
	return strings.ReplaceAll(strings.ToValidUTF8(s, "\uFFFD"), "\x00", "\uFFFD")
}

//go:build !js && !browser

package store

import (
	"database/sql/driver"
	"fmt"
	"testing"
)

func TestAQueryInTheWordsOfPostgreSQL(t *testing.T) {
	for _, c := range []struct{ query, want, args string }{
		{"SELECT 1", "SELECT 1", "[]"},
		{"a = ? AND b = ?", "a = $1 AND b = $2", "[A B]"},
		{"a = ?2 AND b = ?1 AND c = ?2", "a = $1 AND b = $2 AND c = $1", "[B A]"},
		{"a = ?3 AND b = ?", "a = $1 AND b = $2", "[C D]"},
		{"a = ?1 OR a = ?12", "a = $1 OR a = $2", "[A L]"},
		{"a = '?' AND b = ? AND c = 'it''s ?2'", "a = '?' AND b = $1 AND c = 'it''s ?2'", "[A]"},
		{"a IN (SELECT value FROM json_each(?2)) OR b NOT IN (SELECT value FROM json_each(?2))",
			"a IN (SELECT value FROM json_array_elements_text(CAST($1 AS JSON))) OR " +
				"b NOT IN (SELECT value FROM json_array_elements_text(CAST($1 AS JSON)))", "[B]"},
	} {
		var args []driver.NamedValue
		for i := range 12 {
			args = append(args, driver.NamedValue{Ordinal: i + 1, Value: string(rune('A' + i))})
		}
		query, args := postgresWords(c.query).with(args)
		got := []any{}
		for i, a := range args {
			if got = append(got, a.Value); a.Ordinal != i+1 {
				t.Errorf("%s: argument %d is number %d", c.query, i+1, a.Ordinal)
			}
		}
		if query != c.want || fmt.Sprint(got) != c.args {
			t.Errorf("%s\nis   %s %v\nwant %s %s", c.query, query, got, c.want, c.args)
		}
	}
}

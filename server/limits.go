package server

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// Set sets a limit by its name, such as bot-time, in words as an operator writes them: a number, or a time such as 10s.
func (l *Limits) Set(name, value string) error {
	v := reflect.ValueOf(l).Elem()
	i := slices.Index(LimitNames(), name)
	if i < 0 {
		return fmt.Errorf("there is no limit %q; there are %s", name, strings.Join(LimitNames(), ", "))
	}
	wrong := func(want string) error { return fmt.Errorf("limit %s=%q: it must be %s", name, value, want) }
	switch f := v.Field(i); f.Interface().(type) {
	case time.Duration:
		d, err := time.ParseDuration(value)
		if err != nil || d <= 0 {
			return wrong("a time above zero, such as 10s or 2m")
		}
		f.SetInt(int64(d))
	case float64:
		n, err := strconv.ParseFloat(value, 64)
		if err != nil || !(n > 0) {
			return wrong("a number above zero")
		}
		f.SetFloat(n)
	default:
		n, err := strconv.ParseInt(value, 10, 32)
		if err != nil || n <= 0 {
			return wrong("a whole number above zero, below 2147483648")
		}
		f.SetInt(n)
	}
	return nil
}

// LimitNames are the names of all limits, in their order.
func LimitNames() []string {
	var out []string
	for f := range reflect.TypeFor[Limits]().Fields() {
		var b strings.Builder
		for i, c := range f.Name {
			if unicode.IsUpper(c) && i > 0 {
				b.WriteByte('-')
			}
			b.WriteRune(unicode.ToLower(c))
		}
		out = append(out, b.String())
	}
	return out
}

// Default is what a limit is when nobody sets it, as Set reads it.
func (l Limits) Default(name string) string {
	v := reflect.ValueOf(Limits{}.WithDefaults())
	return fmt.Sprint(v.Field(slices.Index(LimitNames(), name)).Interface())
}

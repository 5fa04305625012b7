// Package english says numbers, rows of things and beginnings of sentences in English. Whatever writes sentences uses
// it; what is translated is found again by what it made (package tongue).
package english

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Count is a number with its noun: 1 die, 2 dice, 0 dice.
func Count[N ~int | ~int8 | ~int16 | ~uint8 | ~uint16](n N, one, many string) string {
	if n == 1 {
		many = one
	}
	return strconv.Itoa(int(n)) + " " + many
}

// List puts things in a row: Mara, Otto and Ines.
func List(things []string) string {
	last := len(things) - 1
	if last < 1 {
		return strings.Join(things, "")
	}
	return strings.Join(things[:last], ", ") + " and " + things[last]
}

// Capital is a text whose first letter is a capital.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

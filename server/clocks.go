package server

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"waystation/clock"
)

// clockWords are a clock in words.
func clockWords(c clock.Clock) string {
	words := ""
	switch c.Kind {
	case clock.Friendly:
		return "a word after " + exactly(c.Each)
	case clock.Turn:
		words = exactly(c.Each) + " for each answer"
		if c.Reserve > 0 {
			words += ", " + exactly(c.Reserve) + " in reserve"
		}
	case clock.Day:
		words = "one answer in " + exactly(c.Each)
	default:
		return "nobody is hurried"
	}
	return words + "; when time is out " + lateWords[c.Late]
}

var lateWords = map[clock.Late]string{
	clock.Wait: "the table waits", clock.Bot: "a bot answers for who has allowed it",
	clock.Default: "the default answer is given", clock.Vote: "the others vote on the default answer",
}

// formClock is the clock that a form asks for.
func formClock(form func(string) string) (c clock.Clock, err error) {
	amount := func(field string, unit time.Duration) time.Duration {
		var n int
		if _, bad := fmt.Sscan(strings.TrimSpace(form(field)), &n); bad != nil || n < 0 || n > 1e6 {
			err = refuse(http.StatusBadRequest, "Say in whole numbers how long the clock runs.")
		}
		return time.Duration(n) * unit
	}
	c.Kind, c.Late = clock.Kind(form("clock")), clock.Late(form("late"))
	switch c.Kind {
	case "none", clock.None:
		return clock.Clock{}, nil
	case clock.Friendly:
		c.Each, c.Late = amount("friendly", time.Minute), clock.Wait
	case clock.Turn:
		c.Each, c.Reserve = amount("turn", time.Minute), amount("reserve", time.Minute)
	case clock.Day:
		c.Each = amount("hours", time.Hour)
	}
	if err != nil {
		return c, err
	}
	if err := c.Check(); err != nil {
		return c, refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	return c, nil
}

// exactly is how long a clock runs, in words: rounded up, to seconds where these matter.
func exactly(d time.Duration) string {
	unit := func(n int, word string) string {
		if n == 1 {
			return "1 " + word
		}
		return number(n) + " " + word + "s"
	}
	whole := func(d, of time.Duration) int { return int((d + of - 1) / of) }
	switch {
	case d <= 90*time.Second:
		return unit(whole(d, time.Second), "second")
	case d < 2*time.Hour:
		return unit(whole(d, time.Minute), "minute")
	case d < 48*time.Hour:
		return unit(whole(d, time.Hour), "hour")
	}
	return unit(whole(d, 24*time.Hour), "day")
}

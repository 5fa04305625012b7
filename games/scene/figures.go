package scene

import (
	"strconv"

	"waystation/table"
)

// NumberOf is the name of a number that a screen shows of a seat, such as its food: the script knows it by its name,
// and lets it count when it is another than it was (data-counts).
func NumberOf(s table.Seat, what string) string { return what + "-" + strconv.Itoa(int(s)) }

package words

import "strconv"

// InTen says a chance in whole per cent: 6 in 10 (58 %). Where it lies between two tenths it names both, and what
// nearly never or nearly always comes has a word of its own.
func InTen(percent int) string {
	low, rest := percent/10, percent%10
	says := strconv.Itoa(low)
	switch {
	case percent <= 0:
		return "hardly ever"
	case percent <= 7:
		return "seldom (" + strconv.Itoa(percent) + " %)"
	case percent >= 100:
		return "for certain"
	case rest >= 3 && rest <= 7 && low > 0 && low < 9:
		says += " or " + strconv.Itoa(low+1)
	case rest > 5:
		says = strconv.Itoa(low + 1)
	}
	if says == "10" {
		return "nearly always (" + strconv.Itoa(percent) + " %)"
	}
	return says + " in 10 (" + strconv.Itoa(percent) + " %)"
}

// Often says how often something is done, in whole per cent, where English has it: seldom wins (3 %), wins 6 in 10
// (58 %).
func Often(percent int, does string) string {
	often := ""
	switch {
	case percent <= 0:
		return "hardly ever " + does
	case percent <= 7:
		often = "seldom "
	case percent < 96 || percent >= 100:
		return does + " " + InTen(percent)
	default:
		often = "nearly always "
	}
	return often + does + " (" + strconv.Itoa(percent) + " %)"
}
